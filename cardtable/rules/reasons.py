"""Why a trick was won, a card may not be played, a score is what it is: keys with values.

The screen words them in the player's language.
"""

from __future__ import annotations

from typing import NamedTuple

from cardtable.rules.cards import Card

Value = Card | str | int


class Reason(NamedTuple):
    """A key into the texts, and what fills the gaps of its sentence."""

    key: str
    values: tuple[tuple[str, Value], ...] = ()


def because(key: str, **values: Value) -> Reason:
    """The reason of this key with these values."""
    return Reason(key, tuple(values.items()))


class Line(NamedTuple):
    """One line of a score: so many of these, times so much, gives so much."""

    what: str
    amount: int
    times: int
    gives: int


def counted(what: str, amount: int, times: int) -> Line:
    """The line that counts these at so much each."""
    return Line(what, amount, times, amount * times)


class IllegalMove(Exception):
    """A move the rules do not allow now: a bug in a player or the table, or a false log."""
