"""A part of the window at its upper left, which a table takes for a whole one."""

from __future__ import annotations

from copy import copy
from dataclasses import fields

from cardtable.media.drawings import Size
from cardtable.scenes.measured import Measured
from cardtable.scenes.scene import Stage
from cardtable.settings import Settings

_OWN = ("speed", "times", "trick_pause")  # of the choices: how fast it goes there


class PartOfWindow(Measured):
    """A stage for a table that lies beside something else; it may have a pace of its own."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.size, copy(stage.settings))
        self.pictures = stage.pictures
        self.sounds = stage.sounds
        self.pad = ""  # its keys are not told there
        self._chosen: Settings = stage.settings

    def take(self, size: Size) -> None:
        """Be so large; and follow what the player has chosen meanwhile."""
        self.size = size
        for one in fields(Settings):
            if one.name not in _OWN:
                setattr(self.settings, one.name, getattr(self._chosen, one.name))

    def at_pace(self, speed: str) -> None:
        """Let everything there move at this speed; a finished trick never waits for a click."""
        self.settings.speed = speed
        self.settings.times = self._chosen.times
        self.settings.trick_pause = "short" if speed == "fast" else "normal"
