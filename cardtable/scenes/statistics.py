"""What all the games come to: figures and charts, for one game at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

import pygame

from cardtable.games import GAMES
from cardtable.kept import begun
from cardtable.kept.entry import Entry
from cardtable.kept.index import Index
from cardtable.kits import KITS
from cardtable.media.words import words
from cardtable.rules.remembered import OPEN_MEMORY
from cardtable.scenes import told_game
from cardtable.scenes.charts import Chart, Heaps, LastResults, LuckAndPlay, OverTime
from cardtable.scenes.dialogue import Dialogue
from cardtable.scenes.figure_tiles import paint_tiles, spoken
from cardtable.scenes.one_panel import OnePanel
from cardtable.scenes.scene import Stage
from cardtable.scenes.small_answers import LEAST
from cardtable.statistics import (
    MIXED,
    Figures,
    Wanted,
    bands,
    counts,
    figures,
    heaps,
    level_of,
    variant_of,
)
from cardtable.widgets import cut, scenery
from cardtable.widgets.button import Button
from cardtable.widgets.choice import Choice, Toggle
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write

_AT_ONCE = 0.2  # seconds of reading before anything is shown
_SLICE = 0.008  # seconds of a frame in which matches are read that the index does not know


class Statistics(OnePanel):
    """The figures of one game; which results count is chosen above them."""

    SIZE = (1200, 772)

    def __init__(self, stage: Stage, game: str = "") -> None:
        super().__init__(stage)
        self.index = Index()
        self.index.read_on(_AT_ONCE)
        self.since = begun.begun()
        self._before: dict[str, datetime] | None = None  # the dates until it was begun anew
        latest = next((one.game for one in self.index.entries() if counts(one, self.since)), "")
        self.wanted = Wanted(game or latest or next(iter(GAMES)))
        self.figures = Figures(())
        self._of_game: list[Entry] = []
        self._charts: list[tuple[Chart, pygame.Rect]] = []
        self._tiles = pygame.Rect(0, 0, 0, 0)
        self._count()

    def _count(self) -> None:
        """Count everything anew."""
        entries = [one for one in self.index.entries() if counts(one, self.since)]
        self._of_game = [one for one in entries if one.game == self.wanted.game]
        self.figures = figures([one for one in self._of_game if self.wanted.fits(one)])

    # Controls

    def fill(self) -> list[Widget]:
        stage, panel, px = self.stage, self._panel, self.stage.px
        inner = pygame.Rect(panel.left + px(36), panel.top + px(22), panel.width - px(72), 0)
        inner.height = panel.height - px(44)
        names = [(one, words(f"game.{one}")) for one in GAMES]
        top = pygame.Rect(0, inner.top, min(px(760), px(180 * len(names))), max(LEAST, px(44)))
        top.right = inner.right - px(28)
        label = words("games.game")
        found: list[Widget] = [
            Choice(stage, "game", top, label, names, self.wanted.game, self._take_game, size=15)
        ]
        label_room = px(12) + round(stage.text_px(14) * 1.5)
        row = pygame.Rect(inner.left, top.bottom + label_room, inner.width, top.height)
        found += self._filters(row)
        body = pygame.Rect(inner.left, row.bottom + px(14), inner.width, 0)
        low = max(LEAST, px(46))
        foot = inner.bottom - low
        body.height = foot - px(12) - body.top
        self._lay_out(body)
        found += self._foot(pygame.Rect(inner.left, foot, inner.width, low))
        return found

    def _filters(self, row: pygame.Rect) -> list[Widget]:
        """Which results count, as far as there is a choice."""
        stage, px = self.stage, self.stage.px
        wanted, offered = self.wanted, self._offered()
        count = sum(len(values) for _, values, _ in offered)
        gap = px(14)
        room = row.width - gap * max(0, len(offered) - 1)
        found: list[Widget] = []
        left = row.left
        for name, values, chosen in offered:
            box = pygame.Rect(left, row.top, round(room * len(values) / count), row.height)
            box.width = min(box.width, px(118 * len(values)))
            label = words(f"statistics.{name}")
            take = self._taking(wanted, name)
            found.append(Choice(stage, name, box, label, values, chosen, take, size=15))
            left = box.right + gap
        return found

    def _offered(self) -> list[tuple[str, Sequence[tuple[Any, str]], Any]]:
        """Each choice with its values: of seats, levels, variants and memory there have been."""
        wanted, found = self.wanted, self._of_game
        game, any_one = wanted.game, (None, words("statistics.any"))
        seats = sorted({len(one.seats) for one in found})
        levels = sorted({level_of(one) for one in found}, key=_LEVELS.index)
        variants = sorted({variant_of(one) for one in found})[:_VARIANTS]
        offered: list[tuple[str, Sequence[tuple[Any, str]], Any]] = []
        if len(GAMES[game].seat_counts) > 1:
            told = [(n, words("games.players", count=n)) for n in seats]
            offered.append(("players", [any_one, *told], wanted.seats))
        names = [(one, told_game.level(one)) for one in levels]
        offered.append(("level", [any_one, *names], wanted.level))
        if len(variants) > 1:
            told_variants = [(one, told_game.variant(game, one)) for one in variants]
            offered.append(("variant", [any_one, *told_variants], wanted.variant))
        if OPEN_MEMORY in GAMES[game].options:
            memory = [(on, words(f"statistics.memory.{key}")) for on, key in _MEMORY]
            offered.append(("memory", memory, wanted.open_memory))
        return offered

    def _taking(self, wanted: Wanted, name: str) -> Callable[[Any], None]:
        field = {"players": "seats", "memory": "open_memory"}.get(name, name)

        def take(value: Any) -> None:
            self._want(**{field: value})

        return take

    def _want(self, **changed: Any) -> None:
        kept = {name: getattr(self.wanted, name) for name in self.wanted.__dataclass_fields__}
        self.wanted = Wanted(**(kept | changed))
        self._count()
        self.refresh()
        self.stage.say(spoken(self.figures))

    def _take_game(self, game: str) -> None:
        self.wanted = Wanted(game, practice=self.wanted.practice)
        self._count()
        self.refresh()
        self.stage.say(spoken(self.figures))

    def _foot(self, row: pygame.Rect) -> list[Widget]:
        """Practice games, and beginning anew."""
        stage, px = self.stage, self.stage.px
        switch = pygame.Rect(row.left, 0, px(64), max(44, px(44)))
        switch.centery = row.centery
        label = words("statistics.practice")
        box = pygame.Rect(0, row.top, px(230), row.height)
        box.right = row.right
        undo = self._before is not None
        name, icon = ("undo", "undo") if undo else ("reset", "restart")
        action = self._undo if undo else self._ask
        button = Button(stage, name, box, words(f"statistics.{name}"), action, icon=icon, size=18)
        button.enabled = (undo or bool(self._of_game)) and not stage.settings.looking_on
        practice = self.wanted.practice
        return [Toggle(stage, "practice", switch, label, practice, self._take_practice), button]

    def _take_practice(self, on: bool) -> None:
        self._want(practice=on)

    def first(self) -> str:
        return "game"

    def _ask(self) -> None:
        """Begin anew only if that is meant."""
        game = words(f"game.{self.wanted.game}")
        self.stage.push(
            Dialogue(
                self.stage,
                words("statistics.reset.ask"),
                words("statistics.reset.text", game=game),
                [
                    ("reset", words("statistics.reset"), "paper", self._reset),
                    ("keep", words("statistics.keep"), "main", _nothing),
                ],
            ),
            fade=False,
        )

    def _reset(self) -> None:
        now = datetime.now().replace(microsecond=0)
        self._begin({**self.since, self.wanted.game: now}, self.since)

    def _undo(self) -> None:
        if self._before is not None:
            self._begin(self._before, None)

    def _begin(self, since: dict[str, datetime], before: dict[str, datetime] | None) -> None:
        if begun.keep(since):
            self.since, self._before = since, before
        self._count()
        self.refresh()
        self.focus_on(self["undo" if self._before is not None else "reset"])

    # Charts

    def _lay_out(self, body: pygame.Rect) -> None:
        """The tiles at the left, the charts at the right: those of reviews once there are any."""
        px = self.stage.px
        self._tiles = pygame.Rect(body.left, body.top, px(384), body.height)
        gap = px(14)
        left = self._tiles.right + px(18)
        high = (body.height - gap) // 2
        whole = body.right - left
        wide = whole if not self.figures.reviewed else round((whole - gap) * 0.57)
        upper = pygame.Rect(left, body.top, wide, high)
        lower = upper.move(0, high + gap)
        last, points = LastResults(self.stage, self.figures), self._heaps()
        if not self.figures.reviewed:
            self._charts = [(last, upper), (points, lower)]
            return
        beside = pygame.Rect(upper.right + gap, body.top, whole - gap - wide, high)
        self._charts = [
            (last, upper),
            (points, beside),
            (LuckAndPlay(self.stage, self.figures), lower),
            (OverTime(self.stage, self.figures), beside.move(0, high + gap)),
        ]

    def _heaps(self) -> Chart:
        """The points in heaps; where there is a chart of what they are worth, in its bands."""
        chart = KITS[self.wanted.game].chart
        points = self.figures.points
        if chart is None:
            found = [(_span(low, high), count) for low, high, count in heaps(points)]
            return Heaps(self.stage, words("statistics.points"), found)
        edges = [0, *chart.starts]
        ends = [str(start - 1) for start in chart.starts]
        labels = [
            words("end.band", start=start, end=end) for start, end in zip(edges, ends, strict=False)
        ]
        labels.append(words("end.band.last", start=edges[-1]))
        named = list(zip(labels, bands(points, chart.starts), strict=True))
        goal = chart.band(chart.goal)
        return Heaps(self.stage, words("statistics.chart"), named, goal)

    # Time and drawing

    def entered(self) -> None:
        super().entered()
        self.stage.say(spoken(self.figures))

    def left(self) -> None:
        if not self.stage.settings.looking_on:
            self.index.keep()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.index.read_on(_SLICE) and not self.index.unread % 50:
            self._count()
            self.refresh()

    def paint(self, surface: pygame.Surface) -> None:
        stage, panel, px = self.stage, self._panel, self.stage.px
        scenery.dimmed(surface, stage, KITS[self.wanted.game].cover.shade)
        cut.panel(surface, panel, px(28), cut.PAPER, px(16), 0.45)
        game = self["game"].box
        at = (panel.left + px(36), game.centery)
        room = game.left - px(16) - at[0]
        size = stage.type_px("title", 38)
        write(surface, words("statistics.title"), "title", size, at, room=room)
        small = stage.text_px(14)
        for name in ("players", "level", "variant", "memory"):
            found = next((one for one in self.widgets if one.name == name), None)
            if found is not None:
                at = (found.box.left + px(4), found.box.top - round(small * 0.72))
                label = words(f"statistics.{name}")
                write(surface, label, "strong", small, at, cut.SOFT_INK, room=found.box.width)
        paint_tiles(surface, stage, self._tiles, self.figures)
        for chart, box in self._charts:
            chart.paint(surface, box)
        self._paint_foot(surface)

    def _paint_foot(self, surface: pygame.Surface) -> None:
        stage, px = self.stage, self.stage.px
        switch = self["practice"].box
        size = stage.text_px(17)
        at = (switch.right + px(12), switch.centery)
        place = write(surface, words("statistics.practice"), "strong", size, at)
        begun_at = self.since.get(self.wanted.game)
        text = ""
        if self.index.unread:
            text = words("games.reading", count=f"{self.index.unread:,}")
        elif begun_at is not None:
            text = words("statistics.since", date=told_game.date(begun_at))
        right = self["undo" if self._before is not None else "reset"].box.left - px(16)
        at = (right, switch.centery)
        room = right - place.right - px(16)
        write(surface, text, "text", size, at, cut.SOFT_INK, "rm", room)

    def title(self) -> str:
        return f"{words('statistics.title')} – {words('app.title')}"


_MEMORY = ((False, "no"), (True, "yes"))
_LEVELS = ("person", "random", "easy", "normal", "hard", MIXED)
_VARIANTS = 4  # that are offered


def _span(low: int, high: int) -> str:
    text = str(low) if low == high else f"{low}…{high}"
    return text.replace("-", "−")


def _nothing() -> None:
    """All stays as it is."""
