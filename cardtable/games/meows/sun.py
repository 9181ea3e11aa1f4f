"""The sun of a fine day, and the wheel of rays that turns behind it."""

from __future__ import annotations

import math
from functools import cache
from typing import NamedTuple

import pygame

from cardtable.games.meows.sky import Ground
from cardtable.media import papercraft
from cardtable.media.drawings import Size
from cardtable.media.pictures import Pictures

PLACE = (392.0, 98.0, 132.0)  # its middle and its width, in units
_REACH = 2.0  # times its width: how far the rays reach from its middle
_RAYS = 12
_STEPS = 8  # of the rays, until they look as before
_PACE = 1.1  # steps in a second of what passes for the weather
_OUTLINES = (  # of a short ray and a long one that point upwards: root, bend and tip
    ((3.4, -36.0), (10.0, -60.0), (0.0, -82.0)),
    ((4.0, -36.0), (12.0, -72.0), (0.0, -100.0)),
)
_WHEEL = 200.0  # how wide the wheel is in the units of these


class Ray(NamedTuple):
    """One ray of the wheel, and where its picture lies: from the wheel's middle, in pixels."""

    long: bool
    angle: float  # clockwise from upwards, in degrees
    box: tuple[int, int, int, int]
    side: int  # of the wheel

    @property
    def name(self) -> tuple[object, ...]:
        """What its picture is called at any size."""
        return ("sun-ray", self.long, self.angle)

    @property
    def size(self) -> Size:
        """Of its picture."""
        return self.box[2:]

    def drawn(self) -> pygame.Surface:
        """Its picture."""
        (x, y), (bend, high), (_, tip) = _OUTLINES[self.long]
        scale = self.side / _WHEEL
        left, top, wide, tall = (length / scale for length in self.box)
        light = (
            f'<g transform="translate({-left:.4f} {-top:.4f}) rotate({self.angle:.2f})"><path '
            f'd="M{-x} {y}Q{-bend} {high} 0 {tip}Q{bend} {high} {x} {y}Z" fill="#FFEFC2"/></g>'
        )
        return papercraft.faded(papercraft.inline(light, (wide, tall), self.size), 0.7)


@cache
def rays(side: int, step: int) -> tuple[Ray, ...]:
    """The rays of a wheel as wide as this, turned so many steps."""
    first = 720 / _RAYS / _STEPS * step
    found = []
    for order in range(_RAYS):
        long, angle = bool(order % 2), (first + order * 360 / _RAYS) % 360
        found.append(Ray(long, angle, _box(_OUTLINES[long], angle, side / _WHEEL), side))
    return tuple(found)


def _box(
    outline: tuple[tuple[float, float], ...], angle: float, scale: float
) -> tuple[int, int, int, int]:
    """Where a turned ray lies, seen from the middle."""
    turn = math.radians(angle)
    across, down = [], []
    for x, y in [*outline, *((-x, y) for x, y in outline)]:
        across.append((x * math.cos(turn) - y * math.sin(turn)) * scale)
        down.append((x * math.sin(turn) + y * math.cos(turn)) * scale)
    left, top = math.floor(min(across)) - 1, math.floor(min(down)) - 1
    return left, top, math.ceil(max(across)) + 1 - left, math.ceil(max(down)) + 1 - top


class Sun:
    """The sun over the hills. A whole wheel is large, and there would be one for each step it
    turns; so each ray is a picture by itself, which the loader draws. Until those of the next step
    are there, the wheel stands still.
    """

    def __init__(self, pictures: Pictures) -> None:
        self.pictures = pictures
        self.step = 0  # of the rays that are shown

    def near(self, ground: Ground) -> bool:
        """Whether it can be shown at once; else it is drawn next."""
        found = [
            self.pictures.near(ray.name, ray.size, ray.drawn, itself=True)
            for ray in rays(_side(ground), self.step)
        ]
        return all(found)

    def turn(self, ground: Ground, turned: float) -> None:
        """Turn the rays as far as they come in so long, once they are drawn so, and have the next
        drawn.
        """
        side, step = _side(ground), int(turned * _PACE) % _STEPS
        coming = rays(side, step)
        waits = self.pictures.mode == "thread" and not all(
            self.pictures.ready(ray.name, ray.size) for ray in coming
        )
        if not waits:
            self.step = step
            coming = rays(side, (step + 1) % _STEPS)
        for ray in coming:
            self.pictures.soon(ray.name, ray.size, ray.drawn)

    def draw(self, surface: pygame.Surface, ground: Ground) -> None:
        """Draw it as far as the surface's clip lets it be seen."""
        x, y, wide = PLACE
        middle = (round(ground.x(x)), round(ground.y(y)))
        side = _side(ground)
        box = pygame.Rect(0, 0, side, side)
        box.center = middle
        if not box.colliderect(surface.get_clip()):
            return
        for ray in rays(side, self.step):
            picture = self.pictures.get(ray.name, ray.size, ray.drawn)
            surface.blit(picture, (middle[0] + ray.box[0], middle[1] + ray.box[1]))
        picture = self.pictures.drawing("meows/air-sun", (ground.px(wide), ground.px(wide)))
        surface.blit(picture, picture.get_rect(center=middle))


def reach() -> tuple[float, float, float, float]:
    """Where sun and rays lie, in units: left, top, width and height."""
    x, y, wide = PLACE
    far = wide * _REACH
    return x - far, y - far, 2 * far, 2 * far


def _side(ground: Ground) -> int:
    return ground.px(PLACE[2] * 2 * _REACH)
