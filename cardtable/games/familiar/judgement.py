"""The judgement of Familiar's Trouble: the odds that the partners bring what an errand misses.

The odds are counted out: which unseen cards would do, who may play them on the card that was
led, who is likely to hold one. So a lead says what it means, by its colour, and partners who
count the same odds read it. High cards have a price, since every card is played in the end.
In a search's worlds everybody plays as if the hands lay open, for the trick at hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb

from cardtable.games.familiar.rules import (
    ALL_POINTS,
    BINDING,
    BOARD,
    BOUND_MAY,
    CARD,
    COLOURS_OF,
    DISCARDS,
    ERRAND,
    EXCHANGE_HANDS,
    FACES,
    HAND,
    HANDS,
    KEEP_ERRANDS,
    NEEDS,
    PLAY,
    POINTS,
    REFILL,
    THREE,
    TRICK,
    TURNS,
    WORTH,
    FamiliarState,
    new_lead,
)
from cardtable.players.judgement import Judgement
from cardtable.rules.cards import Card
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.state import State

SEATS = 3
REFILL_ORDER = {"level2": 3.0, "level3": 2.0, "level1": 1.0}

# Cards as bits of a number; the three three-coloured ones take the last three bits.
SINGLE = [card for card in FACES if card is not THREE]
BIT = {card: 1 << place for place, card in enumerate(SINGLE)} | {THREE: 1 << len(SINGLE)}
SINGLES = BIT[THREE] - 1
THREES = [((1 << count) - 1) << len(SINGLE) for count in range(4)]
ALL = SINGLES | THREES[3]


def bits(cards: Iterable[Card]) -> int:
    """These faces, every copy of them."""
    return sum([THREES[3] if card is THREE else BIT[card] for card in cards])


BINDS = {led: 0 if led is THREE else bits(BINDING[led]) for led in FACES}
MAY = {led: ALL if led is THREE else bits(BOUND_MAY[led]) for led in FACES}
# The cards worth at least so much in a colour; nobody has a card of 10 or more.
MOST = 9
WORTH_AT_LEAST = [
    [bits([card for card in FACES if WORTH[card][colour] >= least]) for least in range(MOST + 1)]
    + [0] * MOST
    for colour in range(3)
]


def none_of(cards: int, these: int, hand: int) -> float:
    """The chance that a hand of so many out of so many cards has none of these."""
    if hand > cards - these:
        return 0.0 if these else 1.0
    return comb(cards - these, hand) / comb(cards, hand)


NONE = [[[none_of(u, k, h) for h in range(7)] for k in range(u + 1)] for u in range(28)]

# Each errand's needs and each card's worth in one number, a byte for each colour with its top bit
# free: needs are covered if no byte runs below zero when they are taken away.
GUARD = 0x808080


def packed(colours: Sequence[int]) -> int:
    """Three small numbers as one."""
    return colours[0] | colours[1] << 8 | colours[2] << 16


PACKED_NEEDS = {errand: packed(needs) for errand, needs in NEEDS.items()}
PACKED_WORTH = {card: packed(worth) for card, worth in WORTH.items()}


class FamiliarJudgement(Judgement[FamiliarState]):
    """Plays for the errands the partners can help with, and keeps high cards for better ones.

    A beginner forgets the discards, knows no price, and never exchanges anything.
    """

    spread = 100.0
    whole = ALL_POINTS
    doubt = 0.4  # partners have reasons of their own
    point = 0.1 / ALL_POINTS  # the search knows better, but for visible blunders
    shame = 1500.0  # in points, of a visible blunder: the search seldom outweighs it
    price = 0.3  # of a pip on a card played, until the last turn
    multi_price = 0.2  # of a card of two or three colours
    worth_keeping = 2.5  # an errand that promises less than this is exchanged for level 2
    open_price = 0.5  # of a pip, for partners who play together as if with open hands

    def __init__(self, game: AnyGame, *, beginner: bool = False) -> None:
        super().__init__(game, beginner=beginner)
        self.simple = game.chosen["simple_lead"] == "yes"
        price = 0.0 if beginner else self.price
        multi = 0.0 if beginner else self.multi_price
        several = {card for card in FACES if len(COLOURS_OF[card]) > 1}
        self.prices = {c: multi if c in several else price * c.number for c in FACES}
        self.open_prices = {c: self.open_price * (2 if c in several else c.number) for c in FACES}
        self.free = dict.fromkeys(FACES, 0.0)

    def rate(self, state: FamiliarState, moves: Sequence[Move]) -> list[float]:
        asked = state.asked
        if asked == CARD:
            return self.rate_cards(state, moves)
        if asked == REFILL:
            return [REFILL_ORDER[move.source] for move in moves]
        if asked == HANDS:
            return [float((move is EXCHANGE_HANDS) != self.beginner) for move in moves]
        if asked == ERRAND:
            if self.beginner:
                return [float(move is KEEP_ERRANDS) for move in moves]
            odds = Odds(state)
            lead = dict.fromkeys(state.piles[HAND[state.turn]])
            promise = {
                errand: POINTS[errand] * max([odds.from_lead(card, errand) for card in lead])
                for errand in state.piles[BOARD]
            }
            return [self.rate_exchange(move, promise) for move in moves]
        return [self.rate_pass(move.card) for move in moves]

    def rate_pass(self, card: Card) -> float:
        """Passing on low cards, the two-coloured ones first: but a one goes with any trick."""
        if card is THREE:
            return -4.0
        return 0.0 if len(COLOURS_OF[card]) == 2 else -float(card.number)

    def rate_exchange(self, move: Move, promise: dict[Card, float]) -> float:
        """Giving back an errand for one of a level, by what each errand on the board promises."""
        if move is KEEP_ERRANDS:
            return 0.0
        gain = self.worth_keeping if move.target == "level2" else -ALL_POINTS
        return gain - promise[move.card]

    def rate_cards(self, state: FamiliarState, moves: Sequence[Move]) -> list[float]:
        """What each card may expect to win in this trick, less its price."""
        trick = state.piles[TRICK]
        board = state.piles[BOARD]
        prices = self.free if state.number == TURNS else self.prices
        if len(trick) == SEATS - 1:
            cards = [move.card for move in moves]
            groans = [""] * len(cards) if self.beginner else self.groans(state, cards)
            return [
                won(trick, card, board) - prices[card] - (self.shame if groan else 0.0)
                for card, groan in zip(cards, groans, strict=True)
            ]
        odds = Odds(state, forgetful=self.beginner)
        ratings = []
        for move in moves:
            card = move.card
            rating = -prices[card]
            for errand in board:
                chance = (
                    odds.second(trick[0], card, errand) if trick else odds.from_lead(card, errand)
                )
                rating += POINTS[errand] * chance
            ratings.append(rating)
        return ratings

    def quick(self, state: FamiliarState, moves: Sequence[Move]) -> Move:
        """In a guessed world: cards as with open hands, errands by points, the rest as always.

        Partners who think play together far better than the odds alone would let them; the
        world is a guess, so nothing hidden is used.
        """
        if state.asked == CARD:
            return PLAY[self.with_open_hands(state)]
        if state.asked == ERRAND:
            promise = {errand: 0.7 * POINTS[errand] for errand in state.piles[BOARD]}
            ratings = [self.rate_exchange(move, promise) for move in moves]
        else:
            ratings = self.rate(state, moves)
        return moves[ratings.index(max(ratings))]

    def with_open_hands(self, state: FamiliarState) -> Card:
        """The card that begins, or goes on with, the best trick these three hands can make."""
        piles = state.piles
        trick = piles[TRICK]
        seat = state.turn
        prices = self.free if state.number == TURNS else self.open_prices
        board = [(PACKED_NEEDS[errand], POINTS[errand]) for errand in piles[BOARD]]
        hands = [
            dict.fromkeys(piles[HAND[(seat + step) % SEATS]]) for step in range(SEATS - len(trick))
        ]
        so_far = GUARD
        for card in trick:
            so_far += PACKED_WORTH[card]
        best, most = THREE, -float(ALL_POINTS)
        for card in may_play(hands[0], trick[0]) if trick else hands[0]:
            led = trick[0] if trick else card
            mine = so_far + PACKED_WORTH[card]
            tricks = [(mine, -prices[card])]
            for hand in hands[1:]:
                answers = [(PACKED_WORTH[c], prices[c]) for c in may_play(hand, led)]
                tricks = [(t + w, v - p) for t, v in tricks for w, p in answers]
            for total, value in tricks:
                for needs, points in board:
                    if (total - needs) & GUARD == GUARD:
                        value += points  # noqa: PLW2901 - the hot loop of every rating
                if value > most:
                    best, most = card, value
        return best

    def groans(self, state: FamiliarState, cards: Sequence[Card]) -> list[str]:
        """For each last card of a trick what partners would groan at; "" if nothing.

        "broke": it leaves errands open that another card would have won, and what it saves is
        not worth them by the price of such cards: deliberate saving is no blunder.
        "beat": it takes the lead from a partner with a higher card than needed, winning nothing
        more than a lower one of its colour would have.
        """
        piles = state.piles
        trick = piles[TRICK]
        prices = self.free if state.number == TURNS else self.open_prices
        gains = [won(trick, card, piles[BOARD]) for card in cards]
        leads = [new_lead((*trick, card), simple=self.simple)[0] == len(trick) for card in cards]
        groans = []
        for card, gained, lead in zip(cards, gains, leads, strict=True):
            groan = ""
            for other, instead, still in zip(cards, gains, leads, strict=True):
                if instead - gained > max(0.0, prices[other] - prices[card]):
                    groan = "broke"
                    break
                lower = other.suit == card.suit and other.number < card.number
                if lower and instead == gained and lead and not still and state.number < TURNS:
                    groan = "beat"
            groans.append(groan)
        return groans

    def shares(self, state: FamiliarState) -> Sequence[float]:
        return [score / ALL_POINTS for score in state.scores]


class Odds:
    """The odds that partners bring what is missing, by the cards the seat to move cannot see."""

    def __init__(self, state: FamiliarState, *, forgetful: bool = False) -> None:
        piles = state.piles
        seen = 0
        for card in piles[HAND[state.turn]]:
            seen += BIT[card]
        for card in piles[TRICK]:
            seen += BIT[card]
        if not forgetful:
            for card in piles[DISCARDS]:
                seen += BIT[card]
        threes = seen >> len(SINGLE)
        self.unseen = (SINGLES & ~seen) | THREES[3 - threes]
        self.count = self.unseen.bit_count()
        self.next = len(piles[HAND[(state.turn + 1) % SEATS]])
        self.last = len(piles[HAND[state.turn - 1]])
        self.known: dict[tuple[str, int, int], list[float]] = {}

    def has(self, cards: int, led: Card, hand: int) -> float:
        """The chance that a hand has one of these unseen cards and may play it on the led one."""
        count = self.count
        bound = (cards & MAY[led]).bit_count()
        chance = 1.0 - NONE[count][bound][hand]
        loose = cards.bit_count() - bound
        if loose:
            binding = (self.unseen & BINDS[led]).bit_count()
            void = NONE[count][binding][hand]
            chance += (1.0 - chance) * void * (1.0 - NONE[count - binding][loose][hand])
        return chance

    def second(self, led: Card, card: Card, errand: Card) -> float:
        """The chance of an errand after the second card, with one partner to come."""
        needs, one, two = NEEDS[errand], WORTH[led], WORTH[card]
        cards = self.unseen
        for colour in range(3):
            missing = needs[colour] - one[colour] - two[colour]
            if missing > 0:
                cards &= WORTH_AT_LEAST[colour][missing]
                if not cards:
                    return 0.0
        if cards == self.unseen:
            return 1.0
        return self.has(cards, led, self.next)

    def at_least(self, led: Card, colour: int, hand: int) -> list[float]:
        """For each number the chance that a hand may bring so much of a colour."""
        key = led.suit, colour, hand
        known = self.known.get(key)
        if known is None:
            cards = WORTH_AT_LEAST[colour]
            known = [1.0]
            known += [self.has(cards[n] & self.unseen, led, hand) for n in range(1, MOST + 1)]
            known += [0.0] * (2 * MOST)
            self.known[key] = known
        return known

    def from_lead(self, card: Card, errand: Card) -> float:
        """The chance of an errand if this card leads, with two partners to come."""
        worth = WORTH[card]
        missing = [
            (colour, need - worth[colour])
            for colour, need in enumerate(NEEDS[errand])
            if need > worth[colour]
        ]
        if not missing:
            return 1.0
        if len(missing) > 2:
            return 0.0
        colour, least = missing[0]
        one = self.at_least(card, colour, self.next)
        two = self.at_least(card, colour, self.last)
        if len(missing) == 1:
            return sum(
                [
                    (one[n] - one[n + 1]) * (two[least - n] if least > n else 1.0)
                    for n in range(MOST + 1)
                ]
            )
        other, most = missing[1]
        if least > MOST or most > MOST:
            return 0.0
        here = one[least] * self.at_least(card, other, self.last)[most]
        there = two[least] * self.at_least(card, other, self.next)[most]
        return here + there - here * there


def may_play(hand: dict[Card, None], led: Card) -> Iterable[Card]:
    """The cards of a hand that may follow the led one."""
    if led is THREE or BINDING[led].isdisjoint(hand):
        return hand
    may = BOUND_MAY[led]
    return [card for card in hand if card in may]


def won(trick: tuple[Card, ...], card: Card, board: Sequence[Card]) -> int:
    """The points of the errands that a trick covers with this last card."""
    total = GUARD
    for each in (*trick, card):
        total += PACKED_WORTH[each]
    points = 0
    for errand in board:
        if (total - PACKED_NEEDS[errand]) & GUARD == GUARD:
            points += POINTS[errand]
    return points


def blunder(game: AnyGame, state: State, move: Move) -> str:
    """What a partner would groan at in this card, "broke" or "beat"; "" if nothing."""
    assert isinstance(state, FamiliarState)
    if state.asked != CARD or len(state.piles[TRICK]) != SEATS - 1:
        return ""
    cards = [legal.card for legal in game.legal_moves(state)]
    return FamiliarJudgement(game).groans(state, cards)[cards.index(move.card)]


def is_blunder(game: AnyGame, state: State, move: Move) -> bool:
    """Whether this card is a visible blunder."""
    return blunder(game, state, move) != ""
