"""Cups, beans and steam."""

from __future__ import annotations

from sprites.kit.named import path
from sprites.kit.numbers import measured, tenth
from sprites.kit.shapes import moved


def mug(x: float, y: float, w: float, h: float, band: str = "band") -> str:
    """A cup from the side: x its middle, y its rim."""
    left, right = measured(x - w / 2, y, w, h), measured(x + w / 2, y, w, h)
    body = (
        f"M{left(0, 0)}H{tenth(x + w / 2)}C{right(0, 0.52)} {right(-0.12, 0.94)} {right(-0.26, 1)}"
        f"H{tenth(x - 0.24 * w)}C{left(0.12, 0.94)} {left(0, 0.52)} {left(0, 0)}Z"
    )
    belt = (
        f"M{left(0.01, 0.24)}H{tenth(x + 0.49 * w)}"
        f"C{right(-0.02, 0.35)} {right(-0.04, 0.44)} {right(-0.07, 0.52)}H{tenth(x - 0.43 * w)}"
        f"C{left(0.04, 0.44)} {left(0.02, 0.35)} {left(0.01, 0.24)}Z"
    )
    hoop = (
        f"M{right(-0.06, 0.14)}H{tenth(x + 0.57 * w)}"
        f"C{right(0.3, 0.14)} {right(0.3, 0.7)} {right(0.02, 0.72)}"
        f"L{right(-0.12, 0.72)}V{tenth(y + 0.56 * h)}L{right(0.01, 0.56)}"
        f"C{right(0.16, 0.55)} {right(0.16, 0.3)} {right(0.05, 0.3)}H{tenth(x + 0.44 * w)}Z"
    )
    return path("cup2", hoop) + path("cup", body) + path(band, belt)


def bean(kind: str, x: float, y: float, turn: float, size: float = 1) -> str:
    """A coffee bean with its cut."""
    half = "M-1.6 -17C-9 -7 7 7 -1.6 17C-9 16 -12 9 -12 0C-12 -9 -9 -16 -1.6 -17Z"
    other = "M3 -16.6C-4 -7 11 7 3.4 16.6C9 15 12 8.5 12 0C12 -8.5 9 -15 3 -16.6Z"
    return moved(x, y, path(kind, half) + path(kind, other), turn=turn, size=size)


WISP = "M0 0C-11 -14 11 -26 1 -42C-1 -46 5 -48 7 -44C19 -26 -3 -14 8 0C11 5 3 5 0 0Z"


def wisp(x: float, y: float, size: float = 1) -> str:
    """Steam: y is its foot."""
    return moved(x, y, path("steam", WISP, fill_opacity=".8"), size=size)
