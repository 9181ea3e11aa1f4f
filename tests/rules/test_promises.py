"""Whoever breaks a promise of the rules is told which one: a break is planted for each of them."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Self, cast

import pytest

from cardtable.commands.checking import check_log
from cardtable.games.catte.rules import Catte, CatteState
from cardtable.match import Match
from cardtable.rules.cards import Card
from cardtable.rules.events import (
    CardsMoved,
    Event,
    GameEnded,
    RoundEnded,
    Scored,
    TrickWon,
)
from cardtable.rules.game import AnyGame
from cardtable.rules.guess import guess
from cardtable.rules.memory import Few, Memory, Trace
from cardtable.rules.moves import Move, all_moves
from cardtable.rules.promises import (
    BrokenPromise,
    Onlooker,
    check_cards,
    check_end,
    check_guess,
    check_moment,
    check_refusals,
    check_sight,
    check_told,
    fits,
)
from cardtable.rules.reasons import Reason, because
from cardtable.rules.sight import seen, view
from cardtable.seats import Seat

GAME = Catte()
NO_REASON = Reason("")


def broken(check: Callable[[], object]) -> str:
    """The promise that this check finds broken, or nothing."""
    try:
        check()
    except BrokenPromise as problem:
        return str(problem)
    return ""


def moment(game: AnyGame = GAME, moves: int = 6) -> Any:
    """A state after so many random moves."""
    luck = Random(1).random
    state = game.deal(1)
    for _ in range(moves):
        legal = game.legal_moves(state)
        game.play(state, legal[int(luck() * len(legal))])
    return state


# Single moments, in games that are a little wrong


class Stuck(Catte):
    def legal_moves(self, state: CatteState) -> list[Move]:
        return []


class Twice(Catte):
    def legal_moves(self, state: CatteState) -> list[Move]:
        return super().legal_moves(state) * 2


class Renamed(Catte):
    def legal_moves(self, state: CatteState) -> list[Move]:
        first = super().legal_moves(state)[0]
        other = object.__new__(Move)
        for slot in Move.__slots__:
            setattr(other, slot, getattr(first, slot))
        return [other]


class Grumbling(Catte):
    def reason_against(self, state: CatteState, move: Move) -> Reason | None:
        return because("not-asked")


class Careless(Catte):
    def after(self, state: CatteState, move: Move) -> CatteState:
        self.play(state, move)
        return state


class Idle(Catte):
    def play(self, state: CatteState, move: Move) -> None:
        pass


class Jealous(Catte):
    """A card may only be played beside a third one."""

    def legal_moves(self, state: CatteState) -> list[Move]:
        few = any(len(state.piles[n]) == 2 for n in range(self.seats))
        return [] if few else super().legal_moves(state)


class Telling(Catte):
    """Its question is the last seat's hand."""

    def play(self, state: CatteState, move: Move) -> None:
        super().play(state, move)
        state.asked = f"{state.piles[self.pile('hand', self.seats - 1).number]}"


class Peeking(Catte):
    """What one may do depends on a hand one cannot see."""

    def legal_moves(self, state: CatteState) -> list[Move]:
        moves = super().legal_moves(state)
        hand = state.piles[(state.turn + 1) % self.seats]
        return moves[: 1 + sum([card.order for card in hand]) % len(moves)]


class Staring(Catte):
    """What one may do depends on whether one sees the next hand."""

    def legal_moves(self, state: CatteState) -> list[Move]:
        moves = super().legal_moves(state)
        return moves[1:] if state.piles[(state.turn + 1) % self.seats][0].suit == "back" else moves


class Approving(Catte):
    def reason_against(self, state: CatteState, move: Move) -> Reason | None:
        return None


class Meddling(Catte):
    def reason_against(self, state: CatteState, move: Move) -> Reason | None:
        state.lead += 1
        return super().reason_against(state, move)


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (Catte, ""),
        (Stuck, "there is a move as long as the game is not over"),
        (Twice, "every move is listed once"),
        (Renamed, "a move's text is read as that move"),
        (Grumbling, "nothing speaks against a legal move"),
        (Careless, "after leaves its argument unchanged"),
        (Idle, "a move changes something"),
        (Jealous, "fewer cards never forbid more"),
        (Telling, "no question tells cards"),
    ],
)
def test_at_a_moment_each_break_is_told(game: type[Catte], promise: str) -> None:
    state = moment()
    luck = Random(1).random

    def often() -> None:
        for _ in range(20):
            check_moment(game(), state.copy(), luck)

    assert broken(often) == promise


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (Catte, ""),
        (Grumbling, "nothing speaks against a legal move"),
        (Approving, "a move is refused for a reason"),
        (Meddling, "asking for a reason changes nothing"),
    ],
)
def test_each_break_in_what_is_refused_is_told(game: type[Catte], promise: str) -> None:
    assert broken(lambda: check_refusals(game(), moment(), all_moves())) == promise


# What one seat sees


def with_hidden(*, hands: bool) -> Catte:
    """A game whose views hide the hands from everybody, or from nobody."""
    game = Catte()
    piles = [p for p in game.piles if p.known == "nobody" or (hands and p.name == "hand")]
    game.hidden_from = (tuple(piles),) * game.seats
    return game


def with_faces_for_backs() -> Catte:
    game = Catte()
    face = game.decks[0][0]
    game.piles = tuple([dataclasses.replace(pile, back=face) for pile in game.piles])
    return game


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (Catte(), ""),
        (with_hidden(hands=False), "a view shows backs of what its seat does not know"),
        (with_hidden(hands=True), "a view shows what its seat knows"),
        (with_faces_for_backs(), "a back is a back"),
        (Peeking(), "nor of what it may do"),
        (Staring(), "a view has the same legal moves"),
    ],
)
def test_each_break_in_what_a_seat_sees_is_told(game: Catte, promise: str) -> None:
    state = moment()
    luck = Random(1).random

    def often() -> None:
        for _ in range(5):
            check_sight(game, state, state.turn, luck)

    assert broken(often) == promise


class Same(CatteState):
    """A moment whose copies are of its kind."""

    __slots__ = ()

    def copy(self) -> Self:
        new = super().copy()
        new.__class__ = type(self)
        return cast(Self, new)


class Leaking(Same):
    """Copies tell something of the last seat's hand."""

    __slots__ = ()

    def copy(self) -> Self:
        new = super().copy()
        new.first_lead = sum([card.order for card in self.piles[2]])
        return new


class Lucky(Same):
    """It keeps its luck."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        super().__setattr__(name, 77 if name == "seed" else value)


class Brittle(Same):
    """What comes out of its pickle is another moment."""

    __slots__ = ()

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return GAME.deal, (5,)


@pytest.mark.parametrize(
    ("kind", "promise"),
    [
        (Same, ""),
        (Lucky, "a view has no seed"),
        (Leaking, "what a seat cannot see changes nothing of its view"),
        (Brittle, "a view comes out of a pickle as it went in"),
    ],
)
def test_a_view_that_tells_or_breaks_is_noticed(kind: type[CatteState], promise: str) -> None:
    state = moment()
    state.__class__ = kind
    assert broken(lambda: check_sight(GAME, state, 0, Random(3).random)) == promise


# Whole games

Change = Callable[[list[Event]], list[Event]]


def finished(game: AnyGame = GAME) -> tuple[list[Event], Any]:
    """All that is told of a game, and how it ends."""
    luck = Random(2).random
    state = game.deal(2, listening=True)
    while not game.is_over(state):
        legal = game.legal_moves(state)
        game.play(state, legal[int(luck() * len(legal))])
    return list(state.events or ()), state


def first(kind: type[Any], **facts: Callable[[Any], object]) -> Change:
    """Tell the first event of this kind with other facts."""

    def change(events: list[Event]) -> list[Event]:
        at = next(at for at, event in enumerate(events) if isinstance(event, kind))
        old: Any = events[at]
        return [
            *events[:at],
            old._replace(**{n: f(old) for n, f in facts.items()}),
            *events[at + 1 :],
        ]

    return change


def without(*kinds: type[Any]) -> Change:
    """Do not tell events of these kinds."""
    return lambda events: [event for event in events if not isinstance(event, kinds)]


@pytest.mark.parametrize(
    ("change", "promise"),
    [
        (list, ""),
        (first(TrickWon, reason=lambda _: NO_REASON), "a trick is won for a reason"),
        (first(TrickWon, card=lambda _: GAME.decks[1][0]), "a trick is won by a card in it"),
        (first(TrickWon, lead=lambda old: old.lead + 1), "a trick is won by who played the card"),
        (first(Scored, reason=lambda _: NO_REASON), "points have a reason"),
        (first(Scored, lines=lambda _: ()), "points have lines"),
        (first(Scored, points=lambda old: old.points + 1), "points are the sum of their lines"),
        (first(Scored, total=lambda old: old.total + 1), "totals are the sum of all points"),
        (first(RoundEnded, reason=lambda _: NO_REASON), "a round ends for a reason"),
        (first(RoundEnded, scores=lambda _: ()), "a round's totals are the sum of all points"),
        (without(GameEnded), "the end is told last"),
        (without(Scored, RoundEnded), "the scores are the sum of all points"),
    ],
)
def test_each_break_in_what_is_told_of_a_game_is_noticed(change: Change, promise: str) -> None:
    events, state = finished()
    assert broken(lambda: check_told(GAME, change(events), state)) == promise


class Endless(Catte):
    def legal_moves(self, state: CatteState) -> list[Move]:
        return super().legal_moves(state) or all_moves()[:1]


def shares(*returns: float) -> Catte:
    """A game that ends so for its seats."""
    game = Catte()
    game.returns = lambda state: returns  # type: ignore[method-assign]
    return game


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (Catte(), ""),
        (Endless(), "there is no move after the end"),
        (shares(1.0, 0.0), "everybody has something of the game"),
        (shares(2.0, -1.0, 0.0), "that is a share from 0 to 1"),
        (shares(0.5, 0.0, 0.0), "the shares are one game together"),
    ],
)
def test_each_break_at_the_end_is_told(game: Catte, promise: str) -> None:
    assert broken(lambda: check_end(game, finished()[1])) == promise


def test_who_has_most_wins() -> None:
    _, state = finished()
    state.winners = tuple([seat for seat in range(3) if seat not in state.winners])
    assert broken(lambda: check_end(GAME, state)) == "who has most has won"


# Memory and guesses


def planted(**facts: Any) -> Memory:
    """What seat 0 remembers, all of it made up."""
    memory = Memory(GAME, 0)
    for name, value in facts.items():
        setattr(memory, name, value)
    return memory


def test_what_is_not_so_does_not_fit() -> None:
    state = moment()
    one, other, aside = state.piles[1], state.piles[2], GAME.pile("aside", 0).number
    state.piles[aside] = state.piles[aside] or other[:2]
    bottom = state.piles[aside]
    for memory, right in (
        (planted(), True),
        (planted(most={(1, one[0]): 0}), False),
        (planted(most={(1, other[0]): 0}), True),
        (planted(few=[Few(1, frozenset(one), 1)]), False),
        (planted(few=[Few(1, frozenset(one[:1]), 1)]), True),
        (planted(bottoms={aside: one[:1]}), False),
        (planted(bottoms={aside: bottom[-1:]}), True),
        (planted(one_of=(1, frozenset(other))), False),
        (planted(one_of=(1, frozenset(one))), True),
        (planted(traces=[Trace(one[0], {(): 2})]), False),
        (planted(traces=[Trace(one[0], {(): 1})]), True),
        (planted(traces=[Trace(one[0], {(5,): 1}), Trace(one[1], {(5,): 1})]), False),
        (planted(traces=[Trace(one[0], {(5,): 1}), Trace(one[1], {(6,): 1})]), True),
    ):
        assert fits(memory, state) == right


def test_each_break_in_a_guess_is_told() -> None:
    state = moment()
    seat = state.turn
    memory = Memory(GAME, seat)
    world = guess(GAME, view(GAME, state, seat), memory, Random(4).random)
    one, other = [n for n in range(3) if n != seat]

    def found(**facts: Any) -> str:
        new = world.copy()
        for name, value in facts.items():
            setattr(new, name, value)
        return broken(lambda: check_guess(memory, state, new))

    assert found() == ""
    assert found(lead=9) == "a guess looks as the true world does"
    assert found(seed=state.seed) == "a guess has a luck of its own"
    doubled = world.piles[:]
    doubled[one] = (doubled[other][0], *doubled[one][1:])
    assert found(piles=doubled) == "no card is lost or doubled"
    memory.game = Peeking()
    assert found() == "in a guess one may do what one may do"
    memory.game = GAME
    memory.most[one, world.piles[one][0]] = 0
    assert found() == "no guess goes against what a seat knows"


# Events


def test_cards_are_counted_from_the_moment_before_as_well_as_from_the_deal() -> None:
    before = moment()
    after = GAME.after(before, GAME.legal_moves(before)[0])
    assert broken(lambda: check_cards(GAME, after)) == ""
    assert broken(lambda: check_cards(GAME, after, before)) == ""
    seat = (before.turn + 1) % 3
    hand = after.piles[seat]
    assert hand == before.piles[seat]
    for wrong in (hand[1:], (hand[1], *hand[1:]), (*hand, hand[0])):
        after.piles[seat] = wrong
        assert broken(lambda: check_cards(GAME, after)) == "no card is lost or doubled"
        assert broken(lambda: check_cards(GAME, after, before)) == "no card is lost or doubled"


def test_each_break_in_what_a_seat_is_shown_is_told() -> None:
    events, state = finished()

    def found(told: Sequence[Event], game: AnyGame = GAME) -> str:
        return broken(lambda: Onlooker(game, 0).check(told, state))

    assert found(events) == ""
    silent = without(CardsMoved)(events)
    assert found(silent) == "a table fed a seat's events agrees with the seat's view"
    assert found(without(Scored)(events)) == "so do its scores"
    strange: tuple[Card, ...] = (GAME.decks[1][0],)
    lost = CardsMoved(strange, GAME.pile("trick", 0).number, GAME.pile("played", 0).number)
    assert found([*events, lost]) == "a card is taken from where it lies"
    careless = Catte()
    careless.pile_of = {p.number: dataclasses.replace(p, known="all") for p in careless.piles}
    assert found(events, careless) == "no event tells a seat a card it should not know"


def test_an_onlooker_gives_what_its_seat_sees() -> None:
    state = GAME.deal(1, listening=True)
    sight, heard = Onlooker(GAME, 1).check(state.events or (), state)
    assert sight.piles == view(GAME, state, 1).piles
    assert heard == [seen(GAME, event, 1) for event in state.events or ()]


# Logs


class Wordy(Match):
    def heading(self) -> str:
        return super().heading().replace("seed 1", "seed 01")


class Shy(Catte):
    """It plays otherwise when nobody listens."""

    def play(self, state: CatteState, move: Move) -> None:
        super().play(state, move)
        state.first_lead += state.events is None


def logged(kind: type[Match] = Match, game: AnyGame = GAME) -> Match:
    match = kind(game, 1, (Seat("random"),) * 3)
    for _ in range(8):
        match.play(match.legal_moves()[0])
    return match


def test_each_break_in_a_log_is_told() -> None:
    assert broken(lambda: check_log(logged())) == ""
    assert broken(lambda: check_log(logged(Wordy))) == "a log is written as it was read"
    assert broken(lambda: check_log(logged(game=Shy()))) == "listening changes nothing"
    match = logged()
    match.opening = ()
    assert broken(lambda: check_log(match)) == "the same log, the same deal"
    match = logged()
    match.turns[3] = match.turns[3]._replace(events=())
    assert broken(lambda: check_log(match)) == "the same log, the same events"
    match = logged()
    match.state.lead += 1
    assert broken(lambda: check_log(match)) == "the same log, the same state"
