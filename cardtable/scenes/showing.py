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
from cardtable.rulebook import summary
from cardtable.rules.events import Event, RoundEnded, TrickWon
from cardtable.rules.moves import Move
from cardtable.rules.reasons import Reason
from cardtable.rules.remembered import memory_open
from cardtable.scenes.scene import Stage
from cardtable.scenes.table_log import TableLog
from cardtable.session import Happened, Session
from cardtable.table import sound
from cardtable.table.table import Table
from cardtable.widgets import people

LOG_TURNS = 120  # so many moves back the log is written when somebody else looks
_TRIED_AGAIN = 2.0  # seconds after which what could not be saved is tried again


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
        table.listeners.append(log.tell)
        self.moves: Sequence[Move] = ()  # what the one who looks may do now
        self.hushed = False  # it is not said yet whose turn it is, nor what is asked
        self._put: tuple[object, ...] = ()  # what was put to the one who looks last
        self._kept = True  # the last change is safe on disk
        self._since = 0.0  # seconds since that was tried last

    def begin(self) -> None:
        """A new match is dealt before everybody's eyes; one under way lies there as it was."""
        match, session = self.session.match, self.session
        if session.save is not None:
            self.table.coming.safe = session.save.safe
        self.table.turning.listeners.append(self._write_log_for_all)
        self.table.listeners.append(self._feel)
        if match.turns or match.over:
            self.table.arrange(session.view())
            self.write_log()
        else:
            self.table.arrange(session.undealt())
            self.table.show(session.seen(match.opening), session.view())

    # What happens

    def _feel(self, event: Event) -> None:
        """A trick of one's own is felt in the pad."""
        session = self.session
        if isinstance(event, TrickWon) and event.seat == session.viewer in session.persons:
            self.stage.rumble()

    def show(self, happened: Happened) -> None:
        """Show what a move has brought, after all that is still to be shown."""
        if self.table.busy:
            self.table.coming.settle()
        self.table.show(happened.events, happened.view, happened.own)
        self.table.captions.notice = ""
        self.table.update(0.0)
        self._tell_if_lost(happened)

    def show_taken_back(self, happened: Happened) -> None:
        """Lay the table as it was before what was taken back."""
        self.table.captions.notice = ""
        if self.session.several:
            self.table.sit(self.session.viewer, happened.view, looking=self.session.looking)
        else:
            self.table.piles.remember_order(returning=True)
            self.table.go_back(happened.view)
        self.stage.sounds.play(sound.UNDONE)
        self.write_log()
        self._tell_if_lost(happened)
        self.put_again()

    def _tell_if_lost(self, happened: Happened) -> None:
        if not happened.kept and self._kept:
            self.say_why(words("save.failed"))
        self._kept = happened.kept
        self._since = 0.0

    def pass_by(self, seconds: float) -> None:
        """What could not be saved is tried again from time to time."""
        self._since += seconds
        save = self.session.save
        if self._kept or save is None or self._since < _TRIED_AGAIN:
            return
        self._since = 0.0
        self._kept = save.note()
        if self._kept:
            self.table.captions.say_why(words("save.again"), calm=True)
            self.stage.say(words("save.again"))

    def sit(self, seat: int, *, before_all: bool = False) -> None:
        """The table is seen from this person's side now; the hand lies face down. It is laid so
        behind the curtain, or turns before everybody's eyes.
        """
        self.session.sit(seat, looking=False)
        if before_all:
            self.table.turning.round(seat, self.session.view())
        else:
            self.table.sit(seat, self.session.view(), looking=False)
        self.write_log()
        self.put_again()

    def open_hand(self) -> None:
        """Turn up the hand of the one who sits before the table."""
        session = self.session
        session.sit(session.viewer)
        self.table.turning.up(session.view())
        self.write_log()
        self.put_again()

    def close_hand(self, *, at_once: bool = False) -> None:
        """Turn it face down again."""
        self.session.look_away()
        self.table.shown.begin(self.session.view())
        self.table.turning.down(at_once=at_once)
        self.write_log()

    def _write_log_for_all(self) -> None:
        """The hand was turned down: what is still to be shown is not in the log yet."""
        coming = sum(len(batch.events) for batch in self.table.coming.queue)
        self.log.write_anew(self.session.told(LOG_TURNS, but=coming))

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
        """The last trick of this round, once it has been swept up, if it may be looked at again."""
        return None if self.table.shown.trick is not None else self.session.last_trick()

    def refuse(self, move: Move) -> None:
        """Say why this move is not allowed now."""
        session = self.session
        if session.whose < 0:
            return
        if session.whose != session.viewer:
            key = "ahead.how" if self.waits_for_a_turn() else "reason.not-your-turn"
            self.say_why(words(key, name=self.look.seen.names[session.whose]))
            return
        reason = session.reason(move)
        if reason is not None:
            self.say_why(self.table.words.reason(reason), reason)

    def waits_for_a_turn(self) -> bool:
        """Whether the only person here waits for others: they may choose a card ahead."""
        session = self.session
        alone = session.persons == [session.viewer]
        return alone and session.whose not in (-1, session.viewer) and not self._round_waits()

    def say_why(self, text: str, reason: Reason | None = None) -> None:
        """Show and speak why something cannot be."""
        self.table.captions.say_why(text, reason=reason)
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
        if summary(self.table.game.id, words.language):
            can["summary"] = True
        if self.table.piles.named("trick") is not None and memory_open(self.table.game):
            can["last_trick"] = self.last_trick() is not None
        if self.session.persons:
            can |= {"undo": self.session.can_undo(), "sort": self.session.looking}
            if self.stage.settings.hints:
                can["hint"] = bool(self.moves)
        return can

    def title(self) -> str:
        """The game, and whose turn it is."""
        session = self.session
        game = words(f"game.{session.match.game.id}")
        if session.whose < 0:
            return f"{game} – {words('app.title')}"
        if session.whose == session.viewer and len(session.persons) == 1:
            return f"{words('table.your_turn')} – {game}"
        return f"{words('table.turn_of', name=self.look.seen.names[session.whose])} – {game}"

    def put(self) -> bool:
        """Put what is asked now to the one who looks; whether that is anything new."""
        session, table = self.session, self.table
        waits = self._round_waits() or table.turning.going_up
        self.moves = [] if waits else session.legal_moves_of_viewer()
        turn, asked = self._shown_turn()
        hand = tuple(id(sprite) for sprite in table.piles.own_hand())
        done = not table.coming.queue
        count = len(session.match.turns)
        ready = self.look.answers.ready()
        who = (session.viewer, session.looking)
        rest = (session.rest.settled, session.rest.playing_out)
        key = (turn, asked, tuple(self.moves), who, count, hand, done, ready, rest)
        if key == self._put:
            return False
        before = self._put[:1]
        self._put = key
        reason = partial(table.game.reason_against, session.view())
        self.look.now(Asked(turn, asked, tuple(self.moves), reason))
        table.stale.all()
        mine = self.moves and turn == session.viewer and before != (turn,)
        if mine and (self.stage.background or len(session.persons) > 1):
            self.stage.sounds.play(sound.TURN)
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
        if table.shown.trick_over or (mine and table.shown.trick_is_told):
            return -1, shown.asked
        if self.hushed:
            return -1, shown.asked
        if table.coming.queue and not (shown.asked and shown.round == state.round):
            return -1, shown.asked
        if table.coming.queue and not mine:
            return shown.turn, shown.asked
        return self.session.whose, state.asked

    def _round_waits(self) -> bool:
        """Whether the end of a round is still to be shown."""
        return self.table.coming.halted is not None or self.table.coming.comes(RoundEnded)
