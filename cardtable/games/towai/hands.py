"""Hands of TOWAI as numbers, the turns they need, and every way to take one of those turns.

A hand is as good as the number of turns it needs: cards of one number go in one combo, those
of day and night together only if a Towai of that number leads across.
"""

from __future__ import annotations

from typing import NamedTuple

from cardtable.games.towai.rules import (
    DAY,
    DECK_CARDS,
    FACES,
    MAY_FOLLOW,
    NIGHT,
    OTHER,
    TOWAI,
)
from cardtable.rules.cards import Card

# A hand as one number: nine bits for each number on the cards, three each for how many there
# are of day, night and Towai. Hands are looked up by it.
WIDTH = 9
GROUP = (1 << WIDTH) - 1
PLACE = {DAY: 0, NIGHT: 3, TOWAI: 6}
ONE = {card: 1 << (WIDTH * card.number + PLACE[card.suit]) for card in FACES}


def counts(group: int) -> tuple[int, int, int]:
    """How many day, night and Towai cards of one number."""
    return group & 7, group >> 3 & 7, group >> 6


def laid(group: int, suit: str, marker: str) -> tuple[str, ...]:
    """The suits of a combo in their order: a card of this suit, and all that may go on from it.

    A Towai goes on only to bring over cards that would not fit otherwise.
    """
    left = dict(zip((DAY, NIGHT, TOWAI), counts(group), strict=True))
    left[suit] -= 1
    if suit == TOWAI:
        marker = OTHER[marker]
    order = [suit] + [marker] * left[marker]
    left[marker] = 0
    while left[TOWAI] and left[OTHER[marker]]:
        left[TOWAI] -= 1
        marker = OTHER[marker]
        order += [TOWAI] + [marker] * left[marker]
        left[marker] = 0
    return tuple(order)


def combo(group: int, suit: str, marker: str) -> tuple[int, int, int, str]:
    """What is left of a number's cards after the combo that a card of this suit begins.

    Then how many cards that sheds, how many of them Towai, and day or night at the end.
    """
    order = laid(group, suit, marker)
    towai = order.count(TOWAI)
    rest = group - sum([1 << PLACE[each] for each in order])
    return rest, len(order), towai, OTHER[marker] if towai % 2 else marker


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
    last: int  # the last card, as one of these cards
    with_towai: tuple[tuple[int, int], ...]  # cards shed and the rest when each Towai lies


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
        rest = group
        with_towai = []
        order = laid(group, suit, marker)
        for at, each in enumerate(order):
            rest -= 1 << PLACE[each]
            if each == TOWAI:
                with_towai.append((at + 1, rest))
        spared = gain - TOWAI_PRICE * towai
        after = SIDES.index(marker_after)
        last = 1 << PLACE[order[-1]]
        found.append(
            Way(spared, gain, fewer, shed, after, towai, left, suit, last, tuple(with_towai))
        )
    return tuple(found)


WAYS = [[ways(group, side) for group in range(1 << WIDTH)] for side in BOTH]
UP_TO = [(1 << WIDTH * (number + 1)) - 1 for number in range(8)]
# The chance that nobody holds a card that may follow, by side, number and cards in all hands.
SHUT = [[[unfit**held for held in range(61)] for unfit in UNFIT[side]] for side in SIDES]
WHOLE_DECK = sum([ONE[card] for card in DECK_CARDS])


def cards_of(hand: int) -> list[Card]:
    """The cards of a hand, one by one."""
    cards: list[Card] = []
    for card in FACES:
        cards += [card] * (hand >> WIDTH * card.number + PLACE[card.suit] & 7)
    return cards


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
