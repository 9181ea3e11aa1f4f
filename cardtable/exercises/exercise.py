"""A small exercise: a position out of a game, a question, and what may be answered.

Positions come from games played at random, and the rules say which answer is right: nothing here
or in a game's `exercises.py` states a rule again. Equal game, kind and seed make the same exercise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from cardtable.match import SEEDS
from cardtable.rules.cards import Card, Luck
from cardtable.rules.events import Event
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.reasons import Line, Reason
from cardtable.rules.state import State

Answer = Card | int | str  # a card, so many points or cards, or a word

TAKEN = 0.35  # how often a position that would do is taken: else the first tricks would be the most
MATCHES = 4000  # so many are played before a kind of question is given up


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that may be answered, and what the rules say of it."""

    answer: Answer
    reason: Reason | None = None  # why it is wrong; None if the sum of the exercise tells that


class Group(NamedTuple):
    """Cards that are laid out together to be counted."""

    name: str  # the pile they lie in, as its owner calls it
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and what is asked about it."""

    asks: Reason  # a key of ``exercise.…`` with its values
    state: State  # the moment that is shown, as the table would show it
    seat: int  # whose eyes it is seen with
    choices: tuple[Choice, ...]
    right: int  # the place of the right one
    shows: tuple[str, ...]  # the piles one needs to see, as that seat calls them
    hard: int = 0  # how hard it is, among those of its kind
    topic: str = ""  # which of the rules' cases it is: a chapter holds as many as it can
    then: tuple[Event, ...] = ()  # what the right answer makes happen
    after: State | None = None  # and the moment that follows
    laid: tuple[Group, ...] = ()  # cards laid out to be counted
    beside: Card | None = None  # a card by which these are counted
    sum: tuple[Line, ...] = ()  # what the rules count


Ask = Callable[[AnyGame, State, Luck], Puzzle | None]


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of question, a chapter of a game's exercises."""

    name: str
    ask: Ask  # makes a question of a moment, or None if it would not have one right answer


@dataclass(frozen=True, slots=True)
class Exercise:
    """A question with its number."""

    game: AnyGame
    kind: str
    seed: int
    question: Puzzle

    @property
    def answer(self) -> Answer:
        """The right answer."""
        return self.question.choices[self.question.right].answer

    @property
    def answers(self) -> Sequence[Answer]:
        """Everything that may be answered."""
        return [choice.answer for choice in self.question.choices]

    def is_right(self, answer: Answer) -> bool:
        """Whether this is the right answer."""
        return answer == self.answer

    def reason_against(self, answer: Answer) -> Reason | None:
        """Why this answer is wrong; None if the sum tells that, or if it is right."""
        at = self.answers.index(answer)
        return None if at == self.question.right else self.question.choices[at].reason


def draw(rules: type[AnyGame], kind: Kind, seed: int) -> Exercise:
    """The exercise of this kind with this number."""
    game = rules()
    luck = Random(f"{game.id} {kind.name} {seed}").random
    for _ in range(MATCHES):
        state = game.deal(int(luck() * SEEDS))
        while moves := game.legal_moves(state):
            if luck() < TAKEN:
                question = kind.ask(game, state.copy(), luck)
                if question is not None:
                    return Exercise(game, kind.name, seed, question)
            game.play(state, moves[int(luck() * len(moves))])
    raise AssertionError(f"no game of {game.id} comes to a question of the kind {kind.name}")


def happens(game: AnyGame, state: State, move: Move) -> tuple[tuple[Event, ...], State]:
    """What a legal move makes happen, and the moment after it."""
    after = state.copy()
    after.events = []
    game.play(after, move)
    events = tuple(after.events)
    after.events = None
    return events, after


def only(found: Sequence[int]) -> int | None:
    """The one that was found; None if none was, or several."""
    return found[0] if len(found) == 1 else None
