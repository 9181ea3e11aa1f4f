"""All that is drawn for Catte, motif by motif."""

from __future__ import annotations

from sprites.catte import (
    awning,
    backs,
    barista,
    coffees,
    counter,
    cup,
    doily,
    frames,
    kitten,
    marks,
    master,
    palette,
    room,
    steam,
    waiter,
)
from sprites.kit.folder import Folder, listed

MOTIFS = (
    kitten,
    waiter,
    barista,
    master,
    coffees,
    marks,
    frames,
    backs,
    cup,
    room,
    awning,
    counter,
    doily,
    steam,
)
FOLDER = Folder("catte", MOTIFS, lambda: listed(palette.palettes()))
