"""Exercises in words, as JSON, and by command."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from cardtable.__main__ import main
from cardtable.exercises import told
from cardtable.exercises.exercise import draw
from cardtable.kits import KITS
from cardtable.media.words import LANGUAGES, words
from tests import fifth_game

KEY = re.compile(r"\b(exercise|kind|choice|wrong|reason|sum|line|pile|card)\.[a-z]")


@pytest.fixture(autouse=True)
def five() -> Iterator[None]:
    fifth_game.join()
    yield
    fifth_game.leave()
    words.language = "en"


@pytest.mark.slow
@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("game", ["meows", "catte", "towai", "familiar", "rovescino"])
def test_everything_an_exercise_says_is_said_in_every_language(game: str, language: str) -> None:
    words.language = language
    for kind in KITS[game].exercises():
        for seed in range(1, 60):
            exercise = draw(KITS[game].game, kind, seed)
            wording = told.wording_for(exercise)
            wrong = [one for one in exercise.answers if not exercise.is_right(one)]
            reasons = [told.why_not(wording, exercise, answer) for answer in wrong]
            for text in (*told.lines_of(exercise), *reasons):
                assert text
                assert not KEY.search(text), text
                assert "{" not in text


@pytest.mark.unhurried
def test_nobody_else_s_hand_can_be_read_from_an_exercise() -> None:
    for game, kit in KITS.items():
        for kind in kit.exercises():
            for seed in range(1, 20):
                exercise = draw(kit.game, kind, seed)
                piles = told.record(exercise)["position"]
                assert isinstance(piles, dict)
                hands = [name for name in piles["piles"] if name.startswith("hand")]
                assert hands in ([], [f"hand {exercise.question.seat}"]), (game, kind.name)


def test_the_command_prints_one_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["exercises", "catte", "--count", "7", "--seed", "3", "--json"]) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["seed"] for one in found] == [3, 4, 5, 6, 7, 8, 9]
    assert [one["kind"] for one in found] == [
        *["may", "takes", "wins", "under", "scores"],
        *["may", "takes"],
    ]
    for one in found:
        assert {"game", "kind", "seed", "position", "question", "choices", "answer"} <= set(one)
        assert one["choices"].count(one["answer"]) == 1


def test_one_kind_in_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    words_ = ["exercises", "towai", "--kind", "combo", "--count", "2", "--language", "ja"]
    assert main(words_) == 0
    printed = capsys.readouterr().out
    assert printed.count("コンボをつなぐ (combo") == 2
    assert printed.count("答え：") == 2


def test_the_same_seed_prints_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for _ in range(2):
        assert main(["exercises", "familiar", "--seed", "11"]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]


def test_a_kind_that_there_is_not_is_named_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["exercises", "meows", "--kind", "combo"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.strip() == (
        "cardtable: meows has no exercises 'combo'; it has: may, takes, wins, scores, wish"
    )
