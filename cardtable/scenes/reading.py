"""What one looks up while one plays: the rules at the right page, or where a reason comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from cardtable.media.words import words
from cardtable.rulebook import summary, why
from cardtable.rules.events import Event, Scored, TrickWon
from cardtable.rules.reasons import Reason
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import Stage
from cardtable.scenes.summary import PinnedSummary, SummarySheet, can_be_pinned
from cardtable.table.table import Table
from cardtable.widgets.why_sign import WhySign

if TYPE_CHECKING:
    from cardtable.looks.look import Look
    from cardtable.scenes.panel_over_table import PanelOverTable
    from cardtable.scenes.peek import Peek


class Reading:
    """Opens the rules over a table, and hangs a sign beside every reason that is written there."""

    def __init__(
        self, stage: Stage, table: Table, look: Look, sheet: PanelOverTable, peek: Peek
    ) -> None:
        self.stage = stage
        self.table = table
        self.look = look
        self.sheet = sheet
        self.peek = peek
        self._last: tuple[Reason, str] | None = None  # given, with the line of the score
        self.sign = WhySign(stage, "why", self._sign_box, self.why)
        table.captions.held = lambda: self.sign.hovered or self.sign.focused
        table.listeners.append(self._tell)
        self.pinned = PinnedSummary(stage, self.game, self.summary) if self.has_summary else None

    @property
    def game(self) -> str:
        """Which game's rules."""
        return self.table.game.id

    def _tell(self, event: Event) -> None:
        match event:
            case TrickWon(reason=reason) if event.cards:
                self._last = (reason, "")
            case Scored(reason=reason, lines=lines):
                self._last = (reason, lines[0].what if lines else "")

    @property
    def has_summary(self) -> bool:
        """Whether there is a card with the whole game."""
        return bool(summary(self.game, words.language))

    def summary(self) -> None:
        """Pin the game on a card beside the table, or take it away; where there is no room, show it
        on a sheet.
        """
        stage = self.stage
        window = stage.strip.around(stage.size)
        if can_be_pinned(window):
            stage.settings.summary_pinned = not stage.settings.summary_pinned
            stage.settings.save()
            stage.begin_fade()
            stage.resize(window)
        elif self.has_summary:
            self.peek.let_go()
            stage.push(SummarySheet(stage, self.game), fade=False)

    def rules(self) -> None:
        """The rules, where the reason comes from that is written now, or else at the page that
        fits what is asked.
        """
        reason = self.table.captions.why
        if reason is not None:
            self._open(reason, "")
            return
        self._push(Rules(self.stage, self.game, self.look.prompts.rules_page()))

    def why(self) -> None:
        """The rules, where the last reason comes from that was given."""
        reason = self.table.captions.why
        if reason is not None:
            self._last = (reason, "")
        if self._last is not None:
            self._open(*self._last)

    def _open(self, reason: Reason, line: str) -> None:
        self._push(Rules(self.stage, self.game, passage=why(self.game, reason, line)))

    def _push(self, rules: Rules) -> None:
        self.peek.let_go()
        self.stage.push(rules, fade=not self.peek.on)  # no hand fades away slowly

    def _sign_box(self) -> pygame.Rect | None:
        """Where the sign is: at the right end of what the reason is written on."""
        captions = self.table.captions
        if captions.why is None:
            return None
        pill = self.sheet.notice_box()
        if pill is None and self.sheet.panel is not None:
            return None
        if pill is None:
            go_on = self.table.coming.waits_for_a_click
            pill = captions.prompt_box(captions.prompt_text(go_on=go_on), self.table.layout)
        margin = self.stage.px(5)
        side = pill.height - 2 * margin
        return pygame.Rect(pill.right - margin - side, pill.top + margin, side, side)
