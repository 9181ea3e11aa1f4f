"""Rovescino: follow suit, and take as few points as you can.

The 40 cards of Italy and a game nobody owns: Tressette turned upside down, played for two hundred
years under many names (Rovescino, Ciapanò, Traversone). A three beats a two, a two beats an ace,
then king, cavalier, jack and 7 down to 4. An ace costs three points, a three, a two or a court
card one, and the last trick three. Each seat leads the first trick of one round.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.rules.cards import Card, back, suit_of
from cardtable.rules.events import RoundEnded, RoundStarted, Scored, TrickWon
from cardtable.rules.game import Game, PileList
from cardtable.rules.moves import Move, carry
from cardtable.rules.reasons import Line, Reason, because, counted
from cardtable.rules.state import State

NUMBERS = range(1, 11)  # 1 is the ace; 8, 9 and 10 are jack, cavalier and king
CARDS = (
    *suit_of("coins", NUMBERS),
    *suit_of("cups", NUMBERS),
    *suit_of("swords", NUMBERS),
    *suit_of("batons", NUMBERS),
)
BACK = back("italian")

RANK = {number: rank for rank, number in enumerate((4, 5, 6, 7, 8, 9, 10, 1, 2, 3))}
ACE = 1
COUNTING = (2, 3, 8, 9, 10)  # what costs one point each

HAND = (0, 1, 2, 3)
WON = (4, 5, 6, 7)
TRICK = 8
ASIDE = 9  # the card nobody was dealt
PILES = 10

CARD = "card"
PLAY = {card: carry(card, "hand", "trick") for card in CARDS}
CARDS_EACH = {3: 13, 4: 10}


class RovescinoState(State):
    """A moment of Rovescino."""

    __slots__ = ("first_lead",)

    first_lead: int  # who led this round's first trick

    def copy(self) -> RovescinoState:
        new = RovescinoState.__new__(RovescinoState)
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


class Rovescino(Game[RovescinoState]):
    """Rovescino, for 3 or 4 seats."""

    id = "rovescino"
    seat_counts = (4, 3)

    def __init__(self, seats: int | None = None, options: Mapping[str, str] | None = None) -> None:
        super().__init__(seats, options)
        piles = PileList(self.seats)
        piles.each(HAND, "hand", BACK, known="owner", lies="fan")
        piles.each(WON, "won", BACK, up=False, lies="stack")
        piles.middle(TRICK, "trick", BACK, lies="spread")
        piles.middle(ASIDE, "aside", BACK, known="nobody", up=False)
        self.piles = tuple(piles.piles)
        self.decks = (CARDS,)

    def empty(self, seed: int) -> RovescinoState:
        state = RovescinoState(PILES, self.seats, seed)
        state.first_lead = 0
        return state

    def begin(self, state: RovescinoState) -> None:
        state.first_lead = int(state.luck()() * self.seats)
        self.start_round(state)

    def start_round(self, state: RovescinoState) -> None:
        """Deal all cards; with three seats one lies aside and counts for nobody."""
        state.round += 1
        state.turn = state.lead = state.first_lead
        state.note(RoundStarted(state.round, state.lead))
        state.gather(CARDS, (ASIDE, TRICK, *HAND, *WON), ASIDE, state.luck())
        for seat in range(self.seats):
            state.draw(CARDS_EACH[self.seats], ASIDE, HAND[seat])
        state.asked = CARD

    def legal_moves(self, state: RovescinoState) -> list[Move]:
        if state.asked != CARD:
            return []
        hand = state.piles[HAND[state.turn]]
        trick = state.piles[TRICK]
        following = [PLAY[card] for card in hand if trick and card.suit == trick[0].suit]
        return following or [PLAY[card] for card in hand]

    def why_not(self, state: RovescinoState, move: Move) -> Reason:
        hand = state.piles[HAND[state.turn]]
        if state.asked != CARD or move.card not in hand or move is not PLAY[move.card]:
            return because("not-asked")
        led = state.piles[TRICK][0].suit
        return because("must-follow", suit=led, card=max(of_suit(hand, led), key=rank_of))

    def play(self, state: RovescinoState, move: Move) -> None:
        seat = state.turn
        state.move(move.card, HAND[seat], TRICK)
        if len(state.piles[TRICK]) < self.seats:
            state.turn = (seat + 1) % self.seats
        else:
            self.trick_won(state)

    def trick_won(self, state: RovescinoState) -> None:
        """Give the trick to the highest card of the suit led; its owner leads next."""
        trick = state.piles[TRICK]
        card = max(of_suit(trick, trick[0].suit), key=rank_of)
        seat = (state.lead + trick.index(card)) % self.seats
        if state.events is not None:
            reason = because("highest-of-led", card=card, suit=card.suit)
            state.note(TrickWon(seat, state.lead, trick, card, reason))
        state.move_all(TRICK, WON[seat])
        state.turn = state.lead = seat
        if not state.piles[HAND[seat]]:
            self.end_round(state)

    def end_round(self, state: RovescinoState) -> None:
        """Score, and start the next round or end the game when every seat has led one."""
        scores = list(state.scores)
        for seat in range(self.seats):
            won = state.piles[WON[seat]]
            lines = score_lines(won, last=seat == state.lead)
            points = sum([line.gives for line in lines])
            scores[seat] += points
            if state.events is not None:
                reason = because("tricks-taken", count=len(won) // self.seats)
                state.note(Scored(seat, reason, lines, points, scores[seat]))
        state.scores = tuple(scores)
        state.note(RoundEnded(state.round, because("cards-gone"), state.scores))
        if state.round == self.seats:
            self.end_game(state)
            return
        state.first_lead = (state.first_lead + 1) % self.seats
        self.start_round(state)


def rank_of(card: Card) -> int:
    """How high a card is in its suit."""
    return RANK[card.number]


def of_suit(cards: tuple[Card, ...], suit: str) -> list[Card]:
    """Those of the cards that are of this suit."""
    return [card for card in cards if card.suit == suit]


def score_lines(won: tuple[Card, ...], *, last: bool) -> tuple[Line, ...]:
    """What the cards a seat has won cost, and the last trick if it was that seat's."""
    numbers = [card.number for card in won]
    return (
        counted("aces", numbers.count(ACE), -3),
        counted("counting", len([number for number in numbers if number in COUNTING]), -1),
        counted("last-trick", int(last), -3),
    )
