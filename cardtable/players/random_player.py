"""RandomPlayer: any legal move, for tests and for measuring the others."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.players.player import Player
from cardtable.rules.moves import Move
from cardtable.rules.sight import View


class RandomPlayer(Player):
    """Rates every move by luck alone."""

    level = "random"

    def rate(self, sight: View, moves: Sequence[Move]) -> list[float]:
        return [self.luck() for _ in moves]
