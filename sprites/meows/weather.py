"""Suns, drops, flakes and bolts."""

from __future__ import annotations

import math

from sprites.kit.numbers import measured, tenth
from sprites.kit.shapes import circle, path
from sprites.meows.palette import GLOW
from sprites.meows.sheets import at


def petals(
    x: float, y: float, inner: float, outer: float, count: int,
    fat: float = 1.0, turn: float = 0.0, lean: float = 0.0, short: float = 1.0,
) -> str:  # fmt: skip
    """Rays with soft tips round a centre; `lean` blows them aside, `short` shrinks every other."""
    out = []
    for i in range(count):
        far = outer if i % 2 == 0 else inner + (outer - inner) * short
        a = math.radians(turn + 360 * i / count)
        half = math.pi * inner / count * 0.86 * fat
        reach = far - inner

        def p(r: float, side: float, a: float = a, reach: float = reach) -> str:
            side += lean * max(0.0, (r - inner) / reach) ** 1.5 * reach * 0.5
            return (
                f"{tenth(x + r * math.cos(a) - side * math.sin(a))} "
                f"{tenth(y + r * math.sin(a) + side * math.cos(a))}"
            )

        belly, neck = inner + reach * 0.6, inner + reach * 0.94
        out.append(
            f"M{p(inner, -half)}Q{p(belly, -half * 0.95)} {p(neck, -half * 0.26)}"
            f"Q{p(far + 1, 0)} {p(neck, half * 0.26)}"
            f"Q{p(belly, half * 0.95)} {p(inner, half)}Z"
        )
    return "".join(out)


def sun(
    x: float, y: float, inner: float, outer: float, count: int, fill: str,
    fat: float = 1.0, turn: float = 0.0, lean: float = 0.0, short: float = 1.0,
) -> str:  # fmt: skip
    """A round face of light in its rays."""
    return path(
        petals(x, y, inner - 8, outer, count, fat * 1.12, turn, lean, short), fill
    ) + circle(x, y, round(inner, 1), fill)


def drop(x: float, y: float, size: float) -> str:
    """A drop whose belly has the radius 0.6 size; x, y is the middle of its height."""
    at, belly = measured(x, y, size, size), tenth(0.6 * size)
    return (
        f"M{at(0, -1.1)}C{at(0.21, -0.47)} {at(0.6, -0.15)} {at(0.6, 0.17)}"
        f"A{belly} {belly} 0 0 1 {at(-0.6, 0.17)}"
        f"C{at(-0.6, -0.15)} {at(-0.21, -0.47)} {at(0, -1.1)}Z"
    )


def flake(x: float, y: float, r: float, turn: float = 0.0) -> str:
    """The strokes of a six-pointed flake."""
    out = []
    for i in range(6):
        a = math.radians(60 * i - 90 + turn)
        c, s = math.cos(a), math.sin(a)
        out.append(f"M{tenth(x)} {tenth(y)}L{tenth(x + r * c)} {tenth(y + r * s)}")
        for side in (-1, 1):
            b = a + side * math.radians(48)
            k, reach = 0.55 * r, 0.36 * r
            out.append(
                f"M{tenth(x + k * c)} {tenth(y + k * s)}"
                f"l{tenth(reach * math.cos(b))} {tenth(reach * math.sin(b))}"
            )
    return "".join(out)


BOLT = "M13 -46L-22 6C-24 10 -22 13 -18 13L-3 12L-14 46L24 -6C26 -10 24 -13 20 -13L6 -12Z"


def bolt(x: float, y: float, scale: float, turn: float = 0.0, fill: str = GLOW) -> str:
    """A bolt, its points rounded."""
    body = path(BOLT, fill, stroke=fill, stroke_width="5", stroke_linejoin="round")
    return at(x, y, scale, body, turn=turn)
