"""A screen that is one panel in the middle of the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pygame

from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.widgets.button import RoundButton
from cardtable.widgets.widget import Widget

_MARGIN = 18  # units left free above and below, also for the button at its corner


class OnePanel(Screen):
    """A panel with a button that closes it.

    It is as high as usual, or higher where what it holds would have to be scrolled and the window
    has room for more.
    """

    SIZE: ClassVar[tuple[int, int]]  # its width and its usual height, in units

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._panel = pygame.Rect(0, 0, 0, 0)

    def fill(self) -> list[Widget]:
        """Make the controls that lie on the panel, in the order of Tab."""
        raise NotImplementedError

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        width, high = (stage.px(side) for side in self.SIZE)
        most = stage.size[1] - 2 * stage.px(_MARGIN)
        self._put_panel(width, min(high, most))
        widgets = self.fill()
        if high < most and (hidden := self.hidden()):
            self._put_panel(width, min(high + hidden, most))
            widgets = self.fill()
        return [*widgets, self._close_button()]

    def hidden(self) -> int:
        """How many pixels of what it holds could be seen only by scrolling."""
        return self.scroller.reach if self.scroller else 0

    def _put_panel(self, width: int, height: int) -> None:
        self._panel = pygame.Rect(0, 0, width, height)
        self._panel.center = (self.stage.size[0] // 2, self.stage.size[1] // 2)

    def _close_button(self) -> Widget:
        stage = self.stage
        box = pygame.Rect(0, 0, stage.px(44), stage.px(44))
        box.center = (self._panel.right - stage.px(8), self._panel.top + stage.px(8))
        return RoundButton(stage, "back", box, "close", words("go.back"), self.back)
