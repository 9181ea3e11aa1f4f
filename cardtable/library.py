"""The matches that are kept beside those under way: finished ones, somebody else's, and ones set
aside.

Each is a file whose name tells the time, the game, and for one set aside why: read it with `read`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Literal

from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.reading import Reading, read_file
from cardtable.settings import data_folder
from cardtable.storage import disk as layer
from cardtable.storage.files import (
    DATED,
    dated,
    move,
    names_in,
    read_plain,
    write_whole,
)

END = ".match"

Why = Literal["waiting", "replaced", "broken", "newer"]
"""Why a match is set aside: another was begun from outside; another was chosen instead of it; it
cannot be read whole; or only a newer Cardtable can read it."""

Where = Literal["finished", "imported", "aside"]
"""Among which matches one lies: played to its end here; brought in from elsewhere; set aside."""

_UNNAMED = '<>:"/\\|?*'  # what no name of a file may hold on some system
_LONGEST = 60  # letters of a name


def folder() -> Path:
    """Where matches under way lie."""
    return data_folder() / "matches"


def finished_folder() -> Path:
    """Where finished matches lie."""
    return folder() / "finished"


def imported_folder() -> Path:
    """Where finished matches lie that were brought in from elsewhere."""
    return folder() / "imported"


def deleted_folder() -> Path:
    """Where matches lie that were deleted, as long as that can be undone."""
    return folder() / "deleted"


def aside_folder() -> Path:
    """Where matches lie that were set aside."""
    return folder() / "aside"


@dataclass(frozen=True)
class Kept:
    """One match of the library, told from its file's name."""

    path: Path
    game: str
    when: datetime
    name: str  # what the player calls it; of one set aside, why
    where: Where = "finished"


def finished() -> list[Kept]:
    """Every finished match, the latest first."""
    return _listed(finished_folder(), "finished")


def imported() -> list[Kept]:
    """Every match brought in from elsewhere, the latest first."""
    return _listed(imported_folder(), "imported")


def aside() -> list[Kept]:
    """Every match set aside, the latest first."""
    return _listed(aside_folder(), "aside")


def everything() -> list[Kept]:
    """Every match that is kept."""
    return [*finished(), *imported(), *aside()]


def read(kept: Kept) -> Reading:
    """The match itself, as far as it can be read."""
    return read_file(kept.path)


def rename(kept: Kept, name: str) -> Kept:
    """Call a match something; what it is now, or what it was if that cannot be done."""
    clean = "".join([char for char in name if char.isprintable() and char not in _UNNAMED])
    clean = " ".join(clean.split())[:_LONGEST].strip(" .")
    stamp = kept.path.name.split(" ", 1)[0]
    target = kept.path.with_name(f"{stamp} {kept.game} {clean}".strip() + END)
    if target == kept.path or not move(kept.path, target):
        return kept
    return replace(kept, path=target, name=clean)


def keep_finished(path: Path, game: str) -> bool:
    """Put a finished match's file among the finished ones."""
    return move(path, dated(finished_folder(), f" {game}{END}"))


def set_aside(path: Path, game: str, why: Why) -> Path | None:
    """Put a file aside under a dated name; where it lies now."""
    target = dated(aside_folder(), f" {game} {why}{END}")
    return target if move(path, target) else None


def take_in(match: Match) -> Path | None:
    """Keep a match that comes from elsewhere: finished, or set aside to be gone on with.

    Where it lies; nothing is kept twice.
    """
    there = kept_path(match)
    if there is not None:
        return there
    game = match.game.id
    if match.over:
        path = dated(imported_folder(), f" {game}{END}")
    else:
        path = dated(aside_folder(), f" {game} waiting{END}")
    return path if write_whole(path, match.to_text().encode()) else None


def kept_path(match: Match) -> Path | None:
    """Where exactly this match is kept; None if it is not."""
    data = match.to_text().encode()
    return next((one.path for one in everything() if _holds(one, match.game.id, data)), None)


def _holds(kept: Kept, game: str, data: bytes) -> bool:
    """Whether a match's file holds exactly this."""
    if kept.game != game:
        return False
    try:
        same = layer.disk.facts(kept.path).size == len(data)
        return same and read_plain(kept.path, len(data)) == data
    except OSError:
        return False


def _listed(folder: Path, where: Where) -> list[Kept]:
    found = []
    for file in reversed(names_in(folder)):
        stamp, _, rest = file.removesuffix(END).partition(" ")
        game, _, name = rest.partition(" ")
        try:
            when = datetime.strptime(stamp[:15], DATED)
        except ValueError:
            continue
        if file.endswith(END) and game in GAMES:
            found.append(Kept(folder / file, game, when, name, where))
    return found
