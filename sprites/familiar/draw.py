"""All that is drawn for Familiar's Trouble, motif by motif."""

from __future__ import annotations

from sprites.familiar import (
    backs,
    fine_tools,
    fire,
    great_works,
    marks,
    mixed,
    owls,
    remarks,
    room,
    small_tools,
    toolbox,
    trees,
    water,
)
from sprites.kit.folder import Folder

MOTIFS = (
    fire,
    water,
    trees,
    mixed,
    backs,
    small_tools,
    fine_tools,
    great_works,
    toolbox,
    marks,
    room,
    owls,
    remarks,
)
FOLDER = Folder("familiar", MOTIFS)
