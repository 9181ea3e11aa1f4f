"""What every face is made of: eyes, mouth, nose, cheeks, shoulders, and what a mood adds."""

from __future__ import annotations

from collections.abc import Callable

from sprites.kit.cards import INK, WHITE
from sprites.kit.nature import drop
from sprites.kit.ornaments import star
from sprites.kit.shapes import circle, ellipse, line, path

MOODS = ("", "thinking", "pleased", "beaten")


Parts = list[tuple[str, float, str]]
"""Sheets as name, lift and shapes."""

Painter = Callable[[str], Parts]
"""Draws one face in a mood."""


def posed(mood: str, *parts: str) -> str:
    """A head as the mood carries it: tilted, held high or hanging."""
    turn, x, y = {
        "": (0, 0, 0),
        "thinking": (-7, 0, 1),
        "pleased": (5, 0, -2),
        "beaten": (0, 0, 6),
    }[mood]
    return f'<g transform="translate({x} {y}) rotate({turn} 60 90)">{"".join(parts)}</g>'


def eyes(
    mood: str,
    apart: float,
    y: float,
    ink: str = INK,
    size: float = 3.8,
    lid: str = "",
    brow: str = "",
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
            left, right = (0, 4) if side > 0 else (4, 0)
            out += line(f"M{x - 5} {y - 6.5 + left}L{x + 5} {y - 6.5 + right}", brow, 2.4)
        elif mood == "thinking":
            out += circle(x + 2, y - 1.6, size, ink) + circle(x + 3.3, y - 3, size * 0.34, WHITE)
            if side > 0:
                out += line(f"M{x - 4} {y - 10}Q{x + 1} {y - 13.5} {x + 6} {y - 10.5}", brow, 2.4)
            else:
                out += line(f"M{x - 5} {y - 7}L{x + 5} {y - 7.5}", brow, 2.4)
        else:
            out += circle(x, y, size, ink) + circle(x + 1.3, y - 1.4, size * 0.32, WHITE)
            if lid:
                out += path(
                    f"M{x - size - 1.5} {y - 0.4}A{size + 1.5} {size + 1.5} 0 0 "
                    f"1 {x + size + 1.5} {y - 0.4}Z",
                    lid,
                )
                out += line(f"M{x - size - 1} {y - 0.2}H{x + size + 1}", ink, 2)
    return out


def mouth(mood: str, y: float, ink: str = INK, wide: float = 5.6, tongue: str = "#E8776A") -> str:
    """A small mouth under a nose: the cats' w, or what the mood makes of it."""
    w = wide
    if mood == "pleased":
        left, right, half = 60 - w, 60 + w, w * 0.55
        laugh = f"M{left} {y - 0.6}Q60 {y + 1.4} {right} {y - 0.6}"
        laugh += f"C{right} {y + 8} {left} {y + 8} {left} {y - 0.6}Z"
        lick = f"M{60 - half} {y + 3.6}Q60 {y + 1.6} {60 + half} {y + 3.6}"
        lick += f"Q60 {y + 7.4} {60 - half} {y + 3.6}Z"
        return path(laugh, ink) + path(lick, tongue)
    if mood == "beaten":
        return line(
            f"M{60 - w} {y + 3.4}Q{60 - w * 0.5} {y - 1.4} "
            f"60 {y + 1.6}Q{60 + w * 0.5} {y - 1.4} {60 + w} {y + 3.4}",
            ink,
            2.2,
        )
    if mood == "thinking":
        return line(
            f"M{60 - w * 0.2} {y + 1.4}Q{60 + w * 0.5} {y - 0.6} {60 + w * 1.05} {y + 1}", ink, 2.4
        )
    return line(
        f"M{60 - w} {y}Q{60 - w * 0.5} {y + 4.4} 60 {y}Q{60 + w * 0.5} {y + 4.4} {60 + w} {y}",
        ink,
        2.2,
    )


def nose(y: float, fill: str, w: float = 4) -> str:
    """A small soft nose."""
    left, right = 60 - w, 60 + w
    return path(
        f"M{left} {y}C{left} {y - 1.6} {right} {y - 1.6} {right} {y}"
        f"C{right} {y + 2.4} {60 + w * 0.35} {y + 4.4} 60 {y + 4.4}"
        f"C{60 - w * 0.35} {y + 4.4} {left} {y + 2.4} {left} {y}Z",
        fill,
    )


def blush(apart: float, y: float, fill: str, mood: str = "") -> str:
    """Warm cheeks, warmer when pleased."""
    strong = ".85" if mood == "pleased" else ".55"
    return "".join(ellipse(60 + s * apart, y, 6, 3.8, fill, fill_opacity=strong) for s in (-1, 1))


def aside(mood: str, dark: bool = False) -> Parts:
    """What a mood adds beside the head: dots of thought, glints, a drop of sweat."""
    if mood == "thinking":
        fill = "#F4EEDD" if dark else "#FFFDF6"
        return [
            (
                "thought",
                2,
                circle(83, 14, 2.8, fill) + circle(93, 19, 3.8, fill) + circle(103, 29, 5, fill),
            )
        ]
    if mood == "pleased":
        fill = "#FFE6A8" if dark else "#FFFDF6"
        return [
            ("joy", 1.5, star(19, 40, 9, fill) + star(101, 34, 10, fill) + star(30, 24, 6, fill))
        ]
    if mood == "beaten":
        return [("sweat", 2, drop(98, 42, 6, "#8FC4F2", WHITE))]
    return []


def shoulders(fill: str, chest: str = "") -> str:
    """Shoulders that end on the round of the portrait."""
    out = path(
        "M14.500 99.500C22 87 40 82 60 82C80 82 98 87 105.500 99.500A60 60 0 0 1 14.500 99.500Z",
        fill,
    )
    if chest:
        out += path(
            "M43 117.500C42 100 48 90 60 90C72 90 78 100 77 117.500A60 60 0 0 1 43 117.500Z", chest
        )
    return out


def ground(fill: str, light: str) -> str:
    """The round ground and the light behind the head."""
    return circle(60, 60, 60, fill) + circle(60, 56, 46, light)
