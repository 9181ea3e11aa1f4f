"""Thinker: lets players think in another process while the screen keeps drawing.

One daemon worker, spawned, with a pipe: killed or broken it is replaced and asked again, and
it dies with its parent at once. It imports nothing of the screen, so it works in frozen builds
whose start script calls `multiprocessing.freeze_support()` first.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from random import Random

from cardtable.players.registry import PACE, character_named, player_for
from cardtable.players.thinking_player import ThinkingPlayer
from cardtable.rules.memory import Memory
from cardtable.rules.moves import Move
from cardtable.rules.sight import View

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

PATIENCE = 2  # workers that may die over one question before it is answered here, by Normal


@dataclass(frozen=True, slots=True)
class Question:
    """What should a seat do? All that the answer depends on; the memory knows game and seat."""

    sight: View
    memory: Memory
    level: str
    character: str = ""
    seed: int = 0
    seconds: float = PACE
    simulations: int | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player chose, and how it rated every move it could make."""

    move: Move
    ratings: Sequence[tuple[Move, float]]  # empty if there was nothing to choose
    simulations: int = 0


class Thinker:
    """Asks one worker one question at a time. Nothing here waits."""

    def __init__(self) -> None:
        self._worker: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._question: Question | None = None  # the one whose answer is wanted
        self._ticket = 0  # its number, by which its answer is told from a late one
        self._deaths = 0

    def warm_up(self) -> None:
        """Start the worker, if none is running, so that the first question need not."""
        if self._worker is not None and self._worker.is_alive():
            return
        self._let_go()
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._worker = context.Process(
            target=answer_all, args=(theirs,), name="cardtable-thinker", daemon=True
        )
        self._worker.start()
        theirs.close()  # or a dead worker's pipe would never end

    def ask(self, question: Question) -> None:
        """Put a question; an earlier one still open is dropped."""
        self._ticket += 1
        self._deaths = 0
        self._question = question
        self._send()

    def poll(self) -> Answer | None:
        """The answer to the open question, once it has come. Never waits."""
        if self._question is None:
            return None
        try:
            while self._pipe is not None and self._pipe.poll():
                ticket, answer = self._pipe.recv()
                if ticket == self._ticket:
                    self._question = None
                    assert isinstance(answer, Answer)
                    return answer
            if self._worker is not None and self._worker.is_alive():
                return None
        except (EOFError, OSError):
            pass
        return self._after_a_death()

    def drop(self) -> None:
        """The open question is no longer asked, as after an undo: its answer will not come."""
        self._question = None
        if self._pipe is not None:
            try:
                self._pipe.send(None)  # stops a search under way
            except OSError:
                self._let_go()

    def close(self) -> None:
        """End the worker at once."""
        self._question = None
        self._let_go()

    def _send(self) -> None:
        try:
            self.warm_up()
            assert self._pipe is not None
            self._pipe.send((self._ticket, self._question))
        except OSError:
            self._let_go()  # poll finds no worker and starts another

    def _after_a_death(self) -> Answer | None:
        """The worker died over the open question: ask a new one, or answer here."""
        assert self._question is not None
        self._let_go()
        self._deaths += 1
        if self._deaths <= PATIENCE:
            self._send()
            return None
        question, self._question = self._question, None
        level = "easy" if question.level == "easy" else "normal"
        return answered(question, level=level)

    def _let_go(self) -> None:
        if self._worker is not None:
            self._worker.kill()
            self._worker = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


def answered(question: Question, pipe: Connection | None = None, level: str = "") -> Answer:
    """The answer of the player that the question is for."""
    game, seat = question.memory.game, question.memory.seat
    player = player_for(
        game,
        level or question.level,
        seat,
        character_named(game.id, question.character),
        Random(question.seed).random,
        question.seconds,
        question.simulations,
    )
    player.remember(question.memory)
    moves = game.legal_moves(question.sight)
    if len(moves) == 1:
        return Answer(moves[0], ())
    if isinstance(player, ThinkingPlayer):
        player.wall = 2 * question.seconds
        if pipe is not None:
            player.stop = pipe.poll  # whatever comes next, this answer is no longer wanted
        ratings = player.rate(question.sight, moves)
        move = player.pick_known(question.sight, moves, ratings)
        rated = tuple(zip(moves, ratings, strict=True))
        return Answer(move, rated, player.played)
    move = player.choose(question.sight, moves)
    ratings = player.rate(question.sight, moves)
    return Answer(move, tuple(zip(moves, ratings, strict=True)))


def answer_all(pipe: Connection) -> None:
    """The worker: answers questions until nobody is there to ask."""
    if hasattr(os, "nice"):
        os.nice(10)
    while True:
        try:
            asked = pipe.recv()
            if asked is not None and not pipe.poll():
                ticket, question = asked
                pipe.send((ticket, answered(question, pipe)))
        except (EOFError, OSError, KeyboardInterrupt):
            return
