"""The mark of a practice game: somebody took back a move that had shown a card."""

from __future__ import annotations

import pygame

from cardtable.media.lettering import width
from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.widgets import cut
from cardtable.widgets.writing import write


def box_of(stage: Stage) -> pygame.Rect:
    """Where it hangs: below the buttons at the top left."""
    px = stage.text_px(14)
    wide = width(words("table.practice"), "strong", px) + stage.px(22)
    return pygame.Rect(stage.px(20), stage.px(67), wide, round(px * 1.55))


def draw(surface: pygame.Surface, stage: Stage) -> None:
    """Draw it, over the surroundings."""
    box = box_of(stage)
    cut.panel(surface, box, box.height // 2, cut.CANDLE, stage.unit * 3)
    write(surface, words("table.practice"), "strong", stage.text_px(14), box.center, cut.INK, "cm")
