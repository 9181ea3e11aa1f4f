"""The judgement of Catte: what the coffee in the centre is worth, and who will get it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from cardtable.games.catte.rules import (
    CARD,
    CATS,
    CENTRE,
    COFFEE,
    COFFEES,
    COFFEES_EACH,
    HAND,
    PLAYED,
    TAKEN,
    TRICK,
    UNUSED,
    Catte,
    CatteState,
    total,
    winner,
)
from cardtable.games.catte.tables import EXPECTED
from cardtable.players.judgement import Judgement, neighbours, soft_shares
from cardtable.rules.cards import Card
from cardtable.rules.game import Game
from cardtable.rules.moves import Move
from cardtable.rules.state import OVER

BIT = {card: 1 << place for place, card in enumerate(CATS)}
BIT_OF = BIT.__getitem__
ALL = (1 << len(CATS)) - 1
COLOURS = ("brown", "white", "black")
OF_COLOUR = {colour: sum([BIT[c] for c in CATS if c.suit == colour]) for colour in COLOURS}
HIGHER = {
    card: sum([BIT[c] for c in CATS if c.suit == card.suit and c.number > card.number])
    for card in CATS
}

GONE: dict[tuple[Card, ...], int] = {}  # cats played, as bits; filled in play
TAKING: dict[tuple[str, tuple[Card, ...]], frozenset[Card]] = {}  # filled in play
REMEMBERED = 20_000  # tricks or rows of coffees, before all are forgotten again
Aims = tuple[list[float], list[bool]]  # for each seat


def gone(played: tuple[Card, ...]) -> int:
    """The cats that have been played, as bits; looked up."""
    bits = GONE.get(played)
    if bits is None:
        if len(GONE) > REMEMBERED:
            GONE.clear()
        bits = GONE[played] = sum(map(BIT_OF, played))
    return bits


def takers(trick: tuple[Card, ...], trump: str) -> frozenset[Card]:
    """The cats that would take this trick as it stands."""
    here = len(trick)
    return frozenset([cat for cat in CATS if winner((*trick, cat), trump)[0] == here])


# How often a seat takes a trick it wants if it can; how it ducks one it does not want; and how
# often it then throws off a trump all the same.
KEEN = 0.7
LOATH = 3.0
CARELESS = 0.5


def chance_to_take(
    higher: int, of_led: int, trumps: int, left: int, held: int, keen: bool
) -> float:
    """The chance that a later seat with so many cats takes a trick.

    Of the unseen cats so many are higher in the led colour, so many of that colour at all, and
    so many are trumps that would take it.
    """
    follows = 1.0 - (1.0 - of_led / left) ** held
    others = left - of_led
    part = trumps / others if others else 0.0
    if keen:
        straight = KEEN * (1.0 - (1.0 - higher / left) ** held)
        if of_led:
            straight += (1 - KEEN) * follows * higher / of_led
        off = KEEN * (1.0 - (1.0 - part) ** held) + (1 - KEEN) * part
    else:
        straight = follows * (higher / of_led) ** LOATH if of_led else 0.0
        off = part * CARELESS
    return straight + (1.0 - follows) * off


@cache
def chances_to_beat(
    of_led: int, trumps: int, left: int, held: int, keen: bool
) -> tuple[float, ...]:
    """The chances to take it from a cat of the led colour, by how many of that are higher."""
    return tuple(
        [chance_to_take(higher, of_led, trumps, left, held, keen) for higher in range(of_led + 1)]
    )


@cache
def chances_to_overtrump(of_led: int, left: int, held: int, keen: bool) -> tuple[float, ...]:
    """The chances to take it from a trump where another colour was led, by the higher ones."""
    most = left - of_led
    return tuple(
        [chance_to_take(0, of_led, trumps, left, held, keen) for trumps in range(most + 1)]
    )


Later = list[tuple[Sequence[float], float]]  # chances to take a trick by higher cats; the aim


def brings(mine: float, later: Later, higher: int) -> float:
    """What a trick should bring that is worth so much unless one of the later seats takes it."""
    rating = 0.0
    holds = 1.0
    for chances, aim in later:
        taken = holds * chances[higher]
        rating += taken * aim
        holds -= taken
    return rating + holds * mine


DEAREST = max([coffee.number for coffee in COFFEES])
LAST_TRICKS = 2  # so few are solved, not sampled


class OneRound(Catte):
    """The rules for looking ahead: they stop at the round's end."""

    def start_round(self, state: CatteState) -> None:
        state.asked = OVER


class CatteJudgement(Judgement[CatteState]):
    """Weighs the coffee against the limit and the unused coffee that leading will cost."""

    game: Catte
    spite = 0.15
    reads_manners = True
    depth = 40
    spread = 14.0
    mixing = 6
    point = 0.02
    dumps = 0.5
    heats = (2.0, 8.0, 11.0, 14.0)  # by rounds still to come

    def __init__(self, game: Game[CatteState], *, beginner: bool = False) -> None:
        super().__init__(game, beginner=beginner)
        self.table = EXPECTED[game.seats]
        self.paid = [
            [
                sum([line.gives for line in self.game.score_lines(taken, unused)])
                for unused in range(COFFEES_EACH[game.seats] + 1)
            ]
            for taken in range(self.game.limit + DEAREST + 1)
        ]  # what a round's coffees give by the rules: by those taken, and those unused
        self.aimed: dict[tuple[int, int, int, bool, tuple[Any, ...]], Aims] = {}  # filled in play

    def temperature(self) -> float:
        return 0.1

    def short_game(self, game: Game[CatteState]) -> OneRound:
        return OneRound(game.seats, game.chosen)

    def rate(self, state: CatteState, moves: Sequence[Move]) -> list[float]:
        piles = state.piles
        hand = piles[HAND[state.turn]]
        seen = sum(map(BIT_OF, hand)) + sum(map(BIT_OF, piles[TRICK]))
        if not self.beginner:
            seen += gone(piles[PLAYED])
        unseen = ALL & ~seen
        if piles[TRICK]:
            return self.rate_following(state, [move.card for move in moves], unseen)
        serving = state.asked == COFFEE
        cats = hand if serving else [move.card for move in moves]
        kinds = [(cat.suit, (HIGHER[cat] & unseen).bit_count()) for cat in cats]
        if serving:
            leads = set(kinds)
            return [max(self.rate_leads(state, leads, move.card, unseen, 1)) for move in moves]
        return self.rate_leads(state, kinds, piles[CENTRE][0], unseen, 0)

    def rate_leads(
        self,
        state: CatteState,
        kinds: Iterable[tuple[str, int]],
        coffee: Card,
        unseen: int,
        served: int,
    ) -> list[float]:
        """How good a lead is with this coffee: by colour and how many unseen cats are higher."""
        trump = coffee.suit
        aims, to_come = self.aims_to_come(state, coffee.number, served)
        mine = aims[state.turn]
        left = unseen.bit_count()
        trumps = (OF_COLOUR[trump] & unseen).bit_count()
        later: dict[str, Later] = {}
        alike: dict[tuple[str, int], float] = {}
        ratings = []
        for kind in kinds:
            rating = alike.get(kind)
            if rating is None:
                led, higher = kind
                if led not in later:
                    of_led = (OF_COLOUR[led] & unseen).bit_count()
                    others = 0 if led == trump else trumps
                    later[led] = [
                        (chances_to_beat(of_led, others, left, held, keen), aim)
                        for held, keen, aim in to_come
                    ]
                rating = alike[kind] = brings(mine, later[led], higher)
            ratings.append(rating)
        return ratings

    def rate_following(self, state: CatteState, cats: Sequence[Card], unseen: int) -> list[float]:
        """How good each of these cats is in the trick so far."""
        piles = state.piles
        trick = piles[TRICK]
        led = trick[0].suit
        coffee = piles[CENTRE][0]
        trump = coffee.suit
        aims, to_come = self.aims_to_come(state, coffee.number, 0)
        mine = aims[state.turn]
        left = unseen.bit_count()
        of_colour = {}
        for colour, of_it in OF_COLOUR.items():
            of_colour[colour] = (of_it & unseen).bit_count()
        of_led = of_colour[led]
        trumps = 0 if led == trump else of_colour[trump]
        straight: Later = [
            (chances_to_beat(of_led, trumps, left, held, keen), aim) for held, keen, aim in to_come
        ]
        trumped: Later = [
            (chances_to_overtrump(of_led, left, held, keen), aim) for held, keen, aim in to_come
        ]

        # Whichever cat is laid under the best one, the rest of the trick goes the same way.
        at = winner(trick, trump)[0]
        top = trick[at]
        over = (HIGHER[top] & unseen).bit_count()
        holder = (state.lead + at) % self.game.seats
        under = brings(aims[holder], straight if top.suit == led else trumped, over)
        taking = self.taking_cats(trick, trump)
        alike: dict[tuple[str, int], float] = {}  # cats of a colour with as many higher ones
        ratings = []
        for cat in cats:
            over = (HIGHER[cat] & unseen).bit_count()
            if cat in taking:
                rating = alike.get((cat.suit, over))
                if rating is None:
                    later = straight if cat.suit == led else trumped
                    rating = alike[cat.suit, over] = brings(mine, later, over)
                ratings.append(rating)
            else:
                ratings.append(under + self.dumps * (1 - over / (1 + of_colour[cat.suit])))
        return ratings

    def aims_to_come(
        self, state: CatteState, value: int, served: int
    ) -> tuple[list[float], list[tuple[int, bool, float]]]:
        """What each seat's taking this coffee does for the mover; and who comes after it.

        Of those: so many cats, whether it is keen on the coffee, and what its taking it does.
        """
        aims, keen = self.aims(state, value, served)
        piles, seat, seats = state.piles, state.turn, self.game.seats
        after = [(seat + step) % seats for step in range(1, seats - len(piles[TRICK]))]
        return aims, [(len(piles[HAND[other]]), keen[other], aims[other]) for other in after]

    def taking_cats(self, trick: tuple[Card, ...], trump: str) -> frozenset[Card]:
        """The cats that would take this trick as it stands, looked up."""
        taking = TAKING.get((trump, trick))
        if taking is None:
            if len(TAKING) > REMEMBERED:
                TAKING.clear()
            taking = TAKING[trump, trick] = takers(trick, trump)
        return taking

    def aims(self, state: CatteState, value: int, served: int) -> Aims:
        """For each seat what it does for the mover, and against the others, if it takes this.

        And whether it would gain by it. So many coffees of the mover have yet to be counted off.
        It is asked again and again about the same rows of coffees, so it is looked up.
        """
        piles = state.piles
        seats = self.game.seats
        last = not piles[TRICK] and all(len(pile) == 1 for pile in piles[:seats])
        unused = [len(pile) for pile in piles[UNUSED[0] : UNUSED[0] + seats]]
        rows = (*piles[TAKEN[0] : TAKEN[0] + seats], *unused)
        key = (value, served, state.turn, last, rows)
        found = self.aimed.get(key)
        if found is None:
            if len(self.aimed) > REMEMBERED:
                self.aimed.clear()
            taken = [total(pile) for pile in piles[TAKEN[0] : TAKEN[0] + seats]]
            found = self.weighed(state.turn, taken, unused, value, served, last)
            self.aimed[key] = found
        return found

    def weighed(
        self,
        mover: int,
        taken: Sequence[int],
        unused: Sequence[int],
        value: int,
        served: int,
        last: bool,
    ) -> Aims:
        """The aims, worked out from what each seat has taken and has unused."""
        seats = range(self.game.seats)
        following, leading = self.table
        unserved = [count - (served if seat == mover else 0) for seat, count in enumerate(unused)]

        def gain(seat: int, taker: int, ends: bool) -> float:
            """What a seat gains or loses if the taker leads next, or the round ends."""
            after = taken[seat] + value if seat == taker else taken[seat]
            left = unserved[seat]
            now = following[left][taken[seat]]
            if ends:
                return self.paid[after][left] - now
            return (leading if seat == taker else following)[left][after] - now

        aims = []
        keen = []
        for taker in seats:
            ends = self.ends(taken[taker] + value, unserved[taker], last=last)
            gains = [gain(seat, taker, ends) for seat in seats]
            aims.append(gains[mover] - self.spite * (sum(gains) - gains[mover]))
            keen.append(gains[taker] > 0)
        return aims, keen

    def ends(self, taken: int, unused: int, *, last: bool) -> bool:
        """Whether the round is over when a seat has taken so much and is to lead next."""
        return taken > self.game.limit or last or not unused

    def twins(self, state: CatteState, moves: Sequence[Move]) -> list[int]:
        if state.asked != CARD:
            return super().twins(state, moves)
        piles = state.piles
        seen = sum(map(BIT_OF, piles[HAND[state.turn]])) + gone(piles[PLAYED])
        return neighbours(moves, BIT, ALL & ~seen)

    def closing(self, state: CatteState) -> bool:
        return state.asked == CARD and len(state.piles[HAND[state.turn]]) <= LAST_TRICKS

    def shares(self, state: CatteState) -> Sequence[float]:
        left = self.game.seats - state.round
        return soft_shares(state.scores, self.heats[max(0, left)])
