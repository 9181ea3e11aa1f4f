"""Par: what the same seats and cards are worth with Hard in one seat's place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from time import process_time

from cardtable.match import Match
from cardtable.players.registry import judgement_for, player_for
from cardtable.players.thinking_player import ThinkingPlayer
from cardtable.review.report import Par

SIMULATIONS = 120
"""Of one of Hard's choices: a tenth of what it has at the table, so that it can play many times."""

FEWEST = 2  # matches, however little time there is: one alone tells nothing of the next

STANDS_IN = {"person": "normal"}  # who sits in another person's seat


def par(
    match: Match,
    seat: int,
    games: int,
    seed: int,
    seconds: float,
    cancelled: Callable[[], bool],
) -> Par:
    """The mean of so many matches, or of as many as there is time for, and what the seat made."""
    scale = judgement_for(match.game).whole or 1.0
    ends = process_time() + seconds
    shares: list[float] = []
    scores: list[float] = []
    for number in range(games):
        if len(shares) >= FEWEST and (process_time() >= ends or cancelled()):
            break
        state = played_again(match, seat, seed * 1009 + number).state
        shares.append(scale * match.game.returns(state)[seat])
        scores.append(float(state.scores[seat]))
    count = len(shares)
    value, score = sum(shares) / count, sum(scores) / count
    return Par(
        seat,
        value,
        doubt(shares, points=scale != 1.0),
        count,
        scale * match.game.returns(match.state)[seat],
        score,
        float(match.state.scores[seat]),
    )


def doubt(shares: Sequence[float], *, points: bool) -> float:
    """The standard error of their mean: of shares, as if each end had come up once more.

    A few matches that all ended alike prove nothing of the next one.
    """
    found = shares if points else [*shares, 0.0, 1.0]
    value = sum(found) / len(found)
    return sqrt(sum([(share - value) ** 2 for share in found])) / len(found)


def played_again(match: Match, seat: int, seed: int) -> Match:
    """The same deal played to its end, with Hard in this seat."""
    again = Match(match.game, match.seed, match.seats)
    luck = Random(f"par {seed}").random
    players = [
        player_for(
            match.game,
            "hard" if place == seat else STANDS_IN.get(other.who, other.who),
            place,
            None,
            luck,
            simulations=SIMULATIONS,
        )
        for place, other in enumerate(match.seats)
    ]
    while not again.over:
        turn = again.state.turn
        player, legal = players[turn], again.legal_moves()
        if isinstance(player, ThinkingPlayer) and len(legal) > 1:
            player.remember(again.memory(turn))
        again.play(player.choose(again.view(turn), legal))
    return again
