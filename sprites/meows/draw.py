"""All that is drawn for Tomorrow Never Meows, motif by motif."""

from __future__ import annotations

from sprites.kit.folder import Folder, tabled
from sprites.meows import (
    air,
    backs,
    cloudy,
    fine,
    first_drops,
    flood,
    frames,
    marks,
    palette,
    snow,
    table,
    thunder,
    umbrella,
    wishes,
)

MOTIFS = (
    fine,
    cloudy,
    first_drops,
    umbrella,
    flood,
    thunder,
    snow,
    frames,
    marks,
    wishes,
    backs,
    table,
    air,
)
FOLDER = Folder("meows", MOTIFS, lambda: tabled(palette.papers()))
