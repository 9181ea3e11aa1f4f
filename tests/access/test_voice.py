"""Reading aloud by the system's own voice: here a voice that writes down what it reads."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pygame
import pytest

from cardtable.__main__ import parser
from cardtable.access import voice
from cardtable.access.voice import Voice
from cardtable.commands.play import follow
from cardtable.settings import Settings, as_text
from tests.access.ear import Ear
from tests.table.hand import Hand

if sys.platform == "win32":
    pytest.skip("the voice that is tried here is a shell script", allow_module_level=True)


@pytest.fixture
def spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a voice, the only one there is, writes the lines it reads; a long one takes it long."""
    said = tmp_path / "said"
    said.touch()
    script = tmp_path / "spd-say"
    script.write_text(
        f'#!/bin/sh\nfor last; do :; done\necho "$last" >> {said}\n'
        'case "$last" in *long*) exec sleep 20;; esac\n'
    )
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setattr(sys, "platform", "linux")
    return said


def lines(said: Path, count: int) -> list[str]:
    """What was read, once it is so many lines."""
    for _ in range(500):
        found = said.read_text().splitlines()
        if len(found) >= count:
            return found
        time.sleep(0.01)
    raise AssertionError(f"only {found} was read")


def test_lines_are_read_one_after_another_and_nobody_waits(spoken: Path) -> None:
    reader = Voice(Settings(speech=True))
    assert reader.listens
    began = time.perf_counter()
    for line in ("Fine 3", "a long story", "never heard"):
        reader.hear(line, anew=False, focus=False)
    assert time.perf_counter() - began < 0.5
    assert lines(spoken, 2)[:2] == ["Fine 3", "a long story"]
    reader.hear("Fine 4", anew=True, focus=True)  # a key was pressed
    found = lines(spoken, 4)
    assert "never heard" not in found
    assert sorted(found[2:]) == ["--cancel", "Fine 4"]
    reader.close()


def test_it_reads_only_where_that_is_wanted_and_there_is_a_voice(
    spoken: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del spoken
    assert not Voice(Settings()).listens
    assert Voice(Settings(speaks=True)).listens
    monkeypatch.setenv("PATH", "/nowhere")
    assert not Voice(Settings(speech=True)).listens


def test_a_voice_that_fails_is_not_asked_again(
    spoken: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Voice(Settings(speech=True))
    assert reader.listens
    (spoken.parent / "spd-say").unlink()
    monkeypatch.setattr(voice, "_spd", lambda line, language: ["/nowhere/at-all", line])
    reader.hear("Fine 3", anew=False, focus=False)
    for _ in range(300):
        if not reader.listens:
            break
        time.sleep(0.01)
    assert not reader.listens


def test_f2_reads_aloud_on_every_screen_and_stops_it(hand: Hand, spoken: Path) -> None:
    home = hand.come_home()
    hand.key(pygame.K_F2)
    assert hand.stage.settings.speech
    assert lines(spoken, 2)[0] == "Reading aloud. F2 stops it, F4 says it again."
    hand.press_on(home, "credits")
    hand.turn()
    hand.key(pygame.K_F2)
    assert not hand.stage.settings.aloud


@pytest.mark.parametrize("asked", ["--speak", "environment", ""])
def test_it_is_asked_for_by_option_or_environment_for_one_run(
    asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDTABLE_SPEAK", "1" if asked == "environment" else "")
    words = ["--speak"] if asked == "--speak" else []
    chosen = Settings()
    follow(parser(words).parse_args(words), chosen)
    assert chosen.aloud == bool(asked)
    assert "speaks" not in as_text(chosen)


def test_where_there_is_no_voice_that_is_said_to_whoever_listens(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    hand.come_home()
    ear = Ear(hand.stage)
    hand.key(pygame.K_F2)
    assert ear.texts[0].startswith("Reading aloud is on, but this system has no voice")
