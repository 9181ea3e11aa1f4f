"""exercises: print small exercises of a game, with their answers."""

from __future__ import annotations

import argparse
import json

from cardtable.commands.words import CommandError, Commands, add_game, seed_number, whole_number
from cardtable.exercises.exercise import draw
from cardtable.exercises.told import lines_of, record
from cardtable.kits import KITS
from cardtable.match import SEEDS
from cardtable.media.words import LANGUAGES, words

ABOUT = """\
Prints small exercises of a game: a position out of a game played at random, a question, what may
be answered and the right answer. The same game, kind and seed give the same exercise.

  cardtable exercises meows
  cardtable exercises towai --kind combo --count 20 --seed 100
  cardtable exercises familiar --count 100 --json
"""


def add_command(commands: Commands) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "exercises",
        help="print small exercises of a game, with their answers",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser)
    parser.add_argument("--count", type=whole_number, default=5, metavar="N", help="default 5")
    parser.add_argument(
        "--seed",
        type=seed_number,
        default=1,
        metavar="S",
        help="of the first; the next ones have the numbers after it (default 1)",
    )
    parser.add_argument("--kind", metavar="K", help="only of this kind (default: each in turn)")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="default en")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    parser.set_defaults(run=run)


def run(choice: argparse.Namespace) -> int:
    """Print the exercises."""
    kinds = {kind.name: kind for kind in KITS[choice.game].exercises()}
    if choice.kind is not None:
        if choice.kind not in kinds:
            there = ", ".join(kinds) or "none"
            raise CommandError(f"{choice.game} has no exercises '{choice.kind}'; it has: {there}")
        kinds = {choice.kind: kinds[choice.kind]}
    if not kinds:
        raise CommandError(f"{choice.game} has no exercises")
    words.language = choice.language
    in_turn = list(kinds.values())
    for number in range(choice.count):
        kind = in_turn[number % len(in_turn)]
        made = draw(KITS[choice.game].game, kind, (choice.seed + number) % SEEDS)
        if choice.json:
            print(json.dumps(record(made), ensure_ascii=False))
        else:
            print("\n".join(lines_of(made)) + "\n")
    return 0
