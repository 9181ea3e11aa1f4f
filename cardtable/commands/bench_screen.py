"""bench screen: how long a frame takes, how soon the shelf stands there, what idling costs."""

from __future__ import annotations

import argparse
import gc
import itertools
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from cardtable.commands.bench_fades import at_rest, opened, p99_of_fades, sat_down, time_to_answer
from cardtable.commands.shots import match_at, window_size
from cardtable.commands.where import use
from cardtable.commands.words import CommandError, Commands, Refused, some_seconds
from cardtable.deal_code import any_seed
from cardtable.games import GAMES
from cardtable.kit import Moment
from cardtable.match import Match
from cardtable.seats import Seat
from cardtable.settings import Settings
from cardtable.terminal import complain

if TYPE_CHECKING:
    from cardtable.app import App

SIZES = ((1920, 1080), (3840, 2160))
STARTS = 6
NO_DISPLAY = "there is no display to measure; try one under Xvfb"
LARGER = "use a larger one, as `xvfb-run -s '-screen 0 4096x2304x24'` has, or a smaller --size"

ABOUT = """\
Opens the real window, at sizes the display has room for, and measures, with every seat played by
Hard in its worker process:
  frames        how long one takes to draw and show, from the end of the shuffle on, through the
                deal and the first tricks
  start_ms      from the start of the program to the first picture of the shelf; start_cold_ms
                without pictures kept on disk
  fade_p99_ms   what the slowest frame in a hundred costs the drawing thread while one screen fades
                into the next: shelf, set-up, rules and back, table and the count of a round
  answer_ms     from the click on a box until something in the window has changed
  cold_ms, warm_ms  from choosing a game to its table complete, every picture that is seen the
                real one, without and with the pictures kept on disk
  idle_percent  of one core while nothing moves, with reduced motion and with ambience
  rss_mb        memory with a game open
"""


def add_command(commands: Commands) -> None:
    """Add the bench and its options."""
    parser = commands.add_parser(
        "screen",
        help="how fast the table draws and starts, and what it costs at rest",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    parser.add_argument("--game", choices=GAMES, metavar="GAME", help="only this game")
    parser.add_argument("--size", type=window_size, metavar="WxH", help="only this size of window")
    parser.add_argument(
        "--seconds", type=some_seconds, default=6.0, metavar="S", help="for each figure (default 6)"
    )
    parser.add_argument(
        "--games", type=int, default=0, metavar="N", help="watch N more games for growing memory"
    )
    parser.set_defaults(run=run)


def run(choice: argparse.Namespace) -> int:
    """Measure and print. Each figure is taken in a process of its own, as players have it."""
    games = [choice.game] if choice.game else list(GAMES)
    sizes = sizes_with_room([choice.size] if choice.size else SIZES, apart(displays))
    with TemporaryDirectory() as folder:
        use(Path(folder))
        cold_start, start = start_ms()
        found: dict[str, object] = {"start_cold_ms": cold_start, "start_ms": start}
        for name, figure in found.items():
            report(choice, name, figure)
        tables: dict[str, dict[str, float]] = {}
        for game, size in itertools.product(games, sizes):
            key = f"{game}/{size[0]}x{size[1]}"
            tables[key] = apart(one_table, game, size, choice.seconds)
            report(choice, key, tables[key])
        for name in ("fade_p99_ms", "answer_ms"):
            found[name] = max(tables[f"{game}/{sizes[0][0]}x{sizes[0][1]}"][name] for game in games)
            report(choice, name, found[name])
        at_rest = [apart(idle_percent, game, choice.seconds, True) for game in games]
        ambience = [apart(idle_percent, game, choice.seconds, False) for game in games]
        found["idle_percent"] = max(at_rest)
        found["idle_with_ambience_percent"] = max(ambience)
        memory = {game: apart(memory_of, game) for game in games}
        found["rss_mb"] = max(memory.values())
        for name in ("idle_percent", "idle_with_ambience_percent", "rss_mb"):
            report(choice, name, found[name])
        if choice.games:
            found["rss_growth_mb"] = apart(growth, games, choice.games)
            report(choice, "rss_growth_mb", found["rss_growth_mb"])
    if choice.json:
        print(json.dumps({**found, "frames": tables, "rss_by_game_mb": memory}))
    return 0


def displays() -> list[tuple[int, int]]:
    """The sizes of the displays there are."""
    import pygame

    from cardtable.app import NoDisplay, find_display

    try:
        find_display()
    except NoDisplay:
        raise CommandError(NO_DISPLAY) from None
    return pygame.display.get_desktop_sizes()


def sizes_with_room(
    sizes: Sequence[tuple[int, int]], screens: Sequence[tuple[int, int]]
) -> list[tuple[int, int]]:
    """The sizes of window that can be measured here; what is too large is told, never shrunk."""
    largest = max(screens, key=lambda screen: screen[0] * screen[1])
    fitting = [
        size for size in sizes if any(size[0] <= wide and size[1] <= high for wide, high in screens)
    ]
    for size in sizes:
        if size not in fitting:
            lack = f"{size[0]}x{size[1]} does not fit on this display of {largest[0]}x{largest[1]}"
            if not fitting:
                raise CommandError(f"{lack}; {LARGER}")
            complain(f"cardtable: {lack} and is left out; {LARGER}")
    return fitting


P = ParamSpec("P")
R = TypeVar("R")


def apart(measure: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """What a measurement gives in a fresh process."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(measure, *args, **kwargs).result()


def one_table(game: str, size: tuple[int, int], seconds: float) -> dict[str, float]:
    """Everything about one game's table at one size of window."""
    with window(size) as app:
        cold = table_ms(app, game)
        warm = table_ms(app, game)
        found = frame_times(app, game, seconds)
        found["rss_mb"] = rss_mb()
        found["fade_p99_ms"] = p99_of_fades(app, game)
        found["answer_ms"] = time_to_answer(app, game)
        return {**found, "cold_ms": cold, "warm_ms": warm}


def memory_of(game: str) -> float:
    """The memory of a game's table in the usual window."""
    with window((1280, 800)) as app:
        frame_times(app, game, 5)
        return rss_mb()


def report(choice: argparse.Namespace, name: str, value: object) -> None:
    """Print a figure as soon as it is known, unless all are wanted as one object."""
    if not choice.json:
        print(f"{name:<22} {value}", flush=True)


class window:  # noqa: N801 - used like a function: with window(size) as app
    """The app with its real window, and everything closed again after it."""

    def __init__(self, size: tuple[int, int], *, reduced: bool = False) -> None:
        self.settings = Settings(
            language="en",
            window_size=size,
            reduced_motion=reduced,
            effects=0,
            music=0,
            closer_look_told=True,
        )

    def __enter__(self) -> App:
        from cardtable.app import App, NoDisplay, NoWindow

        size = self.settings.window_size
        try:
            self.app = App(self.settings)
        except NoDisplay:
            raise CommandError(NO_DISPLAY) from None
        except NoWindow as refusal:
            raise Refused(f"no window can be opened on this display: {refusal}") from None
        self.app.window.size = size  # no room for bars is left here
        at_rest(self.app, 0.1)
        if self.app.surface.get_size() != size:
            came = "x".join(map(str, self.app.surface.get_size()))
            self.app.close()
            raise CommandError(
                f"asked for {size[0]}x{size[1]}, the window came as {came}; {LARGER}"
            )
        return self.app

    def __exit__(self, *error: object) -> None:
        self.app.close()
        gc.collect()


def watched(game: str) -> Match:
    """A new match between Hard players."""
    rules = GAMES[game]()
    return Match(rules, 11, (Seat("hard"),) * rules.seats)


def frames_for(app: App, seconds: float) -> Iterator[float]:
    """Let the app run so long; what each drawn frame took."""
    import pygame

    clock = pygame.time.Clock()
    end = time.perf_counter() + seconds
    before = time.perf_counter()
    while (now := time.perf_counter()) < end:
        step = min(0.1, now - before)
        before = now
        drawn = app.stage.needs_drawing or not app.stage.at_rest
        app.frame(now, step)
        if drawn:
            yield time.perf_counter() - now
        clock.tick(60)


def frame_times(app: App, game: str, seconds: float) -> dict[str, float]:
    """Median, ninety-ninth of a hundred and worst, in milliseconds, from the shuffle's end on."""
    sat_down(app, watched(game))
    taken = sorted([spent * 1000 for spent in frames_for(app, seconds)])
    return {
        "median_ms": round(statistics.median(taken), 2),
        "p99_ms": round(taken[int(len(taken) * 0.99)], 2),
        "worst_ms": round(taken[-1], 2),
        "frames": len(taken),
    }


def table_ms(app: App, game: str) -> float:
    """From choosing a game until every picture of its table is the real one."""
    pictures = app.stage.pictures
    pictures.finish()
    pictures.clear()
    match = match_at(game, Moment("", "card", least=3).has_come, {}, None)
    began = time.perf_counter()
    opened(app, match, thinking=False)
    quiet = 0  # frames in a row for which nothing was still to come
    done = began
    while quiet < 12 and done - began < 20:
        app.frame(time.perf_counter(), 1 / 60)
        if pictures.seen_waiting() or done == began:
            quiet = 0
            done = time.perf_counter()
        else:
            quiet += 1
        time.sleep(0.002)
    return round((done - began) * 1000, 1)


def start_ms() -> tuple[float, float]:
    """From the start of the program to its first picture: the very first time, with nothing kept
    on disk, and the median of a few starts after it.
    """
    from cardtable.app import NO_DISPLAY, NO_WINDOW, TELL

    taken = []
    for _ in range(STARTS):
        began = time.perf_counter()
        with subprocess.Popen(
            this_program(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, TELL: "1"},
            text=True,
        ) as program:
            assert program.stdout is not None
            lines = list(itertools.takewhile(lambda line: "Home" not in line, program.stdout))
            taken.append(time.perf_counter() - began)
            program.kill()
        if program.poll() == NO_DISPLAY and not lines:
            raise CommandError(NO_DISPLAY)
        if program.poll() == NO_WINDOW and not lines:
            raise Refused("no window can be opened on this display; `cardtable` tells why")
    first, *later = [round(spent * 1000, 1) for spent in taken]
    return first, statistics.median(later)


def this_program() -> list[str]:
    """What starts this program once more: a built one is its own Python."""
    built = getattr(sys, "frozen", False)
    return [sys.executable] if built else [sys.executable, "-m", "cardtable"]


def idle_percent(game: str, seconds: float, reduced: bool) -> float:
    """What a table at rest costs, in percent of one core."""
    with window((1920, 1080), reduced=reduced) as app:
        opened(app, match_at(game, Moment("", "card", least=3).has_come, {}, None), thinking=False)
        at_rest(app, 3.0)
        app.stage.pictures.finish()  # what is laid in for later is no cost of resting
        at_rest(app, 0.5)
        began = time.process_time()
        at_rest(app, seconds)
        spent = time.process_time() - began
    return round(spent / seconds * 100, 2)


def rss_mb() -> float:
    """The memory of this process, in megabytes."""
    try:
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return round(int(line.split()[1]) / 1024, 1)
    except OSError:
        pass
    peak = 0
    if sys.platform != "win32":  # which counts otherwise
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)


def growth(games: list[str], count: int) -> float:
    """How much memory grows while so many games are watched at full speed."""
    from cardtable.scenes.game_end import GameEnd
    from cardtable.scenes.round_end import RoundEnd

    with window((1280, 800)) as app:
        app.settings.at_speed("instant")
        sizes = []
        for number in range(count):
            rules = GAMES[games[number % len(games)]]()
            match = Match(rules, any_seed(), (Seat("random"),) * rules.seats)
            opened(app, match, thinking=True)
            while not isinstance(top := app.stage.top, GameEnd):
                app.frame(time.perf_counter(), 0.1)
                if isinstance(top, RoundEnd):
                    top.go_on()
            gc.collect()
            sizes.append(rss_mb())
    tenth = max(1, count // 10)
    return round(statistics.mean(sizes[-tenth:]) - statistics.mean(sizes[tenth : 2 * tenth]), 1)
