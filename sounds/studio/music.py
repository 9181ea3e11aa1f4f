"""Five short themes. Each is written out as lines of notes and ends where it begins.

A line is read as `note:beats`, with `r` for a rest, `+` between notes sounded together and `|`
between bars.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from studio.instruments import (
    CELESTA,
    GLASS,
    KALIMBA,
    MUSIC_BOX,
    bass,
    blown,
    breathed,
    pitch,
    plucked,
    struck,
    vibes,
)
from studio.room import round_room
from studio.signals import Signal, Studio, lay_round, times

Voice = Callable[[float, float], Signal]  # a pitch and how long it is held, in seconds


def read(line: str) -> Iterator[tuple[float, float, list[str]]]:
    """The notes of a line: at which beat, for how many, and what sounds."""
    beat = 0.0
    for word in line.replace("|", " ").split():
        names, _, long = word.partition(":")
        if names != "r":
            yield beat, float(long), names.split("+")
        beat += float(long)


@dataclass
class Score:
    """A loop of so many beats that parts are laid into."""

    studio: Studio
    pace: float  # seconds a beat
    beats: float

    def __post_init__(self) -> None:
        # Whole hundredths of a second come out whole at any rate a mixer may want.
        seconds = round(self.pace * self.beats, 2)
        self.pace = seconds / self.beats
        self.loop: Signal = self.studio.silence(seconds)
        self._held: dict[tuple[Voice, float, float], Signal] = {}

    def part(
        self, line: str, voice: Voice, gain: float, *, start: float = 0.0, spread: float = 0.0
    ) -> None:
        """Play a line from a beat on; `spread` seconds between the notes of a chord."""
        luck = self.studio.luck
        for beat, long, names in read(line):
            seconds = long * self.pace
            for i, name in enumerate(names):
                key = (voice, pitch(name), seconds)
                if key not in self._held:
                    self._held[key] = voice(pitch(name), seconds)
                at = (start + beat) * self.pace + spread * i + 0.009 * luck.random()
                strength = gain * (0.9 + 0.2 * luck.random()) * (1.0 if beat % 1 == 0 else 0.86)
                lay_round(self.loop, self._held[key], self.studio.count(at), strength)

    def pads(self, chords: str, gain: float) -> None:
        """Soft chords, each swelling in before its beat and out after it."""
        for beat, long, names in read(chords):
            seconds = long * self.pace + 1.6
            chord = breathed(self.studio, [pitch(name) for name in names], seconds, 1.3)
            at = self.studio.count(beat * self.pace - 0.7)
            lay_round(self.loop, chord, at, gain / len(names) ** 0.5)

    def done(self, wet: float, ring: float, dull: float = 0.4) -> Signal:
        """The loop in its room, without the rumble nobody hears."""
        lead = self.studio.count(0.4)
        loop = round_room(self.studio, self.loop, wet, ring, dull)
        return self.studio.high(loop[-lead:] + loop, 45.0)[lead:]


def harp(studio: Studio, bright: float = 0.3, ring: float = 1.1) -> Voice:
    """Fingertips on gut strings."""
    return lambda note, _: plucked(studio, note, 2.2, bright=bright, ring=ring)


def koto(studio: Studio) -> Voice:
    """A long silk string, plucked near its end."""
    return lambda note, _: plucked(studio, note, 2.8, bright=0.62, ring=1.3, where=0.11)


def guitar(studio: Studio) -> Voice:
    """Nylon, stopped early."""
    return lambda note, held: plucked(
        studio, note, min(1.4, held + 0.25), bright=0.28, ring=0.7, where=0.3
    )


def bells(studio: Studio, bell: tuple[tuple[float, float, float], ...], ring: float) -> Voice:
    """Anything struck."""
    return lambda note, _: struck(studio, note, ring, bell)


def flute(studio: Studio) -> Voice:
    """The clay flute."""
    return lambda note, held: blown(studio, note, held * 0.98 + 0.05, breath=0.045)


def home(studio: Studio) -> Signal:
    """The shelf: a slow waltz for a music box and a harp."""
    score = Score(studio, 60 / 92, 36)
    score.part(
        "B4:1 D5:1 G5:1 | E5:2 D5:1 | E5:1 G5:1 E5:1 | D5:3 |"
        "B4:1 D5:1 G5:1 | B5:2 A5:1 | G5:1 E5:1 G5:1 | A5:3 |"
        "G5:2 E5:1 | D5:1 B4:1 D5:1 | E5:1.5 D5:.5 A4:1 | G4:2 r:1",
        bells(studio, MUSIC_BOX, 2.2),
        0.40,
    )
    strings = harp(studio)
    score.part(
        "G2:1 D3+B3:1 D3+B3:1 | E2:1 B2+G3:1 B2+G3:1 | C3:1 G3+E4:1 G3+E4:1 |"
        "D3:1 A3+D4:1 A3+F#4:1 | G2:1 D3+B3:1 D3+B3:1 | E2:1 B2+G3:1 B2+D4:1 |"
        "A2:1 E3+C4:1 E3+C4:1 | D3:1 A3+D4:1 A3+F#4:1 | C3:1 G3+E4:1 G3+E4:1 |"
        "B2:1 G3+D4:1 G3+D4:1 | A2:1 E3+C4:1 D3+F#3:1 | G2:1 D3+B3:1 D3+B3:1",
        strings,
        0.38,
        spread=0.022,
    )
    score.part("r:18 G5:3 r:3 D5:3 r:3 r:3 r:3", bells(studio, GLASS, 1.8), 0.085)
    score.part("r:27 B4:3 C5:3 B4:2.5", flute(studio), 0.10)
    score.pads(
        "G3+B3+D4:3 G3+B3+E4:3 G3+C4+E4:3 F#3+A3+D4:3 G3+B3+D4:3 G3+B3+E4:3 A3+C4+E4:3"
        " F#3+A3+D4:3 G3+C4+E4:3 G3+B3+D4:3 A3+C4+E4:3 G3+B3+D4:3",
        0.10,
    )
    return score.done(0.32, 1.5)


def meows(studio: Studio) -> Signal:
    """Cats under a wide sky: thumb piano, a flute that drops in, an easy bass."""
    score = Score(studio, 60 / 82, 32)
    score.part(
        "E5:.5 G5:.5 r:.5 A5:.5 G5:1 E5:1 | C5:.5 D5:.5 r:.5 E5:.5 D5:1 A4:1 |"
        "C5:.5 D5:.5 E5:.5 G5:.5 A5:1 G5:.5 E5:.5 | D5:2.5 r:1.5 |"
        "E5:.5 G5:.5 r:.5 A5:.5 C6:1 A5:1 | G5:.5 E5:.5 r:.5 D5:.5 E5:2 |"
        "A4:.5 C5:.5 D5:.5 E5:.5 D5:1 C5:1 | D5:1 E5:.5 D5:.5 C5:2",
        bells(studio, KALIMBA, 1.3),
        0.42,
    )
    strings = harp(studio, 0.35, 0.8)
    for start, chord in (
        (0, "E4+G4"),
        (4, "E4+A4"),
        (8, "F4+A4"),
        (12, "D4+G4"),
        (16, "G4+C5"),
        (20, "E4+A4"),
        (24, "F4+A4"),
        (28, "D4+G4"),
    ):
        low, top = chord.split("+")
        score.part(f"r:.5 {low}:.5 r:.5 {top}:.5 r:.5 {low}:.5 {top}:1", strings, 0.30, start=start)
    score.part(
        "C3:2 G2:2 | A2:2 E3:2 | F2:2 C3:2 | G2:2 D3:1 G2:1 |"
        "C3:2 E3:2 | A2:2 E3:2 | F2:2 A2:2 | G2:2 C3:2",
        lambda note, held: bass(studio, note, min(1.6, held + 0.3)),
        0.30,
    )
    score.part("r:13.5 A5:.5 G5:1 E5:1 | r:6 G4:2 r:.5 A4:.5 C5:1 E5:2.5 r:.5", flute(studio), 0.12)
    score.pads(
        "C4+E4+G4:4 C4+E4+A4:4 C4+F4+A4:4 B3+D4+G4:4"
        " C4+E4+G4:4 C4+E4+A4:4 C4+F4+A4:4 B3+D4+G4:2 C4+E4+G4:2",
        0.06,
    )
    return score.done(0.26, 1.1)


def catte(studio: Studio) -> Signal:
    """The café: a lazy bossa for nylon guitar, vibraphone and a brush."""
    score = Score(studio, 60 / 86, 32)
    score.part(
        "C5:1.5 A4:.5 r:.5 C5:.5 E5:1 | D5:1.5 C5:.5 A4:2 |"
        "r:.5 Bb4:.5 D5:.5 F5:.5 F5:1 D5:1 | E5:1.5 D5:.5 G4:2 |"
        "r:.5 C5:.5 E5:.5 G5:2 E5:.5 | F5:1 E5:.5 D5:.5 r:.5 C5:.5 A4:1 |"
        "Bb4:1 D5:1 E5:1 D5:1 | C5:2.5 r:1.5",
        lambda note, _: vibes(studio, note, 1.8),
        0.34,
    )
    nylon = guitar(studio)
    chords = (
        "A3+C4+E4",
        "A3+C4+F4",
        "Bb3+D4+F4",
        "Bb3+D4+E4",
        "G3+C4+E4",
        "A3+C4+F4",
        "Bb3+D4+F4",
        "A3+C4+D4",
    )
    for bar, chord in enumerate(chords):
        late = "Bb3+C4+E4" if bar == 6 else chord
        score.part(
            f"r:.5 {chord}:.5 r:.5 {chord}:.5 r:.5 {late}:1 r:.5",
            nylon,
            0.34,
            start=4 * bar,
            spread=0.012,
        )
    score.part(
        "F2:1.5 C3:.5 F2:2 | D3:1.5 A2:.5 D3:2 | G2:1.5 D3:.5 G2:2 | C3:1.5 G2:.5 C3:2 |"
        "A2:1.5 E3:.5 A2:2 | D3:1.5 A2:.5 D3:2 | G2:1.5 D3:.5 C3:2 | F2:1.5 C3:.5 F2:2",
        lambda note, held: bass(studio, note, min(1.5, held + 0.25)),
        0.32,
    )
    stroke = times(studio.band(studio.noise(0.16), 4600.0, 0.7), studio.swell(0.16, 0.3))
    for beat in range(32):
        at = (beat + 0.02) * score.pace
        lay_round(score.loop, stroke, studio.count(at), 0.030 if beat % 2 else 0.014)
    score.pads(
        "A3+C4+E4:4 A3+C4+F4:4 Bb3+D4+F4:4 Bb3+D4+E4:4 G3+C4+E4:4 A3+C4+F4:4"
        " Bb3+D4+F4:4 A3+C4+F4:4",
        0.045,
    )
    return score.done(0.24, 1.0)


def towai(studio: Studio) -> Signal:
    """Between day and night: a koto alone, long breaths under it, glass above."""
    score = Score(studio, 60 / 78, 32)
    score.part(
        "A4:1 B4:.5 D5:.5 E5:2 | F#5:1.5 E5:.5 D5:2 | B4:1 D5:1 E5:.5 D5:.5 B4:1 | A4:3 r:1 |"
        "A4:1 B4:.5 D5:.5 F#5:2 | A5:1.5 F#5:.5 E5:2 | D5:1 B4:1 A4:1 B4:1 | E5:3 r:1",
        koto(studio),
        0.52,
    )
    low = harp(studio, 0.25, 1.4)
    score.part(
        "D3:1 A3:1 E4:2 | B2:1 F#3:1 D4:2 | G2:1 D3:1 B3:2 | A2:1 E3:1 D4:1 E4:1 |"
        "D3:1 A3:1 E4:2 | B2:1 F#3:1 D4:2 | G2:1 D3:1 E3:1 B3:1 | A2:1 E3:1 D4:1 B3:1",
        low,
        0.30,
    )
    score.part(
        "r:2 B5:2 | r:4 | r:3 F#6:1 | r:2 E6:2 | r:4 | r:3 A5:1 | r:2 F#5:2 | r:1 B5:1 E6:2",
        bells(studio, GLASS, 2.0),
        0.075,
    )
    score.pads(
        "D3+A3+E4+F#4:4 B3+D4+F#4:4 G3+B3+D4:4 A3+D4+E4:4"
        " D3+A3+F#4:4 B3+D4+F#4:4 G3+B3+E4:4 A3+D4+E4:4",
        0.075,
    )
    return score.done(0.40, 2.0, 0.45)


def familiar(studio: Studio) -> Signal:
    """The witch's workroom: a celesta turning in six, a harp that climbs, an owl of a flute."""
    score = Score(studio, 0.45, 48)
    score.part(
        "E5:3 C5:1 B4:2 | A4:3 r:1 B4:1 C5:1 | F5:2 E5:1 C5:3 | B4:3 r:3 |"
        "A4:1 B4:1 C5:1 E5:3 | F5:1 E5:2 C5:3 | B4:2 C5:1 A4:3 | B4:3 r:3",
        bells(studio, CELESTA, 1.9),
        0.36,
    )
    strings = harp(studio, 0.3, 1.1)
    score.part(
        "A2:1 E3:1 A3:1 C4:1 A3:1 E3:1 | F2:1 C3:1 A3:1 C4:1 A3:1 E3:1 |"
        "D3:1 A3:1 C4:1 F4:1 C4:1 A3:1 | E3:1 B3:1 E4:1 A4:1 E4:1 B3:1 |"
        "A2:1 E3:1 A3:1 C4:1 A3:1 E3:1 | F2:1 C3:1 A3:1 C4:1 A3:1 C3:1 |"
        "D3:1 A3:1 C4:1 F4:1 C4:1 A3:1 | E2:1 B2:1 E3:1 B3:1 E4:1 B3:1",
        strings,
        0.36,
    )
    score.part(
        "r:18 E4:2.5 r:.5 B4:2.5 r:.5 | r:12 | F4:5.4 r:.6 | E4:4.5 r:1.5", flute(studio), 0.13
    )
    score.part(
        "r:10 E6:1 B5:1 | r:11 B5:1 | r:10 A5:1 E6:1 | r:10 E5:1 B5:1",
        bells(studio, MUSIC_BOX, 1.6),
        0.065,
    )
    score.pads(
        "A3+C4+E4:6 F3+A3+C4+E4:6 D3+A3+C4+F4:6 E3+A3+B3:6"
        " A3+C4+E4:6 F3+A3+C4:6 D3+A3+C4+F4:6 E3+A3+B3:3 E3+G#3+B3:3",
        0.10,
    )
    return score.done(0.38, 1.7, 0.45)


MUSIC: dict[str, Callable[[Studio], Signal]] = {
    "home": home,
    "meows": meows,
    "catte": catte,
    "towai": towai,
    "familiar": familiar,
}
