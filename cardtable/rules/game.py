"""The few questions every game answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

from cardtable.rules.cards import Card
from cardtable.rules.events import GameEnded
from cardtable.rules.moves import Move
from cardtable.rules.piles import Known, Lies, Pile
from cardtable.rules.reasons import IllegalMove, Reason
from cardtable.rules.state import OVER, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Option:
    """A rule the players may choose: its values as words, the usual one first."""

    name: str
    values: tuple[str, ...]
    needs: tuple[str, str] | None = None  # another option and the value it must have

    @property
    def default(self) -> str:
        """The value of a game nobody has changed."""
        return self.values[0]


class BadOption(ValueError):
    """A game was asked for with seats or an option it does not have; says what it has."""

    def __init__(self, problem: str, option: str = "") -> None:
        super().__init__(problem)
        self.option = option  # the option that is wrong; "" if it is the seats


class Game(Generic[S]):
    """The rules of one game, for a number of seats and a choice of options.

    A game holds nothing that changes: everything that happens is in the State it is given.
    """

    id: ClassVar[str]
    seat_counts: ClassVar[tuple[int, ...]]  # the usual number first
    options: ClassVar[tuple[Option, ...]] = ()
    together: ClassVar[bool] = False  # whether all seats win or lose as one
    nicknames: ClassVar[tuple[str, ...]] = ()  # what moves call piles besides their names: `pile`

    seats: int
    chosen: dict[str, str]  # every option's value
    piles: tuple[Pile, ...]
    decks: tuple[tuple[Card, ...], ...]  # all the cards there are, by what is shuffled together

    def __init__(self, seats: int | None = None, options: Mapping[str, str] | None = None) -> None:
        self.seats = self.seat_counts[0] if seats is None else seats
        if self.seats not in self.seat_counts:
            counts = " or ".join(str(count) for count in sorted(self.seat_counts))
            raise BadOption(f"{self.id} has {counts} seats, not {self.seats}")
        self.chosen = checked_options(self, options or {})

    def deal(self, seed: int, *, listening: bool = False) -> S:
        """The first moment of a match: shuffled by this seed, dealt, the first question asked."""
        state = self.empty(seed)
        if listening:
            state.events = []
        self.begin(state)
        return state

    def empty(self, seed: int) -> S:
        """The table before anything was dealt."""
        raise NotImplementedError

    def begin(self, state: S) -> None:
        """Draw the first lead and deal the first round."""
        raise NotImplementedError

    def legal_moves(self, state: S) -> list[Move]:
        """Every move the seat to move may make, each once; none when the game is over."""
        raise NotImplementedError

    def play(self, state: S, move: Move) -> None:
        """Make a legal move in a state the caller owns."""
        raise NotImplementedError

    def reason_against(self, state: S, move: Move) -> Reason | None:
        """Why the seat to move may not make this move now; None if it may."""
        if move in self.legal_moves(state):
            return None
        return self.why_not(state, move)

    def why_not(self, state: S, move: Move) -> Reason:
        """The rule that an illegal move would break."""
        raise NotImplementedError

    def after(self, state: S, move: Move) -> S:
        """What a legal move makes of a state, which stays as it was."""
        new = state.copy()
        self.play(new, move)
        return new

    def is_over(self, state: S) -> bool:
        """Whether the game has ended."""
        return state.asked == OVER

    def returns(self, state: S) -> tuple[float, ...]:
        """What each seat has of a finished game, from 0 to 1: a shared win is shared out."""
        share = 1 / len(state.winners)
        return tuple([share if seat in state.winners else 0.0 for seat in range(self.seats)])

    def spelled(self, card: Card) -> dict[str, object]:
        """The card in words and numbers, for somebody who does not know our names."""
        return {"suit": card.suit.replace("-", " "), "number": card.number}

    def pile(self, name: str, seat: int) -> Pile:
        """The pile that this seat calls so."""
        for pile in self.piles:
            if pile.name == name and pile.owner in (seat, None):
                return pile
        raise KeyError(f"{self.id} has no pile called {name}")

    @cached_property
    def hidden_from(self) -> tuple[tuple[Pile, ...], ...]:
        """For each seat, the piles whose cards it does not know."""
        return tuple(
            [tuple([p for p in self.piles if not p.known_to(s)]) for s in range(self.seats)]
        )

    @cached_property
    def faces(self) -> tuple[dict[Card, int], ...]:
        """For each deck its different cards, in their order there, and how often each is in it."""
        return tuple([Counter(deck) for deck in self.decks])

    @cached_property
    def pile_of(self) -> dict[int, Pile]:
        """Each pile by its number in the state."""
        return {pile.number: pile for pile in self.piles}

    def check(self, state: S, move: Move) -> None:
        """Raise IllegalMove, naming the seat and the reason, unless the move is legal."""
        reason = self.reason_against(state, move)
        if reason is not None:
            raise IllegalMove(f"seat {state.turn} may not do '{move}' now: {reason.key}")

    def end_game(self, state: S) -> None:
        """Close the game: the highest total wins, a tie is shared."""
        best = max(state.scores)
        self.won_by(state, tuple([s for s in range(self.seats) if state.scores[s] == best]))

    def won_by(self, state: S, winners: tuple[int, ...]) -> None:
        """Close the game with these winners."""
        state.winners = winners
        state.asked = OVER
        state.note(GameEnded(winners, state.scores))


def checked_options(game: Game[S], options: Mapping[str, str]) -> dict[str, str]:
    """Every option's value, those given and the usual ones; BadOption says what is wrong."""
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            there = ", ".join(known) or "none"
            raise BadOption(f"{game.id} has no option '{name}'; it has: {there}", name)
        if value not in known[name].values:
            values = ", ".join(known[name].values)
            raise BadOption(f"{game.id} {name} is one of {values}, not '{value}'", name)
    chosen = {name: options.get(name, option.default) for name, option in known.items()}
    for option in game.options:
        if option.needs and chosen[option.name] != option.default:
            other, value = option.needs
            if chosen[other] != value:
                raise BadOption(
                    f"{game.id} {option.name}={chosen[option.name]} needs {other}={value}",
                    option.name,
                )
    return chosen


class PileList:
    """Builds a game's piles under the numbers its file gives them."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.piles: list[Pile] = []

    def middle(
        self,
        number: int,
        name: str,
        back: Card,
        *,
        known: Known = "all",
        up: bool = True,
        lies: Lies = "stack",
        deck: int = 0,
    ) -> None:
        """Add a pile that lies in the middle of the table."""
        self.piles.append(Pile(number, name, None, known, up, lies, deck, back))

    def each(
        self,
        numbers: Sequence[int],
        name: str,
        back: Card,
        *,
        known: Known = "all",
        up: bool = True,
        lies: Lies = "row",
        decks: Sequence[int] = (),
    ) -> None:
        """Add a pile before each seat; its cards are of deck 0, or of the seat's own deck."""
        for seat in range(self.seats):
            deck = decks[seat] if decks else 0
            self.piles.append(Pile(numbers[seat], name, seat, known, up, lies, deck, back))


AnyGame = Game[Any]
"""A game whatever its state holds."""
