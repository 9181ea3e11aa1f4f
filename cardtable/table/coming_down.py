"""The backdrop of a table, laid in bands: one comes down over another, band by band from above.

Only the bands on the way from one to the other have to be painted: a window that fades whole takes
three frames of a large screen to paint once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame

_BANDS, _ROWS = 60, 18  # at least so many, and none with more rows
_SOFT, _SOFT_ROWS = 0.3, 216  # how much of the window is on the way at a time, and never more rows


class Falling(NamedTuple):
    """An earlier backdrop gives way to the present one."""

    earlier: pygame.Surface
    share: float  # of the way that has been covered


def lay(surface: pygame.Surface, present: pygame.Surface, falling: Falling | None) -> None:
    """Lay the present backdrop as far as it has come down, and of an earlier one what is left."""
    wide, high = present.get_size()
    earlier, share = falling or (present, 1.0)
    for top, foot, gone in bands(high, share):
        part = (0, top, wide, foot - top)
        surface.blit(present if gone else earlier, (0, top), part)
        if 0 < gone < 1:
            earlier.set_alpha(min(254, round(255 * (1 - gone))))
            surface.blit(earlier, (0, top), part)
            earlier.set_alpha(None)


def front(high: int, share: float) -> int:
    """The row down to which more is seen of the present backdrop than of the earlier one."""
    soft = _soft(high)
    return round(high * max(0.0, min(1.0, share * (1 + soft) - soft / 2)))


def bands(high: int, share: float) -> Iterator[tuple[int, int, float]]:
    """The bands of a backdrop, from above: first and last row, and how far each has gone."""
    count = max(_BANDS, -(-high // _ROWS))
    for band in range(count):
        yield band * high // count, (band + 1) * high // count, gone_at(band / count, high, share)


def gone_at(down: float, high: int, share: float) -> float:
    """How far the earlier backdrop has gone at a place so far down a window, from 0 to 1."""
    soft = _soft(high)
    return max(0.0, min(1.0, (share * (1 + soft) - down) / soft))


def _soft(high: int) -> float:
    """The share of a window so high that is on the way at a time: on a large one it would take
    half a frame to paint.
    """
    return min(_SOFT, _SOFT_ROWS / high)
