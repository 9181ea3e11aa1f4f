"""The chapters of a game's exercises: fixed ones from easy to hard, and as many more as one likes.

A chapter holds exercises of one kind. Its stars tell how well it went: three if every answer was
right at once, two if one was not, one if it was finished.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.exercises.exercise import Exercise, Kind, draw
from cardtable.rules.game import AnyGame

LENGTH = 4  # exercises of a chapter
LOOKED_AT = 24  # the numbers from 1 that a chapter is chosen from
STARS = 3


def chapter(rules: type[AnyGame], kind: Kind) -> Sequence[Exercise]:
    """The exercises of this kind that everybody gets: as many of the rules' cases as there is
    room for, the easiest of each, and from easy to hard.
    """
    found = [draw(rules, kind, seed) for seed in range(1, LOOKED_AT + 1)]
    found.sort(key=lambda one: (one.question.hard, one.seed))
    chosen: list[Exercise] = []
    while len(chosen) < LENGTH:
        met = {one.question.topic for one in chosen}
        left = [one for one in found if one not in chosen]
        fresh = [one for one in left if one.question.topic not in met]
        chosen.append((fresh or left)[len(chosen) * len(fresh or left) // (LENGTH + 1)])
    return sorted(chosen, key=lambda one: (one.question.hard, one.seed))


def endless(rules: type[AnyGame], kinds: Sequence[Kind], seed: int, number: int) -> Exercise:
    """The exercise of this number, from 0, of the endless ones that begin with a seed."""
    return draw(rules, kinds[number % len(kinds)], seed + number)


def stars_for(slips: int) -> int:
    """The stars of a finished chapter in which so many exercises were not right at once."""
    return max(1, STARS - slips)
