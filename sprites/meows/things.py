"""What lies round the weather cards: frames, marks, wishes, backs, the table and its weather."""

from __future__ import annotations

from shapes import (
    CLOUD_BODY,
    CLOUD_EARS,
    CLOUD_EARS_IN,
    DARK,
    PAPER,
    SHADOW,
    SUITS,
    WHITE,
    WIDE,
    Coat,
    Picture,
    at,
    bolt,
    circle,
    cloud,
    drop,
    face,
    flake,
    flower,
    house,
    line,
    path,
    petals,
    sun,
    tree,
)

# ---- what lies round every picture ----------------------------------------------------------

WINDOW = (
    "M80 12H226A14 14 0 0 1 240 26V214A12 12 0 0 1 228 226H202A18 18 0 0 0 184 244V328"
    "A12 12 0 0 1 172 340H26A14 14 0 0 1 12 326V138A12 12 0 0 1 24 126H50A18 18 0 0 0 68 108V24"
    "A12 12 0 0 1 80 12Z"
)
OUTER = "M-10 -10H262V362H-10Z"


def hem(colour: str, opacity: str = ".35") -> str:
    """The hair-line along a card's edge."""
    return (
        f'<rect x="0.6" y="0.6" width="250.8" height="350.8" rx="17.4" fill="none" '
        f'stroke="{colour}" stroke-width="1.2" stroke-opacity="{opacity}"/>'
    )


def frame(suit: str) -> Picture:
    p = Picture(f"Card paper with the window and the two index tabs, {suit}", shadow=SHADOW[suit])
    p.sheet("frame", 5, path(OUTER + WINDOW, PAPER, 'fill-rule="evenodd"'))
    p.sheet("hem", 0, hem(DARK[suit]))
    return p


def mark(suit: str, colour: str) -> str:
    """The suit's mark on a square of 40."""
    if suit == "fine":
        d = petals(20, 20, 11.2, 19.6, 8, 0.62)
        return circle(20, 20, 8.8, colour) + path(
            d, colour, f'stroke="{colour}" stroke-width="1.2" stroke-linejoin="round"'
        )
    if suit == "cloudy":
        d = (
            "M-36 20C-54 20 -54 -6 -36 -8C-36 -28 -12 -34 -4 -20C4 -34 30 -30 28 -8"
            "C50 -10 52 20 34 20Z"
        )
        return at(20.2, 21, 0.4, path(d, colour))
    if suit == "rainy":
        return path(drop(20, 22.8, 20), colour)
    if suit == "thunder":
        return bolt(20, 20, 0.4, 0, colour)
    return line(flake(20, 20, 17), colour, 4.2)


def marks() -> None:
    for suit in SUITS:
        for name, colour in (("mark", DARK[suit]), ("mark-light", WHITE)):
            p = Picture(f"Suit mark: {suit}{', for dark ground' if colour == WHITE else ''}",
                        "0 0 40 40")  # fmt: skip
            p.sheet("mark", 0, mark(suit, colour))
            p.write(f"{name}-{suit}")
    p = Picture("No trick: two cards, crossed out", "0 0 40 40")
    ink = DARK["snow"]
    p.sheet(
        "mark", 0,
        path("M17 6H30Q33 6 33 9V27Q33 30 30 30H27V14Q27 10 23 10H14V9Q14 6 17 6Z", ink,
             'fill-opacity=".55"'),
        path("M9 13H21Q24 13 24 16V33Q24 36 21 36H9Q6 36 6 33V16Q6 13 9 13Z", ink),
        line("M4 36L36 4", "#FFFBF0", 7), line("M4 36L36 4", "#C4432A", 4),
    )  # fmt: skip
    p.write("mark-no-trick")


# ---- wishes ---------------------------------------------------------------------------------

WISHES = ("fine", "cloudy", "rainy", "thunder", "snow", "very-fine", "very-cloudy", "very-rainy")
MOUNT = {
    "fine": ("#FFE6A6", "#F9C765", "#FFD98A"),
    "cloudy": ("#A3B3C7", "#D3DBE5", "#B9C6D5"),
    "rainy": ("#7FB2E4", "#BBD9F2", "#9CC6EC"),
    "thunder": ("#5B3A9E", "#9A78D4", "#7551B6"),
    "snow": ("#6FB8CD", "#BFE3EE", "#93CEDF"),
    "very-fine": ("#F2912C", "#FFC864", "#F7AB45"),
    "very-cloudy": ("#4F6079", "#8A9CB3", "#6A7C96"),
    "very-rainy": ("#1B4F94", "#6FA5DE", "#3873BA"),
}


def suit_of(wish: str) -> str:
    return wish.removeprefix("very-")


def token(wish: str) -> list[tuple[str, float, str]]:
    """The sheets of a wish's figure round 0, 0, about 130 across: the suit with a face."""
    sleepy = face("asleep", "w", WHITE)
    if wish == "fine":
        return [("figure", 3, sun(0, 0, 40, 58, 12, "#F6B73C", 0.92)
                 + at(0, -3, 0.66, face("happy", "w", "#5A3210", "#EE6F45")))]  # fmt: skip
    if wish == "very-fine":
        return [
            ("behind", 3, sun(0, 0, 48, 74, 14, "#EE8238", 1, 12)),
            ("figure", 3, sun(0, 0, 38, 56, 14, "#F9C04A", 0.95)
             + at(0, -4, 0.64, face("happy", "laugh", "#5A3210", "#EE6F45"))),
        ]  # fmt: skip
    if wish == "cloudy":
        ears = path(CLOUD_EARS, "#8A9BB3") + path(CLOUD_EARS_IN, "#B7C3D2")
        return [("figure", 3, at(0, 6, 0.8, ears, path(CLOUD_BODY, "#8A9BB3"), sleepy))]
    if wish == "very-cloudy":
        ears = path(CLOUD_EARS, "#5F718B") + path(CLOUD_EARS_IN, "#93A3B8")
        return [
            ("behind", 3, at(24, -28, 0.62, path(CLOUD_BODY, "#B4C1D0"))),
            ("figure", 3, at(-4, 14, 0.78, ears, path(CLOUD_BODY, "#5F718B"),
                             face("half", "w", WHITE))),
        ]  # fmt: skip
    if wish == "rainy":
        return [("figure", 3, path(drop(0, -4, 62), "#3F83C9")
                 + at(0, 2, 0.5, sleepy))]  # fmt: skip
    if wish == "very-rainy":
        return [
            ("behind", 3, path(drop(32, -14, 56), "#86B6E2")),
            ("figure", 3, path(drop(-14, 6, 58), "#2465AE") + at(-14, 12, 0.46, sleepy)),
        ]  # fmt: skip
    if wish == "thunder":
        return [("figure", 3, bolt(0, 0, 1.3, 6, "#F4B92F")),
                ("sparks", 1, line("M-44 -30L-56 -38M-48 -4L-62 -2M44 22L56 30M46 -4L60 -8",
                                   "#7B4FBF", 6))]  # fmt: skip
    return [("figure", 3, line(flake(0, 0, 52), "#4FA3BC", 11)),
            ("disc", 2, circle(0, 0, 21, "#EAF6FA")
             + at(0, -5, 0.36, face("asleep", "w", "#28728A", "#F0A7A4")))]  # fmt: skip


def wish_card(wish: str) -> Picture:
    """A wish as it is chosen: a strip of paper hung on a bamboo twig."""
    suit = suit_of(wish)
    top, foot, ring = MOUNT[wish]
    p = Picture(f"Wish card: {wish.replace('-', ' ')}", shadow=SHADOW[suit])
    p.sky(top, foot)
    p.sheet("ring", 2, circle(126, 168, 132, ring))
    p.sheet("twig", 3, line("M-10 62C60 30 150 26 262 44", "#7FA05E", 9),
            line("M58 40L62 48M168 30L170 40", "#5C7F48", 4))  # fmt: skip
    p.sheet(
        "leaves", 3,
        path("M62 44C40 50 26 70 22 96C42 88 58 70 62 44ZM170 35C196 44 214 62 222 90"
             "C198 84 178 64 170 35ZM196 37C214 36 232 44 244 58C224 60 206 52 196 37Z"
             "M44 50C26 44 10 48 0 60C16 66 34 62 44 50Z",
             "#79B08A" if wish in ("thunder", "very-rainy", "very-cloudy") else "#5E9E76"),
    )  # fmt: skip
    p.sheet("string", 1.5, line("M126 30V72", PAPER, 3.5))
    if wish.startswith("very-"):
        p.sheet("second", 3, at(126, 76, 1, path(
            "M-58 -12H58A8 8 0 0 1 66 -4V222A8 8 0 0 1 58 230H-58A8 8 0 0 1 -66 222V-4"
            "A8 8 0 0 1 -58 -12Z", DARK[suit]), turn=-5))  # fmt: skip
    p.sheet(
        "strip",
        5,
        path(
            "M64 62H188A8 8 0 0 1 196 70V304A8 8 0 0 1 188 312H64"
            "A8 8 0 0 1 56 304V70A8 8 0 0 1 64 62Z"
            "M126 70A6 6 0 1 0 126 82A6 6 0 1 0 126 70Z",
            "#FFFBF0",
            'fill-rule="evenodd"',
        ),
    )
    p.sheet(
        "border",
        0,
        path(
            "M66 90H186V302H66Z",
            "none",
            f'stroke="{DARK[suit]}" stroke-opacity=".28" stroke-width="1.6"',
        ),
    )
    behind = wish.startswith("very-")
    for name, lift, body in token(wish):
        p.sheet(name, lift, at(126, 138 if behind else 146, 0.78 if behind else 0.86, body))
    p.sheet(
        "mount",
        5,
        path(
            OUTER + "M34 18A16 16 0 0 0 18 34V318A16 16 0 0 0 34 334H218A16 16 0 0 0 234 318V34"
            "A16 16 0 0 0 218 18Z",
            PAPER,
            'fill-rule="evenodd"',
        ),
    )
    p.sheet("hem", 0, hem(DARK[suit]))
    return p


def standing(wish: str) -> Picture:
    """A wish as it stands before a seat: the figure alone, big enough for a card of 112 pixels."""
    suit = suit_of(wish)
    top, foot, _ = MOUNT[wish]
    p = Picture(f"Wish standing before a seat: {wish.replace('-', ' ')}", shadow=SHADOW[suit])
    p.sky(*((foot, top) if wish == "fine" else (top, foot)))
    p.sheet(
        "strip",
        6,
        path(
            "M40 30H212A12 12 0 0 1 224 42V310A12 12 0 0 1 212 322H40A12 12 0 0 1 28 310V42"
            "A12 12 0 0 1 40 30Z",
            "#FFFBF0",
        ),
    )
    for name, lift, body in token(wish):
        p.sheet(name, lift + 1, at(126, 128, 1.12 if wish.startswith("very-") else 1.26, body))
    p.sheet("hem", 0, hem(DARK[suit]))
    return p


# ---- backs ----------------------------------------------------------------------------------

TEAL, BACK_CAT = "#2E7F95", Coat("#FBF3E2", "#E7A98F", "", "", "#EE9A84", "#2B2440")


def weather_back() -> Picture:
    """Scales of cloud and a round of sun with a sleeping god in it."""
    p = Picture("Back of the weather cards", shadow="#08283A")
    rings = ((28, "#F3EBDA"), (21.8, TEAL), (15.7, "#3A91A7"), (9.5, "#8CC7D1"))
    scales = [path("M-10 -10H262V362H-10Z", TEAL)]
    for row in range(28):
        for column in range(-1, 6):
            x = 56 * column + (28 if row % 2 == 0 else 0)
            scales.extend(circle(x, 10 + 14 * row, r, colour) for r, colour in rings)
    p.sheet("scales", 0.1, *scales)
    p.sheet("halo", 4, sun(126, 176, 73, 90, 16, "#F6C453"))
    p.sheet("disc", 3, circle(126, 176, 66, "#1F5F75"))
    p.sheet("cat", 4, at(126, 181, 0.8, BACK_CAT.head("asleep", "w")))
    p.sheet(
        "frame",
        5,
        path(
            OUTER + "M30 16A14 14 0 0 0 16 30V322A14 14 0 0 0 30 336H222A14 14 0 0 0 236 322V30"
            "A14 14 0 0 0 222 16Z",
            PAPER,
            'fill-rule="evenodd"',
        ),
    )
    p.sheet("hem", 0, hem("#1F5F75"))
    return p


def small_back() -> Picture:
    """The same back for small fans: the round alone, so that it stays calm."""
    p = Picture("Back of the weather cards, under 100 pixels high", shadow="#08283A")
    p.sheet("ground", 0.1, path("M-10 -10H262V362H-10Z", TEAL))
    p.sheet("line", 0, '<rect x="42" y="42" width="168" height="268" rx="12" fill="none" '
                       'stroke="#8CC7D1" stroke-width="7"/>')  # fmt: skip
    p.sheet("halo", 4, sun(126, 152, 70, 92, 14, "#F6C453"))
    p.sheet("cat", 4, at(126, 158, 0.84, BACK_CAT.head("asleep", "w")))
    p.sheet(
        "frame",
        5,
        path(
            OUTER + "M34 20A14 14 0 0 0 20 34V318A14 14 0 0 0 34 332H218A14 14 0 0 0 232 318V34"
            "A14 14 0 0 0 218 20Z",
            PAPER,
            'fill-rule="evenodd"',
        ),
    )
    p.sheet("hem", 0, hem("#1F5F75"))
    return p


def sleeve() -> Picture:
    """The sleeve that hides a wish: folded rose paper, tied with a knotted cord."""
    p = Picture("The sleeve of a wish", shadow="#4A1020")
    rose, deep, pale = "#C4586B", "#A84158", "#D97886"
    p.sheet("ground", 0.1, path("M-10 -10H262V362H-10Z", rose))
    dots = []
    for row in range(9):
        for column in range(7):
            x = 18 + column * 36 + (18 if row % 2 else 0)
            dots.append(path(petals(x, 22 + row * 40, 1.5, 8, 5, 1.5, -90), pale))
    p.sheet("blossoms", 0, *dots)
    p.sheet("fold", 5, path("M262 -10V362H150C126 240 176 120 128 -10Z", deep))
    p.sheet("lining", 2, path("M128 -10C176 120 126 240 150 362H138C112 240 162 120 114 -10Z",
                              "#FBEFE2"))  # fmt: skip
    p.sheet("cord", 2.5, line("M-12 182H264M-12 194H264", "#FBF3E2", 6))
    p.sheet("gold", 0, line("M-12 188H264", "#F0C05A", 3))
    p.sheet(
        "knot", 4,
        line("M126 188C84 132 66 164 82 180C96 194 112 192 126 188C168 132 186 164 170 180"
             "C156 194 140 192 126 188", "#FBF3E2", 8),
        line("M126 190C118 214 104 232 92 244M126 190C134 214 148 232 160 244", "#FBF3E2", 8),
    )  # fmt: skip
    p.sheet("seal", 3, circle(126, 188, 27, "#F6C453"))
    p.sheet("cat", 2, at(126, 191, 0.34, BACK_CAT.head("asleep", "w")))
    p.sheet(
        "frame",
        4,
        path(
            OUTER + "M26 10A16 16 0 0 0 10 26V326A16 16 0 0 0 26 342H226A16 16 0 0 0 242 326V26"
            "A16 16 0 0 0 226 10Z",
            PAPER,
            'fill-rule="evenodd"',
        ),
    )
    p.sheet("hem", 0, hem("#7E2438"))
    return p


# ---- the table ------------------------------------------------------------------------------

SKIES = {
    "calm": ("#BFE3F2", "#F7EBD3"),
    "fine": ("#FFDF9A", "#FFF3D0"),
    "cloudy": ("#8FA2BA", "#DDE2E6"),
    "rainy": ("#5E95CC", "#C9E0F0"),
    "thunder": ("#3A2170", "#8E6CC6"),
    "snow": ("#6DB4CC", "#E4F2F6"),
}
SIDE = "M-180 -20H1460V820H-180Z"
TABLE_SHADOW = "#285050"


def layer(note: str, box: str = WIDE, shadow: str = TABLE_SHADOW) -> Picture:
    return Picture(f"Table: {note}", box, shadow)


HAMLET = {
    "leaf": "#5C9270",
    "dark-leaf": "#4F8463",
    "wall": "#FFF6E3",
    "door": "#7A5A2B",
    "roof": "#D9653B",
    "far-roof": "#C9553B",
}


def classes(colours: dict[str, str]) -> str:
    return "<style>" + "".join(f".{k}{{fill:{v}}}" for k, v in colours.items()) + "</style>"


def hamlet() -> Picture:
    p = layer("the hamlet on the right", "0 0 180 120")
    p.defs.append(classes(HAMLET))
    p.sheet(
        "hamlet", 2,
        tree(86, 76, 1.5, ".leaf"), tree(120, 84, 1.1, ".dark-leaf"),
        house(48, 76, 1.5, ".wall", ".door", ".roof"),
        house(146, 82, 1.15, ".wall", ".door", ".far-roof"),
    )  # fmt: skip
    return p


def trees() -> Picture:
    p = layer("two trees on the left", "0 0 100 100")
    p.defs.append(classes({k: v for k, v in HAMLET.items() if k.endswith("leaf")}))
    p.sheet("trees", 2, tree(32, 68, 1.2, ".leaf"), tree(62, 64, 1.6, ".dark-leaf"))
    return p


def watcher() -> Picture:
    """Somebody small who looks at the sky."""
    p = layer("a cat on the hill, seen from behind", "0 0 60 80")
    p.defs.append("<style>.coat{fill:#4A5F66}</style>")
    p.sheet(
        "cat", 2,
        at(28, 40, 0.5,
           path("M24 64C30 58 52 62 58 50C62 42 58 30 50 28C42 27 40 36 46 38C48 50 34 48 24 50Z",
                ".coat"),
           path("M-36 66C-46 34 -30 4 0 0C30 4 46 34 36 66C30 72 -30 72 -36 66Z", ".coat"),
           path("M-30 -12C-32 -30 -30 -44 -26 -52C-24 -56 -20 -56 -17 -53C-12 -47 -9 -43 -7 -38"
                "C-3 -40 3 -40 7 -38C9 -43 12 -47 17 -53C20 -56 24 -56 26 -52C30 -44 32 -30 "
                "30 -12C28 14 -28 14 -30 -12Z", ".coat")),
    )  # fmt: skip
    return p


def clump() -> Picture:
    p = layer("flowers for the corners of the meadow", "0 0 140 60")
    p.sheet("grass", 1, *(
        line(f"M{x} 50C{x - 2} 42 {x - 5} 38 {x - 7} 34M{x} 50C{x + 1} 40 {x + 3} 36 {x + 6} 33",
             "#6F9F7C", 3)
        for x in (22, 58, 104)
    ))  # fmt: skip
    p.sheet("flowers", 1, flower(34, 30, "#FBF6EA", 1.1), flower(48, 36, "#F2B8A2", 0.9),
            flower(82, 28, "#FBF6EA", 0.9), flower(118, 34, "#F2B8A2", 1.1))  # fmt: skip
    return p


def table() -> None:
    for name, (top, foot) in SKIES.items():
        p = layer(f"the sky, {name}")
        p.sheet("sky", 0, path(SIDE, p.gradient("sky-paint", top, foot, 0, 560)))
        p.write(f"table-sky-{name}")
    p = layer("four rings of air round the trick")
    rings = (("outer", 520, "#CDE8F1"), ("wide", 400, "#D9EDF0"), ("inner", 285, "#E6F1EA"),
             ("heart", 180, "#F2F2DE"))  # fmt: skip
    p.defs.append(classes({name: colour for name, _, colour in rings}))
    for name, r, _ in rings:
        p.sheet(name, 3, f'<circle class="{name}" cx="640" cy="330" r="{r}"/>')
    p.write("table-rings")
    far = (
        "M-180 520C-120 500 -60 490 0 470C120 410 250 400 380 446C470 478 560 486 660 462"
        "C800 428 900 400 1040 420C1150 436 1220 440 1280 426C1340 410 1400 430 1460 450V820H-180Z"
    )
    mid = (
        "M-180 600C-120 600 -60 592 0 560C110 500 220 498 330 530C450 566 560 574 690 548"
        "C840 518 960 486 1100 506C1180 518 1240 516 1280 504C1340 486 1400 500 1460 520V820H-180Z"
    )
    near = (
        "M-180 700C-120 690 -60 666 0 640C140 578 300 590 440 626C560 656 720 656 850 628"
        "C990 598 1130 560 1280 590C1340 602 1400 620 1460 610V820H-180Z"
    )
    front = (
        "M-180 790C-120 776 -60 760 0 742C180 690 380 700 560 728"
        "C740 756 980 730 1280 676C1340 666 1400 668 1460 690V820H-180Z"
    )
    hills = (
        ("far", 5, far, "#C3DDC3"),
        ("mid", 5, mid, "#AFD1B3"),
        ("near", 6, near, "#9CC7A4"),
        ("front", 6, front, "#86B592"),
    )
    for name, lift, d, colour in hills:
        p = layer(f"the {name} hill; its class takes the papers of papers.json")
        p.defs.append(classes({"grass": colour}))
        p.sheet("hill", lift, path(d, ".grass"))
        p.write(f"table-hill-{name}")
    for i, (w, colour) in enumerate(((170, "#F6FBFA"), (150, "#F6FBFA"), (110, WHITE))):
        high = round(w * 0.62)
        p = layer("a cloud that drifts", f"0 0 {w + 24} {high}", TABLE_SHADOW)
        p.defs.append(classes({"cloud": colour}))
        p.sheet("cloud", 4, path(cloud(w / 2 + 12, high - 14, w, i), ".cloud"))
        p.write(f"table-cloud-{i + 1}")
    hamlet().write("table-hamlet")
    trees().write("table-trees")
    watcher().write("table-watcher")
    clump().write("table-flowers")
    stand = Picture("Wooden foot of a standing wish", "0 0 72 24", "#3A2010")
    stand.sheet("foot", 2, path("M12 4H60C65 4 68 8 68 12C68 17 65 20 60 20H12C7 20 4 17 4 12"
                                "C4 8 7 4 12 4Z", "#C48A56"))  # fmt: skip
    stand.sheet("vein", 0, line("M14 10C28 8 44 12 58 9", "#A56F3F", 1.4))
    stand.write("table-foot")


def weather() -> None:
    """Small things that fly over the table; the code moves them."""
    p = Picture("A ray of sun, its foot at the middle of the lower edge", "0 0 60 200", "#A85A00")
    p.sheet(
        "ray",
        0,
        path("M22 196Q16 84 27 14Q30 4 33 14Q44 84 38 196Z", "#FFD566", 'fill-opacity=".8"'),
    )
    p.write("air-ray")
    p = Picture("A round sun", "0 0 160 160", "#8A4A00")
    p.sheet("rays", 3, sun(80, 80, 48, 70, 14, "#F9C44B"))
    p.sheet("face", 0, at(80, 77, 0.72, face("happy", "w", "#5A3210", "#EE6F45")))
    p.write("air-sun")
    for i, colour in enumerate(("#FFFFFF", "#DCE4EC", "#A9B7C8"), start=1):
        p = Picture("A cloud", "0 0 200 120", "#283046")
        p.sheet("cloud", 4, path(cloud(100, 104, 172, i - 1), colour))
        p.write(f"air-cloud-{i}")
    p = Picture("A raindrop", "0 0 32 48", "#0A2046")
    p.sheet("drop", 2, path(drop(16, 26, 20), "#3F83C9"))
    p.sheet("glint", 0, line("M9.5 29C9.5 33 11.5 36 14 37.5", "#BFDDF5", 2.4))
    p.write("air-drop")
    p = Picture("A streak of rain", "0 0 16 64", "#0A2046")
    p.sheet("streak", 0, line("M8 6V58", "#BFDDF5", 4, 'stroke-opacity=".85"'))
    p.write("air-streak")
    p = Picture("A bolt", "0 0 100 140", "#2E1562")
    p.sheet("bolt", 5, bolt(50, 70, 1.3, 4))
    p.write("air-bolt")
    for i, (r, width) in enumerate(((26, 6.0), (27, 4.6)), start=1):
        p = Picture("A flake", "0 0 64 64", "#14465F")
        p.sheet("flake", 2, line(flake(32, 32, r, 15 * (i - 1)), WHITE, width))
        p.write(f"air-flake-{i}")
    p = Picture("A crumb of snow", "0 0 16 16", "#14465F")
    p.sheet("crumb", 0, circle(8, 8, 5, WHITE))
    p.write("air-crumb")
