"""Belief: how well a guessed world explains what the others did this round."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from cardtable.players.judgement import AnyJudgement
from cardtable.rules.cards import Card, Luck
from cardtable.rules.events import CardsMoved
from cardtable.rules.moves import Move
from cardtable.rules.sight import Memory, View
from cardtable.rules.state import State


class Belief:
    """Weighs worlds by the likelihood of the others' plays, if they judge about as Normal does.

    Each play counts with a share of pure chance, so that nobody is taken at their word.
    """

    chance = 0.35  # how much of any play is taken to mean nothing
    depth = 8  # only so many of the last plays are asked about

    def __init__(self, judgement: AnyJudgement, sight: View, memory: Memory, luck: Luck) -> None:
        self.judgement = judgement
        self.game = judgement.game
        self.luck = luck
        self.seat = memory.seat
        self.seats = self.game.seats
        self.memory = memory
        self.plays = self.telling_plays()
        self.heat = judgement.warmth()
        self.total = 0.0
        self.count = 0

    def telling_plays(self) -> list[tuple[View, int, Card, int]]:
        """The others' last plays from hidden hands: view before, pile, card, and when."""
        plays = []
        hidden = self.memory.hidden
        for when, (before, events) in enumerate(self.memory.plays):
            if before.turn == self.seat or not events:
                continue
            moved = events[0]
            if (
                isinstance(moved, CardsMoved)
                and moved.source in hidden
                and hidden[moved.source].owner == before.turn
                and moved.target not in hidden
            ):
                plays.append((before, moved.source, moved.cards[0], when))
        return plays[-self.depth :]

    def weight(self, world: State) -> float:
        """How much this world counts."""
        return 1.0

    def wildness(self) -> Sequence[float]:
        """For each seat, how often it does anything at all in the next playout."""
        return [self.judgement.surprise] * self.seats


def softly(ratings: Sequence[float], heat: float) -> list[float]:
    """The chances of moves so rated, by somebody who confuses ratings so far apart."""
    best = max(ratings)
    weights = [exp((rating - best) / heat) for rating in ratings]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def place_of(moves: Sequence[Move], card: Card) -> int:
    """Which of these moves is of this card."""
    for place, move in enumerate(moves):
        if move.card is card:
            return place
    return -1
