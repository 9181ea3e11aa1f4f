"""A deal as something to read out: its game, how many play, the variants, and the luck.

Two who type the same code play the same cards by the same rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from cardtable.codes.spelling import (
    BASE,
    SIGNS,
    BadCode,
    bare,
    check,
    grouped,
    mixed,
    number_of,
    salt_of,
    spelled,
    unmixed,
)
from cardtable.deal_code import SHORT_SEEDS, begins_in_words, seed_in_words
from cardtable.games import GAMES
from cardtable.match import SEEDS, Match
from cardtable.rules.game import AnyGame
from cardtable.rules.reasons import because

LONGEST = 24
"""Letters of a code with everything that may stand between them, and of a plain seed."""


@dataclass(frozen=True)
class Deal:
    """Everything that makes two people's cards the same."""

    game: str
    count: int  # how many play
    options: tuple[tuple[str, str], ...]  # every option's value, in the game's order
    seed: int

    @property
    def rules(self) -> AnyGame:
        """The game, set up like this."""
        return GAMES[self.game](self.count, dict(self.options))

    @property
    def code(self) -> str:
        """The code of it."""
        rules = GAMES[self.game]
        digits = [(self.seed, SEEDS)]
        digits.append((sorted(rules.seat_counts).index(self.count), len(rules.seat_counts)))
        chosen = dict(self.options)
        digits += [
            (option.values.index(chosen[option.name]), len(option.values))
            for option in rules.options
        ]
        sign = SIGNS[list(GAMES).index(self.game)]
        signs = sign + spelled(mixed(digits), _least(self.game))
        return grouped(signs + check(signs, _salt(self.game)))


def deal_of(match: Match) -> Deal:
    """What was dealt to a match."""
    game = match.game
    return Deal(game.id, game.seats, tuple(game.chosen.items()), match.seed)


def read(text: str) -> Deal | int:
    """The deal of a code, or the seed of an old one: ``MOTH-4417``, or a plain number.

    BadCode says what is wrong with it.
    """
    seed = seed_in_words(text)
    if seed is not None:
        return seed
    try:
        signs = bare(text)
    except BadCode:
        if begins_in_words(text):
            raise BadCode(because("number")) from None
        raise
    if SIGNS.index(signs[0]) >= len(GAMES):
        raise BadCode(because("game", sign=signs[0]))
    game = list(GAMES)[SIGNS.index(signs[0])]
    body = signs[1:-1]
    if len(body) < _least(game):
        raise BadCode(because("short", count=len(signs), least=_least(game) + 2))
    if check(signs[:-1], _salt(game)) != signs[-1]:
        raise BadCode(because("check"))
    rules = GAMES[game]
    radices = [len(rules.seat_counts), *[len(option.values) for option in rules.options]]
    found, *digits = unmixed(number_of(body), radices)
    long = len(body) > _least(game)
    if found >= SEEDS or (long and found < SHORT_SEEDS):
        raise BadCode(because("check"))
    chosen = {
        option.name: option.values[digit]
        for option, digit in zip(rules.options, digits[1:], strict=True)
    }
    for option in rules.options:
        if option.needs is not None and chosen[option.needs[0]] != option.needs[1]:
            chosen[option.name] = option.default
    return Deal(game, sorted(rules.seat_counts)[digits[0]], tuple(chosen.items()), found)


def _least(game: str) -> int:
    """How many signs every deal of a game has that a dealer comes to by luck."""
    rules = GAMES[game]
    values = SHORT_SEEDS * len(rules.seat_counts) * prod(len(one.values) for one in rules.options)
    signs = 1
    while BASE**signs < values:
        signs += 1
    return signs


def _salt(game: str) -> int:
    """With other games on the shelf, or other variants, an old code is refused, not misread."""
    rules = GAMES[game]
    return salt_of(f"{game} {sorted(rules.seat_counts)} {rules.options}")
