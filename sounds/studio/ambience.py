"""The air of each table, as loops that end where they begin."""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin

from studio.instruments import CHINA, struck
from studio.room import round_room
from studio.signals import Signal, Studio, lay, lay_round, mixed, scaled, times, warmed

LEAD = 0.5  # seconds a filter is given to forget that the noise has a beginning


def air(studio: Studio, seconds: float, low: Signal | float, q: float = 0.7) -> Signal:
    """A loop of noise below a pitch, fixed or moving."""
    noise = warmed(studio.noise(seconds), studio.count(LEAD))
    if isinstance(low, list):
        lead = studio.count(LEAD)
        return studio.swept(noise, warmed(low, lead), q, low=True)[lead:]
    return studio.low(noise, low, q)[studio.count(LEAD) :]


def breath(studio: Studio, seconds: float, pitch: Signal | float, q: float = 0.8) -> Signal:
    """A loop of noise around a pitch, fixed or moving."""
    lead = studio.count(LEAD)
    noise = warmed(studio.noise(seconds), lead)
    if isinstance(pitch, list):
        return studio.swept(noise, warmed(pitch, lead), q)[lead:]
    return studio.band(noise, pitch, q)[lead:]


def chirp(studio: Studio, bends: list[tuple[float, float, float]]) -> Signal:
    """One bird's word: syllables of (from, to, seconds) with a breath between."""
    word: Signal = []
    for start, end, seconds in bends:
        note = studio.curve([(0, start), (seconds, end)], 0.8)
        soft = mixed(studio.tone(note), scaled(studio.tone([2.0 * f for f in note]), 0.06))
        word += times(soft, studio.swell(seconds, 0.35)) + studio.silence(0.035)
    return word


def meadow(studio: Studio) -> Signal:
    """Meows: a breeze over grass, with a bird now and then, some way off."""
    seconds = 12.2
    gust = studio.drift(seconds, (1, 2, 3), 0.28, 1.0)
    wind = air(studio, seconds, [250.0 + 480.0 * g for g in gust], 0.8)
    grass = breath(studio, seconds, [1900.0 + 900.0 * g for g in gust], 0.7)
    rustle = studio.drift(seconds, (11, 17, 29, 41), 0.35, 1.0)
    whole = mixed(
        times(wind, gust),
        scaled([x * g * g * r for x, g, r in zip(grass, gust, rustle, strict=True)], 0.34),
    )
    tit = [(3300.0, 3100.0, 0.10), (2500.0, 2450.0, 0.14)]
    warbler = [(2500.0, 2520.0, 0.42), (2400.0, 3300.0, 0.07), (3300.0, 2300.0, 0.12)]
    lark = [(2900.0, 3500.0, 0.05), (3500.0, 2900.0, 0.05)] * 3 + [(2700.0, 3200.0, 0.09)]
    for at, word, gain in (
        (1.3, tit, 0.085),
        (1.75, tit, 0.070),
        (5.1, lark, 0.055),
        (8.2, warbler, 0.070),
        (10.6, tit, 0.045),
        (11.9, lark, 0.036),
    ):
        lay_round(whole, chirp(studio, word), studio.count(at), gain)
    return round_room(studio, whole, 0.35, 1.1, 0.4)


def mutter(studio: Studio, seconds: float, note: float) -> Signal:
    """One guest talking across the room: syllables and pauses, no words."""
    whole = studio.silence(seconds)
    roll = studio.luck.random
    at = roll() * 0.8
    while at < seconds - 0.3:
        for _ in range(2 + int(roll() * 6)):
            long = 0.11 + 0.14 * roll()
            if at + long > seconds - 0.1:
                break
            start = studio.near(note, 0.16)
            tune = studio.curve([(0, start), (long, start * (0.88 + 0.14 * roll()))])
            buzz = mixed(
                *(scaled(studio.tone([h * f for f in tune]), 1.0 / h) for h in range(1, 7))
            )
            vowel = mixed(
                studio.band(buzz, 320.0 + 420.0 * roll(), 3.0),
                scaled(studio.band(buzz, 850.0 + 900.0 * roll(), 4.0), 0.4),
                scaled(studio.low(studio.noise(long), 900.0), 0.05),
            )
            lay(whole, times(vowel, studio.swell(long, 0.35)), studio.count(at), 0.5 + 0.5 * roll())
            at += long * (0.85 + 0.35 * roll())
        at += 0.35 + 1.5 * roll()
    return whole


def cafe(studio: Studio) -> Signal:
    """Catte: a café in the afternoon: murmur behind a wall, a spoon, the machine's hush."""
    seconds = 12.2
    whole = studio.silence(seconds)
    for note in (104.0, 118.0, 176.0, 197.0, 132.0):
        lay_round(
            whole, mutter(studio, seconds, note), studio.count(seconds * studio.luck.random()), 0.5
        )
    lead = studio.count(LEAD)
    whole = studio.low(warmed(whole, lead), 760.0, 0.6)[lead:]
    hum = scaled(air(studio, seconds, 210.0), 0.30)
    hush = scaled(breath(studio, seconds, 2600.0, 0.5), 0.011)
    whole = mixed(whole, hum, hush)
    machine = times(studio.band(studio.noise(2.6), 3000.0, 0.6), studio.swell(2.6, 0.3))
    lay_round(whole, machine, studio.count(6.6), 0.05)
    for at, note, gain in (
        (1.10, 2350.0, 0.034),
        (1.27, 2720.0, 0.022),
        (4.9, 1850.0, 0.026),
        (9.8, 2550.0, 0.024),
        (10.02, 2380.0, 0.018),
        (11.7, 2050.0, 0.018),
    ):
        lay_round(whole, struck(studio, note, 0.3, CHINA), studio.count(at), gain)
    return round_room(studio, whole, 0.5, 0.9, 0.4)


def sea(studio: Studio) -> Signal:
    """Towai: waves run up a beach of fine sand and draw back."""
    seconds = 12.3
    n = studio.count(seconds)
    run = [0.0] * n
    fizz = [0.0] * n
    for at, long, gain in ((0.3, 5.0, 1.0), (4.7, 4.6, 0.75), (8.5, 4.9, 0.9)):
        hill = studio.swell(long, 0.40)
        lay_round(run, times(hill, hill), studio.count(at), gain)
        sand = studio.swell(long * 0.85, 0.28)
        lay_round(fizz, times(sand, sand), studio.count(at + 0.28 * long), gain)
    body = air(studio, seconds, [170.0 + 1150.0 * r for r in run], 0.6)
    crest = breath(studio, seconds, [700.0 + 1500.0 * f for f in fizz], 0.6)
    sparkle = breath(studio, seconds, 4600.0, 0.7)
    deep = air(studio, seconds, 120.0)
    return mixed(
        [b * (0.16 + r) for b, r in zip(body, run, strict=True)],
        [0.30 * c * f for c, f in zip(crest, fizz, strict=True)],
        [0.07 * s * f * f for s, f in zip(sparkle, fizz, strict=True)],
        scaled(deep, 0.35),
    )


def crickets(studio: Studio, seconds: float, note: float, each: float) -> Signal:
    """One cricket: three quick strokes, a rest, and again, an even number of times a loop."""
    times_round = round(seconds / each)
    stroke = [sin(2.0 * pi * note * i / studio.rate) for i in range(studio.count(0.026))]
    stroke = times(stroke, studio.swell(0.026, 0.4))
    whole = studio.silence(seconds)
    for k in range(times_round):
        start = k * seconds / times_round + 0.012 * studio.luck.random()
        for i in range(3):
            lay_round(whole, stroke, studio.count(start + 0.038 * i), 0.7 + 0.15 * i)
    return whole


def hearth(studio: Studio) -> Signal:
    """Familiar: a fire burning low at night, crickets beyond the window."""
    seconds = 12.2
    roar = studio.drift(seconds, (2, 3, 7, 13), 0.45, 1.0)
    lick = studio.drift(seconds, (19, 31, 47, 61), 0.3, 1.0)
    flame = air(studio, seconds, [150.0 + 260.0 * r for r in roar], 0.8)
    flutter = breath(studio, seconds, 480.0, 0.7)
    whole = mixed(
        times(flame, roar), [0.22 * f * x * r for f, x, r in zip(flutter, lick, roar, strict=True)]
    )
    roll = studio.luck.random
    at = 0.0
    while at < seconds:
        for _ in range(1 + int(3.5 * roll() ** 3)):
            tenth = 0.002 + 0.007 * roll()
            note = 900.0 + 4200.0 * roll()
            snap = times(
                studio.band(studio.noise(6 * tenth), note, 1.2),
                studio.fading(6 * tenth, tenth, 0.0005),
            )
            lay_round(whole, snap, studio.count(at), 0.07 + 0.66 * roll() ** 4)
            at += 0.012 + 0.05 * roll()
        at += 0.03 + 0.42 * roll() ** 2
    lay_round(whole, crickets(studio, seconds, 4130.0, 0.84), 0, 0.016)
    lay_round(whole, crickets(studio, seconds, 4480.0, 1.23), studio.count(0.31), 0.009)
    return round_room(studio, whole, 0.28, 0.7, 0.4)


AMBIENCE: dict[str, Callable[[Studio], Signal]] = {
    "meows": meadow,
    "catte": cafe,
    "towai": sea,
    "familiar": hearth,
}
