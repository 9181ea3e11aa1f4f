"""What may be looked up again of a round that is going on, in the games that leave it to memory."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.rules.events import CardsMoved, Event, RoundEnded, Said, Scored, TrickWon
from cardtable.rules.remembered import memory_chosen, memory_open, remembered
from cardtable.seats import Seat

TO_MEMORY = [name for name in GAMES if not memory_open(GAMES[name]())]

in_both_games = pytest.mark.parametrize("game", ["meows", "catte"])


def started(game: str, **options: str) -> Match:
    rules = GAMES[game](3, options)
    return Match(rules, 5, (Seat("random"),) * 3)


def told(match: Match) -> list[Event]:
    """Everything that has happened."""
    return [*match.opening, *(event for turn in match.turns for event in turn.events)]


def this_round(events: list[Event]) -> list[Event]:
    """Those of the round that is not over."""
    ends = [place for place, event in enumerate(events) if isinstance(event, RoundEnded)]
    return events[ends[-1] + 1 :] if ends else events


def plays(match: Match, events: list[Event]) -> list[str]:
    """The cards played to tricks, in order."""
    trick = match.game.pile("trick", 0).number
    return [
        card.name
        for event in events
        if isinstance(event, CardsMoved) and event.target == trick
        for card in event.cards
    ]


def test_meows_and_catte_leave_swept_tricks_to_memory_and_no_other_game_does() -> None:
    assert TO_MEMORY == ["meows", "catte"]
    for name in TO_MEMORY:
        assert memory_open(GAMES[name](3, {"open_memory": "yes"}))
        assert memory_chosen(GAMES[name](3, {"open_memory": "yes"}))


@in_both_games
def test_of_a_round_only_the_plays_of_the_trick_on_the_table_are_told(game: str) -> None:
    match, luck = started(game), Random(1)
    while not match.over:
        match.play(luck.choice(match.legal_moves()))
        lying = match.state.piles[match.game.pile("trick", 0).number]
        read = this_round(remembered(match.game, told(match)))
        assert plays(match, read) == [card.name for card in lying]


@in_both_games
def test_a_swept_trick_is_told_by_who_has_it_and_by_no_card(game: str) -> None:
    match, luck = started(game), Random(2)
    seen = 0
    while not match.over:
        match.play(luck.choice(match.legal_moves()))
        won = [e for e in this_round(told(match)) if isinstance(e, TrickWon)]
        read = this_round(remembered(match.game, told(match)))
        again = [event for event in read if isinstance(event, TrickWon)]
        assert [trick.seat for trick in again] == [trick.seat for trick in won]
        assert not any(trick.cards or trick.reason.values for trick in again)
        assert not any(trick.card in match.game.decks[0] for trick in again)
        seen += len(again)
    assert seen > 20


@pytest.mark.parametrize(
    ("game", "options"),
    [("meows", {}), ("meows", {"hidden": "yes", "stakes": "yes"}), ("catte", {})],
)
def test_wishes_words_coffees_and_scores_are_always_told(
    game: str, options: dict[str, str]
) -> None:
    match, luck = started(game, **options), Random(3)
    names = {"choice", "wish", "shown", "unused", "centre", "taken", "pot"}
    told_by_now = 0
    while not match.over:
        match.play(luck.choice(match.legal_moves()))

        def lasting(event: Event) -> bool:
            if isinstance(event, CardsMoved):
                return match.game.pile_of[event.target].name in names
            return isinstance(event, Said | Scored)

        everything = [event for event in told(match) if lasting(event)]
        assert [e for e in remembered(match.game, told(match)) if lasting(e)] == everything
        told_by_now = len(everything)
    assert told_by_now > 20


@in_both_games
def test_a_round_that_has_ended_is_told_whole(game: str) -> None:
    match, luck = started(game), Random(4)
    ended = 0
    while not match.over:
        match.play(luck.choice(match.legal_moves()))
        events = told(match)
        before = events[: len(events) - len(this_round(events))]
        assert remembered(match.game, events)[: len(before)] == before
        ended += bool(before)
    assert ended
    assert remembered(match.game, told(match)) == told(match)


@pytest.mark.parametrize(
    ("game", "options"),
    [("meows", {"open_memory": "yes"}), ("catte", {"open_memory": "yes"}), ("familiar", {})],
)
def test_where_memory_is_open_everything_is_told(game: str, options: dict[str, str]) -> None:
    match, luck = started(game, **options), Random(5)
    for _ in range(30):
        match.play(luck.choice(match.legal_moves()))
        assert remembered(match.game, told(match)) == told(match)


@in_both_games
def test_open_memory_is_no_rule_the_same_moves_are_legal_and_do_the_same(game: str) -> None:
    closed, opened, luck = started(game), started(game, open_memory="yes"), Random(6)
    while not closed.over:
        assert opened.legal_moves() == closed.legal_moves()
        move = luck.choice(closed.legal_moves())
        assert opened.play(move) == closed.play(move)
    assert opened.over
    assert opened.state.scores == closed.state.scores


@in_both_games
def test_open_memory_gives_the_players_of_the_computer_nothing(game: str) -> None:
    closed, opened, luck = started(game), started(game, open_memory="yes"), Random(7)
    for _ in range(40):
        move = luck.choice(closed.legal_moves())
        closed.play(move)
        opened.play(move)
        for seat in range(3):
            assert opened.view(seat).piles == closed.view(seat).piles
            one, other = opened.memory(seat), closed.memory(seat)
            assert one.traces == other.traces
            assert one.most == other.most
            assert one.one_of == other.one_of
