"""The lines of a score as controls: each opens the rules at the passage it comes from."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.gestures import Pixel
from cardtable.media.drawings import mixed
from cardtable.media.words import words
from cardtable.rulebook import why
from cardtable.rules.events import Scored
from cardtable.scenes.round_count import RoundCount
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import Stage
from cardtable.scenes.score_rows import ScoreRows
from cardtable.table.wording import Wording
from cardtable.widgets import cut
from cardtable.widgets.why_sign import draw_sign, for_finger
from cardtable.widgets.widget import Widget

_SIGN = 22  # units


class ScoreWhy(Widget):
    """One line of a seat's score, once it has been counted."""

    radius_units = 12.0

    def __init__(
        self, stage: Stage, name: str, box: pygame.Rect, label: str, action: Callable[[], None]
    ) -> None:
        super().__init__(stage, name, box)
        self.label = label
        self.action = action
        self.hint = words("why.line", line=label)
        self.enabled = False

    def touches(self, at: Pixel) -> bool:
        return for_finger(self.place).collidepoint(at)

    def choose(self, at: Pixel | None) -> None:
        self.action()

    def spoken(self) -> str:
        return self.hint

    def draw(self, surface: pygame.Surface) -> None:
        if not self.enabled:
            return
        place, strong = self.place, self.hovered or self.focused
        self.draw_ring(surface)
        side = self.measures.px(_SIGN)
        sign = pygame.Rect(0, 0, side, side)
        sign.center = (place.right - self.measures.px(4), place.top + self.measures.px(4))
        colour = cut.CANDLE if strong else mixed(cut.TRAY, cut.PAPER, 0.2)
        draw_sign(surface, sign, strong=strong, colour=colour)


class ScoreWhys:
    """One for each line of a round's scores."""

    def __init__(self, stage: Stage, count: RoundCount, wording: Wording) -> None:
        self.stage = stage
        self.count = count
        self.wording = wording
        self.signs: list[ScoreWhy] = []

    def put(self, rows: ScoreRows) -> list[ScoreWhy]:
        """Put them where the rows have their lines."""
        self.signs = []
        for seat in self.count.order:
            scored = self.count.scored[seat]
            for number, box in enumerate(rows.chips(seat)):
                what = scored.lines[number].what
                name, label = f"line-{seat}-{number}", self.wording.of("line", what)
                action = self._opening(scored, what)
                self.signs.append(ScoreWhy(self.stage, name, box, label, action))
        self.follow()
        return self.signs

    def follow(self) -> None:
        """They may be used once everything has been counted: until then a click counts on."""
        for sign in self.signs:
            sign.enabled = not self.count.going

    def lies_at(self, at: Pixel | None) -> bool:
        """Whether one of them lies there."""
        return at is not None and any(sign.touches(at) for sign in self.signs)

    def open(self, focused: Widget | None) -> None:
        """Open the one with the focus, or else the first."""
        if self.signs:
            (focused if isinstance(focused, ScoreWhy) else self.signs[0]).choose(None)

    def _opening(self, scored: Scored, what: str) -> Callable[[], None]:
        def go() -> None:
            passage = why(self.wording.id, scored.reason, what)
            self.stage.push(Rules(self.stage, self.wording.id, passage=passage))

        return go
