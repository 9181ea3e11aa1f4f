"""The table at play: gestures become moves of the session, and the table shows what they bring.

A gesture over the table is a legal `Move` or nothing (`Touch`, or a control that says its move);
`Session.play` makes it and writes it down; what happened, as the one who looks sees it, goes to the
table (`Showing`), which moves its cards in its own time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import pygame

from cardtable.gestures import (
    HURRYING,
    Act,
    Back,
    Carry,
    Choose,
    Drop,
    Gesture,
    Hover,
    Hurry,
    Inspect,
    Letter,
    Lift,
    Number,
    Pixel,
    Scroll,
)
from cardtable.kits import KITS
from cardtable.looks.asked import Acts
from cardtable.looks.panel import Panel
from cardtable.match import Match
from cardtable.rules.moves import Move
from cardtable.scenes import marks, table_keys
from cardtable.scenes.by_itself import ByItself
from cardtable.scenes.interludes import Interludes
from cardtable.scenes.large_card import LargeCard
from cardtable.scenes.last_trick import LastTrick
from cardtable.scenes.panel_over_table import PanelOverTable
from cardtable.scenes.pause import Pause
from cardtable.scenes.peek import Peek
from cardtable.scenes.reading import Reading
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.scenes.showing import Showing
from cardtable.scenes.shown_hint import ShownHint
from cardtable.scenes.sights import seen_on, sights
from cardtable.scenes.table_controls import (
    CardControl,
    card_controls,
    corner_buttons,
    side_buttons,
    zone_controls,
)
from cardtable.scenes.table_in_words import TableInWords
from cardtable.scenes.table_log import TableLog
from cardtable.scenes.undo_question import UndoQuestion
from cardtable.session import Session, facts
from cardtable.table.card_sprite import CardSprite
from cardtable.table.debug_overlay import DebugOverlay
from cardtable.table.table import Table
from cardtable.table.touch import Touch
from cardtable.thinking import Thinks
from cardtable.widgets.widget import Widget


class PlayScene(Screen):
    """One match on one table."""

    def __init__(
        self,
        stage: Stage,
        match: Match,
        *,
        thinker: Thinks | None = None,
        saved: bool = True,
        open_hands: bool = False,
    ) -> None:
        super().__init__(stage)
        self.match = match
        self.look = look = KITS[match.game.id].look()(stage, match.game, match.seats)
        self.session = session = Session(
            match, stage.settings, thinker, saved=saved, open_hands=open_hands, unsaid=look.unsaid
        )
        self.table = table = Table(
            stage,
            match.game,
            self.look,
            session.viewer,
            self.look.seen.names,
            looking=session.looking,
            hasty=not session.persons,
            open_hands=open_hands,
        )
        self.log = TableLog(stage, table, self.refresh)
        self.showing = Showing(stage, session, self.look, table, self.log)
        self.touch = Touch(table, self.play, self.showing.refuse)
        self.sheet = PanelOverTable(stage, table)
        self.acts = Acts(self.sheet.from_tile(self.play), self.showing.refuse, self.showing.hurry)
        self.hint = ShownHint(stage, self.showing, self.touch)
        self.large_card = LargeCard(stage, table, self.look)
        self.last_trick = LastTrick(stage, table)
        self.coming_up = (self.sheet, self.log, self.large_card, self.last_trick)
        self.peek = Peek(stage, self.showing, lambda at: self.handle(Choose(at)), self.touch)
        self.reading = Reading(stage, table, self.look, self.sheet, self.peek)
        self.beside = self.reading.pinned
        self.undo = UndoQuestion(stage, self.showing, self.take_back).ask
        table.turning.listeners.append(self._hand_closed)
        self.panel: Panel | None = None
        self.overlay = DebugOverlay()
        self.actions: dict[str, Callable[[], None]] = {
            "menu": self.menu,
            "rules": self.reading.rules,
            "why": self.reading.why,
            "summary": self.reading.summary,
            "last_trick": lambda: self.last_trick.show(self.showing.last_trick()),
            "log": self.log.toggle,
            "hint": self.hint.ask,
            "undo": self.undo,
            "sort": self.touch.sort,
            "inspect": self.inspect,
        }
        self.in_words: TableInWords = TableInWords(self)
        self.interludes = Interludes(
            stage, self.showing, self._offer, lambda new: stage.replace(PlayScene(stage, new))
        )
        self.by_itself = ByItself(stage, self.showing, self.touch, self.play)
        self.showing.begin()

    @property
    def moves(self) -> Sequence[Move]:
        """What the one who looks may do now."""
        return self.showing.moves

    # What one does

    def play(self, move: Move) -> None:
        """Make a move for the seat whose turn it is, or say why it may not be made."""
        if move not in self.match.legal_moves():
            self.showing.refuse(move)
            return
        if self.moves:
            self.large_card.tip.told()
        happened = self.session.play(move)
        self.touch.unpick()
        self.hint.close()
        if happened.own is not None:
            self.peek.let_go()
        self.showing.show(happened)
        self.stage.hearing.leave_focus()
        self._offer()

    def take_back(self) -> None:
        """Take back the last choice and what followed, unasked."""
        self.touch.unpick()
        self.hint.close()
        self.showing.show_taken_back(self.session.undo())
        self._offer()

    def menu(self) -> None:
        """Pause."""
        self.touch.cancel()
        self.peek.let_go()
        pause = Pause(self.stage, self.match.game.id, page=self.look.prompts.rules_page())
        self.stage.push(pause, fade=False)

    def inspect(self, at: Pixel | None = None) -> None:
        """Show the card here, or the one with the focus, large."""
        if at is not None and self.name_at(at):
            return
        ways = self.touch.ways
        shown = seen_on(self.focus) if at is None else self.large_card.meant(at, ways)
        if shown is not None:
            self.touch.cancel()
            self.large_card.show(shown)

    def choose_card(self, sprite: CardSprite) -> None:
        """Play this card; if it can go to several places, let the focus wait on the first."""
        self.touch.choose(sprite)
        self.refresh()
        self.focus_on(table_keys.first_zone(self.widgets))

    # Time

    def update(self, seconds: float) -> None:
        super().update(seconds)
        table = self.table
        table.update(seconds)
        self.touch.pass_by(seconds)
        if table.coming.halted is None:
            self.session.think()
        # The table shows one move after another: the next waits until the last has been seen.
        waits = table.busy or table.coming.halted is not None
        thought = None if waits and not self.session.hint_comes else self.session.poll()
        if thought is not None:
            self.hint.show(thought) if thought.hint else self.play(thought.move)
        self.showing.pass_by(seconds)
        self.peek.update(seconds)
        if self.hint.fade(seconds):
            self.showing.put_again()
        if self.stage.top is self:
            if self.interludes.wanted():
                self.touch.cancel()
                self.interludes.come()
            else:
                self.by_itself.pass_by(seconds)
        self._offer()
        self.in_words.ask()
        for widget in self.widgets:
            widget.follow()
        rising = [one.rising.pass_by(seconds) for one in self.coming_up]
        self.moving = any(rising) or table.moving or self.look.moving
        self.dirty = self.dirty or table.stale.frame

    def _offer(self) -> None:
        """Offer what is asked now to hand and keys, if it is anything new."""
        if not self.showing.put():
            return
        shows_legal = self.stage.settings.show_legal and not self.look.answers.weighs_hand()
        self.touch.offer(self.moves, dim=bool(self.moves) and shows_legal)
        self.refresh()
        if self.moves:
            offered = self.touch.offers.cards()
            self.focus = table_keys.to_begin_with(self.widgets, self.focus, offered)
            self._settle()

    def _hand_closed(self) -> None:
        """What was read from the hand is gone with it."""
        self.hint.close()
        self.large_card.close()
        self.showing.put_again()
        self._offer()

    def entered(self) -> None:
        self.peek.let_go()
        self.stage.sounds.loop("music", self.look.music or None)
        self.stage.sounds.loop("ambience", self.look.ambience or None)
        self.showing.name_seats()
        self.showing.put_again()
        self._offer()
        super().entered()
        self.table.stale.all()

    def out_of_sight(self) -> None:
        self.table.renderer.put_away()

    def left(self) -> None:
        self.session.close()
        self.stage.sounds.loop("ambience", None)

    # Controls

    def layout(self) -> None:
        layout = self.table.layout
        if (layout.size, layout.text_size) != (self.stage.size, self.stage.settings.text_size):
            self.table.lay_out()
        self.table.stale.all()
        super().layout()
        if self.focus is not None and not self.focus.enabled:
            self.focus = None
            self._settle()

    def build(self) -> Sequence[Widget]:
        # What is asked in words waits until one has seen why.
        asking = self.look.seen.turn == self.table.piles.viewer
        answers = self.look.answers.offered() if asking else []
        self.panel = self.look.answers.panel(answers, self.acts) if answers else None
        self.apart = self.sheet.put(self.panel, self.log)
        found = [*self.apart]
        found += zone_controls(self.stage, self.touch, self.play)
        found += card_controls(self.stage, self.touch, self.choose_card)
        if self.panel is None:
            found += self.look.answers.buttons(answers, self.acts)
            found += self.by_itself.buttons()
        self.peek.asked = [widget.place for widget in found]
        found.append(self.reading.sign)
        usable = self.showing.usable()
        found += side_buttons(self.stage, self.actions, usable, self.look.answers.tools_at())
        found += corner_buttons(self.stage, self.actions, usable)
        own = [one.sprite for one in found if isinstance(one, CardControl)]
        return found + sights(self.stage, self.table, self.look, own, self.large_card.show)

    # Gestures

    def handle(self, gesture: Gesture) -> None:
        if self.peek.takes(gesture):
            return
        if self.large_card.card is not None or self.last_trick.trick is not None:
            if isinstance(gesture, HURRYING) and not isinstance(gesture, Lift):
                self.large_card.put_back()
                self.last_trick.put_back()
                self.dirty = True
            return
        match gesture:
            case Hover(at):
                if self.table.grip.held is None:
                    self.touch.hover(None if at is None or self.covered(at) else at)
                super().handle(gesture)
                return
            case Lift(at) if not self.covered(at):
                self._held = None
                self._tip.restart()
                if not self.touch.lift(at) or self.table.coming.reading:
                    self.showing.hurry()
                self._settle()
            case Carry(at) if self._held is None:
                self.touch.carry(at)
            case Drop(at):
                super().handle(gesture)
                self.touch.drop(at)
            case Choose(at, clicks) if at is not None and not self.covered(at):
                self._let_go()
                if self.touch.click(at, clicks):
                    self.refresh()
            case Choose(None):
                # The first press of a key reads on; it must not play what comes after.
                waiting = self.table.coming.reading or not self.moves or self.in_words.waits()
                if not waiting or not (self.showing.hurry() or self.in_words.waits()):
                    super().handle(gesture)
            case Number(value):
                table_keys.choose_number(self, value, self.touch, panel=self.panel is not None)
            case Letter("z", control=True):
                self.undo()
            case Letter(key) | Act(_, key) if move := table_keys.answered(self.look, key):
                self.play(move)
            case Act(deed) if deed in self.actions:
                self.actions[deed]()
            case Inspect(at):
                self.inspect(at)
            case Scroll(lines) if self.log.open:
                self.log.scroll(lines)
            case Back() if self.touch.cancel():
                self.refresh()
            case Back() if self.log.open:
                self.log.toggle()
            case Back():
                self.menu()
            case Hurry() | Act() | Letter(control=False):
                self.showing.hurry()
            case _:
                super().handle(gesture)
                return
        self.dirty = True

    def covered(self, at: Pixel) -> bool:
        """Whether a control, a panel or the log lies there, over any card."""
        if self.at(at) is not None or self.log.covers(at):
            return True
        return self.panel is not None and bool(self.panel.box.collidepoint(at))

    def key_places(self) -> list[str]:
        return [*super().key_places(), "table", *(["trust"] if self.peek.on else [])]

    def help(self) -> None:
        self.touch.cancel()
        self.peek.let_go()
        super().help()

    def _move(self, across: int, down: int) -> None:
        card = table_keys.beside(self.focus, across, self.table.piles.own_hand())
        if card is not None:
            self.focus_on(table_keys.control_of(card, self.widgets))
        else:
            super()._move(across, down)

    def _settle(self) -> None:
        super()._settle()
        if self.stage.by_pointer:
            return
        self.touch.point(self.focus.sprite if isinstance(self.focus, CardControl) else None)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        began = time.perf_counter()
        self.table.draw(surface)
        self.look.heading.draw(surface)
        marks.draw(surface, self.stage, self.match)
        self.look.draw_effects(surface)
        self.by_itself.draw(surface)
        self.sheet.draw(surface)
        if self.log.open:
            self.log.draw(surface)
        super().draw(surface)
        self.hint.draw(surface, self.widgets, self.panel)
        self.table.draw_aloft(surface)
        self.last_trick.draw(surface)
        self.large_card.draw(surface, asked=bool(self.moves))
        self.overlay.frame(time.perf_counter() - began)
        if self.stage.overlay:
            self.overlay.draw(surface, self.table, facts(self.session))

    def title(self) -> str:
        return self.showing.title()

    def report(self) -> str:
        return self.match.to_text()
