"""Your own moments: choices that were clear, and were missed. They come back as exercises."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.match import Match
from cardtable.review.report import Decision, Report

CLEAR = 5.0
"""Points by which the best move has to be above the second, two standard errors taken off."""


@dataclass(frozen=True, slots=True)
class OwnMoment:
    """A position of a match, and the one move that was right there."""

    text: str  # the match's
    move: int  # the choice comes after so many moves
    seat: int
    right: tuple[str, ...]  # the best move, and those that are worth just the same
    made: str
    cost: float  # what was made cost so much


def own_moments(match: Match, report: Report) -> tuple[OwnMoment, ...]:
    """The choices of people, or of Normals, that were clear and were missed, in order of play."""
    text = match.to_text()
    return tuple(
        [
            OwnMoment(text, found.move, found.seat, right(found), found.chosen, found.cost)
            for found in report.slips
            if match.seats[found.seat].who in ("person", "normal") and is_clear(found, report)
        ]
    )


def is_clear(decision: Decision, report: Report) -> bool:
    """Whether one move is clearly above all the others."""
    return report.in_points(decision.clear) >= CLEAR


def right(decision: Decision) -> tuple[str, ...]:
    """The best move of a choice, and those that are worth just the same."""
    best = decision.candidates[0].value
    return tuple([each.move for each in decision.candidates if each.value == best])
