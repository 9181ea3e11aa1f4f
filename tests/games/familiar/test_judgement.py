"""The judgement of Familiar's Trouble: counted odds, saved cards, and what partners groan at."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.games.familiar.judgement import FamiliarJudgement, Odds, blunder, is_blunder
from cardtable.games.familiar.rules import Familiar
from cardtable.players.judgement import AnyJudgement
from cardtable.players.registry import player_for
from cardtable.rules.cards import card_named
from cardtable.rules.sight import view
from tests.games.tables import Table, table

RED_15, BLUE_15, RED_18, RED_9 = "errand2-1", "errand2-2", "errand3-1", "errand1-1"
OTHERS = {1: "green-3 green-4 green-5", 2: "green-6 green-7 green-8"}


def familiar(hand: str, *, seat: int = 0, **laid: Any) -> Table:
    """A table at which this seat holds these cards, and the others some green ones."""
    hands = {s: OTHERS.get(s, "green-3 green-4 green-5") for s in range(3)} | {seat: hand}
    return table(Familiar(), hand=hands, **{"number": 3, **laid})


def choice(here: Table, *, beginner: bool = False) -> str:
    """What the judgement would do."""
    moves = here.game.legal_moves(here.state)
    ratings = FamiliarJudgement(here.game, beginner=beginner).rate(here.state, moves)
    best = moves[ratings.index(max(ratings))]
    return best.word or best.text


def card(here: Table) -> str:
    """The name of the card it would play."""
    return choice(here).partition(" ")[0]


def third(hand: str, trick: str, board: str, **laid: Any) -> Table:
    """The last card of a trick is asked of seat 2."""
    return familiar(hand, seat=2, trick=trick, board=board, **laid)


def test_a_lead_has_the_colour_of_the_errand_it_means() -> None:
    assert card(familiar("red-7 blue-7 green-7", board=RED_15)) == "red-7"
    assert card(familiar("red-7 blue-7 green-7", board=BLUE_15)) == "blue-7"


def test_the_second_card_brings_the_errand_within_reach() -> None:
    here = familiar("red-3 red-6", seat=1, trick="red-9", board=RED_18)
    assert card(here) == "red-6"


def test_the_last_card_covers_with_the_lowest_that_will_do() -> None:
    assert card(third("red-3 red-8 red-9", "red-5 red-3", RED_15)) == "red-8"


def test_a_trick_that_covers_already_gets_no_high_card() -> None:
    assert card(third("red-4 red-9", "red-8 red-7", RED_15)) == "red-4"


def test_nothing_to_win_gets_the_lowest_card() -> None:
    assert card(third("red-4 red-9", "red-3 red-5", RED_18)) == "red-4"


def test_a_high_card_is_saved_when_it_would_win_next_to_nothing() -> None:
    here = third("red-3 red-9", "blue-4 green-3", RED_9)
    assert card(here) == "red-3"
    assert blunder(here.game, here.state, here.move("red-3")) == ""


def test_the_last_turn_saves_nothing() -> None:
    here = third("red-3 red-9", "blue-4 green-3", RED_9, number=9)
    assert card(here) == "red-9"


def test_odds_count_the_cards_that_are_gone() -> None:
    here = familiar("red-6 blue-4", board=RED_15)
    errand, led = card_named(RED_15), card_named("red-6")
    fresh = Odds(here.state).from_lead(led, errand)
    here = familiar("red-6 blue-4", board=RED_15, discards="red-8 red-9")
    gone = Odds(here.state).from_lead(led, errand)
    assert 0 < gone < fresh < 1
    forgetful = Odds(here.state, forgetful=True).from_lead(led, errand)
    assert forgetful == pytest.approx(fresh)


def test_odds_know_what_is_covered_and_what_is_out_of_reach() -> None:
    here = familiar("red-9 blue-4", seat=1, trick="red-6", board=f"{RED_15} {RED_18}")
    odds = Odds(here.state)
    led, nine, four = card_named("red-6"), card_named("red-9"), card_named("blue-4")
    assert odds.second(led, nine, card_named(RED_15)) == 1
    assert odds.second(led, four, card_named(RED_18)) == 0


def test_level_two_fills_the_board_first() -> None:
    here = familiar(
        "red-6", asked="refill", board=RED_15, level1="errand1-2", level2="errand2-3", level3=RED_18
    )
    assert choice(here).startswith("back-errand2 ")


def test_the_errand_that_the_lead_cannot_begin_is_exchanged_for_level_two() -> None:
    here = familiar(
        "red-9 red-8 red-7",
        asked="errand",
        board=f"{RED_15} {BLUE_15}",
        level1="errand1-2",
        level2="errand2-3",
    )
    assert choice(here) == f"{BLUE_15} board>level2"


def test_hands_are_exchanged_and_the_low_cards_go_on() -> None:
    assert choice(familiar("red-9 red-8", asked="hands")) == "exchange"
    assert choice(familiar("red-9 red-4", asked="pass")).startswith("red-4 ")
    assert choice(familiar("red-3 red-blue-2", asked="pass")).startswith("red-blue-2 ")
    assert choice(familiar("red-3 three-1", asked="pass")).startswith("red-3 ")


def test_a_beginner_exchanges_nothing_and_spends_high_cards() -> None:
    assert choice(familiar("red-9 red-8", asked="hands"), beginner=True) == "keep-hands"
    here = familiar("red-3 red-9", asked="errand", board=RED_9, level2="errand2-3")
    assert choice(here, beginner=True) == "keep-errands"
    here = third("red-3 red-9", "blue-4 green-3", RED_9)
    assert choice(here, beginner=True).startswith("red-9 ")


def test_leaving_a_covered_errand_open_is_a_blunder() -> None:
    here = third("red-3 red-8", "red-5 red-4", RED_15)
    assert blunder(here.game, here.state, here.move("red-3")) == "broke"
    assert blunder(here.game, here.state, here.move("red-8")) == ""


def test_beating_a_partner_for_nothing_is_a_blunder() -> None:
    here = third("red-3 red-9", "red-8 red-7", RED_15)
    assert blunder(here.game, here.state, here.move("red-9")) == "beat"
    assert blunder(here.game, here.state, here.move("red-3")) == ""


def test_nobody_groans_before_the_last_card_or_at_other_questions() -> None:
    here = familiar("red-3 red-9", seat=1, trick="red-8", board=RED_15)
    assert not is_blunder(here.game, here.state, here.move("red-3"))
    here = familiar("red-3", asked="hands")
    assert not is_blunder(here.game, here.state, here.move("exchange"))


@pytest.mark.parametrize("options", [{}, {"simple_lead": "yes"}, {"hand_exchange": "no"}])
def test_normal_partners_never_blunder_and_look_at_no_hand_but_their_own(
    options: dict[str, str],
) -> None:
    game = Familiar(options=options)
    judgement: AnyJudgement = FamiliarJudgement(game)
    points = 0
    for seed in range(12):
        state = game.deal(seed)
        while not game.is_over(state):
            moves = game.legal_moves(state)
            ratings = judgement.rate(view(game, state, state.turn), moves)
            best = moves[ratings.index(max(ratings))]
            assert not is_blunder(game, state, best)
            game.play(state, best)
        points += state.scores[0]
    assert points / 12 > 25


def test_partners_with_open_hands_find_the_trick_that_covers() -> None:
    here = table(
        Familiar(),
        number=3,
        board=f"{RED_18} errand1-2",
        hand={0: "red-7 blue-9", 1: "red-3 red-6", 2: "green-3 red-5"},
    )
    judgement = FamiliarJudgement(here.game)
    for seat in range(3):
        assert here.state.turn == seat
        move = judgement.quick(here.state, here.game.legal_moves(here.state))
        here.play(move.text)
    assert here.pile("done") == RED_18


def test_a_searching_partner_covers_what_it_can_in_the_last_turn() -> None:
    here = third("red-8", "red-4 red-5", RED_15, number=9)
    here.state.piles[2] = (card_named("red-3"), card_named("red-8"))
    player = player_for(here.game, "hard", 2, None, Random(1).random, simulations=40)
    moves = here.game.legal_moves(here.state)
    player.near = 0.0
    ratings = player.rate(view(here.game, here.state, 2), moves)
    assert moves[ratings.index(max(ratings))].card.name == "red-8"
