"""The weather over the hills: clouds always; sun, rain, lightning or snow as the mood has it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from cardtable.games.meows import sun
from cardtable.games.meows.sky import MOODS, Ground
from cardtable.media import drawings, papercraft
from cardtable.media.drawings import Size
from cardtable.media.pictures import Pictures
from cardtable.media.store import kept


@dataclass
class Cloud:
    """A cloud on its way from left to right, and round again."""

    drawing: int  # of three
    x: float
    y: float
    scale: float
    speed: float  # units a second
    moods: tuple[str, ...] = MOODS

    @property
    def width(self) -> float:
        """In units."""
        return (194.0, 174.0, 134.0)[self.drawing - 1] * self.scale

    @property
    def height(self) -> float:
        """In units."""
        return (105.0, 93.0, 68.0)[self.drawing - 1] * self.scale


@dataclass
class Flake:
    """A flake of snow, swaying as it falls."""

    x: float
    y: float
    side: float
    fall: float  # units a second
    phase: float
    kind: int


_HEAVY = ("cloudy", "rainy", "thunder")


def _clouds() -> list[Cloud]:
    return [
        Cloud(1, 210, 58, 1.0, 3.4),
        Cloud(2, 806, 56, 1.0, 4.2),
        Cloud(3, 934, 112, 1.0, 5.4),
        Cloud(2, 330, 176, 0.86, 4.8, _HEAVY),
        Cloud(1, -30, 120, 0.8, 3.8, ("cloudy", "rainy")),
        Cloud(3, 842, 214, 0.94, 4.4, ("cloudy",)),
        Cloud(1, 1190, 36, 1.1, 3.0, ("cloudy", "thunder")),
    ]


def _flakes() -> list[Flake]:
    lanes = (-70, 40, 150, 260, 352, 446, 842, 930, 1010, 1130, 1240, 1350)
    found = []
    for order, x in enumerate(lanes):
        for half in range(2):
            at = order * 2 + half
            found.append(
                Flake(
                    x + (at * 37 % 50) - 25,
                    (at * 211 % 590) - 40.0,
                    16 + at * 7 % 20,
                    13 + at * 5 % 9,
                    at * 1.7,
                    at % 2 + 1,
                )
            )
    return found


_DROPS = 8  # under each cloud that rains
_RAIN = 190.0  # units they fall
_SNOW_END = 545.0
_BOLTS = ((0, 74.0), (1, 88.0), (6, 66.0))  # under which cloud, and how wide


class Weather:
    """What moves in the sky: clouds always; sun, rain, lightning or snow as the mood has it.

    Resting, it moves as puppets do, a step five times a second. `stir` wakes it for a moment.
    """

    STEP = 0.2
    LIVELY_STEP = 1 / 30
    STIRRED = 1.6  # seconds

    def __init__(self, pictures: Pictures) -> None:
        self.pictures = pictures
        self.sun = sun.Sun(pictures)
        self.mood = "calm"
        self.clouds = _clouds()
        self.flakes = _flakes()
        self.passed = 0.0  # seconds, faster while stirred
        self._since = 0.0
        self._turned = 0.0
        self._stirred = 0.0
        self._flash = 0.0
        self._bolt = 0.0  # how long the bolts are still seen
        self._next_bolt = 4.0

    @property
    def lively(self) -> bool:
        """Whether it still shows what it can do."""
        return self._stirred > 0

    def stir(self) -> None:
        """The weather has won a trick: it shows what it can do."""
        self._stirred = self.STIRRED
        if self.mood == "thunder":
            self._flash, self._bolt = 1.0, 1.1

    def move(self, seconds: float, ground: Ground) -> list[pygame.Rect]:
        """Let time pass; the parts of the window that look different now."""
        self._since += seconds
        lively = self.lively
        if self._since < (self.LIVELY_STEP if lively else self.STEP):
            return []
        step, self._since = min(self._since, 0.4), 0.0
        flashed = self._flash > 0
        before = list(self.places(ground))
        self._advance(step, lively, ground)
        if flashed:
            return [pygame.Rect((0, 0), ground.size)]
        return joined([*before, *self.places(ground)], ground.size)

    def _advance(self, step: float, lively: bool, ground: Ground) -> None:
        gust = 1.0
        if lively:
            self._stirred -= step
            gust = 1 + 9 * math.sin(math.pi * max(0.0, self._stirred) / self.STIRRED)
        self.passed += step * (1 + (gust - 1) * 0.45)
        self._turned += step * gust
        self._flash = max(0.0, self._flash - step * 2.2)
        for cloud in self.clouds:
            blown = gust if self.mood in ("cloudy", "calm") else 1 + (gust - 1) * 0.25
            cloud.x += cloud.speed * step * blown
            if cloud.x > ground.right + 20:
                cloud.x = ground.left - cloud.width - 20
        if self.mood == "fine":
            self.sun.turn(ground, self._turned)
        elif self.mood == "snow":
            for flake in self.flakes:
                flake.y += flake.fall * step * (1 + (gust - 1) * 0.7)
                if flake.y > _SNOW_END:
                    flake.y = -flake.side
        elif self.mood == "thunder":
            self._bolt -= step
            if self._bolt < -self._next_bolt:
                self._bolt = 0.5
                self._next_bolt = 4.0 + (self.passed * 7) % 5

    # Where things are

    def places(self, ground: Ground) -> Iterator[pygame.Rect]:
        """The rectangles that hold something that moves now."""
        for cloud in self._seen_clouds():
            box = self._box(ground, cloud.x, cloud.y, cloud.width, cloud.height)
            if self._rains(cloud):
                box.height += ground.px(_RAIN)
            yield box
        if self.mood == "snow":
            for flake in self.flakes:
                yield self._flake_box(ground, flake)
        elif self.mood == "fine":
            yield self._box(ground, *sun.reach())
        elif self.mood == "thunder":
            for order, wide in _BOLTS:
                x, y = self._under(self.clouds[order])
                yield self._box(ground, x - wide / 2, y, wide, wide * 1.4)

    def _box(self, ground: Ground, x: float, y: float, width: float, height: float) -> pygame.Rect:
        left, top = math.floor(ground.x(x)) - 1, math.floor(ground.y(y)) - 1
        return pygame.Rect(left, top, ground.px(width) + 3, ground.px(height) + 3)

    def _flake_box(self, ground: Ground, flake: Flake) -> pygame.Rect:
        sway = math.sin(self.passed * 0.7 + flake.phase) * 15
        return self._box(ground, flake.x + sway, flake.y, flake.side, flake.side)

    def _under(self, cloud: Cloud) -> tuple[float, float]:
        """Where a bolt comes out of a cloud."""
        return cloud.x + cloud.width * 0.54, cloud.y + cloud.height * 0.74

    def _seen_clouds(self) -> list[Cloud]:
        return [cloud for cloud in self.clouds if self.mood in cloud.moods]

    def _rains(self, cloud: Cloud) -> bool:
        return self.mood == "rainy" and cloud.y < 170

    # Drawing

    def draw(self, surface: pygame.Surface, ground: Ground, earlier: str = "") -> None:
        """Draw all of it on the scene, as far as the surface's clip lets it be seen; or what an
        earlier mood made of it.
        """
        now, self.mood = self.mood, earlier or self.mood
        self._draw(surface, ground)
        self.mood = now

    def _draw(self, surface: pygame.Surface, ground: Ground) -> None:
        clip = surface.get_clip()
        if self.mood == "fine":
            self.sun.draw(surface, ground)
        elif self.mood == "thunder":
            self._draw_bolts(surface, ground)
        for cloud in self._seen_clouds():
            if self._rains(cloud):
                self._draw_rain(surface, ground, cloud, clip)
        for cloud in self._seen_clouds():
            box = self._box(ground, cloud.x, cloud.y, cloud.width, cloud.height)
            if box.colliderect(clip):
                surface.blit(self._cloud(ground, cloud), box.topleft)
        if self.mood == "snow":
            self._draw_snow(surface, ground, clip)
        elif self.mood == "thunder":
            self._draw_flash(surface)

    def _cloud(self, ground: Ground, cloud: Cloud) -> pygame.Surface:
        name = f"meows/table-cloud-{cloud.drawing}"
        size = (ground.px(cloud.width), ground.px(cloud.height))
        return self.pictures.drawing(name, size, palette=drawings.papers(name).get(self.mood))

    def rehearse(self, surface: pygame.Surface, ground: Ground) -> None:
        """Draw whatever this mood can show: clouds still to come, and lightning."""
        for cloud in self._seen_clouds():
            surface.blit(self._cloud(ground, cloud), (0, 0))
        bolt, stirred = self._bolt, self._stirred
        self._bolt = self._stirred = 1.0
        self.draw(surface, ground)
        self._bolt, self._stirred = bolt, stirred

    def _draw_rain(
        self, surface: pygame.Surface, ground: Ground, cloud: Cloud, clip: pygame.Rect
    ) -> None:
        box = self._box(ground, cloud.x, cloud.y, cloud.width, cloud.height + _RAIN)
        if not box.colliderect(clip):
            return
        top = cloud.y + cloud.height * 0.72
        reach = cloud.height * 0.28 + _RAIN
        for order in range(_DROPS):
            side = (18.0, 14.0)[order % 2] * cloud.scale
            x = cloud.x + cloud.width * (0.16 + 0.68 * order / (_DROPS - 1)) - side / 2
            speed = (92, 78, 104)[order % 3]
            share = ((self.passed * speed + order * 83 + cloud.drawing * 57) % reach) / reach
            level = 3 if share < 0.7 else 2 if share < 0.82 else 1 if share < 0.93 else 0
            if level:
                size = (ground.px(side), ground.px(side * 1.5))
                drop = _drop(size, level)
                y = top + share * (reach - side * 1.5)
                surface.blit(drop, (round(ground.x(x)), round(ground.y(y))))

    def _draw_snow(self, surface: pygame.Surface, ground: Ground, clip: pygame.Rect) -> None:
        for flake in self.flakes:
            box = self._flake_box(ground, flake)
            if box.colliderect(clip):
                side = ground.px(flake.side)
                name = f"meows/air-flake-{flake.kind}"
                surface.blit(self.pictures.drawing(name, (side, side)), box.topleft)

    def _draw_bolts(self, surface: pygame.Surface, ground: Ground) -> None:
        bolts = _BOLTS if self._stirred > 0 else _BOLTS[:1]
        for order, wide in bolts if self._bolt > 0 else ():
            x, y = self._under(self.clouds[order])
            size = (ground.px(wide), ground.px(wide * 1.4))
            bolt = self.pictures.drawing("meows/air-bolt", size)
            surface.blit(bolt, (round(ground.x(x - wide / 2)), round(ground.y(y))))

    def _draw_flash(self, surface: pygame.Surface) -> None:
        if self._flash > 0.03:
            light = round(70 * self._flash**1.5)
            surface.fill((light, light, light), surface.get_clip(), pygame.BLEND_RGB_ADD)


def joined(rects: Sequence[pygame.Rect], size: Size, most: int = 8) -> list[pygame.Rect]:
    """The same area in few rectangles: those that touch become one, and what is off goes."""
    window = pygame.Rect((0, 0), size)
    found: list[pygame.Rect] = []
    for rect in rects:
        new = rect.clip(window)
        if not new.width or not new.height:
            continue
        while (hit := new.collidelist(found)) >= 0:
            new = new.union(found.pop(hit))
        found.append(new)
    while len(found) > most:
        found.sort(key=lambda rect: rect.left)
        gaps = [
            (one.union(two).width * one.union(two).height, at)
            for at, (one, two) in enumerate(pairwise(found))
        ]
        _, at = min(gaps)
        found[at : at + 2] = [found[at].union(found[at + 1])]
    return found


@kept
def _drop(size: Size, level: int) -> pygame.Surface:
    """A drop of rain, fainter towards the end of its fall."""
    return papercraft.faded(
        papercraft.sheet_up("meows/air-drop", size, grain=False), (0.0, 0.3, 0.62, 0.95)[level]
    )
