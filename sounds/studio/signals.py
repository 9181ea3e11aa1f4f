"""Signals are lists of numbers; this makes, bends, filters and lays them over one another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise, repeat
from math import cos, exp, pi, sin, tan
from operator import add, mul
from random import Random
from zlib import crc32

Signal = list[float]
Points = Sequence[tuple[float, float]]


def times(left: Iterable[float], right: Iterable[float]) -> Signal:
    """Two signals multiplied, sample by sample, as long as the shorter."""
    return list(map(mul, left, right))


def scaled(signal: Iterable[float], gain: float) -> Signal:
    """A signal made louder or softer."""
    return [gain * value for value in signal]


def mixed(*signals: Signal) -> Signal:
    """Signals sounding together from the same start."""
    whole = [0.0] * max(map(len, signals))
    for signal in signals:
        lay(whole, signal)
    return whole


def lay(ground: Signal, signal: Signal, at: int = 0, gain: float = 1.0) -> None:
    """Add a signal to a longer one from a sample on; what reaches past the end is dropped."""
    start = max(0, at)
    part = signal[start - at : max(0, len(ground) - at)]
    if gain != 1.0:
        part = scaled(part, gain)
    ground[start : start + len(part)] = map(add, ground[start : start + len(part)], part)


def lay_round(ring: Signal, signal: Signal, at: int = 0, gain: float = 1.0) -> None:
    """Add a signal to a loop; what reaches past the end sounds on at the beginning."""
    at %= len(ring)
    while signal:
        room = len(ring) - at
        lay(ring, signal[:room], at, gain)
        signal, at = signal[room:], 0


def rounded(line: Signal, reach: int) -> Signal:
    """A line with its corners cut: every value the average of those up to `reach` either way."""
    held = [line[0]] * reach + line + [line[-1]] * (reach + 1)
    sums = list(accumulate(held, initial=0.0))
    span = 2 * reach + 1
    return [(late - early) / span for early, late in zip(sums, sums[span:], strict=False)][
        : len(line)
    ]


@dataclass
class Studio:
    """One recording: how many samples a second it has, and the luck its noises are made of."""

    rate: int
    luck: Random

    @classmethod
    def named(cls, name: str, rate: int) -> Studio:
        """The studio for the sound of this name: the same luck every time."""
        return cls(rate, Random(crc32(name.encode())))

    def count(self, seconds: float) -> int:
        """How many samples last this long."""
        return round(seconds * self.rate)

    def silence(self, seconds: float) -> Signal:
        """Nothing, for so long."""
        return [0.0] * self.count(seconds)

    def noise(self, seconds: float) -> Signal:
        """White noise between -1 and 1."""
        roll = self.luck.random
        return [2.0 * roll() - 1.0 for _ in range(self.count(seconds))]

    def near(self, value: float, share: float) -> float:
        """A value missed by up to this share of itself, as hands do."""
        return value * (1.0 + share * (2.0 * self.luck.random() - 1.0))

    def curve(self, points: Points, bend: float = 1.0) -> Signal:
        """Straight lines through (second, value) points; bend above 1 starts each line slowly."""
        drawn: Signal = []
        for (start, low), (end, high) in pairwise(points):
            steps = self.count(end) - self.count(start)
            if bend == 1.0:
                slope = (high - low) / max(1, steps)
                drawn += [low + slope * i for i in range(steps)]
            else:
                span = high - low
                drawn += [low + span * (i / steps) ** bend for i in range(steps)]
        return drawn

    def swell(self, seconds: float, top: float = 0.5) -> Signal:
        """A round hill: from nothing to 1 at the given share of the time and back."""
        n = self.count(seconds)
        peak = max(1, round(n * top))
        rest = max(1, n - peak)
        return [0.5 - 0.5 * cos(pi * i / peak) for i in range(peak)] + [
            0.5 + 0.5 * cos(pi * i / rest) for i in range(n - peak)
        ]

    def fading(self, seconds: float, tenth: float, attack: float = 0.002) -> Signal:
        """A struck thing dying away: down to a tenth after `tenth` seconds, after a short rise."""
        n = self.count(seconds)
        step = exp(-2.302585 / (tenth * self.rate))
        tail = list(accumulate(repeat(step, n - 1), mul, initial=1.0))
        rise = min(n, max(1, self.count(attack)))
        tail[:rise] = [
            value * (0.5 - 0.5 * cos(pi * i / rise)) for i, value in enumerate(tail[:rise])
        ]
        return tail

    def tone(self, pitch: float | Signal, seconds: float = 0.0, phase: float = 0.0) -> Signal:
        """A sine of a fixed pitch, or one whose pitch follows a curve."""
        turn = 2.0 * pi / self.rate
        if isinstance(pitch, list):
            return [sin(angle) for angle in accumulate((turn * f for f in pitch), initial=phase)][
                :-1
            ]
        step = turn * pitch
        return [sin(phase + step * i) for i in range(self.count(seconds))]

    def drift(self, seconds: float, turns: Sequence[int], low: float, high: float) -> Signal:
        """A slow wandering between two values that ends where it began, for loops."""
        n = self.count(seconds)
        coarse = 256
        phases = [self.luck.random() * 2.0 * pi for _ in turns]
        marks = [
            sum(
                sin(2.0 * pi * turn * i / coarse + phase)
                for turn, phase in zip(turns, phases, strict=True)
            )
            for i in range(coarse + 1)
        ]
        bottom, top = min(marks), max(marks)
        marks = [low + (high - low) * (mark - bottom) / (top - bottom) for mark in marks]
        scale = coarse / n
        drawn = []
        for i in range(n):
            place = i * scale
            k = int(place)
            drawn.append(marks[k] + (marks[k + 1] - marks[k]) * (place - k))
        return drawn

    # The filters follow the usual "audio cookbook" recipes for two poles and two zeros.

    def low(self, signal: Signal, pitch: float, q: float = 0.707) -> Signal:
        """What lies below the pitch."""
        w = 2.0 * pi * min(pitch, 0.45 * self.rate) / self.rate
        alpha, c = sin(w) / (2.0 * q), cos(w)
        return two_poles(signal, ((1 - c) / 2, 1 - c, (1 - c) / 2), (1 + alpha, -2 * c, 1 - alpha))

    def high(self, signal: Signal, pitch: float, q: float = 0.707) -> Signal:
        """What lies above the pitch."""
        w = 2.0 * pi * pitch / self.rate
        alpha, c = sin(w) / (2.0 * q), cos(w)
        return two_poles(signal, ((1 + c) / 2, -1 - c, (1 + c) / 2), (1 + alpha, -2 * c, 1 - alpha))

    def band(self, signal: Signal, pitch: float, q: float = 1.0) -> Signal:
        """What lies around the pitch, the narrower the higher q, its middle as loud as before."""
        w = 2.0 * pi * min(pitch, 0.45 * self.rate) / self.rate
        alpha, c = sin(w) / (2.0 * q), cos(w)
        return two_poles(signal, (alpha, 0.0, -alpha), (1 + alpha, -2 * c, 1 - alpha))

    def swept(self, signal: Signal, pitch: Signal, q: float = 1.0, *, low: bool = False) -> Signal:
        """Band (or all below) a pitch that moves: a state-variable filter, redrawn every 16th."""
        k = 1.0 / q
        one = two = 0.0
        out: Signal = []
        put = out.append
        top = 0.45 * self.rate
        for start in range(0, min(len(signal), len(pitch)), 16):
            g = tan(pi * min(pitch[start], top) / self.rate)
            a1 = 1.0 / (1.0 + g * (g + k))
            a2 = g * a1
            a3 = g * a2
            for value in signal[start : start + 16]:
                v3 = value - two
                v1 = a1 * one + a2 * v3
                v2 = two + a2 * one + a3 * v3
                one = 2.0 * v1 - one
                two = 2.0 * v2 - two
                put(v2 if low else k * v1)
        return out


def two_poles(
    signal: Signal, over: tuple[float, float, float], under: tuple[float, float, float]
) -> Signal:
    """A signal through one second-order filter."""
    scale = 1.0 / under[0]
    b0, b1, b2 = (scale * value for value in over)
    a1, a2 = scale * under[1], scale * under[2]
    z1 = z2 = 0.0
    out: Signal = []
    put = out.append
    for x in signal:
        y = b0 * x + z1
        z1 = b1 * x - a1 * y + z2
        z2 = b2 * x - a2 * y
        put(y)
    return out


def warmed(signal: Signal, lead: int) -> Signal:
    """A loop with its own end set before it, so that what remembers starts as it will end."""
    return signal[-lead:] + signal
