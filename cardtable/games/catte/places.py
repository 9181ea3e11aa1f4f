"""Where Catte's piles, plates and cups are on the counter."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from cardtable.games.catte.cup import UNITS
from cardtable.games.catte.room import Room
from cardtable.games.catte.rules import ASIDE, CENTRE, HAND, PLAYED, POT, TAKEN, TRICK, UNUSED
from cardtable.table.layout import Layout

APART = 1.08  # from coffee to coffee in one's own row, in card widths
_COFFEES = 84  # units: a coffee before another seat
_SMALL = 70  # before the seat at the top
_OWN = 80
_SERVED = 112  # in the centre


@dataclass(frozen=True)
class Spot:
    """Where a seat's things are, apart from its piles."""

    cup: pygame.Rect
    unused: tuple[float, float]  # what is written over the rows, and at which end
    taken: tuple[float, float]
    anchors: str
    mat: pygame.Rect | None = None


class Places:
    """Lays out one window."""

    def __init__(self, room: Room, layout: Layout) -> None:
        self.room = room
        self.layout = layout
        self.spots: dict[int, Spot] = {}

    def arrange(self) -> dict[int, Spot]:
        """Put piles and plates in their places; where each seat's things are besides."""
        room, layout = self.room, self.layout
        four = "top" in layout.sides.values()
        trick = layout.places[TRICK]
        trick.x, trick.y = room.across(640), room.down(374)
        trick.height = (136 if four else 150) * room.unit
        trick.zone = layout.rect(trick.x, room.down(394), 470, 320)
        layout.trick_at = trick.x, trick.y
        layout.leaning = {
            "own": (0, 50 if four else 40, 0),
            "left": (-116, 36, -4) if four else (-119, 16, -5),
            "right": (118, 35, 3) if four else (120, 14, 6),
            "top": (52, -108, 1),
        }
        self._arrange_middle(588 if four else 640)
        for seat, side in layout.sides.items():
            if side == "own":
                self._arrange_own(seat)
            elif side == "top":
                self._arrange_top(seat)
            else:
                self._arrange_side(seat, side)
        return self.spots

    def _arrange_middle(self, x: float) -> None:
        room, layout = self.room, self.layout
        for number in (CENTRE, POT):
            place = layout.places[number]
            place.lies = "stack"
            place.x, place.y = room.across(x), room.down(271)
            place.height = (_SERVED if x == 640 else 106) * room.unit
            place.zone = layout.rect(place.x, place.y, 150, 168)
        for number, aside, angle in ((ASIDE, -288, -6.0), (PLAYED, 288, 7.0)):
            place = layout.places[number]
            place.x, place.y = room.across(640 + aside), room.down(264)
            place.height, place.angle = 62 * room.unit, angle

    def _arrange_own(self, seat: int) -> None:
        room, layout = self.room, self.layout
        height = _OWN * room.unit
        unused, taken = layout.places[UNUSED[seat]], layout.places[TAKEN[seat]]
        left, right = room.px(24), room.right(1142)
        unused.x, unused.y, unused.height = left, room.up(639), height
        unused.room, unused.step, unused.align = room.px(250), 1.08, "left"
        taken.x, taken.y, taken.height = right, room.up(639), height
        taken.room, taken.step, taken.align = room.px(244), APART, "right"
        plate = layout.plates[seat]
        plate.width = room.px(224)
        plate.centery = round(room.up(744))
        cup = self._cup(116)
        cup.bottomright = round(room.right(1264)), round(room.up(690))
        label = room.up(573)
        self.spots[seat] = Spot(cup, (left, label), (cup.left + cup.width * 0.82, label), "lr")

    def _arrange_side(self, seat: int, side: str) -> None:
        room, layout = self.room, self.layout
        plate = layout.plates[seat]
        plate.size = (room.px(238), room.px(66))
        plate.top = round(room.down(174)) - plate.height // 2
        height = _COFFEES * room.unit
        unused, taken = layout.places[UNUSED[seat]], layout.places[TAKEN[seat]]
        cup = self._cup(104)
        cup.bottom = round(room.down(496))
        if side == "left":
            plate.left = room.px(18)
            cup.left = room.px(22)
            edge, after = room.px(30), cup.right + room.px(6)
        else:
            plate.right = layout.size[0] - room.px(18)
            cup.right = layout.size[0] - room.px(18)
            edge, after = layout.size[0] - room.px(30), cup.left - room.px(6)
        unused.x, unused.y, unused.room = edge, room.down(319), room.px(280)
        taken.x, taken.y, taken.room = after, room.down(452), room.px(236)
        for place in (unused, taken):
            place.height, place.step, place.align = height, 1.1, side
        self._arrange_backs(seat, 132)
        anchor = "l" if side == "left" else "r"
        self.spots[seat] = Spot(
            cup, (edge, room.down(265)), (edge, room.down(391)), anchor + anchor
        )

    def _arrange_top(self, seat: int) -> None:
        room, layout = self.room, self.layout
        x = room.across(640)
        mat = room.box(x - 356 * room.unit, room.down(68), 712, 102)
        plate = layout.plates[seat]
        plate.size = (room.px(214), room.px(62))
        plate.topleft = mat.left + room.px(14), mat.bottom - room.px(76)
        height = _SMALL * room.unit
        unused, taken = layout.places[UNUSED[seat]], layout.places[TAKEN[seat]]
        cup = self._cup(86)
        cup.bottomright = mat.right - room.px(8), mat.bottom - room.px(8)
        y = mat.bottom - room.px(8) - height / 2
        unused.x, taken.x = plate.right + room.px(22), plate.right + room.px(214)
        for place in (unused, taken):
            place.y, place.height, place.align = y, height, "left"
            place.step, place.room = 1.08, room.px(162)
        taken.room = cup.left - room.px(4) - taken.x
        self._arrange_backs(seat, 118)
        label = mat.top + room.px(13)
        self.spots[seat] = Spot(cup, (unused.x, label), (taken.x, label), "ll", mat)

    def _arrange_backs(self, seat: int, wide: float) -> None:
        """A hand behind its plate."""
        layout = self.layout
        plate, hand = layout.plates[seat], layout.places[HAND[seat]]
        hand.height = layout.card(0.078)
        hand.x = plate.centerx + layout.px(26)
        hand.y = plate.top + hand.height * 0.05
        hand.room = layout.px(wide)

    def _cup(self, wide: float) -> pygame.Rect:
        return pygame.Rect(0, 0, self.room.px(wide), self.room.px(wide * UNITS[1] / UNITS[0]))
