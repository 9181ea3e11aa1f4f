"""The program on a Wayland screen where there is no X: its window, and the pixels in it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest

from cardtable import app
from cardtable.app import picture_of, stage_without_window
from cardtable.match import from_text
from cardtable.rules.events import TrickWon
from cardtable.scenes.home import Home
from cardtable.settings import Settings
from tests.packaging.desk import PATIENCE, At, bare, wait_until
from tests.window.matches import (
    WINDOW,
    a_card,
    begun,
    go_on,
    grows,
    leads_a_trick,
    text_of,
)
from tests.window.wayland import F11, NEEDED, Player, Wayland, wayland

ROOT = Path(__file__).resolve().parent.parent.parent
PLAIN, DENSE = (1600, 1000), (2400, 1500)  # pixels of the screens

pytestmark = pytest.mark.slow

OpenTable = Callable[..., Player]


@pytest.fixture(scope="module", autouse=True)
def _needed() -> None:
    missing = [program for program in NEEDED if shutil.which(program) is None]
    if missing:
        pytest.fail(f"Wayland cannot be tried without {', '.join(missing)}: install them")


@pytest.fixture(scope="module")
def plain() -> Iterator[Wayland]:
    """A screen with a pixel for each unit."""
    with wayland(PLAIN) as screen:
        yield screen


@pytest.fixture(scope="module")
def dense() -> Iterator[Wayland]:
    """A screen with one and a half pixels for each unit."""
    with wayland(DENSE, 1.5) as screen:
        yield screen


@pytest.fixture
def env(own_folder: Path, tmp_path: Path) -> dict[str, str]:
    """What the program finds around it, but for its screen."""
    folder = str(own_folder)
    return bare(tmp_path, CARDTABLE_DATA=folder, PYTHONPATH=str(ROOT), SDL_AUDIODRIVER="dummy")


@pytest.fixture
def open_table(env: dict[str, str], own_folder: Path) -> OpenTable:
    """Starts the program on a screen with these choices, in the test's own folder."""

    def start(on: Wayland, **choices: object) -> Player:
        chosen = {"window_size": WINDOW, "language": "en", "trick_pause": "short", **choices}
        own_folder.mkdir(exist_ok=True)
        (own_folder / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")
        return Player(Path(sys.executable), "", env, ["-m", "cardtable"], on=on)

    return start


def kept(own_folder: Path) -> dict[str, object]:
    """The choices as they have been written down."""
    found: dict[str, object] = json.loads((own_folder / "settings.json").read_text("utf-8"))
    return found


def becomes(program: Player, size: At) -> None:
    """Wait until the window is as large as this."""
    wait_until(lambda: program.size() == size, f"the window is not {size}")


@cache
def shelf(size: At) -> pygame.Surface:
    """The first screen, drawn with so many pixels."""
    stage = stage_without_window(size, Settings(language="en", reduced_motion=True))
    stage.by_pointer = True
    stage.push(Home(stage), fade=False)
    stage.update(1.0)
    return picture_of(stage)


def blur(program: Player, size: At) -> float:
    """Which share of the window is not as the shelf drawn with so many pixels, from 0 to 1."""
    for x in (8, 9):  # only a mouse that moves hides the mark of the keys; there is nothing here
        program.point((x, 8))
    shown, drawn = program.shown(), shelf(size)
    if shown.get_size() != size:
        return 1.0
    near = (12, 12, 12, 255)
    same = pygame.mask.from_threshold(shown.convert(drawn), (0, 0, 0), near, drawn)
    return 1 - same.count() / (size[0] * size[1])


def sharp(program: Player, size: At) -> None:
    """Wait until the window shows the shelf with so many pixels."""
    wait_until(lambda: blur(program, size) < 0.001, f"the window does not show {size} pixels")


def test_a_trick_is_played_in_a_window_without_x(plain: Wayland, open_table: OpenTable) -> None:
    match = begun("meows", leads_a_trick)
    move, start, end = a_card(match)
    with open_table(plain, speed="fast") as program:
        becomes(program, WINDOW)
        go_on(program, "meows")
        program.drag(start, end)
        grows("meows", match.to_text(), move)

        def trick_won() -> bool:
            turns = from_text(text_of("meows")).turns[len(match.turns) :]
            return any(isinstance(event, TrickWon) for turn in turns for event in turn.events)

        wait_until(trick_won, "nobody wins the trick")
        assert program.close() == 0
        assert program.said == ""
    assert from_text(text_of("meows")).turns[len(match.turns)].move is move


def test_the_table_follows_a_new_size_and_full_screen_and_back(
    plain: Wayland, open_table: OpenTable, own_folder: Path
) -> None:
    """A card can be taken where it lies in a window of that size, each time."""
    match = begun("catte", leads_a_trick)
    smaller = (1100, 700)
    with open_table(plain, speed="fast", reduced_motion=True) as program:
        becomes(program, WINDOW)
        for size in (smaller, PLAIN, smaller):
            if program.size() == WINDOW:
                program.do(f"resize set {size[0]} {size[1]}")
            else:
                plain.devices.key(F11)
            becomes(program, size)
            sharp(program, size)
        go_on(program, "catte", smaller)
        move, start, end = a_card(match, smaller)
        program.drag(start, end)
        grows("catte", match.to_text(), move)
        assert program.close() == 0
        assert program.said == ""
    assert kept(own_folder)["window_size"] == list(smaller)
    assert kept(own_folder)["full_screen"] is False


def test_on_a_dense_screen_every_pixel_is_drawn_and_the_mouse_is_where_it_points(
    dense: Wayland, open_table: OpenTable, own_folder: Path
) -> None:
    match = begun("meows", leads_a_trick)
    pixels = (round(WINDOW[0] * dense.scale), round(WINDOW[1] * dense.scale))
    with open_table(dense, speed="fast", reduced_motion=True) as program:
        becomes(program, WINDOW)
        sharp(program, pixels)
        dense.devices.key(F11)
        becomes(program, dense.units)
        sharp(program, DENSE)
        dense.devices.key(F11)
        becomes(program, WINDOW)
        sharp(program, pixels)
        go_on(program, "meows", pixels)
        move, start, end = a_card(match, pixels)
        program.drag(start, end)
        grows("meows", match.to_text(), move)
        assert program.close() == 0
        assert program.said == ""
    assert kept(own_folder)["window_size"] == list(WINDOW)


def test_a_window_comes_back_as_large_to_the_eye_on_every_screen(
    plain: Wayland, dense: Wayland, open_table: OpenTable, own_folder: Path
) -> None:
    size = (1100, 700)
    with open_table(dense) as program:
        program.do(f"resize set {size[0]} {size[1]}")
        becomes(program, size)
        assert program.close() == 0
    for screen in (plain, dense):
        with open_table(screen, **kept(own_folder)) as program:
            becomes(program, size)
            assert program.close() == 0


@pytest.mark.parametrize(
    "words", [[], ["smoke", "--window"], ["bench", "screen", "--size", "960x600"]]
)
def test_a_display_that_refuses_a_window_is_not_told_as_none(
    plain: Wayland, env: dict[str, str], words: list[str]
) -> None:
    """Wayland has no framebuffer of its own, and the player's own setting wins."""
    done = subprocess.run(
        [sys.executable, "-m", "cardtable", *words],
        env={**env, **plain.env, "SDL_FRAMEBUFFER_ACCELERATION": "0"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == app.NO_WINDOW
    assert "no window can be opened" in done.stderr
    assert "there is no display" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
