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
by the others' plays 58.0 ±9.0 %, all alike 66.0 ±7.1 % (0.02 s, 50 deals): none is weighed.

Playouts by whole turns instead of single moves: 2.5 times as many a second. Then, 0.05 s, Hard
among three Normals, the same 24 deals: all worlds alike 47.9 ±9.3 %, made to fit passes and
ended combos alone 46.9 ±10.3 %, whole turns by a Reading 51.0 ±7.5 %; with 0.15 s and 20 of the
deals, alike 47.5 ±9.3 %, by a Reading 41.2 ±7.3 %: no difference shown in wins.
Knowing all the hands, but not the deck, it would win 83.8 ±6.4 % (20 deals): what is hidden
decides. Of three Normals' cards a plain guess has 30.7 % in the right hand, a Reading 34.7 to
35.5 %, its heat 0.3 to 0.08; of three ISMCTS players' 34.8 and 36.6 to 35.2 %: 0.3 is kept.

No gain seen: no surprises in playouts, worlds all alike, 42.3 ±8.6 %
(13 deals), one playout in each world 38.2 ±11.2 % (17 deals); surprises in three turns of ten
against an ISMCTS, 2 seats, 58.0 ±12.2 % (25 deals; in one of ten 62.5 ±9.1 % in 40).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import exp
from typing import NamedTuple, cast

from cardtable.games.towai.rules import (
    CARD,
    COMBO,
    DAY,
    DECK,
    DECK_CARDS,
    DRAW,
    FACES,
    FIRST,
    FIT,
    HAND,
    MAY_FOLLOW,
    NIGHT,
    OTHER,
    PILE,
    RESET,
    SET,
    SWAP,
    SWAPPING,
    TOWAI,
    Towai,
    TowaiState,
)
from cardtable.players.judgement import Judgement, Whims
from cardtable.rules.cards import Card, Luck, shuffled
from cardtable.rules.events import CardsMoved, Event, Said
from cardtable.rules.game import Game
from cardtable.rules.memory import Memory
from cardtable.rules.moves import Move
from cardtable.rules.sight import View
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


class Way(NamedTuple):
    """One way to go on with the cards of one number, from the first card to the last."""

    gain: float  # what it brings, steps apart
    gain_few: float  # when hardly any card is left, and Towai need not be saved
    fewer: int  # turns saved
    shed: int  # cards
    after: int  # the side at the end: 0 day, 1 night
    towai: int
    left: int  # the rest of these cards
    suit: str  # of the first card
    until_towai: tuple[int, int]  # cards shed and the rest when its first Towai lies


CARD_PRICE = 0.6  # what each card in hand costs, in turns
TOWAI_PRICE = 0.8  # each Towai spent
SIDES = (DAY, NIGHT)
BOTH = (0, 1)


def needed(group: int) -> int:
    """In how many turns the cards of one number could be shed."""
    day, night, towai = counts(group)
    return 1 if towai else (day > 0) + (night > 0)


def ways(group: int, side: int) -> tuple[Way, ...]:
    """All the ways to go on with the cards of one number by day or by night."""
    found = []
    marker = SIDES[side]
    for suit in (marker, TOWAI):
        if not group >> PLACE[suit] & 7:
            continue
        left, shed, towai, marker_after = COMBOS[group, suit, marker]
        fewer = needed(group) - needed(left)
        gain = fewer + CARD_PRICE * shed
        before = group >> PLACE[marker] & 7 if suit == marker else 0
        until = before + 1, group - (before << PLACE[marker]) - (1 << PLACE[TOWAI])
        price = TOWAI_PRICE * towai
        after = SIDES.index(marker_after)
        found.append(Way(gain - price, gain, fewer, shed, after, towai, left, suit, until))
    return tuple(found)


WAYS = [[ways(group, side) for group in range(1 << WIDTH)] for side in BOTH]
UP_TO = [(1 << WIDTH * (number + 1)) - 1 for number in range(8)]
# The chance that nobody holds a card that may follow, by side, number and cards in all hands.
SHUT = [[[unfit**held for held in range(61)] for unfit in UNFIT[side]] for side in SIDES]
WHOLE_DECK = sum([ONE[card] for card in DECK_CARDS])


def cards_of(hand: int) -> list[int]:
    """The cards of a hand one by one, each as a hand of its own."""
    cards = []
    for card in FACES:
        cards += [ONE[card]] * (hand >> WIDTH * card.number + PLACE[card.suit] & 7)
    return cards


class OneRound(Towai):
    """The rules for looking ahead: they stop at the round's end."""

    def start_round(self, state: TowaiState, first: int) -> None:
        state.asked = OVER


PASSED, ENDED = 0, -1  # a turn without a card; no more cards in a combo


class Tell:
    """A turn that another seat took, and which of its cards it had then.

    Its hand then were the older of its hidden cards of now, and what it has played since.
    """

    __slots__ = ("drawn", "known", "marker", "number", "since", "suit", "top")

    def __init__(self, marker: str, top: int, card: Card | None, *, ended: bool = False) -> None:
        self.marker = marker
        self.top = top  # 0 on an empty pile, when the seat set the marker itself
        # The first card played: its number, PASSED or ENDED, and its suit.
        self.number = card.number if card is not None else ENDED if ended else PASSED
        self.suit = card.suit if card is not None else ""
        self.drawn = 0  # cards that have come to the hand since
        self.since = 0  # the cards that have left it from then on
        self.known: dict[int, float] = {}  # how likely, by the rest of the hand


class Reading:
    """What the others' turns tell of their hands, and worlds made to fit it.

    Hidden cards change places, at random, as long as that makes the turns about as likely: so
    one world leads to the next.
    """

    doubt = 0.02  # how often a turn is taken for reasons of its own
    heat = 0.3  # how wide apart ratings are that a seat may confuse
    depth = 8  # only so many of a seat's last turns are read
    warming = 5  # rounds of changes before the first world

    def __init__(self, judgement: TowaiJudgement, memory: Memory) -> None:
        self.judgement = judgement
        seats = [seat for seat in range(judgement.game.seats) if seat != memory.seat]
        self.hands = [HAND[seat] for seat in seats]
        told: dict[int, list[Tell]] = {hand: [] for hand in self.hands}
        for before, events in memory.plays:
            if before.turn != memory.seat:
                self.note(told[HAND[before.turn]], cast(TowaiState, before), events[0])
            for event in events:
                if isinstance(event, CardsMoved):
                    self.follow(told, event)
        self.tells = {hand: tells[-self.depth :] for hand, tells in told.items() if tells}
        self.pinned = {
            (pile, trace.card) for trace in memory.traces for pile in trace.paths.values()
        }
        self.cards: dict[int, list[Card]] = {}

    def note(self, tells: list[Tell], before: TowaiState, event: Event) -> None:
        """Note a turn's first card, a pass, or the end of a combo."""
        pile = before.piles[PILE]
        top = pile[-1].number if pile else 0
        if isinstance(event, Said):
            if before.asked == CARD:
                tells.append(Tell(before.marker, top, None))
            elif before.asked == COMBO:
                tells.append(Tell(before.marker, top, None, ended=True))
        elif isinstance(event, CardsMoved) and before.asked in (CARD, FIRST):
            tells.append(Tell(before.marker, top, event.cards[0]))

    def follow(self, told: Mapping[int, list[Tell]], event: CardsMoved) -> None:
        """Cards came to a hand, or left it."""
        if event.source in told and event.target == PILE:
            card = event.cards[0]
            one = ONE[card]
            for tell in told[event.source]:
                fitted = card in MAY_FOLLOW[tell.marker][tell.top]
                if tell.number == PASSED and fitted and tell.drawn:
                    tell.drawn -= 1  # it would not have passed with this card
                else:
                    tell.since += one
        elif event.source == DECK and event.target in told:
            for tell in told[event.target]:
                tell.drawn += len(event.cards)
        elif event.source in told:
            told[event.source].clear()  # swapped: what it had then is known no more

    def fit(self, world: TowaiState, luck: Luck) -> None:
        """Change hidden cards about, until they go well with what the others did."""
        piles = world.piles
        rounds = 1
        if self.pinned or not self.cards:
            self.cards = {pile: list(piles[pile]) for pile in (*self.hands, DECK)}
            rounds = self.warming
        cards = self.cards
        places = [(pile, at) for pile, lying in cards.items() for at in range(len(lying))]
        count = len(places)
        pinned = self.pinned
        tells = self.tells
        likely = {hand: self.likelihood(hand) for hand in tells}
        for _ in range(rounds):
            for hand in tells:
                mine = cards[hand]
                for at, card in enumerate(mine):
                    other, there = places[int(luck() * count)]
                    theirs = cards[other]
                    new = theirs[there]
                    if new is card:
                        continue
                    if pinned and ((hand, card) in pinned or (other, new) in pinned):
                        continue
                    mine[at] = new
                    theirs[there] = card
                    now = self.likelihood(hand)
                    ratio = now / likely[hand]
                    then = 0.0
                    if other in tells and other != hand:
                        then = self.likelihood(other)
                        ratio *= then / likely[other]
                    if ratio < 1.0 and luck() >= ratio:
                        mine[at] = card
                        theirs[there] = new
                        continue
                    likely[hand] = now
                    if then:
                        likely[other] = then
        for pile, lying in cards.items():
            piles[pile] = shuffled(lying, luck) if pile == DECK else tuple(lying)

    def likelihood(self, hand: int) -> float:
        """How likely the turns of a seat are, from these cards."""
        whole = 1.0
        cards = self.cards[hand]
        ones = [ONE[card] for card in cards]
        count = len(cards)
        for tell in self.tells[hand]:
            older = count - tell.drawn
            held = sum(ones[:older]) if older > 0 else 0
            chance = tell.known.get(held)
            if chance is None:
                chance = tell.known[held] = self.chance(tell, held + tell.since)
            whole *= chance
        return whole

    def chance(self, tell: Tell, hand: int) -> float:
        """How likely a turn is from this hand."""
        top = tell.top
        if tell.number == ENDED:
            group = hand >> WIDTH * top & GROUP
            return self.doubt if WAYS[int(tell.marker == NIGHT)][group] else 1.0
        judgement = self.judgement
        size = len(cards_of(hand))
        whole = exp(-judgement.passing / self.heat) if top else 0.0
        chosen = whole if tell.number == PASSED else 0.0
        sides = (int(tell.marker == NIGHT),) if top else BOTH
        for side in sides:
            for number in range(1, 8):
                if top and (number > top if side else number < top):
                    continue
                group = hand >> WIDTH * number & GROUP
                for way in WAYS[side][group]:
                    value = way.gain if size - way.shed > judgement.few else way.gain_few
                    if top:
                        value -= judgement.step * abs(number - top)
                    else:
                        value -= judgement.opening * (7 - number if side else number - 1)
                    weight = exp(value / self.heat)
                    whole += weight
                    meant = SIDES[side] == tell.marker
                    if meant and number == tell.number and way.suit == tell.suit:
                        chosen = weight
        return self.doubt + (1 - self.doubt) * chosen / whole if whole else 1.0


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
        piles, seats = state.piles, self.game.seats
        hands = [sum([ONE[card] for card in piles[HAND[seat]]]) for seat in range(seats)]
        sizes = [len(piles[HAND[seat]]) for seat in range(seats)]
        to_go = [turns(hand) for hand in hands]
        deck = [ONE[card] for card in piles[DECK]]
        deck.reverse()
        side = int(state.marker == NIGHT)
        top = piles[PILE][-1].number if piles[PILE] else 0
        turn, player, asked = state.turn, state.player, state.asked
        held = sum(sizes)
        surprise = wild[turn]
        few, near, danger, ready, step = self.few, self.near, self.danger, self.ready, self.step

        def draw(seat: int) -> None:
            nonlocal held
            if not deck:
                deck.extend(cards_of(WHOLE_DECK - sum(hands)))
                if not deck:
                    return
                deck.sort(key=lambda one: whims.next(seats))
            hands[seat] += deck.pop()
            to_go[seat] = -1
            sizes[seat] += 1
            held += 1

        for _ in range(self.longest):
            hand, size = hands[turn], sizes[turn]
            others = held - size
            if to_go[turn] < 0:
                to_go[turn] = turns(hand)
            wanted = to_go[turn] - 1
            sizes[turn] = 99
            threat = danger if min(sizes) <= near else 0.0
            sizes[turn] = size
            surprised = whims.next(turn) < surprise
            sides: tuple[int, ...]
            if asked == CARD:
                sides = (side,)
                most = -self.passing
                if side:
                    lowest, rest = 1, (hand & UP_TO[top]) >> WIDTH
                else:
                    lowest, rest = top, hand >> WIDTH * top
            elif asked == COMBO:
                sides = (side,)
                most = 0.0
                lowest, rest = top, hand >> WIDTH * top & GROUP
            else:
                sides = (side,) if asked == FIRST else BOTH
                most = -100.0
                lowest, rest = 1, hand >> WIDTH
            if surprised and asked in (CARD, COMBO):
                most = 20.0 * whims.next(seats)
            best: Way | None = None
            for by in sides:
                known = WAYS[by]
                groups = rest
                n = lowest
                while groups:
                    group = groups & GROUP
                    if group:
                        for way in known[group]:
                            gain, gain_few, fewer, shed, after, towai = way[:6]
                            left = size - shed
                            if surprised:
                                value = 20.0 * whims.next(seats)
                            elif not left:
                                value = 100.0
                            else:
                                value = gain if left > few else gain_few
                                if top:
                                    value -= step * (n - top if n > top else top - n)
                                elif by:
                                    value -= self.opening * (7 - n)
                                else:
                                    value -= self.opening * (n - 1)
                                if fewer == wanted:
                                    value += (threat + ready) * SHUT[after][n][others]
                                elif threat:
                                    value += threat * SHUT[after][n][others]
                                if towai and n == DRAW.number:
                                    value += self.draws
                            if value > most:
                                most, best, number, first = value, way, n, by
                    groups >>= WIDTH
                    n += 1
            if best is None:
                if asked == CARD:
                    draw(turn)
                turn = turn + 1 if turn + 1 < seats else 0
                if turn == player:
                    top = 0
                    asked = SET
                else:
                    asked = CARD
                continue
            player = turn
            shift = WIDTH * number
            group = hand >> shift & GROUP
            if best.towai and (number == RESET.number or number == SWAP.number):
                shed, left = best.until_towai
                if shed == size:
                    return after_finish(state.scores, turn)
                hands[turn] = hand - (group - left << shift)
                to_go[turn] = -1
                sizes[turn] = size - shed
                held -= shed
                if number == RESET.number:
                    top = 0
                    asked = SET
                else:
                    side = 1 - first
                    top = number
                    asked = COMBO
                    gifts = [to_give(one) for one in hands]
                    for seat, gift in enumerate(gifts):
                        hands[seat] -= gift
                        hands[seat - 1] += gift
                        to_go[seat] = -1
                continue
            if best.shed == size:
                return after_finish(state.scores, turn)
            hands[turn] = hand - (group - best.left << shift)
            to_go[turn] -= best.fewer
            sizes[turn] = size - best.shed
            held -= best.shed
            side = best.after
            top = number
            if best.towai and number == DRAW.number:
                for _ in range(best.towai):
                    for further in range(1, seats):
                        draw((turn + further) % seats)
            turn = turn + 1 if turn + 1 < seats else 0
            asked = CARD
        return self.by_hands(state.scores, hands, sizes, turn if asked == SET else -1)

    def shares(self, state: TowaiState) -> Sequence[float]:
        if state.asked == OVER:
            return self.game.returns(state) if state.winners else standing(state.scores)
        hands = []
        for seat in range(self.game.seats):
            hand = 0
            for card in state.piles[HAND[seat]]:
                hand += ONE[card]
            hands.append(hand)
        sizes = [len(state.piles[HAND[seat]]) for seat in range(self.game.seats)]
        first = state.turn if state.asked in (SET, FIRST) else -1
        return self.by_hands(state.scores, hands, sizes, first)

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


def gift_rating(hand: int, card: Card) -> float:
    """What this hand is worth without a card that is passed on in a swap."""
    return -turns(hand - ONE[card]) - 3.0 * (card.suit == TOWAI) - 0.01 * abs(card.number - 4)


_gifts: dict[int, int] = {}


def to_give(hand: int) -> int:
    """The card to pass on in a swap: one whose loss saves a turn, and no Towai."""
    known = _gifts.get(hand)
    if known is not None:
        return known
    held = [card for card in FACES if hand >> WIDTH * card.number + PLACE[card.suit] & 7]
    gift = ONE[max(held, key=lambda card: gift_rating(hand, card))]
    if len(_gifts) >= MOST_HANDS:
        _gifts.clear()
    _gifts[hand] = gift
    return gift


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
