"""What one seat may know: its view, what it sees of an event, its memory, and a guess.

Everything secret is a card in a pile that says who knows it, so these few functions serve
every game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, NewType

from cardtable.rules.cards import Card, Luck, card_order, shuffled
from cardtable.rules.events import CardsMoved, Event, Gathered, RoundStarted, Said, Shuffled
from cardtable.rules.game import Game
from cardtable.rules.piles import MIXED, Pile
from cardtable.rules.state import State

# A state in which the cards its seat does not know are backs, and the seed is blank. It has a
# type of its own so that nobody can hand a player the real state.
View = NewType("View", State)

TRIES = 20_000  # a deal that does not fit is dealt again; nearly all fit at the first few tries

AnyGame = Game[Any]


def view(game: AnyGame, state: State, seat: int) -> View:
    """What this seat knows by looking at the table."""
    seen_state = state.copy()
    seen_state.seed = 0
    piles = seen_state.piles
    for pile in game.hidden_from[seat]:
        cards = piles[pile.number]
        if cards:
            piles[pile.number] = (pile.back,) * len(cards)
    return View(seen_state)


def seen(game: AnyGame, event: Event, seat: int) -> Event:
    """What this seat sees of an event: cards it knows at neither end are backs."""
    if isinstance(event, CardsMoved):
        source = game.pile_of[event.source]
        if not source.known_to(seat) and not game.pile_of[event.target].known_to(seat):
            return CardsMoved((source.back,) * len(event.cards), event.source, event.target)
    return event


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
        asked = View(before.copy())
        for card in self.unseen(before, source.deck):
            if shown is source.back:
                asked.piles[source.number] = (card,)
                legal = self.game.legal_moves(asked)
                if not any(move.card is card for move in legal) and not before.piles[moved.target]:
                    self.most[moved.target, card] = 0
            elif self.most.get((source.number, card), 1):
                asked.piles[source.number] = (shown, card)
                legal = self.game.legal_moves(asked)
                if not any(move.card is shown for move in legal):
                    self.most[source.number, card] = 0
        if shown is not source.back:
            self.note_lack(source.number)

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
            if any(move.word == word for move in self.game.legal_moves(asked)):
                allowing.add(card)
        if len(allowing) < len(candidates):
            self.one_of = hand.number, frozenset(allowing)

    def unseen(self, before: View, deck: int) -> list[Card]:
        """The different cards of a deck that lie where this seat cannot see them."""
        return sorted(set(unseen_cards(self.game, before, deck)), key=card_order)

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


def unseen_cards(game: AnyGame, sight: View, deck: int) -> list[Card]:
    """The cards of a deck that this view does not show, in their order."""
    left: dict[Card, int] = {}
    for card in game.decks[deck]:
        left[card] = left.get(card, 0) + 1
    for pile in game.piles:
        if pile.deck in (deck, MIXED):
            for card in sight.piles[pile.number]:
                if card in left:
                    left[card] -= 1
    return [card for card, count in left.items() for _ in range(count)]


def guess(game: AnyGame, sight: View, memory: Memory, luck: Luck) -> State:
    """A state that might be the true one, for all its seat knows: a new luck, hidden cards dealt.

    It has the same view and agrees with everything the seat remembers. The cards are dealt
    from a sorted list, so that nothing of the true hidden piles can show in them.
    """
    state = sight.copy()
    state.seed = int(luck() * 2**53)
    hidden: dict[int, list[Pile]] = {}
    for pile in game.hidden_from[memory.seat]:
        if sight.piles[pile.number]:
            hidden.setdefault(pile.deck, []).append(pile)
    for deck, piles in hidden.items():
        for _ in range(TRIES):
            if deal_hidden(game, state, sight, memory, deck, piles, luck):
                break
        else:
            raise AssertionError(f"no deal of deck {deck} fits what seat {memory.seat} knows")
    return state


def exchange(memory: Memory, state: State, one: int, other: int, luck: Luck) -> bool:
    """In a guess, let a card of each of two unseen piles change places, at random.

    False, and nothing is changed, if they are alike or it would not agree with what is remembered.
    """
    ours, theirs = state.piles[one], state.piles[other]
    at, there = int(luck() * len(ours)), int(luck() * len(theirs))
    card, new = ours[at], theirs[there]
    if card is new:
        return False
    if memory.bottoms:
        bottoms = memory.bottoms
        if at >= len(ours) - len(bottoms.get(one, ())):
            return False
        if there >= len(theirs) - len(bottoms.get(other, ())):
            return False
    if any(trace.card is card or trace.card is new for trace in memory.traces):
        return False
    most = memory.most
    if ours.count(new) >= most.get((one, new), len(ours)):
        return False
    if theirs.count(card) >= most.get((other, card), len(theirs)):
        return False
    state.piles[one] = (*ours[:at], new, *ours[at + 1 :])
    state.piles[other] = (*theirs[:there], card, *theirs[there + 1 :])
    if holds_one(state, memory) and holds_few(state, memory, (one, other)):
        return True
    state.piles[one], state.piles[other] = ours, theirs
    return False


def holds_one(state: State, memory: Memory) -> bool:
    """Whether the hand that must hold one of some cards does."""
    if memory.one_of is None:
        return True
    pile, cards = memory.one_of
    return not cards.isdisjoint(state.piles[pile])


def holds_few(state: State, memory: Memory, dealt: Iterable[int]) -> bool:
    """Whether no pile just dealt has too many of the cards it can hold few of."""
    return all(
        sum([card in few.cards for card in state.piles[few.pile]]) <= few.most
        for few in memory.few
        if few.pile in dealt
    )


def deal_hidden(
    game: AnyGame,
    state: State,
    sight: View,
    memory: Memory,
    deck: int,
    piles: Sequence[Pile],
    luck: Luck,
) -> bool:
    """Deal the unseen cards of one deck to the piles the seat cannot see into.

    False if the deal came out so that it does not fit what the seat remembers.
    """
    cards = unseen_cards(game, sight, deck)
    room = {pile.number: len(sight.piles[pile.number]) for pile in piles}
    placed: dict[int, list[Card]] = {number: [] for number in room}
    ends: dict[int, tuple[Card, ...]] = {}
    for number, known in memory.bottoms.items():
        if number in room:
            ends[number] = known[-room[number] :]
            room[number] -= len(ends[number])
            for card in ends[number]:
                cards.remove(card)
    limits = {key: most for key, most in memory.most.items() if key[0] in room}
    if memory.traces:
        traced = placed_traces(memory.traces, set(cards), room, limits, luck)
        if traced is None:
            return False
        for card, number in traced:
            cards.remove(card)
            placed[number].append(card)
            room[number] -= 1
    mixed = shuffled(cards, luck)
    if limits:
        if not deal_within(mixed, room, placed, limits, luck):
            return False
    else:
        at = 0
        for number, count in room.items():
            placed[number] += mixed[at : at + count]
            at += count
    for number, dealt in placed.items():
        state.piles[number] = (*dealt, *ends.get(number, ()))
    return holds_one(state, memory) and holds_few(state, memory, room)


def placed_traces(
    traces: Iterable[Trace],
    cards: set[Card],
    room: dict[int, int],
    limits: dict[tuple[int, Card], int],
    luck: Luck,
) -> list[tuple[Card, int]] | None:
    """Where each traced card lies in this guess: no unseen move carried two of them.

    None if the places drawn do not go together.
    """
    ways = [
        (trace.card, [(path, pile) for path, pile in trace.paths.items() if room.get(pile)])
        for trace in traces
        if trace.card in cards
    ]
    ways = [(card, paths) for card, paths in ways if paths]
    used: set[int] = set()
    left = dict(room)
    found = []
    for card, paths in ways:
        path, pile = paths[int(luck() * len(paths))]
        if not used.isdisjoint(path) or not left[pile] or not limits.get((pile, card), 1):
            return None
        used.update(path)
        left[pile] -= 1
        found.append((card, pile))
    return found


def deal_within(
    cards: Sequence[Card],
    room: dict[int, int],
    placed: dict[int, list[Card]],
    limits: dict[tuple[int, Card], int],
    luck: Luck,
) -> bool:
    """Deal cards to piles that may hold only so many of some: the choosiest cards first.

    False if it cannot be done.
    """
    numbers = list(room)

    def may_lie(card: Card, number: int) -> bool:
        most = limits.get((number, card))
        return most is None or most > placed[number].count(card)

    def choices(card: Card) -> int:
        return sum([limits.get((number, card), 1) > 0 for number in numbers])

    def make_room(card: Card, tried: set[int]) -> bool:
        """Place a card by moving others on, each to where it may lie."""
        for number in numbers:
            if number in tried or not may_lie(card, number):
                continue
            tried.add(number)
            if len(placed[number]) < capacity[number]:
                placed[number].append(card)
                return True
            for at, other in enumerate(placed[number]):
                if at >= fixed[number] and make_room(other, tried):
                    placed[number][at] = card
                    return True
        return False

    fixed = {number: len(placed[number]) for number in numbers}
    capacity = {number: fixed[number] + room[number] for number in numbers}
    for card in sorted(cards, key=choices):
        open_piles = [n for n in numbers if room[n] > 0 and may_lie(card, n)]
        if open_piles:
            pick = luck() * sum([room[number] for number in open_piles])
            for number in open_piles:
                pick -= room[number]
                if pick < 0:
                    break
            placed[number].append(card)
        elif not make_room(card, set()):
            return False
        for number in numbers:
            room[number] = capacity[number] - len(placed[number])
    return True


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
