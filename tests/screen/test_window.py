"""The window: where it comes back, and what the words on the command line open."""

from __future__ import annotations

import pytest

from cardtable.__main__ import opens_table, parser
from cardtable.app import in_units, on_a_screen, with_room_for_bars
from cardtable.settings import SMALLEST_WINDOW

WINDOW = (1280, 800)


@pytest.mark.parametrize("place", [(5000, 300), (-4000, 300), (200, 9000), (200, -700)])
def test_a_window_left_on_a_screen_that_has_gone_comes_back_within_reach(
    place: tuple[int, int],
) -> None:
    left, top = on_a_screen(place, WINDOW, [(1920, 1080)])
    assert -WINDOW[0] < left < 1920
    assert 0 <= top < 1080


def test_a_window_on_the_screen_stays_where_it_was() -> None:
    assert on_a_screen((120, 80), WINDOW, [(1920, 1080)]) == (120, 80)
    assert on_a_screen((-1500, 80), WINDOW, [(1920, 1080), (1920, 1080)]) == (-1500, 80)


@pytest.mark.parametrize("screen", [(1280, 800), (1366, 768), (1280, 720)])
def test_on_a_small_screen_the_window_leaves_room_for_its_title_and_the_systems_bar(
    screen: tuple[int, int],
) -> None:
    wide, high = with_room_for_bars(WINDOW, [screen])
    assert wide == WINDOW[0]
    assert SMALLEST_WINDOW[1] <= high <= screen[1] - 80


def test_a_window_that_fits_opens_as_it_was_left() -> None:
    assert with_room_for_bars(WINDOW, [(1920, 1080)]) == WINDOW
    assert with_room_for_bars((1920, 1040), [(1920, 1080)]) == (1920, 1040)
    assert with_room_for_bars((1900, 1000), [(1280, 800), (1920, 1080)]) == (1900, 1000)


def test_a_window_too_large_for_all_screens_opens_as_large_as_fits() -> None:
    assert with_room_for_bars((3000, 1700), [(1280, 800), (1920, 1080)]) == (1920, 984)
    assert with_room_for_bars(WINDOW, [(800, 600)]) == SMALLEST_WINDOW


def test_a_dense_screen_is_measured_in_the_units_of_its_windows() -> None:
    """A window of 1280 units is too large for a screen of 1920 pixels at twice the usual size."""
    screens = in_units([(1920, 1080), (3840, 2160)], 2.0)
    assert screens == [(960, 540), (1920, 1080)]
    assert with_room_for_bars(WINDOW, screens[:1], 2.0) == (960, 444)
    assert with_room_for_bars(WINDOW, screens, 2.0) == WINDOW


@pytest.mark.parametrize(
    ("words", "table"),
    [
        ([], True),
        (["--game", "towai", "--seed", "7"], True),
        (["--help"], False),
        (["bench", "screen"], False),
        (["--data", "somewhere", "where"], False),
        (["tabel"], False),
    ],
)
def test_the_commands_are_only_loaded_where_a_word_may_mean_one(
    words: list[str], table: bool
) -> None:
    assert opens_table(words) is table


def test_every_command_can_be_asked_for() -> None:
    for words in (["where"], ["bench", "screen"], ["smoke"]):
        assert callable(parser(words).parse_args(words).run)
