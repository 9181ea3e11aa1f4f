"""One program at a time writes into a folder."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from cardtable.storage import disk as layer
from cardtable.storage.files import make_folder

NAME = "lock"


class FolderLock:
    """The right to write into a folder. The system takes it back however the program ends, so
    what a killed one leaves is no obstacle.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._handle: int | None = None

    def take(self) -> bool:
        """Take it; False if another program has it.

        Where nothing can be locked, as on some network disks, or written at all, there is nobody
        to be told of: then it is taken.
        """
        try:
            make_folder(self.folder)
            self._handle = layer.disk.lock(self.folder / NAME)
        except OSError:
            return True
        return self._handle is not None

    def let_go(self) -> None:
        """Let others have it."""
        if self._handle is not None:
            with suppress(OSError):
                layer.disk.close(self._handle)
            self._handle = None
