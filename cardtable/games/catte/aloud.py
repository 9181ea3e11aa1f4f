"""Catte in words: the coffee everybody plays for, and how full each cup is."""

from __future__ import annotations

from cardtable.access.aloud import Aloud
from cardtable.games.catte.rules import CENTRE, TAKEN, TRICK, UNUSED, Catte, winner
from cardtable.media.words import valued, words


class CatteAloud(Aloud):
    """Cups and limits; whose cat would take the coffee."""

    @property
    def rules(self) -> Catte:
        """The game, as itself."""
        assert isinstance(self.game, Catte)
        return self.game

    def trick(self) -> list[str]:
        lines = super().trick()
        cards, served = self.view.piles[TRICK], self.view.piles[CENTRE]
        if served:
            lines.insert(0, valued(self.texts.of("pile", "centre"), self.card(served[-1])))
        if served and 0 < len(cards) < self.game.seats:
            place, _ = winner(cards, served[-1].suit)
            lines.append(words("aloud.catte.ahead", card=self.card(cards[place])))
        return lines

    def table(self) -> list[str]:
        served = self.view.piles[CENTRE]
        centre = words("aloud.catte.no_coffee")
        if served:
            coffee = self.card(served[-1])
            suit = self.texts.suit(served[-1].suit)
            centre = words("aloud.catte.centre", card=coffee, suit=suit)
        return [centre, words("aloud.catte.limit", limit=self.rules.limit)]

    def before(self, seat: int) -> list[str]:
        total = sum(coffee.number for coffee in self.view.piles[TAKEN[seat]])
        cup = words("aloud.catte.cup", total=total, limit=self.rules.limit)
        unused = self.view.piles[UNUSED[seat]]
        if not unused:
            return [cup, words("aloud.catte.none_left")]
        return [cup, valued(self.texts.of("pile", "unused"), self.listed(unused))]
