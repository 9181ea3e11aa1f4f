"""The judgement of Catte: who wants a coffee, who ducks it, and who is likely to get it."""

from __future__ import annotations

from itertools import product
from typing import Any

from cardtable.games.catte.judgement import CatteJudgement, chance_to_take
from cardtable.games.catte.rules import Catte
from tests.games.tables import Table, table

UNSEEN = 9


def test_who_wants_a_coffee_takes_it_oftener_than_who_does_not() -> None:
    """Whatever the unseen cats are: so many of the led colour, higher ones, trumps, and a hand."""
    for of_led, held in product(range(7), (1, 3, 6)):
        for higher, trumps in product(range(of_led + 1), range(UNSEEN - of_led + 1)):
            keen = chance_to_take(higher, of_led, trumps, UNSEEN, held, True)
            loath = chance_to_take(higher, of_led, trumps, UNSEEN, held, False)
            assert 0 <= loath <= keen <= 1 + 1e-12
            assert loath < keen or higher in (0, of_led) or held == 1


def at_table(hands: dict[int, str], taken: dict[int, str], **laid: Any) -> Table:
    """Four seats with two coffees unused each."""
    unused = {
        0: "coffee-brown-1 coffee-white-2",
        1: "coffee-brown-3 coffee-white-4",
        2: "coffee-brown-7 coffee-white-6",
        3: "coffee-brown-9 coffee-white-8",
    }
    return table(Catte(4), hand=hands, taken=taken, **{"unused": unused, **laid})


HANDS = {
    0: "brown-14 brown-2 white-3",
    1: "brown-9 white-9 black-9",
    2: "brown-8 white-8 black-8",
    3: "brown-7 white-7 black-7",
}


def wants(here: Table) -> list[bool]:
    """For each seat whether it wants the coffee in the centre."""
    judgement = CatteJudgement(here.game)
    coffee = here.state.piles[here.game.pile("centre", 0).number][0]
    return judgement.aims(here.state, coffee.number, 0)[1]


def test_a_coffee_is_wanted_by_who_has_little_and_feared_by_who_would_spill_it() -> None:
    here = at_table(HANDS, {1: "coffee-white-10"}, centre="coffee-black-5")
    assert wants(here) == [True, True, True, True]  # the second comes to fifteen exactly
    here = at_table(HANDS, {1: "coffee-white-10"}, centre="coffee-black-10")
    assert wants(here)[1] is False


def best(here: Table) -> str:
    """The cat that the judgement likes best."""
    moves = here.game.legal_moves(here.state)
    ratings = CatteJudgement(here.game).rate(here.state, moves)
    name: str = moves[ratings.index(max(ratings))].card.name
    return name


def test_the_last_to_play_takes_a_coffee_that_fills_the_limit_and_ducks_one_that_spills() -> None:
    trick = {"trick": "brown-5 brown-6 brown-7", "lead": 1}
    here = at_table(HANDS, {0: "coffee-white-10"}, centre="coffee-black-5", **trick)
    assert best(here) == "brown-14"
    here = at_table(HANDS, {0: "coffee-white-10"}, centre="coffee-black-10", **trick)
    assert best(here) == "brown-2"


def test_a_trick_is_worth_more_if_those_to_come_do_not_want_it() -> None:
    """The lead has the coffee's colour high; who comes later takes only what they want."""
    judgement = CatteJudgement(Catte(4))

    def rating(taken: dict[int, str]) -> float:
        hands = HANDS | {0: "brown-10"}
        here = at_table(hands, taken, centre="coffee-brown-5", lead=0)
        return judgement.rate(here.state, here.game.legal_moves(here.state))[0]

    everybody_would_spill = dict.fromkeys((1, 2, 3), "coffee-black-15")
    assert rating(everybody_would_spill) > rating({})
