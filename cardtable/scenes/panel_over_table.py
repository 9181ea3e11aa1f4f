"""Draws a look's panel of questions over the table, with the reason if one is refused."""

from __future__ import annotations

import pygame

from cardtable.looks.panel import Panel
from cardtable.media.lettering import width
from cardtable.scenes.scene import Stage
from cardtable.table.table import Table
from cardtable.widgets import cut
from cardtable.widgets.writing import write

HAND_TOP = 0.765  # of the window's height: below it one's own hand stays bright


def draw_panel(surface: pygame.Surface, stage: Stage, table: Table, panel: Panel) -> None:
    """Veil the table, but not the hand one chooses by, and draw the panel on it."""
    veil = cut.veil((stage.size[0], round(stage.size[1] * HAND_TOP)), (28, 26, 66), 140)
    surface.blit(veil, (0, 0))
    panel.draw(surface, stage)
    if table.captions.notice:
        px = stage.text_px(17)
        text = table.captions.notice
        box = pygame.Rect(0, 0, width(text, "strong", px) + stage.px(40), round(px * 2))
        box.midtop = (panel.box.centerx, panel.box.bottom - box.height // 2)
        cut.panel(surface, box, box.height // 2, cut.PAPER, stage.unit * 4)
        write(surface, text, "strong", px, box.center, table.captions.notice_ink, "cm")
