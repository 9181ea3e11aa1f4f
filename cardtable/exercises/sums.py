"""Questions answered with a number: what does this come to?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from cardtable.endings import Lying, lying_when_counted
from cardtable.exercises.exercise import Choice
from cardtable.match import Turn
from cardtable.rules.cards import Luck
from cardtable.rules.events import Event, Scored
from cardtable.rules.moves import Move
from cardtable.rules.reasons import Line
from cardtable.rules.state import State

CHOICES = 4


def slips(lines: Sequence[Line]) -> list[int]:
    """What the sum of these lines comes to with a slip: a line forgotten, not multiplied, or with
    the wrong sign.
    """
    flips = any(line.gives < 0 for line in lines)
    each = [{line.gives, line.amount, 0, -line.gives if flips else 0} for line in lines]
    return [sum(gives) for gives in product(*each)]


def numbers(right: int, near: Iterable[int], luck: Luck) -> tuple[tuple[Choice, ...], int]:
    """Four different numbers from the smallest on, and the place of the right one among them.

    The others are some of the ``near`` ones; where these are too few, its neighbours.
    """
    others = sorted({number for number in near if number != right}, key=lambda n: abs(n - right))
    others = others[: 2 * CHOICES]
    chosen = {right}
    while others and len(chosen) < CHOICES:
        chosen.add(others.pop(int(luck() * len(others))))
    step = 1
    while len(chosen) < CHOICES:
        chosen.add(right + step)
        step = -step if step > 0 else 1 - step
    found = sorted(chosen)
    return tuple([Choice(number) for number in found]), found.index(right)


def scored_in(events: Sequence[Event]) -> list[Scored]:
    """The scores among these events."""
    return [event for event in events if isinstance(event, Scored)]


def lying_for(move: Move, before: State, events: tuple[Event, ...]) -> Lying:
    """How everything lay when the points of this move were counted."""
    return lying_when_counted(Turn(before.turn, move, before, events))
