"""What is asked of the one who looks, how that may be answered, and what controls may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardtable.rules.moves import Move
from cardtable.rules.reasons import Reason


def no_reason(move: Move) -> Reason | None:
    """Nothing speaks against any move."""
    del move
    return None


@dataclass(frozen=True)
class Asked:
    """What is asked, as it is shown: of whom, what, and which moves may answer it."""

    turn: int = -1  # whose turn it is; -1 when the game is over
    what: str = ""
    moves: Sequence[Move] = ()  # the legal ones of the one who looks; none at others' turns
    reason: Callable[[Move], Reason | None] = no_reason  # the rule against a move now


@dataclass(frozen=True)
class Acts:
    """What controls may do."""

    play: Callable[[Move], None]  # make a legal move
    refuse: Callable[[Move], None]  # say why a move is not allowed now
    hurry: Callable[[], bool]  # press on whatever is moving; whether there was anything

    def doing(self, answer: Answer) -> Callable[[], None]:
        """What choosing an answer does."""
        act = self.refuse if answer.refused else self.play
        return lambda: act(answer.move)


@dataclass(frozen=True)
class Answer:
    """A move that is not made by carrying a card: a button, or a tile of a panel."""

    move: Move
    label: str
    key: str = ""  # a letter that presses it
    note: str = ""  # a second line on a tile
    picture: str = ""  # a card to show on a tile
    refused: str = ""  # why it cannot be chosen now; then it is shown greyed
