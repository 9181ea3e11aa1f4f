"""Hard's search: clear losers are dropped, the best stays, and what the rest is worth is told."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.games import GAMES
from cardtable.players.outlook import Outlook
from cardtable.players.registry import player_for
from cardtable.players.thinking_player import ThinkingPlayer
from cardtable.players.trial import compared
from cardtable.rules.state import OVER, State

from .tables import decisions


def hard(name: str = "catte", simulations: int = 400) -> ThinkingPlayer:
    """A searching player with fixed luck."""
    luck = Random(1).random
    player = player_for(GAMES[name](3), "hard", 0, None, luck, simulations=simulations)
    assert isinstance(player, ThinkingPlayer)
    return player


def tried(*means: float, worlds: int = 30) -> list[list[float]]:
    """Results of candidates that are worth so much in so many worlds, give or take some luck."""
    luck = Random(2)
    common = [luck.gauss(0, 0.3) for _ in range(worlds)]  # every candidate meets the same worlds
    return [[mean + luck.gauss(0, 0.1) + at for at in common] for mean in means]


def test_clear_losers_are_dropped_and_the_best_stays() -> None:
    assert hard().still_good(tried(0.2, 0.7, 0.1), [0, 1, 2]) == [1]


def test_who_is_not_clearly_behind_is_kept() -> None:
    assert hard().still_good(tried(0.50, 0.51, 0.1), [0, 1, 2]) == [0, 1]


def test_who_has_been_dropped_stays_dropped() -> None:
    winner, other = tried(0.9, 0.5)
    assert hard().still_good([winner, other, other], [1, 2]) == [1, 2]


def test_the_same_luck_for_all_tells_small_differences_apart() -> None:
    """The worlds differ by far more than the candidates; in each of them one is better."""
    worlds = [Random(seed).gauss(0, 5) for seed in range(24)]
    results = [[world + 0.01 for world in worlds], worlds]
    assert hard().still_good(results, [0, 1]) == [0]


def test_candidates_are_rated_by_how_far_they_are_behind_the_best() -> None:
    results = tried(0.6, 0.5, 0.2, worlds=200)
    rated = compared(results, [0, 1], [0.0, 0.0, 0.0], 0.0)
    assert rated == sorted(rated, reverse=True)
    assert rated[0] - rated[2] == pytest.approx(0.4, abs=0.05)


def test_with_few_worlds_judgements_own_opinion_decides() -> None:
    results = [[0.5] * 2, [0.5] * 2]
    rated = compared(results, [0, 1], [0.0, 1.0], 8.0)
    assert rated[1] > rated[0]


def ends(player: ThinkingPlayer, state: State) -> list[list[float]]:
    """Every way an open-handed rest of a round may go, each of its ends as shares."""
    rules = player.judgement.rules
    if state.asked == OVER:
        return [list(player.judgement.shares(state))]
    found = []
    for move in rules.legal_moves(state):
        after = state.copy()
        rules.play(after, move)
        found += ends(player, after)
    return found


@pytest.mark.unhurried
def test_a_solved_end_is_the_best_one_its_last_chooser_can_reach() -> None:
    """Where one seat alone has a choice left, the solution is its best end; it is never worse for
    the seat to move than the worst it could come to.
    """
    game = GAMES["meows"](3)
    alone = chosen = 0
    for match, sight, memory, _ in decisions(game, range(24)):
        seat = match.state.turn
        player = player_for(game, "hard", seat, None, Random(1).random, simulations=1)
        assert isinstance(player, ThinkingPlayer)
        if not player.judgement.closing(match.state):
            continue
        player.remember(memory)
        outlook = Outlook(player, sight)
        outlook.wild = [1.0] * game.seats  # nobody is taken to play by our judgement
        assert not player.judgement.trusts(outlook.wild[0])
        solved = outlook.solved(match.state.copy())[seat]
        rules, after = player.judgement.rules, []
        for move in match.legal_moves():
            state = match.state.copy()
            rules.play(state, move)
            after.append((outlook.solved(state.copy())[seat], ends(player, state)))
        assert solved == max(worth for worth, _ in after)
        chosen += min(worth for worth, _ in after) < solved
        if all(len(worths) == 1 for _, worths in after):
            alone += 1
            assert solved == max(worths[0][seat] for _, worths in after)
    assert alone > 5
    assert chosen > 5
