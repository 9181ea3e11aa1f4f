"""What Tomorrow Never Meows counts as facts of a line of play."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.games.meows.rules import WON
from cardtable.players.facts import Facts, Story
from cardtable.rules.events import RoundEnded
from cardtable.rules.reasons import Reason, because


class MeowsFacts(Facts):
    """Who takes the trick, and whether one goes without any."""

    stated = Facts.stated | {"no-trick"}

    def of(self, story: Story) -> Iterator[Reason]:
        yield from super().of(story)
        over = any(isinstance(event, RoundEnded) for event in story.events)
        if over and not story.end.piles[WON[story.seat]]:
            yield because("no-trick")
