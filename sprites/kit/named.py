"""Shapes cut from a paper known by its name: `kind` is a class of the drawing's style.

What a class looks like stands once in the drawing, and palettes change it: so one drawing serves
every suit, hour and weather.
"""

from __future__ import annotations

from collections.abc import Mapping

from sprites.kit.numbers import tenth
from sprites.kit.shapes import attributes


def path(kind: str, d: str, **extra: object) -> str:
    """An outline."""
    return f'<path class="{kind}" d="{d}"{attributes(extra)}/>'


def window(kind: str, d: str) -> str:
    """An outline with holes cut out of it."""
    return path(kind, d, fill_rule="evenodd")


def disc(kind: str, x: float, y: float, r: float, **extra: object) -> str:
    """A disc."""
    more = attributes(extra)
    return f'<circle class="{kind}" cx="{tenth(x)}" cy="{tenth(y)}" r="{tenth(r)}"{more}/>'


def oval(kind: str, x: float, y: float, rx: float, ry: float, **extra: object) -> str:
    """An oval."""
    return (
        f'<ellipse class="{kind}" cx="{tenth(x)}" cy="{tenth(y)}" '
        f'rx="{tenth(rx)}" ry="{tenth(ry)}"{attributes(extra)}/>'
    )


def bar(kind: str, x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """A rectangle, its corners rounded by r."""
    corner = f' rx="{tenth(r)}"' if r else ""
    return (
        f'<rect class="{kind}" x="{tenth(x)}" y="{tenth(y)}" '
        f'width="{tenth(w)}" height="{tenth(h)}"{corner}/>'
    )


def fills(colours: Mapping[str, str]) -> dict[str, str]:
    """Papers by name as the rules of a style."""
    return {kind: f"fill:{colour}" for kind, colour in colours.items()}
