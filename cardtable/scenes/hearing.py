"""What the player hears of the screens: what each is called, what has the focus, and what they say.

Titles and focus are told in one place, so no screen can forget them: a title when a screen comes
up, and the focus when the player, or a new question, has moved it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable import terminal
from cardtable.access.telling import Telling
from cardtable.access.voice import Voice
from cardtable.devices.keyboard import AGAIN, SPEECH
from cardtable.gestures import (
    Act,
    Arrow,
    Back,
    Choose,
    Gesture,
    Hurry,
    Inspect,
    Letter,
    Look,
    Number,
    Reach,
    Step,
)
from cardtable.media.words import words
from cardtable.settings import Settings

if TYPE_CHECKING:
    from cardtable.scenes.scene import Scene

_ACTS = (Arrow, Back, Choose, Hurry, Inspect, Letter, Look, Act, Number, Reach, Step)


class Printed:
    """The lines, as a terminal shows them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    @property
    def listens(self) -> bool:
        """Whether they are wanted."""
        return self.settings.transcript

    def hear(self, line: str, *, anew: bool, focus: bool) -> None:
        """Print it."""
        del anew, focus
        terminal.say(line)


class Hearing:
    """Tells whoever listens of screens, focus and events."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.telling = Telling()
        self.voice = Voice(settings)
        self.telling.listeners += [Printed(settings), self.voice]
        self._due = False  # the focus may have to be told
        self._told: tuple[int, str, str] | None = None  # of which screen, where it was, and what
        self._title = ""  # the latest that was said

    def arrived(self, scene: Scene) -> None:
        """A screen has come up."""
        title = scene.in_words.title()
        if title != self._title:
            self.telling.say(title)
        self._title = title
        self.focus_anew()

    def focus_anew(self) -> None:
        """Tell the focus again, even if it is where it was: something else is asked."""
        self._due, self._told = True, None

    def focus_moved(self) -> None:
        """The focus may be elsewhere."""
        self._due = True

    def leave_focus(self) -> None:
        """Whatever has the focus now need not be told: nothing is asked."""
        self._due = False

    def is_told(self, scene: Scene) -> bool:
        """Whether the focus of this screen has been told where it is now."""
        told = self._told
        return told is not None and told[:2] == (id(scene), scene.in_words.key(scene.focus))

    def takes(self, gesture: Gesture) -> bool:
        """Whether a gesture was about what one hears, and nothing else is to be made of it."""
        if isinstance(gesture, _ACTS):
            self.telling.acted()
            self._due = True
        match gesture:
            case Letter(key) if key == SPEECH:
                self.switch()
            case Letter(key) if key == AGAIN:
                self.telling.again()
            case _:
                return False
        return True

    def switch(self) -> None:
        """Read aloud from now on, or no longer."""
        settings = self.settings
        if settings.aloud:
            self.telling.say(words("aloud.off"))
            settings.speech = settings.speaks = False
        else:
            settings.speech = True
            self.greet()
        settings.save()

    def greet(self) -> None:
        """Say that it is read aloud, and how to stop that."""
        self.telling.say(words("aloud.on" if self.voice.there else "aloud.no_voice"))
        self.telling.say(words("aloud.keys"))

    def settle(self, scene: Scene | None) -> None:
        """Tell the focus, if it has to be told."""
        if not self._due or scene is None:
            return
        self._due = False
        focus = scene.focus
        if focus is None:
            return
        told = (id(scene), scene.in_words.key(focus), scene.in_words.spoken(focus))
        before, self._told = self._told, told
        if before is not None and told[:2] == before[:2] and (focus.takes_text or told == before):
            return  # what is typed is not read out letter by letter
        self._title = ""
        self.telling.say(told[2], focus=True)

    def close(self) -> None:
        """Nobody hears anything any more."""
        self.voice.close()
