"""What the lesson of Catte looks for: a colour followed, a trump, a full cup, a spilt one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from cardtable.games.catte.rules import CARD, CENTRE, HAND, TAKEN, TRICK, UNUSED, total, winner
from cardtable.rules.cards import Card
from cardtable.rules.events import RoundEnded, TrickWon
from cardtable.rules.moves import Move
from tests.lessons.find import Play

SENSE = 0.7  # how often somebody plays as one does


class Taken(NamedTuple):
    """One trick of a line."""

    won: TrickWon
    coffee: Card
    own: Play  # the learner's
    cups: Sequence[int]  # before it


def suits(cards: Sequence[Card]) -> set[str]:
    return {card.suit for card in cards}


def cup(state: Any, seat: int) -> int:
    """What a seat has won so far."""
    return total(state.piles[TAKEN[seat]])


def begins(game: Any, state: Any) -> bool:
    """Somebody else leads; the learner has few cats of some colour, and a trump to start with."""
    hand = state.piles[HAND[0]]
    colours = [card.suit for card in hand]
    few = [suit for suit in suits(hand) if colours.count(suit) <= 2]
    return bool(
        state.lead and few and state.piles[CENTRE][0].suit in suits(hand) and game.seats == 3
    )


def choice(game: Any, state: Any, luck: Random) -> Move:
    """One takes what one can drink, as cheaply as it goes; sometimes it comes otherwise."""
    moves: list[Move] = game.legal_moves(state)
    trick, seat = state.piles[TRICK], state.turn
    if state.asked != CARD or not trick or luck.random() > SENSE:
        return luck.choice(moves)
    coffee = state.piles[CENTRE][0]
    winning = [move for move in moves if wins(trick, move, coffee)]
    if cup(state, seat) + coffee.number > game.limit:
        losing = [move for move in moves if move not in winning]
        return max(losing or moves, key=lambda move: move.card.number)
    return min(winning or moves, key=lambda move: move.card.number)


def wins(trick: tuple[Card, ...], move: Move, coffee: Card) -> bool:
    """Whether this cat would lead so far."""
    return winner((*trick, move.card), coffee.suit)[0] == len(trick)


def tricks(game: Any, line: Sequence[Play]) -> list[Taken]:
    """The tricks of a line."""
    found: list[Taken] = []
    own = line[0]
    for play in line:
        state = play.before
        if play.seat == 0 and state.asked == CARD:
            own = play
        for event in play.events:
            if isinstance(event, TrickWon):
                cups = [cup(state, seat) for seat in range(game.seats)]
                found.append(Taken(event, state.piles[CENTRE][0], own, cups))
    return found


def score(game: Any, line: Sequence[Play]) -> float | None:
    """All comes up in a good order, and the learner ends with a cup that counts double."""
    ends = [event for event in line[-1].events if isinstance(event, RoundEnded)]
    if not ends or ends[0].reason.key != "over-limit":
        return None
    last, taken = line[-1].before, tricks(game, line)
    unserved = len(last.piles[UNUSED[0]])
    if cup(last, 0) != game.limit or unserved < 2 or taken[-1].won.seat == 0:
        return None
    first: dict[str, int] = {}
    for number, each in enumerate(taken):
        for name in shown(each):
            first.setdefault(name, number)
    wanted = ("follow", "plain", "trump")
    if any(name not in first for name in wanted) or first["follow"] >= first["trump"]:
        return None
    leads = [each.won.lead for each in taken]
    full = next(number for number, each in enumerate(taken) if each.cups[0] == game.limit)
    if 0 not in leads[:full] or first["follow"] > 1 or len(taken) > 8:
        return None
    sense = [sensible(play) for play in line if play.seat and play.before.asked == CARD]
    return (
        2 * (first["follow"] == 0)
        + 2 * (first["plain"] == 0)
        + (leads[0] == 1)
        + 6 * sum(sense) / len(sense)
        + 6 * sum(sound(game, each) for each in taken) / len(taken)
        + 3 * (could_win(taken[-1]) and leads[-1] == 0)
        + 2 * (sensible(line[-1]) == 1 or forced(taken[-1], line))
        - 1.5 * (len(taken) - full - 1)
        - 0.5 * abs(len(taken) - 6)
    )


def sound(game: Any, each: Taken) -> bool:
    """Whether the learner took what could be drunk, and left the rest."""
    fits = each.cups[0] + each.coffee.number <= game.limit
    return fits == (each.won.seat == 0) or (fits and not could_win(each))


def could_win(each: Taken) -> bool:
    """Whether the learner might have won this trick by another card."""
    cards, place = each.won.cards, -each.won.lead % len(each.won.cards)
    hand = each.own.before.piles[HAND[0]]
    if place:
        hand = tuple([cat for cat in hand if cat.suit == cards[0].suit]) or hand
    others = [(*cards[:place], cat, *cards[place + 1 :]) for cat in hand]
    return any(winner(trick, each.coffee.suit)[0] == place for trick in others)


def forced(each: Taken, line: Sequence[Play]) -> bool:
    """Whether the one who took this trick had no cat that would have lost it when it was played."""
    play = next(play for play in reversed(line) if play.seat == each.won.seat)
    trick, hand = play.before.piles[TRICK], play.before.piles[HAND[play.seat]]
    if not trick:
        return False
    may = [cat for cat in hand if cat.suit == trick[0].suit] or hand
    place = len(trick)
    return all(winner((*trick, cat), each.coffee.suit)[0] == place for cat in may)


def shown(each: Taken) -> list[str]:
    """What a trick shows."""
    led, trump = each.won.cards[0].suit, each.coffee.suit
    own, hand = each.own.move.card, each.own.before.piles[HAND[0]]
    follows = each.won.lead != 0 and led != trump
    holds = suits(hand)
    found = []
    if follows and {led, trump} <= holds:
        found.append("follow")
    if led != trump and each.won.reason.key == "highest-of-led":
        found.append("plain")
    if follows and led not in holds and each.won.card is own and own.suit == trump:
        found.append("trump")
    return found


def sensible(play: Play) -> float:
    """Whether another seat plays as one does: it takes what it may drink and leaves the rest."""
    trick = play.before.piles[TRICK]
    if not trick:
        return 0.5
    coffee = play.before.piles[CENTRE][0]
    fits = cup(play.before, play.seat) + coffee.number <= 20
    return 1.0 if wins(trick, play.move, coffee) == fits else 0.0
