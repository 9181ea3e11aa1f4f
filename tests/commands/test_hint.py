"""The command that says what Hard would do in a saved match, and why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardtable.__main__ import main
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.rules.moves import move_named
from tests.commands.test_rules_commands import complaint
from tests.players.tables import match_of

QUICK = ["--simulations", "150"]
KEYS = {
    "game",
    "moves",
    "seat",
    "asked",
    "best",
    "ratings",
    "simulations",
    "runner_up",
    "sentence",
    "text",
}


def saved(tmp_path: Path, game: str, moves: int = 24) -> tuple[Match, str]:
    """A match of this game that was broken off, and the file it lies in."""
    match = match_of(GAMES[game](), 3, moves)
    file = tmp_path / "saved.match"
    file.write_text(match.to_text(), encoding="utf-8")
    return match, str(file)


def told(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """What the command tells as JSON."""
    assert main(["hint", *words, *QUICK, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_hint_of_every_moment_has_the_same_keys_and_a_legal_best_move(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, file = saved(tmp_path, game)
    for moves in (0, 5, 13, len(match.turns)):
        found = told(capsys, file, "--moves", str(moves))
        before = match.turns[moves].before if moves < len(match.turns) else match.state
        legal = match.game.legal_moves(before)
        assert found.keys() == KEYS
        assert (found["moves"], found["seat"], found["asked"]) == (moves, before.turn, before.asked)
        assert move_named(found["best"]) in legal
        assert found["text"]
        if len(legal) == 1:
            assert found["ratings"] == []
            continue
        assert {rated["move"] for rated in found["ratings"]} == {move.text for move in legal}
        assert all(rated["error"] >= 0 for rated in found["ratings"])
        sentence = found["sentence"]
        if sentence is not None:
            assert 0 < sentence["holds"] <= sentence["worlds"]
            assert move_named(sentence["instead"]["move"]) in legal
        if found["runner_up"] is not None:
            assert {"move", "behind", "error", "near_tie"} == found["runner_up"].keys()


@pytest.mark.unhurried
def test_the_same_file_gets_the_same_hint_and_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, file = saved(tmp_path, "catte")
    assert told(capsys, file) == told(capsys, file)
    assert Path(file).read_text(encoding="utf-8") == match.to_text()


def test_it_is_told_in_lines_in_either_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, file = saved(tmp_path, "towai", 8)
    assert main(["hint", file, *QUICK]) == 0
    english = capsys.readouterr().out
    assert main(["hint", file, *QUICK, "--language", "ja"]) == 0
    japanese = capsys.readouterr().out
    assert english.splitlines()[0] == japanese.splitlines()[0]
    assert english.splitlines()[2].isascii() or "“" in english.splitlines()[2]
    assert not japanese.splitlines()[2].isascii()
    assert english.count("±") == len(told(capsys, file)["ratings"])


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--moves", "many"], "from 0 up"),
        (["--moves", "25"], "24 moves, not 25"),
        (["--simulations", "0"], "from 1 up"),
        (["--language", "fr"], "fr"),
    ],
)
def test_what_cannot_be_hinted_at_is_said_in_one_line(
    words: list[str], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, file = saved(tmp_path, "catte")
    assert named in complaint(["hint", file, *words], capsys)


def test_a_file_that_is_no_match_or_is_over_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, file = saved(tmp_path, "catte", 10_000)
    assert "the game is over" in complaint(["hint", file], capsys)
    assert told(capsys, file, "--moves", "30")["best"]
    Path(file).write_text("no match\n", encoding="utf-8")
    assert "line 1: not a saved match" in complaint(["hint", file], capsys)
    assert "No such file" in complaint(["hint", file + "x"], capsys)
