"""Paper and wood: what cards, fingers, pages and the curtain sound like."""

from __future__ import annotations

from studio.instruments import GLASS, KALIMBA, WOOD, faded, pitch, struck
from studio.room import in_room
from studio.signals import Signal, Studio, lay, scaled, times


def rubbed(studio: Studio, seconds: float, low: float, high: float, top: float = 0.45) -> Signal:
    """Paper drawn over cloth: grainy air that brightens with the speed of the hand."""
    speed = studio.swell(seconds, top)
    air = studio.swept(studio.noise(seconds), [0.85 * (low + (high - low) * s) for s in speed], 0.9)
    hiss = scaled(studio.high(studio.noise(seconds), 4500.0), 0.11)
    grain = studio.low(studio.noise(seconds), 320.0)
    rough = 2.2 / max(map(abs, grain))
    return [
        (a + h) * s * s * (1.0 + 0.35 * rough * g)
        for a, h, s, g in zip(air, hiss, speed, grain, strict=True)
    ]


def thump(studio: Studio, note: float, tenth: float) -> Signal:
    """The table answering: a deep tap that sinks a little."""
    seconds = 3.0 * tenth
    fall = studio.fading(seconds, tenth * 0.7, 0.0004)
    return times(
        studio.tone([note * (0.75 + 0.5 * f) for f in fall]), studio.fading(seconds, tenth, 0.0012)
    )


def tap(studio: Studio, seconds: float, tenth: float, note: float, q: float = 0.8) -> Signal:
    """A tiny burst of noise around a pitch."""
    return times(studio.band(studio.noise(seconds), note, q), studio.fading(seconds, tenth, 0.0005))


def slid(studio: Studio, seconds: float, low: float, high: float) -> Signal:
    """A card slides over the cloth."""
    return in_room(studio, rubbed(studio, seconds, low, high), 0.10, 0.25)


def landed(studio: Studio, note: float, weight: float) -> Signal:
    """A card comes to rest: the snap of its edge, the air under it, the table."""
    whole = studio.silence(0.22)
    lay(whole, tap(studio, 0.05, 0.016, 3000.0), gain=0.55)
    lay(whole, tap(studio, 0.20, 0.062, 560.0), studio.count(0.003), 1.2 * weight)
    lay(whole, thump(studio, note, 0.06), studio.count(0.002), 0.42 * weight)
    return in_room(studio, whole, 0.16, 0.3)


def flicked(studio: Studio) -> Signal:
    """A card turned over: up, bend, and flat."""
    whole = studio.silence(0.30)
    lay(whole, rubbed(studio, 0.10, 900.0, 3600.0, 0.8))
    lay(whole, tap(studio, 0.05, 0.010, 4200.0), studio.count(0.095), 1.0)
    lay(whole, rubbed(studio, 0.08, 1300.0, 2400.0, 0.2), studio.count(0.10), 0.5)
    lay(whole, tap(studio, 0.07, 0.026, 900.0), studio.count(0.165), 0.9)
    lay(whole, thump(studio, 150.0, 0.03), studio.count(0.165), 0.3)
    return in_room(studio, whole, 0.14, 0.3)


def riffled(studio: Studio) -> Signal:
    """The pack shuffled: two halves riffled together, bridged, and knocked straight."""
    whole = studio.silence(1.42)
    at, cards = 0.03, 34
    for i in range(cards):
        share = i / (cards - 1)
        gain = 0.42 + 0.5 * (1.0 - abs(2.0 * share - 1.0))
        note = studio.near(2700.0 - 500.0 * share, 0.2)
        lay(whole, tap(studio, 0.03, 0.006, note, 1.1), studio.count(at), studio.near(gain, 0.25))
        lay(whole, tap(studio, 0.03, 0.012, 700.0), studio.count(at), 0.22 * gain)
        at += studio.near(0.012 + 0.016 * (2.0 * share - 1.0) ** 2, 0.25)
    lay(whole, rubbed(studio, 0.34, 900.0, 2800.0, 0.6), studio.count(0.66), 0.55)
    at = 0.72
    for _ in range(15):
        lay(whole, tap(studio, 0.02, 0.004, studio.near(3600.0, 0.15)), studio.count(at), 0.28)
        at += 0.015
    for at, gain in ((1.08, 0.55), (1.20, 0.42)):
        lay(whole, tap(studio, 0.07, 0.022, 1300.0), studio.count(at), gain)
        lay(whole, thump(studio, 165.0, 0.04), studio.count(at), 0.5 * gain)
    return in_room(studio, whole, 0.15, 0.35)


def dealt(studio: Studio) -> Signal:
    """A card skims off the pack and lands a little way off."""
    whole = studio.silence(0.30)
    lay(whole, tap(studio, 0.02, 0.005, 3800.0), gain=0.5)
    lay(whole, rubbed(studio, 0.13, 1400.0, 3400.0, 0.3), gain=0.75)
    lay(whole, tap(studio, 0.04, 0.011, 2900.0), studio.count(0.12), 0.6)
    lay(whole, tap(studio, 0.08, 0.03, 640.0), studio.count(0.122), 0.6)
    lay(whole, thump(studio, 150.0, 0.035), studio.count(0.122), 0.25)
    return in_room(studio, whole, 0.12, 0.25)


def drawn(studio: Studio) -> Signal:
    """A card slid off the top of the deck and taken up."""
    whole = studio.silence(0.32)
    lay(whole, rubbed(studio, 0.19, 1000.0, 3300.0, 0.7), gain=0.9)
    lay(whole, tap(studio, 0.04, 0.009, 3900.0), studio.count(0.175), 0.55)
    lay(whole, rubbed(studio, 0.10, 1500.0, 2300.0, 0.2), studio.count(0.19), 0.25)
    return in_room(studio, whole, 0.12, 0.25)


def swept_up(studio: Studio) -> Signal:
    """A finished trick gathered and slid to its winner."""
    whole = studio.silence(0.60)
    for i in range(4):
        lay(whole, tap(studio, 0.05, 0.014, 1700.0 + 250.0 * i), studio.count(0.035 * i), 0.45)
    lay(whole, rubbed(studio, 0.36, 800.0, 2500.0, 0.55), studio.count(0.10), 0.9)
    lay(whole, tap(studio, 0.09, 0.03, 640.0), studio.count(0.45), 0.5)
    lay(whole, thump(studio, 135.0, 0.04), studio.count(0.45), 0.35)
    return in_room(studio, whole, 0.14, 0.3)


def swapped(studio: Studio) -> Signal:
    """Two cards pass one another: one going up, one coming down."""
    whole = studio.silence(0.72)
    lay(whole, rubbed(studio, 0.34, 900.0, 3600.0, 0.75), gain=0.8)
    lay(whole, rubbed(studio, 0.34, 800.0, 2300.0, 0.25), studio.count(0.20), 0.8)
    for at, name in ((0.10, "D6"), (0.30, "A5")):
        lay(whole, struck(studio, pitch(name), 0.4, KALIMBA), studio.count(at), 0.16)
    lay(whole, tap(studio, 0.05, 0.014, 2600.0), studio.count(0.50), 0.5)
    lay(whole, thump(studio, 150.0, 0.035), studio.count(0.50), 0.3)
    return in_room(studio, whole, 0.16, 0.4)


def whirled(studio: Studio) -> Signal:
    """Every card back into the deck: a flock of papers turning, and one clear note."""
    whole = studio.silence(1.25)
    for i in range(9):
        at = 0.02 + 0.075 * i
        high = 2000.0 + 230.0 * i
        lay(
            whole,
            rubbed(studio, 0.17, 900.0 + 60.0 * i, high, 0.5),
            studio.count(at),
            0.35 + 0.06 * i,
        )
    lay(whole, tap(studio, 0.09, 0.026, 1100.0), studio.count(0.80), 0.9)
    lay(whole, thump(studio, 145.0, 0.045), studio.count(0.80), 0.5)
    lay(whole, struck(studio, pitch("A5"), 0.45, GLASS), studio.count(0.80), 0.14)
    return in_room(studio, whole, 0.18, 0.5)


def passed(studio: Studio) -> Signal:
    """Nothing played: a hand drawn back, one low soft note."""
    whole = studio.silence(0.5)
    lay(whole, rubbed(studio, 0.26, 500.0, 1300.0, 0.4), gain=0.5)
    lay(whole, struck(studio, pitch("G4"), 0.45, KALIMBA), studio.count(0.05), 0.35)
    return in_room(studio, whole, 0.15, 0.35)


def sprung(studio: Studio) -> Signal:
    """A card let go over nothing springs back into the hand."""
    whole = studio.silence(0.36)
    lay(whole, rubbed(studio, 0.17, 900.0, 2600.0, 0.35), gain=0.7)
    for at, gain in ((0.16, 0.55), (0.235, 0.25)):
        lay(whole, tap(studio, 0.05, 0.016, 1500.0), studio.count(at), gain)
    lay(
        whole,
        times(
            studio.tone(studio.curve([(0, 260), (0.05, 330), (0.16, 290)])),
            studio.fading(0.16, 0.06, 0.006),
        ),
        studio.count(0.15),
        0.16,
    )
    return in_room(studio, whole, 0.12, 0.25)


def lifted(studio: Studio) -> Signal:
    """A card taken between two fingers."""
    whole = studio.silence(0.17)
    lay(whole, rubbed(studio, 0.10, 1100.0, 2900.0, 0.6), gain=0.6)
    lay(
        whole,
        times(studio.tone(studio.curve([(0, 300), (0.08, 430)])), studio.swell(0.08, 0.3)),
        studio.count(0.01),
        0.13,
    )
    return in_room(studio, whole, 0.1, 0.2)


def ticked(studio: Studio, note: float, air: float) -> Signal:
    """The lightest touch of wood."""
    whole = studio.silence(0.075)
    lay(whole, struck(studio, note, 0.07, ((1.0, 1.0, 0.016), (2.57, 0.3, 0.008))))
    lay(whole, tap(studio, 0.02, 0.004, 3200.0), gain=air)
    return whole


def pressed(studio: Studio) -> Signal:
    """A wooden button goes down and comes up."""
    whole = studio.silence(0.20)
    lay(whole, struck(studio, 520.0, 0.16, WOOD), gain=0.9)
    lay(whole, tap(studio, 0.03, 0.007, 2300.0), gain=0.4)
    lay(whole, struck(studio, 690.0, 0.12, WOOD), studio.count(0.055), 0.35)
    return in_room(studio, whole, 0.12, 0.25)


def refused(studio: Studio) -> Signal:
    """Not allowed: two soft knocks on wood, the second lower."""
    whole = studio.silence(0.42)
    for at, note, gain in ((0.0, 208.0, 1.0), (0.13, 165.0, 0.85)):
        lay(
            whole,
            struck(studio, note, 0.26, ((1.0, 1.0, 0.11), (2.4, 0.35, 0.05), (4.3, 0.12, 0.03))),
            studio.count(at),
            gain,
        )
        lay(whole, tap(studio, 0.06, 0.02, 420.0), studio.count(at), 0.8 * gain)
    return in_room(studio, whole, 0.14, 0.3)


def page_turned(studio: Studio) -> Signal:
    """A page of the rules turned."""
    whole = studio.silence(0.52)
    lay(whole, rubbed(studio, 0.22, 1400.0, 4200.0, 0.55), gain=0.6)
    for _ in range(9):
        at = 0.06 + 0.24 * studio.luck.random()
        lay(whole, tap(studio, 0.02, 0.004, studio.near(3600.0, 0.3)), studio.count(at), 0.22)
    lay(whole, rubbed(studio, 0.20, 700.0, 1900.0, 0.3), studio.count(0.22), 0.7)
    lay(whole, tap(studio, 0.07, 0.022, 800.0), studio.count(0.36), 0.4)
    return in_room(studio, whole, 0.12, 0.3)


def curtain_fell(studio: Studio) -> Signal:
    """Heavy cloth comes down, and its hem meets the boards."""
    whole = studio.silence(0.95)
    cloth = studio.swept(
        studio.noise(0.55), studio.curve([(0, 1500), (0.40, 520), (0.55, 260)]), 0.7, low=True
    )
    folds = studio.low(studio.noise(0.55), 26.0)
    rough = 0.5 / max(map(abs, folds))
    lay(
        whole,
        [
            c * s * (1.0 + rough * f)
            for c, s, f in zip(cloth, studio.swell(0.55, 0.7), folds, strict=True)
        ],
        gain=0.9,
    )
    lay(whole, thump(studio, 78.0, 0.14), studio.count(0.44), 0.75)
    lay(
        whole,
        times(studio.low(studio.noise(0.3), 480.0), studio.fading(0.3, 0.11, 0.012)),
        studio.count(0.44),
        0.9,
    )
    for at in (0.50, 0.56, 0.65):
        lay(whole, tap(studio, 0.05, 0.02, studio.near(1500.0, 0.2)), studio.count(at), 0.12)
    return in_room(studio, whole, 0.16, 0.5)


def bubble_popped(studio: Studio) -> Signal:
    """A speech bubble appears: a small round pop."""
    whole = studio.silence(0.14)
    rise = studio.curve([(0, 260), (0.055, 920), (0.09, 1050)], 1.6)
    lay(
        whole, times(studio.tone(rise), studio.curve([(0, 0), (0.012, 1), (0.045, 0.7), (0.09, 0)]))
    )
    lay(whole, tap(studio, 0.02, 0.004, 2400.0), studio.count(0.05), 0.15)
    return in_room(studio, whole, 0.12, 0.25)


def undone(studio: Studio) -> Signal:
    """Time taken back: a slide that runs the wrong way, two notes down."""
    whole = studio.silence(0.5)
    lay(whole, list(reversed(rubbed(studio, 0.26, 800.0, 2900.0, 0.25))), gain=0.6)
    for at, name in ((0.06, "D6"), (0.16, "B5")):
        lay(whole, struck(studio, pitch(name), 0.3, KALIMBA), studio.count(at), 0.2)
    return in_room(studio, faded(studio, whole, 0.05), 0.14, 0.3)
