"""People in the round."""

from __future__ import annotations

from functools import partial

from sprites.kit.cards import INK
from sprites.kit.nature import crown, leaf
from sprites.kit.ornaments import ring
from sprites.kit.shapes import circle, line, path, rect
from sprites.ui.faces import Painter, Parts, aside, blush, eyes, ground, mouth, posed, shoulders
from sprites.ui.palette import SHADES


def hair_behind(cut: str, hair: str) -> str:
    """What of the hair is seen behind the head."""
    return {
        "bob": path(
            "M24 66C20 30 40 14 60 14C80 14 100 30 96 66C98 84 94 92 88 94H32C26 92 22 84 24 66Z",
            hair,
        ),
        "long": path(
            "M22 62C18 28 40 12 60 12C80 12 102 28 98 62C102 84 104 96 103 101"
            "A60 60 0 0 1 94 109C80 96 40 96 26 109A60 60 0 0 1 17 101C16 96 18 84 22 62Z",
            hair,
        ),
        "curls": crown(60, 50, 46, hair, 11, 0.96),
        "short": path("M28 60C24 30 42 16 60 16C78 16 96 30 92 60L88 68H32Z", hair),
        "bun": circle(60, 15, 13, hair)
        + path("M27 62C24 32 42 18 60 18C78 18 96 32 93 62L90 72H30Z", hair),
    }[cut]


def hair_before(cut: str, hair: str) -> str:
    """What of the hair falls over the forehead."""
    return {
        "bob": path(
            "M29 62C28 44 36 30 58 27C80 25 92 40 92 62C88 60 85 54 84 48C74 52 48 52 38 47"
            "C36 53 33 60 29 62Z",
            hair,
        ),
        "long": path(
            "M29 64C28 44 38 30 62 27C82 26 92 42 91 64C86 58 82 50 76 40"
            "C66 52 44 54 36 50C34 56 32 62 29 64Z",
            hair,
        ),
        "curls": crown(42, 40, 14, hair, 7, 0.9)
        + crown(60, 34, 15, hair, 7, 0.9)
        + crown(78, 40, 14, hair, 7, 0.9),
        "short": path(
            "M29 60C27 40 38 26 60 25C82 24 94 40 91 60C88 56 86 50 85 45"
            "C76 46 66 42 60 37C54 44 42 48 36 46C34 52 32 57 29 60Z",
            hair,
        ),
        "bun": path(
            "M29 60C29 40 42 28 60 28C78 28 91 40 91 60C84 54 80 46 76 40C68 44 52 44 44 40"
            "C40 46 36 54 29 60Z",
            hair,
        ),
    }[cut]


def worn(mood: str, cut: str) -> Parts:
    """Glasses with short hair, a clip in long hair."""
    brown = "#5A3F33"
    if cut == "short":
        rims = ring(46, 66, 9.5, 7.6, brown), ring(74, 66, 9.5, 7.6, brown)
        return [("glasses", 1, posed(mood, *rims, line("M55 65Q60 62 65 65", brown, 2)))]
    if cut == "long":
        clip = leaf(84, 46, 60, 0.3, "#FFB454"), leaf(84, 46, 130, 0.24, "#FFD27F")
        return [("clip", 1.5, posed(mood, *clip))]
    return []


def person(
    mood: str, *, bg: str, light: str, skin: str, hair: str, cloth: str, collar: str, cut: str
) -> Parts:
    """A paper person; the cut of the hair tells one from another."""
    shade = SHADES[skin]
    behind, front = hair_behind(cut, hair), hair_before(cut, hair)
    head = path(
        "M60 28C80 28 91 42 91 62C91 84 76 98 60 98C44 98 29 84 29 62C29 42 40 28 60 28Z", skin
    )
    pair = circle(28, 66, 7, skin) + circle(92, 66, 7, skin)
    pair += circle(28, 66, 3.4, shade) + circle(92, 66, 3.4, shade)
    ears = "" if cut in ("bob", "long") else pair
    smile = {
        "": line("M54 83Q60 88 66 83", INK, 2.4),
        "thinking": line("M57 85H66", INK, 2.4),
        "pleased": mouth("pleased", 82),
        "beaten": line("M54 87Q60 82 66 87", INK, 2.4),
    }[mood]
    face = (
        blush(21, 78, "#E8776A", mood)
        + eyes(mood, 14, 66, INK, 3.3, "", hair)
        + line("M60 72Q62.500 75 59.500 76", shade, 2.2)
        + smile
    )
    out: Parts = [
        ("ground", 0, ground(bg, light)),
        ("hair-behind", 2, behind if cut == "long" else posed(mood, behind)),
        ("neck", 1.5, rect(50, 86, 20, 22, shade, 8)),
        ("body", 2, shoulders(cloth)),
        (
            "collar",
            1.5,
            path(
                "M44 86C46 98 52 104 60 106C68 104 74 98 76 86L84 88"
                "C82 104 72 114 60 115C48 114 38 104 36 88Z",
                collar,
            ),
        ),
        ("ears", 1, posed(mood, ears)),
        ("head", 2.5, posed(mood, head)),
        ("face", 0, posed(mood, face)),
        ("hair", 2, posed(mood, front)),
    ]
    return out + worn(mood, cut) + aside(mood)


PEOPLE: dict[str, Painter] = {
    "person-1": partial(
        person,
        bg="#9CC9B5",
        light="#BBDDCF",
        skin="#F6D3B3",
        hair="#3A2E2A",
        cloth="#E2674A",
        collar="#F6B9A4",
        cut="bob",
    ),
    "person-2": partial(
        person,
        bg="#F0C987",
        light="#F7DDAF",
        skin="#B97A50",
        hair="#2A1F1D",
        cloth="#3A6EA8",
        collar="#9CC0E4",
        cut="curls",
    ),
    "person-3": partial(
        person,
        bg="#B4B6DE",
        light="#CFD0EC",
        skin="#FADFC6",
        hair="#B5652E",
        cloth="#5E9A58",
        collar="#C7E0B4",
        cut="long",
    ),
    "person-4": partial(
        person,
        bg="#E9B3A6",
        light="#F3CFC6",
        skin="#E3AC7E",
        hair="#5A4A44",
        cloth="#4C4470",
        collar="#A9A0D0",
        cut="short",
    ),
    "person-5": partial(
        person,
        bg="#A8C8E4",
        light="#C6DDF0",
        skin="#8A5638",
        hair="#1F1716",
        cloth="#E6A93C",
        collar="#FBE3AE",
        cut="bun",
    ),
}
"""Five people for the seats of people."""
