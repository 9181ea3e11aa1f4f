"""Who may sit across the table: names, portraits, and a taste in style."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cardtable.rules.moves import Move

Style = Literal["bold", "careful", "sly"]


@dataclass(frozen=True, slots=True)
class Character:
    """Somebody to play with. Taste settles near-ties and nothing else, so it costs nothing."""

    name: str  # "rumble": as saved matches, texts and portraits have it
    style: Style

    def preferred(self, moves: Sequence[Move]) -> Move:
        """The move it likes among those that are about as good.

        The careful play the lowest card, the bold the highest, the sly from the suit they
        could play most of. Words come in the order they are asked in, cards before words.
        """
        cards = [move for move in moves if not move.word]
        if not cards:
            return moves[0]
        if self.style == "bold":
            return max(cards, key=_height)
        if self.style == "sly":
            suits = [move.card.suit for move in cards]
            return min(cards, key=lambda move: (-suits.count(move.card.suit), *_height(move)))
        return min(cards, key=_height)


def _height(move: Move) -> tuple[int, int, str]:
    return move.card.number, move.card.order, move.target


def folk(*characters: tuple[str, Style]) -> tuple[Character, ...]:
    """These characters, each with a taste."""
    return tuple([Character(name, style) for name, style in characters])
