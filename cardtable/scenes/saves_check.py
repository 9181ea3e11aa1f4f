"""Check my saves: everything is backed up, looked through and mended, and what came of it told."""

from __future__ import annotations

import threading

from cardtable.media.words import words
from cardtable.mending import Finding, Report, look_through
from cardtable.scenes.dialogue import Dialogue
from cardtable.scenes.scene import Stage
from cardtable.settings import data_folder

_TOLD = 4  # findings, one a line; of more, how many


class SavesCheck(Dialogue):
    """A dialogue that stays while all is looked through in a thread; then it tells.

    Who leaves it sooner leaves the thread to finish.
    """

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, words("check.title"), words("check.under_way"), [])
        self.found: Report | None = None
        self.moving = True
        self._told = False
        self._thread = threading.Thread(target=self._look, name="check")

    def entered(self) -> None:
        if self._thread.ident is None:
            self._thread.start()
        super().entered()

    def _look(self) -> None:
        self.found = look_through(data_folder())

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._told:
            return
        self.moving = True
        if not self._thread.is_alive():
            self._told = True
            self._tell()

    def _tell(self) -> None:
        stage, report = self.stage, self.found
        self.heading = words("check.title")
        self.text = words("check.failed") if report is None else told(report)
        self.answers = [("good", words("go.back"), "main", lambda: None)]
        self.layout()
        self.dirty = True
        stage.say(self.text)


def told(report: Report) -> str:
    """A report in a few lines."""
    lines = [words(f"check.{report.state}", count=len(report.findings))]
    worth = [finding for finding in report.findings if finding.state != "well"]
    lines += [sentence(finding) for finding in worth[:_TOLD]]
    if len(worth) > _TOLD:
        lines.append(words("check.more", count=len(worth) - _TOLD))
    if report.backup is None and report.findings:
        lines.append(words("check.no_backup"))
    return "\n".join(lines)


def sentence(finding: Finding) -> str:
    """What was found of one file."""
    what = words(f"game.{finding.game}") if finding.game else finding.file
    if finding.moves is not None:
        return words("check.up_to", what=what, moves=finding.moves)
    return words(f"check.was.{finding.state}", what=what)
