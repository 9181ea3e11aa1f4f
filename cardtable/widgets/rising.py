"""How a sheet, a bubble or a line of words comes up, and goes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.media.canvas import Canvas, painted
from cardtable.media.drawings import Colour, Size
from cardtable.media.pictures import Pictures
from cardtable.media.store import store
from cardtable.settings import Settings
from cardtable.widgets import cut

SECONDS = 0.16
_PATIENCE = 0.1  # seconds for the loader to paint it; what comes later than that does not move
_FAR = 0.016  # of the window's height: how far below its place it begins


class Rising:
    """A thing of paper on its way up: drawn once, then only moved and made stronger.

    It can be used all the while: what is drawn elsewhere for a moment lies in its place already.
    Where no time passes, as in a still, it is there. With ``pictures`` it may be large: their
    loader paints it, and it sets out when that is done.
    """

    def __init__(self, pictures: Pictures | None = None) -> None:
        self.pictures = pictures
        self.passed = SECONDS
        self._new = False  # no time has passed since it began
        self._moves = False  # it comes up and goes, instead of being there or not
        self._picture: pygame.Surface | None = None
        self._noted: Canvas | None = None  # what the picture is painted from
        self._waited = 0.0  # seconds for the loader to paint it

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
            self._noted, self._waited = None, 0.0
        elif self.there:
            return False
        if self._picture is None and self._apart:
            self._waited += seconds
            if self._waited > _PATIENCE:
                self.finish()
        else:
            self.passed += seconds
        return True

    @property
    def _apart(self) -> bool:
        """Whether another thread paints it."""
        return self.pictures is not None and self.pictures.mode == "thread"

    def veil(self, surface: pygame.Surface, size: Size, colour: Colour, alpha: int) -> None:
        """Lay a veil over so much of the window, as far as what comes up is there."""
        now = round(alpha * self.share)
        if now:
            cut.veil(surface, pygame.Rect((0, 0), size), colour, now)

    def draw(
        self, surface: pygame.Surface, area: pygame.Rect, paint: Callable[[pygame.Surface], None]
    ) -> None:
        """Draw what is painted in this area of the window as far up as it is."""
        if self.there:
            self._picture = self._noted = None
        if self.there or (self.pictures is not None and self.pictures.drafting):
            paint(surface)  # in a draft it would be noted without its pictures
            return
        size = surface.get_size()
        area = area.clip(pygame.Rect((0, 0), size))
        if self._noted is None:
            self._noted = Canvas(size)
            self._noted.set_clip(area)
            paint(self._noted)
            self._have_painted(self._noted, area)
        store.still_shown([stroke.source for stroke in self._noted.strokes])
        if self._picture is None:
            return
        # Stronger sooner than it is there: words over words are not seen for long.
        self._picture.set_alpha(round(255 * min(1.0, 1.8 * self.share)))
        down = round((1 - self.share) * _FAR * size[1])
        surface.blit(self._picture, area.move(0, down))

    def _have_painted(self, noted: Canvas, area: pygame.Rect) -> None:
        def draw() -> None:
            picture = painted(noted.strokes, area)
            if noted is self._noted:
                self._picture = picture

        if self.pictures is not None and self._apart:
            self.pictures.apart(("rising", id(self)), draw)
        else:
            draw()
