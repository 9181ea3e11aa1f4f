"""The window: where it comes back, and what the words on the command line open."""

from __future__ import annotations

import pytest

from cardtable.__main__ import opens_table, parser
from cardtable.app import on_a_screen

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
