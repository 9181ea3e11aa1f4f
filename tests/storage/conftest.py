"""Tests of what is kept, on a disk in memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.storage import disk as layer
from tests.storage.fake_disk import FakeDisk


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> FakeDisk:
    """A disk in memory, on which everything is kept."""
    monkeypatch.setenv("CARDTABLE_DATA", "/home/data")
    made = FakeDisk()
    monkeypatch.setattr(layer, "disk", made)
    assert not Path("/home/data").exists()
    return made
