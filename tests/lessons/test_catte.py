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
        ("trump", "white-12 hand>trick", 1),
        ("sure", "brown-4 hand>trick", 29),  # of twice 20
        ("sure", "white-12 hand>trick", 0),  # it could have been beaten, and was not
        ("low", "white-12 hand>trick", 40),
        ("low", "white-3 hand>trick", 0),
        ("stay", "white-8 hand>trick", 40),  # a cup of 30 counts nothing
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
    [("serve", "brown-9"), ("serve", "white-4"), ("exact", "white-4"), ("exact", "brown-5")],
)
def test_only_the_coffee_that_is_spoken_of_will_do(step: str, coffee: str) -> None:
    progress, _ = begun("catte")
    come_to(progress, step)
    make(progress, move_named(f"coffee-{coffee} unused>centre"))
    assert progress.remark is not None
    assert progress.remark.cost == 0


def test_any_low_brown_is_a_trump_and_another_one_loses() -> None:
    for trump in (3, 4, 5):
        progress, match = begun("catte")
        come_to(progress, "trump")
        make(progress, move_named(f"brown-{trump} hand>trick"))
        assert progress.aside is None
        come_to(progress, "low")
        assert total(match.state.piles[TAKEN[0]]) == 20
        low = next(n for n in (5, 4, 3) if n != trump)
        make(progress, move_named(f"brown-{low} hand>trick"))
        come_to(progress, "bye")
        assert match.state.scores == (41, 10, 9)


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_whatever_is_served_and_stays_low_does_as_well(number: int) -> None:
    progress, match = begun("catte")
    come_to(progress, "again")
    make(progress, move_named("coffee-brown-5 unused>centre"))
    come_to(progress, "stay")
    make(progress, move_named(f"white-{number} hand>trick"))
    assert progress.aside is None
    come_to(progress, "bye")
    assert match.state.scores == (41, 11, 9)


def test_whoever_has_played_the_highest_brown_has_another_that_nobody_can_beat() -> None:
    progress, match = begun("catte")
    come_to(progress, "follow")
    make(progress, move_named("brown-15 hand>trick"))
    come_to(progress, "sure")
    assert progress.wanted is move_named("brown-14 hand>trick")
    come_to(progress, "bye")
    assert match.state.scores == (41, 10, 9)


def test_the_cups_are_as_the_sentences_say() -> None:
    progress, match = begun("catte")
    said = {
        "limit": (10, 0, 0),
        "cat": (10, 0, 15),
        "exact": (11, 2, 15),
        "full": (20, 2, 15),
        "stay": (20, 6, 15),
    }
    for step, cups in said.items():
        come_to(progress, step)
        assert tuple(total(match.state.piles[TAKEN[seat]]) for seat in range(3)) == cups
    assert len(match.state.piles[UNUSED[0]]) == 1
    assert len(match.state.piles[UNUSED[2]]) == 3
    assert match.state.piles[CENTRE][0].name == "coffee-white-10"
