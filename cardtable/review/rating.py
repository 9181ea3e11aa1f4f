"""Rating: what each choice was worth, by what its seat knew then.

Every candidate is tried in the same guessed worlds, with the same luck, and none is dropped early.
What seems to have cost enough to be a slip is tried again in twice as many worlds of its own, which
had no part in its being noticed, nor in what was found best; only what they say is told.

One guessed world leads to the next, so neighbours are alike: standard errors are taken over batches
of worlds, where that is the greater figure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import exp, sqrt
from random import Random
from time import process_time

from cardtable.kits import KITS
from cardtable.players.judgement import Whims
from cardtable.players.outlook import Outlook
from cardtable.players.registry import judgement_for, player_for
from cardtable.players.thinking_player import ThinkingPlayer
from cardtable.players.trial import Trial, mean
from cardtable.players.why import Pair, claimed, mean_points, stories_of
from cardtable.review.moments import Moment
from cardtable.review.report import Candidate, Decision, Mark
from cardtable.review.told import told_of
from cardtable.review.values import ended, redealt
from cardtable.rules.cards import Luck
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.state import OVER, State

SURE = 2.0
"""Standard errors that a slip has to cost."""

SLIP = 2.0
"""Points that a slip costs at least …"""

LEAST: tuple[tuple[float, Mark], ...] = ((10.0, "large"), (5.0, "medium"), (SLIP, "small"))
"""… and one of each mark: see notes.md for what Normal and Hard make."""

FEWEST = 16  # worlds, however little time there is
BATCH = 8  # worlds that are taken as one for a standard error …
BATCHES = 4  # … if there are so many of these
TRUE_WORLDS = 24  # playouts with the cards as they truly lay
HARD = 10.0
"""Points that a first glance may lose at a choice that counts in full."""


class Hindsight(Outlook):
    """An outlook that ends with the true result, where a game is over, and not how near it was."""

    def result(self, world: State, move: Move, plans: Sequence[Whims]) -> float:
        rules, seat = self.rules, self.seat
        result = 0.0
        for whims in plans:
            state = world.copy()
            rules.play(state, move)
            if self.closing:
                result += self.solved(state)[seat]
            else:
                shares = self.judgement.playout(state, self.wild, whims.again())
                result += ended(rules, state, shares)[seat]
        return result / len(plans)

    def solved(self, state: State) -> Sequence[float]:
        if state.asked == OVER:
            return ended(self.rules, state, self.judgement.shares(state))
        return super().solved(state)


class Rater:
    """Rates the choices of one match."""

    def __init__(self, game: AnyGame, seed: int, cancelled: Callable[[], bool]) -> None:
        self.game = game
        self.seed = seed
        self.cancelled = cancelled
        whole = judgement_for(game).whole
        self.scale = whole or 1.0  # what a share of the game is told as
        self.point = 1.0 if whole else 0.01  # and a point

    def decision(self, moment: Moment, worlds: int, seconds: float) -> Decision:
        """What this choice was worth; tried in so many worlds, or as many as there is time for."""
        if moment.forced:
            return forced(moment)
        ends = process_time() + seconds
        trial = self.tried(moment, 0, worlds, process_time() + seconds / 3)
        if len(trial.moves) == 1:
            return forced(moment)  # whatever it might have been, it is worth the same
        found = self.read(moment, trial, ranked(trial))
        if self.mark(found.cost, 0.0) == "none":
            return found
        again = self.tried(moment, 1, 2 * worlds, ends)
        order = ranked(again, first=ranked(trial)[0])
        found = self.read(moment, again, order)
        if found.is_slip:
            return self.explained(moment, again, order, found)
        return replace(found, candidates=self.candidates(moment, again, ranked(again)))

    def tried(self, moment: Moment, go: int, worlds: int, ends: float) -> Trial:
        """Every candidate in so many worlds."""
        seat = moment.turn.seat
        luck = Random(f"rating {self.seed} {moment.move} {go}").random
        player = player_for(self.game, "hard", seat, None, luck)
        assert isinstance(player, ThinkingPlayer)
        player.remember(moment.memory)
        outlook = Hindsight(player, moment.sight)
        twins = outlook.judgement.twins(moment.sight, moment.legal)
        firsts = sorted(set(twins))
        trial = Trial(outlook, moment.sight, [moment.legal[at] for at in firsts], twins)
        while trial.tried < worlds:
            world, plans = trial.next_world(keeps=True)
            for results, move in zip(trial.results, trial.moves, strict=True):
                results.append(outlook.result(world, move, plans))
            if trial.tried >= FEWEST and (process_time() >= ends or self.cancelled()):
                break
        return trial

    def read(self, moment: Moment, trial: Trial, order: Sequence[int]) -> Decision:
        """What a trial tells of a choice; the first in the order is taken for the best."""
        best = order[0]
        chosen = trial.moves.index(trial.like(moment.legal, moment.turn.move))
        cost, error = self.gap(trial, best, chosen)
        clear = 0.0
        if len(order) > 1:
            gap, doubt = min([self.gap(trial, best, other) for other in order[1:]])
            clear = max(0.0, gap - SURE * doubt)
        mark = self.mark(cost, error)
        nearly = mark == "none"
        rated = self.candidates(moment, trial, order)
        return Decision(
            move=moment.move,
            round=moment.turn.before.round,
            seat=moment.turn.seat,
            asked=moment.turn.before.asked,
            chosen=moment.turn.move.text,
            best=moment.turn.move.text if nearly else trial.moves[best].text,
            candidates=rated,
            cost=max(0.0, cost),
            error=error,
            worlds=trial.tried,
            mark=mark,
            forced=False,
            punished=False,
            difficulty=self.difficulty(trial, best),
            clear=clear,
            points=0.0,
            told=None,
        )

    def candidates(
        self, moment: Moment, trial: Trial, order: Sequence[int]
    ) -> tuple[Candidate, ...]:
        """Every legal move with its value and error, the best first."""
        values = [self.scale * mean(results) for results in trial.results]
        errors = [self.gap(trial, order[0], place)[1] for place in range(len(values))]
        errors[order[0]] = self.scale * error_of(trial.results[order[0]])
        at = {move: place for place, move in enumerate(trial.moves)}
        places = [at[moment.legal[twin]] for twin in trial.twins]
        found = [
            Candidate(move.text, values[place], errors[place])
            for move, place in zip(moment.legal, places, strict=True)
        ]
        rank = {move: order.index(at) for move, at in zip(moment.legal, places, strict=True)}
        by_rank = sorted(zip(moment.legal, found, strict=True), key=lambda pair: rank[pair[0]])
        return tuple([candidate for _, candidate in by_rank])

    def gap(self, trial: Trial, one: int, other: int) -> tuple[float, float]:
        """How much better one candidate is than another in the same worlds, and its error."""
        pairs = zip(trial.results[one], trial.results[other], strict=True)
        gaps = [self.scale * (ours - theirs) for ours, theirs in pairs]
        return mean(gaps), error_of(gaps)

    def mark(self, cost: float, error: float) -> Mark:
        """The mark of what surely cost so much."""
        if cost <= SURE * error:
            return "none"
        points = cost / self.point
        return next((mark for least, mark in LEAST if points >= least), "none")

    def difficulty(self, trial: Trial, best: int) -> float:
        """How hard a choice was: what somebody who goes by the first glance may lose, from 0 to 1.

        The glance is a softmax of judgement's ratings.
        """
        judgement = trial.outlook.judgement
        ratings = judgement.rate(trial.sight, trial.moves)
        top, heat = max(ratings), judgement.temperature()
        weights = [exp((rating - top) / heat) for rating in ratings]
        lost = [self.gap(trial, best, place)[0] for place in range(len(ratings))]
        glance = sum([weight * loss for weight, loss in zip(weights, lost, strict=True)])
        return min(1.0, glance / sum(weights) / (HARD * self.point))

    def explained(
        self, moment: Moment, trial: Trial, order: Sequence[int], found: Decision
    ) -> Decision:
        """A slip with what speaks for the better move, and whether the true cards punished it."""
        best = order[0]
        chosen = trial.moves.index(trial.like(moment.legal, moment.turn.move))
        pair = Pair(stories_of(trial, best), stories_of(trial, chosen), trial.gains(best, chosen))
        claim = claimed(trial, KITS[self.game.id].facts(), pair)
        return replace(
            found,
            told=None if claim is None else told_of(claim),
            points=mean_points(pair.ours) - mean_points(pair.theirs),
            punished=self.lost_by(moment, trial, best, chosen) >= SLIP * self.point,
        )

    def lost_by(self, moment: Moment, trial: Trial, best: int, chosen: int) -> float:
        """What the choice cost with the cards as they truly lay: only what is drawn is open."""
        luck: Luck = Random(f"truth {self.seed} {moment.move}").random
        outlook, gaps = trial.outlook, []
        for _ in range(TRUE_WORLDS):
            world = redealt(self.game, moment.turn.before, moment.fixed[0], luck)
            plans = outlook.plans()
            ours = outlook.result(world, trial.moves[best], plans)
            gaps.append(ours - outlook.result(world, trial.moves[chosen], plans))
        return self.scale * mean(gaps)


def forced(moment: Moment) -> Decision:
    """A move that nothing else could have been."""
    return Decision(
        move=moment.move,
        round=moment.turn.before.round,
        seat=moment.turn.seat,
        asked=moment.turn.before.asked,
        chosen=moment.turn.move.text,
        best=moment.turn.move.text,
        candidates=(),
        cost=0.0,
        error=0.0,
        worlds=0,
        mark="none",
        forced=True,
        punished=False,
        difficulty=0.0,
        clear=0.0,
        points=0.0,
        told=None,
    )


def ranked(trial: Trial, first: int | None = None) -> list[int]:
    """The candidates, the best mean first; or this one first, which another trial found best."""
    places = range(len(trial.moves))
    return sorted(places, key=lambda place: (place != first, -mean(trial.results[place])))


def error_of(values: Sequence[float]) -> float:
    """The standard error of a mean: by batches of neighbours, where that is more."""
    batches = [mean(values[at : at + BATCH]) for at in range(0, len(values) - BATCH + 1, BATCH)]
    parts = [values, batches] if len(batches) >= BATCHES else [values]
    return max([plain_error(part) for part in parts])


def plain_error(values: Sequence[float]) -> float:
    """The standard error of the mean of values that do not depend on each other."""
    middle, count = mean(values), len(values)
    squares = sum([(value - middle) ** 2 for value in values])
    return sqrt(squares / max(1, count - 1) / count)
