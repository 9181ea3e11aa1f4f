"""Rainy 4 to 7: what one can do with a leaf for an umbrella."""

from __future__ import annotations

from typing import NamedTuple

from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.numbers import tenth
from sprites.kit.shapes import ellipse, line, path
from sprites.meows.cats import RAIN_CAT, Coat
from sprites.meows.rain import begun, drops, streaks, valley
from sprites.meows.sheets import at

LEAF = (
    "M34 152C30 112 74 82 128 84C186 84 226 116 218 154C217 160 212 160 208 156"
    "C196 144 180 143 170 152C166 156 162 156 158 152C144 140 116 140 102 152"
    "C98 156 94 156 90 152C78 142 58 144 46 156C41 160 35 160 34 152Z"
)

LEAF_VEINS = (
    "M126 90C124 106 124 124 126 140M126 92C104 102 82 122 70 144M126 92C150 102 174 122 188 144"
)
KITTEN = Coat("#7FB2E4", "#D5E7F7", "#5C97D2", "#EAF4FB", "#E58A8F", "#12294D")


class Walk(NamedTuple):
    """One card: where the head is, the tip of the umbrella, how both are held, and the mood."""

    head: tuple[float, float]
    tip: tuple[float, float]
    turn: float
    look: str
    say: str
    tail: str
    drops: tuple[tuple[float, float, float], ...]


WALKS = {
    4: Walk(
        (128, 208), (140, 140), 0, "up", "w", "curl",
        ((90, 74, 14), (218, 76, 16), (44, 168, 15), (226, 182, 14), (66, 216, 13)),
    ),
    5: Walk(
        (132, 190), (140, 124), -7, "happy", "laugh", "up",
        ((92, 64, 14), (222, 72, 16), (170, 54, 12), (34, 160, 16), (226, 178, 15),
         (58, 204, 14), (30, 232, 12)),
    ),
    6: Walk(
        (114, 208), (126, 142), 5, "dots", "smirk", "",
        ((92, 64, 15), (224, 80, 17), (140, 54, 12), (186, 58, 14), (34, 156, 16),
         (228, 176, 15), (62, 196, 14), (28, 210, 13), (50, 240, 12), (210, 204, 12)),
    ),
    7: Walk((128, 208), (118, 158), -16, "squeezed", "o", "shiver", ()),
}  # fmt: skip


def leaf(x: float, y: float, turn: float = 0.0, over: bool = False) -> tuple[str, str]:
    """The leaf umbrella and its veins, the tip of its stem at x, y; `over` turns it inside out."""
    flip = " scale(1 -0.8)" if over else ""
    moved = f"translate({tenth(x)} {tenth(y)}) rotate({tenth(turn)}){flip} translate(-126 -140)"
    return (
        path(LEAF, "#57A07F", transform=moved),
        line(LEAF_VEINS, "#7FBF9B", 3, transform=moved),
    )


def puddle(x: float, y: float, w: float) -> tuple[str, str]:
    """A puddle and the light on it."""
    high = tenth(y - w * 0.09)
    shine = (
        f"M{tenth(x - w * 0.5)} {tenth(y - 1)}C{tenth(x - w * 0.2)} {high} "
        f"{tenth(x + w * 0.1)} {high} {tenth(x + w * 0.4)} {tenth(y)}"
    )
    return ellipse(x, y, w, w * 0.2, "#A9D2EC"), line(shine, "#E4F2FA", 2)


def stem(n: int) -> str:
    """From the paw to the tip of the umbrella."""
    (x, y), (tip_x, tip_y) = WALKS[n].head, WALKS[n].tip
    if n == 5:
        return f"M172 206C176 176 164 146 {tip_x} {tip_y}"
    return f"M{x + 48} {y + 64}C{x + 50} {y + 16} {x + 42} {y - 30} {tip_x} {tip_y}"


def god(p: Drawing, n: int) -> None:
    """The god under the umbrella: seated, or in mid-jump over a puddle."""
    walk = WALKS[n]
    x, y = walk.head
    body = RAIN_CAT.leaping() if n == 5 else RAIN_CAT.sitting(walk.tail)
    head = at(x, y, 0.64, RAIN_CAT.head(walk.look, walk.say), turn=-5 if n == 7 else 0)
    p.sheet("god", 5, at(x, y, 0.72, body), head)


def under_the_leaf(n: int) -> Drawing:
    """One card of the four."""
    walk = WALKS[n]
    p = begun(n)
    if walk.drops:
        p.sheet("drops", 2, drops(*walk.drops))
    else:
        p.sheet("streaks", 2, line(streaks(7, 10, 60, 330, 0.5), "#D3E6F4", 4))
    valley(p, n)
    if n in (5, 6):
        p.sheet("puddle", 0, *(puddle(136, 324, 44) if n == 5 else puddle(148, 330, 26)))
    p.sheet("stem", 2, line(stem(n), "#3E7F6E", 7))
    god(p, n)
    if n == 5:
        splash = ((88, 316, 9), (104, 302, 7), (174, 300, 8), (160, 290, 6))
        p.sheet("splash", 2, drops(*splash, fill="#CFE6F6"))
    if n == 6:
        body, head = KITTEN.sitting(""), KITTEN.head("happy", "w")
        p.sheet("kitten", 4, at(162, 254, 0.42, body), at(162, 252, 0.42, head))
    shade, veins = leaf(walk.tip[0] - 2, walk.tip[1], walk.turn, over=n == 7)
    return p.sheet("leaf", 6, shade).sheet("veins", 0, veins)


def drawings() -> Drawings:
    return {f"rainy-{n}": under_the_leaf(n) for n in WALKS}
