"""What Tomorrow Never Meows says of its ends: what each wish makes of the cards won so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from cardtable.endings import Endings, Lying
from cardtable.games.meows.rules import (
    SHOWN,
    SNOW,
    THUNDER,
    WISH,
    WON,
    Meows,
    MeowsState,
    score_lines,
)
from cardtable.rules.cards import Card
from cardtable.rules.events import Scored
from cardtable.rules.game import AnyGame
from cardtable.rules.reasons import Line
from cardtable.rules.state import State

STORMS = (THUNDER, SNOW)


class MeowsEndings(Endings):
    """A round is worth what the wish says of the cards won."""

    def standing(self, game: AnyGame, state: State) -> Sequence[int]:
        rules, now = cast(Meows, game), cast(MeowsState, state)
        points = []
        for seat in range(rules.seats):
            lines: tuple[Line, ...] = ()
            if now.piles[WISH[seat]] or now.piles[SHOWN[seat]]:
                wish = rules.wish_of(now, seat)
                lines = score_lines(wish.suit, now.piles[WON[seat]], rules.seats)
                if rules.stakes and now.announced[seat]:
                    lines = (*lines, rules.stake(now, seat, wish))
            points.append(now.scores[seat] + sum([line.gives for line in lines]))
        return points

    def counted(self, game: AnyGame, lying: Lying, scored: Scored) -> Sequence[Sequence[Card]]:
        won = lying[WON[scored.seat or 0]]
        return [*[_of(line, won, game.seats) for line in scored.lines], ()]


def _of(line: Line, won: Sequence[Card], seats: int) -> Sequence[Card]:
    """The cards a line counts; of Thunder and Snow that cancel each other, those left over."""
    storms = [card for card in won if card.suit in STORMS]
    match line.what:
        case "uncancelled" | "thunder-left" | "snow-left":
            thunder = [card for card in storms if card.suit == THUNDER]
            snow = [card for card in storms if card.suit == SNOW]
            more = thunder if len(thunder) > len(snow) else snow
            return more[len(more) - line.amount :]
        case "tricks" | "told-truth" | "told-lie":
            return won[::seats]  # a card for each trick: the one that was led
        case "fair":
            return [card for card in won if card.suit not in STORMS]
        case "storm-signs" | "storm-product":
            return storms
    return [card for card in won if card.suit == line.what]
