"""The café counter, laid in layers, and where things lie on it.

The scene is told in units of 1280 × 800 round its middle. Across, a unit is what it is everywhere;
downwards the counter is stretched a little in windows that are very high.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from cardtable.media import drawings, papercraft
from cardtable.media.drawings import Size
from cardtable.media.pictures import Pictures
from cardtable.media.store import kept

VERSION = 2
"""Raised when the same drawings would be laid otherwise; part of the disk cache's key."""

# How far the scenes are drawn, without the last units: there sheets have an edge.
_WIDE, _HIGH = 1940.0, 980.0
_TOP = -90.0
_LAYERS = ("room", "awning", "doily", "front")
_DOILY = (600.0, 410.0)
_WISPS = 3
_WISP: Size = (44, 58)  # units
_LIFE = 2.6  # seconds a wisp rises
_STEPS = 8  # so many strengths of a wisp are kept


@dataclass(frozen=True)
class Room:
    """Where everything of the café is, in a window of this size."""

    size: Size

    @property
    def unit(self) -> float:
        """How many pixels a unit is."""
        return min(self.size[0] / 1280, self.size[1] / 800)

    @property
    def _tall(self) -> float:
        """Pixels a unit takes downwards."""
        return max(self.unit, self.size[1] / _HIGH)

    def px(self, units: float) -> int:
        """A length in pixels."""
        return round(units * self.unit)

    def across(self, units: float) -> float:
        """A place of the scene from the left, in pixels."""
        return self.size[0] / 2 + (units - 640) * self.unit

    def down(self, units: float) -> float:
        """A height of the scene, in pixels."""
        return self.size[1] / 2 + (units - 400) * self._tall

    def up(self, units: float) -> float:
        """A height told for a window of 800, measured from the window's foot."""
        return self.size[1] - (800 - units) * self.unit

    def right(self, units: float) -> float:
        """A place told for a window of 1280, measured from the window's right edge."""
        return self.size[0] - (1280 - units) * self.unit

    def box(self, left: float, top: float, width: float, height: float) -> pygame.Rect:
        """A rectangle with its corner in pixels and its size in units."""
        return pygame.Rect(round(left), round(top), self.px(width), self.px(height))

    @property
    def doily(self) -> pygame.Rect:
        """The doily the trick is played on."""
        box = self.box(0, 0, *_DOILY)
        box.center = round(self.across(640)), round(self.down(374))
        return box

    def view(self) -> tuple[tuple[float, float, float, float], Size]:
        """The part of the scenes that can be seen, and how large it is in pixels."""
        wide = min(_WIDE, self.size[0] / self.unit)
        high = min(_HIGH, self.size[1] / self.unit)
        part = (640 - wide / 2, max(_TOP, 400 - high / 2), wide, high)
        return part, (round(wide * self.unit), round(high * self.unit))


def composed(size: Size) -> pygame.Surface:
    """The whole window's backdrop; made off the drawing thread."""
    room = Room(size)
    view, seen = room.view()
    out = pygame.Surface(seen, pygame.SRCALPHA)
    tall = size[1] / seen[1]
    for name in _LAYERS:
        if name != "doily":
            out.blit(papercraft.sheet_up(f"catte/{name}", seen, view=view), (0, 0))
        elif tall <= 1:
            _lay_doily(out, room.doily.move((seen[0] - size[0]) // 2, 0))
    if seen[1] < size[1]:
        out = pygame.transform.smoothscale(out, (seen[0], size[1]))
        _lay_doily(out, room.doily.move((seen[0] - size[0]) // 2, 0))
    return papercraft.opaque(_widened(out, size))


def _lay_doily(out: pygame.Surface, box: pygame.Rect) -> None:
    out.blit(papercraft.sheet_up("catte/doily", box.size), box)


def _widened(middle: pygame.Surface, size: Size) -> pygame.Surface:
    """In a window wider than the drawings their ends go on in a mirror."""
    wide = middle.get_width()
    if wide >= size[0]:
        return middle
    out = pygame.Surface(size, pygame.SRCALPHA)
    left = (size[0] - wide) // 2
    out.blit(middle, (left, 0))
    mirrored = pygame.transform.flip(middle, True, False)
    out.blit(mirrored, (left - wide, 0))
    out.blit(mirrored, (left + wide, 0))
    return out


class Steam:
    """Wisps that rise from the coffee in the centre, each in two seconds and a half."""

    def __init__(self) -> None:
        self.passed = 0.0
        self._told = 0.0

    def move(self, seconds: float, every: float) -> bool:
        """Let time pass; whether it looks different now, at most so often."""
        self.passed += seconds
        if self.passed - self._told < every:
            return False
        self._told = self.passed
        return True

    def box(self, room: Room, foot: tuple[float, float]) -> pygame.Rect:
        """What the steam over this place can cover."""
        wide, high = room.px(76), room.px(_WISP[1] + 26)
        return pygame.Rect(round(foot[0] - wide / 2), round(foot[1] - high), wide, high)

    def rehearse(self, pictures: Pictures, room: Room) -> None:
        """Ask for every wisp."""
        for number in range(_WISPS):
            pictures.drawing(f"catte/steam-{number + 1}", (room.px(_WISP[0]), room.px(_WISP[1])))

    def draw(
        self, surface: pygame.Surface, pictures: Pictures, room: Room, foot: tuple[float, float]
    ) -> None:
        """Draw the wisps over this place, as they were when it was told last."""
        size = (room.px(_WISP[0]), room.px(_WISP[1]))
        for number in range(_WISPS):
            share = (self._told / _LIFE + number / _WISPS) % 1.0
            strength = round(math.sin(math.pi * share) * _STEPS)
            if not strength:
                continue
            aside = (-12, 11, 0)[number] + 2.5 * math.sin(self._told * 1.3 + number * 2)
            x = foot[0] + aside * room.unit - size[0] / 2
            y = foot[1] - size[1] - (22 * share - 4) * room.unit
            picture = pictures.drawing(f"catte/steam-{number + 1}", size)
            picture.set_alpha(round(200 * strength / _STEPS))
            surface.blit(picture, (round(x), round(y)))
            picture.set_alpha(None)


@kept
def hatched(size: Size, colour: drawings.Colour, step: float) -> pygame.Surface:
    """Slanting stripes over a pale tone of the same colour."""
    wide, high = size
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.fill((*colour, 70))
    lines = "".join(
        f"M{x:.1f} {high}L{x + high:.1f} 0"
        for x in [at * step - high for at in range(math.ceil((wide + high) / step) + 1)]
    )
    red, green, blue = colour
    body = (
        f'<path d="{lines}" stroke="#{red:02x}{green:02x}{blue:02x}" '
        f'stroke-width="{step * 0.42:.2f}" fill="none"/>'
    )
    out.blit(papercraft.inline(body, size, size), (0, 0))
    return out
