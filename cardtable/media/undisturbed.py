"""What is drawn by several threads at once."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

import pygame

T = TypeVar("T")
_TRIES, _PAUSE = 100, 0.002  # seconds: so often, and so long after one another


def undisturbed(draw: Callable[[], T]) -> T:
    """Do this, and do it again if it found a picture locked: another thread was scaling or turning
    that one, which takes some milliseconds. What is drawn twice must look the same.
    """
    for _ in range(_TRIES):
        try:
            return draw()
        except pygame.error as problem:
            if "locked" not in str(problem):
                raise
            time.sleep(_PAUSE)
    return draw()
