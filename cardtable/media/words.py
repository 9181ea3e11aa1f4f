"""The table's sentences, in one language at a time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cardtable.kits import KITS
from cardtable.text import en, ja

LANGUAGES: Mapping[str, Mapping[str, str]] = {"en": en.WORDS, "ja": ja.WORDS}
"""What belongs to no game, in each language the table speaks."""


@cache
def sentences(language: str) -> Mapping[str, str]:
    """Every sentence of a language by its key: those all games share, and each game's own."""
    found = dict(LANGUAGES[language])
    for kit in KITS.values():
        found.update(kit.words(language))
    return found


class Words:
    """The table's sentences in one language at a time: ``words("home.continue")``.

    A key that is missing comes back as itself, so a gap is seen and never stops a game.
    """

    def __init__(self) -> None:
        self.language = "en"

    def __call__(self, key: str, **values: object) -> str:
        sentence = sentences(self.language).get(key)
        if sentence is None:
            return key
        return sentence.format(**values) if values else sentence

    def has(self, key: str) -> bool:
        """Whether this language has the sentence."""
        return key in sentences(self.language)

    def either(self, key: str, otherwise: str, **values: object) -> str:
        """The sentence, or another one if this language lacks it."""
        return self(key if self.has(key) else otherwise, **values)


words = Words()
