"""What was met so far in a lesson: a small list beside the table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.gestures import Pixel
from cardtable.media.lettering import line_height, wrapped
from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.widgets import cut
from cardtable.widgets.writing import write, write_lines


class MetList:
    """A sheet at the left, with a tick before each thing; shown while it is open."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.open = False
        self.texts: Sequence[str] = ()

    def toggle(self) -> None:
        """Open it, or close it."""
        self.open = not self.open
        if self.open:
            self.stage.say("\n".join(self._told()))

    def _told(self) -> Sequence[str]:
        return self.texts or (words("lesson.met.none"),)

    @property
    def box(self) -> pygame.Rect:
        """Where it lies: as high as it must be."""
        px = self.stage.px
        box = pygame.Rect(px(20), px(76), px(350), px(20))
        room = box.width - px(64)
        size = self.stage.text_px(16)
        box.height += self._title + px(10)
        for text in self._told():
            box.height += line_height("text", size) * len(wrapped(text, "text", size, room)) + px(7)
        return box

    @property
    def _title(self) -> int:
        return round(self.stage.type_px("title", 22) * 1.4)

    def covers(self, at: Pixel) -> bool:
        """Whether it lies open over this place."""
        return self.open and bool(self.box.collidepoint(at))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it, if it is open."""
        if not self.open:
            return
        stage, box, px = self.stage, self.box, self.stage.px
        cut.panel(surface, box, px(20), cut.PAPER, px(10), 0.4)
        title = stage.type_px("title", 22)
        at = (box.left + px(18), box.top + px(12) + title // 2)
        room = box.width - px(36)
        write(surface, words("lesson.met"), "title", title, at, cut.INK, room=room)
        top = box.top + px(14) + self._title
        size = stage.text_px(16)
        tick = round(size * 0.95)
        for text in self._told():
            if self.texts:
                sign = cut.icon("check", tick, cut.LEAF, cut.PAPER)
                middle = top + line_height("text", size) // 2
                surface.blit(sign, (box.left + px(18), middle - tick // 2))
            area = pygame.Rect(box.left + px(46), top, box.width - px(64), 0)
            top = write_lines(surface, text, "text", size, area) + px(7)
