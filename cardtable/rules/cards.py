"""Cards, and the one way of shuffling them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

_BY_NAME: dict[str, Card] = {}


class Card:
    """One card face: it exists once, so cards are compared by identity and pickled by name.

    A face that lies several times in a deck is the same card several times in its piles.
    """

    __slots__ = ("name", "number", "order", "suit")

    name: str  # "snow-2": unique over all games, and how the card reads in a saved match
    suit: str
    number: int
    order: int  # its place in the list of all cards, for sorting

    def __init__(self, suit: str, number: int, name: str) -> None:
        assert name not in _BY_NAME, f"two cards are called {name}"
        self.suit = suit
        self.number = number
        self.name = name
        self.order = len(_BY_NAME)
        _BY_NAME[name] = self

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card_named, (self.name,)


def card_named(name: str) -> Card:
    """The card of that name; KeyError if no game has it."""
    return _BY_NAME[name]


def suit_of(suit: str, numbers: Iterable[int]) -> tuple[Card, ...]:
    """New cards of one suit, one for each number: fine-1, fine-2 …"""
    return tuple(Card(suit, number, f"{suit}-{number}") for number in numbers)


def back(kind: str) -> Card:
    """What a seat sees of a card of this kind that it does not know."""
    return Card("back", 0, f"back-{kind}")


NO_CARD = Card("none", 0, "no-card")  # what a move that is only a word has for a card


def card_order(card: Card) -> int:
    """The key that sorts cards by suit and number."""
    return card.order


Luck = Callable[[], float]  # each call gives a number from 0 up to, not with, 1


def shuffled(cards: Sequence[Card], luck: Luck) -> tuple[Card, ...]:
    """These cards in an order that the luck alone decides.

    Of the random module only the stream of random() is promised to stay the same in every
    version of Python, so the cards are sorted by its values.
    """
    order = [(luck(), place) for place in range(len(cards))]
    order.sort()
    return tuple([cards[place] for _, place in order])
