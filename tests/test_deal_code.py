"""A deal's seed can be read out, typed and copied."""

import pytest

from cardtable.deal_code import any_seed, code_of, seed_of
from cardtable.match import SEEDS


def test_every_code_gives_back_its_seed() -> None:
    for seed in (0, 7, 9999, 10_000, 414_417, 639_999, 640_000, SEEDS - 1, any_seed()):
        assert seed_of(code_of(seed)) == seed


@pytest.mark.parametrize("typed", ["moth-4417", " MOTH 4417 ", "Moth_4417"])
def test_a_code_may_be_typed_carelessly(typed: str) -> None:
    assert seed_of(typed) == seed_of("MOTH-4417")


@pytest.mark.parametrize("typed", ["", "grandma's deal", "猫", "MOTH-", "MOTH-44171"])
def test_any_text_is_a_deal_the_same_for_everybody(typed: str) -> None:
    assert 0 <= seed_of(typed) < SEEDS
    assert seed_of(typed) == seed_of(typed)


def test_every_deal_has_a_code_of_the_same_form() -> None:
    assert code_of(7) == "ACORN-0007"
    assert code_of(639_999) == "ZEPHYR-9999"
