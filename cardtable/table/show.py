"""What is still to be shown, and how fast: one event after another, whoever presses on."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cardtable.rules.events import CardsMoved, Event, GameEnded, RoundEnded, TrickWon
from cardtable.rules.sight import View
from cardtable.settings import Settings
from cardtable.table import animation
from cardtable.table.choreography import together
from cardtable.table.piles import Piles

SKIPPED = 100  # a pace at which nothing is seen on its way
_IN_A_FRAME = 64  # so many events are shown in one frame at that pace …
_AT_A_TIME = 4  # … and at any other
_READ_IN_HASTE = 1.2  # seconds a trick is looked at when nobody plays
_UNTIL_CLICKED = 60.0  # a pause longer than this waits for a click


@dataclass
class Batch:
    """What one move brought: its events still to be shown, and the table after them."""

    events: deque[Event]
    view: View


class Show:
    """Events in their order, each after a pause for the one before."""

    def __init__(
        self,
        settings: Settings,
        piles: Piles,
        perform: Callable[[Sequence[Event]], float],
        close: Callable[[View], None],
        finish: Callable[[], None],
        *,
        hasty: bool,
    ) -> None:
        self.settings = settings
        self.piles = piles
        self.perform = perform  # shows events that belong together; how long that takes
        self.close = close  # all that a move brought has been shown
        self.finish = finish  # lets whatever moves be where it goes
        self.hasty = hasty  # nobody is playing: no pause waits for a click
        self.queue: deque[Batch] = deque()
        self.halted: RoundEnded | GameEnded | None = None  # shown up to here until `resume`
        self.reading = False  # a finished trick lies still to be read
        self._wait = 0.0
        self._rush = False

    def add(self, events: Iterable[Event], view: View) -> None:
        """Show these after all those before them; the view is the table after them."""
        self.queue.append(Batch(deque(events), view))

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

    def resume(self) -> None:
        """Go on after the end of a round."""
        self.halted = None

    def hurry(self, *, moving: bool) -> None:
        """Somebody presses on: end the pause, or run what is moving faster."""
        if self.reading:
            self.reading = False
            self._wait = 0.0
        elif self.queue or moving:
            self._rush = True

    def settle(self) -> None:
        """Show everything that is still to be shown at once, up to the end of a round."""
        while self.queue and self.halted is None:
            self._step()
            self.finish()
        self.reading = False
        self._wait = 0.0
        self.finish()

    def pass_by(self, seconds: float) -> None:
        """Let time pass: show what is due."""
        pace = self.pace
        if self._wait > 0:
            self._wait -= seconds if self.reading else seconds * pace
        # At a fast pace several events may fit into one frame; each is still shown in turn.
        for _ in range(_IN_A_FRAME if pace >= SKIPPED else _AT_A_TIME):
            if self._wait > 0 or not self.queue or self.halted is not None:
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
        if not batch.events:
            self.queue.popleft()
            self.close(batch.view)
            return
        event = batch.events.popleft()
        events: list[Event] = [event]
        if isinstance(event, CardsMoved):
            events = [*together(event, batch.events, self.piles)]
            for _ in events[1:]:
                batch.events.popleft()
        seconds = self.perform(events)
        if isinstance(event, TrickWon):
            self.reading = True
            pause = self.settings.trick_seconds
            self._wait = min(pause, _READ_IN_HASTE) if self.hasty else pause
        elif isinstance(event, RoundEnded | GameEnded):
            self.halted = event
        self._wait += seconds
