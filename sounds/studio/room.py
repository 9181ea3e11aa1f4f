"""A small wooden room: combs that grow duller as they ring, then all-passes that blur them."""

from __future__ import annotations

from studio.signals import Signal, Studio, mixed, scaled

COMBS = (0.0253, 0.0269, 0.0290, 0.0307, 0.0322, 0.0338, 0.0353, 0.0367)
BLURS = (0.0126, 0.0100, 0.0077, 0.0051)
SHARE = 0.26  # of a comb in the whole, which leaves a wet room about as loud as a dry one


def rung(signal: Signal, delay: int, back: float, dull: float) -> Signal:
    """One comb: an echo fed back on itself, losing its brightness each time."""
    line = [0.0] * delay
    keep = back * (1.0 - dull)
    kept = 0.0
    out: Signal = []
    for start in range(0, len(signal), delay):
        block = signal[start : start + delay]
        out += line[: len(block)]
        fresh = []
        for x, y in zip(block, line, strict=False):
            kept = keep * y + dull * kept
            fresh.append(x + kept)
        line = fresh
    return out


def blurred(signal: Signal, delay: int, back: float = 0.5) -> Signal:
    """One all-pass: every pitch as loud as before, but smeared in time."""
    line = [0.0] * delay
    out: Signal = []
    for start in range(0, len(signal), delay):
        fresh = [x + back * y for x, y in zip(signal[start : start + delay], line, strict=False)]
        out += [y - back * v for v, y in zip(fresh, line, strict=False)]
        line = fresh
    return out


def echoes(studio: Studio, signal: Signal, ring: float, dull: float) -> Signal:
    """Only what the room gives back; `ring` seconds until it has fallen by 60 dB."""
    back = mixed(
        *(rung(signal, studio.count(delay), 10.0 ** (-3.0 * delay / ring), dull) for delay in COMBS)
    )
    for delay in BLURS:
        back = blurred(back, studio.count(delay))
    return back


def in_room(
    studio: Studio, signal: Signal, wet: float = 0.2, ring: float = 0.9, dull: float = 0.35
) -> Signal:
    """A sound with its room, longer by the ringing."""
    longer = signal + studio.silence(min(ring, 1.2))
    return mixed(longer, scaled(echoes(studio, longer, ring, dull), wet * SHARE))


def round_room(
    studio: Studio, ring_signal: Signal, wet: float = 0.2, ring: float = 1.4, dull: float = 0.35
) -> Signal:
    """A loop with its room: the end rings on into the beginning."""
    lead = min(len(ring_signal), studio.count(ring * 1.5))
    back = echoes(studio, ring_signal[-lead:] + ring_signal, ring, dull)[lead:]
    return mixed(ring_signal, scaled(back, wet * SHARE))
