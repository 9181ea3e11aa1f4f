"""Every word the player reads. Each folder here is a language, and is found by being here.

``WORDS`` of a folder are its sentences by their keys, ``language.name`` among them. What a game
says lies beside its rules in English and Japanese; in any other language it may lie here as well.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping


def languages() -> tuple[str, ...]:
    """Every language there is a folder for: English, which helps the others out, comes first."""
    found = sorted(each.name for each in pkgutil.iter_modules(__path__) if each.ispkg)
    return ("en", *[name for name in found if name != "en"])


def language_after(language: str) -> str:
    """The next one; all of them come round."""
    spoken = languages()
    return spoken[(spoken.index(language) + 1) % len(spoken)]


def said_in(language: str) -> Mapping[str, str]:
    """The sentences of a language's folder."""
    found: Mapping[str, str] = importlib.import_module(f"{__name__}.{language}").WORDS
    return found
