"""Memory that nobody uses any more goes back to the system; on other systems it does by itself."""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress

_BY_ITSELF = 64 * 1024  # bytes of a picture that lies in memory by itself
_MMAP_THRESHOLD = -3  # as the C library of Linux calls that
_RESTING = 1.0  # seconds from one time to the next, as it takes some milliseconds …
_MOVING = 20.0  # … which only show where something moves


class Room:
    """Gives back what the C library of most Linux systems would keep.

    From the first backdrop thrown away it would learn to keep the room of all later ones, in
    pieces; so each large picture lies by itself, and its room goes when it goes. The small ones
    leave gaps between each other, which an evening adds up to more than all that is in use:
    they go back when the table has come to rest, and now and then where it never does.
    """

    def __init__(self) -> None:
        self._library: ctypes.CDLL | None = None
        self._moved = False
        self._last: float | None = None
        if sys.platform == "linux":
            with suppress(OSError, AttributeError):  # musl has neither, and needs neither
                library = ctypes.CDLL(None)
                library.mallopt(_MMAP_THRESHOLD, _BY_ITSELF)
                library.malloc_trim.argtypes = [ctypes.c_size_t]
                self._library = library

    def watch(self, now: float, *, busy: bool) -> None:
        """Give back what is free, if something has moved and it is time."""
        if self._last is None:
            self._last = now
        self._moved = self._moved or busy
        if self._moved and now >= self._last + (_MOVING if busy else _RESTING):
            self._moved = False
            self._last = now
            self.give_back()

    def give_back(self) -> None:
        """Give back what is free."""
        if self._library is not None:
            self._library.malloc_trim(0)
