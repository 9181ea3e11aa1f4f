"""The cloth in the middle: the places of cards still to come."""

from __future__ import annotations

import pygame

from cardtable.media.store import kept
from cardtable.table.animation import Pose
from cardtable.table.card_sprite import SHAPE
from cardtable.table.surroundings import TableStage
from cardtable.widgets import cut
from cardtable.widgets.writing import write


def draw_waiting(
    surface: pygame.Surface,
    stage: TableStage,
    pose: Pose,
    face: pygame.Surface,
    said: str,
    first: bool,
) -> None:
    """The place of a card still to come, and who may play it; the first is brighter."""
    size = (round(pose.height * SHAPE), round(pose.height))
    outline = _place(size, max(2.0, 2.5 * stage.unit), pose.angle, first)
    middle = (round(pose.x), round(pose.y))
    surface.blit(outline, outline.get_rect(center=middle))
    if not first:
        face = face.copy()
        face.set_alpha(150)
    surface.blit(face, face.get_rect(center=(middle[0], middle[1] - stage.px(14))))
    ink = (255, 227, 176) if first else (214, 190, 160)
    at = (middle[0], middle[1] + stage.px(28))
    write(surface, said, "strong", stage.text_px(15), at, ink, "cm", size[0] - stage.px(14))


@kept
def _place(size: tuple[int, int], thick: float, angle: float, first: bool) -> pygame.Surface:
    """The dashed place of a card that is still to come."""
    radius = round(size[1] * 0.051)
    out = cut.sheet(size, radius, (255, 233, 196), False).copy()
    out.fill((255, 255, 255, 26 if first else 12), special_flags=pygame.BLEND_RGBA_MULT)
    colour = (255, 223, 168) if first else (190, 160, 130)
    out.blit(cut.outline(size, radius, thick, colour, True), (0, 0))
    if not first:
        out.fill((255, 255, 255, 170), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.rotozoom(out, -angle, 1) if angle else out
