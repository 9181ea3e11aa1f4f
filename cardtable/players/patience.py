"""How long a worker may be silent before it is asked no more."""

from __future__ import annotations

from time import monotonic

_TIMES = 3  # as long as it was given to think …
_LEAST = 5.0  # … but at least so many seconds: a machine may be busy with other things …
_BEGINNING = 15.0  # … and so many more for a worker that is only beginning
_UNREAD = 4  # messages: more might fill the pipe, and the next one would be waited for


class Patience:
    """What has been sent to one worker since it was heard last."""

    def __init__(self) -> None:
        self._unheard = 0
        self._since = monotonic()
        self._begins = True

    def sent(self) -> None:
        """It has been sent something."""
        self._unheard += 1
        self._since = monotonic()

    def heard(self) -> None:
        """Something came back: it reads what it is sent."""
        self._unheard = 0
        self._begins = False

    @property
    def reads(self) -> bool:
        """Whether there is room in the pipe for another message, for all that is known."""
        return self._unheard < _UNREAD

    def over(self, seconds: float) -> bool:
        """Whether it should have answered by now what it was given so many seconds for."""
        most = max(_LEAST, _TIMES * seconds) + (_BEGINNING if self._begins else 0.0)
        return monotonic() - self._since > most
