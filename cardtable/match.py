"""The referee: one match of one game, its seats, its log; plays, undoes, replays, saves.

A match is its game, options, seats, seed and moves. Its text form holds just these, so the
log that grows on disk is also the save file, the replay and the bug report.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cardtable.games import GAMES
from cardtable.rules.events import CardsMoved, Event
from cardtable.rules.game import AnyGame, BadOption
from cardtable.rules.memory import Memory
from cardtable.rules.moves import Move, move_named
from cardtable.rules.reasons import IllegalMove
from cardtable.rules.sight import View, seen, view
from cardtable.rules.state import State
from cardtable.seats import WHO, Seat, called

FORMAT = 1
TITLE = "cardtable match"
MOST_DIGITS = 10  # of a count in the heading
SEEDS = 2**53  # seeds are whole numbers from 0 up to, not with, this


class BadMatch(ValueError):
    """A text that is no match, with the line and what would be right."""


class Turn(NamedTuple):
    """One move of the log: who made it, the moment before it, and what happened."""

    seat: int
    move: Move
    before: State
    events: tuple[Event, ...]


@dataclass
class Match:
    """A match under way or over. Only `play` and `undo` change it."""

    game: AnyGame
    seed: int
    seats: tuple[Seat, ...]
    practice: bool = False  # its cards were known: a move taken back, or a deal played once more
    hints: int = 0  # so many were given to the people who play it
    turns: list[Turn] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        assert len(self.seats) == self.game.seats
        self.state: State = self.game.deal(self.seed, listening=True)
        self.opening: tuple[Event, ...] = tuple(self.state.events or ())
        self.state.events = None
        self._memories: dict[int, tuple[int, Memory]] = {}

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over(self.state)

    def legal_moves(self) -> list[Move]:
        """Every move the seat to move may make."""
        return self.game.legal_moves(self.state)

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make a move for the seat whose turn it is, and tell what happened.

        Raises IllegalMove, and changes nothing, if the rules do not allow it.
        """
        before = self.state
        if self.over:
            raise IllegalMove(f"'{move}' cannot be played: the game is over")
        self.game.check(before, move)
        state = before.copy()
        state.events = []
        self.game.play(state, move)
        events = tuple(state.events)
        state.events = None
        self.state = state
        self.turns.append(Turn(before.turn, move, before, events))
        return events

    def undo(self, count: int = 1) -> None:
        """Take the last moves back. The match becomes practice if they had shown anything."""
        assert 0 < count <= len(self.turns)
        if any(self.showed_something(turn) for turn in self.turns[-count:]):
            self.practice = True
        self.state = self.turns[-count].before
        del self.turns[-count:]
        self._memories = {
            seat: kept for seat, kept in self._memories.items() if kept[0] <= len(self.turns)
        }

    def showed_something(self, turn: Turn) -> bool:
        """Whether this move let any seat know a card it had not known."""
        return any(self.showed(turn, seat) for seat in range(self.game.seats))

    def showed(self, turn: Turn, seat: int) -> bool:
        """Whether this move let this seat know a card it had not known."""
        pile_of = self.game.pile_of
        return any(
            isinstance(event, CardsMoved)
            and not pile_of[event.source].known_to(seat)
            and pile_of[event.target].known_to(seat)
            for event in turn.events
        )

    def view(self, seat: int) -> View:
        """What this seat may know by looking."""
        return view(self.game, self.state, seat)

    def seen(self, events: Sequence[Event], seat: int) -> list[Event]:
        """These events as this seat sees them."""
        return [seen(self.game, event, seat) for event in events]

    def memory(self, seat: int) -> Memory:
        """What this seat remembers by now. It is a copy of its own."""
        known, memory = self._memories.get(seat, (0, Memory(self.game, seat)))
        for turn in self.turns[known:]:
            memory.learn(view(self.game, turn.before, seat), self.seen(turn.events, seat))
        self._memories[seat] = len(self.turns), memory
        return memory.copy()

    # The text form

    def heading(self) -> str:
        """Everything of the text but the moves."""
        lines = [f"{TITLE} {FORMAT}", f"game {self.game.id}", f"seed {self.seed}"]
        lines += [f"option {name} {value}" for name, value in self.game.chosen.items()]
        lines += [
            " ".join(["seat", str(number), seat.who, *called(seat.name).split()])
            for number, seat in enumerate(self.seats)
        ]
        if self.hints:
            lines.append(f"hints {self.hints}")
        if self.practice:
            lines.append("practice")
        return "".join([f"{line}\n" for line in [*lines, "moves"]])

    def to_text(self) -> str:
        """The whole match as text; `from_text` makes the same match of it."""
        return self.heading() + "".join([move_line(turn.seat, turn.move) for turn in self.turns])


def move_line(seat: int, move: Move) -> str:
    """A move as the log has it."""
    return f"{seat}: {move.text}\n"


def from_text(text: str, *, moves: int | None = None) -> Match:
    """The match of a text, or its first moves; BadMatch names the line that is wrong.

    Lines may end as Windows ends them: editors there do so, and old saves have both kinds.
    """
    text = text.replace("\r\n", "\n")
    if not text.startswith(TITLE):
        raise BadMatch(f"line 1: not a saved match; it should begin with '{TITLE} {FORMAT}'")
    if not text.endswith("\n"):
        raise BadMatch(f"line {text.count(chr(10)) + 1}: the file breaks off in this line")
    lines = text.split("\n")[:-1]
    match, first = read_heading(lines)
    for number, line in enumerate(lines[first:], first + 1):
        if moves is not None and len(match.turns) == moves:
            break
        play_line(match, line, number)
    return match


def read_heading(lines: Sequence[str]) -> tuple[Match, int]:
    """The match before its first move, and the line the moves begin at."""
    version = lines[0].removeprefix(TITLE).strip()
    if version != str(FORMAT):
        newer = is_number(version) and int(version[:20]) > FORMAT
        advice = "a newer Cardtable is needed" if newer else f"it should be {FORMAT}"
        raise BadMatch(f"line 1: format '{shown(version)}' is not known; {advice}")
    game_id = ""
    seed = ""
    options: dict[str, str] = {}
    places: dict[str, int] = {}  # the line of each option
    seats: list[Seat] = []
    practice = False
    hints = ""
    for number, line in enumerate(lines[1:], 2):
        match line.split(" ", 3):
            case ["game", name] if name in GAMES and not game_id:
                game_id = name
            case ["game", name] if not game_id:
                there = ", ".join(GAMES)
                raise BadMatch(f"line {number}: no game '{shown(name)}'; there are {there}")
            case ["seed", digits] if is_number(digits) and not seed:
                if len(digits) > len(str(SEEDS)) or int(digits) >= SEEDS:
                    raise BadMatch(f"line {number}: a seed is from 0 to {SEEDS - 1}")
                seed = digits
            case ["option", name, value] if name not in options:
                options[name] = value
                places[name] = number
            case ["seat", place, who, *names] if place == str(len(seats)) and who in WHO:
                seats.append(Seat(who, called(" ".join(names))))
            case ["hints", digits] if is_number(digits) and not hints and len(digits) < MOST_DIGITS:
                hints = digits
            case ["practice"]:
                practice = True
            case ["moves"]:
                for what, there in (("game meows", game_id), ("seed 7", seed)):
                    if not there:
                        raise BadMatch(f"line {number}: a line '{what}' is missing before this")
                try:
                    game = GAMES[game_id](len(seats), options)
                except BadOption as problem:
                    wrong = places.get(problem.option, number)
                    raise BadMatch(f"line {wrong}: {shown(str(problem), 200)}") from None
                return Match(game, int(seed), tuple(seats), practice, int(hints or 0)), number
            case _:
                raise BadMatch(f"line {number}: '{shown(line)}' has no place before the moves")
    raise BadMatch(f"line {len(lines)}: the file breaks off before its moves")


def is_number(text: str) -> bool:
    """Whether this is a whole number, of however many digits."""
    return text.isascii() and text.isdecimal()


def shown(text: str, length: int = 60) -> str:
    """The beginning of a text from outside, fit to be shown in one line."""
    return "".join([char if char.isprintable() else "?" for char in text[:length]])


def play_line(match: Match, line: str, number: int) -> None:
    """Play one line of the log."""
    place, _, text = line.partition(": ")
    if match.over:
        raise BadMatch(f"line {number}: the game was over before this move")
    if place != str(match.state.turn):
        raise BadMatch(f"line {number}: it is seat {match.state.turn}'s turn, not '{shown(line)}'")
    try:
        match.play(move_named(text))
    except KeyError:
        raise BadMatch(f"line {number}: there is no move '{shown(text)}'") from None
    except IllegalMove as problem:
        raise BadMatch(f"line {number}: {problem}") from None
