"""What moves in the bay: the discs, clouds, a boat, a star and the light of the lighthouse."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

import pygame

from cardtable.games.towai.bay import (
    DISC,
    HORIZON,
    HOURS,
    VERSION,
    Ground,
    outline_of,
    painted,
    skyline,
)
from cardtable.games.towai.hours import DISCS, Sky, place_of
from cardtable.media import drawings, papercraft
from cardtable.media.canvas import Canvas
from cardtable.media.drawings import Size
from cardtable.media.pictures import Pictures, content
from cardtable.media.store import kept
from cardtable.table.coming_down import Falling

_VAST = 4_500_000  # pixels of a window of which no more than half is painted anew in a frame
_PAD = 224.0  # round a disc's middle, in its drawing


@dataclass
class Cloud:
    """A cloud on its way from left to right, and round again."""

    drawing: int  # of three
    x: float  # its middle
    y: float
    scale: float
    speed: float  # units a second
    waited: float = 0.0  # seconds since it last moved


def _clouds() -> list[Cloud]:
    return [
        Cloud(1, 92, 166, 1.18, 3.6),
        Cloud(2, 1226, 146, 1.12, 3.0),
        Cloud(3, 344, 214, 0.72, 4.6),
        Cloud(2, -210, 120, 0.9, 3.3),
        Cloud(3, 1480, 206, 0.8, 4.0),
    ]


_BOAT = (335.0, 486.0, 98.0)  # its middle and its drawing's width
_ROCKING = (0, 1, 2, 2, 1, 0, -1, -2, -2, -1)  # steps of the boat, one after another
_TILT = 1.3  # degrees a step
_STARS = ((90, 90), (250, 150), (960, 150), (985, 222), (330, 70), (1060, 60), (870, 90))
_TWINKLE = (0.35, 0.8, 1.0, 0.7, 0.3)
_GLINT = 34.0  # how wide a star is at its brightest
_BEAM = (830.0, 304.0, 346.0, 180.0)  # of the scene, up to the lamp
_LAMP, _LAMP_HIGH = 1180.0, 406.0
_SWING = 22  # steps of the beam, once round


class Surroundings:
    """Everything of the surroundings that is not furniture."""

    STEP = 0.22  # seconds; at each only one thing moves, so that little has to be drawn anew

    def __init__(self, pictures: Pictures) -> None:
        self.pictures = pictures
        self.sky = Sky()
        self.clouds = _clouds()
        self._since = 0.0
        self._steps = 0
        self._rocked = 0
        self._swung = 0
        self._star = 0
        self._lit = 0  # how far the star's twinkling is

    # The picture behind everything

    def picture(self, size: Size, hour: str) -> pygame.Surface:
        """Sky and bay at one hour."""
        return self.pictures.get(
            ("towai-bay", VERSION, hour),
            size,
            lambda: painted(size, hour),
            stamp=content("towai"),
        )

    def can_become(self, goal: str, size: Size) -> bool:
        """Whether this hour and all on the way to it can be shown at once; what is missing is
        painted next.
        """
        ready = self._are_painted(self.sky.goal, goal, size)
        if self.pictures.mode != "thread":
            return ready
        with self.pictures.draft() as things:
            now, self.sky = self.sky, replace(self.sky)
            self.sky.turn_to(goal, at_once=True)
            self.draw(Canvas(size), size)
            self.sky = now
        return self.pictures.come(things) and ready

    def _are_painted(self, one: str, other: str, size: Size) -> bool:
        """Whether the bay is painted at these hours and between them, else it is next."""
        first, last = sorted((HOURS.index(one), HOURS.index(other)))
        stamp, found = content("towai"), []
        for hour in HOURS[first : last + 1]:
            name, paint = ("towai-bay", VERSION, hour), partial(painted, size, hour)
            found.append(self.pictures.near(name, size, paint, stamp=stamp))
        return all(found)

    def rehearse(self, surface: pygame.Surface, size: Size) -> None:
        """Draw everything there is to be seen at any hour."""
        ground = Ground(size)
        clip = surface.get_rect().inflate(4 * size[0], 4 * size[1])  # clouds still to come, too
        now, self.sky = self.sky, Sky()
        for number, hour in enumerate(HOURS):
            self.picture(size, hour)
            self.sky.hour = float(number)
            for cloud in self.clouds:
                self._draw_cloud(surface, ground, cloud, clip)
            self._draw_boat(surface, ground, clip)
        for disc in self.sky.discs:
            self._disc(ground, disc)
        for number in range(len(skyline(size))):
            self._outline(size, number)
        self._draw_reflection(surface, ground)
        self._draw_beam(surface, ground, clip)
        self.sky = now

    def backdrop(self, size: Size) -> pygame.Surface:
        """The window's background at this moment, or what shines through from below."""
        return self.picture(size, HOURS[min(2, math.ceil(self.sky.hour))])

    def falling(self, size: Size) -> Falling | None:
        """Between two hours: the earlier one."""
        hour = self.sky.hour
        share = hour - math.floor(hour)
        return Falling(self.picture(size, HOURS[math.floor(hour)]), share) if share else None

    # Time

    def move(self, seconds: float, pace: float, size: Size) -> list[pygame.Rect]:
        """Let time pass; the parts of the window that look different now."""
        if self.sky.turning:
            # What it comes to is not seen for some of the way, and would be let go of.
            self._are_painted(self.sky.before, self.sky.goal, size)
            self._disc(Ground(size), DISCS[self.sky.goal])
            self.sky.pass_by(seconds * pace, by_turns=size[0] * size[1] > _VAST)
            return [pygame.Rect((0, 0), size)]
        for cloud in self.clouds:
            cloud.waited += seconds
        self._since += seconds
        if self._since < self.STEP:
            return []
        self._since = 0.0
        self._steps += 1
        return self._step(Ground(size), self.sky.goal == "night")

    def _step(self, ground: Ground, night: bool) -> list[pygame.Rect]:
        """One thing moves."""
        turn = self._steps % 4
        if turn == 0:
            self._rocked = (self._rocked + 1) % len(_ROCKING)
            return [self._boat_box(ground)]
        if turn == 2 and night:
            self._swung = (self._swung + 1) % _SWING
            return [self._beam_box(ground)]
        if turn == 3 and night:
            self._lit = (self._lit + 1) % len(_TWINKLE)
            if self._lit == 0:
                before = self._star_box(ground)
                self._star = (self._star + 3) % len(_STARS)
                return [before, self._star_box(ground)]
            return [self._star_box(ground)]
        return self._drift_on(ground, self.clouds[self._steps // 2 % len(self.clouds)])

    def _drift_on(self, ground: Ground, cloud: Cloud) -> list[pygame.Rect]:
        before = self._cloud_box(ground, cloud)
        cloud.x += cloud.speed * cloud.waited
        cloud.waited = 0.0
        left, _, width, _ = ground.view(pygame.Rect((0, 0), ground.size))
        if cloud.x > left + width + 150 * cloud.scale:
            cloud.x = left - 150 * cloud.scale
        after = self._cloud_box(ground, cloud)
        window = pygame.Rect((0, 0), ground.size)
        return [before.union(after)] if before.union(after).colliderect(window) else []

    # Where things are

    def _cloud_box(self, ground: Ground, cloud: Cloud) -> pygame.Rect:
        wide, high = 228 * cloud.scale, 100 * cloud.scale
        return ground.box(cloud.x - wide / 2, cloud.y - high * 0.58, wide, high)

    def _boat_box(self, ground: Ground) -> pygame.Rect:
        x, y, side = _BOAT
        return ground.box(x - side * 0.6, y - side * 0.74, side * 1.2, side * 1.2)

    def _star_box(self, ground: Ground) -> pygame.Rect:
        x, y = _STARS[self._star]
        return ground.box(x - _GLINT / 2, y - _GLINT / 2, _GLINT, _GLINT)

    def _beam_box(self, ground: Ground) -> pygame.Rect:
        left, top, _, high = _BEAM
        return ground.box(left - 10, top, 2 * (_LAMP - left) + 20, high)

    # Drawing

    def draw(self, surface: pygame.Surface, size: Size) -> None:
        """Draw all of it on the backdrop, as far as the surface's clip lets it be seen."""
        ground, clip = Ground(size), surface.get_clip()
        for disc, where in self.sky.discs.items():
            if abs(where) < 1:
                self._draw_disc(surface, ground, disc, where)
        if self.sky.hour > 1.9:
            self._draw_star(surface, ground, clip)
        for cloud in self.clouds:
            self._draw_cloud(surface, ground, cloud, clip)
        self._draw_reflection(surface, ground)
        if self.sky.hour > 1.5:
            self._draw_beam(surface, ground, clip)
        self._draw_boat(surface, ground, clip)

    def _disc(self, ground: Ground, disc: str) -> pygame.Surface:
        side = ground.px(2 * _PAD)
        if disc == "split":
            high = round(side * 0.54)
            view = (-_PAD, -_PAD, 2 * _PAD, 2 * _PAD * high / side)
            return self.pictures.drawing("towai/split", (side, high), view=view)
        view = (-_PAD, -_PAD, 2 * _PAD, 2 * _PAD)
        return self.pictures.drawing(f"towai/{disc}", (side, side), view=view)

    def _draw_disc(self, surface: pygame.Surface, ground: Ground, disc: str, where: float) -> None:
        """A disc between sky and bay: nothing of it is seen below the horizon or behind a hill."""
        picture = self._disc(ground, disc)
        x, y = place_of(disc, where)
        at = (round(ground.x(x - _PAD)), round(ground.y(y - _PAD)))
        foot = round(ground.y(HORIZON)) - at[1]
        part = pygame.Rect(0, 0, picture.get_width(), min(picture.get_height(), foot))
        if part.height <= 0:
            return
        if not where or disc == "split":
            surface.blit(picture, at, part)
            return
        for number, hills in enumerate(skyline(ground.size)):
            column = pygame.Rect(hills.left - at[0], 0, hills.width, part.height).clip(part)
            if not column.width:
                continue
            free = min(part.height, max(0, hills.top - at[1]))
            area = pygame.Rect(column.left, 0, column.width, free)
            surface.blit(picture, (at[0] + column.left, at[1]), area)
            lower = pygame.Rect(column.left, free, column.width, part.height - free)
            if lower.height:
                cut = picture.subsurface(lower).copy()
                behind = (hills.left - at[0] - lower.left, hills.top - at[1] - free)
                outline = self._outline(ground.size, number)
                cut.blit(outline, behind, special_flags=pygame.BLEND_RGBA_MULT)
                surface.blit(cut, (at[0] + lower.left, at[1] + free))

    def _outline(self, size: Size, number: int) -> pygame.Surface:
        """The outline of the hills in one column of the window: behind it a disc sets."""
        hills = skyline(size)[number]
        return self.pictures.get(
            ("towai-hills", VERSION, number),
            hills.size,
            lambda: outline_of(size, hills),
            stamp=content("towai"),
        )

    def _draw_reflection(self, surface: pygame.Surface, ground: Ground) -> None:
        shown = 1 - abs(self.sky.discs["split"])
        if shown <= 0:
            return
        wide = ground.px(2 * _PAD)
        high = round(wide * 0.32)
        view = (-_PAD, 0.0, 2 * _PAD, 2 * _PAD * high / wide)
        picture = self.pictures.drawing("towai/reflection", (wide, high), view=view)
        picture.set_alpha(min(254, round(255 * shown)) if shown < 1 else 255)
        surface.blit(picture, (round(ground.x(DISC[0] - _PAD)), round(ground.y(HORIZON))))

    def _shades(self, ground: Ground, box: pygame.Rect) -> Iterator[tuple[str, int]]:
        """The hours a thing is seen at, the later over the earlier, and how strongly: it changes
        while the sky behind it does.
        """
        high = ground.size[1]
        first, gone = self.sky.fallen(box.centery / high, high)
        if gone < 1:
            yield HOURS[first], 255
        if gone:
            yield HOURS[first + 1], round(255 * gone)

    def _draw_cloud(
        self, surface: pygame.Surface, ground: Ground, cloud: Cloud, clip: pygame.Rect
    ) -> None:
        box = self._cloud_box(ground, cloud)
        if not box.colliderect(clip):
            return
        name = f"towai/cloud-{cloud.drawing}"
        for hour, alpha in self._shades(ground, box):
            picture = self.pictures.drawing(name, box.size, palette=drawings.papers(name)[hour])
            picture.set_alpha(alpha)
            surface.blit(picture, box)

    def _draw_boat(self, surface: pygame.Surface, ground: Ground, clip: pygame.Rect) -> None:
        box = self._boat_box(ground)
        if not box.colliderect(clip):
            return
        side = ground.px(_BOAT[2])
        step = _ROCKING[self._rocked]
        for hour, alpha in self._shades(ground, box):
            palette = drawings.papers("towai/boat")[hour]
            picture = self.pictures.drawing("towai/boat", (side, side), palette=palette)
            if step:
                picture = _tilted(picture, step)
            picture.set_alpha(alpha)
            at = picture.get_rect(center=box.center)
            surface.blit(picture, at.move(0, round(abs(step) * 0.6 * ground.scale)))

    def _draw_star(self, surface: pygame.Surface, ground: Ground, clip: pygame.Rect) -> None:
        box = self._star_box(ground)
        if box.colliderect(clip):
            glint = _glint(box.width)
            glint.set_alpha(round(255 * _TWINKLE[self._lit]))
            surface.blit(glint, box)

    def _draw_beam(self, surface: pygame.Surface, ground: Ground, clip: pygame.Rect) -> None:
        """The light turns: seen from the shore its beam grows short, and long the other way."""
        box = self._beam_box(ground)
        if not box.colliderect(clip):
            return
        left, top, width, high = _BEAM
        whole = ground.box(left, top, width, high)
        picture = self.pictures.drawing(
            "towai/beam", whole.size, view=(left, top, whole.width / ground.scale, high)
        )
        reach = math.cos(math.tau * self._swung / _SWING)
        light = _swung(picture, round(whole.width * abs(reach)), reach < 0)
        faint = round(255 * min(1.0, (self.sky.hour - 1.5) * 2))
        lamp = round(ground.x(_LAMP))
        light.set_alpha(faint)
        surface.blit(light, (lamp if reach < 0 else lamp - light.get_width(), whole.top))
        glow = _lamp_light(ground.px(92))
        glow.set_alpha(faint)
        surface.blit(glow, glow.get_rect(center=(lamp, round(ground.y(_LAMP_HIGH)))))


@kept
def _glint(side: int) -> pygame.Surface:
    """A star at its brightest."""
    tip, waist = 50.0, 7.0
    points = []
    for corner in range(8):
        away = tip if corner % 2 == 0 else waist * 1.414
        angle = math.tau * corner / 8
        points.append(f"{50 + away * math.sin(angle):.1f} {50 - away * math.cos(angle):.1f}")
    body = (
        '<circle cx="50" cy="50" r="26" fill="#FFF3D0" fill-opacity=".16"/>'
        f'<path d="M{"L".join(points)}Z" fill="#FFF3D0"/>'
    )
    return papercraft.inline(body, (100, 100), (side, side))


@kept
def _tilted(boat: pygame.Surface, step: int) -> pygame.Surface:
    """The boat on its wave."""
    return pygame.transform.rotozoom(boat, step * _TILT, 1)


@kept
def _swung(beam: pygame.Surface, long: int, away: bool) -> pygame.Surface:
    """The beam as long as it looks now, and the other way round when it points away."""
    light = pygame.transform.smoothscale(beam, (max(1, long), beam.get_height()))
    return pygame.transform.flip(light, True, False) if away else light


@kept
def _lamp_light(side: int) -> pygame.Surface:
    """The light round the lamp itself."""
    out = pygame.Surface((24, 24), pygame.SRCALPHA)
    for y in range(24):
        for x in range(24):
            away = math.hypot(x - 11.5, y - 11.5) / 12
            out.set_at((x, y), (255, 223, 138, round(150 * max(0.0, 1 - away) ** 1.5)))
    return pygame.transform.smoothscale(out, (side, side))
