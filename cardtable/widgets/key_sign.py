"""A key's cap with what the key does beside it; it can be pressed with anything else as well."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.access.tree import Told
from cardtable.gestures import Pixel
from cardtable.media.drawings import Colour
from cardtable.media.lettering import width
from cardtable.media.words import sentences_of
from cardtable.widgets.keycaps import cap_height, cap_width, draw_cap, key_name
from cardtable.widgets.widget import Measures, Widget
from cardtable.widgets.writing import write

_INK: Colour = (243, 226, 196)  # as the words below the shelf
_LIT: Colour = (255, 243, 218)
_LEAST = 44  # pixels: a finger has to find it


class KeySign(Widget):
    """It lies at one of the lower corners of the window, and is as wide as its words."""

    radius_units = 12.0

    def __init__(
        self,
        measures: Measures,
        name: str,
        key: str,
        label: str,
        action: Callable[[], None],
        corner: Pixel,
        *,
        right: bool,
    ) -> None:
        super().__init__(measures, name, pygame.Rect(0, 0, 0, 0))
        self.key = key
        self.label = label
        self.action = action
        gap = measures.px(8)
        self._text = cap_width(measures, key) + gap
        wide = self._text + width(label, "strong", self._px) + 2 * gap
        self.box.size = (wide, max(_LEAST, cap_height(measures) + gap))
        if right:
            self.box.midright = corner
        else:
            self.box.midleft = corner

    @property
    def _px(self) -> int:
        return self.measures.text_px(15)

    def choose(self, at: Pixel | None) -> None:
        self.action()

    def spoken(self) -> str:
        return sentences_of(self.label, key_name(self.key))

    def told(self) -> Told:
        return Told(self.label, note=key_name(self.key))

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface)
        m, place = self.measures, self.place
        high, gap = cap_height(m), m.px(8)
        cap = pygame.Rect(place.left + gap, place.centery - high // 2, 0, high)
        cap.width = self._text - gap
        draw_cap(surface, m, key_name(self.key), cap.move(0, m.px(2) if self.pressed else 0))
        ink = _LIT if self.hovered else _INK
        at = (place.left + gap + self._text, place.centery)
        write(surface, self.label, "strong", self._px, at, ink)
