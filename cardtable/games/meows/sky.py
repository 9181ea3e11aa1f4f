"""The sky over the hills where the weather cats play, in six moods: all of it that stands still.

What moves in it is in weather.py. The scene is told in units of 1280 × 800 round x = 640; it is
drawn out to twice as wide as high.
"""

from __future__ import annotations

import io
import math
from dataclasses import dataclass

import pygame

from cardtable.media import drawings, papercraft
from cardtable.media.drawings import Size

MOODS = ("calm", "fine", "cloudy", "rainy", "thunder", "snow")
VERSION = 2
"""Raised when the same drawings would be laid otherwise; part of the disk cache's key."""

_HIGH = 800.0
_MIDDLE = 640.0
_WIDEST = 1600.0

# Sheets of the scene from the back, and the strip of it that each can be seen in.
_RINGS = ("table-rings", 0.0, 520.0)
_HILLS = (
    ("table-hill-far", 380.0, 620.0),
    ("table-hill-mid", 470.0, 720.0),
    ("table-hill-near", 560.0, 800.0),
    ("table-hill-front", 650.0, 800.0),
)
# Things that stand in the meadow behind a hill: name, left, top, width, height.
_STANDING = (
    ("table-hamlet", 1044.0, 410.0, 180.0, 120.0),
    ("table-trees", 48.0, 430.0, 100.0, 100.0),
    ("table-watcher", 944.0, 352.0, 60.0, 80.0),
)
_FLOWERS = (
    ("table-flowers", 60.0, 560.0, 140.0, 60.0),
    ("table-flowers", 1120.0, 700.0, 140.0, 60.0),
)
_EDGE = 'stroke="#ffffff" stroke-opacity=".3" stroke-width="1.5"'


@dataclass(frozen=True)
class Ground:
    """How the scene lies on a window: its scale, and where its middle is."""

    size: Size

    @property
    def scale(self) -> float:
        """Pixels per unit: the height is filled, on very wide windows the width."""
        return max(self.size[1] / _HIGH, self.size[0] / _WIDEST)

    def x(self, units: float) -> float:
        """A place across, in pixels."""
        return self.size[0] / 2 + (units - _MIDDLE) * self.scale

    def y(self, units: float) -> float:
        """A place downwards, in pixels."""
        return units * self.scale

    def px(self, units: float) -> int:
        """A length in pixels."""
        return max(1, round(units * self.scale))

    def strip(self, top: float, bottom: float) -> pygame.Rect:
        """The part of the window between two heights."""
        down = min(self.size[1] - 1, round(self.y(top)))
        end = min(self.size[1], math.ceil(self.y(bottom)))
        return pygame.Rect(0, down, self.size[0], max(1, end - down))

    @property
    def left(self) -> float:
        """The window's left edge in units."""
        return _MIDDLE - self.size[0] / 2 / self.scale

    @property
    def right(self) -> float:
        """The window's right edge in units."""
        return _MIDDLE + self.size[0] / 2 / self.scale


def painted(size: Size, mood: str) -> pygame.Surface:
    """The whole scene in one mood, without clouds and weather.

    Large sheets are not laid one by one as cards are, that would take a second: each is printed
    with a light edge, its shadow is made at a quarter of the size, and the grain comes last.
    """
    ground = Ground(size)
    out = _sky(size, mood)
    name, top, bottom = _RINGS
    for sheet in drawings.drawing(f"meows/{name}").sheets:
        _lay(out, ground, name, mood, (top, bottom), sheet.name, 3.0)
    for order, (name, top, bottom) in enumerate(_HILLS):
        _lay(out, ground, name, mood, (top, bottom), "", 3.0)
        if order == 1:
            for thing in _STANDING:
                _stand(out, ground, mood, *thing)
    papercraft.grained(out, fine=True)
    for thing in _FLOWERS:
        _stand(out, ground, mood, *thing)
    return papercraft.opaque(out)


def _sky(size: Size, mood: str) -> pygame.Surface:
    """The sky's light from top to bottom, without the hills."""
    ground = Ground((8, max(8, size[1] // 8)))
    column = pygame.Surface(ground.size, pygame.SRCALPHA)
    column.blit(_printed(ground, f"table-sky-{mood}", mood, column.get_rect()), (0, 0))
    return pygame.transform.smoothscale(column, size)


def _printed(
    ground: Ground, name: str, mood: str, area: pygame.Rect, sheet: str = ""
) -> pygame.Surface:
    """A part of the window with one drawing (or one sheet of it) on it."""
    found = drawings.drawing(f"meows/{name}")
    scale = ground.scale
    box = (
        f"{ground.left + area.left / scale:.4f} {area.top / scale:.4f} "
        f"{area.width / scale:.4f} {area.height / scale:.4f}"
    )
    body = "".join(one.svg for one in found.sheets if sheet in ("", one.name))
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" '
        f'width="{area.width}" height="{area.height}"{found.attributes}>'
        f"{found.style(drawings.papers(f'meows/{name}').get(mood))}{found.defs}"
        f"<g {_EDGE}>{body}</g></svg>"
    )
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), area.size)


def _lay(
    out: pygame.Surface,
    ground: Ground,
    name: str,
    mood: str,
    strip: tuple[float, float],
    sheet: str,
    lift: float,
) -> None:
    """Lay one large sheet with its shadow; only where there is something of it."""
    shrink = 4
    small = Ground((max(1, ground.size[0] // shrink), max(1, ground.size[1] // shrink)))
    outline = _printed(small, name, mood, small.strip(*strip), sheet)
    seen = outline.get_bounding_rect().inflate(8, 8).clip(outline.get_rect())
    if not seen.width or not seen.height:
        return
    tone = drawings.drawing(f"meows/{name}").shadow
    shape = papercraft.silhouette(outline.subsurface(seen), tone)
    shadow = papercraft.faded(papercraft.blurred(shape, max(1.0, lift * small.scale)), 0.42)
    top = small.strip(*strip).top
    area = pygame.Rect(seen.left, top + seen.top, *seen.size)
    area = pygame.Rect(*(shrink * n for n in area)).clip(out.get_rect())
    printed = _printed(ground, name, mood, area, sheet)
    shadow = pygame.transform.smoothscale(shadow, area.size)
    out.blit(shadow, area.move(ground.px(lift * 0.6), ground.px(lift)))
    out.blit(printed, area)


def _stand(
    out: pygame.Surface,
    ground: Ground,
    mood: str,
    name: str,
    x: float,
    y: float,
    width: float,
    height: float,
) -> None:
    picture = papercraft.sheet_up(
        f"meows/{name}",
        (ground.px(width), ground.px(height)),
        palette=drawings.papers(f"meows/{name}").get(mood),
    )
    out.blit(picture, (round(ground.x(x)), round(ground.y(y))))
