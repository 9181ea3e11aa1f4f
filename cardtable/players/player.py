"""Player: whoever sits in a seat and decides from what that seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from cardtable.players.characters import Character
from cardtable.rules.cards import Luck
from cardtable.rules.events import Event
from cardtable.rules.game import AnyGame
from cardtable.rules.memory import Memory
from cardtable.rules.moves import Move
from cardtable.rules.sight import View


class Player:
    """One seat's player. It gets the game, its seat's view and what its seat has seen happen."""

    level: ClassVar[str]
    near = 1e-9  # ratings this close count as equal, and convention decides

    def __init__(self, game: AnyGame, seat: int, character: Character, luck: Luck) -> None:
        self.game = game
        self.seat = seat
        self.character = character
        self.luck = luck
        self.memory = Memory(game, seat)

    def watch(self, before: View, events: Sequence[Event]) -> None:
        """See one move: the view before it, and its events as this seat sees them."""
        self.memory.learn(before, events)

    def remember(self, memory: Memory) -> None:
        """Take over a seat's memory, as after an undo or when joining a match under way."""
        self.memory = memory

    def rate(self, sight: View, moves: Sequence[Move]) -> list[float]:
        """How good each of these moves is: higher is better, each level on a scale of its own."""
        raise NotImplementedError

    def choose(self, sight: View, moves: Sequence[Move]) -> Move:
        """The move to make, one of these. Near-ties go by the character's convention."""
        if len(moves) == 1:
            return moves[0]
        return self.pick(moves, self.rate(sight, moves))

    def pick(self, moves: Sequence[Move], ratings: Sequence[float]) -> Move:
        """The best of these moves; of those about as good, the one this character likes."""
        least = max(ratings) - self.near
        return self.character.preferred(
            [move for move, rating in zip(moves, ratings, strict=True) if rating >= least]
        )
