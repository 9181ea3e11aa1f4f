"""Fine: one long day of the sun.

The higher the number, the larger the god and the smaller the valley; each card has its own face
and one small thing to find.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sprites.kit.cards import WHITE
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.shapes import circle, line, path
from sprites.meows.cats import SUN_CAT
from sprites.meows.palette import CORAL, GOLD, ORANGE, RED
from sprites.meows.sheets import at, card, sky
from sprites.meows.valley import MEADOW, flowers, near_hill
from sprites.meows.weather import petals, sun

Spots = Sequence[tuple[float, float]]


class Day(NamedTuple):
    """One card: its sky, the god in it, and the valley below."""

    note: str
    top: str
    foot: str
    at: tuple[float, float]
    size: float
    rings: tuple[tuple[float, str], ...]
    rays: tuple[float, int, float, float]
    """How far they reach, how many they are, how short every other is, how far they lean."""
    look: str
    say: str
    turn: float
    hill: float
    village: float
    far: str
    near: str


DAYS = {
    1: Day(
        "before dawn: two ears and shut eyes", "#FBDCCB", "#FFD9A4",
        at=(154, 238), size=0.66, rings=((128, "#FFD3A6"), (88, "#FFC488")),
        rays=(0, 0, 0, 0), look="asleep", say="w", turn=4,
        hill=240, village=1.15, far="#C9BE78", near="#9AA662",
    ),
    2: Day(
        "one look over the hill", "#FFE9CF", "#FFE0AC",
        at=(150, 226), size=0.66, rings=((138, "#FFDDA4"), (98, "#FFCE84")),
        rays=(80, 14, 1, 0), look="dots", say="w", turn=-5,
        hill=242, village=1.15, far="#BFC874", near="#8CAC62",
    ),
    3: Day(
        "up, and pleased", "#FFF3D6", "#FFEBBE",
        at=(142, 208), size=0.7, rings=((156, "#FFE7AE"), (118, "#FFDB8E")),
        rays=(96, 14, 0.72, 0), look="happy", say="w", turn=0,
        hill=244, village=1.1, far="#B4C76F", near="#86AE62",
    ),
    4: Day(
        "a day for kites", "#FFF4D2", "#FFE9B4",
        at=(136, 186), size=0.74, rings=((146, "#FFE2A0"),),
        rays=(102, 16, 0.78, 0), look="up", say="w", turn=7,
        hill=258, village=1.0, far="#B8CA6E", near="#89B160",
    ),
    5: Day(
        "the middle of the sky", "#FFF1C9", "#FFE2A0",
        at=(128, 172), size=0.8, rings=((150, "#FFD67C"),),
        rays=(110, 16, 1, 0), look="dots", say="smirk", turn=0,
        hill=268, village=0.95, far="#BDCB6B", near="#8DB35F",
    ),
    6: Day(
        "a wink at the sunflowers", "#FFEDBB", "#FFDB90",
        at=(128, 170), size=0.86, rings=((176, "#FFE19B"), (140, "#FFD274")),
        rays=(118, 18, 0.74, 0), look="wink", say="blep", turn=-7,
        hill=276, village=0.9, far="#C4CC68", near="#93B45C",
    ),
    7: Day(
        "the first flames", "#FFE6A4", "#FFD07A",
        at=(128, 172), size=0.94, rings=((178, "#FFD887"),),
        rays=(122, 16, 1, 0.14), look="happy", say="laugh", turn=0,
        hill=284, village=0.82, far="#CACC65", near="#99B557",
    ),
    8: Day(
        "laughing", "#FFD77F", "#FFBE52",
        at=(126, 176), size=1.06, rings=((212, "#F9B94C"),),
        rays=(142, 18, 0.84, 0.2), look="wide", say="laugh", turn=4,
        hill=294, village=0.75, far="#D2CC62", near="#A2B652",
    ),
    9: Day(
        "too bright for anyone but itself", "#FFC765", "#FFA845",
        at=(126, 178), size=1.16, rings=((226, "#F79F3C"),),
        rays=(150, 18, 0.84, 0.3), look="shades", say="smirk", turn=-4,
        hill=304, village=0.68, far="#D9BE56", near="#B0A548",
    ),
    10: Day(
        "nothing but sun", "#F98F3F", "#F2702F",
        at=(126, 180), size=1.28, rings=((236, "#EC6128"),),
        rays=(160, 20, 0.8, 0.45), look="squeezed", say="roar", turn=0,
        hill=312, village=0.6, far="#C98A3E", near="#9C6A30",
    ),
}  # fmt: skip


def blaze(p: Drawing, n: int, x: float, y: float) -> None:
    """The flames behind the rays, from the seventh card on."""
    if n == 10:
        p.sheet("blaze", 3, path(petals(x, y, 100, 250, 14, 1.25, 6, 0.7), "#C9451F"))
        p.sheet("embers", 3, path(petals(x, y, 96, 206, 18, 1.2, 0, 0.55, 0.86), ORANGE))
    elif n == 9:
        p.sheet("blaze", 3, path(petals(x, y, 96, 232, 16, 1.1, 11, 0.4), RED))
        p.sheet("embers", 3, path(petals(x, y, 92, 176, 18, 1.15, 0, 0.3), ORANGE))
    elif n == 8:
        p.sheet("embers", 3, path(petals(x, y, 92, 182, 16, 1.1, 11, 0.2), ORANGE))
    elif n == 7:
        p.sheet("embers", 3, path(petals(x, y, 70, 146, 16, 1.1, 11), ORANGE))


def rays(n: int) -> str:
    """The god's mane; before dawn it is only a glow."""
    day = DAYS[n]
    x, y = day.at
    if n == 1:
        return circle(x, y, 62, GOLD)
    reach, count, short, lean = day.rays
    heart = (93 if n < 8 else 84) * day.size
    return sun(x, y, heart, reach, count, GOLD, 1, 0, lean, short)


def flowering(
    p: Drawing, low: float, *, coral: Spots = (), white: Spots = (), size: float = 1
) -> None:
    """Flowers in the meadow: how far right each stands, and how far below its line."""
    red = flowers([(x, low + down) for x, down in coral], CORAL, size)
    pale = flowers([(x, low + down) for x, down in white], WHITE, size)
    p.sheet("flowers", 1, *red, *pale)


def chimney_smoke(p: Drawing, hill: float) -> None:
    """Somebody is up before the sun."""
    wisp = f"M102 {hill - 4}C98 {hill - 12} 107 {hill - 18} 102 {hill - 26}"
    p.sheet("smoke", 1.5, line(wisp, "#FFF3E2", 5))


def kite(p: Drawing) -> None:
    """A kite on its string."""
    p.sheet("string", 0, line("M198 262C222 214 190 160 206 96", "#B07A3A", 1.8))
    p.sheet(
        "kite",
        4,
        at(
            *(206, 66, 1),
            path("M0 -32L22 -4L0 30L-22 -4Z", "#D9553B"),
            path("M0 -32L22 -4L0 -4Z", "#F08A5B"),
            path("M0 30L-22 -4L0 -4Z", "#B8412B"),
            turn=20,
        ),
        line("M196 95C186 106 200 112 190 124", "#D9553B", 3),
        path("M199 103l10 -5l-1 11ZM187 113l-11 -3l5 10Z", "#F6B73C"),
    )


def sunflowers(p: Drawing, low: float) -> None:
    """Four of them, all looking up."""
    places = ((30, -14, 1.0), (52, -4, 0.85), (150, -2, 0.9), (168, 4, 0.75))
    stem = line("M0 30C2 20 -1 10 0 0M0 20C6 18 9 14 10 9", "#5E8F47", 3.4)
    bloom = path(petals(0, 0, 4, 15, 10, 1.2), "#F3A32C") + circle(0, 0, 6, "#7A4A1E")
    p.sheet("sunflowers", 1.5, *(at(x, low + down, s, stem, bloom) for x, down, s in places))


def birds(p: Drawing) -> None:
    """Two of them, off to cooler parts."""
    gull = "M-11 -4C-8 -8 -3 -7 0 0C3 -7 8 -8 11 -4C7 -4 4 -1 0 5C-4 -1 -7 -4 -11 -4Z"
    places = ((202, 52, 1.0, -8), (220, 78, 0.75, 4))
    p.sheet("birds", 2.5, *(at(x, y, s, path(gull, "#8A4A1E"), turn=a) for x, y, s, a in places))


def sparks(p: Drawing) -> None:
    """Sparks the sun throws off."""
    places = ((88, 40, 9), (214, 74, 11), (36, 176, 9), (206, 206, 8), (40, 268, 10))
    p.sheet("sparks", 2, *(path(petals(x, y, 1, r, 4, 3), "#FFE08A") for x, y, r in places))


def to_find(p: Drawing, n: int, low: float) -> None:
    """The small thing on this card, in the meadow or over it."""
    if n == 3:
        flowering(p, low, coral=((30, 0), (48, 8), (150, 14)))
    elif n == 4:
        kite(p)
        flowering(p, low, white=((28, 0), (44, 7)))
    elif n == 5:
        red = ((26, 0), (46, 6), (64, 2), (150, 14))
        flowering(p, low, coral=red, white=((36, 16), (134, 8)))
    elif n == 6:
        sunflowers(p, low)
    elif n == 7:
        birds(p)
        flowering(p, low, coral=((28, 0), (46, 6), (118, 8)))
    elif n == 8:
        flowering(p, low, coral=((24, 2), (42, -1), (156, 2)), size=0.9)
    elif n == 10:
        sparks(p)


def fine(n: int) -> Drawing:
    """One card of the suit."""
    day = DAYS[n]
    (x, y), s = day.at, day.size
    p = card(f"Fine {n}: {day.note}", "fine")
    sky(p, day.top, day.foot)
    for i, (r, colour) in enumerate(day.rings):
        p.sheet(f"ring{i}", 2.5, circle(x, y, r, colour))
    blaze(p, n, x, y)
    p.sheet("rays", 3, rays(n))
    p.sheet("god", 5, at(x, y + s * 6, s, SUN_CAT.head(day.look, day.say), turn=day.turn))
    MEADOW.far(p, day.hill, day.village, day.far)
    if n == 1:
        chimney_smoke(p, day.hill)
    p.sheet("near", 4, path(near_hill(day.hill), day.near))
    to_find(p, n, day.hill + 48)
    return p


def drawings() -> Drawings:
    return {f"fine-{n}": fine(n) for n in DAYS}
