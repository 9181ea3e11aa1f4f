"""What grows, burns, drips and drifts: flames, leaves, drops, waves, crowns, clouds."""

from __future__ import annotations

import math
from itertools import pairwise

from sprites.kit.numbers import short
from sprites.kit.shapes import line, moved, path


def flame(tip_x: float, tip_y: float, x: float, base: float, r: float, fill: str) -> str:
    """One tongue of fire: its tip, and the round belly of radius r standing on base."""
    belly = base - 0.92 * r
    high = belly - tip_y
    points = [
        tip_x, tip_y, tip_x + 0.2 * r, tip_y + 0.34 * high, x + 1.08 * r, tip_y + 0.5 * high,
        x + r, belly, r, 0.92 * r, x - r, belly,
        x - r, tip_y + 0.58 * high, tip_x - 0.37 * r, tip_y + 0.45 * high, tip_x, tip_y,
    ]  # fmt: skip
    a = [short(value) for value in points]
    return path(
        f"M{a[0]} {a[1]}C{a[2]} {a[3]} {a[4]} {a[5]} {a[6]} {a[7]}"
        f"A{a[8]} {a[9]} 0 0 1 {a[10]} {a[11]}C{a[12]} {a[13]} {a[14]} {a[15]} {a[16]} {a[17]}Z",
        fill,
    )


LEAF = "M0 0C-15 -9 -17 -32 0 -50C17 -32 15 -9 0 0Z"


def leaf(
    x: float, y: float, turn: float, size: float, fill: str, vein: str = "", width: float = 2.2
) -> str:
    """A leaf (or petal, or feather) growing from a point, 50 units long at size 1."""
    inner = path(LEAF, fill) + (line("M0 -3V-38", vein, width) if vein else "")
    return moved(x, y, inner, turn=turn, size=size)


def drop(x: float, y: float, r: float, fill: str, shine: str = "") -> str:
    """A drop of water; (x, y) is the middle of its belly."""
    p = [short(value) for value in (x, y - 2.1 * r, x + 0.25 * r, y - 1.3 * r, x + r, y - 0.7 * r,
                                    x + r, y, r, x - r, y, x - r, y - 0.7 * r,
                                    x - 0.25 * r, y - 1.3 * r)]  # fmt: skip
    whole = path(
        f"M{p[0]} {p[1]}C{p[2]} {p[3]} {p[4]} {p[5]} {p[6]} {p[7]}"
        f"A{p[8]} {p[8]} 0 0 1 {p[9]} {p[10]}C{p[11]} {p[12]} {p[13]} {p[14]} {p[0]} {p[1]}Z",
        fill,
    )
    if not shine:
        return whole
    return whole + line(
        f"M{short(x - 0.52 * r)} {short(y - 0.12 * r)}Q{short(x - 0.5 * r)} {short(y + 0.42 * r)} "
        f"{short(x - 0.12 * r)} {short(y + 0.58 * r)}",
        shine,
        0.22 * r,
    )


def waves(
    left: float, right: float, y: float, high: float, step: float, fill: str, foot: float
) -> str:
    """Water with a scalloped top edge from left to right, down to foot."""
    d = f"M{short(left)} {short(y)}"
    x = left
    while x < right:
        d += (
            f"C{short(x + 0.22 * step)} {short(y + high)} {short(x + 0.62 * step)} "
            f"{short(y + 1.05 * high)} {short(x + step)} {short(y)}"
        )
        x += step
    return path(f"{d}V{short(foot)}H{short(left)}Z", fill)


def crown(x: float, y: float, r: float, fill: str, bumps: int = 7, squash: float = 0.82) -> str:
    """A tree's crown, bush or puff of smoke: a ring of round bumps."""
    points = []
    for k in range(bumps):
        a = 2 * math.pi * (k + 0.5) / bumps - math.pi / 2
        points.append((x + r * 0.86 * math.cos(a), y + r * 0.86 * squash * math.sin(a)))
    chord = math.dist(points[0], points[1])
    d = f"M{short(points[0][0])} {short(points[0][1])}"
    for k in range(1, bumps + 1):
        px, py = points[k % bumps]
        size = short(chord * 0.58)
        d += f"A{size} {size} 0 0 1 {short(px)} {short(py)}"
    return path(d + "Z", fill)


def cloud(x: float, y: float, w: float, fill: str) -> str:
    """A cloud with a flat foot: (x, y) is the middle of the foot."""
    k = w / 100
    pts = [(-50, 0), (-38, -22), (-12, -40), (18, -36), (38, -18), (50, 0)]
    d = f"M{short(x - 50 * k)} {short(y)}"
    for (ax, ay), (bx, by) in pairwise(pts):
        r = short(0.56 * k * math.dist((ax, ay), (bx, by)))
        d += f"A{r} {r} 0 0 1 {short(x + bx * k)} {short(y + by * k)}"
    return path(d + "Z", fill)
