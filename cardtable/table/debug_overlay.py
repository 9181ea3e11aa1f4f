"""F3: seed, turn, legal moves, pile outlines, frame time."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import pygame

from cardtable.media.drawings import Colour
from cardtable.table.table import Table
from cardtable.widgets import cut
from cardtable.widgets.writing import write

_KEPT = 120  # frames


class DebugOverlay:
    """What a developer wants to see of a table, drawn over it."""

    def __init__(self) -> None:
        self.frames: deque[float] = deque(maxlen=_KEPT)

    def frame(self, seconds: float) -> None:
        """A frame took this long to draw."""
        self.frames.append(seconds * 1000)

    def draw(self, surface: pygame.Surface, table: Table, lines: Sequence[str]) -> None:
        """Outline the piles and write these lines, the frame time and any disagreement."""
        for pile in table.game.piles:
            number = pile.number
            place = table.layout.places[number]
            count = len(table.piles[number])
            colour = (90, 220, 120) if place.shown else (220, 120, 90)
            box = table.layout.box(number, count)
            outline(surface, colour, box)
            label = f"{number} {pile.name} {count}"
            write(surface, label, "strong", 13, (box.left + 3, box.top + 8), colour)
            if place.zone is not None:
                outline(surface, (120, 160, 240), place.zone)
        shown = [*lines, self._times(), f"still layer drawn {table.renderer.rebuilt} times"]
        wrong = table.disagreement()
        if wrong:
            shown.append(wrong)
        px = 15
        box = pygame.Rect(8, 90, min(surface.get_width() - 16, 560), len(shown) * 20 + 12)
        cut.veil(surface, box, (12, 10, 24), 190)
        for order, text in enumerate(shown):
            at = (box.left + 8, box.top + 16 + order * 20)
            write(surface, text, "text", px, at, (240, 240, 230), "lm", box.width - 16)

    def _times(self) -> str:
        if not self.frames:
            return "no frame yet"
        ordered = sorted(self.frames)
        middle, worst = ordered[len(ordered) // 2], ordered[-1]
        return f"frame {ordered[-1] if len(ordered) == 1 else middle:.1f} ms, worst {worst:.1f} ms"


def outline(surface: pygame.Surface, colour: Colour, box: pygame.Rect) -> None:
    """A thin frame round a place."""
    for top in (box.top, box.bottom - 1):
        surface.fill(colour, (box.left, top, box.width, 1))
    for left in (box.left, box.right - 1):
        surface.fill(colour, (left, box.top, 1, box.height))
