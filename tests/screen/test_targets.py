"""Whatever one presses is large enough for a finger, and says what it is called."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from cardtable.app import picture_of, stage_without_window
from cardtable.games import GAMES
from cardtable.scenes.screen import Screen
from cardtable.scenes.table_controls import CardControl
from cardtable.settings import Settings
from cardtable.widgets.button import RoundButton
from cardtable.widgets.choice import Choice
from cardtable.widgets.why_sign import for_finger
from cardtable.widgets.widget import Widget
from tests.screen.conftest import Seated
from tests.screen.measuring import PLACES, TABLES
from tests.screen.test_screens import SCREENS
from tests.table.hand import Hand as TableHand

FINGER = 44


def small(widget: Widget) -> Iterator[str]:
    """Which of its sides is smaller than a finger, though a pointer presses it."""
    at = widget.place.center
    reach = FINGER // 2 - 1
    if not widget.enabled or not widget.touches(at):
        return
    boxes = [widget.place]
    if isinstance(widget, Choice):
        boxes = [widget.segment(index) for index in range(len(widget.values))]
    for box in boxes:
        across = all(widget.touches((box.centerx + by, box.centery)) for by in (-reach, reach))
        down = all(widget.touches((box.centerx, box.centery + by)) for by in (-reach, reach))
        if isinstance(widget, Choice):
            across = box.width >= FINGER
        if not (across and down):
            yield f"{widget.name} {box.size}"


def all_small(screen: Screen) -> list[str]:
    found: list[str] = []
    for widget in screen.widgets:
        if widget.scroller:
            widget.scroller.show(widget.box, 30)
        found += small(widget)
    return found


@pytest.mark.parametrize("name", [name for name in PLACES if name not in TABLES])
def test_everything_pressed_on_a_screen_is_large_enough_for_a_finger(name: str) -> None:
    stage = stage_without_window((1280, 800), Settings(language="en"), pictures="never")
    stage.push(PLACES[name](stage), fade=False)
    picture_of(stage)
    top = stage.top
    assert isinstance(top, Screen)
    assert all_small(top) == []


@pytest.mark.unhurried
@pytest.mark.parametrize("game", GAMES)
def test_everything_pressed_at_a_table_is_large_enough_for_a_finger(game: str) -> None:
    hand = TableHand()
    scene = hand.sit(game)
    asked = set()
    for _ in range(60):
        if not hand.wait():
            return
        if hand.match.state.asked not in asked:
            asked.add(hand.match.state.asked)
            assert all_small(scene) == [], hand.match.state.asked
        move = scene.moves[0]
        scene.play(move)


def test_a_small_question_mark_is_as_large_to_a_finger_as_anything() -> None:
    reach = for_finger(pygame.Rect(100, 100, 22, 22))
    assert reach.center == (111, 111)
    assert min(reach.size) >= FINGER


def test_a_long_press_tells_what_a_sign_is_called() -> None:
    hand = TableHand()
    scene = hand.sit("catte", 3)
    hand.wait()
    button = scene["log"]
    assert isinstance(button, RoundButton)
    hand.finger(pygame.FINGERDOWN, button.place.center)
    hand.settle(0.8)
    assert scene._tip.whose(None, None) is button
    hand.finger(pygame.FINGERUP, button.place.center)
    assert not scene.log.open  # it was only named
    hand.tap_at((640, 300))
    assert scene._tip.whose(None, None) is None


def test_two_fingers_on_two_buttons_press_the_first(hand: Seated) -> None:
    mine = hand(SCREENS["pause"])
    rules, settings = mine.place("rules"), mine.place("settings")
    mine.finger(pygame.FINGERDOWN, rules)
    mine.finger(pygame.FINGERDOWN, settings, 2)
    mine.finger(pygame.FINGERUP, settings, 2)
    assert len(mine.stage.scenes) == 1
    mine.finger(pygame.FINGERUP, rules)
    assert type(mine.stage.top).__name__ == "Rules"


def test_a_finger_on_a_card_finds_at_least_a_part_of_it_as_wide_as_itself() -> None:
    """The cards of a fan lie over one another: what is seen of each is what one can press."""
    hand = TableHand()
    for game in GAMES:
        scene = hand.sit(game)
        hand.wait()
        cards = [one for one in scene.widgets if isinstance(one, CardControl)]
        own = scene.table.piles.own_hand()
        seen = [one.sprite.pose.x for one in cards if one.sprite in own]
        gaps = [after - before for before, after in pairwise(seen)]
        assert min(gaps, default=FINGER) >= FINGER, game
