"""What falls from the sky for a win: pieces of paper in the game's own shapes."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from cardtable.scenes.scene import Stage

_SECONDS = 9.0
_PIECES = 60


class Confetti:
    """Pieces that float down and thin out at the end."""

    def __init__(self, stage: Stage, drawings: Sequence[str], seed: int) -> None:
        self.stage = stage
        self.drawings = drawings
        self.passed = 0.0
        self.falling = False
        luck = random.Random(seed)
        self._pieces = [
            (luck.random(), luck.random(), luck.random(), luck.randrange(len(drawings)))
            for _ in range(_PIECES)
        ]

    def throw(self) -> None:
        """Let it fall, unless little motion is wished."""
        self.falling = not self.stage.settings.reduced_motion

    def move(self, seconds: float) -> None:
        """Let time pass."""
        if self.falling:
            self.passed += seconds
            self.falling = self.passed < _SECONDS

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is in the air."""
        if self.stage.pictures.drafting:
            for _, _, swing, kind in self._pieces:
                self._piece(swing, kind)
        if not self.falling:
            return
        stage = self.stage
        width, height = surface.get_size()
        thin = min(1.0, (_SECONDS - self.passed) / 1.5)
        for index, (x, late, swing, kind) in enumerate(self._pieces):
            if index / len(self._pieces) > thin:
                continue
            fall = self.passed / (4 + 3 * swing) - late * 0.9
            if not 0 < fall < 1.15:
                continue
            sway = math.sin(self.passed * (1 + swing) + index) * 28 * stage.unit
            piece = self._piece(swing, kind)
            side = piece.get_width()
            turn = abs(math.cos(self.passed * (1.4 + swing) + index))
            slim = pygame.transform.scale(piece, (round(side * (0.35 + 0.65 * turn)), side))
            at = (round(x * width + sway), round(fall * (height + side)) - side)
            surface.blit(slim, at)

    def _piece(self, swing: float, kind: int) -> pygame.Surface:
        side = self.stage.px(24 if swing < 0.5 else 32)
        return self.stage.pictures.drawing(f"ui/{self.drawings[kind]}", (side, side))
