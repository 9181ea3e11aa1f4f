"""What Familiar's Trouble says of its ends: the witch's goal, and the errands that count."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.endings import Endings, Lying
from cardtable.games.familiar.rules import DONE, GOAL
from cardtable.rules.cards import Card
from cardtable.rules.events import Scored
from cardtable.rules.game import AnyGame


class FamiliarEndings(Endings):
    """Every errand won counts for all."""

    goal = GOAL

    def counted(self, game: AnyGame, lying: Lying, scored: Scored) -> Sequence[Sequence[Card]]:
        del game
        return [*[() for _ in scored.lines], lying[DONE]]
