"""The other seats of a lesson: they do what its script has them do, and wait while it is told."""

from __future__ import annotations

from cardtable.lessons.progress import Progress
from cardtable.players.worker import Advice, AnyAnswer, AnyQuestion, Question


class Others:
    """Answers like a thinker, without a thought."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress
        self._asked = False

    def warm_up(self) -> None:
        """Nobody has to get ready."""

    def ask(self, question: AnyQuestion) -> None:
        """A seat's move is asked for; of a proof nothing is known here."""
        self._asked = isinstance(question, Question)

    def poll(self) -> AnyAnswer | None:
        """The move, once the learner has heard what comes before it."""
        move = self.progress.answer() if self._asked else None
        if move is None:
            return None
        self._asked = False
        return Advice(move, ())

    def drop(self) -> None:
        """The match has moved on."""
        self._asked = False

    def close(self) -> None:
        """The lesson is left."""
        self._asked = False
