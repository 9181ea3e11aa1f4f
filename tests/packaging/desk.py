"""A desk to try a built program on: a display of its own, and a hand on its mouse."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

PATIENCE = 180.0  # seconds for anything to happen, on a very busy machine
At = tuple[int, int]


class Impatient(AssertionError):
    """Something has not happened in time."""


def once(folder: Path, make: Callable[[Path], None]) -> Path:
    """A folder that one of several test processes fills, while the others wait for it."""
    done, failed = folder / "done", folder / "failed"
    try:
        folder.mkdir()
    except FileExistsError:
        wait_until(lambda: done.exists() or failed.exists(), "nobody finishes it", 5 * PATIENCE)
        assert done.exists(), failed.read_text(encoding="utf-8")
        return folder
    try:
        make(folder)
    except BaseException as error:
        failed.write_text(str(error), encoding="utf-8")
        raise
    done.touch()
    return folder


@contextmanager
def display(size: str = "1600x1000") -> Iterator[str]:
    """A screen that nobody sees; its name."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    keeper = None
    try:
        with os.fdopen(reading) as told, TemporaryDirectory() as folder:
            name = f":{told.readline().strip()}"
            # Somebody has to be asked to close a window, and must not come while one is opened.
            ready = Path(folder) / "ready"
            keeper = subprocess.Popen(
                ["openbox", "--sm-disable", "--startup", f"touch {ready}"],
                env={**os.environ, "DISPLAY": name},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            wait_until(ready.exists, "there is no window manager")
        yield name
    finally:
        for process in (keeper, server):
            if process is not None:
                process.terminate()
                process.wait()


def bare(home: Path | str, **more: str) -> dict[str, str]:
    """An environment with nothing in it that could lead to a Python or to these sources."""
    return {"HOME": str(home), "PATH": "/nowhere", **more}


def run(program: Path, *words: str, env: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Let the program do one thing in an empty environment, and wait for its end."""
    return subprocess.run(
        [str(program), *words],
        env=dict(env),
        cwd="/",
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
    )


@dataclass
class Running:
    """The program in its window, and a hand on the mouse."""

    program: Path
    screen: str
    env: Mapping[str, str]
    words: Sequence[str] = ()
    lines: list[str] = field(default_factory=list)
    cpu: float = 0.0  # seconds of processor time until the first frame was shown
    said: str = ""  # what it complained of on standard error, once it has been closed

    def __enter__(self) -> Self:
        env = {**self.env, **self.display(), "CARDTABLE_TELL": "1"}
        self.process = subprocess.Popen(
            [str(self.program), *self.words],
            env=env,
            cwd="/",
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert self.process.stdout is not None
        self._out = self.process.stdout
        os.set_blocking(self._out.fileno(), False)
        self._rest = ""
        self.window = self.told("window").split()[1]
        self.told("scene")
        self.cpu = self._spent()
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()

    def display(self) -> dict[str, str]:
        """What the program has to know of its screen."""
        return {"DISPLAY": self.screen}

    def told(self, first: str) -> str:
        """Wait until the program prints a line that begins like this."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            self._rest += (self._out.read() or b"").decode()
            *whole, self._rest = self._rest.split("\n")
            self.lines += whole
            for number, line in enumerate(self.lines):
                if line.startswith(first):
                    del self.lines[: number + 1]
                    return line
            if self.process.poll() is not None:
                break
            time.sleep(0.005)
        raise Impatient(f"no line '{first}'; exit code {self.process.poll()}: {self._complaint()}")

    def _complaint(self) -> str:
        still = "it still runs. " if self.process.poll() is None else ""
        assert self.process.stderr is not None
        os.set_blocking(self.process.stderr.fileno(), False)  # it may have no more to say
        return still + (self.process.stderr.read() or b"").decode()[-2000:]

    def _family(self) -> list[int]:
        """The program's process and those it has started."""
        found = [self.process.pid]
        for pid in found:
            for children in Path(f"/proc/{pid}/task").glob("*/children"):
                found += [int(child) for child in children.read_text().split()]
        return found

    def _spent(self) -> float:
        ticks = 0
        for pid in self._family():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def files(self) -> set[str]:
        """Every file that is part of the running processes."""
        found = set()
        for pid in self._family():
            for line in Path(f"/proc/{pid}/maps").read_text().splitlines():
                name = line[73:].strip()
                if name.startswith("/"):
                    found.add(name)
        return found

    def hand(self, *words: str) -> None:
        """Let xdotool do something with the window."""
        subprocess.run(
            ["xdotool", *words],
            env={**os.environ, "DISPLAY": self.screen},
            check=True,
            timeout=PATIENCE,
        )

    def click(self, at: At) -> None:
        """Press and let go of the left button here."""
        place = ["mousemove", "--window", self.window, str(at[0]), str(at[1])]
        self.hand(*place, "sleep", "0.05", "mousedown", "1", "sleep", "0.05", "mouseup", "1")

    def drag(self, start: At, end: At, steps: int = 8) -> None:
        """Lift what lies at the start, carry it to the end and drop it there."""
        words: list[str] = []
        for step in range(steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            words += ["mousemove", "--window", self.window, str(x), str(y), "sleep", "0.03"]
            if step == 0:
                words += ["mousedown", "1", "sleep", "0.05"]
        self.hand(*words, "mouseup", "1")

    def close(self) -> int:
        """Close the window as a player does; the program's exit code."""
        self.hand("windowactivate", "--sync", self.window, "key", "alt+F4")
        code = self.process.wait(PATIENCE)
        self.said = self._complaint()
        return code


def wait_until(so: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Wait until it is so."""
    until = time.monotonic() + patience
    while not so():
        if time.monotonic() > until:
            raise Impatient(what)
        time.sleep(0.05)
