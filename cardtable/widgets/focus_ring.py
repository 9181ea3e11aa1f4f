"""The focus: a ring held off the thing by a gap, light on its other side.

It is laid in pieces, its corners and what lies between them: a card that is being raised has
another size in each frame, and a whole ring takes longer to draw than all the rest of a frame.
"""

from __future__ import annotations

import pygame

from cardtable.media import papercraft
from cardtable.media.drawings import Size
from cardtable.media.store import kept
from cardtable.widgets import cut

_SPAN = 480  # pixels of a piece between two corners


def draw_ring(surface: pygame.Surface, box: pygame.Rect, radius: int, unit: float) -> None:
    """Draw the focus round something."""
    wide = max(3, round(4 * unit))
    end = radius + 4 * _halo(wide)
    size = (min(box.width, 2 * end), min(box.height, 2 * end))
    corners, room = _ring(size, radius, wide)
    around, (across, down) = box.inflate(2 * room, 2 * room), corners.get_size()
    left, top = across // 2, down // 2
    right, foot = around.right - (across - left), around.bottom - (down - top)
    ends_across = (around.left, 0, left), (right, left, across - left)
    ends_down = (around.top, 0, top), (foot, top, down - top)
    for x, from_x, thick in ends_across:
        for y, from_y, high in ends_down:
            surface.blit(corners, (x, y), (from_x, from_y, thick, high))
    if size == box.size:
        return
    lying, standing = _sides(size, radius, wide)
    for x in range(around.left + left, right, _SPAN):
        for y, from_y, thick in ends_down:
            surface.blit(lying, (x, y), (0, from_y, min(_SPAN, right - x), thick))
    for y in range(around.top + top, foot, _SPAN):
        for x, from_x, thick in ends_across:
            surface.blit(standing, (x, y), (from_x, 0, thick, min(_SPAN, foot - y)))


def _halo(wide: int) -> int:
    """How far the pale line under a ring so wide shows on each of its sides."""
    return max(2, round(wide * 0.75))


@kept
def _ring(size: Size, radius: int, wide: int) -> tuple[pygame.Surface, int]:
    """A ring round something so large, and how far it reaches beyond it."""
    gap, halo = wide, _halo(wide)
    room = gap + wide + halo * 4
    width, height = size[0] + 2 * room, size[1] + 2 * room
    reach = gap + wide / 2
    across, down, turn = size[0] + 2 * reach, size[1] + 2 * reach, radius + reach
    left = room - reach
    frame = f'x="{left}" y="{left}" width="{across}" height="{down}" rx="{turn}" fill="none"'
    bloom = papercraft.inline(
        f'<rect {frame} stroke="#FF966E" stroke-width="{wide + 2 * halo}"/>',
        (width, height),
        (width, height),
    )
    tinted = papercraft.silhouette(bloom, (255, 150, 110))
    out = papercraft.faded(papercraft.blurred(tinted, halo * 2), 0.5)
    line = papercraft.inline(
        f'<rect {frame} stroke="#FFF6E6" stroke-width="{wide + 2 * halo}"/>'
        f'<rect {frame} stroke="{cut.hexed(cut.RING)}" stroke-width="{wide}"/>',
        (width, height),
        (width, height),
    )
    out.blit(line, (0, 0))
    return out, room


@kept
def _sides(size: Size, radius: int, wide: int) -> tuple[pygame.Surface, pygame.Surface]:
    """A piece of what lies between the corners of a ring across, and one of what does down."""
    corners, _ = _ring(size, radius, wide)
    across, down = corners.get_size()
    column = corners.subsurface((across // 2, 0, 1, down)).copy()
    row = corners.subsurface((0, down // 2, across, 1)).copy()
    return (
        pygame.transform.scale(column, (_SPAN, down)),
        pygame.transform.scale(row, (across, _SPAN)),
    )
