"""Every key and every pad button that does something, in one table: `DEEDS`.

What F1 shows, what can be rebound, what the devices say and what the tests press all come from it.
Keys are named as the system names them (``h``, ``f1``), pad buttons as SDL does (``a``,
``leftshoulder``); two more, ``number`` and ``answer``, stand for any digit and for the letter that
is written on a button.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

KEYS, PAD = "keys", "pad"


class Deed(NamedTuple):
    """Something one does with a key or a pad button."""

    name: str
    place: str  # where it can be done: "everywhere", on "controls", at a "table" …
    keys: tuple[str, ...]
    pad: tuple[str, ...] = ()
    free: bool = False  # may be put on another key, and on another button


DEEDS: Sequence[Deed] = (
    Deed("choose", "controls", ("return", "space"), ("a",)),
    Deed("move", "controls", ("arrows",), ("dpad", "left")),
    Deed("step", "controls", ("tab", "shift+tab"), ("leftshoulder", "rightshoulder")),
    Deed("back", "controls", ("escape",), ("b",)),
    Deed("scroll", "scroller", ("page up", "page down"), ("right",)),
    Deed("hint", "table", ("h",), ("y",), free=True),
    Deed("undo", "table", ("u",), ("lefttrigger",), free=True),
    Deed("sort", "table", ("s",), ("leftstick",), free=True),
    Deed("log", "table", ("l",), ("rightstick",), free=True),
    Deed("inspect", "table", ("i",), ("x",), free=True),
    Deed("last_trick", "table", ("t",), free=True),
    Deed("why", "table", ("w",), ("righttrigger",), free=True),
    Deed("rules", "table", ("r",), free=True),
    Deed("summary", "table", ("c",), free=True),
    Deed("menu", "table", ("m",), ("start",), free=True),
    Deed("read_hand", "table", ("f5",), free=True),
    Deed("read_trick", "table", ("f6",), free=True),
    Deed("read_table", "table", ("f7",), free=True),
    Deed("read_scores", "table", ("f8",), free=True),
    Deed("read_turn", "table", ("f9",), free=True),
    Deed("read_last_trick", "table", ("f10",), free=True),
    Deed("number", "table", ("number",)),
    Deed("late_number", "table", ("shift+number",)),
    Deed("answer", "table", ("answer",)),
    Deed("look", "trust", ("space",), ("righttrigger",)),
    Deed("search", "pages", ("f",), free=True),
    Deed("put_away", "card", ("c",)),
    Deed("line_why", "count", ("w",)),
    Deed("slips", "review", ("n", "b")),
    Deed("ends", "review", ("home", "end")),
    Deed("replay", "review", ("p",)),
    Deed("open_hands", "review", ("h",)),
    Deed("next_seat", "review", ("v",)),
    Deed("copy", "text", ("ctrl+c",)),
    Deed("paste", "text", ("ctrl+v",)),
    Deed("speech", "everywhere", ("f2",)),
    Deed("again", "everywhere", ("f4",)),
    Deed("help", "everywhere", ("f1",), ("back",)),
    Deed("full_screen", "everywhere", ("f11",)),
)
"""All of them, in the order in which they are told."""

DEED: Mapping[str, Deed] = {deed.name: deed for deed in DEEDS}

FREE = tuple(deed.name for deed in DEEDS if deed.free)
"""The deeds that can be put on other keys and buttons."""

_SAME = {"put_away": "summary", "line_why": "why"}
"""Deeds that are on the key of another one, wherever that is."""

_ALWAYS: Mapping[str, frozenset[str]] = {
    KEYS: frozenset({*"0123456789", "left", "right", "up", "down", "f3", "backspace", "delete"})
    | {
        key
        for deed in DEEDS
        if not deed.free and deed.name not in _SAME and deed.place != "review"
        for key in deed.keys
    },
    PAD: frozenset(
        {button for deed in DEEDS if not deed.free and deed.name != "look" for button in deed.pad}
    ),
}
"""What always means the same."""

BUTTONS = (
    "a",
    "b",
    "x",
    "y",
    "back",
    "start",
    "leftstick",
    "rightstick",
    "leftshoulder",
    "rightshoulder",
    "lefttrigger",
    "righttrigger",
)
"""The buttons of a pad; the triggers count as pressed once they are half way down."""


@dataclass(frozen=True)
class Bindings:
    """On which keys and buttons the free deeds are: the usual ones, but for what was changed."""

    keys: Mapping[str, str] = field(default_factory=dict)
    pad: Mapping[str, str] = field(default_factory=dict)

    def of(self, device: str, name: str) -> tuple[str, ...]:
        """The keys (or the buttons) that do this."""
        name = _SAME.get(name, name)
        changed = (self.keys if device == KEYS else self.pad).get(name)
        usual = DEED[name].keys if device == KEYS else DEED[name].pad
        return usual if changed is None else (changed,) if changed else ()

    def deed(self, device: str, pressed: str) -> str:
        """What this key (or button) does, if it is one of the free deeds, or help."""
        for name in (*FREE, "help"):
            if pressed in self.of(device, name):
                return name
        return ""

    def taken(self, device: str, pressed: str) -> bool:
        """Whether this key (or button) always means something else."""
        return pressed in _ALWAYS[device]

    def put(self, device: str, name: str, pressed: str) -> tuple[dict[str, str], str]:
        """Put a deed on a key: all changes then, and the deed that was on it and has the old key
        of this one now.
        """
        changed = dict(self.keys if device == KEYS else self.pad)
        other = self.deed(device, pressed)
        if other and other != name:
            changed[other] = next(iter(self.of(device, name)), "")
        changed[name] = pressed
        usual = {
            one: (*(DEED[one].keys if device == KEYS else DEED[one].pad), "")[0] for one in FREE
        }
        kept = {one: key for one, key in changed.items() if usual[one] != key}
        return kept, other if other != name else ""


def told_at(places: Iterable[str]) -> list[Deed]:
    """What can be done where these are, in the order of `DEEDS`."""
    here = {*places, "everywhere"}
    return [deed for deed in DEEDS if deed.place in here]


def sound_bindings(device: str, value: object) -> dict[str, str] | None:
    """Changed keys (or buttons) as they may be kept; None if they make no sense together."""
    if not isinstance(value, dict):
        return None
    usual = Bindings()
    found = {
        name: pressed
        for name, pressed in value.items()
        if name in FREE and isinstance(pressed, str) and not usual.taken(device, pressed)
    }
    if device == PAD:
        found = {name: pressed for name, pressed in found.items() if pressed in ("", *BUTTONS)}
    made = Bindings(found) if device == KEYS else Bindings(pad=found)
    used = [key for name in FREE for key in made.of(device, name)]
    return found if len(used) == len(set(used)) else None
