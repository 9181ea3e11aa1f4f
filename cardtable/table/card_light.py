"""How the light falls on cards: their shadows, cards in the shade, and high contrast."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from cardtable.media import papercraft
from cardtable.media.drawings import Colour
from cardtable.media.store import kept
from cardtable.table.card_sprite import SHAPE

_SOFT = 160  # pixels of height from which a card's shadow is drawn small and enlarged
LEVELS = 5  # how high a card floats, in steps
_GREYED = 140  # of 255: how much of its colour a card in the shade loses …
_INKED = 56  # … and how much darker its ink is printed


@dataclass(frozen=True)
class Shade:
    """How illegal cards look: multiplied by a light tone of the table, then veiled by its hue."""

    tone: Colour = (206, 200, 190)
    hue: Colour = (96, 86, 78)
    veil: float = 0.13


def dimmed(picture: pygame.Surface, shade: Shade) -> pygame.Surface:
    """A card in the shade."""
    out = _printed_darker(picture)
    out.fill((*shade.tone, 255), special_flags=pygame.BLEND_RGBA_MULT)
    keep = round(255 * (1 - shade.veil))
    out.fill((keep, keep, keep, 255), special_flags=pygame.BLEND_RGBA_MULT)
    red, green, blue = (round(part * shade.veil) for part in shade.hue)
    out.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return out


def _printed_darker(picture: pygame.Surface) -> pygame.Surface:
    """A card with less colour and darker ink: in the shade its number can still be read."""
    out = picture.copy()
    grey = pygame.transform.grayscale(picture)
    grey.set_alpha(_GREYED)
    grey.fill((255, 255, 255, 255), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(grey, (0, 0))
    out.fill((_INKED, _INKED, _INKED), special_flags=pygame.BLEND_RGB_SUB)
    more = out.copy()
    more.fill((90, 90, 90), special_flags=pygame.BLEND_RGB_MULT)
    out.blit(more, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return out


def strengthened(picture: pygame.Surface) -> pygame.Surface:
    """A card with its darks darker and its lights lighter, in a plain frame of black and white."""
    out = picture.copy()
    out.fill((40, 40, 40), special_flags=pygame.BLEND_RGB_SUB)
    more = out.copy()
    more.fill((115, 115, 115), special_flags=pygame.BLEND_RGB_MULT)
    out.blit(more, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    wide, high = out.get_size()
    line = max(2, round(high * 0.018))
    corner = round(high * 0.051)
    frame = papercraft.inline(
        f'<rect x="{line / 2}" y="{line / 2}" width="{wide - line}" height="{high - line}" '
        f'rx="{corner}" fill="none" stroke="#000" stroke-width="{line}"/>'
        f'<rect x="{line * 1.5}" y="{line * 1.5}" width="{wide - 3 * line}" '
        f'height="{high - 3 * line}" rx="{corner}" fill="none" stroke="#FFF" '
        f'stroke-width="{line}"/>',
        out.get_size(),
        out.get_size(),
    )
    out.blit(frame, (0, 0))
    return out


def drawn_height(height: int) -> tuple[int, int]:
    """The height for which a card's shadow is drawn, and how many times that is enlarged: nothing
    of a large one is sharp, and drawn small it takes a fraction.
    """
    times = max(1, -(-height // _SOFT))
    return round(height / times), times


@kept
def shadow(height: int, level: int, colour: Colour) -> tuple[pygame.Surface, tuple[int, int]]:
    """The premultiplied shadow of a card of this height at one of the levels above the table, and
    where it goes from the card's corner.
    """
    drawn, times = drawn_height(height)
    if times > 1:
        small, (dx, dy) = shadow(drawn, level, colour)
        return pygame.transform.smoothscale_by(small, times), (dx * times, dy * times)
    shape = papercraft.rounded((round(height * SHAPE), height), height * 0.051)
    lift = max(1.2, height * (0.017 + 0.014 * level))
    out, at = papercraft.shadow_of(shape, lift, colour, 0.36 - 0.02 * level)
    return out.premul_alpha(), at
