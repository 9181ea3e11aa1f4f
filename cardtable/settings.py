"""The player's choices, and the folders where choices, saves and caches live.

A broken or foreign settings file is never an error: what can be read is kept, the rest is as new.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "ja")
SPEEDS = ("slow", "normal", "fast", "instant")
PAUSES = ("short", "normal", "long", "click")
THOUGHTS = ("short", "normal", "long")
TEXT_SIZES = (0.9, 1.0, 1.15, 1.3)
SMALLEST_WINDOW = (960, 600)

PACE: Mapping[str, float] = {"slow": 0.6, "normal": 1.0, "fast": 2.0, "instant": 1000.0}
"""How many times faster than normal each speed runs."""

PAUSE_SECONDS: Mapping[str, float] = {"short": 0.7, "normal": 1.2, "long": 2.6, "click": 1e9}
"""How long a finished trick lies still to be read; ``click`` waits for the player."""


THINKING_SECONDS: Mapping[str, float] = {"short": 0.2, "normal": 0.5, "long": 1.5}
"""How long, of a processor's time, the strongest players think about one decision at most."""


def data_folder() -> Path:
    """The player's own folder for settings, saves and statistics (``CARDTABLE_DATA`` wins)."""
    chosen = os.environ.get("CARDTABLE_DATA")
    if chosen:
        return Path(chosen)
    home = Path.home()
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
    home = Path.home()
    if sys.platform == "win32":
        local = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
        folder = local / "Cardtable" / "Cache"
    elif sys.platform == "darwin":
        folder = home / "Library" / "Caches" / "Cardtable"
    else:
        folder = Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache") / "cardtable"
    return folder


def own_language() -> str:
    """The first language of the player's system that the table speaks."""
    for name in wished_languages():
        if name[:2].lower() in LANGUAGES and not name[2:3].isalpha():
            return name[:2].lower()
    return "en"


def wished_languages() -> list[str]:
    """The languages of the player's system, the dearest first: ``ja_JP.UTF-8``, ``en``.

    The environment is read as gettext reads it. Windows, and macOS where a program is not started
    from a terminal, have nothing there and are asked themselves.
    """
    chosen = ("LC_ALL", "LC_MESSAGES", "LANG")
    named = next((os.environ[name] for name in chosen if os.environ.get(name)), "")
    if named.split(".")[0] in ("C", "POSIX"):
        return ["en"]
    if named:
        return [*os.environ.get("LANGUAGE", "").split(":"), named]
    from pygame import system  # only where it is needed: most commands do without pygame

    return [each["language"] for each in system.get_pref_locales()]


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
    transcript: bool = False  # the table is also spoken as lines of text
    full_screen: bool = False
    window_size: tuple[int, int] = (1280, 800)
    window_position: tuple[int, int] | None = None
    player_name: str = ""
    seats: dict[str, Any] = field(default_factory=dict)  # game → how it was last set up
    times: float = 1.0  # so many times faster still, for this run only

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

    def save(self) -> None:
        """Write the choices down; a folder that cannot be written to is no reason to stop."""
        kept = {f.name: getattr(self, f.name) for f in fields(self) if f.name != "times"}
        text = json.dumps(kept, indent=1)
        write_whole(data_folder() / "settings.json", text)


def write_whole(path: Path, text: str) -> bool:
    """Replace a file in one step, so that it is never half written; whether it could be."""
    fresh = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(text, encoding="utf-8", newline="\n")
        fresh.replace(path)
    except OSError:
        return False
    return True


def load() -> Settings:
    """The saved choices; whatever is missing, broken or out of range is as new."""
    settings = Settings()
    try:
        found = json.loads((data_folder() / "settings.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return settings
    if not isinstance(found, dict):
        return settings
    for name, value in found.items():
        sound = _sound(name, value)
        if sound is not None:
            setattr(settings, name, sound)
    return settings


def _sound(name: str, value: object) -> object:
    """The value as the setting keeps it, or None if it cannot be meant."""
    allowed = {
        "language": LANGUAGES,
        "speed": SPEEDS,
        "trick_pause": PAUSES,
        "thinking": THOUGHTS,
        "text_size": TEXT_SIZES,
    }.get(name)
    if allowed:
        return value if value in allowed else None
    match name, value:
        case (("reduced_motion" | "hints" | "show_legal" | "transcript" | "full_screen"), bool()):
            return value
        case (("effects" | "ambience" | "music"), int() | float()) if 0 <= value <= 1:
            return float(value)
        case "window_size", [int(width), int(height)]:
            return max(width, SMALLEST_WINDOW[0]), max(height, SMALLEST_WINDOW[1])
        case "window_position", [int(left), int(top)]:
            return left, top
        case "player_name", str():
            return value[:24]
        case "seats", dict():
            return value
        case _:
            return None
