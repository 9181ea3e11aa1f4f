"""What comes between the moves: the curtain, the count of a round, the standings."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from cardtable.match import Match
from cardtable.rules.events import GameEnded, RoundEnded
from cardtable.scenes.curtain import Curtain
from cardtable.scenes.game_end import GameEnd
from cardtable.scenes.round_end import RoundEnd
from cardtable.scenes.scene import Stage
from cardtable.scenes.showing import Showing


class Interludes:
    """Puts over the table what has to be seen before the match goes on."""

    def __init__(
        self,
        stage: Stage,
        showing: Showing,
        seated: Callable[[], None],
        play: Callable[[Match], None],
    ) -> None:
        self.stage = stage
        self.showing = showing
        self.seated = seated  # told when the next person has sat down
        self.play = play  # another match, if one is wished

    def wanted(self) -> bool:
        """Whether something has to come now that the table has shown what there was."""
        table = self.showing.table
        if table.coming.halted is not None:
            return True
        if self.stage.settings.together == "trust" or table.busy or table.moving:
            return False
        return self.showing.session.next_person() is not None

    def come(self) -> None:
        """Put it over the table."""
        table = self.showing.table
        person = self.showing.session.next_person()
        if table.coming.halted is not None:
            table.captions.notice = ""
            self._show_end(table.coming.halted)
        elif person is not None:
            self._hand_over(person)

    def rehearse(self, surface: pygame.Surface) -> None:
        """Draw, where nobody sees it, what may come between any two moves."""
        session = self.showing.session
        if session.several and self.stage.settings.together == "curtain":
            for seat in session.persons:
                self._curtain(seat).rehearse(surface)

    def _hand_over(self, seat: int) -> None:
        self.stage.push(self._curtain(seat), fade=False)

    def _curtain(self, seat: int) -> Curtain:
        """It falls until this person is there, and opens the hand once it has risen."""

        def ready() -> None:
            self.showing.open_hand()
            self.seated()

        sitter = self.showing.session.match.seats[seat]
        game, down = self.showing.table.game.id, lambda: self.showing.sit(seat)
        return Curtain(self.stage, game, sitter, seat, down=down, ready=ready)

    def _show_end(self, event: RoundEnded | GameEnded) -> None:
        stage, match = self.stage, self.showing.session.match
        if isinstance(event, RoundEnded):
            events = match.turns[-1].events if match.turns else ()
            stage.push(RoundEnd(stage, match, events, self.showing.table.coming.resume))
        else:
            stage.replace(GameEnd(stage, match, self.play))
            if self.showing.session.save is not None:
                self.showing.session.save.finished()
