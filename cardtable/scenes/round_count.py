"""The scores of a round, counted line by line: what has been counted so far, and its words."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.match import Match
from cardtable.media.words import words
from cardtable.rules.cards import Card
from cardtable.rules.events import Event, RoundEnded, Scored
from cardtable.rules.reasons import Line
from cardtable.table.wording import Wording, signed
from cardtable.widgets import people


class RoundCount:
    """Every seat's lines and then its sum, one seat after another."""

    def __init__(self, match: Match, events: Sequence[Event]) -> None:
        scored = [event for event in events if isinstance(event, Scored)]
        self.shared = any(event.seat is None for event in scored)  # all seats score as one
        self.scored = {event.seat or 0: event for event in scored}
        self.rows = (0,) if self.shared else tuple(range(len(match.seats)))
        self.order = sorted(self.scored)  # the seats, in the order they are counted
        ended = [event for event in events if isinstance(event, RoundEnded)]
        self.number = ended[-1].round if ended else 1
        self.totals = ended[-1].scores if ended else match.state.scores
        self.reason = ended[-1].reason if ended else None
        self.shown = 0.0  # lines counted so far
        self._all = sum(len(self.scored[seat].lines) + 1 for seat in self.order)

    @property
    def going(self) -> bool:
        """Whether lines are still to come."""
        return self.shown < self._all

    def finish(self) -> None:
        """Count the rest at once."""
        self.shown = float(self._all)

    def go_on(self, lines: float) -> bool:
        """Count so much further; whether that brought another line."""
        before = int(self.shown)
        if self.going:
            self.shown += lines
        return int(self.shown) != before

    def _begins(self, seat: int) -> int:
        before = self.order[: self.order.index(seat)]
        return sum(len(self.scored[one].lines) + 1 for one in before)

    def lines_shown(self, seat: int) -> int:
        """How many of a seat's lines have been counted; one more than all means its sum, too."""
        if seat not in self.scored:
            return 1
        most = len(self.scored[seat].lines) + 1
        return max(0, min(most, int(self.shown) - self._begins(seat)))

    def finished(self, seat: int) -> bool:
        """Whether nothing of a seat is still to come."""
        return seat not in self.scored or self.lines_shown(seat) > len(self.scored[seat].lines)

    def now(self, seat: int) -> bool:
        """Whether it is this seat that is being counted."""
        begun = seat in self.scored and self.shown >= self._begins(seat)
        return begun and not self.finished(seat)

    def total_now(self, seat: int) -> int:
        """The total with what has been counted so far."""
        total = self.totals[seat]
        return total if self.finished(seat) else total - self.scored[seat].points


class RoundWords:
    """What is written of a round's scores, in the language of the moment."""

    def __init__(self, match: Match, count: RoundCount) -> None:
        self.match = match
        self.count = count

    @property
    def _texts(self) -> Wording:
        names = [people.display_name(seat, n) for n, seat in enumerate(self.match.seats)]
        return Wording(self.match.game, names)

    def why(self) -> str:
        """Why the round is over."""
        return self._texts.reason(self.count.reason) if self.count.reason else ""

    def row(self, seat: int) -> str:
        """Whose score it is."""
        if self.count.shared:
            return words("seat.all")
        return people.display_name(self.match.seats[seat], seat)

    def reason(self, scored: Scored) -> str:
        """Why a seat has its points: in few words, ``score.reason.<key>``, if there are any."""
        key = scored.reason.key
        if not words.has(f"score.reason.{key}"):
            return self._texts.reason(scored.reason)
        values = {
            name: words.either(f"score.{value.name}", f"card.{value.name}")
            if isinstance(value, Card)
            else value
            for name, value in scored.reason.values
        }
        return words(f"score.reason.{key}", **values)

    def label(self, line: Line) -> str:
        """What was counted: in a word or two, ``score.<game>.<what>``, if there are any."""
        texts = self._texts
        return texts.of("score" if texts.has("score", line.what) else "line", line.what)

    def formula(self, line: Line) -> str:
        """How often it was counted, and what it is worth each time."""
        if not line.amount or not line.times:
            return str(line.amount)
        if words.has(f"sum.{self.match.game.id}.{line.what}"):
            return str(line.amount) if line.amount > 1 else ""  # nothing is multiplied
        times = str(line.times) if line.times > 0 else f"({signed(line.times)})"
        return f"{line.amount} × {times}"
