"""How far somebody has come with the exercises: the best stars of each chapter, kept on disk.

A file that is broken or cannot be written is no reason to stop: it is as if nothing was done yet.
"""

from __future__ import annotations

import json
from pathlib import Path

from cardtable.exercises.chapters import STARS
from cardtable.exercises.course import ENDLESS, Course
from cardtable.settings import data_folder
from cardtable.storage.files import read_plain, write_whole

_MOST = 100_000  # bytes; all that there is to keep has a few thousand


def path() -> Path:
    """The file."""
    return data_folder() / "exercises.json"


def _all() -> dict[str, dict[str, int]]:
    try:
        found = json.loads(read_plain(path(), _MOST).decode())
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {
        str(game): {
            str(name): best
            for name, best in bests.items()
            if isinstance(best, int) and best > 0 and (best <= STARS or name == ENDLESS)
        }
        for game, bests in found.items()
        if isinstance(bests, dict)
    }


def bests_of(game: str) -> dict[str, int]:
    """The stars of each chapter that was finished; of the endless ones the longest row."""
    return _all().get(game, {})


def keep(game: str, course: Course) -> None:
    """Keep what a course has come to, if it is better than what was."""
    came_to = course.stars if course.over else course.best if course.name == ENDLESS else 0
    kept = _all()
    bests = kept.setdefault(game, {})
    if came_to > bests.get(course.name, 0):
        bests[course.name] = came_to
        write_whole(path(), json.dumps(kept, indent=1).encode())
