"""Matches and moments to look back upon."""

from __future__ import annotations

from functools import cache

from cardtable.games import GAMES
from cardtable.match import Match, Turn
from cardtable.review.moments import Moment
from cardtable.review.rating import Rater
from cardtable.review.report import Decision, Depth, Report
from cardtable.review.review import never, review
from cardtable.rules.game import AnyGame
from cardtable.rules.memory import Memory
from cardtable.rules.sight import view
from tests.games.tables import Table
from tests.players.tables import match_of

SHALLOW = Depth(worlds=16, quick=8, playouts=4, redeals=6, games=1, seconds=1000.0)


def moment_of(played: Table, move: str) -> Moment:
    """The moment at which the seat to move makes this move."""
    game, state = played.game, played.state
    made = played.move(move)
    before = state.copy()
    after = game.after(state, made)
    return Moment(
        move=0,
        turn=Turn(before.turn, made, before, ()),
        sight=view(game, before, before.turn),
        memory=Memory(game, before.turn),
        legal=game.legal_moves(before),
        after=after,
        fixed=({}, {}),
        chance=None,
        drawer=None,
    )


def rated(played: Table, move: str, worlds: int = 64) -> Decision:
    """What this move was worth there."""
    return Rater(played.game, 7, never).decision(moment_of(played, move), worlds, 1000.0)


def finished(game: AnyGame, seed: int = 3, who: str = "normal") -> Match:
    """A match played to its end, with a mistake now and then."""
    return match_of(game, seed, levels=who)


@cache
def towai() -> tuple[Match, tuple[Report, ...]]:
    """A match of two, and every report of its review."""
    match = finished(GAMES["towai"](2), 5)
    return match, tuple(review(match, SHALLOW))
