"""The kept games as somebody looks through them: a page at a time, one of them shown."""

from __future__ import annotations

from pathlib import Path

from cardtable.kept import deleted
from cardtable.kept.chosen import Chosen
from cardtable.kept.entry import Entry
from cardtable.kept.index import Index

PAGE = 50  # games that are listed at once
_BIT = 0.01  # seconds in which something is read
_AT_ONCE = 0.2  # seconds of reading before anything is shown


class Listing:
    """Every kept game that is wanted, and the one that is shown."""

    def __init__(self, shown: Path | None = None, *, keeps: bool = True) -> None:
        self.keeps = keeps  # the folder is ours; otherwise nothing in it is changed
        if keeps:
            deleted.forget()
        self.index = Index()
        self.index.read_on(_AT_ONCE)
        self.wanted = Chosen()
        self.page = 0
        self.found: list[Entry] = []
        self.gone: deleted.Deleted | None = None  # what was deleted last
        self._shown: Path | None = None
        self.find()
        if shown is not None:
            self.come(shown)

    def find(self) -> None:
        """Look through what has been read for what is wanted now."""
        self.found = self.wanted.of(self.index.entries())
        self.turn(0)
        if self.shown is None:
            self._shown = self.found[0].kept.path if self.found else None

    def want(self, name: str, value: object) -> None:
        """Want others, or another order."""
        setattr(self.wanted, name, value)
        self.page = 0
        self.find()

    def look_again(self) -> None:
        """Something has changed in the folders."""
        self.index.look()
        self.find()

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return max(1, -(-len(self.found) // PAGE))

    def turn(self, by: int) -> None:
        """Turn so many pages on."""
        self.page = max(0, min(self.page + by, self.pages - 1))

    @property
    def listed(self) -> list[Entry]:
        """The games of this page."""
        return self.found[self.page * PAGE : (self.page + 1) * PAGE]

    @property
    def shown(self) -> Entry | None:
        """The one that is told of."""
        return next((one for one in self.found if one.kept.path == self._shown), None)

    def show(self, path: Path) -> None:
        """Tell of this one, and turn to its page."""
        places = [n for n, entry in enumerate(self.found) if entry.kept.path == path]
        if places:
            self._shown, self.page = path, places[0] // PAGE

    def come(self, path: Path) -> None:
        """A game has come: list all there are, and show it."""
        self.wanted = Chosen()
        self._read(path)
        self.show(path)

    def _read(self, path: Path) -> None:
        """A match is new in its folder: read on until it is known."""
        self.index.look()
        while self.index.unread and path not in {one.kept.path for one in self.index.entries()}:
            self.index.read_on(_BIT)
        self.find()

    def delete(self) -> bool:
        """Take the shown one away and show the next; whether that could be done."""
        entry = self.shown
        gone = None if entry is None else deleted.delete(entry.kept)
        if entry is None or gone is None:
            return False
        self.gone = gone
        at = self.found.index(entry)
        rest = [one for one in self.found if one is not entry]
        self._shown = rest[min(at, len(rest) - 1)].kept.path if rest else None
        self.look_again()
        return True

    def undo(self) -> bool:
        """Bring back what was deleted last."""
        gone, self.gone = self.gone, None
        if gone is None or not gone.bring_back():
            return False
        self._read(gone.kept.path)
        self.show(gone.kept.path)
        return True

    def leave(self) -> None:
        """Nobody looks any more: what was deleted is gone, and what was read is kept."""
        if self.keeps:
            deleted.forget()
            self.index.keep()
