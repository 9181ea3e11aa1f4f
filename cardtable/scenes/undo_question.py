"""Asks before a move is taken back that has shown somebody a card."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.media.words import words
from cardtable.scenes.question import Question
from cardtable.scenes.scene import Stage


def undo_question(stage: Stage, take_back: Callable[[], None]) -> Question:
    """From then on the match is practice, so one may think better of it."""
    return Question(
        stage,
        words("undo.title"),
        words("undo.text"),
        [
            ("keep", words("undo.keep"), "paper", lambda: None),
            ("undo", words("table.undo"), "main", take_back),
        ],
    )
