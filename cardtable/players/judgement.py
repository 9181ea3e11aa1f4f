"""Judgement: what a sound player of one game thinks of its moves at a glance."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import exp
from typing import Any, ClassVar, Generic, TypeVar

from cardtable.rules.cards import Card, Luck
from cardtable.rules.game import Game
from cardtable.rules.memory import Memory
from cardtable.rules.moves import Move
from cardtable.rules.sight import View
from cardtable.rules.state import OVER, State

S = TypeVar("S", bound=State)


class Whims:
    """Common random numbers of a playout, by seats: one for each of its moves, some for the table.

    Every candidate is played on with the same whims in the same world. So all are surprised at
    the same moments, and differ by what they are worth.
    """

    __slots__ = ("at", "luck", "numbers")

    def __init__(self, seats: int, luck: Luck) -> None:
        self.luck = luck
        self.numbers: list[list[float]] = [[] for _ in range(seats + 1)]
        self.at = [0] * (seats + 1)

    def again(self) -> Whims:
        """The same whims, from their beginning."""
        self.at = [0] * len(self.at)
        return self

    def next(self, seat: int) -> float:
        """The next number for this seat; the table counts as one seat more."""
        numbers = self.numbers[seat]
        at = self.at[seat]
        self.at[seat] = at + 1
        if at == len(numbers):
            numbers.append(self.luck())
        return numbers[at]


class Judgement(Generic[S]):
    """Rates the moves of the seat to move from what that seat sees, cheaply.

    It looks at a state only as the mover may: public piles and the mover's own. So it serves as
    the Normal player, as the model of everybody in a search's playouts, and breaks its ties.
    Each game has its own; every question has a usual answer.
    """

    searches: ClassVar[bool] = False  # whether even Normal must search, for ratings tell nothing
    longest: ClassVar[int] = 400  # a playout is cut after so many moves and judged as it stands
    spread: ClassVar[float] = 10.0  # points that nearly decide a round
    whole: ClassVar[float] = 0.0  # points of a whole share where all play together for points
    point: float = 0.0  # what a point of its ratings is worth in shares of the game
    reads_plays: bool = True  # whether worlds are made to explain what others did, card by card
    depth: ClassVar[int] = 6  # so many of the others' last plays are read, if any
    lasting: ClassVar[frozenset[str]] = frozenset()  # questions whose answers are always read
    mixing: ClassVar[int] = 12  # so many changes lead from one guessed world to the next
    doubt: ClassVar[float] = 0.0  # how much of any play is taken to mean nothing, at least
    surprise: ClassVar[float] = 0.1  # how often somebody in a playout does anything at all
    reads_manners: ClassVar[bool] = False  # whether that is learnt from how each has played

    def __init__(self, game: Game[S], *, beginner: bool = False) -> None:
        self.game = game
        self.beginner = beginner  # counts no cards and sees little of what the others are after
        self.expert: int | None = None  # the seat that plays by more than others are expected to
        self.by_thumb = beginner  # goes by rules of thumb where there are fitted tables
        self.rules = self.short_game(game)

    def short_game(self, game: Game[S]) -> Game[S]:
        """The rules to play a search's worlds by: those that stop when the round is over."""
        return game

    def rate(self, state: S, moves: Sequence[Move]) -> list[float]:
        """How good each move is for the seat to move: higher is better."""
        return [0.0] * len(moves)

    def quick(self, state: S, moves: Sequence[Move]) -> Move:
        """A plausible move for playouts: the best rated one, unless a game knows a cheaper way."""
        ratings = self.rate(state, moves)
        return moves[ratings.index(max(ratings))]

    def reader(
        self, sight: View, memory: Memory, faith: Sequence[float]
    ) -> Callable[[S, Luck], None] | None:
        """Who makes guessed worlds likelier at once by what the others did, if anybody can."""
        return None

    def playout(self, state: S, wild: Sequence[float], whims: Whims) -> Sequence[float]:
        """Play a world on to the round's end, with surprises, and judge what came of it."""
        rules = self.rules
        legal_moves, play, quick = rules.legal_moves, rules.play, self.quick
        for _ in range(self.longest):
            if state.asked == OVER:
                break
            moves = legal_moves(state)
            seat = state.turn
            whim = whims.next(seat)
            if len(moves) == 1:
                play(state, moves[0])
            elif whim < wild[seat]:
                play(state, moves[int(whim / wild[seat] * len(moves))])
            else:
                play(state, quick(state, moves))
        return self.shares(state)

    def trusts(self, surprise: float) -> bool:
        """Whether who surprises so seldom is taken to play by all of this judgement."""
        return self.reads_manners and surprise < 0.25

    def tells(self, surprise: float) -> bool:
        """Whether the cards of who surprises so often tell enough of the hand to be read."""
        return self.trusts(surprise) or not self.reads_manners

    def shares(self, state: S) -> Sequence[float]:
        """What each seat may expect of the game, from 0 to 1, where a playout stopped."""
        if state.asked == OVER and state.winners:
            return self.game.returns(state)
        return soft_shares(state.scores, 1.0)

    def standing(self, state: S, before: Sequence[int]) -> list[float]:
        """How well each seat has done by the score alone, from 0 to 1, where a playout stopped.

        It is asked by players who share no other judgement; before are the scores the round began
        with. The usual answer is the lead over the best other total, or the points of all together.
        """
        scores = state.scores
        if self.game.together:
            return [score / self.spread for score in scores]
        if state.winners:
            return list(self.game.returns(state))
        rivals = [max([*scores[:seat], *scores[seat + 1 :]]) for seat in range(len(scores))]
        leads = [(own - rival) / self.spread for own, rival in zip(scores, rivals, strict=True)]
        return [min(1.0, max(0.0, 0.5 + lead / 4)) for lead in leads]

    def closing(self, state: S) -> bool:
        """Whether so little of the round is left that each world can be solved exactly."""
        return False

    def temperature(self) -> float:
        """How wide apart ratings are that this player may confuse: for reading others' plays."""
        return 1.0

    def twins(self, state: S, moves: Sequence[Move]) -> list[int]:
        """For each move the place of the first one that is worth just the same: search one."""
        return list(range(len(moves)))


def soft_shares(scores: Sequence[float], temperature: float) -> list[float]:
    """Each seat's chance of the highest score in the end: a softmax."""
    best = max(scores)
    weights = [exp((score - best) / temperature) for score in scores]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def neighbours(moves: Sequence[Move], bits: Mapping[Card, int], others: int) -> list[int]:
    """Twins among cards: those of one suit with no card between them that others may lay.

    The bits number the cards suit by suit upwards; the others' cards are so many bits.
    """
    twins = list(range(len(moves)))
    order = sorted(twins, key=lambda place: bits[moves[place].card])
    for low, high in pairwise(order):
        one, other = moves[low].card, moves[high].card
        between = (bits[other] - 1) & ~((bits[one] << 1) - 1)
        if one.suit == other.suit and not between & others:
            twins[high] = twins[low]
    return twins


AnyJudgement = Judgement[Any]
