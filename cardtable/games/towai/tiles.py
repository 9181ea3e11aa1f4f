"""Day or night: the two tiles between which the horizon waits."""

from __future__ import annotations

from collections.abc import Callable

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
        side = round(place.height * 0.86)
        coin = stage.pictures.drawing(f"towai/marker-{self.answer.move.word}", (side, side))
        if refused:
            coin = pygame.transform.grayscale(coin)
            coin.set_alpha(120)
        at = coin.get_rect(midleft=(place.left + stage.px(8), place.centery))
        surface.blit(coin, at)
        left = at.right + stage.px(10)
        room = place.right - stage.px(14) - left
        cap = pygame.Rect(0, 0, stage.px(30), stage.px(30))
        px, small = stage.type_px("title", 27), stage.text_px(14)
        note = self.answer.refused or self.answer.note
        lines = wrapped(note, "strong", small, room)
        while small > reading.least and small * 1.3 * len(
            lines
        ) + px * 1.18 > place.height - stage.px(8):
            px, small = px - 1, small - 1
            lines = wrapped(note, "strong", small, room)
        step = line_height("strong", small)
        top = place.centery - (line_height("title", px) + step * len(lines)) / 2
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
