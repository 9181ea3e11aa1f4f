"""Pictures of the screens about kept games: of games that were played for the picture."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from cardtable import library
from cardtable.exercises.own import Moment, Schedule, exercise_of
from cardtable.games import GAMES
from cardtable.kept import own_moments
from cardtable.kept.entry import Reviewed
from cardtable.kept.index import Index
from cardtable.match import Match, move_line
from cardtable.seats import Seat
from cardtable.statistics import Figures, Result
from cardtable.storage.files import DATED, write_whole
from cardtable.widgets.people import cast_of

if TYPE_CHECKING:
    from cardtable.scenes.scene import Scene, Stage

First = Callable[["Stage"], "Scene"]

_FIRST = datetime(2026, 1, 2, 18, 30)
_EACH = 9  # games of each kind


def screens() -> Iterator[tuple[str, First]]:
    """Every screen about kept games."""
    from cardtable.scenes.games_list import GamesList
    from cardtable.scenes.side_by_side import SideBySide
    from cardtable.scenes.small_table import SmallTable
    from cardtable.scenes.statistics import Statistics

    def beside(stage: Stage) -> Scene:
        return SideBySide(stage, _played(next(iter(GAMES)), 1))

    def own(game: str) -> First:
        def first(stage: Stage) -> Scene:
            own_moments.write(Schedule((_moment(game),)))
            course = own_moments.course(game, date.today())
            assert course is not None
            return SmallTable(stage, course, lambda _: None)

        return first

    def reviewed(stage: Stage) -> Scene:
        scene = Statistics(stage, next(iter(GAMES)))
        scene.figures = _reviewed()
        return scene

    yield "games", GamesList
    yield "side-by-side", beside
    yield "statistics-reviewed", reviewed
    for game in GAMES:
        yield f"statistics-{game}", partial(Statistics, game=game)
        yield f"{game}-own-moment", own(game)


@contextmanager
def some_games() -> Iterator[None]:
    """For now the player's folder is another one, with some games in it."""
    before = os.environ.get("CARDTABLE_DATA")
    with TemporaryDirectory() as folder:
        os.environ["CARDTABLE_DATA"] = folder
        try:
            _fill()
            yield
        finally:
            if before is None:
                del os.environ["CARDTABLE_DATA"]
            else:
                os.environ["CARDTABLE_DATA"] = before


def _fill() -> None:
    number = 0
    for seed in range(1, _EACH + 1):
        for game in GAMES:
            stamp = (_FIRST + timedelta(hours=9 * number)).strftime(DATED)
            folder = library.imported_folder() if seed == 5 else library.finished_folder()
            path: Path = folder / f"{stamp} {game}{library.END}"
            write_whole(path, _played(game, seed).to_text().encode())
            number += 1
    index = Index()
    while index.read_on(1.0):
        pass
    index.keep()


def _played(game: str, seed: int) -> Match:
    """A game in which everybody has played anything."""
    counts = GAMES[game].seat_counts
    rules = GAMES[game](counts[seed % len(counts)])
    cast, levels = cast_of(game), ("normal", "hard", "easy")
    others = [Seat(levels[seed % 3], cast[n % len(cast)]) for n in range(rules.seats - 1)]
    match = Match(rules, seed, (Seat("person", "Mio"), *others), seed % 4 == 0, seed % 3)
    luck = Random(seed)
    while not match.over:
        match.play(luck.choice(match.legal_moves()))
    return match


def _moment(game: str) -> Moment:
    """A choice out of such a game."""
    match, lines = _played(game, 1), ""
    for number, turn in enumerate(match.turns):
        moves = [move.text for move in match.game.legal_moves(turn.before)]
        found = Moment(game, match.heading() + lines, moves[0], (), "share", date.today())
        if turn.seat == 0 and number >= 12 and exercise_of(found) is not None:
            return found
        lines += move_line(turn.seat, turn.move)
    raise AssertionError(f"no choice of {game} makes an exercise")


def _reviewed() -> Figures:
    """Fifty games that get better and better."""
    luck = Random(2)
    results = []
    for number in range(50):
        cards, play = luck.gauss(0, 16), luck.gauss(number / 5 - 4, 8)
        share = float(cards + play > 8)
        found = Reviewed(min(99.0, 68 + number / 2 + luck.gauss(0, 4)), cards, play)
        when = _FIRST + timedelta(days=number)
        results.append(Result(when, round(9 + (cards + play) / 4), share, number % 3, found))
    return Figures(tuple(results))
