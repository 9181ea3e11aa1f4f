"""Catte's cards: forty-one cats in three coats, thirteen coffees, and their backs.

A cat's pose tells its rank: kitten in a cup, waiter, barista, master; within a pose something can
be counted. A coffee lies flat and is seen from above, its value in the cup.
"""

from __future__ import annotations

from functools import lru_cache

import font_fredoka_one
import pygame

from cardtable import paper

Size = tuple[int, int]

HIGHEST = {"brown": 15, "white": 15, "black": 11}
COFFEES = {"brown": (1, 3, 5, 7, 9), "white": (2, 4, 6, 8, 10), "black": (5, 10, 15)}
CARDS: tuple[str, ...] = (
    *(f"{coat}-{number}" for coat, high in HIGHEST.items() for number in range(1, high + 1)),
    *(f"coffee-{coat}-{value}" for coat, values in COFFEES.items() for value in values),
)
BACKS: tuple[str, ...] = ("cat", "coffee")

INDEX = {"brown": "#6A3D17", "white": "#2C6A57", "black": "#221F22"}
"""The colour of a coat's numbers and marks on paper: 5.9 to 1 or clearer."""

VALUE = {"brown": "#FFF1D6", "white": "#6A4A22", "black": "#FFE3C4"}
"""The colour of a coffee's value on the coffee itself."""

# The first number of each pose, and the step it starts with: Black has fewer cats, so its poses
# change sooner, and its highest cat carries the whole tower all the same.
_POSES = {
    "brown": (("master", 13, 1), ("barista", 9, 1), ("waiter", 5, 1), ("kitten", 1, 1)),
    "white": (("master", 13, 1), ("barista", 9, 1), ("waiter", 5, 1), ("kitten", 1, 1)),
    "black": (("master", 10, 2), ("barista", 7, 1), ("waiter", 4, 1), ("kitten", 1, 1)),
}

_UNITS = 252


def pose_of(coat: str, number: int) -> tuple[str, int]:
    """Which pose a cat takes, and how many things are to be counted in it."""
    for pose, first, step in _POSES[coat]:
        if number >= first:
            return pose, number - first + step
    raise ValueError(f"no cat {coat} {number}")


def face(card: str, height: int, language: str = "en") -> pygame.Surface:
    """The card's face at this height, 63:88, with clear rounded corners and no outer shadow."""
    size = (round(height * 63 / 88), height)
    *kind, coat, number = card.split("-")
    return _coffee(coat, int(number), size) if kind else _cat(coat, int(number), size)


def back(kind: str, height: int) -> pygame.Surface:
    """The back of the cats or of the coffees."""
    size = (round(height * 63 / 88), height)
    return _cut_out(paper.sheet_up(f"catte/back-{kind}", size), size)


def _cat(coat: str, number: int, size: Size) -> pygame.Surface:
    pose, step = pose_of(coat, number)
    name = f"catte/{pose}"
    card = paper.sheet_up(name, size, number=step, palette=paper.papers(name)[coat])
    card.blit(_frame("catte/frame", size, INDEX[coat]), (0, 0))
    unit = size[0] / _UNITS
    text = _number(str(number), (74 if number < 10 else 57) * unit, INDEX[coat])
    mark = _mark(coat, 40 * unit)
    column = pygame.Surface((round(68 * unit), round(124 * unit)), pygame.SRCALPHA)
    _centred(column, text, (34 * unit, 41 * unit))
    _centred(column, mark, (34 * unit, 98 * unit))
    card.blit(column, (0, 0))
    turned = pygame.transform.rotate(column, 180)
    small = pygame.transform.smoothscale_by(turned, 0.72)
    card.blit(small, (size[0] - small.get_width() + unit, size[1] - small.get_height() + 2 * unit))
    return _cut_out(card, size)


def _coffee(coat: str, value: int, size: Size) -> pygame.Surface:
    card = paper.sheet_up(f"catte/coffee-{coat}", size, number=value)
    card.blit(_frame("catte/coffee-frame", size, INDEX[coat]), (0, 0))
    unit = size[0] / _UNITS
    text = _number(str(value), (92 if value < 10 else 78) * unit, VALUE[coat])
    _centred(card, text, (127 * unit, 184 * unit))
    mark = _mark(coat, 48 * unit)
    _centred(card, mark, (41 * unit, 40 * unit))
    _centred(card, pygame.transform.rotate(mark, 180), (size[0] - 41 * unit, size[1] - 40 * unit))
    return _cut_out(card, size)


@lru_cache(maxsize=12)
def _frame(name: str, size: Size, hair: str) -> pygame.Surface:
    """The paper over the picture, the same for every card of one coat."""
    return paper.sheet_up(name, size, palette={"hair": {"stroke": hair}})


@lru_cache(maxsize=256)
def _number(text: str, height: float, colour: str) -> pygame.Surface:
    """A number trimmed to its ink, so that it can be centred by eye."""
    drawn = pygame.font.Font(font_fredoka_one.FredokaOne, max(1, round(height))).render(
        text, True, colour
    )
    return drawn.subsurface(drawn.get_bounding_rect())


@lru_cache(maxsize=32)
def _mark(coat: str, width: float) -> pygame.Surface:
    side = max(1, round(width))
    return paper.flat(f"catte/mark-{coat}", (side, side))


def _centred(card: pygame.Surface, piece: pygame.Surface, middle: tuple[float, float]) -> None:
    left = middle[0] - piece.get_width() / 2
    top = middle[1] - piece.get_height() / 2
    card.blit(piece, (round(left), round(top)))


def _cut_out(card: pygame.Surface, size: Size) -> pygame.Surface:
    """The card with its corners cut round."""
    return paper.clipped(card, _corners(size))


@lru_cache(maxsize=8)
def _corners(size: Size) -> pygame.Surface:
    return paper.rounded(size, 18 * size[0] / _UNITS)
