"""A screen as a screen reader finds it: named things, in groups, one of them with the focus.

Plain values, made anew whenever the screen has changed; nothing here knows a window or a reader.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from cardtable.access.plainly import in_a_line, plainly

Role = Literal[
    "window", "group", "button", "switch", "values", "slider", "text", "heading", "label", "live"
]
Box = tuple[int, int, int, int]  # left, top, right, bottom, in pixels of the window

ROOT = "window"


@dataclass(frozen=True, slots=True)
class Told:
    """What a control is, to who hears it."""

    name: str
    role: Role = "button"
    value: str = ""
    note: str = ""  # why it cannot be chosen, or what choosing it would do
    on: bool | None = None  # of a switch
    able: bool = True  # it can be chosen


@dataclass(frozen=True, slots=True)
class Node:
    """One thing on the screen; its key stays the same as long as it is the same thing."""

    key: str
    told: Told
    box: Box | None = None
    children: tuple[Node, ...] = ()


@dataclass(frozen=True, slots=True)
class Tree:
    """A whole screen, and the key of what has the focus."""

    root: Node
    focus: str = ROOT
    language: str = field(default="en", kw_only=True)

    def nodes(self) -> Iterator[Node]:
        """Every node, a parent before its children."""
        waiting = [self.root]
        while waiting:
            node = waiting.pop(0)
            yield node
            waiting += node.children


def group(key: str, name: str, children: Sequence[Node]) -> list[Node]:
    """Things that belong together under a name; nothing if there are none."""
    return [Node(key, Told(name, "group"), children=tuple(children))] if children else []


def label(key: str, text: str) -> list[Node]:
    """A line that can be read and not chosen; nothing if it is empty."""
    return [Node(key, plain(Told(text, "label")))] if text else []


def plain(told: Told) -> Told:
    """The same without signs that a voice would name or skip; what was typed stays as it is."""
    name, note = (plainly(in_a_line(text)) for text in (told.name, told.note))
    value = told.value if told.role == "text" else plainly(told.value)
    return replace(told, name=name, value=value, note=note)


def labels(key: str, lines: Sequence[str]) -> list[Node]:
    """Several lines."""
    return [node for order, line in enumerate(lines) for node in label(f"{key}-{order}", line)]


def window(title: str, children: Sequence[Node], focus: str, language: str) -> Tree:
    """The tree of a window; the focus is the window itself if nothing in it has that key."""
    tree = Tree(Node(ROOT, Told(title, "window"), children=tuple(children)), focus)
    found = any(node.key == focus for node in tree.nodes())
    return replace(tree, focus=focus if found else ROOT, language=language)
