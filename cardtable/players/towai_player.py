"""The judgement of TOWAI: shed the hand in few turns, by small steps, Towai cards last.

A hand is as good as the number of turns it needs: cards of one number go in one combo, those
of day and night together only if a Towai of that number leads across. So plays are rated by
the turns left after the whole combo they begin.

Seen by trying (duplicate deals, one among others): counting turns instead of cards, steps and
Towai alone 58.8 ±3.4 / 45.8 ±2.3 % of the games with 2 / 4 seats; no price on steps 39.8 ±2.4 /
19.3 ±2.3 %. Dropped, as they changed nothing or cost: any price on passing, a liking for Reset,
Draw or Swap as such, keeping cards that could follow the own play, and shutting the others out
at any time (44.2 ±2.4 %, 2 seats) rather than only when the rest of the hand is one turn or
somebody has two cards left.
Hard against an ISMCTS with random playouts, 2 seats: playouts to the round's end 72.9 ±6.5 %,
cut at 8, 16, 30 moves 57 ±8, 66 ±7, 66 ±7 % (0.01 s, 70 deals, worlds all alike). Worlds weighed
by the others' plays 58.0 ±9.0 %, all alike 66.0 ±7.1 % (0.02 s, 50 deals): plays are not read.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp

from cardtable.games.towai import (
    COMBO,
    DAY,
    DECK_CARDS,
    FACES,
    FIRST,
    FIT,
    HAND,
    MAY_FOLLOW,
    NIGHT,
    OTHER,
    PILE,
    SET,
    SWAPPING,
    TOWAI,
    Towai,
    TowaiState,
)
from cardtable.players.judgement import Judgement
from cardtable.rules.cards import Card
from cardtable.rules.game import Game
from cardtable.rules.moves import Move
from cardtable.rules.state import OVER

# A hand as one number: nine bits for each number on the cards, three each for how many there
# are of day, night and Towai. Hands are looked up by it.
WIDTH = 9
GROUP = (1 << WIDTH) - 1
PLACE = {DAY: 0, NIGHT: 3, TOWAI: 6}
ONE = {card: 1 << (WIDTH * card.number + PLACE[card.suit]) for card in FACES}


def counts(group: int) -> tuple[int, int, int]:
    """How many day, night and Towai cards of one number."""
    return group & 7, group >> 3 & 7, group >> 6


def combo(group: int, suit: str, marker: str) -> tuple[int, int, int, str]:
    """What is left of a number's cards after one of this suit and all that may go on from it.

    Then how many cards that sheds, how many of them Towai, and day or night at the end. A
    Towai goes on only to bring over cards that would not fit otherwise.
    """
    left = dict(zip((DAY, NIGHT, TOWAI), counts(group), strict=True))
    before = sum(left.values())
    towai = left[TOWAI]
    left[suit] -= 1
    if suit == TOWAI:
        marker = OTHER[marker]
    left[marker] = 0
    while left[TOWAI] and left[OTHER[marker]]:
        left[TOWAI] -= 1
        marker = OTHER[marker]
        left[marker] = 0
    rest = left[DAY] | left[NIGHT] << 3 | left[TOWAI] << 6
    return rest, before - sum(left.values()), towai - left[TOWAI], marker


COMBOS = {
    (group, suit, marker): combo(group, suit, marker)
    for group in range(1 << WIDTH)
    for suit, place in PLACE.items()
    if group >> place & 7
    for marker in (DAY, NIGHT)
}
# The share of all cards that may not be played on a number by day or by night.
UNFIT = {
    marker: [
        1 - sum([card in MAY_FOLLOW[marker][top] for card in DECK_CARDS]) / len(DECK_CARDS)
        for top in range(8)
    ]
    for marker in (DAY, NIGHT)
}

_turns: dict[int, int] = {}
MOST_HANDS = 200_000


def turns(hand: int) -> int:
    """In how many turns this hand could be shed, if every one of its cards could be led."""
    known = _turns.get(hand)
    if known is not None:
        return known
    needed = 0
    groups = hand >> WIDTH
    while groups:
        day, night, towai = counts(groups & GROUP)
        if towai:
            needed += 1
        else:
            needed += (day > 0) + (night > 0)
        groups >>= WIDTH
    if len(_turns) >= MOST_HANDS:
        _turns.clear()
    _turns[hand] = needed
    return needed


class OneRound(Towai):
    """The rules for looking ahead: they stop at the round's end."""

    def start_round(self, state: TowaiState, first: int) -> None:
        state.asked = OVER


class TowaiJudgement(Judgement[TowaiState]):
    """Wants few turns to go; a beginner only the nearest card, whatever it is good for."""

    game: Towai
    longest = 100
    point = 0.02
    reads_plays = False  # others pass and save for reasons of their own

    card = 0.6  # what each card in hand costs, in turns
    step = 0.25  # each number stepped over, for it shuts out the own cards as well
    opening = 0.2  # each number above the lowest by day, below the highest by night, if one opens
    towai = 0.8  # each Towai spent …
    few = 2  # … but not to come down to so few cards
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
            return [
                -turns(hand - ONE[move.card])
                - 3.0 * (move.card.suit == TOWAI)
                - 0.01 * abs(move.card.number - 4)
                for move in moves
            ]
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

    def shares(self, state: TowaiState) -> Sequence[float]:
        if state.asked == OVER:
            return self.game.returns(state) if state.winners else standing(state.scores)
        weights = []
        for seat in range(self.game.seats):
            cards = state.piles[HAND[seat]]
            hand = 0
            for card in cards:
                hand += ONE[card]
            to_go = turns(hand)
            near = self.turn_heat * to_go + self.card_heat * len(cards)
            if to_go == 1:
                near += self.one_turn
            if seat == state.turn and state.asked in (SET, FIRST):
                near += self.on_empty_pile
            weights.append(exp(near))
        whole = sum(weights)
        ways = [after_finish(state.scores, seat) for seat in range(self.game.seats)]
        return [
            sum([weight * way[seat] for weight, way in zip(weights, ways, strict=True)]) / whole
            for seat in range(self.game.seats)
        ]


@cache
def after_finish(scores: tuple[int, ...], seat: int) -> tuple[float, ...]:
    """Each seat's chance to win the game once this seat has finished the round."""
    if scores[seat]:
        return tuple([float(other == seat) for other in range(len(scores))])
    return standing((*scores[:seat], 1, *scores[seat + 1 :]))


@cache
def standing(scores: tuple[int, ...]) -> tuple[float, ...]:
    """Each seat's chance to win the game between two rounds, if all finish equally often."""
    halfway = sum(scores)
    return tuple([chance(len(scores), halfway, score) for score in scores])


@cache
def chance(seats: int, halfway: int, score: int) -> float:
    """The chance of a seat with this score, when so many seats have finished once."""
    newly = (seats - halfway) / seats  # somebody finishes for the first time
    if score:
        return 1 / seats + (newly * chance(seats, halfway + 1, 1) if newly else 0.0)
    others = (seats - halfway - 1) / seats
    mine = chance(seats, halfway + 1, 1) / seats
    return mine + (others * chance(seats, halfway + 1, 0) if others else 0.0)
