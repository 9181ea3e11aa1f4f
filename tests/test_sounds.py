"""The sounds beside the package: all there, equally loud, loops without a click, and small."""

from __future__ import annotations

import importlib
import io
import json
import os
import sys
import wave
from array import array
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import pi, sin, sqrt
from pathlib import Path

import pygame
import pytest

from cardtable.kits import KITS

SOUNDS = Path(__file__).resolve().parent.parent / "sounds"
LISTED: dict[str, dict[str, str | bool | float]] = json.loads(
    (SOUNDS / "sounds.json").read_text(encoding="utf-8")
)
LOOPS = [name for name, sound in LISTED.items() if sound["loop"]]
EFFECTS = [name for name, sound in LISTED.items() if sound["category"] == "effects"]

sys.path.insert(0, str(SOUNDS))
levels = importlib.import_module("studio.levels")
make = importlib.import_module("make")
sys.path.remove(str(SOUNDS))


@cache
def heard(name: str) -> tuple[list[float], int]:
    """The samples of a sound between -1 and 1, and how many there are a second."""
    with wave.open(str(SOUNDS / str(LISTED[name]["file"]))) as file:
        assert file.getnchannels() == 1
        assert file.getsampwidth() == 2
        samples = array("h", file.readframes(file.getnframes()))
        rate = file.getframerate()
    if sys.byteorder == "big":
        samples.byteswap()
    return [sample / 32768.0 for sample in samples], rate


def at_seam(signal: list[float]) -> float:
    """The jump from the end to the beginning, or the kink there, in units of the usual ones."""
    jumps = [b - a for a, b in pairwise(signal)]
    kinks = [b - a for a, b in pairwise(jumps)]
    across = signal[0] - signal[-1]
    kink = max(abs(across - jumps[-1]), abs(jumps[0] - across))
    return max(abs(across) / average(jumps), kink / average(kinks))


def average(signal: list[float]) -> float:
    """The usual size of a sample."""
    return sqrt(sum(x * x for x in signal) / len(signal))


def in_mixer(samples: list[float], rate: int) -> list[float]:
    """What the mixer makes of these samples."""
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        whole = array("h", [round(32768.0 * sample) for sample in samples])
        if sys.byteorder == "big":
            whole.byteswap()
        out.writeframes(whole.tobytes())
    file.seek(0)
    return [sample / 32768.0 for sample in array("h", pygame.mixer.Sound(file=file).get_raw())]


@pytest.fixture(params=[44100, 48000])
def mixer(request: pytest.FixtureRequest) -> Iterator[int]:
    """A mixer without a device, at a rate the loops were not made for."""
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    pygame.mixer.init(request.param, -16, 1, allowedchanges=0)
    yield request.param
    pygame.mixer.quit()


def test_every_listed_sound_is_a_wave_file_and_every_file_is_listed() -> None:
    for name in LISTED:
        signal, rate = heard(name)
        assert rate in (16000, 22050, 44100), name
        assert len(signal) > 0.02 * rate, name
    lying = {path.relative_to(SOUNDS).as_posix() for path in SOUNDS.rglob("*.wav")}
    assert lying == {sound["file"] for sound in LISTED.values()}


def test_the_list_is_the_one_the_script_writes() -> None:
    assert make.listing() == LISTED


def test_every_table_has_its_air_and_its_theme() -> None:
    looks = [kit.look() for kit in KITS.values()]
    named = {f"ambience-{look.ambience}" for look in looks if look.ambience}
    named |= {f"music-{look.music}" for look in looks if look.music}
    assert named | {"music-home"} == set(LOOPS)
    for name in LOOPS:
        signal, rate = heard(name)
        shortest = 20.0 if LISTED[name]["category"] == "music" else 12.0
        assert shortest <= len(signal) / rate <= 40.0, name


def test_the_sounds_are_small() -> None:
    sizes = {name: (SOUNDS / str(sound["file"])).stat().st_size for name, sound in LISTED.items()}
    assert max(sizes.values()) < 1_400_000
    assert sum(sizes.values()) <= 7_100_000


def test_loudness_is_measured_as_the_standard_says() -> None:
    """A full sine of 997 Hz has -3.0 dB, at any rate."""
    for rate in (16000, 22050, 44100):
        sine = [sin(2.0 * pi * 997.0 * i / rate) for i in range(rate)]
        assert levels.loudness(sine, rate) == pytest.approx(-3.01, abs=0.15)


def test_peaks_are_found_between_the_samples() -> None:
    """A sine sampled only beside its tops reaches 3 dB higher than its samples do."""
    sine = [sin(pi * i / 2.0 + pi / 4.0) for i in range(400)]
    assert levels.true_peak(sine) == pytest.approx(0.0, abs=0.2)


@pytest.mark.unhurried
@pytest.mark.parametrize("name", LISTED)
def test_a_sound_is_as_loud_as_the_list_promises_and_never_too_high(name: str) -> None:
    signal, rate = heard(name)
    window = None if LISTED[name]["loop"] else make.MOMENT
    assert levels.loudness(signal, rate, window) == pytest.approx(LISTED[name]["loudness"], abs=0.5)
    assert levels.true_peak(signal) < -1.0


@pytest.mark.unhurried
def test_each_category_is_mixed_to_a_common_loudness() -> None:
    for category, most in (("effects", 9.5), ("ambience", 1.0), ("music", 1.0)):
        loudnesses = []
        for name, sound in LISTED.items():
            if sound["category"] == category:
                window = None if sound["loop"] else make.MOMENT
                loudnesses.append(levels.loudness(*heard(name), window))
        assert max(loudnesses) - min(loudnesses) <= most, category


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_has_no_click_where_it_joins(name: str) -> None:
    signal, _ = heard(name)
    assert at_seam(signal) < 1.0


@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_is_as_full_at_its_end_as_at_its_beginning(name: str) -> None:
    """Nothing fades out and in again: around the join it is no quieter than it is elsewhere."""
    signal, rate = heard(name)
    length = rate // 2
    parts = [signal[i : i + length] for i in range(0, len(signal) - length, length)]
    powers = sorted(sum(x * x for x in part) for part in parts)
    around = sum(x * x for x in signal[-length // 2 :] + signal[: length // 2])
    assert around >= 0.3 * powers[0]


@pytest.mark.unhurried
@pytest.mark.parametrize("name", LOOPS)
def test_a_loop_joins_in_the_mixer_as_well(name: str, mixer: int) -> None:
    """Changing the rate, the mixer takes silence to lie beyond the ends; it must not be heard.

    The loop's end and beginning as the mixer plays them are compared with the same stretch
    changed in one piece; what differs is the click, and must be out of hearing.
    """
    signal, rate = heard(name)
    count = rate // 10
    end, start = in_mixer(signal[-count:], rate), in_mixer(signal[:count], rate)
    unbroken = in_mixer(signal[-count:] + signal[:count], rate)
    near = mixer // 50
    middle = len(end)
    click = max(
        *(abs(a - b) for a, b in zip(end[-near:], unbroken[middle - near : middle], strict=True)),
        *(abs(a - b) for a, b in zip(start[:near], unbroken[middle : middle + near], strict=True)),
    )
    assert levels.decibels(click) < -70.0


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_begins_and_ends_in_silence(name: str) -> None:
    signal, _ = heard(name)
    highest = max(map(abs, signal))
    assert abs(signal[0]) <= 0.05 * highest
    assert abs(signal[-1]) <= 0.01 * highest


@pytest.mark.parametrize("name", LISTED)
def test_a_sound_is_centred(name: str) -> None:
    """No steady push of the loudspeaker, which would click when a sound starts or stops."""
    signal, _ = heard(name)
    assert abs(sum(signal) / len(signal)) < 0.003


@pytest.mark.parametrize("name", ["card-slide-1", "hover", "trick-won", "meow-1"])
def test_a_sound_made_again_is_the_same(name: str) -> None:
    again, rate = make.made(name)
    signal, kept_rate = heard(name)
    assert rate == kept_rate
    assert len(again) == len(signal)
    assert max(abs(32767.0 * a - 32768.0 * b) for a, b in zip(again, signal, strict=True)) < 2.0
