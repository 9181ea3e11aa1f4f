"""Looks through everything that is kept, and mends what is damaged as far as it can be read.

What cannot be read is kept under a dated name. Nobody else may write there meanwhile: who asks has
the folder's lock.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from cardtable import library, saves, settings
from cardtable.games import GAMES
from cardtable.reading import read_file
from cardtable.storage.backups import back_up
from cardtable.storage.files import (
    PREVIOUS,
    dated,
    exists,
    read_plain,
    remove,
    tidy,
    write_whole,
)

State = Literal["well", "mended", "lost"]


@dataclass(frozen=True)
class Finding:
    """What was found of one file, and what was done about it."""

    file: str
    state: State
    says: str = ""  # in English, for a terminal
    game: str = ""  # of a match
    moves: int | None = None  # so many of a damaged match could be read


@dataclass(frozen=True)
class Report:
    """Where everything was backed up before, and what was found."""

    backup: Path | None
    findings: list[Finding]

    @property
    def state(self) -> State:
        """The worst that was found."""
        states = {finding.state for finding in self.findings}
        return "lost" if "lost" in states else "mended" if "mended" in states else "well"


def look_through(data: Path) -> Report:
    """Back everything up, and then look at every file there is and mend it."""
    backup = back_up(data)
    return Report(backup, check(data))


def check(data: Path) -> list[Finding]:
    """Look at every file there is, and mend it."""
    found = [*_check_settings(data)]
    for folder in _folders(data):
        found += [
            Finding(name, "mended", "begun and never finished; taken away") for name in tidy(folder)
        ]
    for game in GAMES:
        found += _check_waiting(game)
    for kept in library.everything():
        reading = library.read(kept)
        if reading.stands == "unreadable":
            found.append(Finding(kept.path.name, "lost", reading.problem, kept.game))
        elif reading.broken:
            up_to = f"up to move {len(reading.match.turns)}" if reading.match else "kept as it is"
            says = f"{up_to}; {reading.problem}"
            found.append(Finding(kept.path.name, "well", says, kept.game))
        else:
            found.append(Finding(kept.path.name, "well"))
    return found


def _folders(data: Path) -> list[Path]:
    """Every folder that is written to."""
    kept = (library.finished_folder(), library.imported_folder(), library.aside_folder())
    return [data, library.folder(), *kept, library.deleted_folder()]


def _check_settings(data: Path) -> list[Finding]:
    path = settings.settings_file()
    if not exists(path):
        return []
    try:
        raw = read_plain(path, settings.MOST)
    except OSError as problem:
        # The disk, or something that is no file of ours; a moment later it may be read again.
        return [Finding(path.name, "lost", problem.strerror or "it cannot be read")]
    found = settings.told_choices(raw)
    wrong = settings.unsound(found) if found is not None else []
    if found is not None and not wrong:
        return [Finding(path.name, "well")]
    before = None if found else settings.read_choices(path.with_name(path.name + PREVIOUS))
    kept = settings.settings_of(found or before or {})
    # The damaged one stays until all is written: a full disk must not take what can still be read.
    apart = write_whole(dated(data, " settings broken.json"), raw)
    if not apart or not write_whole(path, settings.as_text(kept).encode()):
        return [Finding(path.name, "lost", "it cannot be written")]
    if found is not None:
        return [Finding(path.name, "mended", f"as new: {', '.join(wrong)}")]
    return [Finding(path.name, "mended", "the version before it" if before else "as new")]


def _check_waiting(game: str) -> list[Finding]:
    path = saves.path_of(game)
    if not exists(path):
        return []
    reading = read_file(path)
    if reading.stands == "whole":
        return [Finding(path.name, "well")]
    if reading.stands == "unreadable":
        return [Finding(path.name, "lost", reading.problem, game)]
    match = reading.match
    if match is None:
        waits = saves.waiting(game)
        why: library.Why = "newer" if reading.stands == "newer" else "broken"
        library.set_aside(path, game, why)
        before = path.with_name(path.name + PREVIOUS)
        if waits is None or waits.path != before:
            return [Finding(path.name, "lost", f"set aside; {reading.problem}", game)]
        match = waits.match
    apart = reading.stands != "cut" or saves.copied_aside(path, game)
    if not apart or not write_whole(path, match.to_text().encode()):
        return [Finding(path.name, "lost", "it cannot be written", game)]
    remove(path.with_name(path.name + PREVIOUS))
    moves = len(match.turns)
    return [Finding(path.name, "mended", f"up to move {moves}; {reading.problem}", game, moves)]
