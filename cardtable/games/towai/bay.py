"""The bay where day and night meet, at three hours: all of it that stands still.

Sky and bay are one opaque picture for each hour; the great disc rolls between the two, cut by the
outline of the bay. What moves is in surroundings.py. The scene is told in the units of its
drawings, 1280 × 800 round the middle.
"""

from __future__ import annotations

import io
from dataclasses import dataclass

import pygame

from cardtable.media import drawings, papercraft
from cardtable.media.drawings import Size
from cardtable.media.store import kept

HOURS = ("day", "dusk", "night")
VERSION = 2
"""Raised when the same drawings would be laid otherwise; part of the disk cache's key."""

HORIZON = 474.0
DISC = (640.0, 330.0)  # the middle of the great disc, high in the sky

_WIDEST, _HIGHEST = 1960.0, 1000.0  # how much of the scene is drawn
HILLS = 312.0  # no hill or tree is higher
_COLUMNS = 12  # of a window, of each of which it is known how high its hills are …
_SKETCHED = 8  # … from a sketch so many times smaller
_EDGE = 'stroke="#ffffff" stroke-opacity=".16" stroke-width="1.3"'


@dataclass(frozen=True)
class Ground:
    """How the scene lies on a window: filled, its middle in the middle."""

    size: Size

    @property
    def scale(self) -> float:
        """Pixels per unit."""
        width, height = self.size
        return max(min(width / 1280, height / 800), width / _WIDEST, height / _HIGHEST)

    def x(self, units: float) -> float:
        """A place across, in pixels."""
        return self.size[0] / 2 + (units - 640) * self.scale

    def y(self, units: float) -> float:
        """A place downwards, in pixels."""
        return self.size[1] / 2 + (units - 400) * self.scale

    def px(self, units: float) -> int:
        """A length in pixels."""
        return max(1, round(units * self.scale))

    def box(self, left: float, top: float, width: float, height: float) -> pygame.Rect:
        """A part of the scene, in pixels."""
        return pygame.Rect(round(self.x(left)), round(self.y(top)), self.px(width), self.px(height))

    def view(self, area: pygame.Rect) -> tuple[float, float, float, float]:
        """A part of the window, in units."""
        scale = self.scale
        left = 640 + (area.left - self.size[0] / 2) / scale
        top = 400 + (area.top - self.size[1] / 2) / scale
        return left, top, area.width / scale, area.height / scale


def painted(size: Size, hour: str) -> pygame.Surface:
    """Sky, stars and bay at one hour; made off the drawing thread.

    Sheets as large as the window are not laid one by one as cards are, that would take half a
    second: each is printed with a light edge, its shadow is made small, the grain comes last.
    """
    ground = Ground(size)
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.fill(drawings.colour(str(drawings.papers("towai/sky")[hour]["sky"])))
    for name in ("sky", "bay"):
        found = drawings.drawing(f"towai/{name}")
        for sheet in found.sheets[name == "sky" :]:  # the sky's first sheet is all of one colour
            _lay(out, ground, found, sheet, hour)
        if name == "sky" and hour == "night":
            stars = drawings.drawing("towai/stars")
            body = "".join(sheet.svg for sheet in stars.sheets)
            area = ground.box(-340, -100, _WIDEST, 450).clip(out.get_rect())
            out.blit(_printed(ground, stars, body, hour, area), area)
    return papercraft.opaque(papercraft.grained(out, fine=True))


def _printed(
    ground: Ground, found: drawings.Drawing, body: str, hour: str, area: pygame.Rect
) -> pygame.Surface:
    """A part of the window with some shapes of a drawing on it."""
    box = " ".join(f"{part:.4f}" for part in ground.view(area))
    style = found.style(drawings.papers(found.name).get(hour))
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{area.width}" '
        f'height="{area.height}"{found.attributes}>{style}{found.defs}<g {_EDGE}>{body}</g></svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), area.size)


def _lay(
    out: pygame.Surface, ground: Ground, found: drawings.Drawing, sheet: drawings.Sheet, hour: str
) -> None:
    """Lay one sheet with its shadow, only where there is something of it."""
    shrink = 4
    small = Ground((-(-ground.size[0] // shrink), -(-ground.size[1] // shrink)))
    whole = pygame.Rect((0, 0), small.size)
    outline = _printed(small, found, sheet.svg, hour, whole)
    seen = outline.get_bounding_rect()
    if not seen.width:
        return
    lift = sheet.lift * ground.scale
    if lift:
        seen.inflate_ip(10, 10)
        seen = seen.clip(whole)
    area = pygame.Rect(*(shrink * part for part in seen)).inflate(8, 8).clip(out.get_rect())
    if lift:
        shape = papercraft.silhouette(outline.subsurface(seen), found.shadow)
        shade = papercraft.faded(papercraft.blurred(shape, max(1.0, 1.4 * lift / shrink)), 0.5)
        shade = pygame.transform.smoothscale(shade, (seen.width * shrink, seen.height * shrink))
        at = (seen.left * shrink + round(lift * 0.5), seen.top * shrink + round(lift))
        out.blit(shade, at)
    out.blit(_printed(ground, found, sheet.svg, hour, area), area)


def strip_of(size: Size) -> pygame.Rect:
    """The part of a window where hills stand before the sky."""
    ground = Ground(size)
    top, foot = round(ground.y(HILLS)), round(ground.y(HORIZON))
    return pygame.Rect(0, top, size[0], max(1, foot - top))


def free_sky(size: Size) -> pygame.Surface:
    """What nothing is cut by."""
    free = pygame.Surface(size, pygame.SRCALPHA)
    free.fill((255, 255, 255, 255))
    return free


@kept
def skyline(size: Size) -> list[pygame.Rect]:
    """Column by column of a window: where hills stand in it, from the highest one down to the
    horizon.
    """
    small = (max(_COLUMNS, size[0] // _SKETCHED), max(8, size[1] // _SKETCHED))
    free = pygame.mask.from_surface(outline_of(small, strip_of(small)), 250)
    wide, high = free.get_size()
    strip = strip_of(size)
    found = []
    for number in range(_COLUMNS):
        left, right = number * wide // _COLUMNS, (number + 1) * wide // _COLUMNS
        inside = pygame.Mask((right - left, high), fill=True)
        inside.erase(free, (-left, 0))
        tops = [box.top for box in inside.get_bounding_rects()]
        top = strip.height * max(0, min(tops, default=high) - 1) // high  # a row more than it shows
        edge = number * size[0] // _COLUMNS
        across = (number + 1) * size[0] // _COLUMNS - edge
        found.append(pygame.Rect(edge, strip.top + top, across, strip.height - top))
    return found


def outline_of(size: Size, area: pygame.Rect) -> pygame.Surface:
    """What of a part of the sky over the horizon the hills leave free, to multiply a disc with."""
    found = drawings.drawing("towai/bay")
    body = "".join(sheet.svg for sheet in found.sheets)
    shown = _printed(Ground(size), found, body, "day", area)
    hills = papercraft.silhouette(shown, (0, 0, 0))
    free = free_sky(area.size)
    free.blit(hills, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return free
