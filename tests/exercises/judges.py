"""The rules told once more, by somebody who has only read the leaflets and an exercise's JSON.

Each judge gives the answers it holds for right, of those an exercise offers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any

Card = dict[str, Any]
Table = dict[str, Any]
Judge = Callable[[Table, Sequence[Any], str], list[Any]]
"""It is told the position, the choices and which form of the question it is."""


def hand_of(table: Table) -> list[Card]:
    return list(table["piles"][f"hand {table['seat']}"])


def trick_of(table: Table) -> list[Card]:
    return list(table["piles"].get("trick", []))


def allowed(form: str, hand: list[Card], legal: list[Card], choices: Sequence[Any]) -> list[Any]:
    """The answers to: which may you, which may you not, how many may you play?"""
    if form.endswith("-count"):
        return [number for number in choices if number == len(legal)]
    if form.endswith("-not"):
        return [card for card in choices if card in hand and card not in legal]
    return [card for card in choices if card in legal]


def following(hand: list[Card], led: Card) -> list[Card]:
    return [card for card in hand if card["suit"] == led["suit"]] or hand


# Any game in which one follows suit


def follow(table: Table, choices: Sequence[Any], form: str) -> list[Any]:
    hand = hand_of(table)
    return allowed(form, hand, following(hand, trick_of(table)[0]), choices)


def taking(winner: Callable[[list[Card], Table], Card]) -> Judge:
    def judge(table: Table, choices: Sequence[Any], form: str) -> list[Any]:
        del form
        return [card for card in choices if card == winner(trick_of(table), table)]

    return judge


def winning(winner: Callable[[list[Card], Table], Card]) -> Judge:
    def judge(table: Table, choices: Sequence[Any], form: str) -> list[Any]:
        del form
        trick, hand = trick_of(table), hand_of(table)
        legal = following(hand, trick[0])
        return [c for c in choices if c in legal and winner([*trick, c], table) == c]

    return judge


def by_number(cards: list[Card]) -> Card:
    return max(cards, key=lambda card: int(card["number"]))


# Tomorrow Never Meows


def meows_winner(trick: list[Card], table: Table) -> Card:
    del table
    of = {suit: [card for card in trick if card["suit"] == suit] for suit in ("thunder", "snow")}
    fair = [card for card in trick if card["suit"] not in of]
    if of["thunder"] and of["snow"]:
        return by_number(of["snow"])
    if of["thunder"]:
        return by_number(of["thunder"])
    if trick[0]["suit"] == "snow":
        return by_number(fair[::-1]) if fair else by_number(trick)
    return by_number([card for card in trick if card["suit"] == trick[0]["suit"]])


def meows_points(wish: str, cards: list[Card], seats: int) -> int:
    f, c, r, t, s = [
        len([card for card in cards if card["suit"] == suit])
        for suit in ("fine", "cloudy", "rainy", "thunder", "snow")
    ]
    tricks = len(cards) // seats
    points: dict[str, int] = {
        "fine": f - abs(t - s),
        "cloudy": c - abs(t - s),
        "rainy": r - abs(t - s),
        "thunder": 2 * (t - s),
        "snow": -3 * tricks if tricks else 6,
        "very fine": 3 * f - c - r - 2 * t - 2 * s,
        "very cloudy": (f + c + r) * (-1) ** (t + s),
        "very rainy": -f + 2 * r + (2**s if t + s else 0),
    }
    return points[wish]


def meows_score(table: Table, choices: Sequence[Any], form: str) -> list[Any]:
    del form
    wish = table["counted by"]["wish"]
    points = meows_points(wish, table["counted"]["won"], table["seats"])
    return [number for number in choices if number == points]


def meows_wish(table: Table, choices: Sequence[Any], form: str) -> list[Any]:
    del form
    won = table["counted"]["won"]
    points = [meows_points(choice["wish"], won, table["seats"]) for choice in choices]
    return [one for one, each in zip(choices, points, strict=True) if each == max(points)]


# Catte


def catte_winner(trick: list[Card], table: Table) -> Card:
    trump = table["piles"]["centre"][0]["suit"]
    best = [card for card in trick if card["suit"] == trump]
    return by_number(best or [card for card in trick if card["suit"] == trick[0]["suit"]])


def catte_under(table: Table, choices: Sequence[Any], form: str) -> list[Any]:
    del form
    limit = 20 if table["seats"] == 3 else 15
    coffees = [*table["piles"].get(f"taken {table['seat']}", []), *table["piles"]["centre"]]
    trick, hand = trick_of(table), hand_of(table)
    full = sum(card["number"] for card in coffees) > limit
    return [
        card
        for card in choices
        if card in following(hand, trick[0])
        and not (full and catte_winner([*trick, card], table) == card)
    ]


def catte_score(table: Table, choices: Sequence[Any], form: str) -> list[Any]:
    del form
    limit = 20 if table["seats"] == 3 else 15
    total = sum(card["number"] for card in table["counted"]["taken"])
    points = 0 if total > limit else 2 * total if total == limit else total
    points += len(table["counted"]["unused"]) ** 2
    return [number for number in choices if number == points]


# TOWAI


def fits(card: Card, side: str) -> bool:
    return card["suit"] in (side, "towai")


def towai_fits(table: Table, choices: Sequence[Any], form: str) -> list[Any]:
    side, top, hand = table["marker"], table["piles"]["pile"][-1]["number"], hand_of(table)
    reach = (top, 7) if side == "day" else (1, top)
    legal = [card for card in hand if fits(card, side) and reach[0] <= card["number"] <= reach[1]]
    return allowed(form, hand, legal, choices)


def towai_combo(table: Table, choices: Sequence[Any], form: str) -> list[Any]:
    side, top, hand = table["marker"], table["piles"]["pile"][-1]["number"], hand_of(table)
    legal = [card for card in hand if fits(card, side) and card["number"] == top]
    return allowed(form, hand, legal, choices)


OTHER = {"day": "night", "night": "day"}


def goes(cards: Sequence[Card], side: str, top: int, asked: str) -> bool:
    """Whether these can be played one after another in one turn, in this order."""
    if not cards:
        return True
    card, rest = cards[0], cards[1:]
    number = card["number"]
    if asked == "set":
        return any(goes(cards, each, 0, "first") for each in OTHER)
    high_enough = number >= top if side == "day" else number <= top
    if not fits(card, side) or (asked == "card" and not high_enough):
        return False
    if asked == "combo" and number != top:
        return False
    if not rest:
        return True
    if card["suit"] != "towai":
        return goes(rest, side, number, "combo")
    if number == 5:
        return False  # nobody knows what comes
    return goes(rest, OTHER[side], number, "set" if number == 4 else "combo")


def towai_out(table: Table, choices: Sequence[Any], form: str) -> list[Any]:
    del form
    hand, top = hand_of(table), table["piles"]["pile"][-1]["number"]
    firsts = [
        order[0]
        for order in permutations(hand)
        if goes(order, table["marker"], top, table["asked"])
    ]
    return [card for card in choices if card in firsts]


def towai_does(table: Table, choices: Sequence[Any], form: str) -> list[Any]:
    del table
    effect = {"3": "draws", "4": "clears", "5": "swaps"}.get(form[-1], "flips")
    return [word for word in choices if word == effect]


def towai_marker(table: Table, choices: Sequence[Any], form: str) -> list[Any]:
    del form
    side = table["marker"]
    for card in table["counted"]["hand"]:
        side = OTHER[side] if card["suit"] == "towai" else side
    return [word for word in choices if word == side]


# Familiar's Trouble


def shares(one: Card, two: Card) -> bool:
    return bool(set(one["colours"]) & set(two["colours"]))


def familiar_legal(hand: list[Card], led: Card) -> list[Card]:
    bound = [card for card in hand if shares(card, led) and len(card["colours"]) < 3]
    if len(led["colours"]) == 3 or not bound:
        return hand
    return [card for card in hand if card in bound or len(card["colours"]) == 3]


def familiar_may(table: Table, choices: Sequence[Any], form: str) -> list[Any]:
    hand = hand_of(table)
    return allowed(form, hand, familiar_legal(hand, trick_of(table)[0]), choices)


def familiar_leader(trick: list[Card], table: Table) -> Card:
    del table
    return by_number([card for card in trick if shares(card, trick[0])])


def covered(errand: Card, cards: Sequence[Card]) -> bool:
    return all(
        sum(card["number"] for card in cards if colour in card["colours"]) >= needed
        for colour, needed in errand["needs"].items()
    )


def familiar_covers(table: Table, choices: Sequence[Any], form: str) -> list[Any]:
    del form
    return [errand for errand in choices if covered(errand, trick_of(table))]


def familiar_scores(table: Table, choices: Sequence[Any], form: str) -> list[Any]:
    del form
    won = [errand for errand in table["piles"]["board"] if covered(errand, trick_of(table))]
    return [number for number in choices if number == sum(errand["points"] for errand in won)]


def familiar_card_for(errand: Card, table: Table, choices: Sequence[Any]) -> list[Any]:
    trick, hand = trick_of(table), hand_of(table)
    legal = familiar_legal(hand, trick[0])
    return [card for card in choices if card in legal and covered(errand, [*trick, card])]


# Rovescino

RANK = {3: 10, 2: 9, 1: 8, 10: 7, 9: 6, 8: 5, 7: 4, 6: 3, 5: 2, 4: 1}


def rovescino_winner(trick: list[Card], table: Table) -> Card:
    del table
    led = [card for card in trick if card["suit"] == trick[0]["suit"]]
    return max(led, key=lambda card: RANK[card["number"]])


JUDGES: dict[tuple[str, str], Judge] = {
    ("meows", "may"): follow,
    ("meows", "takes"): taking(meows_winner),
    ("meows", "wins"): winning(meows_winner),
    ("meows", "scores"): meows_score,
    ("meows", "wish"): meows_wish,
    ("catte", "may"): follow,
    ("catte", "takes"): taking(catte_winner),
    ("catte", "wins"): winning(catte_winner),
    ("catte", "under"): catte_under,
    ("catte", "scores"): catte_score,
    ("towai", "fits"): towai_fits,
    ("towai", "combo"): towai_combo,
    ("towai", "out"): towai_out,
    ("towai", "does"): towai_does,
    ("towai", "marker"): towai_marker,
    ("familiar", "may"): familiar_may,
    ("familiar", "leads"): taking(familiar_leader),
    ("familiar", "covers"): familiar_covers,
    ("familiar", "scores"): familiar_scores,
    ("rovescino", "may"): follow,
    ("rovescino", "takes"): taking(rovescino_winner),
    ("rovescino", "wins"): winning(rovescino_winner),
}
