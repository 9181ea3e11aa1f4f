"""The rules of Tomorrow Never Meows, sentence by sentence."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from cardtable.games.meows.rules import (
    ANNOUNCE,
    BASIC_OF,
    MAKE_WISH,
    WEATHER,
    WISH_WORDS,
    WISHES,
    Meows,
)
from cardtable.rules.events import CardsMoved, GameEnded, RoundStarted, Said, Scored, TrickWon
from cardtable.rules.game import BadOption
from cardtable.rules.sight import seen, view
from tests.games.tables import Table, dealt, names, play_on, table

BASIC = {"fine", "cloudy", "rainy", "thunder", "snow"}
SUITS = ("fine", "cloudy", "rainy", "thunder", "snow")


# The cards and the deal


def test_fine_cloudy_and_rainy_have_the_numbers_1_to_10_and_thunder_and_snow_1_to_3() -> None:
    expected = [f"{suit}-{n}" for suit in SUITS[:3] for n in range(1, 11)]
    expected += [f"{suit}-{n}" for suit in SUITS[3:] for n in range(1, 4)]
    assert sorted(card.name for card in WEATHER) == sorted(expected)
    assert len(WEATHER) == 36


@pytest.mark.parametrize(("seats", "each", "aside"), [(3, 10, 6), (4, 8, 4)])
def test_three_seats_get_ten_cards_each_and_four_get_eight_and_the_rest_lies_aside_unseen(
    seats: int, each: int, aside: int
) -> None:
    start = dealt(Meows(seats))
    assert [len(start.pile("hand", seat).split()) for seat in range(seats)] == [each] * seats
    assert len(start.pile("aside").split()) == aside
    for seat in range(seats):
        sight = view(start.game, start.state, seat)
        assert {card.name for card in sight.piles[start.game.pile("aside", 0).number]} == {
            "back-weather"
        }


def test_all_thirty_six_cards_are_shuffled_again_every_round() -> None:
    played = dealt(Meows(4), 5)
    first = {seat: set(played.pile("hand", seat).split()) for seat in range(4)}
    play_on(played, Random(1).random, lambda t: t.state.round == 2)
    hands = [set(played.pile("hand", seat).split()) for seat in range(4)]
    there = [*played.pile("aside").split(), *[name for hand in hands for name in hand]]
    assert sorted(there) == sorted(card.name for card in WEATHER)
    assert all(hands[seat] != first[seat] for seat in range(4))


def test_the_first_lead_of_a_game_is_drawn_from_the_seed() -> None:
    leads = Counter(Meows(4).deal(seed).lead for seed in range(400))
    assert set(leads) == {0, 1, 2, 3}
    assert min(leads.values()) > 60
    assert Meows(4).deal(7).lead == Meows(4).deal(7).lead


def test_it_is_for_three_or_four_seats_and_usually_four() -> None:
    assert Meows().seats == 4
    with pytest.raises(BadOption, match="3 or 4 seats, not 5"):
        Meows(5)


# Wishes


def wishing(game: Meows, **fields: Any) -> Table:
    """A table where the first seat in waiting is asked for its wish."""
    hands = {seat: f"fine-{seat + 1}" for seat in range(game.seats)}
    choice = {seat: names(WISHES) for seat in range(game.seats)}
    asked = table(game, asked="wish", hand=hands, choice=choice, **fields)
    asked.state.waiting = fields.get("waiting", tuple(range(game.seats)))
    asked.state.turn = asked.state.waiting[0]
    return asked


def wishes_open(played: Table) -> set[str]:
    """The wishes the seat to move may make."""
    return {move.card.suit for move in played.game.legal_moves(played.state)}


def test_the_basic_wishes_are_fine_cloudy_rainy_thunder_and_snow() -> None:
    assert wishes_open(dealt(Meows(4))) == BASIC


def test_the_advanced_wishes_are_very_fine_very_cloudy_and_very_rainy() -> None:
    assert set(WISH_WORDS) - BASIC == set(BASIC_OF) == {"very-fine", "very-cloudy", "very-rainy"}


@pytest.mark.parametrize(
    ("last", "opened"),
    [
        ("fine", {"very-fine"}),
        ("cloudy", {"very-cloudy"}),
        ("rainy", {"very-rainy"}),
        ("thunder", set()),
        ("snow", set()),
        ("very-fine", set()),
    ],
)
def test_an_advanced_wish_needs_its_basic_wish_in_the_round_just_before(
    last: str, opened: set[str]
) -> None:
    asked = wishing(Meows(4), round=2, last_wish=(last, "snow", "snow", "snow"))
    assert wishes_open(asked) == BASIC | opened


def test_a_basic_wish_two_rounds_ago_does_not_open_its_advanced_wish() -> None:
    played = dealt(Meows(3), 3)
    wish_each_round(played, 0, ["fine", "snow"])
    play_on(played, Random(2).random, lambda t: t.state.round == 3 and t.state.turn == 0)
    assert played.state.asked == "wish"
    assert "very-fine" not in wishes_open(played)


def wish_each_round(played: Table, seat: int, wishes: list[str]) -> None:
    """Play until this seat has made these wishes, one a round, the others wishing at random."""
    luck = Random(9).random
    for number, wish in enumerate(wishes, 1):
        play_on(
            played,
            luck,
            lambda t, n=number: (  # type: ignore[misc]
                t.state.round == n and t.state.asked == "wish" and t.state.turn == seat
            ),
        )
        played.play(f"wish-{wish}")


def test_an_advanced_wish_does_not_count_as_its_basic_one() -> None:
    asked = wishing(Meows(4), round=3, last_wish=("very-fine", "", "", ""))
    assert asked.reason_against("wish-very-fine choice>wish") is not None


@pytest.mark.parametrize("seats", [3, 4])
def test_each_seat_may_make_at_most_one_advanced_wish_a_game_also_in_one_of_four_rounds(
    seats: int,
) -> None:
    played = dealt(Meows(seats, {"rounds": "seats"}), 11)
    wish_each_round(played, 1, ["fine", "very-fine", "rainy"])
    luck = Random(4).random
    play_on(
        played,
        luck,
        lambda t: bool(t.state.winners) or (t.state.round == 4 and t.state.turn == 1),
    )
    assert played.state.advanced[1]
    if seats == 4:
        assert wishes_open(played) == BASIC
        reason = played.reason_against("wish-very-rainy choice>wish")
        assert reason is not None
        assert reason.key == "wish-advanced-once"


def test_a_basic_wish_may_be_repeated() -> None:
    played = dealt(Meows(3), 3)
    wish_each_round(played, 2, ["snow", "snow", "snow"])
    assert played.pile("wish", 2) == "wish-snow"


@pytest.mark.parametrize("wish", sorted(BASIC_OF))
def test_an_advanced_wish_that_may_not_be_made_names_the_basic_wish_it_needs(wish: str) -> None:
    reason = dealt(Meows(4)).reason_against(f"wish-{wish} choice>wish")
    assert reason is not None
    assert reason.key == "wish-needs-basic"
    assert dict(reason.values)["basic"].name == f"wish-{BASIC_OF[wish]}"  # type: ignore[union-attr]


def test_wishes_are_made_one_after_another_each_seat_seeing_those_before_it() -> None:
    played = dealt(Meows(4), 2)
    first = played.state.turn
    played.play("wish-rainy")
    second = played.state.turn
    assert second != first
    sight = view(played.game, played.state, second)
    assert names(sight.piles[played.game.pile("wish", first).number]) == "wish-rainy"
    assert played.state.asked == "wish"


def test_wishes_are_made_after_the_deal_with_ones_hand_in_view() -> None:
    played = dealt(Meows(3), 2)
    seat = played.state.turn
    sight = view(played.game, played.state, seat)
    assert names(sight.piles[played.game.pile("hand", seat).number]) == played.pile("hand", seat)
    assert len(played.pile("hand", seat).split()) == 10


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (3, 2), (4, 1), (4, 4)])
def test_in_round_1_wishes_are_made_from_the_lead_clockwise(seats: int, seed: int) -> None:
    played = dealt(Meows(seats), seed)
    turns = []
    for _ in range(seats):
        turns.append(played.state.turn)
        played.play("wish-snow")
    lead = played.state.lead
    assert turns == [(lead + step) % seats for step in range(seats)]
    assert played.state.turn == lead
    assert played.state.asked == "card"


def last_trick_of_a_round(
    game: Meows,
    scores: tuple[int, ...],
    *,
    lead: int = 0,
    first_lead: int = 0,
    number: int = 1,
    won: dict[int, str] | None = None,
    wishes: tuple[str, ...] | None = None,
    **fields: Any,
) -> Table:
    """Each seat holds one Fine, the highest with the seat before the lead; scores stay."""
    hands = {(lead + step) % game.seats: f"fine-{7 + step}" for step in range(game.seats)}
    made = wishes or ("thunder",) * game.seats
    wish = {seat: f"wish-{made[seat]}" for seat in range(game.seats)}
    choice = {
        seat: names(tuple([w for w in WISHES if w.suit != made[seat]]))
        for seat in range(game.seats)
    }
    return table(
        game,
        hand=hands,
        wish=wish,
        choice=choice,
        won=won or {},
        scores=scores,
        round=number,
        lead=lead,
        first_lead=first_lead,
        **fields,
    )


def finish_the_trick(played: Table) -> None:
    """Everyone plays its only card."""
    for _ in range(played.game.seats):
        played.play(str(played.game.legal_moves(played.state)[0]))


def test_in_later_rounds_wishes_are_made_from_the_highest_score_to_the_lowest() -> None:
    played = last_trick_of_a_round(Meows(4), (3, 9, -2, 5))
    finish_the_trick(played)
    assert played.state.waiting == (1, 3, 0, 2)
    assert played.state.turn == 1


def test_equal_scores_wish_in_clockwise_order_from_the_new_lead() -> None:
    played = last_trick_of_a_round(Meows(4), (4, 4, 1, 4))
    finish_the_trick(played)
    assert played.state.first_lead == 2
    assert played.state.waiting == (3, 0, 1, 2)


# Who leads a round, and how many rounds there are


def test_in_later_rounds_the_lowest_score_leads() -> None:
    played = last_trick_of_a_round(Meows(4), (3, 9, -2, 5))
    finish_the_trick(played)
    assert played.state.lead == 2
    assert played.happened(RoundStarted)[-1] == RoundStarted(2, 2)


@pytest.mark.parametrize(
    ("scores", "first_lead", "lead"),
    [
        ((1, 1, 1, 1), 0, 1),
        ((1, 1, 1, 1), 3, 0),
        ((1, 5, 1, 5), 0, 2),
        ((1, 5, 1, 5), 2, 0),
        ((1, 5, 5, 1), 0, 3),
        ((1, 5, 5, 5), 0, 0),
    ],
)
def test_of_tied_lowest_the_first_clockwise_leads_the_last_rounds_first_lead_coming_last(
    scores: tuple[int, ...], first_lead: int, lead: int
) -> None:
    played = last_trick_of_a_round(Meows(4), scores, first_lead=first_lead, lead=1)
    finish_the_trick(played)
    assert played.state.first_lead == lead


def test_with_first_lead_rotate_the_first_lead_goes_clockwise_whatever_the_scores() -> None:
    rotating = Meows(4, {"first_lead": "rotate"})
    played = last_trick_of_a_round(rotating, (3, 9, -2, 5), first_lead=3, lead=1)
    finish_the_trick(played)
    assert played.state.lead == 0


@pytest.mark.parametrize(("seats", "rounds"), [(3, "3"), (4, "3"), (3, "seats"), (4, "seats")])
def test_there_are_three_rounds_or_with_rounds_seats_as_many_as_seats(
    seats: int, rounds: str
) -> None:
    played = dealt(Meows(seats, {"rounds": rounds}), 1)
    play_on(played, Random(1).random, lambda t: t.game.is_over(t.state))
    expected = 3 if rounds == "3" else seats
    assert [event.round for event in played.happened(RoundStarted)] == list(range(1, expected + 1))


# Playing


def test_everyone_must_follow_the_led_suit() -> None:
    played = table(Meows(3), hand={0: "fine-3", 1: "fine-1 fine-9 rainy-2 snow-1"})
    played.play("fine-3")
    assert played.may() == {"fine-1", "fine-9"}


@pytest.mark.parametrize("suit", SUITS)
def test_all_five_are_suits_to_be_followed(suit: str) -> None:
    other = "rainy-5" if suit != "rainy" else "fine-5"
    played = table(Meows(3), hand={0: f"{suit}-1", 1: f"{suit}-2 {other} {suit}-3"})
    played.play(f"{suit}-1")
    assert played.may() == {f"{suit}-2", f"{suit}-3"}


def test_who_is_void_of_the_led_suit_may_play_any_card() -> None:
    played = table(Meows(3), hand={0: "fine-3", 1: "rainy-2 snow-1 thunder-3 cloudy-4"})
    played.play("fine-3")
    assert played.may() == {"rainy-2", "snow-1", "thunder-3", "cloudy-4"}


def test_the_lead_may_lead_any_card() -> None:
    played = table(Meows(3), hand={0: "rainy-2 snow-1 thunder-3 cloudy-4 fine-1"})
    assert played.may() == {"rainy-2", "snow-1", "thunder-3", "cloudy-4", "fine-1"}


def test_a_card_that_does_not_follow_is_refused_with_the_suit_and_a_card_that_binds() -> None:
    played = table(Meows(3), hand={0: "fine-3", 1: "fine-1 fine-9 rainy-2"})
    played.play("fine-3")
    reason = played.reason_against("rainy-2 hand>trick")
    assert reason is not None
    assert reason.key == "must-follow"
    assert {name: str(value) for name, value in reason.values} == {
        "suit": "fine",
        "card": "fine-9",
    }


def test_the_winner_of_a_trick_leads_the_next() -> None:
    played = trick(4, "fine-9 fine-10 rainy-1 fine-2")
    assert played.state.lead == played.state.turn == 1
    assert played.state.asked == "card"
    assert set(played.pile("won", 1).split()) == {"fine-9", "fine-10", "rainy-1", "fine-2"}
    assert played.pile("trick") == ""


# Who wins a trick


def trick(seats: int, row: str, lead: int = 0) -> Table:
    """A table after this trick; everyone keeps another card of the suit it played."""
    played_cards = row.split()
    hands = {}
    used = set(played_cards)
    for step, name in enumerate(played_cards):
        suit = name.split("-")[0]
        spares = (f"{suit}-{n}" for n in range(1, 11) if f"{suit}-{n}" not in used)
        spare = next(spares, "cloudy-1")
        if suit in ("thunder", "snow") and spare[-1] not in "123":
            spare = name
        used.add(spare)
        hands[(lead + step) % seats] = f"{name} {spare}"
    played = table(Meows(seats), hand=hands, lead=lead)
    played.play(*[f"{name} hand>trick" for name in played_cards])
    return played


def test_thunder_1_takes_fine_9_and_fine_10() -> None:
    assert trick(3, "fine-9 fine-10 thunder-1").trick_won() == (2, "thunder-1", "highest-thunder")


def test_snow_1_takes_a_led_thunder_3_and_a_thunder_1() -> None:
    assert trick(3, "thunder-3 snow-1 thunder-1").trick_won() == (
        1,
        "snow-1",
        "snow-beats-thunder",
    )


def test_under_a_led_snow_2_fine_7_wins_over_cloudy_7_for_being_played_later() -> None:
    assert trick(3, "snow-2 cloudy-7 fine-7").trick_won() == (2, "fine-7", "highest-under-snow")


def test_of_three_snows_snow_3_wins() -> None:
    assert trick(3, "snow-1 snow-3 snow-2").trick_won() == (1, "snow-3", "only-snow")


def test_rainy_4_led_wins_over_snow_3_and_cloudy_10() -> None:
    assert trick(3, "rainy-4 snow-3 cloudy-10").trick_won() == (0, "rainy-4", "highest-of-led")


def test_snow_1_takes_a_led_rainy_10_because_thunder_3_lies_there_too() -> None:
    assert trick(3, "rainy-10 thunder-3 snow-1").trick_won() == (
        2,
        "snow-1",
        "snow-beats-thunder",
    )


def test_with_thunder_and_snow_both_in_the_trick_the_highest_snow_wins() -> None:
    assert trick(4, "snow-1 thunder-3 snow-2 fine-10").trick_won()[:2] == (2, "snow-2")
    assert trick(4, "cloudy-1 snow-3 snow-2 thunder-1").trick_won()[:2] == (1, "snow-3")


def test_with_thunder_and_no_snow_the_highest_thunder_wins() -> None:
    assert trick(4, "thunder-1 thunder-3 fine-10 thunder-2").trick_won()[:2] == (1, "thunder-3")
    assert trick(4, "rainy-9 rainy-10 thunder-1 fine-10").trick_won()[:2] == (2, "thunder-1")


def test_with_only_snow_the_highest_snow_wins() -> None:
    assert trick(3, "snow-3 snow-1 snow-2", lead=1).trick_won()[:2] == (1, "snow-3")


def test_under_a_led_snow_the_highest_number_of_the_fair_suits_wins_whatever_its_suit() -> None:
    assert trick(4, "snow-3 rainy-4 cloudy-8 fine-6").trick_won()[:2] == (2, "cloudy-8")
    assert trick(4, "snow-3 snow-1 snow-2 fine-1").trick_won()[:2] == (3, "fine-1")


def test_under_a_led_snow_a_tie_goes_to_the_one_played_later() -> None:
    assert trick(4, "snow-1 fine-5 rainy-5 cloudy-5").trick_won()[:2] == (3, "cloudy-5")
    assert trick(4, "snow-1 fine-5 rainy-5 cloudy-4").trick_won()[:2] == (2, "rainy-5")


def test_otherwise_the_highest_card_of_the_led_suit_wins() -> None:
    assert trick(4, "cloudy-3 cloudy-4 fine-10 rainy-10").trick_won()[:2] == (1, "cloudy-4")
    assert trick(4, "cloudy-3 snow-3 fine-10 rainy-10").trick_won()[:2] == (0, "cloudy-3")


def winner_by_the_page(row: tuple[tuple[str, int], ...]) -> int:
    """The winning place, read off the five lines of the rules one by one."""
    there = {suit for suit, _ in row}
    fair = [place for place, (suit, _) in enumerate(row) if suit not in ("thunder", "snow")]
    if {"thunder", "snow"} <= there:
        able = [place for place, (suit, _) in enumerate(row) if suit == "snow"]
    elif "thunder" in there:
        able = [place for place, (suit, _) in enumerate(row) if suit == "thunder"]
    elif there == {"snow"}:
        able = list(range(len(row)))
    elif row[0][0] == "snow":
        return max(fair, key=lambda place: (row[place][1], place))
    else:
        able = [place for place, (suit, _) in enumerate(row) if suit == row[0][0]]
    return max(able, key=lambda place: row[place][1])


@pytest.mark.unhurried
def test_every_trick_of_some_thousand_is_won_by_the_first_line_that_fits() -> None:
    luck = Random(6)
    keys = set()
    for _ in range(3000):
        row = luck.sample(WEATHER, luck.choice((3, 4)))
        if luck.random() < 0.3:
            row = luck.sample(WEATHER[30:] + WEATHER[5:8], len(row))
        game = Meows(len(row))
        hands = {seat: card.name for seat, card in enumerate(row)}
        wishes = dict.fromkeys(range(len(row)), "wish-snow")
        played = table(game, hand=hands, wish=wishes)
        for card in row:
            played.game.play(played.state, played.move(f"{card.name} hand>trick"))
        event = played.happened(TrickWon)[0]
        assert event.seat == winner_by_the_page(tuple([(c.suit, c.number) for c in row])), row
        assert event.card is row[event.seat]
        keys.add(event.reason.key)
    assert keys == {
        "snow-beats-thunder",
        "highest-thunder",
        "only-snow",
        "highest-under-snow",
        "highest-of-led",
    }


def test_won_tricks_lie_face_down() -> None:
    pile = Meows(4).pile("won", 2)
    assert not pile.face_up


# Scoring


def scored(wish: str, won: str, seats: int = 3, **options: str) -> Scored:
    """What seat 0 scores for these cards won with this wish; another wins the last trick."""
    game = Meows(seats, options)
    played = last_trick_of_a_round(
        game,
        (0,) * seats,
        won={0: won},
        wishes=(wish, *["thunder"] * (seats - 1)),
    )
    finish_the_trick(played)
    return played.happened(Scored)[0]


def heap(fine: int = 0, cloudy: int = 0, rainy: int = 0, thunder: int = 0, snow: int = 0) -> str:
    """So many cards of each suit."""
    counts = zip(SUITS, (fine, cloudy, rainy, thunder, snow), strict=True)
    return " ".join([f"{suit}-{n + 1}" for suit, count in counts for n in range(count)])


@pytest.mark.parametrize("wish", ["fine", "cloudy", "rainy"])
def test_fine_cloudy_and_rainy_give_one_point_per_card_of_that_suit(wish: str) -> None:
    assert scored(wish, heap(**{wish: 4})).points == 4
    other = {"fine": "cloudy", "cloudy": "rainy", "rainy": "fine"}[wish]
    assert scored(wish, heap(**{wish: 2, other: 5})).points == 2


@pytest.mark.parametrize("wish", ["fine", "cloudy", "rainy"])
def test_thunder_and_snow_cancel_one_for_one_and_each_one_left_over_is_minus_one(
    wish: str,
) -> None:
    assert scored(wish, heap(**{wish: 3}, thunder=2, snow=2)).points == 3
    assert scored(wish, heap(**{wish: 3}, thunder=3, snow=1)).points == 1
    assert scored(wish, heap(**{wish: 3}, thunder=1, snow=3)).points == 1
    assert scored(wish, heap(**{wish: 1}, snow=3)).points == -2


def test_thunder_gives_two_per_thunder_and_minus_two_per_snow_after_cancelling() -> None:
    assert scored("thunder", heap(thunder=3)).points == 6
    assert scored("thunder", heap(thunder=3, snow=2)).points == 2
    assert scored("thunder", heap(thunder=1, snow=3)).points == -4
    assert scored("thunder", heap(fine=3, cloudy=2, rainy=1)).points == 0


def test_snow_gives_six_for_no_trick_and_else_minus_three_per_trick() -> None:
    assert scored("snow", "").points == 6
    assert scored("snow", heap(fine=3)).points == -3
    assert scored("snow", heap(cloudy=4, rainy=4, snow=1)).points == -9
    assert scored("snow", heap(cloudy=4, rainy=4), seats=4).points == -6


def test_very_fine_gives_3f_minus_c_minus_r_minus_2t_minus_2s_without_cancelling() -> None:
    assert scored("very-fine", heap(fine=5)).points == 15
    assert scored("very-fine", heap(fine=5, cloudy=2, rainy=1)).points == 12
    assert scored("very-fine", heap(fine=5, thunder=2, snow=2)).points == 7


def test_very_cloudy_gives_all_fair_cards_their_sign_turned_by_each_thunder_and_snow() -> None:
    assert scored("very-cloudy", heap(fine=3, cloudy=3, rainy=2)).points == 8
    assert scored("very-cloudy", heap(fine=3, cloudy=3, rainy=2, thunder=1)).points == -8
    assert scored("very-cloudy", heap(fine=3, cloudy=3, rainy=2, snow=3)).points == -8
    assert scored("very-cloudy", heap(fine=1, thunder=1, snow=1)).points == 1


def test_very_rainy_gives_minus_f_plus_2r_plus_two_to_the_number_of_snows() -> None:
    assert scored("very-rainy", heap(fine=2, rainy=3, snow=1)).points == -2 + 6 + 2
    assert scored("very-rainy", heap(fine=2, cloudy=4, rainy=3, snow=3)).points == -2 + 6 + 8


def test_in_very_rainy_each_thunder_counts_times_one() -> None:
    assert scored("very-rainy", heap(rainy=1, thunder=3)).points == 2 + 1
    assert scored("very-rainy", heap(rainy=1, thunder=3, snow=2)).points == 2 + 4


def test_very_rainy_with_two_thunder_only_gives_one() -> None:
    assert scored("very-rainy", heap(thunder=2)).points == 1


def test_very_rainy_without_thunder_and_snow_adds_nothing() -> None:
    assert scored("very-rainy", heap(fine=1, cloudy=1, rainy=1)).points == 1
    assert scored("very-rainy", "").points == 0


def test_numbers_on_cards_never_matter() -> None:
    assert scored("cloudy", "cloudy-10 cloudy-9 thunder-3").points == 1
    assert scored("cloudy", "cloudy-1 cloudy-2 thunder-1").points == 1


def test_thunder_with_f1_c2_r3_t2_s1_gives_2() -> None:
    assert scored("thunder", heap(1, 2, 3, 2, 1)).points == 2


def test_very_cloudy_with_f3_c3_r2_t2_s2_gives_8() -> None:
    assert scored("very-cloudy", heap(3, 3, 2, 2, 2)).points == 8


def test_very_rainy_with_f1_c1_r4_t1_s2_gives_11() -> None:
    assert scored("very-rainy", heap(1, 1, 4, 1, 2)).points == 11


def points_by_the_page(wish: str, f: int, c: int, r: int, t: int, s: int, tricks: int) -> int:
    """The table of wishes and points, as the page prints it."""
    left = abs(t - s)
    table_of_points: dict[str, int] = {
        "fine": f - left,
        "cloudy": c - left,
        "rainy": r - left,
        "thunder": 2 * (t - s),
        "snow": -3 * tricks if tricks else 6,
        "very-fine": 3 * f - c - r - 2 * t - 2 * s,
        "very-cloudy": (f + c + r) * (-1) ** (t + s),
        "very-rainy": -f + 2 * r + (2**s if t + s else 0),
    }
    return table_of_points[wish]


def test_every_wish_scores_every_heap_as_the_page_says_and_the_lines_add_up() -> None:
    for f, c, r, t, s in product((0, 1, 4), (0, 2), (0, 3), range(4), range(4)):
        if (f + c + r + t + s) % 3:
            continue
        for wish in WISH_WORDS:
            event = scored(wish, heap(f, c, r, t, s))
            tricks = (f + c + r + t + s) // 3
            assert event.points == points_by_the_page(wish, f, c, r, t, s, tricks)
            assert event.points == sum(line.gives for line in event.lines)


def test_totals_may_be_negative() -> None:
    played = last_trick_of_a_round(
        Meows(3), (-1, 0, 0), won={0: heap(fine=3)}, wishes=("snow", "fine", "fine")
    )
    finish_the_trick(played)
    assert played.state.scores[0] == -4


def test_the_highest_total_wins_after_the_last_round() -> None:
    played = last_trick_of_a_round(Meows(3), (3, 9, 4), number=3)
    finish_the_trick(played)
    assert played.game.is_over(played.state)
    assert played.state.winners == (1,)
    assert played.happened(GameEnded) == [GameEnded((1,), (3, 9, 4))]


def test_ties_share_the_win() -> None:
    played = last_trick_of_a_round(Meows(3), (9, 2, 9), number=3)
    finish_the_trick(played)
    assert played.state.winners == (0, 2)
    assert played.game.returns(played.state) == (0.5, 0.0, 0.5)


# Hidden wishes

HIDDEN = {"hidden": "yes"}


def test_in_a_hidden_game_each_seat_chooses_its_wish_face_down() -> None:
    played = dealt(Meows(4, HIDDEN), 1)
    chooser = played.state.turn
    played.play("wish-rainy")
    other = played.state.turn
    pile = played.game.pile("wish", chooser)
    assert names(view(played.game, played.state, other).piles[pile.number]) == "back-wish"
    assert names(view(played.game, played.state, chooser).piles[pile.number]) == "wish-rainy"
    moved = next(event for event in played.happened(CardsMoved) if event.target == pile.number)
    assert "rainy" not in repr(seen(played.game, moved, other))


def test_all_choose_together_nobody_seeing_anything_before_the_first_announcement() -> None:
    played = dealt(Meows(4, HIDDEN), 1)
    played.play(*["wish-snow"] * 4)
    assert played.state.asked == "announce"
    assert not played.happened(Said)
    for seat in range(4):
        sight = view(played.game, played.state, seat)
        others = [played.game.pile("wish", other).number for other in range(4) if other != seat]
        assert {names(sight.piles[pile]) for pile in others} == {"back-wish"}


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_wishes_are_announced_from_the_lead_clockwise(seed: int) -> None:
    played = dealt(Meows(4, HIDDEN), seed)
    lead = played.state.lead
    played.play(*["wish-snow"] * 4)
    played.play("fine", "cloudy", "rainy", "thunder")
    assert [event.seat for event in played.happened(Said)] == [(lead + n) % 4 for n in range(4)]
    assert played.state.turn == lead
    assert played.state.asked == "card"


def test_also_in_later_hidden_rounds_all_choose_and_announce_from_the_lead_clockwise() -> None:
    played = last_trick_of_a_round(Meows(4, HIDDEN), (3, 9, -2, 5), announced=("fine",) * 4)
    finish_the_trick(played)
    assert played.state.waiting == (2, 3, 0, 1)
    played.play(*["wish-snow"] * 4)
    assert played.state.asked == "announce"
    assert played.state.waiting == (2, 3, 0, 1)


def test_a_wish_may_be_announced_true_or_not() -> None:
    played = dealt(Meows(3, HIDDEN), 1)
    played.play(*["wish-snow"] * 3)
    assert played.may() == BASIC


def announcing(last: str, advanced: bool = False) -> Table:
    """A hidden game in its second round, seat 0 to announce, having wished for Fine before."""
    return table(
        Meows(3, HIDDEN),
        asked="announce",
        round=2,
        wish=dict.fromkeys(range(3), "wish-snow"),
        last_wish=(last, "snow", "snow"),
        advanced=(advanced, False, False),
        waiting=(0, 1, 2),
    )


def test_any_wish_that_seat_could_have_chosen_may_be_announced() -> None:
    assert announcing("fine").may() == BASIC | {"very-fine"}
    assert announcing("snow").may() == BASIC
    assert announcing("fine", advanced=True).may() == BASIC


def test_a_wish_that_seat_could_not_have_chosen_may_not_be_announced() -> None:
    reason = announcing("cloudy").reason_against("say very-fine")
    assert reason is not None
    assert reason.key == "wish-needs-basic"


def test_wishes_are_revealed_at_the_rounds_end() -> None:
    played = last_trick_of_a_round(Meows(3, HIDDEN), (0, 0, 0), announced=("fine",) * 3)
    finish_the_trick(played)
    shown = [played.game.pile("shown", seat).number for seat in range(3)]
    revealed = [event for event in played.happened(CardsMoved) if event.target in shown]
    assert [names(event.cards) for event in revealed] == ["wish-thunder"] * 3
    assert all(seen(played.game, event, 1) == event for event in revealed)


def test_with_8_the_just_before_condition_is_measured_on_the_wish_really_chosen() -> None:
    played = last_trick_of_a_round(
        Meows(3, HIDDEN),
        (0, 0, 0),
        wishes=("fine", "snow", "snow"),
        announced=("rainy", "fine", "snow"),
    )
    finish_the_trick(played)
    assert played.state.last_wish == ("fine", "snow", "snow")
    while played.state.turn != 0:
        played.play("wish-snow")
    assert wishes_open(played) == BASIC | {"very-fine"}


def test_round_1_has_no_advanced_wishes_and_none_can_be_announced() -> None:
    played = dealt(Meows(3, HIDDEN), 1)
    assert wishes_open(played) == BASIC
    played.play(*["wish-snow"] * 3)
    assert played.may() == BASIC


@pytest.mark.parametrize("hidden", ["no", "yes"])
def test_with_wishes_5_there_are_basic_wishes_only_hidden_or_not(hidden: str) -> None:
    game = Meows(3, {"wishes": "5", "hidden": hidden})
    asked = wishing(game, round=2, last_wish=("fine", "rainy", "cloudy"))
    assert wishes_open(asked) == BASIC
    reason = asked.reason_against("wish-very-fine choice>wish")
    assert reason is not None
    assert reason.key == "wish-basic-only"


STAKES = {"hidden": "yes", "stakes": "yes"}


def staked(wish: str, announced: str, won: str, seats: int = 3) -> Scored:
    """What seat 0 scores with stakes."""
    played = last_trick_of_a_round(
        Meows(seats, STAKES),
        (0,) * seats,
        won={0: won},
        wishes=(wish, *["thunder"] * (seats - 1)),
        announced=(announced, *["thunder"] * (seats - 1)),
    )
    finish_the_trick(played)
    return played.happened(Scored)[0]


def test_with_stakes_a_true_announcement_gives_three_per_trick_won_on_top_of_the_wish() -> None:
    assert staked("fine", "fine", heap(fine=4, cloudy=2)).points == 4 + 6
    assert staked("snow", "snow", heap(cloudy=4, rainy=4), seats=4).points == -6 + 6


def test_with_stakes_a_false_announcement_costs_three_per_trick_won() -> None:
    assert staked("fine", "rainy", heap(fine=4, cloudy=2)).points == 4 - 6
    assert staked("snow", "thunder", heap(fine=3)).points == -3 - 3


def test_with_stakes_who_wins_no_trick_neither_gains_nor_loses_by_its_announcement() -> None:
    assert staked("snow", "snow", "").points == staked("snow", "fine", "").points == 6


def test_with_stakes_the_lines_say_truth_or_lie_and_add_up() -> None:
    true, false = staked("fine", "fine", heap(fine=3)), staked("fine", "snow", heap(fine=3))
    assert true.lines[-1] == ("told-truth", 1, 3, 3)
    assert false.lines[-1] == ("told-lie", 1, -3, -3)
    assert sum(line.gives for line in false.lines) == false.points


def test_stakes_need_hidden_wishes() -> None:
    with pytest.raises(BadOption, match="needs hidden=yes"):
        Meows(3, {"stakes": "yes"})


def test_the_usual_options_are_three_rounds_lowest_leads_eight_open_wishes() -> None:
    assert Meows().chosen == {
        "rounds": "3",
        "first_lead": "lowest",
        "wishes": "8",
        "hidden": "no",
        "stakes": "no",
        "open_memory": "no",
    }


def test_a_wish_cannot_be_made_while_a_card_is_asked_nor_a_card_while_a_wish_is() -> None:
    wishes = dealt(Meows(3), 1)
    card = wishes.pile("hand", wishes.state.turn).split()[0]
    assert wishes.reason_against(f"{card} hand>trick") is not None
    cards = trick(3, "fine-9 fine-10 thunder-1")
    for move in (*MAKE_WISH.values(), *ANNOUNCE.values()):
        reason = cards.game.reason_against(cards.state, move)
        assert reason is not None
        assert reason.key == "not-asked"
