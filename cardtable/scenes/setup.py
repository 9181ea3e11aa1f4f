"""Setting up a game: who sits where, which rules, which deal."""

from __future__ import annotations

import pygame

from cardtable.clipboard import copy
from cardtable.codes.deals import LONGEST, Deal
from cardtable.codes.spelling import BadCode
from cardtable.kits import KITS
from cardtable.media.words import words
from cardtable.saves import waiting
from cardtable.scenes.arrangement import Arrangement
from cardtable.scenes.one_panel import OnePanel
from cardtable.scenes.option_rows import Brief, OptionRows
from cardtable.scenes.scene import Stage
from cardtable.scenes.seat_cards import SeatCards
from cardtable.scenes.small_ones import small_buttons
from cardtable.scenes.teach_me import LEAST, teach_buttons
from cardtable.scenes.together_row import TogetherRow
from cardtable.scenes.waiting_game import waiting_question
from cardtable.table.captions import REFUSAL
from cardtable.widgets import cut, scenery
from cardtable.widgets.button import Button, RoundButton
from cardtable.widgets.choice import Choice
from cardtable.widgets.text_field import TextField
from cardtable.widgets.widget import Scroller, Widget
from cardtable.widgets.writing import write, write_lines

_STRIP = 300  # the game's picture on the left, in units
_TOLD_SECONDS = 2.5  # that the code was copied


class Setup(OnePanel):
    """One panel with everything; Play with nothing changed is one click."""

    SIZE = (1160, 764)

    def __init__(
        self, stage: Stage, game: str, *, may_replace: bool = False, deal: Deal | None = None
    ) -> None:
        super().__init__(stage)
        self.game = game
        self.may_replace = may_replace  # a game that waits, without asking
        self.plan = Arrangement(game, stage.settings)
        if deal is not None:
            self.plan.take_deal(deal)
        self.typed: str | None = None  # a code that is being typed, and is none yet …
        self.wrong = ""  # … and why
        self._seats = SeatCards(stage, self.plan, self.refresh)
        self._together = TogetherRow(stage)
        self._rules: OptionRows | Brief = Brief(stage, game)
        if self.plan.rules.options:
            self._rules = OptionRows(stage, self.plan, self._changed)
        self._headings: list[tuple[str, int]] = []  # their texts and places before scrolling
        self.told = ""  # what came of copying the code, for a moment
        self._tells_for = 0.0  # seconds

    # Building

    def fill(self) -> list[Widget]:
        bar = self._bottom_bar()
        teach = self._teach_me
        small = teach.move(0, teach.height + self.stage.px(8))
        ways = [
            *teach_buttons(self.stage, self.game, teach),
            *small_buttons(self.stage, self.game, small),
        ]
        return [*self._content(), *bar, *ways]

    @property
    def _inner(self) -> pygame.Rect:
        pad, strip = self.stage.px(36), self.stage.px(_STRIP)
        return pygame.Rect(
            self._panel.left + strip + pad,
            self._panel.top + self.stage.px(28),
            self._panel.width - strip - 2 * pad,
            self._panel.height - self.stage.px(28 + 36),
        )

    @property
    def _teach_me(self) -> pygame.Rect:
        """Where the lesson is offered, over the small ones, between what the game is about and its
        box.
        """
        px = self.stage.px
        box = pygame.Rect(self._panel.left + px(34), 0, px(_STRIP - 68), max(LEAST, px(50)))
        box.top = self._panel.top + px(258)
        return box

    def _bottom_bar(self) -> list[Widget]:
        """The deal's code with what can be done to it, and Play."""
        stage, inner = self.stage, self._inner
        play = pygame.Rect(0, 0, stage.px(252), stage.px(68))
        play.bottomright = inner.bottomright
        field = pygame.Rect(inner.left, 0, stage.px(228), stage.px(46))
        field.bottom = inner.bottom
        side = stage.px(44)
        copy_box = pygame.Rect(field.right + stage.px(8), field.top + stage.px(1), side, side)
        dice = copy_box.move(side + stage.px(8), 0)
        return [
            TextField(
                stage,
                "code",
                field,
                words("setup.code"),
                self.plan.deal.code if self.typed is None else self.typed,
                self._take_code,
                most=LONGEST,
                kind="title",
                size=22,
                label_shown=False,
            ),
            RoundButton(
                stage, "copy", copy_box, "copy", words("setup.copy"), self._copy, colour=cut.CARD
            ),
            RoundButton(
                stage, "dice", dice, "dice", words("setup.another"), self._shuffle, colour=cut.CARD
            ),
            Button(stage, "play", play, words("setup.play"), self.play, "main", "play", 32),
        ]

    def _content(self) -> list[Widget]:
        """What can be scrolled: the seats and the rules, each under its heading."""
        stage, inner = self.stage, self._inner
        area = pygame.Rect(inner.left, inner.top, inner.width, inner.height - stage.px(88))
        head = stage.type_px("title", 26)
        top = area.top
        self._headings = [(words("setup.table"), top + head // 2)]
        counts = self._counts(area)
        top, seats = self._seats.build(area, top + max(head, stage.px(40)) + stage.px(8))
        together: list[Widget] = []
        if self.plan.persons > 1:
            top, together = self._together.build(area, top + stage.px(14))
        top += stage.px(14)
        heading = "setup.rules" if self.plan.rules.options else "setup.brief"
        self._headings.append((words(heading), top + head // 2))
        top, rules = self._rules.build(area, top + head + stage.px(10))
        widgets = [*counts, *seats, *together, *rules]
        self.scroller = Scroller(area, top - area.top + stage.px(4))
        for widget in widgets:
            widget.scroller = self.scroller
        return widgets

    def _counts(self, area: pygame.Rect) -> list[Widget]:
        """How many play, where that is a choice."""
        stage = self.stage
        counts = sorted(self.plan.rules.seat_counts)
        if len(counts) == 1:
            return []
        box = pygame.Rect(0, area.top, stage.px(52) * len(counts), stage.px(44))
        box.right = area.right
        values = [(count, str(count)) for count in counts]
        label = words("setup.players")
        return [Choice(stage, "count", box, label, values, self.plan.count, self._take_count)]

    def first(self) -> str:
        return "play"

    # What the controls do

    def _take_count(self, count: int) -> None:
        self.plan.count = count
        self._changed()

    def _changed(self) -> None:
        """The table is set up otherwise: that is another code."""
        self.typed, self.wrong = None, ""
        self.refresh()

    def _take_code(self, text: str) -> None:
        """What has been typed is dealt as soon as it is a code; till then it says what it lacks."""
        self.typed, self.wrong = text, ""
        try:
            other = self.plan.take_code(text)
        except BadCode as problem:
            self.wrong = words(f"code.{problem.reason.key}", **dict(problem.reason.values))
            self.dirty = True
            return
        if other is not None:
            self._set_up(other)
            return
        self.tell(words("setup.same_deal"))
        self.refresh()

    def _set_up(self, deal: Deal) -> None:
        """The code is of another game: set that up."""
        setup = Setup(self.stage, deal.game, deal=deal)
        self.stage.replace(setup)
        setup.tell(words("code.other", game=words(f"game.{deal.game}")))

    def _copy(self) -> None:
        code = self.plan.deal.code
        self.tell(words("setup.copied", code=code) if copy(code) else words("setup.not_copied"))

    def tell(self, text: str) -> None:
        """Say something beside the code, for a moment."""
        self.told, self._tells_for = text, _TOLD_SECONDS
        self.stage.say(text)
        self.dirty = True

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.told:
            self._tells_for -= seconds
            if self._tells_for <= 0:
                self.told = ""
                self.dirty = True

    def _shuffle(self) -> None:
        self.plan.take_any_deal()
        self.typed, self.wrong = None, ""
        self.refresh()

    def play(self) -> None:
        """Sit down and play; a game of this kind that waits is put away only if that is meant."""
        if self.wrong:  # nothing is dealt by a code that is none
            self.stage.say(self.wrong)
            self.focus_on(self["code"])
            return
        self.plan.keep(self.stage.settings)
        waits = waiting(self.game)
        if waits is None or waits.match.over or self.may_replace:
            self._begin()
            return
        self.stage.push(
            waiting_question(self.stage, waits, self._begin, self._go_on),
            fade=False,
        )

    def _go_on(self) -> None:
        """Sit down at the game that waits."""
        from cardtable.scenes.play_scene import PlayScene
        from cardtable.scenes.shuffling import at_table

        waits = waiting(self.game)
        if waits is not None:
            self.stage.replace(at_table(PlayScene(self.stage, waits.match)))

    def _begin(self) -> None:
        self.stage.settings.know(self.game)
        from cardtable.scenes.play_scene import PlayScene
        from cardtable.scenes.shuffling import at_table

        self.stage.replace(at_table(PlayScene(self.stage, self.plan.match())))

    def back(self) -> None:
        self.plan.keep(self.stage.settings)
        super().back()

    # Drawing

    def paint(self, surface: pygame.Surface) -> None:
        stage, panel = self.stage, self._panel
        scenery.dimmed(surface, stage, KITS[self.game].cover.shade)
        cut.panel(surface, panel, stage.px(28), cut.PAPER, stage.px(16), 0.45)
        strip = pygame.Rect(panel.topleft, (stage.px(_STRIP), panel.height))
        surface.blit(scenery.strip(stage, self.game, strip.size, stage.px(28)), strip)
        inner = self._inner
        px = stage.text_px(15)
        above = self["code"].box.top - px
        write(surface, words("setup.code"), "strong", px, (inner.left, above), cut.SOFT_INK)
        dice, play = self["dice"].box, self["play"].box
        left = dice.right + stage.px(12)
        text = self.wrong or self.told or words("setup.same_deal")
        ink = REFUSAL if self.wrong else cut.SOFT_INK
        box = pygame.Rect(left, dice.top, play.left - stage.px(12) - left, dice.height)
        write_lines(surface, text, "text", stage.text_px(14), box, ink, middle=True)

    def paint_scrolled(self, surface: pygame.Surface, offset: int) -> None:
        px = self.stage.type_px("title", 26)
        for text, middle in self._headings:
            write(surface, text, "title", px, (self._inner.left, middle - offset))
        self._seats.paint(surface, offset)
        if self.plan.persons > 1:
            self._together.paint(surface, offset)
        self._rules.paint(surface, offset)

    def title(self) -> str:
        return f"{words('game.' + self.game)} – {words('app.title')}"
