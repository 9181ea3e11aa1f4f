"""Hints say why, and what they say is so: counted again in the worlds it was found in."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from cardtable.games import GAMES
from cardtable.kits import KITS
from cardtable.media.words import LANGUAGES, words
from cardtable.players.registry import player_for
from cardtable.players.thinking_player import ThinkingPlayer
from cardtable.players.trial import Trial
from cardtable.players.why import Claim, Why, why
from cardtable.players.worker import Question, answered
from cardtable.rules.game import AnyGame
from cardtable.rules.guess import guess
from cardtable.rules.memory import Memory, knowledge
from cardtable.rules.moves import Move
from cardtable.rules.reasons import Reason
from cardtable.rules.sight import View, view
from cardtable.table.advice import Advice
from cardtable.table.wording import Wording
from tests.games.test_texts import UNWORDED

from .retold import Retold, always_taken, told
from .tables import TABLES, called, decisions

UNSAID = re.compile(r"[{}]|\b(why|hint|often)\.[a-z0-9]")

every_table = pytest.mark.parametrize("game", TABLES, ids=called)


def tables_of(game: str) -> list[AnyGame]:
    """The tables of one game."""
    return [table for table in TABLES if table.id == game]


def trial_of(game: AnyGame, sight: View, memory: Memory, moves: list[Move], count: int) -> Trial:
    """Every move tried by Hard in the same worlds, with fixed luck."""
    hard = player_for(game, "hard", memory.seat, None, Random(5).random, simulations=count)
    assert isinstance(hard, ThinkingPlayer)
    hard.remember(memory.copy())
    return hard.trial(sight, moves)


def hints(game: str, count: int, simulations: int) -> Iterator[tuple[AnyGame, View, Trial, Why]]:
    """So many hints at moments of one game, from all its tables."""
    tables = tables_of(game)

    def one_table(table: AnyGame) -> Iterator[tuple[AnyGame, View, Trial, Why]]:
        for _, sight, memory, moves in decisions(table, range(30), every=3, moves=90):
            trial = trial_of(table, sight, memory, moves, simulations)
            ratings = trial.ratings()
            best = trial.moves[ratings.index(max(ratings))]
            yield table, sight, trial, why(trial, KITS[game].facts(), best)

    for table in tables:
        yield from islice(one_table(table), -(-count // len(tables)))


def retold(trial: Trial, move: Move) -> list[Retold]:
    """How this move went on in each of the worlds, told by the piles."""
    outlook = trial.outlook
    return [
        Retold(outlook.rules, world, outlook.line(world, move, plans), outlook.seat)
        for world, plans in zip(trial.worlds, trial.plans, strict=True)
    ]


def check_counts(trial: Trial, found: Why, claim: Claim) -> None:
    """The claim holds in as many worlds as it says, with the best move and with the other."""
    assert found.than is not None
    ours, theirs = retold(trial, found.best), retold(trial, found.than)
    gains = trial.gains(trial.moves.index(found.best), trial.moves.index(found.than))
    better, worse = sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains)
    if claim.key == "better":
        assert (claim.held, claim.against, claim.of) == (better, worse, better + worse)
        assert better > worse
    elif claim.key == "by-far":
        assert (claim.held, claim.against, claim.of) == (better, worse, better + worse)
        assert sum(gains) > 0
    elif claim.key == "points":
        pairs = [(one.points(), other.points()) for one, other in zip(ours, theirs, strict=True)]
        means = [sum(scores) / len(pairs) for scores in zip(*pairs, strict=True)]
        assert [value for _, value in claim.values] == [round(10 * mean) for mean in means]
        assert claim.held == sum(one > other for one, other in pairs)
        assert claim.against == sum(one < other for one, other in pairs)
    else:
        fact = Reason(claim.key, claim.values)
        assert (claim.held, claim.of) == (told(ours, fact), len(ours))
        compared = (
            Reason("take-trick") if claim.key in ("unbeatable", "take-trick-unless") else fact
        )
        assert claim.against == told(theirs, compared)
        assert claim.held > claim.against


def check_certainty(trial: Trial, found: Why, claim: Claim) -> None:
    """What is said to be certain is so whatever anybody does afterwards."""
    rules, seat, luck = trial.outlook.rules, trial.outlook.seat, Random(1)
    assert claim.held == claim.of
    memory, game = trial.outlook.belief.memory, trial.outlook.belief.game
    others = [guess(game, trial.sight, memory, luck.random) for _ in range(40)]
    for world in (*trial.worlds, *others):
        if claim.key == "unbeatable":
            after = rules.after(world, found.best)
            assert always_taken(rules, after, seat, found.best.card)
        line = [found.best]
        state = rules.after(world, found.best)
        while state.round == world.round and (moves := rules.legal_moves(state)):
            line.append(luck.choice(moves))
            state = rules.after(state, line[-1])
        assert Retold(rules, world, line, seat).holds(claim.key, claim.values)


def check_hint(game: AnyGame, sight: View, trial: Trial, found: Why) -> None:
    """Its worlds are possible, its claim is true, and it can be said."""
    seat = trial.outlook.seat
    for world in trial.worlds:
        assert knowledge(game, view(game, world, seat)) == knowledge(game, sight)
    assert found.best in trial.moves
    if found.claim is not None:
        check_counts(trial, found, found.claim)
        if found.claim.certain:
            check_certainty(trial, found, found.claim)
    names = [f"P{number}" for number in range(game.seats)]
    advice = Advice(Wording(game, names), found)
    for language in LANGUAGES:
        words.language = language
        assert advice.reason()
        assert bool(advice.difference()) == (found.other is not None)
        for text in (advice.reason(), advice.difference()):
            assert not UNWORDED.search(text), text
            assert not UNSAID.search(text), text
    words.language = "en"


@pytest.mark.parametrize(
    ("count", "simulations"),
    [(12, 150), (300, 200)],
    ids=["some", "many"],
)
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_a_hint_says_is_so_in_the_worlds_it_was_found_in(
    game: str, count: int, simulations: int
) -> None:
    said: Counter[str] = Counter()
    for table, sight, trial, found in hints(game, count, simulations):
        check_hint(table, sight, trial, found)
        said[found.claim.key if found.claim else "near" if found.near else "same"] += 1
    assert said.total() >= count
    assert len(said) > (1 if count < 100 else 5)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["meows", "catte"])
def test_who_takes_the_trick_is_soon_a_reason(game: str) -> None:
    tricks = 0
    for table, sight, trial, found in hints(game, 90, 120):
        key = "" if found.claim is None else found.claim.key.removeprefix("not-")
        if key in ("take-trick", "take-trick-unless", "unbeatable", "trick-to"):
            check_hint(table, sight, trial, found)
            tricks += 1
        if tricks == 2:
            return
    raise AssertionError("no hint speaks of the trick")


@pytest.mark.slow
@every_table
def test_every_move_is_rated_in_the_same_worlds_and_none_is_dropped(game: AnyGame) -> None:
    for _, sight, memory, moves in islice(decisions(game, range(1), every=9), 3):
        trial = trial_of(game, sight, memory, moves, 120)
        assert {len(values) for values in trial.results} == {trial.tried}
        ratings = trial.rated(moves)
        best = moves[ratings.index(max(ratings))]
        assert len(ratings) == len(trial.errors(moves, best)) == len(moves)
        assert all(error >= 0 for error in trial.errors(moves, best))


def test_the_error_of_a_gap_is_that_of_the_differences_world_by_world() -> None:
    game = GAMES["catte"](3)
    _, sight, memory, moves = next(decisions(game, range(1)))
    trial = trial_of(game, sight, memory, moves, 200)
    gaps = [a - b for a, b in zip(trial.results[0], trial.results[1], strict=True)]
    mean = sum(gaps) / len(gaps)
    assert trial.gap(0, 1).value == pytest.approx(mean)
    variance = sum((gap - mean) ** 2 for gap in gaps) / len(gaps)
    assert trial.gap(0, 1).error == pytest.approx((variance / len(gaps)) ** 0.5)


def hint(sight: View, memory: Memory, **more: Any) -> Any:
    """What Hard advises, with a fixed luck."""
    question = Question(sight, memory.copy(), "hard", seed=5, simulations=80, why=True, **more)
    return answered(question)


@pytest.mark.slow
@every_table
def test_dealing_anew_what_a_seat_cannot_see_changes_no_hint(game: AnyGame) -> None:
    luck = Random(2).random
    for _, sight, memory, _ in islice(decisions(game, range(2), every=7, moves=90), 8):
        again = view(game, guess(game, sight, memory, luck), memory.seat)
        assert hint(sight, memory) == hint(again, memory)


@pytest.mark.slow
def test_a_near_tie_says_so_and_a_clear_best_move_does_not() -> None:
    clear = near = 0
    for _, _, trial, found in hints("catte", 16, 150):
        if found.other is None or found.gap is None:
            continue
        gap = trial.gap(trial.moves.index(found.best), trial.moves.index(found.other))
        assert found.gap == gap
        assert found.near == (gap.value <= max(0.003, 2 * gap.error))
        text = Advice(Wording(GAMES["catte"](3), ("A", "B", "C", "D")), found).reason()
        assert text.startswith("A near-tie") == found.near
        clear, near = clear + (not found.near), near + found.near
    assert min(clear, near) > 1
