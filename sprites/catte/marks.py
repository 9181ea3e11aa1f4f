"""The coats' marks."""

from __future__ import annotations

from sprites.catte.cups import bean
from sprites.catte.palette import MARKS, SHADOW
from sprites.kit.cards import MARK
from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.kit.named import path


def mark(suit: str) -> list[str]:
    """A coat's mark, 40 by 40, in one colour: bean, drop of milk, cup."""
    shapes = {
        "brown": bean("m", 20, 20, 38, 1.06),
        "white": path(
            "m",
            "M20 1.5C24 10 34 17 34 25.5A14 13.5 0 0 1 6 25.5C6 17 16 10 20 1.5Z"
            "M11.3 25.5C11.3 31 15 34.6 20 35C21.8 35 21.8 32.2 20 32"
            "C16.5 31.6 14.2 29.2 14.1 25.5C14 23.7 11.3 23.7 11.3 25.5Z",
            fill_rule="evenodd",
        ),
        "black": path(
            "m",
            "M4 15H30V17H33C41 17 41 29.5 32 29.5H28.5C27 33 25 35.5 22.5 36.5H11.5"
            "C7 34.5 4 28 4 15ZM29.8 20.5C29.7 22.6 29.5 24.5 29.2 26H32C36 26 36 20.5 33 20.5Z",
            fill_rule="evenodd",
        )
        + path(
            "m",
            "M10 11C7.5 8.5 12 6 10 3.5L12.5 2C16 6 11.5 8.5 13.5 11Z"
            "M19 11C16.5 8.5 21 6 19 3.5L21.5 2C25 6 20.5 8.5 22.5 11Z",
        ),
    }
    return [sheet("mark", 0, shapes[suit])]


def drawings() -> Drawings:
    return {
        f"mark-{suit}": of_papers(
            MARK, "A coat's mark.", SHADOW, {"m": f"fill:{colour}"}, mark(suit)
        )
        for suit, colour in MARKS.items()
    }
