"""Review: looks back upon a finished match, the graph first, and tells what it has found so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from time import process_time

from cardtable.match import Match
from cardtable.players.registry import judgement_for
from cardtable.review.accuracy import accuracy
from cardtable.review.fortunes import Fortunes
from cardtable.review.kept import digest
from cardtable.review.moments import Moment, moments
from cardtable.review.par import par
from cardtable.review.rating import Rater
from cardtable.review.record import rounded
from cardtable.review.report import Decision, Depth, Par, Report
from cardtable.review.stamp import stamp_of

USUAL = Depth(worlds=240, quick=80, playouts=120, redeals=320, games=16, seconds=55.0)
"""A match of three rounds in a minute of CPU, on a machine of today."""

OWN, OTHERS, PAR = 0.55, 0.2, 0.25  # of the seconds
BORROWED = 3.0  # times its part of the seconds that one choice may take
OFTEN = 0.5  # seconds of CPU between two reports
# How much is done when the graph stands, then luck, then each seat's choices, then par.
DRAWN, DEEPER, TURNED, RATED = 0.05, 0.1, 0.2, 0.75


def never() -> bool:
    """Nobody gives up."""
    return False


def in_seconds(seconds: float) -> Depth:
    """A depth that so many seconds of CPU are enough for."""
    times = seconds / USUAL.seconds
    return Depth(
        worlds=max(16, round(USUAL.worlds * times)),
        quick=max(16, round(USUAL.quick * times)),
        playouts=max(4, round(USUAL.playouts * times)),
        redeals=max(8, round(USUAL.redeals * times)),
        games=max(2, round(USUAL.games * times)),
        seconds=seconds,
    )


def review(
    match: Match, depth: Depth = USUAL, *, cancelled: Callable[[], bool] = never
) -> Iterator[Report]:
    """The report of a finished match as it grows; the last one is whole.

    Once it is cancelled nothing more comes. The same match and depth give the same report, as long
    as there is time enough for the depth.
    """
    return Review(match, depth, cancelled).reports()


class Review:
    """One review under way."""

    def __init__(self, match: Match, depth: Depth, cancelled: Callable[[], bool]) -> None:
        self.match = match
        self.depth = depth
        self.cancelled = cancelled
        self.began = self.told = process_time()
        people = tuple([at for at, seat in enumerate(match.seats) if seat.who == "person"])
        self.reviewed = people or tuple(range(match.game.seats))
        self.rater = Rater(match.game, match.seed, cancelled)
        self.report = Report(
            game=match.game.id,
            match=digest(match),
            stamp=stamp_of(match.game),
            depth=depth,
            unit="points" if judgement_for(match.game).whole else "share",
            seats=match.game.seats,
            reviewed=self.reviewed,
            moves=len(match.turns),
        )

    def reports(self) -> Iterator[Report]:
        """Every report, one after the other."""
        found = moments(self.match)
        for part in (self.fortunes(found), self.ratings(found), self.pars()):
            yield from part
            if self.cancelled():
                return
        yield self.grown(1.0)

    def grown(self, done: float) -> Report:
        """The report now."""
        self.told = process_time()
        self.report = replace(self.report, done=done, seconds=self.told - self.began)
        return self.report

    def fortunes(self, found: Sequence[Moment]) -> Iterator[Report]:
        """The graph, then luck and what came of it."""
        fortunes = Fortunes(self.match, found, self.depth, self.match.seed)
        for done in (DRAWN, DEEPER):
            if not fortunes.graph(self.cancelled, deeper=done == DEEPER):
                return
            self.report = replace(self.report, points=rounded(fortunes.points()))
            yield self.grown(done)
        if fortunes.shuffles(self.cancelled):
            self.report = replace(
                self.report,
                points=rounded(fortunes.points()),
                luck=rounded(fortunes.luck()),
                splits=rounded(fortunes.splits()),
                turning=rounded(fortunes.turnings()),
            )
            yield self.grown(TURNED)

    def ratings(self, found: Sequence[Moment]) -> Iterator[Report]:
        """Every choice: those of the reviewed seats first."""
        own = [moment for moment in found if moment.turn.seat in self.reviewed]
        others = [moment for moment in found if moment.turn.seat not in self.reviewed]
        rated: list[Decision] = []
        for some, worlds, part in (
            (own, self.depth.worlds, OWN),
            (others, self.depth.quick, OTHERS),
        ):
            ends = process_time() + part * self.depth.seconds
            for number, moment in enumerate(some):
                seconds = BORROWED * (ends - process_time()) / (len(some) - number)
                decision = self.rater.decision(moment, worlds, seconds)
                if self.cancelled():
                    return
                rated.append(rounded(decision))
                if process_time() >= self.told + OFTEN or len(rated) == len(found):
                    self.rated(rated)
                    yield self.grown(TURNED + (RATED - TURNED) * len(rated) / len(found))
            self.rated(rated)

    def rated(self, rated: Sequence[Decision]) -> None:
        """Note the choices that are rated by now."""
        decisions = tuple(sorted(rated, key=lambda decision: decision.move))
        seats = [
            [decision for decision in decisions if decision.seat == seat]
            for seat in range(self.match.game.seats)
        ]
        self.report = replace(
            self.report,
            decisions=decisions,
            accuracy=tuple(
                [
                    rounded(accuracy(seat, chosen, self.rater.point))
                    for seat, chosen in enumerate(seats)
                    if chosen
                ]
            ),
        )

    def pars(self) -> Iterator[Report]:
        """Par of the reviewed seats."""
        found: list[Par] = []
        seconds = PAR * self.depth.seconds / len(self.reviewed)
        games = max(2, self.depth.games // len(self.reviewed))
        for seat in self.reviewed:
            one = par(self.match, seat, games, self.match.seed, seconds, self.cancelled)
            if self.cancelled():
                return
            found.append(rounded(one))
            self.report = replace(self.report, par=tuple(found))
            yield self.grown(RATED + (1 - RATED) * len(found) / (len(self.reviewed) + 1))
