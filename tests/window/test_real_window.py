"""The program as it is started from its sources, in a real window with real mouse and keys.

What it does is read from the file of the match, which grows with every move.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardtable import APP_ID
from cardtable.games import GAMES
from cardtable.match import Match, from_text
from cardtable.seats import Seat
from cardtable.settings import data_folder
from tests.packaging.desk import Running, bare, display, wait_until
from tests.window.matches import (
    WINDOW,
    a_card,
    begun,
    go_on,
    grows,
    leads_a_trick,
    plays_on_an_empty_pile,
    text_of,
    turn_in,
)

ROOT = Path(__file__).resolve().parent.parent.parent
SCREEN = (1600, 1000)
NEEDED = ("Xvfb", "openbox", "xdotool")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """A real X server that nobody looks at."""
    missing = [program for program in NEEDED if shutil.which(program) is None]
    if missing:
        pytest.fail(f"the window cannot be tried without {', '.join(missing)}: install them")
    with display("x".join(map(str, SCREEN))) as name:
        yield name


@pytest.fixture
def open_table(screen: str, own_folder: Path, tmp_path: Path) -> Callable[..., Running]:
    """Starts the program, with these words and choices, in the test's own folder."""

    def start(*words: str, **choices: object) -> Running:
        chosen = {"window_size": WINDOW, "language": "en", "trick_pause": "short", **choices}
        own_folder.mkdir(exist_ok=True)
        (own_folder / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")
        env = bare(
            tmp_path,
            CARDTABLE_DATA=str(own_folder),
            PYTHONPATH=str(ROOT),
            SDL_AUDIODRIVER="dummy",
        )
        return Running(Path(sys.executable), screen, env, ["-m", "cardtable", *words])

    return start


# What the window does


def size_of(program: Running) -> tuple[int, int]:
    """How large the window is now."""
    told = subprocess.run(
        ["xdotool", "getwindowgeometry", program.window],
        env={**os.environ, "DISPLAY": program.screen},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found = re.search(r"Geometry: (\d+)x(\d+)", told)
    assert found, told
    return int(found[1]), int(found[2])


def becomes(program: Running, size: tuple[int, int]) -> None:
    """Wait until the window is as large as this."""
    wait_until(lambda: size_of(program) == size, f"the window is not {size}")


def thinkers(program: Running) -> list[int]:
    """The processes in which the computer's seats think."""
    found = []
    for pid in program._family()[1:]:
        try:
            words = Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")
        except OSError:
            continue  # it has ended meanwhile
        if "spawn_main" in words:
            found.append(pid)
    return found


def spent(pid: int) -> float:
    """The seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def works_on(worker: int, seconds: float) -> None:
    """Wait until a process has used so much processor time in all."""
    wait_until(lambda: spent(worker) > seconds, "it does not think")


def stopped_thinking(worker: int, text: str) -> str:
    """Stop a thinker over a question, before its answer is in the kept match: that match."""
    while True:
        works_on(worker, spent(worker) + 0.05)
        os.kill(worker, signal.SIGSTOP)
        kept = text_of("catte")
        if kept == text:
            return text
        text = kept  # it had answered already: catch it over the next question
        os.kill(worker, signal.SIGCONT)


def lives(pid: int) -> bool:
    """Whether a process still runs: one that nobody has buried yet does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] not in "ZX"


# The tests


def test_the_window_is_drawn_without_opengl_and_belongs_to_the_menu_entry(
    open_table: Callable[..., Running],
) -> None:
    with open_table() as program:
        assert not [name for name in program.files() if "libGL" in name]
        named = subprocess.run(
            ["xdotool", "search", "--class", f"^{APP_ID}$"],
            env={**os.environ, "DISPLAY": program.screen},
            capture_output=True,
            text=True,
        ).stdout.split()
        assert program.window in named
        assert program.close() == 0


def test_a_card_of_meows_is_dragged_to_the_trick(open_table: Callable[..., Running]) -> None:
    match = begun("meows", leads_a_trick)
    move, start, end = a_card(match)
    with open_table(speed="fast") as program:
        go_on(program, "meows")
        program.drag(start, end)
        grows("meows", match.to_text(), move)
        assert program.close() == 0
        assert program.said == ""
    assert from_text(text_of("meows")).turns[len(match.turns)].move is move


def test_a_card_of_towai_is_clicked(open_table: Callable[..., Running]) -> None:
    match = begun("towai", plays_on_an_empty_pile)
    move, at, _ = a_card(match)
    with open_table(speed="fast") as program:
        go_on(program, "towai")
        program.click(at)
        grows("towai", match.to_text(), move)
        assert program.close() == 0
        assert program.said == ""


def test_full_screen_and_back_while_cards_are_dealt(open_table: Callable[..., Running]) -> None:
    """Afterwards a card lies where it did in a window of that size from the start."""
    seed = next(
        seed
        for seed in range(100)
        if Match(GAMES["catte"](3), seed, (Seat("person"),) * 3).state.turn == 1
    )
    words = ["--game", "catte", "--seed", str(seed), "--seats", "person,easy,easy"]
    with open_table(*words, "--speed", "0.3") as program:
        for size in (SCREEN, WINDOW):
            program.hand("windowactivate", "--sync", program.window, "key", "F11")
            becomes(program, size)
        match = from_text(text_of("catte"))
        assert not match.turns, "the deal was over too soon"
        program.click((WINDOW[0] // 2, WINDOW[1] // 5))  # on the bare table: it deals faster
        wait_until(lambda: turn_in("catte") == 0, "the others do not play")
        match = from_text(text_of("catte"))
        move, start, end = a_card(match)
        program.drag(start, end)
        grows("catte", match.to_text(), move)
        assert program.close() == 0
        assert program.said == ""
    kept = json.loads((data_folder() / "settings.json").read_text(encoding="utf-8"))
    assert kept["window_size"] == list(WINDOW)
    assert not kept["full_screen"]


def test_killed_in_the_middle_of_a_motion_the_match_is_continued(
    open_table: Callable[..., Running],
) -> None:
    match = begun("meows", leads_a_trick)
    move, start, end = a_card(match)
    with open_table(speed="slow", thinking="long") as program:
        go_on(program, "meows")
        program.drag(start, end)
        grows("meows", match.to_text(), move)
        family = program._family()
        program.process.send_signal(signal.SIGKILL)
        assert program.process.wait() == -signal.SIGKILL
        wait_until(lambda: not any(map(lives, family)), "its worker lives on without it")
    left = text_of("meows")
    assert left.startswith(match.to_text() + f"0: {move}\n")
    with open_table(speed="fast", thinking="short") as program:
        go_on(program, "meows")
        assert text_of("meows").startswith(left)
        wait_until(
            lambda: len(text_of("meows")) > len(left) and turn_in("meows") == 0,
            "the others do not go on",
        )
        assert text_of("meows").startswith(left)
        assert program.close() == 0
        assert program.said == ""


def test_a_thinker_that_is_killed_is_replaced(open_table: Callable[..., Running]) -> None:
    match = begun("catte", leads_a_trick)
    move, start, end = a_card(match)
    with open_table(speed="normal", thinking="long") as program:
        go_on(program, "catte")
        program.drag(start, end)
        text = grows("catte", match.to_text(), move)
        wait_until(lambda: bool(thinkers(program)), "nobody thinks")
        (worker,) = thinkers(program)
        text = stopped_thinking(worker, text)
        os.kill(worker, signal.SIGKILL)
        wait_until(lambda: len(from_text(text_of("catte")).turns) > len(match.turns) + 2, "stuck")
        assert worker not in thinkers(program)
        assert len(thinkers(program)) == 1
        assert text_of("catte").startswith(text)
        assert program.close() == 0
        assert program.said == ""


def test_the_window_is_closed_in_the_middle_of_a_motion(open_table: Callable[..., Running]) -> None:
    match = begun("catte", leads_a_trick)
    move, start, end = a_card(match)
    with open_table(speed="slow") as program:
        go_on(program, "catte")
        program.drag(start, end)
        grows("catte", match.to_text(), move)
        family = program._family()
        assert program.close() == 0
        assert program.said == ""
        wait_until(lambda: not any(map(lives, family)), "something lives on")
    assert text_of("catte").startswith(match.to_text() + f"0: {move}\n")
