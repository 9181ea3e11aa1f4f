"""The witch's workroom in layers, her owls, and her five remarks."""
# Outlines are tables of points: they keep the lines they were drawn in.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from sprites.ui import heads
from sprites.ui.shapes import (
    Drawing,
    circle,
    cloud,
    crown,
    ellipse,
    flame,
    gear,
    leaf,
    line,
    moved,
    path,
    rect,
    ring,
    star,
    stars,
    turned,
)

NIGHT = "#0C0818"
VIOLET, DEEP, BAND = "#3A2E5C", "#2A2148", "#FFB454"


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
    return moved(x, foot, rect(-w / 2, -h, w, h, fill, 3), rect(-w / 2, -h * 0.82, w, 5, edge), rect(-w / 2, -h * 0.26, w, 5, edge), turn=turn)


def room() -> dict[str, Drawing]:
    """Wall, window, shelf, table, board, ring, candle and its flame."""
    out: dict[str, Drawing] = {}
    stripes = "".join(rect(-60 + 128 * k, -20, 64, 430, "#282344") for k in range(16))
    wall = (
        Drawing("0 0 1920 800", "the workroom by night: wall and work table; the middle 1280 always shows", NIGHT)
        .sheet("wall", 0, rect(-20, -20, 1960, 840, "#241F3B"), stripes)
        .sheet("rail", 3, rect(-20, 36, 1960, 12, "#322A4D"), rect(-20, 36, 1960, 3, "#453B66"))
        .sheet("herbs", 4, *[
            line(f"M{x} 44V{44 + d}", "#4A3F5E", 3)
            + "".join(leaf(x, 44 + d, turn, size, fill) for turn, size, fill in (
                (150, 0.9, "#2F3F4E"), (210, 0.9, "#2A3848"), (180, 1.1, "#34495A")))
            for x, d in ((390, 14), (430, 30), (470, 18), (1500, 16), (1540, 30), (120, 20), (170, 34), (1760, 26), (1810, 14))
        ])
        .sheet("light", 0, *[circle(x, 250, r, "#FFB454", fill_opacity=o) for x in (582, 1338) for r, o in ((230, ".04"), (150, ".055"), (84, ".085"))])
        .sheet("table", 8, path("M-20 330C300 312 1620 312 1940 330V820H-20Z", "#6A4D3F"))
        .sheet("edge", 0, path("M-20 330C300 312 1620 312 1940 330V340C1620 322 300 322 -20 340Z", "#9A7257"))
        .sheet("planks", 0, path("M-20 470C380 458 1540 458 1940 470V820H-20Z", "#644839"), path("M-20 636C380 626 1540 626 1940 636V820H-20Z", "#5C4235"),
               line("M-20 468C380 456 1540 456 1940 468M-20 634C380 624 1540 624 1940 634", "#4A3429", 4), line("M-20 472C380 460 1540 460 1940 472M-20 638C380 628 1540 628 1940 638", "#7A5945", 2.4))
        .sheet("grain", 0, line(
            "M20 404C180 396 330 410 500 402M760 392C900 400 1000 388 1130 396M1400 400C1560 412 1700 394 1900 404M60 560C220 548 340 572 520 558M700 "
            "566C860 552 1020 578 1180 562M1380 572C1540 558 1700 582 1900 564M-10 716C160 702 320 728 500 712M640 726C820 708 980 734 1160 718M1340 "
            "720C1520 704 1700 732 1930 714M420 600C520 594 600 604 660 600M1240 440C1300 434 1360 444 1420 438",
            "#513A2F", 3, stroke_opacity=".55"),
            line("M1560 520C1572 507 1618 507 1630 520C1618 533 1572 533 1560 520ZM1574 520C1582 514 1608 514 1616 520C1608 526 1582 526 1574 520ZM330 "
                 "690C340 679 378 679 388 690C378 701 340 701 330 690ZM1000 676C1008 668 1036 668 1044 676C1036 684 1008 684 1000 676Z",
                 "#513A2F", 2.5, stroke_opacity=".55"))
    )
    out["room"] = wall
    out["window"] = (
        Drawing("0 0 280 280", "the round moon window", NIGHT)
        .sheet("sky", 1, circle(140, 140, 112, "#1B2050"))
        .sheet("halo", 0, circle(172, 90, 66, "#232A62"), circle(172, 90, 54, "#2D3674"))
        .sheet("moon", 2, circle(172, 90, 42, "#FFE9B8"))
        .sheet("craters", 0, circle(156, 80, 7, "#F3D694"), circle(184, 104, 9, "#F3D694"), circle(188, 74, 4.5, "#F3D694"))
        .sheet("stars", 0, stars([(88, 72, 7), (66, 122, 5), (116, 48, 4), (226, 160, 6), (104, 112, 4), (76, 164, 4), (208, 186, 4)]))
        .sheet("cloud", 2, cloud(96, 184, 84, "#2A3270"), cloud(206, 150, 60, "#2A3270"))
        .sheet("hills", 3, path("M29 170C60 150 88 172 122 164C168 152 210 166 250 160C244 214 200 252 140 252C82 252 40 220 29 170Z", "#141739"))
        .sheet("village", 0, path("M86 176L96 166L106 176V186H86ZM118 180L126 172L134 180V188H118Z", "#0E1030"), rect(93, 177, 5, 6, "#FFC46B"), rect(124, 181, 4, 5, "#FFC46B"))
        .sheet("bars", 3, rect(136, 24, 8, 232, "#4A3A4A"), rect(24, 148, 232, 8, "#4A3A4A"))
        .sheet("frame", 6, ring(140, 140, 124, 108, "#5B4650"))
        .sheet("inner", 0, ring(140, 140, 111, 108, "#7A5F5C"))
        .sheet("sill", 5, path("M48 244H232L242 266H38Z", "#5B4650"), path("M48 244H232L235 250H45Z", "#7A5F5C"))
        .sheet("pot", 4, path("M192 218H224L220 246H196Z", "#9A5A45"), rect(189, 214, 38, 9, "#B06A50", 3))
        .sheet("plant", 3, leaf(208, 216, -40, 0.7, "#3E6E57"), leaf(208, 216, 34, 0.75, "#4B8065"), leaf(208, 216, -4, 0.9, "#5B9474"))
    )
    out["shelf"] = (
        Drawing("0 0 340 160", "jars and books on a shelf, tone on tone", NIGHT)
        .sheet("back", 3, book(54, 116, 20, 66, "#3C3360", "#54497E"), book(76, 116, 18, 78, "#443A5A", "#5C5078"), book(96, 116, 16, 60, "#3A3A5E", "#515180"),
               book(118, 116, 19, 72, "#463757", "#63507A", 9), jar(176, 116, "#4A4472", "#3F5F7A"), jar(220, 116, "#4A4472", "#6A4666", 0.8),
               book(278, 116, 22, 70, "#3C3360", "#54497E", -8), book(302, 116, 16, 58, "#463757", "#63507A"))
        .sheet("skull", 4, path("M246 116C238 112 236 98 240 90C246 80 264 80 268 92C272 102 268 112 262 116Z", "#6E6590"), circle(248, 98, 3.4, "#2B2448"), circle(260, 98, 3.4, "#2B2448"))
        .sheet("board", 5, rect(20, 116, 300, 15, "#46384F", 3), rect(20, 116, 300, 4, "#634F66", 2))
        .sheet("props", 3, path("M50 131H64L64 150ZM290 131H276L276 150Z", "#3A2F4A"))
    )
    out["board"] = (
        Drawing("0 0 740 267", "the errand board on two ropes", NIGHT)
        .sheet("ropes", 2, line("M70 -20V36M670 -20V36", "#B9986A", 7))
        .sheet("board", 7, path("M14 18C124 12 616 12 726 18C732 94 732 176 726 252C616 258 124 258 14 252C8 176 8 94 14 18Z", "#6B4E3E"))
        .sheet("wood", 0, line("M20 22.500C124 16.500 616 16.500 720 22.500", "#8A6650", 3), line("M22 246C150 251 590 251 718 246", "#573E31", 3))
        .sheet("felt", 1.5, path("M27 31C134 26 606 26 713 31C717 104 717 168 713 240C606 245 134 245 27 240C23 168 23 104 27 31Z", "#3B2E3B"))
        .sheet("nails", 3, circle(70, 24, 6, "#B9986A"), circle(670, 24, 6, "#B9986A"))
    )
    out["ring"] = (
        Drawing("0 0 400 400", "the cloth the trick is played on", NIGHT)
        .sheet("ring2", 6, gear(200, 200, 181, 170, 36, "#40343F"))
        .sheet("ring1", 3, circle(200, 200, 160, "#4B3C45"))
        .sheet("stitch", 0, '<circle cx="200" cy="200" r="149" fill="none" stroke="#6B5650" stroke-width="2" stroke-dasharray="2 9" stroke-linecap="round"/>',
               *[turned(120 * k, 200, 200, star(200, 62, 9, "#6B5650")) for k in range(3)],
               *[turned(60 + 120 * k, 200, 200, path("M193 70A9 9 0 1 0 207 64A8 8 0 1 1 193 70Z", "#6B5650")) for k in range(3)])
    )
    out["candle"] = (
        Drawing("0 0 80 170", "a candle in its dish, without its flame", NIGHT)
        .sheet("dish", 3, path("M8 146H72C72 158 62 164 54 164H26C16 164 8 158 8 146Z", "#B9772B"), path("M8 146H72L71 151H9Z", "#D9A24E"),
               line("M70 150C82 146 82 160 66 158", "#B9772B", 4))
        .sheet("candle", 4, path("M24 62C24 54 56 54 56 62V148H24Z", "#FFF0D6"), path("M47 58C53 59 56 60 56 62V148H47Z", "#F0DAB4"),
               path("M24 62C24 54 56 54 56 62C56 76 57 84 52 84C47 84 49 74 44 74C39 74 42 96 36 96C30 96 32 78 28 76C25 75 24 72 24 68Z", "#EBCFA0"))
        .sheet("wick", 0, line("M40 60V51", "#4A2A20", 3))
    )
    for number, (tip, lean) in enumerate(((41, 0.0), (37, -1.5), (44, 1.5)), 1):
        out[f"flame-{number}"] = (
            Drawing("0 0 48 72", f"a candle flame, {('upright', 'leaning left', 'leaning right')[number - 1]}; foot at (24, 64)", "#7A3A10")
            .sheet("flame", 1.5, flame(tip - 16, 9 + abs(lean), 24 + lean * 0.4, 62, 12, "#F28A3C"))
            .sheet("heart", 0, flame(tip - 17 + lean * 0.4, 27, 24 + lean * 0.3, 61, 7.2, "#FFC46B"), flame(24 + lean * 0.6, 40, 24, 60, 4, "#FFF6DE"))
        )
    return out


def owls() -> dict[str, Drawing]:
    """The owls whole, with open eyes and with shut ones."""
    out: dict[str, Drawing] = {}
    for name in ("fennel", "wisp", "soot", "puck"):
        for shut in (False, True):
            picture = Drawing("0 0 200 240", f"{name} the owl" + (", blinking" if shut else ""), "#180C20")
            for part, lift, shape in heads.owl_parts(name, whole=True, shut=shut):
                picture.sheet(part, lift, shape)
            out[f"owl-{name}" + ("-blink" if shut else "")] = picture
    return out


# The witch and what she says of the day's work


def owl(x: float, y: float, size: float, name: str, mood: str = "", turn: float = 0) -> str:
    """A whole owl as one sheet, its feet at (x, y)."""
    shapes = "".join(shape for _, _, shape in heads.owl_parts(name, mood, whole=True))
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({size}) translate(-100 -226)">{shapes}</g>'


def witch_face(mood: str, soot: bool = False) -> str:
    """The witch's face about (0, 0): 60 high."""
    skin, cheek = "#F3CFA8", "#E8876E"
    out = path("M0 -30C22 -30 33 -16 33 2C33 24 18 38 0 38C-18 38 -33 24 -33 2C-33 -16 -22 -30 0 -30Z", skin)
    if soot:
        out += path("M-31 -8C-24 -4 -26 8 -16 10C-22 20 -30 16 -32 8ZM12 24C20 18 24 26 30 18C26 30 18 36 10 37Z", "#8A7A72", fill_opacity=".7")
    out += ellipse(-20, 12, 7, 4.4, cheek, fill_opacity=".6") + ellipse(20, 12, 7, 4.4, cheek, fill_opacity=".6")
    if mood == "glad":
        out += line("M-20 2Q-13 -7 -6 2M6 2Q13 -7 20 2", "#2B2440", 3.4)
        out += path("M-10 18Q0 21 10 18C10 30 -10 30 -10 18Z", "#7A2236")
    elif mood == "smile":
        out += circle(-13, 0, 4, "#2B2440") + circle(13, 0, 4, "#2B2440") + line("M-10 20Q0 28 10 20", "#2B2440", 3)
        out += line("M-20 -11Q-14 -15 -7 -12M7 -12Q14 -15 20 -11", "#8C8A9E", 3)
    elif mood == "wry":
        out += path("M-19 -1A6 6 0 0 0 -7 -1Z", "#2B2440") + circle(13, -1, 4, "#2B2440") + line("M-7 22Q2 24 11 18", "#2B2440", 3)
        out += line("M-21 -6H-6M6 -15Q13 -20 21 -14", "#8C8A9E", 3.4)
    else:
        out += circle(-13, 1, 4, "#2B2440") + circle(13, 1, 4, "#2B2440") + line("M-9 25Q0 18 9 25", "#2B2440", 3)
        out += line("M-22 -12L-7 -6M22 -12L7 -6", "#8C8A9E", 3.6)
    out += path("M-4 6C-4 2 4 2 5 8C6 13 -5 13 -4 6Z", "#E9B78C")
    return out


def witch(x: float, y: float, size: float, mood: str, arms: str, turn: float = 0, soot: bool = False) -> list[tuple[str, float, str]]:
    """The witch as sheets, her hem about (x, y); arms: folded, up, cup or book."""
    def at(*parts: str) -> str:
        return f'<g transform="translate({x} {y}) rotate({turn}) scale({size})">{"".join(parts)}</g>'

    gown = path("M-84 0C-78 -64 -58 -112 0 -112C58 -112 78 -64 84 0C50 9 -50 9 -84 0Z", VIOLET)
    shawl = path("M-58 -70C-46 -104 -24 -116 0 -116C24 -116 46 -104 58 -70C40 -58 20 -66 0 -52C-20 -66 -40 -58 -58 -70Z", "#6A5396")
    clasp = circle(0, -62, 8, BAND) + circle(0, -62, 4, "#D8453E")
    hair = path("M-40 -140C-46 -112 -50 -92 -38 -82C-26 -78 -20 -90 0 -90C20 -90 26 -78 38 -82C50 -92 46 -112 40 -140C34 -176 -34 -176 -40 -140Z", "#C9C3D6")
    face = f'<g transform="translate(0 -130)">{witch_face(mood, soot)}</g>'
    fringe = path("M-35 -140C-30 -164 -8 -164 2 -158C-6 -150 -22 -144 -35 -140ZM35 -140C30 -162 14 -166 2 -158C10 -150 22 -144 35 -140Z", "#DDD8E6")
    hat = path("M-86 -150C-58 -168 -40 -172 -32 -174C-26 -204 -14 -238 6 -262C24 -270 46 -258 58 -240C44 -242 36 -238 30 -230C32 -208 34 -190 36 "
               "-174C46 -172 64 -166 88 -150C56 -136 -54 -136 -86 -150Z", DEEP)
    band = path("M-33 -170C-14 -162 18 -162 37 -170L34 -190C16 -184 -10 -184 -29 -190Z", BAND) + rect(-8, -187, 18, 20, "#E2912F", 3) + rect(-4, -183, 10, 12, DEEP, 2)
    bend = path("M6 -262C24 -270 46 -258 58 -240C44 -242 36 -238 30 -230C28 -244 20 -254 6 -262Z", "#3E3366")
    hand = "#F3CFA8"
    limbs = {
        "folded": path("M-58 -84C-74 -60 -70 -34 -44 -28C-18 -22 20 -30 44 -44L34 -62C12 -52 -14 -48 -32 -52C-38 -60 -40 -70 -40 -80Z", "#4A3C74")
        + path("M58 -84C74 -60 70 -36 46 -28C24 -20 -10 -22 -30 -30L-24 -48C-6 -44 20 -46 34 -54C38 -62 40 -72 40 -80Z", "#54458A")
        + circle(-31, -39, 10, hand),
        "up": path("M-52 -84C-78 -104 -98 -134 -104 -158L-84 -164C-74 -140 -56 -120 -36 -108ZM52 -84C78 -104 98 -134 104 -158L84 -164C74 -140 56 -120 36 "
                   "-108Z", "#4A3C74") + circle(-95, -166, 12, hand) + circle(95, -166, 12, hand),
        "cup": path("M-62 -60C-56 -40 -36 -30 -14 -34L-10 -52C-26 -52 -40 -62 -44 -78ZM62 -60C56 -40 44 -30 26 -32L22 -50C34 -52 42 -62 44 -78Z", "#4A3C74")
        + path("M-12 -62H24C24 -44 18 -34 6 -34C-6 -34 -12 -44 -12 -62Z", "#FBF6EA") + line("M24 -56C36 -58 34 -42 20 -44", "#FBF6EA", 5)
        + ellipse(6, -62, 18, 4.5, "#B9772B") + circle(-12, -44, 10, hand) + circle(26, -40, 9, hand),
        "book": path("M-64 -56C-56 -34 -36 -26 -18 -28L-14 -48C-30 -50 -40 -60 -44 -76ZM64 -56C56 -34 36 -26 18 -28L14 -48C30 -50 40 -60 44 -76Z", "#4A3C74")
        + path("M0 -26C-14 -36 -34 -36 -42 -32V-68C-34 -72 -14 -72 0 -62C14 -72 34 -72 42 -68V-32C34 -36 14 -36 0 -26Z", "#3E9B57")
        + path("M0 -32C-12 -40 -28 -40 -36 -38V-70C-26 -72 -10 -70 0 -62C10 -70 26 -72 36 -70V-38C28 -40 12 -40 0 -32Z", "#FBF6EA")
        + circle(-34, -34, 9, hand) + circle(34, -34, 9, hand),
    }[arms]
    return [
        ("witch-hair", 3, at(hair)), ("witch-gown", 5, at(gown)), ("witch-shawl", 3, at(shawl, clasp)), ("witch-arms", 4, at(limbs)),
        ("witch-head", 3, at(face, fringe)), ("witch-hat", 5, at(hat, bend)), ("witch-band", 1, at(band)),
    ]


def remark(note: str, night: str, far: str, near: str, light: str, x: float = 320, y: float = 176) -> Drawing:
    """A remark's stage: 640 x 360, night and halo."""
    return (
        Drawing("0 0 640 360", note, "#120A20")
        .sheet("night", 1, rect(-10, -10, 660, 380, night), circle(x, y, 262, far))
        .sheet("halo", 3, circle(x, y, 196, near))
        .sheet("light", 3, circle(x, y, 136, light))
    )


def remarks() -> dict[str, Drawing]:
    """The witch's five remarks, from a ruined kitchen to a hat for every owl."""
    out: dict[str, Drawing] = {}
    # Up to 19: the cauldron has burst, and somebody hides beneath it.
    one = remark("remark 1: the cauldron has burst", "#241F33", "#33293F", "#44344A", "#5A4350", 300)
    one.sheet("smoke", 4, crown(470, 88, 62, "#4A4258", 9), crown(546, 52, 56, "#3D364C", 9), crown(420, 44, 44, "#3D364C", 8))
    one.sheet("smoke2", 3, crown(486, 130, 44, "#5E5468", 8), crown(540, 104, 34, "#554B60", 8), crown(470, 184, 34, "#6B6076", 8), crown(488, 224, 24, "#786C82", 7))
    one.sheet("floor", 5, path("M-10 300C140 288 500 288 650 300V370H-10Z", "#4A352F"))
    one.sheet("boards", 0, line("M-10 330H650M120 300L96 360M300 294V360M500 296L530 360", "#3A2923", 4))
    one.sheet("splash", 3, path("M402 318C396 304 430 300 444 306C452 296 500 294 514 304C534 298 566 306 562 318C566 332 524 338 486 336C446 338 404 332 402 318Z", "#5B9A6A"))
    one.sheet("hiding", 5, owl(556, 316, 0.5, "puck", "beaten", 8))
    one.sheet("pot", 6, moved(412, 186, path("M22 66H138C150 92 148 116 130 132L134 150H120L114 140C96 148 64 148 46 140L40 150H26L30 132C12 116 10 92 22 "
              "66Z", "#1A1530"), path("M26 74C18 96 24 118 42 132C32 108 34 88 40 74Z", "#4A3C70"), turn=14, size=0.98))
    one.sheet("rim", 4, moved(412, 186, path("M12 56L40 50L58 60L78 46L96 58L122 48L150 60V70C146 82 14 82 10 70Z", "#3A2E5C"), turn=14, size=0.98))
    one.sheet("crack", 0, moved(412, 186, path("M86 76L74 98L88 108L76 128L82 144L70 130L78 110L62 100L76 76Z", "#5B9A6A"), turn=14, size=0.98))
    for part in witch(262, 334, 1.0, "cross", "folded", soot=True):
        one.sheet(*part)
    one.sheet("owl", 5, owl(112, 320, 0.52, "wisp", "beaten", -6))
    one.sheet("shards", 4, path("M356 324L382 308L390 328ZM578 330L602 312L606 334ZM64 336L84 326L88 340Z", "#1A1530"), path("M180 336L196 322L204 338Z", "#3A2E5C"))
    one.sheet("bubbles", 3, circle(398, 236, 9, "#7FBA88"), circle(496, 214, 12, "#7FBA88"), circle(604, 226, 7, "#7FBA88"), circle(378, 204, 6, "#7FBA88"))
    one.sheet("glow", 0, circle(395, 233, 2.6, "#DDF0DA"), circle(492, 210, 3.4, "#DDF0DA"), *[line(d, "#8A7F94", 3.4) for d in ("M196 78L182 66M214 62L208 46", "M330 78L344 64")])
    out["remark-1"] = one
    # 20 to 29: well, it is something; she drinks her tea.
    two = remark("remark 2: she drinks her tea and says nothing", "#1F2440", "#2A3358", "#374872", "#4C6394", 300)
    two.sheet("window", 4, circle(520, 110, 66, "#141739"), circle(540, 92, 26, "#FFE9B8"), ring(520, 110, 74, 64, "#5B4650"), rect(516, 40, 7, 140, "#5B4650"), rect(450, 107, 140, 7, "#5B4650"))
    two.sheet("shelf", 4, jar(88, 116, "#5E5A8A", "#4F7A9A", 0.9), jar(132, 116, "#5E5A8A", "#8A5A86", 0.72), book(170, 116, 18, 58, "#6A4666", "#8A6286"), book(190, 116, 16, 66, "#4A5A86", "#6A7AA8"),
              rect(50, 116, 170, 12, "#5B4650", 3))
    two.sheet("table", 6, path("M-10 292C140 282 500 282 650 292V370H-10Z", "#6A4D3F"), path("M-10 292C140 282 500 282 650 292V300C500 290 140 290 -10 300Z", "#9A7257"))
    for part in witch(300, 306, 1.0, "wry", "cup"):
        two.sheet(*part)
    two.sheet("front", 5, path("M-10 314C140 304 500 304 650 314V370H-10Z", "#5C4235"))
    two.sheet("teapot", 5, path("M430 326C420 296 440 276 470 276C500 276 520 296 510 326Z", "#C96A45"), path("M506 296C524 296 520 276 536 272L540 280C532 290 530 312 510 314Z", "#C96A45"),
              line("M432 292C410 286 410 320 434 318", "#C96A45", 8), ellipse(470, 276, 20, 6, "#DB8158"), circle(470, 267, 6, "#FFB454"))
    two.sheet("owl", 5, owl(116, 332, 0.6, "soot", "thinking", 0) )
    two.sheet("list", 4, turned(-6, 556, 320, path("M520 262H590V336H520Z", "#F1E2C0")))
    two.sheet("ticks", 0, turned(-6, 556, 320, line("M530 278L534 283L541 274M530 296L534 301L541 292", "#3E9B57", 3.4), line("M532 312L540 320M540 312L532 320", "#D8453E", 3.4),
              line("M550 279H580M550 297H576M550 316H582", "#B9A27A", 3.4)))
    out["remark-2"] = two
    # 30 to 39: a nod, the book, and tools in order.
    three = remark("remark 3: she nods over her book", "#1E3038", "#28484A", "#38665C", "#5A8E78", 330)
    three.sheet("shelf", 4, rect(60, 148, 150, 12, "#5B4650", 3), jar(92, 148, "#7FA6A0", "#3E9B57", 0.9), jar(136, 148, "#7FA6A0", "#3A7BD5", 0.74), jar(176, 148, "#7FA6A0", "#D8453E", 0.9))
    three.sheet("broom", 4, turned(14, 520, 200, rect(516, 60, 8, 170, "#A9682F", 4), path("M500 222H540C556 246 562 274 558 300L546 292L540 306L528 296L520 312L512 296L500 306L494 292L482 300C478 274 484 246 500 222Z", "#3E9B57"),
                path("M502 216H538V230H502Z", "#1F5B33")))
    three.sheet("lamp", 4, line("M452 -12V50", "#2A2148", 4), path("M436 62C436 52 444 50 452 46C460 50 468 52 468 62L472 98H432Z", "#FFD27F"), rect(428, 96, 48, 10, "#8E1F22", 4), path("M434 62C434 50 444 48 452 44C460 48 470 50 470 62Z", "#8E1F22"))
    three.sheet("table", 6, path("M-10 296C140 286 500 286 650 296V370H-10Z", "#5B4A3C"), path("M-10 296C140 286 500 286 650 296V304C500 294 140 294 -10 304Z", "#8A7257"))
    for part in witch(320, 320, 1.02, "smile", "book"):
        three.sheet(*part)
    three.sheet("front", 5, path("M-10 316C140 306 500 306 650 316V370H-10Z", "#4E3F34"))
    three.sheet("owls", 5, owl(160, 334, 0.56, "fennel", "", 0))
    three.sheet("owl2", 5, owl(446, 336, 0.5, "puck", "pleased", 4))
    three.sheet("motes", 0, stars([(240, 60, 9), (410, 150, 8), (90, 60, 7), (590, 70, 9), (270, 200, 6)], "#FFF1D0"))
    out["remark-3"] = three
    # 40 to 49: out of the window, over the roofs.
    four = remark("remark 4: a flight before the moon", "#1B1C44", "#252A60", "#323A7C", "#424E9A", 356, 150)
    four.sheet("moon", 5, circle(356, 150, 104, "#FFE2A6"))
    four.sheet("craters", 0, circle(300, 110, 13, "#F6D08A"), circle(416, 196, 17, "#F6D08A"), circle(404, 86, 8, "#F6D08A"), circle(330, 218, 8, "#F6D08A"))
    four.sheet("stars", 0, stars([(60, 60, 9), (120, 150, 7), (560, 60, 10), (600, 160, 7), (520, 210, 6), (180, 36, 6), (90, 230, 6), (470, 30, 7)]))
    four.sheet("clouds", 4, cloud(120, 270, 170, "#3A4288"), cloud(560, 258, 190, "#3A4288"))
    four.sheet("broom", 4, turned(-10, 330, 210, rect(176, 232, 290, 9, "#A9682F", 4), path("M182 222C150 214 116 208 84 214L96 226L78 232L94 240L76 248L96 254L86 264C118 270 150 262 182 252Z", "#D9A24E"), rect(176, 220, 14, 34, "#8E1F22", 5)))
    for part in witch(320, 262, 0.82, "glad", "up", -8):
        four.sheet(*part)
    four.sheet("owl", 5, owl(470, 176, 0.44, "wisp", "pleased", 10))
    four.sheet("owl2", 5, owl(176, 176, 0.4, "soot", "pleased", -12))
    four.sheet("owl3", 5, owl(424, 226, 0.34, "puck", "pleased", -4))
    four.sheet("roofs2", 5, path("M-10 370V300L70 262L130 300L186 268L250 312L330 322L400 300L470 268L520 306L580 270L650 310V370Z", "#222763"))
    four.sheet("roofs", 6, path("M-10 370V316L40 280L90 316V330L140 296L196 336L240 310L290 344H380L430 306L486 340L540 300L600 330L650 296V370Z", "#14163A"))
    four.sheet("lights", 0, *[rect(x, y, 12, 14, "#FFC46B", 2) for x, y in ((34, 314), (134, 326), (236, 334), (424, 332), (536, 326), (602, 340))])
    four.sheet("trail", 2, stars([(70, 268, 9), (44, 246, 7), (96, 292, 6), (36, 286, 8)], "#FFE2A6"))
    out["remark-4"] = four
    # 50 and more: a hat for every owl.
    five = remark("remark 5: a hat for every owl", "#2A1B46", "#3E2866", "#5B3A86", "#8256A8", 320, 190)
    for name, (x, y, fills) in enumerate(((110, 84, ("#FF9A7A", "#FFD27F")), (530, 76, ("#7FD0B0", "#FFF1D0")), (206, 44, ("#8DB8EC", "#FFFFFF")), (440, 40, ("#F2A3C0", "#FFD27F"))), 1):
        rays = "".join(turned(36 * k, x, y, line(f"M{x} {y - 16}V{y - 36}", fills[0], 5) + circle(x, y - 46, 3.6, fills[1])) for k in range(10))
        five.sheet(f"firework{name}", 2, rays, star(x, y, 11, fills[1]))
    five.sheet("bunting", 3, line("M-10 18C150 70 490 70 650 18", "#F1E2C0", 3), *[path(f"M{x} {y}L{x + 30} {y + d}L{x + 13} {y + 34}Z", fill) for x, y, d, fill in (
        (30, 29, 7, "#D8453E"), (110, 46, 5, "#3A7BD5"), (190, 54, 2, "#3E9B57"), (280, 57, 0, "#FFB454"), (370, 56, -1, "#D8453E"), (450, 53, -4, "#3A7BD5"), (540, 40, -7, "#3E9B57"))])
    five.sheet("stage", 6, path("M-10 304C140 292 500 292 650 304V370H-10Z", "#4A2E5E"), path("M-10 304C140 292 500 292 650 304V312C500 300 140 300 -10 312Z", "#8A5A9A"))
    for part in witch(320, 326, 1.06, "glad", "up"):
        five.sheet(*part)
    small_hat = path("M-38 0C-26 -8 -18 -10 -14 -11C-11 -25 -6 -40 3 -50C11 -54 21 -49 26 -41C20 -42 17 -40 14 -36C15 -27 15 -18 16 -11C20 -10 28 -7 38 0C24 6 -24 6 -38 0Z", DEEP) + path(
        "M-14.500 -9C-6 -6 8 -6 16 -9L15 -18C7 -15 -4 -15 -12.500 -18Z", BAND)
    for k, (x, y, size, who, turn) in enumerate(((112, 334, 0.62, "wisp", -4), (206, 346, 0.5, "puck", 3), (442, 346, 0.56, "soot", -3), (538, 336, 0.64, "fennel", 4)), 1):
        five.sheet(f"owl{k}", 5, owl(x, y, size, who, "pleased", turn))
        five.sheet(f"hat{k}", 4, moved(x + (-2 if turn < 0 else 2), y - 186 * size, small_hat, turn=turn * 1.6, size=size * 1.5))
    five.sheet("confetti", 2, *[turned(a, x, y, rect(x - 4, y - 7, 8, 14, fill, 2)) for x, y, a, fill in (
        (60, 160, 20, "#FFB454"), (150, 130, -30, "#3E9B57"), (260, 100, 50, "#D8453E"), (386, 104, -20, "#8DB8EC"), (486, 140, 30, "#FFB454"), (590, 170, -40, "#D8453E"),
        (40, 240, 60, "#8DB8EC"), (604, 250, 10, "#3E9B57"), (500, 200, -60, "#FFD27F"), (166, 214, 40, "#D8453E"))])
    out["remark-5"] = five
    return out


def drawings() -> dict[str, Drawing]:
    """Everything of the room."""
    return {**room(), **owls(), **remarks()}
