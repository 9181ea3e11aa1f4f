"""The table itself: what happens without a command, and the options that open it elsewhere."""

from __future__ import annotations

import argparse
import itertools
import os
from collections.abc import Iterator
from pathlib import Path

from cardtable.commands.words import (
    CommandError,
    add_options,
    make_game,
    plain,
    read_match,
    read_options,
    read_seats,
    seed_number,
)
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.players.worker import Advice, AnyQuestion
from cardtable.rules.moves import Move
from cardtable.saves import put_aside
from cardtable.seats import Seat
from cardtable.settings import SPEEDS, Settings
from cardtable.text import languages


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
    table.add_argument("--speak", action="store_true", help="read everything aloud; F2 stops it")
    table.add_argument("--language", choices=languages(), help="of texts and cards")


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
        self.next: Advice | None = None

    def warm_up(self) -> None:
        """Nobody has to get ready."""

    def ask(self, question: AnyQuestion) -> None:
        """Take the next move from the record."""
        del question
        move = next(self.moves, None)
        self.next = None if move is None else Advice(move, ())

    def poll(self) -> Advice | None:
        """The move is there at once, until the record ends."""
        return self.next

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
        raise CommandError(f"{plain(str(choice.replay))}: this match has no moves to watch")
    chosen = new_match(choice) if choice.game else None

    from cardtable import app, settings
    from cardtable.opening import DataFolder
    from cardtable.scenes.home import Home
    from cardtable.scenes.scene import Scene, Stage

    place = DataFolder()
    choices = settings.load()
    choices.looking_on = not place.ours
    follow(choice, choices)

    def first(stage: Stage) -> Scene:
        if choices.speaks:
            stage.hearing.greet()
        home = Home(stage)
        asks = choices.looking_on and watched is None
        if watched is None and chosen is None and not asks:
            return home
        stage.push(home, fade=False)
        if not asks:
            return table(stage)
        from cardtable.scenes.second_window import second_window

        return second_window(
            stage, place.become_guest, lambda: stage.push(table(stage)) if chosen else None
        )

    def table(stage: Stage) -> Scene:
        from cardtable.scenes.play_scene import PlayScene
        from cardtable.scenes.shuffling import at_table

        if watched is not None:
            again = Match(watched.game, watched.seed, watchers(watched.seats))
            recorded = Recorded(turn.move for turn in watched.turns)
            return at_table(
                PlayScene(stage, again, thinker=recorded, saved=False, open_hands=choice.open_hands)
            )
        assert chosen is not None
        if not choices.looking_on:
            put_aside(chosen.game.id)
        return at_table(PlayScene(stage, chosen, open_hands=choice.open_hands))

    try:
        return app.start(first, choices)
    finally:
        place.lock.let_go()


def follow(choice: argparse.Namespace, choices: Settings) -> None:
    """For this run, choose what was said on the command line."""
    if choice.speed is not None:
        choices.at_speed(choice.speed)
    if choice.language:
        choices.language = choice.language
    choices.speaks = choice.speak or bool(os.environ.get("CARDTABLE_SPEAK"))


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
