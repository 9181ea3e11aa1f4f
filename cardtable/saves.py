"""The matches on disk: each grows move by move, so that nothing is lost when the plug is pulled."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from cardtable.match import BadMatch, Match, from_text, move_line
from cardtable.settings import data_folder, write_whole

_SAFE_SECONDS = 1.0  # how often at most the disk itself is asked to be done


def folder() -> Path:
    """Where matches under way lie."""
    return data_folder() / "matches"


class Save:
    """The file of one match under way; one of each game is kept to be continued."""

    def __init__(self, match: Match) -> None:
        self.path = folder() / f"{match.game.id}.match"
        self._written = 0
        self._safe_at = 0.0
        self._practice = match.practice
        self._whole = True  # whether the file holds all that was to be written
        self.rewrite(match)

    def rewrite(self, match: Match) -> bool:
        """Write the whole match down: at the start, and after undo; whether it could be."""
        self._whole = write_whole(self.path, match.to_text())
        self._written = len(match.turns)
        self._practice = match.practice
        return self._whole

    def note(self, match: Match) -> bool:
        """Write down the moves made since; call it after every move, and after undo.

        Whether the match is safe on disk: one that is full or gone must not end the game at the
        table. What could not be appended may have left half a line, so all is written anew as
        soon as that is possible.
        """
        fewer = len(match.turns) < self._written
        if fewer or match.practice != self._practice or not self._whole:
            return self.rewrite(match)
        fresh = match.turns[self._written :]
        try:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write("".join([move_line(turn.seat, turn.move) for turn in fresh]))
                file.flush()
                if time.monotonic() - self._safe_at > _SAFE_SECONDS:
                    os.fsync(file.fileno())
                    self._safe_at = time.monotonic()
        except OSError:
            self._whole = False
        self._written = len(match.turns)
        return self._whole

    def finished(self) -> None:
        """The match is over: nothing waits to be continued."""
        with suppress(OSError):
            self.path.unlink()


@dataclass(frozen=True)
class Waiting:
    """A match that waits to be continued."""

    path: Path
    match: Match
    when: float


def waiting(game_id: str) -> Waiting | None:
    """The match of this game that waits, if there is one; a broken file is set aside."""
    path = folder() / f"{game_id}.match"
    try:
        text = path.read_text(encoding="utf-8")
        when = path.stat().st_mtime
    except (OSError, UnicodeDecodeError):
        return None
    # The program may have been stopped while it wrote the last line.
    whole = text[: text.rfind("\n") + 1]
    try:
        match = from_text(whole)
    except BadMatch:
        with suppress(OSError):
            path.replace(path.with_suffix(".broken"))
        return None
    if match.over:
        return None
    return Waiting(path, match, when)
