"""Paper that falls when somebody wins, and petals that drift."""

from __future__ import annotations

from sprites.kit import named
from sprites.kit.cards import WHITE
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.ornaments import gear, star
from sprites.kit.shapes import circle, line, path, turned
from sprites.ui.palette import CONFETTI, SHADED


def confetti() -> Drawings:
    """Small pieces that fall when somebody wins; palettes change their colours."""
    style = (
        ".main{fill:#FF7A59}.shade{fill:#D95A3B}"
        ".line{fill:none;stroke:#FF7A59;stroke-width:4;stroke-linecap:round}"
    )

    def piece(note: str, *parts: str) -> Drawing:
        return Drawing("0 0 32 32", note, style=style).sheet("piece", 1, *parts, plain=True)

    def main(d: str) -> str:
        return named.path("main", d)

    def shade(d: str) -> str:
        return named.path("shade", d)

    return {
        "confetti-strip": piece(
            "a strip, folded once",
            main("M11 4L20 7L16 17L8 14Z"),
            shade("M16 17L8 14L14 22L22 26Z"),
        ),
        "confetti-square": piece(
            "a square", main("M8 8L22 6L25 20L11 24Z"), shade("M22 6L25 20L18 14Z")
        ),
        "confetti-disc": piece(
            "a disc",
            main("M16 6A10 10 0 1 1 16 26A10 10 0 1 1 16 6Z"),
            shade("M23 9A10 10 0 0 1 9 23A14 14 0 0 0 23 9Z"),
        ),
        "confetti-triangle": piece(
            "a triangle", main("M16 5L27 25L5 24Z"), shade("M16 5L27 25L17 20Z")
        ),
        "confetti-star": piece(
            "a star",
            main(
                "M16 3L19.800 12L29.500 12.600L22 18.800"
                "L24.500 28.200L16 23L7.500 28.200L10 18.800L2.500 12.600L12.200 12Z"
            ),
        ),
        "confetti-curl": piece(
            "a paper curl", named.path("line", "M5 24C8 14 12 28 15 18C18 8 22 22 27 9")
        ),
    }


PETALS = {
    "blossom": (
        "M16 4C22 8 27 14 24 22C22 27 10 27 8 22C5 14 10 8 16 4ZM16 4L18 9L14 9Z",
        "#F7B7C8",
        line("M16 24V13", "#E88BA4", 1.6),
    ),
    "leaf": ("M16 3C26 9 27 22 16 29C5 22 6 9 16 3Z", "#3E9B57", line("M16 26V10", "#8CC896", 1.8)),
    "feather": (
        "M23 3C28 12 22 24 9 29C8 18 12 7 23 3Z",
        "#F7F4EC",
        line("M9 29L19 11", "#DDE3EC", 1.6),
    ),
    "bean": (
        "M16 3C25 3 27 12 26 17C25 25 21 29 16 29C11 29 7 25 6 17C5 12 7 3 16 3Z",
        "#7A4A26",
        line("M18 5C12 11 20 19 14 27", "#4A2B12", 2.4),
    ),
    "drop": (
        "M16 2C18 10 26 15 26 21A10 10 0 0 1 6 21C6 15 14 10 16 2Z",
        "#5B97E3",
        line("M10.500 20C10.500 23.500 12.500 25.500 15 26", "#DCEBFC", 2.2),
    ),
}
"""Outline, colour, and the line printed on it."""


def petals() -> Drawings:
    """What drifts down for a win: each game has its own."""

    def petal(name: str, *parts: str) -> Drawing:
        note = f"something that drifts: {name}"
        return Drawing("0 0 32 32", note).sheet("petal", 1, *parts, plain=True)

    arm = line("M16 16V4M12.500 6.500L16 10L19.500 6.500", WHITE, 2.6)
    rays = gear(16, 16, 14, 9, 8, "#F6B73C")
    return {
        **{
            f"petal-{name}": petal(name, path(d, fill), vein)
            for name, (d, fill, vein) in PETALS.items()
        },
        "petal-flake": petal("flake", *(turned(60 * k, 16, 16, arm) for k in range(6))),
        "petal-glint": petal("glint", star(16, 16, 14, "#FFE6A8")),
        "petal-sun": petal("sun", rays, circle(16, 16, 6, "#FFE0A0")),
    }


def drawings() -> Drawings:
    return confetti() | petals()


def palettes() -> dict[str, dict[str, dict[str, object]]]:
    """The papers confetti is cut from."""
    pieces = ("strip", "square", "disc", "triangle", "star", "curl")
    return {
        f"confetti-{piece}": {
            name: {
                "main": CONFETTI[name],
                "shade": SHADED[name],
                "line": {"stroke": CONFETTI[name]},
            }
            for name in CONFETTI
        }
        for piece in pieces
    }
