"""The one place that writes what is kept: whole files in one step, and files that grow by lines.

What is written here outlives a power cut once these say so. No link is followed, nothing that is
no plain file is read, and a disk that is full or gone is an answer, not an error.
"""

from __future__ import annotations

import errno
import os
import time
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from datetime import datetime
from functools import cache
from itertools import count
from pathlib import Path

from cardtable.storage import disk as layer

PREVIOUS = ".previous"
"""Behind the name of a file: the version of it before."""

DATED = "%Y%m%d-%H%M%S"
"""How names tell when something was put there: they sort by time, and every system allows them."""

PATIENCE = 2.0
"""Seconds after which a disk that does not answer is dead."""

_FRESH = ".new"
_OWN = 2  # folders above one of ours that are ours too
_SAME_SECOND = 10_000  # names of one second
_AT_ONCE = 1 << 16  # bytes asked for in one call
_number = count()


def read_plain(path: Path, most: int) -> bytes:
    """All of a plain file of at most so many bytes; OSError if it is larger, or something else.

    Neither a pipe nor a device is waited for, or read for ever.
    """
    disk = layer.disk
    handle = disk.look(path)
    try:
        facts = disk.told(handle)
        if not facts.plain:
            raise OSError(errno.EINVAL, "not a plain file", str(path))
        parts: list[bytes] = []
        size = facts.size
        while size <= most and (part := disk.read(handle, _AT_ONCE)):
            parts.append(part)
            size = sum(map(len, parts))
        if size > most:
            raise OSError(errno.EFBIG, f"larger than {most} bytes", str(path))
        return b"".join(parts)
    finally:
        disk.close(handle)


def write_whole(path: Path, data: bytes, *, previous: bool = False) -> bool:
    """Replace a file in one step and for good; whether it could be.

    With ``previous`` the version that was there is kept beside it.
    """
    try:
        make_folder(path.parent)
        if previous:
            _keep_previous(path)
        _put(path, data)
        layer.disk.sync_folder(path.parent)
    except OSError:
        return False
    return True


def make_folder(path: Path) -> None:
    """Make a folder and those it lies in, as far as they are missing, for good.

    One that is there may have been made by a program that was killed before it was safe.
    """
    disk = layer.disk
    if path in disk.safe_folders and exists(path):
        return
    missing: list[Path] = []
    above = path
    while not exists(above) and above != above.parent:
        missing.append(above)
        above = above.parent
    for each in reversed(missing):
        disk.folder(each)
    for each in {*missing, path, *list(path.parents)[:_OWN]}:
        with suppress(PermissionError):  # not everybody may look into the folder above their own
            disk.sync_folder(each.parent)
    disk.safe_folders.add(path)


def exists(path: Path) -> bool:
    """Whether anything has this name, or may have: a disk that cannot tell is no proof."""
    try:
        layer.disk.facts(path)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        pass
    return True


def _keep_previous(path: Path) -> None:
    """Write the present version beside it; there may be none, and it may be no file of ours."""
    try:
        before = read_plain(path, 1 << 24)
    except OSError:
        return
    _put(path.with_name(path.name + PREVIOUS), before)


def _put(path: Path, data: bytes) -> None:
    """Write a new file and give it this name; its folder is still to be synced."""
    disk = layer.disk
    fresh, handle = _make_beside(path)
    try:
        try:
            write_all(handle, data)
            disk.sync(handle)
        finally:
            disk.close(handle)
        disk.replace(fresh, path)
    except OSError:
        with suppress(OSError):
            disk.unlink(fresh)
        raise


def _make_beside(path: Path) -> tuple[Path, int]:
    """A new file with a name of its own, beside another."""
    while True:
        fresh = path.with_name(f".{path.name}.{os.getpid()}-{next(_number)}{_FRESH}")
        try:
            return fresh, layer.disk.make(fresh)
        except FileExistsError:
            continue  # left by a program that was killed, and whose number we have now


def write_all(handle: int, data: bytes) -> None:
    """Write all of this to an open file."""
    while data:
        took = layer.disk.write(handle, data)
        data = data[took:]


def remove(path: Path) -> None:
    """Take a file away for good, if it is there and that is possible."""
    with suppress(OSError):
        layer.disk.unlink(path)
        layer.disk.sync_folder(path.parent)


def names_in(folder: Path) -> list[str]:
    """What lies in a folder, in order; nothing if there is no such folder."""
    try:
        return layer.disk.names(folder)
    except OSError:
        return []


def dated(folder: Path, about: str, now: datetime | None = None) -> Path:
    """A name in this folder that tells the time and nothing has yet: ``about`` ends it."""
    stamp = (now or datetime.now()).strftime(DATED)
    path = folder / f"{stamp}{about}"
    for number in range(2, _SAME_SECOND):
        if not exists(path):
            break
        path = folder / f"{stamp}-{number}{about}"
    return path


def move(path: Path, target: Path) -> bool:
    """Give a file another name for good, one nothing has yet; whether it could be."""
    try:
        make_folder(target.parent)
        if exists(target):
            return False
        layer.disk.replace(path, target)
        for folder in {path.parent, target.parent}:
            layer.disk.sync_folder(folder)
    except OSError:
        return False
    return True


def tidy(folder: Path) -> list[str]:
    """Take away what a program that was killed had begun to write; the names of it.

    Only who holds the folder's lock may do so.
    """
    begun = [name for name in names_in(folder) if name.startswith(".") and name.endswith(_FRESH)]
    for name in begun:
        remove(folder / name)
    return begun


@cache
def _syncing() -> ThreadPoolExecutor:
    """Who waits for the disk, so that nothing drawn has to."""
    return ThreadPoolExecutor(1, "disk")


class Growing:
    """A file that grows by lines. What it was given is safe once it says so."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._facts: layer.Facts | None = None  # of the file as it was written; None: not whole
        self._syncs: list[Future[bool]] = []  # under way
        self._asked = 0.0  # since when

    @property
    def whole(self) -> bool:
        """Whether the file holds all that it was given, as far as is known by now."""
        return self._facts is not None

    def begin(self, data: bytes, *, previous: bool = False) -> bool:
        """Write the file anew, safely; whether it could be."""
        if not self.safe(PATIENCE) or self._syncs:
            return False
        self._facts = None
        if write_whole(self.path, data, previous=previous):
            with suppress(OSError):
                self._facts = layer.disk.facts(self.path)
        return self.whole

    def add(self, data: bytes) -> bool:
        """Write this at the end; whether it could be. `safe` tells when it outlives a power cut.

        Where the file is not what was written here, nothing is added: it has been taken away or
        changed, or is a link to elsewhere.
        """
        before, self._facts = self._facts, None
        handle = None if before is None else _extended(self.path, before, data)
        if before is None or handle is None:
            return False
        self._facts = before._replace(size=before.size + len(data))
        if not self._syncs:
            self._asked = time.monotonic()
        self._syncs.append(_syncing().submit(_sync, handle))
        return True

    def forget(self) -> None:
        """The file is not what it should be: it is to be begun anew."""
        self._facts = None

    def safe(self, seconds: float) -> bool:
        """Whether all outlives a power cut by now, or is known not to; waits so long for it.

        A disk that does not answer has not kept it.
        """
        wait(self._syncs, seconds)
        if not all(sync.done() for sync in self._syncs):
            if time.monotonic() - self._asked < PATIENCE:
                return False
            self._facts = None
            return True
        if not all(sync.result() for sync in self._syncs):
            self._facts = None  # nobody knows what of it is on the disk
        self._syncs.clear()
        return True


def _extended(path: Path, before: layer.Facts, data: bytes) -> int | None:
    """A file, still open, with this at its end; None if it is not as before, or is full."""
    disk = layer.disk
    try:
        handle = disk.extend(path)
    except OSError:
        return None
    try:
        if disk.told(handle)._replace(changed=before.changed) == before:
            write_all(handle, data)
            return handle
    except OSError:
        pass
    with suppress(OSError):
        disk.close(handle)
    return None


def _sync(handle: int) -> bool:
    """Wait for the disk and let go of the file; whether it has everything."""
    disk = layer.disk
    try:
        try:
            disk.sync(handle)
        finally:
            disk.close(handle)
    except OSError:
        return False
    return True
