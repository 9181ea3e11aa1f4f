"""Sky and coffee: thunder, rain and snow, clouds and steam, and everything that is poured."""

from __future__ import annotations

from studio.cards import rubbed, tap, thump
from studio.events import glitter
from studio.instruments import CHINA, faded, pitch, struck
from studio.room import in_room
from studio.signals import Signal, Studio, lay, mixed, scaled, times


def drop(studio: Studio, note: float, seconds: float = 0.06, rise: float = 1.5) -> Signal:
    """A drop falls into water: the bubble it makes shrinks, so its note rises."""
    bend = studio.curve([(0, note), (seconds, note * rise)], 1.5)
    return times(studio.tone(bend), studio.fading(len(bend) / studio.rate, seconds * 0.5, 0.003))


def thundered(studio: Studio) -> Signal:
    """Thunder some way off: it breaks, and rolls away behind the hills."""
    seconds = 3.3
    dark = studio.swept(
        studio.noise(seconds),
        studio.curve([(0, 2400), (0.12, 1300), (0.7, 420), (1.8, 240), (seconds, 120)]),
        0.6,
        low=True,
    )
    roll = studio.silence(seconds)
    for at, long, gain in (
        (0.0, 0.5, 1.0),
        (0.16, 0.7, 0.8),
        (0.62, 0.9, 1.3),
        (1.10, 0.8, 0.8),
        (1.55, 1.0, 1.1),
        (2.1, 1.1, 0.6),
    ):
        lay(roll, studio.swell(long, 0.16), studio.count(at), gain)
    rough = studio.low(studio.noise(seconds), 18.0)
    most = 0.55 / max(map(abs, rough))
    body = [d * r * (1.0 + most * g) for d, r, g in zip(dark, roll, rough, strict=True)]
    deep = times(studio.low(studio.noise(seconds), 85.0, 1.1), roll)
    crack = times(studio.band(studio.noise(0.3), 1500.0, 0.5), studio.fading(0.3, 0.07, 0.002))
    whole = mixed(body, scaled(deep, 2.6))
    lay(whole, crack, studio.count(0.01), 0.32)
    return in_room(studio, faded(studio, whole, 0.8), 0.4, 1.2, 0.6)


def rained(studio: Studio) -> Signal:
    """A shower passes over a roof."""
    seconds = 2.7
    near = studio.curve([(0, 0), (0.5, 0.85), (1.3, 1), (seconds, 0)])
    sheet = mixed(
        scaled(studio.band(studio.noise(seconds), 3400.0, 0.5), 0.20),
        scaled(studio.low(studio.noise(seconds), 700.0), 0.10),
    )
    whole = times(sheet, near)
    for _ in range(170):
        at = studio.luck.random() * (seconds - 0.1)
        gain = near[studio.count(at)] * (0.04 + 0.22 * studio.luck.random() ** 3)
        lay(
            whole, tap(studio, 0.014, 0.004, studio.near(4200.0, 0.4)), studio.count(at), 2.0 * gain
        )
        if studio.luck.random() < 0.22:
            lay(whole, drop(studio, studio.near(1500.0, 0.4), 0.04), studio.count(at), 0.7 * gain)
    return in_room(studio, whole, 0.18, 0.6)


def snowed(studio: Studio) -> Signal:
    """Snow: the world goes soft, and a few flakes can be heard."""
    seconds = 2.3
    hush = studio.swept(
        studio.noise(seconds), studio.curve([(0, 900), (1.0, 1700), (seconds, 700)]), 0.6, low=True
    )
    whole = scaled(times(hush, studio.swell(seconds, 0.4)), 0.13)
    for i, name in enumerate(["B6", "G6", "D7", "A6", "E7"]):
        lay(
            whole,
            struck(studio, pitch(name), 0.9, ((1.0, 1.0, 0.5), (2.76, 0.12, 0.15))),
            studio.count(0.22 + 0.24 * i),
            0.12 - 0.012 * i,
        )
    lay(whole, glitter(studio, 1.6, 9, "D7", "D8"), studio.count(0.4), 0.05)
    return in_room(studio, whole, 0.4, 1.2, 0.3)


def clouded(studio: Studio) -> Signal:
    """A cloud drifts across: a round breath of wind."""
    seconds = 1.5
    wind = studio.swept(
        studio.noise(seconds), studio.curve([(0, 260), (0.6, 760), (seconds, 300)]), 1.3
    )
    soft = studio.low(studio.noise(seconds), 420.0)
    hill = studio.swell(seconds, 0.42)
    return in_room(studio, times(mixed(wind, scaled(soft, 0.5)), times(hill, hill)), 0.25, 0.7)


def bubbling(studio: Studio, seconds: float, start: float, end: float, each: float) -> Signal:
    """Liquid falling into liquid: many small bubbles whose notes follow the filling cup."""
    whole = studio.silence(seconds + 0.1)
    at = 0.0
    while at < seconds:
        share = at / seconds
        note = studio.near(start + (end - start) * share, 0.38)
        gain = 0.25 + 0.75 * studio.luck.random() ** 2
        lay(
            whole,
            drop(studio, note, studio.near(0.045, 0.4), studio.near(1.35, 0.2)),
            studio.count(at),
            gain,
        )
        at += studio.near(each, 0.7)
    return whole


def stream(studio: Studio, seconds: float, start: float, end: float) -> Signal:
    """The jet itself: a resonance that climbs as the cup fills."""
    bend = studio.curve([(0, start), (seconds, end)])
    jet = studio.swept(studio.noise(seconds), bend, 4.0)
    splash = scaled(studio.band(studio.noise(seconds), 2600.0, 0.7), 0.12)
    return mixed(jet, splash)


def poured(studio: Studio) -> Signal:
    """Coffee poured into a cup, which is told by ear to be filling."""
    level = studio.curve([(0, 0), (0.10, 0.8), (1.0, 1), (1.25, 0.7), (1.36, 0)])
    whole = mixed(
        times(stream(studio, 1.36, 520.0, 1150.0), level),
        scaled(bubbling(studio, 1.30, 480.0, 1000.0, 0.013), 0.24),
    )
    whole += studio.silence(0.25)
    for at, note in ((1.44, 980.0), (1.60, 1120.0)):
        lay(whole, drop(studio, note, 0.07), studio.count(at), 0.16)
    return in_room(studio, whole, 0.16, 0.4)


def overflowed(studio: Studio) -> Signal:
    """One coffee too many: it climbs, spills over the rim, and drips from the saucer."""
    whole = studio.silence(1.9)
    lay(whole, times(stream(studio, 0.55, 950.0, 1500.0), studio.swell(0.55, 0.6)), gain=0.8)
    lay(whole, bubbling(studio, 0.5, 800.0, 1300.0, 0.012), gain=0.22)
    spill = studio.swept(
        studio.noise(0.75), studio.curve([(0, 1800), (0.2, 900), (0.75, 420)]), 0.8
    )
    lay(whole, times(spill, studio.swell(0.75, 0.2)), studio.count(0.45), 1.1)
    lay(whole, bubbling(studio, 0.55, 620.0, 330.0, 0.014), studio.count(0.48), 0.34)
    lay(whole, struck(studio, 1240.0, 0.4, CHINA), studio.count(0.46), 0.16)
    for at, note in ((1.12, 720.0), (1.32, 860.0), (1.46, 690.0), (1.68, 800.0)):
        lay(whole, drop(studio, note, 0.08), studio.count(at), 0.42)
    return in_room(studio, whole, 0.18, 0.5)


def steamed(studio: Studio) -> Signal:
    """A sigh of steam from the machine."""
    seconds = 1.15
    hiss = mixed(
        studio.band(studio.noise(seconds), 4200.0, 0.7),
        scaled(studio.band(studio.noise(seconds), 1600.0, 1.0), 0.35),
    )
    puff = studio.curve([(0, 0), (0.09, 1), (0.30, 0.55), (0.8, 0.3), (seconds, 0)])
    return in_room(studio, times(hiss, times(puff, puff)), 0.15, 0.4)


def set_down(studio: Studio) -> Signal:
    """A cup set on its saucer, the saucer on the wood."""
    whole = studio.silence(0.5)
    lay(whole, struck(studio, 1560.0, 0.4, CHINA), gain=0.42)
    lay(whole, struck(studio, 2090.0, 0.3, CHINA), studio.count(0.028), 0.20)
    lay(whole, thump(studio, 120.0, 0.05), gain=0.7)
    lay(whole, tap(studio, 0.05, 0.014, 800.0), gain=0.5)
    lay(whole, rubbed(studio, 0.12, 500.0, 900.0, 0.3), studio.count(0.05), 0.12)
    return in_room(studio, whole, 0.18, 0.4)
