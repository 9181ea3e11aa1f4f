"""The table's own emblem, for the window and the program file."""

from __future__ import annotations

from sprites.kit.cards import PAPER
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.ornaments import gear, stars
from sprites.kit.shapes import circle, line, path, rect, turned


def drawings() -> Drawings:
    """A fan of cards before the moon."""

    def card(angle: float, fill: str, inner: str) -> str:
        return turned(
            angle,
            128,
            252,
            rect(84, 84, 88, 124, PAPER, 14),
            rect(92, 92, 72, 108, fill, 9),
            inner,
        )

    sun = gear(128, 146, 30, 21, 10, "#FFE0A0") + circle(128, 146, 19, "#F6B73C")
    cup = path("M108 140H142C142 156 138 164 125 164C112 164 108 156 108 140Z", "#FFFBF2") + line(
        "M142 144C152 143 152 157 139 156", "#FFFBF2", 5
    )
    owl = (
        circle(116, 140, 13, "#FFE2A6")
        + circle(140, 140, 13, "#FFE2A6")
        + circle(116, 141, 6, "#1A1530")
        + circle(140, 141, 6, "#1A1530")
        + path("M122 149H134L128 161Z", "#FFB454")
    )
    sea = path("M100 150A28 28 0 0 1 156 150Z", "#FFB23E") + path(
        "M96 154H160V159H96ZM104 165H152V170H104ZM114 176H142V181H114Z", "#FFC9A8"
    )
    return {
        "emblem": Drawing("0 0 256 256", "the emblem: four cards before the moon", "#140E2E")
        .sheet("tile", 6, rect(14, 12, 228, 228, "#27306B", 54))
        .sheet("moon", 4, circle(128, 112, 84, "#FFE2A6"))
        .sheet(
            "craters",
            0,
            circle(84, 74, 9, "#F6D08A"),
            circle(170, 66, 7, "#F6D08A"),
            circle(128, 48, 5, "#F6D08A"),
        )
        .sheet("card4", 5, card(33, "#7A2C6F", sea))
        .sheet("card3", 5, card(11, "#D9653B", cup))
        .sheet("card2", 5, card(-11, "#3A3468", owl))
        .sheet("card1", 5, card(-33, "#3F83C9", sun))
        .sheet(
            "stars",
            0,
            stars([(38, 58, 9), (216, 78, 10), (206, 40, 6), (44, 128, 6), (222, 134, 6)]),
        )
    }
