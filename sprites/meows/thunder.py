"""Thunder: from a spark of a kitten to the god itself."""

from __future__ import annotations

import math

from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.numbers import tenth
from sprites.kit.shapes import line, path
from sprites.meows.cats import SPIKY, STORM_CAT, fur, paw
from sprites.meows.clouds import bank, ceiling, floor
from sprites.meows.palette import GLOW
from sprites.meows.sheets import at, card, sky
from sprites.meows.valley import STORM, near_hill
from sprites.meows.weather import bolt, petals


def valley(p: Drawing, y: float, size: float, hill: str, near: str) -> None:
    """The valley in the dark."""
    STORM.far(p, y, size, hill)
    p.sheet("near", 4, path(near_hill(y), near))


def spark() -> Drawing:
    """A kitten whose tail is lightning."""
    p = card("Thunder 1: a spark of a kitten", "thunder")
    sky(p, "#3D2180", "#8460C8")
    p.sheet("roof", 3, path(ceiling(bank(84, 50, 22)), "#4C3088"))
    p.sheet("roof2", 3, path(ceiling(bank(42, 51)), "#38226A"))
    p.sheet("bolt", 5, bolt(166, 128, 1.12, 8))
    p.sheet("bank", 4, path(floor(bank(248, 52, 18)), "#6F4EAD"))
    p.sheet(
        "god",
        5,
        line("M114 262L142 258L134 242L160 236L152 220L170 208", GLOW, 8),
        at(96, 208, 0.66, STORM_CAT.sitting("")),
        at(96, 206, 0.62, STORM_CAT.head("lit", "w", SPIKY)),
    )
    p.sheet("bank2", 4, path(floor(bank(276, 53, 14)), "#5A3A96"))
    valley(p, 298, 0.8, "#3A2468", "#2C1A54")
    return p


def arched_back() -> Drawing:
    """All fur on end, between two bolts."""
    p = card("Thunder 2: an arched back and two bolts", "thunder")
    sky(p, "#2E1562", "#6C46AE")
    p.sheet("roof", 3, path(ceiling(bank(94, 54, 22)), "#3E2474"))
    p.sheet("roof2", 3, path(ceiling(bank(46, 55)), "#2D1957"))
    p.sheet("bolts", 5, bolt(186, 96, 1.35, -2), bolt(40, 182, 1.05, 16))
    spikes = []
    for i in range(19):
        a = math.radians(196 + 148 * i / 18)
        r = 1.0 if i % 2 == 0 else 1.17
        spikes.append(f"L{tenth(6 + 62 * r * math.cos(a))} {tenth(22 + 76 * r * math.sin(a))}")
    back = (
        "M-50 74"
        + "".join(spikes)
        + "L70 40L72 74C72 82 50 82 50 74L46 44C40 28 24 22 6 24C-10 26 -20 34 -24 48L-28 74"
        "C-28 82 -50 82 -50 74Z"
    )
    p.sheet(
        "god", 6,
        at(134, 206, 1,
           line("M62 0L88 -8L78 -28L104 -40L94 -58L112 -74", GLOW, 10),
           fur(back, "#9C74E0")),
    )  # fmt: skip
    p.sheet("head", 4, at(96, 200, 0.7, STORM_CAT.head("sly", "fangs", SPIKY), turn=-6))
    p.sheet("bank", 4, path(floor(bank(272, 56, 18)), "#6240A0"))
    p.sheet("bank2", 4, path(floor(bank(296, 57, 14)), "#4B2E86"))
    valley(p, 312, 0.62, "#33205E", "#271650")
    return p


def god_itself() -> Drawing:
    """It holds a bolt of its own."""
    p = card("Thunder 3: the god itself", "thunder")
    sky(p, "#1F0B47", "#57339A")
    p.sheet("glow", 3, path(petals(126, 178, 60, 262, 11, 1.25, 6), "#43257F"))
    p.sheet("glow2", 3, path(petals(126, 178, 60, 210, 11, 0.9, 22), "#5B359F"))
    p.sheet("bolts", 4, bolt(92, 74, 1.2, 22), bolt(206, 56, 1.3, -10))
    p.sheet("god", 9, at(126, 180, 1.4, STORM_CAT.head("wild", "roar", SPIKY)))
    p.sheet("bank", 5, path(floor(bank(264, 58, 22)), "#5D3B9C"))
    p.sheet("grip", 6, bolt(34, 258, 1.35, 10))
    left, lt = paw(46, 288, 54, 60, "#B08CEB", "#5B3A9E")
    right, rt = paw(150, 296, 54, 60, "#B08CEB", "#5B3A9E")
    p.sheet("paws", 4, left, right)
    p.sheet("toes", 0, lt, rt)
    p.sheet("bank2", 5, path(floor(bank(296, 59, 16)), "#42277C"))
    valley(p, 316, 0.56, "#2C1A54", "#221245")
    return p


def drawings() -> Drawings:
    return {"thunder-1": spark(), "thunder-2": arched_back(), "thunder-3": god_itself()}
