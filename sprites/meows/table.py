"""The table: sky, rings of air, hills, clouds, and who lives there."""

from __future__ import annotations

from collections.abc import Mapping

from sprites.kit import named
from sprites.kit.cards import PAPER
from sprites.kit.drawing import Drawing, Drawings, gradient
from sprites.kit.shapes import line, path
from sprites.meows.cats import BODY_FROM_BEHIND, HEAD_FROM_BEHIND
from sprites.meows.clouds import cloud
from sprites.meows.palette import CLOUDS, HAMLET, HILLS, RINGS, SKIES, TABLE_SHADOW, WATCHER
from sprites.meows.sheets import at, thing
from sprites.meows.valley import flower, house, tree

WIDE = "-160 0 1600 800"
SIDE = "M-180 -20H1460V820H-180Z"


def layer(note: str, papers: Mapping[str, str] | None = None, box: str = WIDE) -> Drawing:
    """A drawing of the table, cut from these papers."""
    picture = thing(f"Table: {note}", box, TABLE_SHADOW)
    if papers:
        rules = "".join(f".{name}{{fill:{colour}}}" for name, colour in papers.items())
        picture.defs = f"<style>{rules}</style>"
    return picture


def hamlet() -> Drawing:
    """Two houses and two trees."""
    p = layer("the hamlet on the right", HAMLET["calm"], "0 0 180 120")
    p.sheet(
        "hamlet", 2,
        tree(86, 76, 1.5, ".leaf"), tree(120, 84, 1.1, ".dark-leaf"),
        house(48, 76, 1.5, ".wall", ".door", ".roof"),
        house(146, 82, 1.15, ".wall", ".door", ".far-roof"),
    )  # fmt: skip
    return p


def trees() -> Drawing:
    """A small tree and a tall one."""
    leaves = {k: v for k, v in HAMLET["calm"].items() if k.endswith("leaf")}
    p = layer("two trees on the left", leaves, "0 0 100 100")
    p.sheet("trees", 2, tree(32, 68, 1.2, ".leaf"), tree(62, 64, 1.6, ".dark-leaf"))
    return p


def watcher() -> Drawing:
    """Somebody small who looks at the sky."""
    p = layer("a cat on the hill, seen from behind", {"coat": WATCHER["calm"]}, "0 0 60 80")
    p.sheet(
        "cat", 2,
        at(28, 40, 0.5,
           path("M24 64C30 58 52 62 58 50C62 42 58 30 50 28C42 27 40 36 46 38C48 50 34 48 24 50Z",
                ".coat"),
           path(BODY_FROM_BEHIND, ".coat"),
           path(HEAD_FROM_BEHIND, ".coat")),
    )  # fmt: skip
    return p


def clump() -> Drawing:
    """Grass and meadow flowers."""
    p = layer("flowers for the corners of the meadow", box="0 0 140 60")
    p.sheet("grass", 1, *(
        line(f"M{x} 50C{x - 2} 42 {x - 5} 38 {x - 7} 34M{x} 50C{x + 1} 40 {x + 3} 36 {x + 6} 33",
             "#6F9F7C", 3)
        for x in (22, 58, 104)
    ))  # fmt: skip
    p.sheet("flowers", 1, flower(34, 30, PAPER, 1.1), flower(48, 36, "#F2B8A2", 0.9),
            flower(82, 28, PAPER, 0.9), flower(118, 34, "#F2B8A2", 1.1))  # fmt: skip
    return p


HILL_LINES = {
    "far": (
        "M-180 520C-120 500 -60 490 0 470C120 410 250 400 380 446C470 478 560 486 660 462"
        "C800 428 900 400 1040 420C1150 436 1220 440 1280 426C1340 410 1400 430 1460 450V820H-180Z"
    ),
    "mid": (
        "M-180 600C-120 600 -60 592 0 560C110 500 220 498 330 530C450 566 560 574 690 548"
        "C840 518 960 486 1100 506C1180 518 1240 516 1280 504C1340 486 1400 500 1460 520V820H-180Z"
    ),
    "near": (
        "M-180 700C-120 690 -60 666 0 640C140 578 300 590 440 626C560 656 720 656 850 628"
        "C990 598 1130 560 1280 590C1340 602 1400 620 1460 610V820H-180Z"
    ),
    "front": (
        "M-180 790C-120 776 -60 760 0 742C180 690 380 700 560 728"
        "C740 756 980 730 1280 676C1340 666 1400 668 1460 690V820H-180Z"
    ),
}
LIFTS = {"far": 5, "mid": 5, "near": 6, "front": 6}
RADII = {"outer": 520, "wide": 400, "inner": 285, "heart": 180}


def skies() -> Drawings:
    """The sky of every weather, and of none."""
    drawn: Drawings = {}
    for name, (top, foot) in SKIES.items():
        picture = layer(f"the sky, {name}")
        picture.defs = gradient("sky-paint", top, foot, 0, 560)
        drawn[f"table-sky-{name}"] = picture.sheet("sky", 0, path(SIDE, "url(#sky-paint)"))
    return drawn


def rings() -> Drawing:
    """Rings of air, the widest first."""
    picture = layer("four rings of air round the trick", RINGS["calm"])
    for name, r in RADII.items():
        picture.sheet(name, 3, named.disc(name, 640, 330, r))
    return picture


def hills() -> Drawings:
    """Four hills, one before another."""
    drawn: Drawings = {}
    for name, d in HILL_LINES.items():
        says = f"the {name} hill; its class takes the papers of papers.json"
        picture = layer(says, {"grass": HILLS[name]["calm"]})
        drawn[f"table-hill-{name}"] = picture.sheet("hill", LIFTS[name], path(d, ".grass"))
    return drawn


def clouds() -> Drawings:
    """Three clouds that drift, each as high as it needs."""
    drawn: Drawings = {}
    for k, (wide, colours) in enumerate(zip((170, 150, 110), CLOUDS, strict=True)):
        high = round(wide * 0.62)
        box = f"0 0 {wide + 24} {high}"
        picture = layer("a cloud that drifts", {"cloud": colours["calm"]}, box)
        outline = cloud(wide / 2 + 12, high - 14, wide, k)
        drawn[f"table-cloud-{k + 1}"] = picture.sheet("cloud", 4, path(outline, ".cloud"))
    return drawn


def drawings() -> Drawings:
    return {
        **skies(),
        "table-rings": rings(),
        **hills(),
        **clouds(),
        "table-hamlet": hamlet(),
        "table-trees": trees(),
        "table-watcher": watcher(),
        "table-flowers": clump(),
    }
