"""import, export: a match from a file, or into one."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardtable import library, saves, settings
from cardtable.commands.words import CommandError, Commands, plain
from cardtable.games import GAMES
from cardtable.kept import exchange
from cardtable.match import Match
from cardtable.reading import Reading
from cardtable.storage.files import exists, write_whole
from cardtable.storage.lock import FolderLock


def add_command(commands: Commands) -> None:
    """Add both commands."""
    bring = commands.add_parser(
        "import",
        help="import a match from a file",
        description="Imports a match, up to its last good line. A finished one joins your "
        "games, marked as imported; an unfinished one waits to be continued once no other match of "
        "that game does.",
    )
    bring.add_argument("file", metavar="FILE", type=Path, help="a saved match")
    bring.set_defaults(run=bring_in)
    put = commands.add_parser(
        "export",
        help="write a match to a file",
        description="Writes a game's waiting match, or a kept one, to a file.",
    )
    put.add_argument(
        "match", metavar="MATCH", help=f"{', '.join(GAMES)}, or a name listed by `check`"
    )
    put.add_argument("file", metavar="FILE", type=Path, help="a new file")
    put.set_defaults(run=put_out)


def bring_in(choice: argparse.Namespace) -> int:
    """Import."""
    lock = FolderLock(settings.data_folder())
    if not lock.take():
        raise CommandError("the table is open; close it first")
    try:
        reading, path = exchange.bring_in(choice.file)
    finally:
        lock.let_go()
    match, problem = _good(reading, str(choice.file))
    if path is None:
        raise CommandError(f"cannot write into {library.folder()}")
    print(path)
    if problem:
        print(f"up to move {len(match.turns)}: {plain(problem)}")
    return 0


def put_out(choice: argparse.Namespace) -> int:
    """Export."""
    if choice.match in GAMES:
        waits = saves.waiting(choice.match)
        if waits is None:
            raise CommandError(f"no match of {choice.match} waits")
        match, problem = waits.match, ""
    else:
        kept = library.everything()
        found = [one for one in kept if one.path.name == choice.match]
        if not found:
            raise CommandError(f"there is no match '{plain(choice.match)}'; `check` lists them")
        match, problem = _good(library.read(found[0]), choice.match)
    if exists(choice.file):
        raise CommandError(f"{plain(str(choice.file))} is there already")
    if not write_whole(choice.file.absolute(), match.to_text().encode()):
        raise CommandError(f"cannot write {plain(str(choice.file))}")
    if problem:
        print(f"up to move {len(match.turns)}: {plain(problem)}")
    return 0


def _good(reading: Reading, name: str) -> tuple[Match, str]:
    if reading.match is None:
        raise CommandError(f"{plain(name)}, {plain(reading.problem)}")
    return reading.match, reading.problem
