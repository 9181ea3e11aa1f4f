"""Pictures at the size asked for, sounds, fonts, and words in the chosen language."""

from __future__ import annotations

import hashlib
import os
import threading
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache, lru_cache, wraps
from pathlib import Path
from typing import Any, Literal, ParamSpec, TypeVar

import noto_cjk_sans_jp_bold
import noto_cjk_sans_jp_regular
import pygame
import pygame.freetype
from font_fredoka_one import FredokaOne
from font_hanken_grotesk import HankenGroteskBold, HankenGroteskMedium

from cardtable import __version__, paper
from cardtable.paper import Colour, Size
from cardtable.settings import cache_folder
from cardtable.terminal import complain
from cardtable.text import en, ja

# Words

SENTENCES: Mapping[str, Mapping[str, str]] = {"en": en.WORDS, "ja": ja.WORDS}
"""Every sentence of each language by its key."""


class Words:
    """The table's sentences in one language at a time: ``words("home.continue")``.

    A key that is missing comes back as itself, so a gap is seen and never stops a game.
    """

    def __init__(self, language: str = "en") -> None:
        self.language = language

    def __call__(self, key: str, **values: object) -> str:
        sentence = SENTENCES[self.language].get(key)
        if sentence is None:
            return key
        return sentence.format(**values) if values else sentence

    def has(self, key: str) -> bool:
        """Whether this language has the sentence."""
        return key in SENTENCES[self.language]

    def either(self, key: str, otherwise: str, **values: object) -> str:
        """The sentence, or another one if this language lacks it."""
        return self(key if self.has(key) else otherwise, **values)


words = Words()

# Fonts and text

Kind = Literal["title", "text", "strong"]
"""``title``: Fredoka One, for titles and numbers. ``text`` and ``strong``: Hanken Grotesk."""

Align = Literal["left", "centre", "right"]

_NOTO = str(Path(str(noto_cjk_sans_jp_regular.__file__)).parent / "NotoSansCJKjp-Regular.otf")
_NOTO_BOLD = str(Path(str(noto_cjk_sans_jp_bold.__file__)).parent / "NotoSansCJKjp-Bold.otf")

# What a letter is looked for in, one after the other: none of the Latin faces has kana.
_FACES: Mapping[Kind, tuple[str, ...]] = {
    "title": (FredokaOne, HankenGroteskBold, _NOTO_BOLD),
    "text": (HankenGroteskMedium, _NOTO),
    "strong": (HankenGroteskBold, _NOTO_BOLD),
}
_NOTO_SHARE = 0.94  # Japanese letters fill their square: a little smaller, they match the Latin

# A font file may be used by one thread at a time; the loader's thread writes on cards too.
_writing = threading.RLock()

_NEVER_FIRST = frozenset(
    "、。，．・：；？！」』）】》〉”’ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〜…%,.;:!?)]}"
)
_NEVER_LAST = frozenset("「『（【《〈“‘([{")


P = ParamSpec("P")
S = TypeVar("S", pygame.Surface, tuple[pygame.Surface, tuple[int, int]], tuple[pygame.Surface, int])


class _Drawer:
    """Small things made once, the longest unused thrown away first."""

    least = 8_000_000  # bytes: two panels as large as the window, and all its lines of text

    def __init__(self) -> None:
        self._things: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._bytes = 0
        self.most = self.least  # a window dragged larger and larger must not fill the memory
        self._lock = threading.Lock()

    def find(self, key: Hashable) -> Any:
        """The thing under this key, or None."""
        with self._lock:
            found = self._things.get(key)
            if found is None:
                return None
            self._things.move_to_end(key)
            return found[0]

    def keep(self, key: Hashable, thing: Any, surface: pygame.Surface) -> None:
        """Put a thing in that weighs as much as its surface."""
        weight = surface.get_width() * surface.get_height() * 4 + 400
        with self._lock:
            if key in self._things:
                return  # another thread was quicker
            self._things[key] = thing, weight
            self._bytes += weight
            while self._bytes > self.most and len(self._things) > 1:
                self._bytes -= self._things.popitem(last=False)[1][1]


_drawer = _Drawer()


def kept(make: Callable[P, S]) -> Callable[P, S]:
    """Make a small thing once for each way it is asked for; nobody may draw into it."""

    @wraps(make)
    def get(*args: P.args, **kwargs: P.kwargs) -> S:
        key = (make, args, tuple(sorted(kwargs.items())))
        found: S | None = _drawer.find(key)
        if found is None:
            found = make(*args, **kwargs)
            _drawer.keep(key, found, found if isinstance(found, pygame.Surface) else found[0])
        return found

    return get


@cache
def _open(path: str, px: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(path, px)


@cache
def _letters(path: str) -> pygame.freetype.Font:
    if not pygame.freetype.get_init():
        pygame.freetype.init()
    return pygame.freetype.Font(path, 16)


@cache
def _face_of(letter: str, kind: Kind) -> int:
    """Which of a kind's faces has this letter; the last one if none has."""
    faces = _FACES[kind]
    for index, path in enumerate(faces):
        if _letters(path).get_metrics(letter)[0] is not None:
            return index
    return len(faces) - 1


def font(kind: Kind, px: int, face: int = 0) -> pygame.font.Font:
    """One of a kind's fonts at a size in pixels; take :func:`line` for mixed languages."""
    path = _FACES[kind][face]
    size = round(px * _NOTO_SHARE) if path in (_NOTO, _NOTO_BOLD) else px
    with _writing:
        return _open(path, max(1, size))


@lru_cache(maxsize=4096)
def _runs(text: str, kind: Kind) -> tuple[tuple[str, int], ...]:
    """The text cut where another face is needed."""
    runs: list[tuple[str, int]] = []
    with _writing:
        for letter in text:
            face = runs[-1][1] if letter == " " and runs else _face_of(letter, kind)
            if runs and runs[-1][1] == face:
                runs[-1] = (runs[-1][0] + letter, face)
            else:
                runs.append((letter, face))
    return tuple(runs)


def width(text: str, kind: Kind, px: int) -> int:
    """How wide a line of text will be."""
    with _writing:
        return sum(font(kind, px, face).size(run)[0] for run, face in _runs(text, kind))


def line_height(kind: Kind, px: int) -> int:
    """The height of one line, the same in every language."""
    return round(px * (1.18 if kind == "title" else 1.3))


@kept
def line(text: str, kind: Kind, px: int, colour: Colour) -> pygame.Surface:
    """One line of text, as high as :func:`line_height`; kept, so do not draw into it."""
    height = line_height(kind, px)
    with _writing:
        runs = _runs(text, kind)
        out = pygame.Surface((max(1, width(text, kind, px)), height), pygame.SRCALPHA)
        out.fill((*colour, 0))
        # All faces stand on one line: three quarters of the letter's size below the middle gap.
        foot = round(height / 2 + px * (0.34 if kind == "title" else 0.33))
        left = 0
        for run, face in runs:
            used = font(kind, px, face)
            drawn = used.render(run, True, colour)
            out.blit(drawn, (left, foot - used.get_ascent()))
            left += drawn.get_width()
    return out


def fitting(text: str, kind: Kind, px: int, room: int, least: int = 9) -> int:
    """The largest size up to ``px`` at which the line fits into the room."""
    while px > least and width(text, kind, px) > room:
        px = max(least, min(px - 1, px * room // max(1, width(text, kind, px))))
    return px


def _pieces(text: str) -> list[str]:
    """What may not be torn apart: Latin words with their space, single Japanese letters."""
    pieces: list[str] = []
    for letter in text:
        last = pieces[-1] if pieces else ""
        wide = ord(letter) > 0x2E7F
        if last and (
            letter in _NEVER_FIRST
            or last[-1] in _NEVER_LAST
            or (not wide and ord(last[-1]) <= 0x2E7F and not last.endswith(" "))
            or letter == " "
        ):
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


@lru_cache(maxsize=1024)
def wrapped(text: str, kind: Kind, px: int, room: int) -> tuple[str, ...]:
    """The text as lines no wider than the room, in Latin or Japanese or both."""
    lines: list[str] = []
    for part in text.split("\n"):
        current = ""
        for piece in _pieces(part):
            if current and width((current + piece).rstrip(), kind, px) > room:
                lines.append(current.rstrip())
                current = piece
            else:
                current += piece
        lines.append(current.rstrip())
    return tuple(lines)


@kept
def paragraph(
    text: str, kind: Kind, px: int, colour: Colour, room: int, align: Align = "left"
) -> pygame.Surface:
    """Wrapped text as wide as the room; kept, so do not draw into it."""
    lines = wrapped(text, kind, px, room)
    step = line_height(kind, px)
    out = pygame.Surface((max(1, room), step * len(lines)), pygame.SRCALPHA)
    out.fill((*colour, 0))
    for index, one in enumerate(lines):
        drawn = line(one, kind, px, colour)
        spare = room - drawn.get_width()
        left = {"left": 0, "centre": spare // 2, "right": spare}[align]
        out.blit(drawn, (left, index * step))
    return out


# Pictures


@cache
def content(*folders: str) -> str:
    """A short name for everything a picture is made from: drawings and the code that lays them."""
    # Executables have no source to look at; there the version stands for the code.
    digest = hashlib.sha256(f"{paper.LOADER_VERSION} {__version__}".encode())
    for folder in folders:
        for name in paper.sprites(folder):
            digest.update(name.encode())
            digest.update(paper.sprite(f"{folder}/{name}"))
        code = Path(__file__).parent / "faces" / f"{folder}.py"
        if code.exists():
            digest.update(code.read_bytes())
    return digest.hexdigest()[:16]


_BACKDROP = 400_000  # pixels of a picture that fills most of a window
_LARGE = 120_000  # bytes of a picture that is kept on disk as it is


class Shelf:
    """The pictures kept on disk from one start to the next; bounded, and safe to delete."""

    def __init__(self, folder: Path, most: int = 400_000_000) -> None:
        self.folder = folder
        self.most = most

    def _path(self, name: str) -> Path:
        return self.folder / name[:2] / name[2:]

    def has(self, name: str) -> bool:
        """Whether something lies here under this name."""
        return self._path(name).exists()

    def find(self, name: str, size: Size) -> pygame.Surface | None:
        """The picture under this name, if it lies here whole."""
        path = self._path(name)
        try:
            raw = path.read_bytes()
            if len(raw) != size[0] * size[1] * 4:
                raw = zlib.decompress(raw)
        except (OSError, zlib.error):
            return None
        if len(raw) != size[0] * size[1] * 4:
            return None
        with suppress(OSError):
            os.utime(path)
        return pygame.image.frombuffer(raw, size, "BGRA").copy()

    def keep(self, name: str, picture: pygame.Surface) -> None:
        """Put a picture here; a full or locked disk is no reason to stop."""
        if picture.get_masks() != (0xFF0000, 0xFF00, 0xFF, 0xFF000000):
            return
        path = self._path(name)
        fresh = path.with_name(f"{path.name}.{os.getpid()}")
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            # Only small ones are pressed, to a third of their bytes: a screen's large ones would
            # take longer to unpress than all the rest of it.
            raw = picture.get_buffer().raw
            fresh.write_bytes(raw if len(raw) > _LARGE else zlib.compress(raw, 1))
            fresh.replace(path)

    def tidy(self) -> None:
        """Throw away what has not been looked at longest, until the rest fits."""
        found = []
        with suppress(OSError):
            for path in self.folder.glob("??/*"):
                with suppress(OSError):
                    stat = path.stat()
                    found.append((stat.st_mtime, stat.st_size, path))
        total = sum(size for _, size, _ in found)
        for _, size, path in sorted(found):
            if total <= self.most:
                break
            with suppress(OSError):
                path.unlink()
                total -= size


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
            _drawer.most = max(_drawer.least, window[0] * window[1] * 8)
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
        number: int | None = None,
        palette: paper.Palette | None = None,
        grain: bool = True,
        view: tuple[float, float, float, float] | None = None,
    ) -> pygame.Surface:
        """A drawing from ``sprites/`` as laid paper at this size."""
        colours = repr(sorted(palette.items())) if palette else ""

        def simple() -> pygame.Surface:
            share = min(1.0, 160 / max(size))
            small = (max(1, round(size[0] * share)), max(1, round(size[1] * share)))
            drawn = paper.flat(name, small, palette=palette, number=number, view=view)
            return pygame.transform.smoothscale(drawn, size)

        return self.get(
            (name, number, colours, grain, view),
            size,
            lambda: paper.sheet_up(
                name, size, number=number, palette=palette, grain=grain, view=view
            ),
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
        each time costs a whole window."""
        now = time.monotonic()
        if now - self._told > _TELLING or not any(w.seen >= 0 for w in self._wishes.values()):
            self._told = now
            self.version += 1


def _label(key: tuple[Hashable, Size], stamp: str) -> str:
    """What a picture is called on disk."""
    return hashlib.sha256(f"{stamp}|{key[0]!r}|{key[1]}".encode()).hexdigest()[:32]


@cache
def _stamp_of(name: str) -> str:
    found = hashlib.sha256(paper.sprite(f"{name}.svg")).hexdigest()[:16]
    return f"{paper.LOADER_VERSION}.{found}"


@cache
def drawn(name: str) -> bool:
    """Whether ``sprites/`` has this drawing."""
    folder, _, drawing = name.rpartition("/")
    return f"{drawing}.svg" in paper.sprites(folder)


# Sounds


class Sounds:
    """Everything that is heard. Without a sound device it is silent, without a word."""

    def __init__(self, device: bool = True) -> None:
        self.effects = self.ambience = self.music = 1.0
        self._folder = paper.root() / "sounds"
        self._ready: bool | None = None if device else False
        self._loaded: dict[str, list[pygame.mixer.Sound]] = {}
        self._turns: dict[str, int] = {}
        self._loops: dict[str, tuple[str, pygame.mixer.Channel]] = {}
        self._wished: dict[str, str | None] = {}  # the loop each kind should be playing
        self._lock = threading.RLock()

    def volumes(self, effects: float, ambience: float, music: float) -> None:
        """Set the three volumes, from 0 to 1; what is playing follows."""
        self.effects, self.ambience, self.music = effects, ambience, music
        for kind, (_, channel) in list(self._loops.items()):
            channel.set_volume(getattr(self, kind) ** 2)

    def play(self, name: str, volume: float = 1.0) -> None:
        """One sound effect, once; of ``card-slide-1``, ``-2`` and so on, each in turn."""
        if self.effects <= 0 or not self._lock.acquire(blocking=False):
            return  # while the device is being opened, the table does not wait for a click's sound
        try:
            found = self._sounds(f"effects/{name}")
        finally:
            self._lock.release()
        if found:
            turn = self._turns[name] = (self._turns.get(name, -1) + 1) % len(found)
            channel = pygame.mixer.find_channel()
            if channel:
                # Loudness is heard by powers: half the slider sounds half as loud.
                channel.set_volume(volume * self.effects**2)
                channel.play(found[turn])

    def loop(self, kind: Literal["ambience", "music"], name: str | None, fade: int = 900) -> None:
        """Let a loop sound until another is asked for; None fades it out."""
        if self._wished.get(kind) == name:
            return
        self._wished[kind] = name
        playing = self._loops.pop(kind, None)
        if playing:
            playing[1].fadeout(fade)
        if name and self._ready is not False:
            # Opening the device and a minute of music takes a quarter of a second.
            threading.Thread(target=self._begin, args=(kind, name, fade), daemon=True).start()

    def _begin(self, kind: str, name: str, fade: int) -> None:
        with self._lock:
            if self._wished.get(kind) != name:
                return  # hushed meanwhile: the device may be about to go
            found = self._sounds(f"{kind}/{name}")
            if found and self._wished.get(kind) == name:
                channel = pygame.mixer.Channel(0 if kind == "ambience" else 1)
                channel.set_volume(getattr(self, kind) ** 2)
                channel.play(found[0], loops=-1, fade_ms=fade)
                self._loops[kind] = (name, channel)

    def hush(self) -> None:
        """Stop everything."""
        with self._lock:
            self._wished.clear()
            self._loops.clear()
            if self._ready:
                pygame.mixer.stop()

    def _sounds(self, name: str) -> list[pygame.mixer.Sound]:
        if self._ready is None:
            self._ready = _open_device()
        if not self._ready:
            return []
        if name not in self._loaded:
            paths = [self._folder / f"{name}.wav", *sorted(self._folder.glob(f"{name}-[0-9].wav"))]
            found = self._loaded[name] = []
            for path in paths:
                if path.exists():
                    with suppress(pygame.error):
                        found.append(pygame.mixer.Sound(path))
        return self._loaded[name]


@contextmanager
def complaints_unheard() -> Iterator[None]:
    """Keep a system's own lines off the terminal: what matters of them is told by us, once."""
    try:
        kept = os.dup(2)
    except OSError:  # a windowed program has no such stream
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def _open_device() -> bool:
    try:
        with complaints_unheard():
            pygame.mixer.init(44100, -16, 2, 1024)
        pygame.mixer.set_num_channels(16)
        pygame.mixer.set_reserved(2)
    except pygame.error:
        return False
    return True
