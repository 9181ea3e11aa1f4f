"""Tomorrow Never Meows in words: everybody's wish, what it is worth, and the tricks won."""

from __future__ import annotations

from cardtable.access.aloud import Aloud, counted
from cardtable.access.plainly import in_a_line
from cardtable.games.meows.rules import TRICK, WISH, WISHES, WON, winner
from cardtable.media.words import words
from cardtable.rules.cards import Card


class MeowsAloud(Aloud):
    """Wishes and tricks; whose card would take the trick."""

    def trick(self) -> list[str]:
        lines = super().trick()
        cards = self.view.piles[TRICK]
        if 0 < len(cards) < self.game.seats:
            place, why = winner(cards)
            card, suit = self.texts.card(cards[place]), self.texts.suit(cards[0].suit)
            lines.append(words(f"wins.{why}", card=card, suit=suit))
        return lines

    def before(self, seat: int) -> list[str]:
        tricks = len(self.view.piles[WON[seat]]) // self.game.seats
        lines = [*self._wish(seat), counted("aloud.tricks", tricks)]
        if self.view.announced[seat]:
            wish = self.texts.card(self._of(self.view.announced[seat]))
            lines.append(words("aloud.meows.announced", wish=wish))
        return lines

    def _wish(self, seat: int) -> list[str]:
        """A wish one may know of, and what it gives."""
        made = self.view.piles[WISH[seat]]
        if not made or made[0] not in WISHES or (seat == self.viewer and not self.open_hand):
            return []
        worth = in_a_line(words(f"wish.{made[0].suit}.line"))
        return [words("aloud.meows.wish", wish=self.texts.card(made[0]), worth=worth)]

    @staticmethod
    def _of(word: str) -> Card:
        return next(wish for wish in WISHES if wish.suit == word)
