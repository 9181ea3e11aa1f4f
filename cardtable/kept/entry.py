"""One kept match in a line: all that lists and statistics tell of it.

It is made of the match's file alone, and of the review beside it, so it can always be made again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from cardtable import library
from cardtable.codes.deals import Deal, deal_of
from cardtable.codes.results import Outcome, own_seat
from cardtable.games import GAMES
from cardtable.library import Kept
from cardtable.match import Match
from cardtable.reading import Reading, Stands
from cardtable.review import kept as reviews
from cardtable.review.report import Report
from cardtable.rules.remembered import OPEN_MEMORY
from cardtable.seats import Seat


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What a review found of the one who played."""

    accuracy: float  # from 0 to 100
    luck: float  # what the cards gave, in points of a share or of the game …
    skill: float  # … and what all play did


@dataclass(frozen=True, slots=True)
class Entry:
    """What is told of one kept match."""

    kept: Kept
    stands: Stands  # of its file
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    seats: tuple[Seat, ...] = ()
    moves: int = 0
    over: bool = False
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    practice: bool = False
    hints: int = 0
    own: int | None = None  # the seat of the one who says “I”
    reviewed: Reviewed | None = None

    @property
    def game(self) -> str:
        """The game's id."""
        return self.kept.game

    @property
    def when(self) -> datetime:
        """When it was put among the kept ones."""
        return self.kept.when

    @property
    def open_memory(self) -> bool:
        """Whether its players could look swept tricks up."""
        return self.options.get(OPEN_MEMORY.name) == "yes"

    @property
    def set_aside(self) -> bool:
        """Whether it was put out of the way of another."""
        return self.kept.where == "aside"

    @property
    def readable(self) -> bool:
        """Whether there is a match in it at all."""
        return bool(self.seats)

    @property
    def deal(self) -> Deal:
        """What was dealt."""
        return Deal(self.game, len(self.seats), tuple(self.options.items()), self.seed)

    @property
    def outcome(self) -> Outcome:
        """How it ended."""
        return Outcome(self.scores, self.winners, self.own)

    @property
    def share(self) -> float:
        """What its player has of the win, from 0 to 1: a shared one is shared out."""
        if self.own is None or self.own not in self.winners:
            return 0.0
        return 1.0 if GAMES[self.game].together else 1 / len(self.winners)

    def match(self) -> Match | None:
        """The match itself, as far as it can be read."""
        return library.read(self.kept).match


def entry_of(kept: Kept, reading: Reading | None = None) -> Entry:
    """Read a match and tell of it."""
    reading = reading or library.read(kept)
    match = reading.match
    if match is None or match.game.id != kept.game:
        return Entry(kept, reading.stands if match is None else "no match")
    own = own_seat(match)
    report = reviews.read(kept.path, match) if match.over else None
    return Entry(
        kept,
        reading.stands,
        match.seed,
        dict(match.game.chosen),
        match.seats,
        len(match.turns),
        match.over,
        tuple(match.state.scores) if match.over else (),
        tuple(sorted(match.state.winners)) if match.over else (),
        match.practice,
        match.hints,
        own,
        None if report is None or own is None else _reviewed(report, own),
    )


def _reviewed(report: Report, own: int) -> Reviewed | None:
    accuracy = next((one.value for one in report.accuracy if one.seat == own), None)
    split = next((one for one in report.splits if one.seat == own), None)
    if accuracy is None or split is None:
        return None
    luck, skill = report.in_points(split.luck), report.in_points(split.skill)
    return Reviewed(round(accuracy, 2), round(luck, 3), round(skill, 3))


def told(match: Match, path: Path, when: datetime) -> Entry:
    """What would be told of a match that has just been played, and lies here or nowhere yet."""
    return entry_of(Kept(path, match.game.id, when, ""), Reading("whole", match))


def same_deal(one: Entry, match: Match) -> bool:
    """Whether this was the deal of that match: the same cards by the same rules."""
    return one.over and one.game == match.game.id and one.deal == deal_of(match)


# As a line of the index


def as_line(entry: Entry) -> list[Any]:
    """An entry as values that go into JSON, without its file's name."""
    found = entry.reviewed
    return [
        entry.stands,
        entry.seed,
        dict(entry.options),
        [[seat.who, seat.name] for seat in entry.seats],
        entry.moves,
        entry.over,
        list(entry.scores),
        list(entry.winners),
        entry.practice,
        entry.hints,
        entry.own,
        None if found is None else [found.accuracy, found.luck, found.skill],
    ]


def from_line(kept: Kept, line: list[Any]) -> Entry:
    """The same entry; ValueError or TypeError if the line is none, or of other rules than ours."""
    stands, seed, options, seats, moves, over, scores, winners, practice, hints, own, found = line
    numbers = [seed, moves, hints, *scores, *winners, *([] if own is None else [own])]
    known = [option.name for option in GAMES[kept.game].options]
    if not all(isinstance(one, int) for one in numbers) or (seats and list(options) != known):
        raise ValueError(line)
    if over and not (seats and len(scores) == len(seats)):
        raise ValueError(line)
    return Entry(
        kept,
        stands,
        seed,
        options,
        tuple([Seat(str(who), str(name)) for who, name in seats]),
        moves,
        bool(over),
        tuple(scores),
        tuple(winners),
        bool(practice),
        hints,
        own,
        None if found is None else Reviewed(*map(float, found)),
    )
