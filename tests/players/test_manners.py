"""Hard learns how each of the others plays, from rounds that are over and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from cardtable.games import GAMES
from cardtable.games.meows.rules import MeowsState
from cardtable.match import Match
from cardtable.players.belief import Belief
from cardtable.players.judgement import AnyJudgement
from cardtable.players.manners import compared, manners, surprises
from cardtable.players.registry import judgement_for, player_for
from cardtable.rules.game import AnyGame
from cardtable.rules.memory import Memory
from cardtable.rules.moves import Move
from cardtable.seats import Seat

from .tables import called

Choice = Callable[[Match, list[Move]], Move]

rounds_of_tricks = pytest.mark.parametrize(
    "game", [GAMES["meows"](3), GAMES["meows"](4), GAMES["catte"](3), GAMES["catte"](4)], ids=called
)
HIDDEN = {"hidden": "yes", "stakes": "yes"}


def normal(game: AnyGame, seat: int) -> Choice:
    """Somebody who plays by our judgement."""
    player = player_for(game, "normal", seat, None, Random(seat).random)
    return lambda match, moves: player.choose(match.view(seat), moves)


def anything(luck: Random) -> Choice:
    """Somebody who plays at random."""
    return lambda match, moves: luck.choice(moves)


def liar(game: AnyGame, seat: int) -> Choice:
    """Somebody who plays by our judgement, but never announces the wish it made."""
    honest = normal(game, seat)

    def choose(match: Match, moves: list[Move]) -> Move:
        truth = honest(match, moves)
        lies = [move for move in moves if move is not truth]
        return lies[0] if match.state.asked == "announce" else truth

    return choose


def played_to(game: AnyGame, seed: int, last: int, choices: list[Choice]) -> Match:
    """A match between these at the beginning of the round after the last."""
    match = Match(game, seed, (Seat("normal"),) * game.seats)
    while not match.over and match.state.round <= last:
        moves = match.legal_moves()
        match.play(choices[match.state.turn](match, moves))
    return match


def table_of(game: AnyGame, second: Choice, luck: Random) -> list[Choice]:
    """Seat 0 plays anything, seat 1 as told, seat 2 by our judgement, a fourth anything."""
    return [anything(luck), second, normal(game, 2), anything(luck)][: game.seats]


def expected_of(judgement: AnyJudgement, memory: Memory) -> list[float]:
    """How often each seat is expected to surprise, after the rounds that are over."""
    return surprises(judgement, manners(judgement, memory), memory.seat)


@rounds_of_tricks
def test_before_a_round_is_over_everybody_is_expected_to_play_alike(game: AnyGame) -> None:
    luck = Random(1)
    match = played_to(game, 1, 0, table_of(game, anything(luck), luck))
    for _ in range(12):
        match.play(luck.choice(match.legal_moves()))
    expected = expected_of(judgement_for(game), match.memory(0))
    assert expected[0] == 0
    assert expected[1:] == pytest.approx([expected[1]] * (game.seats - 1))


@pytest.mark.unhurried
@rounds_of_tricks
def test_who_plays_at_random_is_soon_expected_to_surprise_and_who_plays_as_we_do_is_not(
    game: AnyGame,
) -> None:
    judgement = judgement_for(game)
    told_apart = 0
    for seed in range(12):
        luck = Random(seed)
        match = played_to(game, seed, 2, table_of(game, anything(luck), luck))
        expected = expected_of(judgement, match.memory(0))
        told_apart += expected[1] > 0.5 and judgement.trusts(expected[2])
    assert told_apart >= 9


@rounds_of_tricks
def test_the_cards_of_who_plays_at_random_are_not_read_and_of_who_plays_as_we_do_are(
    game: AnyGame,
) -> None:
    judgement = judgement_for(game)
    read = {1: 0, 2: 0}
    for seed in range(12):
        luck = Random(seed)
        choices = table_of(game, anything(luck), luck)
        match = played_to(game, seed, 2, choices)
        after_three_tricks = len(match.state.piles[0]) - 3
        while not match.over and len(match.state.piles[0]) > after_three_tricks:
            match.play(choices[match.state.turn](match, match.legal_moves()))
        if not match.over and match.state.round == 3:
            memory = match.memory(0)
            seen = manners(judgement, memory)
            belief = Belief(judgement, match.view(0), memory, seen, luck.random)
            for seat in read:
                read[seat] += seat in belief.plays
    assert read[2] >= 6
    assert read[1] <= read[2] // 2


def test_who_announced_a_wish_it_had_not_made_is_not_believed_next_time() -> None:
    game = GAMES["meows"](3, HIDDEN)
    judgement = judgement_for(game)
    luck = Random(4)
    match = played_to(game, 4, 2, table_of(game, liar(game, 1), luck))
    memory = match.memory(0)
    announced = [
        [
            alike
            for seat, made, alike, _ in compared(judgement, memory, sightings)
            if seat == who and isinstance(made, str)
        ]
        for sightings in memory.rounds
        for who in (1, 2)
    ]
    assert all(0 in of_the_liar for of_the_liar in announced[::2])
    expected = expected_of(judgement, memory)
    assert expected[1] > expected[2]


@pytest.mark.unhurried
def test_who_has_kept_its_word_is_believed_and_who_has_not_is_not() -> None:
    game = GAMES["meows"](3, HIDDEN)
    judgement = judgement_for(game)
    believed = [0, 0, 0]
    for seed in range(6):
        luck = Random(seed)
        choices = table_of(game, liar(game, 1), luck)
        match = played_to(game, seed, 2, choices)
        while match.state.asked != "card" or match.state.turn != 0:
            moves = match.legal_moves()
            match.play(choices[match.state.turn](match, moves))
        sight, memory = match.view(0), match.memory(0)
        belief = Belief(judgement, sight, memory, manners(judgement, memory), luck.random)
        for _ in range(200):
            world = belief.world()
            said = cast(MeowsState, match.state).announced
            for seat in (1, 2):
                wishes = (*world.piles[8 + seat], *world.piles[12 + seat])
                assert sorted([w.name for w in wishes]) == sorted([w.name for w in game.decks[1]])
                believed[seat] += world.piles[12 + seat][0].suit == said[seat]
    assert believed[2] > 1000
    assert believed[1] < 0.7 * believed[2]


@pytest.mark.unhurried
def test_of_long_rounds_that_are_over_only_the_last_are_remembered() -> None:
    game = GAMES["towai"](6)
    forgotten = 0
    for seed in range(6):
        match = played_to(game, seed, 2, [anything(Random(seed))] * 6)
        if not match.over:
            lengths = [sum(turn.before.round == n for turn in match.turns) for n in (1, 2)]
            fits = [sum(lengths) <= 160, lengths[1] <= 160]
            memory = match.memory(0)
            kept = [sightings[0][0].round for sightings in memory.rounds]
            assert kept == [number for number, fit in zip((1, 2), fits, strict=True) if fit]
            assert memory.copy().rounds == memory.rounds
            forgotten += not all(fits)
    assert forgotten


@rounds_of_tricks
def test_rounds_of_tricks_are_all_remembered_to_the_games_last(game: AnyGame) -> None:
    luck = Random(3)
    match = played_to(game, 3, 2, [anything(luck)] * game.seats)
    assert [sightings[0][0].round for sightings in match.memory(0).rounds] == [1, 2]
