"""The scores of a round, counted line by line: what has been counted so far, and its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardtable.endings import lying_when_counted
from cardtable.kits import KITS
from cardtable.match import Match
from cardtable.media.words import listed, sentences_of, valued, words
from cardtable.rules.cards import Card
from cardtable.rules.events import Event, RoundEnded, Scored
from cardtable.rules.reasons import Line
from cardtable.table.wording import Wording, signed
from cardtable.widgets import people

PITCHES = 10
"""How many notes a count can rise through; the sounds are ``count-1`` and so on."""

_LINE = 0.45  # seconds a line takes at least …
_BARE = 0.3  # … and if no card counts for it
_CARD = 0.07  # and for each card more
_LONGEST = 1.3
_FLIGHT = 0.32  # seconds a card is on its way
_AT_ONCE = 0.4  # when a line without cards is counted, as a share of its time


@dataclass(frozen=True)
class Part:
    """A line of a seat's score being counted, or its sum."""

    seat: int
    line: int  # its number among the seat's lines; as many as there are for the sum
    cards: Sequence[Card]  # that fly there
    seconds: float

    @property
    def _flight(self) -> float:
        """The share of it that a card is on its way."""
        return min(0.7, _FLIGHT / self.seconds)

    def lands(self, card: int) -> float:
        """When a card arrives, as a share of the whole."""
        return self._flight + (1 - self._flight) * (card + 1) / len(self.cards)

    def flown(self, card: int, share: float) -> float:
        """How far on its way a card is, from 0 to 1."""
        return max(0.0, min(1.0, 1 - (self.lands(card) - share) / self._flight))

    def landed(self, share: float) -> int:
        """How many of its cards have arrived."""
        return sum(share >= self.lands(card) for card in range(len(self.cards)))


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
        self.last = match.over  # what it makes of the standings is told by the game's end
        self.shown = 0.0  # parts counted so far
        self.endings = KITS[match.game.id].endings()
        self.parts = list(self._parted(match))
        self._notes = list(self._sounded())

    def _parted(self, match: Match) -> Iterator[Part]:
        lying = lying_when_counted(match.turns[-1]) if match.turns else match.state.piles
        for seat in self.order:
            scored = self.scored[seat]
            for line, cards in enumerate(self.endings.counted(match.game, lying, scored)):
                seconds = _LINE + _CARD * (len(cards) - 1) if cards else _BARE
                yield Part(seat, line, cards, min(seconds, _LONGEST))

    @property
    def going(self) -> bool:
        """Whether lines are still to come."""
        return self.shown < len(self.parts)

    @property
    def part(self) -> Part | None:
        """What is being counted now."""
        return self.parts[int(self.shown)] if self.going else None

    def finish(self) -> None:
        """Count the rest at once."""
        self.shown = float(len(self.parts))

    def go_on(self, seconds: float) -> Sequence[int]:
        """Count so much further: the notes of what that has counted."""
        before = self.shown
        while seconds > 0 and self.going:
            at = int(self.shown)
            left = (at + 1 - self.shown) * self.parts[at].seconds
            if seconds < left:
                self.shown += seconds / self.parts[at].seconds
                break
            seconds -= left
            self.shown = float(at + 1)
        return [note for at, note in self._notes if before < at <= self.shown]

    def _sounded(self) -> Iterator[tuple[float, int]]:
        """When something is counted, and with which note: it rises and falls with the points."""
        most = max([abs(one.points) for one in self.scored.values()], default=0)
        points = 0.0
        for at, part in enumerate(self.parts):
            lines = self.scored[part.seat].lines
            points = 0.0 if part.line == 0 else points
            gives = lines[part.line].gives if part.line < len(lines) else 0
            times = [part.lands(card) for card in range(len(part.cards))] or [_AT_ONCE]
            for place, when in enumerate(times, 1):
                yield at + when, note(points + gives * place / len(times), most)
            points += gives

    def _begins(self, seat: int) -> int:
        return next(at for at, part in enumerate(self.parts) if part.seat == seat)

    def lines_shown(self, seat: int) -> int:
        """How many of a seat's lines have been counted; one more than all means its sum, too."""
        if seat not in self.scored:
            return 1
        most = len(self.scored[seat].lines) + 1
        return max(0, min(most, int(self.shown) - self._begins(seat)))

    def share(self, seat: int, line: int) -> float:
        """How much of a line has been counted, from 0 to 1; its number as in `Part`."""
        done, part = self.lines_shown(seat), self.part
        if line != done or part is None or part.seat != seat:
            return 1.0 if line < done else 0.0
        times = [part.lands(card) for card in range(len(part.cards))] or [_AT_ONCE]
        return sum(self.shown % 1 >= time for time in times) / len(times)

    def points_shown(self, seat: int) -> int:
        """What the lines of a seat counted so far come to."""
        lines = self.scored[seat].lines
        return sum([one.gives for at, one in enumerate(lines) if self.share(seat, at) == 1])

    def finished(self, seat: int) -> bool:
        """Whether nothing of a seat is still to come."""
        return seat not in self.scored or self.lines_shown(seat) > len(self.scored[seat].lines)

    def now(self, seat: int) -> bool:
        """Whether it is this seat that is being counted."""
        return self.part is not None and self.part.seat == seat

    def too_far(self, seat: int) -> bool:
        """Whether this seat has gone over a limit, and that has been counted."""
        scored = self.scored.get(seat)
        if scored is None or self.share(seat, 0) < 1:
            return False
        return scored.reason.key in self.endings.too_far

    def total_now(self, seat: int) -> int:
        """The total with what has been counted so far; of the last round nothing is told."""
        total = self.totals[seat]
        hidden = self.last or not self.finished(seat)
        return total - self.scored[seat].points if hidden and seat in self.scored else total


def note(points: float, most: int) -> int:
    """Which of the notes says so many points, if the most there are to say is this."""
    share = points / max(most, PITCHES)
    return 1 + max(0, min(PITCHES - 1, round(share * (PITCHES - 1))))


class RoundWords:
    """What is written of a round's scores, in the language of the moment."""

    def __init__(self, match: Match, count: RoundCount) -> None:
        self.match = match
        self.count = count

    @property
    def wording(self) -> Wording:
        """The game's sentences."""
        names = [people.display_name(seat, n) for n, seat in enumerate(self.match.seats)]
        return Wording(self.match.game, names)

    def why(self) -> str:
        """Why the round is over."""
        return self.wording.reason(self.count.reason) if self.count.reason else ""

    def row(self, seat: int) -> str:
        """Whose score it is."""
        if self.count.shared:
            return words("seat.all")
        return people.display_name(self.match.seats[seat], seat)

    def told(self, seat: int) -> str:
        """A seat's score as far as it has been counted, in words: the sum, why, and each line."""
        scored, count = self.count.scored.get(seat), self.count
        if scored is None:
            return sentences_of(self.row(seat), self.cards_left(seat))
        done = count.finished(seat)
        points = signed(scored.points) if done else words("end.to_come")
        lines = [
            valued(f"{self.label(line)} {self.formula(line)}".strip(), signed(line.gives))
            for at, line in enumerate(scored.lines)
            if count.share(seat, at) == 1
        ]
        return sentences_of(valued(self.row(seat), points), self.reason_now(seat), listed(lines))

    def cards_left(self, seat: int) -> str:
        """How many cards a seat held when the round ended, if any."""
        pile = self.match.game.pile("hand", seat).number
        left = len(self.match.turns[-1].before.piles[pile])
        return words("end.cards_left", count=left) if left else ""

    def reason_now(self, seat: int) -> str:
        """Why a seat has its points. That may tell what it scores: of one who went too far it is
        told only once it has been counted.
        """
        scored, count = self.count.scored[seat], self.count
        hidden = scored.reason.key in count.endings.too_far and not count.too_far(seat)
        return "" if hidden else self.reason(scored)

    def reason(self, scored: Scored) -> str:
        """Why a seat has its points: in few words, ``score.reason.<key>``, if there are any."""
        key = scored.reason.key
        if not words.has(f"score.reason.{key}"):
            return self.wording.reason(scored.reason)
        values = {
            name: words.either(f"score.{value.name}", f"card.{value.name}")
            if isinstance(value, Card)
            else value
            for name, value in scored.reason.values
        }
        return words(f"score.reason.{key}", **values)

    def label(self, line: Line) -> str:
        """What was counted: in a word or two, ``score.<game>.<what>``, if there are any."""
        texts = self.wording
        return texts.of("score" if texts.has("score", line.what) else "line", line.what)

    def formula(self, line: Line) -> str:
        """How often it was counted, and what it is worth each time."""
        if not line.amount or not line.times:
            return str(line.amount)
        if words.has(f"sum.{self.match.game.id}.{line.what}"):
            return str(line.amount) if line.amount > 1 else ""  # nothing is multiplied
        times = str(line.times) if line.times > 0 else f"({signed(line.times)})"
        return f"{line.amount} × {times}"
