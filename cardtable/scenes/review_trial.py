"""A position put to the one who reads a review: another try, by card, tile or button."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.gestures import Pixel
from cardtable.looks.asked import Acts
from cardtable.looks.panel import Panel
from cardtable.rules.moves import Move
from cardtable.scenes.review_table import ReviewTable
from cardtable.scenes.table_controls import CardControl, card_controls, zone_controls
from cardtable.table.card_sprite import CardSprite
from cardtable.table.touch import Touch
from cardtable.widgets import cut
from cardtable.widgets.widget import Widget, draw_all

_HAND_TOP = 0.765  # of the table's height: below it one's own hand stays bright
_VEIL = 120


class ReviewTrial:
    """The hand over a review's table, and the moves it may make there."""

    def __init__(
        self, table: ReviewTable, made: Callable[[Move], None], looked_at: Callable[[], None]
    ) -> None:
        self.table = table
        self.made = made  # told of a move that is tried
        self.changed = looked_at  # told when other controls are to be made
        self.touch = Touch(table.table, self._play, self._refuse)
        self.moves: Sequence[Move] = ()  # those that may be tried; none: one only looks
        self.panel: Panel | None = None
        self._acts = Acts(self._play, self._refuse, lambda: False)

    @property
    def asks(self) -> bool:
        """Whether a move is asked for."""
        return bool(self.moves)

    def ask(self, moves: Sequence[Move]) -> None:
        """Put these to the one who looks, or none."""
        table = self.table
        self.moves = moves
        self.touch.unpick()
        table.ask(moves)
        weighs = table.look.answers.weighs_hand()
        self.touch.offer(moves, dim=bool(moves) and not weighs)

    def _play(self, move: Move) -> None:
        self.touch.unpick()
        self.made(move)

    def _refuse(self, move: Move) -> None:
        """Say why a move is not allowed."""
        table = self.table.table
        game, state = self.table.match.game, self.table.state(self.table.at)
        reason = game.reason_against(state, move)
        if self.asks and reason is not None:
            table.captions.say_why(table.words.reason(reason), reason=reason)

    # Controls

    def build(self) -> list[Widget]:
        """What one answers with, if one is asked: tiles or buttons, places and cards."""
        part, look = self.table.part, self.table.look
        self.panel = None
        if not self.asks:
            return []
        answers = look.answers.offered()
        found: list[Widget] = []
        if answers:
            self.panel = look.answers.panel(answers, self._acts)
            if self.panel is None:
                found += look.answers.buttons(answers, self._acts)
            else:
                found += self.panel.widgets
        found += zone_controls(part, self.touch, self._play)
        return found

    def cards(self, go: Callable[[CardSprite], None]) -> list[Widget]:
        """The cards as controls: to be tried, or else all that lie open, to be gone to."""
        part, table = self.table.part, self.table.table
        if self.asks:
            return card_controls(part, self.touch, self._choose)
        return [
            CardControl(part, f"card-{number}-{order}", table, sprite, go)
            for number in table.ways.by_depth(table.piles)
            for order, sprite in enumerate(table.ways.visible(number))
            if sprite.shows_face
        ]

    def _choose(self, sprite: CardSprite) -> None:
        self.touch.choose(sprite)
        self.changed()

    def answer(self, key: str) -> bool:
        """Whether a letter is the key of an answer that is asked for now; then it is tried."""
        for one in self.table.look.answers.offered() if self.asks else ():
            if one.key == key and not one.refused:
                self._play(one.move)
                return True
        return False

    # The pointer

    def lift(self, at: Pixel) -> None:
        """The pointer was pressed on the table."""
        if self.asks:
            self.touch.lift(at)

    def carry(self, at: Pixel) -> None:
        """It is moved."""
        if self.asks:
            self.touch.carry(at)

    def drop(self, at: Pixel) -> None:
        """It is let go."""
        if self.asks:
            self.touch.drop(at)

    def click(self, at: Pixel, clicks: int) -> bool:
        """It was clicked; whether that meant anything here."""
        return self.asks and self.touch.click(at, clicks)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the panel with its tiles, if there is one, over the veiled table."""
        if self.panel is None:
            return
        part = self.table.part
        above = pygame.Rect(0, 0, part.size[0], round(part.size[1] * _HAND_TOP))
        cut.veil(surface, above, (28, 26, 66), _VEIL)
        self.panel.draw(surface, part)
        draw_all(surface, self.panel.widgets)
