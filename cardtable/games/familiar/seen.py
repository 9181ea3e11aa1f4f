"""What can be read off the workroom's table: which card one thinks of, and who may still play."""

from __future__ import annotations

from typing import cast

from cardtable.games.familiar.rules import CARD, HAND, TRICK, Familiar, FamiliarState
from cardtable.looks.seen import Seen
from cardtable.rules.cards import Card


class FamiliarSeen(Seen):
    """What is shown and asked, and what the one who looks is thinking of."""

    @property
    def rules(self) -> Familiar:
        """The game, as itself."""
        return cast(Familiar, self.game)

    @property
    def state(self) -> FamiliarState:
        """The seat's view of it."""
        return cast(FamiliarState, self.table.view)

    @property
    def preview(self) -> Card | None:
        """The card under the pointer or the focus, if it may be played now."""
        grip = self.table.grip
        if self.asked != CARD or self.turn != self.viewer:
            return None
        sprite = grip.held or grip.raised
        if sprite is None or not any(move.card is sprite.card for move in self.moves):
            return None
        return sprite.card

    @property
    def counting(self) -> tuple[Card, ...]:
        """The cards of the trick that count by now: others' once they have landed, one's own from
        the moment it is played, as it did while one thought of it.
        """
        own = HAND[self.viewer]
        lying = self.table.piles[TRICK]
        return tuple(s.card for s in lying if s.motion is None or s.left in (None, own))

    @property
    def lead(self) -> int:
        """Who leads, or led, the trick that lies here."""
        return int(self.table.changed.get("lead", self.table.view.lead))

    def may_still_play(self) -> list[int]:
        """The seats whose cards of this trick are still to come, in turn."""
        if self.asked != CARD or self.table.trick is not None or self.turn < 0:
            return []
        count = len(self.table.cards(TRICK))
        if count >= self.game.seats:
            return []
        return [(self.lead + step) % self.game.seats for step in range(count, self.game.seats)]
