"""Nobody peeks: a player decides by what its seat has seen, and by nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.players.belief import Belief
from cardtable.players.manners import manners
from cardtable.players.registry import judgement_for, player_for
from cardtable.rules.cards import Card
from cardtable.rules.events import CardsMoved
from cardtable.rules.game import AnyGame
from cardtable.rules.guess import guess
from cardtable.rules.memory import Memory, knowledge
from cardtable.rules.moves import Move
from cardtable.rules.sight import View, seen, view
from cardtable.rules.state import State

from .tables import TABLES, called, decisions

every_table = pytest.mark.parametrize("game", TABLES, ids=called)


def fields(state: State) -> dict[str, Any]:
    """All that is in a state."""
    kinds = type(state).__mro__
    names = [name for kind in kinds for name in getattr(kind, "__slots__", ())]
    return {name: getattr(state, name) for name in names}


def choice(
    game: AnyGame, level: str, sight: View, memory: Memory, moves: list[Move], simulations: int = 24
) -> Move:
    """What a player of this level does with fixed luck and so many simulations."""
    luck = Random(5).random
    player = player_for(game, level, memory.seat, None, luck, simulations=simulations)
    player.remember(memory.copy())
    return player.choose(sight, moves)


@pytest.mark.slow
@every_table
def test_dealing_anew_what_a_seat_cannot_see_changes_no_choice(game: AnyGame) -> None:
    luck = Random(1).random
    looked_at = 0
    for match, sight, memory, moves in decisions(game, range(16), moves=90):
        looked_at += 1
        world = guess(game, sight, memory, luck)
        again = view(game, world, memory.seat)
        assert fields(again) == fields(sight)
        assert game.legal_moves(again) == moves == game.legal_moves(match.state)
        for level in ("easy", "normal"):
            first = choice(game, level, sight, memory, moves)
            assert first is choice(game, level, again, memory, moves)
    assert looked_at > 300


@pytest.mark.slow
@every_table
def test_dealing_anew_changes_no_choice_of_a_searching_player(game: AnyGame) -> None:
    luck = Random(2).random
    for _, sight, memory, moves in decisions(game, range(8), every=3, moves=90):
        again = view(game, guess(game, sight, memory, luck), memory.seat)
        first = choice(game, "hard", sight, memory, moves)
        assert first is choice(game, "hard", again, memory, moves)


def other_past(match: Match, known: Memory, world: State) -> tuple[State, Memory]:
    """This round as it went if that world is the true one: the same plays from other hands.

    What the seat then remembers must be what it remembers now, earlier rounds among it.
    """
    seat = known.seat
    game = match.game
    turns = match.turns
    begin = next(at for at in range(len(turns) + 1) if at == len(turns) or same_round(match, at))
    state = turns[begin].before.copy() if begin < len(turns) else match.state.copy()
    played: dict[int, tuple[Card, ...]] = {}
    for turn in turns[begin:]:
        for event in turn.events:
            if isinstance(event, CardsMoved) and game.pile_of[event.source].name == "hand":
                played[event.source] = played.get(event.source, ()) + event.cards
    for pile in game.hidden_from[seat]:
        if pile.name in ("hand", "aside"):
            state.piles[pile.number] = world.piles[pile.number] + played.get(pile.number, ())
    memory = Memory(game, seat)
    memory.rounds = known.rounds
    for turn in turns[begin:]:
        before = view(game, state, seat)
        assert turn.move in game.legal_moves(state), "a world in which somebody cheated"
        state.events = []
        game.play(state, turn.move)
        events, state.events = state.events, None
        memory.learn(before, [seen(game, event, seat) for event in events])
    return state, memory


def same_round(match: Match, at: int) -> bool:
    """Whether this turn belongs to the round under way."""
    return match.turns[at].before.round == match.state.round


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", [GAMES["meows"](3), GAMES["meows"](4), GAMES["catte"](3), GAMES["catte"](4)], ids=called
)
def test_the_same_plays_from_other_hands_leave_the_same_memory_and_choice(game: AnyGame) -> None:
    luck = Random(3).random
    for match, sight, memory, moves in decisions(game, range(3), every=5, moves=80):
        world = guess(game, sight, memory, luck)
        state, other = other_past(match, memory, world)
        again = view(game, state, memory.seat)
        assert knowledge(game, again, other) == knowledge(game, sight, memory)
        for level in ("normal", "hard"):
            first = choice(game, level, sight, memory, moves)
            assert first is choice(game, level, again, other, moves)


@pytest.mark.unhurried
@pytest.mark.parametrize(
    "game", [GAMES["meows"](3), GAMES["meows"](4), GAMES["catte"](3), GAMES["catte"](4)], ids=called
)
def test_from_believed_hands_everybody_could_have_played_as_they_did(game: AnyGame) -> None:
    luck = Random(8).random
    judgement = judgement_for(game)
    for match, sight, memory, _ in decisions(game, range(2), every=7, moves=80):
        belief = Belief(judgement, sight, memory, manners(judgement, memory), luck)
        for _ in range(3):
            state, other = other_past(match, memory, belief.world())
            again = view(game, state, memory.seat)
            assert knowledge(game, again, other) == knowledge(game, sight, memory)


@every_table
def test_believed_worlds_look_as_the_table_does_and_play_to_their_end(game: AnyGame) -> None:
    luck = Random(4).random
    judgement = judgement_for(game)
    for _, sight, memory, _ in decisions(game, range(1), every=5, moves=80):
        belief = Belief(judgement, sight, memory, manners(judgement, memory), luck)
        for _ in range(2):
            world = belief.world()
            assert knowledge(game, view(game, world, memory.seat)) == knowledge(game, sight)
            rules = judgement.rules
            left = 3000
            while left and (moves := rules.legal_moves(world)):
                rules.play(world, moves[int(luck() * len(moves))])
                left -= 1
            assert len(judgement.shares(world)) == game.seats
            assert all(0 <= share <= 1 for share in judgement.shares(world))


@every_table
def test_equal_knowledge_means_equal_legal_moves_deep_in_the_tree(game: AnyGame) -> None:
    luck = Random(6).random
    known: dict[str, list[Move]] = {}
    met_again = 0
    for _, sight, memory, _ in decisions(game, range(2), every=9, moves=80):
        for _ in range(12):
            world = guess(game, sight, memory, luck)
            for _ in range(5):
                moves = game.legal_moves(world)
                if not moves:
                    break
                key = knowledge(game, view(game, world, world.turn))
                met_again += key in known
                assert known.setdefault(key, moves) == moves
                game.play(world, moves[int(luck() * len(moves))])
    assert met_again > 20
