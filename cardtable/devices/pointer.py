"""Mouse and finger."""

from __future__ import annotations

import pygame

from cardtable.gestures import (
    Back,
    Beside,
    Carry,
    Choose,
    Drop,
    Gesture,
    Hover,
    Inspect,
    LetGo,
    Lift,
    Pixel,
    Scroll,
)

_DRAG_DISTANCE = 6  # units of the window before a press becomes a drag
_TOUCH_DISTANCE = 12
_LONG_PRESS = 0.55  # seconds
_DOUBLE_TAP = 0.35
_FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)


class Pointer:
    """Follows a press until it is a click, a drag, or has lasted long.

    The first finger that touches the screen is the pointer until it is lifted; of another one only
    a tap counts. SDL makes a mouse of the first finger too: that one is not heard.
    """

    def __init__(self) -> None:
        self.scale = (1.0, 1.0)  # surface pixels per window unit, on dense screens
        self.size = (1280, 800)  # of the surface: fingers tell their place as a share of it
        self._fingers: list[int] = []  # that touch the screen, in the order they came
        self._first: int | None = None  # the finger that is the pointer
        self._pressed: Pixel | None = None
        self._carrying = False
        self._pressed_since = 0.0
        self._touch = False
        self._tapped: float | None = None  # when a finger last tapped

    def fit(self, surface: tuple[int, int], window: tuple[int, int]) -> None:
        """The window is so large, in units, and has a surface of so many pixels."""
        self.size = surface
        self.scale = (surface[0] / max(1, window[0]), surface[1] / max(1, window[1]))

    def gestures(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        """What this event of mouse or finger means."""
        if event.type in _FINGERS:
            return self._finger(event, now)
        if event.type == pygame.MOUSEWHEEL:
            lines = -float(getattr(event, "precise_y", event.y) or event.y) * 3
            return [Scroll(lines)] if lines else []
        if event.type == pygame.WINDOWLEAVE:
            return [Hover(None)] if self._pressed is None else []
        if getattr(event, "touch", False):
            return []
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._button_down(event, now)
        if self._first is not None:
            return []  # a finger has the table
        if event.type == pygame.MOUSEMOTION:
            return self._moved(self._place(event))
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._let_go(self._place(event), 2 if getattr(event, "clicks", 1) == 2 else 1)
        return []

    def long_press(self, now: float) -> Inspect | None:
        """A finger that has lain still for long takes a closer look; its press is over then."""
        if (
            self._pressed is None
            or not self._touch
            or self._carrying
            or now - self._pressed_since < _LONG_PRESS
        ):
            return None
        at, self._pressed = self._pressed, None
        return Inspect(at)

    def _finger(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        """The first finger is the pointer; of others a tap counts where they come up."""
        number = event.finger_id
        at = (round(event.x * self.size[0]), round(event.y * self.size[1]))
        if event.type == pygame.FINGERDOWN:
            alone = not self._fingers and (self._pressed is None or self._touch)
            self._fingers.append(number)
            if not alone:
                return []
            self._first = number
            return self._press(at, now, touch=True)
        first = number == self._first
        if event.type == pygame.FINGERMOTION:
            return self._moved(at) if first else []
        down = number in self._fingers
        self._fingers = [one for one in self._fingers if one != number]
        if not first:
            return [Beside(at)] if down and self._first is not None else []
        self._first = None
        again = self._tapped is not None and now - self._tapped < _DOUBLE_TAP
        self._tapped = None if again or self._carrying or self._pressed is None else now
        return self._let_go(at, 2 if again else 1)

    def _place(self, event: pygame.event.Event) -> Pixel:
        return round(event.pos[0] * self.scale[0]), round(event.pos[1] * self.scale[1])

    def _moved(self, at: Pixel) -> list[Gesture]:
        if self._carrying:
            return [Carry(at)]
        if self._pressed is None:
            return [] if self._first is not None else [Hover(at)]  # a long press is over
        far = _TOUCH_DISTANCE if self._touch else _DRAG_DISTANCE
        across, down = at[0] - self._pressed[0], at[1] - self._pressed[1]
        if abs(across) / self.scale[0] + abs(down) / self.scale[1] < far:
            return []
        self._carrying = True
        return [Carry(at)]

    def _press(self, at: Pixel, now: float, *, touch: bool) -> list[Gesture]:
        self._pressed, self._carrying = at, False
        self._pressed_since, self._touch = now, touch
        return [Lift(at)]

    def _button_down(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        at = self._place(event)
        if self._carrying and self._first is not None:
            return []
        self._fingers, self._first = [], None  # a hand on the mouse has left the screen
        if event.button == 1:
            return self._press(at, now, touch=False)
        if event.button == 3:
            return [Inspect(at)]
        return [Back()] if event.button in (6, 8) else []

    def _let_go(self, at: Pixel, clicks: int) -> list[Gesture]:
        if self._pressed is None and not self._carrying:
            return [LetGo()]
        carried, self._carrying, self._pressed = self._carrying, False, None
        if carried:
            return [Drop(at)]
        return [Choose(at, clicks), Hover(None)] if self._touch else [Choose(at, clicks)]
