"""A new screen is composed off the drawing thread, while what was shown before stays."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pygame

from cardtable.media.canvas import Canvas, Painting
from cardtable.media.drawings import Size
from cardtable.media.loader import Key
from cardtable.media.pictures import Pictures
from cardtable.media.store import store
from cardtable.media.undisturbed import undisturbed

_LONGEST = 60  # frames it waits for the loader's threads
_NUMBERS = itertools.count()


class Composing:
    """First the screen is drawn unseen, which tells what pictures it needs; when these have come,
    it is painted. Meanwhile nobody else may touch its scenes: see ``over``.
    """

    def __init__(self, size: Size, lay: Callable[[Canvas], None], pictures: Pictures) -> None:
        self.painting = Painting()
        self.picture: pygame.Surface | None = None
        self._size = size
        self._lay = lay
        self._pictures = pictures
        self._missing: set[Key] | None = None
        self._failed: Exception | None = None
        self._awaited = _LONGEST
        self._key = self._apart(self._look_round)

    def over(self) -> bool:
        """Whether there is a picture now, or none is to be waited for any more; asked once a frame.

        Whatever went wrong goes wrong here, too.
        """
        if self._pictures.loader.has(self._key):
            self._awaited -= 1
            if self._awaited > 0:
                return False
            self.withdraw()
        if self._failed is not None:
            raise self._failed
        if self.picture is not None or self._awaited <= 0:
            return True
        self._awaited -= 1
        if self._missing is not None and self._pictures.come(self._missing):
            self._key = self._apart(self._paint)
        return False

    def withdraw(self) -> None:
        """Do no more of it; when this is over nobody is at its scenes."""
        self._pictures.loader.claim(self._key)

    def _apart(self, do: Callable[[], None]) -> Key:
        return self._pictures.apart(("screen", next(_NUMBERS)), lambda: self._try(do))

    def _try(self, do: Callable[[], None]) -> None:
        try:
            with store.drawing():
                undisturbed(do)
        except Exception as error:  # noqa: BLE001 - the drawing thread has to hear of whatever it was
            self._failed = error

    def _look_round(self) -> None:
        with self._pictures.draft() as missing:
            self._lay(Canvas(self._size))
        self._missing = missing

    def _paint(self) -> None:
        canvas = Canvas(self._size)
        self._lay(canvas)
        picture = pygame.Surface(self._size)
        self.painting.show(canvas, picture)
        self.picture = picture
