"""How the end of a game is told: who has come how far, in what order, and when who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

BREATH = 0.45  # seconds before the first


class Ceremony(Protocol):
    """One way of telling it; everything it shows follows from the seconds that have passed."""

    @property
    def seconds(self) -> float:
        """When all has been told and nothing moves any more."""

    @property
    def told_at(self) -> float:
        """When one knows who has won."""

    @property
    def notes(self) -> Sequence[tuple[float, int]]:
        """What is heard when: the notes of a count."""

    def lay_out(self, area: pygame.Rect) -> None:
        """Put everything in its place in this area."""

    def paint(self, surface: pygame.Surface, passed: float) -> None:
        """Draw it as it is after so many seconds."""
