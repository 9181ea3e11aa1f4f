"""What is done with the data folder when the table opens: it is taken, tidied and backed up."""

from __future__ import annotations

import os
import threading
from pathlib import Path

from cardtable.settings import data_folder
from cardtable.storage.backups import back_up
from cardtable.storage.files import tidy
from cardtable.storage.lock import FolderLock

_GUESTS = range(2, 10)


class DataFolder:
    """The folder this program writes to; another window may have it already."""

    def __init__(self) -> None:
        self.lock = FolderLock(data_folder())
        self.ours = self.lock.take()
        if self.ours:
            look_after(self.lock.folder)

    def become_guest(self) -> bool:
        """Take a guest's place beside it, which has settings and matches of its own."""
        for number in _GUESTS:
            lock = FolderLock(self.lock.folder / "guests" / str(number))
            if lock.take():
                os.environ["CARDTABLE_DATA"] = str(lock.folder)
                self.lock, self.ours = lock, True
                look_after(lock.folder)
                return True
        return False


def look_after(data: Path) -> None:
    """Take away what a killed program left half written, and keep a backup of the rest."""
    for folder in (data, data / "matches", data / "matches" / "finished", data / "backups"):
        tidy(folder)
    threading.Thread(target=back_up, args=(data,), name="backup").start()
