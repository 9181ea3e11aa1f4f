"""Draw the shared pictures: `python -m sprites.ui.draw` from the source folder."""

from __future__ import annotations

import json
from pathlib import Path

from sprites.ui import heads, icons, stage
from sprites.ui.shapes import Drawing, write

HERE = Path(__file__).resolve().parent


def drawings() -> dict[str, Drawing]:
    """Every drawing of this folder by name."""
    return {**heads.portraits(), **icons.icons(), **stage.drawings()}


def papers() -> str:
    """The palettes of this folder's drawings."""
    return json.dumps(stage.palettes(), indent=1) + "\n"


if __name__ == "__main__":
    write(HERE, drawings())
    (HERE / "papers.json").write_text(papers(), encoding="utf-8", newline="\n")
