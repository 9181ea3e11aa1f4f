"""The cards of Familiar's Trouble: all there, all different, telling what the rules say."""

from __future__ import annotations

import pygame
import pytest

from cardtable.games.familiar import faces as familiar
from cardtable.games.familiar import rules as game
from cardtable.media import drawings, papercraft, words

ATTRIBUTES = [card for card in familiar.CARDS if not card.startswith("errand")]
ERRANDS = [card for card in familiar.CARDS if card.startswith("errand")]


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def luminance(text: str) -> float:
    parts = []
    for value in drawings.colour(text):
        share = value / 255
        parts.append(share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_names_every_card_of_the_game() -> None:
    assert len(familiar.CARDS) == len(set(familiar.CARDS)) == 25 + 27
    named = {f"{card.suit}-{card.number}" for card in (*game.ATTRIBUTES, *game.NEEDS)}
    assert named == set(familiar.CARDS)
    assert familiar.BACKS == ("attribute", "errand1", "errand2", "errand3")


@pytest.mark.parametrize("card", familiar.CARDS)
def test_a_face_has_the_asked_height_and_round_corners(card: str) -> None:
    face = familiar.face(card, 132)
    assert face.get_size() == (94, 132)
    for corner in ((0, 0), (93, 0), (0, 131), (93, 131)):
        assert face.get_at(corner).a == 0
    assert face.get_at((47, 66)).a == 255


@pytest.mark.parametrize("kind", familiar.BACKS)
def test_a_back_has_the_asked_height_and_round_corners(kind: str) -> None:
    back = familiar.back(kind, 88)
    assert back.get_size() == (63, 88)
    assert back.get_at((0, 0)).a == 0
    assert back.get_at((31, 44)).a == 255


def test_no_two_cards_look_alike() -> None:
    assert len({pixels(familiar.face(card, 60)) for card in familiar.CARDS}) == len(familiar.CARDS)
    assert len({pixels(familiar.back(kind, 60)) for kind in familiar.BACKS}) == 4
    assert len({pixels(familiar.tool(card, 60)) for card in ERRANDS}) == 27


def test_errands_show_the_needs_and_points_of_the_rules() -> None:
    for card, needs in game.NEEDS.items():
        name = f"{card.suit}-{card.number}"
        shown = dict(familiar.needs_of(name))
        assert tuple(shown.get(colour, 0) for colour in familiar.SUITS) == needs
        assert familiar.points_of(name) == game.POINTS[card]


def test_cards_know_their_colours() -> None:
    assert familiar.suits_of("blue-7") == ("blue",)
    assert familiar.suits_of("red-green-2") == ("red", "green")
    assert familiar.suits_of("three-1") == ("red", "blue", "green")


def test_errands_are_named_in_both_languages() -> None:
    for language in ("en", "ja"):
        sentences = words.sentences(language)
        names = [sentences[f"card.{card}"] for card in ERRANDS]
        assert len(set(names)) == 27
    english, japanese = (familiar.face("errand2-4", 120, language) for language in ("en", "ja"))
    assert pixels(english) != pixels(japanese)


@pytest.mark.parametrize("card", ATTRIBUTES)
def test_the_small_format_keeps_its_shape(card: str) -> None:
    assert familiar.small(card, 74).get_size() == (54, 74)
    assert familiar.small(card, 148).get_size() == (108, 148)


def test_indices_stand_out_from_the_paper() -> None:
    for dark in familiar.DARK.values():
        assert contrast(dark, "#FBF6EA") >= 4.5
        assert contrast(dark, "#F1E2C0") >= 4.5


def test_marks_are_told_by_their_shape_alone() -> None:
    masks = [
        pygame.mask.from_surface(papercraft.flat(f"familiar/mark-{suit}", (40, 40)))
        for suit in familiar.SUITS
    ]
    for first in masks:
        for second in masks:
            if first is not second:
                common = first.overlap_area(second, (0, 0))
                assert common < 0.82 * max(first.count(), second.count())


def test_an_index_shows_in_the_first_30_pixels_of_a_fan() -> None:
    face = familiar.face("red-9", 200)
    strip = face.subsurface((4, 8, 27, 40))
    dark = drawings.colour(familiar.DARK["red"])
    inked = sum(
        all(abs(a - b) < 24 for a, b in zip(strip.get_at((x, y))[:3], dark, strict=True))
        for x in range(27)
        for y in range(40)
    )
    assert inked > 150
