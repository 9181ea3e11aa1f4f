"""TOWAI: between day and night. Shed your cards upwards by day, downwards by night.

On an empty pile a player sets day or night and plays; the next must go as high or higher by
day, as low or lower by night, or pass and draw. Cards of the same number follow as a combo.
Every Towai card flips day and night, and three of them do more. Two finishes win.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.rules.cards import back, suit_of
from cardtable.rules.events import Changed, RoundEnded, RoundStarted, Said, Scored
from cardtable.rules.game import Game, PileList
from cardtable.rules.moves import Move, carry, say
from cardtable.rules.reasons import Line, Reason, because
from cardtable.rules.state import State

DAY, NIGHT, TOWAI = "day", "night", "towai"
DAY_CARDS = suit_of(DAY, range(3, 8))
NIGHT_CARDS = suit_of(NIGHT, range(1, 6))
TOWAI_CARDS = suit_of(TOWAI, range(1, 8))
FACES = (*DAY_CARDS, *NIGHT_CARDS, *TOWAI_CARDS)
COPIES = {DAY: 4, NIGHT: 4, TOWAI: 3}
DRAW, RESET, SWAP = TOWAI_CARDS[2], TOWAI_CARDS[3], TOWAI_CARDS[4]
DECK_CARDS = tuple(
    [face for face in FACES for _ in range(2 if face is RESET else COPIES[face.suit])]
)

BACK = back("towai")

HAND = (0, 1, 2, 3, 4, 5)
SWAPPED = (6, 7, 8, 9, 10, 11)  # what each seat has chosen to pass on
PILE = 12
DISCARDS = 13
DECK = 14
PILES = 15

SET, FIRST, CARD, COMBO, SWAPPING = "set", "first", "card", "combo", "swap"

PLAY = {card: carry(card, "hand", "pile") for card in FACES}
PASS_ON = {card: carry(card, "hand", "swapped") for card in FACES}
SAY_DAY, SAY_NIGHT, PASS, STOP = say("day"), say("night"), say("pass"), say("stop")

OTHER = {DAY: NIGHT, NIGHT: DAY}
FITTING = {DAY: (DAY, TOWAI), NIGHT: (NIGHT, TOWAI)}  # the suits that fit the marker
HAND_SIZE = 7
FINISHES_TO_WIN = 2

# The cards that may be played on a number by day or by night, and those that go on a combo.
MAY_FOLLOW = {
    marker: [
        frozenset(
            [
                card
                for card in FACES
                if card.suit in FITTING[marker]
                and (card.number >= top if marker == DAY else card.number <= top)
            ]
        )
        for top in range(8)
    ]
    for marker in (DAY, NIGHT)
}
MAY_GO_ON = {
    marker: [frozenset([c for c in cards if c.number == top]) for top, cards in enumerate(by_top)]
    for marker, by_top in MAY_FOLLOW.items()
}
FIT = {marker: frozenset([c for c in FACES if c.suit in FITTING[marker]]) for marker in FITTING}


class TowaiState(State):
    """A moment of TOWAI. Its scores are finishes."""

    __slots__ = ("first", "marker", "player")

    marker: str  # "day" or "night"; "" before it is set for the first time in a round
    player: int  # who played last; with an empty pile, who is to play
    first: int  # who began this round

    def copy(self) -> TowaiState:
        new = TowaiState.__new__(TowaiState)
        new.piles = self.piles[:]
        new.turn = self.turn
        new.asked = self.asked
        new.lead = self.lead
        new.round = self.round
        new.scores = self.scores
        new.winners = self.winners
        new.seed = self.seed
        new.events = None
        new.marker = self.marker
        new.player = self.player
        new.first = self.first
        return new


class Towai(Game[TowaiState]):
    """TOWAI, for 2 to 6 seats."""

    id = "towai"
    seat_counts = (4, 2, 3, 5, 6)

    def __init__(self, seats: int | None = None, options: Mapping[str, str] | None = None) -> None:
        super().__init__(seats, options)
        piles = PileList(self.seats)
        piles.each(HAND, "hand", BACK, known="owner", lies="fan")
        piles.each(SWAPPED, "swapped", BACK, known="owner", up=False, lies="stack")
        piles.middle(PILE, "pile", BACK, lies="spread")
        piles.middle(DISCARDS, "discards", BACK)
        piles.middle(DECK, "deck", BACK, known="nobody", up=False)
        self.piles = tuple(piles.piles)
        self.decks = (DECK_CARDS,)

    def empty(self, seed: int) -> TowaiState:
        state = TowaiState(PILES, self.seats, seed)
        state.marker = ""
        state.player = state.first = 0
        return state

    def begin(self, state: TowaiState) -> None:
        self.start_round(state, int(state.luck()() * self.seats))

    def start_round(self, state: TowaiState, first: int) -> None:
        """Deal seven to each; the first player sets day or night."""
        state.round += 1
        state.first = first
        state.marker = ""
        state.note(RoundStarted(state.round, first))
        state.gather(DECK_CARDS, (PILE, DISCARDS, DECK, *HAND, *SWAPPED), DECK, state.luck())
        for seat in range(self.seats):
            state.draw(HAND_SIZE, DECK, HAND[seat])
        self.ask_to_set(state, first)

    def ask_to_set(self, state: TowaiState, seat: int) -> None:
        """The pile is empty: this seat sets day or night and must play."""
        state.asked = SET
        state.turn = state.player = state.lead = seat

    def legal_moves(self, state: TowaiState) -> list[Move]:
        asked = state.asked
        hand = state.piles[HAND[state.turn]]
        if asked == CARD:
            fitting = MAY_FOLLOW[state.marker][state.piles[PILE][-1].number]
            moves = [PLAY[card] for card in dict.fromkeys(hand) if card in fitting]
            moves.append(PASS)
            return moves
        if asked == COMBO:
            fitting = MAY_GO_ON[state.marker][state.piles[PILE][-1].number]
            moves = [PLAY[card] for card in dict.fromkeys(hand) if card in fitting]
            moves.append(STOP)
            return moves
        if asked == FIRST:
            fitting = FIT[state.marker]
            return [PLAY[card] for card in dict.fromkeys(hand) if card in fitting]
        if asked == SET:
            return [word for word in (SAY_DAY, SAY_NIGHT) if not FIT[word.word].isdisjoint(hand)]
        if asked == SWAPPING:
            return [PASS_ON[card] for card in dict.fromkeys(hand)]
        return []

    def why_not(self, state: TowaiState, move: Move) -> Reason:
        asked = state.asked
        if asked == SET:
            if move in (SAY_DAY, SAY_NIGHT):
                return because("nothing-fits", side=move.word)
            if move.source == "hand":
                return because("set-first")
            return because("must-play")
        if move in (PASS, STOP):
            return because("must-play") if asked == FIRST else because("not-asked")
        card = move.card
        if move.source != "hand" or card not in state.piles[HAND[state.turn]]:
            return because("not-asked")
        if move.target != "pile":
            return because("not-asked")
        if asked == SWAPPING:
            return because("swap-first")
        if card.suit not in FITTING[state.marker]:
            return because(f"not-by-{state.marker}", card=card)
        top = state.piles[PILE][-1]
        if asked == COMBO:
            return because("combo-number", number=top.number)
        return because(f"too-{'low' if state.marker == DAY else 'high'}", number=top.number)

    def play(self, state: TowaiState, move: Move) -> None:
        asked = state.asked
        if asked == SWAPPING:
            self.choose_swap(state, move)
        elif asked == SET:
            state.marker = move.word
            state.note(Said(state.turn, move.word))
            state.note(Changed("marker", move.word))
            state.asked = FIRST
        elif move is PASS:
            if state.events is not None:
                state.note(Said(state.turn, "pass"))
            self.draw(state, state.turn)
            self.next_seat(state)
        elif move is STOP:
            if state.events is not None:
                state.note(Said(state.turn, "stop"))
            self.next_seat(state)
        else:
            self.play_card(state, move)

    def next_seat(self, state: TowaiState) -> None:
        """The turn goes on clockwise; back at the last player, the pile is cleared."""
        state.turn = (state.turn + 1) % self.seats
        if state.turn == state.player:
            state.move_all(PILE, DISCARDS)
            self.ask_to_set(state, state.turn)
        else:
            state.asked = CARD

    def play_card(self, state: TowaiState, move: Move) -> None:
        """Lay a card on the pile and carry out what it does; then a combo may go on."""
        card = move.card
        seat = state.turn
        state.move(card, HAND[seat], PILE)
        state.player = seat
        if not state.piles[HAND[seat]]:
            self.finish(state, seat)
            return
        state.asked = COMBO
        if card.suit != TOWAI:
            return
        state.marker = OTHER[state.marker]
        state.note(Changed("marker", state.marker))
        if card is DRAW:
            for step in range(1, self.seats):
                self.draw(state, (seat + step) % self.seats)
        elif card is RESET:
            state.move_all(PILE, DISCARDS)
            self.ask_to_set(state, seat)
        elif card is SWAP:
            state.asked = SWAPPING

    def choose_swap(self, state: TowaiState, move: Move) -> None:
        """One seat has chosen its card; after the last all are passed on to the right."""
        state.move(move.card, HAND[state.turn], SWAPPED[state.turn])
        state.turn = (state.turn + 1) % self.seats
        if state.turn == state.player:
            for seat in range(self.seats):
                state.move_all(SWAPPED[seat], HAND[seat - 1 if seat else self.seats - 1])
            state.asked = COMBO

    def draw(self, state: TowaiState, seat: int) -> None:
        """One card from the deck, which is made anew of pile and discards if it is empty."""
        if not state.piles[DECK]:
            state.move_all(DISCARDS, DECK)
            pile = state.piles[PILE]
            if len(pile) > 1:
                state.draw(len(pile) - 1, PILE, DECK)
            if not state.piles[DECK]:
                return
            state.shuffle(DECK)
        state.draw(1, DECK, HAND[seat])

    def finish(self, state: TowaiState, seat: int) -> None:
        """The last card is played: the round ends at once, with the second finish the game."""
        scores = state.scores
        finishes = scores[seat] + 1
        state.scores = (*scores[:seat], finishes, *scores[seat + 1 :])
        if state.events is not None:
            card = state.piles[PILE][-1]
            line = Line("finish", 1, 1, 1)
            state.note(Scored(seat, because("finished", card=card), (line,), 1, finishes))
        state.note(RoundEnded(state.round, because("last-card", seat=seat), state.scores))
        if finishes == FINISHES_TO_WIN:
            self.won_by(state, (seat,))
        else:
            self.start_round(state, (seat + 1) % self.seats)
