"""Pictures at the size asked for, made off the drawing thread."""

from __future__ import annotations

import hashlib
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

import pygame

from cardtable import __version__
from cardtable.media import drawings, papercraft
from cardtable.media.drawer import drawer
from cardtable.media.drawings import Size
from cardtable.media.shelf import Shelf
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


_BACKDROP = 400_000  # pixels of a picture that fills most of a window


@dataclass
class _Wish:
    """A picture somebody waits for."""

    key: tuple[Hashable, Size]
    make: Callable[[], pygame.Surface]
    stamp: str
    seen: int  # the last frame that asked for it; −1 while nobody sees it
    kept: bool = True  # in memory too, not only on disk


Mode = Literal["thread", "at once", "never"]


_TELLING = 0.08  # seconds between two drawings of the window while pictures come in


class Pictures:
    """Pictures by name and size, made off the drawing thread, the visible ones first.

    Until a picture is there, its older self is shown at the new size, or something simple.
    ``mode``: ``thread`` for a window; ``at once`` for pictures without a display; ``never`` shows
    only simple stand-ins, for tests that look at places and not at pixels.
    """

    def __init__(self, mode: Mode = "thread", most: int = 96_000_000) -> None:
        self.mode = mode
        self.most = most  # bytes kept in memory; grows with the window, see `room_for`
        self.version = 0  # grows when what is shown by stand-ins can be drawn better
        self.shelf: Shelf | None = None
        self._kept: OrderedDict[tuple[Hashable, Size], pygame.Surface] = OrderedDict()
        self._simple: OrderedDict[tuple[Hashable, Size], pygame.Surface] = OrderedDict()
        self._latest: dict[Hashable, Size] = {}  # the size that was ready last
        self._wishes: dict[tuple[Hashable, Size], _Wish] = {}
        self._bytes = 0
        self._frame = 0
        self._spent = 0.0  # seconds this frame has waited for the disk
        self._lock = threading.Condition()
        self._worker: threading.Thread | None = None
        self._busy = False
        self._shown: dict[tuple[Hashable, Size], int] = {}  # the frame that last asked for it
        self._busy_seen = False  # what the loader is at is waited for on the screen
        self._told = 0.0  # when the version grew last

    def keep_on_disk(self) -> None:
        """Use the player's cache folder."""
        self.shelf = Shelf(cache_folder() / "pictures")

    def room_for(self, window: Size) -> None:
        """Keep as much in memory as a table of this size needs; forget what nobody waits for.

        That is three and a half windows: a game's cards and two backdrops; the disk has the rest.
        """
        with self._lock:
            self.most = max(14_000_000, window[0] * window[1] * 14)
            drawer.most = max(drawer.least, window[0] * window[1] * 8)
            self._wishes.clear()

    def next_frame(self) -> None:
        """Tell that a new frame begins: what it asks for is loaded first."""
        self._frame += 1
        self._spent = 0.0

    def get(
        self,
        name: Hashable,
        size: Size,
        make: Callable[[], pygame.Surface],
        *,
        stamp: str = "",
        simple: Callable[[], pygame.Surface] | None = None,
    ) -> pygame.Surface:
        """The picture at this size, now: the real one, or a stand-in until it is ready.

        ``make`` may run on another thread. With a ``stamp`` (see :func:`content`) the picture is
        also kept on disk; the stamp must change whenever ``make`` would give another picture.
        """
        size = (max(1, size[0]), max(1, size[1]))
        key = (name, size)
        self._shown[key] = self._frame
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        if self.mode == "at once":
            return self._keep(key, self._load(key, make, stamp))
        if self.mode == "thread":
            ready = self._from_shelf(key, stamp) if key not in self._wishes else None
            if ready is not None:
                return self._keep(key, ready)
            self._stand_in(key, simple)  # before the thread may need it
            with self._lock:
                wish = self._wishes.get(key)
                if wish:
                    wish.seen, wish.kept = self._frame, True
                else:
                    self._wishes[key] = _Wish(key, make, stamp, self._frame)
            self._begin_work()
        return self._stand_in(key, simple)

    def soon(
        self, name: Hashable, size: Size, make: Callable[[], pygame.Surface], *, stamp: str = ""
    ) -> None:
        """Have a picture ready for later; what is visible goes first."""
        key = (name, (max(1, size[0]), max(1, size[1])))
        if self.mode != "thread" or key in self._kept:
            return
        with self._lock:
            self._wishes.setdefault(key, _Wish(key, make, stamp, -1))
        self._begin_work()

    def stock(
        self, name: Hashable, size: Size, make: Callable[[], pygame.Surface], *, stamp: str
    ) -> None:
        """Have a large picture on disk, from where it is there at once; it takes no memory."""
        key = (name, (max(1, size[0]), max(1, size[1])))
        if self.mode != "thread" or self.shelf is None or key in self._kept:
            return
        with self._lock:
            self._wishes.setdefault(key, _Wish(key, make, stamp, -1, kept=False))
        self._begin_work()

    def forget_later(self) -> None:
        """Another table begins: what was wished for later is not needed, nor is who wished it."""
        with self._lock:
            for key in [key for key, wish in self._wishes.items() if wish.seen < 0]:
                del self._wishes[key]

    def _begin_work(self) -> None:
        """Wake the loader's thread; the first wish starts it."""
        with self._lock:
            self._lock.notify()
        if self._worker is None:
            self._worker = threading.Thread(target=self._work, name="pictures", daemon=True)
            self._worker.start()

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

        def simple() -> pygame.Surface:
            share = min(1.0, 160 / max(size))
            small = (max(1, round(size[0] * share)), max(1, round(size[1] * share)))
            drawn = papercraft.flat(name, small, palette=palette, view=view)
            return pygame.transform.smoothscale(drawn, size)

        return self.get(
            (name, colours, grain, view),
            size,
            lambda: papercraft.sheet_up(name, size, palette=palette, grain=grain, view=view),
            stamp=_stamp_of(name),
            simple=simple,
        )

    def ready(self, name: Hashable, size: Size) -> bool:
        """Whether the real picture is there at this size."""
        return (name, size) in self._kept

    def finish(self, seconds: float = 60) -> None:
        """Wait until nothing is waited for any more."""
        until = time.monotonic() + seconds
        while (self._wishes or self._busy) and time.monotonic() < until:
            time.sleep(0.002)

    def waiting(self) -> int:
        """How many pictures are still to come."""
        return len(self._wishes) + self._busy

    def seen_waiting(self) -> int:
        """How many of them are shown by a stand-in as long as they are not there."""
        with self._lock:
            return sum(wish.seen >= 0 for wish in self._wishes.values()) + self._busy_seen

    def clear(self) -> None:
        """Forget every picture in memory."""
        with self._lock:
            self._kept.clear()
            self._simple.clear()
            self._latest.clear()
            self._wishes.clear()
            self._bytes = 0

    def _from_shelf(self, key: tuple[Hashable, Size], stamp: str) -> pygame.Surface | None:
        """A picture kept on disk, if this frame still has a moment to fetch it.

        A backdrop is always fetched: a stand-in for it takes longer.
        """
        moment = 0.08 if self._frame <= 1 else 0.004
        late = self._spent > moment and key[1][0] * key[1][1] < _BACKDROP
        if not (self.shelf and stamp) or late:
            return None
        start = time.perf_counter()
        found = self.shelf.find(_label(key, stamp), key[1])
        self._spent += time.perf_counter() - start
        return found

    def _stand_in(
        self, key: tuple[Hashable, Size], simple: Callable[[], pygame.Surface] | None
    ) -> pygame.Surface:
        found = self._simple.get(key)
        if found is not None:
            return found
        name, size = key
        old = self._kept.get((name, self._latest.get(name, (0, 0))))
        if old is not None:
            found = pygame.transform.smoothscale(old, size)
        elif simple is not None:
            found = simple()
        else:
            found = pygame.Surface(size, pygame.SRCALPHA)
        self._simple[key] = found
        while len(self._simple) > 160:
            self._simple.popitem(last=False)
        return found

    def _load(
        self, key: tuple[Hashable, Size], make: Callable[[], pygame.Surface], stamp: str
    ) -> pygame.Surface:
        _, size = key
        shelf = self.shelf if stamp else None
        label = _label(key, stamp)
        found = shelf.find(label, size) if shelf else None
        if found is None:
            found = make()
            if shelf and found.get_size() == size:
                shelf.keep(label, found)
        return found

    def _keep(self, key: tuple[Hashable, Size], picture: pygame.Surface) -> pygame.Surface:
        with self._lock:
            old = self._kept.get(key)
            if old is not None:
                self._bytes -= old.get_width() * old.get_height() * 4
            self._kept[key] = picture
            self._latest[key[0]] = key[1]
            self._simple.pop(key, None)
            self._bytes += picture.get_width() * picture.get_height() * 4
            while self._bytes > self.most:
                # What is shown stays, or a full screen would never come to rest.
                seen = self._frame - 1
                gone = next((k for k in self._kept if self._shown.get(k, -1) < seen), key)
                if gone == key:
                    break
                old = self._kept.pop(gone)
                self._shown.pop(gone, None)
                self._bytes -= old.get_width() * old.get_height() * 4
        return picture

    def _work(self) -> None:
        """The loader's thread: the newest frame's wishes first, in the order they were made."""
        untidy = self.shelf is not None
        while True:
            if untidy and self.shelf and not self._wishes:
                untidy = False
                self.shelf.tidy()
            with self._lock:
                while not self._wishes:
                    self._lock.wait()
                wish = max(self._wishes.values(), key=lambda one: one.seen)
                del self._wishes[wish.key]
                self._busy, self._busy_seen = True, wish.seen >= 0
            try:
                self._fulfil(wish)
            except (pygame.error, OSError, KeyError) as error:
                # The stand-in stays; one broken drawing must not empty the table.
                complain(f"cardtable: picture {wish.key[0]!r} could not be made: {error}")
                self._keep(wish.key, self._stand_in(wish.key, None))
            finally:
                with self._lock:
                    again = self._wishes.pop(wish.key, None)  # asked for again while it was made
                    if again is not None and wish.key not in self._kept:
                        self._wishes[wish.key] = again
                    if wish.seen >= 0 or again is not None:
                        self._tell()
                    self._busy = self._busy_seen = False
                del wish, again  # a picture's maker knows the whole table; it shall not stay

    def _fulfil(self, wish: _Wish) -> None:
        if wish.kept:
            self._keep(wish.key, self._load(wish.key, wish.make, wish.stamp))
        elif self.shelf and not self.shelf.has(_label(wish.key, wish.stamp)):
            self._load(wish.key, wish.make, wish.stamp)

    def _tell(self) -> None:
        """Let what is shown be drawn anew, but a few pictures at a time while many are to come:
        each time costs a whole window.
        """
        now = time.monotonic()
        if now - self._told > _TELLING or not any(w.seen >= 0 for w in self._wishes.values()):
            self._told = now
            self.version += 1


def _label(key: tuple[Hashable, Size], stamp: str) -> str:
    """What a picture is called on disk."""
    return hashlib.sha256(f"{stamp}|{key[0]!r}|{key[1]}".encode()).hexdigest()[:32]


@cache
def _stamp_of(name: str) -> str:
    found = hashlib.sha256(drawings.sprite(f"{name}.svg")).hexdigest()[:16]
    return f"{papercraft.LOADER_VERSION}.{found}"


@cache
def drawn(name: str) -> bool:
    """Whether ``sprites/`` has this drawing."""
    folder, _, drawing = name.rpartition("/")
    return f"{drawing}.svg" in drawings.sprites(folder)
