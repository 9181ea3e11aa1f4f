"""The plates at Catte's counter."""

from __future__ import annotations

import pygame

from cardtable.games.catte.cups import Cups
from cardtable.games.catte.seen import CatteSeen
from cardtable.looks.plates import Plate, Plates
from cardtable.media.lettering import LEAST, width
from cardtable.media.words import words
from cardtable.table.card_sprite import SHAPE
from cardtable.widgets import people
from cardtable.widgets.writing import write


class CattePlates(Plates):
    """Faces follow their cups; the score stands over the number of cats."""

    def __init__(self, seen: CatteSeen, cups: Cups) -> None:
        super().__init__(seen)
        self.cups = cups

    def portrait(self, seat: int, px: int) -> pygame.Surface:
        cup = self.cups.all[seat]
        mood = "beaten" if cup.over else "pleased" if cup.exact else ""
        if not mood:
            return super().portrait(seat, px)
        return people.portrait(self.stage.pictures, self.seen.seats[seat], seat, px, mood)

    def plate(self, seat: int) -> Plate:
        plate = super().plate(seat)
        if self.cups.all[seat].over and not plate.turn:
            plate.line = words("cup.catte.out")
        return plate

    def draw_lead(self, surface: pygame.Surface, disc: pygame.Rect) -> None:
        side = round(disc.width * 0.46)
        seal = self.stage.pictures.drawing("ui/lead-catte", (side, side))
        surface.blit(seal, seal.get_rect(center=(disc.right - side // 5, disc.top + side // 3)))

    def draw_plate(
        self, surface: pygame.Surface, seat: int, box: pygame.Rect, plate: Plate
    ) -> None:
        """Portrait, name and a line about the seat; its score over its number of cats."""
        stage, unit, tone = self.stage, self.stage.unit, self.seen.tone
        rim = self.draw_sitter(surface, seat, box, plate)
        left, right = rim.right + round(8 * unit), box.right - round(14 * unit)
        top, foot = box.top + box.height * 0.31, box.top + box.height * 0.73
        big, px = stage.type_px("title", 26), stage.type_px("title", 21)
        small = max(LEAST, min(stage.text_px(14), round(box.height * 0.27)))
        score = write(surface, plate.score, "title", big, (right, top), tone.ink, "rm")
        edge = right
        for sign, number in plate.counts:
            wide = round(small * 1.05 * SHAPE + small * 0.28) + width(number, "strong", small)
            edge = min(edge, right - wide)
            self.draw_count(surface, sign, number, right - wide, foot, small)
        gap = round(8 * unit)
        room = score.left - gap - left
        write(surface, plate.name, "title", px, (left, top), tone.ink, "lm", room)
        room = edge - gap - left
        self.write_line(surface, plate.line, small, (left, foot), room)
