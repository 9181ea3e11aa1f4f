"""A page of the rules, laid out and drawn; a passage of it may be lit, and words in it marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from cardtable.kits import KITS
from cardtable.media.canvas import mean
from cardtable.media.drawings import Colour
from cardtable.media.lettering import line_height, width, wrapped
from cardtable.media.words import listed, sentences_of, words
from cardtable.rulebook import TITLE, Part, Passage, page_of
from cardtable.rules.cards import card_named
from cardtable.scenes.scene import Stage
from cardtable.table.wording import Wording
from cardtable.widgets import cut, scenery
from cardtable.widgets.writing import lines_height, write, write_lines

_HEAD: Colour = (166, 63, 24)
_LIT: Colour = (255, 224, 150)
MARKED: Colour = (255, 208, 110)  # behind a word that was searched for

_SHINES, _FADES = 1.4, 1.2  # seconds
_STEPS = 12  # in which the light goes
_FAINT = 0.22  # of the light stays, so that the passage is found again


@dataclass
class Light:
    """What is lit on a page: a passage, for a moment, and words in it."""

    passage: Passage
    spans: Sequence[tuple[int, int]] = ()
    passed: float = 0.0  # seconds

    @property
    def strength(self) -> float:
        """How strongly it shines, from 0 to 1, in steps."""
        gone = min(1.0, max(0.0, self.passed - _SHINES) / _FADES)
        return 1 - (1 - _FAINT) * round(gone * _STEPS) / _STEPS

    def pass_by(self, seconds: float, *, calm: bool) -> bool:
        """Let time pass; whether it still fades. Calmly it goes faint at once."""
        fades = self.passed < _SHINES + _FADES
        self.passed += seconds
        if calm and self.passed > _SHINES:
            self.passed = _SHINES + _FADES
        return fades


class RulesPage:
    """One page in an area as wide as this one; how high it is comes from its text."""

    def __init__(self, stage: Stage, game: str, page: str, area: pygame.Rect) -> None:
        self.stage = stage
        self.game = game
        self.page = page
        self.area = area
        self._wide = area.width - stage.px(16)
        self.title = words(f"rules.{game}.{page}")
        self.parts = page_of(game, page, words.language)
        self._tops = [area.top, area.top + round(self._title_px * 1.45)]
        for part in self.parts:
            self._tops.append(self._tops[-1] + self._height(part))

    @property
    def _title_px(self) -> int:
        return self.stage.type_px("title", 32)

    @property
    def height(self) -> int:
        """How high it is."""
        return self._tops[-1] - self.area.top

    def box(self, part: int) -> pygame.Rect:
        """Where a part of it lies, before any scrolling."""
        top, below = self._tops[part + 1], self._tops[part + 2]
        return pygame.Rect(self.area.left, top, self._wide, below - top)

    def passage_box(self, part: int) -> pygame.Rect:
        """A part with what belongs to it: a heading with the first lines below it."""
        box = self.box(part)
        if part + 1 < len(self.parts) and (part == TITLE or self.parts[part].kind == "head"):
            box.union_ip(self.box(part + 1))
        return box

    def _height(self, part: Part) -> int:
        stage = self.stage
        if part.kind == "head":
            return stage.px(10) + round(stage.type_px("title", 22) * 1.5)
        if part.kind == "cards":
            return stage.px(6 + 150 + 16)
        room = self._wide - self._indent(part)
        return lines_height(part.text, "text", stage.text_px(18), room) + stage.px(8)

    def _indent(self, part: Part) -> int:
        return self.stage.px(24) if part.kind == "point" else 0

    # Drawing

    def draw(self, surface: pygame.Surface, offset: int, light: Light | None) -> None:
        """Draw it, moved up by so many pixels."""
        here = light if light is not None and light.passage.page == self.page else None
        if here is not None:
            self._shine(surface, self.box(here.passage.part).move(0, -offset), here.strength)
        for number, part in enumerate([None, *self.parts], TITLE):
            spans = here.spans if here is not None and here.passage.part == number else ()
            self._draw_part(surface, part, self.box(number).move(0, -offset), spans)

    def _shine(self, surface: pygame.Surface, box: pygame.Rect, strength: float) -> None:
        """A band of light below a part, and a tab of coral at its left edge."""
        stage = self.stage
        box = box.inflate(stage.px(20), 0)
        box.height += stage.px(2)
        band = cut.sheet(box.size, stage.px(10), _LIT, False)
        band.set_alpha(round(255 * strength))
        surface.blit(band, box)
        band.set_alpha(None)
        tab = pygame.Rect(box.left, box.top, stage.px(5), box.height)
        surface.blit(cut.sheet(tab.size, tab.width // 2, cut.CORAL, False), tab)

    def _draw_part(
        self,
        surface: pygame.Surface,
        part: Part | None,
        box: pygame.Rect,
        spans: Sequence[tuple[int, int]],
    ) -> None:
        stage, left, top = self.stage, box.left, box.top
        if part is None:
            px = self._title_px
            write(surface, self.title, "title", px, (left, top + px * 0.55), room=self._wide)
        elif part.kind == "head":
            px = stage.type_px("title", 22)
            at = (left, top + stage.px(10) + px * 0.6)
            write(surface, part.text, "title", px, at, _HEAD, room=self._wide)
        elif part.kind == "cards":
            self._draw_cards(surface, part, box, spans)
        else:
            px, indent = stage.text_px(18), self._indent(part)
            room = pygame.Rect(left + indent, top, self._wide - indent, 0)
            if indent:
                dot = stage.px(9)
                place = pygame.Rect(left + stage.px(4), 0, dot, dot)
                place.centery = top + line_height("text", px) // 2
                surface.blit(cut.sheet(place.size, dot // 2, cut.CORAL, False), place)
            mark_words(surface, part.text, px, room, spans)
            write_lines(surface, part.text, "text", px, room)

    def _draw_cards(
        self,
        surface: pygame.Surface,
        part: Part,
        box: pygame.Rect,
        spans: Sequence[tuple[int, int]],
    ) -> None:
        stage = self.stage
        mean(surface, box, self._told(part))
        top, high = box.top + stage.px(6), stage.px(150)
        across = round(high * 63 / 88)
        x = box.left + stage.px(4)
        for index, name in enumerate(part.cards):
            place = pygame.Rect(x, top, across, high)
            self._draw_card(surface, name, place, won=index == part.winner)
            x += across + stage.px(12)
        space = pygame.Rect(x + stage.px(8), top, box.left + self._wide - x - stage.px(8), high)
        if space.width > stage.px(120):
            px = stage.text_px(16)
            text = lines_height(part.text, "text", px, space.width)
            space.top += max(0, (high - text) // 2)
            mark_words(surface, part.text, px, space, spans)
            write_lines(surface, part.text, "text", px, space, cut.SOFT_INK)

    def _told(self, part: Part) -> str:
        """A row of cards in words, which of them wins, and what is written beside them."""
        wording = Wording(KITS[self.game].game(), ())
        cards = [wording.card(card_named(name)) for name in part.cards]
        wins = words("aloud.wins", card=cards[part.winner]) if part.winner >= 0 else ""
        return sentences_of(listed(cards), wins, part.text)

    def _draw_card(self, surface: pygame.Surface, name: str, place: pygame.Rect, won: bool) -> None:
        stage = self.stage
        radius = round(place.height * 18 / 352)
        if won:
            mount = place.inflate(stage.px(10), stage.px(10))
            light = cut.glow(mount.size, radius, cut.CANDLE, stage.px(14))
            surface.blit(light, light.get_rect(center=mount.center))
            surface.blit(cut.sheet(mount.size, radius + stage.px(5), (255, 205, 74)), mount)
        else:
            shadow, (dx, dy) = cut.shadow(place.size, radius, 4 * stage.unit, 0.34)
            surface.blit(shadow, (place.left + dx, place.top + dy))
        picture = scenery.card(stage.pictures, self.game, name, place.height, words.language)
        surface.blit(picture, place)


def mark_words(
    surface: pygame.Surface,
    text: str,
    px: int,
    room: pygame.Rect,
    spans: Sequence[tuple[int, int]],
) -> None:
    """Lay colour where these parts of a wrapped text will be written."""
    step, at = line_height("text", px), 0
    for number, line in enumerate(wrapped(text, "text", px, room.width) if spans else ()):
        begin = text.index(line, at)
        at = begin + len(line)
        for start, end in spans:
            first, last = max(start, begin) - begin, min(end, at) - begin
            if first < last:
                left = width(line[:first], "text", px)
                wide = width(line[:last], "text", px) - left
                size = (wide + px // 4, round(step * 0.92))
                place = (room.left + left - px // 8, room.top + number * step + step // 24)
                surface.blit(cut.sheet(size, px // 4, MARKED, False), place)
