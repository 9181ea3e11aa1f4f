"""Says, once in a player's life, that a card can be looked at closely."""

from __future__ import annotations

import pygame

from cardtable.media.lettering import line_height, width
from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.table.table import Table
from cardtable.widgets import cut
from cardtable.widgets.keycaps import said
from cardtable.widgets.writing import write


class CloserLookTip:
    """A small bubble at one's own hand in the first turn of all; it takes no click away.

    It is gone for good as soon as a card has been looked at, or a move made without.
    """

    def __init__(self, stage: Stage, table: Table) -> None:
        self.stage = stage
        self.table = table
        self.quiet = False  # somebody else speaks at this table

    @property
    def wanted(self) -> bool:
        """Whether it has still to be said."""
        return not (self.quiet or self.stage.settings.closer_look_told)

    def told(self) -> None:
        """It has been said, or was known without: never again."""
        if self.wanted:
            self.stage.settings.closer_look_told = True
            self.stage.settings.save()

    def text(self) -> str:
        """How to do it with what is in the player's hands."""
        stage = self.stage
        if stage.by_pointer:
            return words("table.closer.pointer")
        return words("table.closer.keys", pressed=said(stage.bindings, "inspect", stage.pad))

    def box(self) -> pygame.Rect:
        """Where it hangs: over the foot of one's own cards, which say nothing there."""
        px = self.stage.text_px(15)
        place = self.table.layout.places[self.table.piles.hand.number]
        wide = width(self.text(), "strong", px) + self.stage.px(32)
        box = pygame.Rect(0, 0, wide, line_height("strong", px) + self.stage.px(12))
        box.midbottom = round(place.x), self.stage.size[1] - self.stage.px(8)
        return box

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it, with its tip on a card."""
        box, stage = self.box(), self.stage
        cut.bubble(surface, box, (box.centerx, box.top - stage.px(14)), stage.unit)
        write(surface, self.text(), "strong", stage.text_px(15), box.center, cut.INK, "cm")
