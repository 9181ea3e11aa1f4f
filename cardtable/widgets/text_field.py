"""A line of text the player can write."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.access.tree import Told
from cardtable.gestures import Edit, Pixel
from cardtable.media.drawings import mixed
from cardtable.media.lettering import Kind, line, width
from cardtable.media.words import valued
from cardtable.widgets import cut
from cardtable.widgets.widget import Measures, Widget
from cardtable.widgets.writing import write


class TextField(Widget):
    """One line of text; while it has the focus, letters are written into it."""

    radius_units = 12.0

    def __init__(
        self,
        measures: Measures,
        name: str,
        box: pygame.Rect,
        label: str,
        text: str,
        changed: Callable[[str], None],
        *,
        most: int = 16,
        kind: Kind = "strong",
        size: float = 16,
        label_shown: bool = True,
        icon: str = "",
    ) -> None:
        super().__init__(measures, name, box)
        self.label = label
        self.text = text
        self.changed = changed
        self.most = most  # letters
        self.kind: Kind = kind
        self.size = size
        self.label_shown = label_shown
        self.icon = icon  # a sign at its left
        self.caret = len(text)
        self.writing = False  # has the focus, whether or not the ring is shown

    @property
    def takes_text(self) -> bool:
        return True

    def _take(self, text: str, caret: int) -> None:
        text = text[: self.most]
        self.caret = max(0, min(caret, len(text)))
        if text != self.text:
            self.text = text
            self.changed(text)

    def typed(self, text: str) -> None:
        clean = "".join(letter for letter in text if letter.isprintable())
        room = self.most - len(self.text)
        clean = clean[: max(0, room)]
        before, after = self.text[: self.caret], self.text[self.caret :]
        self._take(before + clean + after, self.caret + len(clean))

    def edit(self, edit: Edit) -> None:
        text, caret = self.text, self.caret
        match edit.what:
            case "erase" if caret:
                self._take(text[: caret - 1] + text[caret:], caret - 1)
            case "delete":
                self._take(text[:caret] + text[caret + 1 :], caret)
            case "left":
                self.caret = max(0, caret - 1)
            case "right":
                self.caret = min(len(text), caret + 1)
            case "home":
                self.caret = 0
            case "end":
                self.caret = len(text)

    def choose(self, at: Pixel | None) -> None:
        if at is None:
            return
        px, left = self._px, self._left
        places = [width(self.text[:i], self.kind, px) for i in range(len(self.text) + 1)]
        self.caret = min(range(len(places)), key=lambda i: abs(left + places[i] - at[0]))

    def spoken(self) -> str:
        return valued(self.label, self.text)

    def told(self) -> Told:
        return Told(self.label, "text", self.text, able=self.enabled)

    @property
    def _sign(self) -> int:
        """How much room its sign takes."""
        return self.measures.px(28) if self.icon else 0

    @property
    def _px(self) -> int:
        return self.measures.type_px(self.kind, self.size)

    @property
    def _left(self) -> int:
        left = self.place.left + self.measures.px(14) + self._sign
        if self.label_shown:
            small = self.measures.text_px(14)
            left += width(self.label, "text", small) + self.measures.px(10)
        return left

    def draw(self, surface: pygame.Surface) -> None:
        place, unit = self.place, self.measures.unit
        self.draw_ring(surface)
        surface.blit(cut.sheet(place.size, self.radius, cut.WHITE, False), place)
        edge = mixed(cut.INK, cut.WHITE, 0.55 if self.hovered or self.writing else 0.7)
        line_px = max(1.0, (2 if self.writing else 1.5) * unit)
        surface.blit(cut.outline(place.size, self.radius, line_px, edge, False), place)
        if self.icon:
            sign = cut.icon(self.icon, self.measures.px(22), cut.SOFT_INK, cut.WHITE)
            middle = (place.left + self._sign - self.measures.px(6), place.centery)
            surface.blit(sign, sign.get_rect(center=middle))
        if self.label_shown or not (self.text or self.writing):
            at = (place.left + self.measures.px(12) + self._sign, place.centery)
            write(surface, self.label, "text", self.measures.text_px(14), at, cut.SOFT_INK)
        px, left = self._px, self._left
        before = surface.get_clip()
        within = place.inflate(-self.measures.px(8), 0)
        within.width -= self._sign
        within.left += self._sign
        surface.set_clip(before.clip(within))
        caret = left + width(self.text[: self.caret], self.kind, px)
        # A long text slides left so that the caret can always be seen.
        slide = max(0, caret - place.right + self.measures.px(16))
        drawn = line(self.text, self.kind, px, cut.INK)
        surface.blit(drawn, (left - slide, place.centery - drawn.get_height() // 2))
        if self.writing:
            half = round(px * 0.6)
            bar = pygame.Rect(
                caret - slide, place.centery - half, max(2, round(2 * unit)), 2 * half
            )
            surface.fill(cut.RING, bar)
        surface.set_clip(before)
