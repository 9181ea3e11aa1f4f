"""The search through the rules: a field to write in, and the passages that hold that."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.gestures import Pixel
from cardtable.media.lettering import line_height, wrapped
from cardtable.media.words import words
from cardtable.rulebook import TITLE, Found, headings, page_of, search
from cardtable.scenes.rules_page import mark_words
from cardtable.scenes.scene import Stage
from cardtable.widgets import cut
from cardtable.widgets.button import RoundButton
from cardtable.widgets.keycaps import said
from cardtable.widgets.text_field import TextField
from cardtable.widgets.widget import Measures, Scroller, Widget
from cardtable.widgets.writing import lines_height, write, write_lines

_MOST = 40  # passages that are listed
_LONGEST = 40  # letters that are searched for
_LINES = 3  # of a passage are shown, from the one on that holds what was searched for


class Result(Widget):
    """A passage that was found: where it stands, and its words with those searched for marked."""

    radius_units = 14.0

    def __init__(
        self,
        measures: Measures,
        name: str,
        found: Found,
        present: str,
        at: pygame.Rect,
        action: Callable[[], None],
    ) -> None:
        self.found = found
        self.action = action
        self._px, self._small = measures.text_px(17), measures.text_px(14)
        self._pad = measures.px(14)
        self._room = at.width - 2 * self._pad
        self.where = where(found, present)
        self.text, self.spans = self._excerpt(found)
        text = lines_height(self.text, "text", self._px, self._room) if self.text else 0
        high = line_height("strong", self._small) + text + measures.px(20)
        super().__init__(measures, name, pygame.Rect(at.left, at.top, at.width, max(44, high)))

    def _excerpt(self, found: Found) -> tuple[str, Sequence[tuple[int, int]]]:
        """A few lines of the passage, and where in them lies what was searched for."""
        if found.passage.part == TITLE:
            return "", ()
        part = page_of(found.game, found.passage.page, words.language)[found.passage.part]
        lines = wrapped(part.text, "text", self._px, self._room)
        begins, at = [], 0
        for line in lines:
            begins.append(part.text.index(line, at))
            at = begins[-1] + len(line)
        word = found.spans[0][0] if found.spans else 0
        first = max(i for i, begin in enumerate(begins) if begin <= word)
        first = max(0, min(first, len(lines) - _LINES))
        cut_off = begins[first]
        text = part.text[cut_off : begins[first + _LINES]] if first + _LINES < len(lines) else ""
        text = text.rstrip() or part.text[cut_off:]
        spans = [(start - cut_off, end - cut_off) for start, end in found.spans]
        return text, [(max(0, a), b) for a, b in spans if b > 0 and a < len(text)]

    def choose(self, at: Pixel | None) -> None:
        self.action()

    def spoken(self) -> str:
        return f"{self.where}: {self.text}" if self.text else self.where

    def draw(self, surface: pygame.Surface) -> None:
        place = self.place
        self.draw_ring(surface)
        colour = cut.WHITE if self.hovered or self.focused else cut.CARD
        surface.blit(cut.sheet(place.size, self.radius, colour), place)
        step = line_height("strong", self._small)
        top = place.top + (place.height - step - self._high) // 2
        at = (place.left + self._pad, top + step / 2)
        write(surface, self.where, "strong", self._small, at, cut.SOFT_INK, room=self._room)
        if self.text:
            box = pygame.Rect(place.left + self._pad, top + step, self._room, 0)
            mark_words(surface, self.text, self._px, box, self.spans)
            write_lines(surface, self.text, "text", self._px, box)

    @property
    def _high(self) -> int:
        return lines_height(self.text, "text", self._px, self._room) if self.text else 0


def where(found: Found, present: str) -> str:
    """Where a passage stands: the game if it is another one, the page, the heading above it."""
    game, (page, number) = found.game, found.passage
    names = [] if game == present else [words(f"game.{game}")]
    names.append(words(f"rules.{game}.{page}"))
    parts = page_of(game, page, words.language)
    plain = number != TITLE and parts[number].kind != "head"
    before = parts[:number] if plain else []
    names += [part.text for part in reversed(before) if part.kind == "head"][:1]
    return " · ".join(names)


class RulesSearch:
    """What is searched for, and what was found; ``listing`` while that is shown.

    Before a word is typed the headings are listed: for a pad that is a way to search, too.
    """

    def __init__(
        self, stage: Stage, changed: Callable[[], None], opened: Callable[[Found], None]
    ) -> None:
        self.stage = stage
        self.changed = changed
        self.opened = opened
        self.listing = False
        self.scroller: Scroller | None = None
        self._found: Sequence[Found] = ()
        self.field = TextField(
            stage,
            "search",
            pygame.Rect(0, 0, 0, 0),
            "",
            "",
            self._written,
            most=_LONGEST,
            kind="text",
            size=17,
            label_shown=False,
            icon="search",
        )

    @property
    def text(self) -> str:
        """What is searched for."""
        return self.field.text

    @property
    def _says_something(self) -> bool:
        """Whether a word is written: one Latin letter is in every passage."""
        text = self.text.strip()
        return len(text) > 1 or (bool(text) and not (text.isascii() and text.isalpha()))

    def _written(self, text: str) -> None:
        self.listing = bool(text.strip())
        self.changed()

    def clear(self) -> None:
        """Search for nothing any more."""
        self.field.text, self.field.caret = "", 0
        self.listing = False
        self.changed()

    def list_again(self) -> None:
        """Go back from a passage to the list it was on."""
        if not self.listing:
            self.listing = True
            self.changed()

    def open_first(self) -> None:
        """Open the passage at the top of the list."""
        if self._found:
            self.opened(self._found[0])

    def field_in(self, box: pygame.Rect) -> list[Widget]:
        """The field, and what clears it once there is something in it."""
        field = self.field
        field.label, field.hint = words("rules.search"), self._keys()
        field.box = box.copy()
        if not self.text:
            return [field]
        field.hint = ""
        side = box.height
        field.box.width -= side + self.stage.px(6)
        disc = pygame.Rect(box.right - side, box.top, side, side)
        label = words("rules.search.clear")
        return [field, RoundButton(self.stage, "search-clear", disc, "close", label, self.clear)]

    def _keys(self) -> str:
        """What brings one here; a pad comes by its arrows."""
        stage = self.stage
        if stage.pad:
            return ""
        return words("rules.search.key", pressed=said(stage.bindings, "search", ""))

    def results_in(self, area: pygame.Rect, game: str) -> list[Widget]:
        """What was found, one below another; of the game that is open first."""
        stage = self.stage
        if self._says_something:
            self._found = search(self.text, words.language, game)[:_MOST]
        else:
            self._found = headings(game, words.language)
        head = round(stage.type_px("title", 24) * 1.7)
        below = pygame.Rect(area.left, area.top + head, area.width - stage.px(16), 0)
        below.height = area.bottom - below.top
        top, rows = below.top + stage.px(6), []
        for number, found in enumerate(self._found):
            at = pygame.Rect(below.left + stage.px(6), top, below.width - stage.px(12), 0)
            row = Result(stage, f"result-{number}", found, game, at, self._opening(found))
            rows.append(row)
            top = row.box.bottom + stage.px(10)
        self.scroller = Scroller(below, top + stage.px(6) - below.top)
        for row in rows:
            row.scroller = self.scroller
        return [*rows]

    def _opening(self, found: Found) -> Callable[[], None]:
        return lambda: self.opened(found)

    def heading(self) -> str:
        """How much was found."""
        count = len(self._found)
        if not self._says_something:
            return words("rules.search.index")
        key = {0: "rules.search.none", 1: "rules.search.one"}.get(count, "rules.search.found")
        return words(key, text=self.text.strip(), **({"count": count} if count > 1 else {}))

    def paint(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Write how much was found, above the list."""
        px = self.stage.type_px("title", 24)
        at = (area.left, area.top + px * 0.6)
        write(surface, self.heading(), "title", px, at, room=area.width - self.stage.px(16))
