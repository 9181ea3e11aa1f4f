"""The worker: thinks elsewhere, may be killed, is dropped and closed at once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from time import monotonic, sleep

import pytest

from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.players import patience
from cardtable.players.worker import Advice, AnyAnswer, Proof, Question, Rest, Thinker, answered
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


def answer(thinker: Thinker) -> Advice:
    """Wait for the answer to a question about a move."""
    found = any_answer(thinker)
    assert isinstance(found, Advice)
    return found


def any_answer(thinker: Thinker) -> AnyAnswer:
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


@pytest.mark.unhurried
def test_asked_why_it_says_what_speaks_for_the_move_and_how_sure_each_rating_is(
    thinker: Thinker,
) -> None:
    match = a_match()
    seat = match.state.turn
    sight, memory = match.view(seat), match.memory(seat)
    question = Question(sight, memory, "hard", seed=1, seconds=LONG, simulations=200, why=True)
    thinker.ask(question)
    found = answer(thinker)
    assert found == answered(question)
    assert found.why is not None
    assert found.why.best is found.move
    assert len(found.errors) == len(found.ratings) == len(match.legal_moves())


def test_a_killed_worker_is_replaced_and_asked_again(thinker: Thinker) -> None:
    match = a_match()
    ask(thinker, match)
    first = answer(thinker)
    assert thinker._worker is not None
    thinker._worker.kill()
    thinker._worker.join()
    ask(thinker, match)
    assert answer(thinker).move is first.move


@pytest.mark.unhurried
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
    assert isinstance(found, Advice)
    assert found.move in match.legal_moves()


@pytest.mark.unhurried
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


def test_a_rest_is_looked_at_and_either_settled_or_not(thinker: Thinker) -> None:
    match = a_match("catte")
    thinker.ask(Rest(match.view(match.state.turn), match.memory(match.state.turn)))
    assert any_answer(thinker) == Proof(settled=False)  # a whole round is still to be played


def test_when_workers_keep_dying_nothing_is_called_settled(thinker: Thinker) -> None:
    match = a_match("catte")
    thinker.ask(Rest(match.view(match.state.turn), match.memory(match.state.turn)))
    found = None
    until = monotonic() + LONG
    while found is None and monotonic() < until:
        if thinker._worker is not None:
            thinker._worker.kill()
            thinker._worker.join()
        found = thinker.poll()
    assert found == Proof(settled=False)


# A worker that does not do its part


def stopped(thinker: Thinker) -> None:
    """Stop the worker where it is: it lives, and answers nothing."""
    assert thinker._worker is not None
    assert thinker._worker.pid
    if sys.platform != "win32":
        os.kill(thinker._worker.pid, signal.SIGSTOP)


def test_who_thinks_gives_way_to_the_table_from_the_start(thinker: Thinker) -> None:
    thinker.warm_up()
    assert thinker._worker is not None
    assert thinker._worker.pid
    if sys.platform != "win32":
        of_table = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, thinker._worker.pid) == min(19, of_table + 10)


@pytest.mark.unhurried
@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no process")
def test_a_worker_that_hangs_is_replaced_and_the_answer_comes(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = a_match()
    ask(thinker, match)
    first = answer(thinker)
    monkeypatch.setattr(patience, "_LEAST", 0.3)
    monkeypatch.setattr(patience, "_TIMES", 0)
    stopped(thinker)
    ask(thinker, match)
    assert answer(thinker).move is first.move
    assert "another one is asked" in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no process")
def test_when_every_worker_hangs_a_normal_moves_here_and_it_is_said(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(patience, "_LEAST", 0.05)
    monkeypatch.setattr(patience, "_BEGINNING", 0.0)
    monkeypatch.setattr(patience, "_TIMES", 0)
    match = a_match()
    ask(thinker, match, simulations=10**9)
    assert answer(thinker).move in match.legal_moves()
    assert "Normal moves here" in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="Windows stops no process")
def test_a_worker_that_does_not_read_keeps_nobody_waiting(thinker: Thinker) -> None:
    match = a_match()
    ask(thinker, match)
    answer(thinker)
    stopped(thinker)
    begun = monotonic()
    for _ in range(100):
        ask(thinker, match)
        thinker.drop()
        if thinker._worker is not None:
            stopped(thinker)
    assert monotonic() - begun < LONG


def test_where_no_process_can_be_started_the_game_goes_on_here(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(self: BaseProcess) -> None:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(BaseProcess, "start", refused)
    match = a_match()
    ask(thinker, match)
    assert answer(thinker).move in match.legal_moves()
