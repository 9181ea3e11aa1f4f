"""Familiar's Trouble: three familiars run a witch's errands together, without talking.

In nine turns each seat plays one card; the three cards' colours, added up, win every errand
on the board whose needs they cover. The lead may have hands and errands exchanged first, and
the new lead fills the board up again.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.rules.cards import Card, back, suit_of
from cardtable.rules.events import Changed, RoundStarted, Said, Scored, TrickWon
from cardtable.rules.game import Game, Option, PileList
from cardtable.rules.moves import Move, carry, say
from cardtable.rules.piles import MIXED, Pile
from cardtable.rules.reasons import Reason, because, counted
from cardtable.rules.state import State

RED, BLUE, GREEN = "red", "blue", "green"
COLOURS = (RED, BLUE, GREEN)
THREE = Card("three", 1, "three-1")
TWO_COLOURED = (
    *suit_of("red-blue", (2,)),
    *suit_of("blue-green", (2,)),
    *suit_of("red-green", (2,)),
)
FACES = (
    *suit_of(RED, range(3, 10)),
    *suit_of(BLUE, range(3, 10)),
    *suit_of(GREEN, range(3, 10)),
    *TWO_COLOURED,
    THREE,
)
ATTRIBUTES = (*FACES, THREE, THREE)  # there are three three-coloured cards
COLOURS_OF = {card: COLOURS if card is THREE else tuple(card.suit.split("-")) for card in FACES}
WORTH = {
    card: tuple([card.number if colour in COLOURS_OF[card] else 0 for colour in COLOURS])
    for card in FACES
}  # what each card adds to red, blue and green

# Errands: each shape of needs, with its points, in three colourings.
SHAPES = {
    1: (((9, 0, 0), 1), ((12, 0, 0), 2), ((5, 4, 0), 2)),
    2: (((15, 0, 0), 3), ((10, 4, 0), 4), ((7, 6, 0), 5)),
    3: (((18, 0, 0), 6), ((12, 6, 0), 7), ((5, 5, 4), 8)),
}
ERRAND_LEVELS = (1, 2, 3)
ERRANDS_OF = {level: suit_of(f"errand{level}", range(1, 10)) for level in ERRAND_LEVELS}
LEVEL_OF = {card: level for level in ERRAND_LEVELS for card in ERRANDS_OF[level]}


def coloured(needs: tuple[int, ...], colouring: int) -> tuple[int, ...]:
    """The needs of a shape in one of its colourings: 1 is red, blue, green as written."""
    turn = colouring - 1
    return tuple([needs[(colour - turn) % 3] for colour in range(3)])


NEEDS = {
    card: coloured(SHAPES[level][(card.number - 1) // 3][0], (card.number - 1) % 3 + 1)
    for card, level in LEVEL_OF.items()
}
POINTS = {card: SHAPES[level][(card.number - 1) // 3][1] for card, level in LEVEL_OF.items()}

ATTRIBUTE_BACK = back("attribute")
ERRAND_BACKS = {level: back(f"errand{level}") for level in ERRAND_LEVELS}

HAND = (0, 1, 2)
TRICK = 3
DISCARDS = 4
DRAW = 5
BOARD = 6
DONE = 7  # the errands won
LEVEL_PILES = {1: 8, 2: 9, 3: 10}
PILES = 11

HANDS, PASS, ERRAND, CARD, REFILL = "hands", "pass", "errand", "card", "refill"

PLAY = {card: carry(card, "hand", "trick") for card in FACES}
PASS_LEFT = {card: carry(card, "hand", "left") for card in FACES}
EXCHANGE_HANDS, KEEP_HANDS, KEEP_ERRANDS = say("exchange"), say("keep-hands"), say("keep-errands")
EXCHANGE_ERRAND = {
    (card, level): carry(card, "board", f"level{level}")
    for card in LEVEL_OF
    for level in ERRAND_LEVELS
}
TAKE_ERRAND = {
    level: carry(ERRAND_BACKS[level], f"level{level}", "board") for level in ERRAND_LEVELS
}
LEVEL_CALLED = {f"level{level}": level for level in ERRAND_LEVELS}

# The cards of each colour that must be played on a led card, and those that may.
BINDING = {
    led: frozenset(
        [c for c in FACES if c is not THREE and not set(COLOURS_OF[c]).isdisjoint(COLOURS_OF[led])]
    )
    for led in FACES
}
BOUND_MAY = {led: cards | {THREE} for led, cards in BINDING.items()}
SHARING = BOUND_MAY  # the cards that share a colour with the led one and so may lead next

TURNS = 9
BOARD_SIZE = 5
HAND_SIZE = 5
CHART = (20, 30, 40, 50)  # where the witch's next better remark begins
GOAL = 25
ALL_POINTS = sum(POINTS.values())


class FamiliarState(State):
    """A moment of Familiar's Trouble. Everybody's score is the same."""

    __slots__ = ("number",)

    number: int  # of the turn, from 1

    def copy(self) -> FamiliarState:
        new = FamiliarState.__new__(FamiliarState)
        new.piles = self.piles[:]
        new.turn = self.turn
        new.asked = self.asked
        new.lead = self.lead
        new.round = self.round
        new.scores = self.scores
        new.winners = self.winners
        new.seed = self.seed
        new.events = None
        new.number = self.number
        return new


class Familiar(Game[FamiliarState]):
    """Familiar's Trouble, for 3 seats."""

    id = "familiar"
    seat_counts = (3,)
    together = True
    nicknames = ("left",)
    options = (
        Option("hand_exchange", ("yes", "no")),
        Option("errand_exchange", ("yes", "no")),
        Option("display", ("3/1/1", "3/2/0", "4/2/0")),
        Option("simple_lead", ("no", "yes")),
    )

    def __init__(self, seats: int | None = None, options: Mapping[str, str] | None = None) -> None:
        super().__init__(seats, options)
        self.hand_exchange = self.chosen["hand_exchange"] == "yes"
        self.errand_exchange = self.chosen["errand_exchange"] == "yes"
        self.simple_lead = self.chosen["simple_lead"] == "yes"
        self.display = tuple([int(count) for count in self.chosen["display"].split("/")])
        piles = PileList(self.seats)
        piles.each(HAND, "hand", ATTRIBUTE_BACK, known="owner", lies="fan")
        piles.middle(TRICK, "trick", ATTRIBUTE_BACK, lies="spread")
        piles.middle(DISCARDS, "discards", ATTRIBUTE_BACK, lies="spread")
        piles.middle(DRAW, "draw", ATTRIBUTE_BACK, known="nobody", up=False)
        piles.middle(BOARD, "board", ERRAND_BACKS[1], lies="row", deck=MIXED)
        piles.middle(DONE, "done", ERRAND_BACKS[1], lies="row", deck=MIXED)
        for level in ERRAND_LEVELS:
            piles.middle(
                LEVEL_PILES[level],
                f"level{level}",
                ERRAND_BACKS[level],
                known="nobody",
                up=False,
                deck=level,
            )
        self.piles = tuple(piles.piles)
        self.decks = (ATTRIBUTES, ERRANDS_OF[1], ERRANDS_OF[2], ERRANDS_OF[3])

    def empty(self, seed: int) -> FamiliarState:
        state = FamiliarState(PILES, self.seats, seed)
        state.number = 0
        return state

    def begin(self, state: FamiliarState) -> None:
        state.round = 1
        luck = state.luck()
        state.lead = int(luck() * self.seats)
        state.note(RoundStarted(1, state.lead))
        state.gather(ATTRIBUTES, (), DRAW, luck)
        for level in ERRAND_LEVELS:
            state.gather(ERRANDS_OF[level], (), LEVEL_PILES[level], luck)
        for seat in range(self.seats):
            state.draw(HAND_SIZE, DRAW, HAND[seat])
        for level, count in zip(ERRAND_LEVELS, self.display, strict=True):
            state.draw(count, LEVEL_PILES[level], BOARD)
        self.start_turn(state)

    # The lead's questions

    def start_turn(self, state: FamiliarState) -> None:
        """Ask the lead whether hands shall be exchanged."""
        state.number += 1
        if state.events is not None:
            state.note(Changed("turn", state.number))
        state.turn = state.lead
        if self.hand_exchange:
            state.asked = HANDS
        else:
            self.ask_about_errands(state)

    def ask_about_errands(self, state: FamiliarState) -> None:
        """Ask the lead whether an errand shall be exchanged, if one can be."""
        state.turn = state.lead
        piles = state.piles
        can = piles[BOARD] and (piles[8] or piles[9] or piles[10])
        state.asked = ERRAND if self.errand_exchange and can else CARD

    def legal_moves(self, state: FamiliarState) -> list[Move]:
        match state.asked:
            case "card":
                hand = dict.fromkeys(state.piles[HAND[state.turn]])
                trick = state.piles[TRICK]
                if trick:
                    led = trick[0]
                    if led is not THREE and not BINDING[led].isdisjoint(hand):
                        may = BOUND_MAY[led]
                        return [PLAY[card] for card in hand if card in may]
                return [PLAY[card] for card in hand]
            case "hands":
                return [EXCHANGE_HANDS, KEEP_HANDS]
            case "pass":
                return [PASS_LEFT[card] for card in dict.fromkeys(state.piles[HAND[state.turn]])]
            case "errand":
                levels = [level for level in ERRAND_LEVELS if state.piles[LEVEL_PILES[level]]]
                moves = [
                    EXCHANGE_ERRAND[card, level] for card in state.piles[BOARD] for level in levels
                ]
                moves.append(KEEP_ERRANDS)
                return moves
            case "refill":
                return [
                    TAKE_ERRAND[level] for level in ERRAND_LEVELS if state.piles[LEVEL_PILES[level]]
                ]
        return []

    def why_not(self, state: FamiliarState, move: Move) -> Reason:
        if move.source == "hand" and move.card in state.piles[HAND[state.turn]]:
            if state.asked == CARD and move.target == "trick":
                led = state.piles[TRICK][0]
                binding = [c for c in state.piles[HAND[state.turn]] if c in BINDING[led]]
                return because("must-share", led=led, card=binding[0])
            if state.asked in (HANDS, ERRAND, REFILL):
                return because(f"{state.asked}-first")
            if state.asked == PASS:
                return because("pass-first")
        exchanging = state.asked == ERRAND and move.card in state.piles[BOARD]
        if exchanging or (state.asked == REFILL and move.source in LEVEL_CALLED):
            return because("pile-empty")
        return because("not-asked")

    def play(self, state: FamiliarState, move: Move) -> None:
        seat = state.turn
        match state.asked:
            case "card":
                state.move(move.card, HAND[seat], TRICK)
                if len(state.piles[TRICK]) < self.seats:
                    state.turn = (seat + 1) % self.seats
                else:
                    self.verdict(state)
            case "hands":
                state.note(Said(seat, move.word))
                if move is EXCHANGE_HANDS:
                    state.asked = PASS
                else:
                    self.ask_about_errands(state)
            case "pass":
                left = (seat + 1) % self.seats
                state.move(move.card, HAND[seat], HAND[left])
                state.turn = left
                if left == state.lead:
                    self.ask_about_errands(state)
            case "errand":
                if move is KEEP_ERRANDS:
                    state.note(Said(seat, move.word))
                else:
                    state.draw(1, LEVEL_PILES[LEVEL_CALLED[move.target]], BOARD)
                    state.move(move.card, BOARD, LEVEL_PILES[LEVEL_OF[move.card]])
                state.asked = CARD
            case "refill":
                state.draw(1, LEVEL_PILES[LEVEL_CALLED[move.source]], BOARD)
                self.fill_board(state)

    def spelled(self, card: Card) -> dict[str, object]:
        if card in NEEDS:
            needs = {c: n for c, n in zip(COLOURS, NEEDS[card], strict=True) if n}
            return {
                "errand": card.number,
                "level": LEVEL_OF[card],
                "needs": needs,
                "points": POINTS[card],
            }
        return {"colours": COLOURS_OF[card], "number": card.number}

    def pile(self, name: str, seat: int) -> Pile:
        """The pile that this seat calls so; "left" is its left neighbour's hand."""
        if name == "left":
            return super().pile("hand", (seat + 1) % self.seats)
        return super().pile(name, seat)

    # The verdict, and the turn's end

    def verdict(self, state: FamiliarState) -> None:
        """Win every errand the three cards cover; the highest sharing card leads next."""
        trick = state.piles[TRICK]
        place, why = new_lead(trick, simple=self.simple_lead)
        lead = (state.lead + place) % self.seats
        if state.events is not None:
            reason = because(why, card=trick[place], led=trick[0])
            state.note(TrickWon(lead, state.lead, trick, trick[place], reason))
        red, blue, green = totals(trick)
        for errand in state.piles[BOARD]:
            needs = NEEDS[errand]
            if red >= needs[0] and blue >= needs[1] and green >= needs[2]:
                self.win_errand(state, errand)
        state.move_all(TRICK, DISCARDS)
        state.turn = state.lead = lead
        if state.number == TURNS:
            everybody = tuple(range(self.seats))
            self.won_by(state, everybody if state.scores[0] >= GOAL else ())
        else:
            self.fill_board(state)

    def win_errand(self, state: FamiliarState, errand: Card) -> None:
        """Everybody scores a covered errand."""
        state.move(errand, BOARD, DONE)
        points = POINTS[errand]
        total = state.scores[0] + points
        state.scores = (total,) * self.seats
        if state.events is not None:
            reason = because("errand-won", errand=errand)
            state.note(Scored(None, reason, (counted("errand", 1, points),), points, total))

    def fill_board(self, state: FamiliarState) -> None:
        """Ask the new lead for the next errand; when the board is full, draw and go on."""
        piles = state.piles
        if len(piles[BOARD]) < BOARD_SIZE and (piles[8] or piles[9] or piles[10]):
            state.asked = REFILL
            return
        if piles[DRAW]:
            for step in range(self.seats):
                state.draw(1, DRAW, HAND[(state.lead + step) % self.seats])
        self.start_turn(state)

    def returns(self, state: FamiliarState) -> tuple[float, ...]:
        return tuple([score / ALL_POINTS for score in state.scores])

    def band(self, points: int) -> int:
        """Which of the witch's five remarks these points earn, from 0."""
        return sum([points >= start for start in CHART])


def totals(cards: tuple[Card, ...]) -> tuple[int, int, int]:
    """What these cards come to in red, blue and green."""
    red = blue = green = 0
    for card in cards:
        worth = WORTH[card]
        red += worth[0]
        blue += worth[1]
        green += worth[2]
    return red, blue, green


def new_lead(trick: tuple[Card, ...], *, simple: bool) -> tuple[int, str]:
    """The place of the card whose player leads next; of a tie the one played first."""
    sharing = SHARING[trick[0]]
    best, number = 0, trick[0].number
    for place, card in enumerate(trick):
        if card.number > number and (simple or card in sharing):
            best, number = place, card.number
    if simple:
        return best, "highest"
    return best, "highest-sharing" if best else "led-stays-highest"
