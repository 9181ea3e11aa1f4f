"""How a review is computed, on one plain page."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.media.lettering import Kind
from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.scenes.sheet import Sheet
from cardtable.widgets import cut
from cardtable.widgets.button import RoundButton
from cardtable.widgets.widget import Scroller, Widget
from cardtable.widgets.writing import lines_height, write, write_lines


class HowComputed(Sheet):
    """A heading and a few paragraphs."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._text = pygame.Rect(0, 0, 0, 0)

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        wide = min(stage.px(860), stage.size[0] - stage.px(80))
        pad = stage.px(38)
        self._text = pygame.Rect(0, 0, wide - 2 * pad, 0)
        most = stage.size[1] - stage.px(48)
        head = pad + round(stage.type_px("title", 30) * 1.7)
        high = self._flow(None, 0)
        self.box = pygame.Rect(0, 0, wide, min(most, head + high + pad))
        self.box.center = (stage.size[0] // 2, stage.size[1] // 2)
        self._text.topleft = (self.box.left + pad, self.box.top + head)
        self._text.height = self.box.bottom - pad - self._text.top
        self.scroller = Scroller(self._text, high)
        close = pygame.Rect(0, 0, max(44, stage.px(44)), max(44, stage.px(44)))
        close.center = (self.box.right - stage.px(10), self.box.top + stage.px(10))
        close.clamp_ip(pygame.Rect((0, 0), stage.size))
        return [RoundButton(stage, "back", close, "close", words("go.back"), self.back)]

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        px = self.stage.type_px("title", 30)
        at = (self._text.left, self._text.top - px * 0.95)
        write(surface, words("review.how.title"), "title", px, at, room=self._text.width)

    def paint_scrolled(self, surface: pygame.Surface, offset: int) -> None:
        self._flow(surface, self._text.top - offset)

    def _flow(self, surface: pygame.Surface | None, top: int) -> int:
        """Write the paragraphs from here on, or only measure them; how high they are."""
        stage, first = self.stage, top
        for line in words("review.how.text").split("\n"):
            heading = line.startswith("# ")
            kind: Kind = "strong" if heading else "text"
            px, colour = stage.text_px(17), cut.RING if heading else cut.INK
            text = line.removeprefix("# ")
            top += stage.px(9 if heading else 2) if top != first else 0
            box = pygame.Rect(self._text.left, top, self._text.width, 0)
            if surface is not None:
                write_lines(surface, text, kind, px, box, colour)
            top += lines_height(text, kind, px, box.width)
        return top - first

    def title(self) -> str:
        return f"{words('lookback.how')} – {words('app.title')}"
