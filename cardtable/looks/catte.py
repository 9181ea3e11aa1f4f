"""The surroundings of Catte: a café counter."""

from __future__ import annotations

import pygame

from cardtable.faces import catte as faces
from cardtable.games.catte import ASIDE, CENTRE, PLAYED, POT
from cardtable.looks.look import Look
from cardtable.table.card_sprite import Shade
from cardtable.table.layout import Layout


class CatteLook(Look):
    """The surroundings of Catte: a café counter."""

    music = "music/catte"
    ambience = "ambience/catte"
    hidden_piles = frozenset({"aside", "pot", "played"})
    felt = ((200, 178, 146), (107, 68, 41))
    shade = Shade((212, 188, 168), (138, 98, 67), 0.12)

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        return faces.face(card, height, language)

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        del language
        return faces.back(kind, height)

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        x, y = layout.trick_at
        for number in (ASIDE, POT, PLAYED):
            layout.places[number].x, layout.places[number].y = x, y - layout.px(40)
        centre = layout.places[CENTRE]
        centre.x, centre.y, centre.height = x, y - layout.px(128), layout.card(0.145)
