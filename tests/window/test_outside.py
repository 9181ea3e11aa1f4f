"""The program and what is outside it: its display, and everybody it could talk to."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.packaging.desk import Running, bare, wait_until
from tests.window.test_real_window import lives, thinkers

ROOT = Path(__file__).resolve().parent.parent.parent
LISTENING = 0x10000  # a flag of /proc/net/unix
TALKING = ("tcp", "tcp6", "udp", "udp6", "raw", "raw6")
WATCHED = ("--game", "catte", "--watch", "--seats", "hard,hard,hard")


@pytest.fixture
def server() -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """An X server of the test's own, and the name of its screen."""
    reading, writing = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    ) as process:
        os.close(writing)
        with os.fdopen(reading) as told:
            name = f":{told.readline().strip()}"
        try:
            yield process, name
        finally:
            process.kill()


@pytest.fixture
def watch(server: tuple[subprocess.Popen[bytes], str], tmp_path: Path) -> Callable[[], Running]:
    """Opens the table there, with players who think long."""

    def start() -> Running:
        env = bare(tmp_path, PYTHONPATH=str(ROOT), SDL_AUDIODRIVER="dummy")
        words = ["-m", "cardtable", "--data", str(tmp_path / "data"), *WATCHED]
        return Running(Path(sys.executable), server[1], env, words)

    return start


@pytest.mark.unhurried
def test_when_the_display_dies_no_process_is_left(
    server: tuple[subprocess.Popen[bytes], str], watch: Callable[[], Running]
) -> None:
    with watch() as program:
        wait_until(lambda: bool(thinkers(program)), "nobody thinks")
        family = program._family()
        server[0].kill()
        wait_until(lambda: not any(map(lives, family)), "something lives on")


def sockets(pid: int) -> set[str]:
    """The numbers of all sockets a process has open."""
    found = set()
    for handle in Path(f"/proc/{pid}/fd").iterdir():
        try:
            target = str(handle.readlink())
        except OSError:
            continue  # closed meanwhile
        if target.startswith("socket:["):
            found.add(target[8:-1])
    return found


@pytest.mark.unhurried
def test_nothing_listens_and_nobody_far_away_is_talked_to(watch: Callable[[], Running]) -> None:
    with watch() as program:
        wait_until(lambda: bool(thinkers(program)), "nobody thinks")
        ours: set[str] = set()
        for pid in program._family():
            ours |= sockets(pid)
        assert ours, "at least the display is talked to"
        net = Path(f"/proc/{program.process.pid}/net")
        for kind in TALKING:
            lines = (net / kind).read_text(encoding="utf-8").splitlines()[1:]
            assert not ours & {line.split()[9] for line in lines}, kind
        for line in (net / "unix").read_text(encoding="utf-8").splitlines()[1:]:
            _, _, _, flags, _, _, number, *_ = line.split()
            assert number not in ours or not int(flags, 16) & LISTENING, line
