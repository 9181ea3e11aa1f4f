"""The log: what has happened at the table, line by line, on a sheet at its left."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from cardtable.gestures import Place
from cardtable.media.lettering import line_height, wrapped
from cardtable.media.words import words
from cardtable.rules.events import Event
from cardtable.scenes.scene import Stage
from cardtable.widgets import cut
from cardtable.widgets.writing import write

LINES = 400  # are kept


class TableLog:
    """Every event in words, as the one who looks may read it; shown while it is open."""

    def __init__(self, stage: Stage, worded: Callable[[Event], str]) -> None:
        self.stage = stage
        self.worded = worded  # an event in words; empty if it needs none
        self.lines: list[str] = []
        self.open = False
        self.up = 0  # lines scrolled back

    def tell(self, event: Event) -> None:
        """An event begins to be shown: it is written down, and spoken."""
        line = self.worded(event)
        if line:
            self.lines.append(line)
            del self.lines[:-LINES]
            self.stage.say(line)

    def write_anew(self, events: Iterable[Event]) -> None:
        """Put this in place of everything: another seat looks, a move was taken back, or the
        language is another.
        """
        self.lines = [line for event in events if (line := self.worded(event))][-LINES:]

    def toggle(self) -> None:
        """Open it at its newest line, or close it."""
        self.open = not self.open
        self.up = 0

    def scroll(self, lines: float) -> None:
        """Go forward so many lines, or back."""
        self.up = max(0, min(len(self.lines), self.up - round(lines)))

    @property
    def box(self) -> pygame.Rect:
        """Where its sheet lies."""
        px = self.stage.px
        return pygame.Rect(px(20), px(76), px(360), round(self.stage.size[1] * 0.6))

    def covers(self, at: Place) -> bool:
        """Whether it lies open over this place."""
        return self.open and bool(self.box.collidepoint(at))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet and its title, with as many of the lines as it holds."""
        box = self.box
        cut.panel(surface, box, self.stage.px(20), cut.PAPER, self.stage.px(10), 0.4)
        px = self.stage.text_px(15)
        pad = self.stage.px(18)
        room = box.width - 2 * pad
        step = line_height("text", px)
        title = self.stage.type_px("title", 22)
        at_title = (box.left + pad, box.top + pad + title // 2)
        write(surface, words("table.log"), "title", title, at_title, cut.INK, room=room)
        top = box.top + pad + round(title * 1.5)
        bottom = box.bottom - pad
        end = max(1, len(self.lines) - self.up)
        for text in reversed(self.lines[:end]):
            lines = wrapped(text, "text", px, room)
            bottom -= step * len(lines)
            if bottom < top:
                break
            for order, one in enumerate(lines):
                at = (box.left + pad, bottom + order * step + step / 2)
                write(surface, one, "text", px, at, cut.INK)
            bottom -= self.stage.px(4)
