"""One screen fades into the next."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.media.canvas import Canvas, Painting
from cardtable.media.drawings import Size
from cardtable.media.pictures import Pictures
from cardtable.scenes.composing import Composing

FADE_SECONDS = 0.2
SOFTLY = 0.13  # until what was taken away from over a scene has gone
_FIRST = 1 / 60  # seconds of a fade that its first step shows, however long composing took


class Fade:
    """One screen gives way to the next: what is shown goes towards the new picture and never back.

    Each step lays the new picture, composed once, over what is shown, as strongly as brings it from
    the share reached so far to the next one. So there is no old picture that could shine up again.
    """

    def __init__(self, seconds: float = FADE_SECONDS, *, apart: bool = False) -> None:
        self.seconds = seconds
        self.passed = 0.0
        self.picture: pygame.Surface | None = None  # the new screen, once it is composed
        self.painting = Painting()
        self._apart = apart  # another thread is to compose the new screen
        self._composing: Composing | None = None
        self._reached = 0.0

    @property
    def share(self) -> float:
        """How much of the new screen is seen, from 0 to 1."""
        # Quick in the middle, where the words of both screens can be seen.
        passed = min(1.0, self.passed / self.seconds)
        return passed**3 * (passed * (6 * passed - 15) + 10)

    @property
    def over(self) -> bool:
        """Whether only the new screen is left."""
        return self.passed >= self.seconds

    def pass_by(self, seconds: float) -> None:
        """Let it go on; the time it takes to compose the picture does not count."""
        if self.passed or self.over:
            self.passed += seconds
        elif self.picture is not None:
            self.passed = min(seconds, _FIRST)

    def hurry(self) -> None:
        """Only the new screen is to be seen."""
        self.passed = self.seconds

    @property
    def composing(self) -> bool:
        """Whether another thread is at the scenes of the new screen, so that nobody else may be."""
        return self._composing is not None

    def waits(self, size: Size, lay: Callable[[Canvas], None], pictures: Pictures) -> bool:
        """Whether the new screen is still being composed, off the drawing thread."""
        if self.picture is not None or self.over or not self._apart:
            return False
        if self._composing is None:
            self._composing = Composing(size, lay, pictures)
            return True
        if self._composing.over():
            self.picture, self.painting = self._composing.picture, self._composing.painting
            self._composing, self._apart = None, False
            return self.picture is not None
        return True

    def give_up(self) -> None:
        """It is not needed any more; nobody is at the scenes when this is over."""
        if self._composing is not None:
            self._composing.withdraw()
            self._composing = None

    def draw(self, surface: pygame.Surface, note: Callable[[Canvas], None], *, new: bool) -> bool:
        """Show the next step; whether there is one already. What is ``new`` on the screen is noted
        before, and all of it if that has not been done by another thread.
        """
        begins = self.picture is None
        if begins or new:
            canvas = Canvas(surface.get_size())
            note(canvas)
            if self.picture is None:
                self.picture = pygame.Surface(canvas.get_size())
            self.painting.show(canvas, self.picture)
        if begins and not self.over:
            return False
        self._show(surface)
        return True

    def _show(self, surface: pygame.Surface) -> None:
        """Bring a surface that shows the step before to this one."""
        assert self.picture is not None
        if not self.over:
            step = (self.share - self._reached) / (1 - self._reached)
            self.picture.set_alpha(min(254, round(255 * step)))  # 255 is ten times slower
            self._reached = self.share
        surface.blit(self.picture, (0, 0))
        self.picture.set_alpha(None)
