"""The index of the kept matches: a line for each, kept in a file beside them.

It spares reading thousands of matches again, and is nothing but that: each line names size and time
of the files it was made of, and is made anew when they are others, or when the index is gone.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cardtable import library
from cardtable.kept.entry import Entry, as_line, entry_of, from_line
from cardtable.library import Kept
from cardtable.review import kept as reviews
from cardtable.storage import disk as layer
from cardtable.storage.files import names_in, read_plain, write_whole

FORMAT = 1
_MOST = 1 << 26  # bytes; five thousand matches have two million

Stamp = tuple[int, float, int, float]  # size and time of the match's file, and of its review


def index_file() -> Path:
    """Where it lies."""
    return library.folder() / "index.json"


class Index:
    """All kept matches. What is new among them is read piece by piece: see `read_on`."""

    def __init__(self) -> None:
        self._lines = _read_lines()
        self._entries: dict[Path, Entry] = {}
        self._stamps: dict[Path, Stamp] = {}
        self._unread: list[Kept] = []
        self._changed = False
        self.look()

    def look(self) -> None:
        """Look what lies in the folders now: what the index tells of it is there at once."""
        before, stamps = self._entries, self._stamps
        self._entries, self._stamps, self._unread = {}, {}, []
        for kept, stamp in _lying():
            path = kept.path
            if path in before and stamps.get(path) == stamp:
                self._entries[path] = before[path]
            elif (entry := self._told(kept, stamp)) is not None:
                self._entries[path] = entry
            else:
                self._unread.append(kept)
            self._stamps[path] = stamp
        self._changed = self._changed or len(self._lines) != len(self._stamps)

    def _told(self, kept: Kept, stamp: Stamp) -> Entry | None:
        match self._lines.get(_name(kept)):
            case [list(known), list(line)] if tuple(known) == stamp:
                try:
                    return from_line(kept, line)
                except (TypeError, ValueError):
                    return None
        return None

    @property
    def unread(self) -> int:
        """How many matches are still to be read."""
        return len(self._unread)

    def read_on(self, seconds: float) -> bool:
        """Read for so long; whether anything was read. When all is read the index is written."""
        end = time.perf_counter() + seconds
        read = False  # at least one is, however long that takes
        while self._unread and (not read or time.perf_counter() < end):
            kept = self._unread.pop(0)
            self._entries[kept.path] = entry_of(kept)
            self._changed = read = True
        return read

    def entries(self) -> list[Entry]:
        """What has been read, the latest first."""
        return sorted(self._entries.values(), key=lambda one: one.kept.path.name, reverse=True)

    def keep(self) -> bool:
        """Write the index, if it would be another; whether what lies there is right now."""
        if not self._changed:
            return True
        lines = {
            _name(entry.kept): [self._stamps[path], as_line(entry)]
            for path, entry in self._entries.items()
        }
        text = json.dumps({"format": FORMAT, "matches": lines}, ensure_ascii=False)
        self._changed = not write_whole(index_file(), text.encode())
        return not self._changed


def all_entries() -> list[Entry]:
    """Every kept match, the latest first, read to the last: for commands, which may wait."""
    index = Index()
    while index.read_on(1.0):
        pass
    return index.entries()


def _name(kept: Kept) -> str:
    return f"{kept.where}/{kept.path.name}"


def _lying() -> Iterable[tuple[Kept, Stamp]]:
    """Every kept match with what its files are."""
    beside = {
        library.finished_folder() / name
        for name in names_in(library.finished_folder())
        if name.endswith(reviews.END)
    }
    for kept in library.everything():
        try:
            facts = layer.disk.facts(kept.path)
            review = reviews.beside(kept.path)
            second = layer.disk.facts(review) if review in beside else None
        except OSError:
            continue
        if facts.plain:
            both = (0, 0.0) if second is None else (second.size, second.changed)
            yield kept, (facts.size, facts.changed, *both)


def _read_lines() -> dict[str, Any]:
    try:
        found = json.loads(read_plain(index_file(), _MOST).decode())
    except (OSError, ValueError, RecursionError):
        return {}
    match found:
        case {"format": 1, "matches": dict(lines)}:
            return lines
    return {}
