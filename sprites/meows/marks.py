"""The marks of the suits."""

from __future__ import annotations

from sprites.kit.cards import MARK, WHITE
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.shapes import circle, line, path
from sprites.meows.palette import DARK, SUITS
from sprites.meows.sheets import at, thing
from sprites.meows.weather import bolt, drop, flake, petals


def mark(suit: str, colour: str) -> str:
    """The suit's mark on a square of 40."""
    if suit == "fine":
        d = petals(20, 20, 11.2, 19.6, 8, 0.62)
        return circle(20, 20, 8.8, colour) + path(
            d, colour, stroke=colour, stroke_width="1.2", stroke_linejoin="round"
        )
    if suit == "cloudy":
        d = (
            "M-36 20C-54 20 -54 -6 -36 -8C-36 -28 -12 -34 -4 -20C4 -34 30 -30 28 -8"
            "C50 -10 52 20 34 20Z"
        )
        return at(20.2, 21, 0.4, path(d, colour))
    if suit == "rainy":
        return path(drop(20, 22.8, 20), colour)
    if suit == "thunder":
        return bolt(20, 20, 0.4, 0, colour)
    return line(flake(20, 20, 17), colour, 4.2)


def no_trick() -> Drawing:
    """Two cards, crossed out."""
    picture = thing("No trick: two cards, crossed out", MARK)
    back = "M17 6H30Q33 6 33 9V27Q33 30 30 30H27V14Q27 10 23 10H14V9Q14 6 17 6Z"
    front = "M9 13H21Q24 13 24 16V33Q24 36 21 36H9Q6 36 6 33V16Q6 13 9 13Z"
    return picture.sheet(
        "mark",
        0,
        path(back, DARK["snow"], fill_opacity=".55"),
        path(front, DARK["snow"]),
        line("M4 36L36 4", "#FFFBF0", 7),
        line("M4 36L36 4", "#C4432A", 4),
    )


def drawings() -> Drawings:
    drawn: Drawings = {}
    for suit in SUITS:
        dark, light = (
            thing(f"Suit mark: {suit}", MARK),
            thing(f"Suit mark: {suit}, for dark ground", MARK),
        )
        drawn[f"mark-{suit}"] = dark.sheet("mark", 0, mark(suit, DARK[suit]))
        drawn[f"mark-light-{suit}"] = light.sheet("mark", 0, mark(suit, WHITE))
    return drawn | {"mark-no-trick": no_trick()}
