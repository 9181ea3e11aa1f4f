"""The menu of a game under way, over its table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.scenes.sheet import Sheet
from cardtable.widgets import cut
from cardtable.widgets.button import Button, ButtonKind
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write


class Entry(NamedTuple):
    """One button of the menu."""

    name: str
    label: str
    kind: ButtonKind
    action: Callable[[], None]


class Pause(Sheet):
    """Go on, rules, settings, leave."""

    def __init__(self, stage: Stage, game: str, page: str = "") -> None:
        super().__init__(stage)
        self.game = game
        self.page = page  # of the rules

    def entries(self) -> list[Entry]:
        """What there is to choose."""
        return [
            Entry("resume", words("pause.resume"), "main", self.back),
            Entry("rules", words("home.rules"), "paper", self._rules),
            Entry("settings", words("home.settings"), "paper", self._settings),
            Entry("home", words("pause.home"), "paper", self.stage.home),
        ]

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        entries = self.entries()
        pad, gap, head = stage.px(36), stage.px(14), stage.px(64)
        high = min(stage.px(56), (stage.size[1] - 2 * pad - head) // len(entries) - gap)
        wide = stage.px(420)
        total = pad + head + len(entries) * (high + gap) - gap + pad
        self.box = pygame.Rect(0, 0, wide, total)
        self.box.center = (stage.size[0] // 2, stage.size[1] // 2)
        top = self.box.top + pad + head
        widgets: list[Widget] = []
        for name, label, kind, action in entries:
            box = pygame.Rect(self.box.left + pad, top, wide - 2 * pad, high)
            widgets.append(Button(stage, name, box, label, action, kind))
            top += high + gap
        return widgets

    def first(self) -> str:
        return "resume"

    def _rules(self) -> None:
        from cardtable.scenes.rules import Rules

        self.stage.push(Rules(self.stage, self.game, self.page))

    def _settings(self) -> None:
        from cardtable.scenes.preferences import Preferences

        self.stage.push(Preferences(self.stage))

    def title(self) -> str:
        return f"{words('table.menu')} – {words('app.title')}"

    def paint(self, surface: pygame.Surface) -> None:
        stage = self.stage
        super().paint(surface)
        at = (self.box.centerx, self.box.top + stage.px(60))
        room = self.box.width - stage.px(60)
        text = words(f"game.{self.game}")
        write(surface, text, "title", stage.type_px("title", 32), at, cut.INK, "cm", room)
