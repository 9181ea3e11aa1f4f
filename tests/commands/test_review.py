"""The command that looks back upon a finished match."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardtable.__main__ import main
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.review.record import FORMAT
from tests.commands.test_rules_commands import complaint
from tests.players.tables import match_of

pytestmark = pytest.mark.slow

QUICK = ["--seconds", "0.5"]
DECISION = {
    "move",
    "round",
    "seat",
    "asked",
    "chosen",
    "best",
    "candidates",
    "cost",
    "error",
    "worlds",
    "mark",
    "forced",
    "punished",
    "difficulty",
    "clear",
    "points",
    "told",
    "text",
}


def saved(tmp_path: Path, game: str = "towai", moves: int = 10_000) -> tuple[Match, str]:
    """A match of this game for the fewest, and the file it lies in."""
    match = match_of(GAMES[game](min(GAMES[game].seat_counts)), 3, moves)
    file = tmp_path / "saved.match"
    file.write_text(match.to_text(), encoding="utf-8")
    return match, str(file)


def test_everything_is_told_as_one_object(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, file = saved(tmp_path)
    assert main(["review", file, *QUICK, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (found["format"], found["game"], found["done"]) == (FORMAT, "towai", 1.0)
    assert len(found["decisions"]) == len(match.turns)
    for decision in found["decisions"]:
        assert decision.keys() == DECISION
        assert bool(decision["text"]) == (decision["mark"] != "none")
    assert all(luck["said"] for luck in found["luck"])
    for split in found["splits"]:
        made = split["start"] + split["luck"] + split["own"] + split["others"]
        assert made == pytest.approx(split["result"], abs=1e-5)
    assert len(found["par"]) == len(found["accuracy"]) == 2
    assert Path(file).read_text(encoding="utf-8") == match.to_text()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_is_told_in_lines_in_either_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, file = saved(tmp_path)
    assert main(["review", file, *QUICK, "--language", language]) == 0
    out = capsys.readouterr().out
    lines = out.splitlines()
    assert sum(line.startswith("# ") for line in lines) == 7
    assert "review." not in out
    assert "{" not in out
    assert f"Move {len(match.turns)}" in out or f"{len(match.turns)}手目" in out
    assert out.count("±") > 20
    assert ("# Choices" in lines) == (language == "en")


def test_what_cannot_be_reviewed_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, file = saved(tmp_path, moves=10)
    assert "the game is not over" in complaint(["review", file], capsys)
    assert "above 0" in complaint(["review", file, "--seconds", "0"], capsys)
    assert "No such file" in complaint(["review", file + "x"], capsys)
    Path(file).write_bytes(b"\xff\xfe")
    assert "it is not text" in complaint(["review", file], capsys)
    Path(file).write_text("cardtable match 1\ngame chess\n", encoding="utf-8")
    assert "no game 'chess'" in complaint(["review", file], capsys)
