"""The controls round a review's table: the graph, the steps, the pace, the work, the corner."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.media.words import words
from cardtable.scenes.review_controls import Timeline, step_buttons
from cardtable.scenes.review_graph import ReviewGraph
from cardtable.scenes.review_places import Places
from cardtable.scenes.review_replay import SPEEDS
from cardtable.scenes.review_walk import Walk
from cardtable.scenes.scene import Stage
from cardtable.widgets import cut
from cardtable.widgets.button import RoundButton
from cardtable.widgets.choice import Choice
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write

_WORK = 200  # units of the row of buttons, for how far the review has come


class Desk:
    """Makes them for one size of window, and draws the sheet they lie on."""

    def __init__(self, stage: Stage, walk: Walk, graph: ReviewGraph) -> None:
        self.stage = stage
        self.walk = walk
        self.graph = graph

    def build(self, places: Places, back: Callable[[], None]) -> list[Widget]:
        """All of them, in the order of Tab."""
        walk, table = self.walk, self.walk.table
        self.graph.box = places.graph
        timeline = Timeline(
            self.stage,
            places.graph,
            self.graph,
            self._draw_graph,
            walk.go,
            walk.play,
            lambda: table.at,
        )
        playing = walk.replay.playing
        steps = step_buttons(self.stage, places, walk.actions, walk.usable(), playing=playing)
        speed = self._speed(places, steps[-1].box)
        return [timeline, *steps, speed, *self._work(places), *self._corner(places, back)]

    def _speed(self, places: Places, before: pygame.Rect) -> Widget:
        stage, replay = self.stage, self.walk.replay
        left = before.right + places.pad
        box = pygame.Rect(left, places.buttons.top, 0, places.button)
        box.width = min(stage.px(250), places.buttons.right - left - stage.px(_WORK))
        values = [(name, words(f"settings.speed.{name}")) for name in SPEEDS]
        label = words("settings.speed")
        return Choice(stage, "speed", box, label, values, replay.speed, replay.at_speed, size=15)

    def _work(self, places: Places) -> list[Widget]:
        """What stops the review, or goes on with it."""
        findings = self.walk.findings
        if not findings.wanted or findings.whole:
            return []
        name, icon, key = (
            ("give-up", "close", "lookback.give-up")
            if findings.working
            else ("review", "restart", "lookback.go_on")
        )
        box = pygame.Rect(0, places.buttons.top, places.button, places.button)
        box.right = places.buttons.right - places.pad
        action = self.walk.actions[name]
        return [RoundButton(self.stage, f"work-{name}", box, icon, words(key), action)]

    def _corner(self, places: Places, back: Callable[[], None]) -> list[Widget]:
        """What leads back, and how one looks, at the upper left of the table."""
        stage, side, walk = self.stage, places.button, self.walk
        hands = "hands.known" if walk.open_hands else "hands.open"
        entries = (
            ("back", "back", words("go.back"), back),
            (
                "hands",
                "eye" if walk.open_hands else "hidden",
                words(f"lookback.{hands}"),
                walk.turn_hands,
            ),
            ("seat", "swap", words("lookback.seat"), walk.next_seat),
        )
        found: list[Widget] = []
        for order, (name, icon, label, act) in enumerate(entries):
            box = pygame.Rect(stage.px(12), stage.px(12), side, side)
            box.left += order * (side + stage.px(6))
            found.append(RoundButton(stage, name, box, icon, label, act))
        return found

    # Drawing

    def paint(self, surface: pygame.Surface, places: Places) -> None:
        """The sheet under the table, and how far the review has come."""
        stage = self.stage
        sheet = places.foot.inflate(stage.px(60), stage.px(40))
        sheet.top = places.foot.top
        cut.panel(surface, sheet, stage.px(18), cut.PAPER, 7 * stage.unit, 0.4)
        findings = self.walk.findings
        if findings.wanted and not findings.whole:
            self._paint_progress(surface, places)

    def _paint_progress(self, surface: pygame.Surface, places: Places) -> None:
        stage, findings = self.stage, self.walk.findings
        wide, thick = stage.px(120), max(6, stage.px(9))
        tray = pygame.Rect(0, 0, wide, thick)
        right = places.buttons.right - places.pad - places.button - stage.px(12)
        tray.bottomright = (right, places.buttons.bottom - stage.px(5))
        surface.blit(cut.sheet(tray.size, thick // 2, cut.TRAY, False), tray)
        full = tray.copy()
        full.width = max(thick, round(wide * findings.share))
        colour = cut.LEAF if findings.working else cut.CANDLE
        surface.blit(cut.sheet(full.size, thick // 2, colour, False), full)
        key = "lookback.working" if findings.working else "lookback.stopped"
        text = words(key, percent=round(100 * findings.share))
        px = stage.text_px(14)
        at = (tray.centerx, tray.top - px * 0.75)
        write(surface, text, "strong", px, at, cut.SOFT_INK, "cm", wide + stage.px(20))

    def _draw_graph(self, surface: pygame.Surface) -> None:
        walk = self.walk
        self.graph.draw(surface, walk.findings.report, walk.table.seat, walk.table.at)
