"""What the others' turns in TOWAI tell of their hands: a Markov chain over guessed worlds."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import TYPE_CHECKING, cast

from cardtable.games.towai.hands import BOTH, GROUP, ONE, SIDES, WAYS, WIDTH, cards_of
from cardtable.games.towai.rules import (
    CARD,
    COMBO,
    DECK,
    FIRST,
    HAND,
    MAY_FOLLOW,
    NIGHT,
    PILE,
    TowaiState,
)
from cardtable.rules.cards import Card, Luck, shuffled
from cardtable.rules.events import CardsMoved, Event, Said
from cardtable.rules.memory import Memory

if TYPE_CHECKING:
    from cardtable.games.towai.judgement import TowaiJudgement

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
    temperature = 0.3  # how wide apart ratings are that a seat may confuse
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
        whole = exp(-judgement.passing / self.temperature) if top else 0.0
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
                    weight = exp(value / self.temperature)
                    whole += weight
                    meant = SIDES[side] == tell.marker
                    if meant and number == tell.number and way.suit == tell.suit:
                        chosen = weight
        return self.doubt + (1 - self.doubt) * chosen / whole if whole else 1.0
