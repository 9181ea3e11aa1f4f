"""The rules of Catte, sentence by sentence."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from cardtable.games.catte.rules import CATS, COFFEES, Catte
from cardtable.rules.events import CardsMoved, GameEnded, RoundEnded, RoundStarted, Scored, TrickWon
from cardtable.rules.game import BadOption
from cardtable.table.wording import Wording
from tests.games.tables import Table, dealt, play_on, table

# The cards and the deal


def test_brown_and_white_cats_have_1_to_15_and_black_ones_1_to_11() -> None:
    expected = [f"{colour}-{n}" for colour in ("brown", "white") for n in range(1, 16)]
    expected += [f"black-{n}" for n in range(1, 12)]
    assert sorted(cat.name for cat in CATS) == sorted(expected)
    assert len(CATS) == 41


def test_coffees_are_brown_1_3_5_7_9_white_2_4_6_8_10_and_black_5_10_15() -> None:
    by_colour: dict[str, list[int]] = {}
    for coffee in COFFEES:
        by_colour.setdefault(coffee.suit, []).append(coffee.number)
    assert by_colour == {
        "brown": [1, 3, 5, 7, 9],
        "white": [2, 4, 6, 8, 10],
        "black": [5, 10, 15],
    }
    assert len(COFFEES) == 13


@pytest.mark.parametrize(("seats", "each", "aside"), [(3, 13, 2), (4, 10, 1)])
def test_three_seats_get_thirteen_cats_each_and_four_get_ten_and_the_rest_lies_aside(
    seats: int, each: int, aside: int
) -> None:
    start = dealt(Catte(seats), 3)
    assert [len(start.pile("hand", seat).split()) for seat in range(seats)] == [each] * seats
    assert len(start.pile("aside").split()) == aside
    assert start.game.pile("aside", 0).known == "nobody"


@pytest.mark.parametrize(("seats", "each"), [(3, 4), (4, 3)])
def test_coffees_lie_face_up_before_each_seat_and_the_one_left_over_in_the_centre(
    seats: int, each: int
) -> None:
    start = dealt(Catte(seats), 3)
    assert [len(start.pile("unused", seat).split()) for seat in range(seats)] == [each] * seats
    assert len(start.pile("centre").split()) == 1
    assert start.pile("pot") == ""
    for seat in range(seats):
        row = start.game.pile("unused", seat)
        assert row.face_up
        assert row.known == "all"


def test_it_is_for_three_or_four_seats_and_usually_three() -> None:
    assert Catte().seats == 3
    with pytest.raises(BadOption, match="3 or 4 seats, not 2"):
        Catte(2)


def test_the_first_lead_of_a_game_is_drawn_from_the_seed() -> None:
    leads = Counter(Catte(3).deal(seed).lead for seed in range(300))
    assert set(leads) == {0, 1, 2}
    assert min(leads.values()) > 60


# A trick


def a_round(
    hands: dict[int, str],
    *,
    centre: str = "coffee-white-2",
    seats: int = 3,
    unused: dict[int, str] | None = None,
    options: dict[str, str] | None = None,
    **laid: Any,
) -> Table:
    """A trick about to begin, with a coffee in the centre and others before the seats."""
    rows = {0: "coffee-brown-1", 1: "coffee-brown-3", 2: "coffee-brown-5", 3: "coffee-brown-7"}
    unused = unused or {seat: rows[seat] for seat in range(seats)}
    return table(Catte(seats, options), hand=hands, centre=centre, unused=unused, **laid)


def trick(centre: str, row: str) -> Table:
    """The table after this trick, everyone keeping a cat of the colour it played."""
    names = row.split()
    spares = {"brown": ["brown-13"] * 4, "white": ["white-13"] * 4, "black": ["black-10"] * 4}
    hands = {seat: f"{name} {spares[name.split('-')[0]][0]}" for seat, name in enumerate(names)}
    played = a_round(hands, centre=centre, seats=len(names))
    played.play(*names)
    return played


def test_in_the_first_trick_the_lead_plays_a_cat_for_the_coffee_left_over() -> None:
    start = dealt(Catte(3), 1)
    assert start.state.asked == "card"
    assert start.may() == set(start.pile("hand", start.state.lead).split())


def test_from_the_second_trick_on_the_lead_first_puts_an_unused_coffee_in_the_centre() -> None:
    played = a_round(
        {0: "brown-1 brown-2", 1: "brown-9 brown-3", 2: "brown-4 brown-5"},
        unused={
            0: "coffee-brown-1",
            1: "coffee-brown-3 coffee-white-8",
            2: "coffee-black-5",
        },
    )
    played.play("brown-1", "brown-9", "brown-4")
    assert played.state.asked == "coffee"
    assert played.state.turn == 1
    assert played.may() == {"coffee-brown-3", "coffee-white-8"}
    played.play("coffee-white-8")
    assert played.pile("centre") == "coffee-white-8"
    assert played.state.turn == 1
    assert played.may() == {"brown-3"}


def test_a_cat_may_not_be_led_before_the_coffee_nor_a_second_coffee_served() -> None:
    played = a_round(
        {0: "brown-9 brown-2", 1: "brown-1 brown-3", 2: "brown-4 brown-5"},
        unused=dict.fromkeys(range(3), "coffee-brown-3 coffee-white-4"),
    )
    played.play("brown-9", "brown-1", "brown-4")
    early = played.reason_against("brown-2 hand>trick")
    assert early is not None
    assert early.key == "coffee-first"
    played.play("coffee-brown-3")
    second = played.reason_against("coffee-white-4 unused>centre")
    assert second is not None
    assert second.key == "coffee-served"


def test_an_acquired_coffee_may_not_be_served() -> None:
    played = a_round({0: "brown-9 brown-2", 1: "brown-1 brown-3", 2: "brown-4 brown-5"})
    played.play("brown-9", "brown-1", "brown-4")
    assert played.pile("taken", 0) == "coffee-white-2"
    assert played.may() == {"coffee-brown-1"}
    assert played.reason_against("coffee-white-2 unused>centre") is not None


def test_the_lead_may_lead_any_cat_whatever_the_coffee() -> None:
    played = a_round({0: "brown-1 white-2 black-3"}, centre="coffee-black-5")
    assert played.may() == {"brown-1", "white-2", "black-3"}


def test_others_follow_the_colour_of_the_led_cat_if_they_can() -> None:
    played = a_round({0: "black-6", 1: "black-1 brown-5 white-5 black-9"})
    played.play("black-6")
    assert played.may() == {"black-1", "black-9"}


def test_who_cannot_follow_may_play_any_cat() -> None:
    played = a_round({0: "black-6", 1: "brown-5 white-5"})
    played.play("black-6")
    assert played.may() == {"brown-5", "white-5"}


def test_the_coffees_colour_binds_nobody() -> None:
    played = a_round({0: "black-6", 1: "black-1 white-15"}, centre="coffee-white-2")
    played.play("black-6")
    assert played.may() == {"black-1"}


def test_a_cat_that_does_not_follow_is_refused_with_the_colour_and_a_cat_that_binds() -> None:
    played = a_round({0: "black-6", 1: "black-1 black-9 white-15"})
    played.play("black-6")
    reason = played.reason_against("white-15 hand>trick")
    assert reason is not None
    assert reason.key == "must-follow"
    assert {name: str(value) for name, value in reason.values} == {
        "suit": "black",
        "card": "black-9",
    }


def test_white_1_wins_over_black_6_led_and_black_11_for_a_white_coffee() -> None:
    won = trick("coffee-white-6", "black-6 black-11 white-1").trick_won()
    assert won == (2, "white-1", "highest-trump")


def test_black_6_led_wins_over_white_15_and_black_2_for_a_brown_coffee() -> None:
    won = trick("coffee-brown-5", "black-6 white-15 black-2").trick_won()
    assert won == (0, "black-6", "highest-of-led")


def test_the_highest_cat_of_the_coffees_colour_wins() -> None:
    assert trick("coffee-white-2", "black-6 white-3 white-9 black-11").trick_won()[0] == 2
    assert trick("coffee-white-2", "white-6 white-3 white-9 white-5").trick_won()[0] == 2
    assert trick("coffee-white-2", "white-6 black-9 brown-9 black-11").trick_won()[0] == 0


def test_without_one_the_highest_of_the_led_colour_wins() -> None:
    assert trick("coffee-white-2", "black-6 brown-15 black-7 black-2").trick_won()[0] == 2


def test_every_trick_of_some_thousand_goes_by_colour_then_by_number() -> None:
    luck = Random(3)
    for _ in range(2000):
        seats = luck.choice((3, 4))
        row = luck.sample(CATS, seats)
        coffee = luck.choice(COFFEES)
        played = a_round(
            {seat: cat.name for seat, cat in enumerate(row)}, centre=coffee.name, seats=seats
        )
        for cat in row:
            played.game.play(played.state, played.move(f"{cat.name} hand>trick"))
        able = [cat for cat in row if cat.suit == coffee.suit]
        able = able or [cat for cat in row if cat.suit == row[0].suit]
        best = max(able, key=lambda cat: cat.number)
        event = played.happened(TrickWon)[0]
        assert (event.card, event.seat) == (best, row.index(best))
        assert event.reason.key == (
            "highest-trump" if best.suit == coffee.suit else "highest-of-led"
        )


def test_the_winner_takes_the_coffee_into_its_acquired_row_apart_from_the_unused_ones() -> None:
    played = trick("coffee-white-6", "black-6 black-9 white-1")
    assert played.pile("taken", 2) == "coffee-white-6"
    assert played.pile("unused", 2) == "coffee-brown-5"
    assert played.pile("centre") == ""


def test_the_cats_are_put_aside_face_down_for_good() -> None:
    played = trick("coffee-white-6", "black-6 black-9 white-1")
    assert played.pile("played") == "black-6 black-9 white-1"
    assert not played.game.pile("played", 0).face_up
    play_on(dealt(Catte(3), 4), Random(4).random, cats_only_gather)


def cats_only_gather(played: Table) -> bool:
    """Whether the game is over; until then no cat may come back from those put aside."""
    aside = played.game.pile("played", 0).number
    assert not [event for event in played.happened(CardsMoved) if event.source == aside]
    return played.game.is_over(played.state)


def test_the_winner_leads_the_next() -> None:
    played = trick("coffee-white-6", "black-6 black-9 white-1")
    assert played.state.lead == played.state.turn == 2


def test_every_round_starts_from_all_cards_shuffled_and_dealt_anew() -> None:
    played = dealt(Catte(3), 8)
    before = {seat: played.pile("hand", seat) for seat in range(3)}
    play_on(played, Random(8).random, lambda t: t.state.round == 2)
    assert [len(played.pile("hand", seat).split()) for seat in range(3)] == [13, 13, 13]
    assert [len(played.pile("unused", seat).split()) for seat in range(3)] == [4, 4, 4]
    assert [played.pile("taken", seat) for seat in range(3)] == ["", "", ""]
    assert all(played.pile("hand", seat) != before[seat] for seat in range(3))


# The round's end


def ended(
    *,
    seats: int = 3,
    centre: str = "coffee-white-2",
    taken: dict[int, str] | None = None,
    unused: dict[int, str] | None = None,
    last: bool = False,
    options: dict[str, str] | None = None,
    **fields: Any,
) -> Table:
    """The table after a trick that seat 0 won; the last of the round if asked so."""
    hands = {0: "brown-9", 1: "brown-2", 2: "brown-3", 3: "brown-4"}
    if not last:
        hands = {seat: f"{hand} white-{seat + 1}" for seat, hand in hands.items()}
    row = ["brown-9", "brown-2", "brown-3", "brown-4"][:seats]
    played = a_round(
        {seat: hands[seat] for seat in range(seats)},
        centre=centre,
        seats=seats,
        unused=unused,
        taken=taken or {},
        options=options,
        **fields,
    )
    played.play(*row)
    return played


def why_ended(played: Table) -> str | None:
    """The key of the reason why the round ended, if it did."""
    over = played.happened(RoundEnded)
    return over[0].reason.key if over else None


@pytest.mark.parametrize(
    ("seats", "taken", "why"),
    [
        (3, "coffee-black-10 coffee-white-8", None),
        (3, "coffee-black-10 coffee-white-8 coffee-brown-1", "over-limit"),
        (4, "coffee-black-5 coffee-white-8", None),
        (4, "coffee-black-10 coffee-white-4", "over-limit"),
    ],
)
def test_the_round_ends_at_once_when_a_total_exceeds_20_with_three_seats_or_15_with_four(
    seats: int, taken: str, why: str | None
) -> None:
    assert why_ended(ended(seats=seats, taken={0: taken})) == why


def test_exactly_the_limit_does_not_exceed_it() -> None:
    played = ended(taken={0: "coffee-black-10 coffee-white-8"}, unused={0: "coffee-black-5"})
    assert why_ended(played) is None
    assert played.state.asked == "coffee"


def test_the_round_ends_when_the_next_lead_has_no_unused_coffee() -> None:
    played = ended(unused={0: "", 1: "coffee-brown-3", 2: "coffee-brown-5"})
    assert why_ended(played) == "no-coffee"


def test_a_seat_without_unused_coffees_does_not_end_the_round_unless_it_leads() -> None:
    played = ended(unused={0: "coffee-brown-3", 1: "", 2: ""})
    assert why_ended(played) is None


def test_the_round_ends_when_the_last_cats_have_been_played_and_that_trick_is_completed() -> None:
    played = ended(last=True)
    assert why_ended(played) == "cats-gone"
    assert played.happened(TrickWon)[0].seat == 0
    assert played.happened(Scored)[0].points == 2 + 1


def test_after_each_trick_limit_cats_and_coffees_are_checked_in_this_order() -> None:
    over = {0: "coffee-black-15 coffee-white-4"}
    nothing = {0: "", 1: "coffee-brown-3", 2: "coffee-brown-5"}
    assert why_ended(ended(taken=over, unused=nothing, last=True)) == "over-limit"
    assert why_ended(ended(unused=nothing, last=True)) == "cats-gone"
    assert why_ended(ended(unused=nothing)) == "no-coffee"


# Scoring


def points(played: Table) -> list[int]:
    """Each seat's points for the round that ended."""
    return [event.points for event in played.happened(Scored)[: played.game.seats]]


def test_over_the_limit_gives_0_exactly_the_limit_doubles_and_else_the_total_counts() -> None:
    none = dict.fromkeys(range(3), "")
    assert points(ended(taken={0: "coffee-black-15 coffee-white-4"}, unused=none))[0] == 0
    assert points(ended(taken={0: "coffee-black-10 coffee-white-8"}, unused=none))[0] == 40
    assert points(ended(taken={0: "coffee-black-10 coffee-brown-7"}, unused=none))[0] == 19


@pytest.mark.parametrize("unused", [0, 1, 2, 3, 4])
def test_unused_coffees_give_their_number_squared(unused: int) -> None:
    rows = {0: "", 1: " ".join([c.name for c in COFFEES[:unused]]), 2: ""}
    assert points(ended(unused=rows))[1] == unused**2


def test_with_three_seats_20_acquired_and_3_unused_give_49() -> None:
    taken = {1: "coffee-black-10 coffee-white-8 coffee-white-2"}
    unused = {0: "", 1: "coffee-brown-1 coffee-brown-3 coffee-brown-5", 2: ""}
    assert points(ended(centre="coffee-white-4", taken=taken, unused=unused))[1] == 49


def test_with_four_seats_only_black_15_acquired_and_1_unused_give_31() -> None:
    unused = {0: "", 1: "coffee-brown-1", 2: "", 3: ""}
    assert points(ended(seats=4, taken={1: "coffee-black-15"}, unused=unused))[1] == 31


def three_scores(options: dict[str, str] | None = None) -> Table:
    """Three seats with 24, 20 and 11 acquired and 2, 1 and 2 coffees unused."""
    return ended(
        centre="coffee-white-4",
        taken={
            0: "coffee-black-15 coffee-black-5",
            1: "coffee-white-10 coffee-black-10",
            2: "coffee-brown-9 coffee-white-2",
        },
        unused={
            0: "coffee-brown-1 coffee-brown-3",
            1: "coffee-brown-5",
            2: "coffee-white-6 coffee-white-8",
        },
        options=options,
    )


def test_24_20_and_11_acquired_with_2_1_and_2_unused_give_4_41_and_15() -> None:
    assert points(three_scores()) == [4, 41, 15]


def test_one_seat_may_be_over_the_limit_while_another_doubles() -> None:
    first = [event.lines[0].what for event in three_scores().happened(Scored)]
    assert first == ["over-limit", "exactly-limit", "taken"]


def test_a_cup_over_the_limit_is_told_as_such() -> None:
    none = dict.fromkeys(range(3), "")
    told = []
    for taken in ("coffee-black-10 coffee-white-8", "coffee-black-15 coffee-white-4"):
        played = ended(taken={0: taken}, unused=none)
        wording = Wording(played.game, ["Sumi"] * 3)
        told.append(wording.reason(played.happened(Scored)[0].reason))
    assert told == ["Cup: 20 of 20", "Cup: 21 of 20, over the limit"]


def test_with_bust_unused_lost_a_seat_over_the_limit_does_not_score_its_unused_coffees() -> None:
    assert points(three_scores({"bust_unused": "lost"})) == [0, 41, 15]


def test_usually_a_seat_over_the_limit_still_scores_its_unused_coffees() -> None:
    assert Catte().chosen["bust_unused"] == "counted"


def test_the_lines_of_a_score_say_what_was_counted_and_add_up() -> None:
    for bust, taken, unused in product(("counted", "lost"), range(45), range(5)):
        for seats in (3, 4):
            game = Catte(seats, {"bust_unused": bust})
            lines = game.score_lines(taken, unused)
            limit = 20 if seats == 3 else 15
            total = 0 if taken > limit else taken * 2 if taken == limit else taken
            square = 0 if taken > limit and bust == "lost" else unused**2
            assert sum(line.gives for line in lines) == total + square
            assert [line.amount for line in lines] == [taken, unused]
            assert all(line.amount * line.times == line.gives for line in lines)


# The game


@pytest.mark.parametrize("seats", [3, 4])
def test_there_are_as_many_rounds_as_seats(seats: int) -> None:
    played = dealt(Catte(seats), 2)
    play_on(played, Random(2).random, lambda t: t.game.is_over(t.state))
    assert [event.round for event in played.happened(RoundStarted)] == list(range(1, seats + 1))


@pytest.mark.parametrize("seats", [3, 4])
def test_each_round_is_led_first_by_the_seat_left_of_the_previous_rounds_first_lead(
    seats: int,
) -> None:
    played = dealt(Catte(seats), 2)
    play_on(played, Random(2).random, lambda t: t.game.is_over(t.state))
    leads = [event.lead for event in played.happened(RoundStarted)]
    assert leads == [(leads[0] + step) % seats for step in range(seats)]


def test_the_highest_total_wins() -> None:
    played = ended(last=True, round=3, scores=(10, 40, 5))
    assert played.happened(GameEnded) == [GameEnded((1,), (13, 41, 6))]


def test_ties_share_the_win() -> None:
    played = ended(last=True, round=3, scores=(38, 40, 5))
    assert played.state.winners == (0, 1)
    assert played.game.returns(played.state) == (0.5, 0.5, 0.0)
