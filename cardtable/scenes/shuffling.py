"""The shuffle before a table: it is looked at until all that the table shows first is drawn."""

from __future__ import annotations

import math

import pygame

from cardtable.kits import KITS
from cardtable.media.canvas import Canvas
from cardtable.media.loader import Key
from cardtable.media.undisturbed import undisturbed
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.scene import Scene, Stage
from cardtable.table import sound
from cardtable.table.animation import ease_in_out
from cardtable.table.rehearsal import rehearse
from cardtable.widgets import scenery

_CARDS = 14
_CYCLE = 1.5  # seconds from one deck to the next
_APART = 0.62  # how far the halves are drawn apart, in card widths
_RIFFLE = (0.22, 0.78)  # shares of a cycle between which the halves fall into each other
_FALL = 0.12  # of a cycle that a card takes


def at_table(table: PlayScene) -> Scene:
    """A table; before it, if need be, the shuffle."""
    shuffling = Shuffling(table.stage, table)
    shuffling.layout()
    return shuffling.table if shuffling.over else shuffling


class Shuffling(Scene):
    """The game's backs, riffled again and again over the colour of its box."""

    def __init__(self, stage: Stage, table: PlayScene) -> None:
        super().__init__(stage)
        self.table = table
        self.moving = True
        self._passed = 0.0
        self._planned: set[Key] = set()
        self._planned_for = (0, 0)  # the size of window
        self._called = False  # whoever plays here
        self._taken_over = False  # the table has been sat down at

    def layout(self) -> None:
        if self._planned_for != self.stage.size:
            self._planned_for = self.stage.size
            self.table.layout()
            self._planned = undisturbed(self._plan)
            if not self.over:
                self.stage.pictures.gather(lambda: self.draw(Canvas(self.stage.size)))

    def _plan(self) -> set[Key]:
        """What the table shows first, and what it may show at any moment."""
        pictures = self.stage.pictures
        if pictures.mode != "thread":
            return set()
        surface = Canvas(self.stage.size)
        with pictures.draft() as first:
            self.table.draw(surface)
        with pictures.draft(later=True) as between:
            self.table.interludes.rehearse(surface)
        return first | between | rehearse(self.table.table, surface)

    @property
    def over(self) -> bool:
        """Whether the table can be shown."""
        return self.stage.pictures.come(self._planned)

    def update(self, seconds: float) -> None:
        if self._passed and not self._called:  # once the shuffle is seen: it takes a moment
            self._called = True
            self.table.session.thinking.warm_up()
        if int(self._passed / _CYCLE) != int((self._passed + seconds) / _CYCLE):
            self.stage.sounds.play(sound.SHUFFLED)
        self._passed += seconds
        if self.over:
            self._taken_over = True
            self.stage.replace(self.table)

    def left(self) -> None:
        if not self._taken_over:
            self.table.left()

    def title(self) -> str:
        return self.table.title()

    def called(self) -> str:
        return self.table.in_words.title()

    def report(self) -> str:
        return self.table.report()

    def draw(self, surface: pygame.Surface) -> None:
        game = self.table.match.game.id
        scenery.dimmed(surface, self.stage, KITS[game].cover.shade)
        art, size = self.table.table.art, self.stage.size
        art.next_frame()
        name, height = f"back-{KITS[game].faces().BACKS[0]}", round(size[1] * 0.3)
        share = self._passed / _CYCLE % 1.0
        for order in range(_CARDS):
            aside, up, angle = _pose(order, share)
            card = art.turned(name, height, angle, level=1 if up else 0, resting=False)
            x = size[0] / 2 + aside * height * 0.7
            y = size[1] / 2 - order * height * 0.006 - up * height * 0.16
            at = card.get_rect(center=(round(x), round(y)))
            surface.blit(card, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def _pose(order: int, share: float) -> tuple[float, float, float]:
    """Where a card of the deck is: how far aside in card widths, how high, and how it is turned."""
    side = -1 if order % 2 == 0 else 1
    begins, ends = _RIFFLE
    falls = begins + (ends - begins - _FALL) * order / _CARDS
    apart = ease_in_out(min(1.0, share / (begins - 0.04)))
    fallen = ease_in_out(max(0.0, min(1.0, (share - falls) / _FALL)))
    away = apart * (1 - fallen)
    return side * _APART * away, math.sin(math.pi * fallen), side * 9 * away
