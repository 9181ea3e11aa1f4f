"""The end of a round: every seat's score built up line by line, then the standings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.gestures import HURRYING, Act, Choose, Gesture, Lift
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.words import valued, words
from cardtable.rules.events import Event
from cardtable.scenes import marks
from cardtable.scenes.pause import Pause
from cardtable.scenes.round_count import RoundCount, RoundWords
from cardtable.scenes.scene import Stage
from cardtable.scenes.score_rows import ScoreRows
from cardtable.scenes.score_why import ScoreWhys
from cardtable.scenes.screen import Screen
from cardtable.scenes.standings import Standings
from cardtable.table.wording import signed
from cardtable.widgets import cut, scenery
from cardtable.widgets.button import Button
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write


class RoundEnd(Screen):
    """Counts the round; a click counts faster, and the button goes on."""

    OWN_KEYS = ("count",)

    def __init__(
        self, stage: Stage, match: Match, events: Sequence[Event], then: Callable[[], None]
    ) -> None:
        super().__init__(stage)
        self.match = match
        self.then = then
        self.count = RoundCount(match, events)
        self._words = RoundWords(match, self.count)
        self._rows = ScoreRows(stage, match, self.count)
        self._whys = ScoreWhys(stage, self.count, self._words.wording)
        self._standings = Standings(stage, match, self.count)
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._entered = False
        self._told = 0  # so many seats' sums have been spoken
        self._hurried = False  # the press that goes on now has counted the rest

    def entered(self) -> None:
        super().entered()
        if self._entered:
            return  # something was read over it
        self._entered = True
        self.stage.sounds.play("round-end")
        for said in marks.hints_used(self.match):
            self.stage.say(said)
        if self.stage.settings.speed == "instant":
            self._finish()

    def _tell(self) -> None:
        """Speak the sums that have been counted since."""
        for seat in self.count.order[self._told :]:
            if not self.count.finished(seat):
                break
            self._told += 1
            points = signed(self.count.scored[seat].points)
            self.stage.say(valued(self._words.row(seat), points))

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        size = stage.size
        self._panel = pygame.Rect(0, 0, stage.px(1160), min(stage.px(716), size[1] - stage.px(24)))
        self._panel.center = (size[0] // 2, size[1] // 2)
        box = pygame.Rect(0, 0, self._side.width, stage.px(60))
        box.bottomright = (self._side.right, self._panel.bottom - stage.px(36))
        last = "end.last_together" if self.match.game.together else "end.last"
        label = words(last if self.match.over else "end.next_round")
        rows = pygame.Rect(self._panel.left + stage.px(36), self._side.top, 0, 0)
        rows.width = self._side.left - stage.px(28) - rows.left
        rows.height = self._panel.bottom - stage.px(36) - rows.top
        self._rows.lay_out(rows)
        button = Button(stage, "next", box, label, self.go_on, "main", "play", 24)
        return [button, *self._whys.put(self._rows)]

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
        """The menu of a game under way, as at its table."""
        self.stage.push(Pause(self.stage, self.match.game.id), fade=False)

    def go_on(self) -> None:
        """Count the rest at once, or leave the screen."""
        if self.count.going:
            self._finish()
            return
        self.stage.pop()
        self.then()

    def _finish(self) -> None:
        self.count.finish()
        self._whys.follow()
        self._standings.settle()
        self._tell()
        self.dirty = True

    def handle(self, gesture: Gesture) -> None:
        hurries = self.count.going and isinstance(gesture, HURRYING)
        if isinstance(gesture, Lift):
            self._hurried = hurries
        if hurries:
            self._finish()
        elif self._hurried and isinstance(gesture, Choose) and self._whys.lies_at(gesture.at):
            pass  # it was meant for the count
        elif isinstance(gesture, Act) and gesture.what == "why":
            self._whys.open(self.focus)
        else:
            super().handle(gesture)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        going = self.count.going
        notes = self.count.go_on(seconds * self.stage.settings.pace)
        if notes:
            self.stage.sounds.play(f"count-{notes[-1]}")
            self._tell()
        if going and not self.count.going:
            self._whys.follow()
        glides = self._standings.glide(seconds)
        self.dirty = self.dirty or going or glides
        self.moving = self.count.going or glides

    def paint(self, surface: pygame.Surface) -> None:
        stage, panel = self.stage, self._panel
        scenery.dimmed(surface, stage, KITS[self.match.game.id].cover.shade)
        cut.panel(surface, panel, stage.px(28), cut.PAPER, stage.px(16), 0.4)
        marks.draw_on(surface, stage, self.match, panel)
        left, middle = panel.left + stage.px(40), panel.top + stage.px(58)
        px = stage.type_px("title", 44)
        heading = words("end.round", round=self.count.number)
        done = write(surface, heading, "title", px, (left, middle))
        at = (done.right + stage.px(14), middle + px * 0.12)
        room = panel.right - at[0] - stage.px(60)
        small = stage.text_px(18)
        write(surface, self._words.why(), "text", small, at, cut.SOFT_INK, room=room)
        self._rows.paint(surface)
        self._standings.paint(surface, self._side)
        self._rows.paint_flights(surface)

    def title(self) -> str:
        return f"{words('end.round', round=self.count.number)} – {words('app.title')}"
