"""The suit of day: the sun climbs."""

from __future__ import annotations

from math import cos, pi, sin

from sprites.kit.drawing import Drawings, sheet
from sprites.kit.named import disc, path
from sprites.kit.numbers import tenth
from sprites.kit.shapes import moved
from sprites.towai.bay import CLOUD, FAR, HEAD, SEA, SEA2, SKY, glints, shore
from sprites.towai.hours import suit_card


def rays(points: int) -> str:
    """A sun's cut rays, round a disc of radius 40."""

    def at(reach: float, turn: float) -> str:
        return f"{tenth(reach * cos(turn))} {tenth(reach * sin(turn))}"

    d = ""
    for i in range(points):
        a = 2 * pi * i / points - pi / 2
        reach, width = (67, 0.155) if i % 3 == 0 else (61, 0.135)
        d += f"M{at(reach, a)}L{at(47, a + width)}L{at(47, a - width)}Z"
    return path("ray", d)


SUNS = {
    3: (132, 178, 25),
    4: (140, 152, 29),
    5: (148, 130, 34),
    6: (152, 110, 39),
    7: (154, 98, 46),
}


def day() -> list[str]:
    """Day 3 to 7: the higher the number, the higher, larger and hotter the sun."""
    out = [SKY]
    for k, (x, y, r) in SUNS.items():
        size = r / 40
        out += [
            sheet(f"halo-2-{k}", 1, disc("halo2", x, y, 98 * size), first=k, last=k),
            sheet(f"halo-{k}", 1, disc("halo", x, y, 76 * size), first=k, last=k),
        ]
        if k > 3:
            out.append(sheet(f"rays-{k}", 1, moved(x, y, rays(12), size=size), first=k, last=k))
        out += [
            sheet(f"sun-{k}", 2, disc("disc", x, y, r), first=k, last=k),
            sheet(f"lit-{k}", 1, disc("lit", x, y, 0.72 * r), first=k, last=k),
        ]
    out += [sheet("cloud", 1, CLOUD), FAR, SEA, SEA2]
    out += [
        sheet(f"glint-{k}", 0, glints(x, 232, 2 * r, 4), first=k, last=k)
        for k, (x, _, r) in SUNS.items()
    ]
    out.append(HEAD)
    sail = path("sail", "M0 -26C2 -14 8 -6 16 0H0ZM-3 -20C-5 -10 -9 -4 -14 0H-3Z") + path(
        "hull", "M-17 2H19C17 8 14 11 9 11H-8C-13 11 -16 8 -17 2Z"
    )
    out.append(sheet("boat", 1.4, moved(166, 250, sail, size=0.9), first=6))
    return out + shore()


def drawings() -> Drawings:
    return suit_card("day", "Day 3 to 7: how high and how large the sun.", 5, day())
