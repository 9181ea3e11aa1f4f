"""The judgement of TOWAI: shed the hand in few turns, by small steps, Towai cards last.

Plays are rated by the turns left after the whole combo they begin.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from cardtable.games.towai.hands import (
    CARD_PRICE,
    COMBOS,
    GROUP,
    ONE,
    TOWAI_PRICE,
    UNFIT,
    WIDTH,
    gift_rating,
    turns,
)
from cardtable.games.towai.playout import Race
from cardtable.games.towai.reading import Reading
from cardtable.games.towai.rules import (
    COMBO,
    DAY,
    FIRST,
    FIT,
    HAND,
    PILE,
    SET,
    SWAPPING,
    TOWAI,
    Towai,
    TowaiState,
)
from cardtable.games.towai.standing import after_finish, between_rounds
from cardtable.players.judgement import Judgement, Whims
from cardtable.rules.cards import Card, Luck
from cardtable.rules.game import Game
from cardtable.rules.memory import Memory
from cardtable.rules.moves import Move
from cardtable.rules.sight import View
from cardtable.rules.state import OVER


class OneRound(Towai):
    """The rules for looking ahead: they stop at the round's end."""

    def start_round(self, state: TowaiState, first: int) -> None:
        state.asked = OVER


class TowaiJudgement(Judgement[TowaiState]):
    """Wants few turns to go; a beginner only the nearest card, whatever it is good for."""

    game: Towai
    longest = 100
    point = 0.02
    reads_plays = False  # a Reading makes worlds fit what the others did
    reads_turns: bool = True  # by a Reading

    card = CARD_PRICE
    step = 0.25  # each number stepped over, for it shuts out the own cards as well
    opening = 0.2  # each number above the lowest by day, below the highest by night, if one opens
    towai = TOWAI_PRICE
    few = 2  # but a Towai costs nothing if it leaves so few cards
    ready = 1.0  # shutting all others out when the rest goes in one turn
    danger = 1.0  # and when somebody is about to finish
    near = 2  # cards in a hand that is about to finish
    passing = 0.9
    draws = 0.3  # a card for everybody else
    won = 20.0

    # How near a hand is to its end, for playouts that were cut; fitted to 12,000 moments.
    turn_heat = -0.25
    card_heat = -0.04
    one_turn = 0.6
    on_empty_pile = 0.55

    def short_game(self, game: Game[TowaiState]) -> OneRound:
        return OneRound(game.seats, game.chosen)

    def rate(self, state: TowaiState, moves: Sequence[Move]) -> list[float]:
        cards = state.piles[HAND[state.turn]]
        if self.beginner:
            return self.rate_as_beginner(state, cards, moves)
        hand = 0
        for card in cards:
            hand += ONE[card]
        asked = state.asked
        if asked == SWAPPING:
            return [gift_rating(hand, move.card) for move in moves]
        count = len(cards)
        if asked == SET:
            return [
                max(
                    [
                        self.rate_card(state, card, hand, count, move.word)
                        for card in dict.fromkeys(cards)
                        if card in FIT[move.word]
                    ]
                )
                for move in moves
            ]
        kept = -turns(hand) - self.card * count
        if asked != COMBO:
            kept -= self.passing
        return [
            kept if move.word else self.rate_card(state, move.card, hand, count, state.marker)
            for move in moves
        ]

    def rate_card(self, state: TowaiState, card: Card, hand: int, count: int, marker: str) -> float:
        """What the hand is worth after this card by this marker, and all that goes on from it."""
        if count == 1:
            return self.won
        number = card.number
        group = hand >> WIDTH * number & GROUP
        left, shed, towai, marker_after = COMBOS[group, card.suit, marker]
        if shed == count:
            return self.won
        rest = hand - (group - left << WIDTH * number)
        to_go = turns(rest)
        rating = -to_go - self.card * (count - shed)
        if count - shed > self.few:
            rating -= self.towai * towai
        pile = state.piles[PILE]
        if pile and state.asked not in (SET, FIRST):
            rating -= self.step * abs(number - pile[-1].number)
        else:
            rating -= self.opening * (number - 1 if marker == DAY else 7 - number)
        if card.suit == TOWAI and number == 3:
            rating += self.draws
        shut = 0.0
        if to_go == 1:
            shut += self.ready
        others = [len(state.piles[HAND[s]]) for s in range(self.game.seats) if s != state.turn]
        if min(others) <= self.near:
            shut += self.danger
        if shut:
            rating += shut * UNFIT[marker_after][number] ** sum(others)
        return rating

    def rate_as_beginner(
        self, state: TowaiState, cards: Sequence[Card], moves: Sequence[Move]
    ) -> list[float]:
        """The nearest card, with no thought for what is left in the hand."""
        if state.asked == SET:
            return [float(sum([card.suit == move.word for card in cards])) for move in moves]
        if state.asked == SWAPPING:
            return [-float(move.card.suit == TOWAI) for move in moves]
        pile = state.piles[PILE]
        top = pile[-1].number if pile else 1 if state.marker == DAY else 7
        return [-8.0 if move.word else -float(abs(move.card.number - top)) for move in moves]

    def reader(
        self, sight: View, memory: Memory, faith: Sequence[float]
    ) -> Callable[[TowaiState, Luck], None] | None:
        if not self.reads_turns or sight.asked == SWAPPING or memory.one_of is not None:
            return None
        reading = Reading(self, memory)
        return reading.fit if reading.tells else None

    def playout(self, state: TowaiState, wild: Sequence[float], whims: Whims) -> Sequence[float]:
        """By whole turns, with hands as numbers: several times as fast as by single moves."""
        rules = self.rules
        while state.asked == SWAPPING:
            moves = rules.legal_moves(state)
            ratings = self.rate(state, moves)
            rules.play(state, moves[ratings.index(max(ratings))])
        if state.asked == OVER:
            return self.shares(state)
        race = Race(self, state, whims)
        finished = race.run(wild[state.turn], self.longest)
        if finished >= 0:
            return after_finish(state.scores, finished)
        first = race.turn if race.asked == SET else -1
        return self.by_hands(state.scores, race.hands, race.sizes, first)

    def shares(self, state: TowaiState) -> Sequence[float]:
        if state.asked == OVER:
            return self.game.returns(state) if state.winners else between_rounds(state.scores)
        hands = []
        for seat in range(self.game.seats):
            hand = 0
            for card in state.piles[HAND[seat]]:
                hand += ONE[card]
            hands.append(hand)
        sizes = [len(state.piles[HAND[seat]]) for seat in range(self.game.seats)]
        first = state.turn if state.asked in (SET, FIRST) else -1
        return self.by_hands(state.scores, hands, sizes, first)

    def standing(self, state: TowaiState, before: Sequence[int]) -> list[float]:
        """Who finished, or how few cards each seat has left."""
        gained = [now - then for now, then in zip(state.scores, before, strict=True)]
        if any(gained):
            return [float(gain) for gain in gained]
        hands = [len(state.piles[HAND[seat]]) for seat in range(self.game.seats)]
        return [1 / (1 + hand) / 2 for hand in hands]

    def by_hands(
        self, scores: tuple[int, ...], hands: Sequence[int], sizes: Sequence[int], first: int
    ) -> Sequence[float]:
        """What each seat may expect with these hands, if this seat (or none) is to set."""
        weights = []
        for seat in range(self.game.seats):
            to_go = turns(hands[seat])
            near = self.turn_heat * to_go + self.card_heat * sizes[seat]
            if to_go == 1:
                near += self.one_turn
            if seat == first:
                near += self.on_empty_pile
            weights.append(exp(near))
        whole = sum(weights)
        ends = [after_finish(scores, seat) for seat in range(self.game.seats)]
        return [
            sum([weight * way[seat] for weight, way in zip(weights, ends, strict=True)]) / whole
            for seat in range(self.game.seats)
        ]
