"""Small exercises of Familiar's Trouble."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.exercises.exercise import Choice, Kind, Puzzle, happens, only
from cardtable.exercises.hands import all_plays, hand_of, may, plays, shown_then
from cardtable.exercises.sums import numbers, scored_in
from cardtable.exercises.tricks import full_trick, suits_of, takes
from cardtable.games.familiar.rules import BOARD, COLOURS, NEEDS, POINTS, TRICK, totals
from cardtable.rules.cards import Card, Luck
from cardtable.rules.events import Event
from cardtable.rules.game import AnyGame
from cardtable.rules.reasons import Line, Reason, because
from cardtable.rules.state import State


def lacks(errand: Card, cards: tuple[Card, ...]) -> Reason:
    """What these cards are short of for an errand, in the first colour that is short."""
    for colour, needs, there in zip(COLOURS, NEEDS[errand], totals(cards), strict=True):
        if there < needs:
            return because("lacks", errand=errand, suit=colour, there=there, needs=needs)
    return because("errand-won", errand=errand)


def errands_won(events: Sequence[Event]) -> list[Card]:
    """The errands that were won."""
    found = [dict(scored.reason.values)["errand"] for scored in scored_in(events)]
    return [errand for errand in found if isinstance(errand, Card)]


def covers(game: AnyGame, state: State, luck: Luck) -> Puzzle | None:
    """Which errand do these three cards win?"""
    full = full_trick(game, state, luck)
    if full is None:
        return None
    move, lying = full
    events, after = happens(game, state, move)
    won = errands_won(events)
    board = lying.piles[BOARD]
    if len(won) != 1 or len(board) < 3:
        return None
    trick = lying.piles[TRICK]
    return Puzzle(
        because("covers"),
        lying,
        state.turn,
        tuple([Choice(errand, lacks(errand, trick)) for errand in board]),
        board.index(won[0]),
        ("trick", "board"),
        suits_of(trick) + POINTS[won[0]],
        f"level {won[0].suit}",
        after=after,
    )


def card_for(game: AnyGame, state: State, luck: Luck) -> Puzzle | None:
    """Which of your cards wins this errand?"""
    trick = state.piles[TRICK]
    legal = plays(game, state)
    if len(trick) != game.seats - 1 or len(legal) < 2:
        return None
    outcome = {card: happens(game, state, move) for card, move in legal.items()}
    wanted = all_plays(game, state, "trick")
    if len(wanted) != len(hand_of(game, state)):
        return None
    board = list(state.piles[BOARD])
    while board:
        errand = board.pop(int(luck() * len(board)))
        winning = [card for card in legal if errand in errands_won(outcome[card][0])]
        places = [at for at, card in enumerate(wanted) if card in winning]
        right = only(places)
        if right is None:
            continue
        reasons = {
            card: game.reason_against(state, move) or lacks(errand, (*trick, card))
            for card, move in wanted.items()
        }
        events, after = outcome[winning[0]]
        return Puzzle(
            because("card-for", errand=errand),
            state,
            state.turn,
            tuple([Choice(card, reasons[card]) for card in wanted]),
            right,
            ("trick", "board", "hand"),
            len(legal) + POINTS[errand],
            errand.suit,
            shown_then(events),
            after,
        )
    return None


def scores(game: AnyGame, state: State, luck: Luck) -> Puzzle | None:
    """How many points does this trick bring?"""
    full = full_trick(game, state, luck)
    if full is None:
        return None
    move, lying = full
    events, after = happens(game, state, move)
    scored = scored_in(events)
    if not scored:
        return None
    points = sum(one.points for one in scored)
    worth = [POINTS[errand] for errand in lying.piles[BOARD]]
    near = [0, *worth, *[points + more for more in worth], *[points - less for less in worth]]
    choices, right = numbers(points, [number for number in near if number >= 0], luck)
    lines: tuple[Line, ...] = tuple(
        [
            line._replace(what=errand.name)
            for one, errand in zip(scored, errands_won(events), strict=True)
            for line in one.lines
        ]
    )
    return Puzzle(
        because("scores"),
        lying,
        state.turn,
        choices,
        right,
        ("trick", "board"),
        points + 3 * len(scored),
        f"{len(scored)} errands",
        after=after,
        sum=lines,
    )


KINDS = (
    Kind("may", may("card", "trick")),
    Kind("leads", takes("leads")),
    Kind("covers", covers),
    Kind("card-for", card_for),
    Kind("scores", scores),
)
