"""Signs as words: what is written with figures and signs, said as one would say it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from cardtable.media.words import words

_SPOKEN = frozenset(".,:;?!'’%&()、。，．：；？！（）・")
"""Marks that a voice does not name: they are pauses, tones, or part of a word."""

_DIGIT = "0-9０-９"


def _word(key: str) -> Callable[[re.Match[str]], str]:
    return lambda found: words(key, one=found[1])


def _of(found: re.Match[str]) -> str:
    return words("aloud.of", part=found[1], whole=found[2])


_SIGNS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (re.compile(rf"(?<!/ )(?<![{_DIGIT}])([{_DIGIT}]+) / ([{_DIGIT}]+)(?![{_DIGIT}]| /)"), _of),
    (re.compile(rf"(?<=[{_DIGIT}])/([{_DIGIT}])"), _word("aloud.part")),
    (re.compile(rf"(?<![{_DIGIT}])[−-]([{_DIGIT}])"), _word("aloud.minus")),
    (re.compile(rf"(?<![A-Za-z])\+([{_DIGIT}])"), _word("aloud.plus")),
    (re.compile(rf"×\s*([{_DIGIT}])"), _word("aloud.times")),
    (re.compile(rf"(?<=[{_DIGIT}%])\s*[–～〜-]\s*([{_DIGIT}])"), _word("aloud.to")),
    (re.compile(rf"(?<=[{_DIGIT}])…([{_DIGIT}])"), _word("aloud.to")),
    (re.compile(rf"(?<=[{_DIGIT}])\+()"), _word("aloud.more")),
    (re.compile(r"✓()"), _word("aloud.done")),
)


def in_a_line(text: str) -> str:
    """A text that is written in several lines, to be said in one."""
    stops = r"(?<=[.,:;?!、。，：；？！])\n"
    return re.sub(stops, " ", text).replace("\n", words("list.comma"))


def plainly(text: str) -> str:
    """The text with no sign left in it that a voice would name or skip."""
    return _plain(text, words.language)


@lru_cache(maxsize=2048)  # a screen reader is told the same texts frame after frame
def _plain(text: str, language: str) -> str:
    del language  # `words` speaks it
    lines = [_line(line) for line in text.split("\n")]
    return "\n".join(line for line in lines if line)


def _line(text: str) -> str:
    for sign, word in _SIGNS:
        text = sign.sub(word, text)
    text = re.sub(r"\s*[·—―]+\s*|\s+[–・/]\s+", words("list.comma"), text)
    text = text.replace("…", ".")
    text = "".join(letter if _sayable(letter) else " " for letter in text)
    text = re.sub(r"\s+", " ", text)
    text = re.sub(r"\s+(?=[.,:;?!、。，：；？！）)])", "", text)
    return text.strip(" ,、")


def _sayable(letter: str) -> bool:
    if letter in _SPOKEN or letter.isspace():
        return True
    mark = letter != "_" and f"a{letter}".isidentifier()  # an accent, or a voiced sound's
    return letter.isalnum() or mark or letter == "-"  # inside a word
