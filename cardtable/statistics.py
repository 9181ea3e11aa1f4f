"""Statistics: what the kept matches come to for the one who played them. No pygame, no files.

Everything is computed anew from the entries handed in; nothing is counted along while one plays.
What counts is a match that was played to its end here and has a person at it; practice games and
ones with open memory are told apart.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import sqrt

from cardtable.games import GAMES
from cardtable.kept.entry import Entry, Reviewed
from cardtable.rules.remembered import OPEN_MEMORY

LAST = 50  # results of the charts
_Z = 1.959964  # of a 95 % interval

MIXED = "mixed"
"""The opponents' level where they are of several; ``person`` where all are people."""

Variant = tuple[tuple[str, str], ...]
"""The options that are not as usual, and matter to a result."""


@dataclass(frozen=True, order=True)
class Group:
    """Results that may be compared with one another."""

    game: str
    seats: int
    variant: Variant
    level: str  # of the opponents, or partners
    open_memory: bool
    practice: bool


def group_of(entry: Entry) -> Group:
    """What a result is to be compared with."""
    return Group(
        entry.game,
        len(entry.seats),
        variant_of(entry),
        level_of(entry),
        entry.open_memory,
        entry.practice,
    )


def variant_of(entry: Entry) -> Variant:
    """The options that are not as usual; open memory is told apart."""
    return tuple(
        [
            (option.name, entry.options[option.name])
            for option in GAMES[entry.game].options
            if option != OPEN_MEMORY and entry.options[option.name] != option.default
        ]
    )


def level_of(entry: Entry) -> str:
    """How well the others play."""
    levels = {seat.who for place, seat in enumerate(entry.seats) if place != entry.own}
    return levels.pop() if len(levels) == 1 else MIXED


def counts(entry: Entry, since: Mapping[str, datetime]) -> bool:
    """Whether it belongs into statistics that were begun anew at these times, by games."""
    begun = since.get(entry.game)
    return (
        entry.kept.where == "finished"
        and entry.over
        and entry.own is not None
        and (begun is None or entry.when > begun)
    )


@dataclass(frozen=True)
class Wanted:
    """Which results are looked at; None is any."""

    game: str
    seats: int | None = None
    level: str | None = None
    variant: Variant | None = None
    open_memory: bool = False
    practice: bool = False  # practice games count, too

    def fits(self, entry: Entry) -> bool:
        """Whether a result is one of them."""
        return (
            entry.game == self.game
            and self.seats in (None, len(entry.seats))
            and self.level in (None, level_of(entry))
            and self.variant in (None, variant_of(entry))
            and entry.open_memory == self.open_memory
            and (self.practice or not entry.practice)
        )


@dataclass(frozen=True)
class Result:
    """One game of the one who played."""

    when: datetime
    points: int
    share: float  # of the win
    hints: int
    reviewed: Reviewed | None


@dataclass(frozen=True)
class Figures:
    """What so many results come to."""

    results: tuple[Result, ...]  # the oldest first

    @property
    def played(self) -> int:
        """How many games."""
        return len(self.results)

    @property
    def won(self) -> int:
        """In how many of them there was a share of the win."""
        return sum(one.share > 0 for one in self.results)

    @property
    def shares(self) -> float:
        """All shares of wins together: two shared by two are as much as one."""
        return sum(one.share for one in self.results)

    @property
    def rate(self) -> float:
        """The share of a game, from 0 to 1."""
        return self.shares / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the rate lies in the long run, with 95 % confidence (Wilson's interval)."""
        if not self.played:
            return 0.0, 1.0
        count, rate = self.played, self.rate
        widened = 1 + _Z * _Z / count
        middle = (rate + _Z * _Z / (2 * count)) / widened
        half = _Z * sqrt(rate * (1 - rate) / count + _Z * _Z / (4 * count * count)) / widened
        return max(0.0, middle - half), min(1.0, middle + half)

    @property
    def points(self) -> Sequence[int]:
        """The points of each game, the oldest first."""
        return [one.points for one in self.results]

    @property
    def average(self) -> float | None:
        """The mean of the points."""
        return sum(self.points) / self.played if self.played else None

    @property
    def spread(self) -> float | None:
        """Their standard deviation; there is none of a single game."""
        if self.played < 2:
            return None
        mean = sum(self.points) / self.played
        return sqrt(sum((one - mean) ** 2 for one in self.points) / (self.played - 1))

    @property
    def best(self) -> int | None:
        """The most points of a game."""
        return max(self.points, default=None)

    @property
    def streak(self) -> int:
        """How many of the latest games in a row were won."""
        row = 0
        for one in reversed(self.results):
            if not one.share:
                break
            row += 1
        return row

    @property
    def longest(self) -> int:
        """The longest row of games won."""
        row = longest = 0
        for one in self.results:
            row = row + 1 if one.share else 0
            longest = max(longest, row)
        return longest

    @property
    def hints(self) -> int:
        """How many hints were used."""
        return sum(one.hints for one in self.results)

    @property
    def last(self) -> Sequence[Result]:
        """The latest results, the oldest of them first."""
        return self.results[-LAST:]

    @property
    def reviewed(self) -> Sequence[Result]:
        """The latest of those that have a review."""
        return [one for one in self.results if one.reviewed is not None][-LAST:]

    @property
    def accuracy(self) -> float | None:
        """The mean accuracy of all reviews."""
        found = [one.reviewed.accuracy for one in self.results if one.reviewed is not None]
        return sum(found) / len(found) if found else None


def figures(entries: Sequence[Entry]) -> Figures:
    """What these results come to."""
    ordered = sorted(entries, key=lambda one: one.kept.path.name)
    return Figures(tuple([_result(entry) for entry in ordered]))


def _result(entry: Entry) -> Result:
    assert entry.own is not None
    points = entry.scores[entry.own]
    return Result(entry.when, points, entry.share, entry.hints, entry.reviewed)


def bands(points: Sequence[int], starts: Sequence[int]) -> list[int]:
    """How many of these points fall into each band of a chart: below its first start, and on."""
    found = [0] * (len(starts) + 1)
    for one in points:
        found[sum(one >= start for start in starts)] += 1
    return found


def heaps(points: Sequence[int], most: int = 12) -> list[tuple[int, int, int]]:
    """The points in at most so many heaps of equal width: from, to, how many."""
    if not points:
        return []
    low, high = min(points), max(points)
    wide = next(one for one in _WIDTHS if (high // one) - (low // one) < most)
    first = low // wide
    found = [0] * (high // wide - first + 1)
    for one in points:
        found[one // wide - first] += 1
    return [
        ((first + n) * wide, (first + n + 1) * wide - 1, count) for n, count in enumerate(found)
    ]


_WIDTHS = [10**power * first for power in range(8) for first in (1, 2, 5)]


def by_groups(entries: Sequence[Entry]) -> dict[Group, Figures]:
    """What each group comes to, in order."""
    found: dict[Group, list[Entry]] = {}
    for entry in entries:
        found.setdefault(group_of(entry), []).append(entry)
    return {group: figures(found[group]) for group in sorted(found)}
