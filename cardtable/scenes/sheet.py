"""A sheet of paper with controls, over the scene below: it comes up, and goes."""

from __future__ import annotations

import pygame

from cardtable.gestures import HURRYING, Gesture
from cardtable.scenes.fade import SOFTLY
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.widgets import cut
from cardtable.widgets.rising import Rising

_VEIL = 150  # of 255, over what lies below


class Sheet(Screen):
    """What all sheets have in common; each says where it lies (``box``) and what is on it."""

    covers = False

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.box = pygame.Rect(0, 0, 0, 0)
        self.rising = Rising()
        self.rising.start(stage.settings)

    def close(self) -> None:
        """Take it away; what lies below can be used at once."""
        self.stage.pop(fade=False)
        self.stage.begin_fade(seconds=SOFTLY)

    def back(self) -> None:
        self.close()

    def handle(self, gesture: Gesture) -> None:
        if isinstance(gesture, HURRYING):
            self.rising.finish()
        super().handle(gesture)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.moving = self.rising.pass_by(seconds)

    def draw(self, surface: pygame.Surface) -> None:
        self.rising.veil(surface, self.stage.size, (28, 26, 66), _VEIL)
        around = self.box.inflate(self.stage.px(60), self.stage.px(60))
        self.rising.draw(surface, around, super().draw)

    def paint(self, surface: pygame.Surface) -> None:
        cut.panel(surface, self.box, self.stage.px(28), cut.PAPER, self.stage.px(16), 0.45)
