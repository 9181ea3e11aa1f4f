"""The marker: whether it is day or night."""

from __future__ import annotations

from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.kit.named import disc, fills, path
from sprites.kit.ornaments import spark
from sprites.towai.palette import MARKER, SHADOWS

HILL = "M-83 14C-50 -4 -20 24 10 20C40 16 60 4 82.5 16A84 84 0 0 1 -83 14Z"

HILL2 = "M-75 38C-40 24 0 54 75 38A84 84 0 0 1 -75 38Z"


def marker(side: str) -> list[str]:
    """A round of thick card, day on one side and night on the other."""
    out = [sheet("rim", 4, disc("rim", 0, 0, 96))]
    if side == "day":
        return [
            *out,
            sheet("sky", 0, disc("dsky", 0, 0, 84)),
            sheet("halo", 1, disc("dhalo", 0, -6, 62)),
            sheet(
                "rays",
                1.4,
                path(
                    "ray",
                    "M0 -66L9 -43H-9ZM-60 -6L-37 3V-15ZM60 -6L37 3V-15Z"
                    "M-43 -49L-20 -38L-32 -26ZM43 -49L20 -38L32 -26Z",
                ),
            ),
            sheet("sun", 2, disc("sun", 0, -6, 34)),
            sheet("hill", 2, path("dhill", HILL)),
            sheet("hill-2", 2, path("dhill2", HILL2)),
        ]
    return [
        *out,
        sheet("sky", 0, disc("nsky", 0, 0, 84)),
        sheet("halo", 1, disc("nhalo", 0, -10, 56)),
        sheet("moon", 2, path("moon", "M8 -46A38 38 0 1 0 36 10A33 33 0 0 1 8 -46Z")),
        sheet(
            "stars",
            1,
            path(
                "star", spark(36, -38, 13, 0.26) + spark(-52, -36, 9, 0.26) + spark(58, -4, 6, 0.26)
            ),
        ),
        sheet("hill", 2, path("nhill", HILL)),
        sheet("hill-2", 2, path("nhill2", HILL2)),
    ]


def drawings() -> Drawings:
    box = "-106 -106 212 212"
    return {
        f"marker-{side}": of_papers(
            box, f"The marker, {side} side up.", SHADOWS[side], fills(MARKER), marker(side)
        )
        for side in ("day", "night")
    }
