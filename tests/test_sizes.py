"""Everything here is small enough to be read at a glance."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HOUSE = ("cardtable", "sprites", "sounds")
MODULES = sorted(path for folder in HOUSE for path in (ROOT / folder).rglob("*.py"))
LINES, METHODS, BODY, NESTING = 400, 25, 60, 5

NESTS = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match)


def depth(node: ast.AST, now: int = 0) -> int:
    """How deep the deepest statement lies in ifs, loops and their like."""
    deepest = now
    for child in ast.iter_child_nodes(node):
        continues = isinstance(node, ast.If) and node.orelse == [child]
        inner = now + (isinstance(child, NESTS) and not (continues and isinstance(child, ast.If)))
        deepest = max(deepest, depth(child, inner))
    return deepest


def too_large(source: str) -> Iterator[str]:
    """What of this source is longer, wider or deeper than one can see."""
    lines = source.count("\n")
    if lines > LINES:
        yield f"{lines} lines"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            methods = sum(isinstance(part, ast.FunctionDef) for part in node.body)
            if methods > METHODS:
                yield f"class {node.name} has {methods} methods"
        if isinstance(node, ast.FunctionDef):
            body = (node.end_lineno or node.lineno) - node.lineno + 1
            if body > BODY:
                yield f"{node.name} has {body} lines"
            if depth(node) >= NESTING:
                yield f"{node.name} is nested {depth(node)} deep"


@pytest.mark.parametrize("path", MODULES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_a_module_its_classes_and_functions_are_small(path: Path) -> None:
    assert not list(too_large(path.read_text("utf-8")))


def test_what_is_too_large_is_seen() -> None:
    deep = "def f(x):\n" + "".join(f"{' ' * n}if x:\n" for n in range(1, 6)) + " " * 6 + "pass\n"
    wide = "class C:\n" + "".join(f"  def m{n}(self): ...\n" for n in range(26))
    long = "def g():\n" + "  pass\n" * 60
    assert list(too_large(deep)) == ["f is nested 5 deep"]
    assert list(too_large(wide)) == ["class C has 26 methods"]
    assert list(too_large(long)) == ["g has 61 lines"]
    assert list(too_large("x = 1\n" * 401)) == ["401 lines"]
