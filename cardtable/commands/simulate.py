"""simulate: play whole games without a screen, and count."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TextIO

from cardtable.commands.checking import Checked, every_table, next_of, record_of, table_of
from cardtable.commands.words import (
    CommandError,
    Commands,
    add_options,
    make_game,
    options_text,
    read_options,
    read_seats,
    seed_number,
    whole_number,
)
from cardtable.games import GAMES
from cardtable.match import SEEDS, Match
from cardtable.players.registry import player_for
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.state import State
from cardtable.seats import Seat
from cardtable.transcript import Record, event_records, game_record, move_record

ABOUT = """\
Plays whole games between players that need no screen, and prints how they did.

examples:
  cardtable simulate meows
  cardtable simulate towai --seats hard,normal,normal,easy --games 20
  cardtable simulate meows --set hidden=yes --set stakes=yes --seed 7 --json
  cardtable simulate catte --games 5 --events games.jsonl
  cardtable simulate --check --games 1000

The first game is dealt by the seed, the next ones by the numbers after it. With --check the
players are random, every promise of the rules is looked at in each game, and without a game's name
every game is played with all its seats and options, each for as many moves. The exit code is 1 if a
promise is broken.
Games, seats and options:
"""


SIMULATIONS = 200  # for each of Hard's decisions
_ALOUD = 0.5  # seconds from one time to the next that it is said how many games are over


@dataclass
class Count:
    """What the games played so far add up to."""

    game: AnyGame
    who: list[str]
    seed: int
    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    scores: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scores = [0.0] * self.game.seats
        self.wins = [0.0] * self.game.seats

    def add(self, state: State, moves: int) -> None:
        """Count a finished game. A shared win is shared out."""
        self.games += 1
        self.moves += moves
        for seat in range(self.game.seats):
            self.scores[seat] += state.scores[seat]
        for seat in state.winners:
            self.wins[seat] += 1 if self.game.together else 1 / len(state.winners)

    def record(self) -> Record:
        """Everything counted, as one object."""
        return {
            "game": self.game.id,
            "options": self.game.chosen,
            "seats": self.who,
            "seed": self.seed,
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "moves_per_second": round(self.moves / self.seconds),
            "mean_scores": [round(score / self.games, 3) for score in self.scores],
            "wins": [round(wins, 3) for wins in self.wins],
        }

    def table(self) -> str:
        """Everything counted, as a short table."""
        chosen = " ".join([f"{name}={value}" for name, value in self.game.chosen.items()])
        lines = [
            f"{self.game.id}, {self.game.seats} seats, seed {self.seed} {chosen}".rstrip(),
            f"{'seat':<5}{'player':<9}{'mean score':>11}{'wins':>9}{'share':>9}",
        ]
        for seat, who in enumerate(self.who):
            score = self.scores[seat] / self.games
            wins = self.wins[seat]
            share = 100 * wins / self.games
            lines.append(f"{seat:<5}{who:<9}{score:>11.2f}{wins:>9.1f}{share:>7.1f} %")
        speed = self.moves / self.seconds
        lines.append(
            f"{self.games} games, {self.moves} moves, {self.seconds:.2f} s, {speed:,.0f} moves/s"
        )
        return "\n".join(lines)


def add_command(commands: Commands) -> None:
    """Add the command and its options."""
    parser = commands.add_parser(
        "simulate",
        help="play whole games without a screen and count",
        description=ABOUT + options_text(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", choices=GAMES, nargs="?", help=", ".join(GAMES))
    parser.add_argument("--check", action="store_true", help="look at every promise of the rules")
    parser.add_argument(
        "--seats", metavar="A,B,…", help="who plays: random, easy, normal, hard (default random)"
    )
    parser.add_argument("--games", type=whole_number, default=100, metavar="N", help="default 100")
    parser.add_argument(
        "--seed", type=seed_number, default=1, metavar="S", help="of the first game (default 1)"
    )
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    parser.add_argument(
        "--events", metavar="FILE", help="write everything that happens, one JSON object a line"
    )
    parser.set_defaults(run=run)


def run(choice: argparse.Namespace) -> int:
    """Play the games and print what they came to."""
    if choice.check:
        return run_checks(choice)
    if choice.game is None:
        raise CommandError(f"say which game: {', '.join(GAMES)}")
    who = ["random"] * GAMES[choice.game].seat_counts[0]
    if choice.seats:
        who = read_seats(choice.seats)
    game = make_game(choice.game, len(who), read_options(choice.options))
    count = Count(game, who, choice.seed)
    with written(choice.events) as file:
        began = time.perf_counter()
        for number in counted_aloud(choice.games):
            seed = (choice.seed + number) % SEEDS
            if file is not None:
                play_telling(count, seed, file)
            elif set(who) == {"random"}:
                play_random(count, seed)
            else:
                play_match(count, seed)
        count.seconds = time.perf_counter() - began
    print(json.dumps(count.record()) if choice.json else count.table())
    return 0


def run_checks(choice: argparse.Namespace) -> int:
    """Play random games, look at every promise in them, and print what they came to."""
    if choice.events or (choice.game is None and (choice.seats or choice.options)):
        raise CommandError("--check takes no --events, and --seats and --set only with a game")
    tables = every_table()
    if choice.seats or choice.options:
        count = len(choice.seats.split(",")) if choice.seats else GAMES[choice.game].seat_counts[0]
        tables = [make_game(choice.game, count, read_options(choice.options))]
    elif choice.game:
        tables = [table for table in tables if table.id == choice.game]
    began = time.perf_counter()
    found = [Checked(table) for table in tables]
    for number in counted_aloud(choice.games):
        next_of(found).play((choice.seed + number) % SEEDS)
    seconds = round(time.perf_counter() - began, 1)
    print(json.dumps(record_of(found, seconds)) if choice.json else table_of(found, seconds))
    return 1 if any(each.broken for each in found) else 0


def counted_aloud(games: int) -> Iterator[int]:
    """The number of each game, from 0; on a terminal it is said now and then how many are over."""
    shown = time.perf_counter()
    for number in range(games):
        yield number
        now = time.perf_counter()
        if sys.stderr.isatty() and now - shown > _ALOUD:
            shown = now
            print(f"\r{number + 1:,} of {games:,} games", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)


@contextlib.contextmanager
def written(path: str | None) -> Iterator[TextIO | None]:
    """The file for events, if one is asked for; what goes wrong with it is said in one line."""
    if path is None:
        yield None
        return
    try:
        with Path(path).open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as problem:
        raise CommandError(f"cannot write {path}: {problem.strerror}") from None


def play_random(count: Count, seed: int) -> None:
    """A game of random moves, as fast as the rules go."""
    game = count.game
    luck = Random(seed).random
    state = game.deal(seed)
    moves = 0
    while legal := game.legal_moves(state):
        game.play(state, legal[int(luck() * len(legal))])
        moves += 1
    count.add(state, moves)


def match_of(count: Count, seed: int) -> Match:
    """A new match between the players counted."""
    return Match(count.game, seed, tuple([Seat(who) for who in count.who]))


def moves_of(match: Match) -> Iterator[Move]:
    """Each move the players choose, to be played before the next is asked for.

    Hard is given simulations, not seconds, so that the same seed plays the same game.
    """
    luck = Random(match.seed).random
    game = match.game
    players = [
        player_for(game, seat.who, number, luck=luck, simulations=SIMULATIONS)
        for number, seat in enumerate(match.seats)
    ]
    while not match.over:
        player = players[match.state.turn]
        player.remember(match.memory(player.seat))
        yield player.choose(match.view(player.seat), match.legal_moves())


def play_match(count: Count, seed: int) -> None:
    """A game between players who think."""
    match = match_of(count, seed)
    for move in moves_of(match):
        match.play(move)
    count.add(match.state, len(match.turns))


def play_telling(count: Count, seed: int, file: TextIO) -> None:
    """A game of which every event is written down."""
    match = match_of(count, seed)
    game = match.game

    def write(record: Record) -> None:
        file.write(json.dumps(record, ensure_ascii=False) + "\n")

    write(game_record(game, match.seats, seed))
    for record in event_records(game, match.opening, match.state):
        write(record)
    for move in moves_of(match):
        write(move_record(game, match.state, move))
        events = match.play(move)
        for record in event_records(game, events, match.state):
            write(record)
    count.add(match.state, len(match.turns))
