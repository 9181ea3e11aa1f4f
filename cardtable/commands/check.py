"""check: look through everything that is kept, mend what can be mended, and say so."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from cardtable import library, saves, settings
from cardtable.commands.words import CommandError, Commands, plain
from cardtable.games import GAMES
from cardtable.reading import read_file
from cardtable.storage.backups import back_up
from cardtable.storage.files import PREVIOUS, dated, exists, move, remove, tidy, write_whole
from cardtable.storage.lock import FolderLock

ABOUT = """\
Looks through settings and matches. First everything is backed up; then what is damaged is mended
as far as it can be read, and the damaged file is kept under a dated name.

  cardtable check
  cardtable --data /media/stick/cardtable check --json

exit codes: 0 all is well; 1 something was damaged, and is mended; 2 it could not be looked
through, as when the table is open; 3 something could not be read, and is kept as it was
"""

MENDED, LOST = 1, 3
"""The exit codes when something was damaged."""


@dataclass(frozen=True)
class Finding:
    """What was found of one file, and what was done about it."""

    file: str
    state: str  # well, mended, lost
    says: str = ""


def add_command(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "check",
        help="look through settings and matches, and mend what is damaged",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    parser.set_defaults(run=run)


def run(choice: argparse.Namespace) -> int:
    """Check, and print what was found."""
    data = settings.data_folder()
    lock = FolderLock(data)
    if not lock.take():
        raise CommandError("the table is open; close it first")
    try:
        backup = back_up(data)
        findings = check(data)
    finally:
        lock.let_go()
    if choice.json:
        found = [asdict(finding) for finding in findings]
        print(json.dumps({"backup": backup and str(backup), "files": found}, ensure_ascii=False))
    else:
        print(f"backup  {backup or 'none: there is nothing to keep, or no room for it'}")
        for finding in findings:
            print(f"{finding.state:<7} {plain(finding.file)}  {plain(finding.says)}".rstrip())
    states = {finding.state for finding in findings}
    return LOST if "lost" in states else MENDED if "mended" in states else 0


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
            found.append(Finding(kept.path.name, "lost", reading.problem))
        elif reading.broken:
            up_to = f"up to move {len(reading.match.turns)}" if reading.match else "kept as it is"
            found.append(Finding(kept.path.name, "well", f"{up_to}; {reading.problem}"))
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
    found = settings.read_choices(path)
    wrong = settings.unsound(found) if found is not None else []
    if found is not None and not wrong:
        return [Finding(path.name, "well")]
    kept = settings.load()
    before = exists(path.with_name(path.name + PREVIOUS))
    move(path, dated(data, " settings broken.json"))
    if not write_whole(path, settings.as_text(kept).encode()):
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
    match = reading.match
    if match is None:
        waits = saves.waiting(game)
        why: library.Why = "newer" if reading.stands == "newer" else "broken"
        library.set_aside(path, game, why)
        before = path.with_name(path.name + PREVIOUS)
        if waits is not None and waits.path == before:
            match = waits.match
        else:
            return [Finding(path.name, "lost", f"set aside; {reading.problem}")]
    elif reading.stands == "cut":
        library.set_aside(path, game, "broken")
    if not write_whole(path, match.to_text().encode()):
        return [Finding(path.name, "lost", "it cannot be written")]
    remove(path.with_name(path.name + PREVIOUS))
    return [Finding(path.name, "mended", f"up to move {len(match.turns)}; {reading.problem}")]
