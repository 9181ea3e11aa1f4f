"""The plates in the valley, and the scores at the top right."""

from __future__ import annotations

from dataclasses import replace

import pygame

from cardtable.games.meows.seen import MeowsSeen
from cardtable.looks.heading import Heading
from cardtable.looks.plates import Plate, Plates
from cardtable.media.lettering import LEAST
from cardtable.media.words import words
from cardtable.widgets import cut
from cardtable.widgets.writing import write


class MeowsPlates(Plates):
    """Three lines at the portrait: name, a line about the seat, its cards and tricks."""

    def plate(self, seat: int) -> Plate:
        plate = super().plate(seat)
        plate.score = str(self.seen.table.scores[seat]).replace("-", "−")
        return plate

    def draw_plate(
        self, surface: pygame.Surface, seat: int, box: pygame.Rect, plate: Plate
    ) -> None:
        if not self.has_room(box, 3):
            super().draw_plate(surface, seat, box, replace(plate, line=""))
            return
        stage, unit, tone = self.stage, self.stage.unit, self.seen.tone
        disc = self.draw_sitter(surface, seat, box, plate)
        left = disc.right + round(8 * unit)
        right = box.right - round(12 * unit)
        big = stage.type_px("title", 28)
        score = write(surface, plate.score, "title", big, (right, box.centery), tone.ink, "rm")
        room = score.left - round(8 * unit) - left
        px = min(stage.type_px("title", 20), round(box.height * 0.3))
        at_name = (left, box.top + box.height * 0.24)
        write(surface, plate.name, "title", px, at_name, tone.ink, "lm", room)
        small = max(LEAST, min(stage.text_px(14), round(box.height * 0.25)))
        y = box.top + box.height * 0.515
        write(surface, plate.line, "text", small, (left, y), tone.soft, "lm", room)
        at, y = left, box.top + box.height * 0.78
        for sign, number in plate.counts:
            at = self.draw_count(surface, sign, number, at, y, small) + round(10 * unit)


class Scores(Heading):
    """The round and everybody's points, the highest first; they are part of the still layer."""

    seen: MeowsSeen

    def __init__(self, seen: MeowsSeen, plates: Plates) -> None:
        super().__init__(seen)
        self.plates = plates

    def draw(self, surface: pygame.Surface) -> None:
        """Nothing has to be drawn every frame."""

    def box(self) -> pygame.Rect:
        """Where the scores lie."""
        px = self.stage.px
        box = pygame.Rect(0, 0, px(198), px(42) + px(32) * self.seen.game.seats + px(9))
        box.topright = (self.stage.size[0] - px(16), px(16))
        return box

    def draw_still(self, surface: pygame.Surface) -> None:
        """Draw them as far as they are to be drawn anew."""
        stage, seen, tone = self.stage, self.seen, self.seen.tone
        row, head, pad = stage.px(32), stage.px(42), stage.px(9)
        box = self.box()
        if not box.inflate(pad * 4, pad * 4).colliderect(surface.get_clip()):
            return
        cut.panel(surface, box, stage.px(18), tone.paper, 4 * stage.unit)
        title = words("round.of", round=seen.round, rounds=seen.rules.rounds)
        px = stage.type_px("title", 20)
        at = (box.left + stage.px(18), box.top + head * 0.54)
        write(surface, title, "title", px, at, tone.ink, room=box.width - stage.px(34))
        scores = seen.table.scores
        order = sorted(range(seen.game.seats), key=lambda seat: (-scores[seat], seat))
        for place, seat in enumerate(order):
            line = pygame.Rect(0, 0, box.width - stage.px(16), row - stage.px(3))
            line.left = box.left + stage.px(8)
            line.centery = box.top + head + place * row + row // 2 - stage.px(1)
            self._draw_line(surface, seat, line, row)

    def _draw_line(self, surface: pygame.Surface, seat: int, line: pygame.Rect, row: int) -> None:
        """One seat's face, name and points, in a row so high."""
        stage, seen, ink = self.stage, self.seen, self.seen.tone.ink
        if seat == seen.viewer:
            cut.panel(surface, line, stage.px(9), (255, 226, 158))
        small = max(LEAST, min(stage.text_px(16), round(row * 0.62)))
        face = self.plates.portrait(seat, round(row * 0.78))
        spot = face.get_rect(midleft=(line.left + stage.px(8), line.centery))
        surface.blit(face, spot)
        points = str(seen.table.scores[seat]).replace("-", "−")
        right = (line.right - stage.px(9), line.centery)
        drawn = write(surface, points, "title", round(small * 1.1), right, ink, "rm")
        at = (spot.right + stage.px(8), line.centery)
        room = drawn.left - spot.right - stage.px(14)
        write(surface, seen.names[seat], "strong", small, at, ink, "lm", room)
