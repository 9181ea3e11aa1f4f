"""The player's choices, and the folders where choices, saves and caches live.

A broken or foreign settings file is never an error: what can be read is kept, the rest is as new.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeGuard

from cardtable.devices.bindings import KEYS, PAD, sound_bindings
from cardtable.seats import called
from cardtable.storage.files import PREVIOUS, read_plain, write_whole
from cardtable.text import languages

SPEEDS = ("slow", "normal", "fast", "instant")
PAUSES = ("short", "normal", "long", "click")
THOUGHTS = ("short", "normal", "long")
TOGETHER = ("curtain", "trust")
TEXT_SIZES = (0.9, 1.0, 1.15, 1.3)
SMALLEST_WINDOW = (960, 600)

MOST = 200_000
"""Bytes of settings; ours have two thousand."""

_FARTHEST = 20_000  # pixels of the largest window, or to the farthest corner
_GAMES, _SEATS = 100, 12  # of which the set-up is kept, at most

PACE: Mapping[str, float] = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "instant": 1000.0}
"""How many times faster than normal each speed runs."""

PAUSE_SECONDS: Mapping[str, float] = {"short": 0.7, "normal": 1.2, "long": 2.6, "click": 1e9}
"""How long a finished trick lies still to be read; ``click`` waits for the player."""


THINKING_SECONDS: Mapping[str, float] = {"short": 0.2, "normal": 0.5, "long": 1.5}
"""How long, of a processor's time, the strongest players think about one decision at most."""


class NoHome(Exception):
    """Nobody has said where this player's files belong."""


def _home() -> Path:
    try:
        home = Path.home()
    except RuntimeError:
        raise NoHome from None
    if not home.is_absolute() or os.environ.get("HOME") == "":
        raise NoHome
    return home


def data_folder() -> Path:
    """The player's own folder for settings, saves and statistics (``CARDTABLE_DATA`` wins)."""
    chosen = os.environ.get("CARDTABLE_DATA")
    if chosen:
        return Path(chosen)
    home = _home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("APPDATA", home / "AppData" / "Roaming")) / "Cardtable"
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support" / "Cardtable"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "cardtable"
    return folder


def cache_folder() -> Path:
    """The player's own folder for what can be made again: safe to delete at any time."""
    chosen = os.environ.get("CARDTABLE_DATA")
    if chosen:
        return Path(chosen) / "cache"
    home = _home()
    if sys.platform == "win32":
        local = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
        folder = local / "Cardtable" / "Cache"
    elif sys.platform == "darwin":
        folder = home / "Library" / "Caches" / "Cardtable"
    else:
        folder = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "cardtable"
    return folder


def own_language() -> str:
    """The first language of the player's system that the table speaks.

    ``pt_BR.UTF-8`` is Brazil's Portuguese where the table speaks it, or else any Portuguese.
    """
    spoken = {name.lower(): name for name in languages()}
    for wish in wished_languages():
        whole = re.split("[.@]", wish)[0].replace("-", "_").lower()
        for name in (whole, whole.partition("_")[0]):
            if name in spoken:
                return spoken[name]
    return "en"


def wished_languages() -> list[str]:
    """The languages of the player's system, the dearest first: ``ja_JP.UTF-8``, ``en``.

    The environment is read as gettext reads it: the list in ``LANGUAGE`` goes before the locale,
    unless that is C. Windows, and macOS where a program is not started from a terminal, have no
    locale there and are asked themselves.
    """
    listed = [name for name in os.environ.get("LANGUAGE", "").split(":") if name]
    chosen = ("LC_ALL", "LC_MESSAGES", "LANG")
    named = next((os.environ[name] for name in chosen if os.environ.get(name)), "")
    if named.split(".")[0] in ("C", "POSIX"):
        return ["en"]
    if named:
        return [*listed, named]
    from pygame import system  # only where it is needed: most commands do without pygame

    preferred = [(each["language"], each["country"]) for each in system.get_pref_locales()]
    return [*listed, *["_".join(filter(None, parts)) for parts in preferred]]


@dataclass
class Settings:
    """Every choice of the player that outlives the program."""

    language: str = field(default_factory=own_language)
    speed: str = "normal"
    trick_pause: str = "normal"
    thinking: str = "normal"
    reduced_motion: bool = False
    text_size: float = 1.0
    effects: float = 0.8  # volumes from 0 to 1
    ambience: float = 0.5
    music: float = 0.4
    hints: bool = True  # the hint button is offered
    show_legal: bool = True  # cards that may not be played are dimmed
    summary_pinned: bool = False  # the game on a card lies beside the table, if there is room
    closer_look_told: bool = False  # that a card can be looked at closely
    together: str = "curtain"  # how several people at one screen keep their hands secret
    high_contrast: bool = False  # cards and table in plain strong colours
    keys: dict[str, str] = field(default_factory=dict)  # what is on another key than usual …
    pad: dict[str, str] = field(default_factory=dict)  # … or on another button of a pad
    transcript: bool = False  # the table is also spoken as lines of text
    speech: bool = False  # … and read aloud by the system's voice
    full_screen: bool = False
    window_size: tuple[int, int] = (1280, 800)
    window_position: tuple[int, int] | None = None
    player_name: str = ""
    known: list[str] = field(default_factory=list)  # games that were played here, or taught
    seats: dict[str, Any] = field(default_factory=dict)  # game → how it was last set up
    times: float = 1.0  # so many times faster still, for this run only
    speaks: bool = False  # it is read aloud, for this run only
    looking_on: bool = False  # another window keeps the folder: nothing is kept of this run

    @property
    def aloud(self) -> bool:
        """Whether a voice reads the table."""
        return self.speech or self.speaks

    @property
    def pace(self) -> float:
        """How many times faster than normal everything moves."""
        return PACE[self.speed] * self.times

    def at_speed(self, wanted: str | float) -> None:
        """Play at a named speed, or so many times normal, for this run only."""
        if isinstance(wanted, str):
            self.times = PACE[wanted] / PACE[self.speed]
        else:
            self.times = wanted / PACE[self.speed]

    @property
    def trick_seconds(self) -> float:
        """How long a finished trick lies still before it is swept up."""
        return PAUSE_SECONDS[self.trick_pause]

    @property
    def thinking_seconds(self) -> float:
        """How long the strongest players may think about one decision."""
        return THINKING_SECONDS[self.thinking]

    def know(self, game: str) -> None:
        """This game has been played here, or taught: the shelf need not offer its lesson."""
        if game not in self.known:
            self.known.append(game)

    def save(self) -> None:
        """Write the choices down; a folder that cannot be written to is no reason to stop."""
        if self.looking_on:
            return
        write_whole(settings_file(), as_text(self).encode(), previous=True)


def as_text(settings: Settings) -> str:
    """All choices that are kept."""
    return json.dumps({name: getattr(settings, name) for name in SCHEMA}, indent=1)


def settings_file() -> Path:
    """Where the choices lie."""
    return data_folder() / "settings.json"


def load() -> Settings:
    """The saved choices; whatever is missing, broken or out of range is as new.

    If nothing of the file can be read, the version before it is asked.
    """
    found = read_choices(settings_file())
    if found is None:
        path = settings_file()
        found = read_choices(path.with_name(path.name + PREVIOUS))
    return settings_of(found or {})


def settings_of(found: Mapping[str, object]) -> Settings:
    """The choices of these that can be meant; the rest is as new."""
    settings = Settings()
    for name, value in found.items():
        sound = SCHEMA[name](value) if name in SCHEMA else None
        if sound is not None:
            setattr(settings, name, sound)
    return settings


def read_choices(path: Path) -> dict[str, object] | None:
    """What a file of choices says, unchecked; None if it is none, or cannot be read."""
    try:
        return told_choices(read_plain(path, MOST))
    except OSError:
        return None


def told_choices(raw: bytes) -> dict[str, object] | None:
    """What these bytes say of choices, unchecked; None if they say nothing of them."""
    try:
        found = json.loads(raw.decode())
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def unsound(found: Mapping[str, object]) -> list[str]:
    """The choices whose values cannot be meant."""
    return sorted(
        name
        for name, value in found.items()
        if name in SCHEMA and value is not None and SCHEMA[name](value) is None
    )


# What each choice may be: given a value from outside, the value as it is kept, or None

Check = Callable[[object], object]


def _one_of(*values: object) -> Check:
    def check(value: object) -> object:
        found = [each for each in values if type(each) is type(value) and each == value]
        return found[0] if found else None

    return check


def _language(value: object) -> object:
    return value if value in languages() else None


def _yes_no(value: object) -> object:
    return value if isinstance(value, bool) else None


def _share(value: object) -> object:
    sound = isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1
    return float(value) if sound and isinstance(value, int | float) else None


def _is_length(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= _FARTHEST


def _size(value: object) -> object:
    match value:
        case [wide, high] if _is_length(wide) and _is_length(high):
            return max(wide, SMALLEST_WINDOW[0]), max(high, SMALLEST_WINDOW[1])
    return None


def _place(value: object) -> object:
    match value:
        case [left, top] if _is_length(left) and _is_length(top):
            return left, top
    return None


def _name(value: object) -> object:
    return called(value) if isinstance(value, str) else None


def _names(value: object) -> object:
    if not isinstance(value, list):
        return None
    return [name for name in value[:_GAMES] if isinstance(name, str)]


def _set_ups(value: object) -> object:
    """How each game was last set up; what of it makes no sense is left out."""
    if not isinstance(value, dict):
        return None
    games = {name: _set_up(one) for name, one in list(value.items())[:_GAMES]}
    return {name: one for name, one in games.items() if one is not None}


def _set_up(value: object) -> dict[str, Any] | None:
    match value:
        case {"count": int(count), "seats": list(seats), "options": dict(options)}:
            return {
                "count": int(count),
                "seats": [
                    [who, called(name), character]
                    for who, name, character in filter(_is_seat, seats[:_SEATS])
                ],
                "options": {
                    name: chosen for name, chosen in options.items() if isinstance(chosen, str)
                },
            }
    return None


def _is_seat(value: object) -> bool:
    match value:
        case [str(), str(), str()]:
            return True
    return False


SCHEMA: Mapping[str, Check] = {
    "language": _language,
    "speed": _one_of(*SPEEDS),
    "trick_pause": _one_of(*PAUSES),
    "thinking": _one_of(*THOUGHTS),
    "reduced_motion": _yes_no,
    "text_size": _one_of(*TEXT_SIZES, 1),
    "effects": _share,
    "ambience": _share,
    "music": _share,
    "hints": _yes_no,
    "show_legal": _yes_no,
    "closer_look_told": _yes_no,
    "summary_pinned": _yes_no,
    "together": _one_of(*TOGETHER),
    "high_contrast": _yes_no,
    "keys": partial(sound_bindings, KEYS),
    "pad": partial(sound_bindings, PAD),
    "transcript": _yes_no,
    "speech": _yes_no,
    "full_screen": _yes_no,
    "window_size": _size,
    "window_position": _place,
    "player_name": _name,
    "known": _names,
    "seats": _set_ups,
}
"""Every choice that is kept, and what it may be."""
