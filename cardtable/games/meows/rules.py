"""Tomorrow Never Meows: the cat gods wish for tomorrow's weather and take tricks for it.

A round: every seat makes a wish, then tricks are played, following suit strictly. Thunder
takes the fair-weather suits, Snow loses to them and beats Thunder. What the cards won are
worth depends on one's wish.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.rules.cards import Card, back, suit_of
from cardtable.rules.events import RoundEnded, RoundStarted, Said, Scored, TrickWon
from cardtable.rules.game import Game, Option, PileList
from cardtable.rules.moves import Move, carry, say
from cardtable.rules.piles import Known
from cardtable.rules.reasons import Line, Reason, because, counted
from cardtable.rules.remembered import OPEN_MEMORY
from cardtable.rules.state import State

FINE, CLOUDY, RAINY, THUNDER, SNOW = "fine", "cloudy", "rainy", "thunder", "snow"
WEATHER = (
    *suit_of(FINE, range(1, 11)),
    *suit_of(CLOUDY, range(1, 11)),
    *suit_of(RAINY, range(1, 11)),
    *suit_of(THUNDER, range(1, 4)),
    *suit_of(SNOW, range(1, 4)),
)

BASIC = (FINE, CLOUDY, RAINY, THUNDER, SNOW)
BASIC_OF = {"very-fine": FINE, "very-cloudy": CLOUDY, "very-rainy": RAINY}  # of advanced wishes
WISH_WORDS = (*BASIC, *BASIC_OF)
WISHES = tuple([Card(word, 0, f"wish-{word}") for word in WISH_WORDS])
WISH_OF = dict(zip(WISH_WORDS, WISHES, strict=True))
ADVANCED = tuple([WISH_OF[word] for word in BASIC_OF])

WEATHER_BACK = back("weather")
WISH_BACK = back("wish")

HAND = (0, 1, 2, 3)
WON = (4, 5, 6, 7)
CHOICE = (8, 9, 10, 11)  # the wishes a seat has not made this round
WISH = (12, 13, 14, 15)  # the wish it made: open, or in its sleeve in hidden games
SHOWN = (16, 17, 18, 19)  # where hidden wishes are revealed
TRICK = 20
ASIDE = 21
PILES = 22

WISHING, ANNOUNCING, CARD = "wish", "announce", "card"

PLAY = {card: carry(card, "hand", "trick") for card in WEATHER}
MAKE_WISH = {wish: carry(wish, "choice", "wish") for wish in WISHES}
ANNOUNCE = {wish: say(wish.suit) for wish in WISHES}

BASIC_ONLY = because("wish-basic-only")
ADVANCED_ONCE = because("wish-advanced-once")
NEEDS_BASIC = {
    WISH_OF[word]: because("wish-needs-basic", wish=WISH_OF[word], basic=WISH_OF[basic])
    for word, basic in BASIC_OF.items()
}

CARDS_EACH = {3: 10, 4: 8}
LIE_OR_TRUTH = 3  # what a trick is worth with stakes


class MeowsState(State):
    """A moment of Tomorrow Never Meows."""

    __slots__ = ("advanced", "announced", "first_lead", "last_wish", "waiting")

    first_lead: int  # who led this round's first trick
    waiting: tuple[int, ...]  # the seats still to wish or announce, the one to move first
    announced: tuple[str, ...]  # in hidden games, what each seat has said; "" before it has
    last_wish: tuple[str, ...]  # the wish each seat made in the round before, "" in round 1
    advanced: tuple[bool, ...]  # who has made the advanced wish one has in a game

    def copy(self) -> MeowsState:
        new = MeowsState.__new__(MeowsState)
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
        new.waiting = self.waiting
        new.announced = self.announced
        new.last_wish = self.last_wish
        new.advanced = self.advanced
        return new


class Meows(Game[MeowsState]):
    """Tomorrow Never Meows, for 3 or 4 seats."""

    id = "meows"
    seat_counts = (4, 3)
    options = (
        Option("rounds", ("3", "seats")),
        Option("first_lead", ("lowest", "rotate")),
        Option("wishes", ("8", "5")),
        Option("hidden", ("no", "yes")),
        Option("stakes", ("no", "yes"), needs=("hidden", "yes")),
        OPEN_MEMORY,
    )

    def __init__(self, seats: int | None = None, options: Mapping[str, str] | None = None) -> None:
        super().__init__(seats, options)
        self.rounds = self.seats if self.chosen["rounds"] == "seats" else 3
        self.hidden = self.chosen["hidden"] == "yes"
        self.stakes = self.chosen["stakes"] == "yes"
        self.basic_only = self.chosen["wishes"] == "5"
        self.lowest_leads = self.chosen["first_lead"] == "lowest"
        wish_decks = range(1, self.seats + 1)
        piles = PileList(self.seats)
        piles.each(HAND, "hand", WEATHER_BACK, known="owner", lies="fan")
        piles.each(WON, "won", WEATHER_BACK, up=False, lies="stack")
        secret: Known = "owner" if self.hidden else "all"
        piles.each(CHOICE, "choice", WISH_BACK, known=secret, up=False, decks=wish_decks)
        piles.each(WISH, "wish", WISH_BACK, known=secret, up=not self.hidden, decks=wish_decks)
        piles.each(SHOWN, "shown", WISH_BACK, decks=wish_decks)
        piles.middle(TRICK, "trick", WEATHER_BACK, lies="spread")
        piles.middle(ASIDE, "aside", WEATHER_BACK, known="nobody", up=False)
        self.piles = tuple(piles.piles)
        self.decks = (WEATHER, *[WISHES] * self.seats)

    # The round's beginning: deal, then wishes

    def empty(self, seed: int) -> MeowsState:
        state = MeowsState(PILES, self.seats, seed)
        state.waiting = ()
        state.announced = state.last_wish = ("",) * self.seats
        state.advanced = (False,) * self.seats
        for seat in range(self.seats):
            state.piles[CHOICE[seat]] = WISHES
        return state

    def begin(self, state: MeowsState) -> None:
        state.first_lead = int(state.luck()() * self.seats)
        self.start_round(state)

    def start_round(self, state: MeowsState) -> None:
        """Deal, and ask for the first wish."""
        state.round += 1
        state.lead = state.first_lead
        state.note(RoundStarted(state.round, state.lead))
        seats = range(self.seats)
        state.gather(WEATHER, (ASIDE, TRICK, *HAND, *WON), ASIDE, state.luck())
        for seat in seats:
            state.draw(CARDS_EACH[self.seats], ASIDE, HAND[seat])
        clockwise = [(state.lead + step) % self.seats for step in seats]
        if state.round > 1 and not self.hidden:
            clockwise.sort(key=lambda seat: -state.scores[seat])
        state.announced = ("",) * self.seats
        self.ask_next_wish(state, tuple(clockwise), WISHING)

    def ask_next_wish(self, state: MeowsState, waiting: tuple[int, ...], asked: str) -> None:
        """Ask the next of the waiting seats; the first card, when nobody waits any more."""
        state.waiting = waiting
        if waiting:
            state.asked = asked
            state.turn = waiting[0]
        else:
            state.asked = CARD
            state.turn = state.lead

    def why_no_wish(self, state: MeowsState, seat: int, wish: Card) -> Reason | None:
        """Why this seat may not make (or announce) this wish now; None if it may."""
        basic = BASIC_OF.get(wish.suit)
        if basic is None:
            return None
        if self.basic_only:
            return BASIC_ONLY
        if state.advanced[seat]:
            return ADVANCED_ONCE
        if state.last_wish[seat] != basic:
            return NEEDS_BASIC[wish]
        return None

    def legal_moves(self, state: MeowsState) -> list[Move]:
        match state.asked:
            case "card":
                hand = state.piles[HAND[state.turn]]
                trick = state.piles[TRICK]
                if trick:
                    led = trick[0].suit
                    following = [PLAY[card] for card in hand if card.suit == led]
                    if following:
                        return following
                return [PLAY[card] for card in hand]
            case "wish":
                return [MAKE_WISH[wish] for wish in self.wishes_open_to(state)]
            case "announce":
                return [ANNOUNCE[wish] for wish in self.wishes_open_to(state)]
        return []

    def wishes_open_to(self, state: MeowsState) -> list[Card]:
        """The wishes the seat to move may make now."""
        seat = state.turn
        return [wish for wish in WISHES if self.why_no_wish(state, seat, wish) is None]

    def why_not(self, state: MeowsState, move: Move) -> Reason:
        if state.asked == CARD and move.source == "hand":
            hand = state.piles[HAND[state.turn]]
            if move.card in hand:
                led = state.piles[TRICK][0].suit
                return because("must-follow", suit=led, card=hand[highest_of(hand, led)])
        if state.asked in (WISHING, ANNOUNCING) and (move in MADE or move in SAID):
            wish = move.card if move in MADE else WISH_OF[move.word]
            return self.why_no_wish(state, state.turn, wish) or because("not-asked")
        return because("not-asked")

    def play(self, state: MeowsState, move: Move) -> None:
        seat = state.turn
        match state.asked:
            case "card":
                state.move(move.card, HAND[seat], TRICK)
                if len(state.piles[TRICK]) < self.seats:
                    state.turn = (seat + 1) % self.seats
                else:
                    self.trick_won(state)
            case "wish":
                state.move(move.card, CHOICE[seat], WISH[seat])
                waiting = state.waiting[1:]
                if self.hidden and not waiting:
                    clockwise = [(state.lead + step) % self.seats for step in range(self.seats)]
                    self.ask_next_wish(state, tuple(clockwise), ANNOUNCING)
                else:
                    self.ask_next_wish(state, waiting, WISHING)
            case "announce":
                state.note(Said(seat, move.word))
                said = state.announced
                state.announced = (*said[:seat], move.word, *said[seat + 1 :])
                self.ask_next_wish(state, state.waiting[1:], ANNOUNCING)

    def spelled(self, card: Card) -> dict[str, object]:
        if card in WISHES:
            return {"wish": card.suit.replace("-", " ")}
        return super().spelled(card)

    # Tricks

    def trick_won(self, state: MeowsState) -> None:
        """Give the full trick to its winner, who leads the next."""
        trick = state.piles[TRICK]
        place, why = winner(trick)
        seat = (state.lead + place) % self.seats
        if state.events is not None:
            reason = because(why, card=trick[place], suit=trick[0].suit)
            state.note(TrickWon(seat, state.lead, trick, trick[place], reason))
        state.move_all(TRICK, WON[seat])
        state.turn = state.lead = seat
        if not state.piles[HAND[seat]]:
            self.end_round(state)

    # The round's end

    def end_round(self, state: MeowsState) -> None:
        """Reveal, score, and start the next round or end the game."""
        seats = range(self.seats)
        if self.hidden:
            for step in seats:
                seat = (state.first_lead + step) % self.seats
                state.move_all(WISH[seat], SHOWN[seat])
        scores = list(state.scores)
        wishes = []
        for seat in seats:
            wish = self.wish_of(state, seat)
            wishes.append(wish.suit)
            won = state.piles[WON[seat]]
            lines = score_lines(wish.suit, won, self.seats)
            if self.stakes:
                lines = (*lines, self.stake(state, seat, wish))
            points = sum([line.gives for line in lines])
            scores[seat] += points
            if state.events is not None:
                reason = because("wish-scored", wish=wish)
                state.note(Scored(seat, reason, lines, points, scores[seat]))
        state.scores = tuple(scores)
        state.last_wish = tuple(wishes)
        state.advanced = tuple([state.advanced[s] or wishes[s] in BASIC_OF for s in seats])
        state.note(RoundEnded(state.round, because("hands-empty"), state.scores))
        if state.round == self.rounds:
            self.end_game(state)
            return
        for seat in seats:
            state.move_all(WISH[seat], CHOICE[seat])
            state.move_all(SHOWN[seat], CHOICE[seat])
        state.first_lead = self.next_first_lead(state)
        self.start_round(state)

    def wish_of(self, state: MeowsState, seat: int) -> Card:
        """The wish this seat has made this round."""
        return (state.piles[WISH[seat]] or state.piles[SHOWN[seat]])[0]

    def stake(self, state: MeowsState, seat: int, wish: Card) -> Line:
        """What a seat's tricks are worth for its having announced the truth, or a lie."""
        tricks = len(state.piles[WON[seat]]) // self.seats
        if state.announced[seat] == wish.suit:
            return counted("told-truth", tricks, LIE_OR_TRUTH)
        return counted("told-lie", tricks, -LIE_OR_TRUTH)

    def next_first_lead(self, state: MeowsState) -> int:
        """Who leads the next round: the lowest score, or the next seat clockwise.

        Of tied lowest the first clockwise leads, the last round's first lead coming last.
        """
        clockwise = [(state.first_lead + step) % self.seats for step in range(1, self.seats + 1)]
        if self.lowest_leads:
            return min(clockwise, key=lambda seat: state.scores[seat])
        return clockwise[0]


MADE = frozenset(MAKE_WISH.values())
SAID = frozenset(ANNOUNCE.values())


def highest_of(cards: tuple[Card, ...], suit: str) -> int:
    """The place of the highest card of this suit, or -1."""
    best = -1
    number = 0
    for place, card in enumerate(cards):
        if card.suit == suit and card.number > number:
            best = place
            number = card.number
    return best


def winner(trick: tuple[Card, ...]) -> tuple[int, str]:
    """The place of the card that wins this trick, and the key of the reason."""
    led = trick[0].suit
    suits = [card.suit for card in trick]
    if THUNDER in suits:
        if SNOW in suits:
            return highest_of(trick, SNOW), "snow-beats-thunder"
        return highest_of(trick, THUNDER), "highest-thunder"
    if led == SNOW:
        best, number = -1, 0
        for place, card in enumerate(trick):
            if card.suit != SNOW and card.number >= number:  # of a tie, the one played later
                best, number = place, card.number
        if best >= 0:
            return best, "highest-under-snow"
        return highest_of(trick, SNOW), "only-snow"
    return highest_of(trick, led), "highest-of-led"


def score_lines(wish: str, won: tuple[Card, ...], seats: int) -> tuple[Line, ...]:
    """What a wish makes of the cards won: what was counted, times what, gives what."""
    suits = [card.suit for card in won]
    thunder = suits.count(THUNDER)
    snow = suits.count(SNOW)
    match wish:
        case "fine" | "cloudy" | "rainy":
            return (
                counted(wish, suits.count(wish), 1),
                counted("uncancelled", abs(thunder - snow), -1),
            )
        case "thunder":
            return (
                counted("thunder-left", max(thunder - snow, 0), 2),
                counted("snow-left", max(snow - thunder, 0), -2),
            )
        case "snow":
            tricks = len(won) // seats
            if not tricks:
                return (counted("no-trick", 1, 6),)
            return (counted("tricks", tricks, -3),)
        case "very-fine":
            return (
                counted(FINE, suits.count(FINE), 3),
                counted(CLOUDY, suits.count(CLOUDY), -1),
                counted(RAINY, suits.count(RAINY), -1),
                counted(THUNDER, thunder, -2),
                counted(SNOW, snow, -2),
            )
        case "very-cloudy":
            fair = len(won) - thunder - snow
            odd = (thunder + snow) % 2  # an even number of minus signs changes nothing
            return (counted("fair", fair, 1), counted("storm-signs", fair * odd, -2))
    assert wish == "very-rainy", wish
    return (
        counted(FINE, suits.count(FINE), -1),
        counted(RAINY, suits.count(RAINY), 2),
        counted("storm-product", 1 if thunder + snow else 0, 2**snow),
    )
