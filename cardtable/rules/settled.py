"""Whether the rest of a round can be played in any order: nothing can change a score any more.

A proof, not an estimate: every deal of the unseen cards that a seat cannot rule out is played out
in every way the rules allow, by depth-first search with a table of positions already proved.
One score that comes out otherwise, luck still to come, or too much to look at is no proof.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from cardtable.rules.cards import Card, Luck, card_order
from cardtable.rules.game import AnyGame
from cardtable.rules.guess import guess
from cardtable.rules.memory import Memory, public_fields
from cardtable.rules.piles import Pile
from cardtable.rules.sight import View, unseen_cards
from cardtable.rules.state import State

POSITIONS = 15_000  # at most so many are looked at: a second or two of one core
TRIALS = 40  # rounds played out at random first: nearly always two of them differ


def settled(
    game: AnyGame,
    sight: View,
    memory: Memory,
    stop: Callable[[], object] = lambda: False,
    most: int = POSITIONS,
) -> bool:
    """Whether whatever anybody plays until the round ends, every score comes out the same.

    For all that the seat to move knows: it sees nothing but its view, and what it remembers.
    """
    proof = _Proof(game, sight.round, most, stop)
    luck = Random(0).random
    for _ in range(TRIALS):
        if stop() or not proof.holds_once(guess(game, sight, memory, luck), luck):
            return False
    return all(proof.holds(deal) for deal in deals(game, sight, memory))


class _Proof:
    """One search: what every score must come to, and the positions for which it is proved."""

    def __init__(self, game: AnyGame, number: int, most: int, stop: Callable[[], object]) -> None:
        self.game = game
        self.number = number  # of the round
        self.stacks = [pile.number for pile in game.piles if pile.known == "nobody"]
        self.left = most
        self.stop = stop
        self.outcome: tuple[object, ...] | None = None  # of the first way that was played out
        self.proved: set[tuple[object, ...]] = set()
        self.fields: list[str] = []

    def holds_once(self, state: State, luck: Luck) -> bool:
        """Whether one way on from here, chosen by luck, comes to the one outcome."""
        while not self._ended(state):
            moves = self.game.legal_moves(state)
            self.game.play(state, moves[int(luck() * len(moves))])
        return self._agrees(state)

    def _ended(self, state: State) -> bool:
        return state.round != self.number or self.game.is_over(state)

    def _agrees(self, state: State) -> bool:
        outcome = (state.scores, state.winners, state.lead)
        self.outcome = self.outcome or outcome
        return outcome == self.outcome

    def holds(self, state: State) -> bool:
        """Whether every way on from here comes to the one outcome."""
        if self._ended(state):
            return self._agrees(state)
        key = self._key(state)
        if key in self.proved:
            return True
        self.left -= 1
        if self.left < 0 or (self.left % 256 == 0 and self.stop()):
            return False
        for move in self.game.legal_moves(state):
            new = self.game.after(state, move)
            if self._draws_on_luck(state, new) or not self.holds(new):
                return False
        self.proved.add(key)
        return True

    def _draws_on_luck(self, before: State, after: State) -> bool:
        """Whether cards were shuffled or drawn unseen: what comes of it cannot be foreseen."""
        if self._ended(after):
            return False
        drawn = any(before.piles[at] != after.piles[at] for at in self.stacks)
        return drawn or before.seed != after.seed

    def _key(self, state: State) -> tuple[object, ...]:
        self.fields = self.fields or public_fields(type(state))
        return (*state.piles, *[getattr(state, field) for field in self.fields])


def deals(game: AnyGame, sight: View, memory: Memory) -> Iterator[State]:
    """Every deal of the unseen cards that agrees with the view and with what a seat was shown.

    Of what is remembered only the plain parts are used: cards a pile is known to lack, and the
    bottom of face-down piles. So there may be deals too many, and never one too few. What lies
    face down for nobody lies in any one order: no proof looks at a card drawn from there.
    """
    hidden: dict[int, list[Pile]] = {}
    for pile in game.hidden_from[memory.seat]:
        if sight.piles[pile.number]:
            hidden.setdefault(pile.deck, []).append(pile)

    def dealt(state: State, decks: Sequence[int]) -> Iterator[State]:
        if not decks:
            yield state
            return
        cards = sorted(unseen_cards(game, sight, decks[0]), key=card_order)
        for one in _spread(state, cards, hidden[decks[0]], memory):
            yield from dealt(one, decks[1:])

    yield from dealt(sight.copy(), list(hidden))


def _spread(
    state: State, cards: Sequence[Card], piles: Sequence[Pile], memory: Memory
) -> Iterator[State]:
    """These cards in these piles in every way, whatever their order there."""
    if not piles:
        yield state
        return
    pile, others = piles[0], piles[1:]
    known = memory.bottoms.get(pile.number, ())[-len(state.piles[pile.number]) :]
    room = len(state.piles[pile.number]) - len(known)
    free = list(cards)
    for card in known:
        free.remove(card)
    for held in chosen(free, room):
        if any(held.count(card) > memory.most.get((pile.number, card), room) for card in held):
            continue
        new = state.copy()
        new.piles[pile.number] = (*held, *known)
        rest = list(free)
        for card in held:
            rest.remove(card)
        yield from _spread(new, rest, others, memory)


def chosen(cards: Sequence[Card], count: int) -> Iterator[tuple[Card, ...]]:
    """Every different choice of so many of these cards, equal ones counted once."""
    if not count:
        yield ()
        return
    for at, card in enumerate(cards):
        if card in cards[:at]:
            continue
        for others in chosen(cards[at + 1 :], count - 1):
            yield (card, *others)
