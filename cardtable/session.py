"""A sitting: one match, who thinks for its empty chairs, what is kept of it, and who looks.

It needs no window: a table shows what happens here, a test or a terminal may do so as well. Every
change goes the same way: **the rules, then the disk, then everything else**. What the rules have
made is safe before anybody is told of it, whatever goes wrong in the telling.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardtable.match import Match
from cardtable.players.worker import Proof, Thinker
from cardtable.rest_of_round import RestOfRound
from cardtable.rules.events import (
    CardsMoved,
    Event,
    GameEnded,
    Gathered,
    RoundEnded,
    RoundStarted,
    TrickWon,
)
from cardtable.rules.moves import Move
from cardtable.rules.reasons import Reason
from cardtable.rules.remembered import memory_open
from cardtable.rules.sight import NOBODY, View, hidden_from
from cardtable.saves import Save
from cardtable.settings import Settings
from cardtable.taking_back import Asks, last_choice, no_choice, to_be_asked
from cardtable.thinking import Thinking, Thinks, Thought

HINT_LEVEL = "hard"


@dataclass(frozen=True, slots=True)
class Happened:
    """What a change of the match brought, as the one who looks sees it."""

    events: Sequence[Event]
    view: View  # after them
    kept: bool  # it is safe on disk, or was never to be kept
    own: int | None = None  # after so many events the hand of who looked is turned face down


class Session:
    """One match at one screen, for one person after another."""

    def __init__(
        self,
        match: Match,
        settings: Settings,
        thinker: Thinks | None = None,
        *,
        saved: bool = True,
        open_hands: bool = False,
        unsaid: frozenset[str] = frozenset(),
    ) -> None:
        self.match = match
        self.thinking = Thinking(match, thinker or Thinker(), settings)
        kept = saved and not match.over and not settings.looking_on
        self.save = Save(match) if kept else None
        self.settings = settings
        self.open_hands = open_hands  # the one who looks sees every card
        self.rest = RestOfRound()
        self.unsaid = unsaid  # words that are no choice if nothing else can be done
        self.persons = [n for n, seat in enumerate(match.seats) if seat.who == "person"]
        self.several = len(self.persons) > 1 and not open_hands
        self.viewer = next_of(self.persons, match)  # from whose side the table is seen
        # Among several people a hand lies open only while its owner is asked and looks.
        self.looking = not self.several
        self._witnessed = len(match.turns)  # so many moves have been before everybody's eyes

    # Who looks

    @property
    def whose(self) -> int:
        """Whose turn it is; -1 when the game is over."""
        return -1 if self.match.over else self.match.state.turn

    def legal_moves_of_viewer(self) -> list[Move]:
        """What the person who looks may do; nothing when it is somebody else's turn."""
        if self.whose != self.viewer or self.viewer not in self.persons or not self.looking:
            return []
        return self.match.legal_moves()

    def next_person(self) -> int | None:
        """The person who has to sit down before the match can go on, if it needs another one."""
        asked = self.whose in self.persons
        return self.whose if asked and (not self.looking or self.whose != self.viewer) else None

    def sit(self, seat: int, *, looking: bool = True) -> None:
        """From now on the table is seen from this person's side, with the hand open or not yet."""
        assert seat in self.persons
        self.viewer = seat
        self.looking = looking

    def look_away(self) -> None:
        """Who looked turns the hand face down: the table is everybody's."""
        self.looking = not self.several
        self._witnessed = len(self.match.turns)
        if self.hint_comes:
            self.thinking.forget()

    @property
    def eyes(self) -> int:
        """The seat whose secrets lie open now; `NOBODY` while all may look."""
        return self.viewer if self.looking else NOBODY

    def view(self) -> View:
        """What the one who looks sees; everything, with open hands."""
        if self.open_hands:
            return View(self.match.state.copy())
        return self.match.view(self.eyes)

    def undealt(self) -> View:
        """The table before anything was dealt: the decks lie there, face down."""
        game = self.match.game
        state = game.empty(0)
        for pile in hidden_from(game, self.eyes):
            state.piles[pile.number] = (pile.back,) * len(state.piles[pile.number])
        for event in self.match.opening:
            if isinstance(event, Gathered):
                pile = game.pile_of[event.pile]
                state.piles[pile.number] = (pile.back,) * len(game.decks[pile.deck])
        return View(state)

    def seen(self, events: Sequence[Event]) -> Sequence[Event]:
        """These events as the one who looks sees them."""
        return events if self.open_hands else self.match.seen(events, self.eyes)

    def told(self, turns: int, *, but: int = 0) -> Iterator[Event]:
        """What the one who looks has been told: the deal, and these many of the last moves, but
        so many of the last events, which are still to be shown.
        """
        match = self.match
        last = match.turns[max(0, len(match.turns) - turns) :]
        events = [*match.opening, *(event for turn in last for event in turn.events)]
        yield from self.seen(events[: len(events) - but])

    def last_trick(self) -> TrickWon | None:
        """The last finished trick of this round, where it may be looked at again."""
        if not memory_open(self.match.game):
            return None
        for turn in reversed(self.match.turns):
            for event in reversed(turn.events):
                if isinstance(event, TrickWon):
                    return event
                if isinstance(event, RoundStarted | RoundEnded):
                    return None
        return None

    # Playing

    def play(self, move: Move) -> Happened:
        """Make a move for the seat whose turn it is; IllegalMove if the rules do not allow it.

        Among several people the hand that was played from is turned face down when that turn is
        over or a trick is finished: what comes after its own cards have left is for all to see.
        """
        events = self.match.play(move)
        kept = self._write_down()
        self.thinking.forget()
        self.rest.note(events)
        if not (self.several and self.looking and (self.whose != self.viewer or ends(events))):
            if not self.looking:
                self._witnessed = len(self.match.turns)
            return Happened(self.seen(events), self.view(), kept)
        own = own_part(self.match, events, self.viewer)
        seen = self.seen(events[:own])
        self.look_away()
        return Happened([*seen, *self.seen(events[own:])], self.view(), kept, own)

    def reason(self, move: Move) -> Reason | None:
        """The rule that speaks against a move now."""
        reason: Reason | None = self.match.game.reason_against(self.match.state, move)
        return reason

    def goes_without_saying(self) -> Move | None:
        """The only word there is to say, if one may be spared it, or any move of a settled rest.

        Among several people a pause would tell on a hand, so there everybody says it.
        """
        if len(self.persons) != 1:
            return None
        moves = self.legal_moves_of_viewer()
        if moves and self.rest.playing_out:
            return moves[0]
        return moves[0] if no_choice(moves, self.unsaid) else None

    def _write_down(self) -> bool:
        return self.save is None or self.save.note()

    # Taking back

    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return last_choice(self.match, self.persons, self.unsaid) is not None

    def undo_asks(self) -> bool:
        """Whether to ask before: what would be taken back has shown somebody a card."""
        match, at = self.match, last_choice(self.match, self.persons, self.unsaid)
        if at is None or match.practice:
            return False
        return any(match.showed_something(turn) for turn in match.turns[at:])

    def consent(self) -> list[Asks]:
        """The other people without whose leave nothing is taken back, and why, in their order.

        A player of ours is not asked. Of what was played since the hand was opened others have
        seen nothing, unless nobody looks away.
        """
        at = last_choice(self.match, self.persons, self.unsaid)
        if at is None or not self.several:
            return []
        trust = self.settings.together == "trust"
        witnessed = len(self.match.turns) if trust else self._witnessed
        return to_be_asked(self.match, self.persons, self.viewer, at, witnessed)

    def undo(self) -> Happened:
        """Take back the last choice a person made, and what followed it.

        Whoever has to be asked has been; the hand lies open only before the one who made it.
        """
        at = last_choice(self.match, self.persons, self.unsaid)
        assert at is not None, "nothing to take back: ask can_undo first"
        self.match.undo(len(self.match.turns) - at)
        kept = self._write_down()
        self.thinking.forget()
        self.rest.forget()
        self._witnessed = min(self._witnessed, at)
        if self.whose != self.viewer:
            self.look_away()
        return Happened((), self.view(), kept)

    # Thinking

    def think(self) -> None:
        """If it is a computer's turn, let its player begin to think.

        On the turn of the only person, look whether any choice still matters.
        """
        if self.whose < 0 or self.thinking.about:
            return
        sitting = self.match.seats[self.whose]
        if sitting.who != "person":
            level = "easy" if self.rest.playing_out else sitting.who
            self.thinking.ask("seat", level, sitting.name)
        elif len(self.persons) == 1 and self.rest.worth_a_look(self.match, self.whose):
            self.rest.looked_at(self.match)
            self.thinking.ask_rest(self.whose)

    def ask_hint(self) -> bool:
        """Let the strongest player think about what the one who looks may do; whether it does."""
        if self.thinking.about == "rest":
            self.thinking.forget()
        if self.thinking.about or not self.legal_moves_of_viewer():
            return False
        self.thinking.ask("hint", HINT_LEVEL)
        return True

    @property
    def hint_comes(self) -> bool:
        """Whether a hint is being thought of."""
        return self.thinking.about == "hint"

    def poll(self) -> Thought | None:
        """The move the thinker has come to, once it has."""
        answer = self.thinking.poll()
        if isinstance(answer, Proof):
            self.rest.settled = answer.settled
            return None
        if answer is not None and answer.hint:
            self.match.hints += 1
            self._write_down()
        return answer

    def close(self) -> None:
        """The sitting is over."""
        self.thinking.thinker.close()
        if self.save is not None:
            self.save.close()


def ends(events: Sequence[Event]) -> bool:
    """Whether something is finished that everybody should see."""
    return any(isinstance(event, TrickWon | RoundEnded | GameEnded) for event in events)


def own_part(match: Match, events: Sequence[Event], seat: int) -> int:
    """How many of the events, from the first, take cards from before this seat.

    What all do at once, as passing cards on, is not torn apart: it belongs to what follows.
    """
    pile_of = match.game.pile_of

    def way(event: Event) -> tuple[str, str] | None:
        if not isinstance(event, CardsMoved):
            return None
        return pile_of[event.source].name, pile_of[event.target].name

    own = 0
    for event in events:
        if not isinstance(event, CardsMoved) or pile_of[event.source].owner != seat:
            break
        own += 1
    after = way(events[own]) if own < len(events) else None
    while own and after is not None and way(events[own - 1]) == after:
        own -= 1
    return own


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
