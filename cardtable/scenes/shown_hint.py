"""A hint on the table, for as long as it takes to read it."""

from __future__ import annotations

from cardtable.media.words import words
from cardtable.rules.moves import Move
from cardtable.scenes.scene import Stage
from cardtable.table import animation, sound
from cardtable.table.dragging import Dragging
from cardtable.table.table import Table


class ShownHint:
    """What is advised: its words above the hand, and the card it means marked."""

    def __init__(self, stage: Stage, table: Table, dragging: Dragging) -> None:
        self.stage = stage
        self.table = table
        self.dragging = dragging
        self.move: Move | None = None  # what is advised
        self._left = 0.0  # seconds

    def show(self, move: Move) -> None:
        """Advise this move."""
        self.move = move
        self._left = animation.HINT
        self.stage.sounds.play(sound.HINTED)
        text = words("hint.move", move=self.table.words.move(move))
        self.table.say_why(text, calm=True)
        self.stage.say(text)
        for sprite in self.dragging.offered():
            if move in self.dragging.moves_of(sprite):
                self.table.marked = [*self.table.marked, sprite]
                break
        self.table.stale()

    def close(self) -> None:
        """It has been followed, or the match has gone another way."""
        self.move = None

    def fade(self, seconds: float) -> bool:
        """Let time pass; whether it has gone by that, and only what is asked shall be marked."""
        if self.move is None:
            return False
        self._left -= seconds
        if self._left > 0:
            return False
        self.move = None
        return True
