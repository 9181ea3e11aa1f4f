"""The shuffle before a lesson: the first thing that is said is read while the cards come."""

from __future__ import annotations

import pygame

from cardtable.scenes.lesson_scene import LessonScene
from cardtable.scenes.scene import Scene
from cardtable.scenes.shuffling import Shuffling
from cardtable.scenes.speech import Obstacle

_DECK = 560  # units round the middle of the window: there the cards are riffled


def at_lesson(lesson: LessonScene) -> Scene:
    """A lesson; before it, if need be, the shuffle."""
    shuffling = LessonShuffling(lesson)
    shuffling.layout()
    return lesson if shuffling.over else shuffling


class LessonShuffling(Shuffling):
    """The shuffle, with the first words over it."""

    def __init__(self, lesson: LessonScene) -> None:
        super().__init__(lesson.stage, lesson)
        self.lesson = lesson
        lesson.speech.say(lesson.first_words())

    def layout(self) -> None:
        super().layout()
        side = self.stage.px(_DECK)
        deck = pygame.Rect(0, 0, side, side)
        deck.center = (self.stage.size[0] // 2, self.stage.size[1] // 2)
        self.lesson.speech.lay([], [Obstacle(deck, 60.0)])

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.lesson.speech.draw(surface)
