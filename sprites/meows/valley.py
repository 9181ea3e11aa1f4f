"""The one valley under every weather: hills, trees, houses, flowers."""

from __future__ import annotations

import math
from collections.abc import Iterable

from sprites.kit.drawing import Drawing
from sprites.kit.numbers import tenth
from sprites.kit.shapes import circle, line, path
from sprites.meows.palette import GLOW
from sprites.meows.sheets import at


def far_hill(y: float) -> str:
    """The hill the house stands on."""
    return (
        f"M-10 {tenth(y + 3)}C40 {tenth(y - 14)} 84 {tenth(y - 8)} 126 {tenth(y + 10)}"
        f"C168 {tenth(y + 26)} 214 {tenth(y + 14)} 262 {tenth(y - 9)}V362H-10Z"
    )


def near_hill(y: float) -> str:
    """The meadow before it."""
    return (
        f"M-10 {tenth(y + 42)}C40 {tenth(y + 32)} 84 {tenth(y + 34)} 120 {tenth(y + 42)}"
        f"C160 {tenth(y + 50)} 214 {tenth(y + 44)} 262 {tenth(y + 25)}V362H-10Z"
    )


def tree(x: float, y: float, s: float, leaf: str, snow: str = "") -> str:
    """A slender tree, with or without its cap of snow."""
    cap = "M0 -30C6 -23 9 -15 10.5 -8C6 -11 3 -6 0 -9C-3 -6 -6 -11 -10.5 -8C-9 -15 -6 -23 0 -30Z"
    return at(
        x, y, s,
        path("M0 -30C9 -20 12 -8 10 2C8 8 -8 8 -10 2C-12 -8 -9 -20 0 -30Z", leaf),
        path(cap, snow) if snow else "",
        path("M-1.5 0H1.5V18H-1.5Z", "#6B4A33"),
    )  # fmt: skip


ROOF = (
    "M-19 0C-12 -8 -6 -15 -1.6 -19C-.6 -20 .6 -20 1.6 -19C6 -15 12 -8 19 0"
    "C19.6 1.5 19 2 17 2H-17C-19 2 -19.6 1.5 -19 0Z"
)


def house(x: float, y: float, s: float, wall: str, door: str, roof: str) -> str:
    """A small house with a chimney."""
    return at(
        x, y, s,
        path("M6 -20H12V-6H6Z", roof),
        path("M-13 -2H13V22H-13Z", wall),
        path("M-4 22V12C-4 6 4 6 4 12V22Z", door),
        path(ROOF, roof),
    )  # fmt: skip


class Valley:
    """The colours of the one valley under one weather."""

    def __init__(self, wall: str, door: str, roof: str, leaf: str, cap: str = "") -> None:
        self.wall, self.door, self.roof, self.leaf, self.cap = wall, door, roof, leaf, cap

    def far(self, picture: Drawing, y: float, s: float, hill: str) -> None:
        """The further hill with the house and its two trees."""
        picture.sheet("hill", 3, path(far_hill(y), hill))
        picture.sheet(
            "village", 1.5,
            tree(92 - 30 * s, y + 27, s, self.leaf, self.cap),
            tree(92 - 46 * s, y + 30, s * 0.7, self.leaf, self.cap),
            house(92, y + 22, s, self.wall, self.door, self.roof),
        )  # fmt: skip


MEADOW = Valley("#FFF6E3", "#7A5A2B", "#D9653B", "#4F7F57")

GREY = Valley("#F3F1EC", "#6A7285", "#A0616A", "#5C7A70")

WET = Valley("#E8EFF5", "#2C4E7E", "#C9654E", "#2F6A6B")

STORM = Valley("#CBB8E8", GLOW, "#B1546F", "#6446A0")

WINTER = Valley("#D9786A", "#FFE3A6", "#F4FBFD", "#4E93A8", "#F4FBFD")


def flower(x: float, y: float, colour: str, s: float = 1.0, heart: str = "#FFE9A8") -> str:
    """A small meadow flower of five round petals on a bent stem."""
    turns = [math.radians(72 * i) for i in range(5)]
    ring = [
        circle(round(4.1 * math.sin(a), 1), round(-4.1 * math.cos(a), 1), 3.4, colour)
        for a in turns
    ]
    return at(
        x, y, s, line("M0 2C1 6 0 9 0 13", "#5E8F47", 2.5), *ring, circle(0, 0, 2.5, heart)
    )  # fmt: skip


def flowers(spots: Iterable[tuple[float, float]], colour: str, s: float = 1.0) -> list[str]:
    """Several of one colour."""
    return [flower(x, y, colour, s) for x, y in spots]
