"""A seed nobody chose, and seeds as they were read out once: ``MOTH-4417``, or a plain number."""

from __future__ import annotations

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

SHORT_SEEDS = len(_NAMES) * _EACH
"""Seeds that are dealt by luck are smaller than this, so that their codes are short."""


def any_seed() -> int:
    """A seed nobody chose."""
    return random.SystemRandom().randrange(SHORT_SEEDS)


def seed_in_words(text: str) -> int | None:
    """The seed of a word and a number, or of a number alone; None for any other text."""
    text = text.strip().upper()
    name, _, number = text.replace(" ", "-").replace("_", "-").partition("-")
    if name in _NAMES and number.isascii() and number.isdecimal() and len(number) <= 4:
        return _NAMES.index(name) * _EACH + int(number)
    if text.isascii() and text.isdecimal():
        return int(text) % SEEDS
    return None


def begins_in_words(text: str) -> bool:
    """Whether such a seed may be being typed: a word, and no number yet."""
    word = text.strip().upper()
    return bool(word) and any(f"{name}-".startswith(word) for name in _NAMES)
