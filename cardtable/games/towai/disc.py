"""What lies on TOWAI's disc beside the cards: slips at deck and discards, places for one's card."""

from __future__ import annotations

import pygame

from cardtable.games.towai.rules import DECK, DISCARDS, FIRST, PILE, SWAPPED, SWAPPING
from cardtable.games.towai.seen import TowaiSeen
from cardtable.looks.furniture import Furniture
from cardtable.media.drawings import Colour
from cardtable.media.words import words

_ON_DISC: Colour = (86, 44, 44)  # words on sun or moon


class Disc(Furniture):
    """The disc's slips, and the places of a card to pass on and of the first one."""

    seen: TowaiSeen

    def draw_slot(self, surface: pygame.Surface) -> None:
        seen = self.seen
        if not seen.mine:
            return
        if seen.asked == SWAPPING and not seen.table.cards(SWAPPED[seen.viewer]):
            box = self.spot(SWAPPED[seen.viewer])
            self.draw_empty(surface, box)
            picture = self.swap_sign()
            surface.blit(picture, picture.get_rect(center=box.center))
            at = (box.centerx, box.bottom + self.stage.px(18))
            self.draw_tag(surface, words("towai.to", name=seen.names[seen.receiver]), at)
        elif seen.asked == FIRST and not seen.table.cards(PILE):
            text = words("table.your_card")
            self.draw_dashes(surface, self.spot(PILE, 0.1), _ON_DISC, text)

    def swap_sign(self) -> pygame.Surface:
        """Two arrows, on the place of a card to pass on."""
        side = self.stage.px(34)
        return self.stage.pictures.drawing("towai/mark-swap", (side, side))

    def draw_stacks(self, surface: pygame.Surface) -> None:
        clip, layout = surface.get_clip(), self.seen.table.layout
        for number, name in ((DECK, "deck"), (DISCARDS, "discards")):
            place, count = layout.places[number], self.seen.table.count(number)
            at = (place.x, place.y + place.height / 2 + self.stage.px(28))
            if name == "discards" and not count:
                continue
            if clip.colliderect(layout.rect(*at, 200, 60)):
                self.draw_tag(surface, self.label_of(name, count), at)
