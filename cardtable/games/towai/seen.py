"""What can be read off TOWAI's disc: the marker, and what the one who looks is to choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import cast

from cardtable.games.towai.rules import COMBO, SET, TowaiState
from cardtable.games.towai.tones import TONES
from cardtable.looks.seen import Seen, Tone


class TowaiSeen(Seen):
    """What is shown and asked."""

    hour_at: Callable[[int], str]  # what a row of the window looks like; told by the look

    @contextmanager
    def lit(self, row: int) -> Iterator[None]:
        """Inside, furniture wears what fits the sky in this row of the window."""
        with self.worn(TONES[self.hour_at(row)]):
            yield

    @contextmanager
    def worn(self, tone: Tone) -> Iterator[None]:
        """Inside, furniture wears these colours."""
        now, self.tone = self.tone, tone
        try:
            yield
        finally:
            self.tone = now

    @property
    def view(self) -> TowaiState:
        """What the one who looks may know, after the last move shown whole."""
        return cast(TowaiState, self.table.view)

    @property
    def marker(self) -> str:
        """Day or night, as far as that has been shown; empty while it is to be set."""
        changed = self.table.changed
        if "marker" in changed:
            return str(changed["marker"])
        if "round" in changed or self.view.asked == SET:
            return ""
        return self.view.marker

    @property
    def choosing_hour(self) -> bool:
        """Whether the one who looks is to say day or night."""
        return self.asked == SET and self.mine

    @property
    def may_go_on(self) -> bool:
        """Whether one holds a card for a combo, and is asked."""
        return self.asked == COMBO and any(not move.word for move in self.moves)

    @property
    def receiver(self) -> int:
        """Who sits at the right and gets the card one passes on."""
        return (self.viewer - 1) % self.game.seats
