"""What is written at an exercise: the sheet with the question, and what is said of an answer."""

from __future__ import annotations

import pygame

from cardtable.exercises import told
from cardtable.exercises.course import Course
from cardtable.media.drawings import Colour
from cardtable.media.lettering import line_height, width
from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.table.captions import REFUSAL
from cardtable.table.wording import Wording
from cardtable.widgets import cut
from cardtable.widgets.stars import draw_star
from cardtable.widgets.writing import lines_height, write, write_lines

_WIDE = 800  # of the sheet, in units
_RIGHT: Colour = (32, 104, 62)  # the ink of what is right


class QuestionSheet:
    """The question of a course's exercise, its chapter, and how far one has come."""

    def __init__(self, stage: Stage, course: Course, wording: Wording) -> None:
        self.stage = stage
        self.course = course
        self.wording = wording

    @property
    def _text(self) -> str:
        return told.question(self.wording, self.course.exercise)

    @property
    def box(self) -> pygame.Rect:
        """Where it lies: at the top, as high as the question needs."""
        stage = self.stage
        wide = min(stage.px(_WIDE), stage.size[0] - 2 * stage.px(150))
        high = lines_height(self._text, "title", stage.type_px("title", 25), wide - stage.px(56))
        small = round(stage.text_px(15) * 1.5)
        box = pygame.Rect(0, stage.px(16), wide, high + small + stage.px(26))
        box.centerx = stage.size[0] // 2
        return box

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""
        stage, course, sheet = self.stage, self.course, self.box
        cut.panel(surface, sheet, stage.px(22), cut.PAPER, stage.px(7), 0.4)
        small = stage.text_px(15)
        inner = sheet.inflate(-stage.px(56), 0)
        top = sheet.top + stage.px(12) + round(small * 0.6)
        kind = self.wording.of("kind", course.exercise.kind)
        write(surface, kind, "strong", small, (inner.left, top), cut.RING, room=inner.width // 2)
        if course.length:
            self._draw_steps(surface, inner.right, top)
        else:
            text = words("small.row", count=course.row)
            write(surface, text, "strong", small, (inner.right, top), cut.SOFT_INK, "rm")
        inner.top = top + round(small * 0.9)
        inner.height = sheet.bottom - stage.px(10) - inner.top
        px = stage.type_px("title", 25)
        write_lines(surface, self._text, "title", px, inner, cut.INK, "centre", middle=True)

    def _draw_steps(self, surface: pygame.Surface, right: int, middle: int) -> None:
        """A star for each exercise of the chapter: won, missed, or still to come."""
        stage, course = self.stage, self.course
        side = stage.px(26)
        for place in range(course.length):
            x = right - side / 2 - (course.length - 1 - place) * (side + stage.px(2))
            if place == len(course.at_once):
                dot = stage.px(12)
                box = pygame.Rect(0, 0, dot, dot)
                box.center = (round(x), middle)
                surface.blit(cut.sheet(box.size, dot // 2, cut.CORAL, False), box)
            else:
                won = place < len(course.at_once) and course.at_once[place]
                draw_star(surface, (x, middle), side, won, cut.PAPER)


def draw_verdict(
    surface: pygame.Surface, stage: Stage, text: str, foot: int, *, right: bool
) -> None:
    """What is said of the last answer, on a slip that stands on this line."""
    if not text:
        return
    px = stage.text_px(19)
    room = min(stage.px(860), stage.size[0] - stage.px(120))
    high = lines_height(text, "strong", px, room)
    one = high <= line_height("strong", px)
    wide = min(room, width(text, "strong", px)) if one else room
    box = pygame.Rect(0, 0, wide + stage.px(52), high + stage.px(18))
    box.midbottom = (stage.size[0] // 2, foot)
    cut.panel(surface, box, min(box.height // 2, stage.px(24)), cut.PAPER, stage.unit * 5)
    inner = box.inflate(-stage.px(48), -stage.px(12))
    ink = _RIGHT if right else REFUSAL
    write_lines(surface, text, "strong", px, inner, ink, "centre", middle=True)
