"""A window of a few pixels, as some systems make while it opens or is tiled: nothing breaks."""

from __future__ import annotations

import pygame
import pytest

from cardtable.games import GAMES
from cardtable.scenes.credits import Credits
from cardtable.scenes.preferences import Preferences
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import Scene
from cardtable.scenes.setup import Setup
from tests.table.hand import Hand

USUAL = (960, 600)
TINY = [(1, 1), (2, 1), (7, 300), (300, 2), (32, 32), (32, 300)]


def through(hand: Hand, size: tuple[int, int]) -> None:
    """Make the window so small, and large again; then it is as before."""
    stage = hand.stage
    stage.resize(size)
    stage.update(0.1)
    stage.draw(pygame.Surface(size))
    stage.resize(USUAL)
    stage.update(0.1)
    surface = pygame.Surface(USUAL)
    stage.draw(surface)
    assert stage.size == USUAL
    assert len(set(surface.get_buffer().raw[::997])) > 3, "something is shown"


@pytest.mark.parametrize("size", TINY)
@pytest.mark.parametrize("screen", [Preferences, Rules, Credits])
def test_a_screen_is_drawn_however_small(
    hand: Hand, screen: type[Preferences | Rules | Credits], size: tuple[int, int]
) -> None:
    hand.come_home(USUAL)
    scene: Scene = screen(hand.stage)
    hand.stage.push(scene, fade=False)
    through(hand, size)


@pytest.mark.parametrize("game", GAMES)
def test_the_set_up_is_drawn_however_small(hand: Hand, game: str) -> None:
    hand.come_home(USUAL)
    hand.stage.push(Setup(hand.stage, game), fade=False)
    for size in TINY:
        through(hand, size)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_drawn_however_small(hand: Hand, game: str) -> None:
    hand.sit(game, size=USUAL)
    for size in TINY:
        through(hand, size)
    hand.wait()
    assert not hand.table.disagreement()
