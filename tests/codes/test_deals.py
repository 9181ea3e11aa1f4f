"""A deal is read out as a short code, and typed back by anybody."""

from __future__ import annotations

from itertools import product

import pytest

from cardtable.codes import deals
from cardtable.codes.deals import Deal, deal_of
from cardtable.codes.spelling import SIGNS, BadCode
from cardtable.deal_code import SHORT_SEEDS
from cardtable.games import GAMES
from cardtable.match import SEEDS, Match
from cardtable.seats import Seat


def setups(name: str) -> list[Deal]:
    """Every number of seats with every choice of options, and a seed of its own."""
    rules = GAMES[name]
    values = [option.values for option in rules.options]
    found = []
    for number, (count, chosen) in enumerate(product(rules.seat_counts, product(*values))):
        options = {one.name: value for one, value in zip(rules.options, chosen, strict=True)}
        if all(one.needs is None or options[one.needs[0]] == one.needs[1] for one in rules.options):
            found.append(Deal(name, count, tuple(options.items()), number * 7919 % SHORT_SEEDS))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_code_gives_back_game_seats_variants_and_seed(name: str) -> None:
    for deal in setups(name):
        assert deals.read(deal.code) == deal, deal.code


@pytest.mark.parametrize("name", GAMES)
def test_a_code_is_eight_signs_at_most_and_none_looks_like_another(name: str) -> None:
    for deal in setups(name):
        signs = deal.code.replace("-", "")
        assert len(signs) <= 8, deal.code
        assert not set(signs) & set("O0I1LS5B8Z2G6UVQ") - set("V26")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [0, SHORT_SEEDS - 1, SHORT_SEEDS, SEEDS - 1])
def test_every_seed_has_a_code(name: str, seed: int) -> None:
    deal = setups(name)[0]
    long = Deal(name, deal.count, deal.options, seed)
    assert deals.read(long.code) == long
    assert len(long.code) <= deals.LONGEST


@pytest.mark.parametrize("name", GAMES)
def test_a_match_and_its_code_are_the_same_deal(name: str) -> None:
    game = GAMES[name]()
    match = Match(game, 4417, (Seat("person"),) * game.seats)
    found = deals.read(deal_of(match).code)
    assert isinstance(found, Deal)
    again = Match(found.rules, found.seed, match.seats)
    assert again.to_text() == match.to_text()


def code() -> str:
    """Some code."""
    return setups("catte")[0].code


@pytest.mark.parametrize(
    "typed",
    [
        str.lower,
        lambda text: text.replace("-", ""),
        lambda text: f"  {text.replace('-', '  ')} ",
        "-".join,
        lambda text: text.replace("-", "–"),
        lambda text: "".join(chr(ord(char) + 0xFEE0) if char != "-" else "ー" for char in text),
        lambda text: text.replace("2", "z").replace("6", "g"),
    ],
)
def test_it_may_be_typed_carelessly(typed: object) -> None:
    assert callable(typed)
    for deal in (setups("catte")[0], setups("towai")[3], setups("meows")[-1]):
        assert deals.read(typed(deal.code)) == deal


def test_one_wrong_sign_never_passes_for_another_deal() -> None:
    signs = code().replace("-", "")
    for place, right in enumerate(signs):
        for wrong in SIGNS:
            typed = signs[:place] + wrong + signs[place + 1 :]
            if wrong != right:
                with pytest.raises(BadCode):
                    deals.read(typed)


def test_two_signs_that_changed_places_never_do_either() -> None:
    for deal in setups("meows"):
        signs = deal.code.replace("-", "")
        for place in range(len(signs) - 1):
            first, second = signs[place], signs[place + 1]
            if first != second:
                with pytest.raises(BadCode):
                    deals.read(signs[:place] + second + first + signs[place + 2 :])


@pytest.mark.parametrize(
    ("typed", "wrong"),
    [
        ("", "empty"),
        (" - ", "empty"),
        ("CEA-K0TM", "sign"),
        ("grandma's deal", "sign"),
        ("猫", "sign"),
        ("MOT", "number"),
        ("CEAK", "short"),
        ("9EAK9TM", "game"),
        ("CEA-K9TA", "check"),
    ],
)
def test_what_is_wrong_is_said(typed: str, wrong: str) -> None:
    with pytest.raises(BadCode) as told:
        deals.read(typed)
    assert told.value.reason.key == wrong


def test_a_sign_left_out_is_missed() -> None:
    for deal in setups("familiar"):
        with pytest.raises(BadCode) as told:
            deals.read(deal.code[:-1])
        assert told.value.reason.key == "short"


def test_old_codes_and_plain_seeds_are_the_cards_alone() -> None:
    assert deals.read("acorn 7") == deals.read("ACORN-0007") == 7
    assert deals.read("12") == 12
