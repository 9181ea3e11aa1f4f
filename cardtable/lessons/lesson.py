"""What a lesson is: a deal, and a script of everything that is said and done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.rules.cards import Card
from cardtable.rules.events import Event
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move, move_named
from cardtable.rules.reasons import Reason
from cardtable.rules.state import State
from cardtable.seats import Seat

Worth = Callable[[AnyGame, State, int], float]


class Once:
    """An event that must have happened: its kind, and what some of its fields are."""

    def __init__(self, kind: type[Event], **fields: object) -> None:
        self.kind = kind
        self.fields = fields

    def is_met(self, event: Event) -> bool:
        """Whether this event is one."""
        return isinstance(event, self.kind) and all(
            plain(getattr(event, name)) == value for name, value in self.fields.items()
        )


def plain(value: object) -> object:
    """A field of an event as a lesson writes it."""
    if isinstance(value, Card):
        return value.name
    if isinstance(value, Reason):
        return value.key
    return value


@dataclass(frozen=True)
class Tell:
    """Somebody says something, and a tap goes on."""

    name: str  # of its sentence
    who: str  # speaks: a character
    at: Sequence[str] = ()  # what is pointed at
    since: Once | None = None  # what must have happened since the step before


@dataclass(frozen=True)
class Do:
    """Somebody says what is wanted, and the learner does it."""

    name: str
    who: str
    move: str
    also: Sequence[str] = ()  # moves as welcome as that one
    at: Sequence[str] = ()  # what is pointed at; of itself the card or answer of the move
    since: Once | None = None


Step = Tell | Do


def no_worth(game: AnyGame, state: State, seat: int) -> float:
    """Nothing that could be counted."""
    del game, state, seat
    return 0.0


@dataclass(frozen=True)
class Lesson:
    """A fixed deal, and everything that is said and done on it."""

    seed: int
    seats: Sequence[str]  # who sits there, by character; "" is the learner
    script: Sequence[Step | str]
    options: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    worth: Worth = no_worth  # what a seat's position counts for, to tell what a move has cost

    @property
    def learner(self) -> int:
        """The seat of the one who learns."""
        return list(self.seats).index("")

    @property
    def steps(self) -> Sequence[Step]:
        """What is said, in its order."""
        return [part for part in self.script if not isinstance(part, str)]

    def match(self, game: str, name: str = "") -> Match:
        """The match it is about, before its first move."""
        seats = [Seat("easy", who) if who else Seat("person", name) for who in self.seats]
        return Match(GAMES[game](len(seats), self.options), self.seed, tuple(seats))

    def moves(self, begin: int = 0, end: int | None = None) -> Iterator[Move]:
        """The moves of a part of the script."""
        for part in self.script[begin:end]:
            if not isinstance(part, Tell):
                yield move_named(part if isinstance(part, str) else part.move)


def taught(step: Step) -> str:
    """The key of what the list of things met keeps of a step, where it has words."""
    return f"{step.name}.met"
