"""The judgement for a game that has none of its own: it knows the rules and the scores.

It likes all moves alike, so its Normal searches: determinised flat Monte Carlo, every candidate in
the same guessed worlds with common random numbers, random playouts to the end of the round. What
points are worth it learns from a few games played at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from cardtable.players.judgement import Judgement, Whims, soft_shares
from cardtable.rules.cards import Luck
from cardtable.rules.game import AnyGame, Game
from cardtable.rules.state import OVER, State

GAMES_TRIED = 12  # played at random, to see how a game is scored
MOST_MOVES = 2_000  # of each


class Scale(NamedTuple):
    """How a game is scored, as far as games played at random show it."""

    sign: int  # 1 if the highest total wins, -1 if the lowest, 0 if totals do not tell who wins
    rounds: int
    points: float  # standard deviation of what a round gives


class GeneralJudgement(Judgement[State]):
    """Likes all moves alike, and judges where a playout stopped by the scores."""

    searches = True
    surprise = 1.0  # everybody plays anything
    reads_plays = False
    longest = 1_000

    def __init__(self, game: Game[State], *, beginner: bool = False) -> None:
        super().__init__(game, beginner=beginner)
        self.scale = scale_of(game)

    def playout(self, state: State, wild: Sequence[float], whims: Whims) -> Sequence[float]:
        """Play on at random to the round's end, or the game's if only that tells who wins."""
        legal_moves, play = self.rules.legal_moves, self.rules.play
        this_round = state.round
        for _ in range(self.longest):
            if state.asked == OVER or (self.scale.sign and state.round != this_round):
                break
            moves = legal_moves(state)
            play(state, moves[int(whims.next(state.turn) * len(moves))])
        return self.shares(state)

    def shares(self, state: State) -> Sequence[float]:
        """By the end of the game and by the totals, half and half: a near miss is not a rout."""
        over = state.asked == OVER
        returns = self.game.returns(state) if over and (state.winners or self.game.together) else ()
        if not self.scale.sign:
            return returns or [1 / self.game.seats] * self.game.seats
        totals = [self.scale.sign * score for score in state.scores]
        if self.game.together:
            mean = sum(totals) / len(totals) / (self.scale.points * self.scale.rounds)
            return returns or [min(1.0, max(0.0, 0.5 + mean / 4))] * len(totals)
        left = 0 if over else max(1, self.scale.rounds - state.round + 1)
        shares = soft_shares(totals, self.scale.points * (0.3 + 0.8 * sqrt(left)))
        if not returns:
            return shares
        return [(share + won) / 2 for share, won in zip(shares, returns, strict=True)]


_scales: dict[tuple[str, int, tuple[str, ...]], Scale] = {}


def scale_of(game: AnyGame) -> Scale:
    """How this game is scored; looked up, and the same at every time, for its luck is fixed."""
    key = game.id, game.seats, tuple(game.chosen.values())
    if key not in _scales:
        _scales[key] = scale_seen(game)
    return _scales[key]


def scale_seen(game: AnyGame) -> Scale:
    """How this game is scored, as games played at random show it."""
    luck = Random(1).random
    played = [played_at_random(game, seed, luck) for seed in range(GAMES_TRIED)]
    ends = [end for end in played if end is not None]
    if not ends:
        return Scale(0, 1, 1.0)
    rounds = max([end.round for end in ends])
    spread = sqrt(sum([variance(end.scores) / end.round for end in ends]) / len(ends))
    if game.together:
        totals = [end.scores[0] / end.round for end in ends]
        return Scale(1 if any(totals) else 0, rounds, max(1.0, sum(map(abs, totals)) / len(totals)))
    for sign in (1, -1):
        if spread and all(best_by(end, sign) == set(end.winners) for end in ends):
            return Scale(sign, rounds, spread)
    return Scale(0, rounds, 1.0)


def played_at_random(game: AnyGame, seed: int, luck: Luck) -> State | None:
    """The end of a game between players who do anything; None if it takes too long."""
    state: State = game.deal(seed)
    for _ in range(MOST_MOVES):
        if state.asked == OVER:
            return state
        moves = game.legal_moves(state)
        game.play(state, moves[int(luck() * len(moves))])
    return None


def variance(scores: Sequence[float]) -> float:
    """How far these scores lie apart."""
    mean = sum(scores) / len(scores)
    return sum([(score - mean) ** 2 for score in scores]) / len(scores)


def best_by(state: State, sign: int) -> set[int]:
    """Who would win if the highest, or the lowest, totals did."""
    best = max([sign * score for score in state.scores])
    return {seat for seat, score in enumerate(state.scores) if sign * score == best}
