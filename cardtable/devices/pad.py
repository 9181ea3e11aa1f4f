"""Game controllers."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pygame

from cardtable.gestures import (
    Arrow,
    Back,
    Choose,
    Gesture,
    Hurry,
    Inspect,
    Letter,
    Look,
    Menu,
    Scroll,
    Step,
)

_FIRST_REPEAT, _NEXT_REPEAT = 0.38, 0.12  # seconds, for the stick and the arrows
_DEAD_ZONE = 16000  # of 32767
_TRIGGERS = (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT)


def _controllers() -> Any:
    """The gamepad part of pygame, which is private and may be gone; then there are no pads."""
    with suppress(ImportError, AttributeError, pygame.error):
        from pygame._sdl2 import controller

        controller.init()
        return controller
    return None


class Pad:
    """All pads at once: arrows and stick move the focus, A chooses, B goes back; a trigger is
    held to look at one's hand.
    """

    def __init__(self) -> None:
        self._pads: dict[int, Any] = {}
        self._library: Any = None
        self._stick = (0, 0)
        self._held: Arrow | None = None
        self._looks = False  # a trigger is held
        self._again = 0.0
        self._buttons: dict[int, Callable[[], Gesture]] = {
            pygame.CONTROLLER_BUTTON_A: Choose,
            pygame.CONTROLLER_BUTTON_B: Back,
            pygame.CONTROLLER_BUTTON_X: Inspect,
            pygame.CONTROLLER_BUTTON_Y: Hurry,
            pygame.CONTROLLER_BUTTON_START: Menu,
            pygame.CONTROLLER_BUTTON_BACK: lambda: Letter("f1"),
            pygame.CONTROLLER_BUTTON_LEFTSHOULDER: lambda: Step(-1),
            pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: lambda: Step(1),
        }
        self._arrows = {
            pygame.CONTROLLER_BUTTON_DPAD_LEFT: Arrow(-1, 0),
            pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Arrow(1, 0),
            pygame.CONTROLLER_BUTTON_DPAD_UP: Arrow(0, -1),
            pygame.CONTROLLER_BUTTON_DPAD_DOWN: Arrow(0, 1),
        }

    def listen(self) -> None:
        """Start listening; without support for pads nothing happens."""
        self._library = _controllers()

    def gestures(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        """What this event of a pad means."""
        if event.type == pygame.CONTROLLERDEVICEADDED and self._library:
            with suppress(pygame.error, AttributeError):
                self._pads[event.device_index] = self._library.Controller(event.device_index)
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            if event.button in self._arrows:
                return [self._hold(self._arrows[event.button], now)]
            if event.button in self._buttons:
                return [self._buttons[event.button]()]
        elif event.type == pygame.CONTROLLERBUTTONUP:
            if event.button in self._arrows:
                self._held = None
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._tilt(event, now)
        return []

    def repeat(self, now: float) -> Arrow | None:
        """The arrow or stick still held, when it is time to move again."""
        if self._held is None or now < self._again:
            return None
        self._again = now + _NEXT_REPEAT
        return self._held

    def _hold(self, move: Arrow, now: float) -> Arrow:
        self._held, self._again = move, now + _FIRST_REPEAT
        return move

    def _tilt(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        if event.axis in _TRIGGERS:
            looks = event.value > _DEAD_ZONE
            if looks == self._looks:
                return []
            self._looks = looks
            return [Look(looks)]
        step = (event.value > _DEAD_ZONE) - (event.value < -_DEAD_ZONE)
        if event.axis == pygame.CONTROLLER_AXIS_LEFTX:
            stick = (step, self._stick[1])
        elif event.axis == pygame.CONTROLLER_AXIS_LEFTY:
            stick = (self._stick[0], step)
        elif event.axis == pygame.CONTROLLER_AXIS_RIGHTY and step:
            return [Scroll(step * 2)]
        else:
            return []
        if stick == self._stick:
            return []
        self._stick = stick
        if stick == (0, 0):
            self._held = None
            return []
        return [self._hold(Arrow(*stick), now)]
