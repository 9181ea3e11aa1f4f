"""Shows in a window what was painted on its surface: only the parts that were painted anew.

`pygame.Window.flip` hands over the whole window, which at 3840x2160 takes five times as long as
most frames need. SDL can hand over parts; pygame has no word for it, so its library is asked
itself. Where that is not to be had, the whole window is shown, which looks the same.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Sequence

import pygame
import pygame.base

from cardtable.media.drawings import Colour

_MOST = 0.7  # of the window: when more was painted, all of it is handed over


class _Rect(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("x", "y", "w", "h")]


class Presenter:
    """What shows one window's surface."""

    def __init__(self, window: pygame.Window) -> None:
        self._window = window
        self._show_parts = _way_to_show_parts(window)

    def show(self, parts: Sequence[pygame.Rect]) -> None:
        """Have these parts of the window's surface seen."""
        whole = self._window.get_surface().get_rect()
        painted = sum([part.width * part.height for part in parts])
        few = self._show_parts is not None and painted <= _MOST * whole.width * whole.height
        if not few or not self._shown([part.clip(whole) for part in parts]):
            self._window.flip()

    def fill(self, colour: Colour) -> None:
        """Have nothing but this colour seen."""
        self._window.get_surface().fill(colour)
        self._window.flip()

    def _shown(self, parts: Sequence[pygame.Rect]) -> bool:
        """Whether SDL has shown them; it does not if the window changes at this moment."""
        assert self._show_parts is not None
        boxes = (_Rect * len(parts))(*[_Rect(part.x, part.y, part.w, part.h) for part in parts])
        return self._show_parts(boxes, len(parts)) == 0


def _way_to_show_parts(
    window: pygame.Window,
) -> Callable[[ctypes.Array[_Rect], int], int] | None:
    """SDL's own function for this window, or None where it cannot be found."""
    try:
        # Elsewhere the names of a library are found through whatever was linked with it.
        sdl = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.base.__file__)
        find, show = sdl.SDL_GetWindowFromID, sdl.SDL_UpdateWindowSurfaceRects
    except (OSError, AttributeError):
        return None
    find.argtypes, find.restype = [ctypes.c_uint32], ctypes.c_void_p
    show.argtypes = [ctypes.c_void_p, ctypes.POINTER(_Rect), ctypes.c_int]
    there = find(window.id)
    if not there:
        return None
    return lambda boxes, count: int(show(there, boxes, count))
