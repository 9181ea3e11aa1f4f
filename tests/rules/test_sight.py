"""What a seat may conclude from what it saw, and what its guesses look like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cardtable.games.catte.rules import Catte
from cardtable.games.familiar.rules import Familiar
from cardtable.games.meows.rules import Meows
from cardtable.games.towai.rules import Towai
from cardtable.rules.game import AnyGame
from cardtable.rules.guess import guess
from cardtable.rules.memory import Memory
from cardtable.rules.sight import seen, view
from cardtable.rules.state import State
from tests.games.tables import Table, cards, dealt, names, play_on, table


class Watcher:
    """One seat at a table, with its memory."""

    def __init__(self, played: Table, seat: int) -> None:
        self.played = played
        self.game: AnyGame = played.game
        self.seat = seat
        self.memory = Memory(played.game, seat)

    def see(self, *moves: str) -> None:
        """Watch these moves being made."""
        for text in moves:
            state = self.played.state
            before = view(self.game, state, self.seat)
            heard = len(self.played.events)
            self.played.play(text)
            events = self.played.events[heard:]
            self.memory.learn(before, [seen(self.game, event, self.seat) for event in events])

    def see_random_moves(self, luck: Callable[[], float], until: Callable[[Table], bool]) -> None:
        """Watch random moves until this holds."""
        while not until(self.played):
            moves = self.game.legal_moves(self.played.state)
            self.see(str(moves[int(luck() * len(moves))]))

    def guesses(self, count: int = 200) -> list[State]:
        """Worlds this seat thinks possible."""
        luck = Random(1).random
        sight = view(self.game, self.played.state, self.seat)
        return [guess(self.game, sight, self.memory, luck) for _ in range(count)]

    def guessed(self, pile: str, seat: int = 0) -> Counter[str]:
        """How often each card lies in this pile, of all guesses."""
        number = self.game.pile(pile, seat).number
        found: Counter[str] = Counter()
        for world in self.guesses():
            found.update({card.name for card in world.piles[number]})
        return found


def lay_the_rest_open(played: Table, *piles: str) -> None:
    """Lay the cards of the first deck that lie nowhere in the first pile, others in the second."""
    for deck, name in zip(played.game.decks, (piles[0], *piles[1:] * 9), strict=False):
        rest = list(deck)
        for pile in played.state.piles:
            for card in pile:
                if card in rest:
                    rest.remove(card)
        played.state.piles[played.game.pile(name, 0).number] += tuple(rest)


def meows_dealt(seed: int, seats: int = 3, **options: str) -> Table:
    """A game of Meows whose wishes are all made and, if hidden, announced."""
    played = dealt(Meows(seats, options), seed)
    while played.state.asked != "card":
        word = "wish-snow" if played.state.asked == "wish" else "fine"
        played.play(word)
    return played


def test_the_opening_guesses_deal_every_unseen_card_everywhere() -> None:
    watcher = Watcher(meows_dealt(1), 0)
    mine = set(watcher.played.pile("hand", 0).split())
    others = watcher.guessed("hand", 1)
    assert len(others) == 36 - len(mine)
    assert not mine & set(others)
    assert set(watcher.guessed("aside")) == set(others)


def test_guesses_are_dealt_evenly() -> None:
    watcher = Watcher(meows_dealt(2), 0)
    found = watcher.guessed("hand", 2)
    assert min(found.values()) > 200 * 10 / 26 * 0.6
    assert max(found.values()) < 200 * 10 / 26 * 1.4


def void_shown(played: Table) -> bool:
    """Whether the second seat of a trick has just played another suit than the led one."""
    trick = cards(played.pile("trick"))
    return played.game.is_over(played.state) or (len(trick) == 2 and trick[1].suit != trick[0].suit)


@pytest.mark.parametrize("game", [Meows(3), Catte(3)], ids=["meows", "catte"])
def test_who_did_not_follow_holds_no_card_of_the_led_suit(game: AnyGame) -> None:
    found = 0
    for seed in range(20):
        played = dealt(game, seed)
        watcher = Watcher(played, 0)
        watcher.see_random_moves(Random(seed).random, void_shown)
        void = (played.state.lead + 1) % 3
        if played.pile("trick") and void != 0:
            found += 1
            led = cards(played.pile("trick"))[0].suit
            guessed = cards(" ".join(watcher.guessed("hand", void)))
            assert led not in {card.suit for card in guessed}
    assert found > 4


def test_who_did_not_share_a_colour_holds_no_binding_card_but_perhaps_a_three_coloured() -> None:
    played = table(
        Familiar(),
        hand={0: "red-6 red-7", 1: "blue-3 three-1", 2: "green-3 red-3"},
        draw="blue-9 red-9 red-8 red-blue-2 three-1",
        number=1,
    )
    lay_the_rest_open(played, "discards", "done")
    watcher = Watcher(played, 0)
    watcher.see("red-6", "blue-3")
    found = set(watcher.guessed("hand", 1))
    assert "three-1" in found
    assert not {"red-9", "red-8", "red-3", "red-blue-2"} & found


def test_a_void_lasts_until_a_card_is_drawn() -> None:
    hands = {0: "red-6 red-7", 1: "blue-3 blue-4", 2: "green-3 red-3"}
    played = table(
        Familiar(),
        hand=hands,
        draw="red-9 red-8 blue-9 red-blue-2",
        board="errand3-1",
        number=1,
    )
    lay_the_rest_open(played, "discards", "done")
    watcher = Watcher(played, 0)
    watcher.see("red-6", "blue-3")
    reds = {"red-9", "red-8", "red-3", "red-blue-2"}
    assert not reds & set(watcher.guessed("hand", 1))
    watcher.see("red-3")
    drawn = reds & set(watcher.guessed("hand", 1))
    assert drawn == {"red-8", "red-blue-2"}, "it has drawn a card that may be red"
    hand = played.game.pile("hand", 1).number
    held = [len(reds & {card.name for card in world.piles[hand]}) for world in watcher.guesses()]
    assert set(held) == {0, 1}, "but it has drawn only one"


def test_a_card_passed_on_is_known_to_lie_where_it_went_until_it_is_seen_again() -> None:
    played = table(
        Familiar(),
        asked="hands",
        hand={0: "red-3 red-4", 1: "blue-3 blue-4", 2: "green-3 green-4"},
        draw="green-8 green-9 blue-8 blue-9 red-8 red-9",
        board="errand3-1 errand3-2",
        number=1,
    )
    lay_the_rest_open(played, "discards", "done")
    giver = Watcher(played, 0)
    giver.see("exchange", "red-3", "blue-3")
    assert giver.guessed("hand", 1)["red-3"] + giver.guessed("hand", 2)["red-3"] == 200
    assert 0 < giver.guessed("hand", 2)["red-3"] < 200, "it may have been passed on"
    giver.see("green-3")
    giver.see("red-4", "red-3")
    assert played.pile("trick") == "red-4 red-3"
    assert not giver.guessed("hand", 2)["red-3"]


def test_an_errand_put_under_its_pile_is_guessed_there() -> None:
    played = table(
        Familiar(),
        asked="errand",
        hand={0: "red-3", 1: "blue-3", 2: "green-3"},
        board="errand1-1 errand2-2",
        level1="errand1-5 errand1-6 errand1-7",
        level2="errand2-5 errand2-6",
        number=1,
    )
    lay_the_rest_open(played, "discards", "done")
    watcher = Watcher(played, 2)
    watcher.see("errand1-1 board>level2")
    number = played.game.pile("level1", 0).number
    assert {world.piles[number][-1].name for world in watcher.guesses()} == {"errand1-1"}
    assert len({world.piles[number] for world in watcher.guesses()}) > 3


def test_a_hidden_wish_of_the_first_round_is_not_guessed_to_be_an_advanced_one() -> None:
    played = dealt(Meows(3, {"hidden": "yes"}), 1)
    watcher = Watcher(played, (played.state.turn + 1) % 3)
    first = played.state.turn
    watcher.see("wish-snow")
    assert set(watcher.guessed("wish", first)) == {
        "wish-fine",
        "wish-cloudy",
        "wish-rainy",
        "wish-thunder",
        "wish-snow",
    }


def test_a_hidden_wish_of_a_later_round_may_be_the_advanced_one_the_seat_has_opened() -> None:
    played = dealt(Meows(3, {"hidden": "yes"}), 1)
    seat = played.state.turn
    watcher = Watcher(played, (seat + 1) % 3)
    watcher.see("wish-fine", "wish-snow", "wish-snow", "fine", "snow", "snow")
    watcher.see_random_moves(Random(1).random, lambda t: t.state.round == 2)
    watcher.see_random_moves(Random(2).random, lambda t: t.pile("wish", seat) != "")
    found = set(watcher.guessed("wish", seat))
    assert "wish-very-fine" in found
    assert not {"wish-very-cloudy", "wish-very-rainy"} & found


def test_who_set_the_night_is_guessed_to_hold_a_card_for_it() -> None:
    played = dealt(Towai(4), 3)
    setter = played.state.turn
    watcher = Watcher(played, (setter + 1) % 4)
    watcher.see("night")
    hand = played.game.pile("hand", setter).number
    for world in watcher.guesses():
        assert any(card.suit in ("night", "towai") for card in world.piles[hand])
        assert played.game.legal_moves(world)


def test_a_swapped_card_is_known_to_its_giver() -> None:
    played = table(
        Towai(2),
        hand={0: "towai-5 day-7 day-6 day-5", 1: "night-1 night-2 night-3"},
        pile="day-3",
        deck=names(cards("day-4 day-4 night-5 night-4")),
        marker="day",
        player=1,
        turn=0,
    )
    lay_the_rest_open(played, "discards")
    watcher = Watcher(played, 0)
    watcher.see("towai-5", "day-7", "night-1")
    assert watcher.guessed("hand", 1)["day-7"] == 200


def test_a_new_round_clears_what_was_known_of_the_cards() -> None:
    played = dealt(Meows(3), 4)
    watcher = Watcher(played, 0)
    watcher.see_random_moves(Random(4).random, lambda t: t.state.round == 2)
    assert not watcher.memory.most
    assert not watcher.memory.traces
    assert not watcher.memory.bottoms


def test_a_guess_takes_nothing_from_the_hidden_order_of_the_true_piles() -> None:
    played = dealt(Towai(3), 5)
    play_on(played, Random(5).random, lambda t: len(t.events) > 60)
    truth: Any = played.state
    other = truth.copy()
    number = played.game.pile("deck", 0).number
    other.piles[number] = truth.piles[number][::-1]
    worlds = [
        guess(
            played.game, view(played.game, state, 0), Memory(played.game, 0), Random(3).random
        ).piles
        for state in (truth, other)
    ]
    assert worlds[0] == worlds[1]
