"""A fifth game, to prove what a game needs: its rules, its words, and one line in each list."""

from __future__ import annotations

from cardtable.games import GAMES
from cardtable.kit import Kit
from cardtable.kits import KITS
from cardtable.media.words import sentences
from tests.fifth_game.rules import Rovescino


def join() -> None:
    """Put the game on the shelf, as the two lists would."""
    GAMES[Rovescino.id] = Rovescino
    KITS[Rovescino.id] = Kit(Rovescino)
    sentences.cache_clear()


def leave() -> None:
    """Take it away again."""
    del GAMES[Rovescino.id], KITS[Rovescino.id]
    sentences.cache_clear()
