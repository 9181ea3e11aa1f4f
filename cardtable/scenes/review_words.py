"""A review in words: what was done, what would have been better, what it was worth and why."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.match import Match
from cardtable.media.words import words
from cardtable.review.report import Decision, Luck, Report, Turning
from cardtable.review.told import why_of
from cardtable.rules.moves import Move, move_named
from cardtable.table.advice import Advice
from cardtable.table.wording import Wording, minus


class Telling:
    """The sentences about one match."""

    def __init__(self, match: Match, wording: Wording, hides: Callable[[int], bool]) -> None:
        self.match = match
        self.wording = wording
        self.hides = hides  # whether what a move takes is not to be seen

    # Moments and moves

    def when(self, at: int, *, short: bool = False) -> str:
        """Which moment this is."""
        turns = self.match.turns
        state = turns[at].before if at < len(turns) else self.match.state
        number = min(at + 1, len(turns))  # of the move that is made next, from 1
        values = {"move": number, "moves": len(turns), "round": state.round}
        key = "lookback.when.short" if short else "lookback.when"
        return words(f"{key}.together" if self.match.game.together else key, **values)

    def done(self, at: int) -> str:
        """Who does what next."""
        if at >= len(self.match.turns):
            return words("lookback.over" if self.match.over else "lookback.unfinished")
        turn = self.match.turns[at]
        name = self.wording.names[turn.seat]
        if self.hides(at):
            return words("lookback.secret", name=name)
        return words("lookback.does", name=name, move=self.named(turn.move))

    def move(self, text: str) -> str:
        """A move by its text."""
        return self.named(move_named(text))

    def named(self, move: Move) -> str:
        """A move: a card that is simply played is its name."""
        if not move.word:
            source, target = (self.match.game.pile(name, 0) for name in (move.source, move.target))
            if source.lies == "fan" and source.owner is not None and target.owner is None:
                return self.wording.card(move.card)
        return self.wording.move(move)

    # What a choice was worth

    def worth(self, report: Report, value: float) -> str:
        """A gap between two moves, as a player reads it."""
        points = report.in_points(value)
        if report.unit == "points":
            return words("lookback.worth.points", number=tenths(points))
        return words("lookback.worth.share", number=round(points))

    def value(self, report: Report, value: float) -> str:
        """What a move is worth by itself."""
        points = report.in_points(value)
        if report.unit == "points":
            return tenths(points)
        return words("lookback.percent", percent=round(points))

    def gain(self, report: Report, value: float) -> str:
        """A gain or loss, with its sign: +6 or −1.5."""
        points = report.in_points(value)
        text = tenths(abs(points)) if report.unit == "points" else str(round(abs(points)))
        if text in ("0", "0.0"):
            return "±0"
        return f"+{text}" if points > 0 else f"−{text}"

    def verdict(self, report: Report, found: Decision) -> str:
        """How good a choice was."""
        if found.forced:
            return words("lookback.forced")
        if found.is_slip:
            return words(f"lookback.slip.{found.mark}", worth=self.worth(report, found.cost))
        if found.chosen == found.candidates[0].move or found.cost <= 0:
            return words("lookback.best")
        return words("lookback.good", best=self.move(found.candidates[0].move))

    def better(self, report: Report, found: Decision) -> str:
        """What would have been better, and by how much."""
        worth = self.worth(report, found.cost)
        return words("lookback.better", best=self.move(found.best), worth=worth)

    def punished(self, found: Decision) -> str:
        """Whether the cards made one pay for it."""
        return words("lookback.punished" if found.punished else "lookback.unpunished")

    def why(self, found: Decision) -> str:
        """The sentence that speaks for the better move; empty if nothing was found."""
        if found.told is None:
            return ""
        return Advice(self.wording, why_of(found)).reason()

    # Moments of luck, and where it turned

    def luck(self, luck: Luck) -> str:
        """A deal, a draw or a reshuffle, and whose."""
        seat = "" if luck.seat is None else self.wording.names[luck.seat]
        return words(luck.text, round=luck.round, seat=seat)

    def turning(self, turning: Turning) -> str:
        """What turned there."""
        if turning.kind != "move" or not 0 <= turning.move < len(self.match.turns):
            return words(f"review.luck.{turning.kind}", round=turning.round)
        return self.done(turning.move)


def tenths(points: float) -> str:
    """A number of points, with a tenth where it is small."""
    whole = round(points)
    if abs(points) >= 10 or abs(points - whole) < 0.05:
        return minus(whole)
    return f"{'−' if points < 0 else ''}{abs(points):.1f}"
