"""Shapes the pictures of Tomorrow Never Meows are cut from: weather, cats, the valley.

Each top-level group of a drawing is one sheet of paper; `data-lift` is how high it floats.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path

HERE = Path(__file__).parent
SUITS = ("fine", "cloudy", "rainy", "thunder", "snow")
DARK = {
    "fine": "#A85A00",
    "cloudy": "#56637A",
    "rainy": "#1D4E89",
    "thunder": "#4B2A7B",
    "snow": "#28728A",
}
SHADOW = {
    "fine": "#6E3400",
    "cloudy": "#283046",
    "rainy": "#0A2046",
    "thunder": "#0E0428",
    "snow": "#14465F",
}
PAPER = "#FBF6EA"
WHITE = "#FFFFFF"
CARD = "0 0 252 352"
WIDE = "-160 0 1600 800"


# ---- writing --------------------------------------------------------------------------------


def num(value: float) -> str:
    """A number as short as one decimal allows."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def path(d: str, fill: str = "none", extra: str = "") -> str:
    """A filled path; a fill written ".grass" is a class, whose colour papers.json can change."""
    paint = f'class="{fill[1:]}"' if fill.startswith(".") else f'fill="{fill}"'
    return f'<path d="{d}" {paint}{" " + extra if extra else ""}/>'


def line(d: str, colour: str, width: float, extra: str = "") -> str:
    return path(
        d,
        "none",
        f'stroke="{colour}" stroke-width="{num(width)}" stroke-linecap="round" '
        f'stroke-linejoin="round"{" " + extra if extra else ""}',
    )


def circle(x: float, y: float, r: float, fill: str, extra: str = "") -> str:
    tail = f" {extra}" if extra else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{tail}/>'


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, extra: str = "") -> str:
    tail = f" {extra}" if extra else ""
    return (
        f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{tail}/>'
    )


def at(x: float, y: float, scale: float, *body: str, turn: float = 0) -> str:
    """These shapes moved to x, y, turned and scaled."""
    turned = f" rotate({num(turn)})" if turn else ""
    inner = "".join(body)
    return f'<g transform="translate({num(x)} {num(y)}){turned} scale({scale:g})">{inner}</g>'


class Picture:
    """One drawing: sheets laid one on another, the first at the bottom."""

    def __init__(self, note: str, box: str = CARD, shadow: str = "") -> None:
        self.note = note
        self.box = box
        self.shadow = shadow
        self.defs: list[str] = []
        self.sheets: list[str] = []

    def sheet(self, name: str, lift: float, *body: str, plain: bool = False) -> None:
        grain = ' data-plain="1"' if plain else ""
        lines = "\n ".join(body)
        self.sheets.append(f'<g id="{name}" data-lift="{lift:g}"{grain}>\n {lines}\n</g>')

    def gradient(self, name: str, top: str, bottom: str, y1: float, y2: float) -> str:
        self.defs.append(
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="{num(y1)}" '
            f'x2="0" y2="{num(y2)}"><stop offset="0" stop-color="{top}"/>'
            f'<stop offset="1" stop-color="{bottom}"/></linearGradient>'
        )
        return f"url(#{name})"

    def sky(self, top: str, bottom: str) -> None:
        paint = self.gradient("sky-paint", top, bottom, 12, 340)
        self.sheet("sky", 0.1, path("M-10 -10H262V362H-10Z", paint))

    def write(self, name: str) -> None:
        shadow = f' data-shadow="{self.shadow}"' if self.shadow else ""
        defs = f"<defs>{''.join(self.defs)}</defs>\n" if self.defs else ""
        body = "\n".join(self.sheets)
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{self.box}"{shadow}>\n'
            f"<!-- {self.note} -->\n{defs}{body}\n</svg>\n"
        )
        (HERE / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


# ---- shapes of the weather ------------------------------------------------------------------


def petals(
    x: float, y: float, inner: float, outer: float, count: int,
    fat: float = 1.0, turn: float = 0.0, lean: float = 0.0, short: float = 1.0,
) -> str:  # fmt: skip
    """Rays with soft tips round a centre; `lean` blows them aside, `short` shrinks every other."""
    out = []
    for i in range(count):
        far = outer if i % 2 == 0 else inner + (outer - inner) * short
        a = math.radians(turn + 360 * i / count)
        half = math.pi * inner / count * 0.86 * fat
        reach = far - inner

        def p(r: float, side: float, a: float = a, reach: float = reach) -> str:
            side += lean * max(0.0, (r - inner) / reach) ** 1.5 * reach * 0.5
            return (
                f"{num(x + r * math.cos(a) - side * math.sin(a))} "
                f"{num(y + r * math.sin(a) + side * math.cos(a))}"
            )

        belly, neck = inner + reach * 0.6, inner + reach * 0.94
        out.append(
            f"M{p(inner, -half)}Q{p(belly, -half * 0.95)} {p(neck, -half * 0.26)}"
            f"Q{p(far + 1, 0)} {p(neck, half * 0.26)}"
            f"Q{p(belly, half * 0.95)} {p(inner, half)}Z"
        )
    return "".join(out)


def sun(
    x: float, y: float, inner: float, outer: float, count: int, fill: str,
    fat: float = 1.0, turn: float = 0.0, lean: float = 0.0, short: float = 1.0,
) -> str:  # fmt: skip
    return path(
        petals(x, y, inner - 8, outer, count, fat * 1.12, turn, lean, short), fill
    ) + circle(x, y, inner, fill)


def drop(x: float, y: float, size: float) -> str:
    """A drop whose belly has the radius 0.6 size; x, y is the middle of its height."""
    s = size
    return (
        f"M{num(x)} {num(y - 1.1 * s)}C{num(x + 0.21 * s)} {num(y - 0.47 * s)} {num(x + 0.6 * s)} "
        f"{num(y - 0.15 * s)} {num(x + 0.6 * s)} {num(y + 0.17 * s)}A{num(0.6 * s)} {num(0.6 * s)} "
        f"0 0 1 {num(x - 0.6 * s)} {num(y + 0.17 * s)}C{num(x - 0.6 * s)} {num(y - 0.15 * s)} "
        f"{num(x - 0.21 * s)} {num(y - 0.47 * s)} {num(x)} {num(y - 1.1 * s)}Z"
    )


def flake(x: float, y: float, r: float, turn: float = 0.0) -> str:
    """The strokes of a six-pointed flake."""
    out = []
    for i in range(6):
        a = math.radians(60 * i - 90 + turn)
        c, s = math.cos(a), math.sin(a)
        out.append(f"M{num(x)} {num(y)}L{num(x + r * c)} {num(y + r * s)}")
        for side in (-1, 1):
            b = a + side * math.radians(48)
            k, reach = 0.55 * r, 0.36 * r
            out.append(
                f"M{num(x + k * c)} {num(y + k * s)}"
                f"l{num(reach * math.cos(b))} {num(reach * math.sin(b))}"
            )
    return "".join(out)


BOLT = "M13 -46L-22 6C-24 10 -22 13 -18 13L-3 12L-14 46L24 -6C26 -10 24 -13 20 -13L6 -12Z"


def bolt(x: float, y: float, scale: float, turn: float = 0.0, fill: str = "#FFD84D") -> str:
    body = path(BOLT, fill, f'stroke="{fill}" stroke-width="5" stroke-linejoin="round"')
    return at(x, y, scale, body, turn=turn)


def arcs(points: Sequence[tuple[float, float]], sweep: int = 1) -> str:
    """Bulging arcs from point to point, the outline of every cloud."""
    out = [f"{num(points[0][0])} {num(points[0][1])}"]
    for (x0, y0), (x1, y1) in pairwise(points):
        r = math.hypot(x1 - x0, y1 - y0) * 0.56
        out.append(f"A{num(r)} {num(r)} 0 0 {sweep} {num(x1)} {num(y1)}")
    return "".join(out)


PUFFS = (
    ((-0.5, -0.12), (-0.36, -0.5), (-0.08, -0.76), (0.2, -0.6), (0.37, -0.34), (0.49, -0.12)),
    ((-0.5, -0.12), (-0.38, -0.32), (-0.22, -0.52), (0.02, -0.68), (0.28, -0.48), (0.5, -0.12)),
    ((-0.5, -0.1), (-0.42, -0.36), (-0.16, -0.6), (0.16, -0.58), (0.4, -0.38), (0.5, -0.1)),
)


def cloud(x: float, y: float, w: float, kind: int = 0, h: float = 0.62) -> str:
    """A loose cloud with a flat foot; x, y is the middle of its foot, w its width."""
    tops = [(x + u * w, y + v * w * h) for u, v in PUFFS[kind]]
    low = w * 0.042
    (x0, _), (x1, _) = tops[0], tops[-1]
    return (
        f"M{arcs(tops)}A{num(low)} {num(low)} 0 0 1 {num(x1 - low * 0.4)} {num(y)}"
        f"H{num(x0 + low * 0.4)}A{num(low)} {num(low)} 0 0 1 {num(x0)} {num(tops[0][1])}Z"
    )


def ceiling(points: Sequence[tuple[float, float]]) -> str:
    """A bank of cloud hanging from the upper edge."""
    return f"M{num(points[0][0])} -12V{arcs(points, 0).split(' ', 1)[1]}V-12Z"


def floor(points: Sequence[tuple[float, float]]) -> str:
    """A bank of cloud rising from the lower edge."""
    return f"M{num(points[0][0])} 364V{arcs(points).split(' ', 1)[1]}V364Z"


def bank(y: float, seed: int, deep: float = 18, steps: int = 5) -> list[tuple[float, float]]:
    """Points for a ceiling or a floor across the card, uneven but never wild."""
    dice = random.Random(seed)
    width = 312 / steps
    return [
        (-30 + width * i + (dice.uniform(-9, 9) if 0 < i < steps else 0),
         y + (deep if i % 2 else 0) * dice.uniform(0.5, 1.0))
        for i in range(steps + 1)
    ]  # fmt: skip


# ---- the cats -------------------------------------------------------------------------------

SMOOTH = (
    "M-60 8C-61 -14 -58 -42 -52 -61C-50 -68 -44 -69 -39 -65C-31 -58 -24 -51 -18 -45"
    "C-7 -48 7 -48 18 -45C24 -51 31 -58 39 -65C44 -69 50 -68 52 -61C58 -42 61 -14 60 8"
    "C60 37 34 51 0 51C-34 51 -60 37 -60 8Z"
)
SHAGGY = (
    "M-56 4C-60 -16 -58 -42 -52 -61C-50 -68 -44 -69 -39 -65C-31 -58 -24 -51 -18 -45"
    "C-7 -48 7 -48 18 -45C24 -51 31 -58 39 -65C44 -69 50 -68 52 -61C58 -42 60 -16 56 4"
    "C61 7 66 12 70 19C72 23 70 26 66 26C63 26 60 26 57 26C59 30 60 34 60 39C60 43 57 44 53 43"
    "C49 42 45 41 42 40C30 48 15 51 0 51C-15 51 -30 48 -42 40C-45 41 -49 42 -53 43"
    "C-57 44 -60 43 -60 39C-60 34 -59 30 -57 26C-60 26 -63 26 -66 26C-70 26 -72 23 -70 19"
    "C-66 12 -61 7 -56 4Z"
)
SPIKY = (
    "M-56 6C-63 -14 -60 -42 -55 -64C-53 -72 -46 -73 -41 -68C-35 -61 -30 -55 -25 -49L-20 -60"
    "L-10 -50L0 -64L10 -50L20 -60L25 -49C30 -55 35 -61 41 -68C46 -73 53 -72 55 -64"
    "C60 -42 63 -14 56 6L74 8L62 20L78 30L60 34L66 48L48 44C34 50 16 52 0 52"
    "C-16 52 -34 50 -48 44L-66 48L-60 34L-78 30L-62 20L-74 8Z"
)
EARS = (
    "M-46 -51C-49 -40 -50 -30 -49 -21C-44 -31 -36 -38 -27 -42C-34 -46 -40 -49 -46 -51Z"
    "M46 -51C49 -40 50 -30 49 -21C44 -31 36 -38 27 -42C34 -46 40 -49 46 -51Z"
)
STRIPES = (
    "M-7 -46C-6 -36 -4 -30 0 -26C4 -30 6 -36 7 -46C4 -47 -4 -47 -7 -46Z"
    "M-25 -43C-23 -36 -20 -32 -16 -29C-14 -34 -14 -40 -15 -45Z"
    "M25 -43C23 -36 20 -32 16 -29C14 -34 14 -40 15 -45Z"
)
MUZZLE = "M-26 24C-26 10 -10 8 0 12C10 8 26 10 26 24C26 38 10 42 0 42C-10 42 -26 38 -26 24Z"
NOSE = "M-4.5 15C-4.5 13.4 4.5 13.4 4.5 15C4.5 17.4 1.6 20 0 20C-1.6 20 -4.5 17.4 -4.5 15Z"
LAUGH = (
    "M-19 22C-12 26 12 26 19 22C21 21 22.5 22.5 22 24.5C19 37 9 41 0 41"
    "C-9 41 -19 37 -22 24.5C-22.5 22.5 -21 21 -19 22Z"
)
ROAR = (
    "M-21 21C-12 26 12 26 21 21C24 20 26 22 25 25C22 42 11 48 0 48C-11 48 -22 42 -25 25"
    "C-26 22 -24 20 -21 21Z"
)


def eyes(mood: str, ink: str, glow: str = "#FFD84D") -> str:
    """A pair of eyes; one word for each mood."""

    def arc(x: float, up: bool) -> str:
        a, b = (9, 1) if up else (5, 11)
        return f"M{x - 9} {a}C{x - 5} {b} {x + 5} {b} {x + 9} {a}"

    def lid(x: float) -> str:
        return path(f"M{x - 9} 3H{x + 9}C{x + 9} 15 {x - 9} 15 {x - 9} 3Z", ink) + line(
            f"M{x - 12} 3H{x + 12}", ink, 4
        )

    if mood == "dots":
        return circle(-24, 6, 5.6, ink) + circle(24, 6, 5.6, ink)
    if mood == "up":
        return circle(-22, -3, 5.6, ink) + circle(22, -3, 5.6, ink)
    if mood == "nose":
        return (
            circle(-17, 9, 5.6, ink)
            + circle(17, 9, 5.6, ink)
            + line("M-30 -6C-26 -9 -20 -9 -16 -6M16 -6C20 -9 26 -9 30 -6", ink, 3)
        )
    if mood == "wide":
        return "".join(circle(x, 4, 9.5, ink) + circle(x - 3, 0.5, 3.2, WHITE) for x in (-25, 25))
    if mood == "happy":
        return line(arc(-25, True) + arc(25, True), ink, 4)
    if mood == "asleep":
        return line(arc(-25, False) + arc(25, False), ink, 4)
    if mood == "wink":
        return line(arc(-25, True), ink, 4) + circle(24, 6, 5.6, ink)
    if mood == "peek":
        return (
            line(arc(-25, False), ink, 4)
            + circle(24, 5, 5.6, ink)
            + line("M14 -4C20 -7 28 -7 34 -4", ink, 3)
        )
    if mood == "half":
        return lid(-24) + lid(24)
    if mood == "doubt":
        return lid(-24) + lid(24) + line("M14 -9C20 -14 28 -14 34 -10", ink, 3.4)
    if mood == "glower":
        slits = "M-36 -3L-13 6C-14 17 -34 16 -36 -3ZM36 -3L13 6C14 17 34 16 36 -3Z"
        return path(slits, ink) + line("M-38 -5L-12 5M38 -5L12 5", ink, 4.4)
    if mood == "squeezed":
        return line("M-34 -2L-17 6L-34 14M34 -2L17 6L34 14", ink, 4.4)
    if mood == "shades":
        return (
            line("M-8 -1C-4 -4 4 -4 8 -1M-40 -3L-56 -8M40 -3L56 -8", ink, 4.4)
            + path(
                "M-42 -5C-32 -8 -16 -7 -7 -4C-5 8 -12 17 -24 17C-37 17 -43 8 -42 -5Z"
                "M42 -5C32 -8 16 -7 7 -4C5 8 12 17 24 17C37 17 43 8 42 -5Z", ink)
            + line("M-34 8L-24 -2M-26 10L-20 4M16 8L26 -2M24 10L30 4", "#FFD98A", 3.2)
        )  # fmt: skip
    if mood == "sly":
        return path(
            "M-38 -2C-33 -3 -18 1 -13 5C-15 14 -32 16 -38 -2Z"
            "M38 -2C33 -3 18 1 13 5C15 14 32 16 38 -2Z", glow
        ) + path(
            "M-25 1C-28 5 -27 10 -24 11C-21 10 -20 6 -21 2Z"
            "M25 1C28 5 27 10 24 11C21 10 20 6 21 2Z", ink
        )  # fmt: skip
    if mood == "lit":
        return "".join(
            circle(x, 3, 11.5, glow) + ellipse(x, 3.5, 4.4, 8.4, ink)
            + circle(x - 2.5, 0, 2.2, WHITE) for x in (-25, 25)
        )  # fmt: skip
    if mood == "wild":
        return path(
            "M-42 -9C-34 -10 -16 0 -10 6C-13 19 -38 20 -42 -9Z"
            "M42 -9C34 -10 16 0 10 6C13 19 38 20 42 -9Z", glow
        ) + circle(-25, 5, 4.6, ink) + circle(25, 5, 4.6, ink)  # fmt: skip
    raise ValueError(mood)


def mouth(mood: str, ink: str, tongue: str = "#F08A7A") -> str:
    """Nose and mouth; one word for each mood."""
    nose = path(NOSE, ink)
    double = line("M-11 22C-10 28.5 -1 28.5 0 21.5C1 28.5 10 28.5 11 22", ink, 3.4)
    lick = path("M-10 37C-7 31.5 7 31.5 10 37C6 40 3 41 0 41C-3 41 -6 40 -10 37Z", tongue)
    if mood == "w":
        return nose + double
    if mood == "blep":
        return nose + path("M2 25H14C15 35 3 36 2 25Z", tongue) + double
    if mood == "laugh":
        return nose + path(LAUGH, ink) + lick
    if mood == "o":
        return nose + path("M-8 24C-8 22 8 22 8 24C8 36 -8 36 -8 24Z", ink)
    if mood == "yawn":
        return (
            nose
            + path("M-11 25C-11 21 11 21 11 25C13 44 -13 44 -11 25Z", ink)
            + path("M-7.5 35C-5 31 5 31 7.5 35C6 39.5 -6 39.5 -7.5 35Z", tongue)
        )
    if mood == "smirk":
        return nose + line("M0 21.5C-2 28 -12 28 -13 23M0 21.5C3 29 14 28 18 17", ink, 3.4)
    if mood == "wail":
        return (
            nose
            + path(
                "M-20 34C-20 22 20 22 20 34C20 44 12 40 8 43C4 46 -4 46 -8 43"
                "C-12 40 -20 44 -20 34Z",
                ink,
            )
            + path("M-11 40C-8 35 8 35 11 40C8 43 4 44 0 44C-4 44 -8 43 -11 40Z", tongue)
        )
    if mood == "fangs":
        return (
            nose
            + path(LAUGH, ink)
            + lick
            + path("M-15 24.5L-9 25.3L-12 33ZM15 24.5L9 25.3L12 33Z", WHITE)
        )
    if mood == "roar":
        return (
            nose
            + path(ROAR, ink)
            + path("M-13 43C-9 35 9 35 13 43C9 46.5 4 48 0 48C-4 48 -9 46.5 -13 43Z", tongue)
            + path("M-17 24L-9 25.4L-13 35ZM17 24L9 25.4L13 35Z", WHITE)
        )
    raise ValueError(mood)


def cheeks(colour: str) -> str:
    return ellipse(-39, 22, 10, 6.5, colour, 'fill-opacity=".75"') + ellipse(
        39, 22, 10, 6.5, colour, 'fill-opacity=".75"'
    )


def face(look: str, say: str, ink: str, blush: str = "") -> str:
    return (cheeks(blush) if blush else "") + eyes(look, ink) + mouth(say, ink)


class Coat:
    """The colours of one god."""

    def __init__(self, fur: str, ear: str, stripe: str, chin: str, blush: str, ink: str) -> None:
        self.fur, self.ear, self.stripe = fur, ear, stripe
        self.chin, self.blush, self.ink = chin, blush, ink

    def head(self, look: str, say: str, shape: str = SMOOTH) -> str:
        """A head about 120 wide, its middle at 0, 0."""
        edge = f'stroke="{self.fur}" stroke-width="6" stroke-linejoin="round"'
        return "".join(
            (
                path(shape, self.fur, edge if shape == SPIKY else ""),
                path(EARS, self.ear),
                path(STRIPES, self.stripe) if self.stripe else "",
                path(MUZZLE, self.chin) if self.chin else "",
                face(look, say, self.ink, self.blush),
            )
        )

    def sitting(self, tail: str = "curl") -> str:
        """A seated body under a head at 0, 0; about 110 high."""
        tails = {
            "curl": "M34 92C66 98 78 74 66 54C60 44 50 48 52 57",
            "up": "M34 92C70 92 72 62 62 40C58 30 66 20 74 24",
            "shiver": "M34 92C52 96 58 84 68 88C78 92 80 78 74 70",
        }
        return "".join(
            (
                line(tails[tail], self.fur, 14) if tail else "",
                path(
                    "M-44 92C-52 56 -34 26 0 22C34 26 52 56 44 92C44 104 -44 104 -44 92Z", self.fur
                ),
                path("M-20 98C-24 70 -14 48 0 46C14 48 24 70 20 98Z", self.chin or self.ear),
                line("M-10 100V82M10 100V82", self.ink, 3.2, 'stroke-opacity=".55"'),
            )
        )

    def leaping(self) -> str:
        """A body in mid-jump under a head at 0, 0, its arms and legs thrown out."""
        limbs = "M-24 40L-48 24M24 40L54 20M-18 84L-36 108M18 84L36 108"
        return "".join(
            (
                line("M30 78C58 84 66 62 60 46C57 38 64 30 72 33", self.fur, 14),
                line(limbs, self.fur, 19),
                path(
                    "M-36 78C-44 48 -30 22 0 20C30 22 44 48 36 78C30 100 -30 100 -36 78Z", self.fur
                ),
                ellipse(0, 66, 19, 23, self.chin or self.ear),
            )
        )


SUN_CAT = Coat("#F59E2E", "#FFD98A", "#E07F1B", "#FFE3A6", "#EE6F45", "#5A3210")
RAIN_CAT = Coat("#3C7CC2", "#A9CDEF", "#2A62A6", "#D5E7F7", "#E58A8F", "#12294D")
STORM_CAT = Coat("#9C74E0", "#E2CFFB", "", "#CDB2F5", "", "#22103F")
SNOW_CAT = Coat(WHITE, "#BFE0EC", "", "", "#F0A7A4", "#2B5366")

CLOUD_BODY = (
    "M-56 40C-84 42 -92 10 -66 2C-72 -22 -50 -38 -32 -32C-24 -50 24 -50 32 -32"
    "C50 -38 72 -22 66 2C92 10 84 42 56 40C44 54 16 54 6 44C-2 54 -40 56 -56 40Z"
)
CLOUD_EARS = (
    "M-44 -22C-46 -38 -44 -54 -39 -64C-37 -68 -32 -69 -28 -66C-20 -59 -13 -51 -9 -44L9 -44"
    "C13 -51 20 -59 28 -66C32 -69 37 -68 39 -64C44 -54 46 -38 44 -22Z"
)
CLOUD_EARS_IN = (
    "M-36 -52C-38 -43 -38 -36 -37 -29C-33 -35 -27 -40 -20 -43C-26 -48 -31 -51 -36 -52Z"
    "M36 -52C38 -43 38 -36 37 -29C33 -35 27 -40 20 -43C26 -48 31 -51 36 -52Z"
)
CLOUD_INK, CLOUD_BLUSH = "#3B4559", "#E9A6A0"
CLOUD_TAILS = {
    "": "",
    "curl": "M62 20C86 22 98 4 88 -10C82 -19 70 -17 69 -8",
    "up": "M60 22C88 22 92 -6 84 -26C80 -36 88 -46 96 -42",
    "low": "M58 30C84 42 104 34 104 18C104 8 94 6 91 13",
    "left": "M-62 20C-86 22 -98 4 -88 -10C-82 -19 -70 -17 -69 -8",
}


def cloud_cat(look: str, say: str, fur: str = "#FFFFFD", tail: str = "curl") -> str:
    """The cloud god: a puff with ears, its middle at 0, 0, about 170 wide."""
    return "".join(
        (
            line(CLOUD_TAILS[tail], fur, 17) if tail else "",
            path(CLOUD_EARS, fur),
            path(CLOUD_EARS_IN, "#DCCBD2"),
            path(CLOUD_BODY, fur),
            face(look, say, CLOUD_INK, CLOUD_BLUSH),
        )
    )


def paw(x: float, y: float, w: float, h: float, fill: str, toe: str) -> tuple[str, str]:
    """A paw resting on an edge, its round toes down at y, and the two strokes between the toes."""
    r = w / 2
    shape = (
        f"M{num(x)} {num(y - h)}C{num(x + r * 0.8)} {num(y - h)} {num(x + r * 0.95)} "
        f"{num(y - h * 0.7)} {num(x + r)} {num(y - h * 0.4)}C{num(x + r * 1.1)} {num(y)} "
        f"{num(x - r * 1.1)} {num(y)} {num(x - r)} {num(y - h * 0.4)}"
        f"C{num(x - r * 0.95)} {num(y - h * 0.7)} {num(x - r * 0.8)} {num(y - h)} "
        f"{num(x)} {num(y - h)}Z"
    )
    t, low, up = w * 0.17, y - h * 0.14, y - h * 0.36
    toes = f"M{num(x - t)} {num(low)}V{num(up)}M{num(x + t)} {num(low)}V{num(up)}"
    return path(shape, fill), line(toes, toe, max(2.2, w * 0.08))


# ---- the valley -----------------------------------------------------------------------------


def far_hill(y: float) -> str:
    return (
        f"M-10 {num(y + 3)}C40 {num(y - 14)} 84 {num(y - 8)} 126 {num(y + 10)}"
        f"C168 {num(y + 26)} 214 {num(y + 14)} 262 {num(y - 9)}V362H-10Z"
    )


def near_hill(y: float) -> str:
    return (
        f"M-10 {num(y + 42)}C40 {num(y + 32)} 84 {num(y + 34)} 120 {num(y + 42)}"
        f"C160 {num(y + 50)} 214 {num(y + 44)} 262 {num(y + 25)}V362H-10Z"
    )


def tree(x: float, y: float, s: float, leaf: str, snow: str = "") -> str:
    cap = "M0 -30C6 -23 9 -15 10.5 -8C6 -11 3 -6 0 -9C-3 -6 -6 -11 -10.5 -8C-9 -15 -6 -23 0 -30Z"
    return at(
        x, y, s,
        path("M0 -30C9 -20 12 -8 10 2C8 8 -8 8 -10 2C-12 -8 -9 -20 0 -30Z", leaf),
        path(cap, snow) if snow else "",
        path("M-1.5 0H1.5V18H-1.5Z", "#6B4A33"),
    )  # fmt: skip


ROOF = (
    "M-19 0C-12 -8 -6 -15 -1.6 -19C-.6 -20 .6 -20 1.6 -19C6 -15 12 -8 19 0"
    "C19.6 1.5 19 2 17 2H-17C-19 2 -19.6 1.5 -19 0Z"
)


def house(x: float, y: float, s: float, wall: str, door: str, roof: str) -> str:
    return at(
        x, y, s,
        path("M6 -20H12V-6H6Z", roof),
        path("M-13 -2H13V22H-13Z", wall),
        path("M-4 22V12C-4 6 4 6 4 12V22Z", door),
        path(ROOF, roof),
    )  # fmt: skip


class Valley:
    """The colours of the one valley under one weather."""

    def __init__(self, wall: str, door: str, roof: str, leaf: str, cap: str = "") -> None:
        self.wall, self.door, self.roof, self.leaf, self.cap = wall, door, roof, leaf, cap

    def far(self, picture: Picture, y: float, s: float, hill: str) -> None:
        """The further hill with the house and its two trees."""
        picture.sheet("hill", 3, path(far_hill(y), hill))
        picture.sheet(
            "village", 1.5,
            tree(92 - 30 * s, y + 27, s, self.leaf, self.cap),
            tree(92 - 46 * s, y + 30, s * 0.7, self.leaf, self.cap),
            house(92, y + 22, s, self.wall, self.door, self.roof),
        )  # fmt: skip


MEADOW = Valley("#FFF6E3", "#7A5A2B", "#D9653B", "#4F7F57")
GREY = Valley("#F3F1EC", "#6A7285", "#A0616A", "#5C7A70")
WET = Valley("#E8EFF5", "#2C4E7E", "#C9654E", "#2F6A6B")
STORM = Valley("#CBB8E8", "#FFD84D", "#B1546F", "#6446A0")
WINTER = Valley("#D9786A", "#FFE3A6", "#F4FBFD", "#4E93A8", "#F4FBFD")


def flower(x: float, y: float, colour: str, s: float = 1.0, heart: str = "#FFE9A8") -> str:
    """A small meadow flower of five round petals on a bent stem."""
    ring = [
        circle(4.1 * math.sin(math.radians(72 * i)), -4.1 * math.cos(math.radians(72 * i)), 3.4,
               colour)
        for i in range(5)
    ]  # fmt: skip
    return at(
        x, y, s, line("M0 2C1 6 0 9 0 13", "#5E8F47", 2.5), *ring, circle(0, 0, 2.5, heart)
    )  # fmt: skip


def flowers(spots: Iterable[tuple[float, float]], colour: str, s: float = 1.0) -> list[str]:
    return [flower(x, y, colour, s) for x, y in spots]
