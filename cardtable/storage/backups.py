"""Dated copies of everything a player would miss: one each start, then one a day, one a week."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable
from datetime import date, datetime
from pathlib import Path

from cardtable.storage import disk as layer
from cardtable.storage.files import (
    DATED,
    dated,
    names_in,
    read_plain,
    remove,
    write_whole,
)

_STARTS, _DAYS, _WEEKS = 5, 7, 8  # how many of each are left
_MOST = 1 << 22  # bytes of a file worth keeping
_END = ".zip"
_NOT_KEPT = ("backups", "cache", "reports", "guests", "lock", "exchange")


def folder_in(data: Path) -> Path:
    """Where the backups of a data folder lie."""
    return data / "backups"


def back_up(data: Path, now: datetime | None = None) -> Path | None:
    """Put everything in the data folder into a new backup, and thin out those before.

    None if there is nothing to keep, or it could not be written; the last one if nothing has
    changed since.
    """
    packed = pack(data)
    if packed is None:
        return None
    folder = folder_in(data)
    before = _backups(folder)
    if before and _holds(folder / before[-1]) == _contents(packed):
        return folder / before[-1]
    path = dated(folder, _END, now)
    if not write_whole(path, packed):
        return None
    names = _backups(folder)
    for name in names:
        if name not in left(names):
            remove(folder / name)
    return path


def pack(data: Path) -> bytes | None:
    """Every file worth keeping, in one archive."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(_files(data)):
            try:
                raw = read_plain(path, _MOST)
            except OSError:
                continue
            archive.writestr(zipfile.ZipInfo(path.relative_to(data).as_posix()), raw)
        empty = not archive.namelist()
    return None if empty else out.getvalue()


def left(names: Iterable[str]) -> set[str]:
    """The backups that stay: the last few, and the first of each of the last days and weeks."""
    order = sorted(names)
    days: dict[str, str] = {}
    weeks: dict[str, str] = {}
    for name in order:
        day = name[:8]
        year, week, _ = date.fromisoformat(day).isocalendar()
        days.setdefault(day, name)
        weeks.setdefault(f"{year}-{week}", name)
    return {*order[-_STARTS:], *[*days.values()][-_DAYS:], *[*weeks.values()][-_WEEKS:]}


def _backups(folder: Path) -> list[str]:
    """The names of all backups, the oldest first."""
    found = []
    for name in names_in(folder):
        try:
            datetime.strptime(name[:15], DATED)
        except ValueError:
            continue
        if name.endswith(_END):
            found.append(name)
    return found


def _files(folder: Path, depth: int = 0) -> Iterable[Path]:
    """Every plain file below a folder that is worth keeping; links are not followed."""
    for name in names_in(folder):
        if name.startswith(".") or (not depth and name in _NOT_KEPT):
            continue
        path = folder / name
        try:
            facts = layer.disk.facts(path)
        except OSError:
            continue
        if facts.plain:
            yield path
        elif facts.folder and depth < 3:
            yield from _files(path, depth + 1)


def _holds(path: Path) -> dict[str, int] | None:
    try:
        return _contents(read_plain(path, 1 << 28))
    except (OSError, zipfile.BadZipFile):
        return None


def _contents(packed: bytes) -> dict[str, int]:
    """What an archive holds: each name and the checksum of it."""
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        return {one.filename: one.CRC for one in archive.infolist()}
