"""Where each pile lies, for a size of window, a number of seats and the one who looks.

Everything is told in units of a window of 1280 × 800, or as a share of the window, so that the
table keeps its proportions from 960 × 600 to 4K and breathes at the sides on wide screens.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import pygame

from cardtable.rules.piles import Pile
from cardtable.table.animation import Pose
from cardtable.table.card_sprite import SHAPE, pose_bounds

HAND_SHARE = 0.25  # of the window's height: one's own cards
TRICK_SHARE = 0.20
BACK_SHARE = 0.070  # the backs behind a plate
ROW_SHARE = 0.1075  # coffees and other open rows
STACK_SHARE = 0.15
PLATE = (210, 72)  # units

# Where the other seats sit, clockwise from the left, by how many they are.
RING: Mapping[int, tuple[str, ...]] = {
    0: (),
    1: ("top",),
    2: ("left", "right"),
    3: ("left", "top", "right"),
    4: ("left", "top-left", "top-right", "right"),
    5: ("left", "top-left", "top", "top-right", "right"),
}

# The middle of each plate as shares of the window.
PLATE_AT: Mapping[str, tuple[float, float]] = {
    "own": (0.0, 0.93),
    "left": (0.0, 0.37),
    "top": (0.5, 0.128),
    "right": (1.0, 0.37),
    "top-left": (0.32, 0.125),
    "top-right": (0.68, 0.125),
}

# Which way a seat's card lies from the middle of the trick, in units.
TOWARDS: Mapping[str, tuple[float, float, float]] = {
    "own": (0, 90, 0),
    "left": (-120, -4, -5),
    "top": (0, -76, 2),
    "right": (122, -10, 6),
    "top-left": (-72, -78, -3),
    "top-right": (72, -78, 4),
}


@dataclass
class Place:
    """Where one pile lies and how its cards are spread there."""

    x: float  # the middle, in pixels
    y: float
    height: float  # of its cards, in pixels
    lies: str  # "fan", "row", "stack", "heap" (a spread pile) or "trick" (towards each seat)
    room: float = 0.0  # how wide a fan or row may become
    step: float = 0.66  # between the cards of a fan or row, in card widths, if there is room
    angle: float = 0.0  # degrees clockwise, of the whole pile
    bow: float = 20.0  # a fan's opening in degrees, for many cards
    shown: bool = True  # its resting cards are drawn
    top_first: bool = False  # the card on top is the first of the pile: what is drawn from
    align: str = "centre"  # a row's: "left", "centre", "right"
    most: int = 4  # so many cards of a stack or heap are drawn
    fanned: bool = False  # a heap lies so that the numbers of its last cards can be read
    down: bool = False  # a row that goes downwards
    zone: pygame.Rect | None = None  # where a card may be dropped for this pile

    @property
    def width(self) -> float:
        """The width of its cards."""
        return self.height * SHAPE


@dataclass
class Layout:
    """The places of all piles and plates for one window and one seat that looks."""

    size: tuple[int, int]
    seats: int
    viewer: int
    piles: Sequence[Pile]
    text_size: float = 1.0
    places: dict[int, Place] = field(default_factory=dict)
    plates: dict[int, pygame.Rect] = field(default_factory=dict)
    sides: dict[int, str] = field(default_factory=dict)  # seat → "own", "left", "top" …
    trick_at: tuple[float, float] = (0.0, 0.0)
    leaning: dict[str, tuple[float, float, float]] = field(default_factory=dict)
    """How each side's card of the trick lies, where a look wants it otherwise."""

    def __post_init__(self) -> None:
        around = RING[self.seats - 1]
        for step in range(self.seats):
            seat = (self.viewer + step) % self.seats
            self.sides[seat] = "own" if step == 0 else around[step - 1]
        self.trick_at = (self.x(0.5), self.y(0.43 if "top" in self._used else 0.40))
        for seat, side in self.sides.items():
            self.plates[seat] = self._plate(side)
        for pile in self.piles:
            self.places[pile.number] = self._place(pile)
        self._part_rows()

    @property
    def _used(self) -> set[str]:
        return {"top" if "top" in side else side for side in self.sides.values()}

    # Measures

    @property
    def unit(self) -> float:
        """How many pixels a unit of the 1280 × 800 window is."""
        return min(self.size[0] / 1280, self.size[1] / 800)

    def px(self, units: float) -> int:
        """A length in pixels."""
        return round(units * self.unit)

    def x(self, share: float) -> float:
        """A share of the window's width, in pixels."""
        return self.size[0] * share

    def y(self, share: float) -> float:
        """A share of the window's height, in pixels."""
        return self.size[1] * share

    def card(self, share: float) -> float:
        """The height of cards of this share of a 1280 × 800 window, in pixels."""
        return share * 800 * self.unit

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle round a middle in pixels, its size in units."""
        box = pygame.Rect(0, 0, self.px(width), self.px(height))
        box.center = (round(x), round(y))
        return box

    def hand_area(self) -> pygame.Rect:
        """The part of the window in which one's own cards stand up."""
        top = round(self.size[1] - self.card(HAND_SHARE) * 1.3)
        return pygame.Rect(0, top, self.size[0], self.size[1] - top)

    # The usual arrangement

    def _plate(self, side: str) -> pygame.Rect:
        width, height = PLATE
        across, down = PLATE_AT[side]
        box = self.rect(self.x(across), self.y(down), width, height)
        box.left = max(box.left, self.px(18))
        box.right = min(box.right, self.size[0] - self.px(18))
        return box

    def _place(self, pile: Pile) -> Place:
        if pile.owner is None:
            return self._middle(pile)
        plate = self.plates[pile.owner]
        own = pile.owner == self.viewer
        if pile.lies == "fan" and own:
            height = self.card(HAND_SHARE)
            y = self.size[1] - height * 0.5 + height * 0.24
            return Place(self.x(0.5), y, height, "fan", room=self.px(720) + self._spare() * 0.5)
        if pile.lies == "fan":
            height = self.card(BACK_SHARE)
            x = plate.centerx + self.px(18)
            return Place(
                x, plate.top - height * 0.44, height, "fan", self.px(118), step=0.42, bow=24
            )
        if pile.lies == "row":
            return self._row(pile, plate)
        height = plate.height * 0.6
        return Place(plate.centerx, plate.centery, height, "stack", shown=False)

    def _spare(self) -> float:
        """How much wider the window is than 16:10."""
        return max(0.0, self.size[0] - 1280 * self.unit)

    def _row(self, pile: Pile, plate: pygame.Rect) -> Place:
        height = self.card(ROW_SHARE)
        side = self.sides[pile.owner or 0]
        room = self.px(230)
        y = plate.bottom + self.px(14) + height / 2
        if side == "own":
            y = plate.top - self.px(14) - height / 2
        align = "right" if side == "right" else "left"
        x = plate.right if side == "right" else plate.left
        if side.startswith("top"):
            x, y = plate.right + self.px(12), plate.centery
        return Place(x, y, height, "row", room, step=1.1, align=align)

    def _part_rows(self) -> None:
        """Several rows of one seat lie one after another."""
        for seat, side in self.sides.items():
            rows = [p for p in self.piles if p.owner == seat and p.lies == "row"]
            for order, pile in enumerate(rows):
                place = self.places[pile.number]
                if order and side == "own":
                    place.x, place.align = self.size[0] - self.px(18), "right"
                elif side.startswith("top"):
                    place.y += order * place.height * 1.08
                else:
                    place.y += order * place.height * 1.3

    def _middle(self, pile: Pile) -> Place:
        x, y = self.trick_at
        if pile.name == "trick":
            zone = self.rect(x, y, 460, 330)
            return Place(x, y, self.card(TRICK_SHARE), "trick", zone=zone)
        if pile.lies == "spread":
            zone = self.rect(x, y, 460, 330)
            return Place(x, y, self.card(TRICK_SHARE), "heap", zone=zone, most=6)
        if pile.lies == "row":
            height = self.card(STACK_SHARE)
            row_y = height / 2 + self.px(24)
            return Place(x, row_y, height, "row", room=self.px(620), step=1.08)
        others = [p for p in self.piles if p.owner is None and p.lies == "stack"]
        order = others.index(pile)
        side = -1 if order % 2 == 0 else 1
        away = 220 + 96 * (order // 2)
        top_first = pile.known == "nobody"
        height = self.card(STACK_SHARE)
        return Place(x + side * self.px(away), y, height, "stack", top_first=top_first)

    # From places to poses

    def poses(
        self, pile: int, count: int, seats: Sequence[int | None] = (), raised: int = -1
    ) -> list[Pose]:
        """Where each of so many cards of a pile lies; ``raised`` is the one the pointer is on."""
        place = self.places[pile]
        match place.lies:
            case "fan":
                return self.fan(place, count, raised)
            case "row":
                return row(place, count)
            case "trick":
                return [self.towards(place, seat) for seat in pad(seats, count)]
            case "heap":
                lie = fanned if place.fanned else heaped
                return [lie(place, at, count) for at in range(count)]
        return [stacked(place, at, count) for at in range(count)]

    def towards(self, place: Place, seat: int | None) -> Pose:
        """Where a seat's card of the trick lies."""
        if seat is None:
            return Pose(place.x, place.y, 0, place.height)
        dx, dy, angle = self.toward(self.sides[seat])
        return Pose(place.x + self.px(dx), place.y + self.px(dy), angle, place.height)

    def toward(self, side: str) -> tuple[float, float, float]:
        """How far from the trick's middle, in units, and how turned a seat's card lies."""
        if side in self.leaning:
            return self.leaning[side]
        dx, dy, angle = TOWARDS[side]
        if "top" not in self._used:
            dy = 14 if side == "own" else dy - 4
        return dx, dy, angle

    def fan(self, place: Place, count: int, raised: int = -1) -> list[Pose]:
        """A hand of cards held open; the raised one stands up and its neighbours make room."""
        if not count:
            return []
        step = place.width * place.step
        if count > 1:
            step = min(step, (place.room - place.width) / (count - 1))
        bow = min(4.2, place.bow / count)
        radius = step / math.radians(bow) if bow else 1e9
        turned = math.radians(place.angle)
        found = []
        for at in range(count):
            k = at - (count - 1) / 2
            dx = k * step
            if raised >= 0 and at != raised:
                aside = min(step * 0.2, place.width * 0.13)
                dx += aside if at > raised else -aside * 0.5
            dy = dx * dx / (2 * radius)
            angle, height, lift = k * bow, place.height, 0.0
            if at == raised:
                dy = min(dy, 0.0) - place.height * 0.20
                angle *= 0.25
                lift = 0.45
            x = place.x + dx * math.cos(turned) - dy * math.sin(turned)
            y = place.y + dx * math.sin(turned) + dy * math.cos(turned)
            found.append(Pose(x, y, place.angle + angle, height, lift))
        return found

    def slot(self, place: Place, count: int, x: float) -> int:
        """Before which of the cards of a fan a card held at this place would go."""
        poses = self.fan(place, count)
        return sum(1 for pose in poses if pose.x < x)

    def box(self, pile: int, count: int) -> pygame.Rect:
        """Round all the cards a pile holds, or would with one card."""
        poses = self.poses(pile, max(1, count), [None] * max(1, count))
        box = pose_bounds(poses[0])
        return box.unionall([pose_bounds(pose) for pose in poses[1:]])


def pad(seats: Sequence[int | None], count: int) -> list[int | None]:
    """The seats, with None for cards nobody is known to have played."""
    return [*seats, *([None] * count)][:count]


def row(place: Place, count: int) -> list[Pose]:
    """Cards side by side, closer together if there is little room."""
    if not count:
        return []
    across = place.height if place.down else place.width
    step = across * place.step
    if count > 1:
        step = min(step, (place.room - across) / (count - 1))
    whole = across + step * (count - 1)
    start = {"left": across / 2, "centre": (across - whole) / 2, "right": across / 2 - whole}
    first = start[place.align]
    if place.down:
        return [
            Pose(place.x, place.y + first + at * step, place.angle, place.height)
            for at in range(count)
        ]
    return [
        Pose(place.x + first + at * step, place.y, place.angle, place.height) for at in range(count)
    ]


# How the cards of a heap lie, one after another: across, down (in card widths) and turned.
_HEAP = (
    (0.0, 0.0, 2.0),
    (-0.20, 0.03, -5.0),
    (0.14, -0.04, 6.0),
    (-0.06, 0.05, -2.5),
    (0.22, 0.03, 8.0),
    (-0.26, -0.03, -8.0),
    (0.08, 0.05, 3.5),
    (-0.13, -0.05, -4.0),
)


# How the last cards of a fanned heap lie, from the uppermost down.
_FANNED = (
    (0.10, 0.0, 2.0),
    (-0.22, 0.06, -4.5),
    (-0.50, 0.14, -9.0),
    (0.40, -0.10, 9.0),
)


def heaped(place: Place, at: int, count: int) -> Pose:
    """A card thrown on a heap: each lies a little differently."""
    del count
    return thrown(place, *_HEAP[at % len(_HEAP)])


def fanned(place: Place, at: int, count: int) -> Pose:
    """A card of a heap that moves aside for the next: the uppermost lies whole."""
    return thrown(place, *_FANNED[min(count - 1 - at, len(_FANNED) - 1)])


def thrown(place: Place, dx: float, dy: float, angle: float) -> Pose:
    """A card this far off the middle, in card widths, and so much turned."""
    width = place.width
    return Pose(place.x + dx * width, place.y + dy * width, place.angle + angle, place.height)


def stacked(place: Place, at: int, count: int) -> Pose:
    """A card of a straight stack; only the uppermost show that there are several."""
    depth = at if place.top_first else count - 1 - at
    level = max(0, min(place.most, count) - 1 - depth)
    step = place.height * 0.011
    pose = Pose(place.x, place.y, place.angle, place.height)
    return replace(pose, x=place.x - level * step, y=place.y - level * step)
