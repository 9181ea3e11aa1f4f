"""NormalPlayer and EasyPlayer: a game's own judgement, without search."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.players.characters import Character
from cardtable.players.judgement import AnyJudgement
from cardtable.players.player import Player
from cardtable.rules.cards import Luck
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.sight import View


class NormalPlayer(Player):
    """Sound and quick: takes what its judgement likes best."""

    level = "normal"

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        character: Character,
        luck: Luck,
        judgement: AnyJudgement,
    ) -> None:
        super().__init__(game, seat, character, luck)
        self.judgement = judgement

    def rate(self, sight: View, moves: Sequence[Move]) -> list[float]:
        return self.judgement.rate(sight, moves)


class EasyPlayer(NormalPlayer):
    """A beginner: counts no cards, sees one trick ahead, and overlooks a card now and then."""

    level = "easy"
    overlooks = 0.25  # how often a card that could be played is not thought of

    def choose(self, sight: View, moves: Sequence[Move]) -> Move:
        if len(moves) == 1:
            return moves[0]
        thought_of = [move for move in moves if self.luck() >= self.overlooks]
        return super().choose(sight, thought_of or moves)
