"""Kept matches that are deleted: gone for good once that cannot be undone any more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cardtable import library
from cardtable.library import Kept
from cardtable.review import kept as reviews
from cardtable.storage.files import exists, move, names_in, remove

_SAME_NAME = 10_000


@dataclass(frozen=True)
class Deleted:
    """A match that was deleted, and can be brought back."""

    kept: Kept
    path: Path  # where it lies meanwhile

    def bring_back(self) -> bool:
        """Undo that; whether it could be done."""
        done = move(self.path, self.kept.path)
        if done:
            move(reviews.beside(self.path), reviews.beside(self.kept.path))
        return done


def delete(kept: Kept) -> Deleted | None:
    """Take a match away with its review; None if it could not be."""
    path = next(one for one in _names_for(kept) if not exists(one))
    if not move(kept.path, path):
        return None
    move(reviews.beside(kept.path), reviews.beside(path))
    return Deleted(kept, path)


def forget() -> None:
    """What was deleted is gone for good."""
    for name in names_in(library.deleted_folder()):
        remove(library.deleted_folder() / name)


def _names_for(kept: Kept) -> Iterator[Path]:
    folder, stem = library.deleted_folder(), kept.path.stem
    yield folder / kept.path.name
    for number in range(2, _SAME_NAME):
        yield folder / f"{stem}-{number}{library.END}"
