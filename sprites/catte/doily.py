"""The paper doily of the trick."""

from __future__ import annotations

from math import cos, pi, sin

from sprites.catte.palette import SHADOW, room_rules
from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.kit.named import oval, window
from sprites.kit.numbers import tenth

RX, RY, COUNT = 246.0, 162.0, 40
Point = tuple[float, float]


def edge(step: float, inwards: float) -> Point:
    """A point of the edge after so many of its arcs, moved inwards square to it."""
    a = 2 * pi * step / COUNT
    nx, ny = cos(a) / RX, sin(a) / RY
    long = (nx * nx + ny * ny) ** 0.5
    return RX * cos(a) - inwards * nx / long, RY * sin(a) - inwards * ny / long


def corner(step: int) -> str:
    """Where two arcs of the edge meet, signed even at zero, as the edge has always been written."""
    x, y = edge(step, 0)
    return f"{round(x, 1):g} {round(y, 1):g}"


def hole(x: float, y: float, r: float) -> str:
    """A round hole."""
    wide = f"{2 * r:g}"
    return f"M{tenth(x - r)} {tenth(y)}a{r:g} {r:g} 0 1 0 {wide} 0a{r:g} {r:g} 0 1 0 -{wide} 0Z"


def petal(step: float) -> str:
    """A hole shaped like a petal, wider towards the edge."""
    (x, y), (u, v) = edge(step, 18), edge(step, 34)
    wx, wy = (v - y) * 0.45, (x - u) * 0.45
    mx, my = x + (u - x) * 0.36, y + (v - y) * 0.36
    foot, tip = f"{tenth(x)} {tenth(y)}", f"{tenth(u)} {tenth(v)}"
    return (
        f"M{foot}Q{tenth(mx + wx)} {tenth(my + wy)} {tip}Q{tenth(mx - wx)} {tenth(my - wy)} {foot}Z"
    )


def doily() -> list[str]:
    """Its plain middle is 408 by 244."""
    d = f"M{corner(0)}"
    d += "".join(f"A19.5 19.5 0 0 1 {corner(i)}" for i in range(1, COUNT + 1)) + "Z"
    for i in range(COUNT):
        d += hole(*edge(i + 0.5, -1), 5.4) + hole(*edge(i, 13), 2.6) + petal(i + 0.5)
    return [
        sheet("doily", 3, window("doily", d)),
        sheet("inner", 1, oval("inner", 0, 0, 204, 122)),
        sheet("line", 0, oval("thread", 0, 0, 196, 115)),
    ]


def drawings() -> Drawings:
    says = "The paper doily of the trick."
    return {
        "doily": of_papers("-300 -205 600 410", says, SHADOW, room_rules(), doily()),
    }
