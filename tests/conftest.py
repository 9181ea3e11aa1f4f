"""No window, no sound, and nobody's own settings: what every test starts from."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

# They drive a window with Xvfb and xdotool and look into /proc, which only Linux has.
alone = ["window", "packaging", "access/test_screen_reader.py"]
collect_ignore = [] if sys.platform == "linux" else alone

if TYPE_CHECKING:
    from tests.table.hand import Hand

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


def pytest_configure(config: pytest.Config) -> None:
    """What ``pytest -n`` starts is told the way to these tests in UTF-8, and must read it so."""
    if config.getoption("numprocesses", None):
        os.environ["PYTHONUTF8"] = "1"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings, saves and caches of a test go to its own folder."""
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture(autouse=True)
def unhurried_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A frame of a test waits until a move is on disk, however busy that is."""
    from cardtable.table import show

    monkeypatch.setattr(show, "PROMPT", 5.0)


@pytest.fixture
def hand() -> Hand:
    """A hand on the mouse and the keys, at a table yet to sit down at."""
    from tests.table.hand import Hand

    return Hand()
