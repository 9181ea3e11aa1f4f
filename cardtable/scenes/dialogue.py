"""A dialogue over the scene below: a title, a few words, and a button for each answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.scenes.sheet import Sheet
from cardtable.widgets import cut
from cardtable.widgets.button import Button, ButtonKind
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import lines_height, write, write_lines


class Dialogue(Sheet):
    """Asks before something is done; Escape does nothing of it."""

    def __init__(
        self,
        stage: Stage,
        title: str,
        text: str,
        answers: Sequence[tuple[str, str, ButtonKind, Callable[[], None]]],
    ) -> None:
        super().__init__(stage)
        self.heading, self.text = title, text
        self.answers = list(answers)  # name, label, kind, what it does; the last one is usual

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        wide = min(stage.px(620), stage.size[0] - stage.px(60))
        pad, high = stage.px(36), stage.px(56)
        px = stage.text_px(18)
        text = lines_height(self.text, "text", px, wide - 2 * pad) if self.text else 0
        gap = stage.px(20)
        total = pad + stage.type_px("title", 30) + gap + text + (gap if text else 0) + high + pad
        self.box = pygame.Rect(0, 0, wide, total)
        self.box.center = (stage.size[0] // 2, stage.size[1] // 2)
        widgets = []
        each = (wide - 2 * pad - gap * (len(self.answers) - 1)) // max(1, len(self.answers))
        left = self.box.left + pad
        for name, label, kind, action in self.answers:
            box = pygame.Rect(left, self.box.bottom - pad - high, each, high)
            widgets.append(Button(stage, name, box, label, self._answer(action), kind))
            left += each + gap
        return widgets

    def _answer(self, action: Callable[[], None]) -> Callable[[], None]:
        def answer() -> None:
            self.close()
            action()

        return answer

    def first(self) -> str:
        return self.answers[-1][0] if self.answers else ""

    def entered(self) -> None:
        super().entered()
        self.stage.say(self.text)

    def paint(self, surface: pygame.Surface) -> None:
        stage = self.stage
        super().paint(surface)
        pad = stage.px(36)
        px = stage.type_px("title", 30)
        at = (self.box.left + pad, self.box.top + pad + px // 2)
        room = self.box.width - 2 * pad
        write(surface, self.heading, "title", px, at, room=room)
        top = self.box.top + pad + px + stage.px(20)
        box = pygame.Rect(self.box.left + pad, top, room, 0)
        write_lines(surface, self.text, "text", stage.text_px(18), box, cut.SOFT_INK)

    def title(self) -> str:
        return f"{self.heading} – {words('app.title')}"
