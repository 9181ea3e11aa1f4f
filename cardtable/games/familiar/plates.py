"""The plates in the workroom, and the owls behind them."""

from __future__ import annotations

import pygame

from cardtable.games.familiar import owls as owl
from cardtable.games.familiar.places import Places
from cardtable.games.familiar.seen import FamiliarSeen
from cardtable.kits import KITS
from cardtable.looks.plates import Plate, Plates
from cardtable.widgets import people


class FamiliarPlates(Plates):
    """An owl stands at every plate, also for persons; the lead wears the hat."""

    def __init__(self, seen: FamiliarSeen, places: Places) -> None:
        super().__init__(seen)
        self.places = places
        self.owls = owl.Owls(seen.seats)

    def blink(self, seconds: float) -> list[pygame.Rect]:
        """Time passes for the owls; the heads that look different now."""
        changed = []
        for seat in self.owls.blink(seconds):
            head = self._owl_box(seat)
            head.height = round(head.height * 0.55)
            changed.append(head)
        return changed

    def _owl_box(self, seat: int) -> pygame.Rect:
        return self.places.owl_box(seat, self.seen.table.layout)

    def mouth(self, seat: int) -> tuple[int, int]:
        standing = self._owl_box(seat)
        return standing.centerx, standing.top + self.stage.px(6)

    def portrait(self, seat: int, px: int) -> pygame.Surface:
        """The face of the owl that stands at a seat's plate."""
        sitting = KITS[self.seen.game.id].sitters(self.seen.seats)[seat]
        return people.portrait(self.stage.pictures, sitting, seat, px)

    def reach(self, seat: int) -> pygame.Rect:
        px = self.stage.px
        return super().reach(seat).union(self._owl_box(seat).inflate(px(56), px(56)))

    def light(self, box: pygame.Rect) -> pygame.Surface:
        return owl.lantern(box.size, self.stage.px(20), self.stage.px(26))

    def draw_plate(
        self, surface: pygame.Surface, seat: int, box: pygame.Rect, plate: Plate
    ) -> None:
        stage = self.stage
        side = self.seen.table.layout.sides[seat]
        if plate.turn:
            self.draw_light(surface, box)
        standing = self._owl_box(seat)
        if side != "own":  # behind its plate
            self.owls.draw(surface, stage, seat, standing)
        owl.draw_plate(surface, stage, box, plate, stage.px(84 if side == "own" else 18))
        if side == "own":
            self.owls.draw(surface, stage, seat, standing)
        if plate.leads:
            owl.draw_hat(surface, stage, (box.left if side == "right" else box.right, box.top))
