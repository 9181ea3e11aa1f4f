"""Looks for a deal, and a line of play on it, in which all that a lesson shows comes up.

    python -m tests.lessons.find GAME [--seats N] [--deals N] [--tries N] [--best N]

Beside this file a game has ``wanted_<game>.py`` with three functions: ``begins(game, state)``,
whether a deal is worth a try; ``choice(game, state, luck)``, what the seat to move might do; and
``score(game, turns)``, what a line is worth as a lesson, or None if something does not come up yet.
Each deal is played so many times with other luck, until ``score`` is pleased or the round is over.
The best lines are printed as a lesson's script has them, with each hand and what was told.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Sequence
from random import Random
from typing import NamedTuple, Protocol

from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.rules.events import Event, Scored, TrickWon
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.rules.state import State
from cardtable.seats import Seat


class Play(NamedTuple):
    """One move of a line: who made it, from which moment, and what happened."""

    seat: int
    move: Move
    before: State
    events: Sequence[Event]


class Wanted(Protocol):
    """What a game looks for."""

    def begins(self, game: AnyGame, state: State) -> bool: ...

    def choice(self, game: AnyGame, state: State, luck: Random) -> Move: ...

    def score(self, game: AnyGame, line: Sequence[Play]) -> float | None: ...


def line_of(game: AnyGame, state: State, wanted: Wanted, luck: Random) -> list[Play]:
    """A line from this deal to the end of its round."""
    line: list[Play] = []
    first = state.round
    while state.round == first and not game.is_over(state):
        move = wanted.choice(game, state, luck)
        after = state.copy()
        after.events = []
        game.play(after, move)
        events, after.events = after.events, None
        line.append(Play(state.turn, move, state, events or ()))
        state = after
    return line


def search(
    game: AnyGame, wanted: Wanted, deals: int, tries: int, best: int
) -> list[tuple[float, int, list[Play]]]:
    """The best lines of as many different deals, with their seeds."""
    found: list[tuple[float, int, list[Play]]] = []
    for seed in range(deals):
        state = game.deal(seed)
        if not wanted.begins(game, state):
            continue
        luck = Random(seed)
        lines = [line_of(game, state, wanted, luck) for _ in range(tries)]
        marks = [(mark, line) for line in lines if (mark := wanted.score(game, line)) is not None]
        if marks:
            mark, line = max(marks, key=lambda each: each[0])
            found.append((mark, seed, line))
    return sorted(found, key=lambda each: -each[0])[:best]


def told(game: AnyGame, seed: int, line: Sequence[Play]) -> list[str]:
    """A line as a script, with what came of each move."""
    match = Match(game, seed, (Seat(),) * game.seats)
    lines = [f"seed {seed}, {game.seats} seats, seat {match.state.lead} leads"]
    for seat in range(game.seats):
        hand = match.state.piles[game.pile("hand", seat).number]
        lines.append(f"  # {seat}: {' '.join(card.name for card in hand)}")
    for play in line:
        came = [
            f"{event.seat} by {event.reason.key}" if isinstance(event, TrickWon) else f"{event}"
            for event in play.events
            if isinstance(event, TrickWon | Scored)
        ]
        lines.append(f'  "{play.move.text}",  # {play.seat}' + "".join(f"; {one}" for one in came))
    return lines


def main() -> None:
    """Search as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--tries", type=int, default=60)
    parser.add_argument("--best", type=int, default=3)
    asked = parser.parse_args()
    wanted = importlib.import_module(f"tests.lessons.wanted_{asked.game}")
    game = GAMES[asked.game](asked.seats)
    for mark, seed, line in search(game, wanted, asked.deals, asked.tries, asked.best):
        print(f"\nscore {mark:.2f}", *told(game, seed, line), sep="\n")


if __name__ == "__main__":
    main()
