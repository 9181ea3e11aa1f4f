"""How a sheet, a bubble or a line of words comes up, and goes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.media.canvas import Canvas, painted
from cardtable.settings import Settings

SECONDS = 0.16
_FAR = 0.016  # of the window's height: how far below its place it begins


class Rising:
    """A thing of paper on its way up: drawn once, then only moved and made stronger.

    It can be used all the while: what is drawn elsewhere for a moment lies in its place already.
    Where no time passes, as in a still, it is there.
    """

    def __init__(self) -> None:
        self.passed = SECONDS
        self._new = False  # no time has passed since it began
        self._moves = False  # it comes up and goes, instead of being there or not
        self._picture: pygame.Surface | None = None

    @property
    def share(self) -> float:
        """How far it has come, from 0 to 1: fast at first, then slowing down."""
        return 1 - (1 - min(1.0, self.passed / SECONDS)) ** 3

    @property
    def there(self) -> bool:
        """Whether it lies in its place."""
        return self.passed >= SECONDS

    def start(self, settings: Settings) -> None:
        """Begin to come up; at once, if the player wants little motion or none to wait for."""
        self._moves = not (settings.reduced_motion or settings.speed == "instant")
        self._new = self._moves
        self.passed = SECONDS

    def finish(self) -> None:
        """Be in its place."""
        self._new = False
        self.passed = SECONDS

    def sink(self, left: float) -> bool:
        """Go as it came, once so few seconds are left; whether that makes a difference."""
        if not self._moves or left >= SECONDS:
            return False
        self.passed = max(0.0, left)
        return True

    def pass_by(self, seconds: float) -> bool:
        """Let time pass; whether that makes a difference to be drawn."""
        if self._new:
            self._new, self.passed, self._picture = False, 0.0, None
        elif self.there:
            return False
        self.passed += seconds
        return True

    def veil(self, surface: pygame.Surface, veil: pygame.Surface) -> None:
        """Lay a veil over the window as far as what comes up is there."""
        if not self.there:
            veil.set_alpha(min(254, round(255 * self.share)))
        surface.blit(veil, (0, 0))
        veil.set_alpha(255)

    def draw(
        self, surface: pygame.Surface, area: pygame.Rect, paint: Callable[[pygame.Surface], None]
    ) -> None:
        """Draw what is painted in this area of the window as far up as it is."""
        if self.there:
            self._picture = None
            paint(surface)
            return
        size = surface.get_size()
        area = area.clip(pygame.Rect((0, 0), size))
        if self._picture is None:
            canvas = Canvas(size)
            canvas.set_clip(area)
            paint(canvas)
            self._picture = painted(canvas.strokes, area)
        # Stronger sooner than it is there: words over words are not seen for long.
        self._picture.set_alpha(min(254, round(255 * min(1.0, 1.8 * self.share))))
        down = round((1 - self.share) * _FAR * size[1])
        surface.blit(self._picture, area.move(0, down))
