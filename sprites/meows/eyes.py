"""The eyes of the gods: one word for each mood."""

from __future__ import annotations

from collections.abc import Callable

from sprites.kit.cards import WHITE
from sprites.kit.shapes import circle, ellipse, line, path
from sprites.meows.palette import GLOW


def arc(x: float, up: bool) -> str:
    """A shut eye: bent up it laughs, bent down it sleeps."""
    a, b = (9, 1) if up else (5, 11)
    return f"M{x - 9} {a}C{x - 5} {b} {x + 5} {b} {x + 9} {a}"


def lid(x: float, ink: str) -> str:
    """An eye half shut."""
    return path(f"M{x - 9} 3H{x + 9}C{x + 9} 15 {x - 9} 15 {x - 9} 3Z", ink) + line(
        f"M{x - 12} 3H{x + 12}", ink, 4
    )


def dot(x: float, y: float, ink: str) -> str:
    """An eye as small as a bead."""
    return circle(x, y, 5.6, ink)


def dots(ink: str) -> str:
    """Looking ahead."""
    return dot(-24, 6, ink) + dot(24, 6, ink)


def up(ink: str) -> str:
    """Looking up."""
    return dot(-22, -3, ink) + dot(22, -3, ink)


def nose(ink: str) -> str:
    """Looking at what sits on the nose."""
    brows = line("M-30 -6C-26 -9 -20 -9 -16 -6M16 -6C20 -9 26 -9 30 -6", ink, 3)
    return dot(-17, 9, ink) + dot(17, 9, ink) + brows


def wide(ink: str) -> str:
    """Wide open."""
    return "".join(circle(x, 4, 9.5, ink) + circle(x - 3, 0.5, 3.2, WHITE) for x in (-25, 25))


def happy(ink: str) -> str:
    """Shut for joy."""
    return line(arc(-25, True) + arc(25, True), ink, 4)


def asleep(ink: str) -> str:
    """Shut in sleep."""
    return line(arc(-25, False) + arc(25, False), ink, 4)


def wink(ink: str) -> str:
    """One shut for joy."""
    return line(arc(-25, True), ink, 4) + dot(24, 6, ink)


def peek(ink: str) -> str:
    """One asleep, the other just open."""
    brow = line("M14 -4C20 -7 28 -7 34 -4", ink, 3)
    return line(arc(-25, False), ink, 4) + dot(24, 5, ink) + brow


def half(ink: str) -> str:
    """Half shut."""
    return lid(-24, ink) + lid(24, ink)


def doubt(ink: str) -> str:
    """Half shut, one brow raised."""
    return half(ink) + line("M14 -9C20 -14 28 -14 34 -10", ink, 3.4)


def glower(ink: str) -> str:
    """Slits under heavy brows."""
    slits = "M-36 -3L-13 6C-14 17 -34 16 -36 -3ZM36 -3L13 6C14 17 34 16 36 -3Z"
    return path(slits, ink) + line("M-38 -5L-12 5M38 -5L12 5", ink, 4.4)


def squeezed(ink: str) -> str:
    """Pressed shut."""
    return line("M-34 -2L-17 6L-34 14M34 -2L17 6L34 14", ink, 4.4)


def shades(ink: str) -> str:
    """Behind dark glasses."""
    glasses = (
        "M-42 -5C-32 -8 -16 -7 -7 -4C-5 8 -12 17 -24 17C-37 17 -43 8 -42 -5Z"
        "M42 -5C32 -8 16 -7 7 -4C5 8 12 17 24 17C37 17 43 8 42 -5Z"
    )
    return (
        line("M-8 -1C-4 -4 4 -4 8 -1M-40 -3L-56 -8M40 -3L56 -8", ink, 4.4)
        + path(glasses, ink)
        + line("M-34 8L-24 -2M-26 10L-20 4M16 8L26 -2M24 10L30 4", "#FFD98A", 3.2)
    )


def sly(ink: str) -> str:
    """Narrow and glowing."""
    slits = (
        "M-38 -2C-33 -3 -18 1 -13 5C-15 14 -32 16 -38 -2ZM38 -2C33 -3 18 1 13 5C15 14 32 16 38 -2Z"
    )
    pupils = "M-25 1C-28 5 -27 10 -24 11C-21 10 -20 6 -21 2ZM25 1C28 5 27 10 24 11C21 10 20 6 21 2Z"
    return path(slits, GLOW) + path(pupils, ink)


def lit(ink: str) -> str:
    """Round as lamps."""
    return "".join(
        circle(x, 3, 11.5, GLOW) + ellipse(x, 3.5, 4.4, 8.4, ink) + circle(x - 2.5, 0, 2.2, WHITE)
        for x in (-25, 25)
    )


def wild(ink: str) -> str:
    """Wide, slanting, glowing."""
    slant = (
        "M-42 -9C-34 -10 -16 0 -10 6C-13 19 -38 20 -42 -9Z"
        "M42 -9C34 -10 16 0 10 6C13 19 38 20 42 -9Z"
    )
    return path(slant, GLOW) + circle(-25, 5, 4.6, ink) + circle(25, 5, 4.6, ink)


EYES: dict[str, Callable[[str], str]] = {
    eyes.__name__: eyes
    for eyes in (
        *(dots, up, nose, wide, happy, asleep, wink, peek),
        *(half, doubt, glower, squeezed, shades, sly, lit, wild),
    )
}
"""A pair of eyes in this ink, by the word for its mood."""
