"""A table in words: what somebody who does not see it would ask, and what is answered.

It reads one seat's view and nothing else, so it can tell nothing that this seat may not know; and
cards that lie face down are counted and not named, whoever might remember them. An `Aloud` on its
own serves any game from its piles; a game that has more to tell derives its own in `aloud.py` in
its folder and names it in its kit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.media.words import listed, valued, words
from cardtable.rules.cards import Card
from cardtable.rules.piles import Pile
from cardtable.rules.sight import View
from cardtable.table.wording import Wording

_NAMED = 6  # cards of a pile in the middle are named; of a larger one the topmost


class Aloud:
    """One moment of a table, as one seat sees it."""

    def __init__(self, texts: Wording, view: View, viewer: int, *, open_hand: bool = True) -> None:
        self.texts = texts
        self.game = texts.game
        self.view: Any = view  # a game's own has its public fields
        self.viewer = viewer
        self.open_hand = open_hand  # the viewer's hand is not face down

    # What is asked for by a key

    def hand(self) -> str:
        """One's own cards, in the order they lie."""
        if not self.open_hand:
            return words("aloud.hand.closed")
        cards = self.cards("hand", self.viewer)
        if not cards:
            return words("aloud.hand.none")
        return counted("aloud.hand", len(cards), cards=self.listed(cards))

    def trick(self) -> list[str]:
        """Who has played what to the trick that lies here."""
        if self.pile("trick", self.viewer) is None:
            return []
        cards = self.cards("trick", self.viewer)
        if not cards:
            return [words("aloud.trick.none")]
        return [
            valued(self.texts.names[(self.view.lead + order) % self.game.seats], self.card(card))
            for order, card in enumerate(cards)
        ]

    def table(self) -> list[str]:
        """What lies in the middle, but for the trick; a pile to a line."""
        return [
            line
            for pile in self.game.piles
            if pile.owner is None and pile.name != "trick" and (line := self.pile_line(pile))
        ]

    def seat(self, seat: int) -> str:
        """A seat: its cards, and what lies before it."""
        lines = [self.hand_count(seat), *self.before(seat)]
        return words("aloud.seat", name=self.texts.names[seat], told=self.told(lines))

    def before(self, seat: int) -> list[str]:
        """What lies before a seat besides its hand."""
        own = [pile for pile in self.game.piles if pile.owner == seat and pile.name != "hand"]
        return [line for pile in own if (line := self.pile_line(pile))]

    def scores(self) -> str:
        """Everybody's points, the highest first."""
        scores = self.view.scores
        if self.game.together:
            return words("aloud.score.together", points=scores[0])
        order = sorted(range(self.game.seats), key=lambda seat: (-scores[seat], seat))
        return words(
            "aloud.scores",
            scores=listed(
                words("aloud.score", name=self.texts.names[seat], points=scores[seat])
                for seat in order
            ),
        )

    def card(self, card: Card) -> str:
        """What a card is called, with what its name does not tell."""
        return self.texts.card(card)

    # How to say it

    def pile(self, name: str, seat: int) -> Pile | None:
        """The pile of this name, before a seat or in the middle."""
        for pile in self.game.piles:
            if pile.name == name and pile.owner in (None, seat):
                return pile
        return None

    def cards(self, name: str, seat: int) -> tuple[Card, ...]:
        """What lies there."""
        pile = self.pile(name, seat)
        found: tuple[Card, ...] = () if pile is None else self.view.piles[pile.number]
        return found

    def hand_count(self, seat: int) -> str:
        """How many cards somebody holds."""
        return counted("aloud.count", len(self.cards("hand", seat)))

    def pile_line(self, pile: Pile) -> str:
        """What a pile is called, and its cards as far as they lie open; else how many there are."""
        cards = self.view.piles[pile.number]
        if not cards:
            return ""
        name = self.texts.of("pile", pile.name)
        count = counted("aloud.count", len(cards))
        if not pile.face_up or any(card.suit == "back" for card in cards):
            return valued(name, count)
        if len(cards) <= _NAMED:
            return valued(name, self.listed(cards))
        return valued(name, words("aloud.top", count=count, card=self.card(cards[-1])))

    def listed(self, cards: Sequence[Card]) -> str:
        """These cards one after another."""
        return listed(self.card(card) for card in cards)

    def told(self, lines: Sequence[str]) -> str:
        """Several things about one."""
        return listed(line for line in lines if line)


def counted(key: str, count: int, **values: str) -> str:
    """So many of something: one of it may have a sentence of its own."""
    if count == 1:
        return words.either(f"{key}.one", key, count=count, **values)
    return words(key, count=count, **values)
