"""Curtain, podium, medals, confetti and petals, markers of the lead, a sleeve, the table's emblem."""
# Outlines are tables of points: they keep the lines they were drawn in.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

import random
from itertools import pairwise

from sprites.ui.shapes import (
    Drawing,
    circle,
    ellipse,
    gear,
    leaf,
    line,
    path,
    rect,
    ring,
    short,
    star,
    stars,
    turned,
)

WINE = "#1E060E"
CONFETTI = {
    "coral": "#FF7A59", "amber": "#FFB454", "mint": "#7FCBA4", "sky": "#6FB1EA", "lilac": "#A98BD8", "rose": "#F08FA8",
}
SHADED = {
    "coral": "#D95A3B", "amber": "#E0922E", "mint": "#55A880", "sky": "#4A8BC8", "lilac": "#8264B4", "rose": "#CF6A86",
}


def curtain() -> dict[str, Drawing]:
    """The curtain that falls between two players, and drapes for the sides of a stage."""
    luck = random.Random(11)
    folds, lights, darks = [], [], []
    x = -40.0
    while x < 1960:
        wide = luck.choice((74, 84, 92, 100, 70))
        fill, light = luck.choice((("#7A2236", "#8E2D44"), ("#832740", "#97324A")))
        a, b = x, x + wide - 10
        folds.append(path(f"M{short(a)} -20C{short(a + 6)} 260 {short(a - 10)} 540 {short(a - 4)} 780H{short(b + 8)}C{short(b + 12)} 540 {short(b - 6)} 260 {short(b)} -20Z", fill))
        lights.append(path(f"M{short(a + 6)} -20C{short(a + 12)} 260 {short(a - 3)} 540 {short(a + 3)} 780H{short(a + wide * 0.3)}C{short(a + wide * 0.26)} 540 {short(a + wide * 0.36)} 260 "
                           f"{short(a + wide * 0.3)} -20Z", light))
        darks.append(path(f"M{short(b - wide * 0.16)} -20C{short(b - wide * 0.2)} 260 {short(b - wide * 0.06)} 540 {short(b - wide * 0.1)} 780H{short(b + 8)}C{short(b + 12)} 540 {short(b - 6)} "
                          f"260 {short(b)} -20Z", "#6A1B2E"))
        x += wide
    out: dict[str, Drawing] = {}
    out["curtain"] = (
        Drawing("0 0 1920 800", "the curtain's cloth with its fringe; the middle 1280 always shows", WINE)
        .sheet("cloth", 0, rect(-20, -20, 1960, 812, "#561628"))
        .sheet("folds", 4, *folds)
        .sheet("lights", 0, *lights, *darks)
        .sheet("fringe", 3, path("M-20 770H1940V780H-20Z" + "".join(f"M{x} 774h6v20q-3 5 -6 0z" for x in range(-20, 1940, 8)), "#B9772B"))
        .sheet("braid", 3, rect(-20, 762, 1960, 16, "#D9A24E"), rect(-20, 762, 1960, 4, "#EBC078"))
        .sheet("stitch", 0, line("M-20 750H1940", "#B4546A", 2.4, stroke_dasharray="10 9", stroke_opacity=".6"))
    )
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
        tassels.append(circle(b, 62, 9.5, "#E6B566") + path(f"M{b - 7} 69H{b + 7}L{b + 12} 106C{b + 4} 110 {b - 4} 110 {b - 12} 106Z", "#D9A24E")
                       + rect(b - 9, 79, 18, 5, "#A86C22", 2) + line(f"M{b - 4} 86V104M{b + 4} 86V104", "#B9772B", 2))
    front += "V-20Z"
    out["curtain-pelmet"] = (
        Drawing("0 0 1920 180", "the pelmet over the curtain: two rows of swags, gold cord and tassels", WINE)
        .sheet("back", 6, path(back, "#6E1D30"))
        .sheet("front", 6, path(front, "#A63A4E"))
        .sheet("sheen", 0, *[path(f"M{(a + b) / 2 - 60} -20C{(a + b) / 2 - 70} 40 {(a + b) / 2 - 40} 90 {(a + b) / 2 - 8} 106C{(a + b) / 2 - 26} 80 {(a + b) / 2 - 40} 40 {(a + b) / 2 - 36} -20Z", "#B54A5E") for a, b in pairwise(xs)])
        .sheet("cord", 2, line(trim, "#E6B566", 7))
        .sheet("tassels", 4, *tassels)
    )
    drape = path("M-20 -20H190C196 120 150 250 120 330C100 384 96 420 110 470C126 560 116 700 122 820H-20Z", "#7A2236")
    shade = (path("M150 -20H190C196 120 150 250 120 330C100 384 96 420 110 470C126 560 116 700 122 820H88C92 700 100 560 84 480C70 420 80 370 104 310C134 240 152 120 150 -20Z", "#6A1B2E")
             + path("M30 -20H70C72 120 66 260 52 350C44 400 44 440 48 480C52 600 44 700 44 820H10C14 700 24 560 22 470C22 420 30 330 30 -20Z", "#8E2D44")
             + path("M104 -20H128C128 120 110 240 88 320C76 370 70 410 74 450C66 410 70 360 82 310C100 240 108 120 104 -20Z", "#97324A"))
    tie = path("M-20 392C40 404 80 404 124 386L126 416C84 436 40 436 -20 424Z", "#D9A24E") + path("M-20 392C40 404 80 404 124 386L124.500 393C84 412 40 412 -20 400Z", "#EBC078")
    tassel = circle(112, 424, 11, "#E6B566") + path("M104 432H120L126 486C116 492 108 492 98 486Z", "#D9A24E") + rect(102, 444, 20, 6, "#A86C22", 2)
    out["drape-left"] = (
        Drawing("0 0 220 800", "a gathered drape for a stage's left side", WINE)
        .sheet("cloth", 6, drape).sheet("folds", 0, shade).sheet("tie", 4, tie).sheet("tassel", 4, tassel)
    )

    def other(parts: str) -> str:
        return f'<g transform="translate(220 0) scale(-1 1)">{parts}</g>'

    out["drape-right"] = (
        Drawing("0 0 220 800", "a gathered drape for a stage's right side", WINE)
        .sheet("cloth", 6, other(drape)).sheet("folds", 0, other(shade)).sheet("tie", 4, other(tie)).sheet("tassel", 4, other(tassel))
    )
    return out


def podium() -> dict[str, Drawing]:
    """Three steps, three medals, a laurel."""
    out: dict[str, Drawing] = {}
    out["podium"] = (
        Drawing("0 0 720 320", "the podium; tops at (360, 76), (150, 136), (570, 176); numbers are written on its fronts", "#2A1820")
        .sheet("left", 6, rect(48, 136, 212, 170, "#C96A45", 10))
        .sheet("right", 6, rect(460, 176, 212, 130, "#B9772B", 10))
        .sheet("middle", 9, rect(250, 76, 220, 230, "#E2674A", 12))
        .sheet("tops", 3, rect(40, 130, 222, 20, "#E58B5E", 8), rect(458, 170, 222, 20, "#D9A24E", 8), rect(242, 68, 236, 24, "#FF9A7A", 10))
        .sheet("plates", 2, circle(360, 186, 52, "#FBF6EA"), circle(150, 222, 40, "#FBF6EA"), circle(570, 244, 36, "#FBF6EA"))
        .sheet("rings", 0, ring(360, 186, 46, 43, "#FFB454"), ring(150, 222, 35, 32.5, "#B9C0CC"), ring(570, 244, 31, 28.5, "#C98B4A"))
        .sheet("laurel", 2, *[leaf(360 + s * (60 + 3 * k), 224 - 16 * k, s * (36 - 10 * k), 0.62, "#7FCBA4") for s in (-1, 1) for k in range(4)])
        .sheet("foot", 5, rect(20, 292, 680, 18, "#8E3D2C", 9))
    )
    for number, (main, dark, light, band) in enumerate((("#FFC64F", "#D9942A", "#FFE6A8", "#E2512B"), ("#D5DBE6", "#9AA5B8", "#F4F7FB", "#3A7BD5"), ("#D99A5E", "#A86C32", "#F0C79A", "#3E9B57")), 1):
        out[f"medal-{number}"] = (
            Drawing("0 0 80 104", f"medal of place {number}; its number is written at (40, 66)", "#2A1820")
            .sheet("band", 3, path("M20 6H34L48 44H34ZM60 6H46L32 44H46Z", band))
            .sheet("seal", 4, gear(40, 66, 33, 27, 16, dark))
            .sheet("disc", 3, circle(40, 66, 25, main))
            .sheet("light", 0, ring(40, 66, 21.5, 19.5, light))
        )
    return out


def confetti() -> dict[str, Drawing]:
    """Small pieces that fall when somebody wins; their colours are changed by a palette."""
    style = ".main{fill:#FF7A59}.shade{fill:#D95A3B}.line{fill:none;stroke:#FF7A59;stroke-width:4;stroke-linecap:round}"

    def piece(note: str, *parts: str) -> Drawing:
        return Drawing("0 0 32 32", note, style=style).sheet("piece", 1, *parts, plain=True)

    def main(d: str) -> str:
        return f'<path class="main" d="{d}"/>'

    def shade(d: str) -> str:
        return f'<path class="shade" d="{d}"/>'

    out = {
        "confetti-strip": piece("a strip, folded once", main("M11 4L20 7L16 17L8 14Z"), shade("M16 17L8 14L14 22L22 26Z")),
        "confetti-square": piece("a square", main("M8 8L22 6L25 20L11 24Z"), shade("M22 6L25 20L18 14Z")),
        "confetti-disc": piece("a disc", main("M16 6A10 10 0 1 1 16 26A10 10 0 1 1 16 6Z"), shade("M23 9A10 10 0 0 1 9 23A14 14 0 0 0 23 9Z")),
        "confetti-triangle": piece("a triangle", main("M16 5L27 25L5 24Z"), shade("M16 5L27 25L17 20Z")),
        "confetti-star": piece("a star", main("M16 3L19.800 12L29.500 12.600L22 18.800L24.500 28.200L16 23L7.500 28.200L10 18.800L2.500 12.600L12.200 12Z")),
        "confetti-curl": piece("a paper curl", '<path class="line" d="M5 24C8 14 12 28 15 18C18 8 22 22 27 9"/>'),
    }
    for name, d, extra in (
        ("blossom", "M16 4C22 8 27 14 24 22C22 27 10 27 8 22C5 14 10 8 16 4ZM16 4L18 9L14 9Z", line("M16 24V13", "#E88BA4", 1.6)),
        ("leaf", "M16 3C26 9 27 22 16 29C5 22 6 9 16 3Z", line("M16 26V10", "#8CC896", 1.8)),
        ("feather", "M23 3C28 12 22 24 9 29C8 18 12 7 23 3Z", line("M9 29L19 11", "#DDE3EC", 1.6)),
        ("bean", "M16 3C25 3 27 12 26 17C25 25 21 29 16 29C11 29 7 25 6 17C5 12 7 3 16 3Z", line("M18 5C12 11 20 19 14 27", "#4A2B12", 2.4)),
        ("drop", "M16 2C18 10 26 15 26 21A10 10 0 0 1 6 21C6 15 14 10 16 2Z", line("M10.500 20C10.500 23.500 12.500 25.500 15 26", "#DCEBFC", 2.2)),
    ):
        fill = {"blossom": "#F7B7C8", "leaf": "#3E9B57", "feather": "#F7F4EC", "bean": "#7A4A26", "drop": "#5B97E3"}[name]
        out[f"petal-{name}"] = Drawing("0 0 32 32", f"something that drifts: {name}").sheet("petal", 1, path(d, fill), extra, plain=True)
    out["petal-flake"] = Drawing("0 0 32 32", "something that drifts: flake").sheet(
        "petal", 1, *[turned(60 * k, 16, 16, line("M16 16V4M12.500 6.500L16 10L19.500 6.500", "#FFFFFF", 2.6)) for k in range(6)], plain=True)
    out["petal-glint"] = Drawing("0 0 32 32", "something that drifts: glint").sheet("petal", 1, star(16, 16, 14, "#FFE6A8"), plain=True)
    out["petal-sun"] = Drawing("0 0 32 32", "something that drifts: sun").sheet("petal", 1, gear(16, 16, 14, 9, 8, "#F6B73C"), circle(16, 16, 6, "#FFE0A0"), plain=True)
    return out


def markers() -> dict[str, Drawing]:
    """Who leads: one marker for each game's table (the witch's hat lies with her things)."""
    def seal(note: str, main: str, edge: str) -> Drawing:
        return Drawing("0 0 60 60", note, "#2B2440").sheet("seal", 3, circle(30, 29, 26, main)).sheet("edge", 0, ring(30, 29, 23.4, 21.8, edge))

    return {
        "lead-meows": seal("the lead at the weather's table: a sun who winks", "#3F83C9", "#7FB0E2")
        .sheet("sun", 2, gear(30, 29, 19, 13.5, 10, "#F9C44B"), circle(30, 29, 12, "#F6B73C"))
        .sheet("face", 0, circle(25.6, 27.5, 1.8, "#5A3210"), line("M32 28Q34.500 25.500 37 28", "#5A3210", 1.8), line("M26 32.500Q28 35 30 32.500Q32 35 34 32.500", "#5A3210", 1.6)),
        "lead-catte": seal("the lead at the coffee house: a steaming cup", "#D9653B", "#F0A07E")
        .sheet("cup", 2, path("M17 27H41C41 37 37 42 29 42C21 42 17 37 17 27Z", "#FFFBF2"), line("M41 29.500C48 28.500 48 38 39 37.500", "#FFFBF2", 3.4), ellipse(29, 27, 12, 3, "#6A3D17"))
        .sheet("steam", 0, line("M25 21C23 18 27 17 25 13M33 21C31 18 35 17 33 13", "#FFE3D4", 2.4)),
        "lead-towai": seal("the lead by the bay: sun over its reflection", "#7A2C6F", "#B563A8")
        .sheet("sun", 2, path("M17 30A13 13 0 0 1 43 30Z", "#FFB23E"))
        .sheet("sea", 1, path("M14 32H46V34.500H14ZM19 37.500H41V40H19ZM24 43H36V45.500H24Z", "#FFC9A8"))
        .sheet("glint", 0, stars([(40, 17, 5), (20, 19, 3.5)])),
    }


def sleeve() -> dict[str, Drawing]:
    """A sleeve that hides a card until it is revealed: an envelope with a paw in the wax."""
    paw = (ellipse(126, 186, 13, 10.5, "#7A2A1C") + "".join(ellipse(x, y, 5, 6.5, "#7A2A1C") for x, y in ((108, 172), (119, 164), (133, 164), (144, 172))))
    return {
        "sleeve": Drawing("0 0 252 352", "a sleeve for a card chosen in secret", "#14343F")
        .sheet("inside", 1, rect(-10, -10, 272, 372, "#2E6C79"))
        .sheet("pattern", 0, *[star(24 + 34 * i + (17 if j % 2 else 0), 20 + 26 * j, 7, "#3B7F8C") for j in range(14) for i in range(-1, 8)])
        .sheet("left", 4, path("M-10 -10V362L126 190Z", "#F0E4C9"))
        .sheet("right", 4, path("M262 -10V362L126 190Z", "#EADBB9"))
        .sheet("foot", 5, path("M-10 372L112 196C120 186 132 186 140 196L262 372Z", "#F6ECD6"))
        .sheet("flap", 6, path("M-10 -10H262V30L140 180C132 190 120 190 112 180L-10 30Z", "#FBF6EA"))
        .sheet("border", 0, line("M-4 28L114 172C121 181 131 181 138 172L256 28", "#E2674A", 4, stroke_dasharray="12 10"))
        .sheet("wax", 5, gear(126, 180, 40, 33, 11, "#C4432A"))
        .sheet("stamp", 2, circle(126, 180, 26, "#A83820"), paw)
    }


def emblem() -> dict[str, Drawing]:
    """The table's own emblem, for the window and the program file: a fan of cards before the moon."""
    def card(angle: float, fill: str, inner: str) -> str:
        return turned(angle, 128, 252, rect(84, 84, 88, 124, "#FBF6EA", 14), rect(92, 92, 72, 108, fill, 9), inner)

    sun = gear(128, 146, 30, 21, 10, "#FFE0A0") + circle(128, 146, 19, "#F6B73C")
    cup = path("M108 140H142C142 156 138 164 125 164C112 164 108 156 108 140Z", "#FFFBF2") + line("M142 144C152 143 152 157 139 156", "#FFFBF2", 5)
    owl_ = circle(116, 140, 13, "#FFE2A6") + circle(140, 140, 13, "#FFE2A6") + circle(116, 141, 6, "#1A1530") + circle(140, 141, 6, "#1A1530") + path("M122 149H134L128 161Z", "#FFB454")
    sea = path("M100 150A28 28 0 0 1 156 150Z", "#FFB23E") + path("M96 154H160V159H96ZM104 165H152V170H104ZM114 176H142V181H114Z", "#FFC9A8")
    return {
        "emblem": Drawing("0 0 256 256", "the emblem: four cards before the moon", "#140E2E")
        .sheet("tile", 6, rect(14, 12, 228, 228, "#27306B", 54))
        .sheet("moon", 4, circle(128, 112, 84, "#FFE2A6"))
        .sheet("craters", 0, circle(84, 74, 9, "#F6D08A"), circle(170, 66, 7, "#F6D08A"), circle(128, 48, 5, "#F6D08A"))
        .sheet("card4", 5, card(33, "#7A2C6F", sea))
        .sheet("card3", 5, card(11, "#D9653B", cup))
        .sheet("card2", 5, card(-11, "#3A3468", owl_))
        .sheet("card1", 5, card(-33, "#3F83C9", sun))
        .sheet("stars", 0, stars([(38, 58, 9), (216, 78, 10), (206, 40, 6), (44, 128, 6), (222, 134, 6)]))
    }


def palettes() -> dict[str, dict[str, dict[str, object]]]:
    """The papers confetti is cut from."""
    pieces = ("strip", "square", "disc", "triangle", "star", "curl")
    return {
        f"confetti-{piece}": {
            name: {"main": CONFETTI[name], "shade": SHADED[name], "line": {"stroke": CONFETTI[name]}}
            for name in CONFETTI
        }
        for piece in pieces
    }


def drawings() -> dict[str, Drawing]:
    """Everything of the stage."""
    return {**curtain(), **podium(), **confetti(), **markers(), **sleeve(), **emblem()}
