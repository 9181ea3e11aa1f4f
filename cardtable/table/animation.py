"""Motion: poses, tweens, easing, and every duration in one place."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

# Seconds at normal speed.
HOVER = 0.12
LAND = 0.18
HOME = 0.40
SHAKE = 0.28  # of a card that was refused
PRESS = 0.06  # until it has given under the finger
RIPPLE = 0.014  # by which each neighbour makes room later than the one before it
DEAL, DEAL_STEP = 0.22, 0.06
PLAY = 0.35
SWEEP = 0.35
SWAP = 0.60
DRAW, DRAW_STEP = 0.25, 0.14
GATHER = 0.40
BACK = 0.26  # what was taken back goes where it was
SHUFFLE = 0.45
MOOD = 0.90
FLIP, FLIP_STEP = 0.26, 0.014  # a hand is turned over, card after card
TURN = 0.55  # the table turns to the next person
WORD, WORD_STEP = 2.0, 0.55  # how long a bubble hangs, and when the game goes on
AHEAD = 0.35  # before a card chosen ahead is played, once one sees that it may be
UNSAID = 0.5  # before the only word there is says itself
BANNER, BANNER_STEP = 1.5, 0.7
SCORE_STEP = 0.45
AFTER_MOVE = 0.10  # a breath between two seats' cards
REASON = 2.6  # why a card may not be played
HINT = 5.0  # how long a hint stays, at least …
HINT_LETTER = 0.07  # … and so much more for each letter of its reason

REDUCED = 0.14  # with reduced motion every way is this short and straight
HURRIED = 8.0  # times faster, once somebody presses on

REST_LIFT = 0.0
CARRIED_LIFT = 1.0

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """The same speed all the way."""
    return t


def ease_out(t: float) -> float:
    """Fast at first, then slowing down."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Slow at both ends."""
    return t * t * (3 - 2 * t)


def landing(t: float) -> float:
    """Slowing down, with an overshoot of four in a hundred."""
    back = 0.96
    t -= 1
    return 1 + (back + 1) * t**3 + back * t**2


def spring(t: float) -> float:
    """A damped spring let go at rest: it gathers speed, and overshoots by four in a hundred."""
    if t >= 1:
        return 1.0
    swing = 5.6 * t
    return 1 - math.exp(-swing) * (math.cos(swing) + math.sin(swing))


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card is: its middle, its turn clockwise, its height in pixels, how high it floats."""

    x: float
    y: float
    angle: float = 0.0
    height: float = 100.0
    lift: float = REST_LIFT

    def moved(self, dx: float, dy: float) -> Pose:
        """The same pose elsewhere."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def near(self, other: Pose) -> bool:
        """Whether nobody could tell the two apart."""
        return (
            abs(self.x - other.x) < 0.4
            and abs(self.y - other.y) < 0.4
            and abs(self.angle - other.angle) < 0.1
            and abs(self.height - other.height) < 0.4
            and abs(self.lift - other.lift) < 0.02
        )


@dataclass(slots=True)
class Motion:
    """A way from one pose to another."""

    start: Pose
    end: Pose
    seconds: float
    delay: float = 0.0
    ease: Ease = ease_out
    arc: float = 0.0  # how many pixels the way bends upwards
    spin: float = 0.0  # degrees turned on top half way
    shake: float = 0.0  # pixels it trembles to either side, gone at the end
    takes_off: str = ""  # the sound at its start …
    lands: str = ""  # … and at its end
    passed: float = 0.0

    @property
    def share(self) -> float:
        """How much of it is over, from 0 to 1."""
        if self.seconds <= 0:
            return 1.0 if self.passed >= self.delay else 0.0
        return max(0.0, min(1.0, (self.passed - self.delay) / self.seconds))

    @property
    def begun(self) -> bool:
        """Whether its delay is over."""
        return self.passed >= self.delay

    @property
    def done(self) -> bool:
        """Whether the end is reached."""
        return self.passed >= self.delay + self.seconds

    @property
    def plain(self) -> bool:
        """Whether it goes straight: one may set out anew from anywhere on it."""
        return self.begun and not (self.arc or self.spin or self.shake)

    def bent(self, end: Pose) -> Motion:
        """The same way to another end, through where the card is now."""
        t = self.ease(self.share)
        if t > 0.9:
            return replace(self, end=end)

        def from_where(start: float, old: float, new: float) -> float:
            return start + t / (1 - t) * (old - new)

        one, two = self.start, self.end
        start = Pose(
            from_where(one.x, two.x, end.x),
            from_where(one.y, two.y, end.y),
            from_where(one.angle, two.angle, end.angle),
            from_where(one.height, two.height, end.height),
            one.lift,
        )
        return replace(self, start=start, end=end)

    def pose(self) -> Pose:
        """Where the card is now."""
        share = self.share
        if share >= 1:
            return self.end
        t = self.ease(share)
        one, two = self.start, self.end
        bend = math.sin(math.pi * share)
        aside = self.shake * math.sin(6 * math.pi * share) * (1 - share)
        return Pose(
            one.x + (two.x - one.x) * t + aside,
            one.y + (two.y - one.y) * t - self.arc * bend,
            one.angle + (two.angle - one.angle) * t + self.spin * bend,
            one.height + (two.height - one.height) * t,
            max(one.lift + (two.lift - one.lift) * t, 0.6 * bend if self.arc else 0.0),
        )


def straightened(motion: Motion) -> Motion:
    """The same way for people who want little motion: short, straight, without turning over."""
    motion.seconds = min(motion.seconds, REDUCED)
    motion.delay = min(motion.delay, REDUCED)
    motion.arc = motion.spin = motion.shake = 0.0
    motion.ease = linear
    return motion
