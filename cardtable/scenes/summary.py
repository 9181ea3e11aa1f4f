"""A game on a card: pinned beside the table, or on a sheet over it where there is no room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from cardtable.gestures import Act, Gesture, Pixel
from cardtable.kits import KITS
from cardtable.media.drawings import Colour, Size, mixed
from cardtable.media.lettering import Kind, line_height
from cardtable.media.words import words
from cardtable.rulebook import summary
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import Stage
from cardtable.scenes.sheet import Sheet
from cardtable.widgets import cut
from cardtable.widgets.button import Button, RoundButton
from cardtable.widgets.widget import Measures, Widget, draw_all
from cardtable.widgets.writing import lines_height, write, write_lines

_HEAD: Colour = (166, 63, 24)
_WIDE = 250  # units of the window it takes beside a table …
_LEAST_WINDOW = 1280  # … of a window at least so wide, in pixels
_SMALLEST = 0.7  # how far its letters shrink where it is too long for its strip


class Gauge:
    """Lengths for the whole window, whatever a strip of it leaves to the scenes."""

    def __init__(self, stage: Stage, share: float = 1.0) -> None:
        self.stage = stage
        self.pictures = stage.pictures
        self.share = share  # of the usual size of letters

    @property
    def unit(self) -> float:
        """How many pixels a unit of the window is."""
        window = self.stage.strip.around(self.stage.size)
        return unit_of(window)

    def px(self, units: float) -> int:
        """A length in pixels."""
        return max(1, round(units * self.unit))

    def text_px(self, units: float) -> int:
        """A size of text, by the player's choice."""
        grown = self.stage.settings.text_size * self.share
        return max(13, round(units * self.unit * grown))

    def type_px(self, kind: Kind, units: float) -> int:
        """The same of any kind."""
        del kind
        return self.text_px(units)


def unit_of(window: Size) -> float:
    """How many pixels a unit of such a window is."""
    return min(window[0] / 1280, window[1] / 800)


def can_be_pinned(window: Size) -> bool:
    """Whether there is room for it beside a table."""
    return window[0] >= _LEAST_WINDOW


class Summary:
    """What is written on the card, below one another."""

    def __init__(self, measures: Measures, game: str, size: float = 16) -> None:
        self.measures = measures
        self.game = game
        self.size = size
        self.sections = summary(game, words.language)

    def height(self, wide: int) -> int:
        """How high it is if it is so wide."""
        return self._flow(None, pygame.Rect(0, 0, wide, 0))

    def draw(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Write it in this box."""
        self._flow(surface, box)

    def _flow(self, surface: pygame.Surface | None, box: pygame.Rect) -> int:
        m, top = self.measures, box.top
        head, text = m.type_px("title", self.size + 2), m.text_px(self.size)
        dot = m.px(7)
        for number, section in enumerate(self.sections):
            top += m.px(9) if number else 0
            if section.about:
                if surface is not None:
                    title = words(f"summary.{section.about}")
                    at = (box.left, top + head * 0.6)
                    write(surface, title, "title", head, at, _HEAD, room=box.width)
                top += round(head * 1.35)
            for line in section.lines:
                room = pygame.Rect(box.left + 2 * dot, top, box.width - 2 * dot, 0)
                if surface is not None:
                    place = pygame.Rect(box.left, 0, dot, dot)
                    place.centery = top + line_height("text", text) // 2
                    surface.blit(cut.sheet(place.size, dot // 2, cut.CORAL, False), place)
                    write_lines(surface, line, "text", text, room)
                top += lines_height(line, "text", text, room.width) + m.px(3)
        return top - box.top


class PinnedSummary:
    """The card on a strip beside the table, with a button that puts it away."""

    def __init__(self, stage: Stage, game: str, away: Callable[[], None]) -> None:
        self.stage = stage
        self.game = game
        self.away = away
        self._under: str = ""  # the control the pointer is on

    def wide(self, window: Size) -> int:
        settings = self.stage.settings
        if not settings.summary_pinned or not can_be_pinned(window):
            return 0
        grown = 1 + (settings.text_size - 1) * 0.5
        return round(_WIDE * unit_of(window) * grown)

    def _sheet(self, area: pygame.Rect) -> tuple[pygame.Rect, Summary]:
        """Where the card lies on the strip, as high as its text, and the text."""
        margin = Gauge(self.stage).px(14)
        box = area.inflate(-2 * margin, -2 * margin)
        share = 1.0
        while True:
            gauge = Gauge(self.stage, share)
            text = Summary(gauge, self.game)
            high = text.height(box.width - 2 * gauge.px(16)) + self._head + self._foot
            if high <= box.height or share <= _SMALLEST:
                break
            share -= 0.1
        box.height = min(high, box.height)
        return box, text

    @property
    def _head(self) -> int:
        return max(44, Gauge(self.stage).px(44)) + Gauge(self.stage).px(22)

    @property
    def _foot(self) -> int:
        return max(44, Gauge(self.stage).px(44)) + Gauge(self.stage).px(26)

    def _area(self) -> pygame.Rect:
        size = self.stage.size
        window = self.stage.strip.around(size)
        return pygame.Rect(size[0], 0, window[0] - size[0], size[1])

    def controls(self) -> Sequence[Widget]:
        """What can be clicked: the button that puts it away, and the one for all the rules."""
        gauge = Gauge(self.stage)
        box, _ = self._sheet(self._area())
        side, gap = max(44, gauge.px(44)), gauge.px(8)
        disc = pygame.Rect(box.right - gap - side, box.top + gap, side, side)
        foot = pygame.Rect(box.left + 2 * gap, 0, box.width - 4 * gap, side)
        foot.bottom = box.bottom - 2 * gap
        away = RoundButton(gauge, "away", disc, "close", words("summary.away"), self.away)
        rules = Button(
            gauge, "all-rules", foot, words("summary.rules"), self._rules, icon="rules", size=16
        )
        for widget in (away, rules):
            widget.hovered = widget.name == self._under
        return away, rules

    def _rules(self) -> None:
        if not isinstance(self.stage.top, Rules):
            self.stage.push(Rules(self.stage, self.game))

    def point(self, at: Pixel | None) -> bool:
        under = next((w.name for w in self.controls() if at and w.touches(at)), "")
        before, self._under = self._under, under
        return under != before or at is not None

    def choose(self, at: Pixel) -> None:
        for widget in self.controls():
            if widget.touches(at):
                self.stage.sounds.play("button")
                widget.choose(at)
                return

    def draw(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        gauge = Gauge(self.stage)
        shade = KITS[self.game].cover.shade
        surface.blit(cut.sheet(area.size, 1, shade), area)
        edge = pygame.Rect(area.left, area.top, gauge.px(3), area.height)
        surface.fill(mixed(shade, (0, 0, 0), 0.35), edge)
        box, text = self._sheet(area)
        cut.panel(surface, box, gauge.px(20), cut.PAPER, gauge.px(6), 0.4)
        inner = box.inflate(-2 * gauge.px(16), 0)
        side = max(44, gauge.px(44))
        title = pygame.Rect(inner.left, box.top + gauge.px(12), inner.width - side, side)
        px = gauge.px(20)
        while lines_height(self._name, "title", px, title.width) > side:
            px -= 1
        write_lines(surface, self._name, "title", px, title, middle=True)
        inner.top = box.top + self._head
        text.draw(surface, inner)
        draw_all(surface, self.controls())
        pin = pygame.Rect(0, 0, gauge.px(18), gauge.px(18))
        pin.center = (box.centerx, box.top + gauge.px(2))
        cut.panel(surface, pin, pin.width // 2, cut.CORAL, gauge.px(3), 0.5)

    @property
    def _name(self) -> str:
        return words(f"game.{self.game}")


class SummarySheet(Sheet):
    """The card over the table, where the window has no room beside it."""

    OWN_KEYS = ("card",)

    def __init__(self, stage: Stage, game: str) -> None:
        super().__init__(stage)
        self.game = game

    def build(self) -> Sequence[Widget]:
        stage = self.stage
        pad, wide = stage.px(32), stage.px(620)
        self._text = Summary(stage, self.game, 18)
        head, side = stage.px(70), max(44, stage.px(48))
        high = head + self._text.height(wide - 2 * pad) + side + 2 * pad
        self.box = pygame.Rect(0, 0, wide, min(high, stage.size[1] - stage.px(20)))
        self.box.center = (stage.size[0] // 2, stage.size[1] // 2)
        foot = pygame.Rect(0, 0, stage.px(280), side)
        foot.midbottom = (self.box.centerx, self.box.bottom - pad // 2)
        disc = pygame.Rect(0, 0, max(44, stage.px(44)), max(44, stage.px(44)))
        disc.center = (self.box.right - stage.px(8), self.box.top + stage.px(8))
        rules = Button(
            stage, "all-rules", foot, words("summary.rules"), self._rules, icon="rules", size=18
        )
        return [rules, RoundButton(stage, "back", disc, "close", words("go.back"), self.back)]

    def first(self) -> str:
        return "back"

    def entered(self) -> None:
        super().entered()
        lines = [line for section in self._text.sections for line in section.lines]
        self.stage.say("\n".join(lines))

    def _rules(self) -> None:
        self.stage.replace(Rules(self.stage, self.game))

    def title(self) -> str:
        return f"{words('table.summary')} – {words('app.title')}"

    def pressed(self, gesture: Gesture) -> None:
        if isinstance(gesture, Act) and gesture.what == "summary":
            self.close()

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        stage, pad = self.stage, self.stage.px(32)
        px = stage.type_px("title", 28)
        at = (self.box.left + pad, self.box.top + stage.px(42))
        room = self.box.width - 2 * pad - stage.px(20)
        write(surface, words(f"game.{self.game}"), "title", px, at, room=room)
        inner = self.box.inflate(-2 * pad, 0)
        inner.top = self.box.top + stage.px(70)
        self._text.draw(surface, inner)
