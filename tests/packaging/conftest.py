"""What the tests of packaging share."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
Tool = Callable[[str], ModuleType]


@pytest.fixture(scope="session")
def tool() -> Iterator[Tool]:
    """The scripts of the build, by name."""
    place = str(ROOT / ".ci")
    sys.path.insert(0, place)
    yield importlib.import_module
    sys.path.remove(place)
