"""Keys, and the text that is typed with them."""

from __future__ import annotations

import pygame

from cardtable.gestures import (
    Arrow,
    Back,
    Choose,
    Edit,
    FullScreen,
    Gesture,
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
        self._looks = False  # it is held now
        self._down: set[int] = set()

    def gestures(self, event: pygame.event.Event) -> list[Gesture]:
        """What this event of the keyboard means."""
        if event.type == pygame.TEXTINPUT:
            return [Typed(event.text)] if self.typing else []
        if event.type == pygame.KEYDOWN:
            # A key held down moves the focus and edits text again and again, nothing else:
            # Enter kept a moment too long must not play a second card.
            again = event.key in self._down and event.key not in _REPEATING
            self._down.add(event.key)
            return [] if again else self._key(event)
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
            if event.key == pygame.K_SPACE and self._looks:
                self._looks = False
                return [Look(False)]
        return []

    def forget(self) -> None:
        """Keys may be let go unheard while another window is in front."""
        self._down.clear()
        self._looks = False

    def _key(self, event: pygame.event.Event) -> list[Gesture]:
        key, mod = event.key, getattr(event, "mod", 0)
        if key in _MODIFIERS:
            return []
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
        if self.typing and pygame.key.name(key) not in (SPEECH, AGAIN):
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
            self._looks = self.holds
            return [Look(True)] if self.holds else [Choose()]
        if key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return [Scroll(-12 if key == pygame.K_PAGEUP else 12)]
        if pygame.K_0 <= key <= pygame.K_9:
            return [Number(key - pygame.K_0)]
        if pygame.K_KP_1 <= key <= pygame.K_KP_9:
            return [Number(key - pygame.K_KP_1 + 1)]
        if pygame.K_a <= key <= pygame.K_z:
            return [Letter(chr(key), control, shift)]
        if key in (pygame.K_HOME, pygame.K_END):
            return [Letter(_EDITS[key], control, shift)]
        name = pygame.key.name(key)
        if name.startswith("f") and name[1:].isdigit():
            return [Letter(name, control, shift)]
        if name == "menu":
            return [Inspect()]
        return [Hurry()]
