"""The skies behind the cards, each with its weather, and how one fades into the next."""

from __future__ import annotations

from functools import partial

import pygame

from cardtable.games.meows import sky
from cardtable.games.meows.seen import MeowsSeen
from cardtable.games.meows.weather import Weather
from cardtable.media.pictures import content
from cardtable.table.animation import ease_in_out


class Backdrops:
    """One weather lies still, or two are laid over one another while the mood changes."""

    def __init__(self, seen: MeowsSeen) -> None:
        self.seen = seen
        self.stage = seen.stage
        self.weather = Weather(seen.stage.pictures)
        self._old: pygame.Surface | None = None  # the weather that fades, while it does
        self._blend: pygame.Surface | None = None
        self._blended = -1.0
        self._fades = ("", "")

    def follow_mood(self) -> None:
        """The weather that moves is that of the backdrop."""
        self.weather.mood = self.seen.table.mood or "calm"

    @property
    def fading(self) -> bool:
        """Whether all is drawn anew with every frame."""
        return self._old is not None

    def still(self, mood: str) -> pygame.Surface:
        """The sky of a mood by itself; no fade goes on."""
        self._old = self._blend = None
        self._fades = ("", "")
        return self._ground(mood)

    def between(self, old: str, new: str, share: float) -> pygame.Surface:
        """One weather fades into the next behind the cards, clouds and all."""
        if self._old is None or self._blend is None or self._old.get_size() != self.stage.size:
            self._old = pygame.Surface(self.stage.size)
            self._lay_weather(self._old, old)
            self._blend = pygame.Surface(self.stage.size)
        elif self._fades != (old, new):
            self._old = self._blend.copy()  # the weather turns again before it has settled
        if self._fades != (old, new):
            self._fades, self._blended = (old, new), -1.0
        blend = self._blend
        if share != self._blended:
            self._blended = share
            self._lay_weather(blend, new)
            level = round(255 * (1 - ease_in_out(share)))
            self._old.set_alpha(min(254, level))  # 255 is not opaque but ten times slower
            blend.blit(self._old, (0, 0))
        return blend

    def _lay_weather(self, surface: pygame.Surface, mood: str) -> None:
        """The whole sky of a mood, with what moves in it."""
        surface.blit(self._ground(mood), (0, 0))
        now, self.weather.mood = self.weather.mood, mood
        self.weather.draw(surface, sky.Ground(self.stage.size))
        self.weather.mood = now

    def _ground(self, mood: str) -> pygame.Surface:
        size = self.stage.size
        picture = self.stage.pictures.get(
            ("meows-sky", sky.VERSION, mood),
            size,
            lambda: sky.painted(size, mood),
            stamp=content("meows"),
        )
        picture.set_alpha(None)  # nothing shines through it: laid as it is, it costs a third
        return picture

    def is_painted(self, mood: str) -> bool:
        """Whether the sky of a mood can be shown at once; else it is painted next."""
        size = self.stage.size
        name = ("meows-sky", sky.VERSION, mood)
        paint = partial(sky.painted, size, mood)
        return self.stage.pictures.near(name, size, paint, stamp=content("meows"))

    def rehearse(self, surface: pygame.Surface) -> None:
        """Draw every weather with all it can do."""
        now = self.weather.mood
        for mood in sky.MOODS:
            self._ground(mood)
            self.weather.mood = mood
            self.weather.rehearse(surface, sky.Ground(self.stage.size))
        self.weather.mood = now

    def move(self, seconds: float) -> list[pygame.Rect]:
        """Time passes for the weather; the parts of the window that look different now."""
        return self.weather.move(seconds, sky.Ground(self.stage.size))

    def draw(self, surface: pygame.Surface) -> None:
        """What moves in the sky, unless a fade holds it already."""
        if not self.fading:
            self.weather.draw(surface, sky.Ground(self.stage.size))
