"""Mouse, touch, keys and gamepad become a few gestures; nobody else listens to devices.

A press is a :class:`Lift`. If the pointer then moves, :class:`Carry` follows it and a
:class:`Drop` ends it; if it does not, the press ends as a :class:`Choose`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pygame

Place = tuple[int, int]


@dataclass(frozen=True)
class Point:
    """The pointer is here and nothing is held; None when it has left the window."""

    at: Place | None


@dataclass(frozen=True)
class Lift:
    """The pointer was pressed here."""

    at: Place


@dataclass(frozen=True)
class Carry:
    """What was lifted is now held here."""

    at: Place


@dataclass(frozen=True)
class Drop:
    """What was carried is let go here."""

    at: Place


@dataclass(frozen=True)
class Choose:
    """A click or a tap here, or Enter or the pad's A on whatever has the focus (``at`` is None).

    The second click of a double click has ``clicks`` 2.
    """

    at: Place | None = None
    clicks: int = 1


@dataclass(frozen=True)
class Inspect:
    """A closer look: right click or long press here, or the key for it on the focus."""

    at: Place | None = None


@dataclass(frozen=True)
class Back:
    """Escape, the pad's B, or the mouse's back button."""


@dataclass(frozen=True)
class Menu:
    """The pad's Start button."""


@dataclass(frozen=True)
class Move:
    """The focus should move this way: -1, 0 or 1 across and down."""

    across: int
    down: int


@dataclass(frozen=True)
class Step:
    """The focus should go to the next (1) or previous (-1) thing."""

    by: int


@dataclass(frozen=True)
class Hurry:
    """A key that means nothing else: get on with it."""


@dataclass(frozen=True)
class Number:
    """A number key from 0 to 9."""

    value: int


@dataclass(frozen=True)
class Letter:
    """A letter or named key (``"h"``, ``"f1"``), lower case, with its companions."""

    key: str
    control: bool = False
    shift: bool = False


@dataclass(frozen=True)
class Typed:
    """Text for a text field."""

    text: str


@dataclass(frozen=True)
class Edit:
    """A key that edits text: erase, delete, left, right, home, end."""

    what: str


@dataclass(frozen=True)
class Scroll:
    """The wheel, or page keys; in lines, down is positive."""

    lines: float
    at: Place | None = None


@dataclass(frozen=True)
class FullScreen:
    """F11 or Alt+Enter."""


@dataclass(frozen=True)
class Overlay:
    """F3: the debug overlay."""


@dataclass(frozen=True)
class Leave:
    """The window was closed."""


@dataclass(frozen=True)
class Redraw:
    """The window was uncovered or has a new size."""


@dataclass(frozen=True)
class Attention:
    """The window came to the front, or went to the back."""

    here: bool


Gesture = (
    Point
    | Lift
    | Carry
    | Drop
    | Choose
    | Inspect
    | Back
    | Menu
    | Move
    | Step
    | Hurry
    | Number
    | Letter
    | Typed
    | Edit
    | Scroll
    | FullScreen
    | Overlay
    | Leave
    | Redraw
    | Attention
)

HURRYING = (Lift, Choose, Back, Hurry, Number, Letter, Move)
"""The gestures that hurry whatever is moving."""

_DRAG_DISTANCE = 6  # units of the window before a press becomes a drag
_TOUCH_DISTANCE = 12
_LONG_PRESS = 0.55  # seconds
_FIRST_REPEAT, _NEXT_REPEAT = 0.38, 0.12  # seconds, for the stick and the pad's arrows
_DEAD_ZONE = 16000  # of 32767

_ARROWS = {
    pygame.K_LEFT: Move(-1, 0),
    pygame.K_RIGHT: Move(1, 0),
    pygame.K_UP: Move(0, -1),
    pygame.K_DOWN: Move(0, 1),
}
_EDITS = {
    pygame.K_BACKSPACE: "erase",
    pygame.K_DELETE: "delete",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
}
_REPEATING = frozenset({*_ARROWS, *_EDITS, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_TAB})
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_MODIFIERS = frozenset(
    {
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LMETA,
        pygame.K_RMETA,
        pygame.K_CAPSLOCK,
        pygame.K_NUMLOCK,
    }
)


class Gestures:
    """Listens to the devices; ``read`` turns a frame's events into gestures."""

    def __init__(self) -> None:
        self.typing = False  # a text field has the focus: letters are text
        self.scale = (1.0, 1.0)  # surface pixels per window unit, on dense screens
        self.by_pointer = False  # the last gesture came from mouse or finger
        self._pressed: Place | None = None
        self._carrying = False
        self._pressed_since = 0.0
        self._touch = False
        self.pad = Pad()
        self._down: set[int] = set()

    def read(self, events: Iterable[pygame.event.Event], now: float) -> list[Gesture]:
        """The gestures in these events, in order; ``now`` is any clock in seconds."""
        found: list[Gesture] = []
        for event in events:
            for gesture in self._of(event, now):
                # Of several motions between two frames only the newest place matters.
                if found and type(gesture) in (Point, Carry) and type(found[-1]) is type(gesture):
                    found[-1] = gesture
                else:
                    found.append(gesture)
        if (
            self._touch
            and self._pressed is not None
            and not self._carrying
            and now - self._pressed_since >= _LONG_PRESS
        ):
            found.append(Inspect(self._pressed))
            self._pressed = None
        held = self.pad.repeat(now)
        if held:
            found.append(held)
        return found

    def _place(self, pos: tuple[float, float]) -> Place:
        return round(pos[0] * self.scale[0]), round(pos[1] * self.scale[1])

    def _of(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        kind = event.type
        if kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.by_pointer = True
            return self._pointer(event, now)
        if kind == pygame.MOUSEWHEEL:
            lines = -float(getattr(event, "precise_y", event.y) or event.y) * 3
            return [Scroll(lines)] if lines else []
        if kind == pygame.KEYDOWN:
            # A key held down moves the focus and edits text again and again, nothing else:
            # Enter kept a moment too long must not play a second card.
            again = event.key in self._down and event.key not in _REPEATING
            self._down.add(event.key)
            return [] if again else self._key(event)
        if kind == pygame.KEYUP:
            self._down.discard(event.key)
            return []
        if kind == pygame.TEXTINPUT:
            return [Typed(event.text)] if self.typing else []
        if kind == pygame.WINDOWLEAVE:
            return [Point(None)] if self._pressed is None else []
        if kind in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self._down.clear()
            return [Attention(kind == pygame.WINDOWFOCUSGAINED)]
        if kind in (pygame.WINDOWEXPOSED, pygame.WINDOWSIZECHANGED):
            return [Redraw()]
        if kind == pygame.QUIT:
            return [Leave()]
        given = self.pad.gestures(event, now)
        if given:
            self.by_pointer = False
        return given

    def _pointer(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        at = self._place(event.pos)
        if event.type == pygame.MOUSEMOTION:
            if self._carrying:
                return [Carry(at)]
            if self._pressed is None:
                return [] if event.touch else [Point(at)]
            far = _TOUCH_DISTANCE if self._touch else _DRAG_DISTANCE
            across, down = at[0] - self._pressed[0], at[1] - self._pressed[1]
            if abs(across) / self.scale[0] + abs(down) / self.scale[1] < far:
                return []
            self._carrying = True
            return [Carry(at)]
        if event.type == pygame.MOUSEBUTTONDOWN:
            if event.button == 1:
                self._pressed, self._carrying = at, False
                self._pressed_since, self._touch = now, bool(getattr(event, "touch", False))
                return [Lift(at)]
            if event.button == 3:
                return [Inspect(at)]
            return [Back()] if event.button in (6, 8) else []
        if event.button != 1 or (self._pressed is None and not self._carrying):
            return []
        carried, self._carrying, self._pressed = self._carrying, False, None
        if carried:
            return [Drop(at)]
        chosen = Choose(at, 2 if getattr(event, "clicks", 1) == 2 else 1)
        return [chosen, Point(None)] if self._touch else [chosen]

    def _key(self, event: pygame.event.Event) -> list[Gesture]:
        key, mod = event.key, getattr(event, "mod", 0)
        if key in _MODIFIERS:
            return []
        self.by_pointer = False
        control = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if key == pygame.K_F11 or (key in _ENTER and mod & pygame.KMOD_ALT):
            return [FullScreen()]
        if key == pygame.K_F3:
            return [Overlay()]
        if key == pygame.K_ESCAPE:
            return [Back()]
        if key == pygame.K_TAB:
            return [Step(-1 if mod & pygame.KMOD_SHIFT else 1)]
        if key in _ENTER:
            return [Choose()]
        if self.typing:
            if key in _EDITS:
                return [Edit(_EDITS[key])]
            if control and pygame.K_a <= key <= pygame.K_z:
                return [Letter(chr(key), control=True)]
            return [_ARROWS[key]] if key in (pygame.K_UP, pygame.K_DOWN) else []
        return self._command(key, control, bool(mod & pygame.KMOD_SHIFT))

    def _command(self, key: int, control: bool, shift: bool) -> list[Gesture]:
        """What a key means where no text is being typed."""
        if key in _ARROWS:
            return [_ARROWS[key]]
        if key == pygame.K_SPACE:
            return [Choose()]
        if key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return [Scroll(-12 if key == pygame.K_PAGEUP else 12)]
        if pygame.K_0 <= key <= pygame.K_9:
            return [Number(key - pygame.K_0)]
        if pygame.K_KP_1 <= key <= pygame.K_KP_9:
            return [Number(key - pygame.K_KP_1 + 1)]
        if pygame.K_a <= key <= pygame.K_z:
            return [Letter(chr(key), control, shift)]
        name = pygame.key.name(key)
        if name.startswith("f") and name[1:].isdigit():
            return [Letter(name, control, shift)]
        if name == "menu":
            return [Inspect()]
        return [Hurry()]


def _controllers() -> Any:
    """The gamepad part of pygame, which is private and may be gone; then there are no pads."""
    with suppress(ImportError, AttributeError, pygame.error):
        from pygame._sdl2 import controller

        controller.init()
        return controller
    return None


class Pad:
    """Game controllers: arrows and stick move the focus, A chooses, B goes back."""

    def __init__(self) -> None:
        self._pads: dict[int, Any] = {}
        self._library: Any = None
        self._stick = (0, 0)
        self._held: Move | None = None
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
            pygame.CONTROLLER_BUTTON_DPAD_LEFT: Move(-1, 0),
            pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Move(1, 0),
            pygame.CONTROLLER_BUTTON_DPAD_UP: Move(0, -1),
            pygame.CONTROLLER_BUTTON_DPAD_DOWN: Move(0, 1),
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

    def repeat(self, now: float) -> Move | None:
        """The arrow or stick still held, when it is time to move again."""
        if self._held is None or now < self._again:
            return None
        self._again = now + _NEXT_REPEAT
        return self._held

    def _hold(self, move: Move, now: float) -> Move:
        self._held, self._again = move, now + _FIRST_REPEAT
        return move

    def _tilt(self, event: pygame.event.Event, now: float) -> list[Gesture]:
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
        return [self._hold(Move(*stick), now)]


def copy(text: str) -> bool:
    """Put a text on the system's clipboard; whether that was possible."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, AttributeError, NotImplementedError):
        return False
    return True


def pasted() -> str:
    """The text on the system's clipboard, as one line."""
    try:
        return " ".join(pygame.scrap.get_text().split())
    except (pygame.error, AttributeError, NotImplementedError):
        return ""
