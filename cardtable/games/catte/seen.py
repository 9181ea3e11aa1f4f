"""What can be read off Catte's counter: which coffee it is about, and which cat one thinks of."""

from __future__ import annotations

from typing import cast

from cardtable.games.catte.rules import CARD, CENTRE, COFFEE, UNUSED, Catte
from cardtable.looks.seen import Seen
from cardtable.rules.cards import Card


class CatteSeen(Seen):
    """What is shown and asked, and what the one who looks is thinking of."""

    @property
    def rules(self) -> Catte:
        """The game, as itself."""
        return cast(Catte, self.game)

    @property
    def served(self) -> Card | None:
        """The coffee that lies in the centre."""
        for sprite in self.table.piles.get(CENTRE, ()):
            held = sprite is self.table.grip.held
            if sprite.motion is None and not held and sprite.known:
                return sprite.card
        return None

    @property
    def choosing(self) -> bool:
        """Whether the one who looks is asked for a coffee."""
        return self.asked == COFFEE and self.mine

    @property
    def considered(self) -> Card | None:
        """The coffee one thinks of putting down: held, picked, pointed at or with the focus."""
        if not self.choosing:
            return None
        grip = self.table.grip
        for sprite in (grip.held, grip.picked, grip.pointed):
            if sprite is not None and sprite in self.table.piles[UNUSED[self.viewer]]:
                return sprite.card
        return None

    @property
    def preview(self) -> Card | None:
        """The cat under the pointer or the focus, if it may be played now."""
        grip = self.table.grip
        if self.asked != CARD or self.turn != self.viewer:
            return None
        sprite = grip.held or grip.raised
        if sprite is None or not any(move.card is sprite.card for move in self.moves):
            return None
        return sprite.card

    def more(self, seat: int) -> int:
        """What one more coffee would bring into a seat's cup: the one in the centre."""
        coffee = self.served or self.considered
        trick = self.table.trick
        if coffee is None or (self.turn < 0 and trick is None):
            return 0
        if trick is not None and trick.seat != seat:
            return 0
        return coffee.number
