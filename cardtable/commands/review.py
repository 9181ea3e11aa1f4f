"""review: look back upon a finished match: choices, luck, par and accuracy."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from cardtable.commands.words import CommandError, Commands, plain, read_match, some_seconds
from cardtable.match import Match
from cardtable.media.words import words
from cardtable.review.record import record
from cardtable.review.report import Decision, Luck, Report, Turning
from cardtable.review.review import USUAL, in_seconds, review
from cardtable.review.told import why_of
from cardtable.rulebook import parts_of
from cardtable.rules.moves import move_named
from cardtable.table.advice import Advice, number
from cardtable.table.wording import Wording
from cardtable.text import languages
from cardtable.transcript import Record

ABOUT = """\
Looks back upon a finished match: every choice rated by what its seat knew then, how much was luck,
what the cards were worth in Hard's hands, and how accurate everybody was. The file is only read.

examples:
  cardtable review meows.match
  cardtable review meows.match --seconds 10 --json
"""


def add_command(commands: Commands) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "review",
        help="rate the choices of a finished match, and tell luck from play",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved match that is over")
    parser.add_argument(
        "--seconds",
        type=some_seconds,
        default=USUAL.seconds,
        metavar="S",
        help=f"take about so many seconds of CPU (default {USUAL.seconds:.0f})",
    )
    parser.add_argument("--language", choices=languages(), default="en", help="default en")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    parser.set_defaults(run=run)


def run(choice: argparse.Namespace) -> int:
    """Print the review."""
    match = read_match(choice.file)
    if not match.over:
        raise CommandError(
            f"{plain(str(choice.file))}: the game is not over; only a finished match is reviewed"
        )
    words.language = choice.language
    report = watched(match, choice.seconds)
    told = Told(match, report)
    if choice.json:
        print(json.dumps(told.record(), ensure_ascii=False))
    else:
        for line in told.lines():
            print(plain(line))
    return 0


def watched(match: Match, seconds: float) -> Report:
    """The whole report; whoever sits at a terminal sees how far it is."""
    seen = sys.stderr is not None and sys.stderr.isatty()
    for report in review(match, in_seconds(seconds)):
        if seen:
            print(f"\r{report.done:4.0%}", end="", file=sys.stderr, flush=True)
    if seen:
        print("\r    \r", end="", file=sys.stderr)
    return report


class Told:
    """A report in words."""

    def __init__(self, match: Match, report: Report) -> None:
        self.match = match
        self.report = report
        self.names = [
            seat.name or words("seat.number", number=place + 1)
            for place, seat in enumerate(match.seats)
        ]
        self.wording = Wording(match.game, self.names)

    def record(self) -> Record:
        """Everything as one object, with the sentences."""
        found = record(self.report)
        for made, decision in zip(found["decisions"], self.report.decisions, strict=True):
            made["text"] = self.reason(decision)
        for made, luck in zip(found["luck"], self.report.luck, strict=True):
            made["said"] = self.luck_text(luck)
        return found

    def lines(self) -> Iterator[str]:
        """Everything in lines."""
        yield f"# {words('review.choices')}"
        for decision in self.report.decisions:
            if not decision.forced:
                yield from self.choice(decision)
        yield f"# {words('review.luck')}"
        for seat in self.report.reviewed:
            yield from self.fortune("best", seat, self.report.luckiest(seat))
            yield from self.fortune("worst", seat, self.report.unluckiest(seat))
        yield f"# {words('review.split.title')}"
        for split in self.report.splits:
            yield words(
                "review.split",
                name=self.names[split.seat],
                start=self.value(split.start),
                luck=self.change(split.luck),
                own=self.change(split.own),
                others=self.change(split.others),
                result=self.value(split.result),
            )
        yield f"# {words('review.turning')}"
        yield from map(self.turning, self.report.turning)
        yield from self.judged()
        yield f"# {words('review.how.title')}"
        for part in parts_of(words("review.how.text")):
            yield f"## {part.text}" if part.kind == "head" else part.text

    def choice(self, decision: Decision) -> Iterator[str]:
        """A choice, and every candidate."""
        move = self.wording.move(move_named(decision.chosen))
        name = self.names[decision.seat]
        yield words("review.choice", number=decision.move + 1, name=name, move=move)
        reason = self.reason(decision)
        if reason:
            yield f"  {reason}"
        for each in decision.candidates:
            mark = "*" if each.move == decision.chosen else " "
            value, error = self.figure(each.value), self.figure(each.error)
            yield f"  {mark}{value:>6} ±{error:<5} {self.wording.move(move_named(each.move))}"

    def reason(self, decision: Decision) -> str:
        """A slip in a few sentences; nothing of any other choice."""
        if not decision.is_slip:
            return ""
        cost = words(
            "review.cost",
            mark=words(f"review.mark.{decision.mark}"),
            cost=self.value(decision.cost),
            error=self.figure(decision.error),
            best=self.wording.move(move_named(decision.best)),
        )
        punished = words("review.punished" if decision.punished else "review.unpunished")
        said = [cost]
        if decision.told is not None:
            said.append(Advice(self.wording, why_of(decision)).reason())
        return words("hint.join").join([*said, punished])

    def fortune(self, which: str, seat: int, found: tuple[Luck, ...]) -> Iterator[str]:
        """The luckiest or unluckiest moments of a seat."""
        yield words(f"review.luck.{which}", name=self.names[seat])
        for luck in found:
            what = self.luck_text(luck)
            if luck.kind != "deal":
                what = words("review.luck.line", number=luck.move + 1, what=what)
            yield f"  {self.change(luck.worth(seat)):>6}  {what}"
        if not found:
            yield f"  {words('review.luck.none')}"

    def luck_text(self, luck: Luck) -> str:
        """What was dealt, drawn or shuffled."""
        seat = "" if luck.seat is None else self.names[luck.seat]
        return words(luck.text, round=luck.round, seat=seat)

    def turning(self, turning: Turning) -> str:
        """A turning point in a line."""
        if turning.by is None:
            what = words(f"review.luck.{turning.kind}", round=turning.round + 1)
        else:
            move = self.match.turns[turning.move].move
            name = self.names[turning.by]
            what = words("review.turning.move", name=name, move=self.wording.move(move))
        return words(
            "review.turning.line",
            number=turning.move + 1,
            what=what,
            name=words("seat.all") if self.match.game.together else self.names[turning.seat],
            change=self.change(turning.change),
        )

    def judged(self) -> Iterator[str]:
        """Accuracy and par."""
        yield f"# {words('review.accuracy')}"
        for found in self.report.accuracy:
            small, medium, large = found.slips
            yield words(
                "review.accuracy.line",
                name=self.names[found.seat],
                value=round(found.value),
                choices=found.decisions,
                small=small,
                medium=medium,
                large=large,
            )
        yield f"# {words('review.par')}"
        for par in self.report.par:
            yield words(
                "review.par.line",
                name=self.names[par.seat],
                value=self.value(par.value),
                error=self.figure(par.error),
                played=par.played,
                made=self.value(par.made),
            )

    def figure(self, value: float) -> str:
        """A value in points, to a tenth where that tells something."""
        return number(round(10 * self.report.in_points(value)))

    def value(self, value: float) -> str:
        """A value with its unit."""
        if self.report.unit == "points":
            return words("review.points", points=self.figure(value))
        return words("review.share", percent=self.figure(value))

    def change(self, value: float) -> str:
        """A gain or a loss, with its sign."""
        figure = self.figure(value)
        return figure if figure.startswith("−") or figure == "0" else f"+{figure}"
