"""The table's sentences, in one language at a time."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.text import en, ja

SENTENCES: Mapping[str, Mapping[str, str]] = {"en": en.WORDS, "ja": ja.WORDS}
"""Every sentence of each language by its key."""


class Words:
    """The table's sentences in one language at a time: ``words("home.continue")``.

    A key that is missing comes back as itself, so a gap is seen and never stops a game.
    """

    def __init__(self, language: str = "en") -> None:
        self.language = language

    def __call__(self, key: str, **values: object) -> str:
        sentence = SENTENCES[self.language].get(key)
        if sentence is None:
            return key
        return sentence.format(**values) if values else sentence

    def has(self, key: str) -> bool:
        """Whether this language has the sentence."""
        return key in SENTENCES[self.language]

    def either(self, key: str, otherwise: str, **values: object) -> str:
        """The sentence, or another one if this language lacks it."""
        return self(key if self.has(key) else otherwise, **values)


words = Words()
