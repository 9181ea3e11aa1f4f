"""A match to be played on from a moment of another one: practice, for its cards are known."""

from __future__ import annotations

from cardtable.match import Match
from cardtable.seats import Seat


def shortened(match: Match, at: int, seat: int) -> Match:
    """The first moves of a match, to be played on from there by this seat against the computer."""
    seats = tuple([_sitter(one, mine=number == seat) for number, one in enumerate(match.seats)])
    game = type(match.game)(match.game.seats, match.game.chosen)
    found = Match(game, match.seed, seats, practice=True)
    for turn in match.turns[:at]:
        found.play(turn.move)
    return found


def _sitter(seat: Seat, *, mine: bool) -> Seat:
    """Who sits there now: a person at one's own place, the computer at all others."""
    if mine:
        return seat if seat.who == "person" else Seat("person", "")
    return Seat("hard", seat.name) if seat.who == "person" else seat
