"""One file, one game's surroundings. The list is written out, so that a build packs them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.looks.catte import CatteLook
from cardtable.looks.familiar import FamiliarLook
from cardtable.looks.look import AnyGame, Look
from cardtable.looks.meows import MeowsLook
from cardtable.looks.towai import TowaiLook
from cardtable.seats import Seat
from cardtable.table.table import Stage

LOOKS: Mapping[str, type[Look]] = {
    "meows": MeowsLook,
    "catte": CatteLook,
    "towai": TowaiLook,
    "familiar": FamiliarLook,
}


def look_for(game: AnyGame, stage: Stage, seats: Sequence[Seat]) -> Look:
    """The look of a game; plain felt if it has none of its own."""
    return LOOKS.get(game.id, Look)(stage, game, seats)
