"""Slips on a table in small: who played which card, who led, what a row of cards is."""

from __future__ import annotations

import pygame

from cardtable.looks.look import Look
from cardtable.media.lettering import fitting, width
from cardtable.media.words import words
from cardtable.table.layout import Place
from cardtable.widgets import cut
from cardtable.widgets.writing import write

_HIGH = 50  # how high a seat's slip is, in units
_WIDE = 176


class Slips:
    """The slips of one table."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.stage = look.stage

    def draw(self, surface: pygame.Surface, *, own: bool) -> None:
        """Whose cards lie in the trick, and what one's own row is called; with ``own``
        one's own card, too.
        """
        table, game = self.look.table, self.look.game
        for pile in game.piles:
            place = table.layout.places[pile.number]
            if not place.shown or not table.cards(pile.number):
                continue
            if place.lies == "trick":
                for seat in range(game.seats):
                    if own or seat != table.viewer:
                        self._draw_seat(surface, seat, place)
            elif pile.owner is not None and pile.lies == "row":
                at = (place.x, place.y - place.height / 2 - self.stage.px(24))
                name = table.words.of("pile", pile.name)
                self._draw_slip(surface, name, at)

    def _draw_slip(self, surface: pygame.Surface, text: str, at: tuple[float, float]) -> None:
        stage = self.stage
        px = stage.text_px(16)
        box = pygame.Rect(0, 0, width(text, "strong", px) + stage.px(26), round(px * 1.8))
        box.midleft = (round(at[0]), round(at[1]))
        cut.panel(surface, box, box.height // 2, cut.PAPER, stage.unit * 3)
        write(surface, text, "strong", px, box.center, cut.INK, "cm")

    def seat_box(self, seat: int, place: Place) -> pygame.Rect:
        """Where the slip of a seat lies: beside its card of the trick."""
        table, stage = self.look.table, self.stage
        side = table.layout.sides[seat]
        four = "top" in table.layout.sides.values()
        dx, dy, _ = table.layout.toward(side)
        box = pygame.Rect(0, 0, stage.px(_WIDE), stage.px(_HIGH))
        x, y = round(place.x + stage.px(dx)), round(place.y + stage.px(dy))
        away = round(place.width / 2) + stage.px(18)
        if side == "left":
            box.midright = (x - away, y)
        elif side == "right":
            box.midleft = (x + away, y)
        elif side == "top":
            box.midright = (x - away, y - stage.px(50))
        elif four:
            box.midleft = (x + away, y + stage.px(54))
        else:
            box.midtop = (x, y + round(place.height / 2) + stage.px(10))
        return box

    def _draw_seat(self, surface: pygame.Surface, seat: int, place: Place) -> None:
        table, stage = self.look.table, self.stage
        box = self.seat_box(seat, place)
        leads = table.view.lead == seat
        cut.panel(surface, box, box.height // 2, cut.PAPER, stage.unit * 4)
        side = box.height - stage.px(6)
        picture = self.look.plates.portrait(seat, side)
        surface.blit(picture, (box.left + stage.px(3), box.top + stage.px(3)))
        left = box.left + side + stage.px(14)
        room = box.right - stage.px(14) - left
        name = table.words.names[seat]
        size = stage.type_px("title", 18)
        at = (left, box.centery - (stage.px(9) if leads else 0))
        write(surface, name, "title", size, at, cut.INK, room=room)
        if leads:
            text = words("small.led")
            px = fitting(text, "strong", stage.text_px(14), room)
            write(
                surface, text, "strong", px, (left, box.centery + stage.px(12)), cut.RING, room=room
            )
