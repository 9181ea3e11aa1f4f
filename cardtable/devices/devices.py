"""All devices together: a frame's events in, the gestures they mean out."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from cardtable.devices.backlog import line_up
from cardtable.devices.keyboard import Keyboard
from cardtable.devices.pad import Pad
from cardtable.devices.pointer import Pointer
from cardtable.gestures import Attention, Dropped, Gesture, Leave, Redraw

_POINTING = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Devices:
    """Listens to the devices; ``read`` turns a frame's events into gestures."""

    def __init__(self) -> None:
        self.pointer = Pointer()
        self.keyboard = Keyboard()
        self.pad = Pad()
        self.by_pointer = False  # the last gesture came from mouse or finger

    def read(self, events: Iterable[pygame.event.Event], now: float) -> list[Gesture]:
        """The gestures in these events, in order; ``now`` is any clock in seconds."""
        found: list[Gesture] = []
        for event in events:
            for gesture in self._of(event, now):
                line_up(found, gesture)
        lasting = (self.pointer.long_press(now), self.pad.repeat(now))
        return [*found, *(gesture for gesture in lasting if gesture)]

    def _of(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        kind = event.type
        if kind in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self.keyboard.forget()
            return [Attention(kind == pygame.WINDOWFOCUSGAINED)]
        if kind in (pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED):
            return [Redraw()]
        if kind == pygame.QUIT:
            return [Leave()]
        if kind == pygame.DROPFILE:
            return [Dropped(event.file)]
        if kind in _POINTING:
            self.by_pointer = True
        pointed = self.pointer.gestures(event, now)
        if pointed:
            return pointed
        pressed = self.keyboard.gestures(event) or self.pad.gestures(event, now)
        if pressed:
            self.by_pointer = False
        return pressed
