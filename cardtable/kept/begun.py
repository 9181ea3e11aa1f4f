"""Since when statistics count: they are begun anew by a date, and no match is lost by it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from cardtable.settings import data_folder
from cardtable.storage.files import read_plain, write_whole

_MOST = 100_000  # bytes


def path() -> Path:
    """The file."""
    return data_folder() / "statistics.json"


def begun() -> dict[str, datetime]:
    """Since when each game counts; one that is not there counts from the first match on."""
    try:
        found = json.loads(read_plain(path(), _MOST).decode())
    except (OSError, ValueError, RecursionError):
        return {}
    since: dict[str, datetime] = {}
    for game, text in found.items() if isinstance(found, dict) else ():
        try:
            since[game] = datetime.fromisoformat(text)
        except (TypeError, ValueError):
            continue
    return since


def keep(since: Mapping[str, datetime]) -> bool:
    """Keep these dates instead; whether that could be done."""
    dates = {game: when.isoformat(timespec="seconds") for game, when in since.items()}
    return write_whole(path(), json.dumps(dates, indent=1).encode())
