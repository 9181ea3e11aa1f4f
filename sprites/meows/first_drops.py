"""Rainy 1 to 3: the first drops."""

from __future__ import annotations

from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.shapes import line, path
from sprites.meows.cats import BODY_FROM_BEHIND, HEAD_FROM_BEHIND, RAIN_CAT
from sprites.meows.clouds import bank, ceiling
from sprites.meows.palette import DEEP_BLUE, GLINT
from sprites.meows.rain import begun, drops, valley
from sprites.meows.sheets import at
from sprites.meows.weather import drop


def second_bank(p: Drawing, y: float, seed: int) -> None:
    """A lower bank of cloud over the first."""
    p.sheet("roof2", 3, path(ceiling(bank(y, seed)), "#5F8EC4"))


def waiting() -> Drawing:
    """A great drop, and somebody small who looks up at it."""
    p = begun(1)
    second_bank(p, 20, 35)
    p.sheet("drop", 4, path(drop(134, 126, 42), DEEP_BLUE))
    p.sheet("glint", 0, line("M119 142C118 150 122 157 128 160", GLINT, 5))
    valley(p, 1)
    back = "#2B5C9C"
    seen = (
        line("M26 58C52 62 66 48 58 32C54 24 46 26 46 32", back, 12),
        path(BODY_FROM_BEHIND, back),
        path(HEAD_FROM_BEHIND, back),
        line("M-9 -34C-8 -27 -7 -23 -5 -20M0 -36V-22M9 -34C8 -27 7 -23 5 -20", "#8FB9E2", 4),
        line("M-22 62C-24 52 -20 44 -14 42M22 62C24 52 20 44 14 42", "#8FB9E2", 3.5),
    )
    return p.sheet("god", 3, at(128, 248, 0.78, *seen))


def on_the_nose() -> Drawing:
    """The first drop lands."""
    p = begun(2)
    second_bank(p, 26, 36)
    p.sheet("drops", 3, drops((196, 120, 22), (86, 150, 18)))
    valley(p, 2)
    body, head = RAIN_CAT.sitting("up"), RAIN_CAT.head("nose", "w")
    p.sheet("god", 5, at(134, 236, 0.72, body), at(134, 236, 0.7, head))
    p.sheet("drop", 3, path(drop(134, 204, 24), DEEP_BLUE))
    p.sheet("glint", 0, line("M126 206C125 211 127 215 130 217", GLINT, 3))
    places = ((104, 186, 8), (164, 184, 8), (116, 168, 6), (153, 166, 6))
    return p.sheet("splash", 1.5, drops(*places, fill="#6BA6DE"))


def leaf_for_a_hat() -> Drawing:
    """A leaf keeps the ears dry."""
    p = begun(3)
    second_bank(p, 34, 37)
    p.sheet("drops", 3, drops((200, 110, 20), (96, 138, 17), (158, 90, 15), (46, 176, 16)))
    valley(p, 3)
    body, head = RAIN_CAT.sitting("curl"), RAIN_CAT.head("happy", "w")
    p.sheet("god", 5, at(132, 226, 0.78, body), at(132, 226, 0.76, head))
    hat = (
        "M84 202C80 180 104 164 134 164C164 164 186 180 182 202C172 194 162 194 154 199"
        "C146 194 122 194 114 199C106 194 94 194 84 202Z"
    )
    veins = "M133 170V190M129 171C118 176 108 184 103 192M138 171C149 176 159 184 164 192"
    return p.sheet(
        "hat",
        4,
        path(hat, "#57A07F"),
        line("M134 166C134 156 138 150 145 148", "#3E7F6E", 5),
        line(veins, "#7FBF9B", 2.6),
    )


def drawings() -> Drawings:
    return {"rainy-1": waiting(), "rainy-2": on_the_nose(), "rainy-3": leaf_for_a_hat()}
