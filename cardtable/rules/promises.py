"""What every game promises at every moment: looked at from outside, and worked out by itself.

The tests and `simulate --check` ask the same functions. Each raises BrokenPromise, or returns.
"""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from cardtable.rules.cards import Card, Luck, shuffled
from cardtable.rules.events import (
    CardsMoved,
    Event,
    GameEnded,
    Gathered,
    RoundEnded,
    Scored,
    TrickWon,
)
from cardtable.rules.game import AnyGame
from cardtable.rules.memory import Memory
from cardtable.rules.moves import Move, move_named
from cardtable.rules.piles import MIXED, Pile
from cardtable.rules.sight import View, seen, view
from cardtable.rules.state import State

_NEARLY = 1e-9
_SLOTS: dict[type[State], list[str]] = {}  # what each kind of state says


class BrokenPromise(AssertionError):
    """A game does not do what every game promises; the text says what."""


def promised(holds: object, what: str) -> None:
    """This has to hold."""
    if not holds:
        raise BrokenPromise(what)


def fields(state: State) -> dict[str, object]:
    """Everything a state says, but not its events."""
    kind = type(state)
    if kind not in _SLOTS:
        slots = [slot for base in kind.__mro__ for slot in getattr(base, "__slots__", ())]
        _SLOTS[kind] = [slot for slot in slots if slot != "events"]
    said = {slot: getattr(state, slot) for slot in _SLOTS[kind]}
    said["piles"] = list(state.piles)
    return said


def knows(pile: Pile, seat: int) -> bool:
    """Whether this seat may know the cards of a pile."""
    return pile.known == "all" or (pile.known == "owner" and pile.owner == seat)


def redealt(game: AnyGame, state: State, seat: int, luck: Luck) -> State:
    """The same moment with all cards that this seat cannot see dealt again, and new luck."""
    other = state.copy()
    other.seed = int(luck() * 2**53)
    hidden = [pile for pile in game.piles if not knows(pile, seat)]
    for deck in {pile.deck for pile in hidden}:
        piles = [pile.number for pile in hidden if pile.deck == deck]
        unseen = shuffled([card for number in piles for card in state.piles[number]], luck)
        for number in piles:
            count = len(state.piles[number])
            other.piles[number], unseen = unseen[:count], unseen[count:]
    return other


# Single moments


def check_cards(game: AnyGame, state: State, before: State | None = None) -> None:
    """No card is lost or doubled.

    Where that held before, only the piles that are others now are counted, then and now.
    """
    there: Sequence[Sequence[Card]] = state.piles
    everything: Sequence[Sequence[Card]] = game.decks
    if before is not None:
        changed = [at for at, pile in enumerate(state.piles) if pile is not before.piles[at]]
        there = [state.piles[at] for at in changed]
        everything = [before.piles[at] for at in changed]
    promised(_how_many(there) == _how_many(everything), "no card is lost or doubled")


def _how_many(cards: Iterable[Iterable[Card]]) -> dict[Card, int]:
    return dict(Counter(chain.from_iterable(cards)))


def check_moment(game: AnyGame, state: State, luck: Luck) -> None:
    """What must hold at every moment at which a move is asked for."""
    said = fields(state)
    moves = game.legal_moves(state)
    promised(moves, "there is a move as long as the game is not over")
    promised(len(set(moves)) == len(moves), "every move is listed once")
    for move in moves:
        promised(move_named(move.text) is move, "a move's text is read as that move")
        promised(game.reason_against(state, move) is None, "nothing speaks against a legal move")
    move = moves[int(luck() * len(moves))]
    after = game.after(state, move)
    promised(fields(state) == said, "after leaves its argument unchanged")
    promised(fields(after) != said, "a move changes something")
    check_fewer(game, state, move, luck)
    for seat in range(game.seats):
        check_sight(game, state, seat, luck)
    other = redealt(game, state, state.turn, luck)
    game.play(other, move)
    if after.round == state.round and not game.is_over(after):
        same = (other.turn, other.asked) == (after.turn, after.asked)
        promised(same, "no question tells cards")


def check_fewer(game: AnyGame, state: State, move: Move, luck: Luck) -> None:
    """What may be played from a hand may be played from a part of it: memory counts on that."""
    for pile in game.piles:
        hand = state.piles[pile.number]
        if pile.owner == state.turn and pile.known == "owner" and move.card in hand:
            part = state.copy()
            part.piles[pile.number] = (move.card, hand[int(luck() * len(hand))])
            promised(move in game.legal_moves(part), "fewer cards never forbid more")


def check_refusals(game: AnyGame, state: State, moves: Iterable[Move]) -> None:
    """Whatever may not be done has a reason against it; asking changes nothing."""
    said = fields(state)
    legal = set(game.legal_moves(state))
    for move in moves:
        reason = game.reason_against(state, move)
        if move in legal:
            promised(reason is None, "nothing speaks against a legal move")
        else:
            promised(reason is not None and reason.key, "a move is refused for a reason")
    promised(fields(state) == said, "asking for a reason changes nothing")


def check_sight(game: AnyGame, state: State, seat: int, luck: Luck) -> None:
    """A seat's view shows what it may know and nothing else."""
    sight = view(game, state, seat)
    said = fields(sight)
    promised(sight.seed == 0, "a view has no seed")
    for pile in game.piles:
        shown, there = sight.piles[pile.number], state.piles[pile.number]
        if knows(pile, seat):
            promised(shown == there, "a view shows what its seat knows")
        else:
            backs = (pile.back,) * len(there)
            promised(shown == backs, "a view shows backs of what its seat does not know")
            promised(pile.back.suit == "back", "a back is a back")
    other = redealt(game, state, seat, luck)
    blind = fields(view(game, other, seat)) == said
    promised(blind, "what a seat cannot see changes nothing of its view")
    if state.turn == seat:
        moves = game.legal_moves(state)
        promised(game.legal_moves(other) == moves, "nor of what it may do")
        promised(game.legal_moves(sight) == moves, "a view has the same legal moves")
    again = fields(pickle.loads(pickle.dumps(sight)))
    promised(again == said, "a view comes out of a pickle as it went in")


# Whole games


def check_told(game: AnyGame, events: Iterable[Event], state: State) -> None:
    """What was told of a finished game, from its deal on, adds up to what it came to."""
    totals = [0] * game.seats
    last: Event | None = None
    for event in events:
        last = event
        if isinstance(event, TrickWon):
            promised(event.reason.key, "a trick is won for a reason")
            promised(event.card in event.cards, "a trick is won by a card in it")
            winning = event.cards[(event.seat - event.lead) % game.seats]
            promised(winning is event.card, "a trick is won by who played the card")
        elif isinstance(event, Scored):
            promised(event.reason.key, "points have a reason")
            promised(event.lines, "points have lines")
            lines = sum([line.gives for line in event.lines])
            promised(event.points == lines, "points are the sum of their lines")
            for seat in range(game.seats) if event.seat is None else [event.seat]:
                totals[seat] += event.points
                promised(totals[seat] == event.total, "totals are the sum of all points")
        elif isinstance(event, RoundEnded):
            promised(event.reason.key, "a round ends for a reason")
            promised(event.scores == tuple(totals), "a round's totals are the sum of all points")
    promised(last == GameEnded(state.winners, state.scores), "the end is told last")
    promised(state.scores == tuple(totals), "the scores are the sum of all points")
    check_end(game, state)


def check_end(game: AnyGame, state: State) -> None:
    """A finished game has its winners, and what each seat has of it."""
    promised(not game.legal_moves(state), "there is no move after the end")
    returns = game.returns(state)
    promised(len(returns) == game.seats, "everybody has something of the game")
    promised(all(0 <= value <= 1 for value in returns), "that is a share from 0 to 1")
    if not game.together:
        best = max(state.scores)
        most = tuple([seat for seat, score in enumerate(state.scores) if score == best])
        promised(state.winners == most, "who has most has won")
        promised(abs(sum(returns) - 1) < _NEARLY, "the shares are one game together")


# Memory


def fits(memory: Memory, state: State) -> bool:
    """Whether a state agrees with all that a seat remembers, worked out by itself."""
    for (number, card), most in memory.most.items():
        if state.piles[number].count(card) > most:
            return False
    for few in memory.few:
        if len([card for card in state.piles[few.pile] if card in few.cards]) > few.most:
            return False
    for number, known in memory.bottoms.items():
        pile = state.piles[number]
        depth = min(len(known), len(pile))
        if depth and pile[-depth:] != known[-depth:]:
            return False
    if memory.one_of is not None:
        number, cards = memory.one_of
        if not set(state.piles[number]) & cards:
            return False
    if not memory.traces:
        return True
    lying = {
        (number, trace.card): state.piles[number].count(trace.card)
        for trace in memory.traces
        for number in trace.paths.values()
        if not knows(memory.game.pile_of[number], memory.seat)
    }
    traces = [
        (trace.card, [(set(path), number) for path, number in trace.paths.items()])
        for trace in memory.traces
    ]
    return _traces_fit(traces, lying, set())


def _traces_fit(
    traces: Sequence[tuple[Card, list[tuple[set[int], int]]]],
    left: dict[tuple[int, Card], int],
    carried: set[int],
) -> bool:
    """Whether every traced card lies at the end of one of its paths, none carried twice."""
    if not traces:
        return True
    (card, paths), rest = traces[0], traces[1:]
    for path, number in paths:
        if left.get((number, card), 0) and not path & carried:
            left[number, card] -= 1
            if _traces_fit(rest, left, carried | path):
                return True
            left[number, card] += 1
    return False


def check_guess(memory: Memory, state: State, world: State) -> None:
    """A guessed world looks to its seat as the true one does, and fits all it remembers."""
    game, seat = memory.game, memory.seat
    same = fields(view(game, world, seat)) == fields(view(game, state, seat))
    promised(same, "a guess looks as the true world does")
    promised(fits(memory, world), "no guess goes against what a seat knows")
    check_cards(game, world)
    promised(world.seed != state.seed, "a guess has a luck of its own")
    if state.turn == seat:
        moves = game.legal_moves(world) == game.legal_moves(state)
        promised(moves, "in a guess one may do what one may do")


# Events


class Onlooker:
    """A table that knows only what one seat sees happen."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.known = {pile.number for pile in game.piles if knows(pile, seat)}
        self.piles = list(game.empty(0).piles)
        self.scores = (0,) * game.seats
        for pile in game.piles:
            self.piles[pile.number] = self._lying(pile, self.piles[pile.number])

    def check(self, events: Sequence[Event], state: State) -> tuple[View, list[Event]]:
        """Show these events as the seat sees them; the table then agrees with the seat's view.

        Gives the view, and what the seat saw.
        """
        game, seat = self.game, self.seat
        heard = [seen(game, event, seat) for event in events]
        for event, told in zip(events, heard, strict=True):
            if isinstance(event, CardsMoved):
                self._check_secrets(event, told)
            self._show(told)
        sight = view(game, state, seat)
        agrees = self.piles == sight.piles
        promised(agrees, "a table fed a seat's events agrees with the seat's view")
        promised(self.scores == sight.scores, "so do its scores")
        return sight, heard

    def _lying(self, pile: Pile, cards: Sequence[Card]) -> tuple[Card, ...]:
        """These cards as they lie in this pile before the seat."""
        return tuple(cards) if pile.number in self.known else (pile.back,) * len(cards)

    def _check_secrets(self, event: CardsMoved, told: Event) -> None:
        expected = event
        if event.source not in self.known and event.target not in self.known:
            back = self.game.pile_of[event.source].back
            expected = event._replace(cards=(back,) * len(event.cards))
        promised(told == expected, "no event tells a seat a card it should not know")

    def _show(self, event: Event) -> None:
        """Let this happen on the table."""
        if isinstance(event, Gathered):
            self._gather(event.pile)
        elif isinstance(event, CardsMoved):
            self._move(event)
        elif isinstance(event, Scored):
            everybody = range(self.game.seats) if event.seat is None else [event.seat]
            self.scores = tuple(
                [event.total if n in everybody else had for n, had in enumerate(self.scores)]
            )

    def _gather(self, into: int) -> None:
        """Empty all piles of a deck into one, which nobody can see into any more."""
        target = self.game.pile_of[into]
        deck = self.game.decks[target.deck]
        for pile in self.game.piles:
            if pile.deck == target.deck:
                self.piles[pile.number] = ()
            elif pile.deck == MIXED:
                left = [card for card in self.piles[pile.number] if card not in deck]
                self.piles[pile.number] = tuple(left)
        self.piles[into] = (target.back,) * len(deck)

    def _move(self, event: CardsMoved) -> None:
        """Carry cards over, taking unknown ones for those whose place is not known."""
        source, target = self.game.pile_of[event.source], self.game.pile_of[event.target]
        left = list(self.piles[source.number])
        for card in self._lying(source, event.cards):
            promised(card in left, "a card is taken from where it lies")
            left.remove(card)
        self.piles[source.number] = tuple(left)
        self.piles[target.number] += self._lying(target, event.cards)
