"""What Catte says of its ends: which coffees are counted, and who has had too many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from cardtable.endings import Endings, Lying
from cardtable.games.catte.rules import TAKEN, UNUSED, Catte, total
from cardtable.rules.cards import Card
from cardtable.rules.events import Scored
from cardtable.rules.game import AnyGame
from cardtable.rules.state import State


class CatteEndings(Endings):
    """A round is worth the coffees won and those left."""

    too_far = frozenset({"coffees-spilt"})
    mishap = ("catte/cup", "catte/cup-over")

    def standing(self, game: AnyGame, state: State) -> Sequence[int]:
        rules, piles = cast(Catte, game), state.piles
        seats = range(rules.seats)
        lines = [rules.score_lines(total(piles[TAKEN[s]]), len(piles[UNUSED[s]])) for s in seats]
        return [state.scores[s] + sum([line.gives for line in lines[s]]) for s in seats]

    def counted(self, game: AnyGame, lying: Lying, scored: Scored) -> Sequence[Sequence[Card]]:
        seat = scored.seat or 0
        return [lying[TAKEN[seat]], lying[UNUSED[seat]], ()]
