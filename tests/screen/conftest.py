"""A hand that uses the table without a window, and a clock the test turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from cardtable.app import stage_without_window
from cardtable.devices.devices import Devices
from cardtable.gestures import Pixel
from cardtable.media.drawings import Size
from cardtable.scenes.scene import Scene, Stage
from cardtable.scenes.screen import Screen
from cardtable.settings import Settings

FRAME = 1 / 60


def touched(kind: int, at: Pixel, size: Size, number: int) -> list[pygame.event.Event]:
    """What SDL tells of a finger on a screen of this size."""
    at_share: dict[str, Any] = {"x": at[0] / size[0], "y": at[1] / size[1], "dx": 0.0, "dy": 0.0}
    told = pygame.event.Event(
        kind, finger_id=number, touch_id=1, pressure=1.0, window=None, **at_share
    )
    if number != 1:
        return [told]
    as_mouse = {
        pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN,
        pygame.FINGERMOTION: pygame.MOUSEMOTION,
        pygame.FINGERUP: pygame.MOUSEBUTTONUP,
    }[kind]
    held = (int(kind != pygame.FINGERUP), 0, 0)
    mouse = pygame.event.Event(
        as_mouse, pos=at, rel=(0, 0), button=1, buttons=held, clicks=1, touch=True
    )
    return [told, mouse]


class Hand:
    """Moves a pointer, presses keys and buttons; what it does arrives as real events."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.devices = Devices()
        self.now = 0.0
        self.surface = pygame.Surface(stage.size)
        self.drawings = 0

    # Time

    def frame(self, *events: pygame.event.Event, seconds: float = FRAME) -> None:
        """One turn of the loop: events, time, and a drawing if one is needed."""
        self.now += seconds
        self.devices.follow(self.stage)
        found = self.devices.read(events, self.now)
        if found:
            self.devices.tell(self.stage)
        for gesture in found:
            self.stage.handle(gesture)
        self.stage.update(seconds)
        if self.stage.needs_drawing:
            window = self.stage.strip.around(self.stage.size)
            if self.surface.get_size() != window:
                self.surface = pygame.Surface(window)
            self.stage.draw(self.surface)
            self.drawings += 1

    def wait(self, seconds: float = 1.0) -> None:
        """Let time pass, frame by frame."""
        for _ in range(max(1, round(seconds / FRAME))):
            self.frame()

    # The pointer

    def point(self, at: Pixel, held: bool = False) -> None:
        """Move the pointer here."""
        buttons = (1, 0, 0) if held else (0, 0, 0)
        self.frame(
            pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=buttons, touch=False)
        )

    def button(self, kind: int, at: Pixel, button: int = 1, **more: Any) -> None:
        """Press or let go a mouse button."""
        given = {"clicks": 1, "touch": False, **more}
        self.frame(pygame.event.Event(kind, pos=at, button=button, **given))

    def click(self, target: str | Pixel, **more: Any) -> None:
        """Click a control by its name, or a place."""
        at = self.place(target)
        self.point(at)
        self.button(pygame.MOUSEBUTTONDOWN, at, **more)
        self.button(pygame.MOUSEBUTTONUP, at, **more)

    def tap(self, target: str | Pixel) -> None:
        """Touch it with a finger."""
        at = self.place(target)
        self.finger(pygame.FINGERDOWN, at)
        self.finger(pygame.FINGERUP, at)

    def finger(self, kind: int, at: Pixel, number: int = 1) -> None:
        """A finger comes down, moves or is lifted here; the first one is a mouse to SDL, too."""
        self.devices.pointer.size = self.stage.size
        self.frame(*touched(kind, at, self.stage.size, number))

    def drag(self, start: str | Pixel, end: Pixel, steps: int = 6) -> None:
        """Press, carry and let go."""
        here = self.place(start)
        self.point(here)
        self.button(pygame.MOUSEBUTTONDOWN, here)
        for step in range(1, steps + 1):
            x = here[0] + (end[0] - here[0]) * step // steps
            y = here[1] + (end[1] - here[1]) * step // steps
            self.point((x, y), held=True)
        self.button(pygame.MOUSEBUTTONUP, end)

    def place(self, target: str | Pixel) -> Pixel:
        """Where a control is, after scrolling to it if need be."""
        if not isinstance(target, str):
            return target
        screen = self.screen
        widget = screen[target]
        if widget.scroller:
            widget.scroller.show(widget.box, 4)
        centre: Pixel = widget.place.center
        return centre

    # Keys and pad

    def key(self, key: int, mod: int = 0) -> None:
        """Press and let go a key."""
        self.frame(
            pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0),
            pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0),
        )

    def write(self, text: str) -> None:
        """Type a text."""
        for letter in text:
            self.frame(pygame.event.Event(pygame.TEXTINPUT, text=letter))

    def pad(self, button: int) -> None:
        """Press and let go a button of the game controller."""
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.frame(pygame.event.Event(kind, button=button, instance_id=0))

    # What is there

    @property
    def screen(self) -> Screen:
        """The scene on top."""
        top = self.stage.top
        assert isinstance(top, Screen)
        return top

    @property
    def focus(self) -> str:
        """The name of what has the focus."""
        focus = self.screen.focus
        return focus.name if focus else ""


Seated = Callable[..., Hand]


@pytest.fixture
def hand() -> Seated:
    """A hand at a scene of the test's choice: ``hand(Home)`` or ``hand(Home, size=(960, 600))``."""

    def seated(make: Callable[[Stage], Scene], size: Size = (1280, 800), **choices: Any) -> Hand:
        stage = stage_without_window(size, Settings(language="en", **choices), pictures="never")
        stage.push(make(stage))
        return Hand(stage)

    return seated
