"""What every picture of a cat or a coffee is laid on."""

from __future__ import annotations

from sprites.catte.palette import SHADOW, cat_rules
from sprites.kit.cards import CARD
from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.kit.named import bar


def ground() -> str:
    """The room's own colour, lowest of all."""
    return sheet("room", 0, bar("room", -10, -10, 272, 372))


def cat_card(name: str, says: str, sheets: list[str]) -> Drawings:
    """A cat's picture; palettes give it the other coats."""
    return {name: of_papers(CARD, says, SHADOW, cat_rules("brown"), sheets)}
