"""Snow: from a mound with ears to a mountain."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from sprites.kit.cards import WHITE
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.shapes import circle, line, path
from sprites.meows.cats import SNOW_CAT
from sprites.meows.sheets import at, card, sky
from sprites.meows.valley import WINTER, near_hill
from sprites.meows.weather import flake


def flakes(*spots: tuple[float, float, float, float]) -> list[str]:
    """Large flakes: place, radius and turn of each."""
    return [line(flake(x, y, r, turn), WHITE, r * 0.2) for x, y, r, turn in spots]


def snowfall(seed: int, count: int, foot: float, free: Sequence[tuple[float, float, float]] = (),
             ) -> list[str]:  # fmt: skip
    """Small dots of snow that keep away from one another and from the round places in `free`."""
    dice = random.Random(seed)
    taken: list[tuple[float, float, float]] = [(x, y, r + 5) for x, y, r in free]
    out: list[str] = []
    while len(out) < count:
        x, y = dice.randint(14, 238), dice.randint(16, int(foot))
        if all(math.hypot(x - a, y - b) > r for a, b, r in taken):
            taken.append((x, y, 17))
            out.append(circle(x, y, dice.choice((2.2, 3, 4)), WHITE))
    return out


def mound() -> Drawing:
    """A mound of snow, asleep."""
    p = card("Snow 1: a mound with ears", "snow")
    sky(p, "#4C9CB8", "#B5DDE9")
    p.sheet("moon", 2.5, circle(150, 112, 84, "#68B0C8"))
    p.sheet("fall", 0, *snowfall(61, 22, 230, [(150, 112, 50)]))
    p.sheet("flake", 4, *flakes((150, 112, 50, 8)))
    WINTER.far(p, 238, 1.0, "#A5D3E2")
    p.sheet("near", 4, path(near_hill(238), "#CDE8F1"))
    mound = "M72 352C64 300 82 262 132 260C182 262 198 300 192 352Z"
    p.sheet("mound", 5, path(mound, WHITE))
    p.sheet("god", 2, at(132, 262, 0.72, SNOW_CAT.head("asleep", "w")))
    p.sheet("cap", 2, at(-6, 0, 1, path(
        "M112 236C114 222 128 216 139 220C150 214 164 222 164 236"
        "C158 240 152 234 146 238C140 242 132 236 126 240C120 242 114 240 112 236Z",
        "#E6F4F9")))  # fmt: skip
    p.sheet("drift", 4, path("M-10 304C30 290 66 288 128 298C176 304 200 304 262 292V362H-10Z",
                             "#EDF7FB"))  # fmt: skip
    return p


def scarf() -> Drawing:
    """A scarf helps."""
    p = card("Snow 2: a scarf helps", "snow")
    sky(p, "#3F8EAD", "#B2DBE8")
    p.sheet("fall", 0, *snowfall(62, 30, 250, [(46, 172, 30), (190, 74, 46)]))
    p.sheet("flake", 4, *flakes((46, 172, 30, 4), (190, 74, 46, 14)))
    WINTER.far(p, 262, 0.8, "#B9DEEA")
    p.sheet("near", 4, path(near_hill(262), "#DCEFF6"))
    p.sheet("god", 6, at(122, 192, 0.92, SNOW_CAT.sitting("curl")),
            at(122, 192, 0.84, SNOW_CAT.head("happy", "w")))  # fmt: skip
    p.sheet(
        "scarf", 2,
        at(122, 192, 0.92,
           path("M14 56L34 50L42 88L20 93Z", "#C24A31"),
           path("M-38 34C-20 52 20 52 38 34C44 42 44 54 37 60C18 73 -18 73 -37 60"
                "C-44 54 -44 42 -38 34Z", "#E2674A"),
           line("M-22 50C-22 56 -23 60 -25 64M-4 54V67M14 52C15 58 16 62 18 65",
                "#F3B49C", 4)),
    )  # fmt: skip
    p.sheet("drift", 5, path("M-10 306C40 286 76 298 112 300C160 302 200 288 262 304V362H-10Z",
                             "#F7FCFE"))  # fmt: skip
    return p


def mountain() -> Drawing:
    """The mountain was a cat all along."""
    p = card("Snow 3: the mountain was a cat all along", "snow")
    sky(p, "#2F7C9C", "#9FD0E1")
    p.sheet("fall", 0, *snowfall(63, 34, 200, [(92, 58, 26), (202, 64, 42), (38, 162, 28)]))
    p.sheet("flake", 4, *flakes((92, 58, 26, 0), (202, 64, 42, 12), (38, 162, 28, 20),
                                (222, 150, 20, 6)))  # fmt: skip
    slope = "M-30 362C-40 262 30 214 126 214C222 214 292 262 282 362Z"
    p.sheet("slope", 8, path(slope, "#DCEDF4"))
    p.sheet("god", 8, at(134, 190, 1.3, SNOW_CAT.head("dots", "smirk")))
    WINTER.far(p, 296, 0.62, "#8FC6DA")
    p.sheet("near", 4, path(near_hill(294), "#B4DAE7"))
    feet = (
        "M10 362C4 308 18 280 42 280C66 280 80 308 74 362Z"
        "M116 362C110 308 124 280 148 280C172 280 184 308 180 362Z"
    )
    p.sheet("paws", 6, path(feet, WHITE))
    p.sheet("toes", 0, line("M34 284V297M51 284V297M139 284V297M156 284V297", "#9CC6D6", 4))
    return p


def drawings() -> Drawings:
    return {"snow-1": mound(), "snow-2": scarf(), "snow-3": mountain()}
