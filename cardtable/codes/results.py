"""How a game ended, as something to read out: what somebody else made of the same deal.

The code holds everybody's points, who won, and whose result it is; and it fits one deal only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.codes.deals import Deal, deal_of
from cardtable.codes.spelling import (
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
from cardtable.match import Match
from cardtable.rules.reasons import because

_WIDTHS = (64, 512, 4096, 1 << 20)  # how many values points may have: a code has one for all
_CHECKS = 2
LONGEST = 40
"""Letters of a code, with what may stand between them."""


@dataclass(frozen=True)
class Outcome:
    """What each seat has come to at the end of a game."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    own: int | None  # the seat of whose result it is; None if nobody played who could say “I”


def outcome_of(match: Match) -> Outcome:
    """How a finished match ended."""
    assert match.over
    state = match.state
    return Outcome(tuple(state.scores), tuple(sorted(state.winners)), own_seat(match))


def own_seat(match: Match) -> int | None:
    """The seat of the person who plays; of several people, the first one's."""
    return next((n for n, seat in enumerate(match.seats) if seat.who == "person"), None)


def result_code(match: Match) -> str:
    """The code of how a finished match ended."""
    return code_of(outcome_of(match), deal_of(match))


def code_of(outcome: Outcome, deal: Deal) -> str:
    """The code of an outcome of this deal."""
    points = [_folded(score) for score in outcome.scores]
    width = next(n for n, values in enumerate(_WIDTHS) if max(points) < values)
    own = deal.count if outcome.own is None else outcome.own
    won = sum(1 << seat for seat in outcome.winners)
    radices = _radices(deal.count, width)
    digits = [*zip([*points, won, own], radices, strict=True), (width, len(_WIDTHS))]
    signs = spelled(mixed(digits))
    return grouped(signs + _checks(signs, deal))


def read_result(text: str, deal: Deal) -> Outcome:
    """The outcome of a code; BadCode if it is none, or of another deal."""
    signs = bare(text)
    if len(signs) <= _CHECKS or _checks(signs[:-_CHECKS], deal) != signs[-_CHECKS:]:
        raise BadCode(because("result"))
    rest, width = unmixed(number_of(signs[:-_CHECKS]), [len(_WIDTHS)])
    more, *digits = unmixed(rest, _radices(deal.count, width))
    *points, won, own = digits
    if more or own > deal.count:
        raise BadCode(because("result"))
    winners = tuple(seat for seat in range(deal.count) if won >> seat & 1)
    scores = tuple(_unfolded(value) for value in points)
    return Outcome(scores, winners, None if own == deal.count else own)


def _radices(count: int, width: int) -> list[int]:
    return [*[_WIDTHS[width]] * count, 1 << count, count + 1]


def _checks(signs: str, deal: Deal) -> str:
    salt = salt_of(deal.code)
    return check(signs, salt) + check(signs, salt // 1000, power=2)


def _folded(score: int) -> int:
    """Points as a number from 0 up: 0, −1, 1, −2 …"""
    return 2 * score if score >= 0 else -2 * score - 1


def _unfolded(value: int) -> int:
    return value // 2 if value % 2 == 0 else -(value + 1) // 2


def side_by_side(mine: Outcome, theirs: Outcome) -> Sequence[int]:
    """How many points more or less each seat has in mine than in theirs."""
    return [one - other for one, other in zip(mine.scores, theirs.scores, strict=True)]
