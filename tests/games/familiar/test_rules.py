"""The rules of Familiar's Trouble, sentence by sentence."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from cardtable.games.familiar.rules import (
    ATTRIBUTES,
    COLOURS_OF,
    ERRANDS_OF,
    NEEDS,
    POINTS,
    Familiar,
    totals,
)
from cardtable.rules.events import CardsMoved, Changed, GameEnded, Said, Scored, TrickWon
from cardtable.rules.game import BadOption
from cardtable.rules.sight import view
from tests.games.tables import Table, cards, dealt, names, play_on, table

# The cards


def test_red_blue_and_green_have_3_to_9_each_once() -> None:
    counts = Counter(card.name for card in ATTRIBUTES if card.suit in ("red", "blue", "green"))
    assert counts == {f"{c}-{n}": 1 for c in ("red", "blue", "green") for n in range(3, 10)}


def test_there_is_a_two_colour_2_of_each_pair_and_three_three_colour_1() -> None:
    counts = Counter(card.name for card in ATTRIBUTES if card.suit not in ("red", "blue", "green"))
    assert counts == {"red-blue-2": 1, "blue-green-2": 1, "red-green-2": 1, "three-1": 3}
    assert len(ATTRIBUTES) == 27


@pytest.mark.parametrize(
    ("errand", "needs", "points"),
    [
        ("errand1-1", (9, 0, 0), 1),
        ("errand1-4", (12, 0, 0), 2),
        ("errand1-7", (5, 4, 0), 2),
        ("errand2-1", (15, 0, 0), 3),
        ("errand2-4", (10, 4, 0), 4),
        ("errand2-7", (7, 6, 0), 5),
        ("errand3-1", (18, 0, 0), 6),
        ("errand3-4", (12, 6, 0), 7),
        ("errand3-7", (5, 5, 4), 8),
    ],
)
def test_each_shape_of_errand_has_its_needs_and_points_in_three_colourings(
    errand: str, needs: tuple[int, int, int], points: int
) -> None:
    level, number = errand.removeprefix("errand").split("-")
    first, second, third = cards(
        " ".join([f"errand{level}-{int(number) + step}" for step in range(3)])
    )
    a, b, c = needs
    assert NEEDS[first] == (a, b, c)
    assert NEEDS[second] == (c, a, b), "what red was, blue is, then green, then red"
    assert NEEDS[third] == (b, c, a), "what red was, green is, then red, then blue"
    assert POINTS[first] == POINTS[second] == POINTS[third] == points


def test_there_are_27_errands_nine_of_each_level_all_different() -> None:
    assert [len(ERRANDS_OF[level]) for level in (1, 2, 3)] == [9, 9, 9]
    assert len(set(NEEDS.values())) == 27


# Setup


def test_everyone_gets_five_attribute_cards_and_twelve_are_left_to_draw() -> None:
    start = dealt(Familiar(), 1)
    assert [len(start.pile("hand", seat).split()) for seat in range(3)] == [5, 5, 5]
    assert len(start.pile("draw").split()) == 12


@pytest.mark.parametrize("display", ["3/1/1", "3/2/0", "4/2/0"])
def test_so_many_errands_of_each_level_lie_face_up_the_others_in_three_piles(display: str) -> None:
    start = dealt(Familiar(3, {"display": display}), 1)
    counts = [int(count) for count in display.split("/")]
    lying = Counter(name.split("-")[0] for name in start.pile("board").split())
    for level, count in zip((1, 2, 3), counts, strict=True):
        assert lying[f"errand{level}"] == count
        assert len(start.pile(f"level{level}").split()) == 9 - count
        assert start.game.pile(f"level{level}", 0).known == "nobody"


def test_usually_3_of_level_1_and_1_each_of_levels_2_and_3_lie_face_up() -> None:
    assert Familiar().chosen == {
        "hand_exchange": "yes",
        "errand_exchange": "yes",
        "display": "3/1/1",
        "simple_lead": "no",
    }


def test_the_first_lead_is_drawn_from_the_seed() -> None:
    leads = Counter(Familiar().deal(seed).lead for seed in range(300))
    assert set(leads) == {0, 1, 2}
    assert min(leads.values()) > 60


def test_it_is_for_three_seats() -> None:
    with pytest.raises(BadOption, match="3 seats, not 4"):
        Familiar(4)


# 1. The hand exchange

HANDS = {0: "red-3 red-4", 1: "blue-3 blue-4", 2: "green-3 green-4"}


def a_turn(
    hands: dict[int, str] | None = None,
    *,
    asked: str = "card",
    options: dict[str, str] | None = None,
    **laid: Any,
) -> Table:
    """A turn under way, its lead seat 0 unless told."""
    laid.setdefault("number", 1)
    laid.setdefault("board", "errand3-1 errand3-2 errand3-3")
    return table(Familiar(3, options), asked=asked, hand=hands or HANDS, **laid)


def test_the_lead_is_asked_whether_hands_shall_be_exchanged() -> None:
    start = dealt(Familiar(), 4)
    assert start.state.asked == "hands"
    assert start.state.turn == start.state.lead
    assert start.may() == {"exchange", "keep-hands"}


def test_no_card_may_be_played_before_the_lead_has_answered() -> None:
    for asked, key in (("hands", "hands-first"), ("errand", "errand-first")):
        reason = a_turn(asked=asked).reason_against("red-3 hand>trick")
        assert reason is not None
        assert reason.key == key


@pytest.mark.parametrize("lead", [0, 1, 2])
def test_from_the_lead_clockwise_each_passes_one_card_to_the_left_one_after_another(
    lead: int,
) -> None:
    played = a_turn(asked="hands", lead=lead)
    played.play("exchange")
    first, second, third = lead, (lead + 1) % 3, (lead + 2) % 3
    for giver, taker in ((first, second), (second, third), (third, first)):
        assert played.state.turn == giver
        card = played.pile("hand", giver).split()[0]
        played.play(card)
        assert played.pile("hand", taker).split()[-1] == card
    assert played.state.turn == lead
    assert played.state.asked == "card"


def test_what_was_just_received_may_be_passed_on() -> None:
    played = a_turn(asked="hands")
    played.play("exchange", "red-3")
    assert played.may() == {"blue-3", "blue-4", "red-3"}
    played.play("red-3", "red-3")
    assert played.pile("hand", 0).split() == ["red-4", "red-3"]


def test_only_giver_and_taker_see_a_passed_card() -> None:
    played = a_turn(asked="hands")
    played.play("exchange", "red-3")
    hand = played.game.pile("hand", 1).number
    assert names(view(played.game, played.state, 1).piles[hand]).endswith("red-3")
    assert "red-3" not in names(view(played.game, played.state, 2).piles[hand])


def test_the_lead_may_leave_the_hands_as_they_are() -> None:
    played = a_turn(asked="hands")
    played.play("keep-hands")
    assert played.happened(Said) == [Said(0, "keep-hands")]
    assert [played.pile("hand", seat) for seat in range(3)] == list(HANDS.values())
    assert played.state.asked == "card"


def test_with_one_card_each_the_hand_exchange_still_works() -> None:
    played = a_turn({0: "red-3", 1: "blue-3", 2: "green-3"}, asked="hands")
    played.play("exchange", "red-3")
    assert played.pile("hand", 0) == ""
    assert played.pile("hand", 1) == "blue-3 red-3"
    played.play("red-3", "green-3")
    assert [played.pile("hand", seat) for seat in range(3)] == ["green-3", "blue-3", "red-3"]


def test_with_no_hand_exchange_the_lead_is_asked_about_errands_first() -> None:
    start = dealt(Familiar(3, {"hand_exchange": "no"}), 1)
    assert start.state.asked == "errand"


# 2. The errand exchange


def exchanging(**laid: Any) -> Table:
    """The lead is asked for an errand exchange."""
    piles = {"board": "errand1-1 errand2-2", "level1": "errand1-5 errand1-6", "level2": "errand2-5"}
    return a_turn(asked="errand", **{**piles, **laid})


def test_the_lead_takes_the_top_of_any_levels_pile_for_one_face_up_errand() -> None:
    played = exchanging()
    played.play("errand1-1 board>level2")
    assert set(played.pile("board").split()) == {"errand2-2", "errand2-5"}
    assert played.pile("level2") == ""
    assert played.state.asked == "card"


def test_the_errand_given_goes_to_the_bottom_of_its_own_levels_pile() -> None:
    played = exchanging()
    played.play("errand1-1 board>level2")
    assert played.pile("level1") == "errand1-5 errand1-6 errand1-1"


def test_the_lead_chooses_both_the_errand_and_the_level() -> None:
    moves = {str(move) for move in exchanging().game.legal_moves(exchanging().state)}
    assert moves == {
        "errand1-1 board>level1",
        "errand1-1 board>level2",
        "errand2-2 board>level1",
        "errand2-2 board>level2",
        "say keep-errands",
    }


def test_an_empty_pile_gives_no_errand() -> None:
    reason = exchanging().reason_against("errand1-1 board>level3")
    assert reason is not None
    assert reason.key == "pile-empty"


def test_the_last_errand_of_a_pile_may_be_exchanged_for_one_of_its_own_level() -> None:
    played = exchanging()
    played.play("errand2-2 board>level2")
    assert played.pile("board") == "errand1-1 errand2-5"
    assert played.pile("level2") == "errand2-2"


def test_the_lead_may_leave_the_errands_as_they_are() -> None:
    played = exchanging()
    played.play("keep-errands")
    assert played.pile("board") == "errand1-1 errand2-2"
    assert played.state.asked == "card"


def test_without_a_card_in_any_pile_the_question_is_not_asked() -> None:
    played = a_turn(asked="hands")
    played.play("keep-hands")
    assert played.state.asked == "card"
    asked = a_turn(asked="hands", level3="errand3-9")
    asked.play("keep-hands")
    assert asked.state.asked == "errand"


def test_the_errand_question_comes_after_the_hands_were_exchanged_and_is_the_leads() -> None:
    played = a_turn(asked="hands", level3="errand3-9", lead=1)
    played.play("exchange", "blue-3", "green-3", "red-3")
    assert played.state.asked == "errand"
    assert played.state.turn == 1


def test_with_no_errand_exchange_the_card_is_asked_next() -> None:
    played = a_turn(asked="hands", level3="errand3-9", options={"errand_exchange": "no"})
    played.play("keep-hands")
    assert played.state.asked == "card"


# 3. The trick


def test_the_lead_plays_any_card() -> None:
    played = a_turn({0: "red-3 blue-green-2 three-1 green-9"})
    assert played.may() == {"red-3", "blue-green-2", "three-1", "green-9"}


def follow(led: str, hand: str) -> set[str]:
    """What may be played on this led card from this hand."""
    played = a_turn({0: led, 1: hand, 2: "red-9"})
    played.play(led)
    return played.may()


def test_others_must_play_a_card_sharing_a_colour_with_the_led_card_if_they_have_one() -> None:
    assert follow("red-6", "red-3 red-5 blue-3 blue-7 green-6") == {"red-3", "red-5"}


def test_on_red_blue_2_with_blue_3_and_green_3_only_blue_3_may_be_played() -> None:
    assert follow("red-blue-2", "blue-3 green-3") == {"blue-3"}


def test_on_red_with_the_three_colour_1_and_blue_3_either_may_be_played() -> None:
    assert follow("red-6", "three-1 blue-3") == {"three-1", "blue-3"}


def test_on_red_with_red_blue_2_and_blue_3_only_red_blue_2_may_be_played() -> None:
    assert follow("red-6", "red-blue-2 blue-3") == {"red-blue-2"}


def test_on_red_blue_2_with_blue_green_2_and_green_4_only_blue_green_2_may_be_played() -> None:
    assert follow("red-blue-2", "blue-green-2 green-4") == {"blue-green-2"}


def test_a_two_colour_card_counts_for_either_of_its_colours() -> None:
    assert follow("blue-5", "red-blue-2 blue-3 blue-6 green-3") == {
        "red-blue-2",
        "blue-3",
        "blue-6",
    }
    assert follow("red-blue-2", "red-3 blue-3 blue-5 green-6 green-9") == {
        "red-3",
        "blue-3",
        "blue-5",
    }


def test_a_three_colour_card_may_always_be_played_and_never_has_to_be() -> None:
    assert follow("red-6", "three-1 red-3 blue-6 green-3") == {"three-1", "red-3"}
    assert follow("red-6", "three-1 blue-3 green-4") == {"three-1", "blue-3", "green-4"}


def test_a_three_colour_lead_may_be_followed_with_anything() -> None:
    hand = "red-3 red-blue-2 blue-5 green-8 three-1"
    assert follow("three-1", hand) == set(hand.split())


def test_with_nothing_that_binds_any_card_may_be_played() -> None:
    assert follow("red-6", "blue-3 green-4 blue-green-2") == {
        "blue-3",
        "green-4",
        "blue-green-2",
    }


def test_a_card_that_does_not_share_is_refused_with_the_led_card_and_one_that_binds() -> None:
    played = a_turn({0: "red-6", 1: "red-3 blue-3", 2: "red-9"})
    played.play("red-6")
    reason = played.reason_against("blue-3 hand>trick")
    assert reason is not None
    assert reason.key == "must-share"
    assert {name: str(value) for name, value in reason.values} == {"led": "red-6", "card": "red-3"}


def trick(row: str, lead: int = 0, **laid: Any) -> Table:
    """The table after this trick; hands are empty then."""
    hands = {(lead + step) % 3: name for step, name in enumerate(row.split())}
    options = laid.pop("options", None)
    assert options is None or isinstance(options, dict)
    played = a_turn(hands, lead=lead, options=options, **laid)
    played.play(*[f"{name} hand>trick" for name in row.split()])
    return played


def test_after_a_three_colour_1_blue_4_leads_next_over_green_4() -> None:
    assert trick("three-1 blue-4 green-4").trick_won() == (1, "blue-4", "highest-sharing")


def test_after_red_blue_2_and_red_3_blue_5_leads_next() -> None:
    assert trick("red-blue-2 red-3 blue-5").trick_won()[:2] == (2, "blue-5")


def test_the_highest_value_among_cards_sharing_a_colour_with_the_led_card_leads_next() -> None:
    assert trick("red-3 green-9 red-4").trick_won()[:2] == (2, "red-4")
    assert trick("red-3 green-9 blue-8").trick_won()[:2] == (0, "red-3")
    assert trick("blue-green-2 red-9 green-4", lead=1).trick_won()[:2] == (0, "green-4")


def test_a_tie_goes_to_the_one_played_first() -> None:
    assert trick("red-blue-2 red-5 blue-5").trick_won()[:2] == (1, "red-5")
    assert trick("three-1 three-1 three-1", lead=2).trick_won()[:2] == (2, "three-1")


def test_with_simple_lead_the_highest_value_leads_whatever_its_colour() -> None:
    simple = {"simple_lead": "yes"}
    assert trick("red-3 green-9 red-4", options=simple).trick_won() == (1, "green-9", "highest")
    assert trick("red-3 green-9 blue-9", options=simple).trick_won()[:2] == (1, "green-9")


def test_every_trick_of_some_thousand_gives_the_lead_by_the_page() -> None:
    luck = Random(5)
    for _ in range(1500):
        simple = luck.choice(("no", "yes"))
        row = luck.sample(ATTRIBUTES, 3)
        played = trick(" ".join([card.name for card in row]), options={"simple_lead": simple})
        colours = set(COLOURS_OF[row[0]])
        able = [c for c in row if simple == "yes" or colours & set(COLOURS_OF[c])]
        best = max(able, key=lambda card: card.number)
        place = next(p for p, card in enumerate(row) if card in able and card is best)
        assert played.happened(TrickWon)[0].seat == place


# 4. The verdict


@pytest.mark.parametrize(
    ("row", "sums"),
    [
        ("red-7 red-4 red-6", (17, 0, 0)),
        ("red-7 red-blue-2 red-3", (12, 2, 0)),
        ("three-1 blue-3 green-4", (1, 4, 5)),
        ("blue-green-2 blue-3 three-1", (1, 6, 3)),
        ("red-green-2 red-blue-2 three-1", (5, 3, 3)),
    ],
)
def test_a_multi_colour_card_adds_its_value_to_each_of_its_colours(
    row: str, sums: tuple[int, int, int]
) -> None:
    assert totals(cards(row)) == sums


def test_every_face_up_errand_whose_needs_are_all_covered_is_won() -> None:
    played = trick("red-9 red-8 red-3", board="errand1-1 errand1-2 errand2-1 errand3-1 errand1-4")
    assert played.pile("done") == "errand1-1 errand2-1 errand3-1 errand1-4"
    assert played.pile("board") == "errand1-2"
    assert played.state.scores == (12, 12, 12)


def test_needs_of_two_colours_must_both_be_covered() -> None:
    assert trick("red-5 blue-4 green-9", board="errand1-7").pile("done") == "errand1-7"
    assert trick("red-5 blue-3 green-9", board="errand1-7").pile("done") == ""
    assert trick("red-4 blue-4 green-9", board="errand1-7").pile("done") == ""


def test_errands_do_not_compete_for_the_totals() -> None:
    played = trick("red-5 blue-4 red-4", board="errand1-7 errand1-1")
    assert played.pile("done") == "errand1-7 errand1-1"


def test_winning_covered_errands_is_automatic_and_everybody_scores_them() -> None:
    played = trick("red-9 red-8 red-3", board="errand1-1 errand2-1")
    events = played.happened(Scored)
    assert [(event.seat, event.points, event.total) for event in events] == [
        (None, 1, 1),
        (None, 3, 4),
    ]
    assert all(event.points == sum(line.gives for line in event.lines) for event in events)
    assert [event.reason.key for event in events] == ["errand-won"] * 2


def test_the_cards_played_go_to_the_open_discards_for_all_to_see() -> None:
    played = trick("red-9 red-8 red-3", discards="blue-3")
    assert played.pile("discards") == "blue-3 red-9 red-8 red-3"
    for seat in range(3):
        pile = played.game.pile("discards", 0)
        assert pile.face_up
        assert names(view(played.game, played.state, seat).piles[pile.number]) == (
            "blue-3 red-9 red-8 red-3"
        )


# 5. and 6. Errands and hands are filled up


def test_errands_are_filled_up_to_five_one_at_a_time_from_any_pile_that_has_cards() -> None:
    played = trick(
        "red-9 red-8 red-3",
        board="errand1-1 errand2-1 errand1-2 errand1-3 errand2-2",
        level1="errand1-5 errand1-6",
        level3="errand3-2",
    )
    assert played.state.asked == "refill"
    assert {str(move) for move in played.game.legal_moves(played.state)} == {
        "back-errand1 level1>board",
        "back-errand3 level3>board",
    }
    empty = played.reason_against("back-errand2 level2>board")
    assert empty is not None
    assert empty.key == "pile-empty"
    played.play("back-errand3 level3>board")
    assert played.pile("board") == "errand1-2 errand1-3 errand2-2 errand3-2"
    assert {str(move) for move in played.game.legal_moves(played.state)} == {
        "back-errand1 level1>board"
    }
    played.play("back-errand1 level1>board")
    assert len(played.pile("board").split()) == 5
    assert played.state.asked == "hands"


def test_the_new_lead_fills_the_errands_up() -> None:
    played = trick("red-3 red-8 red-9", board="errand1-1", level1="errand1-5")
    assert played.state.asked == "refill"
    assert played.state.turn == played.state.lead == 2


def test_nothing_is_filled_up_while_five_or_more_lie() -> None:
    six = "errand1-1 errand1-2 errand1-3 errand2-2 errand2-3 errand1-5"
    played = trick("red-9 green-8 red-3", board=six, level1="errand1-6")
    assert len(played.pile("board").split()) == 5
    assert played.state.asked == "hands"
    assert played.pile("level1") == "errand1-6"


def test_fewer_errands_lie_if_all_piles_are_empty() -> None:
    played = trick("red-9 red-8 red-3", board="errand1-1 errand2-1 errand1-2", level1="errand1-5")
    played.play("back-errand1 level1>board")
    assert played.pile("board") == "errand1-2 errand1-5"
    assert played.state.asked == "hands"


def test_from_the_new_lead_clockwise_each_draws_one() -> None:
    played = trick("red-3 red-8 red-9", draw="blue-3 blue-4 blue-5 blue-6")
    assert [played.pile("hand", seat) for seat in (2, 0, 1)] == ["blue-3", "blue-4", "blue-5"]
    assert played.pile("draw") == "blue-6"


def test_cards_are_drawn_only_while_there_are_any() -> None:
    played = trick("red-3 red-8 red-9", draw="blue-3 blue-4")
    assert [played.pile("hand", seat) for seat in (2, 0, 1)] == ["blue-3", "blue-4", ""]


def test_hands_are_drawn_after_the_errands_are_filled_up() -> None:
    played = trick(
        "red-9 red-8 red-3", board="errand1-1", level1="errand1-5", draw="blue-3 blue-4 blue-5"
    )
    assert played.pile("hand", 0) == ""
    played.play("back-errand1 level1>board")
    assert played.pile("hand", 0) == "blue-3"


# The end


def whole_game(seed: int, options: dict[str, str] | None = None) -> Table:
    """A random game to its end."""
    played = dealt(Familiar(3, options), seed)
    play_on(played, Random(seed).random, lambda t: t.game.is_over(t.state))
    return played


def test_there_are_nine_turns() -> None:
    played = whole_game(1)
    turns = [event.to for event in played.happened(Changed) if event.what == "turn"]
    assert turns == list(range(1, 10))
    assert len(played.happened(TrickWon)) == 9
    assert len(played.pile("discards").split()) == 27


def test_nothing_is_filled_up_after_the_ninth_trick() -> None:
    played = trick("red-9 red-8 red-3", board="errand1-1", level1="errand1-5", number=9)
    assert played.game.is_over(played.state)
    assert played.pile("level1") == "errand1-5"
    assert played.pile("board") == ""


def test_after_nine_tricks_the_points_are_added() -> None:
    for seed in range(20):
        played = whole_game(seed)
        points = sum(POINTS[errand] for errand in cards(played.pile("done")))
        assert played.state.scores == (points,) * 3
        assert points == sum(event.points for event in played.happened(Scored))


@pytest.mark.parametrize(
    ("points", "band"),
    [(0, 0), (19, 0), (20, 1), (29, 1), (30, 2), (39, 2), (40, 3), (49, 3), (50, 4), (110, 4)],
)
def test_the_chart_has_the_bands_0_to_19_20s_30s_40s_and_50_and_more(
    points: int, band: int
) -> None:
    assert Familiar().band(points) == band


@pytest.mark.parametrize(("before", "won"), [(24, ()), (25, (0, 1, 2)), (40, (0, 1, 2))])
def test_a_first_goal_is_25_and_all_win_or_lose_together(before: int, won: tuple[int, ...]) -> None:
    played = trick("red-9 blue-8 green-3", number=9, scores=(before,) * 3)
    assert played.happened(GameEnded) == [GameEnded(won, (before,) * 3)]
    assert played.game.together


def test_what_the_game_returns_grows_with_the_points() -> None:
    few = trick("red-9 blue-8 green-3", number=9, scores=(10,) * 3)
    many = trick("red-9 blue-8 green-3", number=9, scores=(40,) * 3)
    assert few.game.returns(few.state)[0] < many.game.returns(many.state)[0] <= 1


def test_with_no_exchanges_every_turn_begins_with_the_card() -> None:
    played = whole_game(2, {"hand_exchange": "no", "errand_exchange": "no"})
    assert not played.happened(Said)
    levels = {played.game.pile(f"level{level}", 0).number for level in (1, 2, 3)}
    assert not [event for event in played.happened(CardsMoved) if event.target in levels]


def test_with_4_2_0_six_errands_lie_once_then_five() -> None:
    for seed in range(10):
        played = dealt(Familiar(3, {"display": "4/2/0"}), seed)
        assert len(played.pile("board").split()) == 6
        play_on(played, Random(seed).random, lambda t: t.pile("done") != "")
        play_on(played, Random(seed).random, lambda t: t.state.asked != "refill")
        assert len(played.pile("board").split()) == 5
        play_on(played, Random(seed).random, board_of_five)


def board_of_five(played: Table) -> bool:
    """Whether the game is over; until then five errands lie at the start of every question."""
    if not played.game.is_over(played.state) and played.state.asked != "refill":
        assert len(played.pile("board").split()) <= 5
    return played.game.is_over(played.state)
