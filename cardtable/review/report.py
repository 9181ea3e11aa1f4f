"""The report of a review: all that was found of one match, as values that go to JSON and back.

Everywhere a move is named by its index, from 0, in `match.turns`. Chances, values and costs are
shares of the game from 0 to 1, or points where all play together: `Report.unit` says which.
A "point" of a share is a hundredth of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Unit = Literal["share", "points"]
Mark = Literal["none", "small", "medium", "large"]
"""The mark of a slip, by what it cost."""

Kind = Literal["deal", "draw", "reshuffle"]

MARKS: tuple[Mark, ...] = ("small", "medium", "large")
BEGIN = -1
"""The "move" of what lay there before the first one: the first deal."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move, tried in the same guessed worlds as all the others."""

    move: str  # its text
    value: float  # what it is worth to its seat
    error: float  # standard error of how far it is behind the best; of the best, of its value


@dataclass(frozen=True, slots=True)
class Told:
    """What speaks for the best move against the one that was made: a claim of the hint's."""

    key: str  # of the texts `why.KEY`
    values: tuple[tuple[str, str | int], ...]  # cards by their names, marked with "card:"
    held: int  # worlds in which it holds with the best move …
    against: int  # … and with the one that was made
    of: int  # worlds in all
    certain: bool  # the move itself decides it


@dataclass(frozen=True, slots=True)
class Decision:
    """One choice, rated by what its seat knew then."""

    move: int
    round: int
    seat: int
    asked: str
    chosen: str
    best: str  # the chosen one itself if nothing is clearly better
    candidates: tuple[Candidate, ...]  # the best first; empty if it was forced
    cost: float  # how far the chosen one is behind the best; 0 if it is the best
    error: float  # standard error of that, world by world
    worlds: int  # guessed worlds that every candidate was tried in
    mark: Mark  # of a slip: at least 2, 5 or 10 points, and more than two standard errors
    forced: bool  # there was nothing else to do: it does not count
    punished: bool  # with the cards as they truly lay it cost something too
    difficulty: float  # how hard the choice was, from 0 to 1: its weight in the accuracy
    clear: float  # how far the second best is behind the best, less two standard errors
    points: float  # points of a round that the chosen one is behind
    told: Told | None  # why the best is better; None if it is no slip, or nothing was found

    @property
    def is_slip(self) -> bool:
        """Whether it surely cost something."""
        return self.mark != "none"


@dataclass(frozen=True, slots=True)
class Point:
    """Every seat's chances after a move: one point of the graph."""

    move: int  # BEGIN for the first deal
    round: int
    chances: tuple[float, ...]  # by seats


@dataclass(frozen=True, slots=True)
class Luck:
    """A deal, draw or reshuffle: what it was worth beside all it could have been."""

    move: int  # the one it came with; BEGIN for the first deal
    round: int
    kind: Kind
    seat: int | None  # who drew; None if it was for everybody
    before: tuple[float, ...]  # every seat's mean over re-deals of what was still open
    after: tuple[float, ...]  # every seat's chances as it came
    text: str  # key of its sentence: review.luck.deal, or review.luck.draw.seat with a {seat} …

    def worth(self, seat: int) -> float:
        """What this seat gained by it."""
        return self.after[seat] - self.before[seat]


@dataclass(frozen=True, slots=True)
class Split:
    """What became of one seat's chances: start + luck + own + others = result."""

    seat: int
    start: float  # before anything was dealt
    luck: float  # the cards: all deals, draws and reshuffles together
    own: float  # by its own moves
    others: float  # by everybody else's
    result: float
    error: float = 0.0  # standard error of the luck, and so of the play

    @property
    def skill(self) -> float:
        """All play together, its own and everybody else's."""
        return self.own + self.others


@dataclass(frozen=True, slots=True)
class Par:
    """The same seats and cards, played by Hard in this seat's place."""

    seat: int
    value: float  # what the cards were worth
    error: float
    played: int  # so many times
    made: float  # what the seat made of them
    score: float  # the same in the game's points
    scored: float


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How well a seat chose, hard choices counting more."""

    seat: int
    value: float  # from 0 to 100
    decisions: int  # not forced
    slips: tuple[int, int, int]  # small, medium, large
    cost: float  # of all its slips together


@dataclass(frozen=True, slots=True)
class Turning:
    """A moment at which the chances turned most."""

    move: int
    round: int
    seat: int  # whose chances moved most
    change: float
    kind: Kind | Literal["move"]
    by: int | None  # who moved; None if it was the cards


@dataclass(frozen=True, slots=True)
class Depth:
    """How much is tried: what a budget buys."""

    worlds: (
        int  # guessed worlds of a choice of the reviewed seats; a slip is tried in twice as many
    )
    quick: int  # … of everybody else's
    playouts: int  # of each point of the graph
    redeals: int  # of each deal, draw and reshuffle
    games: int  # for par, of all the reviewed seats together
    seconds: float  # of CPU, about; where that is not enough, fewer worlds are tried


@dataclass(frozen=True, slots=True)
class Report:
    """All that was found of one match. While it is being made, what is not there yet is empty."""

    game: str
    match: str  # a digest of the match's text, without its names
    stamp: str  # the players' version: another one rates anew
    depth: Depth
    unit: Unit
    seats: int
    reviewed: tuple[int, ...]  # seats rated in full: people; everybody, if nobody is one
    moves: int
    done: float = 0.0  # how much of the work is done, from 0 to 1
    points: tuple[Point, ...] = ()  # the first deal, and one after each move
    turning: tuple[Turning, ...] = ()  # up to three, in order of play
    luck: tuple[Luck, ...] = ()  # in order of play
    splits: tuple[Split, ...] = ()  # by seats
    decisions: tuple[Decision, ...] = ()  # in order of play, forced ones among them
    accuracy: tuple[Accuracy, ...] = ()  # by seats
    par: tuple[Par, ...] = ()  # of the reviewed seats
    seconds: float = field(default=0.0, compare=False)  # of CPU that it took

    @property
    def whole(self) -> bool:
        """Whether there is nothing left to find."""
        return self.done >= 1.0

    @property
    def slips(self) -> tuple[Decision, ...]:
        """Everybody's slips, in order of play."""
        return tuple([decision for decision in self.decisions if decision.is_slip])

    def in_points(self, value: float) -> float:
        """A value in points: hundredths of a share, or the game's own."""
        return value if self.unit == "points" else 100 * value

    def decision(self, move: int) -> Decision | None:
        """The rated choice of this move, if it is there yet."""
        return next((decision for decision in self.decisions if decision.move == move), None)

    def luckiest(self, seat: int, count: int = 3) -> tuple[Luck, ...]:
        """The moments that gave this seat most, the best first."""
        found = sorted(self.luck, key=lambda luck: -luck.worth(seat))
        return tuple([luck for luck in found if luck.worth(seat) > 0][:count])

    def unluckiest(self, seat: int, count: int = 3) -> tuple[Luck, ...]:
        """The moments that cost this seat most, the worst first."""
        found = sorted(self.luck, key=lambda luck: luck.worth(seat))
        return tuple([luck for luck in found if luck.worth(seat) < 0][:count])
