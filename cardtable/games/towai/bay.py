"""The bay where day and night meet: its pictures at three hours, and what moves in it.

Sky and bay are one opaque picture for each hour; the great disc rolls between the two, cut by the
outline of the bay. The scene is told in the units of its drawings, 1280 × 800 round the middle.
"""

from __future__ import annotations

import io
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

import pygame

from cardtable.media import drawings, papercraft
from cardtable.media.drawings import Size
from cardtable.media.pictures import Pictures, content

HOURS = ("day", "dusk", "night")
VERSION = 1
"""Raised when the same drawings would be laid otherwise; part of the disk cache's key."""

TURN = 0.9  # seconds from one hour to another
HORIZON = 474.0
DISC = (640.0, 330.0)  # the middle of the great disc, high in the sky
RADIUS = 216.0

_WIDEST, _HIGHEST = 1960.0, 1000.0  # how much of the scene is drawn
_HILLS = 312.0  # no hill or tree is higher
_PIVOT = 480.0  # the disc rolls round a point so far below its place
_ROLL = math.radians(76)  # from its place until it has gone
_PAD = 240.0  # round a disc's middle, in its drawing
_EDGE = 'stroke="#ffffff" stroke-opacity=".16" stroke-width="1.3"'


@dataclass(frozen=True)
class Ground:
    """How the scene lies on a window: filled, its middle in the middle."""

    size: Size

    @property
    def scale(self) -> float:
        """Pixels per unit."""
        width, height = self.size
        return max(min(width / 1280, height / 800), width / _WIDEST, height / _HIGHEST)

    def x(self, units: float) -> float:
        """A place across, in pixels."""
        return self.size[0] / 2 + (units - 640) * self.scale

    def y(self, units: float) -> float:
        """A place downwards, in pixels."""
        return self.size[1] / 2 + (units - 400) * self.scale

    def px(self, units: float) -> int:
        """A length in pixels."""
        return max(1, round(units * self.scale))

    def box(self, left: float, top: float, width: float, height: float) -> pygame.Rect:
        """A part of the scene, in pixels."""
        return pygame.Rect(round(self.x(left)), round(self.y(top)), self.px(width), self.px(height))

    def view(self, area: pygame.Rect) -> tuple[float, float, float, float]:
        """A part of the window, in units."""
        scale = self.scale
        left = 640 + (area.left - self.size[0] / 2) / scale
        top = 400 + (area.top - self.size[1] / 2) / scale
        return left, top, area.width / scale, area.height / scale


# The still part


def painted(size: Size, hour: str) -> pygame.Surface:
    """Sky, stars and bay at one hour; made off the drawing thread.

    Sheets as large as the window are not laid one by one as cards are, that would take half a
    second: each is printed with a light edge, its shadow is made small, the grain comes last.
    """
    ground = Ground(size)
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.fill(drawings.colour(str(drawings.papers("towai/sky")[hour]["sky"])))
    for name in ("sky", "bay"):
        found = drawings.drawing(f"towai/{name}")
        for sheet in found.sheets[name == "sky" :]:  # the sky's first sheet is all of one colour
            _lay(out, ground, found, sheet, hour)
        if name == "sky" and hour == "night":
            stars = drawings.drawing("towai/stars")
            body = "".join(sheet.svg for sheet in stars.sheets)
            area = ground.box(-340, -100, _WIDEST, 450).clip(out.get_rect())
            out.blit(_printed(ground, stars, body, hour, area), area)
    return papercraft.grained(out, fine=True)


def sketched(size: Size, hour: str) -> pygame.Surface:
    """The same without shadows, small and enlarged: what stands there for a moment."""
    small = (max(1, size[0] // 5), max(1, size[1] // 5))
    ground = Ground(small)
    out = pygame.Surface(small, pygame.SRCALPHA)
    for name in ("sky", "bay"):
        found = drawings.drawing(f"towai/{name}")
        body = "".join(sheet.svg for sheet in found.sheets)
        out.blit(_printed(ground, found, body, hour, out.get_rect()), (0, 0))
    return pygame.transform.smoothscale(out, size)


def _printed(
    ground: Ground, found: drawings.Drawing, body: str, hour: str, area: pygame.Rect
) -> pygame.Surface:
    """A part of the window with some shapes of a drawing on it."""
    box = " ".join(f"{part:.4f}" for part in ground.view(area))
    style = found.style(drawings.papers(found.name).get(hour))
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{area.width}" '
        f'height="{area.height}"{found.attributes}>{style}{found.defs}<g {_EDGE}>{body}</g></svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), area.size)


def _lay(
    out: pygame.Surface, ground: Ground, found: drawings.Drawing, sheet: drawings.Sheet, hour: str
) -> None:
    """Lay one sheet with its shadow, only where there is something of it."""
    shrink = 4
    small = Ground((-(-ground.size[0] // shrink), -(-ground.size[1] // shrink)))
    whole = pygame.Rect((0, 0), small.size)
    outline = _printed(small, found, sheet.svg, hour, whole)
    seen = outline.get_bounding_rect()
    if not seen.width:
        return
    lift = sheet.lift * ground.scale
    if lift:
        seen.inflate_ip(10, 10)
        seen = seen.clip(whole)
    area = pygame.Rect(*(shrink * part for part in seen)).inflate(8, 8).clip(out.get_rect())
    if lift:
        shape = papercraft.silhouette(outline.subsurface(seen), found.shadow)
        shade = papercraft.faded(papercraft.blurred(shape, max(1.0, 1.4 * lift / shrink)), 0.5)
        shade = pygame.transform.smoothscale(shade, (seen.width * shrink, seen.height * shrink))
        at = (seen.left * shrink + round(lift * 0.5), seen.top * shrink + round(lift))
        out.blit(shade, at)
    out.blit(_printed(ground, found, sheet.svg, hour, area), area)


def strip_of(size: Size) -> pygame.Rect:
    """The part of a window where hills stand before the sky."""
    ground = Ground(size)
    top, foot = round(ground.y(_HILLS)), round(ground.y(HORIZON))
    return pygame.Rect(0, top, size[0], max(1, foot - top))


def free_sky(size: Size) -> pygame.Surface:
    """What nothing is cut by."""
    free = pygame.Surface(size, pygame.SRCALPHA)
    free.fill((255, 255, 255, 255))
    return free


def outline_of(size: Size) -> pygame.Surface:
    """What of the sky over the horizon the hills leave free, to multiply a disc with."""
    ground, area = Ground(size), strip_of(size)
    found = drawings.drawing("towai/bay")
    body = "".join(sheet.svg for sheet in found.sheets)
    hills = papercraft.silhouette(_printed(ground, found, body, "day", area), (0, 0, 0))
    free = free_sky(area.size)
    free.blit(hills, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return free


# The hour


def eased(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3 - 2 * share)


@dataclass
class Sky:
    """The hour shown, and where sun, moon and the disc of dusk are because of it.

    A disc at 0 stands in its place, at −1 it is still to come, at 1 it has gone.
    """

    hour: float = 1.0  # 0 day, 1 dusk, 2 night
    discs: dict[str, float] = field(default_factory=lambda: {"sun": 1, "moon": 1, "split": 0})
    goal: str = "dusk"
    share: float = 1.0  # of the turn that has passed
    before: str = "dusk"  # the goal before this one
    _from: tuple[float, dict[str, float]] = (1.0, {})
    _to: tuple[float, dict[str, float]] = (1.0, {})

    @property
    def turning(self) -> bool:
        """Whether one hour is becoming another."""
        return self.share < 1

    @property
    def nearest(self) -> str:
        """The hour that furniture goes by: it changes once in a turn."""
        return self.before if self.share < 0.5 else self.goal

    def turn_to(self, goal: str, at_once: bool = False) -> None:
        """Begin to become this hour, from whatever is seen now."""
        if goal != self.goal:
            self.before, self.goal = self.goal, goal
            discs = dict(self.discs)
            wanted = {"day": "sun", "dusk": "split", "night": "moon"}[goal]
            to = {}
            for name, where in discs.items():
                if name == wanted:
                    if abs(where) >= 1:
                        discs[name] = -1.0
                    to[name] = 0.0
                else:
                    to[name] = where if abs(where) >= 1 else 1.0
            self._from, self._to = (self.hour, discs), (float(HOURS.index(goal)), to)
            self.share = 0.0
        if at_once:
            self.pass_by(TURN)

    def pass_by(self, seconds: float) -> None:
        """Let time pass."""
        if self.share >= 1:
            return
        self.share = min(1.0, self.share + seconds / TURN)
        if self.share >= 1:
            self.hour, self.discs = self._to[0], dict(self._to[1])
            return
        along = eased(self.share)
        self.hour = self._from[0] + (self._to[0] - self._from[0]) * along
        self.discs = {
            name: start + (self._to[1][name] - start) * along
            for name, start in self._from[1].items()
        }


def place_of(disc: str, where: float) -> tuple[float, float]:
    """The middle of a disc on its way, in units: sun and moon roll, dusk rises and sinks."""
    if disc == "split":
        return DISC[0], HORIZON + abs(where) * (RADIUS + 24)
    angle = where * _ROLL
    return DISC[0] + _PIVOT * math.sin(angle), DISC[1] + _PIVOT * (1 - math.cos(angle))


# What drifts


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


class Bay:
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
        self._over: tuple[object, pygame.Surface] | None = None

    # The picture behind everything

    def picture(self, size: Size, hour: str) -> pygame.Surface:
        """Sky and bay at one hour."""
        found = self.pictures.get(
            ("towai-bay", VERSION, hour),
            size,
            lambda: painted(size, hour),
            stamp=content("towai"),
            simple=lambda: sketched(size, hour),
        )
        found.set_alpha(None)  # nothing shines through it: laid as it is, it costs a third
        return found

    def soon(self, size: Size) -> None:
        """Have the other hours ready for when they are needed."""
        for hour in HOURS:
            self.pictures.soon(
                ("towai-bay", VERSION, hour),
                size,
                lambda hour=hour: painted(size, hour),  # type: ignore[misc]
                stamp=content("towai"),
            )
        self._outline(size)

    def backdrop(self, size: Size) -> pygame.Surface:
        """The window's background at this moment, or what shines through from below."""
        return self.picture(size, HOURS[min(2, math.ceil(self.sky.hour))])

    def _draw_fading(self, surface: pygame.Surface, size: Size) -> None:
        """Between two hours: the earlier one grows fainter over the later one."""
        hour = self.sky.hour
        share = hour - math.floor(hour)
        if not share:
            self._over = None
            return
        below = self.picture(size, HOURS[math.floor(hour)])
        if self._over is None or self._over[0] is not below:
            copy = pygame.Surface(size)  # without alpha of its own it is laid four times as fast
            copy.blit(below, (0, 0))
            self._over = (below, copy)
        self._over[1].set_alpha(min(254, round(255 * (1 - share))))
        surface.blit(self._over[1], (0, 0))

    # Time

    def move(self, seconds: float, pace: float, size: Size) -> list[pygame.Rect]:
        """Let time pass; the parts of the window that look different now."""
        if self.sky.turning:
            self.sky.pass_by(seconds * pace)
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
        self._draw_fading(surface, size)
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
        return self.pictures.drawing(f"towai/{disc}", (side, side))

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
        free = self._outline(ground.size)
        cut = picture.subsurface(part).copy()
        behind = (-at[0], round(ground.y(_HILLS)) - at[1])
        cut.blit(free, behind, special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(cut, at)

    def _outline(self, size: Size) -> pygame.Surface:
        """The hills' outline; until it is there, what has set is cut by the horizon alone."""
        strip = strip_of(size).size
        return self.pictures.get(
            ("towai-hills", VERSION),
            strip,
            lambda: outline_of(size),
            stamp=content("towai"),
            simple=lambda: free_sky(strip),
        )

    def _draw_reflection(self, surface: pygame.Surface, ground: Ground) -> None:
        shown = 1 - abs(self.sky.discs["split"])
        if shown <= 0:
            return
        wide = ground.px(2 * _PAD)
        high = round(wide * 0.3)
        view = (-_PAD, 0.0, 2 * _PAD, 2 * _PAD * high / wide)
        picture = self.pictures.drawing("towai/reflection", (wide, high), view=view)
        picture.set_alpha(min(254, round(255 * shown)) if shown < 1 else 255)
        surface.blit(picture, (round(ground.x(DISC[0] - _PAD)), round(ground.y(HORIZON))))

    def _shades(self) -> Iterator[tuple[str, int]]:
        """The hours a thing is seen at, the later over the earlier, and how strongly."""
        hour = self.sky.hour
        first = math.floor(hour)
        yield HOURS[first], 255
        if hour > first:
            yield HOURS[first + 1], round(255 * (hour - first))

    def _draw_cloud(
        self, surface: pygame.Surface, ground: Ground, cloud: Cloud, clip: pygame.Rect
    ) -> None:
        box = self._cloud_box(ground, cloud)
        if not box.colliderect(clip):
            return
        name = f"towai/cloud-{cloud.drawing}"
        for hour, alpha in self._shades():
            picture = self.pictures.drawing(name, box.size, palette=drawings.papers(name)[hour])
            picture.set_alpha(alpha)
            surface.blit(picture, box)

    def _draw_boat(self, surface: pygame.Surface, ground: Ground, clip: pygame.Rect) -> None:
        box = self._boat_box(ground)
        if not box.colliderect(clip):
            return
        side = ground.px(_BOAT[2])
        step = _ROCKING[self._rocked]
        for hour, alpha in self._shades():
            palette = drawings.papers("towai/boat")[hour]
            picture = self.pictures.drawing("towai/boat", (side, side), palette=palette)
            if step:
                picture = pygame.transform.rotozoom(picture, step * _TILT, 1)
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


@lru_cache(maxsize=2)
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


@lru_cache(maxsize=2)
def _swung(beam: pygame.Surface, long: int, away: bool) -> pygame.Surface:
    """The beam as long as it looks now, and the other way round when it points away."""
    light = pygame.transform.smoothscale(beam, (max(1, long), beam.get_height()))
    return pygame.transform.flip(light, True, False) if away else light


@lru_cache(maxsize=2)
def _lamp_light(side: int) -> pygame.Surface:
    """The light round the lamp itself."""
    out = pygame.Surface((24, 24), pygame.SRCALPHA)
    for y in range(24):
        for x in range(24):
            away = math.hypot(x - 11.5, y - 11.5) / 12
            out.set_at((x, y), (255, 223, 138, round(150 * max(0.0, 1 - away) ** 1.5)))
    return pygame.transform.smoothscale(out, (side, side))
