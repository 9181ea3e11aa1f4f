"""The judgement of Tomorrow Never Meows: wishes by a fitted table, cards by value to the wish.

Seen by trying (duplicate deals, 3 seats, one Hard among Normals): wishes by the table alone 57.4
±7.8 %, searched 61.5 ±8.1 (0.1 s, 40 deals); wishes searched and cards not, 34.3 ±3.2. With hidden
wishes and stakes (30 deals): worlds alike 35.6 ±7.0 and announcements believed 44.4 ±8.3 (0.05 s),
wishes and cards read by weighing guesses 50.0 ±8.1 (0.15 s), by exchanges 59.3 ±4.7 (0.1 s, 100
deals), strong cards saved as well 63.8 ±3.3 (200 deals), candidates dropped later and 0.3 s 66.2
±3.0 (271 deals), quicker and by the same whims 68.6 % (65.8 to 71.5; 255 deals); seeing all hands,
without saving cards, 78.9 ±8.7. Saving them by itself: 41.7 ±1.4 % among Normals that do not, with
4 seats 30.1 ±1.5. The promise of a wish as fitted to who won, not guessed: 61.2 ±7.4 against 57.1
±7.6 (0.1 s, 40 deals). Dropped: a price on wishing what others have wished (33 to 35 % among other
Normals); cards by 300 weights more, fitted to 9,000 searched choices (35.5 ±1.3 % among other
Normals); with stakes, alone among Normals, every number of the judgement up and down (800 deals
each), and the exact chance that a later seat can take a trick (42.3 instead of 41.9 ±1.5 %). By
cards alone and the wish that would end best, if one knew, 63.9 ±2.4; by the wish searched for 0.1 s
40.6 ±2.8, by the table's 40.4 ±2.7. With 4 seats a wish searched in 200 worlds is worth 0.6 ±0.4
hundredths of the game more than the table's, in 40 worlds 0.35 ±0.2 (60 wishes): little is left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import cast

from cardtable.games.meows.rules import (
    CARD,
    CARDS_EACH,
    CHOICE,
    CLOUDY,
    FINE,
    HAND,
    LIE_OR_TRUTH,
    RAINY,
    SNOW,
    THUNDER,
    TRICK,
    WEATHER,
    WISH,
    WISH_OF,
    WISHES,
    WISHING,
    WON,
    Meows,
    MeowsState,
    winner,
)
from cardtable.players.judgement import Judgement, neighbours, soft_shares
from cardtable.rules.cards import Card, Luck
from cardtable.rules.game import Game
from cardtable.rules.memory import Memory
from cardtable.rules.moves import Move
from cardtable.rules.sight import View
from cardtable.rules.state import OVER

SUITS = (FINE, CLOUDY, RAINY, THUNDER, SNOW)
SUIT = {suit: place for place, suit in enumerate(SUITS)}
BIT = {card: 1 << place for place, card in enumerate(WEATHER)}
BIT_OF = BIT.__getitem__
ALL = (1 << len(WEATHER)) - 1
OF_SUIT = {suit: sum([BIT[c] for c in WEATHER if c.suit == suit]) for suit in SUITS}
LOWER = {
    card: sum([BIT[c] for c in WEATHER if c.suit == card.suit and c.number < card.number])
    for card in WEATHER
}
HIGHER = {card: OF_SUIT[card.suit] & ~LOWER[card] & ~BIT[card] for card in WEATHER}
PLACE = {card: SUIT[card.suit] for card in WEATHER}

# What a rival with this wish makes of a fine, cloudy, rainy, thunder or snow card it wins, and
# of a trick as such.
WORTH = {
    "": (0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    "fine": (1.0, 0.0, 0.0, -0.3, -0.3, 0.0),
    "cloudy": (0.0, 1.0, 0.0, -0.3, -0.3, 0.0),
    "rainy": (0.0, 0.0, 1.0, -0.3, -0.3, 0.0),
    "thunder": (0.0, 0.0, 0.0, 2.0, -2.0, 0.0),
    "snow": (0.0, 0.0, 0.0, 0.0, 0.0, -4.0),
    "very-fine": (3.0, -1.0, -1.0, -2.0, -2.0, 0.0),
    "very-cloudy": (1.0, 1.0, 1.0, -2.0, -2.0, 0.0),
    "very-rainy": (-1.0, 0.0, 2.0, 1.0, 1.5, 0.0),
}
NOTHING = WORTH[""]
# How much a strong card of each suit is worth keeping for that wish: what it may yet win.
KEEP = {
    "fine": (2.0, 0.3, 0.3, 0.3, 0.3),
    "cloudy": (0.3, 2.0, 0.3, 0.3, 0.3),
    "rainy": (0.3, 0.3, 2.0, 0.3, 0.3),
    "thunder": (0.0, 0.0, 0.0, 1.0, 0.0),
    "snow": (-3.0, -3.0, -3.0, -3.0, -3.0),
    "very-fine": (4.0, -2.0, -2.0, -1.0, -1.0),
    "very-cloudy": (2.0, 2.0, 2.0, 0.0, 0.0),
    "very-rainy": (-1.5, 0.3, 4.0, 1.0, 1.0),
}
# With stakes, how much more a strong card of any suit is worth keeping for the tricks it may yet
# win, by what each of them is worth; and what thunder_out is then, for who plays by that.
SAVED = 2.0
THUNDER_OUT = 0.6
STANDS: dict[tuple[Card, ...], dict[Card, tuple[int, int, int, int, int]]] = {}  # with a card more
HEAPS: dict[tuple[Card, ...], tuple[int, tuple[int, ...]]] = {}
REMEMBERED = 20_000  # tricks, before all are forgotten again
# What a basic wish is worth beyond its points for the advanced one it allows next round, by
# rounds still to come; fitted to who won 3,000 games.
PROMISE: tuple[dict[str, float], ...] = (
    {},
    {"fine": 1.1, "cloudy": 0.2, "rainy": 2.5},
    {"fine": 0.3, "rainy": 1.0},
)

LAST_TRICKS = 2  # so few are solved, not sampled


class OneRound(Meows):
    """The rules for looking ahead: they stop at the round's end."""

    def start_round(self, state: MeowsState) -> None:
        state.asked = OVER


class MeowsJudgement(Judgement[MeowsState]):
    """Wishes for what the hand is fitted to, then plays each card by what it wins for that."""

    game: Meows
    reads_manners = True
    depth = 40
    mixing = 12
    point = 0.04
    point_with_stakes = 0.02
    keeps = 0.6
    spite = 0.4
    thunder_out = 0.35  # how likely a later seat may play off the led suit
    willing = 0.8
    heats = (1.0, 3.0, 4.4, 5.4)  # by rounds still to come; fitted to 3,000 games
    heats_with_stakes = (1.0, 6.2, 8.3, 10.0)

    def __init__(self, game: Game[MeowsState], *, beginner: bool = False) -> None:
        super().__init__(game, beginner=beginner)
        if self.game.stakes:
            self.heats = self.heats_with_stakes
            self.point = self.point_with_stakes

    def short_game(self, game: Game[MeowsState]) -> OneRound:
        return OneRound(game.seats, game.chosen)

    def rate(self, state: MeowsState, moves: Sequence[Move]) -> list[float]:
        if state.asked == CARD:
            return self.rate_cards(state, moves)
        if state.asked == WISHING:
            features = hand_features(state.piles[HAND[state.turn]])
            return [self.wish_worth(state, move.card.suit, features) for move in moves]
        truth = state.piles[WISH[state.turn]][0].suit
        return [1.0 if move.word == truth else 0.0 for move in moves]

    # Cards

    def rate_cards(self, state: MeowsState, moves: Sequence[Move]) -> list[float]:
        piles = state.piles
        seat = state.turn
        seats = self.game.seats
        trick = piles[TRICK]
        hand = piles[HAND[seat]]
        wish = piles[WISH[seat]][0].suit
        mine = piles[WON[seat]]
        seen, counts = heap(mine)
        own: list[float] = [*counts]
        if self.beginner:
            seen = 0
        else:
            for other in range(seats):
                if other != seat:
                    seen += heap(piles[WON[other]])[0]
        unseen = ALL - seen - sum(map(BIT_OF, hand)) - sum(map(BIT_OF, trick))
        tricks = len(mine) // seats
        here = len(trick)
        later = seats - 1 - here
        score = SCORES[wish]
        now = score(own, tricks)
        stake = 0.0
        if self.game.stakes:
            stake = LIE_OR_TRUTH if state.announced[seat] == wish else -LIE_OR_TRUTH
        for card in trick:
            own[PLACE[card]] += 1
        # What the trick so far is worth to who may have it, and to who may take it yet.
        whose, theirs, lost = here, NOTHING, 0.0
        after, taken = NOTHING, 0.0
        chance = 0.0
        if later:
            after = WORTH[self.wish_heard(state, (seat + 1) % seats)]
            taken = worth_of(after, trick)
            chance = 1.0 - (1.0 - 1.0 / max(1, unseen.bit_count())) ** len(hand)
        save, thunder_out = 0.0, self.thunder_out
        if stake and seat == self.expert:
            save = stake * SAVED * (len(hand) - 1) / CARDS_EACH[seats]
            thunder_out = THUNDER_OUT
        keep = KEEP[wish]
        keeps, spite, willing = self.keeps, self.spite, self.willing
        known = STANDS.get(trick)
        if known is None:
            if len(STANDS) > REMEMBERED:
                STANDS.clear()
            known = STANDS[trick] = {}
        brought: list[float | None] = [None] * 5  # by taking it with a card of each suit
        ratings = []
        for move in moves:
            card = move.card
            place = PLACE[card]
            laid = known.get(card)
            if laid is None:
                laid = known[card] = stands((*trick, card))
            best, straight, sideways, of_led, led = laid
            if best == here:
                bringing = brought[place]
                if bringing is None:
                    follow = 0.0
                    if later:
                        others = (of_led & unseen).bit_count()
                        follow = 0.8 * min(1.0, others / (later + 1)) * later
                    own[place] += 1
                    own[led] += follow
                    bringing = brought[place] = score(own, tricks + 1) - now + stake
                    own[place] -= 1
                    own[led] -= follow
                gain = bringing
                if later:
                    threat = float((straight & unseen).bit_count())
                    if sideways:
                        threat += thunder_out * (sideways & unseen).bit_count()
                    threat *= chance
                    holds = (1.0 - willing * threat if threat < 1.0 else 1.0 - willing) ** later
                    gain = gain * holds - spite * (1 - holds) * (taken + after[place])
            else:
                if best != whose:
                    whose = best
                    theirs = WORTH[self.wish_heard(state, (state.lead + whose) % seats)]
                    lost = worth_of(theirs, trick)
                gain = -spite * (lost + theirs[place])
            low = (LOWER[card] & unseen).bit_count()
            high = (HIGHER[card] & unseen).bit_count()
            rank = (low + 0.5) / (low + high + 1)
            ratings.append(gain - keeps * (keep[place] + save) * rank)
        return ratings

    def wish_heard(self, state: MeowsState, seat: int) -> str:
        """The wish everybody takes this seat to have made."""
        if self.beginner:
            return ""
        if self.game.hidden:
            return state.announced[seat]
        return state.piles[WISH[seat]][0].suit

    def reader(
        self, sight: View, memory: Memory, faith: Sequence[float]
    ) -> Callable[[MeowsState, Luck], None] | None:
        """Takes the others at their word as often as they have earned it, to begin with."""
        if not self.game.hidden:
            return None
        heard = [
            (WISH[seat], CHOICE[seat], WISH_OF[word], faith[seat])
            for seat, word in enumerate(cast(MeowsState, sight).announced)
            if word and seat != memory.seat
        ]

        def believe(world: MeowsState, luck: Luck) -> None:
            piles = world.piles
            for made, choice, wish, kept in heard:
                if luck() < kept:
                    piles[choice] = tuple([w for w in WISHES if w is not wish])
                    piles[made] = (wish,)

        return believe

    # Wishes

    def wish_worth(self, state: MeowsState, wish: str, features: Sequence[float]) -> float:
        """What this wish should bring with such a hand to the seat to move."""
        seat = state.turn
        worth = 0.0
        table = BY_THUMB if self.by_thumb else TABLES[self.game.seats, self.game.stakes]
        for weight, feature in zip(table[wish], features, strict=True):
            worth += weight * feature
        if self.beginner:
            return worth
        if not state.advanced[seat]:
            worth += self.promise(state).get(wish, 0.0)
        return worth

    def promise(self, state: MeowsState) -> dict[str, float]:
        """What basic wishes of this round are worth for the next one, to who may use that."""
        left = 0 if self.game.basic_only else self.game.rounds - state.round
        return PROMISE[min(left, 2)]

    def twins(self, state: MeowsState, moves: Sequence[Move]) -> list[int]:
        if state.asked != CARD:
            return super().twins(state, moves)
        piles = state.piles
        gone = [card for other in range(self.game.seats) for card in piles[WON[other]]]
        seen = sum([BIT[card] for card in piles[HAND[state.turn]]])
        return neighbours(moves, BIT, ALL & ~seen & ~sum([BIT[card] for card in gone]))

    def closing(self, state: MeowsState) -> bool:
        return state.asked == CARD and len(state.piles[HAND[state.turn]]) <= LAST_TRICKS

    # What a round's end is worth

    def shares(self, state: MeowsState) -> Sequence[float]:
        left = self.game.rounds - state.round
        if left <= 0:
            return soft_shares(state.scores, self.heats[0])
        scores = [float(score) for score in state.scores]
        promise = self.promise(state)
        for seat, wish in enumerate(state.last_wish):
            if not state.advanced[seat]:
                scores[seat] += promise.get(wish, 0.0)
        return soft_shares(scores, self.heats[min(left, 3)])

    def warmth(self) -> float:
        return 0.05


@cache
def beaters(led: str, best: Card, thunder: bool, snow: bool) -> int:
    """The cards that would take the trick from the best one so far."""
    found = 0
    for card in WEATHER:
        if card.suit == THUNDER:
            takes = not snow and (not thunder or card.number > best.number)
        elif card.suit == SNOW:
            if thunder:
                takes = not snow or card.number > best.number
            else:
                takes = led == SNOW and best.suit == SNOW and card.number > best.number
        elif thunder:
            takes = False
        elif led == SNOW:
            takes = best.suit == SNOW or card.number >= best.number
        else:
            takes = card.suit == led and card.number > best.number
        if takes:
            found |= BIT[card]
    return found


def stands(trick: tuple[Card, ...]) -> tuple[int, int, int, int, int]:
    """How this trick stands: whose place wins, and the cards that would take it from there.

    They are those of the led suit and the others, as bits; with them go all cards of the led
    suit, and which suit that is.
    """
    best = winner(trick)[0]
    led = trick[0].suit
    suits = [card.suit for card in trick]
    takes = beaters(led, trick[best], THUNDER in suits, SNOW in suits)
    of_led = OF_SUIT[led]
    return best, takes & of_led, takes & ~of_led, of_led, SUIT[led]


def worth_of(values: Sequence[float], cards: Sequence[Card]) -> float:
    """What a trick of these cards is worth to somebody who values suits so."""
    return values[5] + sum([values[PLACE[card]] for card in cards])


def heap(cards: tuple[Card, ...]) -> tuple[int, tuple[int, ...]]:
    """The cards somebody has won, as bits, and how many there are of each suit; looked up."""
    known = HEAPS.get(cards)
    if known is None:
        if len(HEAPS) > REMEMBERED:
            HEAPS.clear()
        bits = sum(map(BIT_OF, cards))
        counts = tuple([(bits & OF_SUIT[suit]).bit_count() for suit in SUITS])
        known = HEAPS[cards] = bits, counts
    return known


def score_very_cloudy(won: Sequence[float], tricks: int) -> float:
    """All fair weather, against oneself if the storms are odd."""
    fair = won[0] + won[1] + won[2]
    return -fair if round(won[3] + won[4]) % 2 else fair


# What each wish makes of the cards won, by suits, and of the tricks; the counts may be
# expectations.
SCORES: dict[str, Callable[[Sequence[float], int], float]] = {
    "fine": lambda won, tricks: won[0] - abs(won[3] - won[4]),
    "cloudy": lambda won, tricks: won[1] - abs(won[3] - won[4]),
    "rainy": lambda won, tricks: won[2] - abs(won[3] - won[4]),
    "thunder": lambda won, tricks: 2 * (won[3] - won[4]),
    "snow": lambda won, tricks: -3.0 * tricks if tricks else 6.0,
    "very-fine": lambda won, tricks: 3 * won[0] - won[1] - won[2] - 2 * won[3] - 2 * won[4],
    "very-cloudy": score_very_cloudy,
    "very-rainy": lambda won, tricks: (
        2 * won[2] - won[0] + (2.0 ** won[4] if won[3] + won[4] > 0 else 0.0)
    ),
}


def hand_features(hand: Sequence[Card]) -> list[float]:
    """What the wish tables count in a hand: per suit how many cards, and how high they are."""
    features = [1.0] + [0.0] * 10
    for card in hand:
        at = 1 + 2 * PLACE[card]
        features[at] += 1
        features[at + 1] += max(0, card.number - 5) if at < 7 else card.number
    return features


# What a hand brings to each wish, roughly. The columns are hand_features'.
BY_THUMB: dict[str, tuple[float, ...]] = {
    "fine": (0, 0.5, 0.2, 0, 0, 0, 0, 0, 0, 0, 0),
    "cloudy": (0, 0, 0, 0.5, 0.2, 0, 0, 0, 0, 0, 0),
    "rainy": (0, 0, 0, 0, 0, 0.5, 0.2, 0, 0, 0, 0),
    "thunder": (0, 0, 0, 0, 0, 0, 0, 0, 0.5, 0, 0),
    "snow": (0, 0, -1, 0, -1, 0, -1, -2, 0, -1, 0),
    "very-fine": (0, 1.5, 0.5, 0, 0, 0, 0, 0, 0, 0, 0),
    "very-cloudy": (0, 0, 0.3, 0, 0.3, 0, 0.3, 0, 0, 0, 0),
    "very-rainy": (2, 0, 0, 0, 0, 1, 0.5, 0, 0, 0, 0),
}
# The same, fitted to 12,000 rounds of self-play at each table: by seats, and whether there are
# stakes.
TABLES: dict[tuple[int, bool], dict[str, tuple[float, ...]]] = {
    (3, False): {
        "fine": (0.08, -0.35, 0.56, 0.08, 0.01, 0.07, 0.03, 0.6, -0.11, 0.43, -0.19),
        "cloudy": (0.08, 0.09, 0.01, -0.31, 0.56, 0.06, 0.04, 0.5, -0.12, 0.51, -0.22),
        "rainy": (0.08, 0.06, 0.03, 0.03, 0.05, -0.28, 0.55, 0.56, -0.15, 0.46, -0.19),
        "thunder": (0.1, -0.25, -0.02, -0.24, -0.03, -0.29, -0.0, -0.71, 1.16, 2.53, -0.73),
        "snow": (0.13, 0.37, -0.62, 0.58, -0.66, 0.34, -0.65, -0.44, -0.81, 0.45, -0.8),
        "very-fine": (0.36, -1.24, 1.51, 0.44, -0.37, 0.44, -0.43, 2.11, -0.98, 1.87, -1.37),
        "very-cloudy": (0.43, 0.13, 0.07, 0.2, 0.16, 0.06, 0.04, 0.87, -0.89, 3.09, -1.43),
        "very-rainy": (-0.02, 0.92, -0.31, 0.47, 0.05, -0.33, 1.04, 0.69, 0.04, -1.92, 0.67),
    },
    (3, True): {
        "fine": (0.16, -0.17, 1.1, 0.4, 0.68, 0.3, 0.63, 1.39, 0.39, -0.3, 0.22),
        "cloudy": (0.19, 0.36, 0.6, -0.01, 1.09, 0.3, 0.68, 1.13, 0.47, 0.11, 0.05),
        "rainy": (0.26, 0.25, 0.58, 0.46, 0.6, -0.06, 1.16, 1.55, 0.17, 0.4, -0.03),
        "thunder": (0.08, -0.23, 0.57, -0.15, 0.62, -0.15, 0.62, -0.45, 1.88, 1.77, -0.18),
        "snow": (0.24, 0.43, -0.14, 0.47, -0.14, 0.41, -0.16, 0.35, -0.47, 0.71, -0.28),
        "very-fine": (0.16, -0.82, 2.06, 0.35, 0.05, 0.15, 0.13, 1.94, -0.04, 0.01, -0.08),
        "very-cloudy": (0.08, 0.46, 0.54, 0.51, 0.6, 0.27, 0.67, -0.07, 0.29, -0.4, 0.2),
        "very-rainy": (0.08, 0.6, 0.08, 0.7, 0.67, 0.18, 1.63, 0.76, 0.54, -1.38, 0.49),
    },
    (4, False): {
        "fine": (0.1, -0.48, 0.58, 0.01, 0.07, 0.1, 0.04, 0.67, -0.1, 0.51, -0.17),
        "cloudy": (0.1, 0.06, 0.05, -0.49, 0.58, 0.08, 0.05, 0.76, -0.13, 0.38, -0.12),
        "rainy": (0.1, 0.1, 0.03, 0.04, 0.04, -0.5, 0.6, 0.78, -0.14, 0.41, -0.12),
        "thunder": (0.06, -0.16, -0.04, -0.19, -0.04, -0.17, -0.04, -0.61, 1.0, 1.57, -0.34),
        "snow": (0.4, 0.73, -0.57, 0.83, -0.61, 0.71, -0.57, 0.15, -1.0, 0.74, -0.97),
        "very-fine": (0.42, -1.69, 1.6, 0.59, -0.38, 0.52, -0.4, 1.72, -0.7, 2.24, -1.57),
        "very-cloudy": (0.21, 0.24, 0.06, 0.4, 0.03, 0.06, 0.1, -0.09, -0.34, 1.05, -0.53),
        "very-rainy": (0.1, 1.05, -0.36, 0.45, 0.04, -0.77, 1.17, 1.2, 0.05, -1.1, 0.44),
    },
    (4, True): {
        "fine": (0.22, -0.55, 1.05, 0.16, 0.54, 0.01, 0.6, 1.6, 0.26, 0.54, 0.17),
        "cloudy": (0.13, 0.13, 0.51, -0.54, 1.09, 0.04, 0.58, 1.22, 0.47, 0.2, 0.32),
        "rainy": (0.16, 0.09, 0.52, 0.17, 0.54, -0.57, 1.12, 1.05, 0.52, 0.57, 0.2),
        "thunder": (0.09, -0.25, 0.44, -0.32, 0.51, -0.24, 0.48, 0.13, 1.38, 1.44, 0.15),
        "snow": (0.36, 0.75, -0.21, 0.69, -0.16, 0.68, -0.19, 0.21, -0.43, 0.51, -0.3),
        "very-fine": (0.28, -1.62, 2.05, 0.23, 0.06, 0.32, 0.02, 2.26, -0.06, 1.01, -0.43),
        "very-cloudy": (0.05, 0.02, 0.68, 0.04, 0.57, 0.12, 0.64, -0.35, 0.56, 0.6, 0.04),
        "very-rainy": (0.1, 0.52, 0.12, 0.42, 0.58, -0.62, 1.63, 0.97, 0.54, -0.51, 0.67),
    },
}
