"""Guesses of the true state: deals of the hidden cards that agree with view and memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.rules.cards import Card, Luck, shuffled
from cardtable.rules.game import AnyGame
from cardtable.rules.memory import Memory, Trace
from cardtable.rules.piles import Pile
from cardtable.rules.sight import View, unseen_cards
from cardtable.rules.state import State

TRIES = 20_000  # a deal that does not fit is dealt again; nearly all fit at the first few tries


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
