"""The pictures of cards at every size and angle, with their shadows."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Iterable
from typing import Any

import pygame

from cardtable.media import drawings
from cardtable.media.drawings import Colour
from cardtable.media.gaps import gaps
from cardtable.media.pictures import Pictures, content
from cardtable.media.store import Part, store
from cardtable.media.words import words
from cardtable.table.card_light import LEVELS, Shade, dimmed, drawn_height, shadow, strengthened
from cardtable.table.card_sprite import SHAPE

_ROOM = 2_000_000  # nanoseconds: so long a frame may work at cards, and end what it has begun
_CAREFUL = 70  # nanoseconds a pixel, about: turned twice as large and halved …
_TURNED, _QUICK = 16, 7  # … turned smoothly, or scaled and turned …
_COMPOSED, _DIMMED = 3, 16  # … with its shadow, and in the shade
_ALIKE = (
    9.0,
    0.12,
    0.2,
)  # degrees, scale and squeeze between two poses that pass for one in flight …
_SAME = (2.0, 0.02, 0.05)  # … and at rest
_FINE = 150_000  # pixels of a card whose edge is fine enough however it is turned
_LONG = 10_000  # pixels of a card that takes the better part of a millisecond to turn with care
_DENSE = 40_000  # pixels of a card so large that nobody sees the stairs of its edge in flight
_LIGHT = 3  # where a key tells in which light the card lies …
_SOFTLY = 6  # … and that a sharper picture is still to come
Picture = Callable[[str, int, str], pygame.Surface]  # card name, height, language


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
        self._room = 0  # how many nanoseconds may still be worked at cards in this frame
        self._composed: Part[pygame.Surface] = Part("cards with shadows, as they lie")
        self._flying: Part[pygame.Surface] = Part("cards on their way", fleeting=True)
        self._lately: dict[tuple[str, int], tuple[Any, ...]] = {}  # what was turned last of each
        self._version = -1

    def forget(self) -> None:
        """Another size: nothing composed so far is needed again."""
        self._composed.clear()
        self._flying.clear()
        self._lately.clear()

    def next_frame(self, *, busy: bool = False) -> None:
        """A new frame: a few cards may be made anew in it, the others wait their turn; fewer if it
        is ``busy`` anyway.
        """
        self.owing = False
        room = _ROOM // 2 if busy else _ROOM
        self._room = room if self.pictures.mode == "thread" else 1 << 60

    def fresh(self) -> None:
        """Notice pictures that have been loaded since."""
        if self._version != self.pictures.version:
            self._version = self.pictures.version
            for shelf in (self._composed, self._flying):
                for key in shelf.keys():  # noqa: SIM118 - it is no dictionary
                    if isinstance(key, tuple) and key[_SOFTLY]:
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
        # The sharp one may have come while this one was looked for: then it is shown next.
        itself = self.pictures.stock.find((self._name(name, language), size))
        return found, self.pictures.mode == "thread" and found is not itself

    def drawn(self, name: str, height: int) -> bool:
        """Whether the real picture is there."""
        height = max(8, height)
        called = self._name(name, self._maker(name, height)[1])
        return self.pictures.ready(called, (round(height * SHAPE), height))

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

    def near(self, name: str, height: int, *, itself: bool = False) -> bool:
        """Whether a card can be shown at once, with ``itself`` as sharp as ever; else it is made
        next.
        """
        make, language = self._maker(name, height)
        return self.pictures.near(
            self._name(name, language),
            (round(height * SHAPE), height),
            make,
            stamp=content(self.game),
            like=self._name(name, ""),
            itself=itself,
        )

    def shadow(self, height: int, level: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """A card's shadow at one of five levels above the table, premultiplied."""
        return shadow(height, level, self.shadow_colour)

    def shadows(self, heights: Iterable[int]) -> None:
        """Have every shadow of cards of these heights ready: of large ones that one on which they
        lie, and what the others are enlarged from.
        """
        for height in heights:
            self.shadow(height, 0)
            for level in range(LEVELS):
                self.shadow(drawn_height(height)[0], level)

    def card(self, name: str, height: int, level: int = 0, dim: bool = False) -> pygame.Surface:
        """A card with its shadow, premultiplied, its middle in the middle."""
        key = self._key(name, height, level, dim, soft=False)
        soft = self._key(name, height, level, dim, soft=True)
        for one in (key, soft):
            found = self._composed.find(one)
            if found is not None and (one is key or not self.drawn(name, height)):
                return found
        picture, waiting = self._picture(name, height)
        if waiting and self.pictures.drafting:
            return picture
        if self.strong:
            picture = strengthened(picture)
        if dim:
            picture = dimmed(picture, self.shade)
        shadow, (dx, dy) = self.shadow(height, level)
        pad = max(-dx, -dy)
        width = picture.get_width()
        self._room -= width * height * (_COMPOSED + (_DIMMED if dim else 0))
        out = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
        # Each is premultiplied by itself: to do it to both together takes eight times as long.
        at, flags = (pad + dx, pad + dy), pygame.BLEND_PREMULTIPLIED
        out.blit(shadow, at, special_flags=flags)
        out.blit(picture.premul_alpha(), (pad, pad), special_flags=flags)
        return self._composed.keep(soft if waiting else key, out)

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
        if self.pictures.drafting:
            return self.card(name, height, level, dim)
        if resting:
            angle = round(angle * 4) / 4
        else:
            angle = round(angle / 1.5) * 1.5
            scale = round(scale * 40) / 40
            squeeze = max(0.02, round(squeeze * 16) / 16)
            if height * height * SHAPE > _DENSE:
                level -= level % 2  # to compose it takes as long as to turn it
        flat = abs(angle) < 0.01 and abs(scale - 1) < 0.012 and squeeze > 0.98
        pose = (angle, scale, squeeze)
        found = None if flat else self._lies_there(name, height, level, dim, pose, resting)
        if found is None and self._room <= 0 and not self._there(name, height, level, dim):
            # To turn it, it would have to be composed first.
            found = self._shown_lately(name, height, pose, _SAME if resting else _ALIKE)
            self.owing = self.owing or (resting and found is not None)
        if found is not None:
            return found
        level, dim = self._in_time(name, height, level, dim, resting)
        straight = self.card(name, height, level, dim)
        found = straight if flat else self._lies_there(name, height, level, dim, pose, resting)
        if found is not None:
            return found
        shelf = self._composed if resting else self._flying
        soft = self._soft(name, height, level, dim)
        key = (*self._key(name, height, level, dim, soft=soft), *pose, resting)
        large = straight.get_width() * straight.get_height() > _LONG
        elsewhere = resting and large and self.pictures.mode == "thread"
        if elsewhere or self._room <= 0:
            if elsewhere:
                self._turn_elsewhere(key, straight, pose)
            self.owing = self.owing or resting
            found = self._shown_lately(name, height, pose, _SAME if resting else _ALIKE)
            if found is not None and self._lately[name, height][_LIGHT] == key[_LIGHT]:
                return found
            resting, shelf, key = False, self._flying, (*key[:-1], False)
        self._lately[name, height] = key
        made, spent = _made_to_lie(straight, pose, resting)
        self._room -= spent
        return shelf.keep(key, made)

    def _lies_there(
        self,
        name: str,
        height: int,
        level: int,
        dim: bool,
        pose: tuple[float, float, float],
        resting: bool,
    ) -> pygame.Surface | None:
        """The card turned so, if it was before. What it was turned from stays as long as there is
        room, for it will be needed when the card sets out; if it has gone, it is not made for this.
        """
        shelf = self._composed if resting else self._flying
        for soft in (False, True):
            straight = self._key(name, height, level, dim, soft=soft)
            found = shelf.find(key := (*straight, *pose, resting))
            if found is not None and soft and self.drawn(name, height):
                shelf.drop(key)  # it was turned elsewhere while the sharp one came
            elif found is not None:
                self._composed.find(straight)
                self._lately[name, height] = key
                return found
        return None

    def _turn_elsewhere(
        self,
        key: tuple[Hashable, ...],
        straight: pygame.Surface,
        pose: tuple[float, float, float],
    ) -> None:
        """Have a card turned with care by another thread; it is shown as soon as it is there."""

        def turn() -> None:
            with store.drawing():
                if self._composed.find(key) is None:
                    own = straight.copy()  # while it is turned nobody can lay it
                    self._composed.keep(key, _made_to_lie(own, pose, resting=True)[0])

        self.pictures.apart(("turned", self.game, key), turn)

    def compose(self, name: str, height: int) -> None:
        """Have a card ready that will lie there soon, if it is drawn and this frame has time left
        for it.
        """
        if self.near(name, height, itself=True) and self._room > 0:
            self.card(name, height)

    def _shown_lately(
        self,
        name: str,
        height: int,
        pose: tuple[float, float, float],
        near: tuple[float, float, float],
    ) -> pygame.Surface | None:
        """How it was turned last, if nobody can tell it from this within a frame or two."""
        key = self._lately.get((name, height))
        if key is None:
            return None
        *_, angle, scale, squeeze, resting = key
        shown = (angle, scale, squeeze)
        if any(abs(a - b) > far for a, b, far in zip(shown, pose, near, strict=True)):
            return None
        return (self._composed if resting else self._flying).find(key)

    def _in_time(
        self, name: str, height: int, level: int, dim: bool, resting: bool
    ) -> tuple[int, bool]:
        """At which level and in which light it can be shown: as it should be, or, if the frame has
        no time left to compose it so, as near to that as it has been composed before.
        """
        if self._room > 0 or self._there(name, height, level, dim):
            return level, dim
        levels = sorted(range(LEVELS), key=lambda other: abs(other - level))
        for light, near in itertools.product((dim, not dim), levels):
            if self._there(name, height, near, light):
                self.owing = self.owing or resting
                return near, light
        return level, dim

    def _key(
        self, name: str, height: int, level: int, dim: bool, *, soft: bool
    ) -> tuple[Hashable, ...]:
        """What a card composed so is kept under; it is soft while a sharper one is to come."""
        return (name, height, level, dim and self.shade, words.language, self.strong, soft)

    def _soft(self, name: str, height: int, level: int, dim: bool) -> bool:
        return self._key(name, height, level, dim, soft=False) not in self._composed

    def _there(self, name: str, height: int, level: int, dim: bool) -> bool:
        keys = [self._key(name, height, level, dim, soft=soft) for soft in (False, True)]
        return any(key in self._composed for key in keys)


def _made_to_lie(
    straight: pygame.Surface, pose: tuple[float, float, float], resting: bool
) -> tuple[pygame.Surface, int]:
    """A card turned, scaled, and turned over so far; about how many nanoseconds that took."""
    gaps.wait()
    made, (angle, scale, squeeze) = straight, pose
    pixels, spent = made.get_width() * made.get_height(), 0
    if squeeze < 0.98:
        spent += pixels * _QUICK
        size = (max(1, round(made.get_width() * squeeze)), made.get_height())
        made = pygame.transform.smoothscale(made, size)
    if abs(angle) < 0.01:
        if scale == 1:
            return made, spent
        return pygame.transform.smoothscale_by(made, scale), spent + pixels * _QUICK
    if resting and scale == 1 and pixels < _FINE:
        # Turned at double size and halved: straight edges without stairs.
        double = pygame.transform.smoothscale_by(made, 2)
        gaps.wait()
        made = pygame.transform.rotozoom(double, -angle, 1)
        half = (max(1, made.get_width() // 2), max(1, made.get_height() // 2))
        return pygame.transform.smoothscale(made, half), spent + pixels * _CAREFUL
    if resting or pixels < _DENSE:
        return pygame.transform.rotozoom(made, -angle, scale), spent + pixels * _TURNED
    if scale != 1:
        made = pygame.transform.smoothscale_by(made, scale)
    return pygame.transform.rotate(made, -angle), spent + pixels * _QUICK
