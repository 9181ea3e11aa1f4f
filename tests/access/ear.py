"""Somebody who hears everything that is said, and sees nothing."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.access.tree import Node
from cardtable.scenes.scene import Stage


class Line(NamedTuple):
    """One line, as it was said."""

    text: str
    anew: bool  # in answer to a key
    focus: bool  # what has the focus


class Ear:
    """Keeps every line that is said from now on."""

    listens = True

    def __init__(self, stage: Stage) -> None:
        self.lines: list[Line] = []
        stage.hearing.telling.listeners.append(self)

    def hear(self, line: str, *, anew: bool, focus: bool) -> None:
        """Take a line."""
        self.lines.append(Line(line, anew, focus))

    @property
    def texts(self) -> list[str]:
        """What was said."""
        return [line.text for line in self.lines]

    def new(self) -> list[Line]:
        """What was said since this was asked last."""
        new, self.lines = self.lines, []
        return new


def named(nodes: list[Node]) -> dict[str, Node]:
    """All of these and what is in them, by what they are called."""
    found: dict[str, Node] = {}
    for node in nodes:
        found[node.told.name] = node
        found |= named(list(node.children))
    return found
