"""What must be drawn anew."""

from __future__ import annotations


class Stale:
    """Whether the still layer or what lies behind it look different now, and whether a frame is
    wanted.
    """

    def __init__(self) -> None:
        self.frame = True
        self.still = True
        self.ground = True

    def all(self) -> None:
        """The still layer and what lies behind it look different now."""
        self.still = self.ground = self.frame = True

    def above(self) -> None:
        """Only furniture and resting cards look different now."""
        self.still = self.frame = True

    def behind(self) -> None:
        """Only what lies behind furniture and cards looks different now."""
        self.ground = self.frame = True
