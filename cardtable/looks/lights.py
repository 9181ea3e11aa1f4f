"""Felt under a lamp, and the lights on it."""

from __future__ import annotations

import pygame

from cardtable.media import papercraft
from cardtable.media.drawings import Colour, mixed
from cardtable.media.store import kept
from cardtable.table.card_sprite import SHAPE


@kept
def felted(size: tuple[int, int], middle: Colour, edge: Colour) -> pygame.Surface:
    """Felt under a lamp: lighter in the middle, a breath of grain."""
    small = (96, max(1, round(96 * size[1] / size[0])))
    spot = pygame.Surface(small)
    for y in range(small[1]):
        for x in range(small[0]):
            dx = (x - small[0] / 2) / (small[0] / 2)
            dy = (y - small[1] * 0.44) / (small[1] * 0.62)
            share = min(1.0, (dx * dx + dy * dy) * 0.62)
            spot.set_at((x, y), mixed(middle, edge, share))
    out = pygame.transform.smoothscale(spot, size)
    grained = papercraft.grained(_alpha(out))
    flat = pygame.Surface(size)
    flat.blit(grained, (0, 0))
    return flat


def _alpha(surface: pygame.Surface) -> pygame.Surface:
    out = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    out.blit(surface, (0, 0))
    return out


@kept
def glass(size: tuple[int, int], radius: int, colour: Colour) -> pygame.Surface:
    return papercraft.faded(papercraft.rounded(size, radius, colour), 0.13)


@kept
def lantern(size: tuple[int, int], radius: int, reach: int, colour: Colour) -> pygame.Surface:
    """The glow round a plate whose turn it is."""
    full = (size[0] + 2 * reach, size[1] + 2 * reach)
    if full[0] * full[1] > papercraft.LARGE_LIGHT:
        half = lantern((size[0] // 2, size[1] // 2), radius // 2, reach // 2, colour)
        return pygame.transform.smoothscale(half, full)
    out = pygame.Surface(full, pygame.SRCALPHA)
    out.fill((*colour, 0))
    grown = (size[0] + reach, size[1] + reach)
    shape = papercraft.rounded(grown, radius + reach // 2, colour)
    out.blit(shape, (reach // 2, reach // 2))
    out = papercraft.faded(
        papercraft.blurred(papercraft.silhouette(out, colour), reach * 0.42), 0.9
    )
    ring = (size[0] + reach // 3, size[1] + reach // 3)
    edge = reach - reach // 6
    out.blit(
        papercraft.faded(papercraft.rounded(ring, radius + reach // 6, colour), 0.85), (edge, edge)
    )
    return out


@kept
def turned_mount(height: int, colour: Colour, angle: int) -> pygame.Surface:
    """A mount as the winning card lies."""
    return pygame.transform.rotozoom(mount(height, colour), -angle, 1)


@kept
def mount(height: int, colour: Colour) -> pygame.Surface:
    """A gold mount with a pale bloom, behind a card of this height."""
    mount = max(4, round(height * 0.032))
    reach = round(height * 0.16)
    size = (round(height * SHAPE) + 2 * mount, height + 2 * mount)
    radius = height * 0.051 + mount
    out = pygame.Surface((size[0] + 2 * reach, size[1] + 2 * reach), pygame.SRCALPHA)
    pale = mixed(colour, (255, 255, 255), 0.5)
    out.fill((*pale, 0))
    out.blit(papercraft.rounded(size, radius, pale), (reach, reach))
    out = papercraft.faded(papercraft.blurred(papercraft.silhouette(out, pale), reach * 0.45), 0.95)
    out.blit(papercraft.rounded(size, radius, (245, 184, 46)), (reach, reach))
    return out
