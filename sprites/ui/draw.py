"""Draw the shared pictures: `python -m sprites.ui.draw` from the source folder."""

from __future__ import annotations

from pathlib import Path

from sprites.ui import heads
from sprites.ui.shapes import Drawing, write

HERE = Path(__file__).resolve().parent


def drawings() -> dict[str, Drawing]:
    """Every drawing of this folder by name."""
    return {**heads.portraits()}


if __name__ == "__main__":
    write(HERE, drawings())
