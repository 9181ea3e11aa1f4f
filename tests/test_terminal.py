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
for line in ("カードを1枚出す", "Aki – 3 × 2", "end"):
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


@pytest.fixture
def nobody() -> Iterator[int]:
    """A pipe whose reader has gone."""
    reading, writing = os.pipe()
    os.close(reading)
    yield writing
    os.close(writing)


@pytest.fixture
def no_room() -> Iterator[int]:
    """A file on a disk that is full."""
    if not Path("/dev/full").exists():
        pytest.fail("/dev/full is missing: only Linux has it")
    full = os.open("/dev/full", os.O_WRONLY)
    yield full
    os.close(full)


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
    assert len(done.stdout.splitlines()) == 4


def test_a_reader_of_the_table_who_leaves_does_not_end_the_match(nobody: int) -> None:
    done = run(["-c", SAY_EVERYTHING], nobody)
    assert (done.returncode, done.stderr.decode()) == (0, "")


def test_a_full_disk_does_not_end_the_match(no_room: int) -> None:
    done = run(["-c", SAY_EVERYTHING], no_room)
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


@pytest.mark.parametrize("words", [["where"], ["--help"], ["replay", "--help"]])
def test_a_reader_who_leaves_ends_a_command_in_silence(nobody: int, words: list[str]) -> None:
    done = run(["-m", "cardtable", *words], nobody)
    assert (done.returncode, done.stderr.decode()) == (0, "")


@pytest.mark.parametrize("words", [["where"], ["--help"]])
def test_a_command_with_no_room_for_its_answer_says_so(no_room: int, words: list[str]) -> None:
    done = run(["-m", "cardtable", *words], no_room)
    assert done.returncode == 1
    assert done.stderr.decode().splitlines() == ["cardtable: No space left on device"]
