"""What is said on standard output and error, and that nothing said there stops the table.

Whoever reads the lines may know few letters, leave early, or have no room left.
"""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from typing import TextIO


def speak_plainly() -> None:
    """From now on letters that whoever reads our output does not know become question marks.

    Standard error spells them out by itself.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def say(line: str) -> None:
    """Say a line to whoever listens; if nobody can hear it, it is lost."""
    _say(line, sys.stdout)


def complain(line: str) -> None:
    """Say what has gone wrong, if anybody can hear it."""
    _say(line, sys.stderr)


def hush(stream: TextIO | None) -> None:
    """Nobody hears this stream any more: what still waits in it, and whatever follows, is lost."""
    if stream is None:
        return
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def _say(line: str, stream: TextIO | None) -> None:
    if stream is None:  # a windowed program has none
        return
    try:
        print(line, file=stream, flush=True)
    except UnicodeError:
        _say(line.encode("ascii", "replace").decode("ascii"), stream)
    except (OSError, ValueError):
        hush(stream)
