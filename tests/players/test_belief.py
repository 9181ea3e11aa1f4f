"""Hard's worlds and playouts: plays are weighed as they deserve, candidates by their own merits."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.games import GAMES
from cardtable.players.belief import MOST, Belief
from cardtable.players.judgement import Whims
from cardtable.players.manners import manners
from cardtable.players.registry import judgement_for
from cardtable.rules.game import AnyGame
from cardtable.rules.guess import guess
from cardtable.rules.memory import Memory
from cardtable.rules.sight import View

from .tables import called, decisions

rounds_of_tricks = pytest.mark.parametrize(
    "game", [GAMES["meows"](3), GAMES["meows"](4), GAMES["catte"](3), GAMES["catte"](4)], ids=called
)


def belief_of(game: AnyGame, sight: View, memory: Memory, seed: int = 1) -> Belief:
    """What a seat believes here."""
    judgement = judgement_for(game)
    luck = Random(seed).random
    return Belief(judgement, sight, memory, manners(judgement, memory), luck)


@rounds_of_tricks
def test_hands_weighed_before_weigh_the_same_again(game: AnyGame) -> None:
    compared = 0
    for _, sight, memory, _ in decisions(game, range(2), every=9, moves=60):
        often = belief_of(game, sight, memory)
        luck = Random(2).random
        for _ in range(6):
            world = guess(game, sight, memory, luck)
            for seat in often.plays:
                for least in (1e9, 1.0, 0.0):  # broken off early, then read to the end
                    again = often.likelihood(seat, world, least)
                fresh = belief_of(game, sight, memory).likelihood(seat, world)
                assert again == pytest.approx(fresh)
                compared += 1
    assert compared > 20


@rounds_of_tricks
def test_a_play_that_was_forced_is_as_likely_as_can_be(game: AnyGame) -> None:
    forced = 0
    for _, sight, memory, _ in decisions(game, range(6), every=3, moves=60):
        belief = belief_of(game, sight, memory)
        world = guess(game, sight, memory, Random(3).random)
        for seat, plays in belief.plays.items():
            before = [0.5] * len(belief.unread[seat])
            for play in plays:
                after = belief.read(seat, play, world, before)
                assert max(after) <= 0.5 * MOST * (1 + 1e-12)
                if len(game.legal_moves(play.before)) == 1:
                    assert after == [0.5 * MOST] * len(before)
                    forced += 1
    assert forced > 10


@pytest.mark.parametrize(
    "game", [*[GAMES[name](3) for name in GAMES], GAMES["towai"](6)], ids=called
)
def test_the_same_whims_lead_to_the_same_end_and_others_elsewhere(game: AnyGame) -> None:
    judgement = judgement_for(game)
    luck = Random(5).random
    wild = (0.4,) * game.seats
    ends = set()
    for _, sight, memory, moves in decisions(game, range(1), every=25, moves=30):
        world = guess(game, sight, memory, luck)
        for _ in range(6):
            whims = Whims(game.seats, luck)
            found = []
            for _ in range(2):
                state = world.copy()
                judgement.rules.play(state, moves[0])
                found.append(tuple(judgement.playout(state, wild, whims.again())))
            assert found[0] == found[1]
            ends.update(found)
    assert len(ends) > 2
