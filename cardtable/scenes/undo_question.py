"""Asks before a move is taken back: the one who wishes it, and everybody else it concerns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.media.words import words
from cardtable.scenes.dialogue import Dialogue
from cardtable.scenes.scene import Stage
from cardtable.scenes.showing import Showing
from cardtable.taking_back import Asks


class UndoQuestion:
    """Undo, from the wish to the move taken back: refused by one, nothing is done."""

    def __init__(self, stage: Stage, showing: Showing, take_back: Callable[[], None]) -> None:
        self.stage = stage
        self.session = showing.session
        self.showing = showing
        self.take_back = take_back

    def ask(self) -> None:
        """Take back the last choice a person made, if nobody minds."""
        if not self.session.can_undo():
            return
        if self.session.undo_asks():
            self.stage.push(practice_question(self.stage, self._ask_others), fade=False)
        else:
            self._ask_others()

    def _ask_others(self) -> None:
        consent = self.session.consent()
        if consent and self.session.looking:
            # Others come to the screen now.
            self.showing.close_hand(at_once=True)
        self._ask_next(consent)

    def _ask_next(self, consent: Sequence[Asks]) -> None:
        if not consent:
            self.take_back()
            return
        names, asker = self.showing.look.seen.names, self.session.viewer
        asked, rest = consent[0], consent[1:]
        question = consent_question(
            self.stage, names[asked.seat], names[asker], asked, lambda: self._ask_next(rest)
        )
        self.stage.push(question, fade=False)


def practice_question(stage: Stage, go_on: Callable[[], None]) -> Dialogue:
    """From then on the match is practice, so one may think better of it."""
    return Dialogue(
        stage,
        words("undo.title"),
        words("undo.text"),
        [
            ("keep", words("undo.keep"), "paper", lambda: None),
            ("undo", words("table.undo"), "main", go_on),
        ],
    )


def consent_question(
    stage: Stage, asked: str, asker: str, asks: Asks, agreed: Callable[[], None]
) -> Dialogue:
    """One person is asked whether another may take a move back."""
    return Dialogue(
        stage,
        words("undo.may", name=asked, asker=asker),
        words(f"undo.may.{asks.why}", name=asked, asker=asker),
        [
            ("agree", words("undo.agree"), "paper", agreed),
            ("refuse", words("undo.refuse"), "main", lambda: None),
        ],
    )
