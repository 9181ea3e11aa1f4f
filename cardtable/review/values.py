"""Values: what each seat may expect of a moment, with all hands open and nothing else known.

A few playouts by Normal's judgement from the cards as they truly lie. What no seat knows, the order
of face-down piles and all luck to come, is dealt anew in each: it is still open.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from cardtable.match import Match
from cardtable.players.judgement import Whims
from cardtable.players.registry import judgement_for
from cardtable.review.report import BEGIN
from cardtable.rules.cards import Luck, shuffled
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.state import OVER, State

Fixed = Mapping[int, int]
"""Of each pile nobody knows: so many cards at its end were seen when they were laid there."""


class Worth(NamedTuple):
    """What each seat may expect, and the variance of that figure."""

    means: tuple[float, ...]
    variances: tuple[float, ...]

    def error(self, seat: int) -> float:
        """The standard error of a seat's figure."""
        return sqrt(self.variances[seat])


def seen_below(match: Match) -> Fixed:
    """The cards at the end of face-down piles that some seat knows by now."""
    memories = [match.memory(seat) for seat in range(match.game.seats)]
    return {
        pile.number: max([len(memory.bottoms.get(pile.number, ())) for memory in memories])
        for pile in match.game.piles
        if pile.known == "nobody"
    }


def redealt(game: AnyGame, state: State, fixed: Fixed, luck: Luck) -> State:
    """The same moment with everything dealt anew that is still open."""
    new: State = state.copy()
    new.seed = int(luck() * 2**53)
    for pile in game.piles:
        cards = new.piles[pile.number]
        if pile.known == "nobody" and len(cards) > 1:
            free = max(0, len(cards) - fixed.get(pile.number, 0))
            new.piles[pile.number] = (*shuffled(cards[:free], luck), *cards[free:])
    return new


class Foresight:
    """Values of one game's moments. The same seed gives the same values."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.judgement = judgement_for(game)
        self.scale = self.judgement.whole or 1.0
        self.wild = [self.judgement.surprise] * game.seats

    def luck(self, *place: int) -> Luck:
        """Luck of its own for each place it is asked for: it must not follow from the deal's."""
        return Random(f"review {self.seed} {place}").random

    def worth(self, state: State, fixed: Fixed, playouts: int, first: int = 0) -> Worth:
        """What each seat may expect at this moment; the first is the number of the first playout.

        Every moment is played on with the same luck, so that two of them differ by the cards.
        """
        if self.game.is_over(state):
            return Worth(self.result(state), (0.0,) * self.game.seats)
        found = [
            self.played_on(redealt(self.game, state, fixed, self.luck(number)), number)
            for number in range(first, first + playouts)
        ]
        return worth_of(found)

    def played_on(self, state: State, number: int) -> Sequence[float]:
        """What a moment comes to, in the playout of this number: the state is used up."""
        if self.game.is_over(state):
            return self.result(state)
        whims = Whims(self.game.seats, self.luck(number, 0))
        shares = self.judgement.playout(state, self.wild, whims)
        return [self.scale * share for share in ended(self.game, state, shares)]

    def redeals(
        self, before: State, move: Move, fixed: tuple[Fixed, Fixed], count: int, place: int
    ) -> Worth:
        """The same of what a move might have brought, over so many deals of what was open.

        What was seen of face-down piles is given before the move and after it. Each is another
        deal and another playout, so the mean's variance tells of both.
        """
        found = []
        for number in range(count):
            state = redealt(self.game, before, fixed[0], self.luck(place, number, 1))
            self.game.play(state, move)
            state = redealt(self.game, state, fixed[1], self.luck(number))
            found.append(self.played_on(state, number))
        return worth_of(found)

    def deals(self, count: int) -> Worth:
        """The same of the first deal."""
        found = []
        for number in range(count):
            state = self.game.deal(int(self.luck(BEGIN, number, 1)() * 2**53))
            state = redealt(self.game, state, {}, self.luck(number))
            found.append(self.played_on(state, number))
        return worth_of(found)

    def result(self, state: State) -> tuple[float, ...]:
        """What each seat has made of a game that is over."""
        return tuple([self.scale * share for share in self.game.returns(state)])


def ended(game: AnyGame, state: State, shares: Sequence[float]) -> Sequence[float]:
    """What a playout came to: the true result if it is one, not how near it was."""
    return game.returns(state) if state.asked == OVER and state.winners else shares


def worth_of(found: Sequence[Sequence[float]]) -> Worth:
    """The means of these values, and their variances."""
    count = len(found)
    seats = range(len(found[0]))
    means = tuple([sum([values[seat] for values in found]) / count for seat in seats])
    sums = [sum([(values[seat] - means[seat]) ** 2 for values in found]) for seat in seats]
    return Worth(means, tuple([one / max(1, count - 1) / count for one in sums]))


def together(one: Worth, ones: int, other: Worth, others: int) -> Worth:
    """Two figures of the same moment as one, by how many playouts each has."""
    whole = ones + others
    return Worth(
        tuple([(a * ones + b * others) / whole for a, b in zip(*(one[0], other[0]), strict=True)]),
        tuple(
            [
                (a * ones**2 + b * others**2) / whole**2
                for a, b in zip(one.variances, other.variances, strict=True)
            ]
        ),
    )
