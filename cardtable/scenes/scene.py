"""A scene is one screen; the stage keeps the stack of them and fades from one to the next."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path

import pygame

from cardtable.devices.backlog import Backlog
from cardtable.gestures import HURRYING, Act, Attention, Dropped, Gesture, Overlay, Reach, Redraw
from cardtable.media.canvas import Canvas, Painting
from cardtable.media.drawings import Size
from cardtable.media.lettering import reading
from cardtable.media.pictures import Pictures
from cardtable.media.sounds import Sounds
from cardtable.media.store import store
from cardtable.media.undisturbed import undisturbed
from cardtable.media.words import words
from cardtable.scenes.fade import FADE_SECONDS, SOFTLY, Fade
from cardtable.scenes.hearing import Hearing
from cardtable.scenes.in_hand import InHand
from cardtable.scenes.in_words import InWords
from cardtable.scenes.strip import Beside, Strip
from cardtable.widgets.widget import Scroller, Widget

_LEAST = (32, 32)  # pixels of a window in which anything can be seen


class Scene:
    """One screen. It is told of gestures and time, and draws itself when it has changed.

    A scene sets ``dirty`` whenever it would look different; only then is it drawn. While it says
    ``moving`` it is given time and drawn every frame, otherwise it may be left alone.
    """

    covers = True
    """Whether nothing of the scene below can be seen."""

    beside: Beside | None = None
    """What may lie beside it, and beside the scenes over it, at the right of the window."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.dirty = True
        self.moving = False
        self.widgets: list[Widget] = []  # what can have the focus, in the order of Tab
        self.focus: Widget | None = None
        self.scroller: Scroller | None = None  # a part of it that can be scrolled
        self.in_words = InWords(self)

    def focus_on(self, widget: Widget | None) -> None:
        """Give the focus to one of its controls."""

    def entered(self) -> None:
        """The scene is on top: for the first time, or again after one above it has gone."""

    def out_of_sight(self) -> None:
        """Nothing of the scene is seen for now, nor is it drawn: what it holds ready may go."""

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

    def paint_scrolled(self, surface: pygame.Surface, offset: int) -> None:
        """Draw what is scrolled, moved up by so many pixels; clipped to the scroller's area."""

    def title(self) -> str:
        """What the window's title bar says."""
        return words("app.title")

    def key_places(self) -> Sequence[str]:
        """What of `devices.bindings.DEEDS` can be done here."""
        return ()

    def help(self) -> None:
        """Show all keys and pad buttons that do something here."""
        from cardtable.scenes.key_help import KeyHelp

        self.stage.push(KeyHelp(self.stage, self.key_places()), fade=False)

    def called(self) -> str:
        """What the screen is called, when it comes up."""
        return self.title().partition(" – ")[0]

    def report(self) -> str:
        """What a crash report should hold of this scene: a match's log, or nothing."""
        return ""


@dataclass
class Stage(InHand):
    """What every scene may use, and the stack of scenes; knows no window.

    Tests and pictures drive it by hand: ``handle`` a gesture, ``update`` the clock, ``draw``.
    """

    pictures: Pictures
    sounds: Sounds
    scenes: list[Scene] = field(default_factory=list)
    background: bool = False  # the window is not in front
    leaving: bool = False  # the program should end
    wants_full_screen: bool | None = None  # asked for by a scene, done by the window
    overlay: bool = False  # the debug overlay is shown
    strip: Strip = field(default_factory=Strip)
    drawn: int = 0  # so often the scenes have been drawn, each time all of them
    _fade: Fade | None = None
    _painting: Painting = field(default_factory=Painting)  # what was drawn last
    _shown: int = -1  # the version of the pictures that was drawn last
    _later: Backlog = field(default_factory=Backlog)  # what has to wait for a new screen
    _cluttered: bool = False  # a scene that was left still takes its room
    hearing = cached_property(lambda stage: Hearing(stage.settings))

    # The stack

    @property
    def top(self) -> Scene | None:
        """The scene that is shown and hears of gestures."""
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene, fade: bool = True) -> None:
        """Show a scene over the present one."""
        self.begin_fade(fade, apart=True)
        self.scenes.append(scene)
        self._arrive()

    def replace(self, scene: Scene, fade: bool = True) -> None:
        """Show a scene instead of the present one."""
        self.begin_fade(fade, apart=True)
        if self.scenes:
            self._leave()
        self.scenes.append(scene)
        self._arrive()

    def pop(self, fade: bool = True) -> None:
        """Go back to the scene below; nothing happens to the last one."""
        if len(self.scenes) > 1:
            self.begin_fade(fade, apart=True)
            self._leave()
            self._arrive()

    def home(self) -> None:
        """Go back to the first scene."""
        if len(self.scenes) > 1:
            self.begin_fade(True, apart=True)
            while len(self.scenes) > 1:
                self._leave()
            self._arrive()

    def _arrive(self) -> None:
        self.plain_keys()
        reading.least = self.least_text
        self.resize(self.strip.around(self.size))
        top = self.scenes[-1]
        top.layout()
        self.hearing.arrived(top)
        top.entered()
        top.dirty = self._stale = True

    def _leave(self) -> None:
        """Take the top scene off for good."""
        self.scenes.pop().left()
        self._cluttered = True

    def begin_fade(
        self, wanted: bool = True, seconds: float = FADE_SECONDS, *, apart: bool = False
    ) -> None:
        """What is shown now goes within so many seconds, where motion is welcome.

        ``apart``: it gives way to another screen, which may wait till it is composed elsewhere.
        """
        self._end_fade()
        calm = self.settings.reduced_motion or self.settings.speed == "instant"
        apart = apart and self.pictures.mode == "thread"
        if wanted and self._painting.surface and not calm:
            self._fade = Fade(seconds, apart=apart)

    def _end_fade(self) -> None:
        if self._fade:
            self._fade.give_up()
            self._fade = None

    @property
    def _composing(self) -> bool:
        """Whether another thread is at the scenes, so that everything has to wait."""
        return bool(self._fade and self._fade.composing)

    # What happens

    def resize(self, window: Size) -> None:
        """The window has this size; or something comes to lie beside the scenes, or goes.

        In one too small to show anything, which some systems make, all stays as it was.
        """
        if _too_small(window):
            return
        before = self.strip.around(self.size)
        inside = self.strip.within(window, self.scenes)
        if window != before:
            self.pictures.room_for(window)
            self._end_fade()
            self._painting.stretch(window)
        if window != before or inside != self.size:
            self.size = inside
            self.lay_out()
        painted = self._painting.surface and self.pictures.mode == "thread"
        if window != before and painted and not self.holds:
            self._fade = Fade(SOFTLY, apart=True)

    def lay_out(self) -> None:
        """Lay every scene out anew: another size, language or size of text."""
        if self._composing:
            self._end_fade()
        reading.least = self.least_text
        for scene in self.scenes:
            scene.layout()
            scene.dirty = True
        self._stale = True

    def speak(self, language: str) -> None:
        """Change the language of everything."""
        self.settings.language = words.language = language
        self.lay_out()

    def handle(self, gesture: Gesture) -> None:
        """Pass a gesture on to the top scene, once that is composed."""
        if self._composing or self._later:
            self._later.add([gesture])
        else:
            self._heed(gesture)

    def _heed(self, gesture: Gesture) -> None:
        if self.hearing.takes(gesture):
            return
        if isinstance(gesture, Reach):
            self.by_pointer = False
            if self.top:
                self.top.in_words.reach(gesture)
            return
        match gesture:
            case Redraw():
                self._painting.forget()
                self._stale = True
                if self._fade:
                    self._fade.hurry()
                return
            case Dropped(path):
                from cardtable.scenes.bringing import take

                take(self, Path(path))
                return
            case Attention(here):
                self.background = not here
            case Overlay():
                self.overlay = not self.overlay
                self._stale = True
            case Act("help") if self.top:
                self.top.help()
                return
        if self._fade and isinstance(gesture, HURRYING):
            self._fade.hurry()
        left = self.strip.take(gesture, self.size)
        self._stale = self._stale or left is not gesture
        if self.top and left is not None:
            self.top.handle(left)

    def update(self, seconds: float) -> None:
        """Let time pass for the fade and the top scene."""
        self._later.heed(self._heed, lambda: not self._composing)
        if self._composing:
            return
        if self._fade:
            self._fade.pass_by(seconds)
        if self.top:
            self.top.update(seconds)
        if self._cluttered and self.at_rest and not self._changed:
            # A table holds its pictures in circles; left to themselves they stay for minutes. To
            # look for them takes as long as a frame, so it is done in one that paints nothing.
            self._cluttered = False
            gc.collect()
        self.hearing.settle(self.top)

    @property
    def needs_drawing(self) -> bool:
        """Whether anything has changed since the last drawing."""
        return self._fade is not None or self._changed

    @property
    def _changed(self) -> bool:
        """Whether the scenes would look different now."""
        top = self.top
        fresh = self.pictures.version != self._shown
        return self._stale or fresh or bool(top and (top.dirty or top.moving))

    @property
    def fading(self) -> bool:
        """Whether one screen gives way to the next."""
        return self._fade is not None

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves by itself."""
        top = self.top
        return self._fade is None and not (top and top.moving)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw the top scene, with what can be seen below it and the fade; the parts of the
        surface that were painted. It keeps what it shows: the next time only what differs is.
        """
        if _too_small(surface.get_size()):
            return []
        fade = self._fade
        if fade is None:
            canvas = Canvas(surface.get_size())
            self._note(canvas)
            return self._painting.show(canvas, surface)
        before = self._painting.surface
        moves = before is not None and before is not surface
        if before is not None and moves:
            surface.blit(before, (0, 0))
        self._painting.move_to(surface)
        if fade.waits(surface.get_size(), self._lay, self.pictures):
            return [surface.get_rect()] if moves else []
        if not fade.draw(surface, self._note, new=self._changed):
            return []
        if fade.over:
            self._fade, self._painting = None, fade.painting
            self._painting.move_to(surface)
        return [surface.get_rect()]

    def _note(self, canvas: Canvas) -> None:
        """Draw the scenes that can be seen, in a new frame."""
        self.pictures.next_frame()
        self._lay(canvas)
        store.still_shown([stroke.source for stroke in canvas.strokes])

    def _lay(self, canvas: Canvas) -> None:
        self._shown = self.pictures.version
        first = len(self.scenes) - 1
        while first > 0 and not self.scenes[first].covers:
            first -= 1
        for scene in self.scenes[: max(0, first)]:
            scene.out_of_sight()
        for scene in self.scenes[max(0, first) :]:
            undisturbed(partial(_draw, scene, canvas))
            scene.dirty = False
        self.strip.draw(canvas, self.size)
        self._stale = False
        self.drawn += 1

    def say(self, line: str) -> None:
        """Say a line to whoever listens: a screen reader, a voice, a terminal."""
        self.hearing.telling.say(line)

    def title(self) -> str:
        """What the title bar should say."""
        return self.top.title() if self.top else words("app.title")


def _too_small(size: Size) -> bool:
    return size[0] < _LEAST[0] or size[1] < _LEAST[1]


def _draw(scene: Scene, canvas: Canvas) -> None:
    """Draw it on the canvas; if it cannot be drawn, nothing of it is noted."""
    before = len(canvas.strokes)
    try:
        scene.draw(canvas)
    except pygame.error:
        del canvas.strokes[before:]
        raise
