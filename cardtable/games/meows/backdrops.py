"""The skies behind the cards, each with its weather."""

from __future__ import annotations

from functools import partial

import pygame

from cardtable.games.meows import sky
from cardtable.games.meows.seen import MeowsSeen
from cardtable.games.meows.weather import Weather
from cardtable.media.pictures import content
from cardtable.table.coming_down import front


class Backdrops:
    """A sky that lies still, and the weather that moves in it."""

    def __init__(self, seen: MeowsSeen) -> None:
        self.seen = seen
        self.stage = seen.stage
        self.weather = Weather(seen.stage.pictures)

    def follow_mood(self) -> None:
        """The weather that moves is that of the backdrop."""
        self.weather.mood = self.seen.table.mood or "calm"

    def picture(self, mood: str) -> pygame.Surface:
        """The sky of a mood."""
        size = self.stage.size
        return self.stage.pictures.get(
            ("meows-sky", sky.VERSION, mood),
            size,
            lambda: sky.painted(size, mood),
            stamp=content("meows"),
        )

    def is_painted(self, mood: str) -> bool:
        """Whether the sky of a mood can be shown at once, and its sun; else it is painted next."""
        size = self.stage.size
        name = ("meows-sky", sky.VERSION, mood)
        paint = partial(sky.painted, size, mood)
        near = self.stage.pictures.near(name, size, paint, stamp=content("meows"))
        return near and (mood != "fine" or self.weather.sun.near(sky.Ground(size)))

    def rehearse(self, surface: pygame.Surface) -> None:
        """Draw every weather with all it can do."""
        now = self.weather.mood
        for mood in sky.MOODS:
            self.picture(mood)
            self.weather.mood = mood
            self.weather.rehearse(surface, sky.Ground(self.stage.size))
        self.weather.mood = now

    def move(self, seconds: float) -> list[pygame.Rect]:
        """Time passes for the weather; the parts of the window that look different now."""
        return self.weather.move(seconds, sky.Ground(self.stage.size))

    def draw(self, surface: pygame.Surface) -> None:
        """What moves in the sky; while another comes down, what moves in either of them."""
        before = self.seen.table.gives_way
        if before is None:
            self.weather.draw(surface, sky.Ground(self.stage.size))
            return
        mood, share = before
        clip, (wide, high) = surface.get_clip(), self.stage.size
        row = front(high, share)
        surface.set_clip(clip.clip((0, 0, wide, row)))
        self.weather.draw(surface, sky.Ground(self.stage.size))
        surface.set_clip(clip.clip((0, row, wide, high - row)))
        self.weather.draw(surface, sky.Ground(self.stage.size), mood)
        surface.set_clip(clip)
