"""Faults in looking back upon a game: an answer told too early, a moment not as it was."""

from __future__ import annotations

from tests.mutants.fault import Fault

T_REVIEW = "screen/test_review.py"
WALK, FINDINGS = "scenes/review_walk.py", "scenes/review_findings.py"
COLUMN, TABLE = "scenes/review_column.py", "scenes/review_table.py"

LOOKING_BACK = (
    Fault(
        WALK,
        "open_hands = self.open_hands and slip is None",
        "open_hands = self.open_hands",
        f"{T_REVIEW}:hands_are_hidden",
    ),
    Fault(
        WALK,
        "slip = None if self.replay.playing else findings.open_slip(table.at, table.seat)",
        "slip = None",
        f"{T_REVIEW}:another_try",
    ),
    Fault(
        FINDINGS,
        "if move.text != found.best and report.in_points(behind) >= NEAR:",
        "if move.text != found.best and report.in_points(behind) < NEAR:",
        f"{T_REVIEW}:wrong_card",
    ),
    Fault(FINDINGS, "self._reviews.close()", "pass", f"{T_REVIEW}:given_up"),
    Fault(
        COLUMN,
        'slip = telling.gain(report, -found.cost) if out else "?"',
        "slip = telling.gain(report, -found.cost)",
        f"{T_REVIEW}:keeps_the_price",
    ),
    Fault(
        TABLE,
        "return view(self.match.game, self.state(at), self.seat)",
        "return View(self.state(at).copy())",
        f"{T_REVIEW}:did_not_know",
    ),
    Fault(TABLE, "moves = self._moves", "moves = ()", f"{T_REVIEW}:letter_answers"),
    Fault(
        COLUMN,
        "elif not table.open_hands and found.seat != table.seat:",
        "elif False:",
        f"{T_REVIEW}:others_held",
    ),
    Fault(
        "scenes/review_practice.py",
        "match.seed, seats, practice=True)",
        "match.seed, seats)",
        f"{T_REVIEW}:plays_on",
    ),
    Fault(
        "scenes/review_practice.py",
        "for turn in match.turns[:at]:",
        "for turn in match.turns[: at - 1]:",
        f"{T_REVIEW}:plays_on",
    ),
    Fault(
        "scenes/review_scene.py",
        "if self.walk.dragging:  # the graph",
        "if False:  # the graph",
        f"{T_REVIEW}:drag_on_the_graph",
    ),
    Fault(
        "table/table.py",
        "if self.piles.open_hands:\n            put_in_order",
        "if False:\n            put_in_order",
        f"{T_REVIEW}:middle_of_a_motion",
    ),
)
