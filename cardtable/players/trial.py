"""Trial: candidates tried in the same guessed worlds, and how sure their ratings are.

Hints and whatever looks back at a decision read it: every candidate is rated in every world and
none is dropped, so that any two of them can be compared world by world.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from cardtable.players.judgement import Whims
from cardtable.players.outlook import Outlook
from cardtable.rules.moves import Move
from cardtable.rules.sight import View
from cardtable.rules.state import State

KEPT = 60  # worlds at most, to look at again: what comes of it does not get plainer with more
TRUST = 8.0  # worlds that judgement's own opinion, the prior, counts for


class Estimate(NamedTuple):
    """A figure and its standard error."""

    value: float
    error: float


class Trial:
    """Some moves of one seat, and what each came to in each world it was tried in."""

    def __init__(
        self, outlook: Outlook, sight: View, moves: Sequence[Move], twins: Sequence[int] = ()
    ) -> None:
        self.outlook = outlook
        self.sight = sight
        self.moves = moves
        self.twins = twins or range(len(moves))  # of each legal move the first that is like it
        self.results: list[list[float]] = [[] for _ in moves]  # the share of the game, by worlds
        self.alive: list[int] = list(range(len(moves)))  # the candidates that are still tried
        self.tried = 0  # worlds
        self.worlds: list[State] = []  # before the move: the first ones, if no candidate is dropped
        self.plans: list[Sequence[Whims]] = []  # the luck in each of them

    def next_world(self, *, keeps: bool) -> tuple[State, Sequence[Whims]]:
        """A new guess, and the luck that every candidate has in it."""
        world, plans = self.outlook.belief.world(), self.outlook.plans()
        self.tried += 1
        if keeps and self.tried <= KEPT:
            self.worlds.append(world)
            self.plans.append(plans)
        return world, plans

    def ratings(self) -> list[float]:
        """What each candidate is worth; what judgement thought beforehand counts a little."""
        judgement = self.outlook.judgement
        prior = judgement.rate(self.sight, self.moves)
        worth = [TRUST * judgement.point * rating for rating in prior]
        return compared(self.results, self.alive, worth, TRUST)

    def estimate(self, place: int) -> Estimate:
        """A candidate's mean share of the game in the worlds it was tried in."""
        values = self.results[place]
        middle = mean(values)
        return Estimate(middle, sqrt(sum([(v - middle) ** 2 for v in values])) / len(values))

    def gap(self, one: int, other: int) -> Estimate:
        """How much better one candidate is than another in the same worlds."""
        return Estimate(*difference(self.results[one], self.results[other]))

    def gains(self, one: int, other: int) -> list[float]:
        """How much better one candidate is than another, in each world that was kept."""
        ours, theirs = self.results[one], self.results[other]
        return [ours[at] - theirs[at] for at in range(len(self.worlds))]

    def rated(self, moves: Sequence[Move]) -> list[float]:
        """The rating of every legal move: what is like a candidate is worth the same."""
        ratings = dict(zip(self.moves, self.ratings(), strict=True))
        return [ratings[moves[twin]] for twin in self.twins]

    def like(self, moves: Sequence[Move], move: Move) -> Move:
        """The candidate that stands for this legal move."""
        return moves[self.twins[moves.index(move)]]

    def errors(self, moves: Sequence[Move], best: Move) -> list[float]:
        """Of each legal move the standard error of how far it is behind the best one.

        Of the best itself, that of its own mean.
        """
        at = {move: place for place, move in enumerate(self.moves)}
        top = at[self.like(moves, best)]
        places = [at[moves[twin]] for twin in self.twins]
        return [
            self.estimate(top).error if place == top else self.gap(top, place).error
            for place in places
        ]


def mean(values: Sequence[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


def difference(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """How much better we are in the same worlds, and its standard error."""
    gaps = [a - b for a, b in zip(ours, theirs, strict=False)]
    count = len(gaps)
    gap = sum(gaps) / count
    return gap, sqrt(sum([(g - gap) ** 2 for g in gaps])) / count


def compared(
    results: Sequence[Sequence[float]],
    alive: Sequence[int],
    prior: Sequence[float],
    trust: float,
) -> list[float]:
    """Every candidate's worth: the best one's mean, less how far the others were behind it.

    What judgement thought beforehand counts as much as so many worlds.
    """
    best = max(alive, key=lambda place: mean(results[place]))
    top = mean(results[best])
    rated = []
    for place, values in enumerate(results):
        gap = 0.0 if place == best else difference(results[best], values)[0]
        worlds = len(values)
        gap = (worlds * gap + prior[best] - prior[place]) / (worlds + trust)
        rated.append(top - gap)
    return rated
