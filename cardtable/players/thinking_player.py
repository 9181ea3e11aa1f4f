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
from math import inf
from time import perf_counter, process_time

from cardtable.players.characters import Character
from cardtable.players.judgement import AnyJudgement
from cardtable.players.outlook import Outlook
from cardtable.players.player import Player
from cardtable.players.trial import Trial, difference, mean
from cardtable.rules.cards import Luck
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.sight import View


class ThinkingPlayer(Player):
    """Hard: searches every question it is asked, within its seconds or simulations."""

    level = "hard"
    near = 0.003  # of a share of the game: less than that is noise
    patience = 3.5  # standard errors behind the best at which a candidate is dropped
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
        if len(moves) == 1:
            return [0.5]
        trial = Trial(Outlook(self, sight), sight, moves)
        self.run(trial, drops=True)
        return trial.ratings()

    def trial(self, sight: View, moves: Sequence[Move]) -> Trial:
        """These moves, equal ones once, all tried in the same guessed worlds and none dropped."""
        begun = process_time()
        twins = self.judgement.twins(sight, moves)
        trial = Trial(Outlook(self, sight), sight, [moves[at] for at in sorted(set(twins))], twins)
        self.run(trial, drops=False)
        self.spent += process_time() - begun
        return trial

    def run(self, trial: Trial, *, drops: bool) -> None:
        """Try the candidates in one guessed world after another, as long as there is time."""
        ends = process_time() + self.seconds
        wall_ends = perf_counter() + self.wall if self.wall else inf
        limit = self.simulations
        outlook, results, moves = trial.outlook, trial.results, trial.moves
        tried = 0
        look_at_clock = 0  # which takes its time when the machine is busy
        look = self.first_look
        while len(trial.alive) > 1 or not drops:
            world, plans = trial.next_world(keeps=not drops)
            for place in trial.alive:
                results[place].append(outlook.result(world, moves[place], plans))
            tried += len(trial.alive) * len(plans)
            if limit is not None and tried >= limit:
                break
            if tried >= look_at_clock:
                look_at_clock = tried + 32
                if self.stop():
                    break
                if limit is None and (process_time() >= ends or perf_counter() >= wall_ends):
                    break
            if drops and trial.tried >= look:
                trial.alive = self.still_good(results, trial.alive)
                look = int(look * 1.4) + 1
        self.played += tried

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
