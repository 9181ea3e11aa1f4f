"""What TOWAI counts as facts of a line of play."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.games.towai.rules import COMBO, DISCARDS, HAND, PASS, PILE, STOP, SWAPPING
from cardtable.players.facts import Facts, Story
from cardtable.rules.events import CardsMoved, Said, Scored
from cardtable.rules.reasons import Reason, because


class TowaiFacts(Facts):
    """Who finishes, what a turn sheds, and whether nobody goes on from it."""

    stated = Facts.stated | {"finish", "sheds", "clear"}
    denied = frozenset(("finish-other",))
    counts_points = False

    def of(self, story: Story) -> Iterator[Reason]:
        for event in story.events:
            if isinstance(event, Scored) and event.seat is not None:
                own = event.seat == story.seat
                yield because("finish") if own else because("finish-other", seat=event.seat)
        if story.world.asked == SWAPPING:
            return
        count = self.shed(story)
        if count > 1:
            yield because("sheds", count=count)
        if self.cleared(story):
            yield because("clear")

    def shed(self, story: Story) -> int:
        """How many cards the own hand plays before anybody else does anything."""
        count, own = 0, HAND[story.seat]
        for event in story.events:
            if isinstance(event, CardsMoved) and event.target == PILE:
                if event.source != own:
                    break
                count += 1
            elif isinstance(event, Said) and event.word in (PASS.word, STOP.word):
                break
        return count

    def cleared(self, story: Story) -> bool:
        """Whether all others pass on what is played now, so that one begins a new pile."""
        mine = story.world.asked == COMBO  # the last card that lies there
        passes = 0
        for event in story.events:
            if isinstance(event, Said) and event.word == PASS.word:
                passes += 1
            elif isinstance(event, CardsMoved):
                if event.target == PILE:
                    mine, passes = event.source == HAND[story.seat], 0
                    if not mine:
                        return False
                elif event.source == PILE and event.target == DISCARDS:
                    if mine and passes == story.game.seats - 1:
                        return True
                    mine = False
        return False
