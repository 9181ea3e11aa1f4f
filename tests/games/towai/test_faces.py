"""Towai's cards as they look: seventeen hours of one bay, and one back."""

import pygame
import pytest

from cardtable.games.towai import faces as towai
from cardtable.media import drawings, papercraft

HEIGHT = 88


def test_there_are_seventeen_different_cards() -> None:
    assert len(towai.CARDS) == len(set(towai.CARDS)) == 17


def test_every_card_and_the_back_has_a_face_of_its_own() -> None:
    faces = [towai.face(card, HEIGHT) for card in towai.CARDS]
    faces.append(towai.back("towai", HEIGHT))
    assert {face.get_size() for face in faces} == {(63, 88)}
    assert len({face.get_buffer().raw for face in faces}) == len(faces)


@pytest.mark.parametrize("card", ["day-7", "night-1", "towai-4"])
def test_a_card_is_solid_with_clear_corners(card: str) -> None:
    face = towai.face(card, 200)
    right, bottom = face.get_width() - 1, face.get_height() - 1
    for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        assert face.get_at(corner).a == 0
    assert face.get_at((right // 2, bottom // 2)).a == 255


@pytest.mark.unhurried
def test_only_draw_reset_and_swap_carry_a_sign_under_their_mark() -> None:
    plain = pygame.Color(251, 246, 234)
    for card in towai.CARDS:
        drawn = towai.face(card, 352).get_at((34 - 19, 150))
        told = abs(drawn.r - plain.r) + abs(drawn.g - plain.g) > 60
        assert told is (card in towai.EFFECTS), card


def test_every_hour_has_its_papers() -> None:
    for suit, (low, high) in towai.NUMBERS.items():
        hours = drawings.papers(f"towai/{suit}")
        assert set(hours) == {str(number) for number in range(low, high + 1)}


def test_day_dusk_and_night_colour_the_same_things_so_that_they_can_be_mixed() -> None:
    for name in ("sky", "bay", "boat", "cloud-1", "cloud-2", "cloud-3"):
        hours = drawings.papers(f"towai/{name}")
        assert set(hours) == {"day", "dusk", "night"}
        assert len({frozenset(colours) for colours in hours.values()}) == 1
        assert set(hours["day"]) == set(drawings.drawing(f"towai/{name}").rules)


def test_the_back_is_the_same_turned_round() -> None:
    back = papercraft.flat("towai/back", (126, 176))
    turned = pygame.transform.rotate(back, 180)
    far = sum(
        max(abs(a - b) for a, b in zip(back.get_at((x, y)), turned.get_at((x, y)), strict=True))
        > 60
        for x in range(126)
        for y in range(176)
    )
    assert far < 126 * 176 * 0.02
