"""The last trick, shown once more: who played what, who took it, and why."""

from __future__ import annotations

import pygame

from cardtable.media.words import words
from cardtable.rules.events import TrickWon
from cardtable.scenes.fade import SOFTLY
from cardtable.scenes.scene import Stage
from cardtable.table.table import Table
from cardtable.widgets import cut
from cardtable.widgets.rising import Rising
from cardtable.widgets.writing import write


class LastTrick:
    """A trick laid side by side over the table, until the next key or click."""

    def __init__(self, stage: Stage, table: Table) -> None:
        self.stage = stage
        self.table = table
        self.trick: TrickWon | None = None  # the one that is shown
        self.rising = Rising()

    def show(self, trick: TrickWon | None) -> None:
        """Lay this trick over the table, if there is one."""
        self.trick = trick
        self.rising.start(self.stage.settings)

    def put_back(self) -> None:
        """It has been seen: it goes softly."""
        if self.trick is not None:
            self.stage.begin_fade(not self.stage.holds, seconds=SOFTLY)
        self.trick = None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the trick that is shown, if there is one, on a veil over everything."""
        if self.trick is None:
            return
        size = self.stage.size
        self.rising.veil(surface, size, (20, 16, 40), 170)
        self.rising.draw(surface, pygame.Rect((0, 0), size), self._paint)

    def _paint(self, surface: pygame.Surface) -> None:
        trick = self.trick
        assert trick is not None
        stage, wording = self.stage, self.table.words
        height = round(stage.size[1] * 0.3)
        count = len(trick.cards)
        step = min(height * 0.8, (stage.size[0] - height) / max(1, count))
        middle = stage.size[0] / 2
        y = stage.size[1] * 0.42
        px = stage.text_px(17)
        for order, card in enumerate(trick.cards):
            seat = (trick.lead + order) % len(wording.names)
            x = middle + (order - (count - 1) / 2) * step
            if seat == trick.seat:
                mount = round(height * 0.03)
                box = pygame.Rect(0, 0, round(height * 63 / 88) + 2 * mount, height + 2 * mount)
                box.center = (round(x), round(y))
                surface.blit(cut.sheet(box.size, mount * 2, (245, 184, 46), False), box)
            picture = self.table.art.card(card.name, height, 1)
            at = picture.get_rect(center=(round(x), round(y)))
            surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)
            name = wording.names[seat]
            write(surface, name, "strong", px, (x, y + height * 0.58), cut.CREAM, "cm")
        text = words(
            "table.took", name=wording.names[trick.seat], reason=wording.reason(trick.reason)
        )
        at_text = (middle, y + height * 0.78)
        write(surface, text, "title", stage.text_px(22), at_text, cut.CREAM, "cm")
