"""What Catte asks, and what the cat or coffee one thinks of would do to one's cup."""

from __future__ import annotations

from cardtable.games.catte.cups import Cups
from cardtable.games.catte.rules import CARD, TRICK, winner
from cardtable.games.catte.seen import CatteSeen
from cardtable.looks.heading import Heading
from cardtable.looks.prompts import Prompts
from cardtable.media.words import words
from cardtable.rules.cards import Card


class CattePrompts(Prompts):
    """The question and the outcome in one line; then who takes the coffee."""

    seen: CatteSeen

    def __init__(self, seen: CatteSeen, cups: Cups) -> None:
        super().__init__(seen)
        self.cups = cups
        self._took = ""  # who has just taken which coffee, in words

    def tell_taken(self, seat: int, coffee: Card) -> None:
        """Say who has taken this coffee for as long as the finished trick lies there."""
        key, reached = self._reached(seat, coffee)
        self._took = words(
            f"took.catte.{key}",
            name=self.seen.names[seat],
            card=self.seen.texts.card(coffee),
            total=reached,
            limit=self.seen.rules.limit,
        )

    def forget_taken(self) -> None:
        """Another trick has begun."""
        self._took = ""

    def sentence(self) -> str:
        seen = self.seen
        finished = len(seen.table.cards(TRICK)) >= seen.game.seats
        if self._took and finished and seen.table.trick is None:
            return self._took
        asked = super().sentence()
        if not seen.mine or seen.turn < 0:
            return asked
        coffee = seen.considered if seen.choosing else seen.served
        if coffee is None:
            return asked
        if seen.choosing:
            asked = words("gain.catte.serve", suit=seen.texts.suit(coffee.suit))
        else:
            said, takes = self._outcome(coffee)
            if not takes:
                return words("both.catte", one=asked, two=said)
            asked = said or asked
        return words("both.catte", one=asked, two=self._taking(coffee))

    def forecast(self) -> str:
        seen = self.seen
        coffee = seen.considered if seen.choosing else seen.served
        if coffee is None:
            return ""
        said, takes = ("", True) if seen.choosing else self._outcome(coffee)
        if not takes:
            return said
        taking = self._taking(coffee)
        return words("both.catte", one=said, two=taking) if said else taking

    def _outcome(self, coffee: Card) -> tuple[str, bool]:
        """What the cat one points at would do, and whether that may win the coffee."""
        seen = self.seen
        card, trick = seen.preview, seen.table.cards(TRICK)
        if card is None or not trick or len(trick) >= seen.game.seats:
            return "", True
        place, _ = winner((*trick, card), coffee.suit)
        name = seen.texts.card(card)
        if place < len(trick):
            other = seen.texts.card(trick[place])
            return words("gain.catte.loses", card=name, other=other), False
        last = len(trick) == seen.game.seats - 1
        return words("gain.catte.wins" if last else "gain.catte.ahead", card=name), True

    def _taking(self, coffee: Card) -> str:
        """What taking this coffee would do to one's own cup."""
        key, reached = self._reached(self.seen.viewer, coffee)
        return words(f"cup.catte.{key}", total=reached, limit=self.seen.rules.limit)

    def _reached(self, seat: int, coffee: Card) -> tuple[str, int]:
        """How full a seat's cup is with this coffee, as the end of a key and as a number."""
        limit = self.seen.rules.limit
        reached = self.cups.total(seat) + coffee.number
        return "over" if reached > limit else "exact" if reached == limit else "under", reached

    def asked_how(self) -> tuple[str, dict[str, object]]:
        seen = self.seen
        if seen.asked != CARD:
            return seen.asked, {}
        trick = seen.table.cards(TRICK)
        if not trick or seen.table.trick is not None or len(trick) >= seen.game.seats:
            return "card.lead", {}
        led = trick[0].suit
        follows = any(card.suit == led for card in seen.table.own_cards())
        return "card.follow" if follows else "card.free", {"suit": seen.texts.suit(led)}


class CatteHeading(Heading):
    """The round, and how much a cup holds."""

    seen: CatteSeen

    def told(self) -> tuple[str, str]:
        table = self.seen.table
        number = max(1, int(table.changed.get("round", table.view.round)))
        title = words("round.of", round=number, rounds=self.seen.game.seats)
        return title, words("limit.catte", limit=self.seen.rules.limit)
