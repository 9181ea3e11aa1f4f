"""The worker: thinks elsewhere, may be killed, is dropped and closed at once."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.players.worker import Answer, Question, Thinker
from cardtable.seats import Seat

LONG = 30.0  # seconds nobody waits


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    """A thinker that is closed in the end."""
    thinker = Thinker()
    yield thinker
    thinker.close()


def a_match(name: str = "catte") -> Match:
    game = GAMES[name]()
    return Match(game, 3, (Seat("hard"),) * game.seats)


def ask(thinker: Thinker, match: Match, level: str = "hard", simulations: int = 40) -> None:
    """Ask what the seat to move should do."""
    seat = match.state.turn
    sight, memory = match.view(seat), match.memory(seat)
    question = Question(sight, memory, level, seed=1, seconds=LONG, simulations=simulations)
    thinker.ask(question)


def answer(thinker: Thinker) -> Answer:
    """Wait for the answer."""
    until = monotonic() + LONG
    while monotonic() < until:
        found = thinker.poll()
        if found is not None:
            return found
        sleep(0.002)
    pytest.fail("no answer came")


@pytest.mark.parametrize("name", list(GAMES))
def test_an_answer_is_a_legal_move_with_ratings(thinker: Thinker, name: str) -> None:
    match = a_match(name)
    ask(thinker, match)
    found = answer(thinker)
    assert found.move in match.legal_moves()
    assert [move for move, _ in found.ratings] == match.legal_moves()
    assert found.simulations
    assert thinker.poll() is None


def test_a_killed_worker_is_replaced_and_asked_again(thinker: Thinker) -> None:
    match = a_match()
    ask(thinker, match)
    first = answer(thinker)
    assert thinker._worker is not None
    thinker._worker.kill()
    thinker._worker.join()
    ask(thinker, match)
    assert answer(thinker).move is first.move


def test_a_worker_killed_while_it_thinks_is_replaced(thinker: Thinker) -> None:
    match = a_match()
    ask(thinker, match, simulations=600)
    assert thinker._worker is not None
    thinker._worker.kill()
    assert answer(thinker).move in match.legal_moves()


def test_when_workers_keep_dying_the_game_goes_on_here(thinker: Thinker) -> None:
    match = a_match()
    ask(thinker, match, simulations=10**9)
    found = None
    until = monotonic() + LONG
    while found is None and monotonic() < until:
        if thinker._worker is not None:
            thinker._worker.kill()
            thinker._worker.join()
        found = thinker.poll()
    assert found is not None
    assert found.move in match.legal_moves()


def test_a_dropped_question_is_not_answered_and_does_not_delay_the_next(thinker: Thinker) -> None:
    match = a_match()
    ask(thinker, match)
    answer(thinker)
    ask(thinker, match, simulations=10**9)
    sleep(0.1)
    thinker.drop()
    assert thinker.poll() is None
    another = a_match("towai")
    ask(thinker, another, "normal")
    assert answer(thinker).move in another.legal_moves()


def test_closing_does_not_wait_for_a_thought(thinker: Thinker) -> None:
    ask(thinker, a_match(), simulations=10**9)
    begun = monotonic()
    thinker.close()
    assert monotonic() - begun < 1


def test_the_worker_never_imports_the_screen() -> None:
    code = "import sys, cardtable.players.worker; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
