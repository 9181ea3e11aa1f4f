"""What is told at the right of a review: the move, the luck and the play, the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

import pygame

from cardtable.media.drawings import Colour
from cardtable.media.lettering import Kind, line_height, width
from cardtable.media.words import valued, words
from cardtable.review.report import Candidate, Decision, Report
from cardtable.scenes.review_account import fill_account
from cardtable.scenes.review_findings import Findings
from cardtable.scenes.review_flow import Flow
from cardtable.scenes.review_graph import MARKS, TINTS
from cardtable.scenes.review_places import Places
from cardtable.scenes.review_table import ReviewTable
from cardtable.scenes.review_words import Telling
from cardtable.scenes.scene import Stage
from cardtable.widgets import cut
from cardtable.widgets.button import Button, ButtonKind
from cardtable.widgets.choice import Choice
from cardtable.widgets.widget import Scroller, Widget
from cardtable.widgets.writing import lines_height, write, write_lines

Tab = Literal["move", "luck", "log"]

_MOST = 6  # candidates are shown
_NARROW = 0.1  # of a share: the worst has half a bar if it is so far behind, or farther
_GOOD: Colour = (32, 104, 62)
_BAD: Colour = (166, 40, 24)


class ReviewColumn:
    """The sheet at the right, with three pages."""

    def __init__(
        self,
        stage: Stage,
        table: ReviewTable,
        findings: Findings,
        actions: Mapping[str, Callable[[], None]],
        go: Callable[[int], None],
    ) -> None:
        self.stage = stage
        self.table = table
        self.findings = findings
        self.actions = actions
        self.go = go
        self.tab: Tab = "move"
        self.said = ""  # of the last try
        self.right = False  # that it was right
        self.plays = False  # the match plays by itself: nothing is asked
        self._flow: Flow | None = None

    @property
    def telling(self) -> Telling:
        """The words for this match."""
        return Telling(self.table.match, self.table.table.words, self.table.hides)

    @property
    def told(self) -> list[str]:
        """What is written on the page, paragraph by paragraph."""
        return [] if self._flow is None else self._flow.told

    # Controls

    def build(
        self, places: Places, changed: Callable[[Tab], None]
    ) -> tuple[list[Widget], Scroller]:
        """The controls of the page that is shown, and what of it is scrolled."""
        inside, pad = places.inside, places.pad
        tabs = pygame.Rect(inside.left, inside.top, inside.width, places.button)
        names: tuple[Tab, ...] = ("move", "luck", "log")
        values = [(name, words(f"lookback.tab.{name}")) for name in names]
        title = words("lookback.title")
        found: list[Widget] = [
            Choice(self.stage, "tabs", tabs, title, values, self.tab, changed, size=16)
        ]
        foot = inside.bottom
        for name, main in reversed(self._buttons()):
            box = pygame.Rect(inside.left, foot - places.button, inside.width, places.button)
            label = words(f"lookback.{name}")
            kind: ButtonKind = "main" if main else "paper"
            found.append(Button(self.stage, name, box, label, self.actions[name], kind, size=17))
            foot = box.top - pad // 2
        area = pygame.Rect(inside.left, tabs.bottom + pad, inside.width - pad // 2, 0)
        area.height = foot - pad // 2 - area.top
        self._flow = flow = Flow(self.stage, area)
        {"move": self._fill_move, "luck": self._fill_luck, "log": self._fill_log}[self.tab](flow)
        scroller = Scroller(area, flow.height)
        for widget in flow.widgets:
            widget.scroller = scroller
        return [found[0], *flow.widgets, *found[1:]], scroller

    def _buttons(self) -> list[tuple[str, bool]]:
        """Those at the foot, and whether each is the main one."""
        findings, table = self.findings, self.table
        if self.tab == "luck":
            return [("how", False)] if findings.wanted else [("review", True)]
        if self.tab == "log":
            return []
        if findings.open_slip(table.at, table.seat) and not self.plays:
            return [("show", True)]
        found = [("play-on", False)] if table.at < table.last else []
        return found if findings.wanted else [("review", True), *found]

    def paint(self, surface: pygame.Surface, places: Places) -> None:
        """The sheet itself."""
        sheet = places.column.inflate(self.stage.px(40), self.stage.px(60))
        sheet.left = places.column.left
        cut.panel(surface, sheet, self.stage.px(18), cut.PAPER, 7 * self.stage.unit, 0.4)

    def paint_scrolled(self, surface: pygame.Surface, up: int) -> None:
        """What is written on it."""
        if self._flow is not None:
            self._flow.paint(surface, up)

    # The move

    def _fill_move(self, flow: Flow) -> None:
        table, telling = self.table, self.telling
        flow.text(telling.when(table.at), size=15, colour=cut.SOFT_INK)
        flow.gap(4)
        flow.text(telling.done(table.at), size=22, kind="title")
        flow.gap(8)
        found = self.findings.decision(table.at)
        report = self.findings.report
        if table.at >= table.last:
            pass
        elif found is None or report is None:
            self._fill_waiting(flow)
        elif not table.open_hands and found.seat != table.seat:
            pass  # what that seat held is not told where it is not seen
        elif self.findings.open_slip(table.at, table.seat):
            if not self.plays:
                self._fill_try(flow)
        else:
            self._fill_answer(flow, report, found)
        if report is not None:
            self._fill_slips(flow, report)

    def _fill_slips(self, flow: Flow, report: Report) -> None:
        """All slips of the seat that looks; what each cost, once its answer is out."""
        table, telling = self.table, self.telling
        slips = self.findings.slips(table.seat)
        if not slips:
            return
        flow.gap(16)
        own = table.match.seats[table.seat].who == "person"
        name = table.table.words.names[table.seat]
        key = "lookback.slips.own" if own else "lookback.slips.of"
        flow.text(words(key, name=name), size=17, kind="title")
        flow.gap(2)
        for found in slips:
            out = self.findings.trying(found) != "open"
            flow.row(
                f"slip-{found.move}",
                telling.when(found.move, short=True),
                self._going(found.move),
                now=found.move == table.at,
                slip=telling.gain(report, -found.cost) if out else "?",
                colour=MARKS[found.mark],
            )

    def _fill_waiting(self, flow: Flow) -> None:
        findings = self.findings
        if findings.working:
            flow.text(words("lookback.not_yet"), colour=cut.SOFT_INK)
        elif not findings.wanted:
            flow.text(words("lookback.replay.help"), colour=cut.SOFT_INK)
        elif findings.share < 1:
            flow.text(words("lookback.stopped.help"), colour=cut.SOFT_INK)

    def _fill_try(self, flow: Flow) -> None:
        """Another try, before the answer is told."""
        flow.text(words("lookback.try.title"), size=20, kind="title", colour=_BAD)
        flow.gap(2)
        flow.text(words("lookback.try.text"))
        if self.said:
            flow.gap(8)
            flow.text(self.said, size=17, kind="strong", colour=_BAD)

    def _fill_answer(self, flow: Flow, report: Report, found: Decision) -> None:
        telling = self.telling
        if self.said and self.right:
            flow.text(self.said, size=19, kind="strong", colour=_GOOD)
            flow.gap(6)
        if found.is_slip:
            _chip(flow, telling.verdict(report, found), MARKS[found.mark])
            flow.gap(6)
            flow.text(telling.better(report, found), kind="strong")
            why = telling.why(found)
            if why:
                flow.gap(3)
                flow.text(why)
            flow.gap(3)
            flow.text(telling.punished(found), size=15, colour=cut.SOFT_INK)
        else:
            colour = cut.SOFT_INK if found.forced else _GOOD
            flow.text(telling.verdict(report, found), kind="strong", colour=colour)
        if len(found.candidates) > 1:
            flow.gap(10)
            self._fill_candidates(flow, report, found)

    def _fill_candidates(self, flow: Flow, report: Report, found: Decision) -> None:
        """Each move and what it was worth, as bars; the one that was made among them."""
        shown = list(found.candidates[:_MOST])
        made = [one for one in found.candidates if one.move == found.chosen]
        if made and made[0] not in shown:
            shown[-1] = made[0]
        values = [one.value for one in found.candidates]
        most = max(values)
        least = most - 2 * max(
            most - min(values), _NARROW if report.unit == "share" else 100 * _NARROW
        )
        for one in shown:
            self._bar(flow, report, found, one, (one.value - least) / (most - least))
        if len(found.candidates) > len(shown):
            rest = len(found.candidates) - len(shown)
            flow.text(words("lookback.more", count=rest), size=14, colour=cut.SOFT_INK)

    def _bar(
        self, flow: Flow, report: Report, found: Decision, one: Candidate, share: float
    ) -> None:
        stage, telling = self.stage, self.telling
        px = stage.text_px(15)
        label, value = telling.move(one.move), telling.value(report, one.value)
        flow.told.append(valued(label, value))
        first = found.best if found.is_slip else found.candidates[0].move
        best, made = one.move == first, one.move == found.chosen
        good = best or (made and not found.is_slip)
        colour = _GOOD if good else MARKS[found.mark] if made else cut.TRAY
        signs = [sign for sign, wanted in (("star", best), ("person", made)) if wanted]
        kind: Kind = "strong" if signs else "text"
        side = stage.px(15)
        indent = len(signs) * (side + stage.px(3))
        ends = width(value, "strong", px) + stage.px(12)
        room = flow.area.width - indent - ends
        high = lines_height(label, kind, px, room)
        thick = max(5, stage.px(7))

        def paint(surface: pygame.Surface, box: pygame.Rect) -> None:
            step = line_height("text", px)
            for order, sign in enumerate(signs):
                left = box.left + order * (side + stage.px(3))
                surface.blit(cut.icon(sign, side, cut.INK), (left, box.top + (step - side) // 2))
            at = (box.right - stage.px(4), box.top + step / 2)
            write(surface, value, "strong", px, at, cut.INK, "rm")
            text = pygame.Rect(box.left + indent, box.top, room, high)
            write_lines(surface, label, kind, px, text, cut.INK)
            tray = pygame.Rect(box.left, box.top + high, box.width - stage.px(4), thick)
            surface.blit(cut.sheet(tray.size, thick // 2, cut.CARD, False), tray)
            full = tray.copy()
            full.width = max(thick, round(tray.width * share))
            surface.blit(cut.sheet(full.size, thick // 2, colour, False), full)

        flow.block(high + thick + stage.px(8), paint)

    # Luck and play

    def _fill_luck(self, flow: Flow) -> None:
        report = self.findings.report
        if report is None or not report.points:
            self._fill_waiting(flow)
            return
        fill_account(flow, report, self.table, self.telling, self.go)

    # The log

    def _fill_log(self, flow: Flow) -> None:
        """A line for each move, with a dot in its seat's colour; slips are marked."""
        table, telling = self.table, self.telling
        before = 0
        for at, turn in enumerate(table.match.turns):
            if turn.before.round != before:
                before = turn.before.round
                if not table.match.game.together:
                    flow.gap(4)
                    flow.text(words("table.round", round=before), size=17, kind="title")
            found = self.findings.decision(at)
            slip, colour = "", cut.TRAY
            report = self.findings.report
            out = found is not None and self.findings.open_slip(at, table.seat) is None
            if found is not None and report is not None and found.is_slip:
                slip = telling.gain(report, -found.cost) if out else "?"
                colour = MARKS[found.mark]
            flow.row(
                f"row-{at}",
                telling.done(at),
                self._going(at),
                now=at == table.at,
                slip=slip,
                colour=colour,
                dot=TINTS[turn.seat % len(TINTS)],
            )

    def _going(self, at: int) -> Callable[[], None]:
        return lambda: self.go(at)


def _chip(flow: Flow, text: str, colour: Colour) -> None:
    """What kind of slip, on a slip of its colour."""
    stage = flow.stage
    flow.told.append(text)
    px = stage.text_px(16)
    high = round(px * 1.75)

    def paint(surface: pygame.Surface, box: pygame.Rect) -> None:
        here = box.copy()
        here.height = high
        surface.blit(cut.sheet(here.size, high // 2, colour), here)
        ink = cut.WHITE if colour == MARKS["large"] else cut.INK
        write(surface, text, "strong", px, here.center, ink, "cm", here.width - stage.px(16))

    flow.block(high, paint)
