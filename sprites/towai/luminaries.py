"""The great discs of the table: the stage of the pile."""

from __future__ import annotations

from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.kit.named import disc, fills, path
from sprites.towai.palette import SCENE_SHADOW

COLOURS = {
    "sun": {"disc": "#FFC14D", "lit": "#FFCE6B"},
    "moon": {"moon": "#F6EBCB", "crater": "#EADBB2"},
    "split": {"disc": "#FFC98A", "lit": "#FFDDA6", "refl": "#85407C", "glint": "#FFD3A4"},
    "reflection": {"refl": "#85407C", "glint": "#FFD3A4"},
}
SHADOW = {"sun": SCENE_SHADOW, "moon": "#05071A", "split": "#3A0E3C", "reflection": "#3A0E3C"}


def sun() -> list[str]:
    """A hot disc, lighter within."""
    return [sheet("disc", 3, disc("disc", 0, 0, 216)), sheet("lit", 2, disc("lit", 0, 0, 176))]


def moon() -> list[str]:
    """A pale disc and its seas."""
    seas = (
        disc("crater", -120, -80, 34) + disc("crater", 120, 110, 42) + disc("crater", -134, 90, 20)
    )
    seas += disc("crater", 150, -94, 24) + disc("crater", -60, 168, 14)
    return [sheet("disc", 3, disc("moon", 0, 0, 216)), sheet("seas", 0, seas)]


def reflection() -> list[str]:
    """The lower half: what the sea gives back."""
    slips = "".join(
        f"M{dx - w} {y}H{dx + w}a3.5 3.5 0 0 1 0 7H{dx - w}a3.5 3.5 0 0 1 0-7Z"
        for y, w, dx in ((14, 140, -24), (34, 90, 66), (56, 112, -30), (78, 60, 34), (98, 40, -18))
    )
    water = path("refl", "M-216 0H216A216 128 0 0 1 -216 0Z", fill_opacity=".8") + path(
        "glint", slips
    )
    return [sheet("water", 0, water)]


def split() -> list[str]:
    """The upper half over its reflection."""
    return [
        sheet("disc", 3, path("disc", "M-216 0A216 216 0 0 1 216 0Z")),
        sheet("lit", 2, path("lit", "M-176 0A176 176 0 0 1 176 0Z")),
        *reflection(),
    ]


def drawings() -> Drawings:
    says = "The great disc of the table, radius 216."
    discs = {"sun": sun(), "moon": moon(), "split": split(), "reflection": reflection()}
    return {
        name: of_papers("-240 -240 480 480", says, SHADOW[name], fills(COLOURS[name]), sheets)
        for name, sheets in discs.items()
    }
