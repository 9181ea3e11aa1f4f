"""A strip at the right of the window that the scenes leave to something beside them all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import pygame

from cardtable.gestures import Choose, Gesture, Hover, Inspect, Lift, Pixel
from cardtable.media.drawings import Size


class Beside(Protocol):
    """What may lie there."""

    def wide(self, window: Size) -> int:
        """How many pixels it takes of such a window; none if it does not lie there now."""

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw it in this part of the window."""

    def point(self, at: Pixel | None) -> bool:
        """The pointer is here, or has gone; whether it looks different now."""

    def choose(self, at: Pixel) -> None:
        """It was clicked or tapped here."""


class Wishes(Protocol):
    """A scene, as far as it has something to lie beside it."""

    beside: Beside | None


class Strip:
    """What lies there now, and how wide it is."""

    def __init__(self) -> None:
        self.lying: Beside | None = None
        self._wide = 0

    def around(self, size: Size) -> Size:
        """The window whose scenes have this size."""
        return size[0] + self._wide, size[1]

    def within(self, window: Size, scenes: Iterable[Wishes]) -> Size:
        """The size the scenes have in this window from now on."""
        wished = [scene.beside for scene in scenes if scene.beside is not None]
        self.lying = wished[-1] if wished else None
        self._wide = 0 if self.lying is None else self.lying.wide(window)
        return window[0] - self._wide, window[1]

    def take(self, gesture: Gesture, size: Size) -> Gesture | None:
        """Keep what is done on the strip; whatever is left is for the scenes of this size."""
        if self.lying is None or not self._wide:
            return gesture
        match gesture:
            case Hover(at):
                there = at if at is not None and at[0] >= size[0] else None
                changed = self.lying.point(there)
                return Hover(None) if there is not None and changed else gesture
            case Choose(at) if at is not None and at[0] >= size[0]:
                self.lying.choose(at)
                return None
            case Lift(at) if at[0] >= size[0]:
                return None
            case Inspect(at) if at is not None and at[0] >= size[0]:
                return None
        return gesture

    def draw(self, surface: pygame.Surface, size: Size) -> None:
        """Draw what lies there."""
        if self.lying is not None and self._wide:
            self.lying.draw(surface, pygame.Rect(size[0], 0, self._wide, size[1]))
