"""A little joy: a few pieces of paper in the game's own shapes fly up from a place and are gone."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from cardtable.scenes.scene import Stage

_SECONDS = 1.1
_PIECES = 22


class Burst:
    """Pieces that fly out of a place and fall."""

    def __init__(self, stage: Stage, drawings: Sequence[str]) -> None:
        self.stage = stage
        self.drawings = drawings
        self.passed = _SECONDS
        self._at = (0, 0)
        luck = random.Random(3)
        self._pieces = [
            (luck.uniform(-1.0, 1.0), luck.uniform(0.55, 1.0), luck.uniform(0.6, 1.0), number)
            for number in range(_PIECES)
        ]

    @property
    def flying(self) -> bool:
        """Whether anything is in the air."""
        return self.passed < _SECONDS

    def throw(self, at: tuple[int, int]) -> None:
        """Let them fly from here, unless little motion is wished."""
        self._at = at
        self.passed = _SECONDS if self.stage.settings.reduced_motion else 0.0

    def stop(self) -> None:
        """Nothing flies any more."""
        self.passed = _SECONDS

    def move(self, seconds: float) -> None:
        """Let time pass."""
        self.passed = min(_SECONDS, self.passed + seconds)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is in the air."""
        if not self.flying:
            return
        stage, t = self.stage, self.passed
        for across, up, size, number in self._pieces:
            side = stage.px(18 + 14 * size)
            x = self._at[0] + stage.px(across * 250) * math.sqrt(t)
            y = self._at[1] - stage.px(up * 520) * t + stage.px(620) * t * t
            name = self.drawings[number % len(self.drawings)]
            piece = stage.pictures.drawing(f"ui/{name}", (side, side))
            turn = abs(math.cos(t * 7 * size + number))
            shown = pygame.transform.scale(piece, (max(2, round(side * (0.3 + 0.7 * turn))), side))
            left = _SECONDS - t
            if left < 0.3:
                shown.set_alpha(round(255 * left / 0.3))
            surface.blit(shown, shown.get_rect(center=(round(x), round(y))))
