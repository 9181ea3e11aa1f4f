"""Who sits where: what a match, its log and the screen know of each seat."""

from __future__ import annotations

from dataclasses import dataclass

WHO = ("person", "easy", "normal", "hard", "random")


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat: a person or a level of player, and a name to call it by."""

    who: str = "person"
    name: str = ""
