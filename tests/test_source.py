"""The source keeps the style: lint, format and strict types."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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


def test_types_are_whole_and_strict() -> None:
    run("mypy")
