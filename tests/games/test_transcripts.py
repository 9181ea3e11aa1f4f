"""The transcripts have not moved."""

from __future__ import annotations

import pytest

from tests.games.transcripts import FOLDER, TOLD, told

REMAKE = "python -m tests.games.transcripts"


@pytest.mark.parametrize("name", TOLD)
def test_the_transcript_has_not_moved(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    assert path.exists(), f"there is no transcript of {name} yet; write it by {REMAKE}"
    kept = path.read_text("utf-8").splitlines()
    now = told(name).splitlines()
    for number, (before, after) in enumerate(zip(kept, now, strict=False), 1):
        assert after == before, f"line {number} of {path.name}; if that is meant: {REMAKE}"
    assert len(now) == len(kept)


def test_every_transcript_is_of_a_game_there_is() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(TOLD)


@pytest.mark.parametrize("name", TOLD)
def test_every_transcript_tells_a_whole_game(name: str) -> None:
    lines = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    assert "round 1, seat" in lines[1 + TOLD[name][1]]
    assert "the game ends" in lines[-1]
