"""The judgement of Tomorrow Never Meows: wishes by a fitted table, cards by value to the wish."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import cast

from cardtable.games.meows.rules import (
    ANNOUNCING,
    CARD,
    CARDS_EACH,
    CHOICE,
    HAND,
    LIE_OR_TRUTH,
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
from cardtable.games.meows.tables import (
    BY_THUMB,
    KEEP,
    NOTHING,
    PLACE,
    SUIT,
    SUITS,
    TABLES,
    WORTH,
    hand_features,
)
from cardtable.players.judgement import Judgement, neighbours, soft_shares
from cardtable.rules.cards import Card, Luck
from cardtable.rules.game import Game
from cardtable.rules.memory import Memory
from cardtable.rules.moves import Move
from cardtable.rules.sight import View
from cardtable.rules.state import OVER

BIT = {card: 1 << place for place, card in enumerate(WEATHER)}
BIT_OF = BIT.__getitem__
ALL = (1 << len(WEATHER)) - 1
OF_SUIT = {suit: sum([BIT[c] for c in WEATHER if c.suit == suit]) for suit in SUITS}
LOWER = {
    card: sum([BIT[c] for c in WEATHER if c.suit == card.suit and c.number < card.number])
    for card in WEATHER
}
HIGHER = {card: OF_SUIT[card.suit] & ~LOWER[card] & ~BIT[card] for card in WEATHER}

# With stakes, how much more a strong card of any suit is worth keeping for the tricks it may yet
# win, by what each of them is worth; and what thunder_out is then, for who plays by that.
SAVED = 2.0
THUNDER_OUT = 0.6
Standing = tuple[int, int, int, int, int]
STANDS: dict[tuple[Card, ...], dict[Card, Standing]] = {}  # with a card more
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
    lasting = frozenset((WISHING, ANNOUNCING))
    spread = 6.0
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
        piles, seat, seats = state.piles, state.turn, self.game.seats
        trick, hand = piles[TRICK], piles[HAND[seat]]
        wish = piles[WISH[seat]][0].suit
        unseen = self.unseen(state)
        own: list[float] = [*heap(piles[WON[seat]])[1]]
        tricks = len(piles[WON[seat]]) // seats
        here = len(trick)
        later = seats - 1 - here
        stake = self.stake(state, wish)
        now = SCORES[wish](own, tricks)
        for card in trick:
            own[PLACE[card]] += 1
        # What the trick so far is worth to who may have it, and to who may take it yet.
        whose, theirs, lost = here, NOTHING, 0.0
        after, taken, chance = NOTHING, 0.0, 0.0
        if later:
            after = WORTH[self.wish_heard(state, (seat + 1) % seats)]
            taken = worth_of(after, trick)
            chance = 1.0 - (1.0 - 1.0 / max(1, unseen.bit_count())) ** len(hand)
        save, thunder_out = 0.0, self.thunder_out
        if stake and seat == self.expert:
            save = stake * SAVED * (len(hand) - 1) / CARDS_EACH[seats]
            thunder_out = THUNDER_OUT
        keep, keeps, spite, willing = KEEP[wish], self.keeps, self.spite, self.willing
        known = stands_with(trick)
        brought: list[float | None] = [None] * 5  # by taking it with a card of each suit
        ratings = []
        for move in moves:
            card = move.card
            place = PLACE[card]
            best, straight, sideways, of_led, led = known.get(card) or stands_now(trick, card)
            if best == here:
                bringing = brought[place]
                if bringing is None:
                    follow = following((of_led & unseen).bit_count(), later) if later else 0.0
                    bringing = taking(own, place, led, follow, wish, tricks) - now + stake
                    brought[place] = bringing
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
            low, high = (LOWER[card] & unseen).bit_count(), (HIGHER[card] & unseen).bit_count()
            rank = (low + 0.5) / (low + high + 1)
            ratings.append(gain - keeps * (keep[place] + save) * rank)
        return ratings

    def unseen(self, state: MeowsState) -> int:
        """The cards that the seat to move has not seen this round, as bits."""
        piles, seat = state.piles, state.turn
        seen = 0
        if not self.beginner:
            for pile in piles[WON[0] : WON[0] + self.game.seats]:
                seen += heap(pile)[0]
        return ALL - seen - sum(map(BIT_OF, piles[HAND[seat]])) - sum(map(BIT_OF, piles[TRICK]))

    def stake(self, state: MeowsState, wish: str) -> float:
        """What a trick is worth to the seat to move for its having told the truth, or a lie."""
        if not self.game.stakes:
            return 0.0
        return LIE_OR_TRUTH if state.announced[state.turn] == wish else -LIE_OR_TRUTH

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

    def temperature(self) -> float:
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


def stands_with(trick: tuple[Card, ...]) -> dict[Card, Standing]:
    """How this trick stands with a card more, as far as that has been worked out."""
    known = STANDS.get(trick)
    if known is None:
        if len(STANDS) > REMEMBERED:
            STANDS.clear()
        known = STANDS[trick] = {}
    return known


def stands_now(trick: tuple[Card, ...], card: Card) -> Standing:
    """How this trick stands with this card more."""
    found = STANDS[trick][card] = stands((*trick, card))
    return found


def following(of_led: int, later: int) -> float:
    """How many cards of the led suit so many later seats may be expected to add."""
    return 0.8 * min(1.0, of_led / (later + 1)) * later


def taking(own: list[float], place: int, led: int, follow: float, wish: str, tricks: int) -> float:
    """What all cards won come to with this trick, a card of this suit, and those that follow."""
    own[place] += 1
    own[led] += follow
    points = SCORES[wish](own, tricks + 1)
    own[place] -= 1
    own[led] -= follow
    return points


def stands(trick: tuple[Card, ...]) -> Standing:
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
