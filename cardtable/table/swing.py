"""How a card hangs from the hand that carries it."""

from __future__ import annotations

_MOST = 8.0  # degrees it hangs askew, when it is carried fast


class Swing:
    """It tilts with the speed of the hand across, and hangs straight again when that is still."""

    def __init__(self) -> None:
        self._speed = 0.0  # pixels from one place told to the next

    def carry(self, across: float) -> None:
        """The hand has moved so far."""
        self._speed = self._speed * 0.6 + across * 0.4

    def rest(self) -> None:
        """The hand has let go."""
        self._speed = 0.0

    def settle(self, seconds: float) -> bool:
        """Let time pass; whether the card hangs otherwise because of it."""
        if abs(self._speed) < 0.3:
            return False
        self._speed *= max(0.0, 1 - seconds * 9)
        return True

    def tilt(self, *, calm: bool) -> float:
        """In degrees, clockwise; none for those who want little motion."""
        return 0.0 if calm else max(-_MOST, min(_MOST, self._speed * 0.5))
