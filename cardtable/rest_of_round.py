"""The rest of a round, once it is proved that no order of play can change a score any more."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.match import Match
from cardtable.rules.events import Event, GameEnded, RoundEnded

CARDS = 7  # of a hand, at most, for which a proof is looked for


class RestOfRound:
    """What is known of it, and whether the one who looks wants it played out."""

    def __init__(self) -> None:
        self.settled = False
        self.playing_out = False
        self._looked_at = -1  # after so many moves a proof was looked for last

    def worth_a_look(self, match: Match, seat: int) -> bool:
        """Whether to look for a proof now: there is an order left to choose, and little of it."""
        if self.settled or self._looked_at == len(match.turns):
            return False
        game = match.game
        hands = [pile for pile in game.piles if pile.owner == seat and pile.lies == "fan"]
        held = sum(len(match.state.piles[hand.number]) for hand in hands)
        return 2 <= held <= CARDS and len(match.legal_moves()) > 1

    def looked_at(self, match: Match) -> None:
        """A proof is being looked for at this moment of the match."""
        self._looked_at = len(match.turns)

    def note(self, events: Sequence[Event]) -> None:
        """Something has happened: with a round its rest is over."""
        if any(isinstance(event, RoundEnded | GameEnded) for event in events):
            self.forget()

    def forget(self) -> None:
        """Nothing is known, as after an undo."""
        self.settled = self.playing_out = False
        self._looked_at = -1
