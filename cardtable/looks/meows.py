"""The surroundings of Tomorrow Never Meows: a sky over hills."""

from __future__ import annotations

import pygame

from cardtable.faces import meows as faces
from cardtable.games.meows import ASIDE, SHOWN, WISH
from cardtable.looks.look import Look
from cardtable.table.card_sprite import Shade
from cardtable.table.layout import Layout


class MeowsLook(Look):
    """The surroundings of Tomorrow Never Meows: a sky over hills."""

    music = "music/meows"
    ambience = "ambience/meows"
    hidden_piles = frozenset({"aside", "choice", "won"})
    felt = ((191, 227, 242), (156, 199, 164))
    on_backdrop = (43, 36, 64)
    shade = Shade((214, 222, 216), (150, 190, 170), 0.3)

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        return faces.face(card, height, language)

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        del language
        return faces.back(kind, height)

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        for seat in range(self.game.seats):
            plate = layout.plates[seat]
            side = layout.sides[seat]
            x = plate.left - layout.px(48) if side == "right" else plate.right + layout.px(48)
            for number in (WISH[seat], SHOWN[seat]):
                place = layout.places[number]
                place.lies, place.shown = "stack", True
                place.height = layout.card(0.14)
                place.x, place.y = x, plate.centery - layout.px(14)
        aside = layout.places[ASIDE]
        aside.x, aside.y = layout.trick_at
