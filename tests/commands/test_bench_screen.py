"""bench screen measures the sizes it says, and how screens fade and answer."""

from __future__ import annotations

import json

import pytest

from cardtable.__main__ import main
from cardtable.commands.bench_screen import sizes_with_room
from cardtable.commands.words import CommandError

FULL_HD, FOUR_K = (1920, 1080), (3840, 2160)


@pytest.mark.unhurried
def test_a_size_the_display_has_no_room_for_is_refused_with_what_to_do(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The display of the driver without a screen is 1024 × 768."""
    assert main(["bench", "screen", "--size", "1920x1080"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    for part in ("1920x1080", "1024x768", "xvfb-run", "--size"):
        assert part in told.err


def test_of_the_usual_sizes_those_without_room_are_left_out_and_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert sizes_with_room((FULL_HD, FOUR_K), [(1280, 1024), (1920, 1080)]) == [FULL_HD]
    assert "3840x2160 does not fit" in capsys.readouterr().err


def test_a_window_as_large_as_the_display_is_measured() -> None:
    assert sizes_with_room((FOUR_K,), [FOUR_K]) == [FOUR_K]
    with pytest.raises(CommandError):
        sizes_with_room((FOUR_K,), [(3840, 2159), (3839, 4000)])


FIGURES = {
    "median_ms",
    "p99_ms",
    "worst_ms",
    "frames",
    "cold_ms",
    "warm_ms",
    "rss_mb",
    "fade_p99_ms",
    "answer_ms",
}


@pytest.mark.slow
def test_each_figure_has_the_name_by_which_it_is_read(capfd: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "catte", "--size", "960x600", "--seconds", "0.3"]
    assert main(["bench", "screen", "--json", *words]) == 0
    told = json.loads(capfd.readouterr().out.splitlines()[-1])
    tables, memory = told.pop("frames"), told.pop("rss_by_game_mb")
    assert set(tables) == {"catte/960x600"}
    assert set(memory) == {"catte"}
    table = tables["catte/960x600"]
    assert set(table) == FIGURES
    assert set(told) == {
        "start_cold_ms",
        "start_ms",
        "fade_p99_ms",
        "answer_ms",
        "idle_percent",
        "idle_with_ambience_percent",
        "rss_mb",
    }
    assert all(figure > 0 for figure in (*table.values(), *told.values()))
