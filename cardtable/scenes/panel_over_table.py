"""A look's panel of questions over the table: it comes up, and goes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.looks.panel import Panel
from cardtable.media.lettering import width
from cardtable.rules.moves import Move
from cardtable.scenes.fade import SOFTLY
from cardtable.scenes.scene import Stage
from cardtable.scenes.table_log import TableLog
from cardtable.table.animation import Pose
from cardtable.table.table import Table
from cardtable.widgets import cut
from cardtable.widgets.rising import Rising
from cardtable.widgets.widget import Widget, draw_all
from cardtable.widgets.writing import write

HAND_TOP = 0.765  # of the window's height: below it one's own hand stays bright
_VEIL = 92  # of 255, over the table above it


class PanelOverTable:
    """The panel that lies there now, if one does, and how far it has come up."""

    def __init__(self, stage: Stage, table: Table) -> None:
        self.stage = stage
        self.table = table
        self.panel: Panel | None = None
        self.rising = Rising(stage.pictures)

    def put(self, panel: Panel | None, log: TableLog) -> list[Widget]:
        """This panel lies there from now on, or none, beside the log; the controls on it."""
        if panel is not None and log.open:
            gap = self.stage.px(10)
            panel.make_room(log.box.right + gap, self.stage.size[0] - gap)
        if panel is not None and self.panel is None:
            self.rising.start(self.stage.settings)
        elif panel is None and self.panel is not None:
            self.stage.begin_fade(seconds=SOFTLY)
        self.panel = panel
        return [] if panel is None else panel.widgets

    def from_tile(self, play: Callable[[Move], None]) -> Callable[[Move], None]:
        """Make a move chosen on the panel: its card sets out from its tile."""

        def go(move: Move) -> None:
            self._set_out(move)
            play(move)

        return go

    def _set_out(self, move: Move) -> None:
        piles = self.table.piles
        number = None if move.word else piles.called(move.source)
        controls = self.panel.widgets if self.panel is not None else []
        tile = next((one for one in controls if one.name == f"answer-{move}"), None)
        if number is None or tile is None:
            return
        for sprite in piles[number]:
            if sprite.card is move.card:
                place = tile.place
                sprite.pose = Pose(place.centerx, place.centery, 0.0, place.height * 0.7)
                sprite.face_up = True  # as on its tile

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the panel on the veiled table, but leave bright the hand one chooses by; without
        a panel, what is written over the table.
        """
        panel, stage = self.panel, self.stage
        if panel is None:
            self.table.draw_words(surface)
            return
        size = (stage.size[0], round(stage.size[1] * HAND_TOP))
        self.rising.veil(surface, size, (28, 26, 66), _VEIL)

        def paint(sheet: pygame.Surface) -> None:
            panel.draw(sheet, stage)
            draw_all(sheet, panel.widgets)
            self._draw_notice(sheet)

        self.rising.draw(surface, panel.box.inflate(stage.px(60), stage.px(60)), paint)

    def notice_box(self) -> pygame.Rect | None:
        """Where the reason stands if an answer was refused, with a sign at its right end."""
        stage, captions = self.stage, self.table.captions
        if self.panel is None or not captions.notice:
            return None
        px = stage.text_px(17)
        high = max(44, round(px * 2))
        sign = 0 if captions.why is None else high
        wide = width(captions.notice, "strong", px) + stage.px(40) + sign
        box = pygame.Rect(0, 0, wide, high)
        box.midtop = (self.panel.box.centerx, self.panel.box.bottom - box.height // 2)
        return box

    def _draw_notice(self, surface: pygame.Surface) -> None:
        """The reason, if an answer was refused."""
        box, captions = self.notice_box(), self.table.captions
        if box is not None:
            sign = 0 if captions.why is None else box.height
            at = (box.centerx - sign // 2, box.centery)
            px = self.stage.text_px(17)
            cut.panel(surface, box, box.height // 2, cut.PAPER, self.stage.unit * 4)
            write(surface, captions.notice, "strong", px, at, captions.notice_ink, "cm")
