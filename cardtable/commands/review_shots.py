"""Pictures of a game looked back upon: a slip to be tried again or told, luck and play."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from cardtable.match import Match
from cardtable.review.report import Report
from cardtable.review.review import in_seconds, review
from cardtable.settings import Settings

if TYPE_CHECKING:
    import pygame

    from cardtable.scenes.review_scene import ReviewScene

_SECONDS = 1.0  # of CPU: a picture needs no more

Make = Callable[[tuple[int, int], str], "pygame.Surface"]


class Found:
    """A reviewer who has found all there is."""

    done = failed = False

    def __init__(self, report: Report) -> None:
        self.report: Report | None = report

    def poll(self) -> Report | None:
        """All of it, once."""
        told, self.report = self.report, None
        self.done = True
        return told

    def close(self) -> None:
        """Nothing is under way."""


@cache
def reported(text: str) -> Report:
    """What a short review of this match finds."""
    from cardtable.match import from_text

    *_, report = review(from_text(text), in_seconds(_SECONDS))
    return report


def slip_of(report: Report) -> int:
    """Where the first slip of the first seat was; the middle of the game if there was none."""
    slips = [found.move for found in report.slips if found.seat == 0 and found.move > 0]
    return slips[0] if slips else report.moves // 2


def try_again(scene: ReviewScene) -> None:
    """The position waits for another try."""


def answer(scene: ReviewScene) -> None:
    """What would have been better."""
    scene.walk.show_answer()


def account(scene: ReviewScene) -> None:
    """Luck and play."""
    scene.walk.column.tab = "luck"
    scene.refresh()


VIEWS: dict[str, Callable[[ReviewScene], None]] = {
    "try": try_again,
    "slip": answer,
    "account": account,
}


def looking_back(ended: Callable[[], Match], show: Callable[[ReviewScene], None]) -> Make:
    """A moment of a review."""

    def make(size: tuple[int, int], language: str) -> pygame.Surface:
        from cardtable.app import picture_of, stage_without_window
        from cardtable.scenes.review_scene import ReviewScene

        match = ended()
        report = reported(match.to_text())
        stage = stage_without_window(size, Settings(language=language, closer_look_told=True))
        at = slip_of(report)
        scene = ReviewScene(stage, match, at=at, reviewer=lambda: Found(report))
        stage.push(scene, fade=False)
        stage.by_pointer = True
        for _ in range(10):
            stage.update(0.05)
        show(scene)
        for _ in range(20):
            stage.update(0.05)
        picture = picture_of(stage)
        stage.scenes.pop().left()
        return picture

    return make
