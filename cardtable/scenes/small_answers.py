"""What one taps to answer an exercise: a card on the table, a card on a tile, a number, a word."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.gestures import Pixel
from cardtable.media.drawings import Colour, mixed
from cardtable.media.lettering import fitting
from cardtable.media.words import words
from cardtable.scenes.scene import Stage
from cardtable.table.card_sprite import CardSprite
from cardtable.widgets import cut, scenery
from cardtable.widgets.stars import GOLD
from cardtable.widgets.widget import Measures, Widget
from cardtable.widgets.writing import write

LEAST = 44  # pixels: what a finger can hit


class CardSpot(Widget):
    """A card that lies on the table; the table draws it."""

    radius_units = 10.0

    def __init__(
        self,
        measures: Measures,
        name: str,
        box: pygame.Rect,
        sprite: CardSprite,
        label: str,
        action: Callable[[], None],
    ) -> None:
        super().__init__(measures, name, box)
        self.sprite = sprite
        self.label = label
        self.action = action

    def choose(self, at: Pixel | None) -> None:
        self.action()

    def spoken(self) -> str:
        return self.label


class AnswerTile(Widget):
    """A number or a word on a sheet, or a card's picture with its name below."""

    radius_units = 20.0

    def __init__(
        self,
        stage: Stage,
        name: str,
        box: pygame.Rect,
        label: str,
        action: Callable[[], None],
        *,
        game: str = "",
        card: str = "",
    ) -> None:
        super().__init__(stage, name, box)
        self.stage = stage
        self.label = label
        self.action = action
        self.game = game
        self.card = card
        self.right = False  # it was chosen, and right

    def choose(self, at: Pixel | None) -> None:
        self.action()

    def spoken(self) -> str:
        return self.label

    def draw(self, surface: pygame.Surface) -> None:
        stage = self.stage
        colour: Colour = GOLD if self.right else cut.PAPER
        ink = cut.INK
        if not self.enabled and not self.right:
            colour, ink = mixed(cut.PAPER, cut.TRAY, 0.8), mixed(cut.INK, cut.TRAY, 0.55)
        elif self.hovered and not self.right:
            colour = cut.WHITE
        place = self.under_finger() if self.enabled else self.place
        self.draw_ring(surface)
        lift = 0.0 if self.focused else stage.unit * (2 if self.pressed else 5)
        cut.panel(surface, place, self.radius, colour, lift, 0.4)
        room = place.width - stage.px(24)
        if not self.card:
            px = fitting(self.label, "title", stage.type_px("title", self._size), room)
            write(surface, self.label, "title", px, place.center, ink, "cm", room)
            return
        foot = round(stage.text_px(17) * 1.7)
        high = place.height - foot - stage.px(12)
        picture = scenery.card(stage.pictures, self.game, self.card, high, words.language)
        at = picture.get_rect(midtop=(place.centerx, place.top + stage.px(12)))
        if not self.enabled and not self.right:
            picture = picture.copy()
            picture.set_alpha(110)
        surface.blit(picture, at)
        below = (place.centerx, place.bottom - foot // 2)
        write(surface, self.label, "title", stage.type_px("title", 17), below, ink, "cm", room)

    @property
    def _size(self) -> float:
        return 36 if self.label.lstrip("−").isdecimal() else 24
