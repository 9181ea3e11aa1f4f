"""The matches under way on disk: each grows move by move, and no move is shown before it is safe.

One of each game waits to be continued. Whatever else lies at its place is put elsewhere, never
written over: see `library`.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from cardtable import library
from cardtable.match import Match, move_line
from cardtable.reading import MOST, read_file
from cardtable.storage import disk as layer
from cardtable.storage.files import (
    PATIENCE,
    PREVIOUS,
    Growing,
    dated,
    exists,
    read_plain,
    remove,
    write_whole,
)


def path_of(game: str) -> Path:
    """The file of a game's match under way."""
    return library.folder() / f"{game}{library.END}"


class Save:
    """The file of one match under way; one of each game is kept to be continued."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.path = path_of(match.game.id)
        self._file = Growing(self.path)
        self._written = 0
        self._heading = ""
        if self.rewrite():
            _forget_copies(match)

    def rewrite(self) -> bool:
        """Write the whole match down: at the start, and whenever the file is not what it was.

        After undo the version before is kept beside it.
        """
        match = self.match
        fewer = len(match.turns) < self._written
        self._file.safe(PATIENCE)  # Windows moves no file that is open
        if not make_room(match):
            self._file.forget()
            return False
        self._heading = match.heading()
        self._written = len(match.turns)
        return self._file.begin(match.to_text().encode(), previous=fewer)

    def note(self) -> bool:
        """Write down the moves made since; call it after every move, and after undo.

        Whether that could be done: a disk that is full or gone must not end the game at the
        table. What could not be appended may have left half a line, or the file is not there any
        more: then all is written anew, now or as soon as that is possible.
        """
        match = self.match
        fewer = len(match.turns) < self._written
        if fewer or match.heading() != self._heading or not self._file.whole:
            return self.rewrite()
        fresh = match.turns[self._written :]
        lines = "".join([move_line(turn.seat, turn.move) for turn in fresh])
        if lines and not self._file.add(lines.encode()):
            return self.rewrite()
        self._written = len(match.turns)
        return True

    def safe(self, seconds: float = 0.0) -> bool:
        """Whether what was written outlives a power cut by now; waits so long for it.

        What the disk could not keep is written anew, once.
        """
        before = self._file.whole
        done = self._file.safe(seconds)
        if done and before and not self._file.whole:
            self.rewrite()
        return done

    @property
    def whole(self) -> bool:
        """Whether the file holds the whole match, as far as is known by now."""
        return self._file.whole

    def finished(self) -> None:
        """The end of the match has been seen: it is put among the finished ones."""
        self.close()
        if self.match.over and self._file.whole:
            put_away(self.match.game.id)

    def close(self) -> None:
        """Nobody plays on here: write what could not be written before, and wait for the disk."""
        self.safe(PATIENCE)
        if not self._file.whole:
            self.rewrite()


def put_away(game: str) -> bool:
    """A finished match has been seen to its end: it is kept, and nothing waits to be continued.

    Whether it could be put there.
    """
    path = path_of(game)
    if not library.keep_finished(path, game):
        return False
    remove(path.with_name(path.name + PREVIOUS))
    return True


def put_aside(game: str) -> None:
    """Another match of this game is begun from outside: what waits is offered again after it."""
    waits = read_file(path_of(game)).match
    if waits is not None and not waits.over:
        library.set_aside(path_of(game), game, "waiting")


def make_room(match: Match) -> bool:
    """Put elsewhere what lies at a match's place, unless it is that match itself.

    Whether it can be written there now.
    """
    path, game = path_of(match.game.id), match.game.id
    if not exists(path):
        return True
    try:
        if layer.disk.facts(path).folder:
            return False
    except OSError:
        return False
    found = read_file(path)
    if found.match is None or found.stands == "cut":
        if _begins(path, match):
            return True
        if found.match is not None and same(found.match, match):
            return copied_aside(path, game)  # and what can be read of it stays till it is replaced
        why: library.Why = "newer" if found.stands == "newer" else "broken"
        return library.set_aside(path, game, why) is not None
    if same(found.match, match):
        return True
    if found.match.over:
        return put_away(game)
    return library.set_aside(path, game, "replaced") is not None


def copied_aside(path: Path, game: str) -> bool:
    """Keep a damaged match as it is, beside what is made of it; whether it is kept now."""
    try:
        raw = read_plain(path, MOST)
    except OSError:
        return False
    about = f" {game} broken{library.END}"
    for kept in library.aside():
        with suppress(OSError):
            if kept.path.name.endswith(about) and read_plain(kept.path, MOST) == raw:
                return True
    return write_whole(dated(library.aside_folder(), about), raw)


def same(one: Match, other: Match) -> bool:
    """Whether both are one match, and neither holds a move that the other has otherwise."""
    if _arrangement(one) != _arrangement(other):
        return False
    pairs = zip(one.turns, other.turns, strict=False)
    return all(mine.move is yours.move for mine, yours in pairs)


def _arrangement(match: Match) -> list[str]:
    """What of a match is settled before its first move."""
    lines = match.heading().splitlines()
    return [line for line in lines if line.startswith(("game ", "seed ", "option ", "seat "))]


def _begins(path: Path, match: Match) -> bool:
    """Whether a file is the beginning of this match, broken off anywhere."""
    try:
        raw = read_plain(path, MOST)
    except OSError:
        return False
    return match.to_text().encode().startswith(raw)


def _forget_copies(match: Match) -> None:
    """What was set aside to be continued has been continued."""
    for kept in library.aside():
        if kept.game == match.game.id and kept.name == "waiting":
            found = library.read(kept).match
            if found and same(found, match) and len(found.turns) <= len(match.turns):
                remove(kept.path)


@dataclass(frozen=True)
class Waiting:
    """A match that waits to be continued."""

    path: Path
    match: Match
    when: float
    cut: bool = False  # only the moves up to a damaged line could be read


def waiting(game: str) -> Waiting | None:
    """The match of this game that waits, if there is one: as far as it can be read, or an earlier
    version of it, or one set aside for another. Of one that is over the end has not been seen.
    """
    path = path_of(game)
    places = [path, path.with_name(path.name + PREVIOUS)] if exists(path) else []
    places += [
        kept.path for kept in library.aside() if kept.game == game and kept.name == "waiting"
    ]
    for place in places:
        found = read_file(place)
        if found.match is not None and found.match.game.id == game:
            with suppress(OSError):
                return Waiting(place, found.match, layer.disk.facts(place).changed, found.broken)
    return None
