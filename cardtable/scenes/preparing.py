"""A game is prepared from the moment its box is pointed at: its set-up, shuffle and table."""

from __future__ import annotations

from dataclasses import replace

from cardtable.match import Match
from cardtable.media.canvas import Canvas
from cardtable.players.worker import AnyQuestion
from cardtable.scenes.play_scene import PlayScene
from cardtable.scenes.scene import Stage
from cardtable.scenes.setup import Setup
from cardtable.scenes.shuffling import Shuffling
from cardtable.table.rehearsal import rehearse


class Nobody:
    """Who thinks at a table that nobody sits at: it is only drawn."""

    def warm_up(self) -> None:
        """Nobody has to get ready."""

    def ask(self, question: AnyQuestion) -> None:
        """Nobody answers."""

    def poll(self) -> None:
        """There is no answer."""

    def drop(self) -> None:
        """There is no question."""

    def close(self) -> None:
        """There is nothing to close."""


def prepare(stage: Stage, game: str, waits: Match | None) -> None:
    """Ask for all that is seen between this box and the first trick, and for nothing else."""
    stage.pictures.loader.forget(later=True)
    behind = replace(stage, scenes=[])  # nothing there changes what is shown
    stage.pictures.plan(("game", game, stage.size), lambda: _walk_through(behind, game, waits))


def _walk_through(stage: Stage, game: str, waits: Match | None) -> None:
    surface = Canvas(stage.size)
    setup = Setup(stage, game)
    table = PlayScene(stage, waits or setup.plan.match(), thinker=Nobody(), saved=False)
    Shuffling(stage, table).draw(surface)
    setup.layout()
    setup.draw(surface)
    table.layout()
    table.draw(surface)
    rehearse(table.table, surface)
