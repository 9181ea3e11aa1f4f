"""A small exercise on its game's table: one tap answers, and what is right goes on by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.exercises import progress, told
from cardtable.exercises.course import Course
from cardtable.exercises.exercise import Answer, Exercise
from cardtable.gestures import Choose, Gesture, Hurry, Number
from cardtable.kits import KITS
from cardtable.media.canvas import mean
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.rules.events import TrickWon
from cardtable.rules.sight import view
from cardtable.scenes.burst import Burst
from cardtable.scenes.laid_out import LaidOut
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.scenes.small_answers import LEAST, AnswerTile, CardSpot
from cardtable.scenes.small_look import HAND_TOP, SmallLook
from cardtable.scenes.small_sheet import QuestionSheet, draw_verdict
from cardtable.seats import Seat
from cardtable.table import accents
from cardtable.table.card_sprite import CardSprite, pose_bounds
from cardtable.table.table import Table
from cardtable.widgets import people
from cardtable.widgets.button import RoundButton
from cardtable.widgets.widget import Widget

_GOES_ON = 1.9  # seconds after a right answer
_FADE = 0.22  # in which one position gives way to the next
_HURRIED = 0.25  # before that a click is the one that answered
_TILE, _CARD_TILE, _LOW_TILE = (196, 92), (178, 208), (128, 158)


class SmallTable(Screen):
    """One course of exercises; `done` is told when it is over or was left."""

    def __init__(self, stage: Stage, course: Course, done: Callable[[Course], None]) -> None:
        super().__init__(stage)
        self.course = course
        self.done = done
        self.game = course.exercise.game
        kit = KITS[self.game.id]
        cast = people.cast_of(self.game.id)
        seats = [Seat("easy", cast[seat % len(cast)]) for seat in range(self.game.seats)]
        self.names = [people.display_name(seat, number) for number, seat in enumerate(seats)]
        self.look = SmallLook(kit.look()(stage, self.game, seats))
        asked = self.exercise.question
        self.table = Table(stage, self.game, self.look, asked.seat, self.names)
        self.look.calm = self.look.mood("")
        self.sheet = QuestionSheet(stage, course, self.table.words)
        self.burst = Burst(stage, kit.petals)
        self._spots: list[tuple[Widget, Answer]] = []  # what is tapped, and what that answers
        self._corners: tuple[Widget, ...] = ()  # the buttons that lead away
        self.verdict = ""  # what is said of the last answer
        self._since = 0.0  # seconds since the right answer
        self._deal()

    @property
    def exercise(self) -> Exercise:
        """The one that is asked."""
        return self.course.exercise

    def _deal(self) -> None:
        """Lay the position on the table."""
        asked = self.exercise.question
        self.verdict, self._since = "", 0.0
        self.burst.stop()
        self.look.tells = False
        self.look.shows = asked.shows
        self.look.now(asked.state.asked, asked.seat)
        self.table.sit(asked.seat, view(self.game, asked.state, asked.seat))
        self.laid = LaidOut(self.stage, self.table.art, self.table.words, asked)
        self.stage.say(told.question(self.table.words, self.exercise))

    # Controls

    def layout(self) -> None:
        self.table.lay_out()
        super().layout()

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        side = max(LEAST, stage.px(48))
        back = pygame.Rect(stage.px(20), stage.px(20), side, side)
        rules = back.move(side + stage.px(14), 0)
        self._corners = (
            RoundButton(stage, "back", back, "back", words("go.back"), self.back),
            RoundButton(stage, "rules", rules, "rules", words("table.rules"), self._rules),
        )
        self._spots = self._answers()
        return [*[widget for widget, _ in self._spots], *self._corners]

    def _answers(self) -> list[tuple[Widget, Answer]]:
        """The cards on the table that may be answered; what does not lie there, on tiles."""
        found: list[tuple[Widget, Answer]] = []
        apart: list[Answer] = []
        window = pygame.Rect((0, 0), self.stage.size)
        for answer in self.exercise.answers:
            sprites = self._sprites_of(answer) if isinstance(answer, Card) else []
            if not sprites:
                apart.append(answer)
            for pile, sprite in sprites:
                at = self.table.piles[pile].index(sprite)
                box = pose_bounds(self.table.ways.poses(pile)[at]).clip(window)
                label = told.answer(self.table.words, answer)
                name = f"answer-{answer}-{at}"
                spot = CardSpot(self.stage, name, box, sprite, label, self._take(answer))
                found.append((spot, answer))
        found.sort(key=lambda one: one[0].box.left)
        found += self._tiles(apart)
        for widget, answer in found:
            widget.enabled = not self.course.done and answer not in self.course.tried
        return found

    def _sprites_of(self, card: Card) -> list[tuple[int, CardSprite]]:
        """Where it lies: in the hand, if one is asked about that."""
        shown = self.exercise.question.shows
        shown = ("hand",) if "hand" in shown else shown
        return [
            (pile.number, sprite)
            for pile in self.game.piles
            if pile.name in shown and pile.owner in (None, self.exercise.question.seat)
            for sprite in self.table.piles[pile.number]
            if sprite.card is card
        ]

    def _tiles(self, answers: Sequence[Answer]) -> list[tuple[Widget, Answer]]:
        if not answers:
            return []
        stage, (width, height) = self.stage, self.stage.size
        cards = all(isinstance(answer, Card) for answer in answers)
        above = cards and "hand" in self.exercise.question.shows  # which must not be covered
        size = _LOW_TILE if above else _CARD_TILE if cards else _TILE
        wide, high = (stage.px(side) for side in size)
        if not cards and any(isinstance(answer, str) for answer in answers):
            wide = min(stage.px(290), (width - stage.px(60)) // len(answers) - stage.px(16))
        gap = stage.px(18)
        wide = min(wide, (width - stage.px(60)) // len(answers) - gap)
        left = width // 2 - (len(answers) * (wide + gap) - gap) // 2
        foot = height - stage.px(16 if cards else 56)
        if "hand" in self.exercise.question.shows and not cards:
            foot, high = round(height * 0.66), stage.px(74)
        if above:
            foot = round(height * 0.71)
        found: list[tuple[Widget, Answer]] = []
        for place, answer in enumerate(answers):
            box = pygame.Rect(left + place * (wide + gap), foot - high, wide, high)
            tile = AnswerTile(
                stage,
                f"answer-{answer}",
                box,
                told.answer(self.table.words, answer),
                self._take(answer),
                game=self.game.id,
                card=answer.name if isinstance(answer, Card) else "",
            )
            tile.right = self.course.done and self.exercise.is_right(answer)
            found.append((tile, answer))
        return found

    def first(self) -> str:
        return next((widget.name for widget in self.widgets if widget.enabled), "")

    def _settle(self) -> None:
        super()._settle()
        if self.course.done and self.focus:
            self.focus.focused = False
        pointed = self._under or (self.focus if self.focus and self.focus.focused else None)
        grip = self.table.grip
        before = grip.raised
        grip.raised, grip.marked = None, []
        if isinstance(pointed, CardSpot) and pointed.enabled:
            grip.marked = [pointed.sprite]
            if pointed.sprite in self.table.piles.own_hand():
                grip.raised = pointed.sprite
        if grip.raised is not before and "hand" in self.look.shows:
            self.table.ways.make_room()
        self.table.stale.all()

    # Answers

    def _take(self, answer: Answer) -> Callable[[], None]:
        def take() -> None:
            if self.course.done:
                return
            if self.course.take(answer):
                self._rejoice(answer)
            else:
                self._refuse(answer)
            self.stage.say(self.verdict)
            self.refresh()
            if self.focus and not self.focus.enabled and not self.course.done:
                self.focus_on(next((one for one in self.widgets if one.enabled), None))

        return take

    def _refuse(self, answer: Answer) -> None:
        self.verdict = told.why_not(self.table.words, self.exercise, answer)
        self.stage.sounds.play("illegal")
        if isinstance(answer, Card):
            for _, sprite in self._sprites_of(answer):
                sprite.dim = True

    def _rejoice(self, answer: Answer) -> None:
        asked = self.exercise.question
        self.burst.throw(self._place_of(answer))
        self.verdict = " ".join(filter(None, [words("small.right"), self._why_right()]))
        self.stage.sounds.play("trick-won" if not self.course.tried else "count-6")
        self.table.grip.clear()
        self.look.tells = not asked.laid
        if asked.then and asked.after is not None:
            # A trick stays on the table: whoever led it has led it until the next exercise.
            stays = any(isinstance(event, TrickWon) for event in asked.then)
            state = asked.state if stays else asked.after
            self.table.show(asked.then, view(self.game, state, asked.seat))
        elif isinstance(answer, Card):
            for _, sprite in self._sprites_of(answer):
                sprite.glow = True

    def _why_right(self) -> str:
        """What the rules say of the right answer, if they say anything."""
        asked, wording = self.exercise.question, self.table.words
        if asked.sum:
            return told.sum_of(wording, asked.sum)
        reasons = [event.reason for event in asked.then if isinstance(event, TrickWon)]
        reason = asked.choices[asked.right].reason or next(iter(reasons), None)
        return told.because_of(wording, reason) if reason is not None else ""

    def _place_of(self, answer: Answer) -> tuple[int, int]:
        """Where this answer is on the screen."""
        for widget, value in self._spots:
            if value == answer:
                return widget.box.center
        return self.stage.size[0] // 2, self.stage.size[1] // 2

    def _go_on(self) -> None:
        """The next exercise; after the last one the course is over."""
        progress.keep(self.game.id, self.course)
        if self.course.over:
            self.done(self.course)
            return
        self.stage.begin_fade(seconds=_FADE)
        self.course.go_on()
        self._deal()
        self.focus = None
        self.refresh()
        self.focus_on(next((widget for widget in self.widgets if widget.enabled), None))

    # Gestures and time

    def handle(self, gesture: Gesture) -> None:
        if self.course.done and isinstance(gesture, Choose | Hurry | Number):
            leads_away = isinstance(gesture, Choose) and self.at(gesture.at) in self._corners
            if not leads_away:
                if self._since > _HURRIED:
                    self._go_on()
                return
        super().handle(gesture)

    def pressed(self, gesture: Gesture) -> None:
        if isinstance(gesture, Number):
            spots = [widget for widget, _ in self._spots]
            if 0 < gesture.value <= len(spots) and spots[gesture.value - 1].enabled:
                spots[gesture.value - 1].choose(None)

    def back(self) -> None:
        progress.keep(self.game.id, self.course)
        self.done(self.course)

    def _rules(self) -> None:
        from cardtable.scenes.rules import Rules

        self.stage.push(Rules(self.stage, self.game.id))

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.table.update(seconds)
        self.burst.move(seconds)
        if self.course.done:
            self._since += seconds * min(2.5, self.stage.settings.pace)
            if self._since >= _GOES_ON and self.stage.top is self:
                self._go_on()
        self.moving = self.table.moving or self.burst.flying or self.look.look.moving
        self.dirty = self.dirty or self.table.stale.frame

    # Drawing

    def paint(self, surface: pygame.Surface) -> None:
        stage = self.stage
        self.table.draw(surface)
        right = self.exercise.answer
        if isinstance(right, Card) and not self.course.done:
            poses = [sprite.end for _, sprite in self._sprites_of(right)]
            accents.glow_ahead(stage.pictures, poses, self.look.glow)
        sheet = self.sheet.box
        for line in told.lying(self.table.words, self.exercise):
            mean(surface, pygame.Rect(sheet.bottomleft, (sheet.width, 1)), line)
        if self.exercise.question.laid:
            top = sheet.bottom + stage.px(20)
            area = pygame.Rect(stage.px(40), top, stage.size[0] - stage.px(80), 0)
            area.height = round(stage.size[1] * 0.66) - top
            self.laid.draw(surface, area)
        self.sheet.draw(surface)
        draw_verdict(surface, stage, self.verdict, self._verdict_foot, right=self.course.done)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.burst.draw(surface)

    @property
    def _verdict_foot(self) -> int:
        """Above the answers, or above one's hand; low down if they lie further up."""
        tiles = [one.box.top for one in self.widgets if isinstance(one, AnswerTile)]
        high = self.stage.size[1]
        if "hand" in self.look.shows:
            return round(high * HAND_TOP) - self.stage.px(14)
        return min(tiles, default=round(high * 0.88)) - self.stage.px(16)

    def title(self) -> str:
        return f"{words('small.title')} – {words('app.title')}"
