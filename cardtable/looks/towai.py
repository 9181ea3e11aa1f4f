"""The surroundings of TOWAI: a bay between day and night."""

from __future__ import annotations

import pygame

from cardtable.faces import towai as faces
from cardtable.games.towai import DECK, DISCARDS
from cardtable.looks.look import Look
from cardtable.table.card_sprite import Shade
from cardtable.table.layout import Layout


class TowaiLook(Look):
    """The surroundings of TOWAI: a bay between day and night."""

    music = "music/towai"
    ambience = "ambience/towai"
    hidden_piles = frozenset({"swapped"})
    felt = ((255, 217, 138), (240, 138, 93))
    on_backdrop = (74, 34, 20)
    shade = Shade((221, 180, 142), (208, 138, 82), 0.12)

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        return faces.face(card, height, language)

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        del language
        return faces.back(kind, height)

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        x, y = layout.trick_at
        layout.places[DECK].x = x - layout.px(198)
        layout.places[DISCARDS].x = x + layout.px(198)
        for number in (DECK, DISCARDS):
            layout.places[number].y = y
