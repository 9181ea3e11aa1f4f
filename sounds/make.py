"""Makes every sound of the table again: `python sounds/make.py`, or only those named after it.

The same names give the same files, sample for sample. Only the standard library is needed.
"""

from __future__ import annotations

import json
import sys
import wave
from array import array
from pathlib import Path

from studio.ambience import AMBIENCE
from studio.effects import EFFECTS
from studio.levels import decibels, joined, levelled, loudness, true_peak
from studio.music import MUSIC
from studio.signals import Signal, Studio

HERE = Path(__file__).resolve().parent
LOOP_RATE = 16000  # nothing above 8 kHz is missed in soft music and far-off weather
MOMENT = 0.2  # seconds; an effect is as loud as its loudest moment
AMBIENCE_LOUDNESS, MUSIC_LOUDNESS = -32.0, -26.0


def trimmed(studio: Studio, signal: Signal) -> Signal:
    """An effect without the silence at its end, let down gently to nothing."""
    floor = 0.004 * max(map(abs, signal))
    last = max(i for i, x in enumerate(signal) if abs(x) > floor)
    signal = signal[: last + 1]
    fall = min(len(signal) // 4, studio.count(0.08))
    kept = len(signal) - fall
    return signal[:kept] + [x * (1.0 - i / fall) for i, x in enumerate(signal[kept:], start=1)]


def made(name: str) -> tuple[Signal, int]:
    """The finished sound of this name, and its rate."""
    if name in EFFECTS:
        recipe, target, rate = EFFECTS[name]
        studio = Studio.named(name, rate)
        signal = trimmed(studio, studio.high(recipe(studio), 30.0))
        return levelled(signal, rate, target, MOMENT), rate
    kind, _, table = name.partition("-")
    studio = Studio.named(name, LOOP_RATE)
    if kind == "ambience":
        loop, target = AMBIENCE[table](studio), AMBIENCE_LOUDNESS
        back = len(loop) - 1
    else:
        loop, target = MUSIC[table](studio), MUSIC_LOUDNESS
        back = studio.count(0.5)
    return joined(levelled(loop, studio.rate, target, None), back), studio.rate


def listing() -> dict[str, dict[str, str | bool | float]]:
    """What `sounds.json` says: each name's file, category, whether it loops, how loud it is."""
    listed: dict[str, dict[str, str | bool | float]] = {}
    for name, (_, target, _) in EFFECTS.items():
        listed[name] = {
            "file": f"effects/{name}.wav",
            "category": "effects",
            "loop": False,
            "loudness": target,
        }
    for category, tables, target in (
        ("ambience", AMBIENCE, AMBIENCE_LOUDNESS),
        ("music", MUSIC, MUSIC_LOUDNESS),
    ):
        for table in tables:
            listed[f"{category}-{table}"] = {
                "file": f"{category}/{table}.wav",
                "category": category,
                "loop": True,
                "loudness": target,
            }
    return listed


def whole_numbers(signal: Signal) -> array[int]:
    """The signal as 16-bit samples."""
    return array("h", [round(32767.0 * x) for x in signal])


def write(path: Path, signal: Signal, rate: int) -> None:
    """A mono wave file."""
    samples = whole_numbers(signal)
    if sys.byteorder == "big":
        samples.byteswap()
    path.parent.mkdir(exist_ok=True)
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(samples.tobytes())


def main(names: list[str]) -> None:
    """Make the sounds named, or all of them and their list."""
    listed = listing()
    for name in names or listed:
        signal, rate = made(name)
        write(HERE / str(listed[name]["file"]), signal, rate)
        window = None if listed[name]["loop"] else MOMENT
        print(
            f"{name:18} {len(signal) / rate:5.2f} s {loudness(signal, rate, window):6.1f} dB"
            f"  peak {true_peak(signal):6.1f} dB  rms {decibels(rms(signal)):6.1f} dB"
        )
    if not names:
        text = json.dumps(listed, indent=2)
        (HERE / "sounds.json").write_text(text + "\n", encoding="utf-8", newline="\n")


def rms(signal: Signal) -> float:
    """The plain average level."""
    return float((sum(x * x for x in signal) / len(signal)) ** 0.5)


if __name__ == "__main__":
    main(sys.argv[1:])
