"""Rainy 8 to 10: from a downpour to the flood."""

from __future__ import annotations

from typing import NamedTuple

from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.numbers import tenth
from sprites.kit.shapes import line, path
from sprites.meows.cats import SHAGGY, Coat
from sprites.meows.clouds import bank, ceiling
from sprites.meows.rain import drops, streaks
from sprites.meows.sheets import at, card, sky

BIG = Coat("#3A78C0", "#9CC6EC", "#2560A6", "#CFE4F6", "#E58A8F", "#12294D")
SURGE = "M-46 190C-40 110 -38 60 -36 44C-34 6 34 6 37 44C39 80 44 130 54 190Z"
FOAM = (
    "M-39 54C-46 40 -44 24 -36 20A17 17 0 0 1 -12 8A14 14 0 0 1 13 8A17 17 0 0 1 37 20"
    "C45 26 46 42 39 54C33 64 21 62 17 53C11 64 -7 64 -11 53C-17 64 -33 66 -39 54Z"
)
TOES = "M-12 9C-9 16 -9 22 -10 29M13 9C10 16 10 22 11 29"
HULL = (
    "M-34 -8C-22 26 22 26 34 -8C26 -12 20 -8 17 -4C12 -12 5 -12 0 -4"
    "C-5 -12 -12 -12 -17 -4C-20 -8 -26 -12 -34 -8Z"
)
SAIL = "M4 -34C16 -32 26 -26 32 -18C24 -16 12 -16 4 -18Z"


class Storm(NamedTuple):
    """One card: two banks of cloud, the streaks, the god, two waves and the boat between."""

    note: str
    top: str
    foot: str
    banks: tuple[tuple[float, str], tuple[float, str]]
    streaks: tuple[int, float]
    god: tuple[float, float, str, str]
    """How large, how far down, the eyes and the mouth."""
    waves: tuple[tuple[float, float], tuple[float, float]]
    boat: tuple[float, float, float, float]
    """Where, how large, how far over."""


STORMS = {
    8: Storm(
        "the sky comes down", "#3B70AC", "#8FBCE5", ((118, "#2F62A0"), (70, "#28578F")),
        (8, 0.24), (1.08, 138, "dots", "o"), ((272, 18), (304, 16)), (126, 274, 1, -7),
    ),
    9: Storm(
        "it cries a sea", "#2C6099", "#86B6E2", ((128, "#28599A"), (78, "#1F4F8C")),
        (11, 0.3), (1.22, 132, "asleep", "wail"), ((262, 24), (298, 22)), (112, 268, 0.94, -13),
    ),
    10: Storm(
        "the flood", "#1B4A82", "#6FA5DA", ((140, "#1C4C8B"), (86, "#143C74")),
        (15, 0.42), (1.34, 136, "glower", "roar"), ((276, 24), (306, 22)), (122, 276, 0.86, 17),
    ),
}  # fmt: skip


def wave(y: float, colour: str, tall: float = 22, shift: float = 0) -> str:
    """Water up to y with a row of rounded crests."""
    low, crest, last = tenth(y), tenth(y - tall + 4), tenth(y - tall + 8)
    d = (
        f"M-10 {tenth(y + 4)}C8 {crest} 34 {crest} 48 {low}C62 {crest} 90 {crest} 104 {low}"
        f"C118 {crest} 146 {crest} 160 {low}C174 {crest} 202 {crest} 216 {low}"
        f"C228 {last} 250 {last} 262 {tenth(y - 4)}V362H-10Z"
    )
    moved: dict[str, object] = {"transform": f"translate({tenth(shift)} 0)"} if shift else {}
    return path(d, colour, **moved)


def surges(p: Drawing) -> None:
    """Two paws of water rise out of the flood."""
    p.sheet("wave0", 4, wave(242, "#86B9E8"))
    for side, x, top, mirror in (("left", 46, 178, 1), ("right", 208, 156, -1)):
        how = f"translate({x} {top}) scale({mirror} 1)"
        p.sheet(f"surge-{side}", 6, path(SURGE, "#4A8BD2", transform=how))
        foam, toes = path(FOAM, "#E8F3FB", transform=how), line(TOES, "#8FB9E2", 4.5, transform=how)
        p.sheet(f"foam-{side}", 2, foam, toes)


def boat(n: int) -> str:
    """A small boat; from the ninth card on it has lost its sail."""
    x, y, size, tilt = STORMS[n].boat
    sail = path(SAIL, "#F6E7C8") if n == 8 else ""
    return at(x, y, size, line("M0 -34V14", "#8A5A36", 5), sail, path(HULL, "#E2674A"), turn=tilt)


def flooded(n: int) -> Drawing:
    """One card of the three."""
    storm = STORMS[n]
    p = card(f"Rainy {n}: {storm.note}", "rainy")
    sky(p, storm.top, storm.foot)
    (high, far), (low, near) = storm.banks
    p.sheet("far", 3, path(ceiling(bank(high, 40 + n, 22)), far))
    p.sheet("far2", 3, path(ceiling(bank(low, 44 + n)), near))
    count, slant = storm.streaks
    p.sheet("streaks", 2, line(streaks(n, count, 140, 300, slant), "#9CC6EC", 6))
    size, y, look, say = storm.god
    p.sheet("god", 8, at(130, y, size, BIG.head(look, say, SHAGGY)))
    if n == 9:
        tears = ((80, 196, 22), (186, 204, 20), (66, 236, 15))
        p.sheet("tears", 2, drops(*tears, fill="#BFE0F7"))
    if n == 10:
        surges(p)
    (behind, tall), (before, lower) = storm.waves
    p.sheet("wave1", 4, wave(behind, "#5C9AD6", tall))
    p.sheet("boat", 4, boat(n))
    p.sheet("wave2", 5, wave(before, "#3373B8", lower, -18))
    return p.sheet("wave3", 5, wave(332, "#1F4F8C", 16, 8))


def drawings() -> Drawings:
    return {f"rainy-{n}": flooded(n) for n in STORMS}
