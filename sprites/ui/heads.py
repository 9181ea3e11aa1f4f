"""Portraits: cats, spirits of the bay, owls and people, each in four moods, in a round of 120."""
# Outlines are tables of points: they keep the lines they were drawn in.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from collections.abc import Callable

from sprites.ui.shapes import (
    Drawing,
    circle,
    crown,
    drop,
    ellipse,
    gear,
    leaf,
    line,
    moved,
    path,
    rect,
    ring,
    star,
    turned,
)

BOX = "0 0 120 120"
MOODS = ("", "thinking", "pleased", "beaten")
INK = "#2B2440"
WHITE = "#FFFFFF"

Parts = list[tuple[str, float, str]]
"""Sheets as name, lift and shapes."""


def posed(mood: str, *parts: str) -> str:
    """A head as the mood carries it: tilted, held high or hanging."""
    turn, x, y = {"": (0, 0, 0), "thinking": (-7, 0, 1), "pleased": (5, 0, -2), "beaten": (0, 0, 6)}[mood]
    return f'<g transform="translate({x} {y}) rotate({turn} 60 90)">{"".join(parts)}</g>'


def eyes(
    mood: str, apart: float, y: float, ink: str = INK, size: float = 3.8, lid: str = "", brow: str = ""
) -> str:
    """Two eyes about x 60."""
    out = ""
    brow = brow or ink
    for side in (-1, 1):
        x = 60 + side * apart
        if mood == "pleased":
            out += line(f"M{x - 5.2} {y + 1.6}Q{x} {y - 6.4} {x + 5.2} {y + 1.6}", ink, 3)
        elif mood == "beaten":
            out += circle(x, y + 1, size, ink) + circle(x + 1.1, y + 0.2, size * 0.3, WHITE)
            out += line(f"M{x - 5} {y - 6.5 + (0 if side > 0 else 4)}L{x + 5} {y - 6.5 + (4 if side > 0 else 0)}", brow, 2.4)
        elif mood == "thinking":
            out += circle(x + 2, y - 1.6, size, ink) + circle(x + 3.3, y - 3, size * 0.34, WHITE)
            if side > 0:
                out += line(f"M{x - 4} {y - 10}Q{x + 1} {y - 13.5} {x + 6} {y - 10.5}", brow, 2.4)
            else:
                out += line(f"M{x - 5} {y - 7}L{x + 5} {y - 7.5}", brow, 2.4)
        else:
            out += circle(x, y, size, ink) + circle(x + 1.3, y - 1.4, size * 0.32, WHITE)
            if lid:
                out += path(f"M{x - size - 1.5} {y - 0.4}A{size + 1.5} {size + 1.5} 0 0 1 {x + size + 1.5} {y - 0.4}Z", lid)
                out += line(f"M{x - size - 1} {y - 0.2}H{x + size + 1}", ink, 2)
    return out


def mouth(mood: str, y: float, ink: str = INK, wide: float = 5.6, tongue: str = "#E8776A") -> str:
    """A small mouth under a nose: the cats' w, or what the mood makes of it."""
    w = wide
    if mood == "pleased":
        return path(f"M{60 - w} {y - 0.6}Q60 {y + 1.4} {60 + w} {y - 0.6}C{60 + w} {y + 8} {60 - w} {y + 8} {60 - w} {y - 0.6}Z", ink) + path(
            f"M{60 - w * 0.55} {y + 3.6}Q60 {y + 1.6} {60 + w * 0.55} {y + 3.6}Q60 {y + 7.4} {60 - w * 0.55} {y + 3.6}Z", tongue)
    if mood == "beaten":
        return line(f"M{60 - w} {y + 3.4}Q{60 - w * 0.5} {y - 1.4} 60 {y + 1.6}Q{60 + w * 0.5} {y - 1.4} {60 + w} {y + 3.4}", ink, 2.2)
    if mood == "thinking":
        return line(f"M{60 - w * 0.2} {y + 1.4}Q{60 + w * 0.5} {y - 0.6} {60 + w * 1.05} {y + 1}", ink, 2.4)
    return line(f"M{60 - w} {y}Q{60 - w * 0.5} {y + 4.4} 60 {y}Q{60 + w * 0.5} {y + 4.4} {60 + w} {y}", ink, 2.2)


def nose(y: float, fill: str, w: float = 4) -> str:
    """A small soft nose."""
    return path(f"M{60 - w} {y}C{60 - w} {y - 1.6} {60 + w} {y - 1.6} {60 + w} {y}C{60 + w} {y + 2.4} {60 + w * 0.35} {y + 4.4} 60 {y + 4.4}"
                f"C{60 - w * 0.35} {y + 4.4} {60 - w} {y + 2.4} {60 - w} {y}Z", fill)


def blush(apart: float, y: float, fill: str, mood: str = "") -> str:
    """Warm cheeks, warmer when pleased."""
    strong = ".85" if mood == "pleased" else ".55"
    return "".join(ellipse(60 + s * apart, y, 6, 3.8, fill, fill_opacity=strong) for s in (-1, 1))


def aside(mood: str, dark: bool = False) -> Parts:
    """What a mood adds beside the head: dots of thought, glints, a drop of sweat."""
    if mood == "thinking":
        fill = "#F4EEDD" if dark else "#FFFDF6"
        return [("thought", 2, circle(83, 14, 2.8, fill) + circle(93, 19, 3.8, fill) + circle(103, 29, 5, fill))]
    if mood == "pleased":
        fill = "#FFE6A8" if dark else "#FFFDF6"
        return [("joy", 1.5, star(19, 40, 9, fill) + star(101, 34, 10, fill) + star(30, 24, 6, fill))]
    if mood == "beaten":
        return [("sweat", 2, drop(98, 42, 6, "#8FC4F2", WHITE))]
    return []


def shoulders(fill: str, chest: str = "") -> str:
    """Shoulders that end on the round of the portrait."""
    out = path("M14.500 99.500C22 87 40 82 60 82C80 82 98 87 105.500 99.500A60 60 0 0 1 14.500 99.500Z", fill)
    if chest:
        out += path("M43 117.500C42 100 48 90 60 90C72 90 78 100 77 117.500A60 60 0 0 1 43 117.500Z", chest)
    return out


def ground(fill: str, light: str) -> str:
    """The round ground and the light behind the head."""
    return circle(60, 60, 60, fill) + circle(60, 56, 46, light)


def cat_outline(fill: str) -> str:
    """A cat's head with its ears, 82 wide."""
    return moved(60, 66, path(
        "M-60 8C-61 -14 -58 -42 -52 -61C-50 -68 -44 -69 -39 -65C-31 -58 -24 -51 -18 -45C-7 -48 7 -48 18 -45C24 -51 31 -58 39 "
        "-65C44 -69 50 -68 52 -61C58 -42 61 -14 60 8C60 37 34 51 0 51C-34 51 -60 37 -60 8Z", fill), size=0.68)


def cat_ears(fill: str) -> str:
    """The inside of a cat's ears."""
    return moved(60, 66, path(
        "M-46 -51C-49 -40 -50 -30 -49 -21C-44 -31 -36 -38 -27 -42C-34 -46 -40 -49 -46 -51ZM46 -51C49 -40 50 -30 49 -21C44 -31 36 "
        "-38 27 -42C34 -46 40 -49 46 -51Z", fill), size=0.68)


def cat_stripes(fill: str) -> str:
    """Three stripes on the forehead and two on each cheek."""
    return moved(60, 66, path(
        "M-7 -46C-6 -36 -4 -28 0 -23C4 -28 6 -36 7 -46C4 -47 -4 -47 -7 -46ZM-26 -42C-24 -35 -20 -30 -15 -26C-13 -32 -13 -38 -14 "
        "-45ZM26 -42C24 -35 20 -30 15 -26C13 -32 13 -38 14 -45ZM-60 6C-52 5 -46 6 -41 9C-47 12 -53 13 -60 13ZM-58 24C-51 21 -46 21 "
        "-41 22C-45 26 -50 29 -55 31ZM60 6C52 5 46 6 41 9C47 12 53 13 60 13ZM58 24C51 21 46 21 41 22C45 26 50 29 55 31Z", fill),
        size=0.68)


def cat(
    mood: str, *, bg: str, light: str, coat: str, pale: str, ear: str, nose_: str = "#D9776A",
    ink: str = INK, stripes: str = "", patches: str = "", behind: Parts | None = None,
    over: Parts | None = None, lid: str = "", cheek: str = "#EE8F72", neck: str = "", lips: str = "",
) -> Parts:
    """A cat: everything that tells one from another is a colour or something worn."""
    out: Parts = [("ground", 0, ground(bg, light))]
    out += behind or []
    out.append(("body", 2, shoulders(neck or coat, pale if not neck else "")))
    out.append(("head", 3, posed(mood, cat_outline(coat))))
    marks = cat_ears(ear) + patches + (cat_stripes(stripes) if stripes else "")
    muzzle = path("M42 83C42 74 52 72 60 75C68 72 78 74 78 83C78 92 68 95 60 95C52 95 42 92 42 83Z", pale)
    face = blush(27, 81, cheek, mood) + eyes(mood, 19, 70, ink, 3.8, lid) + nose(77, nose_) + mouth(mood, 83.5, lips or ink)
    out.append(("face", 0, posed(mood, marks, muzzle, face)))
    for name, lift, shape in over or []:
        out.append((name, lift, posed(mood, shape)))
    return out + aside(mood)


def flake(x: float, y: float, r: float, fill: str, width: float) -> str:
    """A six-pointed flake of strokes."""
    arm = line(f"M{x} {y}V{y - r}M{x - r * 0.32} {y - r * 0.86}L{x} {y - r * 0.56}L{x + r * 0.32} {y - r * 0.86}", fill, width)
    return "".join(turned(60 * k, x, y, arm) for k in range(6))


def weather_cats() -> dict[str, Callable[[str], Parts]]:
    """The sky gods' kittens."""
    return {
        "hinata": lambda m: cat(m, bg="#FFD98A", light="#FFE9B8", coat="#F59E2E", pale="#FFE9BC", ear="#FFD98A", stripes="#E07F1B",
                                nose_="#5A3210", ink="#5A3210", cheek="#EE6F45",
                                behind=[("mane", 3, gear(60, 64, 58, 46, 14, "#F9C44B")), ("mane2", 2, circle(60, 66, 42, "#F7B53C"))]),
        "nimba": lambda m: cat(m, bg="#8593AA", light="#A4B1C5", coat="#F6F8FC", pale="#FFFFFF", ear="#C6D0DE", lid="#F6F8FC",
                               nose_="#7D8BA3", ink="#3D4960", cheek="#F0B4AC", neck="#DDE3EC",
                               behind=[("fluff", 3, crown(60, 70, 53, "#DDE3EC", 10, 0.92))],
                               over=[("curl", 2, crown(60, 36, 14, "#DDE3EC", 6, 0.8))]),
        "shizuku": lambda m: cat(m, bg="#BBD9F2", light="#D6E9F8", coat="#4E8FD2", pale="#D6E9F8", ear="#BBD9F2", stripes="",
                                 nose_="#173A66", ink="#173A66", cheek="#E58FA0",
                                 behind=[("rain", 1.5, drop(18, 58, 5, "#6FA8E0") + drop(104, 66, 5, "#6FA8E0") + drop(32, 26, 4, "#6FA8E0")
                                          + drop(88, 22, 4.5, "#6FA8E0"))],
                                 over=[("drop", 2, drop(60, 47, 7, "#1D4E89", "#BBD9F2"))]),
        "rumble": lambda m: cat(m, bg="#2E1562", light="#43217F", coat="#9C74E0", pale="#D9CBF3", ear="#C9AEF4", stripes="#7B4FBF",
                                nose_="#2E1562", ink="#240F4E", cheek="#F08FB0",
                                behind=[("ruff", 3, path("M60 116L44 108L30 111L27 98L12 92L20 82L8 70L22 66L20 54L60 60L100 54L98 66L112 "
                                         "70L100 82L108 92L93 98L90 111L76 108Z", "#7B4FBF"))],
                                over=[("bolt", 3, path("M66 30L50 50H59L53 66L72 44H62L70 30Z", "#FFD84D"))]),
        "flurry": lambda m: cat(m, bg="#6DB8CE", light="#8FCBDC", coat="#F4FBFE", pale="#FFFFFF", ear="#BFE3EE", nose_="#4B8FA6",
                                ink="#1F4A5C", cheek="#F2B3BE", neck="#BFE3EE",
                                behind=[("snow", 1, "".join(circle(x, y, r, "#EFFAFD") for x, y, r in ((16, 48, 3), (104, 44, 3.4),
                                         (30, 18, 2.6), (92, 16, 2.4), (108, 74, 2.6), (10, 76, 2.4))))],
                                over=[("flake", 2, flake(90, 36, 13, "#FFFFFF", 3.4)), ("flake2", 0, flake(90, 36, 13, "#4FAFC9", 1.6))]),
    }


def cafe_cats() -> dict[str, Callable[[str], Parts]]:
    """The guests of the coffee house."""
    calico = moved(60, 66, path("M-60 8C-61 -14 -58 -42 -52 -61C-50 -68 -44 -69 -39 -65C-31 -58 -24 -51 -18 -45L-8 -47C-8 -30 -16 -8 -36 "
                                "-2C-46 2 -54 8 -60 8Z", "#4A4448"), path("M4 -47L18 -45C24 -51 31 -58 39 -65C44 -69 50 -68 52 -61C57 -44 "
                                "60 -18 60 0C48 4 36 -4 28 -14C18 -24 6 -30 4 -47Z", "#E08E45"), size=0.68)
    bow = path("M60 98L42 90V108ZM60 98L78 90V108Z", "#C4432A") + circle(60, 99, 5, "#93301E")
    cup = (path("M48 22H72C72 32 68 38 60 38C52 38 48 32 48 22Z", "#FFFDF6") + line("M72 25C79 24 79 33 70 33", "#FFFDF6", 3)
           + ellipse(60, 22, 12, 3, "#8A5A36"))
    beret = path("M34 40C28 26 46 16 62 18C82 18 92 30 84 40C72 46 46 46 34 40Z", "#7FB8A4") + circle(62, 17, 3, "#5F9C87")
    bloom = "".join(turned(72 * k, 88, 38, ellipse(88, 30, 5, 6.5, "#F2A3B3")) for k in range(5)) + circle(88, 38, 4, "#FFD27F")
    return {
        "mikan": lambda m: cat(m, bg="#A9D3C0", light="#C3E3D5", coat="#E59A4B", pale="#FFEBCF", ear="#FFEBCF", stripes="#B96F26",
                               over=[("cup", 3, cup)] if m in ("", "pleased") else [], ink="#3A2A30"),
        "sumi": lambda m: [*cat(m, bg="#E3C79D", light="#F0DDBC", coat="#403A42", pale="#B4ABB0", ear="#7A6A72", ink="#FFD27F", lips="#2A2228",
                              nose_="#D9A0A0", cheek="#A05F5F", over=[], behind=[]), ("bow", 2, bow)],
        "yuki": lambda m: cat(m, bg="#F2CFC0", light="#F9E2D8", coat="#F3E4CB", pale="#FFFDF6", ear="#F6C9BC", ink="#5A4030", lid="#F3E4CB",
                              nose_="#D9776A", over=[("beret", 3, beret)]),
        "hana": lambda m: cat(m, bg="#F4DFA9", light="#FAEDCB", coat="#FBF3E4", pale="#FFFFFF", ear="#F6CFC0", patches=calico,
                              ink="#2B2440", over=[("bloom", 2, bloom)]),
    }


def spirits() -> dict[str, Callable[[str], Parts]]:
    """Those who gather by the bay."""

    def k(d: str, fill: str) -> str:
        return moved(60, 62, path(d, fill), size=1.16)

    def fox(mood: str) -> Parts:
        head = k("M-30 -36C-29 -40 -25 -40 -23 -37L-9 -19C-3 -21 3 -21 9 -19L23 -37C25 -40 29 -40 30 -36C33 -24 33 -12 33 -4C36 4 40 8 "
                 "41 12C34 20 16 30 0 30C-16 30 -34 20 -41 12C-40 8 -36 4 -33 -4C-33 -12 -33 -24 -30 -36Z", "#DD7236")
        dark = k("M-27 -30C-23 -26 -19 -22 -16 -17C-20 -15 -24 -11 -27 -8C-28 -16 -28 -24 -27 -30ZM27 -30C23 -26 19 -22 16 -17C20 -15 24 "
                 "-11 27 -8C28 -16 28 -24 27 -30Z", "#8C3F1E")
        pale = k("M-40.500 12C-30 4 -14 6 -4 16C-2 18 2 18 4 16C14 6 30 4 40.500 12C34 20 16 30 0 30C-16 30 -34 20 -40.500 12Z", "#FFF3E0")
        face = blush(28, 80, "#EE8F5A", mood) + eyes(mood, 18, 65, INK, 4, "", "#8C3F1E") + nose(79, INK, 5.4) + mouth(mood, 86.5, INK, 4.6)
        return [("ground", 0, ground("#F2C58A", "#F8DBB2")), ("body", 2, shoulders("#DD7236", "#FFF3E0")), ("head", 3, posed(mood, head)),
                ("face", 0, posed(mood, dark, pale, face)), *aside(mood)]

    def tanuki(mood: str) -> Parts:
        ears = circle(29, 38, 12.5, "#5C4636") + circle(91, 38, 12.5, "#5C4636") + circle(29, 39, 6.5, "#3F2E24") + circle(91, 39, 6.5, "#3F2E24")
        head = k("M0 -29C24 -29 33 -14 35 -2C38 4 41 8 41 13C36 24 18 31 0 31C-18 31 -36 24 -41 13C-41 8 -38 4 -35 -2C-33 -14 -24 -29 0 -29Z",
                 "#A98662")
        mask = k("M-6 -4C-14 -12 -30 -8 -33 4C-34 12 -24 17 -14 13C-8 10 -4 4 -6 -4ZM6 -4C14 -12 30 -8 33 4C34 12 24 17 14 13C8 10 4 4 6 -4Z",
                 "#5C4636")
        muz = k("M0 3C10 3 18 10 18 18C18 25 9 29 0 29C-9 29 -18 25 -18 18C-18 10 -10 3 0 3Z", "#F4E6D0")
        white = "" if mood == "pleased" else circle(41, 65, 6.2, "#F4E6D0") + circle(79, 65, 6.2, "#F4E6D0")
        ink = "#F4E6D0" if mood == "pleased" else INK
        face = white + eyes(mood, 19, 65, ink, 3.6, "", "#3F2E24") + nose(74, INK, 6) + mouth(mood, 83.5)
        return [("ground", 0, ground("#B9D3A2", "#D2E4C1")), ("body", 2, shoulders("#A98662", "#E2CDB0")),
                ("ears", 2, posed(mood, ears)), ("head", 3, posed(mood, head)), ("face", 0, posed(mood, mask, muz, face)),
                ("leaf", 2.5, posed(mood, path("M57 32C44 27 42 15 47 9C61 9 70 17 64 32Z", "#5E9A58") + line("M50 13C56 18 59 24 60 30", "#A6D08F", 1.8))),
                *aside(mood)]

    def hare(mood: str) -> Parts:
        droop = mood == "beaten"
        ear = path("M-8 8C-24 0 -22 -34 -10 -46C2 -40 6 -10 2 6Z", "#FFF6E8") + path("M-8 2C-17 -4 -16 -28 -10 -36C-3 -30 0 -10 -2 2Z", "#F2A9A0")
        ears = moved(47, 44, ear, turn=-34 if droop else -8, size=0.8) + moved(73, 44, f'<g transform="scale(-1 1)">{ear}</g>',
                     turn=48 if droop else 10 if mood != "thinking" else 38, size=0.8)
        head = k("M0 -16C22 -16 35 -1 36 12C36 27 20 35 0 35C-20 35 -36 27 -36 12C-35 -1 -22 -16 0 -16Z", "#FFF6E8")
        face = blush(27, 82, "#F2A9A0", mood) + eyes(mood, 18, 72) + nose(78, "#E88C82", 4) + mouth(mood, 84.5, INK, 4.6)
        return [("ground", 0, ground("#EFA995", "#F6C6B7")), ("ears", 2.5, posed(mood, ears)), ("body", 2, shoulders("#7A2C6F")),
                ("scarf", 0, line("M22 100C40 92 80 92 98 100", "#9A4A8F", 4)),
                ("head", 3, posed(mood, head)), ("face", 0, posed(mood, face)), *aside(mood)]

    def bear(mood: str) -> Parts:
        ears = circle(28, 40, 14, "#7A5236") + circle(92, 40, 14, "#7A5236") + circle(28, 41, 7.5, "#C99A6E") + circle(92, 41, 7.5, "#C99A6E")
        head = path("M60 30C88 30 103 48 103 68C103 90 84 100 60 100C36 100 17 90 17 68C17 48 32 30 60 30Z", "#8A5E3E")
        muz = ellipse(60, 82, 20, 15, "#E3C49A")
        face = blush(30, 82, "#E08A5A", mood) + eyes(mood, 20, 65, "#2A1A12", 3.8, "", "#5A3A24") + nose(74, "#2A1A12", 7) + mouth(mood, 84, "#2A1A12")
        return [("ground", 0, ground("#8FA8DE", "#B2C4EC")), ("body", 2, shoulders("#8A5E3E")),
                ("scarf", 2, path("M20 101C36 92 84 92 100 101C98 106 94 110 88 113C76 104 44 104 32 113C26 110 22 106 20 101Z", "#D65C93")),
                ("ears", 2, posed(mood, ears)), ("head", 3, posed(mood, head)), ("face", 0, posed(mood, muz, face)), *aside(mood)]

    def otter(mood: str) -> Parts:
        ears = circle(25, 52, 8.5, "#6A4A3C") + circle(95, 52, 8.5, "#6A4A3C")
        head = path("M60 26C86 26 98 44 99 64C104 72 104 82 98 88C90 98 76 102 60 102C44 102 30 98 22 88C16 82 16 72 21 64C22 44 34 26 60 26Z", "#8C6450")
        pale = path("M24 76C32 66 48 68 60 74C72 68 88 66 96 76C98 84 96 88 92 91C84 98 74 101 60 101C46 101 36 98 28 91C24 88 22 84 24 76Z", "#EAD7C0")
        whisk = line("M36 82L22 79M36 87L23 89M84 82L98 79M84 87L97 89", "#8C6450", 1.8)
        face = eyes(mood, 20, 60, INK, 3.8, "", "#5A3C30") + nose(72, INK, 7.4) + mouth(mood, 83.5) + whisk + blush(27, 72, "#E89A7A", mood)
        shell = path("M60 34C52 34 47 28 46 21L51 23L53 17L58 21L60 15L62 21L67 17L69 23L74 21C73 28 68 34 60 34Z", "#FFC9A8") + line(
            "M60 32V22M54 30L52 23M66 30L68 23", "#E0926A", 1.6)
        return [("ground", 0, ground("#7FC4C9", "#A6D9DB")), ("body", 2, shoulders("#8C6450", "#EAD7C0")), ("ears", 2, posed(mood, ears)),
                ("head", 3, posed(mood, head)), ("face", 0, posed(mood, pale, face)), ("shell", 2.5, posed(mood, shell)), *aside(mood)]

    return {"kohaku": fox, "ponta": tanuki, "mochi": hare, "gonta": bear, "nagi": otter,
            "yoru": lambda m: owl_portrait("yoru", m)}


# Owls: whole in 200 x 240, and their heads and breasts in the round

OWLS: dict[str, dict[str, str]] = {
    "fennel": {"coat": "#8A5A3A", "wing": "#6B4429", "belly": "#E9CDA2", "mark": "#B98B5C", "face": "#F3DDB8", "ears": "tall",
               "lid": "8", "bg": "#A9CDB4", "light": "#C6E0CC"},
    "wisp": {"coat": "#D79A55", "wing": "#B87A3A", "belly": "#FFF3DC", "mark": "#E0B077", "face": "#FFF8EA", "ears": "heart",
             "lid": "1", "bg": "#CDB2DA", "light": "#E0CDE9"},
    "soot": {"coat": "#5A4F80", "wing": "#443A66", "belly": "#B5A6DE", "mark": "#8877BA", "face": "#DCD2F4", "ears": "short",
             "lid": "", "bg": "#EBC79C", "light": "#F4DDBF"},
    "puck": {"coat": "#AFC0E0", "wing": "#8B9FC8", "belly": "#F4F7FD", "mark": "#B9C7E2", "face": "#FFFFFF", "ears": "round",
             "lid": "", "bg": "#6F8FC4", "light": "#93ACD6"},
    "yoru": {"coat": "#7D6A9C", "wing": "#5E4D80", "belly": "#F1E7F3", "mark": "#A596C0", "face": "#F1E7F3", "ears": "short",
             "lid": "4", "bg": "#3F4A86", "light": "#5763A4"},
}

_TOPS = {
    "tall": ("M100 44C88 44 66 44 42 12C38 44 42 56 34 78", "C158 56 162 44 158 12C134 44 112 44 100 44Z"),
    "short": ("M100 36C86 34 70 38 52 24C48 42 44 56 36 78", "C156 56 152 42 148 24C130 38 114 34 100 36Z"),
    "heart": ("M100 30C76 30 46 42 34 78", "C154 42 124 30 100 30Z"),
    "round": ("M100 30C76 30 46 42 34 78", "C154 42 124 30 100 30Z"),
}


def owl_eyes(mood: str, owl: dict[str, str], shut: bool = False) -> str:
    """An owl's two great eyes: as it is, thinking, pleased, beaten, or shut for a blink."""
    out = ""
    for side, x in ((-1, 76.0), (1, 124.0)):
        y = 90.0
        if shut:
            out += line(f"M{x - 14} {y + 1}Q{x} {y + 11} {x + 14} {y + 1}", INK, 5)
        elif mood == "pleased":
            out += line(f"M{x - 14} {y + 5}Q{x} {y - 17} {x + 14} {y + 5}", INK, 6)
        else:
            dx, dy = (4, -5) if mood == "thinking" else (0, 3) if mood == "beaten" else (0, 0)
            out += circle(x + dx, y + dy, 16, INK) + circle(x + dx + 6, y + dy - 6, 5, WHITE)
            if mood == "beaten":
                a, b = (y - 4, y - 13) if side < 0 else (y - 13, y - 4)
                out += path(f"M{x - 20} {a}L{x + 20} {b}V{y - 26}H{x - 20}Z", owl["face"])
                out += line(f"M{x - 17} {a}L{x + 17} {b}", owl["wing"], 5)
            elif mood == "thinking":
                if side > 0:
                    out += line(f"M{x - 14} {y - 27}Q{x + 4} {y - 36} {x + 20} {y - 26}", owl["wing"], 5)
                else:
                    out += path(f"M{x - 20} {y - 9}L{x + 22} {y - 7}V{y - 26}H{x - 20}Z", owl["face"])
                    out += line(f"M{x - 17} {y - 9}L{x + 18} {y - 7}", owl["wing"], 5)
            elif owl["lid"]:
                low = float(owl["lid"])
                tilt = 2.5 * side
                out += path(f"M{x - 19} {y - low - tilt}L{x + 19} {y - low + tilt}V{y - 24}H{x - 19}Z", owl["face"])
                out += line(f"M{x - 16} {y - low - tilt}L{x + 16} {y - low + tilt}", owl["wing"], 4)
    return out


def owl_parts(name: str, mood: str = "", *, whole: bool, shut: bool = False) -> Parts:
    """An owl's sheets in its own 200 x 240, whole or ending on the portrait's round."""
    o = OWLS[name]
    top, back = _TOPS[o["ears"]]
    if whole:
        body = f"{top}C20 110 20 170 44 206C58 226 142 226 156 206C180 170 180 110 166 78{back}"
        belly = "M100 128C132 128 146 150 142 178C138 206 118 216 100 216C82 216 62 206 58 178C54 150 68 128 100 128Z"
        wing = "M30 108C12 140 16 190 50 208C62 178 56 138 30 108Z"
        rows: tuple[tuple[int, tuple[int, ...]], ...] = ((150, (80, 108)), (168, (66, 94, 122)), (186, (80, 108)))
    else:
        body = f"{top}C25.2 98.2 21.9 129.4 26.7 158.8A103.4 103.4 0 0 0 173.3 158.8C178.1 129.4 174.8 98.2 166 78{back}"
        belly = "M100 128C132 128 146 148 140 172C139 177 137 181 134 184A103.4 103.4 0 0 1 66 184C63 181 61 177 60 172C54 148 68 128 100 128Z"
        wing = "M30 108C20 124 19 142 26.7 158.8A103.4 103.4 0 0 0 46 175C52 150 46 126 30 108Z"
        rows = ((150, (80, 108)), (168, (68, 94, 120)))
    marks = "".join(line(f"M{x} {y}q6 10 12 0", o["mark"], 4.5) for y, xs in rows for x in xs)
    other = f'<g transform="translate(200 0) scale(-1 1)">{path(wing, o["wing"])}</g>'
    if o["ears"] == "heart":
        face = path("M100 138C66 134 44 112 46 82C48 52 82 46 100 68C118 46 152 52 154 82C156 112 134 134 100 138Z", o["face"])
    else:
        face = circle(75, 88, 32, o["face"]) + circle(125, 88, 32, o["face"]) + path("M84 78H116L100 126Z", o["face"])
    beak = path("M100 96C107 98 110 104 109 109C107 116 103 121 100 125C97 121 93 116 91 109C90 104 93 98 100 96Z", "#FFB454")
    if mood == "pleased":
        beak += path("M94 115C97 118 103 118 106 115L100 128Z", "#C9512F")
    out: Parts = []
    if whole:
        out.append(("feet", 2, ellipse(82, 220, 13, 8, "#FFB454") + ellipse(118, 220, 13, 8, "#FFB454")))
    out += [
        ("body", 5, path(body, o["coat"])),
        ("belly", 3, path(belly, o["belly"])),
        ("down", 0, marks),
        ("wings", 4, path(wing, o["wing"]) + other),
        ("mask", 4, face),
        ("eyes", 0, owl_eyes(mood, o, shut)),
        ("beak", 3, beak),
    ]
    return out


def owl_portrait(name: str, mood: str) -> Parts:
    """An owl in the round."""
    o = OWLS[name]
    turn, dy = {"": (0, 0), "thinking": (-6, 0), "pleased": (4, 0), "beaten": (0, 3)}[mood]
    out: Parts = [("ground", 0, ground(o["bg"], o["light"]))]
    for part, lift, shape in owl_parts(name, mood, whole=False):
        head = part in ("mask", "eyes", "beak")
        how = f"translate(2 {10 + (dy if head else 0)}) scale(.58)" + (f" rotate({turn} 100 130)" if head else "")
        out.append((part, lift * 0.6, f'<g transform="{how}">{shape}</g>'))
    return out + aside(mood, dark=o["bg"] == "#3F4A86")


# People


def person(
    mood: str, *, bg: str, light: str, skin: str, hair: str, cloth: str, collar: str, cut: str
) -> Parts:
    """A paper person; the cut of the hair tells one from another."""
    shade = {"#F6D3B3": "#E9B892", "#E3AC7E": "#CE9264", "#B97A50": "#A1653D", "#8A5638": "#744529", "#FADFC6": "#EEC2A0"}[skin]
    behind = {
        "bob": path("M24 66C20 30 40 14 60 14C80 14 100 30 96 66C98 84 94 92 88 94H32C26 92 22 84 24 66Z", hair),
        "long": path("M22 62C18 28 40 12 60 12C80 12 102 28 98 62C102 84 104 96 103 101A60 60 0 0 1 94 109C80 96 40 96 26 109A60 60 0 0 1 17 101C16 "
                     "96 18 84 22 62Z", hair),
        "curls": crown(60, 50, 46, hair, 11, 0.96),
        "short": path("M28 60C24 30 42 16 60 16C78 16 96 30 92 60L88 68H32Z", hair),
        "bun": circle(60, 15, 13, hair) + path("M27 62C24 32 42 18 60 18C78 18 96 32 93 62L90 72H30Z", hair),
    }[cut]
    front = {
        "bob": path("M29 62C28 44 36 30 58 27C80 25 92 40 92 62C88 60 85 54 84 48C74 52 48 52 38 47C36 53 33 60 29 62Z", hair),
        "long": path("M29 64C28 44 38 30 62 27C82 26 92 42 91 64C86 58 82 50 76 40C66 52 44 54 36 50C34 56 32 62 29 64Z", hair),
        "curls": crown(42, 40, 14, hair, 7, 0.9) + crown(60, 34, 15, hair, 7, 0.9) + crown(78, 40, 14, hair, 7, 0.9),
        "short": path("M29 60C27 40 38 26 60 25C82 24 94 40 91 60C88 56 86 50 85 45C76 46 66 42 60 37C54 44 42 48 36 46C34 52 32 57 29 60Z", hair),
        "bun": path("M29 60C29 40 42 28 60 28C78 28 91 40 91 60C84 54 80 46 76 40C68 44 52 44 44 40C40 46 36 54 29 60Z", hair),
    }[cut]
    head = path("M60 28C80 28 91 42 91 62C91 84 76 98 60 98C44 98 29 84 29 62C29 42 40 28 60 28Z", skin)
    ears = "" if cut in ("bob", "long") else circle(28, 66, 7, skin) + circle(92, 66, 7, skin) + circle(28, 66, 3.4, shade) + circle(92, 66, 3.4, shade)
    smile = {
        "": line("M54 83Q60 88 66 83", INK, 2.4), "thinking": line("M57 85H66", INK, 2.4),
        "pleased": mouth("pleased", 82), "beaten": line("M54 87Q60 82 66 87", INK, 2.4),
    }[mood]
    face = blush(21, 78, "#E8776A", mood) + eyes(mood, 14, 66, INK, 3.3, "", hair) + line("M60 72Q62.500 75 59.500 76", shade, 2.2) + smile
    out: Parts = [("ground", 0, ground(bg, light)), ("hair-behind", 2, behind if cut == "long" else posed(mood, behind)),
                  ("neck", 1.5, rect(50, 86, 20, 22, shade, 8)), ("body", 2, shoulders(cloth)),
                  ("collar", 1.5, path("M44 86C46 98 52 104 60 106C68 104 74 98 76 86L84 88C82 104 72 114 60 115C48 114 38 104 36 88Z", collar)),
                  ("ears", 1, posed(mood, ears)), ("head", 2.5, posed(mood, head)), ("face", 0, posed(mood, face)),
                  ("hair", 2, posed(mood, front))]
    if cut == "short":
        out.append(("glasses", 1, posed(mood, ring(46, 66, 9.5, 7.6, "#5A3F33"), ring(74, 66, 9.5, 7.6, "#5A3F33"), line("M55 65Q60 62 65 65", "#5A3F33", 2))))
    if cut == "long":
        out.append(("clip", 1.5, posed(mood, leaf(84, 46, 60, 0.3, "#FFB454"), leaf(84, 46, 130, 0.24, "#FFD27F"))))
    return out + aside(mood)


def people() -> dict[str, Callable[[str], Parts]]:
    """Five people for the seats of people."""
    return {
        "person-1": lambda m: person(m, bg="#9CC9B5", light="#BBDDCF", skin="#F6D3B3", hair="#3A2E2A", cloth="#E2674A", collar="#F6B9A4", cut="bob"),
        "person-2": lambda m: person(m, bg="#F0C987", light="#F7DDAF", skin="#B97A50", hair="#2A1F1D", cloth="#3A6EA8", collar="#9CC0E4", cut="curls"),
        "person-3": lambda m: person(m, bg="#B4B6DE", light="#CFD0EC", skin="#FADFC6", hair="#B5652E", cloth="#5E9A58", collar="#C7E0B4", cut="long"),
        "person-4": lambda m: person(m, bg="#E9B3A6", light="#F3CFC6", skin="#E3AC7E", hair="#5A4A44", cloth="#4C4470", collar="#A9A0D0", cut="short"),
        "person-5": lambda m: person(m, bg="#A8C8E4", light="#C6DDF0", skin="#8A5638", hair="#1F1716", cloth="#E6A93C", collar="#FBE3AE", cut="bun"),
    }


CASTS: dict[str, Callable[[], dict[str, Callable[[str], Parts]]]] = {
    "meows": weather_cats,
    "catte": cafe_cats,
    "towai": spirits,
    "familiar": lambda: {
        name: (lambda m, name=name: owl_portrait(name, m)) for name in ("fennel", "wisp", "soot", "puck")
    },
    "people": people,
}


def portraits() -> dict[str, Drawing]:
    """Every face in every mood."""
    out: dict[str, Drawing] = {}
    for cast in CASTS.values():
        for name, draw in cast().items():
            for mood in MOODS:
                picture = Drawing(BOX, f"{name}, {mood or 'at ease'}", "#2B2440")
                for part, lift, shape in draw(mood):
                    picture.sheet(part, lift, shape)
                out[f"portrait-{name}" + (f"-{mood}" if mood else "")] = picture
    return out
