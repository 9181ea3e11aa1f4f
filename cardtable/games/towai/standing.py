"""What a finish in TOWAI is worth: each seat's chance to win the game, between the rounds."""

from __future__ import annotations

from functools import cache

from cardtable.games.towai.rules import FINISHES_TO_WIN


@cache
def after_finish(scores: tuple[int, ...], seat: int) -> tuple[float, ...]:
    """Each seat's chance to win the game once this seat has finished the round."""
    if scores[seat] + 1 == FINISHES_TO_WIN:
        return tuple([float(other == seat) for other in range(len(scores))])
    return between_rounds((*scores[:seat], 1, *scores[seat + 1 :]))


@cache
def between_rounds(scores: tuple[int, ...]) -> tuple[float, ...]:
    """Each seat's chance to win the game between two rounds, if all finish equally often."""
    halfway = sum(scores)
    return tuple([chance(len(scores), halfway, score) for score in scores])


@cache
def chance(seats: int, halfway: int, score: int) -> float:
    """The chance of a seat with this score, when so many seats have finished once."""
    newly = (seats - halfway) / seats  # somebody finishes for the first time
    if score:
        return 1 / seats + (newly * chance(seats, halfway + 1, 1) if newly else 0.0)
    others = (seats - halfway - 1) / seats
    mine = chance(seats, halfway + 1, 1) / seats
    return mine + (others * chance(seats, halfway + 1, 0) if others else 0.0)
