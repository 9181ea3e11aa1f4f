"""Plays a whole game knowing nothing but what AT-SPI, the screen readers' bus, tells of it.

Run by the system's own Python, which has the bindings, inside a session bus of its own, as
``dbus-run-session -- /usr/bin/python3 blind_player.py PLAN.json OUT.json COMMAND …``, it starts the
command at the shelf, finds the box it is to play, sets up a table, plays to the end, reads the
standings, goes home, and writes down what was heard, read and pressed. It knows no file of the game
and no pixel; it knows its language (`WORDS`).

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
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import gi

gi.require_version("Atspi", "2.0")

from gi.repository import Atspi, Gio, GLib  # noqa: E402 - of the version asked for

PATIENCE = 60.0  # seconds for anything to come about, on a busy machine
GLANCE = 250  # milliseconds after which it looks again, if nothing is told

WORDS: dict[str, dict[str, Sequence[str]]] = {
    "en": {
        "asked": ["What is asked"],
        "hand": ["Your hand"],
        "tools": ["Buttons"],
        "play": ["Play"],
        "on": ["Next round", "And the winner is", "How did we do?"],
        "home": ["Back to the shelf"],
        "wish": ["Snow"],
        "keeps": ["No,", "Keep"],
        "dead": [", unavailable"],
        "value": [": "],
    },
    "ja": {
        "asked": ["質問"],
        "hand": ["手札"],
        "tools": ["ボタン"],
        "play": ["始める"],
        "on": ["次のラウンド", "そして勝者は", "結果を見る"],
        "home": ["棚に戻る"],
        "wish": ["豪雪"],
        "keeps": ["いいえ", "おつかいはこのまま"],
        "dead": ["、選べません"],
        "value": ["："],
    },
}
"""What the table says in a language, as far as it has to be known to find one's way."""


class Thing(NamedTuple):
    """Something on the screen, as it is told."""

    name: str
    role: str
    about: str
    group: str
    node: Any


class Blind:
    """Hears what is announced and what has the focus, and presses what is named."""

    def __init__(self, language: str) -> None:
        self.words = WORDS[language]
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

    def until(self, come: Callable[[], object], patience: float = PATIENCE) -> None:
        """Listen until something has come about; it is looked for whenever something is told."""
        end = time.monotonic() + patience
        context = GLib.MainContext.default()
        while not come():
            if time.monotonic() > end:
                raise TimeoutError(f"nothing more is told after {self.heard[-8:]}")
            alarm = GLib.timeout_add(GLANCE, lambda: True)
            context.iteration(True)
            GLib.source_remove(alarm)
            while context.iteration(False):
                pass

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

    def all(self) -> list[Thing]:
        """All that is there now, from the top."""
        try:
            return list(_things(self.window(), ""))
        except GLib.Error:
            return []  # it has just changed

    def things(self) -> list[Thing]:
        """All that can be pressed now."""
        dead = tuple(self.words["dead"])
        return [one for one in self.all() if "button" in one.role and not one.name.endswith(dead)]

    def find(self, names: Sequence[str]) -> Thing | None:
        """What can be pressed and is called like this, if it is there."""
        return next((one for one in self.things() if one.name.startswith(tuple(names))), None)

    def question(self) -> str:
        """What is asked, if that has been heard since something was pressed last."""
        if not self.heard[self.since :]:
            return ""
        try:
            for group in _children(self.window()):
                if group.get_name() in self.words["asked"]:
                    told = [str(label.get_name()) for label in _children(group)]
                    return next((line for line in told if line in self.heard[self.since :]), "")
        except GLib.Error:
            pass  # it has just changed
        return ""

    # What is done

    def press(self, thing: Thing) -> None:
        """Press it."""
        self.since = len(self.heard)
        try:
            Atspi.Action.do_action(thing.node, 0)
        except GLib.Error:
            self.since = 0  # it has just gone

    def press_named(self, names: Sequence[str]) -> None:
        """Wait until there is something called like this, and press it."""
        found: list[Thing] = []

        def there() -> bool:
            thing = self.find(names)
            found.extend([thing] if thing else [])
            return bool(found)

        self.until(there)
        self.press(found[0])

    def turn_to(self, name: str, value: str) -> None:
        """Turn what has several values until one hears that it stands at this one."""
        called = name + self.words["value"][0]
        wanted = called + value
        thing = next(one for one in self.all() if one.name.startswith(called))
        if thing.name == wanted:
            return
        Atspi.Component.grab_focus(thing.node)
        self.until(lambda: self.focused and self.focused[-1].startswith(called))
        for _ in re.split("[,、]", thing.about):
            self.press(thing)
            self.until(lambda: len(self.heard) > self.since)
            if wanted in self.heard[self.since :]:
                return
        raise LookupError(f"{name} never stands at {value}: {self.heard[-4:]}")


def _children(node: Any) -> Iterator[Any]:
    if node is not None:
        for number in range(node.get_child_count()):
            child = node.get_child_at_index(number)
            if child is not None:
                yield child


def _things(node: Any, group: str) -> Iterator[Thing]:
    for child in _children(node):
        role, name = child.get_role_name(), child.get_name()
        if role in {"panel", "grouping"}:
            yield from _things(child, name)
        else:
            yield Thing(name, role, child.get_description() or "", group, child)


def number_in(text: str) -> int:
    """The last number that is named."""
    found = re.findall(r"\d+", text)
    return int(found[-1]) if found else 0


def chosen(things: list[Thing], words: dict[str, Sequence[str]]) -> Thing:
    """What to press of these."""
    hand = [thing for thing in things if thing.group in words["hand"]]
    apart = {*words["hand"], *words["tools"]}
    others = [thing for thing in things if thing.group not in apart]
    for thing in others:
        if thing.name in words["wish"] or thing.name.startswith(tuple(words["keeps"])):
            return thing
    if hand:
        return max(hand, key=lambda thing: number_in(thing.name))
    if all(thing.about for thing in others):
        return max(others, key=lambda thing: (number_in(thing.about), number_in(thing.name)))
    return max(others, key=lambda thing: number_in(thing.name))


def play(blind: Blind, done: list[dict[str, str]]) -> None:
    """Play until the game is over, and note what was asked and what was pressed."""
    on, over = blind.words["on"], blind.words["home"]
    between: list[Thing] = []

    def asked() -> bool:
        things = [] if blind.question() else blind.things()
        between[:] = [one for one in things if one.name.startswith((*on, *over))]
        return not things or bool(between)

    while True:
        blind.until(lambda: asked() and (between or blind.question()))
        if any(one.name.startswith(tuple(over)) for one in between):
            return
        if between:
            blind.press(between[0])
            continue
        question, things = blind.question(), blind.things()
        if not any(thing.group not in blind.words["tools"] for thing in things):
            continue
        thing = chosen(things, blind.words)
        done.append({"asked": question, "pressed": thing.name})
        blind.press(thing)


def main() -> None:
    """Start the game, play it, and write down what came of it."""
    plan = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    out, command = Path(sys.argv[2]), sys.argv[3:]
    blind = Blind(plan["language"])
    done: list[dict[str, str]] = []
    told: dict[str, Any] = {"done": done, "heard": blind.heard, "focused": blind.focused}
    game = subprocess.Popen(command)
    try:
        blind.press_named([plan["box"]])
        blind.until(lambda: blind.find(blind.words["play"]))
        told["set-up"] = [one.name for one in blind.all()]
        for name, value in plan["turned"].items():
            blind.turn_to(name, value)
        blind.press_named(blind.words["play"])
        play(blind, done)
        told["standings"] = [one.name for one in blind.all()]
        blind.press_named(blind.words["home"])
        blind.until(lambda: blind.find([plan["box"]]))
        told["home"] = True
    finally:
        out.write_text(json.dumps(told), encoding="utf-8")
        game.terminate()
        game.wait()


if __name__ == "__main__":
    main()
