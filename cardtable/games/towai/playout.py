"""Playouts of TOWAI by whole turns, with hands as numbers.

A round so played is several times as fast as by single moves of the rules. The tests hold it
against them turn by turn: hands, deck, pile, marker and whose turn it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from cardtable.games.towai.hands import (
    BOTH,
    GROUP,
    ONE,
    SHUT,
    UP_TO,
    WAYS,
    WHOLE_DECK,
    WIDTH,
    Way,
    cards_of,
    to_give,
    turns,
)
from cardtable.games.towai.rules import (
    CARD,
    COMBO,
    DECK,
    DRAW,
    FIRST,
    NIGHT,
    PILE,
    RESET,
    SET,
    SWAP,
    TowaiState,
)
from cardtable.players.judgement import Whims

if TYPE_CHECKING:
    from cardtable.games.towai.judgement import TowaiJudgement

MUST = -100.0  # less than any turn is worth: on an empty pile one has to play
WONDER = 20.0  # the most that a turn made at random seems worth
FINISH = 100.0
ONE_OF = ONE.__getitem__
MANY = 99  # cards in a hand that is not looked at

Turn = tuple[Way, int, int]  # a way to take a turn, its number, and the side it begins by


# What is asked of a way again and again: what it brings, usually and when few cards are left, the
# turns saved, the cards shed, and the chance to shut the others out by the cards they hold.
Glance = tuple[float, float, int, int, Sequence[float], Way]
Prices = Sequence[Sequence[float]]  # of each number, on a top card or on an empty pile by a side


@cache
def glances(draws: float) -> list[list[list[tuple[Glance, ...]]]]:
    """The ways by side, number and group, if it brings so much that all others draw."""
    found: list[list[list[tuple[Glance, ...]]]] = []
    for by_group in WAYS:
        found.append([])
        for number in range(8):
            bonus = draws if number == DRAW.number else 0.0
            found[-1].append([glances_at(ways, number, bonus) for ways in by_group])
    return found


def glances_at(ways: Sequence[Way], number: int, bonus: float) -> tuple[Glance, ...]:
    """These ways with cards of that number; each with a Towai brings a bonus."""
    found = []
    for way in ways:
        more = bonus if way.towai else 0.0
        shut = SHUT[way.after][number]
        found.append((way.gain + more, way.gain_few + more, way.fewer, way.shed, shut, way))
    return tuple(found)


@cache
def prices_of_steps(step: float, opening: float) -> tuple[Prices, Prices]:
    """What each number costs on each top card, and on an empty pile by each side."""
    on_top = [[step * abs(number - top) for number in range(8)] for top in range(8)]
    return on_top, [[opening * abs(number - best) for number in range(8)] for best in (1, 7)]


class Race:
    """A round from here on, one turn of one seat at a time. It must not be asked to swap."""

    __slots__ = (
        "asked",
        "deck",
        "hands",
        "held",
        "lies",
        "passing",
        "player",
        "prices",
        "seats",
        "side",
        "sizes",
        "to_go",
        "top",
        "turn",
        "whims",
    )

    def __init__(self, judgement: TowaiJudgement, state: TowaiState, whims: Whims) -> None:
        piles, seats = state.piles, judgement.game.seats
        self.passing = -judgement.passing
        self.prices = (
            judgement.few,
            judgement.near,
            judgement.danger,
            judgement.ready,
            glances(judgement.draws),
            *prices_of_steps(judgement.step, judgement.opening),
        )
        self.whims = whims
        self.seats = seats
        self.hands = [sum(map(ONE_OF, pile)) for pile in piles[:seats]]
        self.sizes = list(map(len, piles[:seats]))
        self.held = sum(self.sizes)  # cards in all hands
        self.to_go = list(map(turns, self.hands))  # -1 if it has to be counted anew
        self.deck = list(reversed(piles[DECK]))  # the next card is the last
        pile = piles[PILE]
        self.top = pile[-1].number if pile else 0  # the number on the pile, 0 if it is empty
        self.lies = ONE[pile[-1]] if pile else 0  # and the card
        self.side = int(state.marker == NIGHT)
        self.turn, self.player, self.asked = state.turn, state.player, state.asked

    def run(self, surprise: float, longest: int) -> int:
        """Play on until a seat finishes; that seat, or -1 if it takes longer than so many turns."""
        next_whim, best, take = self.whims.next, self.best, self.take
        for _ in range(longest):
            turn = self.turn
            chosen = self.at_random() if next_whim(turn) < surprise else best()
            if chosen is None:
                self.pass_on()
            elif take(*chosen):
                return turn
        return -1

    # Choosing

    def open_to(self) -> tuple[Sequence[int], int, int, float]:
        """The sides one may play by, the lowest number, the cards from it up; passing's worth."""
        hand, top, side = self.hands[self.turn], self.top, self.side
        asked = self.asked
        if asked == CARD:
            if side:
                return (side,), 1, (hand & UP_TO[top]) >> WIDTH, self.passing
            return (side,), top, hand >> WIDTH * top, self.passing
        if asked == COMBO:
            return (side,), top, hand >> WIDTH * top & GROUP, 0.0
        return (side,) if asked == FIRST else BOTH, 1, hand >> WIDTH, MUST

    def best(self) -> Turn | None:
        """The turn that judgement likes best; None to play no card."""
        turn, top = self.turn, self.top
        sides, lowest, cards, most = self.open_to()
        sizes, to_go = self.sizes, self.to_go
        size = sizes[turn]
        others = self.held - size
        if to_go[turn] < 0:
            to_go[turn] = turns(self.hands[turn])
        wanted = to_go[turn] - 1
        few, near, danger, ready, ways, steps, openings = self.prices
        sizes[turn] = MANY
        threat = danger if min(sizes) <= near else 0.0
        sizes[turn] = size
        best: Way | None = None
        at = first = 0
        for by in sides:
            known = ways[by]
            price = steps[top] if top else openings[by]
            number, groups = lowest, cards
            while groups:
                for gain, gain_few, fewer, shed, shut, way in known[number][groups & GROUP]:
                    left = size - shed
                    value = (gain if left > few else gain_few) - price[number]
                    if not left:
                        value = FINISH
                    elif fewer == wanted:
                        value += (threat + ready) * shut[others]
                    elif threat:
                        value += threat * shut[others]
                    if value > most:
                        most, best, at, first = value, way, number, by
                groups >>= WIDTH
                number += 1
        return (best, at, first) if best is not None else None

    def at_random(self) -> Turn | None:
        """Any turn that may be taken here; None to play no card, where that may be."""
        sides, lowest, rest, most = self.open_to()
        whim, seats = self.whims.next, self.seats
        if most != MUST:
            most = WONDER * whim(seats)
        chosen: Turn | None = None
        for by in sides:
            groups, number = rest, lowest
            while groups:
                for way in WAYS[by][groups & GROUP]:
                    value = WONDER * whim(seats)
                    if value > most:
                        most, chosen = value, (way, number, by)
                groups >>= WIDTH
                number += 1
        return chosen

    # What a turn does

    def pass_on(self) -> None:
        """No card, or no more: a pass draws, and the pile is cleared if all have passed."""
        turn = self.turn
        if self.asked == CARD:
            self.draw(turn)
        turn = turn + 1 if turn + 1 < self.seats else 0
        self.turn = turn
        if turn == self.player:
            self.clear_pile()
        else:
            self.asked = CARD

    def take(self, way: Way, number: int, by: int) -> bool:
        """Lay the cards of this way; whether that finishes the round."""
        turn = self.turn
        self.player = turn
        # A tuple to look in would be made anew a million times a second.
        if way.towai and (number == RESET.number or number == SWAP.number):  # noqa: PLR1714
            return self.take_to_towai(way, number, by)
        if way.shed == self.sizes[turn]:
            return True
        if way.towai and number == DRAW.number:
            self.others_draw(way)
        shift = WIDTH * number
        hand = self.hands[turn]
        self.hands[turn] = hand - ((hand >> shift & GROUP) - way.left << shift)
        self.to_go[turn] -= way.fewer
        self.sizes[turn] -= way.shed
        self.held -= way.shed
        self.side = way.after
        self.top = number
        self.lies = way.last << shift
        self.turn = turn + 1 if turn + 1 < self.seats else 0
        self.asked = CARD
        return False

    def take_to_towai(self, way: Way, number: int, by: int) -> bool:
        """As far as the first Towai, whose effect comes before the combo goes on."""
        turn = self.turn
        shed, left = way.with_towai[0]
        if shed == self.sizes[turn]:
            return True
        shift = WIDTH * number
        hand = self.hands[turn]
        self.hands[turn] = hand - ((hand >> shift & GROUP) - left << shift)
        self.to_go[turn] = -1
        self.sizes[turn] -= shed
        self.held -= shed
        self.side = 1 - by
        if number == RESET.number:
            self.clear_pile()
        else:
            self.top = number
            self.lies = ONE[SWAP]
            self.asked = COMBO
            self.swap()
        return False

    def clear_pile(self) -> None:
        """The pile goes to the discards; the seat to move is to set day or night."""
        self.top = self.lies = 0
        self.asked = SET

    def swap(self) -> None:
        """Everyone passes the card it likes least to the right, all at once."""
        hands = self.hands
        gifts = [to_give(hand) for hand in hands]
        for seat, gift in enumerate(gifts):
            hands[seat] -= gift
            hands[seat - 1] += gift
            self.to_go[seat] = -1

    def others_draw(self, way: Way) -> None:
        """For each Towai of this way all the others draw, clockwise.

        The deck may have to be made anew meanwhile, when the rest of the way is still in hand.
        """
        turn, seats = self.turn, self.seats
        whole = self.hands[turn]
        shift = WIDTH * DRAW.number
        group = whole >> shift & GROUP
        self.lies = ONE[DRAW]
        for _, left in way.with_towai:
            self.hands[turn] = whole - (group - left << shift)
            for further in range(1, seats):
                self.draw((turn + further) % seats)
        self.hands[turn] = whole

    def draw(self, seat: int) -> None:
        """One card from the deck; from a new one of all but the hands and the top card."""
        deck = self.deck
        if not deck:
            deck += cards_of(WHOLE_DECK - sum(self.hands) - self.lies)
            if not deck:
                return
            whim, seats = self.whims.next, self.seats
            deck.sort(key=lambda card: whim(seats))
        self.hands[seat] += ONE[deck.pop()]
        self.to_go[seat] = -1
        self.sizes[seat] += 1
        self.held += 1
