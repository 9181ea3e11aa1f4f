"""A new screen is composed off the drawing thread, and shown when it is whole."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pygame
import pytest

from cardtable.app import stage_without_window
from cardtable.commands.shots import seats_with_names
from cardtable.games import GAMES
from cardtable.gestures import Back, Gesture, Hurry
from cardtable.match import Match
from cardtable.media.pictures import Pictures
from cardtable.media.store import Part, kept, store
from cardtable.scenes.fade import FADE_SECONDS
from cardtable.scenes.home import Home
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.preparing import Nobody
from cardtable.scenes.rules import Rules
from cardtable.scenes.scene import Scene, Stage
from cardtable.scenes.setup import Setup
from cardtable.settings import Settings

SIZE = (60, 40)
FRAME = 1 / 60


class Plain(Scene):
    """A screen of one colour, which tells who draws it and what it hears."""

    def __init__(self, stage: Stage, colour: tuple[int, int, int]) -> None:
        super().__init__(stage)
        self.colour = colour
        self.drawn_by: list[int] = []
        self.heard: list[Gesture] = []
        self.seconds = 0.0

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn_by.append(threading.get_ident())
        surface.fill(self.colour)

    def handle(self, gesture: Gesture) -> None:
        self.heard.append(gesture)

    def update(self, seconds: float) -> None:
        self.seconds += seconds


class Broken(Plain):
    """A screen that cannot be drawn."""

    def draw(self, surface: pygame.Surface) -> None:
        raise ValueError("no such place")


def a_stage(threads: int | None = 0) -> tuple[Stage, pygame.Surface]:
    """A stage that shows a red screen; its loader does nothing by itself."""
    stage = stage_without_window(SIZE, Settings(), pictures="thread")
    stage.pictures = Pictures("thread", threads=threads)
    surface = pygame.Surface(SIZE)
    stage.push(Plain(stage, (200, 0, 0)), fade=False)
    stage.draw(surface)
    return stage, surface


def turn(stage: Stage, surface: pygame.Surface) -> None:
    stage.update(FRAME)
    if stage.needs_drawing:
        stage.draw(surface)


def compose(stage: Stage, surface: pygame.Surface) -> None:
    """Let the loader do all it is asked for."""
    turn(stage, surface)
    while stage.pictures.waiting():
        stage.pictures.loader.work_one()
        turn(stage, surface)


def test_until_a_screen_is_composed_the_old_one_stays_and_nobody_touches_the_new() -> None:
    stage, surface = a_stage()
    new = Plain(stage, (0, 0, 200))
    stage.push(new)
    for _ in range(20):
        turn(stage, surface)
        assert surface.get_at((5, 5))[:3] == (200, 0, 0)
    assert not new.drawn_by
    assert new.seconds <= FRAME, "before anybody was at it"
    compose(stage, surface)
    for _ in range(round(FADE_SECONDS / FRAME) + 2):
        turn(stage, surface)
    assert surface.get_at((5, 5))[:3] == (0, 0, 200)
    assert not stage.fading


def test_a_window_of_another_size_is_filled_at_once_with_what_it_showed() -> None:
    stage, _ = a_stage()
    top = stage.top
    assert isinstance(top, Plain)
    top.colour = (0, 0, 200)  # how it looks at any other size
    for size in ((90, 70), (40, 120)):
        wider = pygame.Surface(size)
        wider.fill((255, 255, 255))
        stage.resize(size)
        assert stage.draw(wider), "the window is to be shown anew"
        for corner in ((1, 1), (size[0] - 2, size[1] - 2)):
            shown = wider.get_at(corner)
            assert shown.r > 190
            assert shown.g == shown.b == 0
        assert len(top.drawn_by) == 1, "the new size is composed by another thread"
    compose(stage, wider)
    for _ in range(round(FADE_SECONDS / FRAME) + 2):
        turn(stage, wider)
    assert wider.get_at((1, 1))[:3] == wider.get_at((38, 118))[:3] == (0, 0, 200)


def test_a_window_that_people_trust_each_other_at_keeps_no_picture_of_a_hand() -> None:
    stage, _ = a_stage()
    stage.holds = True
    wider = pygame.Surface((90, 70))
    stage.resize(wider.get_size())
    stage.draw(wider)
    assert not stage.fading


def test_whatever_lays_a_screen_out_anew_first_ends_its_being_composed() -> None:
    """Another thread would be drawing what is laid out under its hands."""
    stage, surface = a_stage()
    new = Plain(stage, (0, 0, 200))
    stage.push(new)
    turn(stage, surface)
    assert stage.fading
    assert stage.pictures.waiting()
    stage.speak("ja")
    assert not stage.pictures.waiting()
    assert not stage.fading
    turn(stage, surface)
    assert surface.get_at((5, 5))[:3] == (0, 0, 200)
    assert new.drawn_by == [threading.get_ident()]


def test_a_fade_shows_its_first_small_step_first_however_long_composing_took() -> None:
    stage, surface = a_stage()
    stage.push(Plain(stage, (0, 0, 200)))
    for _ in range(20):
        turn(stage, surface)
    while not stage.pictures.waiting():
        turn(stage, surface)
    compose(stage, surface)
    assert surface.get_at((5, 5)).b < 30


def test_what_is_done_while_a_screen_is_composed_reaches_it_afterwards_in_order() -> None:
    stage, surface = a_stage()
    new = Plain(stage, (0, 0, 200))
    stage.push(new)
    turn(stage, surface)
    stage.handle(Back())
    stage.handle(Hurry())
    assert not new.heard
    compose(stage, surface)
    turn(stage, surface)
    assert new.heard == [Back(), Hurry()]
    assert surface.get_at((5, 5))[:3] == (0, 0, 200), "the click has hurried the fade"


def test_a_loader_that_is_busy_for_long_does_not_hold_a_screen_up() -> None:
    stage, surface = a_stage()
    new = Plain(stage, (0, 0, 200))
    stage.push(new)
    for _ in range(90):
        turn(stage, surface)
    assert not stage.fading
    assert surface.get_at((5, 5))[:3] == (0, 0, 200)
    assert not stage.pictures.waiting(), "it was withdrawn"


def test_what_goes_wrong_while_composing_is_not_lost() -> None:
    stage, surface = a_stage()
    stage.push(Broken(stage, (0, 0, 200)))
    with pytest.raises(ValueError, match="no such place"):
        compose(stage, surface)


def test_what_composing_makes_is_in_use_till_it_is_shown() -> None:
    stage, surface = a_stage()
    part: Part[pygame.Surface] = Part("tests")
    most, store.most = store.most, 0

    class Kept(Plain):
        def draw(self, surface: pygame.Surface) -> None:
            part.get("sheet", lambda: pygame.Surface((9, 9)))
            super().draw(surface)

    try:
        stage.push(Kept(stage, (0, 0, 200)))
        turn(stage, surface)
        thread = threading.Thread(target=stage.pictures.loader.work_one)
        thread.start()
        thread.join()
        assert "sheet" in part
    finally:
        store.most = most


def test_another_size_begins_it_anew() -> None:
    stage, surface = a_stage()
    new = Plain(stage, (0, 0, 200))
    stage.push(new)
    stage.draw(surface)
    stage.resize((80, 50))
    surface = pygame.Surface((80, 50))
    compose(stage, surface)
    for _ in range(round(FADE_SECONDS / FRAME) + 2):
        turn(stage, surface)
    assert not stage.fading
    assert surface.get_at((70, 45))[:3] == (0, 0, 200)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_while_screens_fade_the_drawing_thread_makes_nothing_that_is_kept(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Panels, shadows, icons, letters: whatever is made once is made by another thread."""
    stage = stage_without_window((960, 600), Settings(language="en"), pictures="thread")
    surface = pygame.Surface(stage.size)
    match = Match(GAMES[game](), 5, seats_with_names(game, GAMES[game]().seats))
    stage.push(PlayScene(stage, match, thinker=Nobody(), saved=False), fade=False)
    stage.draw(surface)
    me, made = threading.get_ident(), []
    weighed = kept.__globals__["weight_of"]

    def weigh(thing: object) -> int:
        if threading.get_ident() == me and isinstance(thing, pygame.Surface):
            made.append(thing.get_size())
        return int(weighed(thing))

    monkeypatch.setitem(kept.__globals__, "weight_of", weigh)
    changes: list[Callable[[], None]] = [
        lambda: stage.push(Rules(stage, game)),
        lambda: stage.replace(Home(stage)),
        lambda: stage.push(Setup(stage, game)),
        lambda: stage.push(Rules(stage, game)),
        stage.pop,
    ]
    for change in changes:
        made.clear()
        change()
        made.clear()  # laying a screen out measures its words
        until = time.monotonic() + 20
        while stage.fading and time.monotonic() < until:
            turn(stage, surface)
            time.sleep(0.002)
        assert not stage.fading
        assert made == [], f"on the way to {type(stage.top).__name__}"
    stage.pictures.clear()
    for _ in range(2):
        store.next_frame()  # nothing of it is in use any more
