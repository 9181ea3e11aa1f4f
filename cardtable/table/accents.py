"""What is drawn round cards: what is asked for, was played last or wins, and where a held card came
from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from cardtable.media.drawings import Colour
from cardtable.media.pictures import Pictures
from cardtable.media.store import Part, store
from cardtable.table.animation import Pose
from cardtable.table.card_sprite import CardSprite, pose_bounds
from cardtable.widgets import cut

Light = Callable[[Pose], pygame.Surface]

_GHOST = 88  # of 255: how strongly one sees where a held card came from

_lines: Part[pygame.Surface] = Part("lines round cards")


def draw_ghost(surface: pygame.Surface, picture: pygame.Surface, pose: Pose) -> None:
    """A faint card where one was taken from: there it goes back to, if it is not played."""
    faint = picture.copy()
    faint.fill((_GHOST,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    at = faint.get_rect(center=(round(pose.x), round(pose.y)))
    surface.blit(faint, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def draw_mark(surface: pygame.Surface, pose: Pose, thick: int, colour: Colour) -> None:
    """A line of light round a card."""
    line = _lines.get(_like(pose, thick, colour), lambda: _line(pose, thick, colour))
    box = pose_bounds(Pose(pose.x, pose.y, 0, pose.height)).inflate(2 * thick, 2 * thick)
    surface.blit(line, line.get_rect(center=box.center))


def draw_glow(surface: pygame.Surface, sprite: CardSprite, light_of: Light) -> None:
    """The light round a card that wins the trick. While the card grows it is scaled: to draw it
    anew for each height takes longer than all the rest of a frame.
    """
    pose = sprite.pose
    light = light_of(sprite.end)
    wide, high = light.get_size()
    share = pose.height / sprite.end.height
    size = round(wide * share), round(high * share)
    if size != (wide, high):
        light = pygame.transform.smoothscale(light, size)
    surface.blit(light, (round(pose.x - size[0] / 2), round(pose.y - size[1] / 2)))


def glow_ahead(pictures: Pictures, poses: Iterable[Pose], light_of: Light) -> None:
    """Have this light made by another thread before a card wins that lies so."""
    with pictures.draft():
        for pose in poses:
            light_of(pose)


def mark_ahead(pictures: Pictures, pose: Pose, thick: int, colour: Colour) -> None:
    """Have the line round a card drawn by another thread before the card lies so."""
    key = _like(pose, thick, colour)

    def draw() -> None:
        with store.drawing():
            _lines.get(key, lambda: _line(pose, thick, colour))

    if key not in _lines:
        pictures.apart(("line", key), draw)


def _like(pose: Pose, thick: int, colour: Colour) -> tuple[float, float, int, Colour]:
    """What lines that look the same have in common."""
    return round(pose.height, 1), round(pose.angle * 4) / 4, thick, colour


def _line(pose: Pose, thick: int, colour: Colour) -> pygame.Surface:
    size = pose_bounds(Pose(0, 0, 0, pose.height)).inflate(2 * thick, 2 * thick).size
    radius = round(pose.height * 0.051) + thick
    line = cut.outline(size, radius, thick, colour, False)
    angle = round(pose.angle * 4) / 4
    return pygame.transform.rotozoom(line, -angle, 1) if angle else line
