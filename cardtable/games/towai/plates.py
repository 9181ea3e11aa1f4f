"""The plates round TOWAI's disc."""

from __future__ import annotations

import pygame

from cardtable.games.towai.rules import FINISHES_TO_WIN
from cardtable.games.towai.seen import TowaiSeen
from cardtable.games.towai.tones import TONES
from cardtable.looks.plates import Plate, Plates
from cardtable.looks.seen import Tone
from cardtable.media import papercraft
from cardtable.media.canvas import Canvas
from cardtable.media.drawings import Colour, mixed
from cardtable.media.store import kept
from cardtable.widgets import cut
from cardtable.widgets.writing import write

_SUN: Colour = (255, 178, 62)


class TowaiPlates(Plates):
    """How many cards are left, large; two suns to be won."""

    seen: TowaiSeen

    def rehearse(self) -> None:
        super().rehearse()
        for tone in TONES.values():
            for seat in self.seen.table.layout.plates:
                self.write_ahead(seat, tone)

    def write_ahead(self, seat: int, tone: Tone) -> None:
        """Have a seat's plate ready as it will be written in another light."""
        box = self.seen.table.layout.plates[seat]
        with self.seen.worn(tone):
            self._draw(Canvas(self.stage.size), seat, box, self.plate(seat))

    def plate(self, seat: int) -> Plate:
        plate = super().plate(seat)
        plate.leads = False
        if not plate.line:
            plate.line = self.seen.texts.of("finish", str(min(2, self.seen.table.scores[seat])))
        return plate

    def draw_plate(
        self, surface: pygame.Surface, seat: int, box: pygame.Rect, plate: Plate
    ) -> None:
        with self.seen.lit(box.centery):
            self._draw(surface, seat, box, plate)

    def _draw(self, surface: pygame.Surface, seat: int, box: pygame.Rect, plate: Plate) -> None:
        px, tone = self.stage.px, self.seen.tone
        rim = self.draw_sitter(surface, seat, box, plate)
        coin = px(21)
        right = box.right - px(12) - coin
        for order in range(FINISHES_TO_WIN):
            spot = pygame.Rect(right, 0, coin, coin)
            spot.centery = box.centery + round((order - 0.5) * px(26))
            surface.blit(self._sun(coin, order < self.seen.table.scores[seat]), spot)
        number = plate.counts[0][1]
        big = self.stage.type_px("title", 27)
        middle = right - px(22)
        write(surface, number, "title", big, (middle, box.centery), tone.ink, "cm", px(36))
        left = rim.right + px(5)
        room = middle - px(18) - left
        size = self.stage.type_px("title", 20)
        at = (left, box.top + box.height * 0.31)
        write(surface, plate.name, "title", size, at, tone.ink, "lm", room)
        small = self.stage.text_px(14)
        at = (left, box.top + box.height * 0.70)
        self.write_line(surface, plate.line, small, at, room)

    def _sun(self, side: int, won: bool) -> pygame.Surface:
        if not won:
            tone = self.seen.tone
            return cut.sheet((side, side), side // 2, mixed(tone.paper, tone.soft, 0.3), False)
        return _won_sun(side)


@kept
def _won_sun(side: int) -> pygame.Surface:
    """A finish: a golden coin with the rising sun."""
    out = cut.sheet((side, side), side // 2, _SUN, False).copy()
    mark = papercraft.flat("towai/mark-day", (round(side * 0.74),) * 2)
    out.blit(mark, mark.get_rect(center=(side // 2, side // 2)))
    return out
