"""The way into a game's lesson."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.kits import KITS
from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.widgets.button import Button
from cardtable.widgets.widget import Measures, Widget

LEAST = 44  # pixels: what a finger can hit


class TeachMe(Button):
    """The button that begins a game's lesson."""

    def __init__(
        self, measures: Measures, game: str, box: pygame.Rect, action: Callable[[], None]
    ) -> None:
        super().__init__(measures, f"teach-{game}", box, words("lesson.teach_me"), action, size=19)
        self.game = game


def teach_buttons(stage: Stage, game: str, box: pygame.Rect) -> list[Widget]:
    """The button in this box, or one a little higher; none if the game has no lesson."""
    if KITS[game].lesson is None:
        return []
    place = box.copy()
    place.height = max(LEAST, box.height)
    return [TeachMe(stage, game, place, begin(stage, game))]


def begin(stage: Stage, game: str) -> Callable[[], None]:
    """Sit down to a game's lesson, where one left it or at its beginning."""

    def go() -> None:
        from cardtable.scenes.lesson_scene import LessonScene
        from cardtable.scenes.lesson_shuffling import at_lesson

        stage.push(at_lesson(LessonScene(stage, game)))

    return go
