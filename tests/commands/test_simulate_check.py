"""simulate --check: in each game every promise of the rules is looked at, and a broken one told."""

from __future__ import annotations

import json

import pytest

from cardtable.__main__ import main
from cardtable.commands.checking import Checked, every_table, next_of
from cardtable.games.catte.rules import Catte, CatteState
from cardtable.rules.events import CardsMoved, Event, TrickWon
from cardtable.rules.moves import Move
from tests.commands.test_rules_commands import complaint

Said = pytest.CaptureFixture[str]


def test_games_of_every_table_are_checked_and_counted(capsys: Said) -> None:
    assert main(["simulate", "--check", "--games", "12", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 12
    assert len(found["tables"]) == len(every_table())
    assert sum(table["games"] > 0 for table in found["tables"]) == 12, "one after the other"
    assert not any(table["broken"] for table in found["tables"])


def test_one_table_may_be_checked_alone(capsys: Said) -> None:
    words = ["simulate", "catte", "--check", "--seats", "random,random,random", "--games", "3"]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "1 tables" in out
    assert out.endswith("0 promises broken\n")
    assert "only with a game" in complaint(["simulate", "--check", "--set", "x=y"], capsys)
    assert "say which game" in complaint(["simulate"], capsys)


@pytest.mark.unhurried
def test_on_a_terminal_it_says_how_far_it_has_come(
    capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["simulate", "catte", "--check", "--games", "150", "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 150
    assert " of 150 games\r" in said.err
    assert said.err.endswith("\r\033[K")


def test_all_tables_come_to_as_many_moves() -> None:
    long, short = Checked(Catte(), moves=90), Checked(Catte(), moves=60)
    assert next_of([long, short]) is short


class Losing(Catte):
    """A game that loses a card when a trick is over."""

    def play(self, state: CatteState, move: Move) -> None:
        super().play(state, move)
        if state.events and any(isinstance(event, TrickWon) for event in state.events):
            longest = max(range(len(state.piles)), key=lambda number: len(state.piles[number]))
            state.piles[longest] = state.piles[longest][1:]


class Telling(Catte):
    """A game whose questions depend on a hand nobody sees."""

    def play(self, state: CatteState, move: Move) -> None:
        super().play(state, move)
        if not self.is_over(state) and state.round == 1:
            state.turn = sum(card.order for card in state.piles[self.pile("hand", 1).number]) % 2


class Silent(Catte):
    """A game that does not tell where its first cards went."""

    def deal(self, seed: int, *, listening: bool = False) -> CatteState:
        state = super().deal(seed, listening=listening)
        if state.events:
            told: list[Event] = [one for one in state.events if not isinstance(one, CardsMoved)]
            state.events = told
        return state


@pytest.mark.parametrize(
    ("game", "what"),
    [
        (Losing, "no card is lost or doubled"),
        (Telling, "no question tells cards"),
        (Silent, "a table fed a seat's events agrees"),
    ],
)
def test_a_broken_promise_is_found_and_the_games_go_on(game: type[Catte], what: str) -> None:
    checked = Checked(game())
    for seed in range(12):
        checked.play(seed)
    assert checked.games == 12
    assert any(what in problem for problem in checked.broken), checked.broken
