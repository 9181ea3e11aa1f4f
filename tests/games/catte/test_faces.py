"""Catte's cards as they look: every card is there, whole, and unlike every other."""

import pytest

from cardtable.games.catte import faces as catte
from cardtable.media import drawings

HEIGHT = 88


def test_there_are_forty_one_cats_and_thirteen_coffees() -> None:
    cats = [card for card in catte.CARDS if not card.startswith("coffee")]
    assert len(cats) == 41
    assert len(catte.CARDS) - len(cats) == 13
    assert len(set(catte.CARDS)) == 54


def test_every_card_and_back_has_a_face_of_its_own() -> None:
    faces = [catte.face(card, HEIGHT) for card in catte.CARDS]
    faces += [catte.back(kind, HEIGHT) for kind in catte.BACKS]
    assert {face.get_size() for face in faces} == {(63, 88)}
    assert len({face.get_buffer().raw for face in faces}) == len(faces)


@pytest.mark.parametrize("card", ["brown-1", "white-15", "black-11", "coffee-white-10"])
def test_a_card_is_solid_with_clear_corners(card: str) -> None:
    face = catte.face(card, 200)
    right, bottom = face.get_width() - 1, face.get_height() - 1
    for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        assert face.get_at(corner).a == 0
    assert face.get_at((right // 2, bottom // 2)).a == 255


def test_the_pose_rises_with_the_number() -> None:
    order = ["kitten", "waiter", "barista", "master"]
    for coat, high in catte.HIGHEST.items():
        poses = [catte.pose_of(coat, number) for number in range(1, high + 1)]
        ranks = [order.index(pose) for pose, _ in poses]
        assert ranks == sorted(ranks)
        assert set(ranks) == {0, 1, 2, 3}
        assert len(set(poses)) == high
        assert poses[-1] == ("master", 3)


def test_every_pose_has_all_three_coats() -> None:
    for pose in ("kitten", "waiter", "barista", "master"):
        coats = drawings.papers(f"catte/{pose}")
        assert set(coats) == {"brown", "white", "black"}
        assert set(drawings.drawing(f"catte/{pose}").rules) & set(coats["white"])


def mean_of(card: str) -> tuple[float, float]:
    """How light a card's picture is, and how colourful, both from 0 to 1."""
    picture = catte.face(card, 176)
    pixels = [picture.get_at((x, y))[:3] for x in range(44, 110, 3) for y in range(14, 130, 3)]
    light = sum(sum(pixel) for pixel in pixels) / (3 * 255 * len(pixels))
    colour = sum(max(pixel) - min(pixel) for pixel in pixels) / (255 * len(pixels))
    return light, colour


@pytest.mark.unhurried
def test_a_white_cat_s_card_is_whitish_and_a_black_one_s_dark() -> None:
    for number in range(1, 12):
        white, black, brown = [mean_of(f"{coat}-{number}") for coat in ("white", "black", "brown")]
        assert white[0] > 0.65
        assert black[0] < 0.5
        assert max(white[1], black[1]) < 0.45 * brown[1]
    for coffee in catte.COFFEES["white"]:
        assert mean_of(f"coffee-white-{coffee}")[0] > 0.8


def luminance(colour: str) -> float:
    """As contrast is measured."""
    parts = [part / 255 for part in drawings.colour(colour)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_numbers_are_clear_on_their_paper() -> None:
    for colour in catte.INDEX.values():
        assert (luminance("#FBF6EA") + 0.05) / (luminance(colour) + 0.05) > 4.5
