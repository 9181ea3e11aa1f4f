"""Stars, rings and rosettes."""

from __future__ import annotations

import math

from sprites.kit.numbers import short, tenth
from sprites.kit.shapes import hole, path


def star(x: float, y: float, r: float, fill: str = "#FFF1D0") -> str:
    """A four-pointed glint, taller than wide."""
    s, w = 0.18 * r, 0.44 * r
    return path(
        f"M{short(x)} {short(y - r)}Q{short(x + s)} {short(y - s)} {short(x + w)} {short(y)}"
        f"Q{short(x + s)} {short(y + s)} {short(x)} {short(y + r)}"
        f"Q{short(x - s)} {short(y + s)} {short(x - w)} {short(y)}"
        f"Q{short(x - s)} {short(y - s)} {short(x)} {short(y - r)}Z",
        fill,
    )


def stars(places: list[tuple[float, float, float]], fill: str = "#FFF1D0") -> str:
    """Several glints: x, y and radius of each."""
    return "".join(star(x, y, r, fill) for x, y, r in places)


def spark(x: float, y: float, r: float, waist: float) -> str:
    """The outline of a four-pointed star; `waist` is how far it draws in between two points."""
    w = waist * r
    points = [(0, -r), (w, -w), (r, 0), (w, w), (0, r), (-w, w), (-r, 0), (-w, -w)]
    return "M" + "L".join(f"{tenth(x + a)} {tenth(y + b)}" for a, b in points) + "Z"


def ring(x: float, y: float, outer: float, inner: float, fill: str) -> str:
    """A flat ring."""
    a, b = short(outer), short(inner)
    top, low = short(y - outer), short(y + outer)
    top2, low2 = short(y - inner), short(y + inner)
    xx = short(x)
    return hole(
        f"M{xx} {top}A{a} {a} 0 0 1 {xx} {low}A{a} {a} 0 0 1 {xx} {top}Z"
        f"M{xx} {top2}A{b} {b} 0 0 0 {xx} {low2}A{b} {b} 0 0 0 {xx} {top2}Z",
        fill,
    )


def gear(x: float, y: float, outer: float, inner: float, points: int, fill: str) -> str:
    """A rosette with soft points, as a seal or a sun has."""
    d = ""
    for k in range(points):
        a = 2 * math.pi * k / points
        half = math.pi / points
        p = (x + inner * math.cos(a - half), y + inner * math.sin(a - half))
        q = (x + outer * math.cos(a), y + outer * math.sin(a))
        r = (x + inner * math.cos(a + half), y + inner * math.sin(a + half))
        d += f"M{short(p[0])} {short(p[1])}" if k == 0 else ""
        d += f"Q{short(q[0])} {short(q[1])} {short(r[0])} {short(r[1])}"
    return path(d + "Z", fill)


def scallops(x: float, y: float, r: float, count: int, bulge: float) -> str:
    """The outline of a round whose edge is a row of small arcs."""
    turns = [2 * math.pi * k / count for k in range(count + 1)]
    first, *others = [f"{tenth(x + r * math.cos(a))} {tenth(y + r * math.sin(a))}" for a in turns]
    size = tenth(bulge)
    return f"M{first}" + "".join(f"A{size} {size} 0 0 1 {end}" for end in others) + "Z"
