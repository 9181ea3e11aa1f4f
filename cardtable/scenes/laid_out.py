"""Cards of an exercise that are laid out to be counted, group by group, on the game's ground."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.exercises.exercise import Puzzle
from cardtable.media.lettering import width
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.scenes.scene import Stage
from cardtable.table.card_art import CardArt
from cardtable.table.wording import Wording
from cardtable.widgets import cut
from cardtable.widgets.writing import write

_HIGH = 196  # of the cards, in units, if there is room
_STEPS = (1.06, 0.8, 0.52)  # from card to card of a group, in widths: the widest that fits
_GAP = 0.34  # from group to group
_SHAPE = 63 / 88


class LaidOut:
    """The groups of one question."""

    def __init__(self, stage: Stage, art: CardArt, wording: Wording, asked: Puzzle) -> None:
        self.stage = stage
        self.art = art
        self.wording = wording
        self.asked = asked

    @property
    def _named(self) -> bool:
        """Whether groups of several piles lie there, so that each needs its name."""
        return len({group.name for group in self.asked.laid}) > 1

    def _widths(self, step: float) -> list[float]:
        """How wide the groups are, in widths of a card."""
        return [1 + step * (max(1, len(group.cards)) - 1) for group in self.asked.laid]

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Draw them in the middle of an area."""
        stage, groups = self.stage, self.asked.laid
        beside = 0.0 if self.asked.beside is None else 1.3
        gap = _GAP * (2 if self._named else 1)
        above = stage.px(44) if self._named else 0
        high = min(stage.px(_HIGH), area.height - above)
        for step in _STEPS:
            widths = self._widths(step)
            whole = sum(widths) + gap * (len(widths) - 1) + (beside and beside + gap)
            if whole * high * _SHAPE <= area.width:
                break
        high = min(high, round(area.width / whole / _SHAPE))
        across = high * _SHAPE
        x = area.centerx - whole * across / 2
        y = area.centery + above / 2
        if self.asked.beside is not None:
            self._draw_card(surface, self.asked.beside, (x + across * 0.6, y), round(high * 1.1))
            x += across * (beside + gap)
        for group, wide in zip(groups, widths, strict=True):
            if self._named:
                middle = (x + wide * across / 2, y - high / 2 - stage.px(26))
                self._draw_name(surface, group.name, middle)
            self._draw_group(surface, group.cards, (x, y), high, step)
            x += across * (wide + gap)

    def _draw_group(
        self,
        surface: pygame.Surface,
        cards: Sequence[Card],
        at: tuple[float, float],
        high: int,
        step: float,
    ) -> None:
        across = high * _SHAPE
        if not cards:
            box = pygame.Rect(0, 0, round(across), high)
            box.center = (round(at[0] + across / 2), round(at[1]))
            thick = 2.5 * self.stage.unit
            surface.blit(cut.outline(box.size, round(high * 0.051), thick, cut.CREAM, True), box)
            px = self.stage.text_px(16)
            text = words("small.nothing")
            write(surface, text, "strong", px, box.center, cut.CREAM, "cm", box.width - 8)
        for place, card in enumerate(cards):
            self._draw_card(surface, card, (at[0] + across * (0.5 + step * place), at[1]), high)

    def _draw_card(
        self, surface: pygame.Surface, card: Card, middle: tuple[float, float], high: int
    ) -> None:
        picture = self.art.card(card.name, high, 1)
        at = picture.get_rect(center=(round(middle[0]), round(middle[1])))
        surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _draw_name(self, surface: pygame.Surface, name: str, middle: tuple[float, float]) -> None:
        stage = self.stage
        text = self.wording.of("pile", name)
        px = stage.text_px(16)
        box = pygame.Rect(0, 0, width(text, "strong", px) + stage.px(26), round(px * 1.8))
        box.center = (round(middle[0]), round(middle[1]))
        cut.panel(surface, box, box.height // 2, cut.PAPER, stage.unit * 3)
        write(surface, text, "strong", px, box.center, cut.INK, "cm")
