"""What a look and its parts go by: the stage, who sits there, what is shown and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.looks.asked import Asked
from cardtable.media.drawings import Colour
from cardtable.rules.game import AnyGame
from cardtable.rules.moves import Move
from cardtable.seats import Seat
from cardtable.table.shown import Shown
from cardtable.table.surroundings import TableStage
from cardtable.table.wording import Wording
from cardtable.widgets import cut, people


@dataclass(frozen=True)
class Tone:
    """The colours of furniture."""

    paper: Colour = cut.PAPER  # of plates and the prompt
    ink: Colour = cut.INK
    soft: Colour = cut.SOFT_INK
    on_backdrop: Colour = cut.CREAM  # words written straight on the backdrop
    glow: Colour = (255, 214, 120)  # the lantern and the winner's light


class Seen:
    """What there is to read for all parts of one look; only the look itself writes here.

    A game that reads more from its table, or knows its game and its view by their own types,
    derives its own and names it as its look's ``sees``.
    """

    table: Shown

    def __init__(self, stage: TableStage, game: AnyGame, seats: Sequence[Seat], tone: Tone) -> None:
        self.stage = stage
        self.game = game
        self.seats = tuple(seats)
        self.tone = tone
        self.question = Asked()
        self.names = [people.display_name(seat, n) for n, seat in enumerate(self.seats)]

    @property
    def turn(self) -> int:
        """Whose turn is shown; -1 when the game is over."""
        return self.question.turn

    @property
    def asked(self) -> str:
        """What is asked now."""
        return self.question.what

    @property
    def moves(self) -> Sequence[Move]:
        """The legal moves of the one who looks; none when it is somebody else's turn."""
        return self.question.moves

    @property
    def mine(self) -> bool:
        """Whether the one who looks is asked for a move."""
        return self.turn == self.viewer and bool(self.moves)

    @property
    def viewer(self) -> int:
        """The seat that looks."""
        return self.table.viewer

    @property
    def texts(self) -> Wording:
        """The wording of cards, reasons and words."""
        return self.table.words

    @property
    def calm(self) -> bool:
        """Whether the player wants little motion."""
        return self.stage.settings.reduced_motion

    @property
    def lively(self) -> bool:
        """Whether there is time and leave for something to move for its own sake."""
        return not self.calm and self.stage.settings.pace < 100
