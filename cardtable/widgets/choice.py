"""Choosing one of a few, or yes and no, or how much."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame

from cardtable.access.tree import Told
from cardtable.gestures import Pixel
from cardtable.media.drawings import Colour, mixed
from cardtable.media.lettering import width
from cardtable.media.words import listed, valued, words
from cardtable.widgets import cut
from cardtable.widgets.widget import Measures, Widget
from cardtable.widgets.writing import write

V = TypeVar("V")


class Choice(Widget, Generic[V]):
    """One of a few values side by side; arrows go through them, a click takes one."""

    radius_units = 12.0

    def __init__(
        self,
        measures: Measures,
        name: str,
        box: pygame.Rect,
        label: str,
        values: Sequence[tuple[V, str]],
        chosen: V,
        changed: Callable[[V], None],
        *,
        chips: bool = False,
        size: float = 16,
    ) -> None:
        super().__init__(measures, name, box)
        self.label = label
        self.values = list(values)
        self.chosen = chosen
        self.changed = changed
        self.chips = chips  # separate pills instead of a tray
        self.size = size
        self._under: int | None = None
        if chips:
            self.radius_units = 100.0

    @property
    def index(self) -> int:
        """Which value is chosen, counted from the left."""
        return next((i for i, (v, _) in enumerate(self.values) if v == self.chosen), 0)

    def segment(self, index: int) -> pygame.Rect:
        """Where one value lies; longer words get more room if they need it."""
        place, count = self.place, len(self.values)
        gap = self.measures.px(6) if self.chips else 0
        px = self.measures.text_px(self.size)
        needs = [width(label, "strong", px) + self.measures.px(18) for _, label in self.values]
        room = place.width - gap * (count - 1)
        if max(needs) <= room / count:
            shares = [1 / count] * count
        else:
            shares = [need / sum(needs) for need in needs]
        left = place.left + sum(shares[:index]) * room + index * gap
        right = left + shares[index] * room
        return pygame.Rect(round(left), place.top, round(right) - round(left), place.height)

    def choose(self, at: Pixel | None) -> None:
        if at is None:
            self._take((self.index + 1) % len(self.values))
            return
        for index in range(len(self.values)):
            if self.segment(index).collidepoint(at):
                self._take(index)

    def step(self, across: int, down: int) -> bool:
        index = self.index + across
        if not across or not 0 <= index < len(self.values):
            return False
        self._take(index)
        return True

    def _take(self, index: int) -> None:
        value = self.values[index][0]
        if value != self.chosen:
            self.chosen = value
            self.changed(value)

    def spoken(self) -> str:
        return valued(self.label, self.values[self.index][1])

    def told(self) -> Told:
        offered = listed(label for _, label in self.values)
        return Told(
            self.label, "values", self.values[self.index][1], note=offered, able=self.enabled
        )

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface)
        unit = self.measures.unit
        if not self.chips:
            surface.blit(cut.sheet(self.place.size, self.radius, cut.TRAY), self.place)
        for index, (value, label) in enumerate(self.values):
            here = self.segment(index)
            on = value == self.chosen
            ink: Colour = cut.INK if on else (87, 78, 98)
            if self.chips:
                colour = cut.PLUM if on else cut.CARD
                surface.blit(cut.sheet(here.size, here.height // 2, colour), here)
                if not on:
                    edge = cut.outline(
                        here.size,
                        here.height // 2,
                        max(1.0, 1.5 * unit),
                        mixed(cut.PLUM, cut.CARD, 0.6),
                        False,
                    )
                    surface.blit(edge, here)
                ink = cut.CREAM if on else cut.INK
            elif on:
                inner = here.inflate(-round(6 * unit), -round(6 * unit))
                cut.panel(
                    surface,
                    inner,
                    max(4, self.radius - round(3 * unit)),
                    cut.WHITE,
                    max(1.5, 2 * unit),
                )
            px = self.measures.text_px(self.size)
            room = here.width - self.measures.px(8)
            write(surface, label, "strong", px, here.center, ink, "cm", room)


class Toggle(Widget):
    """On or off."""

    radius_units = 100.0

    def __init__(
        self,
        measures: Measures,
        name: str,
        box: pygame.Rect,
        label: str,
        on: bool,
        changed: Callable[[bool], None],
    ) -> None:
        super().__init__(measures, name, box)
        self.label = label
        self.on = on
        self.changed = changed

    def choose(self, at: Pixel | None) -> None:
        self.on = not self.on
        self.changed(self.on)

    def step(self, across: int, down: int) -> bool:
        if across and self.on != (across > 0):
            self.choose(None)
            return True
        return False

    def spoken(self) -> str:
        return valued(self.label, words("spoken.on" if self.on else "spoken.off"))

    def told(self) -> Told:
        return Told(self.label, "switch", on=self.on, able=self.enabled)

    @property
    def _track(self) -> pygame.Rect:
        """What is drawn; a finger may be less exact."""
        place = self.place
        slim = min(self.measures.px(34), place.height)
        return place.inflate(min(0, self.measures.px(60) - place.width), slim - place.height)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface)
        place, unit = self._track, self.measures.unit
        colour = cut.LEAF if self.on else (185, 176, 190)
        if self.hovered:
            colour = mixed(colour, (255, 255, 255), 0.15)
        surface.blit(cut.sheet(place.size, self.radius, colour), place)
        gap = max(2, round(3 * unit))
        side = place.height - 2 * gap
        left = place.right - gap - side if self.on else place.left + gap
        knob = pygame.Rect(left, place.top + gap, side, side)
        cut.panel(surface, knob, side // 2, cut.WHITE, max(1.5, 2 * unit))


class Slider(Widget):
    """How much, from none to all."""

    radius_units = 100.0

    def __init__(
        self,
        measures: Measures,
        name: str,
        box: pygame.Rect,
        label: str,
        value: float,
        changed: Callable[[float], None],
    ) -> None:
        super().__init__(measures, name, box)
        self.label = label
        self.value = value
        self.changed = changed

    def _take(self, value: float) -> None:
        value = max(0.0, min(1.0, round(value * 20) / 20))
        if value != self.value:
            self.value = value
            self.changed(value)

    @property
    def _track(self) -> tuple[int, int]:
        half = self._knob // 2
        return self.place.left + half, self.place.right - half

    @property
    def _knob(self) -> int:
        return min(self.measures.px(30), self.place.height)

    def choose(self, at: Pixel | None) -> None:
        if at is not None:
            self.carry(at)

    def carry(self, at: Pixel) -> bool:
        left, right = self._track
        self._take((at[0] - left) / max(1, right - left))
        return True

    def step(self, across: int, down: int) -> bool:
        if not across:
            return False
        self._take(self.value + across * 0.1)
        return True

    def spoken(self) -> str:
        return valued(self.label, words("spoken.percent", number=round(self.value * 100)))

    def told(self) -> Told:
        percent = words("spoken.percent", number=round(self.value * 100))
        return Told(self.label, "slider", percent, able=self.enabled)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ring(surface)
        place, unit = self.place, self.measures.unit
        left, right = self._track
        thick = max(6, round(10 * unit))
        track = pygame.Rect(place.left, place.centery - thick // 2, place.width, thick)
        surface.blit(cut.sheet(track.size, thick // 2, cut.TRAY), track)
        x = left + round((right - left) * self.value)
        full = pygame.Rect(place.left, track.top, max(thick, x - place.left), thick)
        surface.blit(cut.sheet(full.size, thick // 2, cut.CORAL), full)
        side = self._knob - max(2, round(4 * unit))
        knob = pygame.Rect(x - side // 2, place.centery - side // 2, side, side)
        cut.panel(surface, knob, side // 2, cut.WHITE, max(2.0, 3 * unit))
