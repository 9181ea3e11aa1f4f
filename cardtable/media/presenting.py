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

# Elsewhere the names of a library are found through whatever was linked with it.
LIBRARY = "SDL2.dll" if sys.platform == "win32" else pygame.base.__file__
_MOST = 0.7  # of the window: when more was painted, all of it is handed over

ShowParts = Callable[[Sequence[pygame.Rect]], bool]
"""Has these parts seen; says whether it could, for it cannot while the window changes."""


class _Rect(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("x", "y", "w", "h")]


class Presenter:
    """What shows one window's surface."""

    def __init__(self, window: pygame.Window) -> None:
        self._window = window
        self._show_parts = way_to_show_parts(window)

    def show(self, parts: Sequence[pygame.Rect]) -> None:
        """Have these parts of the window's surface seen."""
        whole = self._window.get_surface().get_rect()
        inside = [part.clip(whole) for part in parts]
        painted = sum([part.width * part.height for part in inside])
        few = painted <= _MOST * whole.width * whole.height
        if self._show_parts is None or not few or not self._show_parts(inside):
            self._window.flip()

    def fill(self, colour: Colour) -> None:
        """Have nothing but this colour seen."""
        self._window.get_surface().fill(colour)
        self._window.flip()


def way_to_show_parts(window: pygame.Window) -> ShowParts | None:
    """SDL's own function for this window, or None where it cannot be found."""
    try:
        sdl = ctypes.CDLL(LIBRARY)
        find, show = sdl.SDL_GetWindowFromID, sdl.SDL_UpdateWindowSurfaceRects
    except (OSError, AttributeError):
        return None
    find.argtypes, find.restype = [ctypes.c_uint32], ctypes.c_void_p
    show.argtypes = [ctypes.c_void_p, ctypes.POINTER(_Rect), ctypes.c_int]
    there = find(window.id)
    if not there:
        return None

    def show_parts(parts: Sequence[pygame.Rect]) -> bool:
        boxes = (_Rect * len(parts))(*[_Rect(part.x, part.y, part.w, part.h) for part in parts])
        return int(show(there, boxes, len(parts))) == 0

    return show_parts
