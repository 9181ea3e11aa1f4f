"""The games' boxes on the shelf, and the ribbons round those that wait to be continued."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from cardtable.gestures import Pixel
from cardtable.media import papercraft
from cardtable.media.pictures import content
from cardtable.media.words import words
from cardtable.widgets import cut, scenery
from cardtable.widgets.focus_ring import draw_ring
from cardtable.widgets.widget import Measures, Widget
from cardtable.widgets.writing import write

_STEP = 314  # from one box to the next
_ROOM = 1194  # for all of them
_MIDDLE = 631  # of their fronts; they show their right sides, too


@dataclass(frozen=True)
class BoxSpot:
    """Where a game's box stands on the shelf."""

    left: float  # in units
    scale: float  # of the box; 1 as long as there is room


def spots(count: int) -> list[BoxSpot]:
    """Where so many boxes stand: in the middle, and smaller if the shelf is full."""
    scale = min(1.0, _ROOM / (count * _STEP - 62))
    step = _STEP * scale
    first = _MIDDLE - (count * step - (_STEP - 220) * scale) / 2
    return [BoxSpot(first + number * step, scale) for number in range(count)]


class GameBox(Widget):
    """A game's box on the shelf; it rises a little when it is about to be taken."""

    radius_units = 10.0

    def __init__(
        self,
        measures: Measures,
        game: str,
        box: pygame.Rect,
        scale: float,
        action: Callable[[], None],
    ) -> None:
        super().__init__(measures, game, box)
        self.game = game
        self.scale = scale  # of the picture
        self.action = action
        self.risen = 0.0  # from 0 to 1

    def choose(self, at: Pixel | None) -> None:
        self.action()

    def spoken(self) -> str:
        return f"{words(f'game.{self.game}')}, {words(f'players.{self.game}')}"

    @property
    def wants_up(self) -> bool:
        """Whether the pointer or the focus is on it."""
        return self.hovered or self.focused

    @property
    def front(self) -> pygame.Rect:
        """The face of the box, as it lies now; under a finger it gives."""
        up = round((8 * self.risen - 5 * self.pressed) * self.measures.unit)
        return self.box.move(0, -up)

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.measures.unit * self.scale
        height = round(scenery.BOX[1] * unit)
        picture = scenery.box(self.measures.pictures, self.game, height)
        left = self.box.left - round(4 * unit)
        top = self.front.bottom - height + round(4 * unit)
        shade = self.measures.pictures.get(
            ("box shade", self.game, round(unit * 100)),
            (picture.get_width() + round(60 * unit), height + round(60 * unit)),
            lambda: _shade_of(self.game, height, unit),
            stamp=content("home"),
            like=("box shade", self.game),
        )
        surface.blit(shade, (left - round(20 * unit), top - round(20 * unit)))
        if self.focused:
            whole = picture.get_rect(topleft=(left, top)).inflate(-round(8 * unit), 0)
            whole.top += round(10 * unit)
            whole.height -= round(14 * unit)
            draw_ring(surface, whole, self.radius, unit)
        surface.blit(picture, (left, top))


def _shade_of(game: str, height: int, unit: float) -> pygame.Surface:
    size = (round(scenery.BOX[0] * height / scenery.BOX[1]), height)
    shape = scenery.box_shape(game, size)
    shadow, (dx, dy) = papercraft.shadow_of(shape, 11 * unit, (6, 16, 24), 0.42)
    out = pygame.Surface((size[0] + round(60 * unit), size[1] + round(60 * unit)), pygame.SRCALPHA)
    out.blit(shadow, (round(20 * unit) + dx, round(20 * unit) + dy))
    return out


class Ribbon(Widget):
    """Continue: the ribbon tied round the box of a game that waits."""

    radius_units = 10.0

    def __init__(
        self,
        measures: Measures,
        game: str,
        box: pygame.Rect,
        scale: float,
        action: Callable[[], None],
    ) -> None:
        super().__init__(measures, f"continue-{game}", box)
        self.game = game
        self.scale = scale  # of the picture
        self.action = action

    def choose(self, at: Pixel | None) -> None:
        self.action()

    def spoken(self) -> str:
        return words("home.continue")

    def draw(self, surface: pygame.Surface) -> None:
        unit = self.measures.unit
        small = unit * self.scale
        size = (round(304 * small), round(88 * small))
        picture = self.measures.pictures.drawing("home/ribbon", size)
        down = round(2 * unit) if self.pressed else 0
        top = self.box.top + round(21 * unit) - round(37 * small)
        top += down
        place = picture.get_rect(midtop=(self.box.centerx, top))
        self.draw_ring(surface)
        surface.blit(picture, place)
        px = self.measures.type_px("title", 25 * self.scale)
        middle = (self.box.centerx, self.box.top + round(21 * unit) + down)
        if self.hovered:
            px = round(px * 1.06)
        label = words("home.continue")
        room = round(190 * small)
        write(surface, label, "title", px, (middle[0] + 1, middle[1] + 2), (90, 20, 10), "cm", room)
        write(surface, label, "title", px, middle, cut.CREAM, "cm", room)
