"""The trays: open discards as small cards in columns by colour, and the face-down piles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from cardtable.games.familiar import faces
from cardtable.games.familiar.board import SAND, TRAY, badge
from cardtable.games.familiar.rules import COLOURS, COLOURS_OF
from cardtable.media.drawings import Colour, Size
from cardtable.media.pictures import content
from cardtable.rules.cards import Card
from cardtable.table.animation import Pose
from cardtable.table.surroundings import TableStage
from cardtable.widgets import cut
from cardtable.widgets.writing import write

SMALL = (54, 74)  # a small card, in units
_HEAD = 34  # units kept free for the title
_ACROSS, _DOWN = 60, 31  # units from column to column, and at most from card to card
_FAINT = (96, 78, 80)  # outlines of empty columns


def columns_of(cards: Sequence[Card]) -> list[list[Card]]:
    """Red, blue, green, and the cards of several colours; each column in order."""
    columns: list[list[Card]] = [[], [], [], []]
    for card in cards:
        several = len(COLOURS_OF[card]) > 1
        columns[3 if several else COLOURS.index(card.suit)].append(card)
    return [sorted(column, key=lambda card: (card.number, card.order)) for column in columns]


class OpenDiscards:
    """A tray and the places of the cards in it."""

    def __init__(self, stage: TableStage, tray: pygame.Rect) -> None:
        self.stage = stage
        self.tray = tray

    @property
    def height(self) -> int:
        """How high a small card is, in pixels."""
        return round(SMALL[1] * self.stage.unit)

    def place(self, column: int, order: int, count: int) -> pygame.Rect:
        """Where a card of a column of so many lies; full columns lie closer together."""
        stage, tray = self.stage, self.tray
        head = stage.px(_HEAD)
        spare = tray.height - head - self.height - stage.px(10)
        step = min(stage.px(_DOWN), spare / max(1, count - 1))
        left = tray.left + stage.px(14) + column * stage.px(_ACROSS)
        width = round(SMALL[0] * stage.unit)
        return pygame.Rect(left, round(tray.top + head + order * step), width, self.height)

    def poses(self, cards: Sequence[Card]) -> list[Pose]:
        """Where each of these cards lies, in the order given."""
        found: dict[Card, list[Pose]] = {}
        for number, column in enumerate(columns_of(cards)):
            for order, card in enumerate(column):
                box = self.place(number, order, len(column))
                found.setdefault(card, []).append(Pose(box.centerx, box.centery, 0, self.height))
        return [found[card].pop(0) for card in cards]

    def drawn(self, cards: Sequence[Card]) -> list[tuple[pygame.Rect, Card]]:
        """Where each of these cards lies, column by column, those lying over others last."""
        return [
            (self.place(number, order, len(column)), card)
            for number, column in enumerate(columns_of(cards))
            for order, card in enumerate(column)
        ]

    def draw_tray(self, surface: pygame.Surface, cards: Sequence[Card], title: str) -> None:
        """The tray, its title, and outlines where a colour has no card yet."""
        stage, box = self.stage, self.tray
        cut.panel(surface, box, stage.px(18), TRAY, stage.unit * 4, 0.4)
        at = (box.left + stage.px(14), box.top + stage.px(17))
        spare = round(box.width * 0.85)
        write(surface, title, "text", stage.text_px(15), at, SAND, room=spare)
        for number, (colour, column) in enumerate(
            zip((*COLOURS, ""), columns_of(cards), strict=True)
        ):
            if column:
                continue
            slot = self.place(number, 0, 1)
            if colour:
                side = round(slot.width * 0.46)
                mark = stage.pictures.drawing(f"familiar/mark-{colour}-bright", (side, side)).copy()
                mark.set_alpha(70)
                surface.blit(mark, mark.get_rect(center=slot.center))
            thick = max(1.5, 1.5 * stage.unit)
            surface.blit(cut.outline(slot.size, stage.px(7), thick, _FAINT, True), slot)

    def draw_cards(
        self, surface: pygame.Surface, cards: Sequence[Card], resting: Sequence[Card]
    ) -> None:
        """Those of the cards that have landed, each in its place."""
        left = list(resting)
        for number, column in enumerate(columns_of(cards)):
            for order, card in enumerate(column):
                if card in left:
                    left.remove(card)
                    self._draw_card(surface, card, self.place(number, order, len(column)))

    def rehearse(self, cards: Iterable[Card]) -> None:
        """Ask for these cards as they lie here; nothing is discarded at once."""
        size = self.place(0, 0, 1).size
        for card in cards:
            make = partial(_small, card.name, size)
            self.stage.pictures.soon(_called(card), size, make, stamp=content("familiar"))

    def _draw_card(self, surface: pygame.Surface, card: Card, box: pygame.Rect) -> None:
        make = partial(_small, card.name, box.size)
        picture = self.stage.pictures.get(_called(card), box.size, make, stamp=content("familiar"))
        below, (dx, dy) = cut.shadow(box.size, round(box.height * 0.09), self.stage.unit * 2, 0.4)
        surface.blit(below, (box.left + dx, box.top + dy))
        surface.blit(picture, box)


def _called(card: Card) -> tuple[str, str]:
    """A small card's name among the pictures."""
    return "familiar-small", card.name


def _small(card: str, size: Size) -> pygame.Surface:
    return pygame.transform.smoothscale(faces.small(card, size[1]), size)


@dataclass(frozen=True)
class Stack:
    """A face-down pile in the tray: where it lies, how many cards, and its number's colour."""

    box: pygame.Rect
    count: int
    colour: Colour


def draw_pile_tray(
    surface: pygame.Surface,
    stage: TableStage,
    box: pygame.Rect,
    stacks: Sequence[Stack],
    titles: tuple[str, str],
) -> None:
    """The tray of the errands' piles and, last, the draw pile; empty ones are outlined."""
    cut.panel(surface, box, stage.px(18), TRAY, stage.unit * 4, 0.4)
    px = stage.text_px(15)
    errands, draw = titles
    first, top = stacks[0].box.left, box.top + stage.px(17)
    spare = stacks[-2].box.right - first
    write(surface, errands, "text", px, (first, top), SAND, "lm", spare)
    at = (stacks[-1].box.centerx, top)
    write(surface, draw, "text", px, at, SAND, "cm", stacks[-1].box.width + stage.px(14))
    for stack in stacks:
        if not stack.count:
            thick = max(1.5, 1.5 * stage.unit)
            outline = cut.outline(stack.box.size, stage.px(7), thick, (112, 92, 92), True)
            surface.blit(outline, stack.box)


def draw_counts(surface: pygame.Surface, stage: TableStage, stacks: Sequence[Stack]) -> None:
    """How many cards each pile has, below it."""
    for stack in stacks:
        at = (stack.box.centerx, stack.box.bottom + stage.px(20))
        badge(surface, stage, str(stack.count), at, stack.colour)
