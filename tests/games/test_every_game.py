"""What every game promises, with any number of seats and any choice of options.

Each game is played 2,000 times with random moves, spread over its seats and options, and some
matches are looked into at every move. `CARDTABLE_GAMES=20000 python -m pytest
tests/games/test_every_game.py` plays ten times as many, and looks into ten times as many.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.commands.checking import check_log, every_table, rules_of
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.rules.game import AnyGame
from cardtable.rules.guess import exchange, guess
from cardtable.rules.memory import Memory
from cardtable.rules.moves import all_moves
from cardtable.rules.promises import (
    Onlooker,
    check_cards,
    check_guess,
    check_moment,
    check_refusals,
    check_told,
    fields,
    fits,
)
from cardtable.rules.reasons import IllegalMove
from cardtable.rules.sight import seen, view
from cardtable.rules.state import State
from cardtable.seats import Seat

MOVES = all_moves()
GAMES_EACH = int(os.environ.get("CARDTABLE_GAMES", "2000"))
MANY = max(1, GAMES_EACH // 400)  # matches looked into at every table

# Random games of TOWAI go on for thousands of moves when many play: fewer of those.
SHARES = {("towai", 2): 0.7, ("towai", 3): 0.25, ("towai", 4): 0.04, ("towai", 5): 0.005}
LONGEST_WALK = 400


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


@pytest.mark.slow
@at_every_table
def test_every_game_ends_and_no_card_is_lost_or_doubled(game: AnyGame) -> None:
    for number in range(share(game)):
        luck = Random(f"{called(game)} {number}").random
        state = game.deal(number)
        while not game.is_over(state):
            any_move(game, state, luck)
            check_cards(game, state)
        assert not game.legal_moves(state)


@at_every_table
def test_what_is_told_of_a_game_has_reasons_and_adds_up_to_its_winners(game: AnyGame) -> None:
    for number in range(3):
        luck = Random(number).random
        state = game.deal(number, listening=True)
        while not game.is_over(state):
            any_move(game, state, luck)
        check_told(game, state.events or (), state)


@at_every_table
def test_the_same_log_gives_the_same_match_also_by_way_of_its_text(game: AnyGame) -> None:
    luck = Random(5).random
    match = Match(game, 12345, tuple([Seat("random", f"Cat {n}") for n in range(game.seats)]))
    while not match.over and len(match.turns) < LONGEST_WALK:
        moves = match.legal_moves()
        match.play(moves[int(luck() * len(moves))])
    check_log(match)


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


@pytest.mark.unhurried
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


@pytest.mark.slow
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
            check_refusals(game, state, MOVES)
        any_move(game, state, luck)
        if game.is_over(state):
            break
    check_refusals(game, state, MOVES)


@at_every_seat_count
def test_an_illegal_move_raises_naming_the_move_and_the_seat(game: AnyGame) -> None:
    state = game.deal(4)
    illegal = next(m for m in MOVES if m not in game.legal_moves(state))
    with pytest.raises(IllegalMove, match=f"seat {state.turn} may not do '{illegal}'"):
        game.check(state, illegal)


@at_every_seat_count
def test_every_card_a_hand_holds_has_a_name_of_its_own_for_outsiders(game: AnyGame) -> None:
    for deck in game.decks:
        faces = list(dict.fromkeys(deck))
        assert len({repr(game.spelled(card)) for card in faces}) == len(faces)


# Memory and guesses


@pytest.mark.slow
@at_every_table
def test_the_truth_and_every_guess_fit_all_that_every_seat_remembers(game: AnyGame) -> None:
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
                    check_guess(memory, state, world)
                    exchanged += exchanges(memory, world, luck)
                    check_guess(memory, state, world)
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


@at_every_table
def test_a_table_fed_a_seats_events_agrees_with_its_view_and_no_more(
    game: AnyGame,
) -> None:
    for number in range(MANY):
        luck = Random(f"{called(game)} events {number}").random
        state: Any = game.deal(number, listening=True)
        tables = [Onlooker(game, seat) for seat in range(game.seats)]
        for _ in range(LONGEST_WALK):
            for table in tables:
                table.check(state.events, state)
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
