"""What comes between the moves: the curtain, the count of a round, the standings."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.deal_code import any_seed
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
        table, session = self.showing.table, self.showing.session
        if session.behind_curtain or table.coming.halted is not None:
            return True
        return not table.busy and session.next_person() is not None

    def come(self) -> None:
        """Put it over the table."""
        table, session = self.showing.table, self.showing.session
        person = session.next_person()
        if table.coming.halted is not None and not session.behind_curtain:
            table.captions.notice = ""
            self._show_end(table.coming.halted)
        elif person is not None:
            self._hand_over(person)

    def _hand_over(self, seat: int) -> None:
        """Let the curtain fall until this person is there."""

        def ready() -> None:
            self.showing.sit(seat)
            self.seated()

        session = self.showing.session
        session.stand_up()
        self.stage.push(Curtain(self.stage, session.match.seats[seat], seat, ready), fade=False)

    def _show_end(self, event: RoundEnded | GameEnded) -> None:
        stage, match = self.stage, self.showing.session.match
        if isinstance(event, RoundEnded):
            events = match.turns[-1].events if match.turns else ()
            stage.push(RoundEnd(stage, match, events, self.showing.table.coming.resume))
        else:
            stage.replace(GameEnd(stage, match, lambda: self.play(another(match))))


def another(match: Match) -> Match:
    """A new deal for the same people, by the same rules."""
    game = type(match.game)(match.game.seats, match.game.chosen)
    return Match(game, any_seed(), match.seats)
