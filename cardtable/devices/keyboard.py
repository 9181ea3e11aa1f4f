"""Keys, and the text that is typed with them."""

from __future__ import annotations

import pygame

from cardtable.devices.bindings import KEYS, Bindings
from cardtable.gestures import (
    Act,
    Arrow,
    Back,
    Choose,
    Edit,
    FullScreen,
    Gesture,
    Heard,
    Hurry,
    Inspect,
    Letter,
    Look,
    Number,
    Overlay,
    Scroll,
    Step,
    Typed,
)

SPEECH, AGAIN = "f2", "f4"
"""The keys that have things read aloud or not, and say them again, on every screen."""

_FIRST_REPEAT, _NEXT_REPEAT = 0.36, 0.045  # seconds

_ARROWS = {
    pygame.K_LEFT: Arrow(-1, 0),
    pygame.K_RIGHT: Arrow(1, 0),
    pygame.K_UP: Arrow(0, -1),
    pygame.K_DOWN: Arrow(0, 1),
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


class Keyboard:
    """Keys are commands; while a text field has the focus, most of them are text."""

    def __init__(self) -> None:
        self.typing = False  # a text field has the focus: letters are text
        self.holds = False  # the space bar is held to look, instead of choosing
        self.listening = False  # whatever is pressed is to become the key of a deed
        self.bindings = Bindings()
        self._looks = False  # it is held now
        self._down: set[int] = set()
        self._held: pygame.event.Event | None = None  # the key that is heard again and again
        self._again = 0.0

    def gestures(self, event: pygame.event.Event, now: float) -> list[Gesture]:
        """What this event of the keyboard means."""
        if event.type == pygame.TEXTINPUT:
            return [Typed(event.text)] if self.typing else []
        if event.type == pygame.KEYDOWN and event.key not in self._down:
            self._down.add(event.key)
            repeats = event.key in _REPEATING and not self.listening
            self._held, self._again = event if repeats else None, now + _FIRST_REPEAT
            return self._key(event)
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
            if self._held is not None and event.key == self._held.key:
                self._held = None
            if event.key == pygame.K_SPACE and self._looks:
                self._looks = False
                return [Look(False)]
        return []

    def repeat(self, now: float) -> list[Gesture]:
        """What a key that is still held means once more, at most once a frame.

        SDL would count the time in which nobody read the keys too: on a slow machine one tap moved
        the focus several places. A key held down moves the focus and edits text, nothing else:
        Enter kept a moment too long must not play a second card.
        """
        if self._held is None or now < self._again:
            return []
        self._again = now + _NEXT_REPEAT
        return self._key(self._held)

    def forget(self) -> None:
        """Keys may be let go unheard while another window is in front."""
        self._down.clear()
        self._held = None
        self._looks = False

    def _key(self, event: pygame.event.Event) -> list[Gesture]:
        key, mod = event.key, getattr(event, "mod", 0)
        if key in _MODIFIERS:
            return []
        control = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        if key == pygame.K_ESCAPE:
            return [Back()]
        if self.listening:
            return [Heard(KEYS, pygame.key.name(key))]
        if key == pygame.K_F11 or (key in _ENTER and mod & pygame.KMOD_ALT):
            return [FullScreen()]
        if key == pygame.K_F3:
            return [Overlay()]
        if key == pygame.K_F1:
            return [Act("help", "f1")]
        if key == pygame.K_TAB:
            return [Step(-1 if mod & pygame.KMOD_SHIFT else 1)]
        if key in _ENTER:
            return [Choose()]
        if self.typing and pygame.key.name(key) not in (SPEECH, AGAIN):
            return self._text_key(key, control)
        return self._command(key, control, bool(mod & pygame.KMOD_SHIFT))

    def _text_key(self, key: int, control: bool) -> list[Gesture]:
        """What a key means while text is being typed."""
        if key in _EDITS:
            return [Edit(_EDITS[key])]
        if control and pygame.K_a <= key <= pygame.K_z:
            return [Letter(chr(key), control=True)]
        return [_ARROWS[key]] if key in (pygame.K_UP, pygame.K_DOWN) else []

    def _command(self, key: int, control: bool, shift: bool) -> list[Gesture]:
        """What a key means where no text is being typed."""
        if key in _ARROWS:
            return [_ARROWS[key]]
        if key == pygame.K_SPACE:
            self._looks = self.holds
            return [Look(True)] if self.holds else [Choose()]
        if key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return [Scroll(-12 if key == pygame.K_PAGEUP else 12)]
        if pygame.K_0 <= key <= pygame.K_9:
            number = key - pygame.K_0
            return [Number((number or 10) + 10 if shift else number)]
        if pygame.K_KP_1 <= key <= pygame.K_KP_9:
            return [Number(key - pygame.K_KP_1 + 1)]
        name = pygame.key.name(key)
        deed = "" if control else self.bindings.deed(KEYS, name)
        if deed:
            return [Act(deed, name)]
        if pygame.K_a <= key <= pygame.K_z:
            return [Letter(chr(key), control, shift)]
        if key in (pygame.K_HOME, pygame.K_END):
            return [Letter(_EDITS[key], control, shift)]
        if name.startswith("f") and name[1:].isdigit():
            return [Letter(name, control, shift)]
        if name == "menu":
            return [Inspect()]
        return [Hurry()]
