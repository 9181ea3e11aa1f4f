"""The cloth in the middle: places of cards still to come, and the lead's questions."""

from __future__ import annotations

from functools import lru_cache

import pygame

from cardtable.assets import fitting
from cardtable.paper import Colour, mixed
from cardtable.table.animation import Pose
from cardtable.table.card_sprite import SHAPE
from cardtable.table.table import Stage
from cardtable.widgets import cut
from cardtable.widgets.button import Button
from cardtable.widgets.writing import write


class KeyButton(Button):
    """A button that shows the key which presses it, and has room for a second line."""

    key = ""
    note = ""

    def _write(
        self, surface: pygame.Surface, box: pygame.Rect, ink: Colour, ground: Colour
    ) -> None:
        m = self.measures
        side = m.px(30)
        cap = pygame.Rect(box.left + m.px(14), box.centery - side // 2, side, side)
        if self.key:
            surface.blit(cut.sheet(cap.size, m.px(8), mixed(ground, cut.INK, 0.14), False), cap)
            write(surface, self.key.upper(), "title", m.text_px(16), cap.center, ink, "cm")
        left = cap.right + m.px(10) if self.key else box.left + m.px(16)
        spare = box.right - m.px(16) - left
        px = fitting(self.label, "title", m.type_px("title", self.size), spare)
        if not self.note:
            write(surface, self.label, "title", px, (left, box.centery), ink)
            return
        write(surface, self.label, "title", px, (left, box.centery - box.height * 0.16), ink)
        at = (left, box.centery + box.height * 0.2)
        write(surface, self.note, "text", m.text_px(14), at, mixed(ink, ground, 0.2), room=spare)


def draw_waiting(
    surface: pygame.Surface, stage: Stage, pose: Pose, face: pygame.Surface, said: str, first: bool
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


@lru_cache(maxsize=24)
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
