"""Catte's lesson: what a poor move costs there, and what the sentences say."""

from __future__ import annotations

import pytest

from cardtable.games.catte.rules import CENTRE, TAKEN, UNUSED, total
from cardtable.rules.moves import move_named
from tests.lessons.test_scripts import begun, come_to, make, play_out


@pytest.mark.parametrize(
    ("step", "move", "cost"),
    [
        ("follow", "brown-3 hand>trick", 10),  # the coffee goes to another cup
        ("lose", "brown-15 hand>trick", 10),  # a cup of 25 counts nothing
        ("lose", "white-3 hand>trick", 0),
        ("trump", "brown-15 hand>trick", 30),  # of twice 20
        ("full", "white-12 hand>trick", 40),
        ("full", "brown-3 hand>trick", 0),
    ],
)
def test_a_poor_cat_costs_what_the_round_would_give(step: str, move: str, cost: float) -> None:
    progress, _ = begun("catte")
    come_to(progress, step)
    make(progress, move_named(move))
    play_out(progress)
    assert progress.remark is not None
    assert progress.remark.cost == cost


@pytest.mark.parametrize(
    ("step", "coffee"),
    [("serve", "brown-9"), ("serve", "white-4"), ("pour", "white-4"), ("pour", "brown-5")],
)
def test_only_the_coffee_that_is_spoken_of_will_do(step: str, coffee: str) -> None:
    progress, _ = begun("catte")
    come_to(progress, step)
    make(progress, move_named(f"coffee-{coffee} unused>centre"))
    assert progress.remark is not None
    assert progress.remark.cost == 0


def test_any_white_cat_is_a_trump_and_any_low_one_loses() -> None:
    for trump in (2, 3, 4, 5, 8, 12):
        progress, match = begun("catte")
        come_to(progress, "trump")
        make(progress, move_named(f"white-{trump} hand>trick"))
        assert progress.aside is None
        come_to(progress, "full")
        assert total(match.state.piles[TAKEN[0]]) == 20
        low = next(n for n in (5, 4, 3) if n != trump)
        make(progress, move_named(f"white-{low} hand>trick"))
        assert progress.aside is None
        come_to(progress, "bye")
        assert match.state.scores == (44, 11, 9)


def test_the_cups_are_as_the_sentences_say() -> None:
    progress, match = begun("catte")
    said = {"limit": (10, 0, 0), "cat": (10, 0, 15), "exact": (20, 2, 15), "full": (20, 2, 15)}
    for step, cups in said.items():
        come_to(progress, step)
        assert tuple(total(match.state.piles[TAKEN[seat]]) for seat in range(3)) == cups
    assert len(match.state.piles[UNUSED[0]]) == 2
    assert match.state.piles[CENTRE][0].name == "coffee-brown-9"
