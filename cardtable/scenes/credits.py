"""Whose games these are, and what this program is."""

from __future__ import annotations

import pygame

from cardtable.games import GAMES
from cardtable.media.words import words
from cardtable.scenes.one_panel import OnePanel
from cardtable.scenes.scene import Stage
from cardtable.widgets import cut, scenery
from cardtable.widgets.widget import Scroller, Widget
from cardtable.widgets.writing import lines_height, write, write_lines


class Credits(OnePanel):
    """The games and the people they are owed to; this is an unofficial table for them."""

    SIZE = (980, 720)

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._cards: list[tuple[str, pygame.Rect]] = []
        self._foot = 0

    def fill(self) -> list[Widget]:
        stage = self.stage
        pad = stage.px(44)
        area = self._panel.inflate(-2 * pad, 0)
        area.top += stage.px(92)
        area.height -= stage.px(92 + 28)
        px = stage.text_px(17)
        top = area.top + lines_height(words("credits.intro"), "text", px, area.width) + stage.px(18)
        self._cards = []
        gap = stage.px(14)
        for game in GAMES:
            text = lines_height(words(f"credits.{game}"), "text", stage.text_px(15), self._room)
            high = max(stage.px(112), stage.type_px("title", 22) + text + stage.px(44))
            self._cards.append((game, pygame.Rect(area.left, top, area.width, high)))
            top += high + gap
        self._foot = top + stage.px(6)
        top = self._foot + lines_height(words("credits.made"), "text", px, area.width)
        self.scroller = Scroller(area, top - area.top + stage.px(8))
        return []

    @property
    def _room(self) -> int:
        return self._panel.width - self.stage.px(88 + 110 + 24)

    def title(self) -> str:
        return f"{words('home.credits')} – {words('app.title')}"

    def paint(self, surface: pygame.Surface) -> None:
        stage, panel = self.stage, self._panel
        scenery.dimmed(surface, stage, (28, 52, 62))
        cut.panel(surface, panel, stage.px(28), cut.PAPER, stage.px(16), 0.45)
        at = (panel.left + stage.px(44), panel.top + stage.px(54))
        write(surface, words("home.credits"), "title", stage.type_px("title", 40), at)

    def paint_scrolled(self, surface: pygame.Surface, offset: int) -> None:
        stage = self.stage
        left = self._panel.left + stage.px(44)
        wide = self._panel.width - stage.px(88)
        top = self._panel.top + stage.px(92) - offset
        box = pygame.Rect(left, top, wide, 0)
        write_lines(surface, words("credits.intro"), "text", stage.text_px(17), box)
        for game, card in self._cards:
            place = card.move(0, -offset)
            cut.panel(surface, place, stage.px(18), cut.CARD, 3 * stage.unit, 0.24)
            picture = scenery.box(stage.pictures, game, stage.px(96))
            at = picture.get_rect(midleft=(place.left + stage.px(18), place.centery))
            surface.blit(picture, at)
            x = place.left + stage.px(110)
            px = stage.type_px("title", 22)
            y = place.top + stage.px(16) + px // 2
            write(surface, words(f"game.{game}"), "title", px, (x, y), room=self._room)
            box = pygame.Rect(x, y + px // 2 + stage.px(8), self._room, 0)
            text = words(f"credits.{game}")
            write_lines(surface, text, "text", stage.text_px(15), box, cut.SOFT_INK)
        box = pygame.Rect(left, self._foot - offset, wide, 0)
        write_lines(surface, words("credits.made"), "text", stage.text_px(17), box)
