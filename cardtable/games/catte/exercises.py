"""Small exercises of Catte."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from cardtable.exercises.exercise import Group, Kind, Puzzle, happens
from cardtable.exercises.hands import may, plays, which
from cardtable.exercises.sums import lying_for, numbers, scored_in, slips
from cardtable.exercises.tricks import takes, wins
from cardtable.games.catte.endings import CatteEndings
from cardtable.games.catte.rules import TAKEN, TRICK, UNUSED, Catte, total
from cardtable.rules.cards import Luck
from cardtable.rules.events import Event
from cardtable.rules.game import AnyGame
from cardtable.rules.reasons import Reason, Value, because
from cardtable.rules.state import State


def _stays_under(state: State, events: Sequence[Event], after: State) -> Reason | None:
    """Whether whoever was to play is not over the limit when the trick is taken."""
    del after
    for scored in scored_in(events):
        if scored.seat == state.turn and scored.reason.key in CatteEndings.too_far:
            return scored.reason
    return None


def _cup(game: AnyGame, state: State) -> dict[str, Value]:
    """How full the cup of the seat to move is."""
    return {"total": total(state.piles[TAKEN[state.turn]]), "limit": cast(Catte, game).limit}


def scores(game: AnyGame, state: State, luck: Luck) -> Puzzle | None:
    """What does this round score? The coffees won lie beside those left over."""
    legal = list(plays(game, state).values())
    if not legal or len(state.piles[TRICK]) != game.seats - 1:
        return None
    move = legal[int(luck() * len(legal))]
    events, after = happens(game, state, move)
    scored = scored_in(events)
    if not scored:
        return None
    one = scored[int(luck() * len(scored))]
    if not any(line.amount for line in one.lines) or one.seat is None:
        return None
    choices, right = numbers(one.points, slips(one.lines), luck)
    lying = lying_for(move, state, events)
    values = dict(one.reason.values)
    return Puzzle(
        because("scores", limit=values["limit"]),
        state,
        one.seat,
        choices,
        right,
        (),
        one.lines[0].amount + 3 * one.lines[1].amount,
        one.lines[0].what,
        after=after,
        laid=(
            Group("taken", tuple(lying[TAKEN[one.seat]])),
            Group("unused", tuple(lying[UNUSED[one.seat]])),
        ),
        sum=one.lines,
    )


KINDS = (
    Kind("may", may("card", "trick", "centre")),
    Kind("takes", takes("takes", "centre")),
    Kind("wins", wins("centre")),
    Kind("under", which("under", _stays_under, "trick", "centre", "taken", values=_cup)),
    Kind("scores", scores),
)
