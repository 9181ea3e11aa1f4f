"""The witch, her moods and what she does with her arms."""

from __future__ import annotations

from sprites.familiar.palette import AMBER, G2, GOLD, NIGHT_VIOLET, R2, SKIN, VIOLET
from sprites.kit.cards import INK
from sprites.kit.shapes import circle, ellipse, line, moved, path, rect
from sprites.ui.faces import Parts


def witch_face(mood: str, soot: bool = False) -> str:
    """The witch's face about (0, 0): 60 high."""
    cheek = "#E8876E"
    out = path(
        "M0 -30C22 -30 33 -16 33 2C33 24 18 38 0 38C-18 38 -33 24 -33 2C-33 -16 -22 -30 0 -30Z",
        SKIN,
    )
    if soot:
        out += path(
            "M-31 -8C-24 -4 -26 8 -16 10C-22 20 -30 16 -32 8Z"
            "M12 24C20 18 24 26 30 18C26 30 18 36 10 37Z",
            "#8A7A72",
            fill_opacity=".7",
        )
    out += ellipse(-20, 12, 7, 4.4, cheek, fill_opacity=".6") + ellipse(
        20, 12, 7, 4.4, cheek, fill_opacity=".6"
    )
    if mood == "glad":
        out += line("M-20 2Q-13 -7 -6 2M6 2Q13 -7 20 2", INK, 3.4)
        out += path("M-10 18Q0 21 10 18C10 30 -10 30 -10 18Z", "#7A2236")
    elif mood == "smile":
        out += circle(-13, 0, 4, INK) + circle(13, 0, 4, INK) + line("M-10 20Q0 28 10 20", INK, 3)
        out += line("M-20 -11Q-14 -15 -7 -12M7 -12Q14 -15 20 -11", "#8C8A9E", 3)
    elif mood == "wry":
        out += (
            path("M-19 -1A6 6 0 0 0 -7 -1Z", INK)
            + circle(13, -1, 4, INK)
            + line("M-7 22Q2 24 11 18", INK, 3)
        )
        out += line("M-21 -6H-6M6 -15Q13 -20 21 -14", "#8C8A9E", 3.4)
    else:
        out += circle(-13, 1, 4, INK) + circle(13, 1, 4, INK) + line("M-9 25Q0 18 9 25", INK, 3)
        out += line("M-22 -12L-7 -6M22 -12L7 -6", "#8C8A9E", 3.6)
    out += path("M-4 6C-4 2 4 2 5 8C6 13 -5 13 -4 6Z", "#E9B78C")
    return out


def limbs(arms: str) -> str:
    """Her arms: folded, up, or holding a cup or a book."""
    return {
        "folded": path(
            "M-58 -84C-74 -60 -70 -34 -44 -28C-18 -22 20 -30 44 -44L34 -62"
            "C12 -52 -14 -48 -32 -52C-38 -60 -40 -70 -40 -80Z",
            "#4A3C74",
        )
        + path(
            "M58 -84C74 -60 70 -36 46 -28C24 -20 -10 -22 -30 -30L-24 -48"
            "C-6 -44 20 -46 34 -54C38 -62 40 -72 40 -80Z",
            "#54458A",
        )
        + circle(-31, -39, 10, SKIN),
        "up": path(
            "M-52 -84C-78 -104 -98 -134 -104 -158L-84 -164C-74 -140 -56 -120 -36 -108Z"
            "M52 -84C78 -104 98 -134 104 -158L84 -164C74 -140 56 -120 36 -108Z",
            "#4A3C74",
        )
        + circle(-95, -166, 12, SKIN)
        + circle(95, -166, 12, SKIN),
        "cup": path(
            "M-62 -60C-56 -40 -36 -30 -14 -34L-10 -52C-26 -52 -40 -62 -44 -78Z"
            "M62 -60C56 -40 44 -30 26 -32L22 -50C34 -52 42 -62 44 -78Z",
            "#4A3C74",
        )
        + path("M-12 -62H24C24 -44 18 -34 6 -34C-6 -34 -12 -44 -12 -62Z", "#FBF6EA")
        + line("M24 -56C36 -58 34 -42 20 -44", "#FBF6EA", 5)
        + ellipse(6, -62, 18, 4.5, "#B9772B")
        + circle(-12, -44, 10, SKIN)
        + circle(26, -40, 9, SKIN),
        "book": path(
            "M-64 -56C-56 -34 -36 -26 -18 -28L-14 -48C-30 -50 -40 -60 -44 -76Z"
            "M64 -56C56 -34 36 -26 18 -28L14 -48C30 -50 40 -60 44 -76Z",
            "#4A3C74",
        )
        + path(
            "M0 -26C-14 -36 -34 -36 -42 -32V-68C-34 -72 -14 -72 0 -62C14 -72 34 -72 42 -68"
            "V-32C34 -36 14 -36 0 -26Z",
            G2,
        )
        + path(
            "M0 -32C-12 -40 -28 -40 -36 -38V-70C-26 -72 -10 -70 0 -62C10 -70 26 -72 36 -70"
            "V-38C28 -40 12 -40 0 -32Z",
            "#FBF6EA",
        )
        + circle(-34, -34, 9, SKIN)
        + circle(34, -34, 9, SKIN),
    }[arms]


def witch(
    x: float, y: float, size: float, mood: str, arms: str, turn: float = 0, soot: bool = False
) -> Parts:
    """The witch as sheets, her hem about (x, y); arms: folded, up, cup or book."""

    def at(*parts: str) -> str:
        return (
            f'<g transform="translate({x} {y}) rotate({turn}) scale({size})">{"".join(parts)}</g>'
        )

    gown = path("M-84 0C-78 -64 -58 -112 0 -112C58 -112 78 -64 84 0C50 9 -50 9 -84 0Z", VIOLET)
    shawl = path(
        "M-58 -70C-46 -104 -24 -116 0 -116C24 -116 46 -104 58 -70C40 -58 20 -66 0 -52"
        "C-20 -66 -40 -58 -58 -70Z",
        "#6A5396",
    )
    clasp = circle(0, -62, 8, GOLD) + circle(0, -62, 4, R2)
    hair = path(
        "M-40 -140C-46 -112 -50 -92 -38 -82C-26 -78 -20 -90 0 -90C20 -90 26 -78 38 -82"
        "C50 -92 46 -112 40 -140C34 -176 -34 -176 -40 -140Z",
        "#C9C3D6",
    )
    face = moved(0, -130, witch_face(mood, soot))
    fringe = path(
        "M-35 -140C-30 -164 -8 -164 2 -158C-6 -150 -22 -144 -35 -140Z"
        "M35 -140C30 -162 14 -166 2 -158C10 -150 22 -144 35 -140Z",
        "#DDD8E6",
    )
    hat = path(
        "M-86 -150C-58 -168 -40 -172 -32 -174C-26 -204 -14 -238 6 -262"
        "C24 -270 46 -258 58 -240C44 -242 36 -238 30 -230C32 -208 34 -190 36 -174"
        "C46 -172 64 -166 88 -150C56 -136 -54 -136 -86 -150Z",
        NIGHT_VIOLET,
    )
    band = (
        path("M-33 -170C-14 -162 18 -162 37 -170L34 -190C16 -184 -10 -184 -29 -190Z", GOLD)
        + rect(-8, -187, 18, 20, AMBER, 3)
        + rect(-4, -183, 10, 12, NIGHT_VIOLET, 2)
    )
    bend = path(
        "M6 -262C24 -270 46 -258 58 -240C44 -242 36 -238 30 -230C28 -244 20 -254 6 -262Z", "#3E3366"
    )
    return [
        ("witch-hair", 3, at(hair)),
        ("witch-gown", 5, at(gown)),
        ("witch-shawl", 3, at(shawl, clasp)),
        ("witch-arms", 4, at(limbs(arms))),
        ("witch-head", 3, at(face, fringe)),
        ("witch-hat", 5, at(hat, bend)),
        ("witch-band", 1, at(band)),
    ]
