"""The signs at the lower corners of the shelf: all keys, and having everything read out."""

from __future__ import annotations

from cardtable.devices.keyboard import SPEECH
from cardtable.media.words import words
from cardtable.scenes.screen import Screen
from cardtable.widgets.key_sign import KeySign
from cardtable.widgets.widget import Widget

_ASIDE = 20  # units from the window's edge


def key_signs(screen: Screen, middle: int) -> list[Widget]:
    """They stand at this height."""
    stage = screen.stage

    def speech() -> None:
        stage.hearing.switch()
        screen.refresh()

    left = stage.px(_ASIDE), middle
    right = stage.size[0] - stage.px(_ASIDE), middle
    label = words("home.silence" if stage.settings.aloud else "home.speech")
    return [
        KeySign(stage, "keys", "f1", words("home.keys"), screen.help, left, right=False),
        KeySign(stage, "speech", SPEECH, label, speech, right, right=True),
    ]
