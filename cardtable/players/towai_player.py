"""The judgement of TOWAI: long combos, small steps, Towai cards last."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from cardtable.games.towai import (
    COMBO,
    DAY,
    FIT,
    HAND,
    PILE,
    SET,
    SWAPPING,
    TOWAI,
    Towai,
    TowaiState,
)
from cardtable.players.judgement import Judgement
from cardtable.rules.game import Game
from cardtable.rules.moves import Move
from cardtable.rules.state import OVER


class OneRound(Towai):
    """The rules for looking ahead: they stop at the round's end."""

    def start_round(self, state: TowaiState, first: int) -> None:
        state.asked = OVER


class TowaiJudgement(Judgement[TowaiState]):
    """Sheds the many and the near first."""

    game: Towai
    longest = 30
    towai_kept = 1.5
    step = 0.15

    def short_game(self, game: Game[TowaiState]) -> OneRound:
        return OneRound(game.seats, game.chosen)

    def rate(self, state: TowaiState, moves: Sequence[Move]) -> list[float]:
        hand = state.piles[HAND[state.turn]]
        if state.asked == SET:
            return [
                sum([card.suit == move.word for card in hand])
                + 0.1 * sum([card in FIT[move.word] for card in hand])
                for move in moves
            ]
        numbers = [card.number for card in hand if card.suit != TOWAI]
        pile = state.piles[PILE]
        start = 1 if state.marker == DAY else 7
        top = pile[-1].number if pile else start
        few = len(hand) <= 2
        ratings = []
        for move in moves:
            card = move.card
            if move.word:
                ratings.append(-0.2 if state.asked == COMBO else -4.0)
            elif state.asked == SWAPPING:
                ratings.append(-numbers.count(card.number) - 3.0 * (card.suit == TOWAI))
            else:
                rating = -self.step * abs(card.number - top)
                rating += 0.7 * (numbers.count(card.number) - 1)
                if card.suit == TOWAI and not few:
                    rating -= self.towai_kept
                ratings.append(rating)
        return ratings

    def shares(self, state: TowaiState) -> Sequence[float]:
        if state.winners:
            return self.game.returns(state)
        seats = self.game.seats
        scores = state.scores
        if state.asked != OVER:
            hands = [len(state.piles[HAND[seat]]) for seat in range(seats)]
            least = min(hands)
            weights = [exp((least - hand) * 0.4) for hand in hands]
            whole = sum(weights)
            near = [weight / whole for weight in weights]
        else:
            near = [0.0] * seats
        weights = [
            (2.0 if score else 1.0) * (1 + near[seat] * (3.0 if score else 1.0))
            for seat, score in enumerate(scores)
        ]
        whole = sum(weights)
        return [weight / whole for weight in weights]
