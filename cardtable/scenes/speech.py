"""A speech bubble over a table: who speaks, what is said, what may be answered, and where it lies.

It covers neither what it speaks of nor one's own hand, nor any control.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from cardtable.media.lettering import line_height, width, wrapped
from cardtable.media.words import words
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


class Said(NamedTuple):
    """Something that is said."""

    who: str  # a character
    text: str
    choices: Sequence[str] = ()  # names of buttons; the first is the main one


class Obstacle(NamedTuple):
    """What a bubble should not cover, and how much that matters."""

    box: pygame.Rect
    weight: float


class Speech:
    """The bubble that is shown now, if any is."""

    def __init__(self, stage: Stage, choose: Callable[[str], None]) -> None:
        self.stage = stage
        self.choose = choose  # told of the choice that is made
        self.said: Said | None = None
        self.box = pygame.Rect(0, 0, 0, 0)
        self.widgets: list[Widget] = []
        self.rising = Rising()
        self._tip: tuple[int, int] | None = None

    def say(self, said: Said | None) -> None:
        """Say this from now on, or nothing."""
        before, self.said = self.said, said
        if said is not None and said != before:
            self.rising.start(self.stage.settings)
            self.stage.say(f"{words(f'character.{said.who}')}: {said.text}")

    # Where it lies

    def lay(self, meant: Sequence[pygame.Rect], obstacles: Sequence[Obstacle]) -> list[Widget]:
        """Lie beside what is meant and away from obstacles; the controls on it."""
        self.widgets = []
        if self.said is None:
            return self.widgets
        best: tuple[float, pygame.Rect] | None = None
        for units in _WIDTHS:
            size = self._size(self.said, self.stage.px(units))
            cost, box = self._best_place(size, meant, obstacles)
            if best is None or cost < best[0] - 1:
                best = (cost, box)
        assert best is not None
        self.box = best[1]
        self._tip = self._tip_to(meant[0]) if meant else None
        self.widgets = self._buttons(self.said)
        return self.widgets

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

    def _best_place(
        self, size: tuple[int, int], meant: Sequence[pygame.Rect], obstacles: Sequence[Obstacle]
    ) -> tuple[float, pygame.Rect]:
        """Where a bubble of this size covers least and lies nearest."""
        stage, margin = self.stage, self.stage.px(14)
        step = max(8, stage.px(30))
        window = pygame.Rect((0, 0), stage.size).inflate(-2 * margin, -2 * margin)
        goal = meant[0].center if meant else (stage.size[0] // 2, round(stage.size[1] * 0.36))
        middle = (size[0] // 2, size[1] // 2)
        places = sorted(
            (abs(left + middle[0] - goal[0]) + 1.3 * abs(top + middle[1] - goal[1]), left, top)
            for top in range(window.top, max(window.top, window.bottom - size[1]) + 1, step)
            for left in range(window.left, max(window.left, window.right - size[0]) + 1, step)
        )
        best: tuple[float, pygame.Rect] = (1e18, pygame.Rect(window.topleft, size))
        for away, left, top in places:
            if away >= best[0]:
                break  # the others are farther still
            box = pygame.Rect((left, top), size)
            cost = away
            for place, weight in obstacles:
                over = box.clip(place)
                if over.width and over.height:
                    cost += weight * (over.width * over.height) ** 0.5
            if cost < best[0]:
                best = (cost, box)
        return best

    def _tip_to(self, meant: pygame.Rect) -> tuple[int, int] | None:
        """Where the tail ends: towards what is meant, and not far from the bubble."""
        box, far = self.box, self.stage.px(28)
        side = 2 * far
        x = max(box.left + side, min(meant.centerx, box.right - side))
        if meant.top >= box.bottom:
            return x, min(meant.top, box.bottom + far)
        if meant.bottom <= box.top:
            return x, max(meant.bottom, box.top - far)
        y = max(box.top + far, min(meant.centery, box.bottom - far))
        if meant.left >= box.right:
            return min(meant.left, box.right + far), y
        if meant.right <= box.left:
            return max(meant.right, box.left - far), y
        return None

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

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it, with its controls."""
        if self.said is not None:
            around = self.box.inflate(self.stage.px(120), self.stage.px(120))
            self.rising.draw(surface, around, self._paint)

    def _paint(self, surface: pygame.Surface) -> None:
        said, stage, box = self.said, self.stage, self.box
        assert said is not None
        if self._tip is not None:
            cut.bubble(surface, box, self._tip, stage.unit)
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
        write_lines(surface, said.text, "strong", stage.text_px(20), area)
        draw_all(surface, self.widgets)


def evenly(text: str, px: int, room: int) -> Sequence[str]:
    """The text in as few lines as there must be, each about as long as the others."""
    lines = wrapped(text, "strong", px, room)
    while len(lines) > 1:
        room = round(room * 0.96)
        closer = wrapped(text, "strong", px, room)
        if len(closer) > len(lines):
            break
        lines = closer
    return lines
