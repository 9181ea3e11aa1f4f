"""The end of a round: every seat's score built up line by line, then the standings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.gestures import HURRYING, Gesture
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.words import words
from cardtable.rules.events import Event
from cardtable.scenes.round_count import RoundCount, RoundWords
from cardtable.scenes.scene import Stage
from cardtable.scenes.score_rows import ScoreRows
from cardtable.scenes.screen import Screen
from cardtable.scenes.standings import Standings
from cardtable.table.wording import signed
from cardtable.widgets import cut, scenery
from cardtable.widgets.button import Button
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write

LINE_SECONDS = 0.45


class RoundEnd(Screen):
    """Counts the round; a click counts faster, and the button goes on."""

    def __init__(
        self, stage: Stage, match: Match, events: Sequence[Event], then: Callable[[], None]
    ) -> None:
        super().__init__(stage)
        self.match = match
        self.then = then
        self.count = RoundCount(match, events)
        self._words = RoundWords(match, self.count)
        self._rows = ScoreRows(stage, match, self.count)
        self._standings = Standings(stage, match, self.count)
        self._panel = pygame.Rect(0, 0, 0, 0)

    def entered(self) -> None:
        super().entered()
        self.stage.sounds.play("round-end")
        if self.stage.settings.speed == "instant":
            self.count.finish()
        self.stage.say(self._words.why())
        for seat in self.count.order:
            points = signed(self.count.scored[seat].points)
            self.stage.say(f"{self._words.row(seat)}: {points}")

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        size = stage.size
        self._panel = pygame.Rect(0, 0, stage.px(1160), min(stage.px(716), size[1] - stage.px(24)))
        self._panel.center = (size[0] // 2, size[1] // 2)
        box = pygame.Rect(0, 0, self._side.width, stage.px(60))
        box.bottomright = (self._side.right, self._panel.bottom - stage.px(36))
        last = "end.last_together" if self.match.game.together else "end.last"
        label = words(last if self.match.over else "end.next_round")
        return [Button(stage, "next", box, label, self.go_on, "main", "play", 24)]

    @property
    def _side(self) -> pygame.Rect:
        """Where the standings lie."""
        stage = self.stage
        box = pygame.Rect(0, 0, stage.px(300), 0)
        box.topright = (self._panel.right - stage.px(36), self._panel.top + stage.px(112))
        box.height = self._panel.bottom - stage.px(36 + 60 + 20) - box.top
        return box

    def first(self) -> str:
        return "next"

    def back(self) -> None:
        self.go_on()

    def go_on(self) -> None:
        """Count the rest at once, or leave the screen."""
        if self.count.going:
            self.count.finish()
            self.dirty = True
            return
        self.stage.pop()
        self.then()

    def handle(self, gesture: Gesture) -> None:
        if self.count.going and isinstance(gesture, HURRYING):
            self.count.finish()
            self.dirty = True
            return
        super().handle(gesture)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.count.go_on(seconds / LINE_SECONDS * self.stage.settings.pace):
            self.stage.sounds.play("score")
            self.dirty = True
        self.moving = self.count.going

    def paint(self, surface: pygame.Surface) -> None:
        stage, panel = self.stage, self._panel
        scenery.dimmed(surface, stage, KITS[self.match.game.id].cover.shade)
        cut.panel(surface, panel, stage.px(28), cut.PAPER, stage.px(16), 0.4)
        left, middle = panel.left + stage.px(40), panel.top + stage.px(58)
        px = stage.type_px("title", 44)
        heading = words("end.round", round=self.count.number)
        done = write(surface, heading, "title", px, (left, middle))
        at = (done.right + stage.px(14), middle + px * 0.12)
        room = panel.right - at[0] - stage.px(60)
        small = stage.text_px(18)
        write(surface, self._words.why(), "text", small, at, cut.SOFT_INK, room=room)
        rows = pygame.Rect(panel.left + stage.px(36), panel.top + stage.px(112), 0, 0)
        rows.width = self._side.left - stage.px(28) - rows.left
        rows.height = panel.bottom - stage.px(36) - rows.top
        self._rows.paint(surface, rows)
        self._standings.paint(surface, self._side)

    def title(self) -> str:
        return f"{words('end.round', round=self.count.number)} – {words('app.title')}"
