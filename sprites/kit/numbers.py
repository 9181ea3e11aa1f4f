"""Numbers as they stand in a drawing: short."""

from __future__ import annotations

from collections.abc import Callable


def short(value: float, places: int = 2) -> str:
    """A number with at most so many decimals, and none that says nothing."""
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def tenth(value: float) -> str:
    """A coordinate of an outline that was worked out: to a tenth of a unit."""
    return short(value, 1)


def measured(x: float, y: float, wide: float, high: float) -> Callable[[float, float], str]:
    """A writer of points that are told from x, y, as shares of a width and a height."""
    return lambda right, down: f"{tenth(x + right * wide)} {tenth(y + down * high)}"
