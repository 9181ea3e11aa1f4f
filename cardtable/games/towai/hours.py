"""Which hour it is in the bay, and where sun, moon and the disc of dusk are because of it."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from cardtable.games.towai.bay import DISC, HORIZON, HOURS
from cardtable.table.coming_down import gone_at

TURN = 0.9  # seconds from one hour to another
HOLD = 0.9  # seconds that an hour has stood before the sky follows it

DISCS = {"day": "sun", "dusk": "split", "night": "moon"}
"""What stands in the sky."""

_RADIUS = 216.0
_PIVOT = 480.0  # the disc rolls round a point so far below its place
_ROLL = math.radians(76)  # from its place until it has gone


def eased(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3 - 2 * share)


@dataclass
class Sky:
    """The hour shown, and where sun, moon and the disc of dusk are because of it.

    A disc at 0 stands in its place, at −1 it is still to come, at 1 it has gone.
    """

    hour: float = 1.0  # 0 day, 1 dusk, 2 night
    discs: dict[str, float] = field(default_factory=lambda: {"sun": 1, "moon": 1, "split": 0})
    goal: str = "dusk"
    share: float = 1.0  # of the turn that has passed
    before: str = "dusk"  # the goal before this one
    _from: tuple[float, dict[str, float]] = (1.0, {})
    _to: tuple[float, dict[str, float]] = (1.0, {})
    _rolls: bool = False  # the discs, in this frame

    @property
    def turning(self) -> bool:
        """Whether one hour is becoming another."""
        return self.share < 1

    @property
    def nearest(self) -> str:
        """The hour that furniture goes by: it changes once in a turn."""
        return self.before if self.share < 0.5 else self.goal

    def seen_at(self, down: float, high: int) -> str:
        """The hour it looks like at a place so far down a window."""
        first, gone = self.fallen(down, high)
        return HOURS[first + (gone >= 0.5)]

    def fallen(self, down: float, high: int) -> tuple[int, float]:
        """The earlier hour at a place so far down a window, and how far the next one has taken its
        place, from 0 to 1: the sky falls from above.
        """
        first = math.floor(self.hour)
        return first, gone_at(down, high, self.hour - first) if self.hour > first else 0.0

    def turn_to(self, goal: str, at_once: bool = False) -> None:
        """Begin to become this hour, from whatever is seen now."""
        if goal != self.goal:
            self.before, self.goal = self.goal, goal
            discs = dict(self.discs)
            wanted = DISCS[goal]
            to = {}
            for name, where in discs.items():
                if name == wanted:
                    if abs(where) >= 1:
                        discs[name] = -1.0
                    to[name] = 0.0
                else:
                    to[name] = where if abs(where) >= 1 else 1.0
            self._from, self._to = (self.hour, discs), (float(HOURS.index(goal)), to)
            self.share = 0.0
        if at_once:
            self.pass_by(TURN)

    def pass_by(self, seconds: float, *, by_turns: bool = False) -> None:
        """Let time pass. ``by_turns``: in one frame the light changes and in the next the discs
        roll, where a window is too large to paint both at once.
        """
        if self.share >= 1:
            return
        self._rolls = not self._rolls
        self.share = min(1.0, self.share + seconds / TURN)
        if self.share >= 1:
            self.hour, self.discs = self._to[0], dict(self._to[1])
            return
        along = eased(self.share)
        if not by_turns or not self._rolls:
            self.hour = self._from[0] + (self._to[0] - self._from[0]) * along
        if not by_turns or self._rolls:
            self.discs = {
                name: start + (self._to[1][name] - start) * along
                for name, start in self._from[1].items()
            }


@dataclass
class Vane:
    """Holds the sky while one seat after another flips the hour: then it turns once."""

    goal: str = "dusk"
    stood: float = 0.0  # seconds since it was flipped
    prompt: bool = False  # somebody waits to see just this: the sky follows at once

    def lets_turn(self, sky: Sky, goal: str, seconds: float) -> bool:
        """Whether the sky may follow to this hour now."""
        if goal != self.goal:
            self.goal, self.stood = goal, 0.0
        self.stood += seconds
        return self.prompt or (self.stood >= HOLD and not sky.turning)


def place_of(disc: str, where: float) -> tuple[float, float]:
    """The middle of a disc on its way, in units: sun and moon roll, dusk rises and sinks."""
    if disc == "split":
        return DISC[0], HORIZON + abs(where) * (_RADIUS + 24)
    angle = where * _ROLL
    return DISC[0] + _PIVOT * math.sin(angle), DISC[1] + _PIVOT * (1 - math.cos(angle))
