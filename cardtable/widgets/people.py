"""Who sits at the table: names, colours and portraits of seats."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from cardtable.kits import KITS
from cardtable.media.drawings import Colour
from cardtable.media.pictures import Pictures, drawn
from cardtable.media.store import kept
from cardtable.media.words import words
from cardtable.seats import Seat
from cardtable.widgets import cut
from cardtable.widgets.writing import write

SEAT_TINTS: Sequence[Colour] = (
    (201, 217, 238),
    (247, 213, 190),
    (191, 217, 196),
    (222, 200, 230),
    (247, 227, 176),
    (190, 224, 226),
)
"""A light colour for each seat."""

MOODS = ("thinking", "pleased", "beaten")

_PEOPLE = 5  # portraits of people


def cast_of(game: str) -> Sequence[str]:
    """The computer's players of a game; their names are ``character.<name>`` in the texts."""
    return [character.name for character in KITS[game].cast]


def display_name(seat: Seat, number: int) -> str:
    """What a seat is called on the screen."""
    if seat.who != "person":
        return words.either(f"character.{seat.name}", "seat.number", number=number + 1)
    return seat.name or words("seat.number", number=number + 1)


def level_name(seat: Seat) -> str:
    """How well a seat plays, in words; nothing for a person."""
    return "" if seat.who == "person" else words(f"level.{seat.who}")


def portrait(
    pictures: Pictures, seat: Seat, number: int, px: int, mood: str | None = None
) -> pygame.Surface:
    """A seat's round portrait at this diameter: at ease, or in a mood, where that may change."""
    who = seat.name if seat.who != "person" else f"person-{number % _PEOPLE + 1}"
    if mood is not None and pictures.drafting:  # any mood may come
        for name in (f"ui/portrait-{who}", *[f"ui/portrait-{who}-{other}" for other in MOODS]):
            if drawn(name):
                pictures.drawing(name, (px, px))
    for name in (f"ui/portrait-{who}-{mood}", f"ui/portrait-{who}"):
        if drawn(name):
            return pictures.drawing(name, (px, px))
    return lettered(display_name(seat, number)[:1].upper(), number, px)


@kept
def lettered(letter: str, number: int, px: int) -> pygame.Surface:
    """A disc with a letter, for a name without a portrait."""
    out = cut.sheet((px, px), px // 2, SEAT_TINTS[number % len(SEAT_TINTS)]).copy()
    write(out, letter, "title", round(px * 0.5), (px / 2, px / 2), cut.INK, "cm")
    return out
