"""Where pictures lie: in memory, on disk, or in another size."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pygame

from cardtable.media.loader import LATER, Key, Wish
from cardtable.media.shelf import Shelf
from cardtable.media.store import Part

_NAMES = 4000  # of pictures, whose last size is remembered


class Stock:
    """Pictures in memory, by name and size; those with a stamp on the shelf, too, if there is one.

    A stamp changes whenever the same name and size would show something else.
    """

    def __init__(self) -> None:
        self.shelf: Shelf | None = None
        self._scaled: Part[pygame.Surface] = Part("older selves of pictures")
        self._kept: Part[pygame.Surface] = Part("pictures")
        self._latest: Part[tuple[Key, str]] = Part(
            "the last size of each picture", most=_NAMES, spared=True
        )

    def find(self, key: Key) -> pygame.Surface | None:
        """The picture, if it is in memory."""
        return self._kept.find(key)

    def __contains__(self, key: Key) -> bool:
        return key in self._kept

    def lies(self, key: Key, stamp: str) -> bool:
        """Whether it is in memory or on disk."""
        if key in self._kept:
            return True
        return bool(self.shelf and stamp and self.shelf.has(_label(key, stamp)))

    def fetch(self, key: Key, stamp: str) -> pygame.Surface | None:
        """The picture from the disk, if it lies there."""
        return self.shelf.find(_label(key, stamp), key[1]) if self.shelf and stamp else None

    def made(self, key: Key, make: Callable[[], pygame.Surface], stamp: str) -> pygame.Surface:
        """The picture from the disk, or made now and put there."""
        found = self.fetch(key, stamp)
        if found is None:
            found = make()
            if self.shelf and stamp and found.get_size() == key[1]:
                self.shelf.keep(_label(key, stamp), found)
        return found

    def keep(self, wish: Wish, picture: pygame.Surface) -> pygame.Surface:
        """Have what was wished for in memory."""
        picture = self._kept.keep(wish.key, picture, used=wish.seen != LATER)
        self.note(wish)
        self._scaled.drop(wish.key)
        return picture

    def note(self, wish: Wish) -> None:
        """This was made last of all that show nearly the same. If it only went to the disk, what
        there is in memory remains the one to be scaled: somebody may have looked that it is near.
        """
        latest = self._latest.find(wish.like)
        if latest is None or wish.key in self._kept or latest[0] not in self._kept:
            self._latest.drop(wish.like)
            self._latest.keep(wish.like, (wish.key, wish.stamp))

    def has_older(self, wish: Wish) -> bool:
        """Whether something like it was made before and lies in memory."""
        return self._older(wish, on_disk=False) is not None

    def older(self, wish: Wish, *, on_disk: bool = False) -> pygame.Surface | None:
        """What was made last of all that show nearly the same, scaled to the size wished for."""
        found = self._scaled.find(wish.key)
        if found is not None:
            return found
        old = self._older(wish, on_disk=on_disk)
        if old is None:
            return None
        return self._scaled.keep(wish.key, pygame.transform.smoothscale(old, wish.key[1]))

    def _older(self, wish: Wish, *, on_disk: bool) -> pygame.Surface | None:
        latest = self._latest.find(wish.like)
        if latest is None:
            return None
        return self.fetch(*latest) if on_disk else self.find(latest[0])

    def clear(self) -> None:
        """Forget all that is in memory."""
        self._kept.clear()
        self._scaled.clear()
        self._latest.clear()

    def tidy(self) -> None:
        """Let no more lie on disk than may."""
        if self.shelf is not None:
            self.shelf.tidy()


def _label(key: Key, stamp: str) -> str:
    """What a picture is called on disk."""
    return hashlib.sha256(f"{stamp}|{key[0]!r}|{key[1]}".encode()).hexdigest()[:32]
