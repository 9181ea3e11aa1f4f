"""The source keeps the style: lint, format and strict types."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def run(*words: str) -> None:
    """Run a tool over the tree; its complaints are the test's."""
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_ruff_finds_nothing() -> None:
    run("ruff", "check", ".")


def test_the_format_is_ruffs() -> None:
    run("ruff", "format", "--check", ".")


@pytest.mark.parametrize(
    "system", ["linux", *(pytest.param(one, marks=pytest.mark.slow) for one in ("win32", "darwin"))]
)
def test_types_are_whole_and_strict_on_every_system(system: str) -> None:
    # Those tests drive a window through X and Wayland, and run on Linux alone.
    alone = "^tests/(window/|packaging/|access/test_screen_reader)"
    elsewhere = () if system == "linux" else ("--exclude", alone)
    run("mypy", "--platform", system, *elsewhere)


@pytest.mark.unhurried
def test_every_text_is_written_in_utf_8_with_the_same_line_ends_everywhere() -> None:
    """Or what is made on Windows differs from what is made elsewhere, byte for byte."""
    folders = [ROOT / name for name in ("cardtable", "sprites", "sounds", ".ci")]
    wrong = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for folder in folders
        for path in folder.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and writes_text(call)
        if not {"encoding", "newline"} <= {keyword.arg for keyword in call.keywords}
    ]
    assert not wrong


def test_a_checkout_has_the_same_line_ends_whatever_git_is_set_to(tmp_path: Path) -> None:
    """Git for Windows turns them unless told not to."""
    drawing = Path("sprites/ui/confetti-disc.svg")
    git = ["git", "-C", str(tmp_path), "-c", "core.autocrlf=true", "-c", "core.safecrlf=false"]
    for name in (Path(".gitattributes"), drawing):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    for words in (["init", "-q"], ["add", "."]):
        subprocess.run([*git, *words], check=True)
    (tmp_path / drawing).unlink()
    subprocess.run([*git, "checkout", "-q", "--", "."], check=True)
    assert (tmp_path / drawing).read_bytes() == (ROOT / drawing).read_bytes()


def writes_text(call: ast.Call) -> bool:
    """Whether this call writes a text, or opens a file to do so."""
    match call.func:
        case ast.Attribute(attr="write_text"):
            return True
        case ast.Attribute(attr="open") | ast.Name(id="open"):
            modes = [each.value for each in call.args[-1:] if isinstance(each, ast.Constant)]
            return any(isinstance(mode, str) and re.fullmatch("[wax]t?", mode) for mode in modes)
    return False
