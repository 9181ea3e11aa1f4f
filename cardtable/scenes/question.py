"""A dialogue over the scene below: a title, a few words, and a button for each answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.widgets import cut
from cardtable.widgets.button import Button, ButtonKind
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import lines_height, write, write_lines


class Question(Screen):
    """Asks before something is done; Escape does nothing of it."""

    covers = False

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
        self._panel = pygame.Rect(0, 0, 0, 0)

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        wide = min(stage.px(620), stage.size[0] - stage.px(60))
        pad, high = stage.px(36), stage.px(56)
        px = stage.text_px(18)
        text = lines_height(self.text, "text", px, wide - 2 * pad) if self.text else 0
        gap = stage.px(20)
        total = pad + stage.type_px("title", 30) + gap + text + (gap if text else 0) + high + pad
        self._panel = pygame.Rect(0, 0, wide, total)
        self._panel.center = (stage.size[0] // 2, stage.size[1] // 2)
        widgets = []
        each = (wide - 2 * pad - gap * (len(self.answers) - 1)) // max(1, len(self.answers))
        left = self._panel.left + pad
        for name, label, kind, action in self.answers:
            box = pygame.Rect(left, self._panel.bottom - pad - high, each, high)
            widgets.append(Button(stage, name, box, label, self._answer(action), kind))
            left += each + gap
        return widgets

    def _answer(self, action: Callable[[], None]) -> Callable[[], None]:
        def answer() -> None:
            self.stage.pop(fade=False)
            action()

        return answer

    def first(self) -> str:
        return self.answers[-1][0] if self.answers else ""

    def back(self) -> None:
        self.stage.pop(fade=False)

    def entered(self) -> None:
        super().entered()
        self.stage.say(self.heading)
        self.stage.say(self.text)

    def paint(self, surface: pygame.Surface) -> None:
        stage = self.stage
        surface.blit(cut.veil(stage.size, (28, 26, 66), 150), (0, 0))
        cut.panel(surface, self._panel, stage.px(28), cut.PAPER, stage.px(16), 0.45)
        pad = stage.px(36)
        px = stage.type_px("title", 30)
        at = (self._panel.left + pad, self._panel.top + pad + px // 2)
        room = self._panel.width - 2 * pad
        write(surface, self.heading, "title", px, at, room=room)
        top = self._panel.top + pad + px + stage.px(20)
        box = pygame.Rect(self._panel.left + pad, top, room, 0)
        write_lines(surface, self.text, "text", stage.text_px(18), box, cut.SOFT_INK)

    def title(self) -> str:
        return words("app.title")
