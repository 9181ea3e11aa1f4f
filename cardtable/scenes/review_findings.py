"""What a review has found by now, and what the one who reads it has found out again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from cardtable.match import Match
from cardtable.review.report import Decision, Report
from cardtable.rules.moves import Move

Trying = Literal["open", "found", "told"]
"""Of a slip: its position waits for another try; the better move was found; it was told."""

Tried = Literal["right", "same", "wrong"]

NEAR = 2.0
"""Points within which a move is as right as the best: less is no slip."""


class Reviews(Protocol):
    """Whoever has the match reviewed; nothing here waits."""

    @property
    def done(self) -> bool: ...

    @property
    def failed(self) -> bool: ...

    def poll(self) -> Report | None: ...

    def close(self) -> None: ...


class Findings:
    """One match's report as it grows."""

    def __init__(self, match: Match, begin: Callable[[], Reviews]) -> None:
        self.match = match
        self.report: Report | None = None
        self.tried: dict[int, Trying] = {}  # slips by their moves
        self.last_try = ""  # what was tried last, by its text
        self._rated: dict[int, Decision] = {}  # by their moves
        self._begin = begin
        self._reviews: Reviews | None = None

    # The work

    @property
    def working(self) -> bool:
        """Whether more is on its way."""
        return self._reviews is not None and not self._reviews.done and not self._reviews.failed

    @property
    def wanted(self) -> bool:
        """Whether a review was begun, however far it came."""
        return self._reviews is not None or self.report is not None

    @property
    def whole(self) -> bool:
        """Whether there is nothing left to find."""
        return self.report is not None and self.report.whole

    @property
    def share(self) -> float:
        """How much of it is done."""
        return 0.0 if self.report is None else self.report.done

    def start(self) -> None:
        """Have the match reviewed."""
        if self._reviews is None:
            self._reviews = self._begin()

    def stop(self) -> None:
        """Give up what is not there yet."""
        if self._reviews is not None:
            self._reviews.close()
            self._reviews = None

    def poll(self) -> bool:
        """Whether anything new has come."""
        if self._reviews is None:
            return False
        was_working = self.working
        report = self._reviews.poll()
        # Gone on with, it begins anew: what was found before stays until there is more.
        if report is not None and report.done >= self.share:
            self.report = report
            self._rated = {found.move: found for found in report.decisions}
        return report is not None or was_working != self.working

    # Choices

    def decision(self, at: int) -> Decision | None:
        """The choice that was made after so many moves, once it is rated."""
        return self._rated.get(at)

    def slips(self, seat: int) -> list[Decision]:
        """A seat's slips, in order of play."""
        slips = () if self.report is None else self.report.slips
        return [found for found in slips if found.seat == seat]

    def open_slip(self, at: int, seat: int) -> Decision | None:
        """The slip of this seat that is made next and whose answer is not out yet."""
        found = self.decision(at)
        if found is None or not found.is_slip or found.seat != seat:
            return None
        return found if self.trying(found) == "open" else None

    def trying(self, found: Decision) -> Trying:
        """How far one is with a slip."""
        return self.tried.get(found.move, "open")

    def tell(self, found: Decision) -> None:
        """Its answer is out."""
        self.tried[found.move] = "told"

    def try_move(self, found: Decision, move: Move) -> Tried:
        """Another try at a slip: right is whatever is about as good as the best."""
        self.last_try = move.text
        if move.text == found.chosen:
            return "same"
        values = {one.move: one.value for one in found.candidates}
        best = max(values.values(), default=0.0)
        behind = best - values.get(move.text, -1e9)
        report = self.report
        assert report is not None, "a slip is told by a report"
        if move.text != found.best and report.in_points(behind) >= NEAR:
            return "wrong"
        self.tried[found.move] = "found"
        return "right"
