"""What the lesson of TOWAI looks for: a round the learner wins, with every Towai effect."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from cardtable.games.towai.rules import (
    CARD,
    COMBO,
    DAY,
    DAY_CARDS,
    DISCARDS,
    DRAW,
    FIRST,
    HAND,
    NIGHT,
    NIGHT_CARDS,
    PASS,
    PILE,
    PLAY,
    RESET,
    SAY_DAY,
    SAY_NIGHT,
    SET,
    STOP,
    SWAP,
    SWAPPING,
    TOWAI,
)
from cardtable.rules.moves import Move
from tests.lessons.find import Play

CHAIN = (DRAW, NIGHT_CARDS[2])  # the combo across the flip; a Day 3 before it makes it longer
KEPT = (*CHAIN, RESET)
BEFORE = DAY_CARDS[0]
SPECIAL = (DRAW, RESET, SWAP)


def begins(game: Any, state: Any) -> bool:
    """The seat before the learner begins, who holds Reset, the combo and more for both sides."""
    hand = state.piles[HAND[0]]
    if (
        state.lead != game.seats - 1
        or any(hand.count(card) != 1 for card in KEPT)
        or hand.count(BEFORE) > 1
    ):
        return False
    rest = [card for card in hand if card not in (*KEPT, BEFORE)]
    suits = {card.suit for card in rest}
    all_hands = [card for seat in range(game.seats) for card in state.piles[HAND[seat]]]
    usual = {3, 4}.isdisjoint([card.number for card in rest])
    return usual and {DAY, NIGHT} <= suits and SWAP in all_hands


def choice(game: Any, state: Any, luck: Random) -> Move:
    """The others play if they can; the learner sheds what no combo needs, then Reset and it."""
    moves: list[Move] = game.legal_moves(state)
    if state.turn != 0:
        cards = [move for move in moves if move is not PASS and not barred(state, move)]
        return luck.choice(cards or moves)
    hand = state.piles[HAND[0]]
    spare = [move for move in moves if not move.word and move.card not in (*KEPT, BEFORE)]
    if state.asked == SET:
        sides = [SAY_DAY] if SAY_DAY in moves and CHAIN[0] in hand else [SAY_DAY, SAY_NIGHT]
        return luck.choice([move for move in sides if move in moves])
    if state.asked == SWAPPING:
        return luck.choice(spare or moves)
    if RESET in hand:
        resets = [PLAY[RESET]] if PLAY[RESET] in moves and state.asked == CARD else []
        return luck.choice(spare or resets or [moves[-1]])
    chain = [PLAY[card] for card in (BEFORE, *CHAIN) if PLAY[card] in moves]
    return (chain or spare or [moves[-1]])[0]


def barred(state: Any, move: Move) -> bool:
    """What another seat leaves to the learner."""
    if state.asked == SWAPPING or move.word:
        return False
    return move.card in (DRAW, RESET)


def score(game: Any, line: Sequence[Play]) -> float | None:
    """Everything comes up, the learner wins, and the others have passed because they had to."""
    own = [play for play in line if play.seat == 0]
    if len(line[-1].before.piles[HAND[0]]) != 1 or line[-1].seat != 0:
        return None
    if line[-1].move.card.suit == TOWAI or line[-1].before.asked != FIRST:
        return None
    if line[0].move is not SAY_DAY or own[0].move.card not in DAY_CARDS:
        return None  # the first thing one does is to play a card by day
    cards = [p.move.card for p in own if p.move.target == "pile"]
    by_day, by_night = follows(own, DAY), follows(own, NIGHT)
    passes = [play for play in own if play.move is PASS]
    swaps = [play for play in own if play.before.asked == SWAPPING]
    if not (by_day and by_night and len(passes) == 1 and len(swaps) == 1):
        return None
    if len(game.legal_moves(passes[0].before)) > 1 or not chained(cards):
        return None
    early = [p for p in own if p.before.asked == COMBO and p.move is STOP]
    if any(len(game.legal_moves(play.before)) > 1 for play in early):
        return None
    if any(play.before.piles[DISCARDS] for play in own if play.before.asked == CARD):
        return None  # the pile is cleared by Reset first
    equal = any(p.move.card.number == p.before.piles[PILE][-1].number for p in by_day)
    idle = [p for p in line if p.seat and p.move is PASS and len(game.legal_moves(p.before)) > 1]
    return 40 - len(line) / 2 + 2 * equal - 3 * len(idle)


def follows(own: Sequence[Play], side: str) -> list[Play]:
    """Where a card of this side was played on another."""
    found = []
    for play in own:
        before: Any = play.before
        if before.asked == CARD and before.marker == side and play.move is not PASS:
            found += [play] if play.move.card.suit == side else []
    return found


def chained(cards: Sequence[Any]) -> bool:
    """Whether these cards hold Reset and, right after it, the whole combo."""
    names = list(cards)
    at = names.index(RESET) if RESET in names else len(names)
    after = [card for card in names[at + 1 : at + 4] if card is not BEFORE]
    return tuple(after[:2]) == CHAIN
