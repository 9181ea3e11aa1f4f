"""What was met so far in a lesson: a small list beside the table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.gestures import Pixel
from cardtable.media.lettering import line_height, wrapped
from cardtable.media.words import words
from cardtable.scenes.panel_over_table import HAND_TOP
from cardtable.scenes.scene import Stage
from cardtable.widgets import cut
from cardtable.widgets.writing import write, write_lines

_WIDTHS = (350, 450, 550, 650)  # units: as narrow as leaves one's hand free
_LETTERS = (16, 15, 14, 13, 12)  # units: where even the widest is too high, they are smaller


class MetList:
    """A sheet at the left, with a tick before each thing; shown while it is open."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.open = False
        self.texts: Sequence[str] = ()
        self.top = 0  # in pixels: it hangs below the buttons

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
        return self._laid()[0]

    def _laid(self) -> tuple[pygame.Rect, int]:
        """Where it lies, and the size of its letters: so that all of it is in the window."""
        high = self.stage.size[1]
        for units in _WIDTHS:
            box = self._sheet(units, self.stage.text_px(_LETTERS[0]))
            if box.bottom <= high * HAND_TOP:
                return box, self.stage.text_px(_LETTERS[0])
        for letters in _LETTERS:
            size = self.stage.text_px(letters)
            box = self._sheet(_WIDTHS[-1], size)
            if box.bottom <= high - self.stage.px(14):
                break
        return box, size

    def _sheet(self, units: int, size: int) -> pygame.Rect:
        """A sheet so wide, with letters so large."""
        px = self.stage.px
        box = pygame.Rect(px(20), self.top, px(units), px(20))
        room = box.width - px(64)
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
        stage, px = self.stage, self.stage.px
        box, size = self._laid()
        cut.panel(surface, box, px(20), cut.PAPER, px(10), 0.4)
        title = stage.type_px("title", 22)
        at = (box.left + px(18), box.top + px(12) + title // 2)
        room = box.width - px(36)
        write(surface, words("lesson.met"), "title", title, at, cut.INK, room=room)
        top = box.top + px(14) + self._title
        tick = round(size * 0.95)
        for text in self._told():
            if self.texts:
                sign = cut.icon("check", tick, cut.LEAF, cut.PAPER)
                middle = top + line_height("text", size) // 2
                surface.blit(sign, (box.left + px(18), middle - tick // 2))
            area = pygame.Rect(box.left + px(46), top, box.width - px(64), 0)
            top = write_lines(surface, text, "text", size, area) + px(7)
