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


def _folk(*characters: tuple[str, Style]) -> tuple[Character, ...]:
    return tuple([Character(name, style) for name, style in characters])


# Cats of the weather, cats of the café, spirits of the bay (fox, tanuki, hare, bear, otter and
# owl), and the witch's owls.
WEATHER_CATS = _folk(
    ("rumble", "bold"),
    ("flurry", "careful"),
    ("nimba", "sly"),
    ("hinata", "bold"),
    ("shizuku", "careful"),
)
CAFE_CATS = _folk(("mikan", "bold"), ("yuki", "careful"), ("sumi", "sly"), ("hana", "careful"))
SPIRITS = _folk(
    ("kohaku", "sly"),
    ("ponta", "bold"),
    ("yoru", "careful"),
    ("mochi", "careful"),
    ("gonta", "bold"),
    ("nagi", "sly"),
)
OWLS = _folk(("fennel", "careful"), ("wisp", "sly"), ("soot", "bold"), ("puck", "bold"))

CHARACTERS = {"meows": WEATHER_CATS, "catte": CAFE_CATS, "towai": SPIRITS, "familiar": OWLS}


def characters_for(game_id: str) -> tuple[Character, ...]:
    """Everybody who plays this game, at least as many as it has seats."""
    return CHARACTERS.get(game_id, SPIRITS)


def character_named(game_id: str, name: str) -> Character:
    """The character of that name at this game; its first one if there is none."""
    folk = characters_for(game_id)
    return next((character for character in folk if character.name == name), folk[0])
