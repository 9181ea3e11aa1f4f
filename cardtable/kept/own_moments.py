"""Your own moments on disk: found in the reviews that lie beside finished games, asked by the day.

A file that is broken or cannot be written is no reason to stop: it is as if none were found yet.
"""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

from cardtable import library
from cardtable.exercises import own
from cardtable.exercises.own import Moment, OwnCourse, Schedule
from cardtable.library import Kept
from cardtable.review import kept as reviews
from cardtable.settings import data_folder
from cardtable.storage.files import names_in, read_plain, write_whole

_MOST = 1 << 24  # bytes
_AT_ONCE = 12  # reviews that are looked through at once; the others the next time


def path() -> Path:
    """The file."""
    return data_folder() / "moments.json"


def read() -> Schedule:
    """What is kept."""
    try:
        return own.from_record(json.loads(read_plain(path(), _MOST).decode()))
    except (OSError, ValueError, RecursionError):
        return Schedule()


def write(schedule: Schedule) -> bool:
    """Keep this; whether that could be done."""
    return write_whole(path(), json.dumps(own.as_record(schedule)).encode())


def look(today: date) -> Schedule:
    """Look through the latest reviews nobody has looked through yet, and keep what they show."""
    schedule = read()
    names = set(names_in(library.finished_folder()))
    waiting = [one for one in library.finished() if _fresh(one, names, schedule)]
    if not waiting:
        return schedule
    for kept in waiting[:_AT_ONCE]:
        schedule = schedule.with_found(kept.path.name, _found(kept, today))
    write(schedule)
    return schedule


def _fresh(kept: Kept, names: set[str], schedule: Schedule) -> bool:
    name = kept.path.name
    return reviews.beside(kept.path).name in names and name not in schedule.looked_at


def _found(kept: Kept, today: date) -> list[Moment]:
    match = library.read(kept).match
    report = reviews.read(kept.path, match) if match is not None else None
    return [] if match is None or report is None else own.found_in(match, report, today)


def course(game: str, today: date) -> OwnCourse | None:
    """The moments of a game that are due, as a course that keeps each answer; None if none is."""

    def told(moment: Moment, right: bool) -> None:
        write(read().with_answer(moment, right, today))

    due = [one for one in read().due(game, today) if own.exercise_of(one) is not None]
    return OwnCourse(due, told) if due else None
