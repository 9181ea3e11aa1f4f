"""The backs: the moon and an owl, and the hats of the three levels."""
# Outlines are tables of points: they are set as close as a line holds.
# fmt: off

from __future__ import annotations

from sprites.familiar.ground import ground
from sprites.familiar.marks import fire, frond, hat, wave
from sprites.familiar.palette import DARK, GOLD, IRON
from sprites.kit.cards import CARD, WHITE
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.nature import leaf
from sprites.kit.ornaments import gear, stars
from sprites.kit.shapes import circle, moved, path, rect

LEVELS = {
    1: ("#6F62A6", "#7D71B2", "#B6ABDF", "#493E7E", [(74, 124, 2.6)]),
    2: ("#B36F2A", "#C28341", "#E3B06C", "#7C4816", [(57, 159, 1.75), (123, 123, 1.75)]),
    3: ("#93374F", "#A34A60", "#D28A9C", "#63192E",
        [(96, 112, 1.5), (62, 176, 1.5), (130, 176, 1.5)]),
}
"""Of each level of errands: ground, light, edge, medallion; its hats, where and how large."""


def inner_line(stroke: str) -> str:
    """The line along the edge of a back."""
    return rect(14, 14, 224, 324, "none", 11, stroke=stroke, stroke_width="3")


def back_of_attributes() -> Drawing:
    """An owl before the moon, on a ground of marks."""
    dim = ("#4A4280", "#3A3468")
    marks = (fire(*dim), wave(*dim), frond(*dim))
    rows = []
    for j in range(7):
        for i in range(6):
            mark = marks[(i + 2 * j) % 3]
            rows.append(moved(-14 + 56 * i - (28 if j % 2 else 0), 2 + 53 * j, mark, size=0.66))
    return (
        Drawing(CARD, "the back of the attribute cards: the moon and an owl", "#0E0A24")
        .sheet("ground", 1, ground("#352F60"), *rows,
               inner_line("#8A80C8"))
        .sheet("disc", 5, circle(126, 176, 92, "#241F47"))
        .sheet("moon", 5, circle(126, 176, 76, "#FFE2A6"))
        .sheet("craters", 0, circle(92, 146, 10, "#F3D18C"), circle(166, 196, 13, "#F3D18C"),
               circle(156, 128, 6, "#F3D18C"))
        .sheet("branch", 4, path("M36 240C80 228 160 226 216 206L218 218C176 238 96 246 40 252Z",
               "#241F47"), leaf(70, 236, 30, 0.5, "#352F60"), leaf(190, 214, -20, 0.5, "#352F60"))
        .sheet("owl", 6, path("M126 134C118 134 104 134 90 114C88 134 88 142 86 154"
               "C76 178 78 212 96 232C108 240 144 240 156 232C174 212 176 178 166 154"
               "C164 142 164 134 162 114C148 134 134 134 126 134Z", "#2B2550"))
        .sheet("breast", 3, path("M126 184C142 184 150 196 148 212C146 226 138 234 126 234"
               "C114 234 106 226 104 212C102 196 110 184 126 184Z", "#4A4280"))
        .sheet("face", 0, circle(110, 162, 15, "#FFE2A6"), circle(142, 162, 15, "#FFE2A6"),
               circle(110, 163, 7.5, IRON), circle(142, 163, 7.5, IRON),
               circle(112.5, 160, 2.4, WHITE), circle(144.5, 160, 2.4, WHITE),
               path("M120 170H132L126 184Z", GOLD))
        .sheet("stars", 0, stars([(62, 88, 9), (192, 80, 11), (202, 268, 9), (56, 280, 8),
                 (126, 54, 8)], "#FFE9B8"))
    )


def back_of_errands(level: int) -> Drawing:
    """As many hats as the level, in a medallion."""
    main, light, edge, deep, places = LEVELS[level]
    glints = [
        (48.0 * i + (24 if j % 2 else 0), 16.0 + 41 * j, 9.0) for j in range(9) for i in range(6)
    ]
    picture = (
        Drawing(CARD, f"the back of the errands of level {level}", DARK)
        .sheet("ground", 1, ground(main), stars(glints, light),
               inner_line(edge))
        .sheet("disc1", 5, gear(126, 176, 98, 88, 24, deep))
        .sheet("disc2", 5, circle(126, 176, 76, main))
    )
    for k, (x, y, size) in enumerate(places, 1):
        picture.sheet(f"hat{k}", 5, moved(x, y, hat("#FBF0D8", GOLD), size=size))
    return picture


def drawings() -> Drawings:
    errands = {f"back-errand{level}": back_of_errands(level) for level in LEVELS}
    return {"back-attribute": back_of_attributes(), **errands}
