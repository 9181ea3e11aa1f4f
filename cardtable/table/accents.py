"""What is drawn round cards: what is asked for or played last, and where a held card came from."""

from __future__ import annotations

import pygame

from cardtable.media.drawings import Colour
from cardtable.table.animation import Pose
from cardtable.table.card_sprite import pose_bounds
from cardtable.widgets import cut

_GHOST = 88  # of 255: how strongly one sees where a held card came from


def draw_ghost(surface: pygame.Surface, picture: pygame.Surface, pose: Pose) -> None:
    """A faint card where one was taken from: there it goes back to, if it is not played."""
    faint = picture.copy()
    faint.fill((_GHOST,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    at = faint.get_rect(center=(round(pose.x), round(pose.y)))
    surface.blit(faint, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def draw_mark(surface: pygame.Surface, pose: Pose, thick: int, colour: Colour) -> None:
    """A line of light round a card."""
    box = pose_bounds(Pose(pose.x, pose.y, 0, pose.height)).inflate(2 * thick, 2 * thick)
    line = cut.outline(box.size, round(pose.height * 0.051) + thick, thick, colour, False)
    if abs(pose.angle) > 0.2:
        line = pygame.transform.rotozoom(line, -pose.angle, 1)
    surface.blit(line, line.get_rect(center=box.center))
