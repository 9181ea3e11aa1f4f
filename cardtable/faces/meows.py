"""The cards of Tomorrow Never Meows, composed from their drawings: picture, frame, index.

A card is drawn in units of 252 × 352. Its index stands on two paper tabs of 68 × 126 in opposite
corners, so that a fan of thirteen shows every number and mark whole.
"""

from __future__ import annotations

from functools import lru_cache

import pygame
from font_fredoka_one import FredokaOne

from cardtable import paper

SUITS = ("fine", "cloudy", "rainy", "thunder", "snow")
_COUNT = {"fine": 10, "cloudy": 10, "rainy": 10, "thunder": 3, "snow": 3}

CARDS: tuple[str, ...] = tuple(
    f"{suit}-{number}" for suit in SUITS for number in range(1, _COUNT[suit] + 1)
)

_DARK = {
    "fine": "#A85A00",
    "cloudy": "#56637A",
    "rainy": "#1D4E89",
    "thunder": "#4B2A7B",
    "snow": "#28728A",
}
_UNITS = (252, 352)


def _size(height: int) -> tuple[int, int]:
    return max(1, round(height * 63 / 88)), max(1, height)


def face(card: str, height: int, language: str = "en") -> pygame.Surface:
    suit, _, number = card.partition("-")
    size = _size(height)
    out = paper.sheet_up(f"meows/{card}", size)
    out.blit(paper.sheet_up(f"meows/frame-{suit}", size), (0, 0))
    index = _index(suit, int(number), height)
    out.blit(index, (0, 0))
    turned = pygame.transform.rotate(index, 180)
    out.blit(turned, (size[0] - turned.get_width(), size[1] - turned.get_height()))
    return paper.clipped(out, paper.rounded(size, 18 * size[0] / 252))


def _index(suit: str, number: int, height: int) -> pygame.Surface:
    k = height / 352
    out = pygame.Surface((round(68 * k), round(126 * k)), pygame.SRCALPHA)
    digits = _number(number, height, _DARK[suit])
    out.blit(digits, (round(36 * k - digits.get_width() / 2), round(44 * k - digits.get_height() / 2)))
    side = max(1, round(40 * k))
    mark = paper.flat(f"meows/mark-{suit}", (side, side))
    out.blit(mark, (round(36 * k - side / 2), round(96 * k - side / 2)))
    return out


def _number(number: int, height: int, colour: str) -> pygame.Surface:
    """The digits cut to their ink; 52 units high, a ten set tight and never wider than its tab."""
    k = height / 352
    font = _font(max(8, round(200 * k)))
    cut = []
    for digit in str(number):
        ink = font.render(digit, True, colour)
        cut.append(ink.subsurface(ink.get_bounding_rect()))
    tall = max(s.get_height() for s in cut)
    gap = round(tall * 0.06)
    row = pygame.Surface((sum(s.get_width() for s in cut) + gap * (len(cut) - 1), tall), pygame.SRCALPHA)
    row.fill((*pygame.Color(colour)[:3], 0))
    x = 0
    for s in cut:
        row.blit(s, (x, 0))
        x += s.get_width() + gap
    high = (52 if number < 10 else 48) * k
    wide = min(row.get_width() * high / tall, 47 * k)
    return pygame.transform.smoothscale(row, (max(1, round(wide)), max(1, round(high))))


@lru_cache(maxsize=64)
def _font(px: int) -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(FredokaOne, px)
