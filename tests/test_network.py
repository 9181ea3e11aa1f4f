"""Nobody is talked to over any network, and nothing listens: whatever is played or asked."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Python reads this file whenever it starts, so the players' own process has the guard as well.
GUARD = """
import os, sys

def guard(event, args):
    if event.startswith(("socket.", "urllib.", "http.", "ftplib.", "smtplib.")):
        if event == "socket.__new__" and args[1] == getattr(__import__("socket"), "AF_UNIX", 0):
            return  # a pipe to a process of our own
        os.write(2, f"talks: {event} {args}".encode())
        os._exit(86)

sys.addaudithook(guard)
"""
TALKS = "import socket; socket.create_connection(('127.0.0.1', 9))"
LISTENS = "import socket; socket.create_server(('127.0.0.1', 0))"
LOOKS_UP = "import socket; socket.getaddrinfo('example.org', 80)"


def guarded(tmp_path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python with the guard, and these words for it."""
    (tmp_path / "sitecustomize.py").write_text(GUARD, encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), str(ROOT)])
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "PYTHONPATH": path},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("code", [TALKS, LISTENS, LOOKS_UP])
def test_the_guard_stops_whoever_talks_or_listens(tmp_path: Path, code: str) -> None:
    done = guarded(tmp_path, "-c", code)
    assert done.returncode == 86
    assert "talks: socket." in done.stderr


@pytest.mark.slow
def test_games_with_players_in_their_own_process_talk_to_nobody(
    tmp_path: Path,
) -> None:
    for words in (["smoke"], ["check"]):
        done = guarded(tmp_path, "-m", "cardtable", *words)
        assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_the_window_talks_to_nobody_but_its_display(tmp_path: Path) -> None:
    done = guarded(tmp_path, "-m", "cardtable", "soak", "--minutes", "0.05")
    assert done.returncode == 0, done.stdout + done.stderr
