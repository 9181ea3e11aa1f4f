"""What a planted fault is."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]


class Fault(NamedTuple):
    """A small mistake somebody might make, and who should notice it."""

    file: str  # beneath ``cardtable/``
    was: str  # stands there exactly once
    becomes: str
    caught_by: str  # test files beneath ``tests/``, and ``-k`` words after a colon

    @property
    def name(self) -> str:
        """The fault in a line."""
        return f"{self.file}: {' '.join(self.was.split())} → {' '.join(self.becomes.split())}"

    def planted(self, text: str) -> str:
        """The file's text with the fault in it."""
        assert text.count(self.was) == 1, f"{self.name}: stands there {text.count(self.was)} times"
        return text.replace(self.was, self.becomes)
