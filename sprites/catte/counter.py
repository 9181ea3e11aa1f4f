"""The near edge of the counter, and the grain of its wood."""

from __future__ import annotations

from sprites.catte.palette import SHADOW, room_rules
from sprites.kit.cards import SCENE
from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.kit.named import path
from sprites.kit.numbers import tenth


def grain_lines(*starts: tuple[float, float]) -> str:
    """Long quiet lines in the wood."""
    return "".join(path("knot", f"M{tenth(x)} {tenth(y)}c60 -6 130 5 210 -2") for x, y in starts)


def front() -> list[str]:
    """The near edge of the counter, under one's own hand; it reaches down from y 648."""
    return [
        sheet(
            "front",
            4,
            path("w5", "M-340 668C60 653 360 648 640 648C920 648 1220 653 1620 668V910H-340Z")
            + grain_lines((60, 690), (980, 694), (520, 676)),
        ),
        sheet(
            "lip",
            3,
            path("front", "M-340 751C60 736 360 731 640 731C920 731 1220 736 1620 751V910H-340Z"),
        ),
    ]


def drawings() -> Drawings:
    says = "The near edge of the counter."
    return {"front": of_papers(SCENE, says, SHADOW, room_rules(), front())}
