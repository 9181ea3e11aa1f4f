"""The table's sentences, in one language at a time."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from cardtable.kits import KITS
from cardtable.text import languages, said_in

LANGUAGES: Mapping[str, Mapping[str, str]] = {one: said_in(one) for one in languages()}
"""What belongs to no game, in each language the table speaks."""


@cache
def sentences(language: str) -> Mapping[str, str]:
    """Every sentence of a language by its key: those all games share, and each game's own.

    What a language does not say is said in English.
    """
    found: dict[str, str] = {}
    for spoken in dict.fromkeys(("en", language)):
        found.update(said_in(spoken))
        for kit in KITS.values():
            found.update(kit.words(spoken))
    return found


def listed(names: Iterable[str]) -> str:
    """Several things after one another, as the language lists them."""
    return words("list.comma").join(names)


def sentences_of(*texts: str) -> str:
    """Several things said one after another, each for itself; of those that say nothing nothing."""
    said = [text for text in texts if text]
    first, *rest = said or [""]
    for text in rest:
        first = words("spoken.note", label=first, note=text)
    return first


def valued(label: str, value: object) -> str:
    """What something is called and what it stands at, to be spoken."""
    return words("spoken.value", label=label, value=value)


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

    def under(self, group: str) -> list[str]:
        """All sentences of a group."""
        return [
            text for key, text in sentences(self.language).items() if key.startswith(f"{group}.")
        ]

    def either(self, key: str, otherwise: str, **values: object) -> str:
        """The sentence, or another one if this language lacks it."""
        return self(key if self.has(key) else otherwise, **values)


words = Words()
