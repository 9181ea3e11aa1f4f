"""bench rules: how fast the rules play, copy, look and guess."""

from __future__ import annotations

import argparse
import itertools
import json
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import process_time

from cardtable.commands.words import Commands, some_seconds
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.rules.game import AnyGame
from cardtable.rules.guess import guess
from cardtable.rules.sight import view
from cardtable.rules.state import State
from cardtable.seats import Seat

COLUMNS = {
    "moves_per_second": "moves/s",
    "listened_per_second": "listened to",
    "copying_per_second": "copying each",
    "games_per_second": "games/s",
    "rollouts_per_second": "rollouts/s",
    "copy_us": "copy µs",
    "view_us": "view µs",
    "guess_us": "guess µs",
    "save_bytes": "save bytes",
}


def add_command(commands: Commands) -> None:
    """Add the bench and its options."""
    parser = commands.add_parser(
        "rules",
        help="how fast the rules play on one core",
        description="Plays random games of every game at every seat count on one core and "
        "measures: moves and whole games a second (with the deal, and the list of legal moves "
        "built at every step), the same with events listened to and with a copy at every move, "
        "rollouts from the middle of a game, and what a copy, a view and a guess cost.",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    parser.add_argument(
        "--every-option", action="store_true", help="measure each choice of options too"
    )
    parser.add_argument(
        "--seconds",
        type=some_seconds,
        default=0.5,
        metavar="S",
        help="for each figure (default 0.5)",
    )
    parser.set_defaults(run=run)


def run(choice: argparse.Namespace) -> int:
    """Measure and print."""
    results: dict[str, dict[str, float]] = {}
    if not choice.json:
        print(f"{'game/seats':<14}" + "".join([f"{name:>13}" for name in COLUMNS.values()]))
    for key, game in games(every_option=choice.every_option):
        figures = measured(game, choice.seconds)
        results[key] = figures
        if not choice.json:
            row = "".join([f"{figures[name]:>13,.{places(name)}f}" for name in COLUMNS])
            print(f"{key:<14}{row}", flush=True)
    if choice.json:
        print(json.dumps(results))
        return 0
    means = [
        geometric_mean([f["moves_per_second"] for k, f in results.items() if k.startswith(game)])
        for game in GAMES
    ]
    print(f"geometric mean over the games: {geometric_mean(means):,.0f} moves/s")
    return 0


def places(name: str) -> int:
    """Digits behind the point for this figure."""
    return 2 if name.endswith("_us") else 0


def geometric_mean(values: list[float]) -> float:
    """The geometric mean."""
    product = 1.0
    for value in values:
        product *= value ** (1 / len(values))
    return product


def games(*, every_option: bool) -> Iterator[tuple[str, AnyGame]]:
    """Each game at each seat count, and with each choice of options if asked for."""
    for game_type in GAMES.values():
        for seats in sorted(game_type.seat_counts):
            game = game_type(seats)
            yield f"{game.id}/{seats}", game
            if every_option:
                for options in choices(game_type):
                    words = " ".join([f"{name}={value}" for name, value in options.items()])
                    yield f"{game.id}/{seats} {words}", game_type(seats, options)


def choices(game_type: type[AnyGame]) -> Iterator[dict[str, str]]:
    """Every choice of options that is not the usual one and does not contradict itself."""
    for values in itertools.product(*[option.values for option in game_type.options]):
        options = {o.name: v for o, v in zip(game_type.options, values, strict=True)}
        unusual = {
            o.name: options[o.name] for o in game_type.options if options[o.name] != o.default
        }
        allowed = all(
            not option.needs or options[option.needs[0]] == option.needs[1]
            for option in game_type.options
            if option.name in unusual
        )
        if unusual and allowed:
            yield unusual


def measured(game: AnyGame, seconds: float) -> dict[str, float]:
    """Every figure of one game."""
    luck = Random(1).random
    moves, spent, count = playouts(game, seconds, luck)
    listened, listening_spent, _ = playouts(game, seconds, luck, listening=True)
    copied, copying_spent, _ = playouts(game, seconds, luck, copying=True)
    match = random_match(game, luck)
    moments = [turn.before for turn in match.turns]
    middle = moments[len(moments) // 4 : 3 * len(moments) // 4]
    return {
        "moves_per_second": round(moves / spent),
        "games_per_second": round(count / spent, 1),
        "listened_per_second": round(listened / listening_spent),
        "copying_per_second": round(copied / copying_spent),
        "rollouts_per_second": round(rollouts(game, middle, seconds, luck), 1),
        "copy_us": round(each_us([moment.copy for moment in moments], seconds / 4), 3),
        "view_us": round(view_us(game, moments, seconds / 4), 3),
        "guess_us": round(each_us(guesses(match, luck), seconds / 4), 2),
        "save_bytes": len(match.to_text().encode()),
    }


def playouts(
    game: AnyGame,
    seconds: float,
    luck: Callable[[], float],
    *,
    listening: bool = False,
    copying: bool = False,
) -> tuple[int, float, int]:
    """Whole random games for so long: moves, seconds, games."""
    moves = count = 0
    legal_moves = game.legal_moves
    play = game.after if copying else game.play
    began = process_time()
    while (spent := process_time() - began) < seconds:
        state = game.deal(count, listening=listening)
        while legal := legal_moves(state):
            state = play(state, legal[int(luck() * len(legal))]) or state
            moves += 1
        count += 1
    return moves, spent, count


def random_match(game: AnyGame, luck: Callable[[], float]) -> Match:
    """A match of random moves, to take moments of."""
    match = Match(game, 1, (Seat("random"),) * game.seats)
    while not match.over:
        legal = match.legal_moves()
        match.play(legal[int(luck() * len(legal))])
    return match


def rollouts(
    game: AnyGame, moments: list[State], seconds: float, luck: Callable[[], float]
) -> float:
    """How many times a second a game is played on from its middle to its end."""
    count = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        state = moments[int(luck() * len(moments))].copy()
        while legal := game.legal_moves(state):
            game.play(state, legal[int(luck() * len(legal))])
        count += 1
    return count / spent


def each_us(calls: list[Callable[[], object]], seconds: float) -> float:
    """What one of these calls costs, in microseconds."""
    count = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        for call in calls:
            call()
        count += len(calls)
    return spent / count * 1e6


def view_us(game: AnyGame, moments: list[State], seconds: float) -> float:
    """What one look at the table costs, in microseconds."""
    count = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        for moment in moments:
            view(game, moment, count % game.seats)
            count += 1
    return spent / count * 1e6


def guesses(match: Match, luck: Callable[[], float]) -> list[Callable[[], object]]:
    """A guess at each turn of a match, by the seat whose turn it is."""
    game = match.game
    calls: list[Callable[[], object]] = []
    played = Match(game, match.seed, match.seats)
    for turn in match.turns[:300]:
        sight, memory = played.view(turn.seat), played.memory(turn.seat)
        calls.append(partial(guess, game, sight, memory, luck))
        played.play(turn.move)
    return calls
