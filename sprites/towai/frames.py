"""The paper over a card's picture."""

from __future__ import annotations

from sprites.kit.cards import CARD, FRAME, TABBED, frame
from sprites.kit.drawing import Drawings, of_papers


def drawings() -> Drawings:
    says = "The card's paper over its picture."
    return {"frame": of_papers(CARD, says, "#2B1A3C", FRAME, frame(TABBED))}
