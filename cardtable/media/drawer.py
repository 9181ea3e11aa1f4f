"""Small pictures made once and kept while there is room: labels, panels, lines of text."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import pygame

P = ParamSpec("P")


S = TypeVar("S", pygame.Surface, tuple[pygame.Surface, tuple[int, int]], tuple[pygame.Surface, int])


class Drawer:
    """Small things made once, the longest unused thrown away first."""

    least = 8_000_000  # bytes: two panels as large as the window, and all its lines of text

    def __init__(self) -> None:
        self._things: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._bytes = 0
        self.most = self.least  # a window dragged larger and larger must not fill the memory
        self._lock = threading.Lock()

    def find(self, key: Hashable) -> Any:
        """The thing under this key, or None."""
        with self._lock:
            found = self._things.get(key)
            if found is None:
                return None
            self._things.move_to_end(key)
            return found[0]

    def keep(self, key: Hashable, thing: Any, surface: pygame.Surface) -> None:
        """Put a thing in that weighs as much as its surface."""
        weight = surface.get_width() * surface.get_height() * 4 + 400
        with self._lock:
            if key in self._things:
                return  # another thread was quicker
            self._things[key] = thing, weight
            self._bytes += weight
            while self._bytes > self.most and len(self._things) > 1:
                self._bytes -= self._things.popitem(last=False)[1][1]


drawer = Drawer()


def kept(make: Callable[P, S]) -> Callable[P, S]:
    """Make a small thing once for each way it is asked for; nobody may draw into it."""

    @wraps(make)
    def get(*args: P.args, **kwargs: P.kwargs) -> S:
        key = (make, args, tuple(sorted(kwargs.items())))
        found: S | None = drawer.find(key)
        if found is None:
            found = make(*args, **kwargs)
            drawer.keep(key, found, found if isinstance(found, pygame.Surface) else found[0])
        return found

    return get
