"""Questions that suit any trick game."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.exercises.exercise import Ask, Choice, Kind, Puzzle, happens
from cardtable.exercises.hands import may, plays, which
from cardtable.rules.cards import Card, Luck
from cardtable.rules.events import Event, TrickWon
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.reasons import Reason, because
from cardtable.rules.state import State


def trick_of(events: Sequence[Event]) -> TrickWon | None:
    """The trick that ends with these events, if one does."""
    return next((event for event in events if isinstance(event, TrickWon)), None)


def full_trick(game: AnyGame, state: State, luck: Luck) -> tuple[Move, State] | None:
    """A card that ends this trick, and the moment when it lies there; None in any other moment.

    All its cards are different, so that one can be pointed at.
    """
    number = game.pile("trick", state.turn).number
    trick = state.piles[number]
    if len(trick) != game.seats - 1:
        return None
    moves = [move for move in plays(game, state).values() if move.card not in trick]
    if not moves or len(set(trick)) != len(trick):
        return None
    move = moves[int(luck() * len(moves))]
    lying = state.copy()
    lying.move(move.card, game.pile("hand", state.turn).number, number)
    return move, lying


def suits_of(cards: Sequence[Card]) -> int:
    """How many suits lie there."""
    return len({card.suit for card in cards})


def takes(key: str, *shows: str) -> Ask:
    """Who takes this trick? One answers with the card."""

    def ask(game: AnyGame, state: State, luck: Luck) -> Puzzle | None:
        full = full_trick(game, state, luck)
        if full is None:
            return None
        move, lying = full
        events, after = happens(game, state, move)
        won = trick_of(events)
        if won is None:
            return None
        largest = max(card.number for card in won.cards)
        return Puzzle(
            because(key),
            lying,
            state.turn,
            tuple([Choice(card, won.reason) for card in won.cards]),
            won.cards.index(won.card),
            ("trick", *shows),
            suits_of(won.cards) * 2 + 3 * (won.card.number < largest),
            won.reason.key,
            (won,),
            after,
        )

    return ask


def _takes_it(state: State, events: Sequence[Event], after: State) -> Reason | None:
    """Whether whoever was to play takes the trick."""
    del after
    won = trick_of(events)
    if won is None or won.seat == state.turn:
        return None
    return won.reason


def wins(*shows: str) -> Ask:
    """Which of your cards takes this trick?"""
    return which("wins", _takes_it, "trick", *shows)


USUAL = (
    Kind("may", may("card", "trick")),
    Kind("takes", takes("takes")),
    Kind("wins", wins()),
)
"""What is asked in a trick game that brings no questions of its own."""
