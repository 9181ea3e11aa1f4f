"""The menu of a game under way, over its table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.widgets import cut
from cardtable.widgets.button import Button, ButtonKind
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write


class Pause(Screen):
    """Go on, rules, settings, leave."""

    covers = False

    def __init__(self, stage: Stage, game: str, page: str = "") -> None:
        super().__init__(stage)
        self.game = game
        self.page = page  # of the rules
        self._panel = pygame.Rect(0, 0, 0, 0)

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        entries: list[tuple[str, str, ButtonKind, Callable[[], None]]] = [
            ("resume", words("pause.resume"), "main", self.back),
            ("rules", words("home.rules"), "paper", self._rules),
            ("settings", words("home.settings"), "paper", self._settings),
            ("home", words("pause.home"), "paper", stage.home),
        ]
        pad, gap, head = stage.px(36), stage.px(14), stage.px(64)
        high = min(stage.px(56), (stage.size[1] - 2 * pad - head) // len(entries) - gap)
        wide = stage.px(420)
        total = pad + head + len(entries) * (high + gap) - gap + pad
        self._panel = pygame.Rect(0, 0, wide, total)
        self._panel.center = (stage.size[0] // 2, stage.size[1] // 2)
        top = self._panel.top + pad + head
        widgets: list[Widget] = []
        for name, label, kind, action in entries:
            box = pygame.Rect(self._panel.left + pad, top, wide - 2 * pad, high)
            widgets.append(Button(stage, name, box, label, action, kind))
            top += high + gap
        return widgets

    def first(self) -> str:
        return "resume"

    def back(self) -> None:
        self.stage.pop(fade=False)

    def _rules(self) -> None:
        from cardtable.scenes.rules import Rules

        self.stage.push(Rules(self.stage, self.game, self.page))

    def _settings(self) -> None:
        from cardtable.scenes.preferences import Preferences

        self.stage.push(Preferences(self.stage))

    def paint(self, surface: pygame.Surface) -> None:
        stage = self.stage
        surface.blit(cut.veil(stage.size, (28, 26, 66), 150), (0, 0))
        cut.panel(surface, self._panel, stage.px(28), cut.PAPER, stage.px(16), 0.45)
        at = (self._panel.centerx, self._panel.top + stage.px(60))
        room = self._panel.width - stage.px(60)
        text = words(f"game.{self.game}")
        write(surface, text, "title", stage.type_px("title", 32), at, cut.INK, "cm", room)
