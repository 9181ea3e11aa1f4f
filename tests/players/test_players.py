"""What every level promises: legal moves, forced ones at once, the same luck the same choice."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.games import GAMES
from cardtable.kits import KITS
from cardtable.players.characters import Character
from cardtable.players.registry import LEVELS, player_for
from cardtable.players.thinking_player import ThinkingPlayer
from cardtable.rules.game import AnyGame
from cardtable.rules.guess import guess
from cardtable.rules.moves import move_named
from cardtable.rules.sight import view

from .tables import TABLES, called, decisions, match_of

every_table = pytest.mark.parametrize("game", TABLES, ids=called)


@pytest.mark.slow
@every_table
def test_every_level_chooses_a_legal_move_and_rates_them_all(game: AnyGame) -> None:
    for _, sight, memory, moves in decisions(game, range(1), every=6, moves=60):
        for level in LEVELS:
            luck = Random(3).random
            player = player_for(game, level, memory.seat, None, luck, simulations=16)
            player.remember(memory)
            assert len(player.rate(sight, moves)) == len(moves)
            assert player.choose(sight, moves) in moves


@pytest.mark.unhurried
def test_every_question_of_every_game_is_searched() -> None:
    asked = set()
    for game in TABLES:
        for match, sight, memory, moves in decisions(game, range(2), every=3, moves=100):
            question = (game.id, match.state.asked)
            if question not in asked:
                asked.add(question)
                hard = player_for(game, "hard", memory.seat, None, Random(1).random, simulations=9)
                assert isinstance(hard, ThinkingPlayer)
                hard.remember(memory)
                hard.choose(sight, moves)
                assert hard.played, f"{question} is not searched"
    assert {name for _, name in asked} >= {
        *("wish", "announce", "card", "coffee", "set", "first", "combo", "swap"),
        *("hands", "pass", "errand", "refill"),
    }


def test_a_forced_move_is_made_at_once() -> None:
    game = GAMES["meows"](3)
    match = match_of(game, 1, 3)
    while len(match.legal_moves()) > 1:
        match.play(match.legal_moves()[0])
    seat = match.state.turn
    hard = player_for(game, "hard", seat, None, Random(1).random)
    assert isinstance(hard, ThinkingPlayer)
    assert hard.choose(match.view(seat), match.legal_moves()) is match.legal_moves()[0]
    assert hard.played == 0


@pytest.mark.slow
@every_table
def test_the_same_luck_makes_the_same_choice(game: AnyGame) -> None:
    for _, sight, memory, moves in decisions(game, range(1), every=12, moves=80):
        rated = []
        for _ in range(2):
            luck = Random(8).random
            hard = player_for(game, "hard", memory.seat, None, luck, simulations=40)
            hard.remember(memory)
            rated.append(hard.rate(sight, moves))
        assert rated[0] == rated[1]


def test_a_searching_player_stops_when_its_answer_is_no_longer_wanted() -> None:
    game = GAMES["catte"](3)
    match = match_of(game, 2, 0)
    seat = match.state.turn
    hard = player_for(game, "hard", seat, None, Random(1).random, simulations=10**9)
    assert isinstance(hard, ThinkingPlayer)
    hard.stop = lambda: True
    assert hard.choose(match.view(seat), match.legal_moves()) in match.legal_moves()


@pytest.mark.unhurried
@every_table
def test_easy_does_not_weigh_as_much_as_normal_does(game: AnyGame) -> None:
    """A beginner misses something of what Normal sees, wherever Normal knows a game at all."""
    looked = differ = 0
    for _, sight, memory, legal in decisions(game, range(3), every=2):
        rated = []
        for level in ("easy", "normal"):
            player = player_for(game, level, sight.turn, None, Random(1).random)
            if isinstance(player, ThinkingPlayer):
                return  # a game without a judgement of its own is searched
            player.remember(memory)
            rated.append(player.rate(sight, legal))
        looked += 1
        differ += rated[0] != rated[1]
    assert looked > 10
    assert differ > looked / 20


def test_taste_settles_near_ties_only() -> None:
    low, high = move_named("fine-2 hand>trick"), move_named("fine-9 hand>trick")
    assert Character("a", "careful").preferred([high, low]) is low
    assert Character("b", "bold").preferred([low, high]) is high
    game = GAMES["meows"](3)
    for kit in KITS.values():
        for character in kit.cast:
            player = player_for(game, "normal", 0, character, Random(1).random)
            assert player.pick([low, high], [1.0, 0.9]) is low
            assert player.pick([low, high], [0.9, 1.0]) is high


def test_every_game_has_a_character_for_every_seat_and_no_two_share_a_name() -> None:
    for game in GAMES.values():
        names = [character.name for character in KITS[game.id].cast]
        assert len(names) == len(set(names)) >= max(game.seat_counts)


@pytest.mark.parametrize("name", ["meows", "catte", "towai"])
def test_a_normal_player_beats_random_ones_clearly(name: str) -> None:
    game = GAMES[name](3)
    won = 0.0
    for seed in range(24):
        state = game.deal(seed)
        luck = Random(seed).random
        normal = player_for(game, "normal", 0, None, luck)
        while not game.is_over(state):
            moves = game.legal_moves(state)
            if state.turn == 0:
                move = normal.choose(view(game, state, 0), moves)
            else:
                move = moves[int(luck() * len(moves))]
            game.play(state, move)
        won += game.returns(state)[0]
    assert won > 12


def test_the_question_a_hidden_wish_leaves_open_is_answered_many_ways() -> None:
    game = GAMES["meows"](3, {"hidden": "yes", "stakes": "yes"})
    for match, sight, memory, _ in decisions(game, range(1), every=3, moves=30):
        if match.state.asked == "card":
            luck = Random(1).random
            worlds = [guess(game, sight, memory, luck) for _ in range(40)]
            other = (memory.seat + 1) % 3
            assert len({world.piles[12 + other] for world in worlds}) > 2
            return
    pytest.fail("no card was asked for")
