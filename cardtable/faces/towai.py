"""Towai's cards: one bay seen by day, by night and between the two, and their back.

The number tells the hour: how high the sun, how much of the moon, how golden the dusk. The three
cards with an effect say so under their mark, where a fan shows it.
"""

from __future__ import annotations

from functools import lru_cache

import font_fredoka_one
import pygame

from cardtable import paper

Size = tuple[int, int]

NUMBERS = {"day": (3, 7), "night": (1, 5), "towai": (1, 7)}
CARDS: tuple[str, ...] = tuple(
    f"{suit}-{number}"
    for suit, (low, high) in NUMBERS.items()
    for number in range(low, high + 1)
)
BACKS: tuple[str, ...] = ("towai",)

INDEX = {"day": "#B4570E", "night": "#1B2459", "towai": "#7A2C6F"}
"""The colour of a suit's numbers and marks on paper: 4.5 to 1 or clearer."""

EFFECTS = {"towai-3": "draw", "towai-4": "reset", "towai-5": "swap"}

_UNITS = 252


def face(card: str, height: int, language: str = "en") -> pygame.Surface:
    """The card's face at this height, 63:88, with clear rounded corners and no outer shadow."""
    suit, number = card.split("-")
    size = (round(height * 63 / 88), height)
    unit = size[0] / _UNITS
    name = f"towai/{suit}"
    picture = paper.sheet_up(name, size, number=int(number), palette=paper.papers(name)[number])
    picture.blit(_frame(size, INDEX[suit]), (0, 0))
    column = pygame.Surface((round(68 * unit), round(124 * unit)), pygame.SRCALPHA)
    _centred(column, _number(number, 74 * unit, INDEX[suit]), (34 * unit, 41 * unit))
    _centred(column, _mark(suit, 40 * unit), (34 * unit, 98 * unit))
    picture.blit(column, (0, 0))
    if card in EFFECTS:
        _centred(picture, _mark(EFFECTS[card], 44 * unit), (34 * unit, 150 * unit))
    small = pygame.transform.smoothscale_by(pygame.transform.rotate(column, 180), 0.72)
    corner = (size[0] - small.get_width() + unit, size[1] - small.get_height() + 2 * unit)
    picture.blit(small, corner)
    return paper.clipped(picture, _corners(size))


def back(kind: str, height: int) -> pygame.Surface:
    """The one back of the game, the same either way up."""
    size = (round(height * 63 / 88), height)
    return paper.clipped(paper.sheet_up("towai/back", size), _corners(size))


@lru_cache(maxsize=12)
def _frame(size: Size, hair: str) -> pygame.Surface:
    """The paper over the picture, the same for every card of one suit."""
    return paper.sheet_up("towai/frame", size, palette={"hair": {"stroke": hair}})


@lru_cache(maxsize=64)
def _number(text: str, height: float, colour: str) -> pygame.Surface:
    """A number trimmed to its ink, so that it can be centred by eye."""
    drawn = pygame.font.Font(font_fredoka_one.FredokaOne, max(1, round(height))).render(
        text, True, colour
    )
    return drawn.subsurface(drawn.get_bounding_rect())


@lru_cache(maxsize=32)
def _mark(name: str, width: float) -> pygame.Surface:
    side = max(1, round(width))
    return paper.flat(f"towai/mark-{name}", (side, side))


def _centred(card: pygame.Surface, piece: pygame.Surface, middle: tuple[float, float]) -> None:
    left = middle[0] - piece.get_width() / 2
    top = middle[1] - piece.get_height() / 2
    card.blit(piece, (round(left), round(top)))


@lru_cache(maxsize=8)
def _corners(size: Size) -> pygame.Surface:
    return paper.rounded(size, 18 * size[0] / _UNITS)
