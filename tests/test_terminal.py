"""Whoever reads what the program says may know few letters, leave, or have no room: it goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable import terminal

ROOT = Path(__file__).resolve().parent.parent

SAY_EVERYTHING = """
from cardtable.app import stage_without_window
from cardtable.settings import Settings
from cardtable import terminal
terminal.speak_plainly()
stage = stage_without_window((960, 600), Settings(language="ja", transcript=True))
for line in ("カードを1枚出す", "Aki 山 ñ", "end"):
    stage.say(line)
"""


def run(
    words: list[str], stdout: int = subprocess.PIPE, **env: str
) -> subprocess.CompletedProcess[bytes]:
    """A Python of its own with these words, whose output goes there."""
    return subprocess.run(
        [sys.executable, *words],
        stdout=stdout,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, **env},
    )


FULL = Path("/dev/full")
LISTENERS = ["nobody", *(["a full disk"] if FULL.exists() else [])]


@pytest.fixture
def output(listener: str) -> Iterator[int]:
    """Standard output for a reader who has gone, or on a disk that has no room left."""
    if listener == "nobody":
        reading, writing = os.pipe()
        os.close(reading)
    else:
        writing = os.open(FULL, os.O_WRONLY)
    yield writing
    os.close(writing)


@pytest.mark.parametrize("encoding", ["cp1252", "cp932", "ascii", "latin-1", "utf-8"])
def test_the_table_is_spoken_in_japanese_whatever_letters_the_reader_knows(encoding: str) -> None:
    done = run(["-c", SAY_EVERYTHING], PYTHONIOENCODING=encoding)
    assert done.returncode == 0, done.stderr.decode()
    lines = done.stdout.decode(encoding).splitlines()
    assert len(lines) == 3
    assert lines[1].startswith("Aki ")
    assert lines[2] == "end"
    if encoding in ("cp932", "utf-8"):
        assert lines[0] == "カードを1枚出す"


@pytest.mark.parametrize("encoding", ["cp1252", "cp932", "ascii"])
def test_folders_with_any_name_are_told_whatever_letters_the_reader_knows(
    tmp_path: Path, encoding: str
) -> None:
    folder = str(tmp_path / "山田 – ñ")
    done = run(["-m", "cardtable", "--data", folder, "where"], PYTHONIOENCODING=encoding)
    assert done.returncode == 0, done.stderr.decode()
    assert len(done.stdout.splitlines()) == 6


@pytest.mark.parametrize("listener", LISTENERS)
def test_lines_that_nobody_can_hear_do_not_end_the_match(output: int) -> None:
    done = run(["-c", SAY_EVERYTHING], output)
    assert (done.returncode, done.stderr.decode()) == (0, "")


def test_a_program_without_standard_output_says_nothing_and_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As windowed programs are on Windows."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    terminal.speak_plainly()
    terminal.say("カード")
    terminal.complain("カード")
    terminal.hush(sys.stdout)


@pytest.mark.parametrize("listener", LISTENERS)
def test_a_command_ends_in_silence_when_its_reader_leaves_and_says_when_there_is_no_room(
    output: int, listener: str
) -> None:
    done = run(["-m", "cardtable", "where"], output)
    complaints = done.stderr.decode().splitlines()
    if listener == "nobody":
        assert (done.returncode, complaints) == (0, [])
    else:
        assert (done.returncode, complaints) == (1, ["cardtable: No space left on device"])
