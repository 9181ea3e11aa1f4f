"""What is said at each moment of a lesson, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.lessons.lesson import Do, Step, Tell, taught
from cardtable.lessons.progress import Aside, Progress, Remark
from cardtable.media.words import words
from cardtable.rules.moves import move_named
from cardtable.scenes.speech import Said
from cardtable.table.wording import Wording
from cardtable.widgets.widget import Widget

END = "end"
Due = Step | Remark | Aside | str | None
"""A step, a remark, a word aside, the end, or nothing."""


class LessonWords:
    """The sentences of one lesson."""

    def __init__(self, progress: Progress, named: Wording) -> None:
        self.progress = progress
        self.named = named
        self.prefix = f"lesson.{named.id}."

    def said(self, due: Due) -> Said | None:
        """Who says what of this, and what may be answered."""
        if isinstance(due, Remark):
            return Said(due.step.who, self._remarked(due), due.choices)
        if isinstance(due, Tell | Do):
            choices = ("go_on",) if isinstance(due, Tell) else ()
            return Said(due.who, words(self.prefix + due.name), choices)
        if isinstance(due, Aside):
            return Said(due.step.who, words("lesson.as_well"))
        if due == END:
            last = self.progress.lesson.steps[-1]
            return Said(last.who, words(self.prefix + last.name), ("play", "start_over", "leave"))
        return None

    def _remarked(self, remark: Remark) -> str:
        """What is said of a move that was not wanted, with what it has cost."""
        named, move = self.named, remark.move
        key, cost = f"{self.prefix}{remark.step.name}.poor", f"{remark.cost:g}"
        text = words.either(
            key,
            "lesson.other",
            cost=cost,
            taker="" if remark.taker is None else named.names[remark.taker],
            card=named.word(move.word) if move.word else named.card(move.card),
            wanted=named.move(move_named(remark.step.move)),
        )
        if remark.cost and "{cost}" not in words(key):
            text = words("lesson.with_cost", text=text, cost=self._cost(cost))
        return text

    def _cost(self, cost: str) -> str:
        return words.either(f"{self.prefix}cost", "lesson.cost", cost=cost)

    def met(self) -> Sequence[str]:
        """What was met so far."""
        done = self.progress.done
        keys = [self.prefix + taught(s) for s in self.progress.lesson.steps if s.name in done]
        return [words(key) for key in keys if words.has(key)]


def meant(due: Due, controls: Sequence[Widget]) -> Sequence[str]:
    """The names of what is pointed at: of itself a step points at the answer or card it wants."""
    if isinstance(due, Do) and not due.at:
        answer = f"answer-{due.move}"
        if any(widget.name == answer for widget in controls):
            return (f"answer:{due.move}",)
        return (f"card:{move_named(due.move).card.name}",)
    return due.at if isinstance(due, Tell | Do) else ()
