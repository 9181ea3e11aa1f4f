"""The backdrop of a table, laid in bands: one comes down over another, band by band from above.

Only the bands on the way from one to the other have to be painted: a window that fades whole takes
three frames of a large screen to paint once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame

_BANDS, _ROWS = 60, 18  # at least so many, and none with more rows
_SOFT, _SOFT_ROWS = 0.3, 324  # how much of the window is on the way at a time, and never more rows


class Falling(NamedTuple):
    """An earlier backdrop gives way to the present one."""

    earlier: pygame.Surface
    share: float  # of the way that has been covered


class ComingDown:
    """Lays a backdrop, and what is left to be seen of an earlier one."""

    def __init__(self) -> None:
        # Bands of the earlier one on the way: without alpha of their own they are laid four times
        # as fast. Band by band, as to take a whole window of memory costs as much as two frames.
        self._fast: dict[int, pygame.Surface] = {}
        self._earlier: pygame.Surface | None = None

    def draw(
        self, surface: pygame.Surface, present: pygame.Surface, falling: Falling | None
    ) -> None:
        """Lay the present backdrop as far as it has come down."""
        wide, high = present.get_size()
        earlier, share = falling or (present, 1.0)
        if earlier is not self._earlier:
            self._fast.clear()
            self._earlier = earlier
        for top, foot, gone in bands(high, share):
            part = (0, top, wide, foot - top)
            surface.blit(present if gone else earlier, (0, top), part)
            if 0 < gone < 1:
                fast = self._made_fast(earlier, part)
                fast.set_alpha(min(254, round(255 * (1 - gone))))
                surface.blit(fast, (0, top))
            else:
                self._fast.pop(top, None)

    def _made_fast(
        self, picture: pygame.Surface, part: tuple[int, int, int, int]
    ) -> pygame.Surface:
        """This part of the picture, made to fade quickly."""
        found = self._fast.get(part[1])
        if found is None:
            found = self._fast[part[1]] = pygame.Surface(part[2:])
            found.blit(picture, (0, 0), part)
        return found


def front(high: int, share: float) -> int:
    """The row down to which more is seen of the present backdrop than of the earlier one."""
    soft = _soft(high)
    return round(high * max(0.0, min(1.0, share * (1 + soft) - soft / 2)))


def bands(high: int, share: float) -> Iterator[tuple[int, int, float]]:
    """The bands of a backdrop, from above: first and last row, and how far each has gone."""
    soft, count = _soft(high), max(_BANDS, -(-high // _ROWS))
    for band in range(count):
        gone = (share * (1 + soft) - band / count) / soft
        yield band * high // count, (band + 1) * high // count, max(0.0, min(1.0, gone))


def _soft(high: int) -> float:
    """The share of a window so high that is on the way at a time: on a large one it would take
    half a frame to paint.
    """
    return min(_SOFT, _SOFT_ROWS / high)
