"""Bells, strings and flutes for what happens in a game: tricks, scores, beginnings and ends."""

from __future__ import annotations

from studio.instruments import (
    CELESTA,
    GLASS,
    KALIMBA,
    MUSIC_BOX,
    TEMPLE,
    bass,
    blown,
    breathed,
    pitch,
    plucked,
    struck,
)
from studio.room import in_room
from studio.signals import Signal, Studio, lay, scaled, times

Partials = tuple[tuple[float, float, float], ...]


def rung_out(
    studio: Studio,
    notes: str,
    apart: float,
    bell: Partials,
    *,
    ring: float = 0.8,
    rise: float = 0.0,
) -> Signal:
    """Notes struck one after another; `rise` makes each a little louder than the last."""
    names = notes.split()
    whole = studio.silence(apart * (len(names) - 1) + ring)
    for i, name in enumerate(names):
        at = studio.count(max(0.0, apart * i + 0.006 * (studio.luck.random() - 0.5)))
        lay(whole, struck(studio, pitch(name), ring, bell), at, studio.near(0.8 + rise * i, 0.06))
    return whole


def glitter(studio: Studio, seconds: float, count: int, low: str, high: str) -> Signal:
    """Tiny bells scattered through a stretch of time, thinning out."""
    whole = studio.silence(seconds)
    bottom, top = pitch(low), pitch(high)
    scale = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24]
    notes = [f for f in (bottom * 2.0 ** (step / 12) for step in scale) if f <= top]
    for _ in range(count):
        at = (studio.luck.random() ** 1.4) * (seconds - 0.35)
        gain = 0.25 + 0.5 * studio.luck.random()
        lay(
            whole,
            struck(
                studio,
                notes[int(studio.luck.random() * len(notes))],
                0.35,
                ((1.0, 1.0, 0.18), (2.76, 0.2, 0.06)),
            ),
            studio.count(at),
            gain,
        )
    return whole


def trick_won(studio: Studio) -> Signal:
    """A trick taken: three bright wooden tongues upwards."""
    whole = rung_out(studio, "G5 B5 D6", 0.085, KALIMBA, ring=0.62, rise=0.12)
    lay(whole, glitter(studio, 0.6, 4, "D7", "B7"), studio.count(0.17), 0.07)
    return in_room(studio, whole, 0.25, 0.7)


def errand_won(studio: Studio) -> Signal:
    """An errand done: a small spell in four notes, with dust."""
    whole = rung_out(studio, "E5 A5 B5 E6", 0.11, CELESTA, ring=0.95, rise=0.06)
    lay(whole, glitter(studio, 0.95, 11, "E6", "E8"), studio.count(0.30), 0.11)
    return in_room(studio, whole, 0.3, 0.9)


COUNT = ["G5", "A5", "B5", "D6", "E6", "G6", "A6", "B6", "D7", "E7"]
"""The notes a count rises through."""


def score_ticked(studio: Studio, note: str) -> Signal:
    """One card counted: the more there is by then, the higher its note."""
    return in_room(studio, rung_out(studio, note, 0.0, KALIMBA, ring=0.18), 0.12, 0.2)


def hinted(studio: Studio) -> Signal:
    """A hint: two glass notes that ask to be looked at."""
    return in_room(studio, rung_out(studio, "B5 F#6", 0.10, GLASS, ring=0.5), 0.22, 0.6)


def turn_came(studio: Studio) -> Signal:
    """One's own turn: a soft call of two notes."""
    return in_room(studio, rung_out(studio, "D5 A5", 0.13, MUSIC_BOX, ring=0.6), 0.2, 0.6)


def round_ended(studio: Studio) -> Signal:
    """The round is over: a harp runs up to a quiet chord."""
    whole = studio.silence(2.1)
    for i, name in enumerate(["G4", "B4", "D5", "E5", "G5", "A5", "B5"]):
        lay(
            whole,
            plucked(studio, pitch(name), 1.0, bright=0.35, ring=0.9),
            studio.count(0.075 * i),
            0.30 + 0.02 * i,
        )
    for name, gain in (("D6", 0.5), ("G5", 0.36), ("B5", 0.36)):
        lay(whole, struck(studio, pitch(name), 1.4, MUSIC_BOX), studio.count(0.56), gain)
    lay(whole, bass(studio, pitch("G2"), 1.3), studio.count(0.56), 0.32)
    return in_room(studio, whole, 0.28, 1.0)


def game_won(studio: Studio) -> Signal:
    """The game is won: a little procession, home on the high tonic, petals after it."""
    whole = studio.silence(3.5)
    tune = (
        (0.0, "D5"),
        (0.16, "G5"),
        (0.32, "A5"),
        (0.48, "B5"),
        (0.80, "A5"),
        (0.96, "B5"),
        (1.12, "D6"),
        (1.44, "G6"),
    )
    for at, name in tune:
        long = 1.8 if name == "G6" else 0.8
        lay(whole, struck(studio, pitch(name), long, MUSIC_BOX), studio.count(at), 0.55)
        lay(
            whole,
            plucked(studio, pitch(name) / 2, 0.9, bright=0.45, ring=0.8),
            studio.count(at),
            0.30,
        )
    for at, names in ((0.48, "G3 D4 B4"), (0.96, "E3 C4 G4"), (1.44, "G3 D4 G4 B4 D5")):
        for i, name in enumerate(names.split()):
            lay(
                whole,
                plucked(studio, pitch(name), 1.7, bright=0.3, ring=1.0),
                studio.count(at + 0.028 * i),
                0.26,
            )
    for at, name in ((0.0, "G2"), (0.48, "G2"), (0.96, "C3"), (1.44, "G2")):
        lay(whole, bass(studio, pitch(name), 1.0), studio.count(at), 0.28)
    chord = [pitch(name) for name in ("G3", "B3", "D4", "A4")]
    lay(whole, breathed(studio, chord, 2.2, 0.7), studio.count(1.1), 0.06)
    lay(whole, glitter(studio, 1.7, 20, "G6", "D8"), studio.count(1.55), 0.09)
    return in_room(studio, whole, 0.3, 1.1)


def game_beaten(studio: Studio) -> Signal:
    """The game is lost: a sigh of a tune that still ends kindly."""
    whole = studio.silence(3.1)
    for at, name, long in (
        (0.0, "E5", 0.5),
        (0.34, "D5", 0.5),
        (0.68, "B4", 0.7),
        (1.20, "A4", 0.45),
        (1.54, "B4", 1.3),
    ):
        lay(whole, blown(studio, pitch(name), long, breath=0.06), studio.count(at), 0.34)
        lay(whole, struck(studio, pitch(name), 0.8, KALIMBA), studio.count(at), 0.16)
    for at, names in ((0.0, "C3 G3 E4"), (0.68, "E3 G3 D4"), (1.54, "G2 D3 G3 B3")):
        for i, name in enumerate(names.split()):
            lay(
                whole,
                plucked(studio, pitch(name), 1.4, bright=0.2, ring=0.9),
                studio.count(at + 0.04 * i),
                0.26,
            )
    return in_room(studio, whole, 0.3, 1.0)


def sun_chimed(studio: Studio) -> Signal:
    """The sun comes out: a warm chord opens and its rays ring."""
    whole = studio.silence(1.7)
    chord = [pitch(name) for name in ("C4", "E4", "G4", "D5")]
    lay(whole, breathed(studio, chord, 1.6, 0.5), gain=0.11)
    for i, name in enumerate(["C5", "E5", "G5", "C6", "E6", "G6"]):
        lay(
            whole,
            struck(studio, pitch(name), 1.1, CELESTA),
            studio.count(0.05 + 0.09 * i),
            0.42 - 0.03 * i,
        )
    lay(whole, glitter(studio, 1.0, 7, "C7", "C8"), studio.count(0.5), 0.05)
    return in_room(studio, whole, 0.28, 0.9)


def day_broke(studio: Studio) -> Signal:
    """Day: strings climb to the light, and a bird answers."""
    whole = studio.silence(1.75)
    for i, name in enumerate(["D4", "F#4", "A4", "B4", "D5", "F#5"]):
        lay(
            whole,
            plucked(studio, pitch(name), 1.2, bright=0.5, ring=0.9),
            studio.count(0.085 * i),
            0.34,
        )
    lay(whole, struck(studio, pitch("A5"), 1.1, CELESTA), studio.count(0.52), 0.42)
    lay(whole, breathed(studio, [pitch("D4"), pitch("A4"), pitch("E5")], 1.5, 0.6), gain=0.09)
    for at in (0.90, 1.06):
        song = studio.curve([(0, 2500), (0.04, 3300), (0.09, 2700)])
        lay(whole, times(studio.tone(song), studio.swell(0.09, 0.4)), studio.count(at), 0.07)
    return in_room(studio, whole, 0.3, 0.9)


def night_fell(studio: Studio) -> Signal:
    """Night: the same strings come down, one temple bell, one cricket."""
    whole = studio.silence(2.1)
    for i, name in enumerate(["F5", "D5", "A4", "G4", "F4", "D4"]):
        lay(
            whole,
            plucked(studio, pitch(name), 1.2, bright=0.35, ring=0.9),
            studio.count(0.10 * i),
            0.32,
        )
    lay(whole, struck(studio, pitch("D4"), 1.5, TEMPLE), studio.count(0.55), 0.36)
    for at in (1.15, 1.20, 1.25, 1.55, 1.60, 1.65):
        lay(whole, times(studio.tone(4150.0, 0.03), studio.swell(0.03)), studio.count(at), 0.035)
    return in_room(studio, whole, 0.34, 1.1)


def wish_made(studio: Studio) -> Signal:
    """A wish is made: glass notes rise and stay hanging."""
    whole = rung_out(studio, "E5 G5 A5 C6 D6 G6", 0.075, GLASS, ring=0.85, rise=-0.05)
    lay(whole, glitter(studio, 1.1, 12, "C7", "G8"), studio.count(0.15), 0.09)
    lay(whole, scaled(breathed(studio, [pitch("C5"), pitch("G5")], 1.0, 0.45), 0.05))
    return in_room(studio, whole, 0.32, 0.9)
