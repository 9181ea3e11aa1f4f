"""When the order of the cards that are left cannot change a score any more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.rules.cards import card_order
from cardtable.rules.game import AnyGame
from cardtable.rules.guess import guess
from cardtable.rules.memory import Memory
from cardtable.rules.settled import chosen, deals, settled
from cardtable.rules.sight import View, unseen_cards, view
from cardtable.rules.state import State
from cardtable.seats import Seat

SEATS = [(game.id, seats) for game in GAMES.values() for seats in sorted(game.seat_counts)[:2]]


def late_moments(name: str, seats: int, seeds: range) -> Iterator[tuple[Match, View, Memory]]:
    """Moments of random games at which the seat to move holds two to five cards."""
    game = GAMES[name](seats)
    for seed in seeds:
        match, luck = Match(game, seed, (Seat("random"),) * seats), Random(seed)
        while not match.over:
            seat, moves = match.state.turn, match.legal_moves()
            hands = [p.number for p in game.piles if p.owner == seat and p.lies == "fan"]
            held = sum(len(match.state.piles[hand]) for hand in hands)
            if 2 <= held <= 5 and len(moves) > 1:
                yield match, match.view(seat), match.memory(seat)
            match.play(luck.choice(moves))


def scores_after(game: AnyGame, state: State, luck: Random) -> tuple[int, ...]:
    """The scores at the end of this round, all playing at random."""
    number = state.round
    while state.round == number and not game.is_over(state):
        game.play(state, luck.choice(game.legal_moves(state)))
    return state.scores


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_a_settled_rest_scores_the_same_however_it_is_played(name: str, seats: int) -> None:
    game, luck = GAMES[name](seats), Random(1)
    found = 0
    for match, sight, memory in late_moments(name, seats, range(6)):
        if settled(game, sight, memory):
            found += 1
            worlds = [guess(game, sight, memory, luck.random) for _ in range(60)]
            scores = {scores_after(game, world, luck) for world in worlds}
            scores.add(scores_after(game, match.state.copy(), luck))
            assert len(scores) == 1
    assert found or name != "catte"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_what_may_still_come_out_otherwise_is_never_called_settled(name: str, seats: int) -> None:
    game, luck = GAMES[name](seats), Random(2)
    open_ones = 0
    for _, sight, memory in late_moments(name, seats, range(3)):
        worlds = [guess(game, sight, memory, luck.random) for _ in range(30)]
        if len({scores_after(game, world, luck) for world in worlds}) > 1:
            open_ones += 1
            assert not settled(game, sight, memory)
    assert open_ones


@pytest.mark.slow
def test_only_the_whole_search_settles_it_not_the_trials_before() -> None:
    """With nothing to look at allowed, what random rounds agree on is still not proved."""
    game = GAMES["catte"](4)
    proved = [
        (sight, memory)
        for _, sight, memory in late_moments("catte", 4, range(6))
        if settled(game, sight, memory)
    ]
    assert proved
    assert not any(settled(game, sight, memory, most=0) for sight, memory in proved)


def test_a_search_that_is_stopped_proves_nothing() -> None:
    game = GAMES["catte"](4)
    for _, sight, memory in late_moments("catte", 4, range(3)):
        assert not settled(game, sight, memory, stop=lambda: True)


@pytest.mark.parametrize(("name", "seats"), [("catte", 4), ("meows", 3), ("meows", 4)])
def test_every_deal_a_seat_may_guess_is_looked_at(name: str, seats: int) -> None:
    game, luck = GAMES[name](seats), Random(3)
    looked = 0
    for match, sight, memory in late_moments(name, seats, range(4)):
        if len(unseen_cards(game, sight, 0)) > 8:
            continue
        looked += 1
        all_deals = set()
        for deal in deals(game, sight, memory):
            all_deals.add(held(game, deal))
            assert view(game, deal, memory.seat).piles == sight.piles
        for _ in range(25):
            assert held(game, guess(game, sight, memory, luck.random)) in all_deals
        assert held(game, match.state) in all_deals
    assert looked


def held(game: AnyGame, state: State) -> tuple[object, ...]:
    """What lies where, in any order."""
    return tuple(tuple(sorted(state.piles[p.number], key=card_order)) for p in game.piles)


def test_equal_cards_are_chosen_once_and_in_one_order() -> None:
    one, two, three = GAMES["catte"](3).decks[0][:3]
    assert list(chosen((one, two, three), 2)) == [(one, two), (one, three), (two, three)]
    assert list(chosen((one, one), 1)) == [(one,)]


@pytest.mark.unhurried
def test_nothing_is_settled_while_cards_are_still_drawn() -> None:
    """What lies face down for nobody cannot be foreseen, so a proof never looks into it."""
    drawing = 0
    for name in ("towai", "familiar"):
        game = GAMES[name](3)
        stacks = [pile.number for pile in game.piles if pile.known == "nobody"]
        for match, sight, memory in late_moments(name, 3, range(3)):
            after = [game.after(match.state, move) for move in match.legal_moves()]
            going_on = [new for new in after if new.round == match.state.round]
            now = [match.state.piles[at] for at in stacks]
            if any([new.piles[at] for at in stacks] != now for new in going_on):
                drawing += 1
                assert not settled(game, sight, memory)
    assert drawing
