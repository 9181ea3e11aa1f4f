"""The one reader of matches from files: it reads up to the last good line, and says what is wrong.

Continue, the library, the check of the saves and import all ask it. Nothing is changed by reading.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from cardtable.match import FORMAT, TITLE, BadMatch, Match, is_number, play_line, read_heading
from cardtable.storage.files import read_plain

MOST = 1_000_000
"""Bytes of a file that may be a match; the longest ones we have seen have some thirty thousand."""

Stands = Literal["whole", "torn", "cut", "newer", "no match", "unreadable"]


@dataclass(frozen=True)
class Reading:
    """What a file holds: how it stands, the match as far as it can be read, and what is wrong."""

    stands: Stands
    match: Match | None = None
    problem: str = ""

    @property
    def broken(self) -> bool:
        """Whether something in it is lost for this reader. A torn last line was never shown."""
        return self.stands not in ("whole", "torn")


def read_file(path: Path) -> Reading:
    """The match in a file."""
    try:
        raw = read_plain(path, MOST)
    except OSError as problem:
        return Reading("unreadable", problem=problem.strerror or "it cannot be read")
    return read_text(raw.decode("utf-8", "replace"))


def read_text(text: str) -> Reading:
    """The match of a text, up to its last good line."""
    text = text.replace("\r\n", "\n")
    lines = text.split("\n")[:-1]
    torn = "" if text.endswith("\n") else "the file breaks off in its last line"
    if not lines or not lines[0].startswith(TITLE):
        return Reading("no match", problem=f"line 1: it should begin with '{TITLE} {FORMAT}'")
    try:
        match, first = read_heading(lines)
    except BadMatch as problem:
        version = lines[0].removeprefix(TITLE).strip()
        newer = is_number(version) and int(version[:20]) > FORMAT
        return Reading("newer" if newer else "no match", problem=str(problem))
    for number, line in enumerate(lines[first:], first + 1):
        try:
            play_line(match, line, number)
        except BadMatch as problem:
            return Reading("cut", match, str(problem))
    return Reading("torn" if torn else "whole", match, torn)
