"""English with an accent on every vowel, and two words for every one or two: 40 % longer.

A language as anybody could add it: this folder, and nothing else.
"""

from __future__ import annotations

import re

from cardtable.kits import KITS
from cardtable.text import en

ACCENTED = str.maketrans("aeiouyAEIOUY", "áéîõüýÁÉÎÕÜÝ")
LONGER = 1.4
_PARTS = re.compile(r"({\w+}|`[^`]*`|^= [^:\n]*:|\n)", re.MULTILINE)


def stretched(text: str) -> str:
    """The text with accents, and more of it; gaps, commands and names of cards as they are."""
    parts = [
        part if _PARTS.fullmatch(part) else part.translate(ACCENTED) for part in _PARTS.split(text)
    ]
    more = round(len(text) * (LONGER - 1))
    extra = " ".join("ñõ" for _ in range((more + 1) // 3))
    return "".join([*parts, extra and f" {extra}"])


WORDS: dict[str, str] = {
    key: text if key.startswith("key.") else stretched(text)
    for said in (en.WORDS, *[kit.words("en") for kit in KITS.values()])
    for key, text in said.items()
}
WORDS["language.name"] = "Ñõ"
