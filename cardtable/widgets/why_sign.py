"""A drawn question mark beside a reason: it opens the rules at the passage that says so."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.gestures import Pixel
from cardtable.media.drawings import Colour, mixed
from cardtable.media.words import words
from cardtable.widgets import cut
from cardtable.widgets.widget import Measures, Widget

LEAST_TARGET = 44  # pixels a finger needs


class WhySign(Widget):
    """The sign; ``shown_at`` tells where its disc is just now, and in which colour, if it is."""

    radius_units = 100.0

    def __init__(
        self,
        measures: Measures,
        name: str,
        shown_at: Callable[[], pygame.Rect | None],
        action: Callable[[], None],
    ) -> None:
        super().__init__(measures, name, pygame.Rect(0, 0, 0, 0))
        self.action = action
        self.hint = words("why.keys")
        self._shown_at = shown_at
        self.follow()

    def follow(self) -> None:
        """Be where the reason is written now, or away."""
        box = self._shown_at()
        self.enabled = box is not None
        self.box = box or pygame.Rect(0, 0, 0, 0)

    def touches(self, at: Pixel) -> bool:
        return self.enabled and for_finger(self.place).collidepoint(at)

    def choose(self, at: Pixel | None) -> None:
        self.action()

    def spoken(self) -> str:
        return words("why")

    def draw(self, surface: pygame.Surface) -> None:
        if self.enabled:
            self.draw_ring(surface)
            draw_sign(surface, self.place, strong=self.hovered or self.focused)


def for_finger(box: pygame.Rect) -> pygame.Rect:
    """A box, or as much more round it as a finger needs."""
    wide = max(LEAST_TARGET - box.width, 0)
    high = max(LEAST_TARGET - box.height, 0)
    return box.inflate(wide + wide % 2, high + high % 2)


def draw_sign(
    surface: pygame.Surface, box: pygame.Rect, *, strong: bool, colour: Colour = cut.CANDLE
) -> None:
    """The question mark on its disc; stronger while the pointer or the focus is on it."""
    disc = colour if strong else mixed(colour, cut.PAPER, 0.45)
    surface.blit(cut.sheet(box.size, box.width // 2, disc, False), box)
    side = round(box.width * 0.72)
    sign = cut.icon("why", side, cut.INK, disc)
    surface.blit(sign, sign.get_rect(center=box.center))
