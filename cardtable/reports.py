"""What is kept when something has gone wrong: the error, the system and every open match."""

from __future__ import annotations

import traceback
from datetime import datetime
from pathlib import Path

import pygame

from cardtable.scenes.scene import Stage
from cardtable.settings import data_folder
from cardtable.storage.files import dated, write_whole


def reports_folder() -> Path:
    """Where reports lie."""
    return data_folder() / "reports"


def write_report(stage: Stage, error: str) -> Path | None:
    """Keep the error, the system and every open match's log in one file; where, if it could be."""
    import platform  # takes as long to import as a picture to draw

    sdl = ".".join(map(str, pygame.version.SDL))
    parts = [
        f"Cardtable report, {datetime.now().isoformat(timespec='seconds')}",
        f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, SDL {sdl}",
        platform.platform(),
        f"window {stage.size}, {stage.settings}",
        error,
    ]
    for scene in stage.scenes:
        try:
            parts.append(f"{type(scene).__name__}\n{scene.report()}")
        except Exception:  # noqa: BLE001 - the report must be written whatever state it is in
            parts.append(f"{type(scene).__name__} could not report:\n{traceback.format_exc()}")
    path = dated(reports_folder(), ".txt")
    return path if write_whole(path, "\n\n".join(parts).encode("utf-8", "replace")) else None
