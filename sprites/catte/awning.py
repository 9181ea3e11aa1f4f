"""The awning over the top of the room."""

from __future__ import annotations

from sprites.catte.palette import SHADOW, room_rules
from sprites.kit.cards import SCENE
from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.kit.named import path
from sprites.kit.numbers import tenth


def awning() -> list[str]:
    """The awning over the top of the room."""

    def lap(x: float) -> str:
        return f"M{tenth(x)} -100h64V34a32 20 0 0 1 -64 0Z"

    pale = "".join(lap(x) for x in range(-320, 1620, 128))
    warm = "".join(lap(x) for x in range(-384, 1620, 128))
    return [
        sheet("laps", 3, path("a2", pale) + path("a1", warm)),
        sheet(
            "seam",
            0,
            path(
                "eave",
                "".join(f"M{x} 31h64v3h-64Z" for x in range(-384, 1620, 128)),
                fill_opacity=".35",
            )
            + path(
                "hem",
                "".join(f"M{x} 31h64v3h-64Z" for x in range(-320, 1620, 128)),
                fill_opacity=".7",
            ),
        ),
    ]


def drawings() -> Drawings:
    says = "The awning, over everything in the room."
    return {"awning": of_papers(SCENE, says, SHADOW, room_rules(), awning())}
