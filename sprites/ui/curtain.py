"""The curtain that falls between two players, its pelmet, and drapes for a stage."""

from __future__ import annotations

import random
from itertools import pairwise

from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.numbers import short
from sprites.kit.shapes import circle, line, mirrored, path, rect
from sprites.ui.palette import WINE


def curtain() -> Drawing:
    """The curtain's cloth with its fringe, fold beside fold."""
    luck = random.Random(11)
    folds, lights, darks = [], [], []
    x = -40.0
    while x < 1960:
        wide = luck.choice((74, 84, 92, 100, 70))
        fill, light = luck.choice((("#7A2236", "#8E2D44"), ("#832740", "#97324A")))
        a, b = x, x + wide - 10
        folds.append(
            path(
                f"M{short(a)} -20C{short(a + 6)} 260 {short(a - 10)} 540 {short(a - 4)} 780"
                f"H{short(b + 8)}C{short(b + 12)} 540 {short(b - 6)} 260 {short(b)} -20Z",
                fill,
            )
        )
        lights.append(
            path(
                f"M{short(a + 6)} -20C{short(a + 12)} 260 {short(a - 3)} 540 {short(a + 3)} 780"
                f"H{short(a + wide * 0.3)}C{short(a + wide * 0.26)} "
                f"540 {short(a + wide * 0.36)} 260 {short(a + wide * 0.3)} -20Z",
                light,
            )
        )
        darks.append(
            path(
                f"M{short(b - wide * 0.16)} -20C{short(b - wide * 0.2)} "
                f"260 {short(b - wide * 0.06)} 540 {short(b - wide * 0.1)} 780"
                f"H{short(b + 8)}C{short(b + 12)} 540 {short(b - 6)} 260 {short(b)} -20Z",
                "#6A1B2E",
            )
        )
        x += wide
    return (
        Drawing(
            "0 0 1920 800",
            "the curtain's cloth with its fringe; the middle 1280 always shows",
            WINE,
        )
        .sheet("cloth", 0, rect(-20, -20, 1960, 812, "#561628"))
        .sheet("folds", 4, *folds)
        .sheet("lights", 0, *lights, *darks)
        .sheet(
            "fringe",
            3,
            path(
                "M-20 770H1940V780H-20Z"
                + "".join(f"M{x} 774h6v20q-3 5 -6 0z" for x in range(-20, 1940, 8)),
                "#B9772B",
            ),
        )
        .sheet("braid", 3, rect(-20, 762, 1960, 16, "#D9A24E"), rect(-20, 762, 1960, 4, "#EBC078"))
        .sheet(
            "stitch",
            0,
            line("M-20 750H1940", "#B4546A", 2.4, stroke_dasharray="10 9", stroke_opacity=".6"),
        )
    )


def pelmet() -> Drawing:
    """Two rows of swags, gold cord and tassels."""
    xs = list(range(2070, -151, -220))
    back = "M-60 -20H1960V96"
    for right in range(1960, 0, -220):
        back += f"C{right - 40} 178 {right - 180} 178 {right - 220} 96"
    back += "V-20Z"
    front, trim, tassels = f"M-150 -20H{xs[0]}V60", f"M{xs[0]} 60", []
    for a, b in pairwise(xs):
        piece = f"C{a - 40} 140 {b + 40} 140 {b} 60"
        front += piece
        trim += piece
        tassels.append(
            circle(b, 62, 9.5, "#E6B566")
            + path(
                f"M{b - 7} 69H{b + 7}L{b + 12} 106C{b + 4} 110 {b - 4} 110 {b - 12} 106Z", "#D9A24E"
            )
            + rect(b - 9, 79, 18, 5, "#A86C22", 2)
            + line(f"M{b - 4} 86V104M{b + 4} 86V104", "#B9772B", 2)
        )
    front += "V-20Z"
    return (
        Drawing(
            "0 0 1920 180",
            "the pelmet over the curtain: two rows of swags, gold cord and tassels",
            WINE,
        )
        .sheet("back", 6, path(back, "#6E1D30"))
        .sheet("front", 6, path(front, "#A63A4E"))
        .sheet(
            "sheen",
            0,
            *[
                path(
                    f"M{(a + b) / 2 - 60} -20C{(a + b) / 2 - 70} 40 {(a + b) / 2 - 40} "
                    f"90 {(a + b) / 2 - 8} 106C{(a + b) / 2 - 26} 80 {(a + b) / 2 - 40} "
                    f"40 {(a + b) / 2 - 36} -20Z",
                    "#B54A5E",
                )
                for a, b in pairwise(xs)
            ],
        )
        .sheet("cord", 2, line(trim, "#E6B566", 7))
        .sheet("tassels", 4, *tassels)
    )


def drape(note: str, mirror: bool) -> Drawing:
    """A gathered drape for one side of a stage."""
    cloth = path(
        "M-20 -20H190C196 120 150 250 120 330C100 384 96 420 110 470C126 560 116 700 122 820H-20Z",
        "#7A2236",
    )
    shade = (
        path(
            "M150 -20H190C196 120 150 250 120 330C100 384 96 420 110 470"
            "C126 560 116 700 122 820H88C92 700 100 560 84 480C70 420 80 370 104 310"
            "C134 240 152 120 150 -20Z",
            "#6A1B2E",
        )
        + path(
            "M30 -20H70C72 120 66 260 52 350C44 400 44 440 48 480C52 600 44 700 44 820H10"
            "C14 700 24 560 22 470C22 420 30 330 30 -20Z",
            "#8E2D44",
        )
        + path(
            "M104 -20H128C128 120 110 240 88 320C76 370 70 410 74 450C66 410 70 360 82 310"
            "C100 240 108 120 104 -20Z",
            "#97324A",
        )
    )
    tie = path("M-20 392C40 404 80 404 124 386L126 416C84 436 40 436 -20 424Z", "#D9A24E") + path(
        "M-20 392C40 404 80 404 124 386L124.500 393C84 412 40 412 -20 400Z", "#EBC078"
    )
    tassel = (
        circle(112, 424, 11, "#E6B566")
        + path("M104 432H120L126 486C116 492 108 492 98 486Z", "#D9A24E")
        + rect(102, 444, 20, 6, "#A86C22", 2)
    )

    def hung(parts: str) -> str:
        return mirrored(110, parts) if mirror else parts

    return (
        Drawing("0 0 220 800", note, WINE)
        .sheet("cloth", 6, hung(cloth))
        .sheet("folds", 0, hung(shade))
        .sheet("tie", 4, hung(tie))
        .sheet("tassel", 4, hung(tassel))
    )


def drawings() -> Drawings:
    return {
        "curtain": curtain(),
        "curtain-pelmet": pelmet(),
        "drape-left": drape("a gathered drape for a stage's left side", mirror=False),
        "drape-right": drape("a gathered drape for a stage's right side", mirror=True),
    }
