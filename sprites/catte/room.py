"""The café behind the table: wall, lamps, shelves, counter, cloth."""

from __future__ import annotations

from sprites.catte.counter import grain_lines
from sprites.catte.palette import SHADOW, room_rules
from sprites.kit.cards import SCENE
from sprites.kit.drawing import Drawings, of_papers, sheet
from sprites.kit.named import bar, disc, path
from sprites.kit.numbers import tenth
from sprites.kit.shapes import moved


def things() -> str:
    """What stands on the café's long shelf, its foot at y 0, x from -220 to 220."""
    return (
        path(
            "thing2",
            (
                "M-198 0V-32a7 7 0 0 1 7-7h30a7 7 0 0 1 7 7V0ZM-193 -49h34a3.5 3.5 0 0 1 3.5 "
                "3.5v4.5h-41v-4.5a3.5 3.5 0 0 1 3.5-3.5Z"
            ),
        )
        + path("pale", "M-191 -27h30v16h-30Z")
        + path(
            "thing",
            (
                "M-130 0c-7-3-12-15-12-26h42c0 11-5 23-12 26ZM-101 -22h5c9 0 9 16-2 16l-5 0"
                "v-4.5h3c5 0 5-7 0-7h-3Z"
            ),
        )
        + path("thing2", "M-78 0V-54a9 9 0 0 1 9-9h22a9 9 0 0 1 9 9V0Z")
        + path("pale", "M-73 -43h30v22h-30Z")
        + path("pot", "M-18 -26h42l-5 26h-32Z")
        + path(
            "leaf",
            (
                "M3 -24C-14 -29 -21 -45 -18 -57C-4 -53 3 -41 3 -24ZM3 -24C0 -45 8 -62 22 -68"
                "C29 -50 20 -33 3 -24ZM3 -24C12 -38 24 -42 36 -40C34 -28 20 -21 3 -24Z"
            ),
        )
        + path(
            "thing",
            (
                "M66 0c-9-4-15-17-15-31h50c0 14-6 27-15 31ZM54 -33c-1-12 10-19 22-19s23 7 22 "
                "19ZM73 -55a3.5 3.5 0 1 1 7 0v5h-7ZM100 -29l14-10l5 5l-17 19Z"
            ),
        )
        + path(
            "thing2",
            (
                "M138 0V-26a7 7 0 0 1 7-7h34a7 7 0 0 1 7 7V0ZM143 -43h38a3.5 3.5 0 0 1 3.5 3.5"
                "v4.5h-45v-4.5a3.5 3.5 0 0 1 3.5-3.5Z"
            ),
        )
        + path("pale", "M147 -22h30v12h-30Z")
    )


def cups_in_a_row(x: int, count: int) -> str:
    """Cups upside down on a short shelf, their rims at y 0."""
    d = "".join(
        f"M{left} 0C{left} -14 {left + 5} -23 {left + 9} -25H{left + 19}"
        f"C{left + 23} -23 {left + 28} -14 {left + 28} 0Z"
        for left in (x + 34 * i for i in range(count))
    )
    return path("thing2", d)


def board(x: float, y: float, w: float) -> str:
    """A shelf on two brackets, its top at y."""
    return path(
        "shelf2", f"M{tenth(x + 0.09 * w)} {y}h16v12h-8ZM{tenth(x + 0.91 * w)} {y}h-16v12h8Z"
    ) + path(
        "shelf",
        f"M{tenth(x)} {y - 10}a3 3 0 0 1 3-3H{tenth(x + w - 3)}a3 3 0 0 1 3 3V{y}H{tenth(x)}Z",
    )


def wall() -> list[str]:
    """The striped wall in the light of two lamps."""
    stripes = "".join(f"M{x} -100H{x + 40}V210H{x}Z" for x in range(-320, 1620, 120))
    return [
        sheet(
            "wall",
            0,
            bar("wall", -340, -100, 1960, 310) + path("wall2", stripes),
        ),
        sheet(
            "glow",
            0,
            path("glow", "M304 96H356L470 210H190ZM924 96H976L1090 210H810Z", fill_opacity=".45")
            + path("glow", "M310 96H350L420 210H240ZM930 96H970L1040 210H860Z", fill_opacity=".55"),
        ),
    ]


def shelves() -> list[str]:
    """One long shelf, and a short one on either side."""
    return [
        sheet(
            "things",
            1,
            moved(640, 122, things())
            + moved(-158, 122, cups_in_a_row(0, 3))
            + moved(1342, 122, cups_in_a_row(0, 3)),
        ),
        sheet("shelf", 3, board(428, 132, 424) + board(-184, 132, 150) + board(1316, 132, 150)),
    ]


def lamps() -> list[str]:
    """Two lamps on their cords."""
    return [
        sheet(
            "cord",
            1,
            bar("shade", 328.5, -100, 3, 180),
            bar("shade", 948.5, -100, 3, 180),
        ),
        sheet("bulb", 0, disc("bulb", 330, 104, 9) + disc("bulb", 950, 104, 9)),
        sheet(
            "shade",
            2,
            path(
                "shade",
                "M296 104C296 84 312 76 330 76S364 84 364 104Z"
                "M916 104C916 84 932 76 950 76S984 84 984 104Z",
            ),
        ),
    ]


def planks() -> list[str]:
    """The counter of four planks, and the striped cloth on it."""

    def plank(kind: str, y: float, high: float) -> str:
        return bar(kind, -340, y, 1960, high)

    return [
        sheet(
            "plank-1",
            4,
            plank("w1", 164, 70) + grain_lines((330, 190), (760, 194), (-120, 186), (1180, 188)),
        ),
        sheet("plank-2", 1, plank("w2", 524, 60)),
        sheet("plank-3", 1, plank("w3", 560, 60)),
        sheet(
            "plank-4",
            1,
            plank("w4", 600, 300) + grain_lines((330, 628), (760, 622), (-100, 620), (1150, 630)),
        ),
        sheet(
            "cloth",
            3,
            path("hem", "M-340 212H1620V546H-340Z")
            + path("cloth", "M-340 219H1620V539H-340Z")
            + path("stripe", "M-340 229H1620V241H-340ZM-340 517H1620V529H-340Z")
            + path("stripe2", "M-340 246H1620V249H-340ZM-340 509H1620V512H-340Z"),
        ),
    ]


def drawings() -> Drawings:
    says = "The café: wall, shelves, counter, cloth."
    sheets = [*wall(), *shelves(), *lamps(), *planks()]
    return {"room": of_papers(SCENE, says, SHADOW, room_rules(), sheets)}
