"""Towai's cards: one bay seen by day, by night and between the two, and their back.

The number tells the hour: how high the sun, how much of the moon, how golden the dusk. The three
cards with an effect say so under their mark, where a fan shows it.
"""

from __future__ import annotations

import pygame

from cardtable.media import card_stage as stage
from cardtable.media import drawings, papercraft

NUMBERS = {"day": (3, 7), "night": (1, 5), "towai": (1, 7)}
CARDS: tuple[str, ...] = tuple(
    f"{suit}-{number}" for suit, (low, high) in NUMBERS.items() for number in range(low, high + 1)
)
BACKS: tuple[str, ...] = ("towai",)

INDEX = {"day": "#B4570E", "night": "#1B2459", "towai": "#7A2C6F"}
"""The colour of a suit's numbers and marks on paper: 4.5 to 1 or clearer."""

EFFECTS = {"towai-3": "draw", "towai-4": "reset", "towai-5": "swap"}


def face(card: str, height: int, language: str = "en") -> pygame.Surface:
    """The card's face at this height, 63:88, with clear rounded corners and no outer shadow."""
    suit, number = card.split("-")
    size = stage.card_size(height)
    name = f"towai/{suit}"
    picture = papercraft.sheet_up(
        name, size, number=int(number), palette=drawings.papers(name)[number]
    )
    stage.staged(picture, "towai/frame", int(number), f"towai/mark-{suit}", INDEX[suit])
    if card in EFFECTS:
        unit = size[0] / stage.UNITS
        sign = stage.marked(f"towai/mark-{EFFECTS[card]}", 44 * unit)
        stage.centred(picture, sign, (34, 150), unit)
    return stage.cut_out(picture)


def back(kind: str, height: int) -> pygame.Surface:
    """The one back of the game, the same either way up."""
    return stage.cut_out(papercraft.sheet_up(f"{kind}/back", stage.card_size(height)))
