"""The sun turns smoothly and costs no frame anything."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from cardtable.games.meows import sun
from cardtable.games.meows.sky import Ground
from cardtable.games.meows.weather import Weather
from cardtable.media import papercraft
from cardtable.media.drawings import Size
from cardtable.media.pictures import Pictures

WINDOW = (1204, 752)
LARGEST = Ground((3840, 2160))


class Film:
    """Frames of a fine day; between two of them the loader does what it was asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pictures = Pictures("thread", threads=0)
        self.weather = Weather(self.pictures)
        self.weather.mood = "fine"
        self.ground = Ground(WINDOW)
        self.surface = pygame.Surface(WINDOW)
        self.drawn_in_frames: list[Size] = []
        self._in_frame = False
        drawn = papercraft.inline

        def inline(body: str, units: tuple[float, float], size: Size) -> pygame.Surface:
            if self._in_frame:
                self.drawn_in_frames.append(size)
            return drawn(body, units, size)

        monkeypatch.setattr(papercraft, "inline", inline)
        with self.pictures.draft(later=True):
            self.weather.rehearse(self.surface, self.ground)
        self.load()

    def load(self) -> None:
        """The loader does all it was asked for."""
        while self.pictures.waiting():
            self.pictures.loader.work_one()

    def frame(self) -> bytes:
        """A thirtieth of a second passes; what is seen then."""
        self._in_frame = True
        self.pictures.next_frame()
        self.weather.move(1 / 30, self.ground)
        self.surface.fill((40, 60, 90))
        self.weather.draw(self.surface, self.ground)
        self._in_frame = False
        return pygame.image.tobytes(self.surface, "RGB")


def test_no_frame_draws_a_ray_however_far_the_sun_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    film = Film(monkeypatch)
    film.weather.stir()
    steps = []
    for _ in range(48):
        film.frame()
        steps.append(film.weather.sun.step)
        film.load()
    assert not film.drawn_in_frames
    assert not film.pictures.late
    assert set(steps) == set(range(8)), "it has turned all the way"
    turned = [(after - before) % 8 for before, after in pairwise(steps)]
    assert max(turned) == 1, "and leapt nowhere"


def test_the_rays_stand_still_until_their_next_step_is_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    film = Film(monkeypatch)
    film.weather.stir()
    shown = {film.weather.sun.step for _ in range(30) if film.frame()}
    assert shown == {0}
    assert not film.drawn_in_frames
    film.load()
    shown = {film.weather.sun.step for _ in range(10) if film.frame()}
    assert len(shown) > 1


def test_the_sun_is_drawn_before_the_sky_turns_fine(monkeypatch: pytest.MonkeyPatch) -> None:
    film = Film(monkeypatch)
    film.pictures.clear()
    assert not film.weather.sun.near(film.ground)
    film.load()
    assert film.weather.sun.near(film.ground)


@pytest.mark.parametrize("step", range(8))
def test_no_ray_is_cut_off(step: int) -> None:
    for ray in sun.rays(500, step):
        picture = ray.drawn()
        inside = picture.get_rect().inflate(-2, -2)
        assert inside.contains(picture.get_bounding_rect()), (ray.long, ray.angle)


def test_the_rays_that_are_shown_are_small_even_on_the_largest_screen() -> None:
    for step in range(8):
        shown = sun.rays(LARGEST.px(sun.reach()[2]), step)
        assert sum(4 * ray.size[0] * ray.size[1] for ray in shown) < 5_000_000
