"""Numbers spelled in letters and figures that nobody mixes up, with checks against slips.

Of each pair that looks alike one is left out, or both: there is no O and no 0, no I, L or 1, no S
or 5, no B or 8; Z and G are read as the 2 and 6 they look like. There are 23 signs, and 23 is a
prime: one wrong sign, or two that have changed places, never go unnoticed.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from itertools import pairwise

from cardtable.rules.reasons import Reason, because

SIGNS = "ACDEFHJKMNPRTVWXY234679"
BASE = len(SIGNS)
_ALIKE = {"Z": "2", "G": "6"}
_BETWEEN = " \t-_./·–—―−\u3000ー"  # what may stand between signs, and is not read
_NARROW = {0xFF01 + n: chr(0x21 + n) for n in range(94)}  # letters as wide as kana, as typed there
_GROUP = 4


class BadCode(ValueError):
    """A text that is no code; its reason is a key of ``code.…``, for the screen to word."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


def spelled(number: int, least: int = 1) -> str:
    """A number in at least so many signs."""
    found: list[str] = []
    while number or len(found) < least:
        number, rest = divmod(number, BASE)
        found.append(SIGNS[rest])
    return "".join(reversed(found))


def number_of(signs: str) -> int:
    """The number of these signs."""
    number = 0
    for sign in signs:
        number = number * BASE + SIGNS.index(sign)
    return number


def salt_of(text: str) -> int:
    """A number that another text has not, as good as always."""
    return zlib.crc32(text.encode())


def check(signs: str, salt: int, power: int = 1) -> str:
    """A sign that fits no signs that differ from these in one place, or in two changed about."""
    places: Iterable[tuple[int, str]] = enumerate(signs, 2)
    total = sum(place**power * SIGNS.index(sign) for place, sign in places)
    return SIGNS[(total + salt) % BASE]


def grouped(signs: str) -> str:
    """The signs as they are written and read out: in groups of three or four."""
    count = -(-len(signs) // _GROUP)
    cuts = [len(signs) * part // count for part in range(count + 1)]
    return "-".join(signs[begin:end] for begin, end in pairwise(cuts))


def bare(text: str) -> str:
    """The signs of a text however carelessly typed; BadCode names one that is in no code."""
    kept = [char for char in text.translate(_NARROW).upper() if char not in _BETWEEN]
    signs = [_ALIKE.get(char, char) for char in kept]
    if not signs:
        raise BadCode(because("empty"))
    wrong = next((char for char in signs if char not in SIGNS), None)
    if wrong is not None:
        raise BadCode(because("sign", sign=wrong if wrong.isprintable() else "?"))
    return "".join(signs)


def mixed(digits: Sequence[tuple[int, int]]) -> int:
    """One number of several: each with how many values it may have, the first counting most."""
    number = 0
    for digit, values in digits:
        assert 0 <= digit < values
        number = number * values + digit
    return number


def unmixed(number: int, radices: Sequence[int]) -> list[int]:
    """The several numbers of one; what is left over comes first."""
    found: list[int] = []
    for values in reversed(radices):
        number, digit = divmod(number, values)
        found.append(digit)
    return [number, *reversed(found)]
