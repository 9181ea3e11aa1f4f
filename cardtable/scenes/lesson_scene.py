"""A lesson at the real table: a character speaks and points, and the learner plays."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.gestures import Back, Choose, Gesture, Hurry, Lift, Pixel
from cardtable.kits import KITS
from cardtable.lessons import bookmarks
from cardtable.lessons.lesson import Do, Tell
from cardtable.lessons.others import Others
from cardtable.lessons.progress import Aside, Progress
from cardtable.media.words import words
from cardtable.rules.events import RoundEnded
from cardtable.rules.moves import Move
from cardtable.scenes.bubble_place import Obstacle
from cardtable.scenes.free_space import (
    lying,
    obstacles,
    places_for,
    where_cards_are_dealt,
    where_it_goes,
)
from cardtable.scenes.lesson_menu import LessonMenu
from cardtable.scenes.lesson_words import END, Due, LessonWords, meant
from cardtable.scenes.met_list import MetList
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.pointing import Pointing, control_for
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.scenes.speech import Said, Speech
from cardtable.session import Happened
from cardtable.widgets.button import RoundButton
from cardtable.widgets.widget import Widget


class LessonScene(PlayScene):
    """One lesson, from its bookmark on or anew. Nothing of it is saved as a match."""

    def __init__(self, stage: Stage, game: str, *, anew: bool = False) -> None:
        lesson = KITS[game].lesson
        assert lesson is not None, f"{game} has no lesson"
        match = lesson.match(game, stage.settings.player_name)
        self.progress = Progress(lesson, match)
        if not anew:
            self.progress.take_up(bookmarks.found(game))
        self.met = MetList(stage)
        self.speech = Speech(stage, self._chosen)
        super().__init__(stage, match, thinker=Others(self.progress), saved=False)
        self.pointing = Pointing(
            self.look, self.table, lambda: self.widgets, lambda n: len(match.state.piles[n])
        )
        self.telling = LessonWords(self.progress, self.table.words)
        self.told: Due = None  # what is said now
        self._laid_by: list[pygame.Rect] = []  # where what is meant lay when the bubble was laid
        self.large_card.tip.quiet = True
        self.undo = self.once_more
        self.actions |= {"undo": self.once_more, "hint": self.pointing.again}

    def first_words(self) -> Said | None:
        """What is said first, to be read before there is anything to answer."""
        step = self.progress.step
        if not isinstance(step, Tell):
            return None
        self.pointing.at(step.at)
        return self.telling.said(step)

    @property
    def game(self) -> str:
        """Which game is learnt."""
        return self.match.game.id

    # What is said

    def update(self, seconds: float) -> None:
        self._hold_back()
        super().update(seconds)
        told = self._due()
        if told != self.told:
            self._tell(told)
        if self.pointing.pass_by(seconds):
            self.dirty = True
        if self.speech.rising.pass_by(seconds):
            self.moving = self.dirty = True
        if (
            self.told is not None
            and not self.table.moving
            and self.pointing.boxes() != self._laid_by
        ):
            self.refresh()

    def _hold_back(self) -> None:
        """A trick that is spoken of lies there until that has been heard, and nothing is asked
        before the first words have been.
        """
        progress, coming = self.progress, self.table.coming
        tells = isinstance(progress.step, Tell)
        counted = coming.comes(RoundEnded)  # and what comes of it is told afterwards
        coming.held = (tells or progress.remark is not None) and not counted
        self.showing.hushed = tells and not self.match.turns

    def _due(self) -> Due:
        """What is to be said now: as soon as one sees what it speaks of, until it is done."""
        progress, coming = self.progress, self.table.coming
        due: Due = progress.remark or progress.step
        if due is None and progress.strayed is None:
            due = progress.aside
        if progress.ending:
            due = END
        if due is None or due == self.told:
            return due
        still = not self.table.busy and not self.table.moving and coming.halted is None
        if isinstance(due, Aside):
            return due
        if isinstance(due, Do):
            return due if still and self.moves else None
        reading = coming.reading and not coming.comes(RoundEnded)
        return due if still or reading or not self.match.turns else None

    def _tell(self, told: Due) -> None:
        self.told = told
        self.pointing.at(meant(told, self.widgets))
        self.speech.say(self.telling.said(told))
        self.met.texts = self.telling.met()
        self.met.open = self.met.open or told == END
        self.refresh()
        if self.speech.widgets:
            self.focus_on(self.speech.widgets[0])
        elif isinstance(told, Do):
            self.focus_on(control_for(told.move, self.widgets))

    # What is done

    def play(self, move: Move) -> None:
        before = len(self.match.turns)
        super().play(move)
        if len(self.match.turns) != before:
            self.progress.follow()
            self._moved_on()

    def _moved_on(self) -> None:
        """Another step has come."""
        bookmarks.put(self.game, self.progress.kept())
        self.showing.put_again()
        self._offer()

    def _chosen(self, name: str) -> None:
        acts = {
            "go_on": self.go_on,
            "once_more": self.once_more,
            "show_me": self.skip,
            "play": self._play_for_real,
            "start_over": self.start_over,
            "leave": self.stage.pop,
        }
        acts[name]()

    def go_on(self) -> None:
        """It has been heard; what is still being dealt, or lies to be read, is hurried."""
        self.progress.go_on()
        self._hold_back()
        if self.table.coming.reading or not self.match.turns:
            self.showing.hurry()
        self._moved_on()

    def once_more(self) -> None:
        """Back to the step from which another move was made."""
        if self.progress.strayed is None:
            return
        count = len(self.match.turns) - self.progress.back()
        self.match.undo(count)
        self.match.practice = False  # nothing of a lesson counts: it needs no mark
        self.session.thinking.forget()
        self.session.rest.forget()
        self.touch.unpick()
        self.showing.show_taken_back(Happened((), self.session.view(), kept=True))
        self._moved_on()

    def skip(self) -> None:
        """Let what is asked for be done, or what is told be heard."""
        self.once_more()
        wanted = self.progress.wanted
        if isinstance(self.progress.step, Tell):
            self.go_on()
        elif wanted is not None:
            self.play(wanted)

    def start_over(self) -> None:
        """From the first step on."""
        bookmarks.taken_out(self.game)
        self.stage.replace(LessonScene(self.stage, self.game, anew=True))

    def entered(self) -> None:
        self.told = None  # the language may be another
        super().entered()

    def left(self) -> None:
        if self.progress.ending:
            bookmarks.taken_out(self.game)
            self.stage.settings.know(self.game)
        super().left()

    def _play_for_real(self) -> None:
        from cardtable.scenes.setup import Setup

        self.stage.replace(Setup(self.stage, self.game))

    def menu(self) -> None:
        self.touch.cancel()
        page = self.look.prompts.rules_page()
        menu = LessonMenu(
            self.stage,
            self.game,
            page,
            skip=self.skip,
            start_over=self.start_over,
            leave=self.stage.pop,
        )
        self.stage.push(menu, fade=False)

    # Controls

    def build(self) -> Sequence[Widget]:
        found = [one for one in super().build() if one.name not in ("hint", "undo")]
        own = (("met", "check", self.open_met), ("skip", "next", self.skip))
        places = places_for(len(own), found, self.table)
        self.met.top = max(box.bottom for box in places) + self.stage.px(14)
        for box, (name, icon, act) in zip(places, own, strict=True):
            found.append(RoundButton(self.stage, name, box, icon, words(f"lesson.{name}"), act))
        wanted = self.progress.wanted
        if wanted is not None:  # the focus waits at the first place a picked card may go to
            first = f"zone-{self.table.piles.called(wanted.target)}"
            found.sort(key=lambda one: one.name != first)
        self.widgets = found
        self._laid_by = self.pointing.boxes()
        around = obstacles(self.stage, self.table, self._laid_by, found)
        if not self.progress.at:
            around += where_cards_are_dealt(self.stage, self.table, self.pointing.lying)
        if self.panel is not None:
            around.append(lying(self.panel))
        elif wanted is not None:
            around += where_it_goes(self.touch.offers, wanted)
        if self.met.open:
            around.append(Obstacle(self.met.box, 60.0))
        # While a card is carried or goes its way, what was said of it stays where it is.
        still = self.table.grip.held is not None or self.progress.is_past(self.told)
        on_it = self.speech.lay(self._laid_by, around, still=still)
        self.apart = [*self.apart, *on_it]
        return [*found, *on_it]

    def open_met(self) -> None:
        """Open the list of what was met so far, or close it."""
        self.met.toggle()
        self.refresh()

    # Gestures

    def handle(self, gesture: Gesture) -> None:
        if not self._heeds(gesture):
            super().handle(gesture)

    def _heeds(self, gesture: Gesture) -> bool:
        """Whether a gesture was about what is said, and nothing else is to be made of it."""
        covered = self.large_card.card is not None or self.last_trick.trick is not None
        if covered or self.stage.top is not self:
            return False
        said = self.speech.said
        tapped = said is not None and tuple(said.choices) == ("go_on",)
        match gesture:
            case Back() if self.met.open:
                self.open_met()
            case Choose(None) if self.focus in self.speech.widgets:
                Screen.handle(self, gesture)
            case Lift(at) if self._is_bare(at):
                return tapped or self.met.open
            case Choose(at) if at is not None and self.met.open and self._is_bare(at):
                self.open_met()
            case Choose(at) if at is not None and tapped and self._is_bare(at):
                self.go_on()
            case Hurry() if tapped:
                self.go_on()
            case _:
                return False
        self.dirty = True
        return True

    def _is_bare(self, at: Pixel) -> bool:
        """Whether neither a control nor a card one could take lies there."""
        if self.at(at) is not None or self.log.covers(at):
            return False
        if self.panel is not None and self.panel.box.collidepoint(at):
            return False
        sprite = self.touch.ways.card_at(at)
        over = self.speech.covers(at) or self.met.covers(at)
        return over or sprite is None or not self.touch.offers.liftable(sprite)

    def covered(self, at: Pixel) -> bool:
        return super().covered(at) or self.speech.covers(at) or self.met.covers(at)

    # Drawing

    def paint(self, surface: pygame.Surface) -> None:
        self.pointing.draw(surface)
        self.speech.draw(surface)
        self.met.draw(surface)
