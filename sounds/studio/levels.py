"""How loud a sound seems, how high its peaks go, and how well a loop joins up."""

from __future__ import annotations

from itertools import accumulate
from math import cos, log10, pi, sin, sqrt, tan

from studio.signals import Signal, scaled, two_poles

CEILING = -1.0  # dB below full scale that no peak may pass, between the samples either


def decibels(value: float) -> float:
    """An amplitude in dB below full scale."""
    return 20.0 * log10(max(value, 1e-9))


def as_heard(signal: Signal, rate: int) -> Signal:
    """K-weighted: the head's lift of the highs, and the ear's deafness to the deep."""
    k = tan(pi * min(1681.97, 0.4 * rate) / rate)
    q, lift = 0.70718, 10.0 ** (3.99984 / 20.0)
    half = lift**0.49967
    shelved = two_poles(
        signal,
        (lift + half * k / q + k * k, 2.0 * (k * k - lift), lift - half * k / q + k * k),
        (1.0 + k / q + k * k, 2.0 * (k * k - 1.0), 1.0 - k / q + k * k),
    )
    k, q = tan(pi * 38.1355 / rate), 0.50033
    return two_poles(
        shelved, (1.0, -2.0, 1.0), (1.0 + k / q + k * k, 2.0 * (k * k - 1.0), 1.0 - k / q + k * k)
    )


def loudness(signal: Signal, rate: int, window: float | None = None) -> float:
    """K-weighted loudness in dB: of the whole, or of the loudest stretch of `window` seconds."""
    heard = as_heard(signal, rate)
    if window is None:
        return -0.691 + decibels(sqrt(sum(x * x for x in heard) / len(heard)))
    span = round(window * rate)
    sums = list(accumulate((x * x for x in heard + [0.0] * span), initial=0.0))
    most = max(late - early for early, late in zip(sums, sums[span:], strict=False))
    return -0.691 + decibels(sqrt(max(most, 0.0) / span))


def _between(reach: int = 8) -> list[list[float]]:
    """Windowed-sinc weights for the three points a quarter apart between two samples."""
    rows = []
    for part in (0.25, 0.5, 0.75):
        row = []
        for k in range(1 - reach, reach + 1):
            x = pi * (part - k)
            row.append(sin(x) / x * (0.5 + 0.5 * cos(x / reach)))
        rows.append(row)
    return rows


def true_peak(signal: Signal) -> float:
    """The highest peak in dB, looking between the samples as well, at four times the rate."""
    top = max(max(signal), -min(signal))
    rows, reach = _between(), 8
    padded = [0.0] * reach + signal + [0.0] * reach
    best = top
    for i, value in enumerate(signal):
        if abs(value) > 0.7 * top:
            for near in (i, i - 1):
                stretch = padded[near + 1 : near + 1 + 2 * reach]
                if len(stretch) == 2 * reach:
                    best = max(
                        best,
                        *(abs(sum(map(float.__mul__, row, stretch))) for row in rows),
                    )
    return decibels(best)


def levelled(signal: Signal, rate: int, target: float, window: float | None) -> Signal:
    """The signal brought to a loudness; raises if its peaks would then pass the ceiling."""
    signal = scaled(signal, 10.0 ** ((target - loudness(signal, rate, window)) / 20.0))
    peak = true_peak(signal)
    if peak > CEILING:
        raise ValueError(f"peaks reach {peak:.1f} dB at a loudness of {target} dB")
    return signal


def softened(signal: Signal, knee: float) -> Signal:
    """Peaks above the knee (a share of the highest) bent over gently, the rest untouched."""
    edge = knee * max(max(signal), -min(signal))
    room = edge * (1.0 - knee) / knee
    out = []
    for x in signal:
        over = abs(x) - edge
        if over > 0.0:
            bent = edge + room * over / (over + room)
            out.append(bent if x > 0.0 else -bent)
        else:
            out.append(x)
    return out


def joined(signal: Signal, back: int, reach: int = 10) -> Signal:
    """A loop turned to begin where it is stillest, up to `back` samples before its start.

    A mixer that changes the rate takes silence to lie beyond both ends, so a seam is only
    unheard where the signal is next to nothing for a moment. There it is let down to nothing.
    """
    n = len(signal)
    around = [signal[i % n] for i in range(-back - reach, reach)]
    sums = list(accumulate((x * x for x in around), initial=0.0))
    calm = [late - early for early, late in zip(sums, sums[2 * reach :], strict=False)]
    start = (calm.index(min(calm)) - back) % n
    turned = signal[start:] + signal[:start]
    for i in range(reach):
        share = (i + 0.5) / reach
        turned[i] *= share
        turned[-1 - i] *= share
    return turned
