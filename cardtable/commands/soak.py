"""soak: an evening of anything at all in the real window, and what it leaves behind."""

from __future__ import annotations

import argparse
import contextlib
import gc
import io
import json
import multiprocessing
import os
import signal
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from cardtable.commands.bench_screen import rss_mb
from cardtable.commands.where import use
from cardtable.commands.words import CommandError, Commands, Refused, seed_number, some_minutes
from cardtable.settings import Settings, cache_folder

if TYPE_CHECKING:
    from cardtable.app import App
    from cardtable.commands.soak_hands import Hands

USUAL = (1280, 800)
SETTLED = 10  # minutes after which memory may hardly grow
FEW = 5  # minutes of which the least memory counts
GROWTH_MB = 5.0
FILES = 64
PATIENCE = 6.0  # seconds in which everything should come to rest

ABOUT = f"""\
Opens the real window, far from the player's own files, and does anything at all there: every game
with every option and with all kinds of players, gestures of mouse and keys anywhere, other sizes of
window, other languages and settings, hints, undo, reviews, leaving and continuing.

Prints a line a minute, taken at rest before the shelf: tables sat down at, games played to the
end, reviews, undos, gestures, exceptions, memory, open files, threads, children, the picture cache,
the slowest frame. After the first {SETTLED} minutes memory may grow by {GROWTH_MB:g} MB, and
{FILES} files may be open.

exit codes: 0 all held; 1 something did not, and what is told on the last line
"""


@dataclass
class Minute:
    """What a minute of it came to, and what there is at its end."""

    minute: int
    tables: int = 0
    games: int = 0
    reviews: int = 0
    undone: int = 0  # how often moves were taken back
    gestures: int = 0
    frames: int = 0
    exceptions: int = 0
    worst_ms: float = 0.0
    worst_cpu_ms: float = 0.0  # of the drawing thread alone, whatever else the machine does
    memory_mb: float = 0.0
    files: int | None = None  # not told by every system
    threads: int = 0
    children: int = 0
    cache_mb: float = 0.0


@dataclass
class Record:
    """Everything there is to tell."""

    seed: int
    minutes: list[Minute] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)  # each exception, as Python tells it
    dead: list[str] = field(default_factory=list)  # threads that ended with one

    def total(self, name: str) -> int:
        """The sum of a count over all minutes."""
        return sum(getattr(minute, name) for minute in self.minutes)

    @property
    def growth_mb(self) -> float | None:
        """How much more memory is taken than when all had settled; None before that.

        What is kept to be shown again comes and goes, so the least of a few minutes counts.
        """
        taken = [minute.memory_mb for minute in self.minutes]
        if len(taken) < SETTLED + FEW:
            return None
        return round(min(taken[-FEW:]) - min(taken[SETTLED - FEW : SETTLED]), 1)

    def broken(self) -> list[str]:
        """What did not hold."""
        files = max((minute.files or 0 for minute in self.minutes), default=0)
        growth = self.growth_mb or 0.0
        found = {
            f"{len(self.problems)} exceptions": bool(self.problems),
            f"threads ended: {', '.join(self.dead)}": bool(self.dead),
            f"{files} files open": files > FILES,
            f"memory grew by {growth} MB": growth > GROWTH_MB,
        }
        return [text for text, wrong in found.items() if wrong]


def add_command(commands: Commands) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "soak",
        help="do anything at all at the table for long, and watch what that leaves behind",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--minutes", type=some_minutes, default=60.0, metavar="N", help="how long (default 60)"
    )
    parser.add_argument(
        "--seed", type=seed_number, default=1, metavar="S", help="of what is done (default 1)"
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help="print one JSON object at the end, the minutes to stderr",
    )
    parser.set_defaults(run=run)


def run(choice: argparse.Namespace) -> int:
    """Do it, and tell."""
    record = Record(choice.seed)
    out = sys.stdout  # the table may be told to speak there, too
    with (
        TemporaryDirectory() as folder,
        deaths_of_threads(record),
        ended_by_the_system(),
        contextlib.redirect_stdout(Unheard()),
    ):
        use(Path(folder))
        app = opened()
        try:
            for minute in soaked(app, record, choice.minutes):
                print(told(minute), file=sys.stderr if choice.json else out, flush=True)
        finally:
            app.close()
    wrong = record.broken()
    if choice.json:
        found = {**asdict(record), "growth_mb": record.growth_mb, "broken": wrong}
        print(json.dumps(found, ensure_ascii=False))
    else:
        print(*record.problems, sep="\n", end="")
        growth = "not known yet" if record.growth_mb is None else f"{record.growth_mb} MB"
        print(f"{record.total('games')} games, growth after {SETTLED} minutes {growth}")
        print(f"did not hold: {'; '.join(wrong)}" if wrong else "all held")
    return 1 if wrong else 0


class Unheard(io.TextIOBase):
    """Where words go that nobody is to hear."""

    def write(self, text: str) -> int:
        """As if it had been written."""
        return len(text)


def opened() -> App:
    """The real window with the shelf, silent."""
    from cardtable.app import App, NoDisplay, NoWindow
    from cardtable.scenes.home import Home

    silent = Settings(language="en", window_size=USUAL, effects=0, ambience=0, music=0)
    try:
        app = App(silent)
    except NoDisplay:
        raise CommandError("there is no display; try one under Xvfb") from None
    except NoWindow as refusal:
        raise Refused(f"no window can be opened on this display: {refusal}") from None
    app.stage.push(Home(app.stage), fade=False)
    return app


@contextlib.contextmanager
def ended_by_the_system() -> Iterator[None]:
    """End when the system says so: the window would only be asked to close, as so often here."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextlib.contextmanager
def deaths_of_threads(record: Record) -> Iterator[None]:
    """Note each thread that ends with an exception."""

    def dead(ended: threading.ExceptHookArgs) -> None:
        record.dead.append(ended.thread.name if ended.thread else "a thread")
        lines = traceback.format_exception(ended.exc_type, ended.exc_value, ended.exc_traceback)
        record.problems.append("".join(lines))

    before = threading.excepthook
    threading.excepthook = dead
    try:
        yield
    finally:
        threading.excepthook = before


def soaked(app: App, record: Record, minutes: float) -> Iterator[Minute]:
    """Do anything at all for so long; each minute's figures as it is over."""
    from cardtable.commands.soak_hands import Hands

    hands = Hands(app, Random(record.seed))
    began = time.monotonic()
    end = began + minutes * 60
    while time.monotonic() < end:
        minute = Minute(len(record.minutes) + 1)
        until = min(end, began + minute.minute * 60)
        while time.monotonic() < until:
            one_frame(app, hands, minute, record)
        finish(app, hands, minute)
        record.minutes.append(minute)
        yield minute


def one_frame(app: App, hands: Hands, minute: Minute, record: Record) -> None:
    """One frame of it; an exception is noted, and the evening goes on before the shelf."""
    try:
        hands.do_something(minute)
        began, spent = time.perf_counter(), time.thread_time()
        moving = app.frame(began, hands.step)
        minute.worst_ms = max(minute.worst_ms, round((time.perf_counter() - began) * 1000, 1))
        spent = time.thread_time() - spent
        minute.worst_cpu_ms = max(minute.worst_cpu_ms, round(spent * 1000, 1))
        minute.frames += 1
        if not moving:
            time.sleep(0.002)  # a player thinks
    except Exception:  # noqa: BLE001 - whatever it is, it is what is looked for
        minute.exceptions += 1
        record.problems.append(traceback.format_exc())
        hands.go_home()


def finish(app: App, hands: Hands, minute: Minute) -> None:
    """Come to rest before the shelf, in the usual window, and look what there is."""
    hands.go_home()
    hands.as_usual(USUAL)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if not app.frame(time.perf_counter(), 0.05) and not app.stage.pictures.waiting():
            break
        time.sleep(0.002)
    gc.collect()
    minute.memory_mb = rss_mb()
    minute.files = open_files()
    minute.threads = threading.active_count()
    minute.children = len(multiprocessing.active_children())
    minute.cache_mb = round(weight_of(cache_folder()) / 1e6, 1)


def open_files() -> int | None:
    """How many files this program has open, where the system tells."""
    try:
        return len(os.listdir("/dev/fd")) - 1  # noqa: PTH208 - it was opened to be read
    except OSError:
        return None


def weight_of(folder: Path) -> int:
    """The bytes of all files in a folder and below."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def told(minute: Minute) -> str:
    """A minute as a line."""
    return (
        f"{minute.minute:>3} min  {minute.tables} tables, {minute.games} games, "
        f"{minute.reviews} reviews, {minute.undone} undone, "
        f"{minute.gestures} gestures, {minute.frames} frames, {minute.exceptions} exceptions  "
        f"{minute.memory_mb} MB, files {minute.files}, threads {minute.threads}, "
        f"children {minute.children}, cache {minute.cache_mb} MB, "
        f"worst frame {minute.worst_ms} ms ({minute.worst_cpu_ms} ms of its thread)"
    )
