"""Reviewer: has a match reviewed in a process of its own while the screen keeps drawing.

Reports come as they grow, the graph first. Giving up is closing: the process is killed. It is
spawned and imports nothing of the screen, as the thinker's worker does.
"""

from __future__ import annotations

import logging
import sys
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path

from cardtable.match import Match, from_text
from cardtable.players.giving_way import give_way
from cardtable.review import kept
from cardtable.review.report import Depth, Report
from cardtable.review.review import USUAL, review

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

_log = logging.getLogger(__name__)

TRIES = 2  # processes that may die over one match, before it has no review


class Reviewer:
    """One match's review on its way. Nothing here waits."""

    def __init__(self, match: Match, file: Path | None = None, depth: Depth = USUAL) -> None:
        self.match = match
        self.file = file  # the match's; its review is kept beside it
        self.depth = depth
        self.report: Report | None = None  # the latest
        self.failed = False  # there will be no more of it
        self._worker: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._deaths = 0
        if file is not None:
            self.report = kept.read(file, match)
            self._news = self.report is not None
        else:
            self._news = False
        if self.report is None:
            self._begin()

    @property
    def done(self) -> bool:
        """Whether the report is whole."""
        return self.report is not None and self.report.whole

    def poll(self) -> Report | None:
        """The report as it stands, if it has grown since it was asked for last. Never waits."""
        try:
            while self._pipe is not None and self._pipe.poll():
                self._take(self._pipe.recv())
        except (EOFError, OSError):
            self._after_a_death()
        news, self._news = self._news, False
        return self.report if news else None

    def close(self) -> None:
        """Give up what is not there yet, at once."""
        if self._worker is not None:
            self._worker.kill()
            self._worker = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def _begin(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe(duplex=False)
        try:
            self._worker = context.Process(
                target=report_all,
                args=(theirs, self.match.to_text(), self.depth),
                name="cardtable-reviewer",
                daemon=True,
            )
            self._worker.start()
            give_way(self._worker)
        except OSError:
            _log.warning("no process could be begun for a review")
            self.close()
            self.failed = True
        finally:
            theirs.close()

    def _take(self, report: Report) -> None:
        self.report = report
        self._news = True
        if report.whole:
            self.close()
            if self.file is not None:
                kept.write(self.file, report)

    def _after_a_death(self) -> None:
        self.close()
        self._deaths += 1
        if self._deaths < TRIES:
            self._begin()
        else:
            _log.warning("a match could not be reviewed")
            self.failed = True


def report_all(pipe: Connection, text: str, depth: Depth) -> None:
    """The process: sends each report of a match."""
    try:
        for report in review(from_text(text), depth):
            pipe.send(report)
    except (EOFError, OSError, KeyboardInterrupt):
        return
