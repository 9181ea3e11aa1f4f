"""Mouse and finger."""

from __future__ import annotations

import pygame

from cardtable.gestures import (
    Back,
    Carry,
    Choose,
    Drop,
    Gesture,
    Inspect,
    Lift,
    Place,
    Point,
    Scroll,
)

_DRAG_DISTANCE = 6  # units of the window before a press becomes a drag
_TOUCH_DISTANCE = 12
_LONG_PRESS = 0.55  # seconds


class Pointer:
    """Follows a press until it is a click, a drag, or has lasted long."""

    def __init__(self) -> None:
        self.scale = (1.0, 1.0)  # surface pixels per window unit, on dense screens
        self._pressed: Place | None = None
        self._carrying = False
        self._pressed_since = 0.0
        self._touch = False

    def gestures(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        """What this event of mouse or finger means."""
        if event.type == pygame.MOUSEWHEEL:
            lines = -float(getattr(event, "precise_y", event.y) or event.y) * 3
            return [Scroll(lines)] if lines else []
        if event.type == pygame.WINDOWLEAVE:
            return [Point(None)] if self._pressed is None else []
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._button_down(event, now)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._let_go(event)
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

    def _place(self, event: pygame.event.Event) -> Place:
        return round(event.pos[0] * self.scale[0]), round(event.pos[1] * self.scale[1])

    def _moved(self, event: pygame.event.Event) -> list[Gesture]:
        at = self._place(event)
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

    def _button_down(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        at = self._place(event)
        if event.button == 1:
            self._pressed, self._carrying = at, False
            self._pressed_since, self._touch = now, bool(getattr(event, "touch", False))
            return [Lift(at)]
        if event.button == 3:
            return [Inspect(at)]
        return [Back()] if event.button in (6, 8) else []

    def _let_go(self, event: pygame.event.Event) -> list[Gesture]:
        if self._pressed is None and not self._carrying:
            return []
        at = self._place(event)
        carried, self._carrying, self._pressed = self._carrying, False, None
        if carried:
            return [Drop(at)]
        chosen = Choose(at, 2 if getattr(event, "clicks", 1) == 2 else 1)
        return [chosen, Point(None)] if self._touch else [chosen]
