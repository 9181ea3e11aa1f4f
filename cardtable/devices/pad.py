"""Game controllers."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pygame

from cardtable.devices.bindings import PAD, Bindings
from cardtable.gestures import (
    Act,
    Arrow,
    Back,
    Choose,
    Gesture,
    Heard,
    Hurry,
    Look,
    Scroll,
    Step,
)

_FIRST_REPEAT, _NEXT_REPEAT = 0.38, 0.12  # seconds, for the stick and the arrows
_DEAD_ZONE = 16000  # of 32767
_TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lefttrigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "righttrigger",
}
_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "leftstick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rightstick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "leftshoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rightshoulder",
}
_ALWAYS: dict[str, Gesture] = {
    "a": Choose(),
    "b": Back(),
    "leftshoulder": Step(-1),
    "rightshoulder": Step(1),
}
_ARROWS = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Arrow(-1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Arrow(1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_UP: Arrow(0, -1),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Arrow(0, 1),
}
_FAMILIES = (
    ("playstation", ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5")),
    ("nintendo", ("nintendo", "switch", "joy-con")),
)
_RUMBLES = (0.25, 0.45, 180)  # how strong, low and high, and for how many milliseconds


def _controllers() -> Any:
    """The gamepad part of pygame, which is private and may be gone; then there are no pads."""
    with suppress(ImportError, AttributeError, pygame.error):
        from pygame._sdl2 import controller

        controller.init()
        return controller
    return None


def family_of(name: str) -> str:
    """Whose signs are on the buttons of a pad of this name: most have Xbox's letters."""
    told = name.lower()
    for family, marks in _FAMILIES:
        if any(mark in told for mark in marks):
            return family
    return "xbox"


class Pad:
    """All pads at once: arrows and stick move the focus, A chooses, B goes back; while hands lie
    face down the right trigger is held to look at one's own.
    """

    def __init__(self) -> None:
        self.holds = False  # the trigger is held to look
        self.listening = False  # whatever is pressed is to become the button of a deed
        self.bindings = Bindings()
        self.family = "xbox"  # whose signs the pad has that was used last
        self._pads: dict[int, Any] = {}  # by the number their events tell
        self._used = -1  # the one that was used last
        self._library: Any = None
        self._stick = (0, 0)
        self._held: Arrow | None = None
        self._down: set[str] = set()  # triggers that are half way down
        self._again = 0.0

    def listen(self) -> None:
        """Start listening; without support for pads nothing happens."""
        self._library = _controllers()

    def gestures(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        """What this event of a pad means."""
        if event.type == pygame.CONTROLLERDEVICEADDED and self._library:
            self._open(event.device_index)
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            self._use(event.instance_id)
            if event.button in _ARROWS:
                return [self._hold(_ARROWS[event.button], now)]
            return self._press(_BUTTONS.get(event.button, ""))
        elif event.type == pygame.CONTROLLERBUTTONUP:
            if event.button in _ARROWS:
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

    def rumble(self) -> None:
        """Shake the pad in the player's hands a little, if it can."""
        with suppress(pygame.error, AttributeError):
            if self._used in self._pads:
                self._pads[self._used].rumble(*_RUMBLES)

    def _open(self, index: int) -> None:
        with suppress(pygame.error, AttributeError):
            pad = self._library.Controller(index)
            self._pads[pad.as_joystick().get_instance_id()] = pad

    def _use(self, number: int) -> None:
        """This pad is in the player's hands."""
        if number != self._used:
            self._used = number
            self.family = family_of(str(getattr(self._pads.get(number), "name", "")))

    def _press(self, button: str) -> list[Gesture]:
        if self.listening:
            return [Heard(PAD, button)] if button else []
        if button in _ALWAYS:
            return [_ALWAYS[button]]
        deed = self.bindings.deed(PAD, button)
        return [Act(deed)] if deed else [Hurry()]

    def _hold(self, move: Arrow, now: float) -> Arrow:
        self._held, self._again = move, now + _FIRST_REPEAT
        return move

    def _tilt(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        if event.axis in _TRIGGERS:
            return self._pull(event, _TRIGGERS[event.axis])
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
        self._use(event.instance_id)
        if stick == (0, 0):
            self._held = None
            return []
        return [self._hold(Arrow(*stick), now)]

    def _pull(self, event: pygame.event.Event, trigger: str) -> list[Gesture]:
        """A trigger is pressed once it is half way down, and let go once it is not."""
        down = event.value > _DEAD_ZONE
        if down == (trigger in self._down):
            return []
        self._use(event.instance_id)
        (self._down.add if down else self._down.discard)(trigger)
        if trigger == "righttrigger" and self.holds and not self.listening:
            return [Look(down)]
        return self._press(trigger) if down else []
