"""The exchange folder: games put there for others to have, and games of others to be brought in.

It is shown on the screen and by `cardtable where`, so that any program can copy files to and fro.
"""

from __future__ import annotations

from pathlib import Path

from cardtable import library
from cardtable.codes.deals import deal_of
from cardtable.kept.entry import Entry
from cardtable.reading import Reading, read_file
from cardtable.settings import data_folder
from cardtable.storage.files import exists, names_in, write_whole

_MOST = 200  # files that are looked at
_SAME_DAY = 1000  # games of one deal put out on one day


def folder() -> Path:
    """Where it is."""
    return data_folder() / "exchange"


def put_out(entry: Entry) -> Path | None:
    """Put a copy of a kept game there: where it lies now; None if it could not be written."""
    match = entry.match()
    if match is None:
        return None
    data = match.to_text().encode()
    stem = f"{entry.when:%Y-%m-%d} {entry.game} {deal_of(match).code}"
    path = folder() / f"{stem}{library.END}"
    for number in range(2, _SAME_DAY):
        if not exists(path) or _is(path, data):
            break
        path = folder() / f"{stem} {number}{library.END}"
    return path if write_whole(path, data) else None


def _is(path: Path, data: bytes) -> bool:
    found = read_file(path).match
    return found is not None and found.to_text().encode() == data


def bring_in(path: Path) -> tuple[Reading, Path | None]:
    """Keep the game of a file, up to its last good line: what was read, and where it is kept."""
    reading = read_file(path)
    match = reading.match
    return reading, None if match is None else library.take_in(match)


def waiting() -> list[Path]:
    """The games lying there that are not kept yet."""
    found = []
    for name in names_in(folder())[:_MOST]:
        path = folder() / name
        if name.endswith(library.END) and not name.startswith("."):
            match = read_file(path).match
            if match is not None and library.kept_path(match) is None:
                found.append(path)
    return found
