"""The rules of TOWAI, sentence by sentence."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from cardtable.games.towai.rules import DECK_CARDS, Towai
from cardtable.rules.events import (
    CardsMoved,
    Changed,
    GameEnded,
    RoundEnded,
    RoundStarted,
    Scored,
    Shuffled,
)
from cardtable.rules.game import BadOption
from cardtable.rules.sight import seen, view
from cardtable.table.wording import Wording
from tests.games.tables import Table, dealt, names, play_on, table

REST = "day-7 night-1"  # cards nobody is looking at in these tests

# The cards and the deal


def test_day_has_3_to_7_four_each_and_night_1_to_5_four_each() -> None:
    counts = Counter(card.name for card in DECK_CARDS)
    assert {name: n for name, n in counts.items() if "towai" not in name} == dict.fromkeys(
        [*[f"day-{n}" for n in range(3, 8)], *[f"night-{n}" for n in range(1, 6)]], 4
    )


def test_towai_has_1_2_3_5_6_7_three_each_and_two_towai_4() -> None:
    counts = Counter(card.name for card in DECK_CARDS if card.suit == "towai")
    assert counts == {f"towai-{n}": 2 if n == 4 else 3 for n in range(1, 8)}
    assert len(DECK_CARDS) == 60


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everyone_gets_seven_and_the_rest_is_the_deck(seats: int) -> None:
    start = dealt(Towai(seats), 1)
    assert [len(start.pile("hand", seat).split()) for seat in range(seats)] == [7] * seats
    assert len(start.pile("deck").split()) == 60 - 7 * seats


def test_all_sixty_are_shuffled_anew_every_round() -> None:
    played = dealt(Towai(3), 1)
    first = [played.pile("hand", seat) for seat in range(3)]
    play_on(played, Random(1).random, lambda t: t.state.round == 2)
    assert [len(played.pile("hand", seat).split()) for seat in range(3)] == [7, 7, 7]
    assert len(played.pile("deck").split()) == 39
    assert all(played.pile("hand", seat) != first[seat] for seat in range(3))


def test_the_number_of_cards_in_a_hand_is_open() -> None:
    start = dealt(Towai(4), 1)
    for seat in range(4):
        sight = view(start.game, start.state, seat)
        for other in range(4):
            hand = sight.piles[start.game.pile("hand", other).number]
            assert len(hand) == 7
            assert (names(hand) == " ".join(["back-towai"] * 7)) == (other != seat)


def test_the_first_player_of_round_1_is_drawn_from_the_seed() -> None:
    firsts = Counter(Towai(4).deal(seed).turn for seed in range(400))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 60


def test_it_is_for_two_to_six_seats_and_usually_four() -> None:
    assert Towai().seats == 4
    with pytest.raises(BadOption, match="2 or 3 or 4 or 5 or 6 seats, not 7"):
        Towai(7)


# The empty pile


def empty_pile(*hands: str, deck: str = "night-1 night-2 night-3", **laid: Any) -> Table:
    """Seat 0 is to set day or night on an empty pile."""
    in_hand = dict(enumerate(hands))
    return table(Towai(len(hands)), asked="set", hand=in_hand, deck=deck, player=0, **laid)


def going_on(
    pile: str,
    *hands: str,
    marker: str = "day",
    asked: str = "card",
    player: int | None = None,
    deck: str = "night-1 night-2 night-3 night-4 night-5 day-3",
    **laid: Any,
) -> Table:
    """Seat 0 is to move on this pile, its last card played by the seat before it."""
    seats = len(hands)
    return table(
        Towai(seats),
        asked=asked,
        hand=dict(enumerate(hands)),
        pile=pile,
        deck=deck,
        marker=marker,
        turn=0,
        player=seats - 1 if player is None else player,
        **laid,
    )


def test_on_an_empty_pile_the_player_sets_day_or_night_freely_and_plays_one_card() -> None:
    for side, fitting in (("day", "day-3"), ("night", "night-5")):
        played = empty_pile("day-3 night-5", REST)
        assert played.may() == {"day", "night"}
        played.play(side)
        assert played.state.marker == side
        assert played.state.turn == 0
        assert played.may() == {fitting}


@pytest.mark.parametrize(
    ("side", "may"),
    [
        ("day", {"day-3", "day-7", "towai-1", "towai-7"}),
        ("night", {"night-1", "night-5", "towai-1", "towai-7"}),
    ],
)
def test_the_card_must_fit_the_side_set_and_may_have_any_number(side: str, may: set[str]) -> None:
    played = empty_pile("day-3 day-7 night-1 night-5 towai-1 towai-7", REST)
    played.play(side)
    assert played.may() == may


def test_only_a_side_for_which_one_holds_a_fitting_card_may_be_set() -> None:
    assert empty_pile("day-3 day-5", REST).may() == {"day"}
    assert empty_pile("night-3 night-5", REST).may() == {"night"}
    assert empty_pile("towai-3 day-5", REST).may() == {"day", "night"}
    reason = empty_pile("day-3 day-5", REST).reason_against("say night")
    assert reason is not None
    assert reason.key == "nothing-fits"


def test_a_card_that_does_not_fit_the_side_set_is_refused() -> None:
    played = empty_pile("day-3 night-5", REST)
    before = played.reason_against("day-3 hand>pile")
    assert before is not None
    assert before.key == "set-first"
    played.play("day")
    reason = played.reason_against("night-5 hand>pile")
    assert reason is not None
    assert reason.key == "not-by-day"


def test_playing_is_compulsory_on_the_first_turn_of_a_round() -> None:
    played = empty_pile("day-3 night-5", REST)
    assert not {"pass", "stop"} & played.may()
    played.play("day")
    assert played.may() == {"day-3"}
    reason = played.reason_against("say pass")
    assert reason is not None
    assert reason.key == "must-play"


def test_after_a_reset_with_cards_left_in_hand_one_must_play() -> None:
    played = going_on("day-3", "towai-4 day-6 night-2", REST)
    played.play("towai-4")
    assert played.state.turn == 0
    assert played.may() == {"day", "night"}
    for word in ("pass", "stop"):
        reason = played.reason_against(f"say {word}")
        assert reason is not None
        assert reason.key == "must-play"
    played.play("night")
    assert played.may() == {"night-2"}


def test_playing_is_compulsory_when_all_others_have_passed() -> None:
    played = going_on("day-3", REST, REST, REST, player=2)
    played.play("pass", "pass")
    assert played.state.turn == 2
    assert played.may() == {"day", "night"}


# Playing on a pile


@pytest.mark.parametrize(
    ("card", "legal"), [("day-5", True), ("day-4", False), ("night-5", False), ("towai-6", True)]
)
def test_by_day_on_a_5_day_5_and_towai_6_may_be_played_but_not_day_4_nor_night_5(
    card: str, legal: bool
) -> None:
    played = going_on("day-5", f"{card} {REST}", REST)
    assert (card in played.may()) == legal


def test_by_day_a_day_or_towai_card_with_a_number_as_high_or_higher_may_be_played() -> None:
    hand = " ".join(sorted({card.name for card in DECK_CARDS}))
    assert going_on("night-4", hand, REST).may() == {
        *[f"day-{n}" for n in (4, 5, 6, 7)],
        *[f"towai-{n}" for n in (4, 5, 6, 7)],
        "pass",
    }


def test_by_night_a_night_or_towai_card_with_a_number_as_low_or_lower_may_be_played() -> None:
    hand = " ".join(sorted({card.name for card in DECK_CARDS}))
    assert going_on("day-4", hand, REST, marker="night").may() == {
        *[f"night-{n}" for n in (1, 2, 3, 4)],
        *[f"towai-{n}" for n in (1, 2, 3, 4)],
        "pass",
    }


@pytest.mark.parametrize(
    ("marker", "card", "key"),
    [
        ("day", "day-3", "too-low"),
        ("day", "night-5", "not-by-day"),
        ("night", "night-5", "too-high"),
        ("night", "towai-7", "too-high"),
        ("night", "day-3", "not-by-night"),
    ],
)
def test_a_card_that_may_not_be_played_says_why(marker: str, card: str, key: str) -> None:
    played = going_on("towai-4", f"{card} {REST}", REST, marker=marker)
    reason = played.reason_against(f"{card} hand>pile")
    assert reason is not None
    assert reason.key == key


def test_who_passes_draws_one_card_and_its_turn_is_over() -> None:
    played = going_on("day-5", "day-6", REST, REST, deck="night-5 night-4")
    played.play("pass")
    assert played.pile("hand", 0) == "day-6 night-5"
    assert played.state.turn == 1


def test_passing_is_always_allowed_when_the_pile_is_not_empty() -> None:
    assert "pass" in going_on("day-5", "day-6 towai-7", REST).may()
    assert "pass" in going_on("day-5", "day-3", REST).may()


# Combos


def test_after_a_play_the_same_player_may_go_on_with_cards_of_the_same_number_or_stop() -> None:
    played = going_on("day-3", "day-5 day-5 towai-5 day-6", REST)
    played.play("day-5")
    assert played.state.turn == 0
    assert played.may() == {"day-5", "towai-5", "stop"}
    played.play("day-5")
    assert played.may() == {"towai-5", "stop"}
    played.play("stop")
    assert played.state.turn == 1
    assert played.state.asked == "card"


def test_combo_cards_must_fit_the_marker_as_it_now_is() -> None:
    played = going_on("day-3", "day-5 night-5 day-6", REST)
    played.play("day-5")
    assert played.may() == {"stop"}
    reason = played.reason_against("night-5 hand>pile")
    assert reason is not None
    assert reason.key == "not-by-day"
    other = played.reason_against("day-6 hand>pile")
    assert other is not None
    assert other.key == "combo-number"


def test_by_day_day_3_then_towai_3_which_makes_it_night_then_night_3_is_a_legal_combo() -> None:
    played = empty_pile("day-3 towai-3 night-3 day-7", REST, REST)
    played.play("day", "day-3", "towai-3")
    assert played.state.marker == "night"
    assert [len(played.pile("hand", seat).split()) for seat in (1, 2)] == [3, 3]
    played.play("night-3")
    assert played.pile("pile") == "day-3 towai-3 night-3"
    assert played.may() == {"stop"}


def test_stop_is_asked_even_when_no_card_can_go_on() -> None:
    played = going_on("day-3", "day-5 day-6", REST)
    played.play("day-5")
    assert played.may() == {"stop"}


def test_an_effect_is_finished_before_the_combo_goes_on() -> None:
    played = going_on("day-3", "towai-5 night-5 day-6", "night-1 day-4", "day-7 day-4")
    played.play("towai-5")
    assert played.state.asked == "swap"
    early = played.reason_against("night-5 hand>pile")
    assert early is not None
    assert early.key == "swap-first"
    played.play("day-6", "night-1", "day-7")
    assert played.state.asked == "combo"
    assert played.state.turn == 0
    assert "night-5" in played.may()


def test_cards_that_came_by_a_swap_may_be_used_in_the_combo() -> None:
    played = going_on("day-3", "towai-5 day-6", "night-5 day-4", "day-7 day-4")
    played.play("towai-5", "day-6", "night-5", "day-7")
    assert played.pile("hand", 0) == "night-5"
    assert played.may() == {"night-5", "stop"}


# Effects


@pytest.mark.parametrize("number", [1, 2, 3, 5, 6, 7])
def test_every_towai_flips_the_marker(number: int) -> None:
    for before, after in (("day", "night"), ("night", "day")):
        top = "day-3" if before == "day" else "night-5"
        legal = number >= 3 if before == "day" else number <= 5
        played = going_on(top, f"towai-{number} {REST}", REST, marker=before)
        if legal:
            played.play(f"towai-{number}")
            assert played.state.marker == after
            assert played.happened(Changed)[0] == Changed("marker", after)
        else:
            assert f"towai-{number}" not in played.may()


def test_a_day_or_night_card_does_not_flip_the_marker() -> None:
    played = going_on("day-3", f"day-4 {REST}", REST)
    played.play("day-4")
    assert played.state.marker == "day"


def test_each_towai_of_a_combo_flips_the_marker_again() -> None:
    played = going_on("day-3", f"towai-6 towai-6 {REST}", REST)
    played.play("towai-6", "towai-6")
    assert played.state.marker == "day"


def test_towai_3_makes_every_other_seat_draw_one_clockwise_from_the_players_left() -> None:
    played = going_on(
        "day-3",
        f"towai-3 {REST}",
        "day-4",
        "day-4",
        "day-4",
        deck="night-1 night-2 night-3 night-4",
    )
    played.play("towai-3")
    assert [played.pile("hand", seat) for seat in range(4)] == [
        REST,
        "day-4 night-1",
        "day-4 night-2",
        "day-4 night-3",
    ]
    assert played.pile("deck") == "night-4"


def test_in_a_swap_everyone_chooses_a_card_and_all_are_passed_at_once_to_the_right() -> None:
    played = going_on("day-3", "towai-5 day-7", "day-4 night-1", "day-5 night-2")
    played.play("towai-5")
    assert [played.state.turn, played.may()] == [0, {"day-7"}]
    played.play("day-7")
    assert [played.state.turn, played.may()] == [1, {"day-4", "night-1"}]
    played.play("night-1")
    assert played.pile("hand", 0) == ""
    played.play("night-2")
    assert [played.pile("hand", seat) for seat in range(3)] == [
        "night-1",
        "day-4 night-2",
        "day-5 day-7",
    ]


def test_swapped_cards_are_chosen_unseen_by_others() -> None:
    played = going_on("day-3", "towai-5 day-7", "day-4 night-1", "day-5 night-2")
    played.play("towai-5", "day-7", "night-1")
    swapped = played.game.pile("swapped", 0).number
    assert names(view(played.game, played.state, 0).piles[swapped]) == "day-7"
    for seat in (1, 2):
        assert names(view(played.game, played.state, seat).piles[swapped]) == "back-towai"


def test_the_swap_begins_with_its_player_whoever_that_is() -> None:
    played = going_on("day-3", REST, "towai-5 day-7", "day-5 night-2", player=0)
    played.state.turn = 1
    played.play("towai-5", "day-7", "day-5", "day-7")
    assert [played.pile("hand", seat) for seat in range(3)] == [
        "night-1 day-7",
        "day-5",
        "night-2 day-7",
    ]
    assert played.state.turn == 1


def test_after_towai_4_the_pile_goes_to_the_discards_and_the_same_player_takes_a_turn() -> None:
    played = going_on("day-3 day-4", f"towai-4 {REST}", REST, discards="day-6")
    played.play("towai-4")
    assert played.pile("pile") == ""
    assert played.pile("discards") == "day-6 day-3 day-4 towai-4"
    assert played.state.turn == 0
    assert played.may() == {"day", "night"}


def test_a_combo_does_not_go_on_after_a_reset() -> None:
    played = going_on("day-3", "day-4 towai-4 day-6", REST)
    played.play("day-4", "towai-4")
    assert played.state.asked == "set"
    played.play("day")
    assert played.may() == {"day-6"}


# Everyone else passes


def test_when_everyone_else_passes_the_pile_goes_to_the_discards() -> None:
    played = going_on("day-3 day-6", REST, REST, REST, player=2)
    played.play("pass")
    assert played.pile("pile") == "day-3 day-6"
    played.play("pass")
    assert played.pile("pile") == ""
    assert played.pile("discards") == "day-3 day-6"


def test_the_one_who_played_last_starts_again_on_the_empty_pile() -> None:
    played = going_on("day-3", REST, f"day-5 {REST}", REST)
    played.play("pass", "day-5", "stop", "pass", "pass")
    assert played.state.turn == 1
    assert played.state.asked == "set"


def test_having_passed_locks_nobody_out_before_that() -> None:
    played = going_on("day-3", f"day-7 {REST}", f"day-5 {REST}", REST)
    played.play("pass", "day-5", "stop", "pass")
    assert played.state.turn == 0
    assert "day-7" in played.may()


def test_the_last_one_to_pass_draws_before_the_pile_is_cleared() -> None:
    played = going_on("day-4 day-6", REST, REST, player=1, deck="", discards="")
    played.play("pass")
    assert played.pile("hand", 0) == f"{REST} day-4"
    assert played.pile("discards") == "day-6"


def test_with_two_seats_one_pass_is_enough() -> None:
    played = going_on("day-3", REST, REST, player=1)
    played.play("pass")
    assert played.state.turn == 1
    assert played.state.asked == "set"
    assert played.pile("pile") == ""


# Finishing


def test_playing_ones_last_card_ends_the_round_at_once() -> None:
    played = going_on("day-3", "day-5", REST, REST)
    played.play("day-5")
    assert played.happened(RoundEnded)[0].reason.key == "last-card"
    assert played.state.scores == (1, 0, 0)
    assert played.state.round == 2
    assert [len(played.pile("hand", seat).split()) for seat in range(3)] == [7, 7, 7]


def test_with_towai_5_for_a_last_card_the_round_ends_and_there_is_no_swap() -> None:
    played = going_on("day-3", "towai-5", REST, REST)
    played.play("towai-5")
    assert played.state.round == 2
    assert played.state.asked == "set"
    assert not played.happened(Changed)


@pytest.mark.parametrize("number", [3, 4, 6])
def test_the_effect_of_a_special_last_card_is_not_carried_out(number: int) -> None:
    played = going_on("day-3", f"towai-{number}", REST, REST, scores=(1, 0, 0))
    played.play(f"towai-{number}")
    assert played.game.is_over(played.state)
    assert [played.pile("hand", seat) for seat in (1, 2)] == [REST, REST]
    assert played.pile("pile") == f"day-3 towai-{number}"
    assert played.state.marker == "day"


def test_a_round_may_be_finished_by_a_combo() -> None:
    played = going_on("day-3", "day-5 towai-5", REST)
    played.play("day-5", "towai-5")
    assert played.state.scores == (1, 0)


def test_the_second_finish_of_the_same_seat_wins_the_game() -> None:
    played = going_on("day-3", "day-5", REST, REST, scores=(1, 1, 1), round=4)
    played.play("day-5")
    assert played.state.winners == (0,)
    assert played.happened(GameEnded) == [GameEnded((0,), (2, 1, 1))]
    assert played.happened(Scored)[0].points == 1
    assert played.happened(Scored)[0].total == 2
    assert played.game.returns(played.state) == (1.0, 0.0, 0.0)


def test_one_finish_each_does_not_end_the_game() -> None:
    played = going_on("day-3", "day-5", REST, REST, scores=(0, 1, 1), round=3)
    played.play("day-5")
    assert not played.game.is_over(played.state)


@pytest.mark.parametrize(("finisher", "first"), [(0, 1), (1, 2), (2, 0)])
def test_the_seat_left_of_the_one_who_finished_begins_the_next_round(
    finisher: int, first: int
) -> None:
    played = going_on("day-3", "day-5", "day-5", "day-5")
    played.state.turn = finisher
    played.state.player = finisher - 1 if finisher else 2
    played.play("day-5")
    assert played.state.turn == first
    assert played.happened(RoundStarted) == [RoundStarted(2, first)]


# The deck runs out


def test_when_the_deck_is_empty_all_but_the_top_of_the_pile_and_the_discards_become_it() -> None:
    played = going_on("day-3 day-4 day-5", REST, REST, REST, deck="", discards="day-6 night-2")
    played.play("pass")
    assert played.pile("pile") == "day-5"
    assert played.pile("discards") == ""
    everything = [*played.pile("deck").split(), played.pile("hand", 0).split()[-1]]
    assert sorted(everything) == ["day-3", "day-4", "day-6", "night-2"]
    assert len(played.happened(Shuffled)) == 1


def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(40):
        played = going_on("day-5", REST, REST, deck="", discards="day-6 night-2 day-3 day-4")
        played.state.seed = seed
        played.play("pass")
        orders.add(played.pile("deck"))
    assert len(orders) > 10


def test_it_is_re_formed_even_if_only_the_pile_supplies_cards() -> None:
    played = going_on("day-3 day-5", REST, REST, REST, deck="")
    played.play("pass")
    assert played.pile("hand", 0) == f"{REST} day-3"
    assert played.pile("pile") == "day-5"


@pytest.mark.parametrize(
    ("pile", "discards", "told"),
    [
        (
            "day-5",
            "day-6 night-2",
            ["The discards go back into the deck", "The new deck is shuffled"],
        ),
        (
            "day-3 day-5",
            "",
            ["The pile goes back into the deck, all but its top card", "The new deck is shuffled"],
        ),
        (
            "day-3 day-5",
            "day-6 night-2",
            [
                "The discards go back into the deck",
                "The pile goes back into the deck, all but its top card",
                "The new deck is shuffled",
            ],
        ),
    ],
)
def test_the_log_tells_what_the_new_deck_was_made_of(
    pile: str, discards: str, told: list[str]
) -> None:
    played = going_on(pile, REST, REST, REST, deck="", discards=discards)
    played.play("pass")
    wording = Wording(played.game, ["Kohaku", "Mochi", "Ponta"])
    for viewer in range(3):
        lines = [wording.event(seen(played.game, event, viewer), viewer) for event in played.events]
        assert [line for line in lines if "deck" in line] == told


def test_if_that_yields_nothing_the_draw_is_skipped() -> None:
    played = going_on("day-5", REST, REST, REST, deck="")
    played.play("pass")
    assert played.pile("hand", 0) == REST
    assert played.state.turn == 1
    assert not played.happened(Shuffled)


def test_the_deck_is_re_formed_half_way_through_a_towai_3() -> None:
    played = going_on(
        "day-3",
        f"towai-3 {REST}",
        "day-4",
        "day-4",
        "day-4",
        deck="night-1",
        discards="night-2 night-2",
    )
    played.play("towai-3")
    assert played.pile("hand", 1) == "day-4 night-1"
    got = [played.pile("hand", seat).split()[1] for seat in (2, 3)]
    left = [*got, *played.pile("deck").split()]
    assert sorted(left) == ["day-3", "night-2", "night-2"]
    assert played.pile("pile") == "towai-3"


def test_the_remaining_draws_of_a_towai_3_are_skipped_when_no_cards_are_left() -> None:
    played = going_on("day-3", f"towai-3 {REST}", "day-4", "day-4", "day-4", deck="night-1")
    played.play("towai-3")
    assert [played.pile("hand", seat) for seat in (1, 2, 3)] == [
        "day-4 night-1",
        "day-4 day-3",
        "day-4",
    ]


def test_the_deck_is_not_re_formed_before_a_card_must_be_drawn() -> None:
    played = going_on("day-3 day-4", REST, REST, REST, deck="night-2", discards="day-6")
    played.play("pass")
    assert played.pile("deck") == ""
    assert played.pile("discards") == "day-6"
    assert not played.happened(Shuffled)
    draws = [event for event in played.happened(CardsMoved) if names(event.cards) == "night-2"]
    assert len(draws) == 1


def test_the_turn_goes_on_clockwise() -> None:
    played = going_on("day-3", f"day-4 {REST}", f"day-5 {REST}", f"day-6 {REST}", REST)
    for seat, card in enumerate(("day-4", "day-5", "day-6")):
        assert played.state.turn == seat
        played.play(card, "stop")
    assert played.state.turn == 3
