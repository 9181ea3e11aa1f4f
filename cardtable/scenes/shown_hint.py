"""A hint on the table, for as long as it takes to read it."""

from __future__ import annotations

from cardtable.media.words import words
from cardtable.rules.moves import Move
from cardtable.scenes.scene import Stage
from cardtable.table import animation, sound
from cardtable.table.table import Table
from cardtable.table.touch import Touch


class ShownHint:
    """What is advised: its words above the hand, and the card it means marked."""

    def __init__(self, stage: Stage, table: Table, touch: Touch) -> None:
        self.stage = stage
        self.table = table
        self.touch = touch
        self.move: Move | None = None  # what is advised
        self._left = 0.0  # seconds

    def show(self, move: Move) -> None:
        """Advise this move."""
        self.move = move
        self._left = animation.HINT
        self.stage.sounds.play(sound.HINTED)
        text = words("hint.move", move=self.table.words.move(move))
        self.table.captions.say_why(text, calm=True)
        self.stage.say(text)
        for sprite in self.touch.offers.cards():
            if move in self.touch.offers.moves_of(sprite):
                self.table.grip.marked = [*self.table.grip.marked, sprite]
                break
        self.table.stale.all()

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
