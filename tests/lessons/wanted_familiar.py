"""What the lesson of Familiar's Trouble looks for: three turns, each of which wins one errand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from cardtable.games.familiar.rules import (
    BINDING,
    BOARD,
    CARD,
    COLOURS_OF,
    ERRAND,
    EXCHANGE_HANDS,
    HAND,
    KEEP_ERRANDS,
    KEEP_HANDS,
    LEVEL_OF,
    NEEDS,
    PLAY,
    TAKE_ERRAND,
    THREE,
    TRICK,
    TWO_COLOURED,
    totals,
)
from cardtable.rules.events import TrickWon
from cardtable.rules.moves import Move
from tests.lessons.find import Play

SHOWN = 3  # turns


def begins(game: Any, state: Any) -> bool:
    """The learner plays last, and holds a two-coloured card; who will give one holds the three."""
    own, right = state.piles[HAND[0]], state.piles[HAND[2]]
    twos = any(two in own for two in TWO_COLOURED)
    return state.lead == 1 and THREE not in own and THREE in right and twos


def covered(state: Any, card: Any = None) -> list[Any]:
    """The errands that the trick wins, with this card in it too."""
    sums = totals((*state.piles[TRICK], *([] if card is None else [card])))
    return [
        errand
        for errand in state.piles[BOARD]
        if all(has >= need for has, need in zip(sums, NEEDS[errand], strict=True))
    ]


def choice(game: Any, state: Any, luck: Random) -> Move:
    """The learner leads the second turn with all there is to it; others play as it comes."""
    moves: list[Move] = game.legal_moves(state)
    if state.number > SHOWN:
        return moves[0]
    match state.asked:
        case "hands":
            return EXCHANGE_HANDS if state.turn == 0 else KEEP_HANDS
        case "errand":
            exchanges = [m for m in moves if m is not KEEP_ERRANDS and LEVEL_OF[m.card] == 3]
            return luck.choice(exchanges) if state.turn == 0 and exchanges else KEEP_ERRANDS
        case "refill":
            return TAKE_ERRAND[1] if TAKE_ERRAND[1] in moves else moves[0]
        case "pass":
            gives = [m for m in moves if m.card not in TWO_COLOURED and m.card is not THREE]
            if state.turn == 2:
                gives = [m for m in moves if m.card is THREE]
            return luck.choice(gives or moves)
    hand = state.piles[HAND[0]]
    if state.turn == 0 and state.number == SHOWN and THREE in hand:
        return PLAY[THREE]
    twos = [move for move in moves if move.card in TWO_COLOURED]
    if state.turn == 0 and state.number == 2 and twos:
        return luck.choice(twos)
    if len(state.piles[TRICK]) == 2:
        winning = [move for move in moves if covered(state, move.card)]
        return luck.choice(winning or moves)
    kept = [move for move in moves if move.card is not THREE]
    return luck.choice(kept or moves)


def ends(line: Sequence[Play]) -> Iterator[tuple[Play, TrickWon]]:
    """The last play of each turn that is shown."""
    for play in line:
        before: Any = play.before
        for event in play.events:
            if isinstance(event, TrickWon) and before.number <= SHOWN:
                yield play, event


def only_so(play: Play) -> tuple[list[Any], list[Any], int]:
    """What a turn's last card wins, which would not, and how many may not be played."""
    before = play.before
    hand = set(before.piles[HAND[play.seat]])
    led = before.piles[TRICK][0]
    bound = led is not THREE and not BINDING[led].isdisjoint(hand)
    may = {card for card in hand if not bound or card in BINDING[led] or card is THREE}
    others = [card for card in may if card is not play.move.card and not covered(before, card)]
    return covered(before, play.move.card), others, len(hand) - len(may)


def score(game: Any, line: Sequence[Play]) -> float | None:
    """Each turn wins one errand by what it is about, and the right one leads the next."""
    turns = list(ends(line))
    if [won.seat for _, won in turns] != [0, 1, 1]:
        return None
    wins = [only_so(play) for play, _ in turns]
    (first, led), (second, _), (third, stays) = turns
    if any(len(errands) != 1 for errands, _, _ in wins) or stays.reason.key != "led-stays-highest":
        return None
    if covered(first.before) or covered(third.before):
        return None
    (one,), (two,), (three,) = (errands for errands, _, _ in wins)
    if len(set(NEEDS[one])) != 2 or first.move.card is not led.card or not wins[0][2]:
        return None
    if third.move.card is not THREE or not wins[2][1] or stays.cards[0] is THREE:
        return None
    exchange = next((p for p in line if p.seat == 0 and p.before.asked == ERRAND), None)
    if exchange is None or exchange.move is KEEP_ERRANDS:
        return None
    found = 3.0 * (two not in exchange.before.piles[BOARD])
    found += 1.5 * (three not in exchange.before.piles[BOARD])
    lead = second.before.piles[TRICK][0]
    if lead not in TWO_COLOURED:
        return None
    free = stays.cards[1].number > stays.cards[0].number
    binding = any(card in TWO_COLOURED for card in wins[2][1])
    colours = len({COLOURS_OF[play.move.card] for play in line[:14] if play.before.asked == CARD})
    levels = LEVEL_OF[two] + LEVEL_OF[three]
    return found + 3.0 * free + binding + len(wins[0][1]) + wins[2][2] / 2 + levels + colours / 4
