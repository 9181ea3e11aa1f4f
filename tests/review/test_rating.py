"""Choices are rated right where one can work out by hand what they are worth."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.games import GAMES
from cardtable.review.moments import moments
from cardtable.review.rating import Rater, error_of
from cardtable.review.report import Decision
from cardtable.review.review import never
from cardtable.review.told import claim_of, why_of
from cardtable.rules.guess import guess
from cardtable.rules.moves import move_named
from tests.games.tables import Table, cards, table
from tests.players.tables import match_of
from tests.review.tables import rated


def values(decision: Decision) -> dict[str, float]:
    """What each candidate is worth, by its card or word."""
    moves = [(move_named(each.move), each.value) for each in decision.candidates]
    return {move.word or move.card.name: value for move, value in moves}


def last_errand(third: str = "", trick: str = "red-4 red-5") -> Table:
    """The last turn of the familiars, with one errand on the board: 18 red, 6 points."""
    return table(
        GAMES["familiar"](),
        lead=1,
        number=9,
        board="errand3-1",
        trick=trick,
        hand={0: "red-9 red-3", 1: third},
    )


def test_the_last_card_of_a_trick_is_worth_the_points_it_wins() -> None:
    found = rated(last_errand(), "red-3")
    assert values(found) == pytest.approx({"red-9": 6.0, "red-3": 0.0})
    assert (found.cost, found.error) == pytest.approx((6.0, 0.0))
    assert found.mark == "medium"
    assert found.best == "red-9 hand>trick"
    assert found.punished
    assert rated(last_errand(), "red-9").mark == "none"


def third_to_come(card: str) -> Table:
    """The second of three cards: what it is worth hangs on the one card that is to come.

    18 red give 6 points, 15 give 3; 9 lie there. Of the 24 cards unseen, two bring 18 whatever is
    played, two more only with the six; with the six 15 lie there already, with the three only if
    one of those four comes. So the three costs 0, 6, or, with twenty of the cards, 3: 3 on average.
    """
    return table(
        GAMES["familiar"](),
        lead=2,
        number=9,
        board="errand3-1 errand2-1",
        trick="red-9",
        hand={0: "red-6 red-3", 1: card},
    )


@pytest.mark.parametrize(
    ("third", "punished"), [("red-8", False), ("red-4", True), ("blue-5", True)]
)
def test_a_slip_costs_its_mean_and_the_true_cards_may_let_it_pass(
    third: str, punished: bool
) -> None:
    found = rated(third_to_come(third), "red-3", worlds=150)
    assert abs(found.cost - 3.0) < 3 * found.error
    assert 0 < found.error < 0.2
    assert (found.mark, found.worlds) == ("small", 300)
    assert found.punished is punished


def test_what_lies_in_the_other_hands_changes_no_rating() -> None:
    one, other = [rated(third_to_come(third), "red-3") for third in ("red-8", "blue-5")]
    assert one.candidates == other.candidates
    assert (one.cost, one.error, one.told) == (other.cost, other.error, other.told)


def test_a_win_that_is_there_is_worth_the_whole_game() -> None:
    played = table(
        GAMES["towai"](2),
        asked="card",
        scores=(1, 1),
        marker="day",
        player=1,
        pile="day-3",
        hand={0: "day-5", 1: "day-4 day-6"},
        deck="night-1 night-2 night-3",
    )
    found = rated(played, "pass")
    assert values(found)["day-5"] == 1.0
    assert found.best == "day-5 hand>pile"
    assert found.mark == "large"
    assert rated(played, "day-5").cost == 0.0


def spilling() -> Table:
    """Catte's last round: taking the coffee loses the game at once, leaving it wins it."""
    return table(
        GAMES["catte"](),
        lead=1,
        round=3,
        scores=(10, 12, 0),
        centre="coffee-brown-5",
        taken={0: "coffee-white-8 coffee-white-10"},
        trick="white-7 white-8",
        hand={0: "white-15 white-1", 1: "black-1", 2: "black-2"},
    )


def test_a_move_that_loses_at_once_is_worth_nothing_and_is_a_big_slip() -> None:
    found = rated(spilling(), "white-15")
    assert values(found) == {"white-15": 0.0, "white-1": 1.0}
    assert (found.cost, found.error, found.mark, found.punished) == (1.0, 0.0, "large", True)
    why = why_of(found)
    assert found.told is not None
    assert why.claim == claim_of(found.told)
    assert why.best.text == found.best


def test_of_one_move_nothing_is_said() -> None:
    played = last_errand()
    played.state.piles[0] = cards("red-9")
    found = rated(played, "red-9")
    assert found.forced
    assert (found.candidates, found.mark, found.difficulty) == ((), "none", 0.0)


def test_a_slip_costs_two_points_and_more_than_two_standard_errors() -> None:
    rater = Rater(GAMES["catte"](), 3, never)
    for cost, error, mark in (
        (0.019, 0.0, "none"),
        (0.021, 0.0, "small"),
        (0.021, 0.011, "none"),
        (0.051, 0.0, "medium"),
        (0.101, 0.05, "large"),
        (0.101, 0.051, "none"),
    ):
        assert rater.mark(cost, error) == mark
    errands = Rater(GAMES["familiar"](), 3, never)
    assert [errands.mark(cost, 0.0) for cost in (1.9, 2.1)] == ["none", "small"]


def test_every_candidate_is_tried_in_the_same_worlds() -> None:
    match = match_of(GAMES["meows"](), 5, 60)
    rater = Rater(match.game, 5, never)
    moment = next(one for one in moments(match) if len(one.legal) > 3 and one.move > 20)
    trial = rater.tried(moment, 0, 20, 1e9)
    assert {len(results) for results in trial.results} == {20}
    assert rater.tried(moment, 0, 20, 1e9).results == trial.results
    assert rater.tried(moment, 1, 20, 1e9).results != trial.results


@pytest.mark.unhurried
def test_the_choice_of_other_worlds_is_not_what_makes_a_slip() -> None:
    """Where all cards are alike in the end, chance alone makes hardly any slip."""
    slips = choices = 0
    for seed in range(6):
        match = match_of(GAMES["towai"](2), seed, 30)
        for moment in moments(match)[::6]:
            decision = Rater(match.game, seed, never).decision(moment, 12, 1000.0)
            if not decision.forced and decision.chosen == decision.best:
                choices += 1
                slips += decision.is_slip
    assert choices > 10
    assert slips == 0


def test_the_error_is_that_of_batches_where_neighbours_are_alike() -> None:
    luck = Random(4).random
    apart = [luck() for _ in range(1600)]
    alike = [value for value in apart[:200] for _ in range(8)]
    assert error_of(apart) == pytest.approx(0.29 / 1600**0.5, rel=0.2)
    assert error_of(alike) == pytest.approx(0.29 / 200**0.5, rel=0.2)
    assert error_of([0.5] * 40) == 0.0


@pytest.mark.unhurried
def test_a_rating_uses_what_the_seat_remembers_and_no_more() -> None:
    """Deal anew what a seat cannot know: every figure stays."""
    match = match_of(GAMES["catte"](), 9, 50)
    luck = Random(2).random
    found = [one for one in moments(match) if not one.forced][::9]
    for moment in found:
        world = guess(match.game, moment.sight, moment.memory, luck)
        turn = type(moment.turn)(moment.turn.seat, moment.turn.move, world, ())
        other = type(moment)(moment.move, turn, moment.sight, moment.memory, moment.legal,
                             moment.after, moment.fixed, None, None)  # fmt: skip
        ours, theirs = [
            Rater(match.game, 1, never).decision(one, 6, 1000.0) for one in (moment, other)
        ]
        assert ours.candidates == theirs.candidates
    assert len(found) > 3
