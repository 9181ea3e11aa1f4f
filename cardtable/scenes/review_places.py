"""Where things are in a review: the table at the upper left, sheets of paper at its sides."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from cardtable.scenes.scene import Stage

_COLUMN = 0.25  # of the window's width, for what is told of a move
_FOOT = 0.245  # of its height, for the graph and the buttons
LEAST = 44  # pixels of what a finger has to hit


@dataclass(frozen=True)
class Places:
    """The parts of one window."""

    table: pygame.Rect
    column: pygame.Rect
    foot: pygame.Rect
    pad: int
    button: int  # how wide round buttons are

    @property
    def inside(self) -> pygame.Rect:
        """What of the column can be written on."""
        return self.column.inflate(-2 * self.pad, -2 * self.pad)

    @property
    def buttons(self) -> pygame.Rect:
        """The row of buttons under the table."""
        top = self.foot.top + round(self.pad * 0.7)
        return pygame.Rect(self.foot.left, top, self.foot.width, self.button)

    @property
    def graph(self) -> pygame.Rect:
        """The graph under them."""
        top = self.buttons.bottom + round(self.pad * 0.8)
        high = self.foot.bottom - round(self.pad * 0.8) - top
        return pygame.Rect(self.pad, top, self.foot.width - 2 * self.pad, high)


def places(stage: Stage) -> Places:
    """The parts of this window."""
    width, height = stage.size
    column, foot = round(width * _COLUMN), round(height * _FOOT)
    table = pygame.Rect(0, 0, width - column, height - foot)
    return Places(
        table,
        pygame.Rect(table.right, 0, column, height),
        pygame.Rect(0, table.bottom, table.width, foot),
        stage.px(14),
        max(LEAST, stage.px(44)),
    )
