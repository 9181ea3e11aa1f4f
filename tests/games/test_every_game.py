"""What every game promises, with any number of seats and any choice of options.

Each game is played 2,000 times with random moves, spread over its seats and options, and some
matches are looked into at every move. `CARDTABLE_GAMES=20000 python -m pytest
tests/games/test_every_game.py` plays ten times as many, and looks into ten times as many.
"""

from __future__ import annotations

import os
import pickle
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.games import GAMES, AnyGame
from cardtable.match import Match, from_text
from cardtable.rules.cards import Card
from cardtable.rules.events import (
    CardsMoved,
    Event,
    GameEnded,
    Gathered,
    RoundEnded,
    Scored,
    TrickWon,
)
from cardtable.rules.game import BadOption, Option
from cardtable.rules.guess import exchange, guess
from cardtable.rules.memory import Memory
from cardtable.rules.moves import _BY_TEXT as MOVES
from cardtable.rules.moves import move_named
from cardtable.rules.piles import MIXED, Pile
from cardtable.rules.reasons import IllegalMove, Reason
from cardtable.rules.remembered import OPEN_MEMORY
from cardtable.rules.sight import seen, view
from cardtable.rules.state import State
from cardtable.seats import Seat

GAMES_EACH = int(os.environ.get("CARDTABLE_GAMES", "2000"))
MANY = max(1, GAMES_EACH // 400)  # matches looked into at every table

# Random games of TOWAI go on for thousands of moves when many play: fewer of those.
SHARES = {("towai", 2): 0.7, ("towai", 3): 0.25, ("towai", 4): 0.04, ("towai", 5): 0.005}
LONGEST_WALK = 400


def rules_of(game: type[AnyGame]) -> list[Option]:
    """The options that make another game of it; open memory only shows what has been."""
    return [option for option in game.options if option is not OPEN_MEMORY]


def every_table() -> list[AnyGame]:
    """Every game with every seat count and every combination of options that goes together."""
    tables = []
    for game in GAMES.values():
        options = rules_of(game)
        names = [option.name for option in options]
        for seats in sorted(game.seat_counts):
            for values in product(*[option.values for option in options]):
                try:
                    tables.append(game(seats, dict(zip(names, values, strict=True))))
                except BadOption:
                    continue
    return tables


def called(game: AnyGame) -> str:
    """The table in a few words: meows-4-hidden=yes."""
    usual = {option.name: option.default for option in game.options}
    unusual = [f"{name}={value}" for name, value in game.chosen.items() if value != usual[name]]
    return "-".join([game.id, str(game.seats), *unusual])


TABLES = every_table()
at_every_table = pytest.mark.parametrize("game", TABLES, ids=called)
at_every_seat_count = pytest.mark.parametrize(
    "game", [GAMES[i](seats) for i in GAMES for seats in GAMES[i].seat_counts], ids=called
)


def share(game: AnyGame) -> int:
    """How many of a game's random games are played at this table."""
    tables = len([other for other in TABLES if other.id == game.id])
    part = SHARES.get((game.id, game.seats), 0.002 if game.id == "towai" else 1 / tables)
    return max(2, round(GAMES_EACH * part + 0.5))


def fields(state: State) -> dict[str, object]:
    """Everything a state says, but not its events."""
    slots = [slot for kind in type(state).__mro__ for slot in getattr(kind, "__slots__", ())]
    said = {slot: getattr(state, slot) for slot in slots if slot != "events"}
    said["piles"] = list(state.piles)
    return said


def any_move(game: AnyGame, state: State, luck: Callable[[], float]) -> None:
    """Play one random move."""
    moves = game.legal_moves(state)
    game.play(state, moves[int(luck() * len(moves))])


def a_moment(game: AnyGame, seed: int, moves: int) -> State:
    """A state of this game after so many random moves, or the last in which a move is asked."""
    luck = Random(seed).random
    state: State = game.deal(seed)
    for _ in range(moves):
        before = state.copy()
        any_move(game, state, luck)
        if game.is_over(state):
            return before
    return state


# Whole games


@at_every_table
def test_every_game_ends_and_no_card_is_lost_or_doubled(game: AnyGame) -> None:
    everything = sorted([card.order for deck in game.decks for card in deck])
    for number in range(share(game)):
        luck = Random(f"{called(game)} {number}").random
        state = game.deal(number)
        while not game.is_over(state):
            any_move(game, state, luck)
            there = sorted([card.order for pile in state.piles for card in pile])
            assert there == everything, f"seed {number}"
        assert not game.legal_moves(state)


@at_every_table
def test_a_finished_game_has_its_winners_and_what_each_seat_has_of_it(game: AnyGame) -> None:
    for number in range(2):
        luck = Random(number).random
        state = game.deal(number, listening=True)
        while not game.is_over(state):
            any_move(game, state, luck)
        assert state.events is not None
        assert state.events[-1] == GameEnded(state.winners, state.scores)
        returns = game.returns(state)
        assert len(returns) == game.seats
        assert all(0 <= value <= 1 for value in returns)
        if not game.together:
            best = max(state.scores)
            assert state.winners == tuple([s for s, n in enumerate(state.scores) if n == best])
            assert sum(returns) == pytest.approx(1)


@at_every_table
def test_every_trick_won_has_a_reason_and_every_score_has_lines_that_add_up(game: AnyGame) -> None:
    for number in range(3):
        luck = Random(number).random
        state = game.deal(number, listening=True)
        while not game.is_over(state):
            any_move(game, state, luck)
        totals = [0] * game.seats
        for event in state.events or ():
            if isinstance(event, TrickWon):
                assert event.reason.key
                assert event.card in event.cards
                assert event.cards[(event.seat - event.lead) % game.seats] is event.card
            elif isinstance(event, Scored):
                assert event.reason.key
                assert event.lines
                assert event.points == sum([line.gives for line in event.lines])
                for seat in range(game.seats) if event.seat is None else [event.seat]:
                    totals[seat] += event.points
                    assert totals[seat] == event.total
            elif isinstance(event, RoundEnded):
                assert event.reason.key
                assert event.scores == tuple(totals)
        assert state.scores == tuple(totals)


@at_every_table
def test_the_same_log_gives_the_same_match_also_by_way_of_its_text(game: AnyGame) -> None:
    luck = Random(5).random
    match = Match(game, 12345, tuple([Seat("random", f"Cat {n}") for n in range(game.seats)]))
    while not match.over and len(match.turns) < LONGEST_WALK:
        moves = match.legal_moves()
        match.play(moves[int(luck() * len(moves))])
    again = from_text(match.to_text())
    assert again.to_text() == match.to_text()
    assert again.opening == match.opening
    assert [turn.events for turn in again.turns] == [turn.events for turn in match.turns]
    assert fields(again.state) == fields(match.state)
    silent = game.deal(12345)
    for turn in match.turns:
        game.play(silent, turn.move)
    assert fields(silent) == fields(match.state), "listening changes nothing"


@at_every_seat_count
def test_another_seed_gives_another_deal(game: AnyGame) -> None:
    deals = {tuple(game.deal(seed).piles) for seed in range(100)}
    assert len(deals) == 100


# Single moments


@at_every_table
def test_a_copy_has_every_field(game: AnyGame) -> None:
    state = game.deal(3)
    for slot in fields(state):
        setattr(state, slot, [object()] if slot == "piles" else object())
    copy = state.copy()
    assert type(copy) is type(state)
    assert fields(copy) == fields(state)
    assert copy.piles is not state.piles
    assert copy.events is None


@at_every_table
def test_every_field_is_a_value(game: AnyGame) -> None:
    """A field that could change within would be shared with copies."""
    state = a_moment(game, 2, 12)
    for name, value in fields(state).items():
        assert name == "piles" or hash(value) is not None
    assert all(type(pile) is tuple for pile in state.piles)


def check_moment(game: AnyGame, state: State, luck: Callable[[], float]) -> None:
    """Check what must hold at every moment of a match."""
    said = fields(state)
    moves = game.legal_moves(state)
    assert moves
    assert len(set(moves)) == len(moves), "every move is listed once"
    for move in moves:
        assert move_named(move.text) is move
        assert game.reason_against(state, move) is None
    move = moves[int(luck() * len(moves))]
    after = game.after(state, move)
    assert fields(state) == said, "after leaves its argument unchanged"
    assert fields(after) != said
    for seat in range(game.seats):
        check_sight(game, state, seat, luck)
    other = redealt(game, state, state.turn, luck)
    game.play(other, move)
    if after.round == state.round and not game.is_over(after):
        assert (other.turn, other.asked) == (after.turn, after.asked), "no question tells cards"


def check_sight(game: AnyGame, state: State, seat: int, luck: Callable[[], float]) -> None:
    """Check that a seat's view shows what it may know and nothing else."""
    sight = view(game, state, seat)
    assert sight.seed == 0
    for pile in game.piles:
        shown, there = sight.piles[pile.number], state.piles[pile.number]
        if knows(pile, seat):
            assert shown == there
        else:
            assert shown == (pile.back,) * len(there)
            assert pile.back.suit == "back"
    other = redealt(game, state, seat, luck)
    assert fields(view(game, other, seat)) == fields(sight)
    if state.turn == seat:
        assert game.legal_moves(other) == game.legal_moves(state)
        assert game.legal_moves(sight) == game.legal_moves(state)
    assert fields(pickle.loads(pickle.dumps(sight))) == fields(sight)


def knows(pile: Pile, seat: int) -> bool:
    """Whether this seat may know the cards of a pile."""
    return pile.known == "all" or (pile.known == "owner" and pile.owner == seat)


def redealt(game: AnyGame, state: State, seat: int, luck: Callable[[], float]) -> State:
    """The same moment with all cards that this seat cannot see dealt again, and new luck."""
    other = state.copy()
    other.seed = int(luck() * 2**53)
    hidden = [pile for pile in game.piles if not knows(pile, seat)]
    for deck in {pile.deck for pile in hidden}:
        piles = [pile.number for pile in hidden if pile.deck == deck]
        unseen = [card for number in piles for card in state.piles[number]]
        Random(luck()).shuffle(unseen)
        for number in piles:
            count = len(state.piles[number])
            other.piles[number], unseen = tuple(unseen[:count]), unseen[count:]
    return other


@settings(max_examples=150 * MANY, deadline=None)
@given(
    game=st.sampled_from(TABLES),
    seed=st.integers(0, 2**53 - 1),
    moves=st.integers(0, 150),
)
def test_at_any_moment_views_hide_what_they_must_and_moves_read_back(
    game: AnyGame, seed: int, moves: int
) -> None:
    check_moment(game, a_moment(game, seed, moves), Random(seed).random)


@at_every_table
def test_all_through_a_match_views_hide_what_they_must_and_moves_read_back(game: AnyGame) -> None:
    for number in range(MANY):
        luck = Random(f"{called(game)} moments {number}").random
        state = game.deal(number)
        for _ in range(LONGEST_WALK):
            if luck() < 0.25:
                check_moment(game, state, luck)
            any_move(game, state, luck)
            if game.is_over(state):
                break


@at_every_table
def test_every_move_that_is_not_legal_has_a_reason_against_it(game: AnyGame) -> None:
    luck = Random(called(game)).random
    state = game.deal(8)
    for step in range(LONGEST_WALK):
        if luck() < 0.08 or step < 3:
            said = fields(state)
            legal = set(game.legal_moves(state))
            for move in MOVES.values():
                reason = game.reason_against(state, move)
                if move in legal:
                    assert reason is None
                else:
                    assert isinstance(reason, Reason), f"{move} when asked {state.asked}"
                    assert reason.key
            assert fields(state) == said
        any_move(game, state, luck)
        if game.is_over(state):
            break
    for move in MOVES.values():
        if game.is_over(state):
            assert game.reason_against(state, move) is not None


@at_every_seat_count
def test_an_illegal_move_raises_naming_the_move_and_the_seat(game: AnyGame) -> None:
    state = game.deal(4)
    illegal = next(m for m in MOVES.values() if m not in game.legal_moves(state))
    with pytest.raises(IllegalMove, match=f"seat {state.turn} may not do '{illegal}'"):
        game.check(state, illegal)


@at_every_seat_count
def test_every_card_a_hand_holds_has_a_name_of_its_own_for_outsiders(game: AnyGame) -> None:
    for deck in game.decks:
        faces = list(dict.fromkeys(deck))
        assert len({repr(game.spelled(card)) for card in faces}) == len(faces)


# Memory and guesses


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
    lying = {
        (pile.number, card): state.piles[pile.number].count(card)
        for pile in memory.game.piles
        for card in state.piles[pile.number]
        if not knows(pile, memory.seat)
    }
    traces = [
        (trace.card, [(set(path), number) for path, number in trace.paths.items()])
        for trace in memory.traces
    ]
    return traces_fit(traces, lying, set())


def traces_fit(
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
            if traces_fit(rest, left, carried | path):
                return True
            left[number, card] += 1
    return False


@at_every_table
def test_the_truth_and_every_guess_fit_all_that_every_seat_remembers(game: AnyGame) -> None:
    everything = sorted([card.order for deck in game.decks for card in deck])
    phases = set()
    exchanged = 0
    for number in range(MANY):
        luck = Random(f"{called(game)} memory {number}").random
        memories = [Memory(game, seat) for seat in range(game.seats)]
        state: Any = game.deal(number)
        for _ in range(LONGEST_WALK):
            before = state.copy()
            state.events = []
            any_move(game, state, luck)
            if game.is_over(state):
                break
            for seat, memory in enumerate(memories):
                events = [seen(game, event, seat) for event in state.events]
                memory.learn(view(game, before, seat), events)
                assert fits(memory, state), f"seat {seat} remembers what is not so"
            new_phase = state.asked not in phases
            phases.add(state.asked)
            if luck() < 0.1 or new_phase:
                for seat, memory in enumerate(memories):
                    sight = view(game, state, seat)
                    world = guess(game, sight, memory, luck)
                    assert fields(view(game, world, seat)) == fields(sight)
                    assert fits(memory, world), f"seat {seat} guesses against what it knows"
                    there = sorted([card.order for pile in world.piles for card in pile])
                    assert there == everything
                    assert world.seed != state.seed
                    exchanged += exchanges(memory, world, luck)
                    assert fields(view(game, world, seat)) == fields(sight)
                    assert fits(memory, world), f"seat {seat} exchanges against what it knows"
                    if state.turn == seat:
                        assert game.legal_moves(world) == game.legal_moves(state)
                    if (luck() < 0.2 or new_phase) and game.seats < 5:
                        play_to_the_end(game, world, luck)
    assert exchanged > 100


def exchanges(memory: Memory, world: State, luck: Callable[[], float]) -> int:
    """Let hidden cards of a guess change places some times; how often they did."""
    lying = [pile for pile in memory.hidden.values() if world.piles[pile.number]]
    pairs = [(a.number, b.number) for a in lying for b in lying if a is not b and a.deck == b.deck]
    done = 0
    for _ in range(12 if pairs else 0):
        one, other = pairs[int(luck() * len(pairs))]
        before = world.piles[:]
        changed = exchange(memory, world, one, other, luck)
        assert changed == (world.piles != before)
        done += changed
    return done


def play_to_the_end(game: AnyGame, state: State, luck: Callable[[], float]) -> None:
    """Play random moves until the game is over."""
    while not game.is_over(state):
        any_move(game, state, luck)


@at_every_seat_count
def test_a_copied_memory_learns_apart_from_the_first(game: AnyGame) -> None:
    luck = Random(1).random
    memory = Memory(game, 0)
    state: Any = game.deal(1)
    for _ in range(40):
        copy = memory.copy()
        kept = remembered(memory)
        before = state.copy()
        state.events = []
        any_move(game, state, luck)
        copy.learn(view(game, before, 0), [seen(game, event, 0) for event in state.events])
        assert remembered(memory) == kept
        memory.learn(view(game, before, 0), [seen(game, event, 0) for event in state.events])
        assert remembered(memory) == remembered(copy)


def remembered(memory: Memory) -> tuple[object, ...]:
    """All that a memory holds, to compare."""
    traces = [(trace.card, dict(trace.paths)) for trace in memory.traces]
    most, few, bottoms = dict(memory.most), list(memory.few), dict(memory.bottoms)
    return traces, most, few, bottoms, memory.one_of, memory.unseen_moves


# Events


class Replay:
    """A table that knows only what one seat sees happen."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.piles: dict[int, list[Card]] = {}
        self.scores = [0] * game.seats
        start = game.empty(0)
        for pile in game.piles:
            cards = start.piles[pile.number]
            self.piles[pile.number] = [c if knows(pile, seat) else pile.back for c in cards]

    def show(self, events: Iterable[Event]) -> None:
        """Let this happen on the table."""
        for event in events:
            if isinstance(event, Gathered):
                self.gather(event.pile)
            elif isinstance(event, CardsMoved):
                self.move(event)
            elif isinstance(event, Scored):
                for seat in range(self.game.seats) if event.seat is None else [event.seat]:
                    self.scores[seat] = event.total

    def gather(self, into: int) -> None:
        """Empty all piles of a deck into one, which nobody can see into any more."""
        target = self.game.pile_of[into]
        deck = self.game.decks[target.deck]
        for pile in self.game.piles:
            if pile.deck == target.deck:
                self.piles[pile.number] = []
            elif pile.deck == MIXED:
                self.piles[pile.number] = [c for c in self.piles[pile.number] if c not in deck]
        self.piles[into] = [target.back] * len(deck)

    def move(self, event: CardsMoved) -> None:
        """Carry cards over, taking unknown ones for those whose place is not known."""
        source, target = self.game.pile_of[event.source], self.game.pile_of[event.target]
        for card in event.cards:
            self.piles[source.number].remove(card if knows(source, self.seat) else source.back)
            self.piles[target.number].append(card if knows(target, self.seat) else target.back)


@at_every_table
def test_a_table_fed_only_a_seats_events_agrees_with_that_seats_view(game: AnyGame) -> None:
    for number in range(MANY):
        luck = Random(f"{called(game)} events {number}").random
        state: Any = game.deal(number, listening=True)
        tables = [Replay(game, seat) for seat in range(game.seats)]
        for _ in range(LONGEST_WALK):
            for seat, table in enumerate(tables):
                table.show([seen(game, event, seat) for event in state.events])
                sight = view(game, state, seat)
                shown = [tuple(table.piles[pile.number]) for pile in game.piles]
                assert shown == [sight.piles[pile.number] for pile in game.piles]
                assert tuple(table.scores) == sight.scores
            if game.is_over(state):
                break
            state.events = []
            any_move(game, state, luck)


@at_every_table
def test_no_event_tells_a_seat_a_card_it_should_not_know(game: AnyGame) -> None:
    luck = Random(6).random
    state: Any = game.deal(6, listening=True)
    for _ in range(LONGEST_WALK):
        for event in state.events:
            if isinstance(event, CardsMoved):
                source, target = game.pile_of[event.source], game.pile_of[event.target]
                for seat in range(game.seats):
                    told = seen(game, event, seat)
                    assert isinstance(told, CardsMoved)
                    knowing = knows(source, seat) or knows(target, seat)
                    expected = event.cards if knowing else (source.back,) * len(event.cards)
                    assert told == CardsMoved(expected, event.source, event.target)
        if game.is_over(state):
            break
        state.events = []
        any_move(game, state, luck)


def test_there_is_a_table_for_every_combination_of_options() -> None:
    counts = Counter(game.id for game in TABLES)
    for game in GAMES.values():
        usual = {option.name: option.default for option in rules_of(game)}
        possible = 0
        for values in product(*[option.values for option in rules_of(game)]):
            chosen = dict(zip(usual, values, strict=True))
            possible += all(
                option.needs is None
                or chosen[option.name] == option.default
                or chosen[option.needs[0]] == option.needs[1]
                for option in rules_of(game)
            )
        assert counts[game.id] == possible * len(game.seat_counts)
    assert counts["meows"] == 48
