"""Piles: where cards lie, who knows them, and how they are laid out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cardtable.rules.cards import Card

Known = Literal["all", "owner", "nobody"]
MIXED = -1  # the deck of a pile where cards of several decks lie
Lies = Literal["fan", "row", "stack", "spread"]


@dataclass(frozen=True, slots=True)
class Pile:
    """One place for cards, the same for a whole match. In a state it is a tuple of cards.

    Cards are laid down at the end of the tuple and drawn from its front.
    """

    number: int  # its index in State.piles
    name: str  # as its owner calls it: "hand", "trick"
    owner: int | None  # the seat it lies before; None for the middle of the table
    known: Known  # who knows the cards in it …
    face_up: bool  # … which is not the same as which side is up: won tricks lie face down
    lies: Lies
    deck: int  # which of the game's decks its cards come from, or MIXED
    back: Card  # what the others see of its cards

    def known_to(self, seat: int) -> bool:
        """Whether this seat knows which cards lie here."""
        return self.known == "all" or (self.known == "owner" and self.owner == seat)
