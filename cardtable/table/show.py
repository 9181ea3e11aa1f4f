"""What is still to be shown, and how fast: one event after another, whoever presses on."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cardtable.rules.events import (
    CardsMoved,
    Event,
    GameEnded,
    RoundEnded,
    Scored,
    TrickWon,
)
from cardtable.rules.sight import View
from cardtable.settings import Settings
from cardtable.table import animation
from cardtable.table.choreography import together
from cardtable.table.piles import Piles

SKIPPED = 100  # a pace at which nothing is seen on its way
_IN_A_FRAME = 64  # so many events are shown in one frame at that pace …
_AT_A_TIME = 4  # … and at any other
_READ_IN_HASTE = 1.2  # seconds a trick is looked at when nobody plays …
_READ_BY_ALL = 2.2  # … and at least when people have to turn round for it first
_UNTIL_CLICKED = 60.0  # a pause longer than this waits for a click
PROMPT = 0.004  # seconds of a frame in which most disks have written a move down …
_PRESSED = 2.0  # … and when somebody presses on; one that takes longer is dead


@dataclass
class Batch:
    """What one move brought: its events still to be shown, and the table after them."""

    events: deque[Event]
    view: View
    own: int | None = None  # after so many of them the hand is turned face down


def after_the_count(events: Iterable[Event]) -> list[Event]:
    """These events, with what a round's end scores behind that end.

    The end of a round is where its points are counted before everybody's eyes: until that has
    been seen, neither a plate nor the log may know what they come to.
    """
    shown: list[Event] = []
    scored: list[Event] = []
    for event in events:
        if isinstance(event, Scored):
            scored.append(event)
            continue
        if isinstance(event, RoundEnded):
            shown += [event, *scored]
        else:
            shown += [*scored, event]
        scored.clear()
    return shown + scored


class Show:
    """Events in their order, each after a pause for the one before."""

    def __init__(
        self,
        settings: Settings,
        piles: Piles,
        perform: Callable[[Sequence[Event]], float],
        close: Callable[[View], None],
        finish: Callable[[], None],
        turn_down: Callable[[], float],
        is_drawn: Callable[[Event], bool],
        *,
        hasty: bool,
    ) -> None:
        self.settings = settings
        self.piles = piles
        self.perform = perform  # shows events that belong together; how long that takes
        self.close = close  # all that a move brought has been shown
        self.finish = finish  # lets whatever moves be where it goes
        self.turn_down = turn_down  # lays the hand of who looked face down; how long that takes
        self.is_drawn = is_drawn  # whether an event's cards can be shown; they wait until then
        self.safe: Callable[[float], bool] = lambda seconds: True  # before anything is shown: what
        # happened is safe on disk, or is not to be waited for; waits at most so long for it
        self.hasty = hasty  # nobody is playing: no pause waits for a click
        self.queue: deque[Batch] = deque()
        self.halted: RoundEnded | GameEnded | None = None  # shown up to here until `resume`
        self.reading = False  # a finished trick lies still to be read …
        self.held = False  # … and longer, until it is let go
        self._wait = 0.0
        self._rush = False

    def add(self, events: Sequence[Event], view: View, own: int | None = None) -> None:
        """Show these after all those before them; the view is the table after them. After the
        ``own`` first, if that is told, everybody looks.
        """
        first = [] if own is None else events[:own]
        rest = after_the_count(events[len(first) :])
        self.queue.append(Batch(deque([*first, *rest]), view, own))

    def clear(self) -> None:
        """Nothing is to be shown any more."""
        self.queue.clear()
        self.halted = None
        self.reading = self._rush = False
        self._wait = 0.0

    @property
    def busy(self) -> bool:
        """Whether there is still something to be shown."""
        return bool(self.queue) or self._wait > 0

    @property
    def waits_for_a_click(self) -> bool:
        """Whether a finished trick lies there until somebody presses on."""
        return self.reading and self._wait > _UNTIL_CLICKED

    @property
    def skipping(self) -> bool:
        """Whether so much is to be shown that nothing of it should be heard."""
        return len(self.queue) > 6

    @property
    def pace(self) -> float:
        """How many times faster than usual time passes for what moves."""
        return self.settings.pace * (animation.HURRIED if self._rush else 1.0)

    def comes(self, kind: type) -> bool:
        """Whether such an event is still to be shown."""
        return any(isinstance(event, kind) for batch in self.queue for event in batch.events)

    def resume(self) -> None:
        """Go on after the end of a round."""
        self.halted = None

    def hurry(self, *, moving: bool) -> None:
        """Somebody presses on: end the pause, or run what is moving faster."""
        if self.reading:
            self.reading = self.held
            self._wait = self._wait if self.held else 0.0
        elif self.queue or moving:
            self._rush = True

    def settle(self) -> None:
        """Show everything that is still to be shown at once, up to the end of a round."""
        if self.queue:
            self.safe(_PRESSED)
        while self.queue and self.halted is None:
            self._step()
            self.finish()
        self.reading = False
        self._wait = 0.0
        self.finish()

    def pass_by(self, seconds: float) -> None:
        """Let time pass: show what is due."""
        pace = self.pace
        if self.reading and self.held:
            return
        if self._wait > 0:
            self._wait -= seconds if self.reading else seconds * pace
        if self.queue and not self.safe(PROMPT):
            return
        # At a fast pace several events may fit into one frame; each is still shown in turn.
        for _ in range(_IN_A_FRAME if pace >= SKIPPED else _AT_A_TIME):
            if self._wait > 0 or not self.queue or self.halted is not None:
                break
            drawn = [self.is_drawn(event) for event in self.queue[0].events]
            if not all(drawn):
                break
            self._step()
            if pace >= SKIPPED and not self.reading:
                self.finish()
                self._wait = 0.0

    def rest(self) -> None:
        """Nothing moves: what comes next is shown at the usual pace again."""
        if not self.queue and self._wait <= 0:
            self._rush = False

    def _step(self) -> None:
        """Show the next event, or close what a move brought."""
        self.reading = False
        self._wait = 0.0
        batch = self.queue[0]
        if batch.own == 0:
            batch.own = None
            self._wait = self.turn_down()
            return
        if not batch.events:
            self.queue.popleft()
            self.close(batch.view)
            return
        event = batch.events.popleft()
        events: list[Event] = [event]
        if isinstance(event, CardsMoved):
            own = len(batch.events) + 1 if batch.own is None else batch.own
            events = [*together(event, [*batch.events][: own - 1], self.piles)]
            for _ in events[1:]:
                batch.events.popleft()
        if batch.own is not None:
            batch.own -= len(events)
        seconds = self.perform(events)
        if isinstance(event, TrickWon):
            self.reading = True
            pause = self.settings.trick_seconds
            if not self.piles.looking and self.settings.together == "curtain":
                pause = max(pause, _READ_BY_ALL)
            self._wait = min(pause, _READ_IN_HASTE) if self.hasty else pause
        elif isinstance(event, RoundEnded | GameEnded):
            self.halted = event
        self._wait += seconds
