"""One moment of a match: the piles, whose turn it is, what is asked, the scores."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Self

from cardtable.rules.cards import Card, Luck, shuffled
from cardtable.rules.events import CardsMoved, Event, Gathered, Shuffled

OVER = "over"  # what is asked when nothing is: the game has ended


class State:
    """One moment of a match. Games add public fields of their own, all of them values.

    A state moves its own cards and notes each event in the same call if someone listens, so
    that what happened and what is shown cannot drift apart. Only a game's rules change it.
    """

    __slots__ = ("asked", "events", "lead", "piles", "round", "scores", "seed", "turn", "winners")

    piles: list[tuple[Card, ...]]
    turn: int  # the seat to move
    asked: str  # what that seat is asked: "card", "wish" …; OVER at the end
    lead: int  # who leads, or led, the trick
    round: int  # from 1
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # empty until the game is over
    seed: int  # the luck still to come; blank in a view
    events: list[Event] | None  # what has happened, if someone listens

    def __init__(self, piles: int, seats: int, seed: int) -> None:
        self.piles = [()] * piles
        self.turn = self.lead = 0
        self.asked = ""
        self.round = 0
        self.scores = (0,) * seats
        self.winners = ()
        self.seed = seed
        self.events = None

    def copy(self) -> Self:
        """The same moment again, silent. Written out by each game, for speed."""
        raise NotImplementedError

    def note(self, event: Event) -> None:
        """Note something that has happened."""
        if self.events is not None:
            self.events.append(event)

    def move(self, card: Card, source: int, target: int) -> None:
        """Lay one card of a pile on the end of another."""
        piles = self.piles
        pile = piles[source]
        at = pile.index(card)
        piles[source] = pile[:at] + pile[at + 1 :]
        piles[target] += (card,)
        if self.events is not None:
            self.events.append(CardsMoved((card,), source, target))

    def move_all(self, source: int, target: int) -> None:
        """Lay a whole pile on the end of another."""
        piles = self.piles
        cards = piles[source]
        if cards:
            piles[source] = ()
            piles[target] += cards
            if self.events is not None:
                self.events.append(CardsMoved(cards, source, target))

    def draw(self, count: int, source: int, target: int) -> None:
        """Draw cards from the front of a pile; as many as there are, if there are fewer."""
        piles = self.piles
        pile = piles[source]
        cards = pile[:count]
        if cards:
            piles[source] = pile[count:]
            piles[target] += cards
            if self.events is not None:
                self.events.append(CardsMoved(cards, source, target))

    def luck(self) -> Luck:
        """The luck for what happens now; the seed moves on, so the next luck is another."""
        luck = Random(self.seed).random
        self.seed = int(luck() * 2**53)
        return luck

    def shuffle(self, pile: int) -> None:
        """Shuffle a pile."""
        self.piles[pile] = shuffled(self.piles[pile], self.luck())
        if self.events is not None:
            self.events.append(Shuffled(pile))

    def gather(self, deck: tuple[Card, ...], piles: Iterable[int], into: int, luck: Luck) -> None:
        """Bring a whole deck, wherever it lies among these piles, together and shuffle it."""
        for pile in piles:
            self.piles[pile] = ()
        self.piles[into] = shuffled(deck, luck)
        if self.events is not None:
            self.events.append(Gathered(into))
