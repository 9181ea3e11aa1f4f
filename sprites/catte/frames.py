"""The paper over a card's picture, and the place of a card to come."""

from __future__ import annotations

from sprites.catte.palette import SHADOW
from sprites.kit.cards import CARD, FRAME, TABBED, frame
from sprites.kit.drawing import Drawing, Drawings, of_papers, sheet
from sprites.kit.named import bar

COFFEE = (
    "M90 12A12 12 0 0 0 78 24V62A12 12 0 0 1 66 74H24A12 12 0 0 0 12 86V326A14 14 0 0 0 26 340"
    "H162A12 12 0 0 0 174 328V290A12 12 0 0 1 186 278H228A12 12 0 0 0 240 266V26"
    "A14 14 0 0 0 226 12Z"
)
"""A coffee's window, with a tab for the mark at two corners."""
SLOT = (
    "fill:#D8C6A2;fill-opacity:.6;stroke:#A98F66;stroke-width:5;stroke-dasharray:16 14;"
    "stroke-linecap:round"
)


def drawings() -> Drawings:
    def paper(says: str, opening: str) -> Drawing:
        return of_papers(CARD, says, SHADOW, FRAME, frame(opening))

    slot = sheet("slot", 0, bar("slot", 6, 6, 240, 340, 18))
    return {
        "frame": paper("The card's paper over its picture.", TABBED),
        "coffee-frame": paper("The paper edge of a coffee.", COFFEE),
        "slot": of_papers(
            CARD, "The empty place of a card to come.", SHADOW, {"slot": SLOT}, [slot]
        ),
    }
