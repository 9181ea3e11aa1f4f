"""The moments of a match, one before each move: what each review question is asked of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.match import Match, Turn
from cardtable.review.report import Kind
from cardtable.review.values import Fixed, seen_below
from cardtable.rules.events import CardsMoved, Event, Gathered, Shuffled
from cardtable.rules.game import AnyGame
from cardtable.rules.memory import Memory
from cardtable.rules.moves import Move
from cardtable.rules.sight import View
from cardtable.rules.state import State


@dataclass(frozen=True, slots=True)
class Moment:
    """A move of a match, what its seat knew before it, and what luck came with it."""

    move: int
    turn: Turn
    sight: View  # of the seat to move
    memory: Memory
    legal: Sequence[Move]
    after: State
    fixed: tuple[Fixed, Fixed]  # before the move, and after it
    chance: Kind | None
    drawer: int | None  # the only seat that drew

    @property
    def forced(self) -> bool:
        """Whether there was nothing else to do."""
        return len(self.legal) == 1


def moments(match: Match) -> list[Moment]:
    """Every moment of a match, in order."""
    game = match.game
    again = Match(game, match.seed, match.seats)
    below = seen_below(again)
    found = []
    for number, turn in enumerate(match.turns):
        seat = turn.seat
        sight, memory, legal = again.view(seat), again.memory(seat), again.legal_moves()
        again.play(turn.move)
        fixed, below = below, seen_below(again)
        kind = chance_of(game, turn.events)
        drawer = drawer_of(game, turn.events) if kind == "draw" else None
        found.append(
            Moment(number, turn, sight, memory, legal, again.state, (fixed, below), kind, drawer)
        )
    return found


def chance_of(game: AnyGame, events: Sequence[Event]) -> Kind | None:
    """What luck these events tell of: the greatest of it."""
    if any(isinstance(event, Gathered) for event in events):
        return "deal"
    if any(isinstance(event, Shuffled) for event in events):
        return "reshuffle"
    return "draw" if any(is_draw(game, event) for event in events) else None


def is_draw(game: AnyGame, event: Event) -> bool:
    """Whether cards come from where nobody knew them to where somebody does."""
    if not isinstance(event, CardsMoved):
        return False
    source, target = game.pile_of[event.source], game.pile_of[event.target]
    return source.known == "nobody" and target.known != "nobody"


def drawer_of(game: AnyGame, events: Sequence[Event]) -> int | None:
    """The only seat that draws here."""
    owners = {
        game.pile_of[event.target].owner
        for event in events
        if isinstance(event, CardsMoved) and is_draw(game, event)
    }
    return owners.pop() if len(owners) == 1 else None
