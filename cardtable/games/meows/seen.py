"""What can be read off the valley: the wishes made and announced, and who wins the trick."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from cardtable.games.meows.rules import (
    ANNOUNCING,
    CARD,
    LIE_OR_TRUTH,
    TRICK,
    WISH,
    WISHES,
    WON,
    Meows,
    MeowsState,
    score_lines,
    winner,
)
from cardtable.looks.seen import Seen
from cardtable.media.words import words


@dataclass(frozen=True)
class Made:
    """A wish somebody has made, to be seen while one makes one's own."""

    seat: int
    wish: str


class MeowsSeen(Seen):
    """What is shown and asked, and what is known of wishes."""

    @property
    def rules(self) -> Meows:
        """The game, as itself."""
        return cast(Meows, self.game)

    @property
    def view(self) -> MeowsState:
        """What the one who looks may know, after the last move shown whole."""
        return cast(MeowsState, self.table.view)

    @property
    def round(self) -> int:
        """The round that is shown, from 1."""
        return max(1, int(self.table.changed.get("round", self.view.round)))

    @property
    def dealt(self) -> bool:
        """Whether one's own cards have been dealt, and that has been shown."""
        return bool(self.table.own_hand()) and "round" not in self.table.changed

    @property
    def own_wish(self) -> str:
        """What the one who looks has wished for; empty before that."""
        made = self.table.cards(WISH[self.viewer])
        return made[0].suit if made and made[0] in WISHES else ""

    def announced(self, seat: int) -> str:
        """The wish this seat has announced, as far as that has been shown."""
        if "round" in self.table.changed:
            return ""
        return self.view.announced[seat]

    def wishes_made(self) -> list[Made]:
        """The others' wishes that lie open; while announcing, what they have announced."""
        found = []
        for step in range(1, self.game.seats):
            seat = (self.viewer + step) % self.game.seats
            made = self.table.cards(WISH[seat])
            if self.asked == ANNOUNCING:
                if self.announced(seat):
                    found.append(Made(seat, self.announced(seat)))
            elif made and made[0] in WISHES:
                found.append(Made(seat, made[0].suit))
        return found

    def so_far(self) -> int:
        """What one's own wish makes of the tricks one has won by now."""
        seat, wish = self.viewer, self.own_wish
        won = self.table.cards(WON[seat])
        points = sum(line.gives for line in score_lines(wish, won, self.game.seats))
        if self.rules.stakes and self.announced(seat):
            each = LIE_OR_TRUTH if self.announced(seat) == wish else -LIE_OR_TRUTH
            points += each * (len(won) // self.game.seats)
        return points

    def winning(self) -> str:
        """Whose card would take the trick as it lies now, and why; empty between tricks."""
        trick = self.table.cards(TRICK)
        if not trick or self.table.trick is not None or self.asked != CARD:
            return ""
        place, why = winner(trick)
        suit = self.texts.suit(trick[0].suit)
        return words(f"wins.{why}", card=self.texts.card(trick[place]), suit=suit)
