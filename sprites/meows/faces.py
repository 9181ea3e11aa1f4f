"""The faces of the gods."""

from __future__ import annotations

from sprites.kit.cards import WHITE
from sprites.kit.shapes import ellipse, line, path
from sprites.meows.eyes import EYES

NOSE = "M-4.5 15C-4.5 13.4 4.5 13.4 4.5 15C4.5 17.4 1.6 20 0 20C-1.6 20 -4.5 17.4 -4.5 15Z"

LAUGH = (
    "M-19 22C-12 26 12 26 19 22C21 21 22.5 22.5 22 24.5C19 37 9 41 0 41"
    "C-9 41 -19 37 -22 24.5C-22.5 22.5 -21 21 -19 22Z"
)

ROAR = (
    "M-21 21C-12 26 12 26 21 21C24 20 26 22 25 25C22 42 11 48 0 48C-11 48 -22 42 -25 25"
    "C-26 22 -24 20 -21 21Z"
)


def mouth(mood: str, ink: str, tongue: str = "#F08A7A") -> str:
    """Nose and mouth; one word for each mood."""
    nose = path(NOSE, ink)
    double = line("M-11 22C-10 28.5 -1 28.5 0 21.5C1 28.5 10 28.5 11 22", ink, 3.4)
    lick = path("M-10 37C-7 31.5 7 31.5 10 37C6 40 3 41 0 41C-3 41 -6 40 -10 37Z", tongue)
    if mood == "w":
        return nose + double
    if mood == "blep":
        return nose + path("M2 25H14C15 35 3 36 2 25Z", tongue) + double
    if mood == "laugh":
        return nose + path(LAUGH, ink) + lick
    if mood == "o":
        return nose + path("M-8 24C-8 22 8 22 8 24C8 36 -8 36 -8 24Z", ink)
    if mood == "yawn":
        return (
            nose
            + path("M-11 25C-11 21 11 21 11 25C13 44 -13 44 -11 25Z", ink)
            + path("M-7.5 35C-5 31 5 31 7.5 35C6 39.5 -6 39.5 -7.5 35Z", tongue)
        )
    if mood == "smirk":
        return nose + line("M0 21.5C-2 28 -12 28 -13 23M0 21.5C3 29 14 28 18 17", ink, 3.4)
    if mood == "wail":
        return (
            nose
            + path(
                "M-20 34C-20 22 20 22 20 34C20 44 12 40 8 43C4 46 -4 46 -8 43"
                "C-12 40 -20 44 -20 34Z",
                ink,
            )
            + path("M-11 40C-8 35 8 35 11 40C8 43 4 44 0 44C-4 44 -8 43 -11 40Z", tongue)
        )
    if mood == "fangs":
        return (
            nose
            + path(LAUGH, ink)
            + lick
            + path("M-15 24.5L-9 25.3L-12 33ZM15 24.5L9 25.3L12 33Z", WHITE)
        )
    if mood == "roar":
        return (
            nose
            + path(ROAR, ink)
            + path("M-13 43C-9 35 9 35 13 43C9 46.5 4 48 0 48C-4 48 -9 46.5 -13 43Z", tongue)
            + path("M-17 24L-9 25.4L-13 35ZM17 24L9 25.4L13 35Z", WHITE)
        )
    raise ValueError(mood)


def cheeks(colour: str) -> str:
    """Two round cheeks."""
    return ellipse(-39, 22, 10, 6.5, colour, fill_opacity=".75") + ellipse(
        39, 22, 10, 6.5, colour, fill_opacity=".75"
    )


def face(look: str, say: str, ink: str, blush: str = "") -> str:
    """Eyes and mouth, each by its word, and cheeks for those who blush."""
    return (cheeks(blush) if blush else "") + EYES[look](ink) + mouth(say, ink)
