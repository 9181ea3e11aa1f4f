"""A finished match looked back upon: step through it, what each choice was worth, luck and play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

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
from cardtable.match import Match
from cardtable.media.canvas import mean
from cardtable.media.lettering import width
from cardtable.media.words import words
from cardtable.review.reviewer import Reviewer
from cardtable.scenes import table_keys
from cardtable.scenes.large_card import LargeCard
from cardtable.scenes.review_column import Tab
from cardtable.scenes.review_controls import Timeline
from cardtable.scenes.review_desk import Desk
from cardtable.scenes.review_findings import Reviews
from cardtable.scenes.review_graph import ReviewGraph
from cardtable.scenes.review_places import Places, places
from cardtable.scenes.review_walk import Walk
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import Stage
from cardtable.scenes.screen import Screen
from cardtable.scenes.sights import seen_on
from cardtable.scenes.table_controls import CardControl
from cardtable.widgets import cut
from cardtable.widgets.widget import Widget
from cardtable.widgets.writing import write

KEYS = {
    "n": "slip-after",
    "b": "slip-before",
    "home": "first",
    "end": "end",
    "p": "play",
    "h": "hands",
    "v": "seat",
}
"""What each letter does."""

_BETTER = (176, 218, 160)
_PAGE = 10  # moves a page key goes on the graph


class ReviewScene(Screen):
    """One match at one table, from its first moment to its last."""

    OWN_KEYS = ("review",)

    def __init__(
        self,
        stage: Stage,
        match: Match,
        kept: Path | None = None,
        *,
        rated: bool = True,
        at: int | None = None,
        reviewer: Callable[[], Reviews] | None = None,
    ) -> None:
        super().__init__(stage)
        self.match = match
        begin = reviewer or (lambda: Reviewer(match, kept))
        self.walk = Walk(stage, match, begin, self.refresh, at or 0)
        self.graph = ReviewGraph(stage, match)
        self.desk = Desk(stage, self.walk, self.graph)
        self.places: Places = places(stage)
        self.large_card = LargeCard(stage, self.walk.table.table, self.walk.table.look)
        self.walk.table.part.take(self.places.table.size)
        self.walk.table.lay(at or 0, gliding=False)
        if rated:
            self.walk.findings.start()

    # Controls

    def layout(self) -> None:
        self.places = places(self.stage)
        self.walk.table.lay_out(self.places.table.size)
        super().layout()

    def build(self) -> Sequence[Widget]:
        walk = self.walk
        asked = walk.trial.build()
        panel = walk.trial.panel
        self.apart = [] if panel is None else panel.widgets
        shown, self.scroller = walk.column.build(self.places, self._turn_to)
        cards = walk.trial.cards(walk.go_to_card)
        return [*cards, *asked, *self.desk.build(self.places, self.back), *shown]

    def first(self) -> str:
        return "timeline"

    def _turn_to(self, tab: Tab) -> None:
        self.walk.column.tab = tab
        if self.scroller is not None:
            self.scroller.offset = 0.0
        self.refresh()

    def refresh(self) -> None:
        if self.walk.dragging:  # the graph stays in the hand
            self.dirty = True
            return
        super().refresh()
        row = next((one for one in self.widgets if one.name == f"row-{self.walk.table.at}"), None)
        if row is not None and row.scroller is not None and not self._held:
            row.scroller.show(row.box, self.stage.px(80))

    # Gestures

    def handle(self, gesture: Gesture) -> None:
        if self.large_card.card is not None:
            if isinstance(gesture, HURRYING) and not isinstance(gesture, Lift):
                self.large_card.put_back()
                self.dirty = True
        elif not self._on_table(gesture):
            super().handle(gesture)

    def _on_table(self, gesture: Gesture) -> bool:
        """Whether a gesture was for the table, and has been heeded."""
        trial = self.walk.trial
        match gesture:
            case Hover(at):
                bare = at if at is not None and self._is_bare(at) else None
                trial.touch.hover(bare)
                self._point_at_seat(bare)
                return False
            case Lift(at) if self._is_bare(at):
                trial.lift(at)
            case Carry(at) if self._held is None and trial.asks:
                trial.carry(at)
            case Drop(at):
                trial.drop(at)
                return False
            case Choose(at, clicks) if at is not None and self._is_bare(at):
                self._let_go()
                self._click(at, clicks)
            case Scroll(lines, at) if at is not None and not self.places.column.collidepoint(at):
                self.walk.go(self.walk.table.at + (1 if lines > 0 else -1))
            case Scroll(lines) if isinstance(self.focus, Timeline) and abs(lines) > _PAGE:
                self.walk.go(self.walk.table.at + (_PAGE if lines > 0 else -_PAGE))
            case Back() | Act("menu", "") if trial.touch.cancel():
                self.refresh()
            case Number(value) if trial.asks:
                self._number(value)
            case Hurry():
                self.walk.table.table.hurry()
            case Inspect(at):
                self._inspect(at)
            case Letter(key, control=False) | Act(_, key) if trial.answer(key):
                pass
            case Act("rules"):
                self.walk.replay.pause()
                self.stage.push(Rules(self.stage, self.match.game.id))
            case Letter(key, control=False) | Act(_, key) if key in KEYS:
                self.walk.actions[KEYS[key]]()
            case _:
                return False
        self.dirty = True
        return True

    def _point_at_seat(self, at: Pixel | None) -> None:
        """Whose plate or cards lie there: that hand is shown large."""
        table, seat = self.walk.table.table, None
        sprite = None if at is None else table.ways.card_at(at)
        pile = None if sprite is None else table.piles.of(sprite)
        if pile is not None and pile.lies == "fan":
            seat = pile.owner
        elif at is not None:
            plates = table.layout.plates.items()
            seat = next((one for one, plate in plates if plate.collidepoint(at)), None)
        if seat != self.walk.pointed:
            self.walk.pointed = seat
            self.dirty = True

    def _is_bare(self, at: Pixel) -> bool:
        """Whether the table lies there, and no control over it."""
        panel = self.walk.trial.panel
        if panel is not None and panel.box.collidepoint(at):
            return False
        return self.places.table.collidepoint(at) and self.at(at) is None

    def _click(self, at: Pixel, clicks: int) -> None:
        """A card is tried, or leads to its moment; a plate lets one look from its side."""
        walk = self.walk
        if walk.trial.click(at, clicks):
            self.refresh()
            return
        if walk.trial.asks:
            return
        table = walk.table.table
        sprite = table.ways.card_at(at)
        if sprite is not None:
            walk.go_to_card(sprite)
            return
        for seat, plate in table.layout.plates.items():
            if plate.collidepoint(at):
                walk.sit(seat)
                return

    def _inspect(self, at: Pixel | None) -> None:
        """Show the card there, or the one with the focus, large."""
        ways = self.walk.table.table.ways
        shown = seen_on(self.focus) if at is None else self.large_card.meant(at, ways)
        if shown is not None:
            self.large_card.show(shown)

    def _number(self, value: int) -> None:
        """The n-th answer, or the n-th card of the hand."""
        trial, hand = self.walk.trial, self.walk.table.table.piles.own_hand()
        offered = trial.touch.offers.cards()
        panel = trial.panel is not None
        meant = table_keys.numbered(value, self.widgets, hand, offered, panel=panel)
        if meant is not None:
            self.focus_on(meant)
            meant.choose(None)

    def _carry(self, at: Pixel) -> None:
        self.walk.dragging = isinstance(self._held, Timeline)
        super()._carry(at)

    def _let_go(self) -> None:
        super()._let_go()
        if self.walk.dragging:
            self.walk.dragging = False
            self.refresh()

    def _settle(self) -> None:
        super()._settle()
        if not self.stage.by_pointer:
            focus = self.focus
            self.walk.trial.touch.point(focus.sprite if isinstance(focus, CardControl) else None)

    # Time

    def update(self, seconds: float) -> None:
        super().update(seconds)
        walk = self.walk
        walk.pass_by(seconds)
        for widget in self.widgets:
            widget.follow()
        plays = walk.replay.playing or self.large_card.rising.pass_by(seconds)
        self.moving = walk.table.moving or walk.burst.flying or plays or walk.table.table.busy
        self.dirty = self.dirty or walk.table.table.stale.frame

    def entered(self) -> None:
        look = self.walk.table.look
        self.stage.sounds.loop("music", look.music or None)
        self.stage.sounds.loop("ambience", look.ambience or None)
        super().entered()

    def left(self) -> None:
        self.walk.findings.stop()
        self.stage.sounds.loop("ambience", None)

    # Drawing

    def paint(self, surface: pygame.Surface) -> None:
        for line in self.walk.table.told():
            mean(surface, self.places.table, line)
        self.walk.table.draw(surface)
        marked = [sprite.card for sprite, _ in self.walk.tags()]
        for seat in self.walk.hands():
            self.walk.hand.draw(surface, seat, marked)
        self._draw_tags(surface)
        self.walk.trial.draw(surface)
        self.desk.paint(surface, self.places)
        self.walk.column.paint(surface, self.places)

    def paint_scrolled(self, surface: pygame.Surface, offset: int) -> None:
        self.walk.column.paint_scrolled(surface, offset)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.walk.burst.draw(surface)
        self.large_card.draw(surface, asked=False)

    def _draw_tags(self, surface: pygame.Surface) -> None:
        """Which card was played, and which would have been better."""
        px = self.stage.text_px(14)
        hung: list[pygame.Rect] = []
        for sprite, key in self.walk.tags():
            text = words(key)
            box = pygame.Rect(0, 0, width(text, "strong", px) + self.stage.px(18), round(px * 1.5))
            box.center = self.walk.tag_place(sprite)
            for other in hung:
                if box.colliderect(other):
                    box.top = other.bottom + 2
            hung.append(box.clamp(self.places.table))
            colour = _BETTER if key.endswith("better") else cut.CANDLE
            cut.panel(surface, hung[-1], box.height // 2, colour, self.stage.unit * 3)
            write(surface, text, "strong", px, hung[-1].center, cut.INK, "cm")

    def title(self) -> str:
        return f"{words('lookback.title')} – {words('app.title')}"

    def report(self) -> str:
        return self.match.to_text()
