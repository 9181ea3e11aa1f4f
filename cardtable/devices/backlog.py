"""Gestures that still have to be heeded: as many a frame as there is time for."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, MutableSequence

from cardtable.gestures import Carry, Gesture, Hover, Lift

SECONDS = 0.02
"""How long gestures are heeded in one frame; what is left over waits for the next."""


def line_up(waiting: MutableSequence[Gesture], gesture: Gesture) -> None:
    """Put it behind those that wait: of several motions in a row only the newest place matters."""
    if waiting and isinstance(gesture, Hover | Carry) and type(waiting[-1]) is type(gesture):
        waiting[-1] = gesture
    else:
        waiting.append(gesture)


class Backlog:
    """A queue of gestures. However many come at once, pictures are shown in between."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._waiting: deque[Gesture] = deque()

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, gestures: Iterable[Gesture]) -> None:
        """Have these heeded, in their order."""
        for gesture in gestures:
            line_up(self._waiting, gesture)

    def heed(
        self, take: Callable[[Gesture], None], ready: Callable[[], bool] = lambda: True
    ) -> None:
        """Give what waits to ``take``, as long as that is ready and there is time.

        After a lift nothing more, so that it is seen before what follows; but always one.
        """
        until = self._clock() + SECONDS
        while self._waiting and ready():
            gesture = self._waiting.popleft()
            take(gesture)
            if isinstance(gesture, Lift) or self._clock() >= until:
                return
