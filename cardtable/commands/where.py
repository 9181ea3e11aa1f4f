"""where: print the folders the table writes to."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from cardtable import library, settings
from cardtable.commands.words import CommandError, Commands, plain
from cardtable.kept import exchange
from cardtable.storage.backups import folder_in

ABOUT = """\
Prints where the table keeps what it writes. Everything lies in the user's own folder, or in
the one given before the command:

  cardtable where
  cardtable --data /media/stick/cardtable where

The cache can be made again and is safe to delete.
"""


def add_command(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "where",
        help="print where settings, matches and reports are kept",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)


def run(choice: argparse.Namespace) -> int:
    """Print each folder after its name."""
    folders = {
        "settings": settings.data_folder(),
        "matches": library.folder(),
        "exchange": exchange.folder(),
        "backups": folder_in(settings.data_folder()),
        "reports": settings.data_folder() / "reports",
        "cache": settings.cache_folder(),
    }
    for name, folder in folders.items():
        print(f"{name:<9} {folder}")
    return 0


def use(folder: Path) -> None:
    """Keep everything in this folder from now on: ``--data DIR``, for portable use.

    The environment is told, so that the worker process knows too.
    """
    try:
        whole = folder.expanduser().absolute()
    except RuntimeError:
        raise CommandError(f"--data {plain(str(folder))}: there is no such home folder") from None
    if whole.exists() and not whole.is_dir():
        raise CommandError(f"--data {plain(str(folder))} is not a folder")
    os.environ["CARDTABLE_DATA"] = str(whole)
