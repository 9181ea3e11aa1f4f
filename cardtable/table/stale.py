"""What must be drawn anew."""

from __future__ import annotations

import pygame


class Stale:
    """The parts of the still layer that look different now, and whether a frame is wanted."""

    def __init__(self) -> None:
        self.frame = True
        self._whole = True
        self._parts: list[pygame.Rect] = []

    def part(self, rect: pygame.Rect) -> None:
        """This part looks different now."""
        self._parts.append(rect)
        self.frame = True

    def all(self) -> None:
        """Everything does."""
        self._whole = True
        self.frame = True

    def take(self, window: pygame.Rect) -> pygame.Rect | None:
        """What holds all that is to be drawn anew, if anything is; it counts as drawn."""
        parts, self._parts = self._parts, []
        whole, self._whole = self._whole, False
        if whole:
            return window
        return parts[0].unionall(parts[1:]) if parts else None
