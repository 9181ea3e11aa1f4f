"""All that every game shares, motif by motif."""

from __future__ import annotations

from sprites.kit.folder import Folder, listed
from sprites.ui import confetti, curtain, emblem, icons, leads, pads, podium, portraits, sleeve

MOTIFS = (portraits, icons, pads, curtain, podium, confetti, leads, sleeve, emblem)
FOLDER = Folder("ui", MOTIFS, lambda: listed(confetti.palettes()))
