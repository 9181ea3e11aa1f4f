"""Small exercises of Tomorrow Never Meows."""

from __future__ import annotations

from typing import NamedTuple, cast

from cardtable.exercises.exercise import Choice, Group, Kind, Puzzle, happens, only
from cardtable.exercises.hands import may, plays
from cardtable.exercises.sums import lying_for, numbers, scored_in, slips
from cardtable.exercises.tricks import takes, wins
from cardtable.games.meows.rules import (
    BASIC_OF,
    WISH_OF,
    WISHES,
    WON,
    Meows,
    MeowsState,
    score_lines,
)
from cardtable.rules.cards import Card, Luck, card_order
from cardtable.rules.events import Scored
from cardtable.rules.game import AnyGame
from cardtable.rules.reasons import because
from cardtable.rules.state import State

MOST_CARDS = 8  # to be counted in ten seconds
WISHES_SHOWN = 4


class Haul(NamedTuple):
    """What a seat has won when a round ends."""

    rules: Meows
    seat: int
    won: tuple[Card, ...]
    scored: Scored
    after: State

    def points(self, wish: Card) -> int:
        """What a wish makes of it."""
        return sum([line.gives for line in score_lines(wish.suit, self.won, self.rules.seats)])

    @property
    def laid(self) -> tuple[Group, ...]:
        """The cards won, weather by weather."""
        suits = [suit for suit in WISH_OF if any(card.suit == suit for card in self.won)]
        return tuple(
            [
                Group("won", tuple(sorted([c for c in self.won if c.suit == suit], key=card_order)))
                for suit in suits
            ]
        )


def haul(game: AnyGame, state: State, luck: Luck) -> Haul | None:
    """What somebody has won, if the last card of a round is about to be played."""
    hands = [state.piles[pile.number] for pile in game.piles if pile.name == "hand"]
    if state.asked != "card" or sum(map(len, hands)) != 1:
        return None
    (move,) = plays(game, state).values()
    events, after = happens(game, state, move)
    lying = lying_for(move, state, events)
    fit = [seat for seat in range(game.seats) if 0 < len(lying[WON[seat]]) <= MOST_CARDS]
    if not fit:
        return None
    seat = fit[int(luck() * len(fit))]
    won = tuple(lying[WON[seat]])
    return Haul(cast(Meows, game), seat, won, scored_in(events)[seat], after)


def scores(game: AnyGame, state: State, luck: Luck) -> Puzzle | None:
    """What does this round score? The cards won lie open, and the wish beside them."""
    found = haul(game, state, luck)
    if found is None:
        return None
    scored = found.scored
    wish = found.rules.wish_of(cast(MeowsState, state), found.seat)
    others = [found.points(other) for other in WISHES]
    choices, right = numbers(scored.points, [*slips(scored.lines), *others], luck)
    return Puzzle(
        because("scores", wish=wish),
        state,
        found.seat,
        choices,
        right,
        (),
        len(found.won) + 4 * len([line for line in scored.lines if line.gives]),
        wish.suit,
        after=found.after,
        laid=found.laid,
        beside=wish,
        sum=scored.lines,
    )


def best_wish(game: AnyGame, state: State, luck: Luck) -> Puzzle | None:
    """Which of these wishes scores most with these cards?"""
    found = haul(game, state, luck)
    if found is None:
        return None
    wishes = list(WISHES)
    while len(wishes) > WISHES_SHOWN:
        wishes.pop(int(luck() * len(wishes)))
    points = [found.points(wish) for wish in wishes]
    right = only([at for at, gives in enumerate(points) if gives == max(points)])
    if right is None:
        return None
    best = wishes[right].suit
    return Puzzle(
        because("best-wish"),
        state,
        found.seat,
        tuple(
            [
                Choice(wish, because("wish-gives", wish=wish, points=gives))
                for wish, gives in zip(wishes, points, strict=True)
            ]
        ),
        right,
        (),
        len(found.won) + 3 * len([wish for wish in wishes if wish.suit in BASIC_OF]),
        best,
        after=found.after,
        laid=found.laid,
        sum=score_lines(best, found.won, found.rules.seats),
    )


KINDS = (
    Kind("may", may("card", "trick")),
    Kind("takes", takes("takes")),
    Kind("wins", wins()),
    Kind("scores", scores),
    Kind("wish", best_wish),
)
