"""Cards and moves exist once each, and shuffles are the same everywhere and always."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from cardtable.games.catte.rules import CATS, COFFEES
from cardtable.games.meows.rules import WEATHER
from cardtable.rules.cards import Card, card_named, card_order, shuffled
from cardtable.rules.moves import carry, move_named, say


def test_two_known_shuffles_never_change() -> None:
    seven = shuffled(WEATHER[:10], Random(7).random)
    assert [card.number for card in seven] == [9, 7, 4, 2, 1, 6, 10, 8, 5, 3]
    coffees = shuffled(COFFEES, Random(2026).random)
    assert " ".join([card.name.removeprefix("coffee-") for card in coffees]) == (
        "brown-9 brown-1 white-2 brown-3 brown-5 white-10 white-6 white-4 black-5 "
        "black-15 black-10 white-8 brown-7"
    )


def test_a_shuffle_keeps_every_card() -> None:
    for seed in range(50):
        assert sorted(shuffled(CATS, Random(seed).random), key=card_order) == list(CATS)


def test_every_place_of_a_shuffle_is_about_equally_likely() -> None:
    places = [0] * 10
    for seed in range(5000):
        places[shuffled(WEATHER[:10], Random(seed).random).index(WEATHER[0])] += 1
    assert min(places) > 400
    assert max(places) < 600


def test_a_card_is_the_same_one_after_pickling() -> None:
    card = card_named("snow-2")
    assert pickle.loads(pickle.dumps(card)) is card
    assert (card.suit, card.number) == ("snow", 2)


def test_two_cards_may_not_have_the_same_name() -> None:
    with pytest.raises(AssertionError, match="two cards are called snow-2"):
        Card("snow", 2, "snow-2")


def test_a_move_is_the_same_one_when_made_again_read_or_pickled() -> None:
    move = carry(card_named("snow-2"), "hand", "trick")
    assert str(move) == "snow-2 hand>trick"
    assert carry(card_named("snow-2"), "hand", "trick") is move
    assert move_named("snow-2 hand>trick") is move
    assert pickle.loads(pickle.dumps(move)) is move
    word = say("pass")
    assert say("pass") is move_named("say pass") is pickle.loads(pickle.dumps(word)) is word
