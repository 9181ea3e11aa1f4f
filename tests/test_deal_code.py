"""Seeds as they were read out before codes carried a whole deal."""

import pytest

from cardtable.deal_code import SHORT_SEEDS, any_seed, begins_in_words, seed_in_words
from cardtable.match import SEEDS


def test_a_word_and_a_number_are_a_seed() -> None:
    assert seed_in_words("ACORN-0007") == 7
    assert seed_in_words("ZEPHYR-9999") == SHORT_SEEDS - 1


@pytest.mark.parametrize("typed", ["moth-4417", " MOTH 4417 ", "Moth_4417"])
def test_it_may_be_typed_carelessly(typed: str) -> None:
    assert seed_in_words(typed) == seed_in_words("MOTH-4417") is not None


def test_a_plain_number_is_a_seed() -> None:
    assert seed_in_words("640000") == 640_000
    assert seed_in_words(str(SEEDS)) == 0


@pytest.mark.parametrize("typed", ["", "grandma's deal", "猫", "MOTH-", "MOTH-44171"])
def test_any_other_text_is_none(typed: str) -> None:
    assert seed_in_words(typed) is None


def test_a_word_that_is_being_typed_is_known() -> None:
    assert begins_in_words("Mot")
    assert begins_in_words("MOTH-")
    assert not begins_in_words("MOTHS")
    assert not begins_in_words("")


def test_a_seed_by_luck_has_a_short_code() -> None:
    assert {0 <= any_seed() < SHORT_SEEDS for _ in range(50)} == {True}
