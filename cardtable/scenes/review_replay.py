"""Plays a match by itself, move after move, at a speed of its own."""

from __future__ import annotations

from cardtable.scenes.review_table import ReviewTable

SPEEDS = ("slow", "normal", "fast")
_PAUSE = {"slow": 1.3, "normal": 0.55, "fast": 0.12}  # seconds between one move and the next


class Replay:
    """Whether it plays, and how fast."""

    def __init__(self, table: ReviewTable) -> None:
        self.table = table
        self.playing = False
        self.speed = "normal"
        self._rested = 0.0
        table.part.at_pace(self.speed)

    def at_speed(self, speed: str) -> None:
        """From now on at this speed."""
        self.speed = speed
        self.table.part.at_pace(speed)

    def toggle(self) -> None:
        """Play on, or pause; at the end it begins again."""
        self.playing = not self.playing
        self._rested = _PAUSE[self.speed]
        if self.playing and self.table.at >= self.table.last:
            self.table.lay(0)

    def pause(self) -> None:
        """Stay where it is."""
        self.playing = False

    def pass_by(self, seconds: float) -> bool:
        """Let time pass; whether it has gone on to another moment."""
        table = self.table
        if not self.playing:
            return False
        if table.table.busy or table.table.moving:
            self._rested = 0.0
            return False
        self._rested += seconds
        if self._rested < _PAUSE[self.speed]:
            return False
        self._rested = 0.0
        if table.step():
            return True
        self.playing = False
        return True
