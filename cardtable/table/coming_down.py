"""One backdrop comes down over another, band by band from above.

Only the bands on the way from one to the other have to be painted: a window that fades whole takes
three frames of a large screen to paint once.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

_BANDS = 60  # in which the new one comes down over the old …
_SOFT = 0.3  # … and how much of the window is on the way at a time


class ComingDown:
    """What is left to be seen of the earlier backdrop, to be laid over the later one."""

    def __init__(self) -> None:
        # Without alpha of its own it is laid four times as fast. It is kept from one time to the
        # next, as to take such a large piece of memory costs as much as three frames.
        self._fast: pygame.Surface | None = None
        self._copied: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface, earlier: pygame.Surface, share: float) -> None:
        """Draw it when this share of the way has been covered."""
        fast = self._made_fast(earlier)
        wide, high = earlier.get_size()
        for top, foot, gone in bands(high, share):
            part = (0, top, wide, foot - top)
            if gone <= 0:
                surface.blit(earlier, (0, top), part)
            elif gone < 1:
                fast.set_alpha(min(254, round(255 * (1 - gone))))
                surface.blit(fast, (0, top), part)

    def rest(self) -> None:
        """It has come down; the next time another one may."""
        self._copied = None

    def _made_fast(self, picture: pygame.Surface) -> pygame.Surface:
        if self._fast is None or self._fast.get_size() != picture.get_size():
            self._fast, self._copied = pygame.Surface(picture.get_size()), None
        if self._copied is not picture:
            self._fast.set_alpha(None)
            self._fast.blit(picture, (0, 0))
            self._copied = picture
        return self._fast


def bands(high: int, share: float) -> Iterator[tuple[int, int, float]]:
    """The bands of a backdrop, from above: first and last row, and how far each has gone."""
    for band in range(_BANDS):
        gone = (share * (1 + _SOFT) - band / _BANDS) / _SOFT
        yield band * high // _BANDS, (band + 1) * high // _BANDS, max(0.0, min(1.0, gone))
