"""What the lesson of Tomorrow Never Meows looks for: every special trick, made by the learner."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from cardtable.games.meows.rules import CARD, HAND, MAKE_WISH, TRICK, WISH_OF, WON, winner
from cardtable.rules.events import Scored, TrickWon
from cardtable.rules.moves import Move
from tests.lessons.find import Play

FAIR = ("fine", "cloudy", "rainy")
WISHES = {1: "snow", 2: "fine", 3: "thunder"}  # of the others


def suits(cards: Sequence[Any]) -> list[str]:
    return [card.suit for card in cards]


def begins(game: Any, state: Any) -> bool:
    """The learner leads, holds Thunder and two Snow, and one fair weather at most once."""
    hand = suits(state.piles[HAND[0]])
    return (
        state.lead == 0
        and hand.count("thunder") >= 1
        and hand.count("snow") >= 2
        and min(hand.count(suit) for suit in FAIR) <= 1
        and max(hand.count(suit) for suit in FAIR) >= 3
    )


def mine(state: Any) -> str:
    """What the learner wishes for: the fair weather held most often."""
    hand = suits(state.piles[HAND[0]])
    return max(FAIR, key=hand.count)


def choice(game: Any, state: Any, luck: Random) -> Move:
    """Others play as it comes; the learner does what the lesson is about where it can."""
    if state.asked != CARD:
        return MAKE_WISH[WISH_OF[mine(state) if state.turn == 0 else WISHES[state.turn]]]
    moves: list[Move] = game.legal_moves(state)
    trick = state.piles[TRICK]
    if state.turn == 0 and trick:
        led, kinds = trick[0].suit, suits(trick)
        free = moves[0].card.suit != led
        for suit, fits in (("snow", "thunder" in kinds), ("thunder", "thunder" not in kinds)):
            storms = [move for move in moves if move.card.suit == suit]
            if free and led in FAIR and fits and "snow" not in kinds and storms:
                return luck.choice(storms)
    return luck.choice(moves)


def score(game: Any, line: Sequence[Play]) -> float | None:
    """Each trick comes up once, in a good order, and the learner is first in the next round."""
    met: dict[str, int] = {}
    tricks = 0
    for play in line:
        trick = play.before.piles[TRICK]
        if play.seat == 0 and play.before.asked == CARD and trick:
            hand, led = play.before.piles[HAND[0]], trick[0].suit
            holds = led in suits(hand)
            if holds and led in FAIR and len(set(suits(hand))) > 1:
                met.setdefault("follow", tricks)
        for event in play.events:
            if isinstance(event, TrickWon):
                own = event.cards[-event.lead % 4]
                led = event.cards[0].suit
                if event.seat == 0 and event.lead != 0 and led in FAIR and own is event.card:
                    met.setdefault(event.reason.key, tricks)
                if event.reason.key == "highest-under-snow" and event.lead == 0:
                    met.setdefault("led", tricks)
                tricks += 1
    wanted = ("follow", "highest-thunder", "snow-beats-thunder", "led")
    if any(name not in met for name in wanted):
        return None
    scored = [event for event in line[-1].events if isinstance(event, Scored)]
    totals = [event.total for event in sorted(scored, key=lambda e: e.seat or 0)]
    if totals[0] <= max(totals[1:]) or totals[0] < 4:
        return None
    order = [met[name] for name in wanted]
    if order[:3] != sorted(set(order[:3])):
        return None
    spread = len(set(order))
    sense = sum(sensible(play) for play in line if play.seat and play.before.asked == CARD)
    won = suits(line[-1].before.piles[WON[0]])
    return spread - order[0] + sense / 4 + totals[0] / 4 + ("thunder" in won and "snow" in won)


def sensible(play: Play) -> float:
    """Whether another seat plays as one does: it wins cheaply or throws away what is low."""
    trick = play.before.piles[TRICK]
    if not trick:
        return 0.5
    after = (*trick, play.move.card)
    wins = winner(after)[0] == len(trick)
    return 1.0 if wins == (play.move.card.number > 5) else 0.0
