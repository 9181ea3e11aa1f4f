"""A deal's seed as something people can read to each other: ``MOTH-4417``."""

from __future__ import annotations

import hashlib
import random

from cardtable.match import SEEDS

_WORDS = (
    "ACORN AMBER BAKER BEACH BERRY BIRCH BLOOM BREAD BROOK CANDY CEDAR CHALK CLOUD CLOVE COCOA "
    "CORAL CREAM DAISY DOVE DUNE EMBER FABLE FERN FINCH FLAKE FLUTE FROST GRAPE HAZEL HERON HONEY "
    "IVORY JOLLY KITE LEMON LILAC LUNA MANGO MAPLE MINT MOSS MOTH NINA OCEAN OLIVE ONYX OTTER "
    "PANSY PEACH PEARL PLUM POPPY QUILT RAVEN ROBIN SAGE SHELL SPARK STORM SWAN THYME TULIP "
    "WILLOW ZEPHYR"
)
_NAMES = _WORDS.split()
_EACH = 10_000


def any_seed() -> int:
    """A seed nobody chose."""
    return random.SystemRandom().randrange(len(_NAMES) * _EACH)


def code_of(seed: int) -> str:
    """What a seed is called."""
    if seed < len(_NAMES) * _EACH:
        return f"{_NAMES[seed // _EACH]}-{seed % _EACH:04d}"
    return str(seed)


def seed_of(code: str) -> int:
    """The seed of a code; any other text is a seed too, the same for everybody."""
    text = code.strip().upper()
    name, _, number = text.replace(" ", "-").replace("_", "-").partition("-")
    if name in _NAMES and number.isascii() and number.isdecimal() and len(number) <= 4:
        return _NAMES.index(name) * _EACH + int(number)
    if text.isascii() and text.isdecimal():
        return int(text) % SEEDS
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
