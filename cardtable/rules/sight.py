"""What one seat sees: the table as it looks to it, and what it sees of an event.

Everything secret is a card in a pile that says who knows it, so these few functions serve
every game. What a seat remembers is in memory.py, what it may guess in guess.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from typing import NewType

from cardtable.rules.cards import Card
from cardtable.rules.events import CardsMoved, Event
from cardtable.rules.game import AnyGame
from cardtable.rules.piles import MIXED, Pile
from cardtable.rules.state import State

# A state in which the cards its seat does not know are backs, and the seed is blank. It has a
# type of its own so that nobody can hand a player the real state.
View = NewType("View", State)

NOBODY = -1
"""The seat of those who merely stand by: it knows what lies open to all, and nothing else."""


def hidden_from(game: AnyGame, seat: int) -> Sequence[Pile]:
    """The piles whose cards this seat does not know."""
    if seat == NOBODY:
        return [pile for pile in game.piles if pile.known != "all"]
    return game.hidden_from[seat]


def view(game: AnyGame, state: State, seat: int) -> View:
    """What this seat knows by looking at the table."""
    seen_state = state.copy()
    seen_state.seed = 0
    piles = seen_state.piles
    for pile in hidden_from(game, seat):
        cards = piles[pile.number]
        if cards:
            piles[pile.number] = (pile.back,) * len(cards)
    return View(seen_state)


def seen(game: AnyGame, event: Event, seat: int) -> Event:
    """What this seat sees of an event: cards it knows at neither end are backs."""
    if isinstance(event, CardsMoved):
        source = game.pile_of[event.source]
        if not source.known_to(seat) and not game.pile_of[event.target].known_to(seat):
            return CardsMoved((source.back,) * len(event.cards), event.source, event.target)
    return event


def unseen_cards(game: AnyGame, sight: View, deck: int) -> list[Card]:
    """The cards of a deck that this view does not show, in their order."""
    piles = [sight.piles[pile.number] for pile in game.piles if pile.deck in (deck, MIXED)]
    cards = game.decks[deck]
    if len(game.faces[deck]) == len(cards):  # no card is in it twice
        shown: set[Card] = set().union(*piles)
        return [card for card in cards if card not in shown]
    times = Counter(chain.from_iterable(piles))
    left = [(card, count - times[card]) for card, count in game.faces[deck].items()]
    return [card for card, count in left for _ in range(count)]
