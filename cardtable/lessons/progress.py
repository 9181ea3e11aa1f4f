"""How far one has come in a lesson: what is said now, who may go on, and what a move has cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cardtable.lessons.lesson import Do, Lesson, Step, Tell
from cardtable.lessons.script import exchanged, fault, outcome, settled, unsaid, whose
from cardtable.match import Match, Turn
from cardtable.rules.events import TrickWon
from cardtable.rules.moves import Move, move_named
from cardtable.rules.state import State
from cardtable.taking_back import no_choice

Choice = Literal["go_on", "once_more", "show_me"]


@dataclass(frozen=True)
class Remark:
    """What is said of a move that was not wanted, once it has been played out."""

    step: Do
    move: Move
    cost: float  # by how much one would have more; 0 if that cannot be told
    taker: int | None  # the seat that took the trick, if one was taken
    choices: Sequence[Choice]


@dataclass(frozen=True)
class Aside:
    """A move that was not wanted does as well; this is said while the others go on."""

    step: Do


@dataclass(frozen=True)
class Strayed:
    """The learner has made another move than was wanted."""

    turns: int  # had been made before
    step: Do
    move: Move
    script: Sequence[Step | str]  # from the move after it on, if the lesson works all the same
    works: bool


class Progress:
    """One learner in one lesson. It watches the match, and never changes it."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match
        self.script: list[Step | str] = list(lesson.script)
        self.at = 0  # the part of the script that comes now
        self.strayed: Strayed | None = None
        self.aside: Aside | None = None  # of the learner's last move
        self._line = whose(lesson, match.game.id)
        self._unsaid = unsaid(lesson, self._line)
        self._seen = 0  # so many moves have been followed

    # What is said

    @property
    def step(self) -> Step | None:
        """What is said now, as long as the learner keeps to the script."""
        if self.strayed is not None or self.over:
            return None
        part = self.script[self.at]
        return None if isinstance(part, str) else part

    @property
    def over(self) -> bool:
        """Whether everything has been said and done."""
        return self.at >= len(self.script)

    @property
    def ending(self) -> bool:
        """Whether nothing is left but, perhaps, the last thing that is told."""
        told = self.at == len(self.script) - 1 and isinstance(self.script[-1], Tell)
        return self.strayed is None and (self.over or told)

    @property
    def done(self) -> list[str]:
        """The names of the steps that have been done."""
        return [part.name for part in self.script[: self.at] if not isinstance(part, str)]

    @property
    def remark(self) -> Remark | None:
        """What is said of a move that was not wanted, once it has come to something."""
        strayed = self.strayed
        if strayed is None or not self._played_out(strayed):
            return None
        since = self.match.turns[strayed.turns :]
        own = [turn for turn in since if self._decides(turn.before)]
        won = [e.seat for turn in since for e in turn.events if isinstance(e, TrickWon)]
        choices: list[Choice] = ["once_more", "go_on" if strayed.works else "show_me"]
        cost = self._cost(strayed) if len(own) == 1 else 0.0
        return Remark(strayed.step, strayed.move, cost, won[-1] if won else None, choices)

    def _played_out(self, strayed: Strayed) -> bool:
        since = self.match.turns[strayed.turns :]
        if self.match.over or self._decides(self.match.state):
            return True
        return any(settled(turn.events) for turn in since)

    def _decides(self, state: State) -> bool:
        """Whether it is the learner's turn, and not just to say what goes without saying."""
        if state.turn != self.lesson.learner:
            return False
        return not no_choice(self.match.game.legal_moves(state), self._unsaid)

    def _cost(self, strayed: Strayed) -> float:
        """How much more the learner would have by the script, as far as this was played."""
        script = [strayed.step, *self.script[self.at + 1 :]]
        wanted = outcome(self.lesson, self.match, strayed.turns, script)
        now = self.lesson.worth(self.match.game, self.match.state, self.lesson.learner)
        return max(0.0, wanted - now)

    # What is done

    def answer(self) -> Move | None:
        """What is done now without the learner's choice, if nothing has to be heard first."""
        if self.match.over or self._decides(self.match.state):
            return None
        strayed = self.strayed
        if strayed is not None:
            return None if self._played_out(strayed) else self._makeshift(strayed)
        if self.over:
            return None
        part = self.script[self.at]
        return move_named(part) if isinstance(part, str) else None

    def _makeshift(self, strayed: Strayed) -> Move:
        """What others do beside the script: what it has for them yet, as far as it may be done."""
        legal = self.match.legal_moves()
        planned = [m for seat, m in self._line[strayed.turns :] if seat == self.match.state.turn]
        return next((move for move in planned if move in legal), legal[0])

    def is_past(self, told: object) -> bool:
        """Whether a move has been made since this was asked for."""
        made = self._seen < len(self.match.turns)  # and is not followed yet
        return isinstance(told, Do) and (made or self.step is not told)

    def follow(self) -> None:
        """Moves may have been made in the match: follow them."""
        for number, turn in enumerate(self.match.turns[self._seen :], self._seen):
            self._seen = number + 1
            if self.strayed is None and not self.over:
                self._follow(number, turn)

    def _follow(self, number: int, turn: Turn) -> None:
        while isinstance(part := self.script[self.at], Tell):
            self.at += 1  # who acts has heard enough
            if self.over:
                return
        if turn.seat == self.lesson.learner:
            self.aside = None
        if isinstance(part, str) or turn.move.text == part.move:
            self.at += 1
            return
        rest = exchanged(self.script[self.at + 1 :], move_named(part.move), turn.move)
        game, state = self.match.game, self.match.state
        works = not fault(game, state, rest, self.lesson.learner, turn.events)
        strayed = Strayed(number, part, turn.move, rest, works)
        welcome = turn.move.text in part.also
        if works and (welcome or not self._would_cost(strayed)):
            self._keep_to(strayed)
            self.aside = None if welcome else Aside(part)
        else:
            self.strayed = strayed

    def _would_cost(self, strayed: Strayed) -> bool:
        """Whether a move the lesson could go on with comes to less than the wanted one."""
        made = Do(strayed.step.name, strayed.step.who, strayed.move.text)
        wanted = outcome(self.lesson, self.match, strayed.turns, self.script[self.at :])
        return wanted > outcome(self.lesson, self.match, strayed.turns, [made, *strayed.script])

    def _keep_to(self, strayed: Strayed) -> None:
        """From here on the script is as that move has made it."""
        self.script[self.at + 1 :] = strayed.script
        self.at += 1

    # What the learner chooses

    def go_on(self) -> None:
        """Heard: the next, also after a move that was not wanted if the lesson works with it."""
        strayed = self.strayed
        if strayed is not None:
            if not strayed.works:
                return  # what was tapped had been said before that move
            self.strayed = None
            self._keep_to(strayed)
            for number in range(strayed.turns + 1, len(self.match.turns)):
                self._follow(number, self.match.turns[number])
        elif isinstance(self.step, Tell):
            self.at += 1

    def back(self) -> int:
        """Forget the move that was not wanted; how many moves are to be left of the match."""
        strayed, self.strayed = self.strayed, None
        if strayed is not None:
            self._seen = strayed.turns
        return self._seen

    @property
    def wanted(self) -> Move | None:
        """The move a step asks for now."""
        step = self.strayed.step if self.strayed else self.step
        return move_named(step.move) if isinstance(step, Do) else None

    # Leaving and coming back

    def kept(self) -> list[str]:
        """All that is needed to come back to this step: how far it is, and the moves."""
        turns = self.match.turns[: self.strayed.turns if self.strayed else None]
        return [str(self.at), *[turn.move.text for turn in turns]]

    def take_up(self, kept: Sequence[str]) -> bool:
        """Come back to a step; whether that could be done. Otherwise all begins anew.

        What is told of a move is told after that move, which is made once more.
        """
        match = self.lesson.match(self.match.game.id)
        trial = Progress(self.lesson, match)
        for text in kept[1:]:
            if match.over or not (found := [m for m in match.legal_moves() if m.text == text]):
                return False
            match.play(found[0])
            trial.follow()
            if trial.strayed is not None:
                if not trial.strayed.works:
                    return False
                trial.go_on()
        at = int(kept[0]) if kept and kept[0].isdecimal() else -1
        while trial.at < min(at, len(trial.script)) and isinstance(trial.step, Tell):
            trial.at += 1
        if trial.at != at or trial.over:
            return False
        told = trial.at
        while told and isinstance(trial.script[told], Tell):
            told -= 1
        if told < trial.at and not isinstance(trial.script[told], Tell):
            return self.take_up([str(told), *kept[1:-1]])
        for turn in match.turns:
            self.match.play(turn.move)
        self.script, self.at, self._seen = trial.script, trial.at, trial._seen
        return True
