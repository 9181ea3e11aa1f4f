"""The paper over a card's picture."""

from __future__ import annotations

from sprites.kit.cards import PAPER
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.shapes import hole, rect
from sprites.meows.palette import DARK, SUITS
from sprites.meows.sheets import GROUND, card

WINDOW = (
    "M80 12H226A14 14 0 0 1 240 26V214A12 12 0 0 1 228 226H202A18 18 0 0 0 184 244V328"
    "A12 12 0 0 1 172 340H26A14 14 0 0 1 12 326V138A12 12 0 0 1 24 126H50A18 18 0 0 0 68 108V24"
    "A12 12 0 0 1 80 12Z"
)


def hem(colour: str) -> str:
    """The hair-line along a card's edge."""
    thin = {"stroke": colour, "stroke_width": "1.2", "stroke_opacity": ".35"}
    return rect(0.6, 0.6, 250.8, 350.8, "none", 17.4, **thin)


MOUNT = (
    "M34 18A16 16 0 0 0 18 34V318A16 16 0 0 0 34 334H218A16 16 0 0 0 234 318V34A16 16 0 0 0 218 18Z"
)
"""The window of a wish's mount."""


def framed(picture: Drawing, name: str, lift: float, window: str, ink: str) -> Drawing:
    """This picture under paper with such a window, and a hair-line round it."""
    picture.sheet(name, lift, hole(GROUND + window, PAPER))
    return picture.sheet("hem", 0, hem(ink))


def drawings() -> Drawings:
    drawn: Drawings = {}
    for suit in SUITS:
        picture = card(f"Card paper with the window and the two index tabs, {suit}", suit)
        drawn[f"frame-{suit}"] = framed(picture, "frame", 5, WINDOW, DARK[suit])
    return drawn
