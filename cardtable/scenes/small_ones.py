"""Small ones: the chapters of a game's exercises with their stars, and the endless ones."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import date

import pygame

from cardtable.exercises import progress
from cardtable.exercises.chapters import STARS
from cardtable.exercises.course import ENDLESS, Course, chapter_course, endless_course
from cardtable.exercises.exercise import Kind
from cardtable.exercises.own import KIND
from cardtable.games import GAMES
from cardtable.gestures import Pixel
from cardtable.kept import own_moments
from cardtable.kits import KITS
from cardtable.match import SEEDS
from cardtable.media.drawings import Colour
from cardtable.media.lettering import line_height
from cardtable.media.words import sentences_of, words
from cardtable.scenes.one_panel import OnePanel
from cardtable.scenes.scene import Stage
from cardtable.scenes.small_answers import LEAST
from cardtable.scenes.told_game import date as day_in_words
from cardtable.table import animation
from cardtable.table.wording import Wording
from cardtable.widgets import cut, scenery
from cardtable.widgets.button import Button
from cardtable.widgets.stars import draw_star
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write, write_lines

_STRIP = 300  # the game's picture on the left, in units
_ROW, _GAP = 78, 12  # a chapter's row, and what is left free below it
_EACH = 0.34  # seconds from one new star to the next
_POP = 0.3  # in which one comes up


def small_buttons(stage: Stage, game: str, box: pygame.Rect) -> list[Widget]:
    """The button that leads here from elsewhere; none if a game has no exercises."""
    due = len(own_moments.read().due(game, date.today()))
    if not KITS[game].exercises() and not due:
        return []
    place = box.copy()
    place.height = max(LEAST, box.height)
    place.bottom = box.bottom

    def go() -> None:
        stage.push(SmallOnes(stage, game))

    label = words("small.title")
    if due:
        label = words("small.with_due", title=label, count=due)
    return [Button(stage, "small", place, label, go, icon="star", size=19)]


class ChapterRow(Widget):
    """A chapter with its stars, or the endless ones with the longest row."""

    radius_units = 20.0

    def __init__(
        self, stage: Stage, name: str, box: pygame.Rect, label: str, action: Callable[[], None]
    ) -> None:
        super().__init__(stage, name, box)
        self.label = label
        self.action = action
        self.note = ""  # a second line
        self.stars = 0
        self.sizes = [1.0] * STARS  # of the stars: a new one comes up
        self.ends = True  # it has stars to be won
        self.best = ""  # what stands there instead of stars

    def choose(self, at: Pixel | None) -> None:
        self.action()

    def spoken(self) -> str:
        said = words("small.stars", stars=self.stars, most=STARS) if self.ends else self.best
        return sentences_of(self.label, said, self.note)

    def draw(self, surface: pygame.Surface) -> None:
        m, place = self.measures, self.under_finger()
        colour: Colour = cut.WHITE if self.hovered else cut.CARD
        self.draw_ring(surface)
        cut.panel(surface, place, self.radius, colour, 0 if self.focused else m.unit * 3)
        left, right = place.left + m.px(24), place.right - m.px(20)
        px = m.type_px("title", 22)
        room = round(place.width * 0.56)
        low = m.px(12) if self.note else 0
        write(surface, self.label, "title", px, (left, place.centery - low), cut.INK, room=room)
        if self.note:
            at = (left, place.centery + m.px(17))
            write(surface, self.note, "text", m.text_px(15), at, cut.SOFT_INK, room=room)
        if not self.ends:
            size, wide = m.text_px(17), round(place.width * 0.34)
            at = (right, place.centery)
            write(surface, self.best, "strong", size, at, cut.SOFT_INK, "rm", wide)
            return
        side = m.px(44)
        for order in range(STARS):
            x = right - side / 2 - (STARS - 1 - order) * side
            draw_star(surface, (x, place.centery), side, False, colour)
            if order < self.stars and self.sizes[order] > 0:
                grown = max(4, round(side * self.sizes[order]))
                draw_star(surface, (x, place.centery), grown, True, colour)


class SmallOnes(OnePanel):
    """The picture of how far one has come, and the way into each chapter."""

    SIZE = (1060, 724)

    def __init__(self, stage: Stage, game: str) -> None:
        super().__init__(stage)
        self.game = game
        self.kinds = KITS[game].exercises()
        if not stage.settings.looking_on:
            own_moments.look(date.today())
        self.fresh: Course | None = None  # the one that has just been finished
        self._passed = 0.0  # seconds since then
        self._heard = 0  # of its stars

    def fill(self) -> list[Widget]:
        stage, inner = self.stage, self._inner
        bests = progress.bests_of(self.game)
        wording = Wording(GAMES[self.game](), ())
        top = inner.top + self._head
        rows = len(self.kinds) + 2
        each = (inner.bottom - top + stage.px(_GAP)) // rows
        high = max(LEAST, min(stage.px(_ROW), each - stage.px(_GAP)))
        found: list[Widget] = []
        for order, kind in enumerate(self.kinds):
            box = pygame.Rect(inner.left, top + order * (high + stage.px(_GAP)), inner.width, high)
            label = wording.of("kind", kind.name)
            row = ChapterRow(stage, kind.name, box, label, self._begin(kind))
            row.stars = bests.get(kind.name, 0)
            found.append(row)
        box = pygame.Rect(inner.left, top + (rows - 2) * (high + stage.px(_GAP)), inner.width, high)
        found.append(self._own(box))
        box = box.move(0, high + stage.px(_GAP))
        row = ChapterRow(stage, ENDLESS, box, words("small.endless"), self._begin(None))
        row.note, row.ends = words("small.endless.line"), False
        if ENDLESS in bests:
            row.best = words("small.best", count=bests[ENDLESS])
        found.append(row)
        self._grow(found)
        return found

    def _own(self, box: pygame.Rect) -> ChapterRow:
        """The player's own moments, and when they come."""
        schedule, today = own_moments.read(), date.today()
        row = ChapterRow(self.stage, KIND, box, words("small.own"), self._begin_own)
        row.note, row.ends = words("small.own.line"), False
        due, then = len(schedule.due(self.game, today)), schedule.next_day(self.game)
        if due:
            row.best = words("small.own.due", count=due)
        elif then is not None:
            row.best = words("small.own.next", date=day_in_words(then))
        else:
            row.best = words("small.own.none")
        row.enabled = due > 0
        return row

    def _begin_own(self) -> None:
        from cardtable.scenes.small_table import SmallTable

        course = own_moments.course(self.game, date.today())
        if course is not None:
            self.stage.push(SmallTable(self.stage, course, self._came_back))

    @property
    def _inner(self) -> pygame.Rect:
        pad, strip = self.stage.px(36), self.stage.px(_STRIP)
        return pygame.Rect(
            self._panel.left + strip + pad,
            self._panel.top + self.stage.px(30),
            self._panel.width - strip - 2 * pad,
            self._panel.height - self.stage.px(30 + 36),
        )

    @property
    def _head(self) -> int:
        """How much room the title takes, and the line below it."""
        stage = self.stage
        return stage.type_px("title", 34) + line_height("text", stage.text_px(18)) + stage.px(38)

    def first(self) -> str:
        """The first chapter that still has stars to win."""
        bests = progress.bests_of(self.game)
        open_ones = [kind.name for kind in self.kinds if bests.get(kind.name, 0) < STARS]
        return open_ones[0] if open_ones else ENDLESS

    def _begin(self, kind: Kind | None) -> Callable[[], None]:
        def go() -> None:
            from cardtable.scenes.small_table import SmallTable

            rules = KITS[self.game].game
            if kind is None:
                course = endless_course(rules, self.kinds, random.randrange(SEEDS // 2))
            else:
                course = chapter_course(rules, kind)
            self.stage.push(SmallTable(self.stage, course, self._came_back))

        return go

    def _came_back(self, course: Course) -> None:
        """A course is over, or was left: its new stars come up one after another."""
        self.fresh = course if course.over else None
        self._passed, self._heard = 0.0, 0
        if course.over:
            self.focus = None  # on to the next chapter
            stars = words("small.stars", stars=course.stars, most=STARS)
            self.stage.say(f"{self._told()} {stars}")
        self.stage.pop()

    def _told(self) -> str:
        """The line below the title."""
        return words(f"small.all.{self.fresh.stars}" if self.fresh else "small.line")

    # Time and drawing

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.moving = False
        if self.fresh is None:
            return
        before, self._passed = self._passed, self._passed + seconds
        last = _EACH * self.fresh.stars + _POP
        if before < last:
            self.moving = True
            due = min(self.fresh.stars, int(self._passed / _EACH))
            if due > self._heard:
                self._heard = due
                self.stage.sounds.play(f"count-{due * 3}")
            self._grow(self.widgets)
            self.dirty = True

    def _grow(self, widgets: list[Widget]) -> None:
        """The stars just won are as large as they are by now."""
        calm = self.stage.settings.reduced_motion
        for row in widgets:
            if isinstance(row, ChapterRow) and self.fresh and row.name == self.fresh.name:
                for order in range(self.fresh.stars):
                    share = (self._passed - _EACH * (order + 1)) / _POP
                    shown = 1.0 if calm else animation.landing(max(0.0, min(1.0, share)))
                    row.sizes[order] = shown

    def paint(self, surface: pygame.Surface) -> None:
        stage, panel = self.stage, self._panel
        scenery.dimmed(surface, stage, KITS[self.game].cover.shade)
        cut.panel(surface, panel, stage.px(28), cut.PAPER, stage.px(16), 0.45)
        strip = pygame.Rect(panel.topleft, (stage.px(_STRIP), panel.height))
        surface.blit(scenery.strip(stage, self.game, strip.size, stage.px(28)), strip)
        inner = self._inner
        px = stage.type_px("title", 34)
        at = (inner.left, inner.top + px * 0.6)
        write(surface, words("small.title"), "title", px, at, room=inner.width)
        box = pygame.Rect(inner.left, inner.top + px + stage.px(14), inner.width, 0)
        write_lines(surface, self._told(), "text", stage.text_px(18), box, cut.SOFT_INK)

    def title(self) -> str:
        return f"{words('small.title')} – {words('app.title')}"
