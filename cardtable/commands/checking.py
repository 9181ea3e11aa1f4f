"""simulate --check: random games in which every promise of the rules is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product
from random import Random

from cardtable.games import GAMES
from cardtable.match import Match, from_text
from cardtable.rules.game import AnyGame, BadOption, Option
from cardtable.rules.guess import guess
from cardtable.rules.memory import Memory
from cardtable.rules.moves import all_moves
from cardtable.rules.promises import (
    BrokenPromise,
    Onlooker,
    check_cards,
    check_guess,
    check_moment,
    check_refusals,
    check_told,
    fields,
    fits,
    promised,
)
from cardtable.rules.remembered import OPEN_MEMORY
from cardtable.seats import Seat

_MOMENTS = 2  # of each game that are looked into in every way,
_USUAL = 60  # spread over so many moves at first, later over as many as games there have
_REFUSED = 30  # moves asked about at such a moment, most of them not legal


def rules_of(game: type[AnyGame]) -> list[Option]:
    """The options that make another game of it; open memory only shows what has been."""
    return [option for option in game.options if option is not OPEN_MEMORY]


def every_table() -> list[AnyGame]:
    """Every game with every seat count and every combination of options that goes together."""
    tables = []
    for game in GAMES.values():
        options = rules_of(game)
        names = [option.name for option in options]
        for seats in sorted(game.seat_counts):
            for values in product(*[option.values for option in options]):
                try:
                    tables.append(game(seats, dict(zip(names, values, strict=True))))
                except BadOption:
                    continue
    return tables


def check_log(match: Match) -> None:
    """The same log gives the same match, also by way of its text, and whoever listens."""
    again = from_text(match.to_text())
    promised(again.to_text() == match.to_text(), "a log is written as it was read")
    promised(again.opening == match.opening, "the same log, the same deal")
    told = [turn.events for turn in again.turns] == [turn.events for turn in match.turns]
    promised(told, "the same log, the same events")
    promised(fields(again.state) == fields(match.state), "the same log, the same state")
    silent = match.game.deal(match.seed)
    for turn in match.turns:
        match.game.play(silent, turn.move)
    promised(fields(silent) == fields(match.state), "listening changes nothing")


@dataclass
class Checked:
    """What the checked games of one table come to so far."""

    game: AnyGame
    games: int = 0
    moves: int = 0
    broken: list[str] = field(default_factory=list)

    @property
    def length(self) -> float:
        """Moves that a game has, as far as is known."""
        return self.moves / self.games if self.games else _USUAL

    def play(self, seed: int) -> None:
        """Play a random game, and look at every promise in it."""
        try:
            self.moves += checked_game(self.game, seed, self.games, self.length)
        except BrokenPromise as problem:
            self.broken.append(f"seed {seed}: {problem}")
        except Exception as problem:  # noqa: BLE001 - a game that breaks off is what is looked for
            self.broken.append(f"seed {seed}: {type(problem).__name__}: {problem}")
        self.games += 1


def checked_game(game: AnyGame, seed: int, number: int, length: float) -> int:
    """A random game, each move of it seen by one seat; how many moves it had."""
    luck = Random(seed).random
    seat = number % game.seats
    memory, onlooker = Memory(game, seat), Onlooker(game, seat)
    match = Match(game, seed, tuple([Seat("random", f"Cat {n}") for n in range(game.seats)]))
    check_cards(game, match.state)
    sight, _ = onlooker.check(match.opening, match.state)
    told = [*match.opening]
    while not match.over:
        promised(fits(memory, match.state), "nobody remembers what is not so")
        if luck() * length < _MOMENTS:
            check_moment(game, match.state, luck)
            moves = all_moves()
            some = [moves[int(luck() * len(moves))] for _ in range(_REFUSED)]
            check_refusals(game, match.state, some)
            world = guess(game, sight, memory, luck)
            check_guess(memory, match.state, world)
        moves = match.legal_moves()
        before, state = sight, match.state
        events = match.play(moves[int(luck() * len(moves))])
        told += events
        check_cards(game, match.state, state)
        sight, heard = onlooker.check(events, match.state)
        memory.learn(before, heard)
    check_told(game, told, match.state)
    check_log(match)
    return len(match.turns)


def next_of(found: Sequence[Checked]) -> Checked:
    """The table where the next game is played: the one with the fewest moves so far."""
    return min(found, key=lambda each: (each.moves, each.games))


def record_of(found: Sequence[Checked], seconds: float) -> dict[str, object]:
    """What was found, as one object."""
    return {
        "games": sum(each.games for each in found),
        "moves": sum(each.moves for each in found),
        "seconds": seconds,
        "tables": [
            {
                "game": each.game.id,
                "seats": each.game.seats,
                "options": each.game.chosen,
                "games": each.games,
                "moves": each.moves,
                "broken": each.broken,
            }
            for each in found
        ],
    }


def table_of(found: Sequence[Checked], seconds: float) -> str:
    """What was found, as a short table, and every broken promise."""
    lines = []
    for game in dict.fromkeys([each.game.id for each in found]):
        tables = [each for each in found if each.game.id == game]
        games, moves = sum(each.games for each in tables), sum(each.moves for each in tables)
        lines.append(f"{game:<9} {len(tables):>3} tables {games:>9,} games {moves:>12,} moves")
    for each in found:
        chosen = " ".join([f"{name}={value}" for name, value in each.game.chosen.items()])
        where = f"{each.game.id}, {each.game.seats} seats {chosen}".rstrip()
        lines += [f"broken: {where}, {problem}" for problem in each.broken]
    games, broken = sum(each.games for each in found), sum(len(each.broken) for each in found)
    lines.append(f"{games:,} games in {seconds:,.1f} s, {broken} promises broken")
    return "\n".join(lines)
