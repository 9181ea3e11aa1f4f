"""A scene is one screen; the stage keeps the stack of them and fades from one to the next."""

from __future__ import annotations

import gc
from dataclasses import dataclass, field

import pygame

from cardtable import terminal
from cardtable.gestures import HURRYING, Attention, Gesture, Overlay, Redraw
from cardtable.media.drawings import Size
from cardtable.media.lettering import Kind
from cardtable.media.pictures import Pictures
from cardtable.media.sounds import Sounds
from cardtable.media.words import words
from cardtable.settings import Settings

FADE_SECONDS = 0.25
_BASE = (1280, 800)
_LEAST_TEXT = 13


class Scene:
    """One screen. It is told of gestures and time, and draws itself when it has changed.

    A scene sets ``dirty`` whenever it would look different; only then is it drawn. While it says
    ``moving`` it is given time and drawn every frame, otherwise it may be left alone.
    """

    covers = True
    """Whether nothing of the scene below can be seen."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.dirty = True
        self.moving = False

    def entered(self) -> None:
        """The scene is on top: for the first time, or again after one above it has gone."""

    def left(self) -> None:
        """The scene is taken off the stack for good."""

    def layout(self) -> None:
        """Put everything in its place; called before drawing, and when the size, the language
        or the size of text has changed.
        """

    def handle(self, gesture: Gesture) -> None:
        """React to a gesture."""

    def update(self, seconds: float) -> None:
        """Let time pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""

    def title(self) -> str:
        """What the window's title bar says."""
        return words("app.title")

    def report(self) -> str:
        """What a crash report should hold of this scene: a match's log, or nothing."""
        return ""


@dataclass
class _Fade:
    old: pygame.Surface
    passed: float = 0.0


@dataclass
class Stage:
    """What every scene may use, and the stack of scenes; knows no window.

    Tests and pictures drive it by hand: ``handle`` a gesture, ``update`` the clock, ``draw``.
    """

    size: Size
    settings: Settings
    pictures: Pictures
    sounds: Sounds
    scenes: list[Scene] = field(default_factory=list)
    by_pointer: bool = False  # the last gesture came from mouse or finger: no focus ring needed
    background: bool = False  # the window is not in front
    leaving: bool = False  # the program should end
    wants_full_screen: bool | None = None  # asked for by a scene, done by the window
    overlay: bool = False  # the debug overlay is shown
    typing: bool = False  # a text field has the focus
    _fade: _Fade | None = None
    _last: pygame.Surface | None = None  # what was drawn last, to fade from
    _stale: bool = True
    _shown: int = -1  # the version of the pictures that was drawn last
    _cluttered: bool = False  # a scene that was left still takes its room

    # Measures: everything is told in units of a window of 1280 × 800.

    @property
    def unit(self) -> float:
        """How many pixels a unit of the 1280 × 800 window is."""
        return min(self.size[0] / _BASE[0], self.size[1] / _BASE[1])

    def px(self, units: float) -> int:
        """A length in pixels."""
        return max(1, round(units * self.unit)) if units > 0 else round(units * self.unit)

    def text_px(self, units: float) -> int:
        """A size of text in pixels, by the player's choice, never too small to read."""
        return max(_LEAST_TEXT, round(units * self.unit * self.settings.text_size))

    def type_px(self, kind: Kind, units: float) -> int:
        """The same; titles grow less with the player's choice, they are large enough."""
        if kind == "title" and units > 24:
            grown = 1 + (self.settings.text_size - 1) * 0.4
            return max(_LEAST_TEXT, round(units * self.unit * grown))
        return self.text_px(units)

    # The stack

    @property
    def top(self) -> Scene | None:
        """The scene that is shown and hears of gestures."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene, fade: bool = True) -> None:
        """Show a scene over the present one."""
        self._begin_fade(fade)
        self.scenes.append(scene)
        self._arrive()

    def replace(self, scene: Scene, fade: bool = True) -> None:
        """Show a scene instead of the present one."""
        self._begin_fade(fade)
        if self.scenes:
            self._leave()
        self.scenes.append(scene)
        self._arrive()

    def pop(self, fade: bool = True) -> None:
        """Go back to the scene below; nothing happens to the last one."""
        if len(self.scenes) > 1:
            self._begin_fade(fade)
            self._leave()
            self._arrive()

    def home(self) -> None:
        """Go back to the first scene."""
        if len(self.scenes) > 1:
            self._begin_fade(True)
            while len(self.scenes) > 1:
                self._leave()
            self._arrive()

    def _arrive(self) -> None:
        self.typing = False
        top = self.scenes[-1]
        top.layout()
        top.entered()
        top.dirty = self._stale = True

    def _leave(self) -> None:
        """Take the top scene off for good."""
        self.scenes.pop().left()
        self._cluttered = True

    def _begin_fade(self, wanted: bool) -> None:
        calm = self.settings.reduced_motion or self.settings.speed == "instant"
        if wanted and self._last is not None and not calm:
            self._fade = _Fade(self._last.copy())
        else:
            self._fade = None

    # What happens

    def resize(self, size: Size) -> None:
        """The window has another size."""
        if size != self.size:
            self.size = size
            self.pictures.room_for(size)
            self._fade = self._last = None
            self.lay_out()

    def lay_out(self) -> None:
        """Lay every scene out anew: another size, language or size of text."""
        for scene in self.scenes:
            scene.layout()
            scene.dirty = True
        self._stale = True

    def speak(self, language: str) -> None:
        """Change the language of everything."""
        self.settings.language = words.language = language
        self.lay_out()

    def handle(self, gesture: Gesture) -> None:
        """Pass a gesture on to the top scene."""
        match gesture:
            case Redraw():
                self._stale = True
                return
            case Attention(here):
                self.background = not here
            case Overlay():
                self.overlay = not self.overlay
                self._stale = True
        if self._fade and isinstance(gesture, HURRYING):
            self._fade = None
            self._stale = True
        if self.top:
            self.top.handle(gesture)

    def update(self, seconds: float) -> None:
        """Let time pass for the fade and the top scene."""
        if self._fade:
            self._fade.passed += seconds
            self._stale = True
            if self._fade.passed >= FADE_SECONDS:
                self._fade = None
        elif self._cluttered:
            # A table holds its pictures in circles; left to themselves they stay for minutes.
            self._cluttered = False
            gc.collect()
        if self.top:
            self.top.update(seconds)

    @property
    def needs_drawing(self) -> bool:
        """Whether anything has changed since the last drawing."""
        top = self.top
        fresh = self.pictures.version != self._shown
        return self._stale or fresh or bool(top and (top.dirty or top.moving))

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves by itself."""
        top = self.top
        return self._fade is None and not (top and top.moving)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the top scene, with what can be seen below it and the fade."""
        self._shown = self.pictures.version
        self.pictures.next_frame()
        first = len(self.scenes) - 1
        while first > 0 and not self.scenes[first].covers:
            first -= 1
        for scene in self.scenes[max(0, first) :]:
            scene.draw(surface)
            scene.dirty = False
        if self._fade and self._fade.old.get_size() == surface.get_size():
            share = min(1.0, self._fade.passed / FADE_SECONDS)
            self._fade.old.set_alpha(round(255 * (1 - share)))
            surface.blit(self._fade.old, (0, 0))
        self._last = surface
        self._stale = False

    def say(self, line: str) -> None:
        """Speak a line of the live transcript, for a screen reader or a terminal to follow."""
        if self.settings.transcript and line:
            terminal.say(line)

    def title(self) -> str:
        """What the title bar should say."""
        return self.top.title() if self.top else words("app.title")
