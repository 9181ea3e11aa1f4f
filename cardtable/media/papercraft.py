"""Drawings become paper: every top-level group of an SVG file is one sheet.

Each sheet is drawn by itself, given a breath of grain, a lit edge and a soft shadow of its own
outline, and laid on the sheets before it. This file knows drawings and paper, and no game.

What the loader reads in a drawing:

- ``data-lift`` on a top-level ``<g>``: how high the sheet floats, in units of the viewBox;
  0 (or nothing) is printed flat on what lies below: no shadow, no edge, no grain.
- ``data-plain="1"``: a lifted sheet without grain.
- ``data-from`` / ``data-to``: the sheet is laid only when the number asked for is in that range.
- ``data-shadow`` on the ``<svg>``: the colour of its shadows.
- classes in one ``<style>`` block: the colours a palette may change.

Surfaces returned here have straight alpha in the format of a window's own alpha surfaces, so they
need no ``convert_alpha`` and everything may be called from a loader's thread, without a window.
"""

from __future__ import annotations

import io
import math
import random
from dataclasses import dataclass
from functools import cache

import pygame

from cardtable.media.drawings import INK, SVG, XLINK, Colour, Drawing, Palette, Size, drawing
from cardtable.media.gaps import gaps

LOADER_VERSION = 1
"""Raised when the same drawing would come out differently; part of the disk cache's key."""


_BLEED = 10.0  # units drawn beyond every side, so that edges and shadows run off the picture


_SCENE = 700.0  # a viewBox this wide is a whole scene: half the grain, a fainter edge


@dataclass(frozen=True)
class _Frame:
    """Where a drawing's units lie on the pixels of a surface with a bleed all round."""

    size: Size  # with the bleed
    margin: Size  # the bleed's pixels, left and top
    view_box: str
    scale: float  # pixels per unit


def _frame(found: Drawing, size: Size, view: tuple[float, float, float, float] | None) -> _Frame:
    x, y, width, height = view or found.view
    scale = min(size[0] / width, size[1] / height)
    # A box of another proportion shows the drawing in its middle.
    x -= (size[0] / scale - width) / 2
    y -= (size[1] / scale - height) / 2
    margin = math.ceil(_BLEED * scale)
    across, down = size[0] + 2 * margin, size[1] + 2 * margin
    view_box = (
        f"{x - margin / scale:.4f} {y - margin / scale:.4f} {across / scale:.4f} {down / scale:.4f}"
    )
    return _Frame((across, down), (margin, margin), view_box, scale)


def _printed(found: Drawing, body: str, style: str, frame: _Frame) -> pygame.Surface:
    gaps.wait()
    text = (
        f'<svg xmlns="{SVG}" xmlns:xlink="{XLINK}" viewBox="{frame.view_box}" '
        f'width="{frame.size[0]}" height="{frame.size[1]}"{found.attributes}>'
        f"{style}{found.defs}{body}</svg>"
    )
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), frame.size)


def sheet_up(
    name: str,
    size: Size,
    *,
    number: int | None = None,
    palette: Palette | None = None,
    grain: bool = True,
    view: tuple[float, float, float, float] | None = None,
) -> pygame.Surface:
    """The drawing as laid paper at exactly this size (SRCALPHA, straight alpha).

    A size of another proportion shows the whole drawing in its middle, with whatever is drawn
    beyond its sides. ``view`` shows another part of it, in units of its viewBox.
    """
    return laid(drawing(name), size, number=number, palette=palette, grain=grain, view=view)


def laid(
    found: Drawing,
    size: Size,
    *,
    number: int | None = None,
    palette: Palette | None = None,
    grain: bool = True,
    view: tuple[float, float, float, float] | None = None,
) -> pygame.Surface:
    """The same for a drawing already at hand."""
    size = (max(1, size[0]), max(1, size[1]))
    frame = _frame(found, size, view)
    style = found.style(palette)
    scene = found.view[2] > _SCENE
    out = pygame.Surface(size, pygame.SRCALPHA)
    across, down = -frame.margin[0], -frame.margin[1]
    for order, sheet in enumerate(found.sheets):
        if not sheet.is_laid(number):
            continue
        printed = _printed(found, sheet.svg, style, frame)
        if not sheet.lift:
            out.blit(printed, (across, down))
            continue
        box = printed.get_bounding_rect()
        if not box.width:
            continue
        paper = pygame.Surface(box.size, pygame.SRCALPHA)
        paper.blit(printed, (0, 0), box)
        left, top = across + box.left, down + box.top
        if grain and not sheet.plain:
            grained(paper, (order * 97 + box.left, order * 61 + box.top), fine=scene)
        shadow, (dx, dy) = shadow_of(paper, sheet.lift * frame.scale, found.shadow)
        out.blit(shadow, (left + dx, top + dy))
        rim(paper, max(1, round(frame.scale * 0.9)), 0.2 if scene else 0.42)
        out.blit(paper, (left, top))
    return out


def flat(
    name: str,
    size: Size,
    *,
    palette: Palette | None = None,
    number: int | None = None,
    view: tuple[float, float, float, float] | None = None,
) -> pygame.Surface:
    """The drawing in one pass, without shadow, edge or grain: marks and icons."""
    found = drawing(name)
    size = (max(1, size[0]), max(1, size[1]))
    frame = _frame(found, size, view)
    body = "".join(sheet.svg for sheet in found.sheets if sheet.is_laid(number))
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.blit(
        _printed(found, body, found.style(palette), frame), (-frame.margin[0], -frame.margin[1])
    )
    return out


def inline(body: str, units: tuple[float, float], size: Size) -> pygame.Surface:
    """A few SVG shapes given as text, ``units`` wide and high, at this size: panels, masks."""
    gaps.wait()
    size = (max(1, size[0]), max(1, size[1]))
    units = (max(1.0, units[0]), max(1.0, units[1]))
    text = (
        f'<svg xmlns="{SVG}" xmlns:xlink="{XLINK}" viewBox="0 0 {units[0]} {units[1]}" '
        f'width="{size[0]}" height="{size[1]}">{body}</svg>'
    )
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.blit(pygame.image.load_sized_svg(io.BytesIO(text.encode()), size), (0, 0))
    return out


def silhouette(surface: pygame.Surface, colour: Colour) -> pygame.Surface:
    """The shape of a surface in one colour; its clear pixels carry the colour too."""
    gaps.wait()
    out = surface.copy()
    out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    out.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return out


def blurred(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """Softened by about this many pixels: blurred small, then enlarged, five times as fast."""
    gaps.wait()
    width, height = surface.get_size()
    shrink = max(1, min(8, int(radius / 1.5)))
    small = surface
    if shrink > 1:
        small = pygame.transform.smoothscale(
            surface, (math.ceil(width / shrink), math.ceil(height / shrink))
        )
    reach = radius / shrink
    if reach >= 1.6:
        small = pygame.transform.box_blur(small, round(reach * 0.6))
        small = pygame.transform.box_blur(small, max(1, round(reach * 0.4)))
    elif reach > 0.3:
        small = pygame.transform.box_blur(small, 1)
    if shrink > 1:
        small = pygame.transform.smoothscale(small, (width, height))
    return small


def shadow_of(
    surface: pygame.Surface, lift: float, colour: Colour = INK, opacity: float = 0.34
) -> tuple[pygame.Surface, tuple[int, int]]:
    """The shadow of a surface floating this many pixels up, and where it goes from its corner.

    A wide soft part and a tight one where the sheet touches; the light is at the upper left.
    """
    pad = int(lift * 2.2) + 3
    width, height = surface.get_size()
    big = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    # Tint only after padding, else the blur mixes black into the colour.
    big.blit(surface, (pad, pad))
    shape = silhouette(big, colour)
    out = pygame.Surface(big.get_size(), pygame.SRCALPHA)
    out.fill((*colour, 0))
    soft = faded(blurred(shape, lift), opacity)
    out.blit(soft, (round(lift * 0.5), round(lift * 0.95)))
    if lift >= 0.8:
        near = faded(blurred(shape, max(1.0, lift * 0.28)), opacity * 0.55)
        out.blit(near, (round(lift * 0.14), round(lift * 0.28)))
    return out, (-pad, -pad)


def faded(surface: pygame.Surface, opacity: float) -> pygame.Surface:
    """The surface itself, made this much fainter."""
    gaps.wait()
    level = max(0, min(255, round(255 * opacity)))
    surface.fill((255, 255, 255, level), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def rim(surface: pygame.Surface, px: int = 1, strength: float = 0.42) -> pygame.Surface:
    """The cut edge of paper, drawn into the surface: lit at the upper left, dark opposite."""
    gaps.wait()
    size = surface.get_size()
    white = pygame.Surface(size, pygame.SRCALPHA)
    white.blit(surface, (0, 0))
    white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    black = surface.copy()
    black.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    for offset, amount, flag in (
        (px, round(strength * 92), pygame.BLEND_RGB_ADD),
        (-px, round(strength * 60), pygame.BLEND_RGB_SUB),
    ):
        edge = white.copy()
        edge.blit(black, (offset, offset), special_flags=pygame.BLEND_RGBA_SUB)
        line = pygame.Surface(size)
        line.blit(edge, (0, 0))
        line.fill((amount, amount, amount), special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(line, (0, 0), special_flags=flag)
    return surface


TILE = 320
OPAQUE = (0xFF0000, 0xFF00, 0xFF, 0)  # the masks of a picture that nothing shines through
LARGE_LIGHT = 100_000  # pixels of a light that is drawn half as large and enlarged: a quarter


def _noise(luck: random.Random, cells: int, depth: int) -> pygame.Surface:
    """Grey noise from 0 to ``depth`` that can be laid edge to edge, ``TILE`` wide."""
    grey = pygame.image.frombytes(luck.randbytes(cells * cells), (cells, cells), "P")
    grey.set_palette([(level, level, level) for level in range(256)])
    edge = 4
    wide = pygame.Surface((cells + 2 * edge, cells + 2 * edge), pygame.SRCALPHA)
    for x in (edge - cells, edge, edge + cells):
        for y in (edge - cells, edge, edge + cells):
            wide.blit(grey, (x, y))
    if cells == TILE:
        wide = pygame.transform.gaussian_blur(wide, 1)
    else:
        step = TILE / cells
        edge = round(edge * step)
        wide = pygame.transform.smoothscale(wide, (TILE + 2 * edge, TILE + 2 * edge))
    out = pygame.Surface((TILE, TILE), pygame.SRCALPHA)
    out.blit(wide, (-edge, -edge))
    out.fill((depth, depth, depth, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@cache
def _grain_tile(fine: bool) -> pygame.Surface:
    """A tile of paper to multiply with: mean about 251 of 255, and a few faint fibres."""
    luck = random.Random(3)
    small, soft = (12, 2) if fine else (24, 7)
    tile = _noise(luck, TILE, small)
    # The slow noise stays far below the quick one: more of it looks like plaster.
    tile.blit(_noise(luck, TILE // 5, soft), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    # Half the noise's depth lies below the base, so the mean comes out as bright either way.
    base = 252 - (small + soft) // 2
    tile.fill((base, base, base), special_flags=pygame.BLEND_RGB_ADD)
    for _ in range(90):
        x, y = (14 + luck.random() * (TILE - 28) for _ in range(2))
        angle, length = luck.random() * math.tau, 4 + luck.random() * 7
        levels = (250, 255, 255) if fine else (246, 248, 255)
        level = levels[int(luck.random() * 3)]
        pygame.draw.aaline(
            tile,
            (level, level, level),
            (x, y),
            (x + math.cos(angle) * length, y + math.sin(angle) * length),
        )
    return tile


def grained(
    surface: pygame.Surface, offset: tuple[int, int] = (0, 0), fine: bool = False
) -> pygame.Surface:
    """The surface itself, with a breath of paper grain; ``fine`` is the half of it for scenes."""
    gaps.wait()
    tile = _grain_tile(fine)
    for y in range(-(offset[1] % TILE), surface.get_height(), TILE):
        for x in range(-(offset[0] % TILE), surface.get_width(), TILE):
            surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    return surface


def opaque(surface: pygame.Surface) -> pygame.Surface:
    """A picture that fills a window as one that nothing shines through: it takes a third of the
    time to lay, and nothing that lies below has to be.
    """
    gaps.wait()
    out = pygame.Surface(surface.get_size(), 0, 32, OPAQUE)
    out.blit(surface, (0, 0))
    return out


def rounded(size: Size, radius: float, fill: Colour = (255, 255, 255)) -> pygame.Surface:
    """A rectangle of one colour with smooth round corners."""
    width, height = max(1, size[0]), max(1, size[1])
    red, green, blue = fill
    return inline(
        f'<rect width="{width}" height="{height}" rx="{min(radius, width / 2, height / 2)}" '
        f'fill="#{red:02x}{green:02x}{blue:02x}"/>',
        (width, height),
        (width, height),
    )


def clipped(surface: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """The surface itself, kept only where the mask (of the same size) is solid."""
    gaps.wait()
    surface.blit(silhouette(mask, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def turned(surface: pygame.Surface, angle: float, scale: float = 1.0) -> pygame.Surface:
    """Turned anticlockwise by degrees and scaled, without teeth or dark edges.

    The result has **premultiplied** alpha: blit it with ``pygame.BLEND_PREMULTIPLIED``. For the
    cleanest edge hand in a picture of double size and a scale of 0.5.
    """
    width, height = surface.get_size()
    out = pygame.Surface((width + 8, height + 8), pygame.SRCALPHA)
    out.blit(surface, (4, 4))
    out = out.premul_alpha()
    if angle:
        out = pygame.transform.rotozoom(out, angle, 1)
    if scale != 1:
        out = pygame.transform.smoothscale(
            out, (max(1, round(out.get_width() * scale)), max(1, round(out.get_height() * scale)))
        )
    return out
