"""The surroundings of Familiar's Trouble: a witch's workroom at night."""

from __future__ import annotations

import pygame

from cardtable.faces import familiar as faces
from cardtable.games.familiar import BOARD, DISCARDS, DONE, DRAW, LEVEL_PILES, TRICK
from cardtable.looks.look import Look
from cardtable.table.card_sprite import Shade
from cardtable.table.layout import Layout


class FamiliarLook(Look):
    """The surroundings of Familiar's Trouble: a witch's workroom at night."""

    music = "music/familiar"
    ambience = "ambience/familiar"
    hidden_piles = frozenset({"done"})
    felt = ((74, 58, 70), (29, 27, 46))
    shade = Shade((176, 160, 160), (74, 54, 46), 0.2)

    def face(self, card: str, height: int, language: str) -> pygame.Surface:
        return faces.face(card, height, language)

    def back(self, kind: str, height: int, language: str) -> pygame.Surface:
        del language
        return faces.back(kind, height)

    def arrange(self, layout: Layout) -> None:
        super().arrange(layout)
        x, y = layout.trick_at
        layout.trick_at = (x, y + layout.px(60))
        for number in (TRICK,):
            layout.places[number].y = layout.trick_at[1]
            layout.places[number].zone = layout.rect(x, layout.trick_at[1], 460, 260)
        board = layout.places[BOARD]
        board.height = layout.card(0.2225)
        board.y = board.height / 2 + layout.px(18)
        board.room = layout.px(720)
        done = layout.places[DONE]
        done.x, done.y = x, -done.height
        right = layout.size[0] - layout.px(70)
        for order, number in enumerate((*LEVEL_PILES.values(), DRAW)):
            place = layout.places[number]
            place.height = layout.card(0.108)
            place.x, place.y = right - (3 - order) * layout.px(68), layout.y(0.64)
        discards = layout.places[DISCARDS]
        discards.lies, discards.most, discards.height = "stack", 4, layout.card(0.12)
        discards.x, discards.y = layout.px(90), layout.y(0.62)
