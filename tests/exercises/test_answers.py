"""Every exercise has exactly one right answer: found again from its JSON by other means."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from cardtable.exercises.exercise import Exercise, Kind, draw
from cardtable.exercises.told import record
from cardtable.kits import KITS
from cardtable.rules.cards import Card
from tests import fifth_game
from tests.exercises.judges import JUDGES, familiar_card_for

FEW, MANY = 150, 10_000
MOST_CHOICES, MOST_TILES = 8, 4
ALL = [
    *[(game, kind.name) for game, kit in KITS.items() for kind in kit.exercises()],
    *[("rovescino", name) for name in ("may", "takes", "wins")],
]


@pytest.fixture(autouse=True)
def five() -> Iterator[None]:
    """The fifth game is there, too."""
    fifth_game.join()
    yield
    fifth_game.leave()


def kind_of(game: str, name: str) -> Kind:
    return next(kind for kind in KITS[game].exercises() if kind.name == name)


def right_answers(exercise: Exercise, told: dict[str, Any]) -> list[Any]:
    """The answers somebody else holds for right."""
    asks = exercise.question.asks
    table, choices = told["position"], told["choices"]
    if asks.key == "card-for":
        errand = dict(asks.values)["errand"]
        assert isinstance(errand, Card)
        return familiar_card_for(exercise.game.spelled(errand), json_of(table), choices)
    form = asks.key
    if form == "does":
        form = str(dict(asks.values)["card"])
    return JUDGES[exercise.game.id, exercise.kind](table, choices, form)


def json_of(thing: Any) -> Any:
    """The same after it was written and read."""
    return json.loads(json.dumps(thing))


def check(game: str, name: str, seeds: int) -> None:
    kind = kind_of(game, name)
    for seed in range(1, seeds + 1):
        exercise = draw(KITS[game].game, kind, seed)
        told = json_of(record(exercise))
        assert 2 <= len(told["choices"]) <= MOST_CHOICES
        assert all(told["choices"].count(one) == 1 for one in told["choices"]), seed
        assert right_answers(exercise, told) == [told["answer"]], (seed, told)
        assert sum(map(exercise.is_right, exercise.answers)) == 1
        assert isinstance(exercise.answer, Card) or len(told["choices"]) <= MOST_TILES


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), ALL)
def test_exactly_one_answer_is_right(game: str, name: str) -> None:
    check(game, name, FEW)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), ALL)
def test_exactly_one_answer_of_ten_thousand_is_right(game: str, name: str) -> None:
    check(game, name, MANY)
