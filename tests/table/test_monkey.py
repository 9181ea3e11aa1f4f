"""A monkey at the table: whatever it does, the match stays sound and the table agrees with it."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.match import from_text
from cardtable.scenes.home import Home
from cardtable.table.card_sprite import pose_bounds
from tests.table.hand import Hand

KEYS = [
    *range(pygame.K_0, pygame.K_9 + 1),
    *(ord(letter) for letter in "hustlipedn"),
    pygame.K_RETURN,
    pygame.K_SPACE,
    pygame.K_TAB,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_ESCAPE,
    pygame.K_F3,
    pygame.K_PAGEUP,
]


def one_gesture(hand: Hand, luck: Random) -> None:
    width, height = hand.stage.size
    at = (luck.randrange(width), luck.randrange(height))
    sprites = hand.table.piles.own_hand()
    if sprites and luck.random() < 0.4:
        box = pose_bounds(luck.choice(sprites).pose)
        at = (max(0, min(width - 1, box.centerx)), max(0, min(height - 1, box.top + 30)))
    match luck.randrange(8):
        case 0 | 1:
            hand.click_at(at, luck.choice((1, 1, 2)))
        case 2 | 3:
            hand.drag_to(at, (luck.randrange(width), luck.randrange(height)), 2)
        case 4:
            hand.move(at)
        case 5:
            hand.look_closely(at)
        case _:
            hand.key(luck.choice(KEYS))
    if luck.random() < 0.02:
        hand.stage.resize(luck.choice([(960, 600), (1280, 800), (1600, 900)]))


@pytest.mark.slow
@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("persons", [1, 3])
def test_thousands_of_gestures_leave_match_and_table_sound(
    hand: Hand, game: str, persons: int
) -> None:
    luck = Random(42)
    hand.sit(game, 3, persons=persons, speed="fast")
    for step in range(1200):
        one_gesture(hand, luck)
        hand.turn(luck.choice((0.016, 0.1, 0.4)))
        if step % 40 == 0:
            hand.draw()
        if hand.scene not in hand.stage.scenes or hand.stage.leaving:
            hand.stage.leaving = False
            hand.stage.scenes.clear()
            hand.sit(game, 3, persons=persons, speed="fast", seed=step)
            continue
        if hand.stage.top is not hand.scene and luck.random() < 0.3:
            hand.key(pygame.K_ESCAPE)
            hand.key(pygame.K_RETURN)
    again = from_text(hand.match.to_text())
    assert again.state.piles == hand.match.state.piles
    while hand.stage.top is not hand.scene and len(hand.stage.scenes) > 1:
        hand.stage.pop(fade=False)
    if hand.stage.top is hand.scene and not hand.match.over:
        hand.key(pygame.K_ESCAPE)
        while hand.stage.top is not hand.scene:
            hand.stage.pop(fade=False)
        hand.wait()
        assert hand.table.disagreement() == ""


def test_from_home_to_the_table_and_back(hand: Hand) -> None:
    hand.sit("towai", 2)
    hand.stage.scenes.insert(0, Home(hand.stage))
    hand.wait()
    hand.key(pygame.K_ESCAPE)
    hand.stage.draw(hand.surface)
    hand.press_on(hand.stage.top, "home")
    assert isinstance(hand.stage.top, Home)
    hand.stage.draw(hand.surface)
