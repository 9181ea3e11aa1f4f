"""What one seat has learnt beyond its view, from what it saw happen; and all it knows as a key.

Cards are followed into hands it cannot see, a move tells what its mover cannot have held, and a
face-down pile is remembered from below.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cardtable.rules.cards import Card, card_order
from cardtable.rules.events import CardsMoved, Event, Gathered, RoundStarted, Said, Shuffled
from cardtable.rules.game import AnyGame
from cardtable.rules.piles import Pile
from cardtable.rules.sight import View, unseen_cards


class Trace:
    """A card this seat saw go into a hand it cannot see, and where it may lie by now.

    Each path is the list of unseen moves that would have carried it on; the pile is where it
    lies if it went that way.
    """

    __slots__ = ("card", "paths")

    def __init__(self, card: Card, paths: dict[tuple[int, ...], int]) -> None:
        self.card = card
        self.paths = paths


class Few(NamedTuple):
    """A pile holds at most so many of these cards, all of them counted together."""

    pile: int
    cards: frozenset[Card]
    most: int


Sighting = tuple[View, tuple[Event, ...]]  # the table before a move, and what the seat saw of it
MOVES_KEPT = 160  # of rounds that are over: about three rounds of tricks; older ones are forgotten


class Memory:
    """What one seat has learnt beyond its view, from what it saw happen and nothing else."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.traces: list[Trace] = []
        self.most: dict[tuple[int, Card], int] = {}  # at most so many of a card lie in a pile
        self.few: list[Few] = []  # what of each lack is left when cards have come since
        self.bottoms: dict[int, tuple[Card, ...]] = {}  # the last cards of a face-down pile
        self.one_of: tuple[int, frozenset[Card]] | None = None  # a pile holds one of these
        self.unseen_moves = 0
        # This round's moves: what the table looked like to this seat, and what it then saw.
        self.plays: tuple[Sighting, ...] = ()
        self.rounds: tuple[tuple[Sighting, ...], ...] = ()  # and of the last rounds before it
        self.hidden = {pile.number: pile for pile in game.hidden_from[seat]}

    def copy(self) -> Memory:
        """The same memory again."""
        new = Memory(self.game, self.seat)
        new.traces = [Trace(trace.card, dict(trace.paths)) for trace in self.traces]
        new.most = dict(self.most)
        new.few = self.few[:]
        new.bottoms = dict(self.bottoms)
        new.one_of = self.one_of
        new.unseen_moves = self.unseen_moves
        new.plays = self.plays
        new.rounds = self.rounds
        return new

    def learn(self, before: View, events: Sequence[Event]) -> None:
        """Remember one move: what the table looked like to this seat, and what it then saw."""
        for trace in self.traces:
            trace.paths = {path: pile for path, pile in trace.paths.items() if before.piles[pile]}
        self.few = [few for few in self.few if few.most < len(before.piles[few.pile])]
        self.one_of = None
        self.plays = (*self.plays, (before, tuple(events)))
        if any(isinstance(event, RoundStarted) for event in events):
            self.rounds = (*self.rounds, self.plays)
            self.plays = ()
            while sum([len(moves) for moves in self.rounds]) > MOVES_KEPT:
                self.rounds = self.rounds[1:]
        for number, event in enumerate(events):
            if isinstance(event, CardsMoved):
                self.follow(event)
            elif isinstance(event, Gathered):
                self.forget(self.game.pile_of[event.pile].deck)
            elif isinstance(event, Shuffled):
                self.bottoms.pop(event.pile, None)
            if not number and before.turn != self.seat:
                self.conclude(before, event)

    def forget(self, deck: int) -> None:
        """A deck was gathered and shuffled: what was known of its cards is known no more."""
        here = {pile.number for pile in self.game.piles if pile.deck == deck}
        cards = set(self.game.decks[deck])
        self.traces = [trace for trace in self.traces if trace.card not in cards]
        self.most = {key: most for key, most in self.most.items() if key[0] not in here}
        self.few = [few for few in self.few if few.pile not in here]
        self.bottoms = {pile: known for pile, known in self.bottoms.items() if pile not in here}

    def conclude(self, before: View, moved: Event) -> None:
        """Ask the rules what the mover cannot have held, or must have, to move as it did.

        This is done just after the move itself, before what came of it.
        """
        if isinstance(moved, Said):
            self.conclude_from_word(before, moved.word)
            return
        if not isinstance(moved, CardsMoved):
            return
        source = self.hidden.get(moved.source)
        if source is None or source.owner != before.turn or len(moved.cards) != 1:
            return
        shown = moved.cards[0]
        unseen = self.unseen(before, source.deck)
        if shown is not source.back:
            self.conclude_lack(before, source, shown, unseen)
        elif not before.piles[moved.target]:
            for card in sorted(unseen, key=card_order):
                if card not in self.playable(before, source, (card,)):
                    self.most[moved.target, card] = 0

    def conclude_lack(self, before: View, hand: Pile, shown: Card, unseen: set[Card]) -> None:
        """This hand has none of the cards beside which the one shown could not have been played.

        One that might be played from among all of them might be played beside each: fewer cards
        never forbid more.
        """
        if shown not in self.playable(before, hand, (shown, *unseen)):
            for card in sorted(unseen, key=card_order):
                if not self.most.get((hand.number, card), 1):
                    continue
                if shown not in self.playable(before, hand, (shown, card)):
                    self.most[hand.number, card] = 0
        self.note_lack(hand.number)

    def playable(self, before: View, hand: Pile, cards: tuple[Card, ...]) -> list[Card]:
        """What could be played if these cards were this hand."""
        asked = before.copy()
        asked.piles[hand.number] = cards
        return [move.card for move in self.game.legal_moves(asked)]

    def note_lack(self, pile: int) -> None:
        """Keep together the cards that this pile is known to have none of."""
        none = frozenset(
            [card for (at, card), most in self.most.items() if at == pile and not most]
        )
        if none:
            kept = [few for few in self.few if few.pile != pile or not few.cards <= none]
            self.few = [*kept, Few(pile, none, 0)]

    def count_few(self, pile: int, change: int, card: Card | None = None) -> None:
        """This card, or so many unseen ones, came to a pile or left it."""
        for at, few in enumerate(self.few):
            if few.pile == pile and (card is None or card in few.cards):
                self.few[at] = few._replace(most=max(0, few.most + change))
                if not self.few[at].most:
                    self.most.update({(pile, other): 0 for other in few.cards})

    def conclude_from_word(self, before: View, word: str) -> None:
        """A word that some cards alone would not have allowed shows that others are held."""
        hand = next((p for p in self.hidden.values() if p.owner == before.turn), None)
        if hand is None:
            return
        asked = View(before.copy())
        candidates = self.unseen(before, hand.deck)
        allowing = set()
        for card in candidates:
            asked.piles[hand.number] = (card,)
            if word in [move.word for move in self.game.legal_moves(asked)]:
                allowing.add(card)
        if len(allowing) < len(candidates):
            self.one_of = hand.number, frozenset(allowing)

    def unseen(self, before: View, deck: int) -> set[Card]:
        """The different cards of a deck that lie where this seat cannot see them."""
        return set(unseen_cards(self.game, before, deck))

    def follow(self, event: CardsMoved) -> None:
        """Follow cards that leave, enter or change piles this seat cannot see into."""
        source = self.hidden.get(event.source)
        target = self.hidden.get(event.target)
        if source is not None and target is not None:
            if event.cards[0] is source.back:
                self.follow_unseen(event)
            return
        if source is not None:
            for card in event.cards:
                self.left(event.source, card)
        if target is not None:
            if target.known == "nobody":
                known = self.bottoms.get(event.target, ())
                self.bottoms[event.target] = known + event.cards
                return
            for card in event.cards:
                self.traces.append(Trace(card, {(): event.target}))
                self.count_few(event.target, 1, card)
                if (event.target, card) in self.most:
                    self.most[event.target, card] += 1

    def left(self, pile: int, card: Card) -> None:
        """A card was seen to come out of this pile."""
        if (pile, card) in self.most:
            self.most[pile, card] = max(0, self.most[pile, card] - 1)
        self.count_few(pile, -1, card)
        here = [t for t in self.traces if t.card is card and pile in t.paths.values()]
        sure = [trace for trace in here if set(trace.paths.values()) == {pile}]
        # Of several copies any may have left. One that was surely here stands for it; if each
        # may have been elsewhere, none of them can be told any more.
        gone = sure[:1] or here
        self.traces = [trace for trace in self.traces if trace not in gone]

    def follow_unseen(self, event: CardsMoved) -> None:
        """Cards went from one unseen pile to another: traced ones may have gone along."""
        self.unseen_moves += 1
        source, target, count = event.source, event.target, len(event.cards)
        for trace in self.traces:
            for path, pile in list(trace.paths.items()):
                if pile == source:
                    trace.paths[(*path, self.unseen_moves)] = target
        self.count_few(target, count)
        for pile, card in self.most:
            if pile == target:
                self.most[pile, card] += min(count, self.most.get((source, card), count))


def knowledge(game: AnyGame, sight: View, memory: Memory | None = None) -> str:
    """What a seat knows, as one line of text: a key for tables and search trees.

    Equal keys mean equal legal moves for the seat to move, if the view is its own, at any
    depth of a search. With a memory the key also tells what the seat has learnt beyond it.
    """
    parts = [f"{field}={getattr(sight, field)}" for field in public_fields(type(sight))]
    parts += [
        f"{pile.number}:{' '.join([card.name for card in sight.piles[pile.number]])}"
        for pile in game.piles
        if sight.piles[pile.number]
    ]
    if memory is not None:
        parts += sorted([f"t{trace.card}{sorted(trace.paths.items())}" for trace in memory.traces])
        parts += sorted([f"m{pile}{card}{most}" for (pile, card), most in memory.most.items()])
        parts += sorted([f"b{pile}{cards}" for pile, cards in memory.bottoms.items()])
        parts += sorted(
            [f"f{few.pile}{sorted([c.name for c in few.cards])}{few.most}" for few in memory.few]
        )
        if memory.one_of is not None:
            pile, cards = memory.one_of
            parts.append(f"o{pile}{sorted([card.name for card in cards])}")
    return "|".join(parts)


def public_fields(kind: type[Any]) -> list[str]:
    """The fields of a state that are plain values everybody sees."""
    slots = [slot for base in kind.__mro__ for slot in getattr(base, "__slots__", ())]
    return sorted([slot for slot in slots if slot not in ("piles", "events", "seed")])
