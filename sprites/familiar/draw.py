"""Draw every picture of Familiar's Trouble.

Run `python -m sprites.familiar.draw` from the source folder.
"""

# Outlines are tables of points: they keep the lines they were drawn in.
# ruff: noqa: E501

from __future__ import annotations

from pathlib import Path

from sprites.familiar import cards, room, tools
from sprites.ui.shapes import Drawing, circle, gear, line, path, write

HERE = Path(__file__).resolve().parent

FIRE = (
    "M22 1C23 9 35 14 35 26C35 34 28 39 20 39C12 39 5 34 5 25.5C5 19 9 16 11 10C12.5 14 14.5 15.5 "
    "16.5 16C20 12 22 7 22 1Z"
)
HEART = "M20.5 20C21.5 24.5 27 26.5 27 31.5C27 35 24 37 20.3 37C16.5 37 13.5 35 13.5 31.5C13.5 27 19 25 20.5 20Z"
WAVE = (
    "M1 31C3 14 13 4 25 4C33.5 4 39 9.5 38.5 17C35.5 12.5 29 12 26 16.5C23 21.5 27.5 27.5 39 27V32C35 "
    "36.5 31 38 20 38C9 38 4 36 1 31Z"
)
CREST = "M8 30.5C9.5 20 15 13 22 11.5"
LEAF = "M7 38L3.5 34.5C-1 17 12 2 37 2C39.5 25 26 40 9.5 35.5Z"
VEIN = "M9.5 31C14 24 20 18 28 12M16.5 23.5V15.5M15 25.5H24"
HAT = (
    "M1 33C7 28.5 11 27.5 13 27C15 19 17 11 21 4C25 2 30 4.5 33 9C30 8.5 28 9 26.5 10.5C27 16 28 21.5 29 "
    "27C32 27.5 35 29 39 33C30 38.5 10 38.5 1 33Z"
)
BAND = "M12.5 28.5C17 30.5 25 30.5 29.5 28.5L28.6 24.3C24.5 26 18 26 13.7 24.3Z"


def fire(main: str, light: str) -> str:
    """The mark of life: a flame."""
    return path(FIRE, main) + path(HEART, light)


def wave(main: str, light: str) -> str:
    """The mark of water: a curling wave."""
    return path(WAVE, main) + line(CREST, light, 3.2)


def frond(main: str, light: str) -> str:
    """The mark of trees: a leaf."""
    return path(LEAF, main) + line(VEIN, light, 2.8)


def hat(main: str, band: str) -> str:
    """A witch's hat."""
    return path(HAT, main) + path(BAND, band)


def marks() -> dict[str, Drawing]:
    """Marks for paper and for dark ground; hats of the levels, the points' seal, the lead's hat."""
    box = "0 0 40 40"
    out = {
        "mark-red": Drawing(box, "life").sheet("mark", 0, fire("#8E1F22", "#D8453E")),
        "mark-red-bright": Drawing(box, "life, on dark").sheet(
            "mark", 0, fire("#E8584C", "#FFC46B")
        ),
        "mark-blue": Drawing(box, "water").sheet("mark", 0, wave("#1B4A8A", "#C3DBF7")),
        "mark-blue-bright": Drawing(box, "water, on dark").sheet(
            "mark", 0, wave("#4E90EA", "#DCEBFC")
        ),
        "mark-green": Drawing(box, "tree").sheet("mark", 0, frond("#1F5B33", "#C7E7C9")),
        "mark-green-bright": Drawing(box, "tree, on dark").sheet(
            "mark", 0, frond("#4DB368", "#E4F4E0")
        ),
        "mark-hat": Drawing(box, "level").sheet("mark", 0, hat("#3A2E5C", "#FFB454")),
        "mark-hat-light": Drawing(box, "level, on dark").sheet(
            "mark", 0, hat("#FBF0D8", "#FFB454")
        ),
    }
    out["seal"] = (
        Drawing("-5 -5 78 78", "the seal the points stand on", "#2B1A10")
        .sheet("seal", 4, gear(34, 34, 33, 26, 14, "#3A2E5C"))
        .sheet("ring", 0, '<circle cx="34" cy="34" r="21" fill="none" stroke="#FFB454" stroke-width="1.6" '
               'stroke-opacity=".55"/>')
    )  # fmt: skip
    out["lead"] = (
        Drawing("0 0 60 60", "the lead's marker: a hat on a gold seal", "#180C20")
        .sheet("seal", 3, circle(30, 29, 26, "#FFB454"))
        .sheet("ring", 0, '<circle cx="30" cy="29" r="22.500" fill="none" stroke="#E2912F" stroke-width="1.6"/>')
        .sheet("hat", 2, f'<g transform="translate(10 8)">{hat("#3A2E5C", "#E8584C")}</g>')
    )  # fmt: skip
    return out


def drawings() -> dict[str, Drawing]:
    """Every drawing of this folder by name."""
    print_marks = (
        fire("#4A4280", "#3A3468"),
        wave("#4A4280", "#3A3468"),
        frond("#4A4280", "#3A3468"),
    )
    return {
        **cards.red(),
        **cards.blue(),
        **cards.green(),
        **cards.mixed(),
        **cards.backs(hat("#FBF0D8", "#FFB454"), print_marks),
        **tools.tools(),
        **marks(),
        **room.drawings(),
    }


if __name__ == "__main__":
    write(HERE, drawings())
