"""An errand is won: its tool rises off the card with glints, and its points fly to the score."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from cardtable.games.familiar import faces
from cardtable.media.pictures import content
from cardtable.media.store import kept
from cardtable.rules.cards import Card
from cardtable.table import animation
from cardtable.table.surroundings import TableStage
from cardtable.widgets import cut
from cardtable.widgets.writing import write

RISE = 0.42  # seconds until the tool has risen; its card waits so long
HOVER = 0.34  # it shows itself
FLY = 0.46  # and flies to the score
WHOLE = RISE + HOVER + FLY
_TALL = 168  # units: the tool when it is nearest
_GLINTS = 11
_STEP = 3  # units from one size of glint to the next


@dataclass
class Life:
    """One tool that has come to life."""

    errand: Card
    points: int
    start: tuple[float, float]  # the middle of its picture on the card
    small: float  # its height there, in pixels
    end: tuple[int, int]  # the score
    passed: float = 0.0
    scored: bool = False  # its points are in the score already, but have not arrived

    @property
    def landed(self) -> bool:
        """Whether its points have arrived."""
        return self.passed >= WHOLE

    def draw(self, surface: pygame.Surface, stage: TableStage) -> None:
        """Draw it as it is now."""
        tall = _TALL * stage.unit
        rise = animation.ease_out(min(1.0, self.passed / RISE))
        fly = max(0.0, min(1.0, (self.passed - RISE - HOVER) / FLY))
        away = animation.ease_in_out(fly)
        height = self.small + (tall - self.small) * rise
        height *= 1 - 0.82 * away
        top = self.start[1] + 58 * stage.unit * rise
        x = self.start[0] + (self.end[0] - self.start[0]) * away
        y = top + (self.end[1] - top) * away - 60 * stage.unit * math.sin(math.pi * away)
        y -= 5 * stage.unit * math.sin(self.passed * 7) * rise * (1 - away)
        self._draw_light(surface, (x, y), height, rise * (1 - away))
        self._draw_tool(surface, stage, (x, y), height)
        self._draw_glints(surface, stage, (x, y), height, rise, away)
        if self.passed > RISE * 0.8:
            px = stage.type_px("title", 34 - 8 * away)
            at = (x + height * 0.36, y + height * 0.34 * (1 - away))
            disc = pygame.Rect(0, 0, round(px * 1.7), round(px * 1.5))
            disc.center = round(at[0]), round(at[1])
            cut.panel(surface, disc, disc.height // 2, cut.CANDLE, stage.unit * 3, 0.4)
            write(surface, f"+{self.points}", "title", px, disc.center, cut.INK, "cm")

    def _draw_light(
        self, surface: pygame.Surface, at: tuple[float, float], height: float, strength: float
    ) -> None:
        side = max(8, round(height * 2 / 16) * 16)
        light = _light(side)
        light.set_alpha(round(230 * strength))
        surface.blit(light, light.get_rect(center=(round(at[0]), round(at[1]))))

    def _draw_tool(
        self, surface: pygame.Surface, stage: TableStage, at: tuple[float, float], height: float
    ) -> None:
        picture = tool(stage, self.errand, round(_TALL * stage.unit))
        scale = height / picture.get_height()
        swing = math.sin(self.passed * 5) * 5
        turned = pygame.transform.rotozoom(picture, swing, scale)
        surface.blit(turned, turned.get_rect(center=(round(at[0]), round(at[1]))))

    def _draw_glints(
        self,
        surface: pygame.Surface,
        stage: TableStage,
        at: tuple[float, float],
        height: float,
        rise: float,
        away: float,
    ) -> None:
        """Sparks round the tool; each shines up and goes out, one after another."""
        for number in range(_GLINTS):
            angle = number * 2.4 + self.passed * 0.7
            reach = height * (0.40 + 0.16 * ((number * 7) % 5) / 4)
            shine = math.sin((self.passed * 1.7 + number * 0.37) % 1 * math.pi) * rise * (1 - away)
            if shine < 0.12:
                continue
            glint = _glint(stage, 8 + 22 * shine * (0.5 + (number % 3) / 4))
            x = at[0] + math.cos(angle) * reach * 1.1
            y = at[1] + math.sin(angle) * reach
            surface.blit(glint, glint.get_rect(center=(round(x), round(y))))


def rehearse(stage: TableStage, errands: Iterable[Card]) -> None:
    """Ask for the glints, and for the tools of these errands: one may be won at any moment."""
    for step in range(8 // _STEP, 30 // _STEP + 1):
        _glint(stage, step * _STEP)
    for errand in errands:
        _tool_soon(stage, errand)


def _glint(stage: TableStage, units: float) -> pygame.Surface:
    """A spark about so wide."""
    side = max(3, round(stage.unit * _STEP * int(units / _STEP)))
    return stage.pictures.drawing("ui/petal-glint", (side, side), grain=False)


def tool(stage: TableStage, errand: Card, height: int) -> pygame.Surface:
    """An errand's tool at this height."""
    return stage.pictures.get(
        ("familiar-tool", errand.name),
        (height, height),
        lambda: faces.tool(errand.name, height),
        stamp=content("familiar"),
    )


def _tool_soon(stage: TableStage, errand: Card) -> None:
    height = round(_TALL * stage.unit)
    stage.pictures.soon(
        ("familiar-tool", errand.name),
        (height, height),
        lambda: faces.tool(errand.name, height),
        stamp=content("familiar"),
    )


@kept
def _light(side: int) -> pygame.Surface:
    """Candle light behind the tool."""
    small = pygame.Surface((40, 40), pygame.SRCALPHA)
    for y in range(40):
        for x in range(40):
            away = math.hypot(x - 19.5, y - 19.5) / 20
            small.set_at((x, y), (255, 190, 92, round(250 * max(0.0, 1 - away) ** 1.15)))
    return pygame.transform.smoothscale(small, (side, side))
