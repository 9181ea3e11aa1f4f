"""No window, no sound, and nobody's own settings: what every test starts from."""

import os
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings, saves and caches of a test go to its own folder."""
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    return tmp_path / "data"
