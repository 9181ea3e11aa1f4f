"""What cards and scenes have in common: their measures, their paper, their ink."""

from __future__ import annotations

from sprites.kit.drawing import sheet
from sprites.kit.named import bar, window

CARD = "0 0 252 352"
SCENE = "0 0 1280 800"
"""Scenes go on beyond it, from -340 to 1620 and from -100 to 900, for windows of other shapes."""
MARK = "0 0 40 40"
PAPER = "#FBF6EA"
INK = "#2B2440"
WHITE = "#FFFFFF"

WHOLE = (
    "M18 0H234A18 18 0 0 1 252 18V334A18 18 0 0 1 234 352H18A18 18 0 0 1 0 334V18A18 18 0 0 1 18 0Z"
)
"""The outline of a card."""
TABBED = (
    "M80 12A14 14 0 0 0 66 26V326A14 14 0 0 0 80 340H182A12 12 0 0 0 194 328V274"
    "A14 14 0 0 1 208 260H228A12 12 0 0 0 240 248V26A14 14 0 0 0 226 12Z"
)
"""A window that leaves an edge on the left for the index, and a tab for it turned."""
ROUNDED = (
    "M24 12A12 12 0 0 0 12 24V328A12 12 0 0 0 24 340H228A12 12 0 0 0 240 328V24A12 12 0 0 0 228 12Z"
)
"""A window with an even edge, as backs have."""

FRAME = {
    "paper": f"fill:{PAPER}",
    "hair": f"fill:none;stroke:{INK};stroke-width:2;stroke-opacity:.25",
}
"""The style of `frame`."""


def frame(opening: str) -> list[str]:
    """The card's paper over its picture, with a hair-line round it."""
    return [
        sheet("frame", 2.2, window("paper", WHOLE + opening)),
        sheet("hair", 0, bar("hair", 1, 1, 250, 350, 17)),
    ]


def edge() -> str:
    """The paper edge of a back."""
    return sheet("edge", 1.4, window("edge", WHOLE + ROUNDED))
