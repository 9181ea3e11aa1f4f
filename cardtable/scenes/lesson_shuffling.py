"""The shuffle before a lesson: the first thing that is said is read while the cards come."""

from __future__ import annotations

import pygame

from cardtable.scenes.lesson_scene import LessonScene
from cardtable.scenes.scene import Scene
from cardtable.scenes.shuffling import Shuffling


def at_lesson(lesson: LessonScene) -> Scene:
    """A lesson; before it, if need be, the shuffle."""
    shuffling = LessonShuffling(lesson)
    shuffling.layout()
    return lesson if shuffling.over else shuffling


class LessonShuffling(Shuffling):
    """The shuffle, with the first words over it, where they will stand at the table."""

    def __init__(self, lesson: LessonScene) -> None:
        super().__init__(lesson.stage, lesson)
        self.lesson = lesson
        lesson.speech.say(lesson.first_words())

    def update(self, seconds: float) -> None:
        self.lesson.speech.rising.pass_by(seconds)
        super().update(seconds)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.lesson.speech.draw(surface, answers=False)
