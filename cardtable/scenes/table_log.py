"""The log: what has happened at the table, line by line, on a sheet at its left."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from cardtable.gestures import Pixel
from cardtable.media.lettering import line_height, wrapped
from cardtable.media.words import words
from cardtable.rules.events import Event
from cardtable.rules.remembered import remembered
from cardtable.scenes.fade import SOFTLY
from cardtable.scenes.scene import Stage
from cardtable.table.show import after_the_count
from cardtable.table.table import Table
from cardtable.widgets import cut
from cardtable.widgets.rising import Rising
from cardtable.widgets.writing import write

LINES = 400  # are kept


class TableLog:
    """Events in words, as the one who looks may read them again; shown while it is open."""

    def __init__(self, stage: Stage, table: Table, toggled: Callable[[], None]) -> None:
        self.stage = stage
        self.table = table
        self.lines: list[str] = []
        self.open = False
        self.up = 0  # lines scrolled back
        self.rising = Rising()
        self.toggled = toggled  # told when it opens or closes
        self._told: list[Event] = []
        self._read: Sequence[Event] = []  # what the lines say

    def tell(self, event: Event) -> None:
        """An event begins to be shown: it is spoken and written down.

        It may also be the moment from which something else is not to be read any more.
        """
        line = self._worded(event)
        if line:
            self.stage.say(line)
        self._told.append(event)
        before, self._read = self._read, remembered(self.table.game, self._told)
        if self._read != [*before, event]:
            self._write()
        elif line:
            self.lines.append(line)
            del self.lines[:-LINES]

    def write_anew(self, events: Iterable[Event]) -> None:
        """Put this in place of everything: another seat looks, a move was taken back, or the
        language is another.
        """
        self._told = after_the_count(events)
        self._read = remembered(self.table.game, self._told)
        self._write()

    def _write(self) -> None:
        """Put in words what may be read."""
        self.lines = [line for event in self._read if (line := self._worded(event))][-LINES:]

    def _worded(self, event: Event) -> str:
        """An event in words; empty if it needs none."""
        return self.table.words.event(event, self.table.piles.viewer)

    def toggle(self) -> None:
        """Open it at its newest line, or close it."""
        if self.open:
            self.stage.begin_fade(not self.stage.holds, seconds=SOFTLY)
        else:
            self.rising.start(self.stage.settings)
        self.open = not self.open
        self.up = 0
        self.toggled()

    def scroll(self, lines: float) -> None:
        """Go forward so many lines, or back."""
        self.up = max(0, min(len(self.lines), self.up - round(lines)))

    @property
    def box(self) -> pygame.Rect:
        """Where its sheet lies."""
        px = self.stage.px
        return pygame.Rect(px(20), px(76), px(360), round(self.stage.size[1] * 0.6))

    def covers(self, at: Pixel) -> bool:
        """Whether it lies open over this place."""
        return self.open and bool(self.box.collidepoint(at))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet and its title, with as many of the lines as it holds."""
        around = self.box.inflate(self.stage.px(40), self.stage.px(40))
        self.rising.draw(surface, around, self._paint)

    def _paint(self, surface: pygame.Surface) -> None:
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
        shown: list[tuple[str, ...]] = []
        high, gap = 0, self.stage.px(4)
        for text in reversed(self.lines[:end]):
            lines = wrapped(text, "text", px, room)
            if high + step * len(lines) > bottom - top:
                top = bottom - high  # the newest at the foot, once it is full
                break
            high += step * len(lines) + gap
            shown.insert(0, lines)
        for lines in shown:
            for order, one in enumerate(lines):
                at = (box.left + pad, top + order * step + step / 2)
                write(surface, one, "text", px, at, cut.INK)
            top += step * len(lines) + gap
