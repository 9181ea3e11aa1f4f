"""What the cards of every colour stand on."""

from __future__ import annotations

from sprites.kit.shapes import circle, moved, path, rect


def ground(fill: str) -> str:
    """The lowest sheet, ten units beyond every side."""
    return rect(-10, -10, 272, 372, fill)


def halo(x: float, y: float, *steps: tuple[float, str]) -> str:
    """Rings of light, the widest first."""
    return "".join(circle(x, y, r, fill) for r, fill in steps)


def fir(x: float, foot: float, size: float, fill: str) -> str:
    """The outline of a far fir tree."""
    tiers = "M0 -92L20 -58H12L28 -30H16L34 0H-34L-16 -30H-28L-12 -58H-20Z"
    return moved(x, foot, path(tiers, fill), size=size)
