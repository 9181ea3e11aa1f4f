"""Felt under a lamp, and the lights on it."""

from __future__ import annotations

import math

import pygame

from cardtable.media import papercraft
from cardtable.media.drawings import Colour, Size, mixed
from cardtable.media.gaps import gaps
from cardtable.media.store import kept
from cardtable.table.card_sprite import SHAPE

GOLD: Colour = (245, 184, 46)  # of a winner's mount


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
def mount(height: int, colour: Colour) -> pygame.Surface:
    """A gold mount with a pale bloom, behind a card of this height."""
    return turned_mount(height, colour, 0)


def turned_mount(height: int, colour: Colour, angle: int) -> pygame.Surface:
    """A mount as the winning card lies: one's own, which nobody else lays while it is turned."""
    gold, reach = _edges(height)
    size = (round(height * SHAPE) + 2 * gold, height + 2 * gold)
    radius = height * 0.051 + gold
    out = pygame.Surface(mount_size(height), pygame.SRCALPHA)
    pale = mixed(colour, (255, 255, 255), 0.5)
    out.fill((*pale, 0))
    out.blit(papercraft.rounded(size, radius, pale), (reach, reach))
    out = papercraft.faded(papercraft.blurred(papercraft.silhouette(out, pale), reach * 0.45), 0.95)
    out.blit(papercraft.rounded(size, radius, GOLD), (reach, reach))
    if not angle:
        return out
    gaps.wait()
    turned = pygame.transform.rotozoom(out, -angle, 1)
    whole = pygame.Surface(mount_size(height, angle), pygame.SRCALPHA)
    whole.blit(turned, turned.get_rect(center=whole.get_rect().center))
    return whole


def mount_size(height: int, angle: int = 0) -> Size:
    """How large a mount is that is turned so."""
    edge = sum(_edges(height))
    wide, high = round(height * SHAPE) + 2 * edge, height + 2 * edge
    if not angle:
        return wide, high
    along, aside = abs(math.cos(math.radians(angle))), abs(math.sin(math.radians(angle)))
    across, down = wide * along + high * aside, wide * aside + high * along
    return 2 * math.ceil(across / 2), 2 * math.ceil(down / 2)  # even, as what `rotozoom` turns


def _edges(height: int) -> tuple[int, int]:
    """How far a mount, and then its bloom, reach beyond a card of this height."""
    return max(4, round(height * 0.032)), round(height * 0.16)
