"""The pictures kept on disk from one start to the next."""

from __future__ import annotations

import os
import zlib
from contextlib import suppress
from pathlib import Path

import pygame

from cardtable.media.drawings import Size

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
