"""Rain: the sky it falls from, and the valley it falls on."""

from __future__ import annotations

import random
from typing import NamedTuple

from sprites.kit.drawing import Drawing
from sprites.kit.numbers import tenth
from sprites.kit.shapes import path
from sprites.meows.clouds import bank, ceiling
from sprites.meows.palette import BLUE
from sprites.meows.sheets import card, sky
from sprites.meows.valley import WET, near_hill
from sprites.meows.weather import drop


class Shower(NamedTuple):
    """One card: its sky, the bank of cloud above, and the valley below."""

    note: str
    top: str
    foot: str
    roof: float
    bank: str
    hill: float
    village: float
    far: str
    near: str


SHOWERS = {
    1: Shower(
        "the first drop, and someone who waits for it",
        "#B4D4EE",
        "#E4F0F8",
        46,
        "#7FA9D4",
        256,
        0.95,
        "#8DBBB4",
        "#6AA19C",
    ),
    2: Shower("on the nose", "#A6CBEA", "#DCEBF6", 52, "#7FA9D4", 260, 0.95, "#84B3B2", "#61989B"),
    3: Shower("a hat will do", "#9AC2E5", "#D3E6F4", 62, "#7FA9D4", 264, 0.9, "#7DABB0", "#5A919A"),
    4: Shower("an umbrella", "#8CB8E0", "#CAE1F2", 44, "#6E9ACB", 268, 0.88, "#76A6AE", "#548B96"),
    5: Shower(
        "puddles are nice", "#7FAEDB", "#C2DCF0", 50, "#6591C5", 272, 0.86, "#6FA3AE", "#4F8794"
    ),
    6: Shower(
        "room for one more", "#72A3D3", "#B6D4EC", 56, "#5C88BE", 276, 0.82, "#699CAA", "#4A808F"
    ),
    7: Shower("inside out", "#5F92C6", "#A4C7E5", 66, "#4C79B2", 280, 0.8, "#6193A4", "#437788"),
}


def begun(n: int) -> Drawing:
    """A card with its sky and the bank of cloud above."""
    shower = SHOWERS[n]
    p = card(f"Rainy {n}: {shower.note}", "rainy")
    sky(p, shower.top, shower.foot)
    return p.sheet("roof", 3, path(ceiling(bank(shower.roof, 30 + n)), shower.bank))


def valley(p: Drawing, n: int) -> None:
    """The valley under it."""
    shower = SHOWERS[n]
    WET.far(p, shower.hill, shower.village, shower.far)
    p.sheet("near", 4, path(near_hill(shower.hill), shower.near))


def drops(*places: tuple[float, float, float], fill: str = BLUE) -> str:
    """Drops of one colour: place and size of each."""
    return path("".join(drop(*place) for place in places), fill)


def streaks(seed: int, count: int, top: float, foot: float, slant: float = 0.28) -> str:
    """Slanting lines of rain, a long one and a short one after it."""
    dice = random.Random(seed)
    out = []
    for i in range(count):
        x = -20 + (300 / count) * i + dice.uniform(-6, 6)
        y = top + dice.uniform(0, (foot - top) * 0.35)
        reach = dice.uniform(50, 92)
        gap = y + reach + 24
        out.append(f"M{tenth(x)} {tenth(y)}l{tenth(-slant * reach)} {tenth(reach)}")
        if gap + 40 < foot:
            out.append(f"M{tenth(x - slant * (gap - y))} {tenth(gap)}l{tenth(-slant * 40)} 40")
    return "".join(out)
