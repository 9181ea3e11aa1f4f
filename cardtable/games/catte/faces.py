"""Catte's cards: forty-one cats in three coats, thirteen coffees, and their backs.

A cat's pose tells its rank: kitten in a cup, waiter, barista, master; within a pose something can
be counted. A coffee lies flat and is seen from above, its value in the cup.
"""

from __future__ import annotations

import pygame

from cardtable.media import card_stage as stage
from cardtable.media import drawings, papercraft

HIGHEST = {"brown": 15, "white": 15, "black": 11}
COFFEES = {"brown": (1, 3, 5, 7, 9), "white": (2, 4, 6, 8, 10), "black": (5, 10, 15)}
CARDS: tuple[str, ...] = (
    *(f"{coat}-{number}" for coat, high in HIGHEST.items() for number in range(1, high + 1)),
    *(f"coffee-{coat}-{value}" for coat, values in COFFEES.items() for value in values),
)
BACKS: tuple[str, ...] = ("cat", "coffee")

INDEX = {"brown": "#6A3D17", "white": "#626A78", "black": "#221F22"}
"""The colour of a coat's numbers and marks on paper: 5 to 1 or clearer."""

VALUE = {"brown": "#FFF1D6", "white": "#6A4A22", "black": "#FFE3C4"}
"""The colour of a coffee's value on the coffee itself."""

# The first number of each pose, and the step it starts with: Black has fewer cats, so its poses
# change sooner, and its highest cat carries the whole tower all the same.
_POSES = {
    "brown": (("master", 13, 1), ("barista", 9, 1), ("waiter", 5, 1), ("kitten", 1, 1)),
    "white": (("master", 13, 1), ("barista", 9, 1), ("waiter", 5, 1), ("kitten", 1, 1)),
    "black": (("master", 10, 2), ("barista", 7, 1), ("waiter", 4, 1), ("kitten", 1, 1)),
}


def pose_of(coat: str, number: int) -> tuple[str, int]:
    """Which pose a cat takes, and how many things are to be counted in it."""
    for pose, first, step in _POSES[coat]:
        if number >= first:
            return pose, number - first + step
    raise ValueError(f"no cat {coat} {number}")


def face(card: str, height: int, language: str = "en") -> pygame.Surface:
    """The card's face at this height, 63:88, with clear rounded corners and no outer shadow."""
    *kind, coat, number = card.split("-")
    return (_coffee if kind else _cat)(coat, int(number), stage.card_size(height))


def back(kind: str, height: int) -> pygame.Surface:
    """The back of the cats or of the coffees."""
    return stage.cut_out(papercraft.sheet_up(f"catte/back-{kind}", stage.card_size(height)))


def _cat(coat: str, number: int, size: stage.Size) -> pygame.Surface:
    pose, step = pose_of(coat, number)
    name = f"catte/{pose}"
    picture = papercraft.sheet_up(name, size, number=step, palette=drawings.papers(name)[coat])
    card = stage.staged(picture, "catte/frame", number, f"catte/mark-{coat}", INDEX[coat])
    return stage.cut_out(card)


def _coffee(coat: str, value: int, size: stage.Size) -> pygame.Surface:
    unit = size[0] / stage.UNITS
    card = papercraft.sheet_up(f"catte/coffee-{coat}", size, number=value)
    card.blit(stage.framed("catte/coffee-frame", size, INDEX[coat]), (0, 0))
    text = stage.numeral(value, (92 if value < 10 else 78) * unit, VALUE[coat])
    stage.centred(card, text, (127, 184), unit)
    mark = stage.marked(f"catte/mark-{coat}", 48 * unit)
    stage.centred(card, mark, (41, 40), unit)
    stage.centred(card, pygame.transform.rotate(mark, 180), (211, 312), unit)
    return stage.cut_out(card)
