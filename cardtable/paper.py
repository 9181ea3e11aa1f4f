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
import json
import math
import random
import re
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

import pygame

Size = tuple[int, int]
Colour = tuple[int, int, int]
Palette = Mapping[str, str | Mapping[str, str]]
"""Class name → fill colour, or → several attributes such as ``{"stroke": "#BF7C3E"}``."""

INK: Colour = (43, 36, 64)
PAPER: Colour = (251, 246, 234)

LOADER_VERSION = 1
"""Raised when the same drawing would come out differently; part of the disk cache's key."""

_SVG = "http://www.w3.org/2000/svg"
_XLINK = "http://www.w3.org/1999/xlink"
_BLEED = 10.0  # units drawn beyond every side, so that edges and shadows run off the picture
_SCENE = 700.0  # a viewBox this wide is a whole scene: half the grain, a fainter edge

ET.register_namespace("", _SVG)
ET.register_namespace("xlink", _XLINK)


@cache
def root() -> Path:
    """The folder that holds drawings and ``sounds/``: the package's own, or the one above."""
    here = Path(__file__).resolve().parent
    for base in (here, here.parent):  # wheel and executable, then source checkout
        if (base / "sprites").is_dir() or (base / "sprites.zip").is_file():
            return base
    raise FileNotFoundError("sprites/ was not found beside or inside the cardtable package")


@cache
def _packed() -> zipfile.ZipFile | None:
    """All of ``sprites/`` as one file, in the executables: hundreds would be slow to unpack."""
    path = root() / "sprites.zip"
    return zipfile.ZipFile(path) if path.is_file() else None


@cache
def sprites(folder: str) -> tuple[str, ...]:
    """The names of the drawings and palettes in a folder of ``sprites/``."""
    packed = _packed()
    if packed is not None:
        paths = [name.rpartition("/") for name in packed.namelist()]
        names = [name for where, _, name in paths if where == folder]
    else:
        names = [path.name for path in (root() / "sprites" / folder).glob("*.*")]
    return tuple(sorted(name for name in names if name.endswith((".svg", ".json"))))


def sprite(name: str) -> bytes:
    """One file of ``sprites/``."""
    packed = _packed()
    if packed is not None:
        return packed.read(name)
    return (root() / "sprites" / name).read_bytes()


@dataclass(frozen=True)
class Sheet:
    """One sheet of paper: its SVG text and how it lies."""

    name: str
    svg: str
    lift: float
    plain: bool
    first: float  # laid from this number on
    last: float  # and up to this one

    def is_laid(self, number: int | None) -> bool:
        """Whether the sheet belongs to this number; without a number every sheet does."""
        return number is None or self.first <= number <= self.last


@dataclass(frozen=True)
class Drawing:
    """A parsed SVG file: its sheets from the lowest to the highest."""

    name: str
    view: tuple[float, float, float, float]
    sheets: tuple[Sheet, ...]
    defs: str
    rules: Mapping[str, Mapping[str, str]]  # class → declarations
    attributes: str  # of the <svg> itself, handed down to every sheet
    shadow: Colour
    source: bytes

    def style(self, palette: Palette | None) -> str:
        """The style block with a palette's colours in place of the drawing's own."""
        if not self.rules:
            return ""
        lines = []
        for name, own in self.rules.items():
            declarations = dict(own)
            change = (palette or {}).get(name)
            if isinstance(change, str):
                declarations["fill"] = change
            elif change:
                declarations.update(change)
            lines.append(f".{name}{{{';'.join(f'{k}:{v}' for k, v in declarations.items())}}}")
        return f"<style>{''.join(lines)}</style>"


def colour(text: str) -> Colour:
    """``"#2B2440"`` as three numbers."""
    value = pygame.Color(text)
    return value.r, value.g, value.b


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """``one`` with this share of ``other`` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


# Reading drawings


def _local(tag: str) -> str:
    return tag.rsplit("}", 1)[-1]


def _rules(text: str) -> dict[str, dict[str, str]]:
    rules: dict[str, dict[str, str]] = {}
    plain = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    for names, body in re.findall(r"([^{}]+)\{([^{}]*)\}", plain):
        declarations = {}
        for part in body.split(";"):
            key, colon, value = part.partition(":")
            if colon:
                declarations[key.strip()] = value.strip()
        for name in names.split(","):
            rules.setdefault(name.strip().lstrip("."), {}).update(declarations)
    return rules


@cache
def drawing(name: str) -> Drawing:
    """``"meows/fine-low"`` is ``sprites/meows/fine-low.svg``, read once."""
    return parsed(name, sprite(f"{name}.svg"))


def parsed(name: str, source: bytes) -> Drawing:
    """A drawing read from the text of an SVG file."""
    tree = ET.fromstring(source)
    x, y, width, height = (float(n) for n in tree.get("viewBox", "0 0 100 100").split())
    defs = []
    rules: dict[str, dict[str, str]] = {}
    sheets: list[Sheet] = []
    for element in tree:
        kind = _local(element.tag)
        if kind == "style":
            rules.update(_rules(element.text or ""))
            continue
        if kind == "defs":
            for style in [e for e in element if _local(e.tag) == "style"]:
                rules.update(_rules(style.text or ""))
                element.remove(style)
            defs.append(ET.tostring(element, encoding="unicode"))
            continue
        if kind in {"title", "desc", "metadata"}:
            continue
        sheet = Sheet(
            name=element.get("id", ""),
            lift=float(element.attrib.pop("data-lift", "0")),
            plain=element.attrib.pop("data-plain", "0") == "1",
            first=float(element.attrib.pop("data-from", "-inf")),
            last=float(element.attrib.pop("data-to", "inf")),
            svg=ET.tostring(element, encoding="unicode"),
        )
        before = sheets[-1] if sheets else None
        if (
            before
            and not before.lift
            and not sheet.lift
            and (before.first, before.last) == (sheet.first, sheet.last)
        ):  # two flat ones in a row can be printed together
            sheets[-1] = Sheet(
                before.name, before.svg + sheet.svg, 0, True, sheet.first, sheet.last
            )
        else:
            sheets.append(sheet)
    own = {
        key: value
        for key, value in tree.attrib.items()
        if key not in {"viewBox", "width", "height", "version"}
        and not key.startswith(("data-", "{"))
    }
    return Drawing(
        name=name,
        view=(x, y, width, height),
        sheets=tuple(sheets),
        defs="".join(defs),
        rules=MappingProxyType(rules),
        attributes="".join(f' {key}="{value}"' for key, value in own.items()),
        shadow=colour(tree.get("data-shadow", "#2B2440")),
        source=source,
    )


@cache
def _papers_of(folder: str) -> Mapping[str, Mapping[str, Palette]]:
    if "papers.json" not in sprites(folder):
        return {}
    found: dict[str, dict[str, Palette]] = json.loads(sprite(f"{folder}/papers.json"))
    return found


def papers(name: str) -> Mapping[str, Palette]:
    """The palettes of one drawing, by name, from the ``papers.json`` in its folder."""
    folder, _, drawn = name.rpartition("/")
    return _papers_of(folder).get(drawn, {})


# Rendering


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
    text = (
        f'<svg xmlns="{_SVG}" xmlns:xlink="{_XLINK}" viewBox="{frame.view_box}" '
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
    text = (
        f'<svg xmlns="{_SVG}" xmlns:xlink="{_XLINK}" viewBox="0 0 {units[0]} {units[1]}" '
        f'width="{size[0]}" height="{size[1]}">{body}</svg>'
    )
    out = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    out.blit(pygame.image.load_sized_svg(io.BytesIO(text.encode()), out.get_size()), (0, 0))
    return out


# Paper: silhouettes, shadows, edges, grain


def silhouette(surface: pygame.Surface, colour: Colour, opacity: float = 1.0) -> pygame.Surface:
    """The shape of a surface in one colour; its clear pixels carry the colour too."""
    out = surface.copy()
    out.fill((0, 0, 0, round(255 * opacity)), special_flags=pygame.BLEND_RGBA_MULT)
    out.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return out


def blurred(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """Softened by about this many pixels: blurred small, then enlarged, five times as fast."""
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
    level = max(0, min(255, round(255 * opacity)))
    surface.fill((255, 255, 255, level), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def rim(surface: pygame.Surface, px: int = 1, strength: float = 0.42) -> pygame.Surface:
    """The cut edge of paper, drawn into the surface: lit at the upper left, dark opposite."""
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


_TILE = 320


def _noise(luck: random.Random, cells: int, depth: int) -> pygame.Surface:
    """Grey noise from 0 to ``depth`` that can be laid edge to edge, ``_TILE`` wide."""
    grey = pygame.image.frombytes(luck.randbytes(cells * cells), (cells, cells), "P")
    grey.set_palette([(level, level, level) for level in range(256)])
    edge = 4
    wide = pygame.Surface((cells + 2 * edge, cells + 2 * edge), pygame.SRCALPHA)
    for x in (edge - cells, edge, edge + cells):
        for y in (edge - cells, edge, edge + cells):
            wide.blit(grey, (x, y))
    if cells == _TILE:
        wide = pygame.transform.gaussian_blur(wide, 1)
    else:
        step = _TILE / cells
        edge = round(edge * step)
        wide = pygame.transform.smoothscale(wide, (_TILE + 2 * edge, _TILE + 2 * edge))
    out = pygame.Surface((_TILE, _TILE), pygame.SRCALPHA)
    out.blit(wide, (-edge, -edge))
    out.fill((depth, depth, depth, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@cache
def _grain_tile(fine: bool) -> pygame.Surface:
    """A tile of paper to multiply with: mean about 251 of 255, and a few faint fibres."""
    luck = random.Random(3)
    small, soft = (12, 2) if fine else (24, 7)
    tile = _noise(luck, _TILE, small)
    # The slow noise stays far below the quick one: more of it looks like plaster.
    tile.blit(_noise(luck, _TILE // 5, soft), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    # Half the noise's depth lies below the base, so the mean comes out as bright either way.
    base = 252 - (small + soft) // 2
    tile.fill((base, base, base), special_flags=pygame.BLEND_RGB_ADD)
    for _ in range(90):
        x, y = (14 + luck.random() * (_TILE - 28) for _ in range(2))
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
    tile = _grain_tile(fine)
    for y in range(-(offset[1] % _TILE), surface.get_height(), _TILE):
        for x in range(-(offset[0] % _TILE), surface.get_width(), _TILE):
            surface.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    return surface


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
