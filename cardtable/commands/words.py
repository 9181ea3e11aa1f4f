"""What the commands share: reading their options, and saying in one line what is wrong."""

from __future__ import annotations

import argparse
from math import inf
from pathlib import Path
from typing import Any, NoReturn

from cardtable.games import GAMES
from cardtable.match import SEEDS, BadMatch, Match, from_text
from cardtable.reading import MOST
from cardtable.rules.game import AnyGame, BadOption
from cardtable.seats import WHO
from cardtable.storage.files import read_plain


class CommandError(Exception):
    """What is wrong with a command and what would be right, in one line."""

    code = 2
    """What the program ends with."""


class Refused(CommandError):
    """There is a display, but it does not let a window open."""

    code = 3


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line and ends with exit code 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def whole_number(text: str) -> int:
    """A number from 1 up, for argparse."""
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1 up")
    return int(text)


def count_number(text: str) -> int:
    """A number from 0 up, for argparse."""
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 0 up")
    return int(text)


def some_seconds(text: str) -> float:
    """A time above nothing, for argparse."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < inf:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds above 0")
    return seconds


def some_minutes(text: str) -> float:
    """A time above nothing in minutes, for argparse."""
    try:
        return some_seconds(text)
    except argparse.ArgumentTypeError:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of minutes above 0") from None


def seed_number(text: str) -> int:
    """A seed, for argparse."""
    if not (text.isascii() and text.isdigit() and int(text) < SEEDS):
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 0 to {SEEDS - 1}")
    return int(text)


def add_game(parser: argparse.ArgumentParser) -> None:
    """The argument that names a game."""
    parser.add_argument("game", metavar="GAME", choices=GAMES, help=", ".join(GAMES))


def add_options(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    """The option that sets a game's options."""
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="option=value",
        dest="options",
        help="an option of the game, for example hidden=yes; can be given more than once",
    )


def options_text() -> str:
    """Every game's seats and options, for a --help."""
    lines = []
    for game in GAMES.values():
        seats = ", ".join(map(str, sorted(game.seat_counts)))
        lines.append(f"  {game.id}: {seats} seats (usually {game.seat_counts[0]})")
        lines += [f"      {option.name}={'|'.join(option.values)}" for option in game.options]
    return "\n".join(lines)


def read_options(words: list[str]) -> dict[str, str]:
    """Options given as option=value."""
    options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise CommandError(f"--set '{word}' should look like option=value")
        options[name] = value
    return options


def read_seats(text: str, *, persons: bool = False) -> list[str]:
    """Who sits where, from a list like random,easy,hard."""
    who = [word.strip() for word in text.split(",")]
    allowed = [word for word in WHO if persons or word != "person"]
    for word in who:
        if word not in allowed:
            raise CommandError(f"there is no player '{word}'; choose from {', '.join(allowed)}")
    return who


def make_game(name: str, seats: int, options: dict[str, str]) -> AnyGame:
    """The game with these seats and options, or a CommandError."""
    try:
        return GAMES[name](seats, options)
    except BadOption as problem:
        raise CommandError(str(problem)) from None


def read_match(path: Path, moves: int | None = None) -> Match:
    """The match saved in a file, or a CommandError; the file is only read."""
    name = plain(str(path))
    try:
        return from_text(read_plain(path, MOST).decode(), moves=moves)
    except OSError as problem:
        raise CommandError(f"cannot read {name}: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise CommandError(f"{name} is not a saved match: it is not text") from None
    except BadMatch as problem:
        raise CommandError(f"{name}, {plain(str(problem))}") from None


def plain(text: str) -> str:
    """A text from outside for a terminal: what could steer it is spelled out."""
    return "".join([char if char.isprintable() else ascii(char)[1:-1] for char in text])


Commands = Any  # what argparse calls the thing that subcommands are added to: a private class
