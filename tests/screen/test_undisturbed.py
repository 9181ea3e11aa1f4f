"""Several threads draw at once: none of them minds that another one is at a picture.

The library refuses to lay a picture while another thread scales or turns it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import pygame
import pytest

from cardtable.app import stage_without_window
from cardtable.games import GAMES
from cardtable.media.canvas import Canvas
from cardtable.media.pictures import Pictures
from cardtable.media.store import Part
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.preparing import Nobody
from cardtable.scenes.setup import Setup
from cardtable.scenes.shuffling import Shuffling, at_table
from cardtable.settings import Settings
from cardtable.widgets import cut


@contextmanager
def held(pictures: list[pygame.Surface]) -> Iterator[None]:
    """Another thread is at these for a moment."""
    for picture in pictures:
        picture.lock()

    def let_go() -> None:
        for picture in pictures:
            picture.unlock()

    other = threading.Timer(0.03, let_go)
    other.start()
    try:
        yield
    finally:
        other.join()


def test_what_is_made_of_a_picture_that_is_held_is_made_a_moment_later() -> None:
    below = pygame.Surface((4, 4))
    below.fill((200, 0, 0))

    def make() -> pygame.Surface:
        out = pygame.Surface((8, 8))
        out.blit(below, (0, 0))
        return out

    with held([below]):
        made = Part[pygame.Surface]("made of another").get("it", make)
    assert made.get_at((1, 1))[:3] == (200, 0, 0)


@pytest.mark.unhurried
@pytest.mark.parametrize("game", list(GAMES))
def test_one_sits_down_while_what_is_behind_the_box_is_still_being_drawn(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever clicks at once comes while the loader draws the same sheets and shadows."""
    stage = stage_without_window((960, 600), Settings(language="en"))
    stage.pictures = Pictures("thread", threads=0)
    kept: list[pygame.Surface] = []

    def noted(make: Callable[..., object], *args: object, **named: object) -> object:
        made = make(*args, **named)
        picture = made[0] if isinstance(made, tuple) else made
        assert isinstance(picture, pygame.Surface)
        kept.append(picture)
        return made

    for name in ("shadow", "sheet"):
        monkeypatch.setattr(cut, name, partial(noted, getattr(cut, name)))

    def scene() -> PlayScene:
        return PlayScene(stage, Setup(stage, game).plan.match(), thinker=Nobody(), saved=False)

    first, table = scene(), scene()
    at_table(first)
    kept.clear()
    first.table.captions.rehearse(Canvas(stage.size), first.table.layout)
    first.left()
    assert kept
    with held(list({id(one): one for one in kept}.values())):
        before = at_table(table)
    assert isinstance(before, Shuffling)
    before.left()
