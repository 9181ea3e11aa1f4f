"""Pictures at the size asked for, made off the drawing thread and before they are needed."""

from __future__ import annotations

import hashlib
import time
from collections import deque
from collections.abc import Callable, Hashable
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Literal

import pygame

from cardtable import __version__
from cardtable.media import drawings, papercraft
from cardtable.media.canvas import unpainted
from cardtable.media.drafts import Drafts
from cardtable.media.drawings import Size
from cardtable.media.loader import LATER, Key, Loader, Wish
from cardtable.media.shelf import Shelf
from cardtable.media.stock import Stock
from cardtable.media.store import Part, store
from cardtable.media.undisturbed import undisturbed
from cardtable.settings import cache_folder
from cardtable.terminal import complain


@cache
def content(*folders: str) -> str:
    """A short name for everything a picture is made from: drawings and the code that lays them."""
    # Executables have no source to look at; there the version stands for the code.
    digest = hashlib.sha256(f"{papercraft.LOADER_VERSION} {__version__}".encode())
    for folder in folders:
        for name in drawings.sprites(folder):
            digest.update(name.encode())
            digest.update(drawings.sprite(f"{folder}/{name}"))
        package = Path(__file__).parents[1]
        own, plain = package / "games" / folder / "faces.py", package / "looks" / "plain_cards.py"
        for code in (own, plain):
            if code.exists():
                digest.update(code.read_bytes())
                break
    return digest.hexdigest()[:16]


Mode = Literal["thread", "at once", "never"]


_TELLING = 0.08  # seconds between two drawings of the window while pictures come in
_SMALL = 60_000  # pixels of a card that waits in memory till it is needed, not on disk
_SETTLED = 0.25  # seconds a window has kept its size when pictures are made for it


class Pictures:
    """Pictures by name and size, made off the drawing thread, the visible ones first.

    What is shown is always the picture itself; or, after a resize, its older self scaled, until
    the sharp one is there. What nobody has prepared the drawing thread makes itself or reads from
    disk, and it is told in ``late`` or ``read``; `draft`, `soon` and `near` prepare.

    ``mode``: ``thread`` for a window; ``at once`` for pictures without a display; ``never`` draws
    none, for tests that look at places and not at pixels.
    """

    def __init__(self, mode: Mode = "thread", threads: int | None = None) -> None:
        self.mode = mode
        self.version = 0  # grows when what is shown can be drawn better
        self.late: deque[Key] = deque(maxlen=100)  # what had to be made at once
        self.read: deque[Key] = deque(maxlen=100)  # what had to be read from disk at once
        self.stock = Stock()
        self.loader = Loader(self._fulfil, self._tell, self.stock.tidy, threads)
        self._unpainted: Part[pygame.Surface] = Part("nothing painted", empty=True)
        self._drafts = Drafts()
        self._frame = 0
        self._window: Size | None = None
        self._told = 0.0  # when the version grew last …
        self._untold = False  # … and whether a picture that is shown has come since

    def keep_on_disk(self) -> None:
        """Use the player's cache folder."""
        self.stock.shelf = Shelf(cache_folder() / "pictures")

    def room_for(self, window: Size) -> None:
        """Keep as much in memory as screens of this size need; forget what nobody waits for."""
        store.room_for(window)
        if self.stock.shelf is not None:
            self.stock.shelf.room_for(window)
        self.loader.forget()
        if self._window is not None:
            self.loader.rest(_SETTLED)
        self._window = window

    def next_frame(self) -> None:
        """Tell that a new frame begins: what it asks for is loaded first."""
        self.loader.tell_of_faults()
        self._frame += 1
        store.next_frame()

    def get(
        self,
        name: Hashable,
        size: Size,
        make: Callable[[], pygame.Surface],
        *,
        stamp: str = "",
        like: Hashable = None,
    ) -> pygame.Surface:
        """The picture at this size, now.

        ``make`` may run on another thread. With a ``stamp`` (see :func:`content`) the picture is
        also kept on disk; the stamp must change whenever ``make`` would give another picture.
        ``like`` names what shows nearly the same: what was made of it last may be scaled.
        """
        wish = Wish((name, _whole(size)), make, stamp, like or name, self._frame)
        found = self.stock.find(wish.key)
        if found is not None:
            return found
        match self.mode:
            case "never":
                return self._unpainted.get(wish.key[1], lambda: unpainted(wish.key[1]))
            case "at once":
                return self.stock.keep(wish, self.stock.made(wish.key, make, stamp))
        draft = self._drafts.current
        if draft is not None:
            draft.note(wish)
            return self._unpainted.get(wish.key[1], lambda: unpainted(wish.key[1]))
        older = self.stock.older(wish) or self._older_read(wish)
        if older is not None:
            self.loader.wish(wish)
            return older
        return self._at_once(wish)

    def soon(
        self,
        name: Hashable,
        size: Size,
        make: Callable[[], pygame.Surface],
        *,
        stamp: str = "",
        like: Hashable = None,
    ) -> None:
        """Have a picture ready for later, a large one best on disk, where it takes no room."""
        if self.mode == "thread":
            wish = Wish((name, _whole(size)), make, stamp, like or name, LATER)
            self._later(wish, small=size[0] * size[1] <= _SMALL)

    def near(
        self,
        name: Hashable,
        size: Size,
        make: Callable[[], pygame.Surface],
        *,
        stamp: str = "",
        like: Hashable = None,
        itself: bool = False,
    ) -> bool:
        """Whether the picture, or an older self if it need not be ``itself``, is in memory; else it
        is fetched or made next.
        """
        wish = Wish((name, _whole(size)), make, stamp, like or name, self._frame)
        stock = self.stock
        there = stock.find(wish.key) is not None or (not itself and stock.has_older(wish))
        if there or self.mode != "thread":
            return True
        self.loader.wish(wish)
        return False

    def draft(self, *, later: bool = False) -> AbstractContextManager[set[Key]]:
        """Draw without showing it: whatever is asked for is wished for, and told in the set.

        ``later``: nobody waits for it yet. Only for ``thread``; there is nothing to wait for else.
        """
        return self._drafts.begin(self._furnish if later else self.loader.wish)

    @property
    def drafting(self) -> bool:
        """Whether what this thread draws now is not shown."""
        return self._drafts.current is not None

    def plan(self, name: Hashable, draw: Callable[[], None]) -> Key:
        """Have all made that is drawn here; a loader's thread draws it, unseen, in a window."""

        def draft() -> None:
            with self.draft(later=True):
                draw()

        return self.apart(name, draft)

    def apart(self, name: Hashable, do: Callable[[], None]) -> Key:
        """Have this done by a loader's thread, before anything else; ask for it by the key."""

        def make() -> pygame.Surface:
            do()
            return unpainted((1, 1))

        key = ("plan", name), (1, 1)
        if self.mode == "thread":
            self.loader.wish(Wish(key, make, "", key[0], self._frame + 1, kept=False))
        return key

    def come(self, planned: set[Key]) -> bool:
        """Whether all that a draft asked for is there to be drawn."""
        there = [self.stock.find(key) is not None or not self.loader.has(key) for key in planned]
        return all(there)

    def gather(self, draw: Callable[[], object]) -> None:
        """Wait for all that is drawn here, and help to make it before anything else."""

        def first(wish: Wish) -> None:
            self.loader.wish(replace(wish, seen=wish.seen + 1))

        if self.mode == "thread":
            with self._drafts.begin(first) as planned:
                undisturbed(draw)
            while not self.come(planned):
                self.loader.help()

    def drawing(
        self,
        name: str,
        size: Size,
        *,
        palette: drawings.Palette | None = None,
        grain: bool = True,
        view: tuple[float, float, float, float] | None = None,
    ) -> pygame.Surface:
        """A drawing from ``sprites/`` as laid paper at this size."""
        colours = repr(sorted(palette.items())) if palette else ""
        return self.get(
            (name, colours, grain, view),
            size,
            lambda: papercraft.sheet_up(name, size, palette=palette, grain=grain, view=view),
            stamp=_stamp_of(name),
            like=(name, colours),
        )

    def ready(self, name: Hashable, size: Size) -> bool:
        """Whether the picture itself is there at this size."""
        return self.stock.find((name, size)) is not None

    def finish(self, seconds: float = 60) -> None:
        """Wait until nothing is waited for any more."""
        until = time.monotonic() + seconds
        while self.loader.waiting() and time.monotonic() < until:
            time.sleep(0.002)

    def waiting(self) -> int:
        """How many pictures are still to come."""
        return self.loader.waiting()

    def seen_waiting(self) -> int:
        """How many of them somebody waits for."""
        return self.loader.seen_waiting()

    def clear(self) -> None:
        """Forget every picture in memory."""
        self.loader.forget()
        self.stock.clear()

    # Where a picture comes from

    def _furnish(self, wish: Wish) -> None:
        """Nobody asks whether furniture is near: it lies in memory, if it is not a whole window."""
        self._later(wish, small=wish.key[1] != self._window)

    def _later(self, wish: Wish, *, small: bool) -> None:
        wish.kept = small or not (self.stock.shelf and wish.stamp)
        if not (wish.key in self.stock if wish.kept else self.stock.lies(wish.key, wish.stamp)):
            wish.seen = LATER
            self.loader.wish(wish)

    def _older_read(self, wish: Wish) -> pygame.Surface | None:
        """After a resize, its older self from the disk, if that is quicker than making it."""
        if self.stock.lies(wish.key, wish.stamp):
            return None
        older = self.stock.older(wish, on_disk=True)
        if older is not None:
            self.read.append(wish.key)
        return older

    def _at_once(self, wish: Wish) -> pygame.Surface:
        """Nobody has prepared it: the drawing thread makes it, or waits for who is at it."""
        there = self.stock.lies(wish.key, wish.stamp)
        (self.read if there else self.late).append(wish.key)
        self.loader.claim(wish.key)
        found = self.stock.find(wish.key)
        if found is None:
            self._fulfil(wish)
            found = self.stock.find(wish.key)
        return unpainted(wish.key[1]) if found is None else found

    # On the loader's threads

    def _fulfil(self, wish: Wish) -> None:
        try:
            if not wish.kept and self.stock.lies(wish.key, wish.stamp):
                return
            picture = undisturbed(lambda: self.stock.made(wish.key, wish.make, wish.stamp))
        except (pygame.error, OSError, KeyError) as error:
            complain(f"cardtable: picture {wish.key[0]!r} could not be made: {error}")
            picture = unpainted(wish.key[1])  # one broken drawing must not empty the table
        if wish.kept:
            self.stock.keep(wish, picture)
        elif wish.stamp:
            self.stock.note(wish)

    def _tell(self, wish: Wish) -> None:
        """Let what is shown be drawn anew, but a few pictures at a time while many are to come:
        each time costs a whole window.
        """
        now = time.monotonic()
        self._untold = self._untold or (wish.kept and wish.seen != LATER)
        if self._untold and (now - self._told > _TELLING or not self.seen_waiting()):
            self._told, self._untold = now, False
            self.version += 1


def _whole(size: Size) -> Size:
    return max(1, size[0]), max(1, size[1])


@cache
def _stamp_of(name: str) -> str:
    found = hashlib.sha256(drawings.sprite(f"{name}.svg")).hexdigest()[:16]
    return f"{papercraft.LOADER_VERSION}.{found}"


@cache
def drawn(name: str) -> bool:
    """Whether ``sprites/`` has this drawing."""
    folder, _, drawing = name.rpartition("/")
    return f"{drawing}.svg" in drawings.sprites(folder)
