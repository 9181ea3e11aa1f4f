"""Thinker: lets players think in another process while the screen keeps drawing.

One daemon worker, spawned, with a pipe: killed or broken it is replaced and asked again, and
it dies with its parent at once. It imports nothing of the screen, so it works in frozen builds
whose start script calls `multiprocessing.freeze_support()` first.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from random import Random

from cardtable.kits import KITS
from cardtable.players.giving_way import give_way
from cardtable.players.patience import Patience
from cardtable.players.registry import PACE, character_named, player_for
from cardtable.players.thinking_player import ThinkingPlayer
from cardtable.players.why import Why, why
from cardtable.rules.memory import Memory
from cardtable.rules.moves import Move
from cardtable.rules.settled import settled
from cardtable.rules.sight import View

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

_log = logging.getLogger(__name__)

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
    why: bool = False  # rate every move in the same worlds, and find what speaks for the best


@dataclass(frozen=True, slots=True)
class Rest:
    """Can anything still change a score this round, for all that a seat knows?"""

    sight: View
    memory: Memory


@dataclass(frozen=True, slots=True)
class Advice:
    """What a player chose, and how it rated every move it could make."""

    move: Move
    ratings: Sequence[tuple[Move, float]]  # empty if there was nothing to choose
    simulations: int = 0
    errors: Sequence[float] = ()  # of each rating, if it was asked why: see `Trial.errors`
    why: Why | None = None


@dataclass(frozen=True, slots=True)
class Proof:
    """Whether it is proved that no order of play changes a score any more."""

    settled: bool


AnyQuestion = Question | Rest
AnyAnswer = Advice | Proof


class Thinker:
    """Asks one worker one question at a time. Nothing here waits."""

    def __init__(self) -> None:
        self._worker: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._question: AnyQuestion | None = None  # the one whose answer is wanted
        self._ticket = 0  # its number, by which its answer is told from a late one
        self._deaths = 0
        self._patience = Patience()

    def warm_up(self) -> None:
        """Start the worker, if none is running, so that the first question need not."""
        if self._worker is not None and self._worker.is_alive():
            return
        self._let_go()
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        try:
            worker = context.Process(
                target=answer_all, args=(theirs,), name="cardtable-thinker", daemon=True
            )
            worker.start()
            give_way(worker)
        finally:
            theirs.close()  # or a dead worker's pipe would never end
        self._worker = worker
        self._patience = Patience()

    def ask(self, question: AnyQuestion) -> None:
        """Put a question; an earlier one still open is dropped."""
        self._ticket += 1
        self._deaths = 0
        self._question = question
        self._send()

    def poll(self) -> AnyAnswer | None:
        """The answer to the open question, once it has come. Never waits."""
        if self._question is None:
            return None
        try:
            answer = self._heard()
            if answer is not None:
                self._question = None
                return answer
            if self._worker is not None and self._worker.is_alive():
                given = self._question.seconds if isinstance(self._question, Question) else 0.0
                if not self._patience.over(given):
                    return None
                _log.warning("a player does not answer; another one is asked")
        except (EOFError, OSError):
            pass
        return self._after_a_death()

    def _heard(self) -> AnyAnswer | None:
        """The answer that is waited for, if it has come; late ones are passed over."""
        while self._pipe is not None and self._pipe.poll():
            ticket, answer = self._pipe.recv()
            self._patience.heard()
            if ticket == self._ticket and self._question is not None:
                assert isinstance(answer, Advice | Proof)
                return answer
        return None

    def drop(self) -> None:
        """The open question is no longer asked, as after an undo: its answer will not come."""
        self._question = None
        if self._pipe is not None:
            try:
                self._tell(None)  # stops a search under way
            except (EOFError, OSError):
                self._let_go()

    def close(self) -> None:
        """End the worker at once."""
        self._question = None
        self._let_go()

    def _send(self) -> None:
        try:
            self.warm_up()
            self._tell((self._ticket, self._question))
        except (EOFError, OSError):
            self._let_go()  # poll finds no worker and starts another

    def _tell(self, message: tuple[int, AnyQuestion | None] | None) -> None:
        """Send the worker something, unless it does not read: then it is given up."""
        self._heard()
        if self._pipe is None or not self._patience.reads:
            raise BrokenPipeError
        self._pipe.send(message)
        self._patience.sent()

    def _after_a_death(self) -> AnyAnswer | None:
        """The worker died over the open question: ask a new one, or answer here."""
        assert self._question is not None
        self._let_go()
        self._deaths += 1
        if self._deaths <= PATIENCE:
            self._send()
            return None
        question, self._question = self._question, None
        if isinstance(question, Rest):
            return Proof(settled=False)
        level = "easy" if question.level == "easy" else "normal"
        _log.warning("no worker answers; %s moves here", level.capitalize())
        return answered(question, level=level)

    def _let_go(self) -> None:
        if self._worker is not None:
            self._worker.kill()
            self._worker = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


def luck_at(seed: int, moves: int) -> int:
    """The seed of a player's luck after so many moves: the same moment, the same thoughts."""
    return (seed * 1009 + moves) % 2**31


def answered(question: Question, pipe: Connection | None = None, level: str = "") -> Advice:
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
        return Advice(moves[0], ())
    if isinstance(player, ThinkingPlayer):
        player.wall = 2 * question.seconds
        if pipe is not None:
            player.stop = pipe.poll  # whatever comes next, this answer is no longer wanted
        if question.why:
            return reasoned(player, question.sight, moves)
        ratings = player.rate(question.sight, moves)
        move = player.pick_known(question.sight, moves, ratings)
        rated = tuple(zip(moves, ratings, strict=True))
        return Advice(move, rated, player.played)
    move = player.choose(question.sight, moves)
    ratings = player.rate(question.sight, moves)
    return Advice(move, tuple(zip(moves, ratings, strict=True)))


def reasoned(player: ThinkingPlayer, sight: View, moves: Sequence[Move]) -> Advice:
    """What this player would do, how it rates every move in the same worlds, and why."""
    trial = player.trial(sight, moves)
    ratings = trial.rated(moves)
    move = player.pick_known(sight, moves, ratings)
    return Advice(
        move,
        tuple(zip(moves, ratings, strict=True)),
        player.played,
        tuple(trial.errors(moves, move)),
        why(trial, KITS[player.game.id].facts(), trial.like(moves, move))._replace(best=move),
    )


def proved(rest: Rest, pipe: Connection) -> Proof:
    """The proof that a rest is settled, if there is one."""
    game = rest.memory.game
    return Proof(settled(game, rest.sight, rest.memory, pipe.poll))


def answer_all(pipe: Connection) -> None:
    """The worker: answers questions until nobody is there to ask."""
    while True:
        try:
            asked = pipe.recv()
            if asked is not None and not pipe.poll():
                ticket, question = asked
                answer: AnyAnswer
                if isinstance(question, Rest):
                    answer = proved(question, pipe)
                else:
                    answer = answered(question, pipe)
                pipe.send((ticket, answer))
        except (EOFError, OSError, KeyboardInterrupt):
            return
