"""Cats in the round: everything that tells one from another is a colour or something worn."""

from __future__ import annotations

from sprites.kit.cards import INK, WHITE
from sprites.kit.cats import EARS, HEAD
from sprites.kit.nature import crown, drop
from sprites.kit.ornaments import gear
from sprites.kit.shapes import circle, ellipse, line, moved, path, turned
from sprites.ui.faces import (
    Painter,
    Parts,
    aside,
    blush,
    eyes,
    ground,
    mouth,
    nose,
    posed,
    shoulders,
)


def cat_outline(fill: str) -> str:
    """A cat's head with its ears, 82 wide."""
    return moved(60, 66, path(HEAD, fill), size=0.68)


def cat_ears(fill: str) -> str:
    """The inside of a cat's ears."""
    return moved(60, 66, path(EARS, fill), size=0.68)


def cat_stripes(fill: str) -> str:
    """Three stripes on the forehead and two on each cheek."""
    return moved(
        60,
        66,
        path(
            "M-7 -46C-6 -36 -4 -28 0 -23C4 -28 6 -36 7 -46C4 -47 -4 -47 -7 -46ZM-26 -42"
            "C-24 -35 -20 -30 -15 -26C-13 -32 -13 -38 -14 -45ZM26 -42C24 -35 20 -30 15 -26"
            "C13 -32 13 -38 14 -45ZM-60 6C-52 5 -46 6 -41 9C-47 12 -53 13 -60 13ZM-58 24"
            "C-51 21 -46 21 -41 22C-45 26 -50 29 -55 31Z"
            "M60 6C52 5 46 6 41 9C47 12 53 13 60 13ZM58 24"
            "C51 21 46 21 41 22C45 26 50 29 55 31Z",
            fill,
        ),
        size=0.68,
    )


def cat(
    mood: str,
    *,
    bg: str,
    light: str,
    coat: str,
    pale: str,
    ear: str,
    nose_: str = "#D9776A",
    ink: str = INK,
    stripes: str = "",
    patches: str = "",
    behind: Parts | None = None,
    over: Parts | None = None,
    lid: str = "",
    cheek: str = "#EE8F72",
    neck: str = "",
    lips: str = "",
) -> Parts:
    """A cat: everything that tells one from another is a colour or something worn."""
    out: Parts = [("ground", 0, ground(bg, light))]
    out += behind or []
    out.append(("body", 2, shoulders(neck or coat, pale if not neck else "")))
    out.append(("head", 3, posed(mood, cat_outline(coat))))
    marks = cat_ears(ear) + patches + (cat_stripes(stripes) if stripes else "")
    muzzle = path(
        "M42 83C42 74 52 72 60 75C68 72 78 74 78 83C78 92 68 95 60 95C52 95 42 92 42 83Z", pale
    )
    face = (
        blush(27, 81, cheek, mood)
        + eyes(mood, 19, 70, ink, 3.8, lid)
        + nose(77, nose_)
        + mouth(mood, 83.5, lips or ink)
    )
    out.append(("face", 0, posed(mood, marks, muzzle, face)))
    for name, lift, shape in over or []:
        out.append((name, lift, posed(mood, shape)))
    return out + aside(mood)


def flake(x: float, y: float, r: float, fill: str, width: float) -> str:
    """A six-pointed flake of strokes."""
    arm = line(
        f"M{x} {y}V{y - r}M{x - r * 0.32} {y - r * 0.86}L{x} {y - r * 0.56}"
        f"L{x + r * 0.32} {y - r * 0.86}",
        fill,
        width,
    )
    return "".join(turned(60 * k, x, y, arm) for k in range(6))


def calico() -> str:
    """The patches of a cat of three colours."""
    return moved(
        60,
        66,
        path(
            "M-60 8C-61 -14 -58 -42 -52 -61C-50 -68 -44 -69 -39 -65"
            "C-31 -58 -24 -51 -18 -45L-8 -47C-8 -30 -16 -8 -36 -2"
            "C-46 2 -54 8 -60 8Z",
            "#4A4448",
        ),
        path(
            "M4 -47L18 -45C24 -51 31 -58 39 -65C44 -69 50 -68 52 -61C57 -44 60 -18 60 0"
            "C48 4 36 -4 28 -14C18 -24 6 -30 4 -47Z",
            "#E08E45",
        ),
        size=0.68,
    )


def hinata(mood: str) -> Parts:
    """The sun, in a mane of rays."""
    return cat(
        mood,
        bg="#FFD98A",
        light="#FFE9B8",
        coat="#F59E2E",
        pale="#FFE9BC",
        ear="#FFD98A",
        stripes="#E07F1B",
        nose_="#5A3210",
        ink="#5A3210",
        cheek="#EE6F45",
        behind=[
            ("mane", 3, gear(60, 64, 58, 46, 14, "#F9C44B")),
            ("mane2", 2, circle(60, 66, 42, "#F7B53C")),
        ],
    )


def nimba(mood: str) -> Parts:
    """The clouds, all fluff."""
    return cat(
        mood,
        bg="#8593AA",
        light="#A4B1C5",
        coat="#F6F8FC",
        pale=WHITE,
        ear="#C6D0DE",
        lid="#F6F8FC",
        nose_="#7D8BA3",
        ink="#3D4960",
        cheek="#F0B4AC",
        neck="#DDE3EC",
        behind=[("fluff", 3, crown(60, 70, 53, "#DDE3EC", 10, 0.92))],
        over=[("curl", 2, crown(60, 36, 14, "#DDE3EC", 6, 0.8))],
    )


def shizuku(mood: str) -> Parts:
    """The rain, a drop on the brow."""
    return cat(
        mood,
        bg="#BBD9F2",
        light="#D6E9F8",
        coat="#4E8FD2",
        pale="#D6E9F8",
        ear="#BBD9F2",
        stripes="",
        nose_="#173A66",
        ink="#173A66",
        cheek="#E58FA0",
        behind=[
            (
                "rain",
                1.5,
                drop(18, 58, 5, "#6FA8E0")
                + drop(104, 66, 5, "#6FA8E0")
                + drop(32, 26, 4, "#6FA8E0")
                + drop(88, 22, 4.5, "#6FA8E0"),
            )
        ],
        over=[("drop", 2, drop(60, 47, 7, "#1D4E89", "#BBD9F2"))],
    )


def rumble(mood: str) -> Parts:
    """The thunder, a bolt between the ears."""
    return cat(
        mood,
        bg="#2E1562",
        light="#43217F",
        coat="#9C74E0",
        pale="#D9CBF3",
        ear="#C9AEF4",
        stripes="#7B4FBF",
        nose_="#2E1562",
        ink="#240F4E",
        cheek="#F08FB0",
        behind=[
            (
                "ruff",
                3,
                path(
                    "M60 116L44 108L30 111L27 98L12 92L20 82"
                    "L8 70L22 66L20 54L60 60L100 54L98 66L112 70L100 82L108 92"
                    "L93 98L90 111L76 108Z",
                    "#7B4FBF",
                ),
            )
        ],
        over=[("bolt", 3, path("M66 30L50 50H59L53 66L72 44H62L70 30Z", "#FFD84D"))],
    )


def flurry(mood: str) -> Parts:
    """The snow, a flake behind the ear."""
    return cat(
        mood,
        bg="#6DB8CE",
        light="#8FCBDC",
        coat="#F4FBFE",
        pale=WHITE,
        ear="#BFE3EE",
        nose_="#4B8FA6",
        ink="#1F4A5C",
        cheek="#F2B3BE",
        neck="#BFE3EE",
        behind=[
            (
                "snow",
                1,
                "".join(
                    circle(x, y, r, "#EFFAFD")
                    for x, y, r in (
                        (16, 48, 3),
                        (104, 44, 3.4),
                        (30, 18, 2.6),
                        (92, 16, 2.4),
                        (108, 74, 2.6),
                        (10, 76, 2.4),
                    )
                ),
            )
        ],
        over=[
            ("flake", 2, flake(90, 36, 13, WHITE, 3.4)),
            ("flake2", 0, flake(90, 36, 13, "#4FAFC9", 1.6)),
        ],
    )


def mikan(mood: str) -> Parts:
    """Ginger; a cup on the head in good moments."""
    cup = (
        path("M48 22H72C72 32 68 38 60 38C52 38 48 32 48 22Z", "#FFFDF6")
        + line("M72 25C79 24 79 33 70 33", "#FFFDF6", 3)
        + ellipse(60, 22, 12, 3, "#8A5A36")
    )
    return cat(
        mood,
        bg="#A9D3C0",
        light="#C3E3D5",
        coat="#E59A4B",
        pale="#FFEBCF",
        ear="#FFEBCF",
        stripes="#B96F26",
        over=[("cup", 3, cup)] if mood in ("", "pleased") else [],
        ink="#3A2A30",
    )


def sumi(mood: str) -> Parts:
    """Black, with a red bow."""
    bow = path("M60 98L42 90V108ZM60 98L78 90V108Z", "#C4432A") + circle(60, 99, 5, "#93301E")
    return [
        *cat(
            mood,
            bg="#E3C79D",
            light="#F0DDBC",
            coat="#403A42",
            pale="#B4ABB0",
            ear="#7A6A72",
            ink="#FFD27F",
            lips="#2A2228",
            nose_="#D9A0A0",
            cheek="#A05F5F",
            over=[],
            behind=[],
        ),
        ("bow", 2, bow),
    ]


def yuki(mood: str) -> Parts:
    """Cream, in a beret."""
    beret = path(
        "M34 40C28 26 46 16 62 18C82 18 92 30 84 40C72 46 46 46 34 40Z", "#7FB8A4"
    ) + circle(62, 17, 3, "#5F9C87")
    return cat(
        mood,
        bg="#F2CFC0",
        light="#F9E2D8",
        coat="#F3E4CB",
        pale="#FFFDF6",
        ear="#F6C9BC",
        ink="#5A4030",
        lid="#F3E4CB",
        nose_="#D9776A",
        over=[("beret", 3, beret)],
    )


def hana(mood: str) -> Parts:
    """Of three colours, a blossom at the ear."""
    bloom = "".join(
        turned(72 * k, 88, 38, ellipse(88, 30, 5, 6.5, "#F2A3B3")) for k in range(5)
    ) + circle(88, 38, 4, "#FFD27F")
    return cat(
        mood,
        bg="#F4DFA9",
        light="#FAEDCB",
        coat="#FBF3E4",
        pale=WHITE,
        ear="#F6CFC0",
        patches=calico(),
        ink=INK,
        over=[("bloom", 2, bloom)],
    )


GODS: dict[str, Painter] = {
    "hinata": hinata,
    "nimba": nimba,
    "shizuku": shizuku,
    "rumble": rumble,
    "flurry": flurry,
}
"""The sky gods' kittens."""
GUESTS: dict[str, Painter] = {"mikan": mikan, "sumi": sumi, "yuki": yuki, "hana": hana}
"""The guests of the coffee house."""
