"""A boat that crosses the table's sea."""

from __future__ import annotations

from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.kit.named import path
from sprites.towai.palette import SCENE_RULES, SCENE_SHADOW


def boat() -> list[str]:
    """Two sails over a hull."""
    return [
        sheet(
            "boat",
            2,
            path("sail", "M2 -56C6 -34 16 -14 32 0H2Z")
            + path("sail2", "M-2 -46C-6 -28 -16 -12 -28 0H-2Z")
            + path("hull", "M-34 4H40C36 16 28 22 18 22H-14C-24 22 -32 14 -34 4Z"),
        )
    ]


def drawings() -> Drawings:
    says = "A boat; its waterline is y 22."
    return {"boat": of_papers("-46 -66 98 98", says, SCENE_SHADOW, SCENE_RULES, boat())}
