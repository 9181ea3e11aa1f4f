"""The kits of all games, written out, so that a build packs what it imports."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.games.catte.kit import CatteKit
from cardtable.games.familiar.kit import FamiliarKit
from cardtable.games.meows.kit import MeowsKit
from cardtable.games.towai.kit import TowaiKit
from cardtable.kit import Kit
from cardtable.players.characters import Character

KITS: dict[str, Kit] = {kit.id: kit for kit in (MeowsKit(), CatteKit(), TowaiKit(), FamiliarKit())}


def everybody() -> Sequence[Character]:
    """The characters of every table: whoever has time plays a game that has no cast of its own."""
    return [one for kit in KITS.values() if type(kit).cast is not Kit.cast for one in kit.cast]
