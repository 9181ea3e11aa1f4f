"""Clouds, and banks of cloud above and below."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from sprites.kit.numbers import tenth


def arcs(points: Sequence[tuple[float, float]], sweep: int = 1) -> str:
    """Bulging arcs from point to point, the outline of every cloud."""
    out = [f"{tenth(points[0][0])} {tenth(points[0][1])}"]
    for (x0, y0), (x1, y1) in pairwise(points):
        r = math.hypot(x1 - x0, y1 - y0) * 0.56
        out.append(f"A{tenth(r)} {tenth(r)} 0 0 {sweep} {tenth(x1)} {tenth(y1)}")
    return "".join(out)


PUFFS = (
    ((-0.5, -0.12), (-0.36, -0.5), (-0.08, -0.76), (0.2, -0.6), (0.37, -0.34), (0.49, -0.12)),
    ((-0.5, -0.12), (-0.38, -0.32), (-0.22, -0.52), (0.02, -0.68), (0.28, -0.48), (0.5, -0.12)),
    ((-0.5, -0.1), (-0.42, -0.36), (-0.16, -0.6), (0.16, -0.58), (0.4, -0.38), (0.5, -0.1)),
)


def cloud(x: float, y: float, w: float, kind: int = 0, h: float = 0.62) -> str:
    """A loose cloud with a flat foot; x, y is the middle of its foot, w its width."""
    tops = [(x + u * w, y + v * w * h) for u, v in PUFFS[kind]]
    low = w * 0.042
    (x0, _), (x1, _) = tops[0], tops[-1]
    return (
        f"M{arcs(tops)}A{tenth(low)} {tenth(low)} 0 0 1 {tenth(x1 - low * 0.4)} {tenth(y)}"
        f"H{tenth(x0 + low * 0.4)}A{tenth(low)} {tenth(low)} 0 0 1 {tenth(x0)} {tenth(tops[0][1])}Z"
    )


def ceiling(points: Sequence[tuple[float, float]]) -> str:
    """A bank of cloud hanging from the upper edge."""
    return f"M{tenth(points[0][0])} -12V{arcs(points, 0).split(' ', 1)[1]}V-12Z"


def floor(points: Sequence[tuple[float, float]]) -> str:
    """A bank of cloud rising from the lower edge."""
    return f"M{tenth(points[0][0])} 364V{arcs(points).split(' ', 1)[1]}V364Z"


def bank(y: float, seed: int, deep: float = 18, steps: int = 5) -> list[tuple[float, float]]:
    """Points for a ceiling or a floor across the card, uneven but never wild."""
    dice = random.Random(seed)
    width = 312 / steps
    return [
        (-30 + width * i + (dice.uniform(-9, 9) if 0 < i < steps else 0),
         y + (deep if i % 2 else 0) * dice.uniform(0.5, 1.0))
        for i in range(steps + 1)
    ]  # fmt: skip
