"""Which move undo takes back, and who has to be asked before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cardtable.match import Match
from cardtable.rules.moves import Move


@dataclass(frozen=True, slots=True)
class Asks:
    """A person whose leave is needed, and what for."""

    seat: int
    why: Literal["choice", "seen"]  # an own choice goes with it, or something has been seen since


def no_choice(moves: Sequence[Move], unsaid: frozenset[str]) -> bool:
    """Whether there is only one word to say, which goes without saying."""
    return len(moves) == 1 and moves[0].word in unsaid


def last_choice(match: Match, persons: Sequence[int], unsaid: frozenset[str]) -> int | None:
    """The last move that was a person's own choice, by its place in the match."""
    turns = match.turns
    for at in range(len(turns) - 1, -1, -1):
        turn = turns[at]
        if turn.seat in persons and not no_choice(match.game.legal_moves(turn.before), unsaid):
            return at
    return None


def to_be_asked(
    match: Match, persons: Sequence[int], asker: int, at: int, witnessed: int
) -> list[Asks]:
    """Who, besides the one who asks for it, has to agree that all from this move on is taken back.

    That is everybody who made one of those moves, and everybody who has heard a word or was shown a
    card by one of them, if it is among the first ``witnessed`` moves of the match.
    """
    found = []
    for seat in persons:
        if seat == asker:
            continue
        if any(turn.seat == seat for turn in match.turns[at:]):
            found.append(Asks(seat, "choice"))
        elif any(turn.move.word or match.showed(turn, seat) for turn in match.turns[at:witnessed]):
            found.append(Asks(seat, "seen"))
    return found
