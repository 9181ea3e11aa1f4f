"""Cats and owls, out of throats made of formants."""

from __future__ import annotations

from math import exp, pi, sin

from studio.room import in_room
from studio.signals import Points, Signal, Studio, lay, mixed, rounded, scaled, times


def voiced(
    studio: Studio, tune: Points, mouth: tuple[Points, Points, Points], loud: Points, *, soft: float
) -> Signal:
    """A voice: harmonics of a moving pitch, each as loud as the mouth's shape lets it be.

    The mouth is three formants moving through time; `soft` is how fast harmonics thin out.
    """
    seconds = tune[-1][0]
    soft_corner = studio.count(0.045)
    notes = rounded(studio.curve(tune), soft_corner)
    shapes = [rounded(studio.curve(points), soft_corner) for points in mouth]
    n = min(len(notes), *map(len, shapes))
    notes = [
        f * (1.0 + 0.006 * sin(2.0 * pi * 6.3 * i / studio.rate)) for i, f in enumerate(notes[:n])
    ]
    marks = range(0, n + 63, 64)
    whole = [0.0] * n
    top = 0.45 * studio.rate
    for harmonic in range(1, 26):
        loudness = []
        for mark in marks:
            i = min(mark, n - 1)
            f = harmonic * notes[i]
            let = sum(
                gain * exp(-(((f - shape[i]) / wide) ** 2))
                for shape, wide, gain in zip(
                    shapes, (230.0, 420.0, 700.0), (1.0, 0.75, 0.35), strict=True
                )
            )
            loudness.append((0.035 + let) / harmonic**soft if f < top else 0.0)
        lit = []
        for a, b in zip(loudness, [*loudness[1:], loudness[-1]], strict=True):
            step = (b - a) / 64
            lit += [a + step * k for k in range(64)]
        if max(loudness) > 0.0:
            tone = studio.tone([harmonic * f for f in notes])
            lay(whole, times(tone, lit[:n]))
    air = studio.swept(studio.noise(seconds)[:n], shapes[1][:n], 3.0)
    return times(mixed(whole, scaled(air, 0.10)), rounded(studio.curve(loud), soft_corner // 3)[:n])


def mewed(studio: Studio) -> Signal:
    """A short, asking mew."""
    voice = voiced(
        studio,
        ((0, 560), (0.09, 700), (0.22, 760), (0.36, 690), (0.46, 560)),
        (
            ((0, 380), (0.10, 700), (0.24, 1050), (0.46, 560)),
            ((0, 1500), (0.10, 2300), (0.24, 1750), (0.46, 1100)),
            ((0, 3000), (0.46, 3000)),
        ),
        ((0, 0), (0.05, 0.5), (0.16, 1), (0.30, 0.85), (0.46, 0)),
        soft=0.75,
    )
    return in_room(studio, voice, 0.16, 0.4)


def meowed(studio: Studio) -> Signal:
    """A long, satisfied meow: m, e, a, o, and the mouth closes."""
    voice = voiced(
        studio,
        ((0, 430), (0.12, 520), (0.30, 610), (0.52, 560), (0.72, 450), (0.86, 390)),
        (
            ((0, 300), (0.12, 480), (0.32, 980), (0.56, 800), (0.86, 380)),
            ((0, 1200), (0.12, 2250), (0.32, 1650), (0.56, 1150), (0.86, 800)),
            ((0, 2900), (0.86, 2700)),
        ),
        ((0, 0), (0.07, 0.35), (0.20, 0.8), (0.36, 1), (0.60, 0.7), (0.86, 0)),
        soft=0.85,
    )
    return in_room(studio, voice, 0.18, 0.5)


def purred(studio: Studio) -> Signal:
    """A purr: soft beats of breath, slower in than out."""
    seconds = 1.9
    whole = studio.silence(seconds)
    breath = studio.curve(
        [(0, 0), (0.16, 1), (0.85, 0.8), (0.98, 0.12), (1.12, 0.75), (1.68, 0.6), (seconds, 0)]
    )
    at = 0.0
    while at < seconds - 0.06:
        inward = at < 0.98
        gain = breath[studio.count(at)]
        beat = times(studio.noise(0.05), studio.fading(0.05, 0.026 if inward else 0.03, 0.004))
        knock = times(
            studio.tone(studio.near(96.0 if inward else 82.0, 0.05), 0.05),
            studio.fading(0.05, 0.03, 0.005),
        )
        lay(
            whole,
            mixed(scaled(beat, 0.8), scaled(knock, 0.9)),
            studio.count(at),
            studio.near(gain, 0.14),
        )
        at += studio.near(0.0385 if inward else 0.0435, 0.04)
    chest = mixed(
        scaled(studio.low(whole, 190.0, 0.8), 0.55),
        studio.band(whole, 380.0, 1.2),
        scaled(studio.band(whole, 1050.0, 1.6), 0.5),
    )
    chest = studio.high(chest, 85.0)
    air = times(studio.band(studio.noise(seconds), 1500.0, 0.8), breath)
    return in_room(studio, mixed(chest, scaled(air, 0.02)), 0.08, 0.25)


def hooted(studio: Studio) -> Signal:
    """An owl: hoo, and after a thought, hoo-hooo."""
    whole = studio.silence(1.85)
    for at, long, note in ((0.0, 0.34, 372.0), (0.66, 0.16, 366.0), (0.88, 0.72, 378.0)):
        bend = studio.curve([(0, 0.93 * note), (0.3 * long, note), (long, 0.90 * note)])
        wave = [
            f * (1.0 + 0.006 * sin(2.0 * pi * 5.2 * i / studio.rate)) for i, f in enumerate(bend)
        ]
        body = mixed(
            studio.tone(wave),
            scaled(studio.tone([2.0 * f for f in wave]), 0.10),
            scaled(studio.tone([3.0 * f for f in wave]), 0.045),
            scaled(studio.band(studio.noise(long), 620.0, 1.5), 0.09),
        )
        lay(whole, times(body, studio.swell(long, 0.35)), studio.count(at), 0.8)
    return in_room(studio, whole, 0.34, 1.2, 0.45)
