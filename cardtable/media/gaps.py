"""The gaps between frames, to which the loader keeps.

Two threads that draw take turns each millisecond, and a frame takes twice as long. So whoever draws
for later looks up often, and lets a frame that has begun go first.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

_LONGEST = 0.008  # seconds one waits for a frame to end: on a slow machine there may be no gap …
_LEAST = 0.004  # … and so long one works before one waits again


class Gaps(threading.local):
    """Whether the thread that asks gives way. There is one, `gaps`, for all of them."""

    _open = threading.Event()  # no frame is being drawn; the same for every thread
    _open.set()

    def __init__(self) -> None:
        self._gives_way = False
        self._works_until = 0.0

    @contextmanager
    def frame(self) -> Iterator[None]:
        """A frame is drawn inside."""
        self._open.clear()
        try:
            yield
        finally:
            self._open.set()

    @contextmanager
    def kept_to(self, *, so: bool) -> Iterator[None]:
        """Inside, this thread gives way to frames, if it is to be so."""
        self._gives_way, self._works_until = so, 0.0
        try:
            yield
        finally:
            self._gives_way = False

    def wait(self) -> None:
        """Let a frame go first: called again and again by everything that takes long, but never
        while anything is locked that a frame may need.
        """
        if self._gives_way and not self._open.is_set() and time.monotonic() > self._works_until:
            self._open.wait(_LONGEST)
            self._works_until = time.monotonic() + _LEAST

    def end(self) -> None:
        """The frame itself has to wait for what another thread is at."""
        self._open.set()


gaps = Gaps()
