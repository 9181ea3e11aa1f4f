"""Which kept games are listed, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cardtable.kept.entry import Entry

Ended = Literal["", "won", "not-won", "unfinished"]
Order = Literal["newest", "oldest", "points"]

ENDS: tuple[Ended, ...] = ("", "won", "not-won", "unfinished")
PRACTICE = ("", "without", "only")
ORDERS: tuple[Order, ...] = ("newest", "oldest", "points")


@dataclass
class Chosen:
    """What somebody wants to see of them; an empty word is all."""

    game: str = ""
    ended: Ended = ""
    practice: str = ""
    order: Order = "newest"

    def of(self, entries: Sequence[Entry]) -> list[Entry]:
        """These of the entries, in this order; they come with the latest first."""
        found = [entry for entry in entries if self._fits(entry)]
        if self.order == "oldest":
            found.reverse()
        elif self.order == "points":
            found.sort(key=lambda entry: -_points(entry))
        return found

    def _fits(self, entry: Entry) -> bool:
        if self.game not in ("", entry.game):
            return False
        if self.practice and entry.practice != (self.practice == "only"):
            return False
        match self.ended:
            case "won":
                return entry.over and entry.share > 0
            case "not-won":
                return entry.over and entry.share == 0
            case "unfinished":
                return not entry.over
        return True


def _points(entry: Entry) -> float:
    if not entry.over or entry.own is None:
        return float("-inf")
    return entry.scores[entry.own]
