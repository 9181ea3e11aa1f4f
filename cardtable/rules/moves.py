"""Moves: a card from one pile to another, or a word."""

from __future__ import annotations

from cardtable.rules.cards import NO_CARD, Card

_BY_TEXT: dict[str, Move] = {}


class Move:
    """What one seat does at its turn, named as that seat sees the table.

    "snow-2 hand>trick" moves a card, "say pass" is a word. Each move exists once, made when
    its game's file is loaded; it is compared by identity and pickled by its text.
    """

    __slots__ = ("card", "source", "target", "text", "word")

    text: str
    card: Card  # NO_CARD if the move is a word
    source: str  # the pile's name as its mover calls it; "" if the move is a word
    target: str
    word: str  # "" if the move is of a card

    def __init__(self, text: str, card: Card, source: str, target: str, word: str) -> None:
        self.text = text
        self.card = card
        self.source = source
        self.target = target
        self.word = word
        _BY_TEXT[text] = self

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return move_named, (self.text,)


def carry(card: Card, source: str, target: str) -> Move:
    """The move of this card from one pile to another."""
    text = f"{card.name} {source}>{target}"
    return _BY_TEXT.get(text) or Move(text, card, source, target, "")


def say(word: str) -> Move:
    """The move that is only this word."""
    text = f"say {word}"
    return _BY_TEXT.get(text) or Move(text, NO_CARD, "", "", word)


def move_named(text: str) -> Move:
    """The move that reads so; KeyError if no game has it."""
    return _BY_TEXT[text]


def all_moves() -> list[Move]:
    """Every move of every game that is loaded."""
    return [*_BY_TEXT.values()]
