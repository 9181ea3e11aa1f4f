"""ThinkingPlayer: guesses the hidden cards, plays every candidate on in each guess, compares.

Determinised flat Monte Carlo. Worlds are dealt to fit all that the seat has seen, and are as likely
as what the others did makes them (belief.py). Every candidate is tried in the same worlds with
common random numbers, equal cards once; clear losers are dropped on the way; the last tricks are
solved. One routine answers every question.

How it expects the others to play is learnt round by round (manners.py): who has played by our
judgement is foreseen by it and read by the cards; who has not surprises now and then, and tells
too little to be read. What was tried, with figures, stands in notes.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, sqrt
from time import perf_counter, process_time

from cardtable.players.belief import Belief
from cardtable.players.characters import Character
from cardtable.players.judgement import AnyJudgement, Whims
from cardtable.players.manners import manners, surprises
from cardtable.players.player import Player
from cardtable.rules.cards import Luck
from cardtable.rules.moves import Move
from cardtable.rules.sight import AnyGame, View
from cardtable.rules.state import OVER, State


class ThinkingPlayer(Player):
    """Hard: searches every question it is asked, within its seconds or simulations."""

    level = "hard"
    near = 0.003  # of a share of the game: less than that is noise
    patience = 3.5  # standard errors behind the best at which a candidate is dropped
    twice = 2  # playouts of each candidate in each world
    trust = 8.0  # worlds that judgement's own opinion, the prior, counts for
    first_look = 24  # worlds before any candidate is dropped

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        character: Character,
        luck: Luck,
        judgement: AnyJudgement,
        *,
        seconds: float = 0.5,
        simulations: int | None = None,
        stop: Callable[[], bool] | None = None,
        wall: float | None = None,
    ) -> None:
        super().__init__(game, seat, character, luck)
        self.judgement = judgement
        judgement.expert = seat
        self.seconds = seconds
        self.simulations = simulations  # if given, only they bound the search, not the clock
        self.wall = wall  # seconds by the clock on the wall, if a person waits
        self.stop = stop or (lambda: False)  # asked now and then: an answer no longer wanted
        self.played = 0  # simulations of all decisions so far
        self.spent = 0.0  # and the CPU seconds they took

    def rate(self, sight: View, moves: Sequence[Move]) -> list[float]:
        """Each move's share of the game, from 0 to 1, as far as this search can tell."""
        begun = process_time()
        twins = self.judgement.twins(sight, moves)
        firsts = sorted(set(twins))
        rated = self.search(sight, [moves[first] for first in firsts])
        self.spent += process_time() - begun
        return [rated[firsts.index(twin)] for twin in twins]

    def choose(self, sight: View, moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        return self.pick_known(sight, moves, self.rate(sight, moves))

    def pick_known(self, sight: View, moves: Sequence[Move], ratings: Sequence[float]) -> Move:
        """The best; of those about as good, what judgement likes, then the character."""
        least = max(ratings) - self.near
        good = [move for move, rating in zip(moves, ratings, strict=True) if rating >= least]
        return self.pick(good, self.judgement.rate(sight, good)) if len(good) > 1 else good[0]

    def search(self, sight: View, moves: Sequence[Move]) -> list[float]:
        """Try these moves in guessed worlds; what each is worth to this seat."""
        count = len(moves)
        if count == 1:
            return [0.5]
        ends = process_time() + self.seconds
        wall_ends = perf_counter() + self.wall if self.wall else inf
        limit = self.simulations
        game, judgement, luck, seat = self.game, self.judgement, self.luck, self.seat
        shown = manners(judgement, self.memory)
        wild = surprises(judgement, shown, seat)
        belief = Belief(judgement, sight, self.memory, shown, luck)
        results: list[list[float]] = [[] for _ in moves]
        alive = list(range(count))
        tried = worlds = 0
        look_at_clock = 0  # which takes its time when the machine is busy
        look = self.first_look
        rules = judgement.rules
        closing = judgement.closing(sight)
        # A second playout tells something new only if somebody may play otherwise than before.
        foreseen = closing or all(judgement.trusts(surprise) for surprise in wild)
        each = 1 if foreseen else self.twice
        while len(alive) > 1:
            world = belief.world()
            worlds += 1
            plans = [Whims(game.seats, luck) for _ in range(each)]
            for place in alive:
                result = 0.0
                for whims in plans:
                    state = world.copy()
                    rules.play(state, moves[place])
                    if closing:
                        result += self.solved(state, wild)[seat]
                    else:
                        result += judgement.playout(state, wild, whims.again())[seat]
                results[place].append(result / each)
            tried += len(alive) * each
            if limit is not None and tried >= limit:
                break
            if tried >= look_at_clock:
                look_at_clock = tried + 32
                if self.stop():
                    break
                if limit is None and (process_time() >= ends or perf_counter() >= wall_ends):
                    break
            if worlds >= look:
                alive = self.still_good(results, alive)
                look = int(look * 1.4) + 1
        self.played += tried
        prior = judgement.rate(sight, moves)
        worth = [self.trust * judgement.point * rating for rating in prior]
        return compared(results, alive, worth, self.trust)

    def solved(self, state: State, wild: Sequence[float]) -> Sequence[float]:
        """How an open-handed rest of the round ends if everybody plays for the own share.

        Who is trusted to play by our judgement is expected to do just that.
        """
        judgement = self.judgement
        rules = judgement.rules
        if state.asked == OVER:
            return judgement.shares(state)
        seat = state.turn
        moves = rules.legal_moves(state)
        if seat != self.seat and judgement.trusts(wild[seat]):
            ratings = judgement.rate(state, moves)
            moves = [moves[ratings.index(max(ratings))]]
        if len(moves) == 1:
            rules.play(state, moves[0])
            return self.solved(state, wild)
        best: Sequence[float] = ()
        for move in moves:
            child = state.copy()
            rules.play(child, move)
            found = self.solved(child, wild)
            if not best or found[seat] > best[seat]:
                best = found
        return best

    def still_good(self, results: Sequence[Sequence[float]], alive: Sequence[int]) -> list[int]:
        """The candidates that are not clearly behind the best one."""
        best = max(alive, key=lambda place: mean(results[place]))
        kept = []
        for place in alive:
            gap, error = difference(results[best], results[place])
            if place == best or gap <= self.patience * error + 1e-12:
                kept.append(place)
        return kept


class QuickThinker(ThinkingPlayer):
    """Normal at a game without a judgement of its own: a short search instead of a glance."""

    level = "normal"
    most_seconds = 0.05

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        character: Character,
        luck: Luck,
        judgement: AnyJudgement,
        *,
        seconds: float = most_seconds,
        simulations: int | None = None,
    ) -> None:
        seconds = min(seconds, self.most_seconds)
        super().__init__(
            game, seat, character, luck, judgement, seconds=seconds, simulations=simulations
        )


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
