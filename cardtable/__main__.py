"""python -m cardtable: reads the options, starts the app or a command."""

from __future__ import annotations

import argparse
import errno
import multiprocessing
import os
import sys
from pathlib import Path

from cardtable import __version__
from cardtable.commands import play
from cardtable.commands.words import CommandError, Parser
from cardtable.settings import NoHome
from cardtable.terminal import complain, hush, speak_plainly

ABOUT = """\
Four small card games on one desktop table. Without a command the table opens:

  cardtable                                    the home screen
  cardtable --game towai --seed 7              straight to a game
  cardtable --game meows --watch --speed 10    watch, fast
"""

EXIT_CODES = """\
exit codes: 1 it had to stop, and wrote a report of why; 2 a mistake in the command, or no display;
3 there is a display, but no window can be opened on it
"""

COMMANDS = (
    "simulate",
    "replay",
    "hint",
    "review",
    "exercises",
    "check",
    "import",
    "export",
    "stats",
    "shots",
    "bench",
    "where",
    "smoke",
    "soak",
)


def opens_table(words: list[str]) -> bool:
    """Whether these words can only mean the table: then the commands need not be loaded."""
    if any(word in ("-h", "--help", *COMMANDS) for word in words):
        return False
    return not words or words[0].startswith("--")


def parser(words: list[str] | None = None) -> Parser:
    """Every option, and every command too unless these words have no use for them."""
    whole = Parser(
        prog="cardtable",
        description=ABOUT,
        epilog=EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    whole.add_argument("--version", action="version", version=f"cardtable {__version__}")
    whole.add_argument(
        "--data", metavar="DIR", type=Path, help="keep settings and matches in this folder"
    )
    play.add_arguments(whole)
    whole.set_defaults(run=play.run)
    if words is None or not opens_table(words):
        from cardtable.commands import (
            bench,
            carry,
            check,
            exercises,
            hint,
            replay,
            review,
            shots,
            simulate,
            smoke,
            soak,
            stats,
            where,
        )

        commands = whole.add_subparsers(metavar="COMMAND", title="commands")
        for command in (
            simulate,
            replay,
            hint,
            review,
            exercises,
            check,
            carry,
            stats,
            shots,
            bench,
            where,
            smoke,
            soak,
        ):
            command.add_command(commands)
    return whole


def main(words: list[str] | None = None) -> int:
    """Run what the words ask for; the exit code is 2 if they ask for what there is not."""
    speak_plainly()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        try:
            return answer(sys.argv[1:] if words is None else words)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()  # here it can still be told that this is not possible
    except OSError as problem:
        # Windows has another name for a pipe whose reader has gone.
        unread = errno.EINVAL if os.name == "nt" else errno.EPIPE
        if problem.errno not in (errno.EPIPE, unread, errno.ENOSPC):
            raise
        hush(sys.stdout)
        if problem.errno != errno.ENOSPC:
            return 0  # whoever reads our lines has had enough; nothing more can be said to them
        complain(f"cardtable: {problem.strerror}")
        return 1


def answer(words: list[str]) -> int:
    """Run what the words ask for, as long as somebody can be told of it."""
    choice = parser(words).parse_args(words)
    try:
        if choice.data is not None:
            from cardtable.commands import where

            where.use(choice.data)
        code: int = choice.run(choice)
    except CommandError as problem:
        complain(f"cardtable: {problem}")
        return problem.code
    except NoHome:
        complain("cardtable: there is no home folder here; say where to keep things: --data DIR")
        return CommandError.code
    except KeyboardInterrupt:
        return 130
    return code


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
