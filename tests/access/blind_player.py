"""Plays a round of a game knowing nothing but what AT-SPI, the screen readers' bus, tells of it.

Run by the system's own Python, which has the bindings, inside a session bus of its own, as
``dbus-run-session -- /usr/bin/python3 blind_player.py OUT.json COMMAND …``, it starts the command,
plays one round and writes down what was heard and pressed. It knows no file of the game and no
pixel.

How it chooses can be told from the rules afterwards, and could not be guessed: of the cards it may
play the highest number, of day and night the one more of its cards fit, as a wish Snow; it
exchanges nothing.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import gi

gi.require_version("Atspi", "2.0")

from gi.repository import Atspi, Gio, GLib  # noqa: E402 - of the version asked for

PATIENCE = 90.0  # seconds for anything to come about, on a busy machine


class Thing(NamedTuple):
    """Something that can be pressed, as it is told."""

    name: str
    about: str
    group: str
    node: Any


class Blind:
    """Hears what is announced and what has the focus, and presses what is named."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.focused: list[str] = []
        self.since = 0  # so much had been heard when something was pressed last
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        on = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
        properties = "org.freedesktop.DBus.Properties"
        place = ("org.a11y.Bus", "/org/a11y/bus", properties, "Set")
        bus.call_sync(*place, on, None, Gio.DBusCallFlags.NONE, -1, None)
        Atspi.init()
        self.listener = Atspi.EventListener.new(self._hear)
        self.listener.register("object:announcement")
        self.listener.register("object:state-changed:focused")

    def _hear(self, event: Any) -> None:
        if event.type.startswith("object:announcement"):
            self.heard += str(event.any_data).split("\n")
        elif event.detail1:
            self.focused.append(event.source.get_name())

    def wait(self, seconds: float) -> None:
        """Listen for a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while GLib.MainContext.default().iteration(False):
                pass
            time.sleep(0.01)

    def until(self, come: Callable[[], object]) -> None:
        """Listen until something has come about."""
        end = time.monotonic() + PATIENCE
        while not come():
            if time.monotonic() > end:
                raise TimeoutError(f"nothing more is told after {self.heard[-8:]}")
            self.wait(0.05)

    # What is told

    def window(self) -> Any:
        """The game's window, once it is there."""
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(number)
            if program is not None and program.get_child_count():
                program.set_cache_mask(Atspi.Cache.NONE)  # as it is now, and not as it was once
                return program.get_child_at_index(0)
        return None

    def things(self) -> list[Thing]:
        """All that can be pressed now."""
        try:
            return list(_pressable(self.window(), ""))
        except GLib.Error:
            return []  # it has just changed

    def question(self) -> str:
        """What is asked, if that has been heard since something was pressed last."""
        try:
            for group in _children(self.window()):
                if group.get_name() == "What is asked":
                    told = [str(label.get_name()) for label in _children(group)]
                    return next((line for line in told if line in self.heard[self.since :]), "")
        except GLib.Error:
            pass  # it has just changed
        return ""

    def ended(self) -> bool:
        """Whether a round has been told to be over."""
        return "Round 1" in self.heard or "Standings" in self.heard

    # What is done

    def press(self, thing: Thing) -> None:
        """Press it."""
        self.since = len(self.heard)
        try:
            Atspi.Action.do_action(thing.node, 0)
        except GLib.Error:
            self.since = 0  # it has just gone


def _children(node: Any) -> Iterator[Any]:
    if node is not None:
        for number in range(node.get_child_count()):
            child = node.get_child_at_index(number)
            if child is not None:
                yield child


def _pressable(node: Any, group: str) -> Iterator[Thing]:
    for child in _children(node):
        role = child.get_role_name()
        name = child.get_name()
        if role in {"panel", "grouping"}:
            yield from _pressable(child, name)
        elif role in {"push button", "button"} and not name.endswith(", unavailable"):
            yield Thing(name, child.get_description() or "", group, child)


def number_in(text: str) -> int:
    """The last number that is named."""
    found = re.findall(r"\d+", text)
    return int(found[-1]) if found else 0


def chosen(things: list[Thing]) -> Thing:
    """What to press of these."""
    hand = [thing for thing in things if thing.group == "Your hand"]
    others = [thing for thing in things if thing.group not in ("Your hand", "Buttons")]
    for thing in others:
        if thing.name == "Snow" or thing.name.startswith(("No,", "Keep")):
            return thing
    if hand:
        return max(hand, key=lambda thing: number_in(thing.name))
    if all(thing.about for thing in others):
        return max(others, key=lambda thing: (number_in(thing.about), number_in(thing.name)))
    return max(others, key=lambda thing: number_in(thing.name))


def play(blind: Blind, done: list[dict[str, str]]) -> None:
    """Play until the round is over, and note what was asked and what was pressed."""
    while True:
        blind.until(lambda: blind.ended() or blind.question())
        if blind.ended():
            return
        asked = blind.question()
        blind.wait(0.1)
        things = blind.things()
        if not any(thing.group != "Buttons" for thing in things):
            continue
        thing = chosen(things)
        done.append({"asked": asked, "pressed": thing.name})
        blind.press(thing)


def main() -> None:
    """Start the game, play, and write down what came of it."""
    out, command = Path(sys.argv[1]), sys.argv[2:]
    blind = Blind()
    done: list[dict[str, str]] = []
    game = subprocess.Popen(command)
    try:
        blind.until(lambda: blind.window() is not None)
        play(blind, done)
    finally:
        told = {"heard": blind.heard, "focused": blind.focused, "done": done}
        out.write_text(json.dumps(told), encoding="utf-8")
        game.terminate()
        game.wait()


if __name__ == "__main__":
    main()
