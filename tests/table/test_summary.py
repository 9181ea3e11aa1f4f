"""The game on a card: beside the table where there is room, over it where there is none."""

from __future__ import annotations

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.scenes.rules import Rules
from cardtable.scenes.summary import SummarySheet
from cardtable.settings import load
from cardtable.table.card_sprite import pose_bounds
from tests.table.hand import Hand

WIDE = ((1280, 720), (1280, 800), (1920, 1080))


def strip(hand: Hand) -> pygame.Rect:
    """What the card has of the window."""
    size = hand.stage.size
    window = hand.stage.strip.around(size)
    return pygame.Rect(size[0], 0, window[0] - size[0], window[1])


@pytest.mark.unhurried
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", WIDE)
@pytest.mark.parametrize("text_size", [1.0, 1.3])
def test_a_pinned_card_covers_nothing_of_the_table(
    hand: Hand, game: str, size: tuple[int, int], text_size: float
) -> None:
    for seats in sorted(GAMES[game].seat_counts):
        hand.sit(game, seats, size=size, text_size=text_size)
        hand.wait()
        hand.key(pygame.K_c)
        hand.draw()
        card = strip(hand)
        assert 200 <= card.width <= size[0] // 4
        assert hand.stage.size[0] >= 960
        assert hand.stage.strip.around(hand.stage.size) == size
        layout = hand.table.layout
        assert layout.size == hand.stage.size
        assert not any(card.colliderect(plate) for plate in layout.plates.values())
        for sprites in hand.table.piles.values():
            shown = [pose_bounds(sprite.pose) for sprite in sprites]
            assert not any(card.colliderect(box) for box in shown)
        assert not any(card.colliderect(widget.place) for widget in hand.scene.widgets)


@pytest.mark.parametrize("size", WIDE)
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_all_of_the_card_can_be_read_on_its_strip(
    hand: Hand, game: str, size: tuple[int, int], language: str
) -> None:
    hand.sit(game, size=size, text_size=1.3, summary_pinned=True)
    hand.stage.speak(language)
    pinned = hand.scene.reading.pinned
    assert pinned is not None
    box, text = pinned._sheet(strip(hand))
    assert strip(hand).contains(box)
    inner = box.width - 2 * round(16 * min(size[0] / 1280, size[1] / 800))
    assert pinned._head + text.height(inner) + pinned._foot <= box.height
    for control in pinned.controls():
        assert min(control.box.size) >= 44
        assert box.contains(control.box)
    hand.stage.speak("en")


def test_it_is_pinned_by_key_and_button_and_stays_so(hand: Hand) -> None:
    hand.sit("catte", 3)
    hand.wait()
    whole = hand.stage.size
    hand.key(pygame.K_c)
    assert strip(hand).width
    assert load().summary_pinned
    hand.sit("meows", 3, summary_pinned=load().summary_pinned)
    assert strip(hand).width
    hand.press_on(hand.scene, "summary")
    assert not strip(hand).width
    assert hand.stage.size == whole
    assert not load().summary_pinned


def test_one_plays_on_beside_it_with_the_mouse(hand: Hand) -> None:
    hand.sit("catte", 3, summary_pinned=True)
    for _ in range(6):
        assert hand.wait()
        hand.by_dragging(hand.scene.moves[0])
    assert strip(hand).width


def test_it_has_a_button_that_puts_it_away_and_one_for_all_the_rules(hand: Hand) -> None:
    hand.sit("towai", 2, summary_pinned=True)
    hand.wait()
    pinned = hand.scene.reading.pinned
    assert pinned is not None
    away, rules = pinned.controls()
    hand.click_at(rules.place.center)
    assert isinstance(hand.stage.top, Rules)
    assert hand.stage.top.game == "towai"
    assert strip(hand).width  # it stays beside the rules, which have the rest of the window
    assert hand.stage.top._panel.right <= hand.stage.size[0]
    hand.key(pygame.K_ESCAPE)
    hand.click_at(away.place.center)
    assert not strip(hand).width


def test_a_click_on_it_plays_nothing(hand: Hand) -> None:
    hand.sit("catte", 3, summary_pinned=True)
    hand.wait()
    turns = len(hand.match.turns)
    card = strip(hand)
    for y in range(card.top + 60, card.bottom, 90):
        hand.click_at((card.left + 4, y))
    assert len(hand.match.turns) == turns
    assert hand.stage.top is hand.scene


def test_it_goes_with_the_table(hand: Hand) -> None:
    hand.sit("catte", 3, summary_pinned=True)
    assert strip(hand).width
    hand.come_home(summary_pinned=True)
    assert not strip(hand).width
    scene = hand.sit_from_home("catte", 3)
    assert strip(hand).width
    assert scene.table.layout.size == hand.stage.size
    hand.stage.home()
    assert not strip(hand).width


def test_a_window_made_narrow_takes_it_away_and_a_wide_one_brings_it_back(hand: Hand) -> None:
    hand.sit("catte", 3, summary_pinned=True)
    hand.stage.resize((1100, 700))
    assert hand.stage.size == (1100, 700)
    hand.stage.resize((1600, 900))
    assert strip(hand).width
    assert hand.table.layout.size == hand.stage.size


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_in_a_small_window_it_comes_as_a_sheet(hand: Hand, game: str, language: str) -> None:
    hand.sit(game, size=(960, 600), text_size=1.3)
    hand.stage.speak(language)
    hand.wait()
    hand.key(pygame.K_c)
    sheet = hand.stage.top
    assert isinstance(sheet, SummarySheet)
    hand.draw()
    window = pygame.Rect((0, 0), hand.stage.size)
    assert window.contains(sheet.box)
    end = sheet.box.top + hand.stage.px(70) + sheet._text.height(sheet.box.width - 2 * 24)
    assert end <= sheet["all-rules"].box.top
    hand.key(pygame.K_c)
    assert hand.stage.top is hand.scene
    assert not strip(hand).width
    hand.stage.speak("en")


def test_the_sheet_leads_to_all_the_rules(hand: Hand) -> None:
    hand.sit("catte", 3, size=(960, 600))
    hand.wait()
    hand.press_on(hand.scene, "summary")
    hand.settle(1)
    hand.press_on(hand.stage.top, "all-rules")
    assert isinstance(hand.stage.scenes[-1], Rules)
    hand.key(pygame.K_ESCAPE)
    assert hand.stage.top is hand.scene
