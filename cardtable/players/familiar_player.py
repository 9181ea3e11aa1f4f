"""The judgement of Familiar's Trouble: the odds of covering an errand with the cards to come."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from cardtable.games.familiar import (
    ALL_POINTS,
    BOARD,
    CARD,
    KEEP_ERRANDS,
    KEEP_HANDS,
    NEEDS,
    POINTS,
    REFILL,
    TRICK,
    WORTH,
    FamiliarState,
    totals,
)
from cardtable.players.judgement import Judgement
from cardtable.players.player import AnyGame
from cardtable.rules.cards import Card
from cardtable.rules.moves import Move
from cardtable.rules.state import State

REFILL_ORDER = {"level2": 3.0, "level3": 2.0, "level1": 1.0}


class FamiliarJudgement(Judgement[FamiliarState]):
    """Plays the card with the best odds for the board, and keeps high cards otherwise."""

    price = 0.06  # of a pip on a card played

    def rate(self, state: FamiliarState, moves: Sequence[Move]) -> list[float]:
        if state.asked == REFILL:
            return [REFILL_ORDER[move.source] for move in moves]
        if state.asked != CARD:
            return [
                1.0 if move in (KEEP_HANDS, KEEP_ERRANDS) else -move.card.number / 10
                for move in moves
            ]
        trick = state.piles[TRICK]
        board = [(NEEDS[errand], POINTS[errand]) for errand in state.piles[BOARD]]
        base = totals(trick)
        left = 2 - len(trick)
        ratings = []
        for move in moves:
            worth = WORTH[move.card]
            red, blue, green = base[0] + worth[0], base[1] + worth[1], base[2] + worth[2]
            rating = -self.price * move.card.number
            for needs, points in board:
                missing = [
                    need for need in (needs[0] - red, needs[1] - blue, needs[2] - green) if need > 0
                ]
                rating += points * odds(missing, left)
            ratings.append(rating)
        return ratings

    def shares(self, state: FamiliarState) -> Sequence[float]:
        return [score / ALL_POINTS for score in state.scores]


def odds(missing: Sequence[int], left: int) -> float:
    """The chance that so many partners will bring what is missing, colour by colour."""
    if not missing:
        return 1.0
    if len(missing) > left:
        return 0.0
    if len(missing) == 1:
        return 1 / (1 + exp((missing[0] - (6.5 if left == 1 else 11.0)) / 1.5))
    return 1 / (1 + exp((missing[0] - 5.5) / 1.5)) / (1 + exp((missing[1] - 5.5) / 1.5))


def is_blunder(game: AnyGame, state: State, move: Move) -> bool:
    """Whether this last card leaves errands open that another card would have won."""
    trick = state.piles[TRICK]
    if state.asked != CARD or len(trick) != 2:
        return False

    def won(card: Card) -> int:
        sums = totals((*trick, card))
        return sum(
            [
                POINTS[errand]
                for errand in state.piles[BOARD]
                if all(have >= need for have, need in zip(sums, NEEDS[errand], strict=True))
            ]
        )

    return won(move.card) == 0 and any(won(other.card) for other in game.legal_moves(state))
