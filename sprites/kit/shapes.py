"""Shapes of one colour, and ways to lay them: each function writes a piece of SVG.

A fill such as `#FFB454` is a colour for good. One such as `.grass` is the name of a paper: its
colour stands in the drawing's style, where a palette can change it.
"""

from __future__ import annotations

from sprites.kit.numbers import short


def attributes(extra: dict[str, object]) -> str:
    """Further attributes, written with hyphens."""
    return "".join(f' {key.replace("_", "-")}="{value}"' for key, value in extra.items())


def painted(fill: str) -> str:
    """The attribute that colours a shape."""
    return f'class="{fill[1:]}"' if fill.startswith(".") else f'fill="{fill}"'


def path(d: str, fill: str, **extra: object) -> str:
    """A filled outline."""
    return f'<path d="{d}" {painted(fill)}{attributes(extra)}/>'


def hole(d: str, fill: str) -> str:
    """A sheet with holes cut out of it."""
    return path(d, fill, fill_rule="evenodd")


def line(d: str, stroke: str, width: float, **extra: object) -> str:
    """A round-ended stroke."""
    return (
        f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{short(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round"{attributes(extra)}/>'
    )


def circle(x: float, y: float, r: float, fill: str, **extra: object) -> str:
    """A disc."""
    paint = painted(fill) + attributes(extra)
    return f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(r)}" {paint}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **extra: object) -> str:
    """An oval."""
    return (
        f'<ellipse cx="{short(x)}" cy="{short(y)}" rx="{short(rx)}" ry="{short(ry)}" '
        f"{painted(fill)}{attributes(extra)}/>"
    )


def rect(x: float, y: float, w: float, h: float, fill: str, r: float = 0, **extra: object) -> str:
    """A rectangle, its corners rounded by r."""
    round_ = f' rx="{short(r)}"' if r else ""
    return (
        f'<rect x="{short(x)}" y="{short(y)}" width="{short(w)}" height="{short(h)}"{round_} '
        f"{painted(fill)}{attributes(extra)}/>"
    )


def moved(x: float, y: float, *parts: str, turn: float = 0, size: float = 1) -> str:
    """Parts moved, then turned and sized about their own origin."""
    how = f"translate({short(x)} {short(y)})"
    if turn:
        how += f" rotate({short(turn)})"
    if size != 1:
        how += f" scale({size:.3g})"
    return f'<g transform="{how}">{"".join(parts)}</g>'


def turned(angle: float, x: float, y: float, *parts: str) -> str:
    """Parts turned about a point."""
    return f'<g transform="rotate({short(angle)} {short(x)} {short(y)})">{"".join(parts)}</g>'


def mirrored(x: float, *parts: str) -> str:
    """Parts seen in a mirror standing at x."""
    return f'<g transform="translate({short(2 * x)} 0) scale(-1 1)">{"".join(parts)}</g>'


def spin(count: int, x: float, y: float, part: str, start: float = 0) -> str:
    """A part repeated round a middle."""
    return "".join(turned(start + 360 * k / count, x, y, part) for k in range(count))
