"""The standings beside the count of a round; they grow with what has been counted.

Of the last round they tell nothing: what it has made of them is the end of the game.
"""

from __future__ import annotations

import pygame

from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.canvas import mean
from cardtable.media.drawings import Colour
from cardtable.media.lettering import width
from cardtable.media.words import words
from cardtable.scenes.round_count import RoundCount, RoundWords
from cardtable.scenes.scene import Stage
from cardtable.table.wording import signed
from cardtable.widgets import cut, people
from cardtable.widgets.writing import write

_SHEET: Colour = (229, 240, 228)
_PLACES_A_SECOND = 6.0
_GAIN: Colour = (47, 107, 69)


class Standings:
    """Draws the seats by their totals, the first on top."""

    def __init__(self, stage: Stage, match: Match, count: RoundCount) -> None:
        self.stage = stage
        self.match = match
        self.count = count
        self._words = RoundWords(match, count)
        self._sitters = KITS[match.game.id].sitters(match.seats)
        self._places = {seat: float(place) for place, seat in enumerate(self._order())}

    def _order(self) -> list[int]:
        """The seats by what they have now, the first on top."""
        return sorted(self.count.rows, key=lambda seat: (-self.count.total_now(seat), seat))

    def settle(self) -> None:
        """Let every seat be where it belongs at once."""
        self._places = {seat: float(place) for place, seat in enumerate(self._order())}

    def glide(self, seconds: float) -> bool:
        """Let seats pass one another to where they belong now; whether any is on its way."""
        calm = self.stage.settings.reduced_motion
        step = seconds * _PLACES_A_SECOND * self.stage.settings.pace
        moving = False
        for place, seat in enumerate(self._order()):
            left = place - self._places[seat]
            self._places[seat] += left if calm else max(-step, min(step, left))
            moving = moving or left != 0
        return moving

    def paint(self, surface: pygame.Surface, side: pygame.Rect) -> None:
        """Draw them on a sheet of their own."""
        stage, seats = self.stage, self.count.rows
        cut.panel(surface, side, stage.px(22), _SHEET, 4 * stage.unit, 0.28)
        px = stage.type_px("title", 26)
        at = (side.left + stage.px(24), side.top + stage.px(36))
        write(surface, self._heading(), "title", px, at, room=side.width - stage.px(40))
        totals = {seat: self.count.total_now(seat) for seat in seats}
        top = side.top + stage.px(66)
        high = min(stage.px(86), (side.bottom - stage.px(10) - top) // len(seats))
        below = pygame.Rect(side.left, top, side.width, side.bottom - top)
        ranks = {seat: 1 + sum(sum_ > totals[seat] for sum_ in totals.values()) for seat in seats}
        for seat in self._order():
            mean(surface, below, self.told(seat, ranks[seat], totals[seat]))
        for seat in sorted(seats, key=lambda seat: (self.on_its_way(seat), -self._places[seat])):
            down = top + round(self._places[seat] * high)
            box = pygame.Rect(side.left + stage.px(12), down, 0, high - stage.px(8))
            box.width = side.width - stage.px(24)
            self._paint_seat(surface, seat, ranks[seat], totals[seat], box)

    def on_its_way(self, seat: int) -> bool:
        """Whether it passes others just now: it lies on paper then, so that no words mix."""
        return self._places[seat] % 1 != 0

    def told(self, seat: int, rank: int, total: int) -> str:
        """A seat's line in words."""
        placed = words("aloud.place", place=rank, name=self._words.row(seat), points=total)
        scored = None if self.count.last else self.count.scored.get(seat)
        if scored is None or not self.count.finished(seat):
            return placed
        return words("aloud.place.gain", place=placed, points=signed(scored.points))

    def _heading(self) -> str:
        return words("end.before" if self.count.last else "end.standings")

    def _paint_seat(
        self, surface: pygame.Surface, seat: int, rank: int, total: int, box: pygame.Rect
    ) -> None:
        stage = self.stage
        if rank == 1 or self.on_its_way(seat):
            cut.panel(surface, box, stage.px(18), cut.WHITE, 3 * stage.unit)
        ink = cut.INK if rank == 1 else (98, 96, 108)
        px = stage.type_px("title", 22)
        at = (box.left + stage.px(22), box.centery)
        write(surface, str(rank), "title", px, at, ink, "cm")
        face = min(stage.px(52), box.height - stage.px(8))
        mood = "beaten" if self.count.too_far(seat) else ""
        picture = people.portrait(stage.pictures, self._sitters[seat], seat, face, mood)
        there = picture.get_rect(midleft=(box.left + stage.px(42), box.centery))
        surface.blit(picture, there)
        left = there.right + stage.px(12)
        sum_text = str(total).replace("-", "−")
        big = stage.type_px("title", 30)
        room = box.right - max(stage.px(64), stage.px(22) + width(sum_text, "title", big)) - left
        scored = None if self.count.last else self.count.scored.get(seat)
        name_at = (left, box.centery - (px * 0.45 if scored else 0))
        small = stage.type_px("title", 20)
        write(surface, self._words.row(seat), "title", small, name_at, room=room)
        if scored:
            finished = self.count.finished(seat)
            text = signed(scored.points) if finished else words("end.to_come")
            tint = _GAIN if finished and scored.points >= 0 else cut.SOFT_INK
            at = (left, box.centery + round(px * 0.6))
            write(surface, text, "strong", stage.text_px(15), at, tint, room=room)
        at = (box.right - stage.px(16), box.centery)
        write(surface, sum_text, "title", big, at, cut.INK, "rm")
