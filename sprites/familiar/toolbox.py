"""What the tools are made of and lie on: their papers, and the stages of their needs."""

from __future__ import annotations

from sprites.familiar.palette import CREAM, TOOL_SHADE
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.ornaments import stars
from sprites.kit.shapes import circle, rect

BOX = "-8 -8 176 176"


def tool(note: str) -> Drawing:
    """A tool lying free on its stage."""
    return Drawing(BOX, note, TOOL_SHADE)


STAGES = {
    "red": ("#2B2038", "#4D2F44", "#8A4E48", "#E3A56F"),
    "blue": ("#1C2346", "#2B3C6C", "#4A66A0", "#A3C4EC"),
    "green": ("#1B2836", "#27473F", "#43745A", "#A9D3A6"),
    "red-blue": ("#251F44", "#40305F", "#6A4A86", "#BB98CC"),
    "blue-green": ("#1B2B3E", "#254C58", "#3D7D78", "#9BD0BE"),
    "green-red": ("#2A2630", "#4C4238", "#7F6A48", "#DDC07C"),
    "three": ("#272046", "#42346B", "#6C579A", "#BBA9E6"),
}


def drawings() -> Drawings:
    """What the tools lie on: night and a halo in the colours of their needs; 224 x 164."""
    out: Drawings = {}
    for name, (night, far, near, light) in STAGES.items():
        out[f"stage-{name}"] = (
            Drawing("0 0 224 164", f"night and halo behind a tool: {name}", TOOL_SHADE)
            .sheet("night", 1, rect(-12, -12, 248, 188, night), circle(112, 86, 108, far))
            .sheet("near", 2, circle(112, 86, 80, near))
            .sheet("light", 2, circle(112, 86, 52, light))
            .sheet(
                "stars",
                0,
                stars(
                    [(22, 34, 7), (200, 28, 8), (208, 118, 6), (16, 122, 6), (40, 146, 5)], CREAM
                ),
            )
        )
    return out
