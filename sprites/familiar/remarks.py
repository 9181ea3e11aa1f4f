"""What the witch says of the day's work, from a ruined kitchen to a hat for every owl."""
# Outlines are tables of points: they are set as close as a line holds.
# fmt: off

from __future__ import annotations

from sprites.familiar.owls import owl
from sprites.familiar.palette import (
    B2,
    CREAM,
    DAWN,
    FRAME_WOOD,
    G1,
    G2,
    GLOW,
    GOLD,
    IRON,
    LAMP,
    NIGHT_VIOLET,
    R1,
    R2,
    SPRAY,
    TOOL_SHADE,
    VIOLET,
    WOOD1,
)
from sprites.familiar.room import book, jar
from sprites.familiar.witch import witch
from sprites.kit.cards import WHITE
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.nature import cloud, crown
from sprites.kit.ornaments import ring, star, stars
from sprites.kit.shapes import circle, ellipse, line, moved, path, rect, turned

SMALL_HAT = (
    path("M-38 0C-26 -8 -18 -10 -14 -11C-11 -25 -6 -40 3 -50C11 -54 21 -49 26 -41"
         "C20 -42 17 -40 14 -36C15 -27 15 -18 16 -11C20 -10 28 -7 38 0C24 6 -24 6 -38 0Z",
         NIGHT_VIOLET)
    + path("M-14.500 -9C-6 -6 8 -6 16 -9L15 -18C7 -15 -4 -15 -12.500 -18Z", GOLD)
)


def stage(note: str, night: str, far: str, near: str, light: str, x: float = 320,
          y: float = 176) -> Drawing:
    """Where she says it: 640 x 360, night and halo."""
    return (
        Drawing("0 0 640 360", note, TOOL_SHADE)
        .sheet("night", 1, rect(-10, -10, 660, 380, night), circle(x, y, 262, far))
        .sheet("halo", 3, circle(x, y, 196, near))
        .sheet("light", 3, circle(x, y, 136, light))
    )


def the_cauldron_burst() -> Drawing:
    """Up to 19: the cauldron has burst, and somebody hides beneath it."""
    picture = stage("remark 1: the cauldron has burst", "#241F33", "#33293F", "#44344A", "#5A4350",
                    300)
    picture.sheet("smoke", 4, crown(470, 88, 62, "#4A4258", 9), crown(546, 52, 56, "#3D364C", 9),
                  crown(420, 44, 44, "#3D364C", 8))
    picture.sheet("smoke2", 3, crown(486, 130, 44, "#5E5468", 8), crown(540, 104, 34, "#554B60", 8),
                  crown(470, 184, 34, "#6B6076", 8), crown(488, 224, 24, "#786C82", 7))
    picture.sheet("floor", 5, path("M-10 300C140 288 500 288 650 300V370H-10Z", "#4A352F"))
    picture.sheet("boards", 0, line("M-10 330H650M120 300L96 360M300 294V360M500 296L530 360",
                  "#3A2923", 4))
    picture.sheet("splash", 3, path("M402 318C396 304 430 300 444 306C452 296 500 294 514 304"
                  "C534 298 566 306 562 318C566 332 524 338 486 336C446 338 404 332 402 318Z",
                  "#5B9A6A"))
    picture.sheet("hiding", 5, owl(556, 316, 0.5, "puck", "beaten", 8))
    picture.sheet("pot", 6, moved(412, 186, path("M22 66H138C150 92 148 116 130 132L134 150H120"
                  "L114 140C96 148 64 148 46 140L40 150H26L30 132C12 116 10 92 22 66Z", IRON),
                  path("M26 74C18 96 24 118 42 132C32 108 34 88 40 74Z", "#4A3C70"), turn=14,
                  size=0.98))
    picture.sheet("rim", 4, moved(412, 186, path("M12 56L40 50L58 60L78 46L96 58L122 48L150 60V70"
                  "C146 82 14 82 10 70Z", VIOLET), turn=14, size=0.98))
    picture.sheet("crack", 0, moved(412, 186, path("M86 76L74 98L88 108L76 128L82 144L70 130L78 110"
                  "L62 100L76 76Z", "#5B9A6A"), turn=14, size=0.98))
    for part in witch(262, 334, 1.0, "cross", "folded", soot=True):
        picture.sheet(*part)
    picture.sheet("owl", 5, owl(112, 320, 0.52, "wisp", "beaten", -6))
    picture.sheet("shards", 4, path("M356 324L382 308L390 328ZM578 330L602 312L606 334ZM64 336"
                  "L84 326L88 340Z", IRON), path("M180 336L196 322L204 338Z", VIOLET))
    picture.sheet("bubbles", 3, circle(398, 236, 9, "#7FBA88"), circle(496, 214, 12, "#7FBA88"),
                  circle(604, 226, 7, "#7FBA88"), circle(378, 204, 6, "#7FBA88"))
    picture.sheet("glow", 0, circle(395, 233, 2.6, DAWN), circle(492, 210, 3.4, DAWN),
                  *[line(d, "#8A7F94", 3.4)
                  for d in ("M196 78L182 66M214 62L208 46", "M330 78L344 64")])
    return picture


def she_drinks_her_tea() -> Drawing:
    """20 to 29: well, it is something; she drinks her tea."""
    picture = stage("remark 2: she drinks her tea and says nothing", "#1F2440", "#2A3358",
                    "#374872", "#4C6394", 300)
    picture.sheet("window", 4, circle(520, 110, 66, "#141739"), circle(540, 92, 26, "#FFE9B8"),
                  ring(520, 110, 74, 64, FRAME_WOOD), rect(516, 40, 7, 140, FRAME_WOOD),
                  rect(450, 107, 140, 7, FRAME_WOOD))
    picture.sheet("shelf", 4, jar(88, 116, "#5E5A8A", "#4F7A9A", 0.9),
                  jar(132, 116, "#5E5A8A", "#8A5A86", 0.72),
                  book(170, 116, 18, 58, "#6A4666", "#8A6286"),
                  book(190, 116, 16, 66, "#4A5A86", "#6A7AA8"),
                  rect(50, 116, 170, 12, FRAME_WOOD, 3))
    picture.sheet("table", 6, path("M-10 292C140 282 500 282 650 292V370H-10Z", "#6A4D3F"),
                  path("M-10 292C140 282 500 282 650 292V300C500 290 140 290 -10 300Z", "#9A7257"))
    for part in witch(300, 306, 1.0, "wry", "cup"):
        picture.sheet(*part)
    picture.sheet("front", 5, path("M-10 314C140 304 500 304 650 314V370H-10Z", "#5C4235"))
    picture.sheet("teapot", 5, path("M430 326C420 296 440 276 470 276C500 276 520 296 510 326Z",
                  "#C96A45"), path("M506 296C524 296 520 276 536 272L540 280"
                  "C532 290 530 312 510 314Z", "#C96A45"),
                  line("M432 292C410 286 410 320 434 318", "#C96A45", 8),
                  ellipse(470, 276, 20, 6, "#DB8158"), circle(470, 267, 6, GOLD))
    picture.sheet("owl", 5, owl(116, 332, 0.6, "soot", "thinking", 0))
    picture.sheet("list", 4, turned(-6, 556, 320, path("M520 262H590V336H520Z", "#F1E2C0")))
    picture.sheet("ticks", 0, turned(-6, 556, 320, line("M530 278L534 283L541 274M530 296L534 301"
                  "L541 292", G2, 3.4), line("M532 312L540 320M540 312L532 320", R2, 3.4),
                  line("M550 279H580M550 297H576M550 316H582", "#B9A27A", 3.4)))
    return picture


def she_nods() -> Drawing:
    """30 to 39: a nod, the book, and tools in order."""
    picture = stage("remark 3: she nods over her book", "#1E3038", "#28484A", "#38665C", "#5A8E78",
                    330)
    picture.sheet("shelf", 4, rect(60, 148, 150, 12, FRAME_WOOD, 3),
                  jar(92, 148, "#7FA6A0", G2, 0.9), jar(136, 148, "#7FA6A0", B2, 0.74),
                  jar(176, 148, "#7FA6A0", R2, 0.9))
    picture.sheet("broom", 4, turned(14, 520, 200, rect(516, 60, 8, 170, WOOD1, 4),
                  path("M500 222H540C556 246 562 274 558 300L546 292L540 306L528 296L520 312"
                  "L512 296L500 306L494 292L482 300C478 274 484 246 500 222Z", G2),
                  path("M502 216H538V230H502Z", G1)))
    picture.sheet("lamp", 4, line("M452 -12V50", NIGHT_VIOLET, 4),
                  path("M436 62C436 52 444 50 452 46C460 50 468 52 468 62L472 98H432Z", LAMP),
                  rect(428, 96, 48, 10, R1, 4), path("M434 62C434 50 444 48 452 44"
                  "C460 48 470 50 470 62Z", R1))
    picture.sheet("table", 6, path("M-10 296C140 286 500 286 650 296V370H-10Z", "#5B4A3C"),
                  path("M-10 296C140 286 500 286 650 296V304C500 294 140 294 -10 304Z", "#8A7257"))
    for part in witch(320, 320, 1.02, "smile", "book"):
        picture.sheet(*part)
    picture.sheet("front", 5, path("M-10 316C140 306 500 306 650 316V370H-10Z", "#4E3F34"))
    picture.sheet("owls", 5, owl(160, 334, 0.56, "fennel", "", 0))
    picture.sheet("owl2", 5, owl(446, 336, 0.5, "puck", "pleased", 4))
    picture.sheet("motes", 0, stars([(240, 60, 9), (410, 150, 8), (90, 60, 7), (590, 70, 9),
                  (270, 200, 6)], CREAM))
    return picture


def a_flight() -> Drawing:
    """40 to 49: out of the window, over the roofs."""
    picture = stage("remark 4: a flight before the moon", "#1B1C44", "#252A60", "#323A7C",
                    "#424E9A", 356, 150)
    picture.sheet("moon", 5, circle(356, 150, 104, "#FFE2A6"))
    picture.sheet("craters", 0, circle(300, 110, 13, "#F6D08A"), circle(416, 196, 17, "#F6D08A"),
                  circle(404, 86, 8, "#F6D08A"), circle(330, 218, 8, "#F6D08A"))
    picture.sheet("stars", 0, stars([(60, 60, 9), (120, 150, 7), (560, 60, 10), (600, 160, 7),
                  (520, 210, 6), (180, 36, 6), (90, 230, 6), (470, 30, 7)]))
    picture.sheet("clouds", 4, cloud(120, 270, 170, "#3A4288"), cloud(560, 258, 190, "#3A4288"))
    picture.sheet("broom", 4, turned(-10, 330, 210, rect(176, 232, 290, 9, WOOD1, 4),
                  path("M182 222C150 214 116 208 84 214L96 226L78 232L94 240L76 248L96 254L86 264"
                  "C118 270 150 262 182 252Z", "#D9A24E"), rect(176, 220, 14, 34, R1, 5)))
    for part in witch(320, 262, 0.82, "glad", "up", -8):
        picture.sheet(*part)
    picture.sheet("owl", 5, owl(470, 176, 0.44, "wisp", "pleased", 10))
    picture.sheet("owl2", 5, owl(176, 176, 0.4, "soot", "pleased", -12))
    picture.sheet("owl3", 5, owl(424, 226, 0.34, "puck", "pleased", -4))
    picture.sheet("roofs2", 5, path("M-10 370V300L70 262L130 300L186 268L250 312L330 322L400 300"
                  "L470 268L520 306L580 270L650 310V370Z", "#222763"))
    picture.sheet("roofs", 6, path("M-10 370V316L40 280L90 316V330L140 296L196 336L240 310L290 344"
                  "H380L430 306L486 340L540 300L600 330L650 296V370Z", "#14163A"))
    picture.sheet("lights", 0, *[rect(x, y, 12, 14, GLOW, 2)
                  for x, y in ((34, 314), (134, 326), (236, 334), (424, 332), (536, 326),
                  (602, 340))])
    picture.sheet("trail", 2, stars([(70, 268, 9), (44, 246, 7), (96, 292, 6), (36, 286, 8)],
                  "#FFE2A6"))
    return picture


def a_hat_for_every_owl() -> Drawing:
    """50 and more: a hat for every owl."""
    picture = stage("remark 5: a hat for every owl", "#2A1B46", "#3E2866", "#5B3A86", "#8256A8",
                    320, 190)
    for name, (x, y, fills) in enumerate(((110, 84, ("#FF9A7A", LAMP)),
        (530, 76, ("#7FD0B0", CREAM)), (206, 44, (SPRAY, WHITE)),
        (440, 40, ("#F2A3C0", LAMP))), 1):
        rays = "".join(turned(36 * k, x, y, line(f"M{x} {y - 16}V{y - 36}", fills[0], 5)
                              + circle(x, y - 46, 3.6, fills[1])) for k in range(10))
        picture.sheet(f"firework{name}", 2, rays, star(x, y, 11, fills[1]))
    picture.sheet("bunting", 3, line("M-10 18C150 70 490 70 650 18", "#F1E2C0", 3),
                  *[path(f"M{x} {y}L{x + 30} {y + d}L{x + 13} {y + 34}Z", fill)
                  for x, y, d, fill in ((30, 29, 7, R2), (110, 46, 5, B2), (190, 54, 2, G2),
                  (280, 57, 0, GOLD), (370, 56, -1, R2), (450, 53, -4, B2), (540, 40, -7, G2))])
    picture.sheet("stage", 6, path("M-10 304C140 292 500 292 650 304V370H-10Z", "#4A2E5E"),
                  path("M-10 304C140 292 500 292 650 304V312C500 300 140 300 -10 312Z", "#8A5A9A"))
    for part in witch(320, 326, 1.06, "glad", "up"):
        picture.sheet(*part)
    guests = (
        (112, 334, 0.62, "wisp", -4), (206, 346, 0.5, "puck", 3),
        (442, 346, 0.56, "soot", -3), (538, 336, 0.64, "fennel", 4),
    )
    for k, (x, y, size, who, turn) in enumerate(guests, 1):
        picture.sheet(f"owl{k}", 5, owl(x, y, size, who, "pleased", turn))
        lean = -2 if turn < 0 else 2
        hat = moved(x + lean, y - 186 * size, SMALL_HAT, turn=turn * 1.6, size=size * 1.5)
        picture.sheet(f"hat{k}", 4, hat)
    picture.sheet("confetti", 2,
                  *[turned(a, x, y, rect(x - 4, y - 7, 8, 14, fill, 2))
                  for x, y, a, fill in ((60, 160, 20, GOLD), (150, 130, -30, G2),
                  (260, 100, 50, R2), (386, 104, -20, SPRAY), (486, 140, 30, GOLD),
                  (590, 170, -40, R2), (40, 240, 60, SPRAY), (604, 250, 10, G2),
                  (500, 200, -60, LAMP), (166, 214, 40, R2))])
    return picture


def drawings() -> Drawings:
    return {
        "remark-1": the_cauldron_burst(),
        "remark-2": she_drinks_her_tea(),
        "remark-3": she_nods(),
        "remark-4": a_flight(),
        "remark-5": a_hat_for_every_owl(),
    }
