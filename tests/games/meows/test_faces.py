"""The cards of Tomorrow Never Meows: all there, all different, cut to their shape."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from cardtable.games.meows import faces as meows
from cardtable.media import drawings, papercraft

DRAWINGS = drawings.root() / "sprites" / "meows"


def test_names_every_card_of_the_game() -> None:
    weather = [card for card in meows.CARDS if not card.startswith("wish-")]
    assert len(weather) == 36
    assert len(meows.CARDS) == len(set(meows.CARDS)) == 44
    assert meows.BACKS == ("weather", "wish")


@pytest.mark.parametrize("card", meows.CARDS)
def test_a_face_has_the_asked_height_and_round_corners(card: str) -> None:
    face = meows.face(card, 132)
    assert face.get_size() == (94, 132)
    for corner in ((0, 0), (93, 0), (0, 131), (93, 131)):
        assert face.get_at(corner).a == 0
    assert face.get_at((47, 66)).a == 255


def test_every_weather_card_is_its_own_picture() -> None:
    seen = {
        pygame.image.tobytes(papercraft.sheet_up(f"meows/{card}", (63, 88)), "RGBA"): card
        for card in meows.CARDS
    }
    assert len(seen) == len(meows.CARDS)


def _size_of_god(card: str) -> int:
    whole = drawings.drawing(f"meows/{card}")
    god = tuple(sheet for sheet in whole.sheets if sheet.name == "god")
    alone = papercraft.laid(replace(whole, sheets=god), (126, 176))
    return pygame.mask.from_surface(alone).count()


@pytest.mark.parametrize("suit", meows.SUITS)
def test_the_god_grows_with_the_number(suit: str) -> None:
    numbers = [int(c.split("-")[1]) for c in meows.CARDS if c.startswith(f"{suit}-")]
    assert _size_of_god(f"{suit}-{max(numbers)}") > 1.5 * _size_of_god(f"{suit}-{min(numbers)}")


@pytest.mark.parametrize("card", ["fine-10", "rainy-1", "cloudy-8"])
def test_both_indices_stand_on_plain_paper(card: str) -> None:
    """Number and mark fill the tab of 68 × 126 units and leave its rim to the paper."""
    height = 352
    face = meows.face(card, height)
    wide = face.get_width()
    ink = drawings.colour(meows.DARK[card.partition("-")[0]])
    for x, y in ((36, 44), (36, 96)):
        near = [
            sum(abs(a - b) for a, b in zip(face.get_at((x + dx, y + dy))[:3], ink, strict=True))
            for dx in range(-16, 17, 4)
            for dy in range(-16, 17, 4)
        ]
        assert min(near) < 30
    for y in range(20, 118, 7):
        rim = face.get_at((8, y))
        assert min(rim[:3]) > 200
        assert min(face.get_at((wide - 9, height - 1 - y))[:3]) > 190


@pytest.mark.parametrize("kind", meows.BACKS)
@pytest.mark.parametrize("height", [64, 200])
def test_backs_come_in_every_size(kind: str, height: int) -> None:
    back = meows.back(kind, height)
    assert back.get_height() == height
    assert back.get_at((0, 0)).a == 0
    assert back.get_at((back.get_width() // 2, height // 2)).a == 255


def test_small_backs_are_the_calm_drawing() -> None:
    small = pygame.transform.smoothscale(meows.back("weather", 200), (43, 60))
    assert pygame.image.tobytes(small, "RGBA") != pygame.image.tobytes(
        meows.back("weather", 60), "RGBA"
    )


@pytest.mark.parametrize("wish", meows.WISHES)
def test_wishes_stand_and_speak_both_languages(wish: str) -> None:
    pictures = {
        pygame.image.tobytes(draw, "RGBA")
        for draw in (
            meows.standing(wish, 112),
            meows.standing(wish, 112, "ja"),
            pygame.transform.scale(meows.face(f"wish-{wish}", 112), (80, 112)),
            pygame.transform.scale(meows.face(f"wish-{wish}", 112, "ja"), (80, 112)),
        )
    }
    assert len(pictures) == 4


def test_every_mood_of_the_table_is_painted() -> None:
    moods = {"calm", *meows.SUITS}
    for name in ("table-rings", "table-hill-far", "table-hamlet", "table-cloud-1"):
        assert set(drawings.papers(f"meows/{name}")) == moods
    for mood in moods:
        assert drawings.drawing(f"meows/table-sky-{mood}").sheets
