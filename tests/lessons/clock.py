"""Somebody who learns at a lesson's table, at their own pace: how long it all takes them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from cardtable.lessons.lesson import Do, Tell
from cardtable.lessons.progress import Aside, Remark
from cardtable.rules.moves import move_named
from cardtable.scenes.lesson_scene import LessonScene
from cardtable.scenes.lesson_shuffling import LessonShuffling
from cardtable.scenes.lesson_words import END
from cardtable.scenes.round_end import RoundEnd
from tests.lessons.test_at_the_table import strays
from tests.table.hand import Hand

FRAME = 0.05  # seconds
SHUFFLE = 0.8  # seconds that the pictures take to come
PATIENCE = 20.0  # seconds in which something is said, at the latest


class Pace(NamedTuple):
    """How somebody learns."""

    words: float  # read in a second, in English
    signs: float  # read in a second, in Japanese
    look: float  # seconds for what glows
    move: float  # seconds for a move
    errs: bool = False  # one card is refused, and one choice is a poor one


@dataclass
class Learner:
    """Learns one game, and notes when each step was done, in seconds since the click on the box."""

    hand: Hand
    pace: Pace
    passed: float = 0.0
    done: dict[str, float] = field(default_factory=dict)
    refused: str = ""  # at which step a card was refused
    poor: str = ""  # at which step the choice was a poor one

    def learn(self, game: str) -> None:
        """The lesson from its button on the box to its last word."""
        lesson = self._sits_down(game)
        while True:
            self._waits_for_words()
            told = lesson.told
            self.reads()
            if told == END:
                self.done[END] = self.passed
                return
            if isinstance(told, Tell):
                self.hand.press_on(lesson, "lesson-go_on")
                self.done[told.name] = self.passed
            elif isinstance(told, Do):
                self._does(told)

    def _sits_down(self, game: str) -> LessonScene:
        """Click on the box; the first words are read from the shuffle on."""
        stage = self.hand.stage
        lesson = LessonScene(stage, game)
        shuffling = LessonShuffling(lesson)
        stage.push(shuffling, fade=False)
        shuffling.layout()
        self.hand.scene = lesson
        self.passed = SHUFFLE
        self.hand.turn()
        self.hand.draw()  # a table is laid out when it is drawn
        return lesson

    def waits(self, seconds: float) -> None:
        """Let this time pass."""
        for _ in range(round(seconds / FRAME)):
            self.hand.turn(FRAME)
        self.passed += seconds

    def _waits_for_words(self) -> None:
        """Until something is said that is more than a word aside; a counted round is left."""
        lesson, begun = self.hand.scene, self.passed
        assert isinstance(lesson, LessonScene)
        self.waits(FRAME)  # what was said before is over
        while self.hand.stage.top is not lesson or lesson.told is None or self._aside(lesson):
            self.waits(FRAME)
            top = self.hand.stage.top
            if isinstance(top, RoundEnd) and not top.count.going:
                self.waits(self.pace.look)
                self.hand.press_on(top, "next")
                begun = self.passed
            assert self.passed - begun < PATIENCE

    def _aside(self, lesson: LessonScene) -> bool:
        return isinstance(lesson.told, Aside)

    def reads(self) -> None:
        """Read what is said, and look at what glows."""
        lesson = self.hand.scene
        assert isinstance(lesson, LessonScene)
        assert lesson.speech.said is not None
        self.waits(self.time_for(lesson.speech.said.text))
        if lesson.pointing.boxes():
            self.waits(self.pace.look)

    def time_for(self, text: str) -> float:
        """How long it takes to read this."""
        if self.hand.stage.settings.language == "ja":
            return len(text) / self.pace.signs
        return len(text.split()) / self.pace.words

    def _does(self, step: Do) -> None:
        """What is asked for; by one who errs, something else first."""
        self.waits(self.pace.move)
        if self.pace.errs and not self.refused:
            self._tries_what_may_not_be(step)
        if self.pace.errs and not self.poor and len(self.done) >= 4:
            self._does_something_poor(step)
        self.hand.by_clicking(move_named(step.move))
        self.done[step.name] = self.passed

    def _tries_what_may_not_be(self, step: Do) -> None:
        """A card that is refused, if there is one; the reason is read."""
        legal = {move.card for move in self.hand.match.legal_moves()}
        for sprite in self.hand.table.piles.own_hand():
            if sprite.card not in legal:
                self.refused = step.name
                self.hand.click_at(self.hand.spot(sprite))
                self.waits(self.time_for(self.hand.table.captions.notice))
                self.waits(self.pace.move)
                return

    def _does_something_poor(self, step: Do) -> None:
        """A poor move, if there is one: it is played out, spoken of, and taken back."""
        lesson = self.hand.scene
        assert isinstance(lesson, LessonScene)
        wanted = {step.move, *step.also}
        for move in lesson.match.legal_moves():
            if move.text in wanted or move.word or not strays(lesson, move):
                continue
            self.poor = step.name
            self.hand.by_clicking(move)
            self._waits_for_words()
            assert isinstance(lesson.told, Remark)
            self.reads()
            self.hand.press_on(lesson, "lesson-once_more")
            self._waits_for_words()
            self.waits(self.pace.move)
            return
