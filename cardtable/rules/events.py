"""What has happened, one event after another: what the table shows and players remember."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.rules.cards import Card
from cardtable.rules.reasons import Line, Reason


class RoundStarted(NamedTuple):
    """A round begins: its number from 1, and who leads it."""

    round: int
    lead: int


class Gathered(NamedTuple):
    """All cards of this pile's deck were gathered in it and shuffled: nothing is known of them."""

    pile: int


class CardsMoved(NamedTuple):
    """These cards went from one pile to another, in this order, all at once."""

    cards: tuple[Card, ...]
    source: int
    target: int


class Shuffled(NamedTuple):
    """The cards of this pile lie in a new order that nobody knows."""

    pile: int


class Said(NamedTuple):
    """A seat said this word, as its move or with it."""

    seat: int
    word: str


class Changed(NamedTuple):
    """Something that lies open changed: the day/night marker, the lead."""

    what: str
    to: str | int


class TrickWon(NamedTuple):
    """A trick is over: the cards in the order played from the lead on, who won it, and why.

    Without cards it is one that is swept up and not to be looked at again.
    """

    seat: int
    lead: int
    cards: tuple[Card, ...]
    card: Card
    reason: Reason


class Scored(NamedTuple):
    """A seat's points: line by line, together, and its total after them.

    With seat None the points are everybody's.
    """

    seat: int | None
    reason: Reason
    lines: tuple[Line, ...]
    points: int
    total: int


class RoundEnded(NamedTuple):
    """A round is over: its number, why it ended, and every seat's total."""

    round: int
    reason: Reason
    scores: tuple[int, ...]


class GameEnded(NamedTuple):
    """The game is over: who won it (several if they share it), and every seat's total."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


Event = (
    RoundStarted
    | Gathered
    | CardsMoved
    | Shuffled
    | Said
    | Changed
    | TrickWon
    | Scored
    | RoundEnded
    | GameEnded
)
