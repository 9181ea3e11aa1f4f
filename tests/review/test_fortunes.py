"""Luck and play add up to the result, and luck comes to nothing over many deals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from random import Random

import pytest

from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.review.fortunes import Fortunes
from cardtable.review.moments import Moment, moments
from cardtable.review.report import BEGIN, Depth
from cardtable.review.review import never
from cardtable.review.values import Foresight, redealt, seen_below
from cardtable.rules.events import CardsMoved
from cardtable.rules.game import AnyGame
from tests import fifth_game
from tests.fifth_game.rules import Rovescino
from tests.players.tables import match_of
from tests.review.tables import SHALLOW, finished

GAMES_PLAYED = [GAMES["towai"](3), GAMES["catte"](3), GAMES["familiar"](), GAMES["meows"]()]
DEEPER = Depth(worlds=1, quick=1, playouts=8, redeals=40, games=1, seconds=1000.0)


def told(match: Match, depth: Depth = SHALLOW) -> Fortunes:
    """The fortunes of a match, all of them."""
    fortunes = Fortunes(match, moments(match), depth, match.seed)
    for deeper in (False, True):
        assert fortunes.graph(never, deeper=deeper)
    assert fortunes.shuffles(never)
    return fortunes


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES_PLAYED, ids=lambda game: game.id)
def test_start_luck_and_play_add_up_to_the_result(game: AnyGame) -> None:
    match = finished(game)
    fortunes = told(match)
    result = fortunes.foresight.result(match.state)
    splits = fortunes.splits()
    for split in splits:
        assert split.start + split.luck + split.own + split.others == pytest.approx(split.result)
        assert split.start + split.luck + split.skill == pytest.approx(result[split.seat])
        lucky = sum([luck.worth(split.seat) for luck in fortunes.luck()])
        assert lucky == pytest.approx(split.luck)
    if not game.together:
        # What one has of a game the others have not.
        assert sum([split.luck for split in splits]) == pytest.approx(0.0, abs=1e-9)
        assert sum([split.start for split in splits]) == pytest.approx(1.0)
    points = fortunes.points()
    assert [point.move for point in points] == list(range(BEGIN, len(match.turns)))
    assert points[-1].chances == result


def deviation(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    return mean, sqrt(sum([(value - mean) ** 2 for value in values])) / len(values)


@pytest.mark.slow
@pytest.mark.parametrize("game", [GAMES["catte"](), GAMES["meows"]()], ids=lambda game: game.id)
def test_the_luck_of_many_deals_comes_to_nothing(game: AnyGame) -> None:
    found: list[list[float]] = [[] for _ in range(game.seats)]
    for seed in range(90):
        foresight = Foresight(game, seed)
        mean = foresight.deals(8).means
        came = foresight.worth(game.deal(seed), {}, 3).means
        for seat, values in enumerate(found):
            values.append(came[seat] - mean[seat])
    for values in found:
        luck, error = deviation(values)
        assert abs(luck) < 3 * error
        assert error > 0.005  # deals do differ


def first_draw(match: Match, after: int) -> Moment:
    """The first move after so many that drew a card."""
    return next(one for one in moments(match) if one.chance == "draw" and one.move >= after)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [3, 8])
def test_the_luck_of_many_draws_comes_to_nothing(seed: int) -> None:
    """The same moment comes again and again with another deck; each time a card is drawn."""
    match = match_of(GAMES["towai"](2), seed)
    game, moment = match.game, first_draw(match, 12)
    luck = Random(seed).random
    found = []
    for number in range(150):
        foresight = Foresight(game, 1000 + number)
        before = redealt(game, moment.turn.before, moment.fixed[0], luck)
        after = game.after(before, moment.turn.move)
        came = foresight.worth(after, moment.fixed[1], 6).means[0]
        mean = foresight.redeals(before, moment.turn.move, moment.fixed, 6, 1).means[0]
        found.append(came - mean)
    comes_to, error = deviation(found)
    assert abs(comes_to) < 3 * error
    assert error > 0.001


def test_what_was_seen_when_it_was_laid_there_stays_below() -> None:
    match = match_of(GAMES["familiar"](), 4)
    again = Match(match.game, match.seed, match.seats)
    luck = Random(1).random
    below = 0
    for turn in match.turns:
        fixed = seen_below(again)
        new = redealt(match.game, again.state, fixed, luck)
        for pile in match.game.piles:
            cards, others = again.state.piles[pile.number], new.piles[pile.number]
            assert sorted(map(str, cards)) == sorted(map(str, others))
            if pile.known != "nobody":
                assert cards == others
            elif fixed[pile.number]:
                below += 1
                assert cards[-fixed[pile.number] :] == others[-fixed[pile.number] :]
        again.play(turn.move)
    assert below


def test_the_next_card_of_a_deck_is_not_known_beforehand() -> None:
    """Two decks in another order are worth the same, until a card is drawn."""
    match = match_of(GAMES["towai"](2), 3)
    moment = first_draw(match, 25)
    foresight = Foresight(match.game, 1)
    before = moment.turn.before
    other = redealt(match.game, before, {}, Random(2).random)
    deck = match.game.pile("deck", 0).number
    assert before.piles[deck] != other.piles[deck]
    means = [
        foresight.redeals(one, moment.turn.move, moment.fixed, 200, 1) for one in (before, other)
    ]
    for seat in range(2):
        gap = abs(means[0].means[seat] - means[1].means[seat])
        assert gap < 3 * sqrt(sum([one.variances[seat] for one in means])) + 1e-9


def test_every_deal_draw_and_reshuffle_is_told_and_nothing_else() -> None:
    match = match_of(GAMES["towai"](3), 3)
    game = match.game
    deck = game.pile("deck", 0).number
    alone = []
    for moment in moments(match):
        drawn = [
            event
            for event in moment.turn.events
            if isinstance(event, CardsMoved) and event.source == deck
        ]
        assert (moment.chance is not None) == bool(drawn)
        if moment.chance == "draw":
            owners = {game.pile_of[event.target].owner for event in drawn}
            alone.append(len(owners) == 1)
            assert (moment.drawer is not None) == alone[-1]
            assert moment.drawer in {*owners, None}
    assert set(alone) == {True, False}
    assert {moment.chance for moment in moments(match)} >= {None, "draw", "deal"}


@pytest.mark.slow
def test_a_game_without_a_judgement_has_its_luck_told_too() -> None:
    fifth_game.join()
    try:
        fortunes = told(finished(Rovescino(3), who="random"))
    finally:
        fifth_game.leave()
    for split in fortunes.splits():
        assert split.start + split.luck + split.skill == pytest.approx(split.result)
    assert {luck.kind for luck in fortunes.luck()} == {"deal"}
    assert 1 <= len(fortunes.turnings()) <= 3


@pytest.mark.slow
def test_the_turning_points_are_where_the_graph_turns() -> None:
    match = finished(GAMES["catte"]())
    fortunes = told(match, DEEPER)
    points = fortunes.points()
    steps = [
        max([abs(now - then) for now, then in zip(b.chances, a.chances, strict=True)])
        for a, b in pairwise(points)
    ]
    turnings = fortunes.turnings()
    assert len(turnings) == 3
    assert [one.move for one in turnings] == sorted(one.move for one in turnings)
    assert max(abs(one.change) for one in turnings) == pytest.approx(max(steps))
    for one in turnings:
        assert abs(one.change) == pytest.approx(steps[one.move])
        assert (one.by is None) == (one.kind != "move")
