"""Another seat's open hand, large enough to be read: of the seat that moves, or is pointed at."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.scenes.review_table import ReviewTable
from cardtable.table.card_sprite import SHAPE
from cardtable.widgets import cut, scenery

_HIGH = 112  # units of the table: whole cards …
_SHOWN = 0.56  # … of which this much is seen
_CORNER = 160  # pixels at least that the buttons at the upper left take
_STEP = 0.36  # from card to card, in card widths


class OpenHand:
    """A slip of paper at a seat's plate with the upper halves of its cards."""

    def __init__(self, table: ReviewTable) -> None:
        self.table = table

    def cards(self, seat: int) -> Sequence[Card]:
        """What lies open in that hand."""
        table = self.table.table
        for pile in table.game.piles:
            if pile.owner == seat and pile.lies == "fan":
                found = [sprite.card for sprite in table.piles[pile.number] if sprite.shows_face]
                return sorted(found, key=lambda card: card.order)
        return ()

    @property
    def _high(self) -> int:
        return max(64, self.table.part.px(_HIGH))

    def box(self, seat: int) -> pygame.Rect:
        """Where it lies: above the plate, or below one at the top of the table."""
        part, count = self.table.part, len(self.cards(seat))
        plate = self.table.table.layout.plates[seat]
        wide, pad = self._high * SHAPE, part.px(10)
        across = round(wide * (1 + _STEP * max(0, count - 1))) + 2 * pad
        box = pygame.Rect(plate.left, 0, across, round(self._high * _SHOWN) + pad)
        if plate.centerx > part.size[0] * 0.6:
            box.right = plate.right
        elif plate.centerx > part.size[0] * 0.4:
            box.centerx = plate.centerx
        corner = pygame.Rect(0, 0, max(_CORNER, part.px(220)), max(60, part.px(66)))
        above = box.move(0, plate.top - part.px(2) - box.bottom)
        if above.top < part.px(6) or above.colliderect(corner):
            box.top = plate.bottom + part.px(4)
        else:
            box.bottom = plate.top - part.px(2)
        return box.clamp(pygame.Rect((0, 0), part.size))

    def places(self, seat: int) -> Sequence[tuple[Card, pygame.Rect]]:
        """Where each card is, as far as it is seen."""
        part, box = self.table.part, self.box(seat)
        wide, pad = self._high * SHAPE, part.px(10)
        found = []
        for order, card in enumerate(self.cards(seat)):
            left = box.left + pad + round(order * wide * _STEP)
            place = pygame.Rect(left, box.top + pad, round(wide), box.height - pad)
            found.append((card, place))
        return found

    def place_of(self, seat: int, card: Card) -> pygame.Rect | None:
        """Where this card of that hand is."""
        return next((place for one, place in self.places(seat) if one is card), None)

    def draw(self, surface: pygame.Surface, seat: int, marked: Sequence[Card]) -> None:
        """Draw it; the cards that are spoken of stand a little higher."""
        cards = self.cards(seat)
        if not cards:
            return
        part, box, high = self.table.part, self.box(seat), self._high
        cut.panel(surface, box, part.px(14), cut.PAPER, part.unit * 6, 0.42)
        up = part.px(7)
        for card, place in self.places(seat):
            game = self.table.match.game.id
            picture = scenery.card(part.pictures, game, card.name, high, words.language)
            raised = up if card in marked else 0
            area = pygame.Rect(0, 0, picture.get_width(), place.height + raised)
            surface.blit(picture, (place.left, place.top - raised), area)
            if raised:
                line = cut.outline(
                    area.size, part.px(6), max(2.0, 4 * part.unit), cut.CANDLE, False
                )
                surface.blit(line, (place.left, place.top - raised))
