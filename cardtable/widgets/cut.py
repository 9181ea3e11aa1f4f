"""Shapes cut from paper that every screen is made of: panels, buttons, lines, icons.

All are made once for each size and kept; nobody may draw into what is returned here.
"""

from __future__ import annotations

import pygame

from cardtable.media import drawings, papercraft
from cardtable.media.dashes import dashes
from cardtable.media.drawings import Colour, Size
from cardtable.media.store import kept

INK: Colour = drawings.INK
PAPER: Colour = drawings.PAPER
SOFT_INK: Colour = (76, 67, 90)  # second lines on paper, 8.8:1; under a veil still 4.5:1
CARD: Colour = (243, 234, 214)  # a panel on a panel
TRAY: Colour = (226, 213, 187)  # what something lies in
WHITE: Colour = (255, 253, 247)
CORAL: Colour = (255, 122, 89)  # the main button, with ink text
RING: Colour = (226, 81, 43)
CANDLE: Colour = (255, 180, 84)
LEAF: Colour = (62, 155, 87)  # switched on
PLUM: Colour = (58, 46, 92)  # a chosen chip
CREAM: Colour = (255, 246, 228)  # text on dark
SHADE: Colour = (24, 12, 32)
_LARGE = 80_000  # pixels of a sheet that is laid in pieces
_LONG = 12_000  # pixels of one that is laid in two, if it is long enough
_SPAN = 480  # pixels of the piece of which a long sheet's shadow is laid
_FINE = 500  # pixels of a sheet from which its grain is finer


def hexed(colour: Colour) -> str:
    """A colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


@kept
def sheet(size: Size, radius: int, colour: Colour, grain: bool = True) -> pygame.Surface:
    """A rounded sheet of paper with a lit edge and no shadow."""
    out = papercraft.rounded(size, radius, colour)
    if grain:
        papercraft.grained(out, (size[0] % 97, size[1] % 61), fine=size[0] > _FINE)
    return papercraft.rim(out, 1, 0.45)


@kept
def shadow(
    size: Size, radius: int, lift: float, opacity: float
) -> tuple[pygame.Surface, tuple[int, int]]:
    """The shadow of a rounded sheet, and where it goes from the sheet's corner."""
    return papercraft.shadow_of(papercraft.rounded(size, radius, SHADE), lift, SHADE, opacity)


def panel(
    surface: pygame.Surface,
    box: pygame.Rect,
    radius: int,
    colour: Colour = PAPER,
    lift: float = 0,
    opacity: float = 0.34,
) -> None:
    """Lay a sheet with its shadow on a surface."""
    if box.width <= 0 or box.height <= 0:
        return
    large = box.width * box.height > _LARGE
    if lift > 0:
        corner = radius + round(2.5 * lift) + 8
        if large and min(box.size) > 2 * corner:
            _lay_large_shadow(surface, box, radius, lift, opacity, corner)
        else:
            _lay_shadow(surface, box, radius, lift, opacity, radius + round(6 * lift) + 8)
    if large and min(box.size) > 2 * radius + 8:
        _lay_large_sheet(surface, box, radius, colour)
    else:
        _lay_sheet(surface, box, radius, colour)


def _is_long(box: pygame.Rect, end: int) -> bool:
    """Whether a sheet is long enough to be laid in pieces, so that another as high costs nothing:
    what is said at a table stands on a sheet of another length each time.
    """
    return box.width * box.height > _LONG and box.width > 2 * end


def _lay_sheet(surface: pygame.Surface, box: pygame.Rect, radius: int, colour: Colour) -> None:
    end = radius + 2
    if not _is_long(box, end):
        surface.blit(sheet(box.size, radius, colour), box)
        return
    # Its grain comes again after so many pixels, and so can the piece between its ends.
    span = papercraft.TILE * (2 if box.width > _FINE else 1)
    pieces = sheet((span + 2 * end, box.height), radius, colour)
    room = box.width - 2 * end
    surface.blit(pieces, box.topleft, (0, 0, end + min(span, room), box.height))
    for left in range(span, room, span):
        part = (end, 0, min(span, room - left), box.height)
        surface.blit(pieces, (box.left + end + left, box.top), part)
    surface.blit(pieces, (box.right - end, box.top), (end + span, 0, end, box.height))


def _lay_shadow(
    surface: pygame.Surface,
    box: pygame.Rect,
    radius: int,
    lift: float,
    opacity: float,
    end: int,
) -> None:
    if not _is_long(box, end):
        below, (dx, dy) = shadow(box.size, radius, lift, opacity)
        surface.blit(below, (box.left + dx, box.top + dy))
        return
    ends, (dx, dy) = shadow((2 * end, box.height), radius, lift, opacity)
    room, side = box.width - 2 * end, ends.get_width() // 2
    at = (box.left + dx, box.top + dy)
    surface.blit(ends, at, (0, 0, side, ends.get_height()))
    between = _between(2 * end, box.height, radius, lift, opacity)
    for left in range(0, room, _SPAN):
        part = (0, 0, min(_SPAN, room - left), between.get_height())
        surface.blit(between, (at[0] + side + left, at[1]), part)
    rest = (side, 0, ends.get_width() - side, ends.get_height())
    surface.blit(ends, (at[0] + side + room, at[1]), rest)


@kept
def _between(wide: int, high: int, radius: int, lift: float, opacity: float) -> pygame.Surface:
    """A piece of what lies between the two ends of a long sheet's shadow."""
    ends, _ = shadow((wide, high), radius, lift, opacity)
    middle = ends.subsurface((ends.get_width() // 2, 0, 1, ends.get_height()))
    return pygame.transform.scale(middle.copy(), (_SPAN, ends.get_height()))


def _lay_large_sheet(
    surface: pygame.Surface, box: pygame.Rect, radius: int, colour: Colour
) -> None:
    """A sheet nearly as large as the window is laid in pieces: only its edges are cut."""
    edge = radius + 2
    inside = box.inflate(-2 * edge, -2 * edge)
    paper = _paper(colour)
    wide, high = paper.get_size()
    surface.fill(colour, inside)  # as one: what lies below it need not be painted
    for top in range(inside.top, inside.bottom, high):
        for left in range(inside.left, inside.right, wide):
            part = (0, 0, min(wide, inside.right - left), min(high, inside.bottom - top))
            surface.blit(paper, (left, top), part)
    across, down = (
        sheet((box.width, 2 * edge), radius, colour),
        sheet((2 * edge, box.height), radius, colour),
    )
    surface.blit(across, box.topleft, (0, 0, box.width, edge))
    surface.blit(across, (box.left, inside.bottom), (0, edge, box.width, edge))
    surface.blit(down, (box.left, inside.top), (0, edge, edge, inside.height))
    surface.blit(down, (inside.right, inside.top), (edge, edge, edge, inside.height))


@kept
def _paper(colour: Colour) -> pygame.Surface:
    """A tile of plain paper, to be laid edge to edge."""
    side = papercraft.TILE
    out = pygame.Surface((side, side))
    out.fill(colour)
    return papercraft.grained(out, fine=True)


def _lay_large_shadow(
    surface: pygame.Surface,
    box: pygame.Rect,
    radius: int,
    lift: float,
    opacity: float,
    corner: int,
) -> None:
    """The shadow of such a sheet: that of a small one, drawn out between its corners."""
    small, (dx, dy) = shadow((2 * corner, 2 * corner), radius, lift, opacity)
    pad, side = -dx, corner - dx
    room = (box.width - 2 * corner, box.height - 2 * corner)
    left, top = box.left + dx, box.top + dy
    for x, from_x in ((left, 0), (left + side + room[0], side)):
        for y, from_y in ((top, 0), (top + side + room[1], side)):
            surface.blit(small, (x, y), (from_x, from_y, side, side))
    thick = pad + radius
    args = (2 * corner, radius, lift, opacity, thick)
    above, below = _drawn_out(*args, room[0], across=True)
    surface.blit(above, (left + side, top))
    surface.blit(below, (left + side, box.bottom + pad - thick))
    before, beyond = _drawn_out(*args, room[1], across=False)
    surface.blit(before, (left, top + side))
    surface.blit(beyond, (box.right + pad - thick, top + side))


def _drawn_out(
    side: int,
    radius: int,
    lift: float,
    opacity: float,
    thick: int,
    room: int,
    *,
    across: bool,
) -> tuple[pygame.Surface, pygame.Surface]:
    """The shadow's two straight parts of one direction, as long as there is room."""
    return (
        _straight(side, radius, lift, opacity, thick, room, across=across, far=False),
        _straight(side, radius, lift, opacity, thick, room, across=across, far=True),
    )


@kept
def _straight(
    side: int,
    radius: int,
    lift: float,
    opacity: float,
    thick: int,
    room: int,
    *,
    across: bool,
    far: bool,
) -> pygame.Surface:
    small, _ = shadow((side, side), radius, lift, opacity)
    middle, end = small.get_width() // 2, small.get_width() - thick
    first = end if far else 0
    part = (middle, first, 1, thick) if across else (first, middle, thick, 1)
    size = (room, thick) if across else (thick, room)
    return pygame.transform.scale(small.subsurface(part).copy(), size)


@kept
def lip_button(size: Size, radius: int, colour: Colour, lip: int) -> pygame.Surface:
    """A button's sheet with a darker lip at its foot."""
    width, height = size
    out = papercraft.grained(papercraft.rounded(size, radius, colour), (width % 89, height % 67))
    papercraft.rim(out, 1, 0.5)
    foot = papercraft.inline(
        f'<path d="M0 0V{height}H{width}V0Z'
        f"M0 {-height}V{height - lip - radius}A{radius} {radius} 0 0 0 {radius} {height - lip}"
        f"H{width - radius}A{radius} {radius} 0 0 0 {width} {height - lip - radius}V{-height}Z"
        f'" fill-rule="evenodd" fill="#2B2440" fill-opacity=".14"/>',
        size,
        size,
    )
    out.blit(foot, (0, 0))
    return papercraft.clipped(out, papercraft.rounded(size, radius))


@kept
def outline(size: Size, radius: int, wide: float, colour: Colour, dashed: bool) -> pygame.Surface:
    """A thin rounded line, whole or dashed, with nothing inside."""
    width, height = size
    style = f'fill="none" stroke="{hexed(colour)}" stroke-width="{wide}" stroke-linecap="round"'
    if dashed:
        return papercraft.inline(f'<path d="{dashes(size, radius, wide)}" {style}/>', size, size)
    return papercraft.inline(
        f'<rect x="{wide / 2}" y="{wide / 2}" width="{width - wide}" height="{height - wide}" '
        f'rx="{radius}" {style}/>',
        size,
        size,
    )


@kept
def icon(name: str, px: int, colour: Colour = INK, ground: Colour = PAPER) -> pygame.Surface:
    """One of the drawn signs of ``sprites/ui`` in one colour, on a ground of another."""
    line, gap = hexed(colour), hexed(ground)
    palette: drawings.Palette = {
        "a": line,
        "b": {"stroke": line},
        "c": gap,
        "d": line,
        "e": {"stroke": gap},
    }
    return papercraft.flat(f"ui/icon-{name}", (px, px), palette=palette)


def veil(surface: pygame.Surface, box: pygame.Rect, colour: Colour, alpha: int) -> None:
    """Lay a thin dark sheet over the scene below, so strong of 255.

    What lies there is dimmed and the colour added: that is as quick as to lay a picture of one
    colour, which for a large window would take 30 MB.
    """
    rest = 255 - alpha
    surface.fill((rest, rest, rest), box, pygame.BLEND_RGB_MULT)
    red, green, blue = colour
    added = (red * alpha // 255, green * alpha // 255, blue * alpha // 255)
    surface.fill(added, box, pygame.BLEND_RGB_ADD)


def bubble(
    surface: pygame.Surface,
    box: pygame.Rect,
    tip: tuple[int, int],
    unit: float,
) -> None:
    """A speech bubble with its tail towards a place."""
    radius = min(box.height // 2, round(18 * unit))
    shape, at = _bubble(box.size, radius, (tip[0] - box.left, tip[1] - box.top))
    lift = max(2.0, 4 * unit)
    _lay_shadow(surface, box, radius, lift, 0.3, radius + round(6 * lift) + 8)
    surface.blit(shape, (box.left - at[0], box.top - at[1]))


Tail = tuple[int, int]


@kept
def _bubble(size: Size, radius: int, tip: Tail) -> tuple[pygame.Surface, Tail]:
    width, height = size
    x, y = tip
    left, top = max(0, -x) + 2, max(0, -y) + 2
    right, bottom = max(0, x - width) + 2, max(0, y - height) + 2
    half = min(radius, width // 4, height // 2) * 0.6
    if 0 <= x <= width or abs(y - height / 2) > height:
        root = min(max(x, radius + half), width - radius - half)
        tail = f"M{root - half} {height / 2}L{x} {y}L{root + half} {height / 2}Z"
    else:
        tail = f"M{width / 2} {height / 2 - half}L{x} {y}L{width / 2} {height / 2 + half}Z"
    full = (width + left + right, height + top + bottom)
    fill = hexed(PAPER)
    out = papercraft.inline(
        f'<g transform="translate({left} {top})"><path d="{tail}" fill="{fill}"/>'
        f'<rect width="{width}" height="{height}" rx="{radius}" fill="{fill}"/></g>',
        full,
        full,
    )
    papercraft.grained(out)
    return papercraft.rim(out, 1, 0.4), (left, top)


@kept
def fade(size: Size) -> pygame.Surface:
    """From nothing at the top to paper at the foot."""
    column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        column.set_at((0, y), (*PAPER, round(255 * (y + 1) / size[1])))
    return pygame.transform.scale(column, size)


@kept
def glow(size: Size, radius: int, colour: Colour, reach: int) -> pygame.Surface:
    """Light round a rounded sheet, larger than it by ``reach`` on every side."""
    full = (size[0] + 2 * reach, size[1] + 2 * reach)
    if full[0] * full[1] > papercraft.LARGE_LIGHT:  # nothing of it is sharp
        small = glow((size[0] // 2, size[1] // 2), radius // 2, colour, reach // 2)
        return pygame.transform.smoothscale(small, full)
    out = pygame.Surface(full, pygame.SRCALPHA)
    half = reach // 2
    out.blit(papercraft.rounded((size[0] + reach, size[1] + reach), radius + half), (half, half))
    out = papercraft.silhouette(out, colour)
    return papercraft.faded(papercraft.blurred(out, reach * 0.5), 0.75)
