"""A seat's cup: it fills with the coffees won, up to the limit, and runs over beyond it."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random

import pygame

from cardtable.games.catte.room import hatched
from cardtable.media import papercraft
from cardtable.media.drawings import Colour, Size
from cardtable.media.lettering import LEAST, line
from cardtable.media.pictures import Pictures
from cardtable.media.store import kept
from cardtable.table import animation
from cardtable.table.surroundings import TableStage
from cardtable.widgets import cut
from cardtable.widgets.writing import write

UNITS = (120, 110)  # the drawing's own size
_LEFT, _TOP = 10, 2  # of the drawing's origin
_EMPTY, _BRIM, _DEPTH = 82.0, 20.0, 50.0
_COFFEE: Colour = (122, 71, 34)
_CREMA: Colour = (183, 126, 72)
_DARK: Colour = (58, 34, 22)
_PALE: Colour = (255, 246, 228)
UNDER: Colour = (176, 132, 84)
EXACT: Colour = (226, 158, 26)
OVER: Colour = (238, 112, 84)
_TOO_MUCH: Colour = (178, 42, 22)  # a slip with white words

POUR = 12.0  # of the limit's points that flow into a cup in a second
_LEAST = 0.45  # seconds a coffee takes at least
_DRAIN = 60.0
_SPILL = 0.55  # seconds until what runs over has run down
_FROTH = 0.45
_DROPS = 14
_FALL = 900.0  # units per second and second


def rehearse(pictures: Pictures, size: Size) -> None:
    """Ask for all that a cup of this size may come to."""
    for name in ("cup", "cup-glass", "cup-exact", "cup-over"):
        pictures.drawing(f"catte/{name}", size)
    for colour in (UNDER, EXACT, OVER):
        hatched_inside(size, colour)


@dataclass
class Drop:
    """A drop that flies off a cup that runs over; in units from the cup's corner."""

    x: float
    y: float
    dx: float
    dy: float
    side: float
    left: float  # seconds

    def move(self, seconds: float) -> None:
        """Let it fly on."""
        self.dy += _FALL * seconds
        self.x += self.dx * seconds
        self.y += self.dy * seconds
        self.left -= seconds


@dataclass
class Cup:
    """What is in one seat's cup now, and what is on its way into it."""

    limit: int
    level: float = 0.0  # as shown
    total: int = 0  # what it comes to
    speed: float = POUR
    spill: float = 0.0  # how far what runs over has run, from 0 to 1
    froth: float = 0.0  # how far the heart of an exactly full cup has risen
    pouring: bool = False
    drops: list[Drop] = field(default_factory=list)
    luck: Random = field(default_factory=lambda: Random(7))  # of drops only

    @property
    def over(self) -> bool:
        """Whether what is shown exceeds the limit."""
        return self.level > self.limit + 0.01

    @property
    def exact(self) -> bool:
        """Whether it is exactly full."""
        return abs(self.level - self.limit) < 0.01

    @property
    def restless(self) -> bool:
        """Whether it looks different in the next frame."""
        return (
            abs(self.level - self.total) > 0.01
            or (self.over and self.spill < 1)
            or (self.exact and self.froth < 1)
            or bool(self.drops)
        )

    def pour(self, total: int) -> None:
        """Let it fill to this total, slowly."""
        self.total = total
        self.speed = min(POUR, max(2.0, (total - self.level) / _LEAST))
        self.pouring = total > self.level

    def drain(self, total: int) -> None:
        """Let it sink to this total, fast."""
        self.total = total
        self.pouring = False

    def hold(self, total: int) -> None:
        """It holds so much, at once."""
        self.total, self.level = total, float(total)
        self.pouring = False
        self.spill = 1.0 if self.over else 0.0
        self.froth = 1.0 if self.exact else 0.0
        self.drops.clear()

    def move(self, seconds: float) -> str:
        """Let time pass; the sound of what has just begun, if anything has."""
        heard = ""
        was_over = self.over
        if self.level < self.total:
            self.level = min(float(self.total), self.level + self.speed * seconds)
        elif self.level > self.total:
            self.level = max(float(self.total), self.level - _DRAIN * seconds)
        if self.level >= self.total:
            if self.pouring and self.exact:
                heard = "purr"
            self.pouring = False
        if self.over and not was_over:
            heard = "cup-over"
            self._splash()
        self.spill = min(1.0, self.spill + seconds / _SPILL) if self.over else 0.0
        self.froth = min(1.0, self.froth + seconds / _FROTH) if self.exact else 0.0
        for drop in self.drops:
            drop.move(seconds)
        self.drops = [drop for drop in self.drops if drop.left > 0]
        return heard

    def _splash(self) -> None:
        for _ in range(_DROPS):
            angle = math.radians(-90 + self.luck.uniform(-62, 62))
            speed = self.luck.uniform(150, 330)
            self.drops.append(
                Drop(
                    _LEFT + self.luck.uniform(12, 76),
                    _TOP + 12,
                    math.cos(angle) * speed,
                    math.sin(angle) * speed,
                    self.luck.uniform(5, 11),
                    self.luck.uniform(0.45, 0.8),
                )
            )

    # Drawing

    def reach(self, box: pygame.Rect) -> pygame.Rect:
        """What it may cover, with what flows into it."""
        up = round(box.height * 0.5)
        return pygame.Rect(box.left - 4, box.top - up, box.width + 8, box.height + up + 4)

    def draw(self, surface: pygame.Surface, stage: TableStage, box: pygame.Rect, more: int) -> None:
        """Draw it; ``more`` is the coffee that would come in, 0 for none."""
        pictures = stage.pictures
        size, scale = box.size, box.width / UNITS[0]
        surface.blit(pictures.drawing("catte/cup", size), box)
        top = surface_at(self.level, self.limit)
        if more:
            self._draw_more(surface, box, top, more)
        if self.pouring:
            self._draw_stream(surface, box, top)
        if self.level > 0:
            surface.blit(filled(size, round((top + _TOP) * scale)), box)
        if self.over:
            spilt = pictures.drawing("catte/cup-over", size)
            part = pygame.Rect(0, 0, size[0], round(size[1] * animation.ease_out(self.spill)))
            surface.blit(spilt, box, part)
        else:
            surface.blit(pictures.drawing("catte/cup-glass", size), box)
        if self.exact:
            self._draw_froth(surface, stage, box)
        self._write(surface, stage, box, top)
        if more:
            self._draw_tag(surface, stage, box, more)

    def _draw_more(self, surface: pygame.Surface, box: pygame.Rect, top: float, more: int) -> None:
        """What one more coffee would add, hatched."""
        scale = box.width / UNITS[0]
        high = round((surface_at(self.level + more, self.limit) + _TOP) * scale)
        low = round((top + _TOP) * scale)
        if low <= high:
            return
        part = hatched_inside(box.size, self.tone(more))
        area = pygame.Rect(0, high, box.width, low - high)
        surface.blit(part, (box.left, box.top + high), area)

    def tone(self, more: int) -> Colour:
        """The colour of what this coffee would do."""
        would = self.total + more
        return OVER if would > self.limit else EXACT if would == self.limit else UNDER

    def _draw_stream(self, surface: pygame.Surface, box: pygame.Rect, top: float) -> None:
        scale = box.width / UNITS[0]
        wide = max(4, round(7 * scale))
        start = box.top - round(box.height * 0.34)
        end = box.top + round((top + _TOP + 3) * scale)
        stream = poured(wide, max(wide, end - start))
        surface.blit(stream, (box.left + round((44 + _LEFT) * scale) - wide // 2, start))

    def _draw_froth(self, surface: pygame.Surface, stage: TableStage, box: pygame.Rect) -> None:
        froth = stage.pictures.drawing("catte/cup-exact", box.size)
        if self.froth >= 1:
            surface.blit(froth, box)
            return
        scale = animation.landing(self.froth)
        grown = pygame.transform.smoothscale_by(froth, max(0.05, scale))
        middle = (box.left + box.width * 0.45, box.top + box.height * 0.3)
        at = (
            middle[0] - grown.get_width() * 0.45,
            middle[1] - grown.get_height() * 0.3,
        )
        surface.blit(grown, (round(at[0]), round(at[1])))

    def _write(
        self, surface: pygame.Surface, stage: TableStage, box: pygame.Rect, top: float
    ) -> None:
        """How much is in it, and its limit between the notches."""
        scale = box.width / UNITS[0]
        middle = box.left + (44 + _LEFT) * scale
        px = max(LEAST, round(29 * scale))
        ink = _PALE if top < 60 else _DARK
        at = (middle, box.top + (64 + _TOP) * scale)
        _haloed(surface, str(round(self.level)), px, at, ink)
        room_for_both = round(29 * scale) >= LEAST  # else it is a cup in a review
        if room_for_both and not self.over and not self.exact:
            small = max(LEAST, round(14 * scale), min(stage.text_px(13), round(box.height * 0.36)))
            ink = _PALE if top < 34 else _DARK
            at = (middle, box.top + (32.5 + _TOP) * scale)
            write(surface, str(self.limit), "strong", small, at, ink, "cm")

    def _draw_tag(
        self, surface: pygame.Surface, stage: TableStage, box: pygame.Rect, more: int
    ) -> None:
        """A slip at the cup that tells when one more coffee fills it, or is too much."""
        would = self.total + more
        if would < self.limit:
            return
        text = "×2" if would == self.limit else str(would)
        px = min(stage.text_px(15), round(box.height * 0.3))
        slip = pygame.Rect(0, 0, round(px * 2.1), round(px * 1.5))
        slip.center = (
            box.left + round(box.width * 0.82),
            box.top + round(box.height * 0.27),
        )
        paper_colour = (255, 222, 140) if would == self.limit else _TOO_MUCH
        ink = _DARK if would == self.limit else cut.WHITE
        cut.panel(surface, slip, slip.height // 2, paper_colour, 2 * stage.unit)
        write(surface, text, "title", px, slip.center, ink, "cm")

    def draw_drops(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw what flies off it."""
        scale = box.width / UNITS[0]
        for drop in self.drops:
            side = max(2, round(drop.side * scale))
            picture = _drop(side)
            at = (box.left + drop.x * scale - side / 2, box.top + drop.y * scale - side / 2)
            surface.blit(picture, (round(at[0]), round(at[1])))


def surface_at(total: float, limit: int) -> float:
    """How high coffee of this total stands, in the drawing's units from its origin."""
    top = _EMPTY - _DEPTH * min(total, limit) / limit
    return max(_BRIM, top - 12 * max(0.0, total - limit))  # one too many, and it is brimful


@kept
def _mask(size: Size) -> pygame.Surface:
    return papercraft.silhouette(papercraft.flat("catte/cup-inside", size), (255, 255, 255))


@kept
def poured(wide: int, high: int) -> pygame.Surface:
    """Coffee that falls from above, thin where it begins."""
    middle, neck = wide / 2, high * 0.55
    body = (
        f'<path d="M{middle} 0C{middle} {neck / 2} {wide} {neck / 2} {wide} {neck}V{high}H0V{neck}'
        f'C0 {neck / 2} {middle} {neck / 2} {middle} 0Z" fill="#7A4722"/>'
    )
    return papercraft.inline(body, (wide, high), (wide, high))


@kept
def _drop(side: int) -> pygame.Surface:
    return papercraft.rounded((side, side), side / 2, _COFFEE)


@kept
def filled(size: Size, top: int) -> pygame.Surface:
    """The coffee in a cup of this size, from here down."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.fill((*_COFFEE, 255), pygame.Rect(0, top, size[0], size[1] - top))
    line = max(2, round(size[1] * 0.036))
    out.fill((*_CREMA, 255), pygame.Rect(0, top, size[0], line))
    out.blit(_mask(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@kept
def hatched_inside(size: Size, colour: Colour) -> pygame.Surface:
    """The inside of a cup of this size, hatched in one colour."""
    out = hatched(size, colour, max(5.0, size[0] * 0.075)).copy()
    out.blit(_mask(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _haloed(
    surface: pygame.Surface, text: str, px: int, at: tuple[float, float], ink: Colour
) -> None:
    """A number with a thin edge, so that it is read on coffee, cup and stripes alike."""
    picture = _number(text, px, ink)
    surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))


@kept
def _number(text: str, px: int, ink: Colour) -> pygame.Surface:
    edge = max(1, round(px * 0.075))
    drawn = line(text, "title", px, ink)
    around = line(text, "title", px, _COFFEE if ink == _PALE else _PALE)
    size = (drawn.get_width() + 2 * edge, drawn.get_height() + 2 * edge)
    out = pygame.Surface(size, pygame.SRCALPHA)
    for turn in range(12):
        angle = math.tau * turn / 12
        aside = (edge + edge * math.cos(angle), edge + edge * math.sin(angle))
        out.blit(around, (round(aside[0]), round(aside[1])))
    out.blit(drawn, (edge, edge))
    return out
