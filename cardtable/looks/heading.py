"""What stands at the top right."""

from __future__ import annotations

import pygame

from cardtable.looks.seen import Seen
from cardtable.media.lettering import width
from cardtable.media.words import words
from cardtable.widgets import cut
from cardtable.widgets.writing import write


class Heading:
    """A slip that tells the round."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.stage = seen.stage

    def told(self) -> tuple[str, str]:
        """What is written on it, large and small."""
        table = self.seen.table
        return words("table.round", round=table.changed.get("round", table.view.round)), ""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it; it is drawn every frame, over the still layer."""
        big, small = self.told()
        stage, tone = self.stage, self.seen.tone
        px, little = stage.type_px("title", 22), stage.text_px(15)
        gap = stage.px(12) if small else 0
        wide = width(big, "title", px) + (width(small, "text", little) if small else 0) + gap
        box = pygame.Rect(0, 0, wide + stage.px(40), stage.px(48))
        box.topright = (stage.size[0] - stage.px(20), stage.px(20))
        cut.panel(surface, box, box.height // 2, tone.paper, stage.unit * 4)
        drawn = write(surface, big, "title", px, (box.left + stage.px(20), box.centery), tone.ink)
        if small:
            at = (drawn.right + gap, box.centery)
            write(surface, small, "text", little, at, tone.soft)
