"""A speech bubble over a table: who speaks, what is said, what may be answered, and where it lies.

It covers neither what it speaks of nor one's own hand, nor any control.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from cardtable.media.lettering import line_height, longest_phrase, width, wrapped
from cardtable.media.words import words
from cardtable.scenes.bubble_place import Obstacle, Room, covered
from cardtable.scenes.scene import Stage
from cardtable.seats import Seat
from cardtable.widgets import cut, people
from cardtable.widgets.button import Button, ButtonKind
from cardtable.widgets.rising import Rising
from cardtable.widgets.widget import Widget, draw_all
from cardtable.widgets.writing import write, write_lines

_WIDTHS = (660, 520, 410, 330)  # units: it is as wide as fits best
_FACE = 64  # units
_LEAST = 44  # pixels: what a finger can hit
_MORE = 3000.0  # what it comes to lie over may matter so much before it moves: not a card or two


class Said(NamedTuple):
    """Something that is said."""

    who: str  # a character
    text: str
    choices: Sequence[str] = ()  # names of buttons; the first is the main one


class Speech:
    """The bubble that is shown now, if any is."""

    def __init__(self, stage: Stage, choose: Callable[[str], None]) -> None:
        self.stage = stage
        self.choose = choose  # told of the choice that is made
        self.said: Said | None = None
        self.box = pygame.Rect(0, 0, 0, 0)
        self.widgets: list[Widget] = []
        self.rising = Rising()
        self.tail: tuple[int, int] | None = None
        self._laid: object = None  # what the box was laid for
        self._covers = 0.0  # how much it covered there

    def say(self, said: Said | None) -> None:
        """Say this from now on, or nothing."""
        before, self.said = self.said, said
        if said is not None and (before is None or said[:2] != before[:2]):
            self.rising.start(self.stage.settings)
            self.stage.say(f"{words(f'character.{said.who}')}: {said.text}")

    # Where it lies

    def lay(
        self,
        meant: Sequence[pygame.Rect],
        obstacles: Sequence[Obstacle],
        *,
        still: bool = False,
    ) -> list[Widget]:
        """Lie beside what is meant and away from obstacles; the controls on it.

        While the same is said it stays where it is, unless something comes to lie under it; if it
        is to be ``still``, even then.
        """
        self.widgets = []
        if self.said is None:
            return self.widgets
        said, now = self.said, covered(self.box, obstacles)
        laid = (said, self.stage.size, self.stage.settings.text_size)
        comes_under = now > self._covers + self.stage.unit * _MORE
        if laid != self._laid or (comes_under and not still):
            sizes = dict.fromkeys([self._size(said, units) for units in self._widths(said)])
            room = self._room_beside(meant, obstacles)
            self.box = min([room.best(size) for size in sizes], key=lambda one: one.cost).box
            self._laid, self._covers = laid, covered(self.box, obstacles)
        if not still:
            self.tail = self._tail_to(meant[0]) if meant else None
        self.widgets = self._buttons(self.said)
        return self.widgets

    def _widths(self, said: Said) -> Sequence[int]:
        """How wide it may be, so that no phrase is torn apart."""
        needs = longest_phrase(said.text, "strong", self.stage.text_px(20))
        whole = [units for units in _WIDTHS if self._room(self.stage.px(units)) >= needs]
        return [self.stage.px(units) for units in whole or _WIDTHS[:1]]

    def _room_beside(self, meant: Sequence[pygame.Rect], obstacles: Sequence[Obstacle]) -> Room:
        """The window as it is now; where nothing is meant, its upper middle is."""
        stage, margin = self.stage, self.stage.px(14)
        window = pygame.Rect((0, 0), stage.size).inflate(-2 * margin, -2 * margin)
        goal = meant[0].center if meant else (stage.size[0] // 2, round(stage.size[1] * 0.36))
        return Room(window, max(8, stage.px(30)), goal, obstacles)

    def _size(self, said: Said, wide: int) -> tuple[int, int]:
        room, px = self._room(wide), self.stage.text_px(20)
        lines = evenly(said.text, px, room)
        high = self._name_high + line_height("strong", px) * len(lines)
        longest = max(width(one, "strong", px) for one in lines)
        least = 0
        if said.choices:
            high += self._button_high + self.stage.px(12)
            gap = self.stage.px(10)
            least = sum(self._button_wide(name) + gap for name in said.choices) - gap
        pad = self.stage.px(18)
        inner = max(longest, width(self._name(said), "title", self.stage.text_px(16)))
        high = max(high, self.stage.px(_FACE)) + 2 * pad
        return max(wide - room + inner + 2, least + 2 * pad), high

    def _room(self, wide: int) -> int:
        """How wide the text may be on a bubble of this width."""
        return wide - self.stage.px(_FACE + 3 * 18)

    @property
    def _name_high(self) -> int:
        return line_height("title", self.stage.text_px(16))

    @property
    def _button_high(self) -> int:
        return max(_LEAST, self.stage.px(46))

    def _button_wide(self, name: str) -> int:
        px = self.stage.type_px("title", 18)
        return max(_LEAST * 2, width(words(f"lesson.{name}"), "title", px) + self.stage.px(44))

    def _name(self, said: Said) -> str:
        return words(f"character.{said.who}")

    def _tail_to(self, meant: pygame.Rect) -> tuple[int, int] | None:
        """Where the tail ends: towards what is meant, and not far from the bubble."""
        box, far = self.box, self.stage.px(28)
        side = 2 * far
        x = max(box.left + side, min(meant.centerx, box.right - side))
        y = max(box.top + far, min(meant.centery, box.bottom - far))
        tips = {
            (x, min(meant.top, box.bottom + far)): meant.top - box.bottom,
            (x, max(meant.bottom, box.top - far)): box.top - meant.bottom,
            (min(meant.left, box.right + far), y): meant.left - box.right,
            (max(meant.right, box.left - far), y): box.left - meant.right,
        }
        tip, gap = max(tips.items(), key=lambda one: one[1])
        return tip if gap >= 0 else None

    def _buttons(self, said: Said) -> list[Widget]:
        stage, pad = self.stage, self.stage.px(18)
        found: list[Widget] = []
        right = self.box.right - pad
        for order, name in enumerate(said.choices):
            box = pygame.Rect(0, 0, self._button_wide(name), self._button_high)
            box.bottomright = (right, self.box.bottom - pad)
            right = box.left - stage.px(10)
            kind: ButtonKind = "paper" if order else "main"
            label = words(f"lesson.{name}")
            found.append(
                Button(stage, f"lesson-{name}", box, label, self._act(name), kind, size=18)
            )
        return found

    def _act(self, name: str) -> Callable[[], None]:
        return lambda: self.choose(name)

    def covers(self, at: tuple[int, int]) -> bool:
        """Whether it lies over this place."""
        return self.said is not None and bool(self.box.collidepoint(at))

    # Drawing

    def draw(self, surface: pygame.Surface, *, answers: bool = True) -> None:
        """Draw it; its controls too, unless there is nobody yet who would answer."""
        if self.said is not None:
            around = self.box.inflate(self.stage.px(120), self.stage.px(120))
            self.rising.draw(surface, around, self._paint_all if answers else self._paint)

    def _paint_all(self, surface: pygame.Surface) -> None:
        self._paint(surface)
        draw_all(surface, self.widgets)

    def _paint(self, surface: pygame.Surface) -> None:
        said, stage, box = self.said, self.stage, self.box
        assert said is not None
        if self.tail is not None:
            cut.bubble(surface, box, self.tail, stage.unit)
        else:
            cut.panel(surface, box, stage.px(18), cut.WHITE, stage.unit * 5)
        pad, side = stage.px(18), stage.px(_FACE)
        rim = pygame.Rect(box.left + pad, box.top + pad, side, side)
        cut.panel(surface, rim.inflate(stage.px(6), stage.px(6)), side // 2 + 3, cut.TRAY)
        seat = Seat("easy", said.who)
        surface.blit(people.portrait(stage.pictures, seat, 0, side), rim)
        left = rim.right + pad
        px = stage.text_px(16)
        at = (left, box.top + pad + self._name_high // 2)
        write(surface, self._name(said), "title", px, at, cut.SOFT_INK)
        area = pygame.Rect(left, box.top + pad + self._name_high, box.right - pad - left + 2, 0)
        lines = evenly(said.text, stage.text_px(20), area.width)
        write_lines(surface, "\n".join(lines), "strong", stage.text_px(20), area)


def evenly(text: str, px: int, room: int) -> Sequence[str]:
    """The text in as few lines as there must be, each about as long as the others."""
    lines = wrapped(text, "strong", px, room)
    least = longest_phrase(text, "strong", px)
    while len(lines) > 1 and room * 0.96 >= least:
        room = round(room * 0.96)
        closer = wrapped(text, "strong", px, room)
        if len(closer) > len(lines):
            break
        lines = closer
    return lines
