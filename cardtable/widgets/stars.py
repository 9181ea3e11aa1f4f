"""Stars cut from paper: won ones shine, the others are holes where they would stick."""

from __future__ import annotations

import pygame

from cardtable.media import papercraft
from cardtable.media.drawings import Colour, mixed
from cardtable.media.store import kept
from cardtable.widgets import cut

GOLD: Colour = (246, 186, 52)
PALE: Colour = (214, 201, 178)


@kept
def star(px: int, colour: Colour, lifted: bool) -> pygame.Surface:
    """One star, with its shadow below it if it lies on the sheet."""
    out = pygame.Surface((px, px), pygame.SRCALPHA)
    side = round(px * 0.86)
    shape = cut.icon("star", side, colour, colour)
    if lifted:
        shadow, (dx, dy) = papercraft.shadow_of(shape, px * 0.04, (60, 30, 10), 0.4)
        out.blit(shadow, ((px - side) // 2 + dx, (px - side) // 2 + dy))
    out.blit(shape, shape.get_rect(center=(px // 2, px // 2)))
    return out


def draw_star(
    surface: pygame.Surface, middle: tuple[float, float], px: int, won: bool, ground: Colour
) -> None:
    """A star that was won, or the place for one."""
    colour = GOLD if won else mixed(ground, cut.INK, 0.14)
    picture = star(px, colour, won)
    surface.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))
