"""Text, rows and bars below one another in a column that can be scrolled."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.media.drawings import Colour
from cardtable.media.lettering import Kind
from cardtable.scenes.review_controls import Row, row_height
from cardtable.scenes.review_places import LEAST
from cardtable.scenes.scene import Stage
from cardtable.widgets import cut
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import lines_height, write_lines

Paint = Callable[[pygame.Surface, pygame.Rect], None]


class Flow:
    """A column as it is filled from above."""

    def __init__(self, stage: Stage, area: pygame.Rect) -> None:
        self.stage = stage
        self.area = area
        self.top = area.top
        self.widgets: list[Widget] = []
        self.told: list[str] = []  # what is written, for those who hear it
        self._blocks: list[tuple[pygame.Rect, Paint]] = []

    @property
    def height(self) -> int:
        """How high it has become."""
        return self.top - self.area.top

    def gap(self, units: float) -> None:
        """Leave so much free."""
        self.top += self.stage.px(units)

    def block(self, high: int, paint: Paint) -> pygame.Rect:
        """Something so high that draws itself."""
        box = pygame.Rect(self.area.left, self.top, self.area.width, high)
        self._blocks.append((box, paint))
        self.top += high
        return box

    def text(
        self, text: str, *, size: float = 17, kind: Kind = "text", colour: Colour = cut.INK
    ) -> None:
        """A paragraph."""
        px = self.stage.type_px(kind, size)
        self.told.append(text)

        def paint(surface: pygame.Surface, box: pygame.Rect) -> None:
            write_lines(surface, text, kind, px, box, colour)

        self.block(lines_height(text, kind, px, self.area.width), paint)

    def row(self, name: str, text: str, go: Callable[[], None], **more: object) -> Row:
        """A line one can choose."""
        slip, dot = str(more.get("slip", "")), more.get("dot")
        high = row_height(self.stage, text, self.area.width, slip, dotted=dot is not None)
        box = pygame.Rect(self.area.left, self.top, self.area.width, max(LEAST, high))
        row = Row(self.stage, name, box, text, go, **more)  # type: ignore[arg-type]
        self.widgets.append(row)
        self.top += box.height
        return row

    def paint(self, surface: pygame.Surface, up: int) -> None:
        """Draw it all, moved up so far."""
        clip = surface.get_clip()
        for box, paint in self._blocks:
            here = box.move(0, -up)
            if here.colliderect(clip):
                paint(surface, here)
