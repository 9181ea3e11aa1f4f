"""The thirty-six weather cards: one valley and five sky gods, all of them cats.

The number tells the picture: the god grows and the valley shrinks, and every card has its own
face, pose and small thing to find.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from shapes import (
    GREY,
    MEADOW,
    RAIN_CAT,
    SHADOW,
    SHAGGY,
    SNOW_CAT,
    SPIKY,
    STORM,
    STORM_CAT,
    SUN_CAT,
    WET,
    WHITE,
    WINTER,
    Coat,
    Picture,
    at,
    bank,
    bolt,
    ceiling,
    circle,
    cloud,
    cloud_cat,
    drop,
    ellipse,
    flake,
    floor,
    flowers,
    line,
    near_hill,
    num,
    path,
    paw,
    petals,
    sun,
)

# ---- Fine: one long day of the sun ----------------------------------------------------------


def fine(n: int) -> Picture:
    notes = (
        "", "before dawn: two ears and shut eyes", "one look over the hill", "up, and pleased",
        "a day for kites", "the middle of the sky", "a wink at the sunflowers",
        "the first flames", "laughing", "too bright for anyone but itself", "nothing but sun",
    )  # fmt: skip
    p = Picture(f"Fine {n}: {notes[n]}", shadow=SHADOW["fine"])
    tops = ("", "#FBDCCB", "#FFE9CF", "#FFF3D6", "#FFF4D2", "#FFF1C9", "#FFEDBB",
            "#FFE6A4", "#FFD77F", "#FFC765", "#F98F3F")  # fmt: skip
    feet = ("", "#FFD9A4", "#FFE0AC", "#FFEBBE", "#FFE9B4", "#FFE2A0", "#FFDB90",
            "#FFD07A", "#FFBE52", "#FFA845", "#F2702F")  # fmt: skip
    p.sky(tops[n], feet[n])
    x = (0, 154, 150, 142, 136, 128, 128, 128, 126, 126, 126)[n]
    y = (0, 238, 226, 208, 186, 172, 170, 172, 176, 178, 180)[n]
    s = (0, 0.66, 0.66, 0.7, 0.74, 0.8, 0.86, 0.94, 1.06, 1.16, 1.28)[n]
    hill = (0, 240, 242, 244, 258, 268, 276, 284, 294, 304, 312)[n]
    village = (0, 1.15, 1.15, 1.1, 1.0, 0.95, 0.9, 0.82, 0.75, 0.68, 0.6)[n]
    heart = (93 if n < 8 else 84) * s

    rings = {
        1: ((128, "#FFD3A6"), (88, "#FFC488")),
        2: ((138, "#FFDDA4"), (98, "#FFCE84")),
        3: ((156, "#FFE7AE"), (118, "#FFDB8E")),
        4: ((146, "#FFE2A0"),),
        5: ((150, "#FFD67C"),),
        6: ((176, "#FFE19B"), (140, "#FFD274")),
        7: ((178, "#FFD887"),),
        8: ((212, "#F9B94C"),),
        9: ((226, "#F79F3C"),),
        10: ((236, "#EC6128"),),
    }
    for i, (r, colour) in enumerate(rings[n]):
        p.sheet(f"ring{i}", 2.5, circle(x, y, r, colour))
    red, orange, gold = "#E2622C", "#EE8238", "#F9C44B"
    if n == 10:
        p.sheet("blaze", 3, path(petals(x, y, 100, 250, 14, 1.25, 6, 0.7), "#C9451F"))
        p.sheet("embers", 3, path(petals(x, y, 96, 206, 18, 1.2, 0, 0.55, 0.86), orange))
    if n == 9:
        p.sheet("blaze", 3, path(petals(x, y, 96, 232, 16, 1.1, 11, 0.4), red))
        p.sheet("embers", 3, path(petals(x, y, 92, 176, 18, 1.15, 0, 0.3), orange))
    if n == 8:
        p.sheet("embers", 3, path(petals(x, y, 92, 182, 16, 1.1, 11, 0.2), orange))
    if n == 7:
        p.sheet("embers", 3, path(petals(x, y, 70, 146, 16, 1.1, 11), orange))
    if n == 1:
        p.sheet("rays", 3, circle(x, y, 62, gold))
    else:
        reach = (0, 0, 80, 96, 102, 110, 118, 122, 142, 150, 160)[n]
        count = (0, 0, 14, 14, 16, 16, 18, 16, 18, 18, 20)[n]
        short = (0, 0, 1, 0.72, 0.78, 1, 0.74, 1, 0.84, 0.84, 0.8)[n]
        lean = (0, 0, 0, 0, 0, 0, 0, 0.14, 0.2, 0.3, 0.45)[n]
        p.sheet("rays", 3, sun(x, y, heart, reach, count, gold, 1, 0, lean, short))
    look = ("", "asleep", "dots", "happy", "up", "dots", "wink", "happy", "wide", "shades",
            "squeezed")[n]  # fmt: skip
    say = ("", "w", "w", "w", "w", "smirk", "blep", "laugh", "laugh", "smirk", "roar")[n]
    turn = (0, 4, -5, 0, 7, 0, -7, 0, 4, -4, 0)[n]
    p.sheet("god", 5, at(x, y + s * 6, s, SUN_CAT.head(look, say), turn=turn))
    far = ("", "#C9BE78", "#BFC874", "#B4C76F", "#B8CA6E", "#BDCB6B", "#C4CC68", "#CACC65",
           "#D2CC62", "#D9BE56", "#C98A3E")[n]  # fmt: skip
    near = ("", "#9AA662", "#8CAC62", "#86AE62", "#89B160", "#8DB35F", "#93B45C", "#99B557",
            "#A2B652", "#B0A548", "#9C6A30")[n]  # fmt: skip
    MEADOW.far(p, hill, village, far)
    if n == 1:
        wisp = f"M102 {hill - 4}C98 {hill - 12} 107 {hill - 18} 102 {hill - 26}"
        p.sheet("smoke", 1.5, line(wisp, "#FFF3E2", 5))
    p.sheet("near", 4, path(near_hill(hill), near))
    low = hill + 48
    coral = "#E8744F"
    if n == 3:
        p.sheet("flowers", 1, *flowers(((30, low), (48, low + 8), (150, low + 14)), coral))
    if n == 4:
        p.sheet("string", 0, line("M198 262C222 214 190 160 206 96", "#B07A3A", 1.8))
        p.sheet(
            "kite", 4,
            at(206, 66, 1, path("M0 -32L22 -4L0 30L-22 -4Z", "#D9553B"),
               path("M0 -32L22 -4L0 -4Z", "#F08A5B"), path("M0 30L-22 -4L0 -4Z", "#B8412B"),
               turn=20),
            line("M196 95C186 106 200 112 190 124", "#D9553B", 3),
            path("M199 103l10 -5l-1 11ZM187 113l-11 -3l5 10Z", "#F6B73C"),
        )  # fmt: skip
        p.sheet("flowers", 1, *flowers(((28, low), (44, low + 7)), WHITE))
    if n == 5:
        p.sheet("flowers", 1,
                *flowers(((26, low), (46, low + 6), (64, low + 2), (150, low + 14)), coral),
                *flowers(((36, low + 16), (134, low + 8)), WHITE))  # fmt: skip
    if n == 6:
        tall = [
            at(a, low + b, c,
               line("M0 30C2 20 -1 10 0 0M0 20C6 18 9 14 10 9", "#5E8F47", 3.4),
               path(petals(0, 0, 4, 15, 10, 1.2), "#F3A32C"), circle(0, 0, 6, "#7A4A1E"))
            for a, b, c in ((30, -14, 1.0), (52, -4, 0.85), (150, -2, 0.9), (168, 4, 0.75))
        ]  # fmt: skip
        p.sheet("sunflowers", 1.5, *tall)
    if n == 7:
        gull = "M-11 -4C-8 -8 -3 -7 0 0C3 -7 8 -8 11 -4C7 -4 4 -1 0 5C-4 -1 -7 -4 -11 -4Z"
        p.sheet(
            "birds",
            2.5,
            *(
                at(a, b, c, path(gull, "#8A4A1E"), turn=d)
                for a, b, c, d in ((202, 52, 1.0, -8), (220, 78, 0.75, 4))
            ),
        )
        p.sheet("flowers", 1, *flowers(((28, low), (46, low + 6), (118, low + 8)), coral))
    if n == 8:
        p.sheet("flowers", 1, *flowers(((24, low + 2), (42, low - 1), (156, low + 2)), coral, 0.9))
    if n == 10:
        p.sheet("sparks", 2, *(path(petals(a, b, 1, c, 4, 3), "#FFE08A") for a, b, c in
                               ((88, 40, 9), (214, 74, 11), (36, 176, 9), (206, 206, 8),
                                (40, 268, 10))))  # fmt: skip
    return p


# ---- Cloudy: from a wisp to the whole sky ---------------------------------------------------


def cloudy(n: int) -> Picture:
    notes = (
        "", "a wisp asleep over the valley", "one eye open", "a kitten in tow", "a long stretch",
        "a loaf and its court", "the kitten sleeps on top", "paws over the edge",
        "it takes up the view", "it doubts the view", "the whole sky is one cat",
    )  # fmt: skip
    p = Picture(f"Cloudy {n}: {notes[n]}", shadow=SHADOW["cloudy"])
    tops = ("", "#B4C8DE", "#A9BFD8", "#9DB4D0", "#93A9C4", "#8499B4", "#7B8FAB", "#71859F",
            "#66788F", "#586981", "#475670")  # fmt: skip
    feet = ("", "#EEF0EE", "#E8ECEF", "#E2E8EE", "#DDE4EB", "#D5DCE5", "#CBD4DF", "#BFCAD7",
            "#AEBBCA", "#9CAABB", "#8796AB")  # fmt: skip
    p.sky(tops[n], feet[n])
    hill = (0, 252, 256, 260, 266, 276, 282, 288, 296, 304, 288)[n]
    village = (0, 1.12, 1.1, 1.06, 1.0, 0.9, 0.86, 0.8, 0.72, 0.66, 0.6)[n]
    far = ("", "#B4CBB4", "#AEC4B4", "#A8BFB3", "#A3B8AE", "#9CB1A8", "#97ABA4", "#92A69F",
           "#8CA29B", "#7F948F", "#71867F")[n]  # fmt: skip
    near = ("", "#93B296", "#8CAA98", "#86A298", "#819D94", "#7C978F", "#77928B", "#738E87",
            "#708A84", "#657E79", "#5A716D")[n]  # fmt: skip

    def ground() -> None:
        GREY.far(p, hill, village, far)
        p.sheet("near", 4, path(near_hill(hill), near))

    if n == 1:
        p.sheet("far", 2, path(cloud(196, 196, 70, 1), "#E4EBF1"))
        p.sheet("god", 6, at(138, 140, 0.62, cloud_cat("asleep", "w")))
        ground()
    elif n == 2:
        p.sheet("far", 2, path(cloud(182, 82, 92, 0), "#DDE6EF"))
        p.sheet("god", 6, at(118, 166, 0.72, cloud_cat("peek", "w", tail="up")))
        ground()
    elif n == 3:
        p.sheet("far", 2, path(cloud(58, 222, 88, 1), "#E1E8EF"))
        p.sheet("kitten", 4, at(190, 84, 0.36, cloud_cat("asleep", "w", "#F4F7FA")))
        p.sheet("god", 6, at(114, 172, 0.78, cloud_cat("dots", "w", tail="curl"), turn=-4))
        ground()
    elif n == 4:
        p.sheet("far", 2, path(cloud(176, 96, 120, 2), "#C3D0DF"))
        p.sheet("far2", 3, path(cloud(40, 210, 96, 0), "#D3DCE7"))
        body = (
            "M28 226C8 226 6 204 24 200C18 184 40 174 54 184C70 172 92 176 104 168"
            "C118 148 142 138 158 150C172 134 206 138 212 160C232 164 230 192 212 196"
            "C214 214 194 222 184 214C176 226 154 224 146 214"
            "C126 224 96 222 84 226C66 234 44 236 28 226Z"
        )
        tail = line("M204 164C226 150 216 126 208 112C204 102 212 94 220 100", "#FFFFFD", 16)
        p.sheet("body", 5, tail, path(body, "#FFFFFD"))
        p.sheet("god", 4, at(86, 176, 0.76, cloud_cat("asleep", "yawn", tail=""), turn=-6))
        ground()
    elif n == 5:
        p.sheet("roof", 3, path(ceiling(bank(62, 5)), "#8FA1BA"))
        p.sheet("far", 3, path(cloud(198, 158, 112, 0), "#C6D1DE"))
        p.sheet("god", 6, at(116, 192, 0.9, cloud_cat("half", "w", "#FDFDFB")))
        p.sheet("fore", 4, path(cloud(34, 278, 112, 2), "#E6EBF1"))
        ground()
    elif n == 6:
        p.sheet("roof", 3, path(ceiling(bank(70, 8)), "#8496B0"))
        p.sheet("far", 3, path(cloud(42, 188, 110, 2), "#B7C4D4"),
                path(cloud(218, 236, 108, 1), "#B7C4D4"))  # fmt: skip
        p.sheet("god", 6, at(130, 210, 0.94, cloud_cat("half", "smirk", "#FDFDFB", "left")))
        p.sheet("kitten", 4, at(134, 130, 0.4, cloud_cat("asleep", "w", "#F1F5F9")))
        p.sheet("fore", 4, path(cloud(44, 288, 116, 0), "#E0E6EE"))
        ground()
    elif n == 7:
        p.sheet("roof", 3, path(ceiling(bank(92, 9, 20)), "#8193AC"))
        p.sheet("roof2", 3, path(ceiling(bank(50, 4)), "#6C7F9A"))
        p.sheet("god", 6, at(130, 192, 1.04, cloud_cat("doubt", "w", "#FBFCFB", "up")))
        p.sheet("bank", 4, path(floor(bank(252, 11, 16)), "#DCE3EB"))
        left, lt = paw(94, 272, 36, 44, "#FFFFFD", "#B6BFCC")
        right, rt = paw(158, 270, 36, 44, "#FFFFFD", "#B6BFCC")
        p.sheet("paws", 3, left, right)
        p.sheet("toes", 0, lt, rt)
        ground()
    elif n == 8:
        p.sheet("roof", 4, path(ceiling(bank(86, 12, 22)), "#7587A0"))
        p.sheet("roof2", 4, path(ceiling(bank(44, 13)), "#5F7089"))
        p.sheet("god", 8, at(126, 184, 1.2, cloud_cat("happy", "w", "#F8FAFA", "")))
        p.sheet("bank", 5, path(floor(bank(244, 14, 22)), "#D2DAE4"))
        left, lt = paw(62, 272, 46, 52, "#FDFEFD", "#B0BAC8")
        right, rt = paw(150, 276, 46, 52, "#FDFEFD", "#B0BAC8")
        p.sheet("paws", 4, left, right)
        p.sheet("toes", 0, lt, rt)
        ground()
    elif n == 9:
        p.sheet("roof", 4, path(ceiling(bank(98, 15, 24)), "#66778F"))
        p.sheet("roof2", 4, path(ceiling(bank(52, 16)), "#506079"))
        p.sheet("god", 8, at(126, 188, 1.36, cloud_cat("doubt", "smirk", "#F4F7F9", "")))
        p.sheet("bank", 5, path(floor(bank(256, 17, 22)), "#C6D0DC"))
        p.sheet("bank2", 5, path(floor(bank(288, 18, 16, 4)), "#A9B6C6"))
        ground()
    else:
        p.sheet("roof", 4, path(ceiling(bank(84, 19, 26)), "#4C5B74"))
        p.sheet("roof2", 4, path(ceiling(bank(38, 20)), "#3C4A62"))
        p.sheet("god", 9, at(130, 188, 1.58, cloud_cat("glower", "w", "#EEF2F6", "")))
        p.sheet("bank", 6, path(floor(bank(262, 21, 26)), "#BBC6D3"))
        GREY.far(p, hill, village, far)
        p.sheet("fog", 5, path(floor(bank(318, 22, 14)), "#D5DCE4"))
    return p


# ---- Rainy: from the first drop to the flood ------------------------------------------------

LEAF = (
    "M34 152C30 112 74 82 128 84C186 84 226 116 218 154C217 160 212 160 208 156"
    "C196 144 180 143 170 152C166 156 162 156 158 152C144 140 116 140 102 152"
    "C98 156 94 156 90 152C78 142 58 144 46 156C41 160 35 160 34 152Z"
)
LEAF_VEINS = (
    "M126 90C124 106 124 124 126 140M126 92C104 102 82 122 70 144M126 92C150 102 174 122 188 144"
)


def streaks(seed: int, count: int, top: float, foot: float, slant: float = 0.28) -> str:
    """Slanting lines of rain, a long one and a short one after it."""
    dice = random.Random(seed)
    out = []
    for i in range(count):
        x = -20 + (300 / count) * i + dice.uniform(-6, 6)
        y = top + dice.uniform(0, (foot - top) * 0.35)
        reach = dice.uniform(50, 92)
        gap = y + reach + 24
        out.append(f"M{num(x)} {num(y)}l{num(-slant * reach)} {num(reach)}")
        if gap + 40 < foot:
            out.append(f"M{num(x - slant * (gap - y))} {num(gap)}l{num(-slant * 40)} 40")
    return "".join(out)


def leaf(x: float, y: float, turn: float = 0.0, over: bool = False) -> tuple[str, str]:
    """The leaf umbrella and its veins, the tip of its stem at x, y; `over` turns it inside out."""
    flip = " scale(1 -0.8)" if over else ""
    moved = f"translate({num(x)} {num(y)}) rotate({num(turn)}){flip} translate(-126 -140)"
    return (
        path(LEAF, "#57A07F", f'transform="{moved}"'),
        line(LEAF_VEINS, "#7FBF9B", 3, f'transform="{moved}"'),
    )


def puddle(x: float, y: float, w: float) -> tuple[str, str]:
    return (
        ellipse(x, y, w, w * 0.2, "#A9D2EC"),
        line(f"M{num(x - w * 0.5)} {num(y - 1)}C{num(x - w * 0.2)} {num(y - w * 0.09)} "
             f"{num(x + w * 0.1)} {num(y - w * 0.09)} {num(x + w * 0.4)} {num(y)}", "#E4F2FA", 2),
    )  # fmt: skip


def rainy(n: int) -> Picture:
    notes = (
        "", "the first drop, and someone who waits for it", "on the nose", "a hat will do",
        "an umbrella", "puddles are nice", "room for one more", "inside out",
        "the sky comes down", "it cries a sea", "the flood",
    )  # fmt: skip
    p = Picture(f"Rainy {n}: {notes[n]}", shadow=SHADOW["rainy"])
    tops = ("", "#B4D4EE", "#A6CBEA", "#9AC2E5", "#8CB8E0", "#7FAEDB", "#72A3D3", "#5F92C6",
            "#3B70AC", "#2C6099", "#1B4A82")  # fmt: skip
    feet = ("", "#E4F0F8", "#DCEBF6", "#D3E6F4", "#CAE1F2", "#C2DCF0", "#B6D4EC", "#A4C7E5",
            "#8FBCE5", "#86B6E2", "#6FA5DA")  # fmt: skip
    p.sky(tops[n], feet[n])
    blue = "#3F83C9"
    far = ("", "#8DBBB4", "#84B3B2", "#7DABB0", "#76A6AE", "#6FA3AE", "#699CAA", "#6193A4")
    near = ("", "#6AA19C", "#61989B", "#5A919A", "#548B96", "#4F8794", "#4A808F", "#437788")
    hill = (0, 256, 260, 264, 268, 272, 276, 280)
    size = (0, 0.95, 0.95, 0.9, 0.88, 0.86, 0.82, 0.8)

    def ground() -> None:
        WET.far(p, hill[n], size[n], far[n])
        p.sheet("near", 4, path(near_hill(hill[n]), near[n]))

    if n <= 3:
        p.sheet("roof", 3, path(ceiling(bank((0, 46, 52, 62)[n], 30 + n)), "#7FA9D4"))
        p.sheet("roof2", 3, path(ceiling(bank((0, 20, 26, 34)[n], 34 + n)), "#5F8EC4"))
    elif n <= 7:
        p.sheet("roof", 3, path(ceiling(bank((44, 50, 56, 66)[n - 4], 30 + n)),
                                ("#6E9ACB", "#6591C5", "#5C88BE", "#4C79B2")[n - 4]))  # fmt: skip
    if n == 1:
        p.sheet("drop", 4, path(drop(134, 126, 42), "#2F74BF"))
        p.sheet("glint", 0, line("M119 142C118 150 122 157 128 160", "#BFDDF5", 5))
        ground()
        back = "#2B5C9C"
        p.sheet(
            "god", 3,
            at(128, 248, 0.78,
               line("M26 58C52 62 66 48 58 32C54 24 46 26 46 32", back, 12),
               path("M-36 66C-46 34 -30 4 0 0C30 4 46 34 36 66C30 72 -30 72 -36 66Z", back),
               path("M-30 -12C-32 -30 -30 -44 -26 -52C-24 -56 -20 -56 -17 -53C-12 -47 -9 -43 -7 -38"
                    "C-3 -40 3 -40 7 -38C9 -43 12 -47 17 -53C20 -56 24 -56 26 -52C30 -44 32 -30 "
                    "30 -12C28 14 -28 14 -30 -12Z", back),
               line("M-9 -34C-8 -27 -7 -23 -5 -20M0 -36V-22M9 -34C8 -27 7 -23 5 -20", "#8FB9E2", 4),
               line("M-22 62C-24 52 -20 44 -14 42M22 62C24 52 20 44 14 42", "#8FB9E2", 3.5)),
        )  # fmt: skip
    elif n == 2:
        p.sheet("drops", 3, path(drop(196, 120, 22) + drop(86, 150, 18), blue))
        ground()
        p.sheet("god", 5, at(134, 236, 0.72, RAIN_CAT.sitting("up")),
                at(134, 236, 0.7, RAIN_CAT.head("nose", "w")))  # fmt: skip
        p.sheet("drop", 3, path(drop(134, 204, 24), "#2F74BF"))
        p.sheet("glint", 0, line("M126 206C125 211 127 215 130 217", "#BFDDF5", 3))
        p.sheet("splash", 1.5, path(drop(104, 186, 8) + drop(164, 184, 8) + drop(116, 168, 6)
                                    + drop(153, 166, 6), "#6BA6DE"))  # fmt: skip
    elif n == 3:
        p.sheet("drops", 3, path(drop(200, 110, 20) + drop(96, 138, 17) + drop(158, 90, 15)
                                 + drop(46, 176, 16), blue))  # fmt: skip
        ground()
        p.sheet("god", 5, at(132, 226, 0.78, RAIN_CAT.sitting("curl")),
                at(132, 226, 0.76, RAIN_CAT.head("happy", "w")))  # fmt: skip
        p.sheet(
            "hat", 4,
            path("M84 202C80 180 104 164 134 164C164 164 186 180 182 202C172 194 162 194 154 199"
                 "C146 194 122 194 114 199C106 194 94 194 84 202Z", "#57A07F"),
            line("M134 166C134 156 138 150 145 148", "#3E7F6E", 5),
            line("M133 170V190M129 171C118 176 108 184 103 192M138 171C149 176 159 184 164 192",
                 "#7FBF9B", 2.6),
        )  # fmt: skip
    elif n <= 7:
        falls = {
            4: ((90, 74, 14), (218, 76, 16), (44, 168, 15), (226, 182, 14), (66, 216, 13)),
            5: ((92, 64, 14), (222, 72, 16), (170, 54, 12), (34, 160, 16), (226, 178, 15),
                (58, 204, 14), (30, 232, 12)),
            6: ((92, 64, 15), (224, 80, 17), (140, 54, 12), (186, 58, 14), (34, 156, 16),
                (228, 176, 15), (62, 196, 14), (28, 210, 13), (50, 240, 12), (210, 204, 12)),
            7: (),
        }[n]  # fmt: skip
        if falls:
            p.sheet("drops", 2, path("".join(drop(*f) for f in falls), blue))
        else:
            p.sheet("streaks", 2, line(streaks(7, 10, 60, 330, 0.5), "#D3E6F4", 4))
        ground()
        x, y = {5: (132, 190), 6: (114, 208)}.get(n, (128, 208))
        turn = {4: 0, 5: -7, 6: 5, 7: -16}[n]
        tip_x, tip_y = {4: (140, 140), 5: (140, 124), 6: (126, 142), 7: (118, 158)}[n]
        if n in (5, 6):
            wet, shine = puddle(*((136, 324, 44) if n == 5 else (148, 330, 26)))
            p.sheet("puddle", 0, wet, shine)
        stem = (
            f"M172 206C176 176 164 146 {tip_x} {tip_y}"
            if n == 5
            else f"M{x + 48} {y + 64}C{x + 50} {y + 16} {x + 42} {y - 30} {tip_x} {tip_y}"
        )
        p.sheet("stem", 2, line(stem, "#3E7F6E", 7))
        look = {4: "up", 5: "happy", 6: "dots", 7: "squeezed"}[n]
        say = {4: "w", 5: "laugh", 6: "smirk", 7: "o"}[n]
        tail = {4: "curl", 5: "up", 6: "", 7: "shiver"}[n]
        body = RAIN_CAT.leaping() if n == 5 else RAIN_CAT.sitting(tail)
        head = at(x, y, 0.64, RAIN_CAT.head(look, say), turn=-5 if n == 7 else 0)
        p.sheet("god", 5, at(x, y, 0.72, body), head)
        if n == 5:
            splash = ((88, 316, 9), (104, 302, 7), (174, 300, 8), (160, 290, 6))
            p.sheet("splash", 2, path("".join(drop(*f) for f in splash), "#CFE6F6"))
        if n == 6:
            small = Coat("#7FB2E4", "#D5E7F7", "#5C97D2", "#EAF4FB", "#E58A8F", "#12294D")
            p.sheet("kitten", 4, at(162, 254, 0.42, small.sitting("")),
                    at(162, 252, 0.42, small.head("happy", "w")))  # fmt: skip
        shade, veins = leaf(tip_x - 2, tip_y, turn, over=n == 7)
        p.sheet("leaf", 6, shade)
        p.sheet("veins", 0, veins)
    else:
        i = n - 8
        p.sheet("far", 3, path(ceiling(bank((118, 128, 140)[i], 40 + n, 22)),
                               ("#2F62A0", "#28599A", "#1C4C8B")[i]))  # fmt: skip
        p.sheet("far2", 3, path(ceiling(bank((70, 78, 86)[i], 44 + n)),
                                ("#28578F", "#1F4F8C", "#143C74")[i]))  # fmt: skip
        p.sheet("streaks", 2, line(streaks(n, (8, 11, 15)[i], 140, 300, (0.24, 0.3, 0.42)[i]),
                                   "#9CC6EC", 6))  # fmt: skip
        big = Coat("#3A78C0", "#9CC6EC", "#2560A6", "#CFE4F6", "#E58A8F", "#12294D")
        s = (1.08, 1.22, 1.34)[i]
        y = (138, 132, 136)[i]
        look, say = (("dots", "o"), ("asleep", "wail"), ("glower", "roar"))[i]
        p.sheet("god", 8, at(130, y, s, big.head(look, say, SHAGGY)))
        if n == 9:
            p.sheet("tears", 2, path(drop(80, 196, 22) + drop(186, 204, 20) + drop(66, 236, 15),
                                     "#BFE0F7"))  # fmt: skip
        waves = (
            "M-10 {a}C8 {b} 34 {b} 48 {c}C62 {b} 90 {b} 104 {c}C118 {b} 146 {b} 160 {c}"
            "C174 {b} 202 {b} 216 {c}C228 {d} 250 {d} 262 {e}V362H-10Z"
        )

        def wave(y: float, colour: str, tall: float = 22, shift: float = 0) -> str:
            d = waves.format(a=num(y + 4), b=num(y - tall + 4), c=num(y), d=num(y - tall + 8),
                             e=num(y - 4))  # fmt: skip
            return path(d, colour, f'transform="translate({num(shift)} 0)"' if shift else "")

        if n == 10:
            p.sheet("wave0", 4, wave(242, "#86B9E8"))
            surge = "M-46 190C-40 110 -38 60 -36 44C-34 6 34 6 37 44C39 80 44 130 54 190Z"
            foam = (
                "M-39 54C-46 40 -44 24 -36 20A17 17 0 0 1 -12 8A14 14 0 0 1 13 8A17 17 0 0 1 37 20"
                "C45 26 46 42 39 54C33 64 21 62 17 53C11 64 -7 64 -11 53C-17 64 -33 66 -39 54Z"
            )
            toes = "M-12 9C-9 16 -9 22 -10 29M13 9C10 16 10 22 11 29"
            for side, x, top, mirror in (("left", 46, 178, 1), ("right", 208, 156, -1)):
                moved = f'transform="translate({x} {top}) scale({mirror} 1)"'
                p.sheet(f"surge-{side}", 6, path(surge, "#4A8BD2", moved))
                p.sheet(
                    f"foam-{side}",
                    2,
                    path(foam, "#E8F3FB", moved),
                    line(toes, "#8FB9E2", 4.5, moved),
                )
        p.sheet("wave1", 4, wave((272, 262, 276)[i], "#5C9AD6", (18, 24, 24)[i]))
        boat_x, boat_y, tilt = ((126, 274, -7), (112, 268, -13), (122, 276, 17))[i]
        sail = path("M4 -34C16 -32 26 -26 32 -18C24 -16 12 -16 4 -18Z", "#F6E7C8")
        p.sheet(
            "boat", 4,
            at(boat_x, boat_y, (1, 0.94, 0.86)[i],
               line("M0 -34V14", "#8A5A36", 5),
               sail if n == 8 else "",
               path("M-34 -8C-22 26 22 26 34 -8C26 -12 20 -8 17 -4C12 -12 5 -12 0 -4"
                    "C-5 -12 -12 -12 -17 -4C-20 -8 -26 -12 -34 -8Z", "#E2674A"), turn=tilt),
        )  # fmt: skip
        p.sheet("wave2", 5, wave((304, 298, 306)[i], "#3373B8", (16, 22, 22)[i], -18))
        p.sheet("wave3", 5, wave(332, "#1F4F8C", 16, 8))
    return p


# ---- Thunder --------------------------------------------------------------------------------


def thunder(n: int) -> Picture:
    notes = ("", "a spark of a kitten", "an arched back and two bolts", "the god itself")
    p = Picture(f"Thunder {n}: {notes[n]}", shadow=SHADOW["thunder"])
    p.sky(("", "#3D2180", "#2E1562", "#1F0B47")[n], ("", "#8460C8", "#6C46AE", "#57339A")[n])
    hills = ("", "#3A2468", "#33205E", "#2C1A54")[n]
    near = ("", "#2C1A54", "#271650", "#221245")[n]
    if n == 1:
        p.sheet("roof", 3, path(ceiling(bank(84, 50, 22)), "#4C3088"))
        p.sheet("roof2", 3, path(ceiling(bank(42, 51)), "#38226A"))
        p.sheet("bolt", 5, bolt(166, 128, 1.12, 8))
        p.sheet("bank", 4, path(floor(bank(248, 52, 18)), "#6F4EAD"))
        p.sheet(
            "god",
            5,
            line("M114 262L142 258L134 242L160 236L152 220L170 208", "#FFD84D", 8),
            at(96, 208, 0.66, STORM_CAT.sitting("")),
            at(96, 206, 0.62, STORM_CAT.head("lit", "w", SPIKY)),
        )
        p.sheet("bank2", 4, path(floor(bank(276, 53, 14)), "#5A3A96"))
        STORM.far(p, 298, 0.8, hills)
        p.sheet("near", 4, path(near_hill(298), near))
    elif n == 2:
        p.sheet("roof", 3, path(ceiling(bank(94, 54, 22)), "#3E2474"))
        p.sheet("roof2", 3, path(ceiling(bank(46, 55)), "#2D1957"))
        p.sheet("bolts", 5, bolt(186, 96, 1.35, -2), bolt(40, 182, 1.05, 16))
        spikes = []
        for i in range(19):
            a = math.radians(196 + 148 * i / 18)
            r = 1.0 if i % 2 == 0 else 1.17
            spikes.append(f"L{num(6 + 62 * r * math.cos(a))} {num(22 + 76 * r * math.sin(a))}")
        back = (
            "M-50 74"
            + "".join(spikes)
            + "L70 40L72 74C72 82 50 82 50 74L46 44C40 28 24 22 6 24C-10 26 -20 34 -24 48L-28 74"
            "C-28 82 -50 82 -50 74Z"
        )
        fur = 'stroke="#9C74E0" stroke-width="6" stroke-linejoin="round"'
        p.sheet(
            "god", 6,
            at(134, 206, 1,
               line("M62 0L88 -8L78 -28L104 -40L94 -58L112 -74", "#FFD84D", 10),
               path(back, "#9C74E0", fur)),
        )  # fmt: skip
        p.sheet("head", 4, at(96, 200, 0.7, STORM_CAT.head("sly", "fangs", SPIKY), turn=-6))
        p.sheet("bank", 4, path(floor(bank(272, 56, 18)), "#6240A0"))
        p.sheet("bank2", 4, path(floor(bank(296, 57, 14)), "#4B2E86"))
        STORM.far(p, 312, 0.62, hills)
        p.sheet("near", 4, path(near_hill(312), near))
    else:
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
        STORM.far(p, 316, 0.56, hills)
        p.sheet("near", 4, path(near_hill(316), near))
    return p


# ---- Snow -----------------------------------------------------------------------------------


def flakes(*spots: tuple[float, float, float, float]) -> list[str]:
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


def snow(n: int) -> Picture:
    notes = ("", "a mound with ears", "a scarf helps", "the mountain was a cat all along")
    p = Picture(f"Snow {n}: {notes[n]}", shadow=SHADOW["snow"])
    p.sky(("", "#4C9CB8", "#3F8EAD", "#2F7C9C")[n], ("", "#B5DDE9", "#B2DBE8", "#9FD0E1")[n])
    if n == 1:
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
    elif n == 2:
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
    else:
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


PAINTERS = {"fine": fine, "cloudy": cloudy, "rainy": rainy, "thunder": thunder, "snow": snow}
COUNT = {"fine": 10, "cloudy": 10, "rainy": 10, "thunder": 3, "snow": 3}
