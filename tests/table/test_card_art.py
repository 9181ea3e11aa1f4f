"""Cards at every size and angle, and how long a frame may work at them."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from cardtable.media import pictures as media_pictures
from cardtable.media.pictures import Pictures
from cardtable.media.store import store
from cardtable.table.card_art import CardArt
from cardtable.table.card_sprite import SHAPE


def face(name: str, height: int, language: str) -> pygame.Surface:
    """A plain card."""
    del name, language
    out = pygame.Surface((round(height * SHAPE), height), pygame.SRCALPHA)
    out.fill((240, 230, 210))
    return out


Shows = Callable[[], pygame.Surface]


def art_with(pictures: Pictures) -> CardArt:
    return CardArt(pictures, "meows", face, face)


def test_a_card_that_lies_turned_is_not_turned_again_when_another_picture_has_come() -> None:
    pictures = Pictures("at once")
    art = art_with(pictures)
    art.next_frame()
    lies = art.turned("snow-2", 120, 4.0)
    pictures.version += 1
    art.fresh()
    assert art.turned("snow-2", 120, 4.0) is lies


@pytest.fixture
def busy() -> CardArt:
    """Cards of a table whose loader has not come to turning any of them yet."""
    pictures = Pictures("thread", threads=0)
    art = art_with(pictures)
    for name in ("snow-2", "snow-3", "snow-4"):
        art.plain(name, 540)
    return art


def test_a_card_is_turned_with_care_by_the_loader_and_until_then_lies_as_it_flew(
    busy: CardArt,
) -> None:
    busy.next_frame()
    flew = busy.turned("snow-2", 540, 4.5, resting=False)
    busy.next_frame()
    assert busy.turned("snow-2", 540, 4.25) is flew
    assert busy.owing
    while busy.pictures.loader.waiting():
        busy.pictures.loader.work_one()
    busy.next_frame()
    careful = busy.turned("snow-2", 540, 4.25)
    assert careful is not flew
    assert not busy.owing


def sized(name: str, height: int, language: str) -> pygame.Surface:
    """A card whose colour tells at which height it was drawn."""
    out = face(name, height, language)
    out.fill((height % 256, 0, 0))
    return out


@pytest.mark.parametrize(("step", "angle"), [("smoothscale", 0.0), ("rotozoom", 5.0)])
def test_a_card_is_sharp_although_the_sharp_one_came_while_its_older_self_was_laid(
    step: str, angle: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(media_pictures, "_TELLING", 0.0)  # as when a thread takes that long
    pictures = Pictures("thread", threads=0)
    art = CardArt(pictures, "meows", sized, sized)

    def frame() -> pygame.Surface:
        pictures.next_frame()
        art.fresh()
        art.next_frame()
        return art.turned("snow-2", 300, angle)

    art.near("snow-2", 200)
    pictures.loader.work_one()
    usual = getattr(pygame.transform, step)

    def meanwhile(*what: object) -> pygame.Surface:
        """The sharp one comes just now; and a loader's thread may take longer than a frame."""
        monkeypatch.setattr(pygame.transform, step, usual)
        pictures.loader.work_one()
        if step == "rotozoom":
            frame()
        made: pygame.Surface = usual(*what)
        return made

    art.near("snow-2", 300, itself=True)
    if step == "smoothscale":
        monkeypatch.setattr(pygame.transform, step, meanwhile)
    shown = frame()
    if step == "rotozoom":
        monkeypatch.setattr(pygame.transform, step, meanwhile)
    for _ in range(9):
        pictures.loader.work_one()
        if art.owing or step == "smoothscale":
            shown = frame()
    assert shown.get_at(shown.get_rect().center).r == 300 % 256


def test_a_card_laid_turned_needs_no_straight_one_beside_it(busy: CardArt) -> None:
    busy.next_frame()
    lies = busy.turned("snow-2", 90, 4.0)
    store.drop_part(busy._composed._number)  # as when another picture needed the room
    assert busy.turned("snow-2", 90, 4.0) is not lies
    again = busy.turned("snow-2", 90, 4.0)
    busy._composed.drop(busy._key("snow-2", 90, 0, False, soft=False))
    asked = len(busy._composed)
    assert busy.turned("snow-2", 90, 4.0) is again
    assert len(busy._composed) == asked, "nothing was composed for it"


def test_cards_that_have_to_be_composed_again_do_so_one_after_another(busy: CardArt) -> None:
    """As when a hand closes up and all its cards glide a little."""
    names = [f"snow-{number}" for number in range(2, 9)]
    for name in names:
        busy.next_frame()
        busy.turned(name, 540, 3.0, resting=False)
    for name in names:
        busy._composed.drop(busy._key(name, 540, 0, False, soft=False))
    busy.next_frame()
    for name in names:
        busy.turned(name, 540, 4.5, resting=False)
    assert len(busy._composed) < len(names)


def test_a_composed_card_looks_like_its_shadow_with_the_card_over_it() -> None:
    art = art_with(Pictures("at once"))
    art.next_frame()
    composed = art.card("snow-2", 120, 1)
    (shadow, at), card = art.shadow(120, 1), face("snow-2", 120, "en")
    pad = max(-at[0], -at[1])
    shown, laid = pygame.Surface(composed.get_size()), pygame.Surface(composed.get_size())
    for surface in (shown, laid):
        surface.fill((20, 90, 60))
    shown.blit(composed, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    laid.blit(shadow, (pad + at[0], pad + at[1]), special_flags=pygame.BLEND_PREMULTIPLIED)
    laid.blit(card, (pad, pad))
    wide, high = composed.get_size()
    for x in range(0, wide, 5):
        for y in range(0, high, 5):
            pairs = zip(shown.get_at((x, y)), laid.get_at((x, y)), strict=True)
            assert all(abs(one - other) <= 2 for one, other in pairs), (x, y)


def test_a_card_goes_into_the_shade_before_it_is_turned_with_care_there(busy: CardArt) -> None:
    busy.next_frame()
    light = busy.turned("snow-2", 540, 4.25)
    busy.next_frame()
    shaded = busy.turned("snow-2", 540, 4.25, dim=True)
    middle = light.get_width() // 2, light.get_height() // 2
    assert shaded.get_at(middle) != light.get_at(middle)
    assert busy.owing


def test_a_frame_turns_no_more_large_cards_than_it_has_time_for(busy: CardArt) -> None:
    names = ("snow-2", "snow-3", "snow-4")
    busy.next_frame()
    before = [busy.turned(name, 540, 3.0, resting=False) for name in names]
    for name in names:  # what is missing now is only the turning
        busy.next_frame()
        before = [busy.turned(name, 540, 3.0, resting=False) for name in names]
    busy.next_frame()
    after = [busy.turned(name, 540, 6.0, resting=False) for name in names]
    again = [one is other for one, other in zip(before, after, strict=True)]
    assert not again[0], "the first goes on at once"
    assert again[-1], "the last has to wait for the next frame"


def test_what_looks_quite_different_is_never_shown_instead(busy: CardArt) -> None:
    busy.next_frame()
    first = busy.turned("snow-2", 540, 0.0, squeeze=0.2, resting=False)
    for _ in range(3):
        busy.turned("snow-3", 540, 6.0, resting=False)
        busy.turned("snow-4", 540, 7.5, resting=False)
    assert busy.turned("snow-2", 540, 60.0, resting=False) is not first


def test_what_there_is_no_time_to_compose_keeps_its_light_if_it_can(busy: CardArt) -> None:
    busy.next_frame()
    dim = busy.card("snow-2", 540, 2, dim=True)
    light = busy.card("snow-2", 540, 1)
    for name in ("snow-3", "snow-4"):
        busy.card(name, 540)
    assert busy.turned("snow-2", 540, 0.0, level=1, dim=True) is dim
    assert busy.turned("snow-2", 540, 0.0, level=0) is light
