"""The games that were played: a list to look through, and what can be done with each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from cardtable.clipboard import copy
from cardtable.games import GAMES
from cardtable.kept import exchange
from cardtable.kept.chosen import ENDS, ORDERS, PRACTICE
from cardtable.kept.entry import Entry
from cardtable.kept.listing import Listing
from cardtable.media.lettering import line_height
from cardtable.media.words import words
from cardtable.scenes.game_details import Action, GameDetails
from cardtable.scenes.game_row import GameRow
from cardtable.scenes.games_foot import GamesFoot
from cardtable.scenes.one_panel import OnePanel
from cardtable.scenes.scene import Stage
from cardtable.scenes.small_answers import LEAST
from cardtable.widgets import cut, scenery
from cardtable.widgets.choice import Choice
from cardtable.widgets.widget import Scroller, Widget
from cardtable.widgets.writing import write, write_lines

_SIDE = 404  # units: what is told of one game, beside the list
_SLICE = 0.008  # seconds of a frame in which matches are read that the index does not know
_PAUSE = 0.4  # seconds between two looks at what has been read
_SHADE = (34, 48, 60)


class GamesList(OnePanel):
    """Every kept game, a page at a time; the one that is chosen is told of at the right."""

    SIZE = (1200, 772)

    def __init__(self, stage: Stage, shown: Path | None = None) -> None:
        super().__init__(stage)
        self.listing = Listing(shown, keeps=not stage.settings.looking_on)
        self._new = True  # nothing can have changed in the folders since it was made
        self.told = ""  # what came of the last thing that was done
        self._details = GameDetails(stage)
        self._foot = GamesFoot(stage, self.listing)
        self._waits = 0.0

    def show(self, path: Path) -> None:
        """A game has come from outside: show it."""
        self.listing.come(path)
        self.tell("games.came")
        self.focus_on(next((one for one in self.widgets if one.name == self.first()), None))

    # Controls

    def fill(self) -> list[Widget]:
        panel, px = self._panel, self.stage.px
        inner = pygame.Rect(panel.left + px(36), panel.top + px(22), panel.width - px(72), 0)
        inner.height = panel.height - px(40)
        choices = self._choices(inner)
        top = choices[-1].box.bottom + px(12)
        side_high = max(LEAST, px(46))
        foot = inner.bottom - px(8) - side_high
        area = pygame.Rect(inner.left, top, inner.width - px(_SIDE + 24), foot - top)
        side = pygame.Rect(area.right + px(24), top, px(_SIDE), foot - top - px(6))
        rows = self._list(area)
        actions = self._details.build(side, self.listing.shown, self._actions())
        ways = {"path": self._copy_path, "undo": self._undo, "bring": self._bring}
        below = pygame.Rect(inner.left, foot + px(8), inner.width, side_high)
        return [*choices, *rows, *actions, *self._foot.build(below, side.left, self._turning, ways)]

    def _choices(self, inner: pygame.Rect) -> list[Widget]:
        """What is listed, and in which order."""
        stage, px = self.stage, self.stage.px
        games = [("", words("games.all")), *[(one, words(f"game.{one}")) for one in GAMES]]
        top = pygame.Rect(0, inner.top, min(px(780), px(156 * len(games))), max(LEAST, px(44)))
        top.right = inner.right - px(28)
        label = words("games.game")
        found: list[Widget] = [
            Choice(stage, "game", top, label, games, *self._taking("game"), size=15)
        ]
        gap, left = px(14), inner.left
        shares = (("ended", ENDS, 0.36), ("practice", PRACTICE, 0.34), ("order", ORDERS, 0.3))
        for name, values, share in shares:
            box = pygame.Rect(left, top.bottom + px(10), 0, top.height)
            box.width = round((inner.width - 2 * gap) * share)
            offered = [(one, words(f"games.{name}.{one or 'all'}")) for one in values]
            label = words(f"games.{name}")
            found.append(Choice(stage, name, box, label, offered, *self._taking(name), size=15))
            left = box.right + gap
        return found

    def _taking(self, name: str) -> tuple[Any, Callable[[Any], None]]:
        """What is chosen of this kind, and what happens if another is."""

        def take(value: object) -> None:
            self.listing.want(name, value)
            self._to_the_top()

        return getattr(self.listing.wanted, name), take

    def _turning(self, by: int) -> Callable[[], None]:
        def turn() -> None:
            self.listing.turn(by)
            self._to_the_top()

        return turn

    def _to_the_top(self) -> None:
        self.told = ""
        if self.scroller:
            self.scroller.offset = 0
        self.refresh()

    def _list(self, area: pygame.Rect) -> list[Widget]:
        stage = self.stage
        high = stage.type_px("title", 20) + line_height("text", stage.text_px(14)) + stage.px(22)
        high = max(stage.px(62), high)
        step = high + stage.px(8)
        found: list[Widget] = []
        shown = self.listing.shown
        for order, entry in enumerate(self.listing.listed):
            box = pygame.Rect(area.left + stage.px(4), area.top + stage.px(6) + order * step, 0, 0)
            box.size = (area.width - stage.px(18), high)
            choose = self._choosing(entry)
            found.append(GameRow(stage, box, entry, choose, shown=entry is shown))
        self.scroller = Scroller(area, len(found) * step + stage.px(10))
        for row in found:
            row.scroller = self.scroller
        return found

    def hidden(self) -> int:
        """A list is there to be scrolled: the panel grows for a few more rows at most."""
        return min(super().hidden(), self.stage.px(300))

    def _choosing(self, entry: Entry) -> Callable[[], None]:
        def choose() -> None:
            again = self.listing.shown is entry
            self.listing.show(entry.kept.path)
            self.told = ""
            self.refresh()
            if again:  # a second time: on to what can be done with it
                usable = [one for one in self.widgets if one.name in _ACTIONS and one.enabled]
                self.focus_on(usable[0] if usable else None)

        return choose

    def first(self) -> str:
        entry = self.listing.shown
        return GameRow.name_of(entry) if entry in self.listing.listed and entry else "back"

    # What can be done with the shown one

    def _actions(self) -> list[Action]:
        entry, ours = self.listing.shown, not self.stage.settings.looking_on
        if entry is None:
            return []
        return [
            Action("review", "search", self._review(rated=True), entry.over),
            Action("replay", "play", self._review(rated=False), entry.moves > 0),
            Action("compare", "people", self._compare, entry.over),
            Action("export", "up", self._export, entry.readable and ours),
            Action("delete", "close", self._delete, ours),
        ]

    def _review(self, *, rated: bool) -> Callable[[], None]:
        def go() -> None:
            from cardtable.scenes.review_scene import ReviewScene

            entry = self.listing.shown
            match = entry.match() if entry else None
            if entry is not None and match is not None:
                self.stage.push(ReviewScene(self.stage, match, entry.kept.path, rated=rated))

        return go

    def _compare(self) -> None:
        from cardtable.scenes.side_by_side import SideBySide

        entry = self.listing.shown
        match = entry.match() if entry else None
        if entry is not None and match is not None:
            self.stage.push(SideBySide(self.stage, match, entry.kept.path))

    def _export(self) -> None:
        entry = self.listing.shown
        path = exchange.put_out(entry) if entry is not None else None
        self.tell("games.exported" if path else "games.not_written")

    def _delete(self) -> None:
        if self.listing.delete():
            self.tell("games.deleted")
            self.focus_on(self["undo"])
        else:
            self.tell("games.not_written")

    def _undo(self) -> None:
        self.tell("games.back" if self.listing.undo() else "games.not_written")
        self.focus_on(next((one for one in self.widgets if one.name == self.first()), None))

    def _bring(self) -> None:
        paths = [exchange.bring_in(path)[1] for path in self._foot.waiting]
        self._foot.look()
        came = [path for path in paths if path is not None]
        if came:
            self.show(came[-1])
        else:
            self.tell("games.not_written")

    def _copy_path(self) -> None:
        done = copy(str(exchange.folder()))
        self.tell("games.path_copied" if done else "setup.not_copied")

    def tell(self, key: str) -> None:
        """Say what has come of it, where the pages are counted."""
        self.told = words(key)
        self.stage.say(self.told)
        self.refresh()

    # Time and drawing

    def left(self) -> None:
        self.listing.leave()

    def entered(self) -> None:
        if not self._new:
            self.listing.look_again()
            self.refresh()
        self._new = False
        super().entered()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        index = self.listing.index
        self._waits += seconds
        if index.read_on(_SLICE) and (self._waits > _PAUSE or not index.unread):
            self._waits = 0.0
            self.listing.find()
            self.refresh()

    def paint(self, surface: pygame.Surface) -> None:
        stage, panel, px = self.stage, self._panel, self.stage.px
        scenery.dimmed(surface, stage, _SHADE)
        cut.panel(surface, panel, px(28), cut.PAPER, px(16), 0.45)
        game = self["game"].box
        at = (panel.left + px(36), game.centery)
        room = game.left - at[0] - px(16)
        size = stage.type_px("title", 38)
        write(surface, words("games.title"), "title", size, at, room=room)
        self._details.paint(surface)
        if not self.listing.listed and self.scroller is not None:
            box = self.scroller.area.inflate(-px(60), -px(80))
            text = words("games.none" if self.listing.index.entries() else "games.none_yet")
            small = stage.text_px(20)
            write_lines(surface, text, "text", small, box, cut.SOFT_INK, "centre", middle=True)
        self._foot.paint(surface, self.told)

    def title(self) -> str:
        return f"{words('games.title')} – {words('app.title')}"


_ACTIONS = ("review", "replay", "compare", "export", "delete")
