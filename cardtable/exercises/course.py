"""Going through exercises: which one is asked now, what was right at once, how it went."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.exercises.chapters import chapter, endless, stars_for
from cardtable.exercises.exercise import Answer, Exercise, Kind
from cardtable.rules.game import AnyGame


class Course:
    """One exercise after another; an answer that is wrong may be mended at once."""

    def __init__(self, name: str, length: int, of: Callable[[int], Exercise]) -> None:
        self.name = name  # the chapter's, or ENDLESS
        self.length = length  # how many there are; 0 if there is no end to them
        self._of = of
        self.number = 0  # of the one that is asked, from 0
        self.at_once: list[bool] = []  # of each that is done: was the first answer right?
        self.row = 0  # how many of the last ones were right at once
        self.best = 0  # the longest such row
        self.tried: list[Answer] = []  # wrong answers to the present one
        self.exercise = of(0)

    @property
    def done(self) -> bool:
        """Whether the present one has been answered."""
        return len(self.at_once) > self.number

    @property
    def over(self) -> bool:
        """Whether that was the last."""
        return self.done and len(self.at_once) == self.length

    @property
    def stars(self) -> int:
        """What a finished chapter is worth."""
        return stars_for(self.at_once.count(False))

    def take(self, answer: Answer) -> bool:
        """Take an answer; whether it is right."""
        assert not self.done
        if not self.exercise.is_right(answer):
            if answer not in self.tried:
                self.tried.append(answer)
            self.row = 0
            return False
        self.at_once.append(not self.tried)
        self.row += not self.tried
        self.best = max(self.best, self.row)
        return True

    def go_on(self) -> None:
        """Ask the next one."""
        assert self.done
        assert not self.over
        self.number += 1
        self.tried = []
        self.exercise = self._of(self.number)


ENDLESS = "endless"


def chapter_course(rules: type[AnyGame], kind: Kind) -> Course:
    """The exercises of a chapter, the same for everybody."""
    found = chapter(rules, kind)
    return Course(kind.name, len(found), lambda number: found[number])


def endless_course(rules: type[AnyGame], kinds: Sequence[Kind], seed: int) -> Course:
    """New ones of every kind in turn."""
    return Course(ENDLESS, 0, lambda number: endless(rules, kinds, seed, number))
