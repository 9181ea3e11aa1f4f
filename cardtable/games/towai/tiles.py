"""Day or night: the two tiles between which the horizon waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from cardtable.looks.asked import Answer
from cardtable.looks.panel import Tile
from cardtable.media.drawings import Colour, mixed
from cardtable.media.lettering import line_height, reading, wrapped
from cardtable.table.card_art import CardArt
from cardtable.table.surroundings import TableStage
from cardtable.widgets import cut
from cardtable.widgets.button import draw_key
from cardtable.widgets.keycaps import sign
from cardtable.widgets.writing import write

_COLOURS: dict[str, tuple[Colour, Colour]] = {
    "day": ((255, 231, 184), (122, 52, 12)),
    "night": (((54, 66, 140)), cut.CREAM),
}


class Text(NamedTuple):
    """What is written on a tile, and where."""

    left: int
    top: float
    high: int
    px: int  # the name's letters
    small: int  # those below it
    lines: Sequence[str]
    beside_coin: bool


class HourTile(Tile):
    """The marker's one side, its key, and how many cards one could play then, or why none."""

    radius_units = 30.0

    def __init__(
        self,
        stage: TableStage,
        art: CardArt,
        box: pygame.Rect,
        answer: Answer,
        action: Callable[[], None],
    ) -> None:
        super().__init__(stage, art, f"answer-{answer.move}", box, answer, action)

    def text(self, place: pygame.Rect) -> Text:
        """Its words beside the coin; without the coin where they would not go in otherwise."""
        stage = self.stage
        coin = stage.px(8) + round(place.height * 0.86) + stage.px(10)
        beside = self._fitted(place, coin, beside_coin=True)
        if beside.high <= place.height:
            return beside
        return self._fitted(place, stage.px(18), beside_coin=False)

    def _fitted(self, place: pygame.Rect, indent: int, *, beside_coin: bool) -> Text:
        """Its words from here on, as large as they go in, down to what can still be read."""
        stage, left = self.stage, place.left + indent
        room = place.right - stage.px(14) - left
        note = self.answer.refused or self.answer.note
        px, small = stage.type_px("title", 27), stage.text_px(14)
        while True:
            lines = wrapped(note, "strong", small, room)
            high = line_height("title", px) + line_height("strong", small) * len(lines)
            if high <= place.height - stage.px(8) or small <= reading.least:
                top = place.centery - high / 2
                return Text(left, top, high, px, small, lines, beside_coin=beside_coin)
            px, small = px - 1, small - 1

    def draw(self, surface: pygame.Surface) -> None:
        stage, refused = self.stage, bool(self.answer.refused)
        place = self.place if refused else self.under_finger()
        colour, ink = _COLOURS[self.answer.move.word]
        if refused:
            colour, ink = mixed(cut.TRAY, cut.PAPER, 0.3), mixed(cut.INK, cut.TRAY, 0.2)
        elif self.hovered:
            colour = mixed(colour, cut.WHITE, 0.16)
        lift = (2 if self.pressed else 6) * stage.unit
        self.draw_ring(surface)
        cut.panel(surface, place, self.radius, colour, 0 if self.focused else lift)
        text = self.text(place)
        left, top, px, small, lines = text.left, text.top, text.px, text.small, text.lines
        if text.beside_coin:
            side = round(place.height * 0.86)
            coin = stage.pictures.drawing(f"towai/marker-{self.answer.move.word}", (side, side))
            if refused:
                coin = pygame.transform.grayscale(coin)
                coin.set_alpha(120)
            surface.blit(coin, coin.get_rect(midleft=(place.left + stage.px(8), place.centery)))
        room = place.right - stage.px(14) - left
        cap = pygame.Rect(0, 0, stage.px(30), stage.px(30))
        step = line_height("strong", small)
        middle = top + line_height("title", px) / 2
        name = write(
            surface,
            self.answer.label,
            "title",
            px,
            (left, middle),
            ink,
            room=room - cap.width - stage.px(10),
        )
        if not refused:
            cap.midleft = (name.right + stage.px(12), round(middle))
            draw_key(surface, stage, self.answer.key, cap, mixed(colour, ink, 0.2), ink)
            if stage.pad and self.focused:
                surface.blit(sign(stage.pad, "a", cap.width), cap)
        for order, one in enumerate(lines):
            y = top + line_height("title", px) + step * (order + 0.5)
            write(surface, one, "strong", small, (left, y), ink)
