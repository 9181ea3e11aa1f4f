"""Faults in how a match is looked back upon."""

from __future__ import annotations

from tests.mutants.fault import Fault

T_RATING = "review/test_rating.py"
T_FORTUNES = "review/test_fortunes.py"
T_REVIEW = "review/test_review.py"

REVIEWING = (
    Fault(
        "review/rating.py",
        "if cost <= SURE * error:",
        "if cost <= error:",
        T_RATING,
    ),
    Fault(
        "review/rating.py",
        "again = self.tried(moment, 1, 2 * worlds, ends)",
        "again = trial",
        T_RATING,
    ),
    Fault(
        "review/rating.py",
        "world = redealt(self.game, moment.turn.before, moment.fixed[0], luck)",
        "world = outlook.belief.world()",
        T_RATING,
    ),
    Fault(
        "review/rating.py",
        "parts = [values, batches] if len(batches) >= BATCHES else [values]",
        "parts = [values]",
        T_RATING,
    ),
    Fault(
        "review/values.py",
        "state = redealt(self.game, before, fixed[0], self.luck(place, number, 1))",
        "state = before.copy()",
        T_FORTUNES,
    ),
    Fault(
        "review/values.py",
        "free = max(0, len(cards) - fixed.get(pile.number, 0))",
        "free = len(cards)",
        T_FORTUNES,
    ),
    Fault(
        "review/values.py",
        "return game.returns(state) if state.asked == OVER and state.winners else shares",
        "return shares",
        T_RATING,
    ),
    Fault(
        "review/fortunes.py",
        "play = mean.means[seat] - before.means[seat]",
        "play = after.means[seat] - before.means[seat]",
        T_FORTUNES,
    ),
    Fault(
        "review/moments.py",
        "return owners.pop() if len(owners) == 1 else None",
        "return owners.pop()",
        T_FORTUNES,
    ),
    Fault(
        "review/kept.py",
        "and report.stamp == stamp_of(match.game) and",
        "and",
        T_REVIEW,
    ),
    Fault(
        "review/accuracy.py",
        "chosen = [decision for decision in decisions if not decision.forced]",
        "chosen = list(decisions)",
        T_REVIEW,
    ),
)
