"""Where everything is in the witch's workroom: errands, trays, plates, owls, the turn track."""

from __future__ import annotations

from dataclasses import replace

import pygame

from cardtable.games.familiar import board
from cardtable.games.familiar.room import Room
from cardtable.games.familiar.rules import (
    BOARD,
    BOARD_SIZE,
    DISCARDS,
    DONE,
    DRAW,
    HAND,
    LEVEL_PILES,
    TRICK,
)
from cardtable.games.familiar.trays import OpenDiscards
from cardtable.table.card_sprite import SHAPE
from cardtable.table.layout import Layout, Place
from cardtable.table.surroundings import TableStage

_ERRAND, _CLOSE = 178, 152  # how high errands are: up to five, and six of them
_STEP = 137  # from errand to errand


class Places:
    """The places of one window; another window is arranged anew."""

    def __init__(self, stage: TableStage) -> None:
        self.stage = stage
        self.room = Room(stage.size)

    # Piles and plates

    def arrange(self, layout: Layout, errands: int) -> None:
        """Put piles and plates in their places, with so many errands on the board."""
        self.room = here = Room(layout.size)
        unit = here.unit
        x, y = here.size[0] / 2, here.prompt - 186 * unit
        layout.trick_at = (x, y)
        trick = layout.places[TRICK]
        trick.x, trick.y = x, y
        trick.zone = layout.rect(x, y + 20 * unit, 470, 300)
        for seat, side in layout.sides.items():
            if side == "own":
                top = layout.size[1] - 76 * unit
                layout.plates[seat] = here.box(16 * unit, top, 246, 64)
            else:
                self._arrange_seat(layout, seat, side)
        lying = layout.places[BOARD]
        lying.y, lying.align = 108.5 * unit, "left"
        lying.zone = here.board
        layout.places[BOARD] = self.parted(lying, errands)
        done = layout.places[DONE]
        done.height = 26 * unit
        done.x, done.y = self.track.score_at
        self._arrange_stacks(layout)
        discards = layout.places[DISCARDS]
        discards.height = self.open.height
        discards.x, discards.y = (float(part) for part in self.discard_tray.center)

    def _arrange_seat(self, layout: Layout, seat: int, side: str) -> None:
        """The plate of another seat, with its hand beside it."""
        here, unit = self.room, self.room.unit
        hand = layout.places[HAND[seat]]
        left = 16 * unit if side == "left" else layout.size[0] - 208 * unit
        plate = here.box(left, here.down(378) - 32 * unit, 192, 64)
        layout.plates[seat] = plate
        way = 1 if side == "left" else -1
        edge = plate.right if side == "left" else plate.left
        hand.x, hand.y = edge + way * 66 * unit, plate.centery + 3 * unit
        hand.height, hand.room, hand.step, hand.bow = 74 * unit, 124 * unit, 0.34, 32
        hand.zone = self.owl_box(seat, layout).union(
            pygame.Rect(plate.left, plate.top, round(plate.width + 130 * unit), plate.height)
            if side == "left"
            else plate
        )

    def _arrange_stacks(self, layout: Layout) -> None:
        unit, tray = self.room.unit, self.pile_tray
        for order, number in enumerate([*LEVEL_PILES.values(), DRAW]):
            place = layout.places[number]
            place.height = 74 * unit
            place.x = tray.left + (41 + 65 * order + (4 if number == DRAW else 0)) * unit
            place.y = tray.top + 74 * unit
            place.zone = layout.rect(place.x, place.y + 8 * unit, 62, 122)

    def parted(self, place: Place, errands: int) -> Place:
        """Five places; six errands lie closer together, and are a little smaller."""
        unit = self.room.unit
        close = errands > BOARD_SIZE
        height = (_CLOSE if close else _ERRAND) * unit
        step = (_CLOSE * SHAPE + 4 if close else _STEP) * unit
        across = height * SHAPE + step * (BOARD_SIZE if close else BOARD_SIZE - 1)
        return replace(
            place,
            x=self.room.size[0] / 2 - across / 2,
            height=height,
            room=700 * unit,
            step=step / (height * SHAPE),
        )

    # Furniture

    @property
    def discard_tray(self) -> pygame.Rect:
        """Where the open discards lie."""
        here = self.room
        top = here.down(378) + 48 * here.unit
        foot = here.size[1] - 88 * here.unit
        high = min(264.0, (foot - top) / here.unit)
        return here.box(16 * here.unit, top, 262, high)

    @property
    def open(self) -> OpenDiscards:
        """The open discards in their tray."""
        return OpenDiscards(self.stage, self.discard_tray)

    @property
    def pile_tray(self) -> pygame.Rect:
        """Where the errands' piles and the draw pile lie."""
        here = self.room
        return here.box(here.size[0] - 296 * here.unit, here.down(378) + 46 * here.unit, 280, 152)

    @property
    def track(self) -> board.Track:
        """The turn track."""
        here = self.room
        return board.Track(
            self.stage, here.box(here.size[0] - 260 * here.unit, 14 * here.unit, 246, 142)
        )

    @property
    def totals(self) -> pygame.Rect:
        """Where the totals of the trick stand."""
        here = self.room
        box = here.box(0, 0, 396, 56)
        box.center = here.size[0] // 2, round(here.prompt - 58 * here.unit)
        return box

    @property
    def cloth(self) -> pygame.Rect:
        """Where the trick lies, with the places of cards still to come."""
        return self.room.ring.inflate(self.stage.px(120), 0)

    def owl_box(self, seat: int, layout: Layout) -> pygame.Rect:
        """Where a seat's owl stands: behind its plate, one's own before it."""
        here, plate = self.room, layout.plates[seat]
        if layout.sides[seat] == "own":
            box = here.box(plate.left + 4 * here.unit, 0, 74, 89)
            box.bottom = plate.bottom + here.px(4)
            return box
        box = here.box(0, 0, 104, 125)
        box.bottom = plate.top + here.px(21)
        if layout.sides[seat] == "left":
            box.left = plate.left + here.px(8)
        else:
            box.right = plate.right - here.px(8)
        return box
