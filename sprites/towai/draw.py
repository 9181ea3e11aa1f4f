"""All that is drawn for Towai, motif by motif."""

from __future__ import annotations

from sprites.kit.folder import Folder, listed
from sprites.towai import (
    back,
    boat,
    day,
    frames,
    horizon,
    lighthouse,
    luminaries,
    marker,
    marks,
    night,
    papers,
    parting,
    sky,
)

MOTIFS = (
    day,
    night,
    parting,
    marks,
    frames,
    back,
    marker,
    sky,
    luminaries,
    horizon,
    lighthouse,
    boat,
)
FOLDER = Folder("towai", MOTIFS, lambda: listed(papers.palettes()))
