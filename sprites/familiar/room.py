"""The witch's workroom by night, in layers."""
# Outlines are tables of points: they are set as close as a line holds.
# fmt: off

from __future__ import annotations

from sprites.familiar.palette import FRAME_WOOD, GLOW, GOLD, ROOM_SHADE
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.nature import cloud, flame, leaf
from sprites.kit.ornaments import gear, ring, star, stars
from sprites.kit.shapes import circle, line, moved, path, rect, turned


def jar(x: float, foot: float, glass: str, brew: str, size: float = 1) -> str:
    """A jar with a cork."""
    return moved(
        x, foot,
        path("M-16 0C-22 -12 -22 -34 -12 -40V-50H12V-40C22 -34 22 -12 16 0Z", glass),
        path("M-15 0C-20 -10 -20 -20 -17 -28C-6 -34 6 -22 17 -28C20 -20 20 -10 15 0Z", brew),
        rect(-10, -60, 20, 12, "#7A5A4A", 3), size=size,
    )


def book(x: float, foot: float, w: float, h: float, fill: str, edge: str, turn: float = 0) -> str:
    """A book standing on a shelf."""
    return moved(x, foot, rect(-w / 2, -h, w, h, fill, 3), rect(-w / 2, -h * 0.82, w, 5, edge),
                 rect(-w / 2, -h * 0.26, w, 5, edge), turn=turn)


def room() -> Drawing:
    """The wall and the work table by night."""
    stripes = "".join(rect(-60 + 128 * k, -20, 64, 430, "#282344") for k in range(16))
    return (
        Drawing("0 0 1920 800", "the workroom by night: wall and work table; the middle 1280 alw"
                "ays shows", ROOM_SHADE)
        .sheet("wall", 0, rect(-20, -20, 1960, 840, "#241F3B"), stripes)
        .sheet("rail", 3, rect(-20, 36, 1960, 12, "#322A4D"), rect(-20, 36, 1960, 3, "#453B66"))
        .sheet("herbs", 4, *[line(f"M{x} 44V{44 + d}", "#4A3F5E", 3)
               + "".join(leaf(x, 44 + d, turn, size, fill)
                 for turn, size, fill in ((150, 0.9, "#2F3F4E"), (210, 0.9, "#2A3848"),
                 (180, 1.1, "#34495A")))
               for x, d in ((390, 14), (430, 30), (470, 18), (1500, 16), (1540, 30), (120, 20),
                 (170, 34), (1760, 26), (1810, 14))])
        .sheet("light", 0, *[circle(x, 250, r, GOLD, fill_opacity=o) for x in (582, 1338)
               for r, o in ((230, ".04"), (150, ".055"), (84, ".085"))])
        .sheet("table", 8, path("M-20 330C300 312 1620 312 1940 330V820H-20Z", "#6A4D3F"))
        .sheet("edge", 0, path("M-20 330C300 312 1620 312 1940 330V340C1620 322 300 322 -20 340Z",
               "#9A7257"))
        .sheet("planks", 0, path("M-20 470C380 458 1540 458 1940 470V820H-20Z", "#644839"),
               path("M-20 636C380 626 1540 626 1940 636V820H-20Z", "#5C4235"),
               line("M-20 468C380 456 1540 456 1940 468M-20 634C380 624 1540 624 1940 634",
               "#4A3429", 4), line("M-20 472C380 460 1540 460 1940 472M-20 638"
               "C380 628 1540 628 1940 638", "#7A5945", 2.4))
        .sheet("grain", 0, line("M20 404C180 396 330 410 500 402M760 392C900 400 1000 388 1130 396"
               "M1400 400C1560 412 1700 394 1900 404M60 560C220 548 340 572 520 558M700 566"
               "C860 552 1020 578 1180 562M1380 572C1540 558 1700 582 1900 564M-10 716"
               "C160 702 320 728 500 712M640 726C820 708 980 734 1160 718M1340 720"
               "C1520 704 1700 732 1930 714M420 600C520 594 600 604 660 600M1240 440"
               "C1300 434 1360 444 1420 438", "#513A2F", 3, stroke_opacity=".55"),
               line("M1560 520C1572 507 1618 507 1630 520C1618 533 1572 533 1560 520ZM1574 520"
               "C1582 514 1608 514 1616 520C1608 526 1582 526 1574 520ZM330 690"
               "C340 679 378 679 388 690C378 701 340 701 330 690ZM1000 676"
               "C1008 668 1036 668 1044 676C1036 684 1008 684 1000 676Z", "#513A2F", 2.5,
               stroke_opacity=".55"))
    )


def window() -> Drawing:
    """The round moon window."""
    return (
        Drawing("0 0 280 280", "the round moon window", ROOM_SHADE)
        .sheet("sky", 1, circle(140, 140, 112, "#1B2050"))
        .sheet("halo", 0, circle(172, 90, 66, "#232A62"), circle(172, 90, 54, "#2D3674"))
        .sheet("moon", 2, circle(172, 90, 42, "#FFE9B8"))
        .sheet("craters", 0, circle(156, 80, 7, "#F3D694"), circle(184, 104, 9, "#F3D694"),
               circle(188, 74, 4.5, "#F3D694"))
        .sheet("stars", 0, stars([(88, 72, 7), (66, 122, 5), (116, 48, 4), (226, 160, 6),
                 (104, 112, 4), (76, 164, 4), (208, 186, 4)]))
        .sheet("cloud", 2, cloud(96, 184, 84, "#2A3270"), cloud(206, 150, 60, "#2A3270"))
        .sheet("hills", 3, path("M29 170C60 150 88 172 122 164C168 152 210 166 250 160"
               "C244 214 200 252 140 252C82 252 40 220 29 170Z", "#141739"))
        .sheet("village", 0, path("M86 176L96 166L106 176V186H86ZM118 180L126 172L134 180V188H118Z",
               "#0E1030"), rect(93, 177, 5, 6, GLOW), rect(124, 181, 4, 5, GLOW))
        .sheet("bars", 3, rect(136, 24, 8, 232, "#4A3A4A"), rect(24, 148, 232, 8, "#4A3A4A"))
        .sheet("frame", 6, ring(140, 140, 124, 108, FRAME_WOOD))
        .sheet("inner", 0, ring(140, 140, 111, 108, "#7A5F5C"))
        .sheet("sill", 5, path("M48 244H232L242 266H38Z", FRAME_WOOD),
               path("M48 244H232L235 250H45Z", "#7A5F5C"))
        .sheet("pot", 4, path("M192 218H224L220 246H196Z", "#9A5A45"),
               rect(189, 214, 38, 9, "#B06A50", 3))
        .sheet("plant", 3, leaf(208, 216, -40, 0.7, "#3E6E57"), leaf(208, 216, 34, 0.75, "#4B8065"),
               leaf(208, 216, -4, 0.9, "#5B9474"))
    )


def shelf() -> Drawing:
    """Jars and books on a shelf, tone on tone."""
    return (
        Drawing("0 0 340 160", "jars and books on a shelf, tone on tone", ROOM_SHADE)
        .sheet("back", 3, book(54, 116, 20, 66, "#3C3360", "#54497E"),
               book(76, 116, 18, 78, "#443A5A", "#5C5078"),
               book(96, 116, 16, 60, "#3A3A5E", "#515180"),
               book(118, 116, 19, 72, "#463757", "#63507A", 9), jar(176, 116, "#4A4472", "#3F5F7A"),
               jar(220, 116, "#4A4472", "#6A4666", 0.8),
               book(278, 116, 22, 70, "#3C3360", "#54497E", -8),
               book(302, 116, 16, 58, "#463757", "#63507A"))
        .sheet("skull", 4, path("M246 116C238 112 236 98 240 90C246 80 264 80 268 92"
               "C272 102 268 112 262 116Z", "#6E6590"), circle(248, 98, 3.4, "#2B2448"),
               circle(260, 98, 3.4, "#2B2448"))
        .sheet("board", 5, rect(20, 116, 300, 15, "#46384F", 3),
               rect(20, 116, 300, 4, "#634F66", 2))
        .sheet("props", 3, path("M50 131H64L64 150ZM290 131H276L276 150Z", "#3A2F4A"))
    )


def board() -> Drawing:
    """The errand board on two ropes."""
    return (
        Drawing("0 0 740 267", "the errand board on two ropes", ROOM_SHADE)
        .sheet("ropes", 2, line("M70 -20V36M670 -20V36", "#B9986A", 7))
        .sheet("board", 7, path("M14 18C124 12 616 12 726 18C732 94 732 176 726 252"
               "C616 258 124 258 14 252C8 176 8 94 14 18Z", "#6B4E3E"))
        .sheet("wood", 0, line("M20 22.500C124 16.500 616 16.500 720 22.500", "#8A6650", 3),
               line("M22 246C150 251 590 251 718 246", "#573E31", 3))
        .sheet("felt", 1.5, path("M27 31C134 26 606 26 713 31C717 104 717 168 713 240"
               "C606 245 134 245 27 240C23 168 23 104 27 31Z", "#3B2E3B"))
        .sheet("nails", 3, circle(70, 24, 6, "#B9986A"), circle(670, 24, 6, "#B9986A"))
    )


def ring_of_cloth() -> Drawing:
    """The cloth the trick is played on."""
    return (
        Drawing("0 0 400 400", "the cloth the trick is played on", ROOM_SHADE)
        .sheet("ring2", 6, gear(200, 200, 181, 170, 36, "#40343F"))
        .sheet("ring1", 3, circle(200, 200, 160, "#4B3C45"))
        .sheet("stitch", 0,
               circle(200, 200, 149, "none", stroke="#6B5650", stroke_width="2",
               stroke_dasharray="2 9", stroke_linecap="round"),
               *[turned(120 * k, 200, 200, star(200, 62, 9, "#6B5650")) for k in range(3)],
               *[turned(60 + 120 * k, 200, 200,
                 path("M193 70A9 9 0 1 0 207 64A8 8 0 1 1 193 70Z", "#6B5650")) for k in range(3)])
    )


def candle() -> Drawing:
    """A candle in its dish, without its flame."""
    return (
        Drawing("0 0 80 170", "a candle in its dish, without its flame", ROOM_SHADE)
        .sheet("dish", 3, path("M8 146H72C72 158 62 164 54 164H26C16 164 8 158 8 146Z", "#B9772B"),
               path("M8 146H72L71 151H9Z", "#D9A24E"),
               line("M70 150C82 146 82 160 66 158", "#B9772B", 4))
        .sheet("candle", 4, path("M24 62C24 54 56 54 56 62V148H24Z", "#FFF0D6"),
               path("M47 58C53 59 56 60 56 62V148H47Z", "#F0DAB4"),
               path("M24 62C24 54 56 54 56 62C56 76 57 84 52 84C47 84 49 74 44 74C39 74 42 96 36 96"
               "C30 96 32 78 28 76C25 75 24 72 24 68Z", "#EBCFA0"))
        .sheet("wick", 0, line("M40 60V51", "#4A2A20", 3))
    )


def flame_leaning(tip: float, lean: float, how: str) -> Drawing:
    """The candle's flame, as the air moves it."""
    return (
        Drawing("0 0 48 72", f"a candle flame, {how}; foot at (24, 64)", "#7A3A10")
        .sheet("flame", 1.5, flame(tip - 16, 9 + abs(lean), 24 + lean * 0.4, 62, 12, "#F28A3C"))
        .sheet("heart", 0, flame(tip - 17 + lean * 0.4, 27, 24 + lean * 0.3, 61, 7.2, GLOW),
               flame(24 + lean * 0.6, 40, 24, 60, 4, "#FFF6DE"))
    )


def drawings() -> Drawings:
    return {
        "room": room(),
        "window": window(),
        "shelf": shelf(),
        "board": board(),
        "ring": ring_of_cloth(),
        "candle": candle(),
        "flame-1": flame_leaning(41, 0, "upright"),
        "flame-2": flame_leaning(37, -1.5, "leaning left"),
        "flame-3": flame_leaning(44, 1.5, "leaning right"),
    }
