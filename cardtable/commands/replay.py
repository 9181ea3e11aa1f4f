"""replay: print what happened in a saved match."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardtable.commands.words import Commands, plain, read_match, whole_number
from cardtable.transcript import transcript


def add_command(commands: Commands) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "replay",
        help="print what happened in a saved match",
        description="Prints the readable transcript of a saved match: the deal, every move and "
        "what came of it. The file is only read.",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved match")
    parser.add_argument("--moves", type=whole_number, metavar="N", help="only its first N moves")
    parser.set_defaults(run=run)


def run(choice: argparse.Namespace) -> int:
    """Print the transcript."""
    for line in transcript(read_match(choice.file, choice.moves)):
        print(plain(line))
    return 0
