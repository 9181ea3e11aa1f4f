"""How several people at one screen keep their hands secret: a row of the set-up."""

from __future__ import annotations

import pygame

from cardtable.media.lettering import line_height
from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.settings import TOGETHER
from cardtable.widgets import cut
from cardtable.widgets.choice import Choice
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import lines_height, write, write_lines


class TogetherRow:
    """The choice between curtain and trust, with a line that says what the chosen one is.

    It belongs to the people at this screen and not to a match: a saved match stays nothing but its
    moves, and they may change it in the middle of a game.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._row = pygame.Rect(0, 0, 0, 0)
        self._room = 0

    @property
    def _line(self) -> str:
        return words(f"together.{self.stage.settings.together}.line")

    def build(self, area: pygame.Rect, top: int) -> tuple[int, list[Widget]]:
        """Lay the row out from this height on: where it ends, and its control."""
        stage = self.stage
        wide = stage.px(220)
        self._room = area.width - wide - stage.px(24)
        px = stage.text_px(15)
        lines = max(
            lines_height(words(f"together.{one}.line"), "text", px, self._room) for one in TOGETHER
        )
        high = line_height("strong", stage.text_px(18)) + lines + stage.px(10)
        self._row = pygame.Rect(area.left, top, area.width, high)
        box = pygame.Rect(0, 0, wide, stage.px(44))
        box.midright = (self._row.right, self._row.centery)
        values = [(one, words(f"settings.together.{one}")) for one in TOGETHER]
        label = words("settings.together")
        chosen = stage.settings.together
        control = Choice(stage, "together", box, label, values, chosen, self._take, size=15)
        return self._row.bottom, [control]

    def _take(self, chosen: str) -> None:
        self.stage.settings.together = chosen
        self.stage.settings.save()
        self.stage.say(self._line)

    def paint(self, surface: pygame.Surface, offset: int) -> None:
        """Draw its words, moved up by so many pixels."""
        row = self._row.move(0, -offset)
        px = self.stage.text_px(18)
        high = line_height("strong", px)
        at = (row.left, row.top + high // 2)
        write(surface, words("settings.together"), "strong", px, at, cut.INK, room=self._room)
        box = pygame.Rect(row.left, row.top + high, self._room, 0)
        write_lines(surface, self._line, "text", self.stage.text_px(15), box, cut.SOFT_INK)
