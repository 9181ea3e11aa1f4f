"""Small exercises of TOWAI."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from cardtable.exercises.exercise import Choice, Group, Kind, Puzzle, happens, only
from cardtable.exercises.hands import all_plays, may, plays, shown_then
from cardtable.games.towai.rules import (
    CARD,
    COMBO,
    DAY,
    DECK,
    DISCARDS,
    FIRST,
    HAND,
    NIGHT,
    PILE,
    SWAPPING,
    TOWAI,
    TowaiState,
)
from cardtable.rules.cards import Card, Luck, card_order
from cardtable.rules.events import CardsMoved, Event
from cardtable.rules.game import AnyGame
from cardtable.rules.reasons import Value, because
from cardtable.rules.state import State

SMALL_HAND = 4
EFFECTS = ("flips", "draws", "clears", "swaps")


def _side(game: AnyGame, state: State) -> dict[str, Value]:
    """Whether it is day or night."""
    del game
    return {"side": cast(TowaiState, state).marker}


def _with_hand_of(state: State, count: int, luck: Luck) -> State:
    """The same moment, if the seat to move held only so many of its cards."""
    new = state.copy()
    hand = HAND[new.turn]
    while len(new.piles[hand]) > count:
        cards = new.piles[hand]
        new.move(cards[int(luck() * len(cards))], hand, DECK)
    return new


def goes_out(game: AnyGame, state: State) -> bool:
    """Whether the seat to move can play its last card before anybody else's turn.

    With a Swap nobody knows what it will hold.
    """
    seat = state.turn
    if state.asked == SWAPPING:
        return False
    if state.asked not in (CARD, COMBO, FIRST):
        return any(goes_out(game, game.after(state, side)) for side in game.legal_moves(state))
    for move in plays(game, state).values():
        after = game.after(state, move)
        if after.scores[seat] > state.scores[seat] or goes_out(game, after):
            return True
    return False


def out(game: AnyGame, state: State, luck: Luck) -> Puzzle | None:
    """Which card first, to play all of them in this turn?"""
    if state.asked not in (CARD, COMBO):
        return None
    few = _with_hand_of(state, 2 + int(luck() * (SMALL_HAND - 1)), luck)
    hand = few.piles[HAND[few.turn]]
    legal = plays(game, few)
    if len(legal) < 2 or len(set(hand)) != len(hand):
        return None
    wanted = all_plays(game, few, "pile")
    choices, going = [], []
    for at, (card, move) in enumerate(wanted.items()):
        reason = game.reason_against(few, move)
        if reason is None:
            after = game.after(few, move)
            if after.asked == SWAPPING:
                return None  # what one will hold then, nobody knows
            if after.scores[few.turn] > few.scores[few.turn] or goes_out(game, after):
                going.append(at)
            reason = because("stuck", card=card)
        choices.append(Choice(card, reason))
    right = only(going)
    if right is None:
        return None
    events, after = happens(game, few, wanted[list(wanted)[right]])
    return Puzzle(
        because("out"),
        few,
        few.turn,
        tuple(choices),
        right,
        ("pile", "hand"),
        len(hand) * 3 + len(legal),
        f"{few.asked} {list(wanted)[right].suit}",
        shown_then(events),
        after,
    )


def effect_of(events: Sequence[Event], after: State) -> str:
    """What a Towai card has done besides flipping day and night."""
    for event in events:
        if isinstance(event, CardsMoved) and event.source == DECK:
            return "draws"
        if isinstance(event, CardsMoved) and event.target == DISCARDS:
            return "clears"
    return "swaps" if after.asked == SWAPPING else "flips"


def does(game: AnyGame, state: State, luck: Luck) -> Puzzle | None:
    """What does this card do, besides the flip?"""
    hand = state.piles[HAND[state.turn]]
    found = [card for card in plays(game, state) if card.suit == TOWAI]
    if not found or len(hand) < 2 or not state.piles[PILE] or len(state.piles[DECK]) < game.seats:
        return None
    card = found[int(luck() * len(found))]
    events, after = happens(game, state, plays(game, state)[card])
    right = effect_of(events, after)
    if right == "flips" and luck() < 0.6:
        return None  # most of them do no more: the others are asked about as often
    return Puzzle(
        because("does", card=card),
        state,
        state.turn,
        tuple([Choice(word, because(f"does-{right}", card=card)) for word in EFFECTS]),
        EFFECTS.index(right),
        (),
        EFFECTS.index(right),
        right,
        after=after,
        laid=(Group("hand", (card,)),),
    )


def flips(game: AnyGame, state: State, luck: Luck) -> Puzzle | None:
    """A combo is played card by card: is it day or night then?"""
    if state.asked != CARD:
        return None
    seat, now, cards = state.turn, state.copy(), list[Card]()
    events: tuple[Event, ...] = ()
    while now.turn == seat and now.asked in (CARD, COMBO):
        going = sorted(plays(game, now), key=card_order)
        if not going or len(now.piles[HAND[seat]]) < 2:
            break
        card = going[int(luck() * len(going))]
        happened, now = happens(game, now, plays(game, now)[card])
        events = (*events, *happened)
        cards.append(card)
        if effect_of(happened, now) != "flips":
            break
    if len(cards) < 2 or all(card.suit != TOWAI for card in cards):
        return None
    begun = cast(TowaiState, state).marker
    ended = cast(TowaiState, now).marker
    turned = len([card for card in cards if card.suit == TOWAI])
    choices = [Choice(word, because("turned", times=turned, side=ended)) for word in (DAY, NIGHT)]
    return Puzzle(
        because("marker", side=begun),
        state,
        seat,
        tuple(choices),
        (DAY, NIGHT).index(ended),
        ("pile",),
        len(cards) * 2 + turned,
        f"{len(cards)} {turned % 2}",
        events,
        now,
        laid=(Group("hand", tuple(cards)),),
    )


KINDS = (
    Kind("fits", may(CARD, "pile", key="fits", values=_side)),
    Kind("combo", may(COMBO, "pile", key="combo", values=_side)),
    Kind("out", out),
    Kind("does", does),
    Kind("marker", flips),
)
