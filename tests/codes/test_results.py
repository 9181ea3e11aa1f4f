"""A result is read out as a code that fits its deal alone, and stands beside another."""

from __future__ import annotations

import pytest

from cardtable.codes.deals import Deal, deal_of
from cardtable.codes.results import (
    LONGEST,
    Outcome,
    code_of,
    outcome_of,
    read_result,
    result_code,
)
from cardtable.codes.spelling import SIGNS, BadCode
from cardtable.games import GAMES
from tests.kept_games import finished_match


@pytest.mark.parametrize("name", GAMES)
def test_the_code_of_a_match_tells_everybodys_points_and_who_won(name: str) -> None:
    for seats in GAMES[name].seat_counts:
        match = finished_match(name, 5, seats=seats)
        outcome = read_result(result_code(match), deal_of(match))
        assert outcome == outcome_of(match)
        assert outcome.scores == tuple(match.state.scores)
        assert outcome.winners == tuple(sorted(match.state.winners))
        assert outcome.own == 0


DEAL = deal_of(finished_match("catte", 5))


@pytest.mark.parametrize("scores", [(0, 0, 0), (-1, 31, -32), (300, -255, 4), (99_999, 0, -70_000)])
@pytest.mark.parametrize("own", [None, 0, 2])
def test_any_points_can_be_told(scores: tuple[int, ...], own: int | None) -> None:
    outcome = Outcome(scores, (1, 2), own)
    code = code_of(outcome, DEAL)
    assert read_result(code.lower().replace("-", " "), DEAL) == outcome
    assert len(code) <= LONGEST


def test_it_is_of_no_other_deal() -> None:
    code = result_code(finished_match("catte", 5))
    others = [Deal(DEAL.game, DEAL.count, DEAL.options, seed) for seed in range(100, 160)]
    for other in others:
        with pytest.raises(BadCode) as told:
            read_result(code, other)
        assert told.value.reason.key == "result"


def test_a_slip_is_noticed() -> None:
    signs = result_code(finished_match("catte", 5)).replace("-", "")
    for place, right in enumerate(signs):
        for wrong in set(SIGNS) - {right}:
            with pytest.raises(BadCode):
                read_result(signs[:place] + wrong + signs[place + 1 :], DEAL)
