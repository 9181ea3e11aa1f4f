"""A file from outside comes to the table: a game is kept, anything else is said to be none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cardtable.kept import exchange
from cardtable.media.words import words
from cardtable.reading import Reading
from cardtable.scenes.dialogue import Dialogue
from cardtable.scenes.scene import Stage
from cardtable.widgets.button import ButtonKind

_LONGEST = 60  # letters of a file's name


def take(stage: Stage, path: Path) -> None:
    """Keep the game of a file that was let fall on the window, and say what came of it."""
    from cardtable.scenes.games_list import GamesList

    if stage.settings.looking_on:
        _say(stage, "games.not_brought", words("games.looking_on"))
        return
    reading, kept = exchange.bring_in(path)
    if kept is None:
        _say(stage, "games.not_brought", why_not(path, reading))
        return
    top = stage.top
    if isinstance(top, GamesList):
        top.show(kept)
        return

    def show() -> None:
        stage.push(GamesList(stage, kept))

    stage.push(
        Dialogue(
            stage,
            words("games.came"),
            told(path, reading),
            [
                ("close", words("games.later"), "paper", _nothing),
                ("show", words("games.show"), "main", show),
            ],
        ),
        fade=False,
    )


def told(path: Path, reading: Reading) -> str:
    """What was brought in."""
    assert reading.match is not None
    game = words(f"game.{reading.match.game.id}")
    said = words("games.came_text", file=_name(path), game=game)
    if reading.broken:
        cut = words("games.came_cut", move=len(reading.match.turns))
        said = f"{said}\n{cut}"
    return said


def why_not(path: Path, reading: Reading) -> str:
    """Why there is no game in a file, for somebody who meant it well."""
    if reading.match is not None:
        return words("games.no_room", file=_name(path))
    key = {"newer": "newer", "unreadable": "unread"}.get(reading.stands, "no_match")
    return words(f"games.file.{key}", file=_name(path))


def _name(path: Path) -> str:
    shown = "".join([char if char.isprintable() else "?" for char in path.name])
    return shown if len(shown) <= _LONGEST else f"{shown[: _LONGEST - 1]}…"


def _say(stage: Stage, title: str, text: str) -> None:
    answer: tuple[str, str, ButtonKind, Callable[[], None]]
    answer = ("close", words("games.good"), "main", _nothing)
    stage.push(Dialogue(stage, words(title), text, [answer]), fade=False)


def _nothing() -> None:
    """It has been read; there is nothing to do."""
