"""What the operating system is asked to do with files, and nothing else.

One small layer, so that a test may put another in its place: one that forgets what was never
synced, or fails at any call.
"""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

_RAW = getattr(os, "O_BINARY", 0)  # Windows would turn line ends
_NO_LINKS = getattr(os, "O_NOFOLLOW", 0)
_NO_WAITING = getattr(os, "O_NONBLOCK", 0)  # a pipe nobody writes to would be waited for
_TRIES = 6  # a virus scanner on Windows may hold a file for a moment


class Facts(NamedTuple):
    """What a file or folder is."""

    plain: bool  # a file, and no link, folder, pipe or device
    folder: bool
    size: int
    changed: float  # when it was written last
    identity: tuple[int, int]  # no other file of this disk has it
    names: int  # how many names lead to it


def facts_of(found: os.stat_result) -> Facts:
    """The facts of what the system has found."""
    return Facts(
        stat.S_ISREG(found.st_mode),
        stat.S_ISDIR(found.st_mode),
        found.st_size,
        found.st_mtime,
        (found.st_dev, found.st_ino),
        found.st_nlink,
    )


class Disk:
    """The disk itself. Whatever cannot be done raises OSError."""

    def __init__(self) -> None:
        self.safe_folders: set[Path] = set()  # whose names outlive a power cut for certain

    def make(self, path: Path) -> int:
        """Open a new file to be written; there must be nothing of this name, not even a link."""
        return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_LINKS | _RAW, 0o666)

    def extend(self, path: Path) -> int:
        """Open the file that is there, to write at its end; a link is not followed."""
        if not _NO_LINKS and path.is_symlink():
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
        return os.open(path, os.O_WRONLY | os.O_APPEND | _NO_LINKS | _NO_WAITING | _RAW)

    def look(self, path: Path) -> int:
        """Open a file to be read, without waiting for anybody."""
        return os.open(path, os.O_RDONLY | _NO_WAITING | _RAW)

    def told(self, handle: int) -> Facts:
        """What an open file is."""
        return facts_of(os.fstat(handle))

    def facts(self, path: Path) -> Facts:
        """What lies there; of a link, the link itself."""
        return facts_of(os.lstat(path))

    def read(self, handle: int, most: int) -> bytes:
        """The next bytes of an open file, at most so many; none at its end."""
        return os.read(handle, most)

    def write(self, handle: int, data: bytes) -> int:
        """Write to an open file; how many bytes it took."""
        return os.write(handle, data)

    def sync(self, handle: int) -> None:
        """Wait until what was written outlives a power cut."""
        if sys.platform == "darwin":
            import fcntl

            with suppress(OSError):  # other file systems than Apple's know only the usual way
                fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
                return
        os.fsync(handle)

    def close(self, handle: int) -> None:
        """Let go of an open file."""
        os.close(handle)

    def replace(self, fresh: Path, path: Path) -> None:
        """Give a file another name in one step, instead of what had that name."""
        for tried in range(_TRIES if sys.platform == "win32" else 0):
            try:
                fresh.replace(path)
            except PermissionError:
                time.sleep(0.02 * 2**tried)
            else:
                return
        fresh.replace(path)

    def unlink(self, path: Path) -> None:
        """Take a file away."""
        path.unlink()

    def folder(self, path: Path) -> None:
        """Make one folder; nothing happens if it is there."""
        path.mkdir(exist_ok=True)

    def sync_folder(self, path: Path) -> None:
        """Wait until the names in a folder outlive a power cut. Windows sees to that itself."""
        if sys.platform != "win32":
            handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(handle)
            except OSError as problem:
                if problem.errno != errno.EINVAL:  # some file systems cannot, and need not
                    raise
            finally:
                os.close(handle)

    def names(self, path: Path) -> list[str]:
        """What lies in a folder, in order."""
        return sorted(os.listdir(path))  # noqa: PTH208 - names alone are wanted

    def lock(self, path: Path) -> int | None:
        """Hold this file for as long as the program runs; None if another program holds it.

        The system lets go of it by itself, however the program ends.
        """
        flags = os.O_RDWR | os.O_CREAT | _NO_LINKS | _NO_WAITING | _RAW
        handle = os.open(path, flags, 0o666)
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            os.close(handle)
            # Wine names no reason.
            if problem.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK, 0):
                return None
            raise
        return handle


disk = Disk()
"""The disk that is written to."""
