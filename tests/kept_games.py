"""Libraries of kept games for tests and pictures of them: played by luck, put where they lie."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

from cardtable import library
from cardtable.games import GAMES
from cardtable.kept.entry import as_line, entry_of
from cardtable.kept.index import FORMAT, index_file
from cardtable.library import Kept
from cardtable.match import Match
from cardtable.seats import Seat
from cardtable.storage.files import DATED

FIRST = datetime(2026, 1, 2, 18, 30)


def finished_match(
    game: str,
    seed: int = 1,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    level: str = "normal",
    persons: int = 1,
    practice: bool = False,
    hints: int = 0,
) -> Match:
    """A match in which everybody has played anything, to its end."""
    rules = GAMES[game](seats, options)
    who = [Seat("person", f"P{n + 1}") if n < persons else Seat(level) for n in range(rules.seats)]
    match = Match(rules, seed, tuple(who), practice, hints)
    luck = Random(seed)
    while not match.over:
        match.play(luck.choice(match.legal_moves()))
    return match


def put(match: Match, number: int, folder: Path | None = None, about: str = "") -> Path:
    """Put a match among the finished ones, or elsewhere, so many hours after the first."""
    folder = folder or library.finished_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stamp = (FIRST + timedelta(hours=number)).strftime(DATED)
    path = folder / f"{stamp} {match.game.id}{about}{library.END}"
    path.write_text(match.to_text(), encoding="utf-8", newline="\n")
    return path


def library_of(count: int, games: Sequence[str] = ()) -> list[Path]:
    """So many finished games, a few of them again and again."""
    names = list(games) or list(GAMES)
    texts = [
        finished_match(name, seed, level=level, hints=seed % 2)
        for name in names
        for seed, level in ((1, "normal"), (2, "hard"), (3, "easy"))
    ]
    return [put(texts[number % len(texts)], number) for number in range(count)]


def indexed(paths: Sequence[Path]) -> None:
    """Write the index of these finished games, of which many are the same: each is read once."""
    lines: dict[str, list[object]] = {}
    index: dict[str, object] = {}
    for path in paths:
        text = path.read_text(encoding="utf-8")
        if text not in lines:
            game = path.stem.split(" ")[1]
            lines[text] = as_line(entry_of(Kept(path, game, FIRST, "")))
        facts = path.stat()
        index[f"finished/{path.name}"] = [[facts.st_size, facts.st_mtime, 0, 0.0], lines[text]]
    found = {"format": FORMAT, "matches": index}
    index_file().write_text(json.dumps(found), encoding="utf-8")
