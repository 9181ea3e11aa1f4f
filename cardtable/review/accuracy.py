"""Accuracy: how well a seat chose, in one figure from 0 to 100."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from cardtable.review.report import MARKS, Accuracy, Decision

STEEP = 10.0
"""Points that a choice loses on the average if the accuracy is 37 (100 / e): see notes.md."""


def accuracy(seat: int, decisions: Sequence[Decision], point: float) -> Accuracy:
    """The accuracy of these choices of a seat; a point is so much of what they cost.

    Each choice counts as much as it was hard, or as it went wrong. What a choice cost is taken
    less its standard error: what may be the rating's own doubt is nobody's mistake.
    """
    chosen = [decision for decision in decisions if not decision.forced]
    weights = [max(one.difficulty, min(1.0, surely(one) / (STEEP * point))) for one in chosen]
    lost = [weight * surely(one) for weight, one in zip(weights, chosen, strict=True)]
    whole = sum(weights)
    mean = sum(lost) / whole / point if whole else 0.0
    marks = [one.mark for one in chosen]
    small, medium, large = [marks.count(mark) for mark in MARKS]
    cost = sum([one.cost for one in chosen if one.is_slip])
    return Accuracy(seat, 100 * exp(-mean / STEEP), len(chosen), (small, medium, large), cost)


def surely(decision: Decision) -> float:
    """What a choice cost, less its standard error."""
    return max(0.0, decision.cost - decision.error)
