"""Matches under way, for players to look at."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.players.registry import player_for
from cardtable.rules.game import AnyGame
from cardtable.rules.memory import Memory
from cardtable.rules.sight import View
from cardtable.seats import Seat

SOME: list[AnyGame] = [
    GAMES["meows"](3),
    GAMES["meows"](4, {"rounds": "seats", "first_lead": "rotate"}),
    GAMES["meows"](3, {"hidden": "yes", "stakes": "yes"}),
    GAMES["meows"](4, {"hidden": "yes", "wishes": "5"}),
    GAMES["catte"](3),
    GAMES["catte"](4, {"bust_unused": "lost"}),
    GAMES["towai"](2),
    GAMES["towai"](3),
    GAMES["towai"](4),
    GAMES["towai"](6),
    GAMES["familiar"](3),
    GAMES["familiar"](3, {"hand_exchange": "no", "display": "4/2/0", "simple_lead": "yes"}),
]
NAMED = {game.id for game in SOME}
TABLES = SOME + [
    game(seats) for game in GAMES.values() if game.id not in NAMED for seats in game.seat_counts
]
"""Some tables of each game; a game that is not named above has one for each number of seats."""


def called(game: AnyGame) -> str:
    """The table in a few words."""
    return "-".join([game.id, str(game.seats), *[v for v in game.chosen.values() if v != "no"]])


def match_of(game: AnyGame, seed: int, moves: int = 10_000, levels: str = "normal") -> Match:
    """A match played so far by players of a level that now and then do anything at all."""
    luck = Random(seed)
    match = Match(game, seed, (Seat(levels),) * game.seats)
    players = [player_for(game, levels, seat, None, luck.random) for seat in range(game.seats)]
    while not match.over and len(match.turns) < moves:
        legal = match.legal_moves()
        seat = match.state.turn
        if len(legal) > 1 and luck.random() > 0.2:
            match.play(players[seat].choose(match.view(seat), legal))
        else:
            match.play(luck.choice(legal))
    return match


def decisions(
    game: AnyGame, seeds: range, every: int = 1, moves: int = 150
) -> Iterator[tuple[Match, View, Memory, list[Any]]]:
    """Moments of such matches at which the seat to move has a choice, with what it knows."""
    for seed in seeds:
        whole = match_of(game, seed, moves)
        match = Match(game, seed, whole.seats)
        for number, turn in enumerate(whole.turns):
            legal = match.legal_moves()
            if len(legal) > 1 and (number + seed) % every == 0:
                seat = match.state.turn
                yield match, match.view(seat), match.memory(seat), legal
            match.play(turn.move)
