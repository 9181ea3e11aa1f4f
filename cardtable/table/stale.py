"""What must be drawn anew."""

from __future__ import annotations


class Stale:
    """Whether the still layer looks different now, and whether a frame is wanted."""

    def __init__(self) -> None:
        self.frame = True
        self.still = True

    def all(self) -> None:
        """The still layer looks different now."""
        self.still = self.frame = True
