"""A sitting: one match, who thinks for its empty chairs, what is kept of it, and who looks.

It needs no window: a table shows what happens here, a test or a terminal may do so as well. Every
change goes the same way: **the rules, then the disk, then everything else**. What the rules have
made is safe before anybody is told of it, whatever goes wrong in the telling.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from cardtable.match import Match
from cardtable.players.worker import Question, Thinker
from cardtable.rules.events import Event, RoundEnded, RoundStarted, TrickWon
from cardtable.rules.moves import Move
from cardtable.rules.reasons import Reason
from cardtable.rules.sight import View
from cardtable.saves import Save
from cardtable.settings import Settings

HINT_LEVEL = "hard"


class Answered(Protocol):
    """What a thinker says: the move it would make."""

    @property
    def move(self) -> Move: ...


class Thinks(Protocol):
    """Whoever chooses for the computer's seats; nothing here waits."""

    def ask(self, question: Question) -> None: ...

    def poll(self) -> Answered | None: ...

    def drop(self) -> None: ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Happened:
    """What a change of the match brought, as the one who looks sees it."""

    events: Sequence[Event]
    view: View  # after them
    kept: bool  # it is safe on disk, or was never to be kept


@dataclass(frozen=True, slots=True)
class Thought:
    """What the thinker has come to."""

    move: Move
    hint: bool  # it is advice for the one who looks, and not a seat's own move


class Thinking:
    """What the thinker is asked about one match: one question at a time."""

    def __init__(self, match: Match, thinker: Thinks, settings: Settings) -> None:
        self.match = match
        self.thinker = thinker
        self.settings = settings
        self.about: Literal["", "seat", "hint"] = ""  # the open question, if there is one

    def ask(self, about: Literal["seat", "hint"], level: str, character: str = "") -> None:
        """Let a player of this level think about what the seat to move should do."""
        match, seat = self.match, self.match.state.turn
        self.thinker.ask(
            Question(
                match.view(seat),
                match.memory(seat),
                level,
                character,
                seed=(match.seed * 1009 + len(match.turns)) % 2**31,
                seconds=self.settings.thinking_seconds,
            )
        )
        self.about = about

    def poll(self) -> Thought | None:
        """The answer, once it has come; the question is closed with that."""
        answer = self.thinker.poll() if self.about else None
        if answer is None:
            return None
        about, self.about = self.about, ""
        return Thought(answer.move, about == "hint")

    def forget(self) -> None:
        """The match has moved on: the answer is not wanted any more."""
        if self.about:
            self.thinker.drop()
        self.about = ""


class Session:
    """One match at one screen, for one person after another."""

    def __init__(
        self,
        match: Match,
        settings: Settings,
        *,
        thinker: Thinks | None = None,
        saved: bool = True,
        open_hands: bool = False,
        unsaid: frozenset[str] = frozenset(),
    ) -> None:
        self.match = match
        self.thinking = Thinking(match, thinker or Thinker(), settings)
        self.save = Save(match) if saved and not match.over else None
        self.open_hands = open_hands  # the one who looks sees every card
        self.unsaid = unsaid  # words that are no choice if nothing else can be done
        self.persons = [n for n, seat in enumerate(match.seats) if seat.who == "person"]
        self.viewer = next_of(self.persons, match)  # the seat that looks
        # Nobody's cards are laid out before that person is there.
        self.behind_curtain = len(self.persons) > 1

    # Who looks

    @property
    def whose(self) -> int:
        """Whose turn it is; -1 when the game is over."""
        return -1 if self.match.over else self.match.state.turn

    def legal_moves_of_viewer(self) -> list[Move]:
        """What the person who looks may do; nothing when it is somebody else's turn."""
        if self.whose != self.viewer or self.viewer not in self.persons or self.behind_curtain:
            return []
        return self.match.legal_moves()

    def next_person(self) -> int | None:
        """The person who has to sit down before the match can go on, if it needs another one."""
        if self.whose in self.persons and (self.behind_curtain or self.whose != self.viewer):
            return self.whose
        return self.viewer if self.behind_curtain else None

    def stand_up(self) -> None:
        """Who looked turns away: the table is nobody's until the next person sits down."""
        self.behind_curtain = True

    def sit(self, seat: int) -> None:
        """This person looks from now on."""
        assert seat in self.persons
        self.viewer = seat
        self.behind_curtain = False

    def view(self) -> View:
        """What the one who looks sees; everything, with open hands."""
        if self.open_hands:
            return View(self.match.state.copy())
        return self.match.view(self.viewer)

    def undealt(self) -> View:
        """The table before anything was dealt."""
        game = self.match.game
        state = game.empty(0)
        for pile in game.hidden_from[self.viewer]:
            state.piles[pile.number] = (pile.back,) * len(state.piles[pile.number])
        return View(state)

    def seen(self, events: Sequence[Event]) -> Sequence[Event]:
        """These events as the one who looks sees them."""
        return events if self.open_hands else self.match.seen(events, self.viewer)

    def told(self, turns: int) -> Iterator[Event]:
        """What the one who looks has been told: the deal, and these many of the last moves."""
        match = self.match
        last = match.turns[max(0, len(match.turns) - turns) :]
        for events in (match.opening, *(turn.events for turn in last)):
            yield from self.seen(events)

    def last_trick(self) -> TrickWon | None:
        """The last finished trick of this round."""
        for turn in reversed(self.match.turns):
            for event in reversed(turn.events):
                if isinstance(event, TrickWon):
                    return event
                if isinstance(event, RoundStarted | RoundEnded):
                    return None
        return None

    # Playing

    def play(self, move: Move) -> Happened:
        """Make a move for the seat whose turn it is; IllegalMove if the rules do not allow it."""
        events = self.match.play(move)
        kept = self._write_down()
        self.thinking.forget()
        return Happened(self.seen(events), self.view(), kept)

    def reason(self, move: Move) -> Reason | None:
        """The rule that speaks against a move now."""
        reason: Reason | None = self.match.game.reason_against(self.match.state, move)
        return reason

    def goes_without_saying(self) -> Move | None:
        """The only word there is to say, if one may be spared it.

        Among several people a pause would tell on a hand, so there everybody says it.
        """
        if len(self.persons) != 1 or not self.unsaid:
            return None
        moves = self.legal_moves_of_viewer()
        return moves[0] if self._no_choice(moves) else None

    def _no_choice(self, moves: Sequence[Move]) -> bool:
        return len(moves) == 1 and moves[0].word in self.unsaid

    def _write_down(self) -> bool:
        if self.save is None:
            return True
        if self.match.over:
            self.save.finished()
            return True
        return self.save.note(self.match)

    # Taking back

    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return self._undo_to() is not None

    def undo_asks(self) -> bool:
        """Whether to ask before: what would be taken back has shown somebody a card."""
        match, at = self.match, self._undo_to()
        if at is None or match.practice:
            return False
        return any(match.showed_something(turn) for turn in match.turns[at:])

    def undo(self) -> Happened:
        """Take back the last choice a person made, and what followed it."""
        at = self._undo_to()
        assert at is not None, "nothing to take back: ask can_undo first"
        self.match.undo(len(self.match.turns) - at)
        kept = self._write_down()
        self.thinking.forget()
        return Happened((), self.view(), kept)

    def _undo_to(self) -> int | None:
        """The last move that was a person's own choice."""
        turns, legal_moves = self.match.turns, self.match.game.legal_moves
        for at in range(len(turns) - 1, -1, -1):
            turn = turns[at]
            if turn.seat in self.persons and not self._no_choice(legal_moves(turn.before)):
                return at
        return None

    # Thinking

    def think(self) -> None:
        """If it is a computer's turn, let its player begin to think."""
        if self.whose < 0 or self.thinking.about:
            return
        sitting = self.match.seats[self.whose]
        if sitting.who != "person":
            self.thinking.ask("seat", sitting.who, sitting.name)

    def ask_hint(self) -> bool:
        """Let the strongest player think about what the one who looks may do; whether it does."""
        if self.thinking.about or not self.legal_moves_of_viewer():
            return False
        self.thinking.ask("hint", HINT_LEVEL)
        return True

    @property
    def hint_comes(self) -> bool:
        """Whether a hint is being thought of."""
        return self.thinking.about == "hint"

    def poll(self) -> Thought | None:
        """What the thinker has come to, once it has."""
        return self.thinking.poll()

    def close(self) -> None:
        """The sitting is over."""
        self.thinking.thinker.close()


def next_of(persons: Sequence[int], match: Match) -> int:
    """The person whose turn it is or who comes next; seat 0 if nobody is one."""
    turn, count = match.state.turn, len(match.seats)
    order = [(turn + step) % count for step in range(count)]
    return next((seat for seat in order if seat in persons), 0)


def facts(session: Session) -> list[str]:
    """Where the match stands, for who looks for a fault: a few lines."""
    match, state = session.match, session.match.state
    legal = "; ".join(move.text for move in match.legal_moves()[:12])
    return [
        f"{match.game.id} seed {match.seed}, move {len(match.turns)}",
        f"turn {state.turn}, asked {state.asked}, lead {state.lead}, viewer {session.viewer}",
        legal,
    ]
