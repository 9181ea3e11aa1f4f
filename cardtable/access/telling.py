"""What is said of the table, line by line, to a terminal, a voice or a screen reader."""

from __future__ import annotations

from typing import Protocol

from cardtable.access.plainly import plainly

_KEPT = 12  # lines that can be said again


class Listener(Protocol):
    """Somebody who may hear what is said."""

    @property
    def listens(self) -> bool:
        """Whether it hears anything now."""

    def hear(self, line: str, *, anew: bool, focus: bool) -> None:
        """Take a line. ``anew``: the player has acted, so what is still being said may be cut
        short. ``focus``: it is what has the focus, which a screen reader tells by itself.
        """


class Telling:
    """Hands each line to all who listen, in order."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self._latest: list[str] = []
        self._anew = False

    @property
    def heard(self) -> bool:
        """Whether anybody listens."""
        return any(one.listens for one in self.listeners)

    def say(self, line: str, *, focus: bool = False) -> None:
        """Say a line, in letters and words that can be spoken."""
        line = plainly(line)
        if not line:
            return
        anew, self._anew = self._anew, False
        if anew:
            self._latest.clear()
        self._latest.append(line)
        del self._latest[:-_KEPT]
        for one in self.listeners:
            if one.listens:
                one.hear(line, anew=anew, focus=focus)

    def acted(self) -> None:
        """The player has done something: what comes now is the answer to that."""
        self._anew = True

    def again(self) -> None:
        """Say once more all that was said since the player did something."""
        for line in [*self._latest]:
            self.say(line)
