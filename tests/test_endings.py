"""Where a match turned and what a round counts, found out a second time by hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from cardtable.endings import (
    Endings,
    TurningPoint,
    lying_when_counted,
    margin,
    steps,
    turning_point,
)
from cardtable.games import GAMES
from cardtable.games.catte import rules as catte
from cardtable.games.familiar import rules as familiar
from cardtable.games.meows import rules as meows
from cardtable.games.towai import rules as towai
from cardtable.kits import KITS
from cardtable.match import Match, Turn
from cardtable.rules.cards import Card
from cardtable.rules.events import GameEnded, RoundEnded, Scored, TrickWon
from cardtable.rules.reasons import because
from cardtable.rules.state import State
from cardtable.seats import Seat

SEEDS = range(12)


@cache
def played(game_id: str, seed: int, seats: int | None = None) -> Match:
    """A whole match, with any legal moves; nobody passes or stops who need not."""
    game = GAMES[game_id](seats)
    match = Match(game, seed, (Seat("random"),) * game.seats)
    luck = Random(seed)
    while not match.over:
        moves = match.legal_moves()
        match.play(luck.choice([m for m in moves if m.word not in ("pass", "stop")] or moves))
    return match


def point_of(match: Match) -> TurningPoint | None:
    return turning_point(match, KITS[match.game.id].endings())


def standing(match: Match, state: State) -> Sequence[int]:
    """How everybody stood in the middle of a round, by the words of the rules."""
    piles, seats = state.piles, range(match.game.seats)
    match match.game.id:
        case "meows":
            found = []
            for seat in seats:
                wish = piles[meows.WISH[seat]]
                won = piles[meows.WON[seat]]
                lines = meows.score_lines(wish[0].suit, won, len(seats)) if wish else ()
                found.append(state.scores[seat] + sum(line.gives for line in lines))
            return found
        case "catte":
            limit = {3: 20, 4: 15}[len(seats)]
            found = []
            for seat in seats:
                drunk = sum(coffee.number for coffee in piles[catte.TAKEN[seat]])
                worth = 0 if drunk > limit else 2 * drunk if drunk == limit else drunk
                left = len(piles[catte.UNUSED[seat]])
                found.append(state.scores[seat] + worth + left * left)
            return found
        case "towai":
            return [-len(piles[towai.HAND[seat]]) for seat in seats]
    return state.scores


def ahead(match: Match, points: Sequence[int]) -> bool:
    """Whether every winner has more than everybody else."""
    winners = match.state.winners
    others = [points[seat] for seat in range(len(points)) if seat not in winners]
    return min(points[seat] for seat in winners) > max(others, default=0)


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if not game.together])
def test_from_the_turning_point_on_the_winner_stays_ahead(game: str) -> None:
    lasting = 0
    for seed in SEEDS:
        match = played(game, seed)
        point = point_of(match)
        if point is None or not point.lasts:
            continue
        lasting += 1
        step = point.step
        before = match.turns[step.turn - len(step.plays) + 1].before
        assert not ahead(match, step.before)
        assert ahead(match, step.after)
        if game != "towai":  # a swap may lie between the cards of one turn
            assert list(step.before) == list(standing(match, before))
        for turn in match.turns[step.turn + 1 :]:
            ended = any(isinstance(event, RoundEnded | GameEnded) for event in turn.events)
            if any(isinstance(event, TrickWon) for event in turn.events) and not ended:
                at = match.turns.index(turn)
                assert ahead(match, standing(match, match.turns[at + 1].before)), seed
    assert lasting >= 4


@pytest.mark.parametrize("game", list(GAMES))
def test_what_is_told_of_it_is_what_was_played(game: str) -> None:
    for seed in SEEDS:
        match = played(game, seed)
        point = point_of(match)
        if point is None:
            continue
        step = point.step
        turn = match.turns[step.turn]
        won = [event for event in turn.events if isinstance(event, TrickWon)]
        if won:
            seats = match.game.seats
            order = tuple([(won[0].lead + place) % seats for place in range(seats)])
            assert step.plays == tuple(zip(order, won[0].cards, strict=True))
            assert (step.seat, step.card) == (won[0].seat, won[0].card)
        else:
            laid = [
                (played.seat, played.move.card)
                for played in match.turns[step.turn - 12 : step.turn + 1]
                if played.move.source == "hand" and played.move.target == "pile"
            ]
            assert tuple(laid[len(laid) - len(step.plays) :]) == step.plays
        assert step.round == turn.before.round
        scored = [event for event in turn.events if isinstance(event, Scored)]
        if scored and game in ("meows", "catte"):  # the round's last: its points are the round's
            total = next(event.total for event in scored if event.seat == step.seat)
            assert step.after[step.seat] == total


def test_the_swing_is_the_largest_where_nobody_took_the_lead_for_good() -> None:
    seen = 0
    for seed in SEEDS:
        match = played("familiar", seed)
        endings = KITS["familiar"].endings()
        point = turning_point(match, endings)
        if point is None or point.lasts:
            continue
        seen += 1
        gains = [step.points for step in steps(match, endings)]
        assert point.step.points == max(gains)
        assert match.state.scores[0] < familiar.GOAL
    assert seen


def test_together_it_turned_when_the_goal_was_reached() -> None:
    """Played at random the witch's goal is never reached; so here it is the score of the end."""

    class Modest(Endings):
        goal = 8

    for seed in SEEDS:
        match = played("familiar", seed)
        if match.state.scores[0] < 8:
            continue
        match.state.winners, was = (0, 1, 2), match.state.winners
        point = turning_point(match, Modest())
        match.state.winners = was
        assert point is not None
        assert point.lasts
        assert point.step.before[0] < 8 <= point.step.after[0]


def test_a_shared_win_is_measured_by_the_least_of_the_winners() -> None:
    match = played("meows", 0)
    was = match.state.winners
    match.state.winners = (0, 1)
    assert margin(match, Endings(), (9, 7, 5, 6)) == 1
    assert margin(match, Endings(), (9, 4, 5, 6)) == -2
    match.state.winners = was


def rounds(match: Match) -> list[Turn]:
    return [
        turn for turn in match.turns if any(isinstance(event, RoundEnded) for event in turn.events)
    ]


def counted(match: Match, turn: Turn) -> list[tuple[Scored, Sequence[Sequence[Card]]]]:
    endings = KITS[match.game.id].endings()
    lying = lying_when_counted(turn)
    return [
        (event, endings.counted(match.game, lying, event))
        for event in turn.events
        if isinstance(event, Scored)
    ]


@pytest.mark.unhurried
@pytest.mark.parametrize("seats", [3, 4])
def test_in_meows_each_line_counts_the_cards_it_names(seats: int) -> None:
    seen = set()
    for seed in SEEDS:
        match = played("meows", seed, seats)
        for turn in rounds(match):
            won = lying_when_counted(turn)
            for scored, groups in counted(match, turn):
                assert len(groups) == len(scored.lines) + 1
                for line, cards in zip(scored.lines, groups, strict=False):
                    seen.add(line.what)
                    assert set(cards) <= set(won[meows.WON[scored.seat or 0]])
                    if line.what not in ("no-trick", "storm-signs", "storm-product"):
                        assert len(cards) == line.amount, line
    assert {"fine", "uncancelled", "thunder-left", "tricks", "fair"} <= seen


def test_in_catte_the_coffees_that_fly_come_to_what_the_line_says() -> None:
    for seed in SEEDS:
        match = played("catte", seed)
        for turn in rounds(match):
            for scored, (won, left, _) in counted(match, turn):
                assert sum(coffee.number for coffee in won) == scored.lines[0].amount
                assert len(left) == scored.lines[1].amount


def test_in_familiar_the_errands_that_fly_come_to_the_score() -> None:
    for seed in SEEDS:
        match = played("familiar", seed)
        total = match.state.scores[0]
        scored = Scored(None, because("end"), (), total, total)
        cards = (
            KITS["familiar"]
            .endings()
            .counted(match.game, lying_when_counted(match.turns[-1]), scored)[-1]
        )
        assert sum(familiar.POINTS[errand] for errand in cards) == total


def test_as_it_is_cards_won_go_to_the_line_that_names_their_suit_and_others_to_the_sum() -> None:
    match = played("meows", 3)
    turn = rounds(match)[0]
    lying = lying_when_counted(turn)
    for event in turn.events:
        if isinstance(event, Scored):
            groups = Endings().counted(match.game, lying, event)
            flown = [card for cards in groups for card in cards]
            assert sorted(flown, key=str) == sorted(lying[meows.WON[event.seat or 0]], key=str)
            for line, cards in zip(event.lines, groups, strict=False):
                assert all(card.suit == line.what for card in cards)
