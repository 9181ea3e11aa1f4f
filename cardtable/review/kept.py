"""A review kept beside its match: read where it still holds, written once it is whole.

A match `… meows.match` has its review in `… meows.review`. It holds for these moves of this match
and for these players; anything else is as if there were none, and is written over.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from cardtable.match import Match
from cardtable.review.record import BadReport, from_json, to_json
from cardtable.review.report import Report
from cardtable.review.stamp import stamp_of
from cardtable.storage.files import read_plain, remove, write_whole

END = ".review"
MOST = 8_000_000  # bytes; a long match of six comes to one tenth of it


def beside(match_file: Path) -> Path:
    """Where the review of the match in this file is kept."""
    return match_file.with_suffix(END)


def read(match_file: Path, match: Match) -> Report | None:
    """The whole review kept of this match, if it still holds."""
    try:
        report = from_json(read_plain(beside(match_file), MOST).decode())
    except (OSError, UnicodeDecodeError, BadReport):
        return None
    holds = report.match == digest(match) and report.stamp == stamp_of(match.game) and report.whole
    return report if holds else None


def write(match_file: Path, report: Report) -> bool:
    """Keep a whole review beside its match; whether that could be done."""
    return report.whole and write_whole(beside(match_file), to_json(report).encode())


def forget(match_file: Path) -> None:
    """The match goes, and its review with it."""
    remove(beside(match_file))


def digest(match: Match) -> str:
    """Which match this is, whatever its seats are called and how many hints were given."""
    lines = match.to_text().splitlines()
    kept = [line for line in lines if not line.startswith(("seat ", "hints ", "practice"))]
    seats = [f"seat {seat.who}" for seat in match.seats]
    return hashlib.sha256("\n".join([*kept, *seats]).encode()).hexdigest()[:20]
