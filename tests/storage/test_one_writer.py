"""What a player would miss is written in one place: nothing else of the program writes files."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardtable

PACKAGE = Path(cardtable.__file__).parent
WRITING = {"write_text", "write_bytes", "mkdir", "unlink", "symlink_to", "hardlink_to", "touch"}
MAY = {
    "media/shelf.py": "the cache, which can be made again",
    "commands/shots.py": "pictures, where the player says",
    "commands/simulate.py": "events, where the player says",
}


def writes(path: Path) -> Iterator[str]:
    """Whatever in this file writes to a disk, as the code says it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr=name), args=args) if name in WRITING:
                if name != "touch" or not args:  # a surface is touched somewhere
                    yield ast.unparse(node)
            case ast.Call(func=ast.Name("open") | ast.Attribute(attr="open"), args=args):
                modes = [one.value for one in args if isinstance(one, ast.Constant)]
                if any(isinstance(mode, str) and set("wax+") & set(mode) for mode in modes):
                    yield ast.unparse(node)


@pytest.mark.unhurried
def test_only_the_storage_writes_and_what_can_be_made_again_or_was_asked_for() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix(): [*writes(path)]
        for path in PACKAGE.rglob("*.py")
        if path.parent.name != "storage"
    }
    assert {path for path, calls in found.items() if calls} == set(MAY)


def test_the_storage_is_found_to_write() -> None:
    assert [*writes(PACKAGE / "storage" / "disk.py")]
