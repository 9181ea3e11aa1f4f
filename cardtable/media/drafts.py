"""Drawings that nobody sees: they tell beforehand which pictures will be needed."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from cardtable.media.loader import Key, Wish


@dataclass
class Draft:
    """A drawing under way that is not shown."""

    wish: Callable[[Wish], None]  # told of every picture that is not there
    keys: set[Key] = field(default_factory=set)

    def note(self, wish: Wish) -> None:
        """This would be seen in it."""
        self.keys.add(wish.key)
        self.wish(wish)


class Drafts(threading.local):
    """What a thread draws without showing it, one inside the other; each thread has its own."""

    def __init__(self) -> None:
        self._open: list[Draft] = []

    @property
    def current(self) -> Draft | None:
        """The innermost."""
        return self._open[-1] if self._open else None

    @contextmanager
    def begin(self, wish: Callable[[Wish], None]) -> Iterator[set[Key]]:
        """Draw inside; in the set is what was asked for."""
        draft = Draft(wish)
        self._open.append(draft)
        try:
            yield draft.keys
        finally:
            self._open.pop()
