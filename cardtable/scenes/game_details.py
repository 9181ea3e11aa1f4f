"""What is told of one kept game, beside the list: who played, how it ended, what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from cardtable.kept.entry import Entry
from cardtable.kits import KITS
from cardtable.media.lettering import line_height
from cardtable.media.words import words
from cardtable.scenes import told_game
from cardtable.scenes.scene import Stage
from cardtable.scenes.small_answers import LEAST
from cardtable.statistics import variant_of
from cardtable.widgets import cut, people
from cardtable.widgets.button import Button, ButtonKind
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import lines_height, write, write_lines

_WON = (32, 104, 62)
_FIRST = 2  # buttons of the upper row


@dataclass(frozen=True)
class Action:
    """Something that can be done with a game."""

    name: str  # its label is ``games.<name>``
    icon: str
    do: Callable[[], None]
    possible: bool


class GameDetails:
    """A sheet that tells of one game."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.box = pygame.Rect(0, 0, 0, 0)
        self._entry: Entry | None = None
        self._foot = 0  # above it the game is told

    def build(self, box: pygame.Rect, entry: Entry | None, ways: Sequence[Action]) -> list[Widget]:
        """Lay the sheet out: the buttons at its foot."""
        stage, px = self.stage, self.stage.px
        self.box, self._entry = box, entry
        gap, pad, high = px(10), px(20), max(LEAST, px(46))
        top = self._foot = box.bottom - px(18) - 2 * high - gap
        found: list[Widget] = []
        for order, way in enumerate(ways):
            row, place = (0, order) if order < _FIRST else (1, order - _FIRST)
            count = len(ways) - _FIRST if row else _FIRST
            wide = (box.width - 2 * pad - (count - 1) * gap) // count
            left = box.left + pad + place * (wide + gap)
            spot = pygame.Rect(left, top + row * (high + gap), wide, high)
            kind: ButtonKind = "main" if way.name == "review" else "paper"
            icon, size = ("", 16) if row else (way.icon, 18)
            label = words(f"games.{way.name}")
            button = Button(stage, way.name, spot, label, way.do, kind, icon, size)
            button.enabled = way.possible
            found.append(button)
        return found

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the sheet and what is written on it."""
        stage, px, entry = self.stage, self.stage.px, self._entry
        cut.panel(surface, self.box, px(20), cut.CARD, px(3), 0.26)
        if entry is None:
            return
        inner = self.box.inflate(-px(40), 0)
        size = stage.type_px("title", 26)
        at = (inner.left, self.box.top + px(14) + size * 0.6)
        write(surface, words(f"game.{entry.game}"), "title", size, at, room=inner.width)
        top = round(at[1] + size * 0.75)
        small = stage.text_px(15)
        told = [told_game.moment(entry.when)]
        if entry.readable:
            told.append(told_game.variant(entry.game, variant_of(entry)))
        text = words("list.comma").join(told)
        box = pygame.Rect(inner.left, top, inner.width, 0)
        high = lines_height(text, "text", small, inner.width)
        write_lines(surface, text, "text", small, box, cut.SOFT_INK)
        if entry.readable:
            top = self._paint_result(surface, inner, top + high)
        else:
            box.top += high + px(14)
            write_lines(surface, words("games.unreadable_text"), "text", stage.text_px(17), box)
            return
        foot = self._paint_foot(surface, inner)
        self._paint_seats(surface, pygame.Rect(inner.left, top + px(6), inner.width, 0), foot)

    def _paint_result(self, surface: pygame.Surface, inner: pygame.Rect, top: int) -> int:
        """How it ended, in a line; where that ends."""
        entry, size = self._entry, self.stage.type_px("title", 20)
        assert entry is not None
        told = [told_game.result(entry), told_game.own_points(entry)]
        text = words("list.comma").join(filter(None, told))
        at = (inner.left, top + size * 0.75)
        ink = _WON if entry.share > 0 else cut.INK
        write(surface, text, "title", size, at, ink, room=inner.width)
        return top + round(size * 1.45)

    def _paint_foot(self, surface: pygame.Surface, inner: pygame.Rect) -> int:
        """The marks and the deal's code above the buttons; where they begin."""
        stage, px, entry = self.stage, self.stage.px, self._entry
        assert entry is not None
        small = stage.text_px(15)
        high = line_height("strong", small)
        top = self._foot - px(12) - high
        label = words("games.deal", code=entry.deal.code)
        write(surface, label, "strong", small, (inner.left, top + high // 2), room=inner.width)
        marks = words("list.comma").join(told_game.marks(entry))
        if marks:
            top -= high
            at = (inner.left, top + high // 2)
            write(surface, marks, "strong", small, at, (166, 63, 24), room=inner.width)
        return top - px(8)

    def _paint_seats(self, surface: pygame.Surface, box: pygame.Rect, foot: int) -> None:
        """Everybody with a portrait and the points, the first on top."""
        stage, px, entry = self.stage, self.stage.px, self._entry
        assert entry is not None
        order = list(range(len(entry.seats)))
        together = KITS[entry.game].game.together
        if entry.over and not together:
            order.sort(key=lambda seat: (told_game.place(entry, seat), seat))
        high = min(px(54), (foot - box.top) // max(1, len(order)))
        sitters = KITS[entry.game].sitters(entry.seats)
        names = told_game.names(entry)
        for row, seat in enumerate(order):
            line = pygame.Rect(box.left, box.top + row * high, box.width, high)
            if entry.over and seat in entry.winners:
                cut.panel(surface, line.inflate(px(12), -px(4)), px(14), cut.WHITE, px(2), 0.2)
            side = high - px(10)
            face = people.portrait(stage.pictures, sitters[seat], seat, side)
            surface.blit(face, face.get_rect(midleft=(line.left + px(2), line.centery)))
            left = line.left + side + px(12)
            size = stage.type_px("title", 19)
            points = str(entry.scores[seat]).replace("-", "−") if entry.over else ""
            points = "" if together else points
            right = line.right - px(8)
            place = write(surface, points, "title", size, (right, line.centery), cut.INK, "rm")
            room = place.left - px(10) - left
            level = people.level_name(entry.seats[seat])
            name = names[seat] if not level else words("games.seat", name=names[seat], level=level)
            write(surface, name, "title", size, (left, line.centery), cut.INK, room=room)
