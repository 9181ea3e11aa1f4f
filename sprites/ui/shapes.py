"""Cut-paper shapes for the drawing scripts: functions that write SVG, and a drawing of sheets.

Every sheet is one top-level group of a drawing with `data-lift`, the height at which it floats.
"""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path


def short(value: float) -> str:
    """A coordinate with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def attributes(extra: dict[str, object]) -> str:
    """Further attributes, written with hyphens."""
    return "".join(f' {key.replace("_", "-")}="{value}"' for key, value in extra.items())


def path(d: str, fill: str, **extra: object) -> str:
    """A filled outline."""
    return f'<path d="{d}" fill="{fill}"{attributes(extra)}/>'


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
    return (
        f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(r)}" fill="{fill}"{attributes(extra)}/>'
    )


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **extra: object) -> str:
    """An oval."""
    return (
        f'<ellipse cx="{short(x)}" cy="{short(y)}" rx="{short(rx)}" ry="{short(ry)}" '
        f'fill="{fill}"{attributes(extra)}/>'
    )


def rect(x: float, y: float, w: float, h: float, fill: str, r: float = 0, **extra: object) -> str:
    """A rectangle, its corners rounded by r."""
    round_ = f' rx="{short(r)}"' if r else ""
    return (
        f'<rect x="{short(x)}" y="{short(y)}" width="{short(w)}" height="{short(h)}"{round_} '
        f'fill="{fill}"{attributes(extra)}/>'
    )


def moved(x: float, y: float, *parts: str, turn: float = 0, size: float = 1) -> str:
    """Parts moved, then turned and sized about their own origin."""
    how = f"translate({short(x)} {short(y)})"
    if turn:
        how += f" rotate({short(turn)})"
    if size != 1:
        how += f" scale({short(size)})"
    return f'<g transform="{how}">{"".join(parts)}</g>'


def turned(angle: float, x: float, y: float, *parts: str) -> str:
    """Parts turned about a point."""
    return f'<g transform="rotate({short(angle)} {short(x)} {short(y)})">{"".join(parts)}</g>'


def mirrored(x: float, *parts: str) -> str:
    """Parts seen in a mirror standing at x."""
    return f'<g transform="translate({short(2 * x)} 0) scale(-1 1)">{"".join(parts)}</g>'


def flame(tip_x: float, tip_y: float, x: float, base: float, r: float, fill: str) -> str:
    """One tongue of fire: its tip, and the round belly of radius r standing on base."""
    belly = base - 0.92 * r
    high = belly - tip_y
    points = [
        tip_x, tip_y, tip_x + 0.2 * r, tip_y + 0.34 * high, x + 1.08 * r, tip_y + 0.5 * high,
        x + r, belly, r, 0.92 * r, x - r, belly,
        x - r, tip_y + 0.58 * high, tip_x - 0.37 * r, tip_y + 0.45 * high, tip_x, tip_y,
    ]  # fmt: skip
    a = [short(value) for value in points]
    return path(
        f"M{a[0]} {a[1]}C{a[2]} {a[3]} {a[4]} {a[5]} {a[6]} {a[7]}"
        f"A{a[8]} {a[9]} 0 0 1 {a[10]} {a[11]}C{a[12]} {a[13]} {a[14]} {a[15]} {a[16]} {a[17]}Z",
        fill,
    )


def star(x: float, y: float, r: float, fill: str = "#FFF1D0") -> str:
    """A four-pointed glint, taller than wide."""
    s, w = 0.18 * r, 0.44 * r
    return path(
        f"M{short(x)} {short(y - r)}Q{short(x + s)} {short(y - s)} {short(x + w)} {short(y)}"
        f"Q{short(x + s)} {short(y + s)} {short(x)} {short(y + r)}"
        f"Q{short(x - s)} {short(y + s)} {short(x - w)} {short(y)}"
        f"Q{short(x - s)} {short(y - s)} {short(x)} {short(y - r)}Z",
        fill,
    )


def stars(places: list[tuple[float, float, float]], fill: str = "#FFF1D0") -> str:
    """Several glints: x, y and radius of each."""
    return "".join(star(x, y, r, fill) for x, y, r in places)


LEAF = "M0 0C-15 -9 -17 -32 0 -50C17 -32 15 -9 0 0Z"


def leaf(
    x: float, y: float, turn: float, size: float, fill: str, vein: str = "", width: float = 2.2
) -> str:
    """A leaf (or petal, or feather) growing from a point, 50 units long at size 1."""
    inner = path(LEAF, fill) + (line("M0 -3V-38", vein, width) if vein else "")
    return moved(x, y, inner, turn=turn, size=size)


def drop(x: float, y: float, r: float, fill: str, shine: str = "") -> str:
    """A drop of water; (x, y) is the middle of its belly."""
    p = [short(value) for value in (x, y - 2.1 * r, x + 0.25 * r, y - 1.3 * r, x + r, y - 0.7 * r,
                                    x + r, y, r, x - r, y, x - r, y - 0.7 * r,
                                    x - 0.25 * r, y - 1.3 * r)]  # fmt: skip
    whole = path(
        f"M{p[0]} {p[1]}C{p[2]} {p[3]} {p[4]} {p[5]} {p[6]} {p[7]}"
        f"A{p[8]} {p[8]} 0 0 1 {p[9]} {p[10]}C{p[11]} {p[12]} {p[13]} {p[14]} {p[0]} {p[1]}Z",
        fill,
    )
    if not shine:
        return whole
    return whole + line(
        f"M{short(x - 0.52 * r)} {short(y - 0.12 * r)}Q{short(x - 0.5 * r)} {short(y + 0.42 * r)} "
        f"{short(x - 0.12 * r)} {short(y + 0.58 * r)}",
        shine,
        0.22 * r,
    )


def waves(
    left: float, right: float, y: float, high: float, step: float, fill: str, foot: float
) -> str:
    """Water with a scalloped top edge from left to right, down to foot."""
    d = f"M{short(left)} {short(y)}"
    x = left
    while x < right:
        d += (
            f"C{short(x + 0.22 * step)} {short(y + high)} {short(x + 0.62 * step)} "
            f"{short(y + 1.05 * high)} {short(x + step)} {short(y)}"
        )
        x += step
    return path(f"{d}V{short(foot)}H{short(left)}Z", fill)


def crown(x: float, y: float, r: float, fill: str, bumps: int = 7, squash: float = 0.82) -> str:
    """A tree's crown, bush or puff of smoke: a ring of round bumps."""
    points = []
    for k in range(bumps):
        a = 2 * math.pi * (k + 0.5) / bumps - math.pi / 2
        points.append((x + r * 0.86 * math.cos(a), y + r * 0.86 * squash * math.sin(a)))
    chord = math.dist(points[0], points[1])
    d = f"M{short(points[0][0])} {short(points[0][1])}"
    for k in range(1, bumps + 1):
        px, py = points[k % bumps]
        size = short(chord * 0.58)
        d += f"A{size} {size} 0 0 1 {short(px)} {short(py)}"
    return path(d + "Z", fill)


def cloud(x: float, y: float, w: float, fill: str) -> str:
    """A cloud with a flat foot: (x, y) is the middle of the foot."""
    k = w / 100
    pts = [(-50, 0), (-38, -22), (-12, -40), (18, -36), (38, -18), (50, 0)]
    d = f"M{short(x - 50 * k)} {short(y)}"
    for (ax, ay), (bx, by) in pairwise(pts):
        r = short(0.56 * k * math.dist((ax, ay), (bx, by)))
        d += f"A{r} {r} 0 0 1 {short(x + bx * k)} {short(y + by * k)}"
    return path(d + "Z", fill)


def ring(x: float, y: float, outer: float, inner: float, fill: str) -> str:
    """A flat ring."""
    a, b = short(outer), short(inner)
    top, low = short(y - outer), short(y + outer)
    top2, low2 = short(y - inner), short(y + inner)
    xx = short(x)
    return hole(
        f"M{xx} {top}A{a} {a} 0 0 1 {xx} {low}A{a} {a} 0 0 1 {xx} {top}Z"
        f"M{xx} {top2}A{b} {b} 0 0 0 {xx} {low2}A{b} {b} 0 0 0 {xx} {top2}Z",
        fill,
    )


def gear(x: float, y: float, outer: float, inner: float, points: int, fill: str) -> str:
    """A rosette with soft points, as a seal or a sun has."""
    d = ""
    for k in range(points):
        a = 2 * math.pi * k / points
        half = math.pi / points
        p = (x + inner * math.cos(a - half), y + inner * math.sin(a - half))
        q = (x + outer * math.cos(a), y + outer * math.sin(a))
        r = (x + inner * math.cos(a + half), y + inner * math.sin(a + half))
        d += f"M{short(p[0])} {short(p[1])}" if k == 0 else ""
        d += f"Q{short(q[0])} {short(q[1])} {short(r[0])} {short(r[1])}"
    return path(d + "Z", fill)


class Drawing:
    """Sheets of paper, from the lowest to the highest."""

    def __init__(self, box: str, note: str, shadow: str = "", style: str = "") -> None:
        self.box, self.note, self.shadow, self.style = box, note, shadow, style
        self.sheets: list[str] = []

    def sheet(self, name: str, lift: float, *parts: str, plain: bool = False) -> Drawing:
        """Lay one more sheet; lift 0 prints it on the sheet below."""
        more = ' data-plain="1"' if plain else ""
        body = "\n  ".join(part for part in parts if part)
        self.sheets.append(f'<g id="{name}" data-lift="{short(lift)}"{more}>\n  {body}\n</g>')
        return self

    def text(self) -> str:
        """The whole file."""
        shadow = f' data-shadow="{self.shadow}"' if self.shadow else ""
        style = f"<style>{self.style}</style>\n" if self.style else ""
        body = "\n".join(self.sheets)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{self.box}"{shadow}>\n'
            f"<!-- {self.note} -->\n{style}{body}\n</svg>\n"
        )


def write(folder: Path, drawings: dict[str, Drawing]) -> None:
    """Write every drawing into the folder."""
    for name, drawing in drawings.items():
        (folder / f"{name}.svg").write_text(drawing.text(), encoding="utf-8", newline="\n")
