"""Faults in what a hint says, and in how it is counted and shown."""

from __future__ import annotations

from tests.mutants.fault import Fault

T_WHY = "players/test_why.py:some or near_tie or error_of"
T_TRICK = "players/test_why.py:takes_the_trick"
T_HINTS = "table/test_hints.py"

HINTING = (
    Fault(
        "table/advice.py",
        "whole = number(ours) != number(theirs)",
        "whole = True",
        "table/test_hints.py:told_apart",
    ),
    Fault(
        "players/why.py",
        "with_ours = sum([fact in one for one in ours])",
        "with_ours = sum([fact in one for one in theirs])",
        T_TRICK,
    ),
    Fault(
        "players/why.py",
        "held, against = count - with_ours, count - with_theirs",
        "held, against = count - with_theirs, count - with_ours",
        T_WHY,
    ),
    Fault(
        "players/why.py",
        "near = others[0] not in clear",
        "near = others[0] in clear",
        T_WHY,
    ),
    Fault(
        "players/facts.py",
        "own = trick.seat == story.seat",
        "own = trick.lead == story.seat",
        T_TRICK,
    ),
    Fault(
        "players/trial.py",
        "return gap, sqrt(sum([(g - gap) ** 2 for g in gaps])) / count",
        "return gap, sqrt(sum([g**2 for g in gaps])) / count",
        T_WHY,
    ),
    Fault(
        "players/outlook.py",
        "rules, wild, whims = self.rules, self.wild, plans[0].again()",
        "rules, wild, whims = self.rules, self.wild, plans[0]",
        T_WHY,
    ),
    Fault("match.py", "        if self.hints:\n", "        if not self.hints:\n", "test_match.py"),
    Fault("session.py", "self.match.hints += 1", "self.match.hints += 0", T_HINTS),
    Fault(
        "scenes/shown_hint.py",
        "self.second = not self.second",
        "self.second = True",
        T_HINTS,
    ),
    Fault(
        "scenes/shown_hint.py",
        "if sprite is not self._marked]",
        "if sprite is self._marked]",
        T_HINTS,
    ),
    Fault("table/advice.py", "said.insert(0, words(", "said.insert(1, words(", T_WHY),
)
