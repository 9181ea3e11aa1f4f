"""Makes pictures off the drawing thread, in several threads where there are cores for them."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass

import pygame

from cardtable.media.drawings import Size
from cardtable.media.gaps import gaps

Key = tuple[Hashable, Size]
"""A picture's name, and the size at which it is wanted."""

LATER = -1
"""The frame of a wish that nobody waits for yet."""

_THREADS = 3  # most of the work is drawing, which lets other threads run; the rest does not
_NICE = 5  # behind the table, and before those who think at it
_LARGE = 2_000_000  # pixels of a picture that is made by itself


@dataclass
class Wish:
    """A picture somebody waits for, or will."""

    key: Key
    make: Callable[[], pygame.Surface]
    stamp: str
    like: Hashable  # the name of all that show nearly the same
    seen: int  # the last frame that asked for it, or `LATER`
    kept: bool = True  # in memory too, not only on disk


class Loader:
    """Fulfils wishes, those of the newest frame first, in the order they were made.

    With no ``threads`` nothing is done by itself: `work_one` fulfils one wish at a time.
    """

    def __init__(
        self,
        fulfil: Callable[[Wish], None],
        done: Callable[[Wish], None],
        idle: Callable[[], None],
        threads: int | None = None,
    ) -> None:
        self._fulfil = fulfil
        self._done = done
        self._idle = idle  # called when nothing is left to be done
        self._count = min(_THREADS, os.cpu_count() or 1) if threads is None else threads
        self._threads: list[threading.Thread] = []
        self._wishes: dict[Key, Wish] = {}
        self._busy: dict[Key, Wish] = {}
        self._rests_until = 0.0
        self._fault: Exception | None = None  # what a wish ended with that nobody foresaw
        self._changed = threading.Condition()

    def wish(self, wish: Wish) -> None:
        """Have this picture made; a wish for it that is there already becomes as urgent."""
        with self._changed:
            there = self._busy.get(wish.key) or self._wishes.get(wish.key)
            if there is None:
                self._wishes[wish.key] = wish
            else:
                there.seen = max(there.seen, wish.seen)
                there.kept = there.kept or wish.kept
            self._changed.notify_all()
        if len(self._threads) < self._count:
            worker = threading.Thread(target=self._work, name="pictures", daemon=True)
            self._threads.append(worker)
            worker.start()

    def claim(self, key: Key) -> None:
        """The caller needs this picture now: it is withdrawn, or, if a thread is at it, done."""
        with self._changed:
            self._wishes.pop(key, None)
            if key in self._busy:
                gaps.end()
            while key in self._busy:
                self._changed.wait()

    def has(self, key: Key) -> bool:
        """Whether this picture is wished for, or being made."""
        with self._changed:
            return key in self._wishes or key in self._busy

    def rest(self, seconds: float) -> None:
        """Begin nothing for a moment: what is wished for now may be wished otherwise soon."""
        with self._changed:
            self._rests_until = time.monotonic() + seconds

    def forget(self, *, later: bool = False) -> None:
        """Withdraw every wish, or only those that nobody waits for yet."""
        with self._changed:
            for key in [k for k, wish in self._wishes.items() if wish.seen == LATER or not later]:
                del self._wishes[key]

    def waiting(self) -> int:
        """How many pictures are still to come."""
        with self._changed:
            return len(self._wishes) + len(self._busy)

    def seen_waiting(self) -> int:
        """How many of them somebody waits for."""
        with self._changed:
            wishes = [*self._wishes.values(), *self._busy.values()]
            return sum(wish.seen > LATER for wish in wishes)

    def next(self) -> Wish | None:
        """The wish that is fulfilled next."""
        with self._changed:
            return max(self._wishes.values(), key=lambda wish: wish.seen, default=None)

    def work_one(self, *, in_gaps: bool = False) -> None:
        """Fulfil the next wish, if it is to be so ``in_gaps`` between frames."""
        with self._changed:
            wish = self.next()
            if wish is None:
                return
            self._busy[wish.key] = self._wishes.pop(wish.key)
            kept = wish.kept
        try:
            with gaps.kept_to(so=in_gaps):
                self._fulfil(wish)
        finally:
            with self._changed:
                del self._busy[wish.key]
                if wish.kept and not kept:  # it was wished for in memory while it was made
                    self._wishes[wish.key] = wish
                self._changed.notify_all()
        self._done(wish)

    def help(self) -> None:
        """Fulfil the next wish here and now; if there is none, wait for one being fulfilled."""
        with self._changed:
            if not self._wishes and self._busy:
                gaps.end()
                self._changed.wait()
        self.work_one()

    def tell_of_faults(self) -> None:
        """Raise here what a thread has met that nobody foresaw: nobody else would hear of it."""
        with self._changed:
            fault, self._fault = self._fault, None
        if fault is not None:
            raise fault

    def _may_begin(self) -> bool:
        """Whether a thread may turn to the next wish. What nobody waits for yet is made by half
        the cores at most: the others are for the table, and for those who think at it.
        """
        wish = self.next()
        if wish is None or self._rests_until > time.monotonic():
            return False
        if _is_large(wish.key) and any(_is_large(key) for key in self._busy):
            return False  # laying one takes several times its own memory
        return wish.seen > LATER or len(self._busy) < max(1, (os.cpu_count() or 1) // 2)

    def _work(self) -> None:
        _step_back()
        while True:
            with self._changed:
                while not self._may_begin():
                    rest = self._rests_until - time.monotonic()
                    self._changed.wait(rest if rest > 0 else None)
            try:
                self.work_one(in_gaps=True)
            except Exception as fault:  # noqa: BLE001 - without its threads the table waits for ever
                with self._changed:
                    self._fault = fault
            if not self._wishes:
                self._idle()


def _step_back() -> None:
    """Where a thread can, let the one that draws the table go first when both could run."""
    if sys.platform == "linux":  # elsewhere it would be the whole program
        with suppress(OSError):  # a sandbox may forbid it
            own = os.getpriority(os.PRIO_PROCESS, 0)
            os.setpriority(os.PRIO_PROCESS, 0, min(19, own + _NICE))


def _is_large(key: Key) -> bool:
    return key[1][0] * key[1][1] > _LARGE
