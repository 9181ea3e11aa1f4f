"""The judgement of TOWAI thinks in turns: what it plays, keeps, passes on and sets."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from cardtable.games.towai.hands import (
    ONE,
    PLACE,
    WAYS,
    cards_of,
    combo,
    to_give,
    turns,
)
from cardtable.games.towai.judgement import OneRound, TowaiJudgement
from cardtable.games.towai.reading import Reading
from cardtable.games.towai.rules import DECK, DECK_CARDS, FACES, HAND, MAY_FOLLOW, Towai, TowaiState
from cardtable.games.towai.standing import after_finish, between_rounds
from cardtable.players.judgement import AnyJudgement, Judgement, Whims
from cardtable.players.registry import player_for
from cardtable.rules.cards import card_order
from cardtable.rules.guess import guess
from cardtable.rules.memory import Memory
from cardtable.rules.sight import seen, view
from cardtable.rules.state import OVER
from tests.games.tables import Table, cards, names, table
from tests.players.tables import decisions

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
    assert TowaiJudgement(here.game).shares(here.state) == between_rounds((1, 0, 0, 0))


@pytest.mark.parametrize("scores", [(0, 0), (1, 0), (0, 0, 0, 0), (1, 0, 1, 0), (1, 1, 1, 1, 1, 1)])
def test_the_chances_between_rounds_add_up_to_one_game(scores: tuple[int, ...]) -> None:
    chances = between_rounds(scores)
    assert sum(chances) == pytest.approx(1)
    after = [after_finish(scores, seat) for seat in range(len(scores))]
    for seat, chance in enumerate(chances):
        mean = sum([way[seat] for way in after]) / len(scores)
        assert chance == pytest.approx(mean)


def test_a_seat_that_has_finished_once_is_ahead() -> None:
    assert between_rounds((1, 0)) == pytest.approx((0.75, 0.25))


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


@pytest.mark.unhurried
def test_a_playout_by_whole_turns_ends_as_one_by_single_moves() -> None:
    game = Towai(2)
    judgement = TowaiJudgement(game)
    luck = Random(4).random
    finishes = {"turns": 0.0, "moves": 0.0}
    rounds = 1200
    for seed in range(rounds):
        state = game.deal(seed)
        first = state.turn
        other = state.copy()
        turns, moves = Whims(2, luck), Whims(2, luck)
        finishes["turns"] += judgement.playout(state, (0.0, 0.0), turns)[first]
        finishes["moves"] += Judgement.playout(judgement, other, (0.0, 0.0), moves)[first]
    assert finishes["turns"] / rounds == pytest.approx(finishes["moves"] / rounds, abs=0.03)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_playout_from_anywhere_shares_out_one_game(seats: int) -> None:
    game = Towai(seats)
    judgement = TowaiJudgement(game)
    luck = Random(6).random
    for match, _, _, moves in decisions(game, range(3), every=3):
        for move in moves:
            state = cast(TowaiState, match.state.copy())
            judgement.rules.play(state, move)
            shares = judgement.playout(state, (0.2,) * seats, Whims(seats, luck))
            assert sum(shares) == pytest.approx(1)
            assert min(shares) >= 0


def test_a_way_on_sheds_what_the_rules_let_it_shed() -> None:
    """By a number whose Towai does nothing more."""
    group = 2 | 1 << PLACE["night"] | 1 << PLACE["towai"]
    across, over = WAYS[0][group]
    assert (across.suit, across.shed, across.left, across.after) == ("day", 4, 0, 1)
    assert (over.suit, over.shed, over.left, over.after) == ("towai", 2, 2, 1)
    here = towai("day-6 day-6 towai-6", pile="day-3", marker="day", player=3)
    here.play("day-6", "day-6", "towai-6")
    assert here.state.scores[0] == 1


def test_what_is_given_in_a_swap_in_a_playout_is_what_the_judgement_gives() -> None:
    for seed in range(60):
        dealt = Random(seed).sample(FACES, 6)
        here = towai(" ".join([card.name for card in dealt]), asked="swap", marker="day")
        gift = to_give(sum([ONE[card] for card in dealt]))
        hand = sum([ONE[card] for card in dealt])
        given = next(card for card in dealt if card.name == choice(here))
        assert turns(hand - ONE[given]) == turns(hand - gift)


def test_the_cards_of_a_hand_come_back_one_by_one() -> None:
    dealt = cards("day-3 day-3 towai-3 night-5")
    back = cards_of(sum([ONE[card] for card in dealt]))
    assert sorted(back, key=card_order) == sorted(dealt, key=card_order)


def after_passes(game: Towai) -> tuple[TowaiState, Memory]:
    """Seat 0 led a three by day; the others passed and drew; seat 0 is to set."""
    hand = {0: "day-3 day-4 day-5 day-6 day-7", 1: "night-1 night-1 night-2 night-2 night-3"}
    deck = list(DECK_CARDS)
    for card in cards(f"{hand[0]} {hand[1]}"):
        deck.remove(card)
    memory = Memory(game, 0)
    here = table(game, asked="first", hand=hand, marker="day", deck=names(tuple(deck[::-1])))
    for text in ("day-3", "stop", "pass"):
        before = view(game, here.state, 0)
        at = len(here.events)
        here.play(text)
        memory.learn(before, [seen(game, event, 0) for event in here.events[at:]])
    return here.state, memory


def test_who_passes_seems_to_have_had_nothing_that_fits() -> None:
    game = Towai(2)
    state, memory = after_passes(game)
    sight = view(game, state, 0)
    luck = Random(8).random
    reading = Reading(TowaiJudgement(game), memory)
    fitting = {"guessed": 0, "read": 0}
    for _ in range(300):
        world = cast(TowaiState, guess(game, sight, memory, luck))
        fits = MAY_FOLLOW["day"][3]
        fitting["guessed"] += sum([card in fits for card in world.piles[HAND[1]]])
        reading.fit(world, luck)
        fitting["read"] += sum([card in fits for card in world.piles[HAND[1]]])
    assert fitting["read"] < 0.6 * fitting["guessed"]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_world_made_to_fit_still_agrees_with_the_view(seats: int) -> None:
    game = Towai(seats)
    judgement = TowaiJudgement(game)
    luck = Random(9).random
    read = 0
    for _, sight, memory, _ in decisions(game, range(3), every=3):
        fit = judgement.reader(sight, memory, [0.1] * game.seats)
        if fit is None:
            continue
        for _ in range(3):
            world = cast(TowaiState, guess(game, sight, memory, luck))
            there = sorted([card.name for pile in world.piles for card in pile])
            fit(world, luck)
            read += 1
            assert view(game, world, memory.seat).piles == sight.piles
            assert sorted([card.name for pile in world.piles for card in pile]) == there
            assert len(world.piles[DECK]) == len(sight.piles[DECK])
    assert read > 20
