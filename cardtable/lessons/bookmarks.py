"""Where one left a lesson: a small file for each game, apart from the matches that wait."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cardtable.settings import data_folder
from cardtable.storage.files import read_plain, remove, write_whole

_MOST = 100_000  # bytes; a bookmark has a few hundred


def path_of(game: str) -> Path:
    """Where the bookmark of a game's lesson lies."""
    return data_folder() / "lessons" / f"{game}.txt"


def put(game: str, kept: Sequence[str]) -> None:
    """Keep the place in a lesson; where nothing can be written, it begins anew next time."""
    write_whole(path_of(game), "".join([f"{line}\n" for line in kept]).encode())


def found(game: str) -> list[str]:
    """The place that was kept; nothing if there is none."""
    try:
        return read_plain(path_of(game), _MOST).decode().splitlines()
    except (OSError, UnicodeDecodeError):
        return []


def taken_out(game: str) -> None:
    """The lesson is over, or shall begin anew."""
    remove(path_of(game))
