"""The witch's workroom by night, laid in layers, and the light of its candles.

Heights are shares of the window's height where something stands at the edge of the work table, so
that a window of any shape shows the same room; sizes are units of a window of 1280 × 800.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

import pygame

from cardtable.media import papercraft
from cardtable.media.drawings import Colour, Size
from cardtable.media.store import kept
from cardtable.table.surroundings import TableStage

ROOM: Size = (1920, 800)  # the drawing of wall and table
_BANDS = 4  # the walls are laid in so many strips: laying takes several times their memory
_CANDLES = 378  # units from the middle
_WARM: Colour = (255, 160, 70)
_SHAPES = 3  # of a flame
_STILL = (0.16, 0.34)  # seconds a flame stays as it is, from … to


@dataclass(frozen=True)
class Room:
    """Where everything of the room is, in a window of this size."""

    size: Size

    @property
    def unit(self) -> float:
        """How many pixels a unit is."""
        return min(self.size[0] / 1280, self.size[1] / 800)

    def px(self, units: float) -> int:
        """A length in pixels."""
        return round(units * self.unit)

    def down(self, units: float) -> int:
        """A height told for 800, in this window."""
        return round(units * self.size[1] / 800)

    @property
    def prompt(self) -> float:
        """The height of the sentence above the hand."""
        return self.size[1] * 0.713

    def box(self, left: float, top: float, width: float, height: float) -> pygame.Rect:
        """A rectangle with its corner in pixels and its size in units."""
        return pygame.Rect(round(left), round(top), self.px(width), self.px(height))

    @property
    def board(self) -> pygame.Rect:
        """The errand board."""
        return self.box(self.size[0] / 2 - 370 * self.unit, -4 * self.unit, 740, 267)

    @property
    def ring(self) -> pygame.Rect:
        """The cloth the trick is played on."""
        middle = self.prompt - 130 * self.unit
        left = self.size[0] / 2 - 200 * self.unit
        return self.box(left, middle - 200 * self.unit, 400, 400)

    @property
    def candles(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The two candles, without their flames."""
        foot = self.down(340)
        middle, high = self.size[0] / 2, self.px(136)
        left, right = (
            self.box(middle + way * _CANDLES * self.unit - 32 * self.unit, foot - high, 64, 136)
            for way in (-1, 1)
        )
        return left, right

    @property
    def flames(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Their flames."""
        left, right = (
            self.box(box.centerx - 20 * self.unit, box.top - 12 * self.unit, 40, 60)
            for box in self.candles
        )
        return left, right

    def halo(self, flame: pygame.Rect) -> pygame.Rect:
        """The part of the window a flame's flicker lights up."""
        return flame.inflate(self.px(64), self.px(44))


def composed(room: Room) -> pygame.Surface:
    """The whole window's backdrop; made off the drawing thread."""
    width, height = room.size
    unit = room.unit
    out = _walls(room)
    sill = room.down(340) - round(340 * unit)
    _lay(out, "window", room.box(-28 * unit, 74 * unit + sill, 280, 280))
    _lay(out, "shelf", room.box(width - 320 * unit, 118 * unit + sill * 0.6, 340, 160))
    for flame in room.flames:
        side = room.px(300)
        light = pygame.transform.smoothscale(radial(_WARM, 104), (side, side))
        at = light.get_rect(center=flame.center)
        out.blit(light, at, special_flags=pygame.BLEND_RGB_ADD)
    lamp = pygame.Rect(0, 0, round(width * 0.9), round(height * 0.8))
    lamp.center = width // 2, round(height * 0.66)
    light = pygame.transform.smoothscale(radial((92, 56, 28), 150), lamp.size)
    out.blit(light, lamp, special_flags=pygame.BLEND_RGB_ADD)
    del light
    dark = pygame.transform.smoothscale(_corners(), room.size)
    out.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    del dark
    _lay(out, "ring", room.ring)
    _lay(out, "board", room.board)
    for candle in room.candles:
        _lay(out, "candle", candle)
    return papercraft.opaque(out)


def _lay(out: pygame.Surface, name: str, box: pygame.Rect) -> None:
    out.blit(papercraft.sheet_up(f"familiar/{name}", box.size), box)


def _walls(room: Room) -> pygame.Surface:
    """Wall and table; a window wider than the drawing shows its ends in a mirror."""
    width, height = room.size
    unit = room.unit
    across = min(float(ROOM[0]), width / unit)
    wide, high = min(width, round(across * unit)), min(height, round(ROOM[1] * unit))
    drawn = pygame.Surface((wide, high), pygame.SRCALPHA)
    for top in range(0, high, -(-high // _BANDS)):
        band = (wide, min(-(-high // _BANDS), high - top))
        left = (ROOM[0] - wide / unit) / 2
        view = (left, top / unit, wide / unit, band[1] / unit)
        drawn.blit(papercraft.sheet_up("familiar/room", band, view=view), (0, top))
    # The wall lies on nothing, so it has no shadow and no rim; grain it has all the same.
    papercraft.grained(drawn, fine=True)
    if high < height:
        drawn = pygame.transform.smoothscale(drawn, (wide, height))
    if wide >= width:
        return drawn
    out = pygame.Surface(room.size, pygame.SRCALPHA)
    left = (width - wide) // 2
    out.blit(drawn, (left, 0))
    mirrored = pygame.transform.flip(drawn, True, False)
    out.blit(mirrored, (left - wide, 0))
    out.blit(mirrored, (left + wide, 0))
    return out


@kept
def radial(colour: Colour, strength: int) -> pygame.Surface:
    """A round light, small: enlarge it and add it to what it shines on."""
    side = 48
    out = pygame.Surface((side, side))
    for y in range(side):
        for x in range(side):
            away = math.hypot(x - (side - 1) / 2, y - (side - 1) / 2) / (side / 2)
            share = strength / 255 * max(0.0, 1 - away) ** 1.9
            out.set_at((x, y), [round(part * share) for part in colour])
    return out


@kept
def _corners() -> pygame.Surface:
    """What the picture is multiplied by: night in the corners."""
    out = pygame.Surface((64, 40))
    for y in range(40):
        for x in range(64):
            away = ((x - 31.5) / 36) ** 2 + ((y - 17) / 27) ** 2
            share = max(0.0, 1 - max(0.0, away - 0.55) * 0.38)
            level = round(255 * share)
            out.set_at((x, y), (level, round(level * 0.985), min(255, round(level * 1.03))))
    return out


@kept
def halo(size: Size, strength: int) -> pygame.Surface:
    """The light close to a flame, to be laid over the backdrop: what flickers."""
    side = 40
    small = pygame.Surface((side, side), pygame.SRCALPHA)
    for y in range(side):
        for x in range(side):
            away = math.hypot(x - (side - 1) / 2, y - (side - 1) / 2) / (side / 2)
            level = round(strength * max(0.0, 1 - away) ** 1.6)
            small.set_at((x, y), (255, 190, 110, level))
    return pygame.transform.smoothscale(small, size)


class Flames:
    """The two flames: each flickers when it likes, and its light with it."""

    def __init__(self) -> None:
        self._luck = Random(7)  # of flickering only
        self._shapes = [1, 2]
        self._strengths = [26, 22]
        self._left = [0.1, 0.2]  # seconds until one changes

    def flicker(self, seconds: float) -> list[int]:
        """Let time pass; the flames that look different now."""
        changed = []
        for number in range(2):
            self._left[number] -= seconds
            if self._left[number] <= 0:
                self._left[number] = _STILL[0] + self._luck.random() * (_STILL[1] - _STILL[0])
                self._shapes[number] = 1 + int(self._luck.random() * _SHAPES)
                self._strengths[number] = 20 + int(self._luck.random() * 3) * 5
                changed.append(number)
                break  # one at a time: less to be drawn anew
        return changed

    def draw(self, surface: pygame.Surface, stage: TableStage, room: Room) -> None:
        """Draw both, as far as the surface's clip reaches."""
        clip = surface.get_clip()
        for number, flame in enumerate(room.flames):
            around = room.halo(flame)
            if clip.colliderect(around):
                surface.blit(halo(around.size, self._strengths[number]), around)
                shapes = [
                    stage.pictures.drawing(f"familiar/flame-{shape + 1}", flame.size)
                    for shape in range(_SHAPES)
                ]
                surface.blit(shapes[self._shapes[number] - 1], flame)
