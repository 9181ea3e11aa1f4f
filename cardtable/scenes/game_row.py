"""A kept game as a row of the list."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.gestures import Pixel
from cardtable.kept.entry import Entry
from cardtable.kits import KITS
from cardtable.media.drawings import Colour, mixed
from cardtable.media.lettering import width
from cardtable.media.words import words
from cardtable.scenes import told_game
from cardtable.widgets import cut
from cardtable.widgets.widget import Measures, Widget
from cardtable.widgets.writing import write


class GameRow(Widget):
    """Date, game, players, result and marks; the one that is shown beside the list is lit."""

    radius_units = 16.0

    def __init__(
        self,
        measures: Measures,
        box: pygame.Rect,
        entry: Entry,
        action: Callable[[], None],
        *,
        shown: bool,
    ) -> None:
        super().__init__(measures, self.name_of(entry), box)
        self.entry = entry
        self.action = action
        self.shown = shown  # beside the list

    @staticmethod
    def name_of(entry: Entry) -> str:
        """What the row of this game is called."""
        return f"game-{entry.kept.where}-{entry.kept.path.stem}"

    def choose(self, at: Pixel | None) -> None:
        self.action()

    def spoken(self) -> str:
        entry = self.entry
        parts = [words(f"game.{entry.game}"), told_game.moment(entry.when)]
        if entry.readable:
            parts.append(told_game.players(entry))
        parts += [told_game.result(entry), told_game.own_points(entry), *told_game.marks(entry)]
        return words("list.comma").join(filter(None, parts))

    def draw(self, surface: pygame.Surface) -> None:
        m, place = self.measures, self.place
        colour: Colour = cut.WHITE if self.hovered or self.shown else cut.CARD
        self.draw_ring(surface)
        lift = m.unit * (4 if self.shown else 2)
        cut.panel(surface, place, self.radius, colour, 0 if self.focused else lift)
        shade = KITS[self.entry.game].cover.shade
        tab = pygame.Rect(place.left + m.px(12), place.top + m.px(10), m.px(8), 0)
        tab.height = place.height - m.px(20)
        surface.blit(cut.sheet(tab.size, tab.width // 2, mixed(shade, cut.WHITE, 0.12)), tab)
        self._write(surface, tab.right + m.px(14), place)
        if self.shown:
            edge = cut.outline(place.size, self.radius, max(2.0, 2.5 * m.unit), cut.CORAL, False)
            surface.blit(edge, place)

    def _write(self, surface: pygame.Surface, left: int, place: pygame.Rect) -> None:
        m, entry = self.measures, self.entry
        big, small = m.type_px("title", 20), m.text_px(14)
        upper, lower = place.top + place.height * 0.33, place.top + place.height * 0.71
        middle = place.left + round(place.width * 0.56)
        right = place.right - m.px(18)
        room = middle - left - m.px(10)
        write(surface, words(f"game.{entry.game}"), "title", big, (left, upper), room=room)
        about = told_game.moment(entry.when)
        if entry.readable:
            about = words("list.comma").join([about, told_game.players(entry)])
        write(surface, about, "text", small, (left, lower), cut.SOFT_INK, room=room)
        points = told_game.own_points(entry)
        wide = width(points, "title", m.type_px("title", 17)) + m.px(14) if points else 0
        ink = (32, 104, 62) if entry.share > 0 else cut.INK
        px = m.type_px("title", 19)
        room = right - middle - wide
        write(surface, told_game.result(entry), "title", px, (middle, upper), ink, room=room)
        if points:
            px = m.type_px("title", 17)
            write(surface, points, "title", px, (right, upper), cut.SOFT_INK, "rm")
        self._write_marks(surface, middle, right, round(lower))

    def _write_marks(self, surface: pygame.Surface, left: int, right: int, middle: int) -> None:
        m, px = self.measures, self.measures.text_px(13)
        for mark in told_game.marks(self.entry):
            wide = width(mark, "strong", px) + m.px(16)
            chip = pygame.Rect(left, 0, min(wide, right - left), round(px * 1.5))
            if chip.width < m.px(30):
                return
            chip.centery = middle
            surface.blit(cut.sheet(chip.size, chip.height // 2, (250, 222, 168), False), chip)
            room = chip.width - m.px(12)
            write(surface, mark, "strong", px, chip.center, cut.INK, "cm", room)
            left = chip.right + m.px(6)
