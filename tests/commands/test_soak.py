"""soak: what it counts, and what it calls a fault."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

import pytest

from cardtable.__main__ import main
from cardtable.commands.soak import (
    FILES,
    USUAL,
    Minute,
    Record,
    Unheard,
    deaths_of_threads,
    finish,
    one_frame,
    opened,
    told,
)
from cardtable.commands.soak_hands import Hands
from cardtable.terminal import say
from tests.commands.test_rules_commands import complaint

Said = pytest.CaptureFixture[str]


def after(*memory: float) -> Record:
    minutes = [Minute(number, memory_mb=mb, files=30) for number, mb in enumerate(memory, 1)]
    return Record(1, minutes)


def test_memory_that_comes_and_goes_is_no_growth() -> None:
    assert after(*[170.0, 150.0] * 9, 150.0, 170.0).broken() == []
    assert after(*[150.0] * 9, 150.0, 170.0, 150.0, 170.0, 170.0, 170.0).broken() == []
    assert after(*range(100, 200, 10)).growth_mb is None, "it may still settle"


def test_memory_that_goes_on_growing_does_not_hold() -> None:
    record = after(*[100.0 + number for number in range(30)])
    assert record.growth_mb == 20.0
    assert record.broken() == ["memory grew by 20.0 MB"]


def test_open_files_exceptions_and_dead_threads_do_not_hold() -> None:
    record = after(100.0)
    record.minutes[0].files = FILES + 1
    record.problems.append("Traceback …")
    with deaths_of_threads(record):
        thread = threading.Thread(target=lambda: 1 / 0, name="pictures")
        thread.start()
        thread.join()
    broken = "; ".join(record.broken())
    assert "65 files open" in broken
    assert "2 exceptions" in broken
    assert "threads ended: pictures" in broken
    assert "ZeroDivisionError" in record.problems[-1]


def test_a_minute_is_told_in_a_line() -> None:
    line = told(Minute(3, tables=2, games=1, gestures=40, memory_mb=150.0, files=30, worst_ms=17.5))
    assert line.startswith("  3 min  2 tables, 1 games, 0 reviews, 0 undone, 40 gestures")
    assert "\n" not in line


@pytest.mark.slow
def test_a_few_seconds_of_it_hold(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert main(["soak", "--minutes", "0.1", "--seed", "3", "--json"]) == 0
    said = capsys.readouterr()
    found = json.loads(said.out)
    assert "  1 min  " in said.err, "as it goes on"
    (minute,) = found["minutes"]
    assert found["broken"] == found["problems"] == []
    assert minute["gestures"] > 0
    assert minute["tables"] > 0
    assert minute["children"] == 0, "who thinks at a table goes with it"


def test_a_table_that_speaks_is_not_heard_among_the_figures(capsys: Said) -> None:
    with contextlib.redirect_stdout(Unheard()):
        say("Aki leads the first trick")
    assert capsys.readouterr().out == ""


def test_a_time_is_a_number_of_minutes(capsys: Said) -> None:
    assert "minutes above 0" in complaint(["soak", "--minutes", "0"], capsys)


@pytest.mark.slow
def test_whatever_was_done_it_is_measured_in_the_usual_window(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path))
    app = opened()
    try:
        hands, minute = Hands(app, Random(1)), Minute(1)
        app.show_full_screen(True)
        app.frame(0.0, 0.05)
        assert app.surface.get_size() != USUAL
        one_frame(app, hands, minute, Record(1))
        finish(app, hands, minute)
        assert app.surface.get_size() == app.stage.size == USUAL
    finally:
        app.close()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends a program without asking it")
def test_it_ends_when_it_is_told_to(tmp_path: Path) -> None:
    unseen = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TMPDIR": str(tmp_path)}
    with subprocess.Popen(
        [sys.executable, "-m", "cardtable", "soak", "--minutes", "9"],
        env={**os.environ, **unseen},
        stdout=subprocess.DEVNULL,
    ) as soak:
        until = time.monotonic() + 60
        while not [*tmp_path.glob("*/cache/*")] and time.monotonic() < until:
            time.sleep(0.1)
        soak.terminate()
        assert soak.wait(60) == 1
    assert not [*tmp_path.iterdir()], "and leaves nothing behind"
