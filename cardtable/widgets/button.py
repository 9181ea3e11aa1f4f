"""Buttons: with words, or round with a sign."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

import pygame

from cardtable.access.tree import Told
from cardtable.gestures import Pixel
from cardtable.media.drawings import Colour, mixed
from cardtable.media.lettering import fitting, width
from cardtable.media.words import sentences_of
from cardtable.widgets import cut
from cardtable.widgets.keycaps import sign
from cardtable.widgets.widget import Measures, Widget
from cardtable.widgets.writing import write

ButtonKind = Literal["paper", "main", "plum"]

_COLOURS: dict[ButtonKind, tuple[Colour, Colour]] = {
    "paper": (cut.PAPER, cut.INK),
    "main": (cut.CORAL, cut.INK),
    "plum": ((66, 57, 96), cut.CREAM),
}


class Button(Widget):
    """Words on a sheet with a lip; pressing it goes down."""

    def __init__(
        self,
        measures: Measures,
        name: str,
        box: pygame.Rect,
        label: str,
        action: Callable[[], None],
        kind: ButtonKind = "paper",
        icon: str = "",
        size: float = 20,
    ) -> None:
        super().__init__(measures, name, box)
        self.label = label
        self.action = action
        self.kind: ButtonKind = kind
        self.icon = icon
        self.size = size

    def choose(self, at: Pixel | None) -> None:
        self.action()

    def spoken(self) -> str:
        return self.label

    def draw(self, surface: pygame.Surface) -> None:
        unit, box = self.measures.unit, self.place
        colour, ink = _COLOURS[self.kind]
        if not self.enabled:
            colour, ink = mixed(colour, cut.TRAY, 0.7), mixed(ink, cut.TRAY, 0.2)
        elif self.hovered:
            colour = mixed(colour, (255, 255, 255), 0.35 if self.kind == "paper" else 0.16)
        lip = max(3, round(4 * unit))
        down = lip // 2 if self.pressed else 0
        self.draw_ring(surface)
        if not self.focused and self.enabled:
            lift = max(2.0, (6 if self.hovered else 4) * unit)
            shadow, (dx, dy) = cut.shadow(box.size, self.radius, lift, 0.38)
            surface.blit(shadow, (box.left + dx, box.top + dy + down))
        surface.blit(cut.lip_button(box.size, self.radius, colour, lip), box.move(0, down))
        self._write(surface, box.move(0, down - lip // 2), ink, colour)

    def _write(
        self, surface: pygame.Surface, box: pygame.Rect, ink: Colour, ground: Colour
    ) -> None:
        px = self.measures.type_px("title", self.size)
        sign = round(px * 1.15) if self.icon else 0
        gap = round(px * 0.45) if self.icon and self.label else 0
        room = box.width - self.measures.px(28) - sign - gap
        px = fitting(self.label, "title", px, room)
        wide = min(room, width(self.label, "title", px)) if self.label else 0
        left = box.centerx - (wide + sign + gap) // 2
        if sign:
            surface.blit(cut.icon(self.icon, sign, ink, ground), (left, box.centery - sign // 2))
        if self.label:
            at = (left + sign + gap, box.centery)
            write(surface, self.label, "title", px, at, ink, room=room)


class InHand(Measures, Protocol):
    """Lengths, and what is in the player's hands."""

    pad: str


def draw_key(
    surface: pygame.Surface,
    stage: InHand,
    key: str,
    cap: pygame.Rect,
    ground: Colour,
    ink: Colour,
) -> None:
    """The letter that presses something, on a small cap; nothing while a pad is in hand."""
    if stage.pad:
        return
    surface.blit(cut.sheet(cap.size, stage.px(8), ground, False), cap)
    write(surface, key.upper(), "title", stage.text_px(16), cap.center, ink, "cm")


class KeyButton(Button):
    """A button that shows the key which presses it, and has room for a second line.

    With a pad in the player's hands it shows no key, but the pad's own sign once it has the focus.
    """

    key = ""
    note = ""

    def __init__(
        self,
        stage: InHand,
        name: str,
        box: pygame.Rect,
        label: str,
        action: Callable[[], None],
        kind: ButtonKind = "paper",
        size: float = 20,
    ) -> None:
        super().__init__(stage, name, box, label, action, kind, size=size)
        self.stage = stage

    def spoken(self) -> str:
        return sentences_of(self.label, self.note)

    def told(self) -> Told:
        return Told(self.label, note=self.note, able=self.enabled)

    def _write(
        self, surface: pygame.Surface, box: pygame.Rect, ink: Colour, ground: Colour
    ) -> None:
        m = self.measures
        side = m.px(30)
        cap = pygame.Rect(box.left + m.px(14), box.centery - side // 2, side, side)
        if self.key:
            draw_key(surface, self.stage, self.key, cap, mixed(ground, cut.INK, 0.14), ink)
            if self.stage.pad and self.focused:
                surface.blit(sign(self.stage.pad, "a", side), cap)
        left = cap.right + m.px(10) if self.key else box.left + m.px(16)
        spare = box.right - m.px(16) - left
        px = fitting(self.label, "title", m.type_px("title", self.size), spare)
        if not self.note:
            write(surface, self.label, "title", px, (left, box.centery), ink, room=spare)
            return
        above = (left, box.centery - box.height * 0.16)
        write(surface, self.label, "title", px, above, ink, room=spare)
        at = (left, box.centery + box.height * 0.2)
        write(surface, self.note, "text", m.text_px(14), at, mixed(ink, ground, 0.06), room=spare)


class RoundButton(Widget):
    """A sign on a disc, with its name below, or as a tooltip."""

    radius_units = 100.0

    def __init__(
        self,
        measures: Measures,
        name: str,
        box: pygame.Rect,
        icon: str,
        label: str,
        action: Callable[[], None],
        *,
        shown: bool = False,
        colour: Colour = cut.PAPER,
    ) -> None:
        super().__init__(measures, name, box)
        self.icon = icon
        self.label = label
        self.action = action
        self.shown = shown  # the name is written below
        self.colour = colour
        self.hint = "" if shown else label

    def choose(self, at: Pixel | None) -> None:
        self.action()

    def spoken(self) -> str:
        return self.label

    def draw(self, surface: pygame.Surface) -> None:
        unit, box = self.measures.unit, self.place
        colour = mixed(self.colour, (255, 255, 255), 0.4) if self.hovered else self.colour
        ink = cut.INK if self.enabled else mixed(cut.INK, self.colour, 0.55)
        self.draw_ring(surface)
        down = round(2 * unit) if self.pressed else 0
        if not self.focused:
            lift = max(2.0, (6 if self.hovered else 4) * unit)
            shadow, (dx, dy) = cut.shadow(box.size, self.radius, lift, 0.38)
            surface.blit(shadow, (box.left + dx, box.top + dy + down))
        surface.blit(cut.sheet(box.size, self.radius, colour), box.move(0, down))
        sign = round(box.width * 0.56)
        picture = cut.icon(self.icon, sign, ink, colour)
        surface.blit(picture, picture.get_rect(center=(box.centerx, box.centery + down)))
        if self.shown:
            px = self.measures.text_px(15)
            below = (box.centerx, box.bottom + min(px * 0.95, px * 0.5 + unit * 8))
            write(surface, self.label, "strong", px, below, (243, 226, 196), "cm")
