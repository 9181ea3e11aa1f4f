"""Cards for a game that has drawn none of its own."""

from __future__ import annotations

import pygame

from cardtable.games import AnyGame
from cardtable.table.card_sprite import SHAPE, stand_in


class PlainCards:
    """The faces and backs of any game."""

    def __init__(self, game: type[AnyGame]) -> None:
        table = game()
        self.CARDS = tuple(dict.fromkeys(card.name for deck in table.decks for card in deck))
        self.BACKS = tuple(
            dict.fromkeys(pile.back.name.removeprefix("back-") for pile in table.piles)
        )

    def face(self, card: str, height: int, language: str = "en") -> pygame.Surface:
        """A card's face at this height."""
        del language
        return stand_in(card, (round(height * SHAPE), height))

    def back(self, kind: str, height: int) -> pygame.Surface:
        """A card's back."""
        return stand_in(f"back-{kind}", (round(height * SHAPE), height))
