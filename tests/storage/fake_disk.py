"""A disk in memory that forgets what was never synced, and fails when it is told to.

As the operating system promises no more: after a power cut each name that was given, taken away or
changed since its folder was synced may be as before or after, each by itself, and what was written
to a file since that was synced may be there, cut off, or rubbish.
"""

from __future__ import annotations

import errno
import os
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from threading import RLock

from cardtable.storage.disk import Disk, Facts


class PowerCut(BaseException):
    """The program stops here, wherever that is."""


@dataclass(eq=False)
class Node:
    """A file or a folder: what is in it, and how much of that outlives a power cut."""

    number: int
    folder: bool = False
    now: bytes = b""
    synced: bytes = b""


@dataclass
class Change:
    """Names given and taken away in one step."""

    names: dict[Path, Node | None]

    def touches(self, folder: Path) -> bool:
        return any(path.parent == folder for path in self.names)


@dataclass
class Open:
    """An open file."""

    node: Node
    path: Path
    at: int = 0


@dataclass
class FakeDisk(Disk):
    """Names and files as programs see them, and as they are after a power cut."""

    now: dict[Path, Node] = field(default_factory=dict)
    kept: dict[Path, Node] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)  # of names, not yet synced
    calls: int = 0
    fails_at: int | None = None  # this call cannot be done …
    fails_for: int = 1  # … nor so many in all
    cut_at: int | None = None  # power is cut at this call
    syncs: bool = True  # a disk that lies keeps nothing when it is asked to

    def __post_init__(self) -> None:
        super().__init__()
        self._lock = RLock()
        self._numbers = count(1)
        self._handles: dict[int, Open] = {}
        self._locked: dict[int, Path] = {}
        for path in (Path("/"), Path("/home")):
            self.now[path] = self.kept[path] = Node(0, folder=True)

    # What may go wrong

    def _call(self) -> None:
        self.calls += 1
        if self.cut_at is not None and self.calls >= self.cut_at:
            raise PowerCut
        first = self.fails_at
        if first is not None and first <= self.calls < first + self.fails_for:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def restart(self) -> None:
        """The program was killed: everything written is there, nothing is open or locked."""
        self._handles.clear()
        self._locked.clear()
        self.safe_folders.clear()
        self.fails_at = self.cut_at = None
        self.calls = 0

    def cut(self, luck: Random) -> None:
        """The power was cut, and is back."""
        for change in self.changes:
            if luck.random() < 0.5:
                _apply(change, self.kept)
        self.changes.clear()
        for node in {id(node): node for node in self.kept.values()}.values():
            node.now = node.synced = _after_a_cut(node, luck)
        here = [path for path in self.kept if all(up in self.kept for up in path.parents)]
        self.kept = {path: self.kept[path] for path in here}
        self.now = dict(self.kept)
        self.restart()

    # The layer

    def make(self, path: Path) -> int:
        with self._lock:
            self._call()
            if path in self.now:
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
            self._folder_of(path)
            node = Node(next(self._numbers))
            self._change({path: node})
            return self._open(node, path)

    def extend(self, path: Path) -> int:
        with self._lock:
            self._call()
            node = self._find(path)
            return self._open(node, path)

    def look(self, path: Path) -> int:
        return self.extend(path)

    def told(self, handle: int) -> Facts:
        with self._lock:
            self._call()
            return self._facts(self._opened(handle).node)

    def facts(self, path: Path) -> Facts:
        with self._lock:
            self._call()
            return self._facts(self._find(path))

    def read(self, handle: int, most: int) -> bytes:
        with self._lock:
            self._call()
            opened = self._opened(handle)
            data = opened.node.now[opened.at : opened.at + most]
            opened.at += len(data)
            return data

    def write(self, handle: int, data: bytes) -> int:
        with self._lock:
            took = data[: max(1, len(data) // 2)]  # a disk may take less than it is given
            self._opened(handle).node.now += took
            self._call()
            return len(took)

    def sync(self, handle: int) -> None:
        with self._lock:
            self._call()
            node = self._opened(handle).node
            if self.syncs:
                node.synced = node.now

    def close(self, handle: int) -> None:
        with self._lock:
            self._locked.pop(handle, None)
            self._handles.pop(handle, None)
            self._call()

    def replace(self, fresh: Path, path: Path) -> None:
        with self._lock:
            self._call()
            node = self._find(fresh)
            self._folder_of(path)
            self._change({fresh: None, path: node})

    def unlink(self, path: Path) -> None:
        with self._lock:
            self._call()
            self._find(path)
            self._change({path: None})

    def folder(self, path: Path) -> None:
        with self._lock:
            self._call()
            if path not in self.now:
                self._folder_of(path)
                self._change({path: Node(next(self._numbers), folder=True)})

    def sync_folder(self, path: Path) -> None:
        with self._lock:
            self._call()
            self._find(path)
            for change in [each for each in self.changes if each.touches(path)]:
                if self.syncs:
                    _apply(change, self.kept)
                    self.changes.remove(change)

    def names(self, path: Path) -> list[str]:
        with self._lock:
            self._call()
            self._find(path)
            return sorted(each.name for each in self.now if each.parent == path != each)

    def lock(self, path: Path) -> int | None:
        with self._lock:
            self._call()
            if path in self._locked.values():
                return None
            node = self.now.get(path) or Node(next(self._numbers))
            self._folder_of(path)
            self._change({path: node})
            handle = self._open(node, path)
            self._locked[handle] = path
            return handle

    # Within

    def _change(self, names: dict[Path, Node | None]) -> None:
        change = Change(names)
        _apply(change, self.now)
        self.changes.append(change)

    def _find(self, path: Path) -> Node:
        if path not in self.now:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
        return self.now[path]

    def _folder_of(self, path: Path) -> None:
        self._find(path.parent)

    def _open(self, node: Node, path: Path) -> int:
        handle = next(self._numbers)
        self._handles[handle] = Open(node, path)
        return handle

    def _opened(self, handle: int) -> Open:
        if handle not in self._handles:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        return self._handles[handle]

    @staticmethod
    def _facts(node: Node) -> Facts:
        size = len(node.now)
        return Facts(not node.folder, node.folder, size, float(size), (1, node.number), 1)


def _apply(change: Change, names: dict[Path, Node]) -> None:
    for path, node in change.names.items():
        if node is None:
            names.pop(path, None)
        else:
            names[path] = node


def _after_a_cut(node: Node, luck: Random) -> bytes:
    """What a file holds after a power cut."""
    if node.now == node.synced or node.folder:
        return node.synced
    safe = node.synced if node.now.startswith(node.synced) else b""
    fresh = node.now[len(safe) :]
    cut = fresh[: luck.randrange(len(fresh) + 1)]
    match luck.randrange(4):
        case 0:
            return node.synced
        case 1:
            return safe + cut
        case 2:
            return safe + bytes(len(fresh))
        case _:
            return safe + cut + luck.randbytes(len(fresh) - len(cut))
