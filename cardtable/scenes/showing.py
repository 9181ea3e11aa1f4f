"""Shows at a table what happens in a sitting, and puts what is asked to the one who looks.

Rules never wait for the table: a move is made and kept before the first card flies, and what is
legal may be played while the table still shows what came before.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cardtable.looks.asked import Asked
from cardtable.looks.look import Look
from cardtable.media.words import words
from cardtable.rules.events import RoundEnded, TrickWon
from cardtable.rules.moves import Move
from cardtable.rules.piles import MIXED
from cardtable.scenes.scene import Stage
from cardtable.scenes.table_log import TableLog
from cardtable.session import Happened, Session
from cardtable.table import sound
from cardtable.table.layout import TRICK_SHARE
from cardtable.table.table import Table
from cardtable.widgets import people

LOG_TURNS = 120  # so many moves back the log is written when somebody else looks


class Showing:
    """One sitting at one table."""

    def __init__(
        self, stage: Stage, session: Session, look: Look, table: Table, log: TableLog
    ) -> None:
        self.stage = stage
        self.session = session
        self.look = look
        self.table = table
        self.log = log
        self.moves: Sequence[Move] = ()  # what the one who looks may do now
        self._put: tuple[object, ...] = ()  # what was put to the one who looks last
        self._kept = True  # the last change is safe on disk

    def begin(self) -> None:
        """A new match is dealt before everybody's eyes; one under way lies there as it was."""
        if self.session.behind_curtain:
            self.table.arrange(self.session.undealt())
        else:
            self._deal_or_arrange()
        for number, deck in enumerate(self.session.match.game.decks):
            height = self._height_of(number)
            for card in dict.fromkeys(deck):
                self.table.art.soon(card.name, height)

    def _height_of(self, deck: int) -> int:
        """How high the cards of a deck lie open on the table."""
        table = self.table
        if deck:
            for pile in table.game.piles:
                place = table.layout.places[pile.number]
                if pile.face_up and pile.deck in (deck, MIXED) and place.shown:
                    return round(place.height)
        return round(table.layout.card(TRICK_SHARE))

    def _deal_or_arrange(self) -> None:
        match, session = self.session.match, self.session
        if match.turns or match.over:
            self.table.arrange(session.view())
            self.write_log()
        else:
            self.table.arrange(session.undealt())
            self.table.show(session.seen(match.opening), session.view())

    # What happens

    def show(self, happened: Happened) -> None:
        """Show what a move has brought, after all that is still to be shown."""
        if self.table.busy:
            self.table.coming.settle()
        self.table.show(happened.events, happened.view)
        self.table.captions.notice = ""
        self.table.update(0.0)
        self._tell_if_lost(happened)

    def show_taken_back(self, happened: Happened) -> None:
        """Lay the table as it was before what was taken back."""
        self.table.captions.notice = ""
        self.table.piles.remember_order()
        self.table.arrange(happened.view)
        self.stage.sounds.play(sound.UNDONE)
        self.write_log()
        self._tell_if_lost(happened)
        self.put_again()

    def _tell_if_lost(self, happened: Happened) -> None:
        if not happened.kept and self._kept:
            self.say_why(words("save.failed"))
        self._kept = happened.kept

    def sit(self, seat: int) -> None:
        """This person looks at the table now."""
        session = self.session
        session.sit(seat)
        if session.match.turns:
            self.table.sit(seat, session.view())
        else:
            self.table.sit(seat, session.undealt())
            self._deal_or_arrange()
        self.write_log()
        self.put_again()

    def write_log(self) -> None:
        """Write the log as the one who looks may read it."""
        self.log.write_anew(self.session.told(LOG_TURNS))

    def name_seats(self) -> None:
        """Seats and log are called otherwise once the language is another."""
        names = [people.display_name(s, n) for n, s in enumerate(self.session.match.seats)]
        if self.table.words.names != tuple(names):
            self.look.seen.names[:] = names
            self.table.words.names = tuple(names)
            self.write_log()

    def last_trick(self) -> TrickWon | None:
        """The last trick of this round, once it has been swept up."""
        return None if self.table.shown.trick is not None else self.session.last_trick()

    def refuse(self, move: Move) -> None:
        """Say why this move is not allowed now."""
        session = self.session
        if session.whose < 0:
            return
        if session.whose != session.viewer:
            self.say_why(words("reason.not-your-turn", name=self.look.seen.names[session.whose]))
            return
        reason = session.reason(move)
        if reason is not None:
            self.say_why(self.table.words.reason(reason))

    def say_why(self, text: str) -> None:
        """Show and speak why something cannot be."""
        self.table.captions.say_why(text)
        self.stage.say(text)

    def ask_hint(self) -> None:
        """Let the strongest player think about what the one who looks may do."""
        if self.moves and self.session.ask_hint():
            self.table.captions.say_why(words("hint.thinking"), calm=True)

    def hurry(self) -> bool:
        """Press on whatever is moving; whether there was anything."""
        if self.table.busy or self.table.moving:
            self.table.hurry()
            return True
        return False

    # What is asked

    def usable(self) -> dict[str, bool]:
        """What there is to do besides playing, and whether it can be done now."""
        can: dict[str, bool] = {"menu": True, "rules": True, "log": True}
        if self.table.piles.named("trick") is not None:
            can["last_trick"] = self.last_trick() is not None
        if self.session.persons:
            can |= {"undo": self.session.can_undo(), "sort": True}
            if self.stage.settings.hints:
                can["hint"] = bool(self.moves)
        return can

    def title(self) -> str:
        """The game, and whose turn it is."""
        session = self.session
        game = words(f"game.{session.match.game.id}")
        if session.whose < 0:
            return f"{game} – {words('app.title')}"
        if session.whose == session.viewer and session.persons:
            return f"{words('table.your_turn')} – {game}"
        return f"{words('table.turn_of', name=self.look.seen.names[session.whose])} – {game}"

    def put(self) -> bool:
        """Put what is asked now to the one who looks; whether that is anything new."""
        session, table = self.session, self.table
        self.moves = [] if self._round_waits() else session.legal_moves_of_viewer()
        turn, asked = self._shown_turn()
        hand = tuple(id(sprite) for sprite in table.piles.own_hand())
        done = not table.coming.queue
        count = len(session.match.turns)
        ready = self.look.answers.ready()
        key = (turn, asked, tuple(self.moves), session.viewer, count, hand, done, ready)
        if key == self._put:
            return False
        before = self._put[:1]
        self._put = key
        reason = partial(table.game.reason_against, session.view())
        self.look.now(Asked(turn, asked, tuple(self.moves), reason))
        table.stale.all()
        if self.moves and turn == session.viewer and before != (turn,):
            if self.stage.background or len(session.persons) > 1:
                self.stage.sounds.play(sound.TURN)
            self.stage.say(self.look.prompts.sentence())
        return True

    def put_again(self) -> None:
        """Whatever is asked counts as new once more."""
        self._put = ()

    def _shown_turn(self) -> tuple[int, str]:
        """Whose turn it is by what has been shown so far, and what that seat is asked.

        One's own turn begins at once: what is legal may be played while the table still moves.
        But while a trick is looked at and swept up, or cards are dealt, nothing is said of turns.
        """
        state, table, mine = self.session.match.state, self.table, bool(self.moves)
        shown = table.shown.view
        if table.shown.trick_over or (mine and self._comes(TrickWon)):
            return -1, shown.asked
        if table.coming.queue and not (shown.asked and shown.round == state.round):
            return -1, shown.asked
        if table.coming.queue and not mine:
            return shown.turn, shown.asked
        return self.session.whose, state.asked

    def _round_waits(self) -> bool:
        """Whether the end of a round is still to be shown."""
        return self.table.coming.halted is not None or self._comes(RoundEnded)

    def _comes(self, kind: type) -> bool:
        """Whether such an event is still to be shown."""
        return any(
            isinstance(event, kind) for batch in self.table.coming.queue for event in batch.events
        )
