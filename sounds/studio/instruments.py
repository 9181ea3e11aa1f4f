"""The players of the band: plucked, struck, blown and breathed notes."""

from __future__ import annotations

from math import pi, sin

from studio.signals import Signal, Studio, lay, mixed, scaled, times

NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch(name: str) -> float:
    """The frequency of a note such as `A4`, `F#5` or `Bb3`."""
    step = NAMES[name[0]] + name.count("#") - name.count("b")
    return float(440.0 * 2.0 ** ((step - 9) / 12 + int(name[-1]) - 4))


def plucked(
    studio: Studio,
    note: float,
    seconds: float,
    *,
    bright: float = 0.5,
    ring: float = 1.6,
    where: float = 0.23,
) -> Signal:
    """A string let go (Karplus and Strong): its shape runs round and loses its edges each time.

    `bright` 0 is a fingertip, 1 a nail; `ring` is how long until a tenth is left.
    """
    n = studio.count(seconds)
    # The fourth harmonic is to fade in this time: it tells how much each round must dull the edges.
    fourth = (0.08 + 0.5 * bright) * (330.0 / note) ** 0.5
    turn = 8.0 * pi * note / studio.rate
    loss = min(0.25, 4.605 / (fourth * note * turn * turn))
    dull = 0.5 - (0.25 - loss) ** 0.5
    whole = studio.rate / note - dull
    period = int(whole - 0.5)
    rest = whole - period
    keep = 10.0 ** (-1.0 / (ring * note))
    # A parabola through three samples reads the string between them, so that it is in tune.
    near, mid, far = (
        keep * (rest - 1.0) * (rest - 2.0) / 2.0,
        keep * rest * (2.0 - rest),
        keep * rest * (rest - 1.0) / 2.0,
    )
    c0, c1 = (1.0 - dull) * near, (1.0 - dull) * mid + dull * near
    c2, c3 = (1.0 - dull) * far + dull * mid, dull * far
    # The string drawn to a corner where the finger pulls, roughened a little, with no drift.
    corner = max(2, round(where * period))
    shape = [i / corner for i in range(corner)] + [
        1.0 - i / (period - corner) for i in range(period - corner)
    ]
    edge = [b - a for a, b in zip([shape[-1], *shape], shape, strict=False)]
    edge = scaled(edge, 0.4 * corner)
    rough = [2.0 * studio.luck.random() - 1.0 for _ in range(period)]
    start = [
        a + (0.12 + 0.3 * bright) * b + 0.5 * c
        for a, b, c in zip(edge, rough, scaled(shape, 2.0), strict=True)
    ]
    mean = sum(start) / period
    start = [value - mean for value in start]
    for _ in range(round(3 * (1.0 - bright))):
        start = [0.5 * (a + b) for a, b in zip([start[-1], *start], start, strict=False)]
    line = [0.0, 0.0, 0.0, *start]
    while len(line) < n + 3:
        at = len(line) - period
        line += [
            c0 * a + c1 * b + c2 * c + c3 * d
            for a, b, c, d in zip(
                line[at:], line[at - 1 :], line[at - 2 :], line[at - 3 : -3], strict=False
            )
        ]
    note_signal = line[3 : n + 3]
    rise = studio.count(0.0015)
    note_signal[:rise] = [x * i / rise for i, x in enumerate(note_signal[:rise])]
    return faded(studio, note_signal, 0.08)


def faded(studio: Studio, signal: Signal, seconds: float) -> Signal:
    """The signal with its last moments let down to nothing."""
    steps = min(len(signal), studio.count(seconds))
    kept = len(signal) - steps
    return signal[:kept] + [x * (1.0 - i / steps) for i, x in enumerate(signal[kept:])]


def struck(
    studio: Studio, note: float, seconds: float, partials: tuple[tuple[float, float, float], ...]
) -> Signal:
    """A bar or bell: partials of (ratio, loudness, seconds to a tenth)."""
    whole = studio.silence(seconds)
    for ratio, loud, tenth in partials:
        if note * ratio < 0.42 * studio.rate:
            long = min(seconds, 2.6 * tenth)
            part = studio.tone(note * ratio, long)
            lay(
                whole, faded(studio, times(part, studio.fading(long, tenth)), 0.3 * long), gain=loud
            )
    return whole


MUSIC_BOX = ((1.0, 1.0, 0.95), (2.003, 0.16, 0.5), (3.01, 0.05, 0.3), (6.27, 0.10, 0.07))
KALIMBA = ((1.0, 1.0, 0.55), (2.0, 0.10, 0.3), (5.42, 0.14, 0.05), (8.9, 0.05, 0.025))
CELESTA = ((1.0, 1.0, 0.9), (2.0, 0.22, 0.5), (4.0, 0.16, 0.22), (6.7, 0.04, 0.06))
VIBES = ((1.0, 1.0, 1.3), (4.0, 0.17, 0.4), (9.9, 0.05, 0.05))
GLASS = ((1.0, 1.0, 0.8), (2.32, 0.30, 0.5), (4.25, 0.18, 0.3), (6.63, 0.10, 0.16))
TEMPLE = (
    (0.5, 0.25, 1.6),
    (1.0, 1.0, 1.3),
    (1.19, 0.25, 0.9),
    (2.0, 0.40, 0.8),
    (2.74, 0.20, 0.5),
    (3.76, 0.10, 0.3),
)
WOOD = ((1.0, 1.0, 0.06), (2.57, 0.4, 0.025), (4.9, 0.2, 0.012))
CHINA = ((1.0, 1.0, 0.09), (1.48, 0.6, 0.07), (2.31, 0.55, 0.06), (3.32, 0.3, 0.04))


def vibes(studio: Studio, note: float, seconds: float) -> Signal:
    """A vibraphone: its bars breathe."""
    bar = struck(studio, note, seconds, VIBES)
    turn = 2.0 * pi * 4.6 / studio.rate
    return [x * (0.84 - 0.16 * sin(turn * i)) for i, x in enumerate(bar)]


def bass(studio: Studio, note: float, seconds: float) -> Signal:
    """A double bass plucked softly."""
    body = mixed(
        studio.tone(note, seconds),
        scaled(times(studio.tone(2.0 * note, seconds), studio.fading(seconds, 0.45)), 0.45),
        scaled(times(studio.tone(3.0 * note, seconds), studio.fading(seconds, 0.2)), 0.2),
    )
    return faded(studio, times(body, studio.fading(seconds, 0.9, 0.012)), 0.1)


def blown(studio: Studio, note: float, seconds: float, *, breath: float = 0.05) -> Signal:
    """A clay flute: nearly a sine, a little air, a vibrato that comes late."""
    n = studio.count(seconds)
    turn = 2.0 * pi * 4.8 / studio.rate
    late = max(1, studio.count(0.45))
    bend = [
        note
        * (
            1.0
            - 0.012 * max(0.0, 1.0 - i / (0.06 * studio.rate))
            + 0.0045 * min(1.0, i / late) * sin(turn * i)
        )
        for i in range(n)
    ]
    body = mixed(
        studio.tone(bend),
        scaled(studio.tone([2.0 * f for f in bend]), 0.13),
        scaled(studio.tone([3.0 * f for f in bend]), 0.06),
        scaled(studio.band(studio.noise(seconds), 2.0 * note, 2.0), breath),
    )
    rise, fall = min(0.09, seconds / 3), min(0.16, seconds / 3)
    return times(body, studio.curve([(0, 0), (rise, 1), (seconds - fall, 0.85), (seconds, 0)]))


def breathed(studio: Studio, notes: list[float], seconds: float, rise: float = 0.9) -> Signal:
    """A soft chord that comes and goes: each note a pair of sines a hair apart, and octaves."""
    whole = studio.silence(seconds)
    for note in notes:
        for ratio, loud in ((0.9985, 0.5), (1.0015, 0.5), (2.001, 0.10), (3.0, 0.035)):
            phase = studio.luck.random() * 6.28
            lay(whole, studio.tone(note * ratio, seconds, phase), gain=loud)
    hill = studio.curve([(0, 0), (rise, 1), (seconds - rise, 1), (seconds, 0)])
    return times(whole, [0.5 * h * h * (3.0 - 2.0 * h) * 2.0 for h in hill])
