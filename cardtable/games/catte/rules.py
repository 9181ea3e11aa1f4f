"""Catte: waiters take tricks with cats for the coffee in the centre, and must not spill it.

The coffee in the centre is the prize and its colour the trump. The winner takes it; from the
second trick on the lead first puts one of its own coffees there. A round ends when someone's
coffees exceed the limit, the cats run out, or the next lead has no coffee to put down.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.rules.cards import Card, back, suit_of
from cardtable.rules.events import RoundEnded, RoundStarted, Scored, TrickWon
from cardtable.rules.game import Game, Option, PileList
from cardtable.rules.moves import Move, carry
from cardtable.rules.reasons import Line, Reason, because
from cardtable.rules.remembered import OPEN_MEMORY
from cardtable.rules.state import State

BROWN, WHITE, BLACK = "brown", "white", "black"
CATS = (
    *suit_of(BROWN, range(1, 16)),
    *suit_of(WHITE, range(1, 16)),
    *suit_of(BLACK, range(1, 12)),
)


def coffees_of(colour: str, values: tuple[int, ...]) -> tuple[Card, ...]:
    """New coffee cards of one colour."""
    return tuple([Card(colour, value, f"coffee-{colour}-{value}") for value in values])


COFFEES = (
    *coffees_of(BROWN, (1, 3, 5, 7, 9)),
    *coffees_of(WHITE, (2, 4, 6, 8, 10)),
    *coffees_of(BLACK, (5, 10, 15)),
)

CAT_BACK = back("cat")
COFFEE_BACK = back("coffee")

HAND = (0, 1, 2, 3)
UNUSED = (4, 5, 6, 7)  # the coffees in a row before a seat
TAKEN = (8, 9, 10, 11)  # the coffees it has won, apart from the unused ones
CENTRE = 12
TRICK = 13
PLAYED = 14  # cats of finished tricks, put aside for good
ASIDE = 15  # the cats nobody was dealt
POT = 16  # the coffees before they are dealt
PILES = 17

COFFEE, CARD = "coffee", "card"

PLAY = {cat: carry(cat, "hand", "trick") for cat in CATS}
SERVE = {coffee: carry(coffee, "unused", "centre") for coffee in COFFEES}

CATS_EACH = {3: 13, 4: 10}
COFFEES_EACH = {3: 4, 4: 3}
LIMIT = {3: 20, 4: 15}


class CatteState(State):
    """A moment of Catte."""

    __slots__ = ("first_lead",)

    first_lead: int  # who led this round's first trick

    def copy(self) -> CatteState:
        new = CatteState.__new__(CatteState)
        new.piles = self.piles[:]
        new.turn = self.turn
        new.asked = self.asked
        new.lead = self.lead
        new.round = self.round
        new.scores = self.scores
        new.winners = self.winners
        new.seed = self.seed
        new.events = None
        new.first_lead = self.first_lead
        return new


class Catte(Game[CatteState]):
    """Catte, for 3 or 4 seats."""

    id = "catte"
    seat_counts = (3, 4)
    options = (Option("bust_unused", ("counted", "lost")), OPEN_MEMORY)

    def __init__(self, seats: int | None = None, options: Mapping[str, str] | None = None) -> None:
        super().__init__(seats, options)
        self.limit = LIMIT[self.seats]
        self.bust_loses_unused = self.chosen["bust_unused"] == "lost"
        piles = PileList(self.seats)
        piles.each(HAND, "hand", CAT_BACK, known="owner", lies="fan")
        piles.each(UNUSED, "unused", COFFEE_BACK, decks=(1,) * self.seats)
        piles.each(TAKEN, "taken", COFFEE_BACK, decks=(1,) * self.seats)
        piles.middle(CENTRE, "centre", COFFEE_BACK, deck=1)
        piles.middle(TRICK, "trick", CAT_BACK, lies="spread")
        piles.middle(PLAYED, "played", CAT_BACK, up=False)
        piles.middle(ASIDE, "aside", CAT_BACK, known="nobody", up=False)
        piles.middle(POT, "pot", COFFEE_BACK, known="nobody", up=False, deck=1)
        self.piles = tuple(piles.piles)
        self.decks = (CATS, COFFEES)

    def empty(self, seed: int) -> CatteState:
        state = CatteState(PILES, self.seats, seed)
        state.first_lead = 0
        return state

    def begin(self, state: CatteState) -> None:
        state.first_lead = int(state.luck()() * self.seats)
        self.start_round(state)

    def start_round(self, state: CatteState) -> None:
        """Deal cats and coffees; the coffee left over is the first prize."""
        state.round += 1
        state.turn = state.lead = state.first_lead
        state.note(RoundStarted(state.round, state.lead))
        luck = state.luck()
        state.gather(CATS, (ASIDE, TRICK, PLAYED, *HAND), ASIDE, luck)
        state.gather(COFFEES, (POT, CENTRE, *UNUSED, *TAKEN), POT, luck)
        for seat in range(self.seats):
            state.draw(CATS_EACH[self.seats], ASIDE, HAND[seat])
        for seat in range(self.seats):
            state.draw(COFFEES_EACH[self.seats], POT, UNUSED[seat])
        state.move_all(POT, CENTRE)
        state.asked = CARD

    def legal_moves(self, state: CatteState) -> list[Move]:
        if state.asked == CARD:
            hand = state.piles[HAND[state.turn]]
            trick = state.piles[TRICK]
            if trick:
                led = trick[0].suit
                following = [PLAY[cat] for cat in hand if cat.suit == led]
                if following:
                    return following
            return [PLAY[cat] for cat in hand]
        if state.asked == COFFEE:
            return [SERVE[coffee] for coffee in state.piles[UNUSED[state.turn]]]
        return []

    def why_not(self, state: CatteState, move: Move) -> Reason:
        if state.asked == COFFEE and move.source == "hand":
            return because("coffee-first")
        if state.asked == CARD and move.source == "hand":
            hand = state.piles[HAND[state.turn]]
            if move.card in hand:
                led = state.piles[TRICK][0].suit
                binding = max([cat for cat in hand if cat.suit == led], key=number_of)
                return because("must-follow", suit=led, card=binding)
        if state.asked == CARD and move.source == "unused":
            return because("coffee-served")
        return because("not-asked")

    def play(self, state: CatteState, move: Move) -> None:
        seat = state.turn
        if state.asked == COFFEE:
            state.move(move.card, UNUSED[seat], CENTRE)
            state.asked = CARD
            return
        state.move(move.card, HAND[seat], TRICK)
        if len(state.piles[TRICK]) < self.seats:
            state.turn = (seat + 1) % self.seats
        else:
            self.trick_won(state)

    def spelled(self, card: Card) -> dict[str, object]:
        kind = "coffee" if card in COFFEES else "cat"
        return {"kind": kind, **super().spelled(card)}

    def trick_won(self, state: CatteState) -> None:
        """Give the coffee to the winner, who leads next, unless that ends the round."""
        trick = state.piles[TRICK]
        trump = state.piles[CENTRE][0].suit
        place, why = winner(trick, trump)
        seat = (state.lead + place) % self.seats
        if state.events is not None:
            reason = because(why, card=trick[place], suit=trick[place].suit)
            state.note(TrickWon(seat, state.lead, trick, trick[place], reason))
        state.move_all(CENTRE, TAKEN[seat])
        state.move_all(TRICK, PLAYED)
        state.turn = state.lead = seat
        if total(state.piles[TAKEN[seat]]) > self.limit:
            self.end_round(state, "over-limit")
        elif not state.piles[HAND[seat]]:
            self.end_round(state, "cats-gone")
        elif not state.piles[UNUSED[seat]]:
            self.end_round(state, "no-coffee")
        else:
            state.asked = COFFEE

    def end_round(self, state: CatteState, why: str) -> None:
        """Score, and start the next round or end the game after as many as there are seats."""
        scores = list(state.scores)
        for seat in range(self.seats):
            taken = total(state.piles[TAKEN[seat]])
            unused = len(state.piles[UNUSED[seat]])
            lines = self.score_lines(taken, unused)
            points = sum([line.gives for line in lines])
            scores[seat] += points
            if state.events is not None:
                key = "coffees-spilt" if taken > self.limit else "coffees-scored"
                reason = because(key, total=taken, limit=self.limit)
                state.note(Scored(seat, reason, lines, points, scores[seat]))
        state.scores = tuple(scores)
        state.note(RoundEnded(state.round, because(why, seat=state.lead), state.scores))
        if state.round == self.seats:
            self.end_game(state)
            return
        state.first_lead = (state.first_lead + 1) % self.seats
        self.start_round(state)

    def score_lines(self, taken: int, unused: int) -> tuple[Line, ...]:
        """What the coffees taken and the unused ones give."""
        if taken > self.limit:
            first = Line("over-limit", taken, 0, 0)
        elif taken == self.limit:
            first = Line("exactly-limit", taken, 2, taken * 2)
        else:
            first = Line("taken", taken, 1, taken)
        if taken > self.limit and self.bust_loses_unused:
            return (first, Line("unused-lost", unused, 0, 0))
        return (first, Line("unused", unused, unused, unused * unused))


def number_of(card: Card) -> int:
    """The number on a card."""
    return card.number


def total(coffees: tuple[Card, ...]) -> int:
    """What these coffees come to."""
    return sum([coffee.number for coffee in coffees])


def winner(trick: tuple[Card, ...], trump: str) -> tuple[int, str]:
    """The place of the cat that wins: the highest of the coffee's colour, or of the led one."""
    led = trick[0].suit
    best, number, best_trump = 0, trick[0].number, led == trump
    for place, cat in enumerate(trick):
        if cat.suit == trump:
            if not best_trump or cat.number > number:
                best, number, best_trump = place, cat.number, True
        elif not best_trump and cat.suit == led and cat.number > number:
            best, number = place, cat.number
    return best, "highest-trump" if best_trump else "highest-of-led"
