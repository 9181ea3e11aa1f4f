"""The table itself: what happens without a command, and the options that open it elsewhere."""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Iterator
from pathlib import Path

from cardtable.commands.words import (
    CommandError,
    add_options,
    make_game,
    read_match,
    read_options,
    read_seats,
    seed_number,
)
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.players.worker import Question
from cardtable.rules.moves import Move
from cardtable.seats import Seat
from cardtable.settings import LANGUAGES, SPEEDS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of the table."""
    table = parser.add_argument_group("at the table")
    table.add_argument("--game", metavar="GAME", choices=GAMES, help="go straight to this game")
    table.add_argument("--seed", type=seed_number, metavar="S", help="the deal's seed")
    table.add_argument(
        "--seats", metavar="A,B,…", help="who plays: person, easy, normal, hard, random"
    )
    add_options(table)
    table.add_argument("--watch", action="store_true", help="let the computer play every seat")
    table.add_argument("--open-hands", action="store_true", help="show every hand face up")
    table.add_argument("--replay", metavar="FILE", type=Path, help="watch a saved match")
    table.add_argument(
        "--speed", type=speed, metavar="N", help=f"{', '.join(SPEEDS)}, or a multiple of normal"
    )
    table.add_argument("--language", choices=LANGUAGES, help="English or Japanese")


def speed(text: str) -> float | str:
    """A speed by name, or how many times faster than normal."""
    if text in SPEEDS:
        return text
    try:
        times = float(text)
    except ValueError:
        times = 0.0
    if not 0.1 <= times <= 1000:
        raise argparse.ArgumentTypeError(
            f"'{text}' is not {', '.join(SPEEDS)} or a number from 0.1 to 1000"
        )
    return times


class Recorded:
    """A thinker that makes the moves of a match played before."""

    def __init__(self, moves: Iterator[Move]) -> None:
        self.moves = moves
        self.next: Move | None = None

    def ask(self, question: Question) -> None:
        """Take the next move from the record."""
        del question
        self.next = next(self.moves, None)

    @property
    def move(self) -> Move:
        """The recorded move."""
        assert self.next is not None
        return self.next

    def poll(self) -> Recorded | None:
        """The move is there at once, until the record ends."""
        return self if self.next else None

    def drop(self) -> None:
        """Nothing is under way."""

    def close(self) -> None:
        """Nothing is kept."""


def run(choice: argparse.Namespace) -> int:
    """Open the window; without options on the home screen."""
    told = [choice.seed is not None, choice.seats, choice.options, choice.watch]
    if any(told) and not choice.game:
        raise CommandError("--seed, --seats, --set and --watch need --game to say which game")
    if choice.replay and choice.game:
        raise CommandError("--replay brings its own game; leave --game out")
    watched = read_match(choice.replay) if choice.replay else None
    if watched is not None and not watched.turns:
        raise CommandError(f"{choice.replay}: this match has no moves to watch")
    chosen = new_match(choice) if choice.game else None

    from cardtable import app, settings
    from cardtable.scenes.home import Home
    from cardtable.scenes.scene import Scene, Stage

    choices = settings.load()
    if choice.speed is not None:
        choices.at_speed(choice.speed)
    if choice.language:
        choices.language = choice.language

    def first(stage: Stage) -> Scene:
        home = Home(stage)
        if watched is None and chosen is None:
            return home
        from cardtable.scenes.play_scene import PlayScene

        if watched is not None:
            stage.push(home, fade=False)
            again = Match(watched.game, watched.seed, watchers(watched.seats))
            recorded = Recorded(turn.move for turn in watched.turns)
            return PlayScene(
                stage, again, thinker=recorded, saved=False, open_hands=choice.open_hands
            )
        assert chosen is not None
        stage.push(home, fade=False)
        return PlayScene(stage, chosen, open_hands=choice.open_hands)

    return app.start(first, choices)


def new_match(choice: argparse.Namespace) -> Match:
    """The match the options describe."""
    from cardtable.deal_code import any_seed

    count = GAMES[choice.game].seat_counts[0]
    usual = ["hard" if choice.watch else "person", *["normal"] * (count - 1)]
    who = read_seats(choice.seats, persons=True) if choice.seats else usual
    if choice.watch and "person" in who:
        raise CommandError("with --watch the computer plays every seat; --seats can have no person")
    game = make_game(choice.game, len(who), read_options(choice.options))
    seed = any_seed() if choice.seed is None else choice.seed
    cast = itertools.cycle(names_for(choice.game))
    seats = [Seat(one, "" if one == "person" else next(cast)) for one in who]
    return Match(game, seed, tuple(seats))


def names_for(game: str) -> list[str]:
    """The characters who sit at this game's table."""
    from cardtable.kits import KITS

    return [character.name for character in KITS[game].cast]


def watchers(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats of a match that is only watched: nobody is asked for a move."""
    return tuple([Seat("random", seat.name) if seat.who == "person" else seat for seat in seats])
