"""A game's table laid out by hand, for tests that read like the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from cardtable.rules.cards import Card, card_named
from cardtable.rules.events import Event, TrickWon
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move, move_named
from cardtable.rules.reasons import Reason
from cardtable.rules.state import State

E = TypeVar("E")
Cards = str | dict[int, str]  # names in a row; for piles of seats, by seat


def cards(names: str) -> tuple[Card, ...]:
    """The cards of these names."""
    return tuple([card_named(name) for name in names.split()])


def names(dealt: tuple[Card, ...]) -> str:
    """The names of these cards."""
    return " ".join([card.name for card in dealt])


class Table:
    """A game and a moment of it: plays moves by short names and keeps all events."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.state: Any = state
        self.events: list[Event] = []
        self.state.events = self.events

    def play(self, *moves: str) -> None:
        """Make these moves, each for the seat whose turn it is.

        A move is its whole text, or just the name of its card, or its word.
        """
        for text in moves:
            move = self.move(text)
            self.game.check(self.state, move)
            self.game.play(self.state, move)

    def move(self, text: str) -> Move:
        """The legal move of this card or word, or the move that reads so."""
        for move in self.game.legal_moves(self.state):
            if text in (move.word, move.card.name):
                return move
        return move_named(text)

    def may(self) -> set[str]:
        """What the seat to move may do: names of cards, and words."""
        return {move.word or move.card.name for move in self.game.legal_moves(self.state)}

    def reason_against(self, text: str) -> Reason | None:
        """Why this move may not be made now."""
        return self.game.reason_against(self.state, move_named(text))

    def pile(self, name: str, seat: int = 0) -> str:
        """The names of the cards in the pile that this seat calls so."""
        return names(self.state.piles[self.game.pile(name, seat).number])

    def happened(self, kind: type[E]) -> list[E]:
        """All events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def trick_won(self) -> tuple[int, str, str]:
        """The last trick's winner, its winning card, and the key of the reason."""
        event = self.happened(TrickWon)[-1]
        return event.seat, event.card.name, event.reason.key


def table(game: AnyGame, *, asked: str = "card", lead: int = 0, **laid: Any) -> Table:
    """This game with these piles, and these fields of its state, and no other cards.

    Without a turn it is the turn of the seat after those whose cards lie in the trick.
    """
    state: Any = game.empty(0)
    state.round = 1
    state.asked = asked
    state.lead = lead
    fields = {slot for kind in type(state).__mro__ for slot in getattr(kind, "__slots__", ())}
    if "first_lead" in fields:
        state.first_lead = lead
    known = {pile.name for pile in game.piles}
    for name, what in laid.items():
        if name not in known:
            assert name in fields, f"{game.id} has no {name}"
            continue
        places = what if isinstance(what, dict) else {0: what}
        for seat, row in places.items():
            state.piles[game.pile(name, seat).number] = cards(str(row))
    in_trick = len(cards(str(laid.get("trick", ""))))
    state.turn = (lead + in_trick) % game.seats
    for name, what in laid.items():
        if name not in known:
            setattr(state, name, what)
    return Table(game, state)


def dealt(game: AnyGame, seed: int = 0) -> Table:
    """The game just dealt, with the events of its deal."""
    state = game.deal(seed, listening=True)
    opening = list(state.events or ())
    made = Table(game, state)
    made.events += opening
    return made


def play_on(played: Table, luck: Callable[[], float], until: Callable[[Table], bool]) -> None:
    """Play random moves until this holds."""
    while not until(played):
        moves = played.game.legal_moves(played.state)
        played.game.play(played.state, moves[int(luck() * len(moves))])
