"""What TOWAI says of its ends: who has finished, and who has the fewest cards to go."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.endings import Endings, Lying
from cardtable.games.towai.rules import HAND, PILE
from cardtable.rules.cards import Card
from cardtable.rules.events import Scored
from cardtable.rules.game import AnyGame
from cardtable.rules.state import State


class TowaiEndings(Endings):
    """The last round decides: whoever finishes it first, so whoever has the fewest cards leads."""

    def decides(self, number: int, last: int) -> bool:
        return number == last

    def standing(self, game: AnyGame, state: State) -> Sequence[int]:
        return [-len(state.piles[HAND[seat]]) for seat in range(game.seats)]

    def settled(self, game: AnyGame, state: State, scores: Sequence[int]) -> Sequence[int]:
        return self.standing(game, state)

    def counted(self, game: AnyGame, lying: Lying, scored: Scored) -> Sequence[Sequence[Card]]:
        del game
        return [*[lying[PILE][-1:] for _ in scored.lines], ()]
