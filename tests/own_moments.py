"""Moments for tests and pictures: a choice of a game with one move that is told to be best."""

from __future__ import annotations

from datetime import date

from cardtable.exercises.own import Moment, exercise_of
from cardtable.match import Match, move_line
from tests.kept_games import finished_match


def moments_of(game: str, due: date, least: int = 12, count: int = 1) -> list[Moment]:
    """The first choices of a game, after so many moves, that make exercises."""
    match = finished_match(game, 3)
    found: list[Moment] = []
    for number, turn in enumerate(match.turns[least:], least):
        moments = Moment(game, up_to(match, number), *_rated(match, number), "share", due)
        if match.seats[turn.seat].who == "person" and exercise_of(moments) is not None:
            found.append(moments)
        if len(found) == count:
            return found
    raise AssertionError(f"no moment of {game} makes an exercise")


def up_to(match: Match, number: int) -> str:
    """The text of a match's first moves."""
    lines = [move_line(turn.seat, turn.move) for turn in match.turns[:number]]
    return match.heading() + "".join(lines)


def _rated(match: Match, number: int) -> tuple[str, tuple[tuple[str, float], ...]]:
    """The best move, and by how much each is behind: made up, each seven points more."""
    moves = match.game.legal_moves(match.turns[number].before)
    return moves[0].text, tuple([(move.text, 7.0 * n) for n, move in enumerate(moves)])
