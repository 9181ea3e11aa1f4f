"""What a look may ask of the scene it is part of, and nothing more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardtable.rules.moves import Move
from cardtable.rules.reasons import Reason
from cardtable.scenes.showing import Showing
from cardtable.table.card_sprite import CardSprite
from cardtable.table.dragging import Dragging


@dataclass(frozen=True)
class TableHost:
    """Answers a look's questions (see `cardtable.looks.look.Host`) for the scene."""

    showing: Showing
    dragging: Dragging
    play: Callable[[Move], None]
    refresh: Callable[[], None]

    @property
    def moves(self) -> Sequence[Move]:
        """The legal moves of the one who looks; none when it is somebody else's turn."""
        return self.showing.moves

    @property
    def picked(self) -> CardSprite | None:
        """The card that waits for where it shall go."""
        return self.dragging.picked

    def reason(self, move: Move) -> Reason | None:
        """The rule that speaks against a move now."""
        return self.showing.session.reason(move)

    def refuse(self, move: Move) -> None:
        """Say why this move is not allowed now."""
        self.showing.refuse(move)
