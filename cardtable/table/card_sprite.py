"""One card on the table, and the pictures of cards at every size and angle."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame

from cardtable.media import drawings, papercraft
from cardtable.media.drawings import Colour
from cardtable.media.pictures import Pictures, content
from cardtable.media.store import Part, kept
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.table.animation import Motion, Pose

SHAPE = 63 / 88  # width by height of every card
_CAREFUL = 60_000  # pixels of cards turned carefully in one frame: one at 1080p, more if smaller
_LEVELS = 5  # how high a card floats, in steps
_FINE = 150_000  # pixels of a card whose edge is fine enough however it is turned
Picture = Callable[[str, int, str], pygame.Surface]  # card name, height, language


class CardSprite:
    """One card lying on the table or on its way: where, which side up, how high, how bright."""

    __slots__ = (
        "back",
        "card",
        "dim",
        "face_up",
        "glow",
        "motion",
        "pose",
        "seat",
        "turning",
    )

    def __init__(self, card: Card, back: Card, face_up: bool, pose: Pose) -> None:
        self.card = card  # its back, if the one who looks does not know it
        self.back = back
        self.face_up = face_up
        self.pose = pose
        self.motion: Motion | None = None
        self.dim = False  # it may not be played now
        self.glow = False  # it wins the trick
        self.seat: int | None = None  # who played it
        self.turning = False  # the other side shows until the middle of the motion

    @property
    def known(self) -> bool:
        """Whether the one who looks knows which card it is."""
        return self.card is not self.back

    @property
    def shows_face(self) -> bool:
        """Whether its face can be seen at this moment."""
        up = self.face_up and self.known
        if self.turning and self.motion is not None and self.motion.share < 0.5:
            return not up and self.known
        return up

    def turn_to(self, *, face_up: bool) -> None:
        """Lie with this side up; if the other side shows now, it turns over on its way."""
        before = self.shows_face
        self.turning = False
        self.face_up = face_up
        self.turning = self.shows_face != before

    @property
    def squeeze(self) -> float:
        """How wide it looks while it turns over: 1 flat, 0 on edge."""
        if self.turning and self.motion is not None:
            return abs(math.cos(math.pi * self.motion.share))
        return 1.0

    def bounds(self) -> pygame.Rect:
        """A rectangle round it, its shadow and glow included."""
        pose = self.pose
        reach = pose.height * 0.75 + 8
        return pygame.Rect(int(pose.x - reach), int(pose.y - reach), int(2 * reach), int(2 * reach))

    def touches(self, at: tuple[int, int]) -> bool:
        """Whether a place is on the card."""
        return pose_touches(self.pose, at)


def pose_touches(pose: Pose, at: tuple[float, float]) -> bool:
    """Whether a place is on a card in this pose."""
    turn = math.radians(-pose.angle)
    dx, dy = at[0] - pose.x, at[1] - pose.y
    x = dx * math.cos(turn) - dy * math.sin(turn)
    y = dx * math.sin(turn) + dy * math.cos(turn)
    return abs(x) <= pose.height * SHAPE / 2 and abs(y) <= pose.height / 2


def pose_bounds(pose: Pose) -> pygame.Rect:
    """The upright rectangle round a card in this pose."""
    turn = math.radians(pose.angle)
    wide, high = pose.height * SHAPE, pose.height
    width = abs(wide * math.cos(turn)) + abs(high * math.sin(turn))
    height = abs(wide * math.sin(turn)) + abs(high * math.cos(turn))
    return pygame.Rect(
        round(pose.x - width / 2), round(pose.y - height / 2), round(width), round(height)
    )


_GREYED = 140  # of 255: how much of its colour a card in the shade loses …
_INKED = 56  # … and how much darker its ink is printed


@dataclass(frozen=True)
class Shade:
    """How illegal cards look: multiplied by a light tone of the table, then veiled by its hue."""

    tone: Colour = (206, 200, 190)
    hue: Colour = (96, 86, 78)
    veil: float = 0.13


class CardArt:
    """Cards with their shadows as premultiplied pictures, turned and scaled, a bounded store.

    Blit what it gives with ``pygame.BLEND_PREMULTIPLIED``, centred on the card's middle.
    """

    def __init__(self, pictures: Pictures, game: str, face: Picture, back: Picture) -> None:
        self.pictures = pictures
        self.game = game
        self._face, self._back = face, back
        self.shade = Shade()
        self.strong = False  # with high contrast
        self.shadow_colour: Colour = drawings.INK
        self.owing = False  # some resting cards were turned quickly and should be done again
        self._room = 0  # how many pixels may still be turned carefully in this frame
        self._composed: Part[pygame.Surface] = Part("cards with shadows, as they lie")
        self._flying: Part[pygame.Surface] = Part("cards on their way", fleeting=True)
        self._version = -1

    def forget(self) -> None:
        """Another size: nothing composed so far is needed again."""
        self._composed.clear()
        self._flying.clear()

    def next_frame(self) -> None:
        """A new frame: a few cards may be turned carefully in it, the others wait their turn."""
        self.owing = False
        self._room = _CAREFUL if self.pictures.mode == "thread" else 1 << 60

    def fresh(self) -> None:
        """Notice pictures that have been loaded since."""
        if self._version != self.pictures.version:
            self._version = self.pictures.version
            for shelf in (self._composed, self._flying):
                for key in shelf.keys():  # noqa: SIM118 - it is no dictionary
                    if isinstance(key, tuple) and key[-1]:
                        shelf.drop(key)

    def plain(self, name: str, height: int) -> pygame.Surface:
        """The card's face (or back, if the name says so) without shadow, straight alpha."""
        return self._picture(name, height)[0]

    def _name(self, name: str, language: str) -> tuple[str, ...]:
        return ("card", self.game, name, language)

    def _picture(self, name: str, height: int) -> tuple[pygame.Surface, bool]:
        """The picture, and whether a sharper one is still to come."""
        height = max(8, height)
        size = (round(height * SHAPE), height)
        make, language = self._maker(name, height)
        found = self.pictures.get(
            self._name(name, language),
            size,
            make,
            stamp=content(self.game),
            like=self._name(name, ""),
        )
        return found, self.pictures.mode == "thread" and not self.pictures_ready(name, size)

    def pictures_ready(self, name: str, size: tuple[int, int]) -> bool:
        """Whether the real picture is there."""
        return self.pictures.ready(self._name(name, self._maker(name, size[1])[1]), size)

    def _maker(self, name: str, height: int) -> tuple[Callable[[], pygame.Surface], str]:
        if name.startswith("back-"):
            kind = name.removeprefix("back-")
            return lambda: self._back(kind, height, ""), ""
        language = words.language
        return lambda: self._face(name, height, language), language

    def shaded_soon(self, name: str, height: int, angle: float, shade: Shade) -> None:
        """Have a resting card ready as it will lie in another shade."""
        now, self.shade = self.shade, shade
        self.turned(name, height, angle, dim=True)
        self.shade = now

    def soon(self, name: str, height: int) -> None:
        """Have a card ready for later."""
        make, language = self._maker(name, height)
        size = (round(height * SHAPE), height)
        self.pictures.soon(
            self._name(name, language),
            size,
            make,
            stamp=content(self.game),
            like=self._name(name, ""),
        )

    def near(self, name: str, height: int) -> bool:
        """Whether a card can be shown at once; else it is made next."""
        make, language = self._maker(name, height)
        return self.pictures.near(
            self._name(name, language),
            (round(height * SHAPE), height),
            make,
            stamp=content(self.game),
            like=self._name(name, ""),
        )

    def shadow(self, height: int, level: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """The shadow of a card of this height at one of five levels above the table."""
        return _shadow(height, level, self.shadow_colour)

    def shadows(self, heights: Iterable[int]) -> None:
        """Have every shadow of cards of these heights ready."""
        for height in heights:
            for level in range(_LEVELS):
                self.shadow(height, level)

    def card(self, name: str, height: int, level: int = 0, dim: bool = False) -> pygame.Surface:
        """A card with its shadow, premultiplied, its middle in the middle."""
        key = (name, height, level, dim and self.shade, words.language, self.strong, False)
        soft = (*key[:-1], True)
        for one in (key, soft):
            found = self._composed.find(one)
            if found is not None:
                return found
        picture, waiting = self._picture(name, height)
        if waiting and self.pictures.drafting:
            return picture
        if self.strong:
            picture = strengthened(picture)
        if dim:
            picture = self._dimmed(picture)
        shadow, (dx, dy) = self.shadow(height, level)
        pad = max(-dx, -dy)
        width = picture.get_width()
        out = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
        out.blit(shadow, (pad + dx, pad + dy))
        out.blit(picture, (pad, pad))
        return self._composed.keep(soft if waiting else key, out.premul_alpha())

    def _dimmed(self, picture: pygame.Surface) -> pygame.Surface:
        shade = self.shade
        out = _printed_darker(picture)
        out.fill((*shade.tone, 255), special_flags=pygame.BLEND_RGBA_MULT)
        keep = round(255 * (1 - shade.veil))
        out.fill((keep, keep, keep, 255), special_flags=pygame.BLEND_RGBA_MULT)
        red, green, blue = (round(part * shade.veil) for part in shade.hue)
        out.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
        return out

    def turned(
        self,
        name: str,
        height: int,
        angle: float,
        *,
        level: int = 0,
        dim: bool = False,
        scale: float = 1.0,
        squeeze: float = 1.0,
        resting: bool = True,
    ) -> pygame.Surface:
        """A card turned clockwise; a resting one carefully, a moving one to the nearest degrees."""
        straight = self.card(name, height, level, dim)
        if self.pictures.drafting:
            return straight
        if resting:
            angle = round(angle * 4) / 4
        else:
            angle = round(angle / 1.5) * 1.5
            scale = round(scale * 40) / 40
            squeeze = max(0.02, round(squeeze * 16) / 16)
        if abs(angle) < 0.01 and abs(scale - 1) < 0.012 and squeeze > 0.98:
            return straight
        shade = dim and self.shade
        language, strong = words.language, self.strong
        waiting = (name, height, level, shade, language, strong, True) in self._composed
        flat = (name, height, level, shade, language, strong, waiting)
        key = (*flat, angle, scale, squeeze, resting)
        shelf = self._composed if resting else self._flying
        found = shelf.find(key)
        if found is not None:
            return found
        made = straight
        careful = resting and scale == 1 and made.get_width() * made.get_height() < _FINE
        if careful:
            if self._room <= 0:
                self.owing = True
                return self.turned(
                    name, height, angle, level=level, dim=dim, squeeze=squeeze, resting=False
                )
            self._room -= made.get_width() * made.get_height()
        if squeeze < 0.98:
            size = (max(1, round(made.get_width() * squeeze)), made.get_height())
            made = pygame.transform.smoothscale(made, size)
        if careful and abs(angle) > 0.01:
            # Turned at double size and halved: straight edges without stairs.
            double = pygame.transform.smoothscale_by(made, 2)
            made = pygame.transform.rotozoom(double, -angle, 1)
            made = pygame.transform.smoothscale(
                made, (max(1, made.get_width() // 2), max(1, made.get_height() // 2))
            )
        elif abs(angle) > 0.01:
            made = pygame.transform.rotozoom(made, -angle, scale)
        elif scale != 1:
            made = pygame.transform.smoothscale_by(made, scale)
        return shelf.keep(key, made)


def _printed_darker(picture: pygame.Surface) -> pygame.Surface:
    """A card with less colour and darker ink: in the shade its number can still be read."""
    out = picture.copy()
    grey = pygame.transform.grayscale(picture)
    grey.set_alpha(_GREYED)
    grey.fill((255, 255, 255, 255), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(grey, (0, 0))
    out.fill((_INKED, _INKED, _INKED), special_flags=pygame.BLEND_RGB_SUB)
    more = out.copy()
    more.fill((90, 90, 90), special_flags=pygame.BLEND_RGB_MULT)
    out.blit(more, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return out


def strengthened(picture: pygame.Surface) -> pygame.Surface:
    """A card with its darks darker and its lights lighter, in a plain frame of black and white."""
    out = picture.copy()
    out.fill((40, 40, 40), special_flags=pygame.BLEND_RGB_SUB)
    more = out.copy()
    more.fill((115, 115, 115), special_flags=pygame.BLEND_RGB_MULT)
    out.blit(more, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    wide, high = out.get_size()
    line = max(2, round(high * 0.018))
    corner = round(high * 0.051)
    frame = papercraft.inline(
        f'<rect x="{line / 2}" y="{line / 2}" width="{wide - line}" height="{high - line}" '
        f'rx="{corner}" fill="none" stroke="#000" stroke-width="{line}"/>'
        f'<rect x="{line * 1.5}" y="{line * 1.5}" width="{wide - 3 * line}" '
        f'height="{high - 3 * line}" rx="{corner}" fill="none" stroke="#FFF" '
        f'stroke-width="{line}"/>',
        out.get_size(),
        out.get_size(),
    )
    out.blit(frame, (0, 0))
    return out


@kept
def _shadow(height: int, level: int, colour: Colour) -> tuple[pygame.Surface, tuple[int, int]]:
    shape = papercraft.rounded((round(height * SHAPE), height), height * 0.051)
    lift = max(1.2, height * (0.017 + 0.014 * level))
    return papercraft.shadow_of(shape, lift, colour, 0.36 - 0.02 * level)
