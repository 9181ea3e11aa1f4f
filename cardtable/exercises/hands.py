"""Questions about a hand: which of its cards may be played, and which of them does something."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.exercises.exercise import Ask, Choice, Puzzle, happens, only
from cardtable.rules.cards import Card, Luck, card_order
from cardtable.rules.events import Event, RoundEnded, TrickWon
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move, move_named
from cardtable.rules.reasons import Reason, Value, because
from cardtable.rules.state import State

FEWEST = 3  # cards of a hand one chooses from
MOST = 8
COUNTED = 0.06  # how often they are counted, where neither one may be played nor all but one

Values = Callable[[AnyGame, State], dict[str, Value]]
"""What fills the gaps of a question asked of this moment."""

Does = Callable[[State, Sequence[Event], State], Reason | None]
"""Why what happens is not what is asked for; None if it is. It is told the moment before, the
events and the moment after."""


def hand_of(game: AnyGame, state: State) -> tuple[Card, ...]:
    """The cards in the hand of the seat to move."""
    return state.piles[game.pile("hand", state.turn).number]


def plays(game: AnyGame, state: State) -> dict[Card, Move]:
    """The legal moves that lay a card of the hand in the middle, by their cards."""
    found = {}
    for move in game.legal_moves(state):
        if move.source == "hand" and game.pile(move.target, state.turn).owner is None:
            found[move.card] = move
    return found


def all_plays(game: AnyGame, state: State, target: str) -> dict[Card, Move]:
    """The moves that would lay each card of the hand there, legal or not."""
    hand = sorted(set(hand_of(game, state)), key=card_order)
    return {card: move_named(f"{card.name} hand>{target}") for card in hand}


def shown_then(events: Sequence[Event]) -> tuple[Event, ...]:
    """What is to be seen of these: up to the end of the trick or of the round."""
    shown: list[Event] = []
    for event in events:
        if isinstance(event, RoundEnded):
            break
        shown.append(event)
        if isinstance(event, TrickWon):
            break
    return tuple(shown)


def nothing(game: AnyGame, state: State) -> dict[str, Value]:
    """A question that needs no values."""
    del game, state
    return {}


def may(asked: str, *shows: str, key: str = "may", values: Values = nothing) -> Ask:
    """Which of these may you play? Which may you not? How many may you?

    The cards are laid on the first pile that is shown.
    """

    def ask(game: AnyGame, state: State, luck: Luck) -> Puzzle | None:
        target = shows[0]
        pile = state.piles[game.pile(target, state.turn).number]
        if state.asked != asked or not pile:
            return None
        wanted = all_plays(game, state, target)
        if not FEWEST <= len(wanted) <= MOST or len(wanted) != len(hand_of(game, state)):
            return None
        against = {card: game.reason_against(state, move) for card, move in wanted.items()}
        allowed = [card for card in wanted if against[card] is None]
        refused = [card for card in wanted if against[card] is not None]
        if len(allowed) == 1:
            choices = [Choice(card, against[card]) for card in wanted]
            right, form = allowed[0], key
        elif len(refused) == 1:
            choices = [Choice(card, because("may-be-played", card=card)) for card in wanted]
            right, form = refused[0], f"{key}-not"
        elif luck() < COUNTED:
            reasons = [reason for reason in against.values() if reason is not None]
            asks = because(f"{key}-count", **values(game, state))
            return _how_many(state, len(allowed), reasons, shows, asks)
        else:
            return None
        then: tuple[Event, ...] = ()
        after = None
        if form == key:
            events, after = happens(game, state, wanted[right])
            then = shown_then(events)
        at = list(wanted).index(right)
        reason = next(reason for reason in against.values() if reason is not None)
        return Puzzle(
            because(form, **values(game, state)),
            state,
            state.turn,
            tuple(choices),
            at,
            (*shows, "hand"),
            len(choices) + 3 * (form != key),
            f"{form} {reason.key} {pile[-1].suit}",
            then,
            after,
        )

    return ask


def _how_many(
    state: State, count: int, against: Sequence[Reason], shows: Sequence[str], asks: Reason
) -> Puzzle:
    """How many of these may you play?"""
    every = count + len(against)
    offered = {0, count, every // 2, every}
    others = [number for number in range(1, every) if number not in offered]
    numbers = sorted([*offered, *others[: 4 - len(offered)]])
    fewer = because("may-more") if against else because("nothing-binds")
    choices = [Choice(number, against[0] if number > count else fewer) for number in numbers]
    return Puzzle(
        asks,
        state,
        state.turn,
        tuple(choices),
        numbers.index(count),
        (*shows, "hand"),
        every + 2,
        f"count {bool(against)}",
    )


def which(key: str, does: Does, *shows: str, values: Values = nothing) -> Ask:
    """Which of your cards does that, played last to a trick? One you may play does, the others
    do not.
    """

    def ask(game: AnyGame, state: State, luck: Luck) -> Puzzle | None:
        del luck
        trick = state.piles[game.pile("trick", state.turn).number]
        if len(trick) != game.seats - 1:
            return None
        legal = plays(game, state)
        if len(legal) < 2:
            return None
        wanted = all_plays(game, state, next(iter(legal.values())).target)
        if len(wanted) > MOST or len(wanted) != len(hand_of(game, state)):
            return None
        choices, doing = [], []
        for at, (card, move) in enumerate(wanted.items()):
            reason = game.reason_against(state, move)
            if reason is None:
                events, after = happens(game, state, move)
                reason = does(state, events, after)
                if reason is None:
                    doing.append(at)
            choices.append(Choice(card, reason))
        right = only(doing)
        if right is None:
            return None
        card = list(wanted)[right]
        events, after = happens(game, state, wanted[card])
        won = [event for event in events if isinstance(event, TrickWon)]
        return Puzzle(
            because(key, **values(game, state)),
            state,
            state.turn,
            tuple(choices),
            right,
            (*shows, "hand"),
            len(legal) * 2 + len(choices),
            won[0].reason.key if won else "",
            shown_then(events),
            after,
        )

    return ask
