"""The pictures kept on disk from one start to the next."""

from __future__ import annotations

import os
import stat
import struct
import threading
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any

import pygame

from cardtable.media.drawings import Size
from cardtable.media.papercraft import OPAQUE

_LARGE = 120_000  # bytes of a picture that is kept on disk as it is
_SLACK = 256  # bytes that pressing may add to a small picture
_MASKS = (0xFF0000, 0xFF00, 0xFF, 0xFF000000)  # of pictures as they lie there
_HEAD = struct.Struct("<2sI4xI IiiHHIIII8x III")  # before those that nothing shines through: BMPs
_SUM = struct.Struct("<I")  # after pixels that are not pressed: a power cut may leave zeros there
_LEAST = 400_000_000  # bytes that may lie here, …
_BYTES_A_PIXEL = 120  # … or so many of the window: the backdrops of all games, and their cards
_UNKNOWN = 0.95  # of the bound
_TIDIED = 0.85  # of the bound is left when it was passed: tidying looks at every file


class Shelf:
    """The pictures kept on disk from one start to the next; bounded, and safe to delete."""

    def __init__(self, folder: Path, most: int = _LEAST) -> None:
        self.folder = folder
        self.most = most
        # As far as this program knows. Before it has looked, all may be nearly full already.
        self._bytes = round(most * _UNKNOWN)
        self._looked = False
        self._lock = threading.Lock()

    def room_for(self, window: Size) -> None:
        """Let as much lie here as all games need in such a window: a game that was left is not to
        be painted again, nor one that was seen on the full screen before.
        """
        self.most = max(self.most, window[0] * window[1] * _BYTES_A_PIXEL)

    def _path(self, name: str) -> Path:
        return self.folder / name[:2] / name[2:]

    def has(self, name: str) -> bool:
        """Whether something lies here under this name."""
        return self._path(name).exists()

    def find(self, name: str, size: Size) -> pygame.Surface | None:
        """The picture under this name, if it lies here whole."""
        path = self._path(name)
        try:
            picture = _read(path, size)
        except (OSError, zlib.error, pygame.error):
            return None
        with suppress(OSError):
            os.utime(path)
        return picture

    def keep(self, name: str, picture: pygame.Surface) -> bool:
        """Put a picture here, and say whether it lies here now.

        A full or locked disk is no reason to stop.
        """
        if picture.get_masks() not in (_MASKS, OPAQUE):
            return False
        path = self._path(name)
        fresh = path.with_name(f"{path.name}.{os.getpid()}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            # Only small ones are pressed, to a third of their bytes: a screen's large ones would
            # take longer to unpress than all the rest of it.
            raw, head = picture.get_buffer().raw, b""
            if picture.get_masks() == OPAQUE:
                pressed, head = raw, _head(picture.get_size())
            else:
                pressed = raw if len(raw) > _LARGE else zlib.compress(raw, 1)
            with fresh.open("xb") as file:  # which follows no link that lies there
                file.write(head)
                file.write(pressed)
                if pressed is raw:
                    file.write(_SUM.pack(zlib.crc32(raw)))
            fresh.replace(path)
        except OSError:
            with suppress(OSError):
                fresh.unlink()
            return False
        with self._lock:
            self._bytes += len(pressed)
            full = self._bytes > self.most
        if full:  # nobody may ever be idle
            self.tidy()
        return True

    def tidy(self) -> None:
        """If more lies here than may, throw away what has not been looked at longest."""
        with self._lock:
            if self._looked and self._bytes <= self.most:
                return
            found = []
            with suppress(OSError):
                for path in self.folder.glob("??/*"):
                    with suppress(OSError):
                        facts = path.lstat()
                        found.append((facts.st_mtime, facts.st_size, path))
            total = sum(size for _, size, _ in found)
            if total > self.most:
                for _, size, path in sorted(found):
                    with suppress(OSError):
                        path.unlink()
                        total -= size
                    if total <= self.most * _TIDIED:
                        break
            self._bytes, self._looked = total, True


def _read(path: Path, size: Size) -> pygame.Surface | None:
    """The picture in a file, if it holds one of this size. Neither a pipe nor a device is waited
    for, and nothing larger is read.
    """
    most = size[0] * size[1] * 4
    with open(path, "rb", buffering=0, opener=_at_once) as file:
        facts = os.fstat(file.fileno())
        if not stat.S_ISREG(facts.st_mode) or facts.st_size > most + most // 100 + _SLACK:
            return None
        if facts.st_size == most + _HEAD.size + _SUM.size:
            # As large as a window: a surface made here would hold up all other threads for as
            # long as a frame may take, and one made there does not.
            found = pygame.image.load(path)
            if (found.get_size(), found.get_masks()) != (size, OPAQUE):
                return None
            file.seek(-_SUM.size, os.SEEK_END)
            return found if _is_whole(found, file.read()) else None
        if most > _LARGE and facts.st_size == most + _SUM.size:
            picture = pygame.Surface(size, pygame.SRCALPHA)
            if picture.get_masks() != _MASKS or picture.get_pitch() != size[0] * 4:
                return None
            # Straight to where it lies: copies of a large one take longer than the disk.
            pixels: Any = picture.get_buffer()
            read = file.readinto(pixels)
            return picture if read == most and _is_whole(picture, file.read()) else None
        raw = zlib.decompressobj().decompress(file.read(), most + 1)
    return pygame.image.frombuffer(raw, size, "BGRA").copy() if len(raw) == most else None


def _is_whole(picture: pygame.Surface, written: bytes) -> bool:
    """Whether these are the pixels that were written, by the sum written with them."""
    pixels: Any = picture.get_buffer()
    return _SUM.pack(zlib.crc32(pixels)) == written


def _head(size: Size) -> bytes:
    """What stands before the pixels of an opaque picture."""
    wide, high = size
    long = wide * high * 4
    row = (b"BM", _HEAD.size + long, _HEAD.size, 40, wide, -high, 1, 32, 3, long, 2835, 2835)
    return _HEAD.pack(*row, *OPAQUE[:3])


def _at_once(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))
