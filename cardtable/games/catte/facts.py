"""What Catte counts as facts of a line of play."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.games.catte.rules import COFFEE
from cardtable.players.facts import Facts, Story
from cardtable.rules.events import RoundEnded, Scored, TrickWon
from cardtable.rules.reasons import Reason, because


class CatteFacts(Facts):
    """Who gets the coffee, who spills, and what ends the round."""

    stated = Facts.stated | {"spill", "exact"}
    with_trick = Facts.with_trick | {"round-over"}
    denied = frozenset(("spill-own",))

    def of(self, story: Story) -> Iterator[Reason]:
        yield from super().of(story)
        for event in story.events:
            if isinstance(event, Scored) and event.seat is not None:
                yield from self.of_score(event, event.seat, story.seat)
        if any(isinstance(event, RoundEnded) for event in self.until_trick(story)):
            yield because("round-over")

    def of_score(self, event: Scored, seat: int, own: int) -> Iterator[Reason]:
        """Whether somebody has spilt, and whether one has got just what one may."""
        if event.reason.key == "coffees-spilt":
            yield because("spill-own") if seat == own else because("spill", seat=seat)
        elif seat == own:
            for line in event.lines:
                if line.what == "exactly-limit":
                    yield because("exact", limit=line.amount)

    def until_trick(self, story: Story) -> Iterator[object]:
        """What happens up to the end of the trick, and of the round if that ends with it."""
        for event in story.events:
            if isinstance(event, TrickWon) and event is not story.tricks[0]:
                return
            yield event

    def trick_of(self, story: Story) -> TrickWon | None:
        if story.world.asked == COFFEE:
            return story.tricks[0] if story.tricks else None
        return super().trick_of(story)
