"""Who thinks for a match's empty chairs, and what they are asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol

from cardtable.match import Match
from cardtable.players.why import Why
from cardtable.players.worker import AnyAnswer, AnyQuestion, Proof, Question, Rest, luck_at
from cardtable.rules.moves import Move
from cardtable.settings import Settings


class Thinks(Protocol):
    """Whoever chooses for the computer's seats; nothing here waits."""

    def warm_up(self) -> None: ...

    def ask(self, question: AnyQuestion) -> None: ...

    def poll(self) -> AnyAnswer | None: ...

    def drop(self) -> None: ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Thought:
    """What the thinker has come to."""

    move: Move
    hint: bool  # it is advice for the one who looks, and not a seat's own move
    why: Why | None = None  # with what speaks for it


class Thinking:
    """What the thinker is asked about one match: one question at a time."""

    def __init__(self, match: Match, thinker: Thinks, settings: Settings) -> None:
        self.match = match
        self.thinker = thinker
        self.settings = settings
        self.about: Literal["", "seat", "hint", "rest"] = ""  # the open question, if there is one

    def ask(self, about: Literal["seat", "hint"], level: str, character: str = "") -> None:
        """Let a player of this level think about what the seat to move should do."""
        match, seat = self.match, self.match.state.turn
        self.thinker.ask(
            Question(
                match.view(seat),
                match.memory(seat),
                level,
                character,
                seed=luck_at(match.seed, len(match.turns)),
                seconds=self.settings.thinking_seconds,
                why=about == "hint",
            )
        )
        self.about = about

    def ask_rest(self, seat: int) -> None:
        """Let a proof be looked for that nothing can change a score any more this round."""
        self.thinker.ask(Rest(self.match.view(seat), self.match.memory(seat)))
        self.about = "rest"

    def poll(self) -> Thought | Proof | None:
        """The answer, once it has come; the question is closed with that."""
        answer = self.thinker.poll() if self.about else None
        if answer is None:
            return None
        about, self.about = self.about, ""
        if isinstance(answer, Proof):
            return answer
        return Thought(answer.move, about == "hint", answer.why)

    def warm_up(self) -> None:
        """The first question comes soon, if anybody but persons sits there."""
        if any(seat.who != "person" for seat in self.match.seats):
            self.thinker.warm_up()

    def forget(self) -> None:
        """The match has moved on: the answer is not wanted any more."""
        if self.about:
            self.thinker.drop()
        self.about = ""
