"""A sleeve that hides a card until it is revealed."""

from __future__ import annotations

from sprites.kit.cards import PAPER
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.ornaments import gear, star
from sprites.kit.shapes import circle, ellipse, line, path, rect


def drawings() -> Drawings:
    """A sleeve that hides a card until it is revealed: an envelope with a paw in the wax."""
    paw = ellipse(126, 186, 13, 10.5, "#7A2A1C") + "".join(
        ellipse(x, y, 5, 6.5, "#7A2A1C")
        for x, y in ((108, 172), (119, 164), (133, 164), (144, 172))
    )
    return {
        "sleeve": Drawing("0 0 252 352", "a sleeve for a card chosen in secret", "#14343F")
        .sheet("inside", 1, rect(-10, -10, 272, 372, "#2E6C79"))
        .sheet(
            "pattern",
            0,
            *[
                star(24 + 34 * i + (17 if j % 2 else 0), 20 + 26 * j, 7, "#3B7F8C")
                for j in range(14)
                for i in range(-1, 8)
            ],
        )
        .sheet("left", 4, path("M-10 -10V362L126 190Z", "#F0E4C9"))
        .sheet("right", 4, path("M262 -10V362L126 190Z", "#EADBB9"))
        .sheet("foot", 5, path("M-10 372L112 196C120 186 132 186 140 196L262 372Z", "#F6ECD6"))
        .sheet("flap", 6, path("M-10 -10H262V30L140 180C132 190 120 190 112 180L-10 30Z", PAPER))
        .sheet(
            "border",
            0,
            line(
                "M-4 28L114 172C121 181 131 181 138 172L256 28",
                "#E2674A",
                4,
                stroke_dasharray="12 10",
            ),
        )
        .sheet("wax", 5, gear(126, 180, 40, 33, 11, "#C4432A"))
        .sheet("stamp", 2, circle(126, 180, 26, "#A83820"), paw)
    }
