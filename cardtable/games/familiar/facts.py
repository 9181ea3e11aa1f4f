"""What Familiar's Trouble counts as facts of a line of play."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from cardtable.players.facts import Facts, Story
from cardtable.rules.cards import Card
from cardtable.rules.events import Scored, TrickWon
from cardtable.rules.reasons import Reason, because


class FamiliarFacts(Facts):
    """Which errands are done with this trick and later, and who leads next."""

    weights = MappingProxyType({**Facts.weights, "done": 0.5, "take-trick": 0.5, "trick-to": 0.4})
    with_trick = Facts.with_trick | {"cover"}
    stated = Facts.stated | {"done"}

    def of(self, story: Story) -> Iterator[Reason]:
        trick = self.trick_of(story)
        if trick is not None:
            own = trick.seat == story.seat
            yield because("take-trick") if own else because("trick-to", seat=trick.seat)
        tricks = 0
        for event in story.events:
            if isinstance(event, TrickWon):
                tricks += 1
            elif isinstance(event, Scored):
                for _, errand in event.reason.values:
                    assert isinstance(errand, Card)
                    if tricks == 1 and trick is not None:
                        yield because("cover", errand=errand)
                    yield because("done", errand=errand)
