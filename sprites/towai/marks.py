"""The marks of the suits and the signs of the effects."""

from __future__ import annotations

from sprites.kit.cards import INK, MARK, PAPER
from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.kit.named import disc, path
from sprites.kit.shapes import moved
from sprites.towai.palette import MARKS

MARK_SHAPES = {
    "day": path(
        "m",
        "M6 27A14 14 0 0 1 34 27ZM1 30H39a2 2 0 0 1 0 4H1a2 2 0 0 1 0-4ZM18.2 3h3.6v7h-3.6Z"
        "M3.5 11.5L6 9L11 13.6L8.5 16.1ZM36.5 11.5L34 9L29 13.6L31.5 16.1Z",
    ),
    "night": path(
        "m",
        "M25 3A17 17 0 1 0 36.5 27A14.5 14.5 0 0 1 25 3Z"
        "M32 8L33.7 12.3L38 14L33.7 15.7L32 20L30.3 15.7L26 14L30.3 12.3Z",
    ),
    "towai": path(
        "m",
        "M6 17A14 14 0 0 1 34 17ZM1 18.6H39a1.9 1.9 0 0 1 0 3.8H1a1.9 1.9 0 0 1 0-3.8Z"
        "M6 24H34A14 14 0 0 1 6 24ZM11 27.2A11 11 0 0 0 29 27.2Z",
        fill_rule="evenodd",
    ),
    "draw": path(
        "m",
        "M8 6H19a3.5 3.5 0 0 1 3.5 3.5V30.5a3.5 3.5 0 0 1-3.5 3.5H8"
        "a3.5 3.5 0 0 1-3.5-3.5V9.5a3.5 3.5 0 0 1 3.5-3.5Z"
        "M28.6 13h4.3v5h5v4.3h-5v5h-4.3v-5h-4.1v-4.3h4.1Z",
    ),
    "reset": path(
        "m", "M20 6A14 14 0 1 1 7.9 13L11.8 15.3A9.5 9.5 0 1 0 20 10.5V15L9.5 8.3L20 1.5Z"
    ),
    "swap": path("m", "M4 12.5H26V7L37 14.7L26 22.4V17H4ZM36 23.5H14V18L3 25.7L14 33.4V28H36Z"),
}


def effect(name: str) -> list[str]:
    """The sign of a card's effect: light on a dark round."""
    return [
        sheet("round", 0, disc("disc", 20, 20, 20)),
        sheet("sign", 0, moved(6.6, 6.6, MARK_SHAPES[name], size=0.67)),
    ]


def drawings() -> Drawings:
    drawn: Drawings = {}
    for kind, colour in MARKS.items():
        sheets = [sheet("mark", 0, MARK_SHAPES[kind])]
        rules = {"m": f"fill:{colour}"}
        drawn[f"mark-{kind}"] = of_papers(MARK, "The mark of a suit.", INK, rules, sheets)
    rules = {"disc": f"fill:{MARKS['towai']}", "m": f"fill:{PAPER}"}
    for name in ("draw", "reset", "swap"):
        says = "The sign of an effect."
        drawn[f"mark-{name}"] = of_papers(MARK, says, INK, rules, effect(name))
    return drawn
