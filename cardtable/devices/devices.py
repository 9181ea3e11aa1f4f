"""All devices together: a frame's events in, the gestures they mean out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import pygame

from cardtable.devices.backlog import line_up
from cardtable.devices.bindings import Bindings
from cardtable.devices.keyboard import Keyboard
from cardtable.devices.pad import Pad
from cardtable.devices.pointer import Pointer
from cardtable.gestures import Attention, Dropped, Gesture, Leave, Redraw

_POINTING = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.FINGERMOTION)


class Listener(Protocol):
    """What gestures are for: it says how keys and buttons are meant, and is told what was used."""

    typing: bool
    holds: bool
    listening: bool

    @property
    def bindings(self) -> Bindings: ...

    def in_hand(self, *, by_pointer: bool, pad: str) -> None: ...

    def wants_rumble(self) -> bool: ...


class Devices:
    """Listens to the devices; ``read`` turns a frame's events into gestures."""

    def __init__(self) -> None:
        self.pointer = Pointer()
        self.keyboard = Keyboard()
        self.pad = Pad()
        self._by_pointer = False  # the last gesture came from mouse or finger …
        self._by_pad = False  # … or from a pad

    def follow(self, listener: Listener) -> None:
        """Hear keys and buttons from now on as they are meant by the screen that is shown."""
        keyboard, pad = self.keyboard, self.pad
        keyboard.typing = listener.typing
        keyboard.holds = pad.holds = listener.holds
        keyboard.listening = pad.listening = listener.listening
        keyboard.bindings = pad.bindings = listener.bindings
        if listener.wants_rumble() and self._by_pad:
            pad.rumble()

    def tell(self, listener: Listener) -> None:
        """Say what is in the player's hands."""
        listener.in_hand(by_pointer=self._by_pointer, pad=self.pad.family if self._by_pad else "")

    def read(self, events: Iterable[pygame.event.Event], now: float) -> list[Gesture]:
        """The gestures in these events, in order; ``now`` is any clock in seconds."""
        found: list[Gesture] = []
        for event in events:
            for gesture in self._of(event, now):
                line_up(found, gesture)
        # What is held goes on after the events: a key let go unread meanwhile is not held.
        lasting = (self.pointer.long_press(now), *self.keyboard.repeat(now), self.pad.repeat(now))
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
        pointed = self.pointer.gestures(event, now)
        if pointed or kind in _POINTING:
            self._by_pointer, self._by_pad = True, False
            return pointed
        pressed = self.keyboard.gestures(event, now)
        if pressed:
            self._by_pointer = self._by_pad = False
            return pressed
        pressed = self.pad.gestures(event, now)
        if pressed:
            self._by_pointer, self._by_pad = False, True
        return pressed
