"""Everything that was drawn once and is kept: pictures, cards, labels, panels, fonts, lines.

All of it has one owner and one bound: `store`. What is kept belongs to a `Part`, which knows how
its things are made; when they weigh too much together, what was used longest ago goes first,
whichever part it is of. What the present frame or the one before has used stays: it could only
be made again at once. So does, for a while, what was made ahead: something larger would push it
out before it was needed.
"""

from __future__ import annotations

import threading
import weakref
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import wraps
from typing import Any, Generic, ParamSpec, TypeVar

import pygame

from cardtable.media.undisturbed import undisturbed

P = ParamSpec("P")
T = TypeVar("T")

_LEAST = 60_000_000  # bytes: what a table holds besides its large pictures, at any size
_BYTES_A_PIXEL = 10.5  # of the window: two backdrops, and a little for what is as large as it
_LARGE = 10_000  # bytes of a thing that is in use as long as it is shown
_SLIGHT = 400  # bytes a thing takes besides its pixels
_FONT = 150_000  # bytes of a font with the letters it has drawn
_UNSEEN = -1  # the frame of a thing that nobody has looked at
_AWAITED = 1200  # frames that what was rehearsed last stays, used or not …
_SLENDER = 1_400_000  # … if it has no more bytes


@dataclass
class _Kept:
    thing: Any
    weight: int
    seen: int  # the frame that used it last
    rehearsal: int = 0  # the last one in which it was asked for


class Store:
    """Owns whatever is kept, for every thread. There is one, `store`; tests may make their own."""

    def __init__(self, most: int = _LEAST) -> None:
        self.most = most  # bytes
        self.bytes = 0
        self.frame = 0
        self._things: OrderedDict[tuple[int, Hashable], _Kept] = OrderedDict()
        self._spared: dict[int, OrderedDict[tuple[int, Hashable], _Kept]] = {}  # bounded by number
        self._fleeting: set[int] = set()  # parts of which nothing is needed for long
        self._large: dict[int, _Kept] = {}  # by what of the thing is shown
        self._lock = threading.RLock()
        self._parts = 0
        self._left: list[int] = []  # parts that nobody has any more
        self._drawing = 0  # the thread that draws; what others make for it is in use when it is
        self._composing: set[int] = set()  # threads that draw what it will show at once
        self._rehearsing: set[int] = set()  # threads that draw what will be shown before long
        self._rehearsals = 0
        self._awaited = 0  # the frame until which what the last one asked for stays

    def part_number(self, *, spared: bool, fleeting: bool) -> int:
        """A number no other part has; what a spared part keeps goes for no other's sake, and what a
        fleeting one keeps goes before anything else.
        """
        with self._lock:
            self._parts += 1
            if spared:
                self._spared[self._parts] = OrderedDict()
            if fleeting:
                self._fleeting.add(self._parts)
            return self._parts

    def room_for(self, window: tuple[int, int]) -> None:
        """Keep as much as screens of this size need: the larger, the more."""
        with self._lock:
            self.most = _LEAST + round(window[0] * window[1] * _BYTES_A_PIXEL)
            self._make_room()

    def next_frame(self) -> None:
        """The thread that calls this begins a new frame."""
        with self._lock:
            self._drawing = threading.get_ident()
            self.frame += 1
            while self._left:
                self.drop_part(self._left.pop())
            self._make_room()

    @contextmanager
    def drawing(self) -> Iterator[None]:
        """What this thread asks for inside is in use, as if the drawing thread had asked."""
        me = threading.get_ident()
        self._composing.add(me)
        try:
            yield
        finally:
            self._composing.discard(me)

    @contextmanager
    def ahead(self, *, more: bool = False) -> Iterator[None]:
        """What this thread asks for inside will be needed before long, and waits for that, instead
        of what was asked for so before, or with it if this is ``more`` of the same.
        """
        me = threading.get_ident()
        with self._lock:
            self._rehearsals += not more
            self._awaited = self.frame + _AWAITED
        self._rehearsing.add(me)
        try:
            yield
        finally:
            self._rehearsing.discard(me)

    def still_shown(self, things: Iterable[object]) -> None:
        """These are shown in this frame, though nobody has asked for them again."""
        with self._lock:
            for thing in things:
                there = self._large.get(id(thing))
                if there is not None:
                    there.seen = self.frame

    def find(self, part: int, key: Hashable) -> Any:
        """What is kept under this key, or None."""
        with self._lock:
            shelf = self._spared.get(part, self._things)
            found = shelf.get((part, key))
            if found is None:
                return None
            if part not in self._fleeting:
                shelf.move_to_end((part, key))
            self._use(found)
            return found.thing

    def has(self, part: int, key: Hashable) -> bool:
        """Whether something is kept under this key; asking is not using it."""
        with self._lock:
            return (part, key) in self._spared.get(part, self._things)

    def keep(
        self, part: int, key: Hashable, thing: T, *, used: bool = False, weight: int | None = None
    ) -> T:
        """Keep a thing; if another thread was quicker, its thing is the answer.

        What the drawing thread keeps is in use, and what others keep that is ``used``. Its
        ``weight`` is that of its pixels, if nothing else is said.
        """
        with self._lock:
            shelf = self._spared.get(part, self._things)
            there = shelf.get((part, key))
            if there is None:
                there = shelf[part, key] = _Kept(
                    thing, weight_of(thing) if weight is None else weight, _UNSEEN
                )
                shelf.move_to_end((part, key), last=part not in self._fleeting)
                self.bytes += there.weight
                if there.weight > _LARGE:
                    self._large |= {id(each): there for each in _seen_of(thing)}
            self._use(there)
            if used:
                there.seen = self.frame
            self._make_room()
            found: T = there.thing
            return found

    def drop(self, part: int, key: Hashable) -> None:
        """Forget one thing, if it is there."""
        with self._lock:
            gone = self._spared.get(part, self._things).pop((part, key), None)
            if gone is not None:
                self.bytes -= gone.weight
                for each in _seen_of(gone.thing):
                    self._large.pop(id(each), None)

    def drop_part(self, part: int) -> None:
        """Forget everything of a part."""
        for key in self.keys(part):
            self.drop(part, key)

    def leave(self, part: int) -> None:
        """Nobody has this part any more; it may be heard of at any moment, so it goes later."""
        self._left.append(part)

    def keys(self, part: int) -> list[Hashable]:
        """The keys of everything a part has here, the longest unused first."""
        with self._lock:
            shelf = self._spared.get(part, self._things)
            return [key for number, key in shelf if number == part]

    def _use(self, kept: _Kept) -> None:
        me = threading.get_ident()
        if me == self._drawing or me in self._composing:
            kept.seen = self.frame
        if me in self._rehearsing and kept.weight < _SLENDER:
            kept.rehearsal = self._rehearsals

    def _make_room(self) -> None:
        """Let go of what is not in use, the longest unused first, until the rest fits."""
        over = self.bytes - self.most
        if over <= 0:
            return
        leaving = []
        awaited = self._rehearsals if self.frame < self._awaited else -1
        for name, kept in self._things.items():
            if kept.seen < self.frame - 1 and kept.rehearsal != awaited:
                leaving.append(name)
                over -= kept.weight
                if over <= 0:
                    break
        for part, key in leaving:
            self.drop(part, key)


store = Store()


class Part(Generic[T]):
    """One kind of thing in the store, and how such a thing is made.

    ``most`` bounds how many there are, where each holds something scarce besides memory;
    ``spared`` ones are bounded by that alone. ``fleeting`` ones are needed for a frame or two, and
    go before anything else. What is ``empty`` takes no memory, however large it is.
    """

    def __init__(
        self,
        name: str,
        *,
        most: int = 0,
        spared: bool = False,
        fleeting: bool = False,
        empty: bool = False,
        owner: Store = store,
    ) -> None:
        self.name = name
        self._weight = _SLIGHT if empty else None
        self._most = most
        self._store = owner
        self._number = owner.part_number(spared=spared, fleeting=fleeting)
        weakref.finalize(self, owner.leave, self._number).atexit = False

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing under this key, made now if it is not there."""
        found: T | None = self._store.find(self._number, key)
        return self.keep(key, undisturbed(make)) if found is None else found

    def find(self, key: Hashable) -> T | None:
        """The thing under this key, or None."""
        found: T | None = self._store.find(self._number, key)
        return found

    def __contains__(self, key: Hashable) -> bool:
        return self._store.has(self._number, key)

    def __len__(self) -> int:
        return len(self._store.keys(self._number))

    def keep(self, key: Hashable, thing: T, *, used: bool = False) -> T:
        """Keep a thing under this key; what has been there before stays."""
        if self._most:
            for old in self._store.keys(self._number)[: 1 - self._most]:
                self._store.drop(self._number, old)
        return self._store.keep(self._number, key, thing, used=used, weight=self._weight)

    def drop(self, key: Hashable) -> None:
        """Forget what is kept under this key."""
        self._store.drop(self._number, key)

    def keys(self) -> list[Hashable]:
        """All keys, the longest unused first."""
        return self._store.keys(self._number)

    def clear(self) -> None:
        """Forget everything of this part."""
        self._store.drop_part(self._number)


def _seen_of(thing: object) -> Iterable[object]:
    """What is shown of a thing: a picture may be kept together with where it lies."""
    return thing if isinstance(thing, tuple) else (thing,)


def weight_of(thing: object) -> int:
    """About how many bytes a thing takes."""
    if isinstance(thing, pygame.Surface):
        return thing.get_width() * thing.get_height() * thing.get_bytesize() + _SLIGHT
    if isinstance(thing, tuple):
        return _SLIGHT + sum([weight_of(one) for one in thing])
    if isinstance(thing, pygame.font.Font):
        return _FONT
    return _SLIGHT


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Make a thing once for each way it is asked for; nobody may draw into it."""
    part: Part[T] = Part(f"{make.__module__}.{make.__qualname__}")

    @wraps(make)
    def get(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (args, tuple(sorted(kwargs.items())))
        return part.get(key, lambda: make(*args, **kwargs))

    return get
