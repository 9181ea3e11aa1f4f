"""The judgement of TOWAI thinks in turns: what it plays, keeps, passes on and sets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.games.towai import Towai
from cardtable.players.judgement import AnyJudgement
from cardtable.players.registry import player_for
from cardtable.players.towai_player import (
    ONE,
    OneRound,
    TowaiJudgement,
    after_finish,
    combo,
    standing,
    turns,
)
from cardtable.rules.sight import guess, view
from cardtable.rules.state import OVER

from ..games.tables import Table, cards, table

FOUR_EACH = {1: "day-3 day-3 day-3 day-3", 2: "day-3 day-3 day-3 day-3", 3: "day-3 day-3"}


def towai(hand: str, seats: int = 4, **laid: Any) -> Table:
    """A table at which seat 0 is to move with this hand, and the others hold some cards."""
    others = {seat: FOUR_EACH[seat] for seat in range(1, seats)}
    return table(Towai(seats), hand={0: hand, **others}, **laid)


def choice(here: Table, *, beginner: bool = False) -> str:
    """What the judgement would do."""
    judgement = TowaiJudgement(here.game, beginner=beginner)
    moves = here.game.legal_moves(here.state)
    ratings = judgement.rate(here.state, moves)
    best = moves[ratings.index(max(ratings))]
    return best.word or best.card.name


def needed(hand: str) -> int:
    """The turns this hand needs."""
    return turns(sum([ONE[card] for card in cards(hand)]))


@pytest.mark.parametrize(
    ("hand", "turns_needed"),
    [
        ("day-3", 1),
        ("day-3 day-3 day-3", 1),
        ("day-3 day-4", 2),
        ("day-3 night-3", 2),
        ("day-3 night-3 towai-3", 1),
        ("towai-1 towai-2 day-7 night-1", 3),
    ],
)
def test_a_towai_of_the_same_number_leads_from_day_to_night(hand: str, turns_needed: int) -> None:
    assert needed(hand) == turns_needed


def test_a_combo_goes_across_on_a_towai_and_keeps_a_second_one() -> None:
    group = 2 | 1 << 3 | 2 << 6  # two by day, one by night, two Towai
    left, shed, towai_spent, marker = combo(group, "day", "day")
    assert (left, shed, towai_spent, marker) == (1 << 6, 4, 1, "night")


def test_long_combos_come_first() -> None:
    here = towai("day-4 day-5 day-5 day-5 night-1", pile="day-3", marker="day", player=3)
    assert choice(here) == "day-5"


def test_small_steps_leave_room_for_the_rest() -> None:
    here = towai("day-4 day-7 night-1 night-2", pile="day-3", marker="day", player=3)
    assert choice(here) == "day-4"


def test_towai_cards_are_kept_for_last() -> None:
    here = towai("day-7 towai-6 night-1 night-2 day-3", pile="day-6", marker="day", player=3)
    assert choice(here) == "day-7"


def test_a_towai_leads_the_combo_over_to_the_other_side() -> None:
    here = towai("day-4 towai-4 night-4 night-4 day-7", pile="day-3", marker="day", player=3)
    assert choice(here) == "day-4"


def test_the_last_card_is_played_whatever_it_is() -> None:
    here = towai("towai-5", pile="day-3", marker="day", player=3)
    assert choice(here) == "towai-5"


def test_the_side_with_the_longer_combos_is_set() -> None:
    here = towai("night-2 night-2 night-2 day-7", asked="set", marker="")
    assert choice(here) == "night"
    here = towai("day-4 day-4 day-4 night-2", asked="set", marker="")
    assert choice(here) == "day"


def test_a_single_card_is_swapped_away_and_no_towai() -> None:
    here = towai("day-4 day-4 night-2 towai-1", asked="swap", pile="towai-5", marker="day")
    assert choice(here) == "night-2"


def test_a_beginner_takes_the_nearest_card_and_sees_no_combo() -> None:
    here = towai("day-4 day-5 day-5 day-5 night-1", pile="day-3", marker="day", player=3)
    assert choice(here, beginner=True) == "day-4"


def test_a_search_world_stops_at_the_rounds_end() -> None:
    here = towai("day-5", pile="day-3", marker="day", player=3)
    rules = OneRound(4)
    rules.play(here.state, here.move("day-5"))
    assert here.state.asked == OVER
    assert TowaiJudgement(here.game).shares(here.state) == standing((1, 0, 0, 0))


@pytest.mark.parametrize("scores", [(0, 0), (1, 0), (0, 0, 0, 0), (1, 0, 1, 0), (1, 1, 1, 1, 1, 1)])
def test_the_chances_between_rounds_add_up_to_one_game(scores: tuple[int, ...]) -> None:
    chances = standing(scores)
    assert sum(chances) == pytest.approx(1)
    after = [after_finish(scores, seat) for seat in range(len(scores))]
    for seat, chance in enumerate(chances):
        mean = sum([way[seat] for way in after]) / len(scores)
        assert chance == pytest.approx(mean)


def test_a_seat_that_has_finished_once_is_ahead() -> None:
    assert standing((1, 0)) == pytest.approx((0.75, 0.25))


def test_fewer_turns_to_go_are_a_better_share_in_a_cut_playout() -> None:
    here = towai("day-5 day-5", pile="day-3", marker="day", player=3)
    one_turn = TowaiJudgement(here.game).shares(here.state)
    here = towai("day-5 night-1", pile="day-3", marker="day", player=3)
    two_turns = TowaiJudgement(here.game).shares(here.state)
    assert sum(one_turn) == pytest.approx(1)
    assert one_turn[0] > two_turns[0]


def test_the_judgement_looks_at_no_hand_but_the_movers() -> None:
    game = Towai(4)
    state = game.deal(3)
    judgement: AnyJudgement = TowaiJudgement(game)
    for _ in range(300):
        if game.is_over(state):
            break
        moves = game.legal_moves(state)
        ratings = judgement.rate(state, moves)
        assert judgement.rate(view(game, state, state.turn), moves) == ratings
        game.play(state, moves[ratings.index(max(ratings))])


def test_a_search_prefers_the_combo_that_ends_the_round() -> None:
    here = towai("day-6 day-6", seats=2, pile="day-3", marker="day", player=1, deck="night-1")
    player = player_for(here.game, "hard", 0, None, Random(1).random, simulations=40)
    sight = view(here.game, here.state, 0)
    world = guess(here.game, sight, player.memory, Random(2).random)
    moves = here.game.legal_moves(world)
    assert player.choose(sight, moves).card.name == "day-6"
