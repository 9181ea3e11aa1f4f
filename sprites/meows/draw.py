"""Draws every picture of Tomorrow Never Meows: run it, and it writes the .svg files beside itself.

One valley and five sky gods, all of them cats. The number tells the picture: the god grows and the
valley shrinks, and every card has its own face, pose and small thing to find.
Each top-level group of a drawing is one sheet of paper; `data-lift` is how high it floats.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
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
    return path(petals(x, y, inner - 6, outer, count, fat, turn, lean, short), fill) + circle(
        x, y, inner, fill
    )


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
    for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False):
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
    low = w * 0.06
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
MUZZLE = (
    "M-26 24C-26 10 -10 8 0 12C10 8 26 10 26 24C26 38 10 42 0 42C-10 42 -26 38 -26 24Z"
)
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
        return circle(-17, 9, 5.6, ink) + circle(17, 9, 5.6, ink) + line(
            "M-30 -6C-26 -9 -20 -9 -16 -6M16 -6C20 -9 26 -9 30 -6", ink, 3
        )
    if mood == "wide":
        return "".join(
            circle(x, 4, 9.5, ink) + circle(x - 3, 0.5, 3.2, WHITE) for x in (-25, 25)
        )
    if mood == "happy":
        return line(arc(-25, True) + arc(25, True), ink, 4)
    if mood == "asleep":
        return line(arc(-25, False) + arc(25, False), ink, 4)
    if mood == "wink":
        return line(arc(-25, True), ink, 4) + circle(24, 6, 5.6, ink)
    if mood == "peek":
        return line(arc(-25, False), ink, 4) + circle(24, 5, 5.6, ink) + line(
            "M14 -4C20 -7 28 -7 34 -4", ink, 3
        )
    if mood == "half":
        return lid(-24) + lid(24)
    if mood == "doubt":
        return lid(-24) + lid(24) + line("M14 -9C20 -14 28 -14 34 -10", ink, 3.4)
    if mood == "glower":
        return path("M-36 -3L-13 6C-14 17 -34 16 -36 -3ZM36 -3L13 6C14 17 34 16 36 -3Z", ink) + line(
            "M-38 -5L-12 5M38 -5L12 5", ink, 4.4
        )
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
        return nose + path("M-11 25C-11 21 11 21 11 25C13 44 -13 44 -11 25Z", ink) + path(
            "M-7.5 35C-5 31 5 31 7.5 35C6 39.5 -6 39.5 -7.5 35Z", tongue
        )
    if mood == "smirk":
        return nose + line("M0 21.5C-2 28 -12 28 -13 23M0 21.5C3 29 14 28 18 17", ink, 3.4)
    if mood == "wail":
        return nose + path(
            "M-20 34C-20 22 20 22 20 34C20 44 12 40 8 43C4 46 -4 46 -8 43C-12 40 -20 44 -20 34Z", ink
        ) + path("M-11 40C-8 35 8 35 11 40C8 43 4 44 0 44C-4 44 -8 43 -11 40Z", tongue)
    if mood == "fangs":
        return nose + path(LAUGH, ink) + lick + path(
            "M-15 24.5L-9 25.3L-12 33ZM15 24.5L9 25.3L12 33Z", WHITE
        )
    if mood == "roar":
        return nose + path(ROAR, ink) + path(
            "M-13 43C-9 35 9 35 13 43C9 46.5 4 48 0 48C-4 48 -9 46.5 -13 43Z", tongue
        ) + path("M-17 24L-9 25.4L-13 35ZM17 24L9 25.4L13 35Z", WHITE)
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
        return "".join((
            path(shape, self.fur, edge if shape == SPIKY else ""),
            path(EARS, self.ear),
            path(STRIPES, self.stripe) if self.stripe else "",
            path(MUZZLE, self.chin) if self.chin else "",
            face(look, say, self.ink, self.blush),
        ))

    def sitting(self, tail: str = "curl") -> str:
        """A seated body under a head at 0, 0; about 110 high."""
        tails = {
            "curl": "M34 92C66 98 78 74 66 54C60 44 50 48 52 57",
            "up": "M34 92C70 92 72 62 62 40C58 30 66 20 74 24",
            "shiver": "M34 92C52 96 58 84 68 88C78 92 80 78 74 70",
        }
        return "".join((
            line(tails[tail], self.fur, 14) if tail else "",
            path("M-44 92C-52 56 -34 26 0 22C34 26 52 56 44 92C44 104 -44 104 -44 92Z", self.fur),
            path("M-20 98C-24 70 -14 48 0 46C14 48 24 70 20 98Z", self.chin or self.ear),
            line("M-10 100V82M10 100V82", self.ink, 3.2, 'stroke-opacity=".55"'),
        ))


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
    return "".join((
        line(CLOUD_TAILS[tail], fur, 17) if tail else "",
        path(CLOUD_EARS, fur),
        path(CLOUD_EARS_IN, "#DCCBD2"),
        path(CLOUD_BODY, fur),
        face(look, say, CLOUD_INK, CLOUD_BLUSH),
    ))


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
    cap = (
        "M0 -30C6 -23 9 -15 10.5 -8C6 -11 3 -6 0 -9C-3 -6 -6 -11 -10.5 -8C-9 -15 -6 -23 0 -30Z"
    )
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


# ---- Fine: one long day of the sun ----------------------------------------------------------


def fine(n: int) -> Picture:
    notes = (
        "", "before dawn: two ears and shut eyes", "one look over the hill", "up, and pleased",
        "a day for kites", "the middle of the sky", "a wink at the sunflowers",
        "the first flames", "laughing", "too bright for anyone but itself", "nothing but sun",
    )  # fmt: skip
    p = Picture(f"Fine {n}: {notes[n]}", shadow=SHADOW["fine"])
    tops = ("", "#FBDCCB", "#FFE9CF", "#FFF3D6", "#FFF4D2", "#FFF1C9", "#FFEDBB",
            "#FFE6A4", "#FFD77F", "#FFC765", "#F98F3F")  # fmt: skip
    feet = ("", "#FFD9A4", "#FFE0AC", "#FFEBBE", "#FFE9B4", "#FFE2A0", "#FFDB90",
            "#FFD07A", "#FFBE52", "#FFA845", "#F2702F")  # fmt: skip
    p.sky(tops[n], feet[n])
    x = (0, 154, 150, 142, 136, 128, 128, 128, 126, 126, 126)[n]
    y = (0, 238, 226, 208, 186, 172, 170, 172, 176, 178, 180)[n]
    s = (0, 0.66, 0.66, 0.7, 0.74, 0.8, 0.86, 0.94, 1.06, 1.16, 1.28)[n]
    hill = (0, 240, 242, 244, 258, 268, 276, 284, 294, 304, 312)[n]
    village = (0, 1.15, 1.15, 1.1, 1.0, 0.95, 0.9, 0.82, 0.75, 0.68, 0.6)[n]
    heart = (93 if n < 8 else 84) * s

    rings = {
        1: ((128, "#FFD3A6"), (88, "#FFC488")),
        2: ((138, "#FFDDA4"), (98, "#FFCE84")),
        3: ((156, "#FFE7AE"), (118, "#FFDB8E")),
        4: ((146, "#FFE2A0"),),
        5: ((150, "#FFD67C"),),
        6: ((176, "#FFE19B"), (140, "#FFD274")),
        7: ((178, "#FFD887"),),
        8: ((212, "#F9B94C"),),
        9: ((226, "#F79F3C"),),
        10: ((236, "#EC6128"),),
    }
    for i, (r, colour) in enumerate(rings[n]):
        p.sheet(f"ring{i}", 2.5, circle(x, y, r, colour))
    red, orange, gold = "#E2622C", "#EE8238", "#F9C44B"
    if n == 10:
        p.sheet("blaze", 3, path(petals(x, y, 100, 250, 14, 1.25, 6, 0.7), "#C9451F"))
        p.sheet("embers", 3, path(petals(x, y, 96, 206, 18, 1.2, 0, 0.55, 0.86), orange))
    if n == 9:
        p.sheet("blaze", 3, path(petals(x, y, 96, 232, 16, 1.1, 11, 0.4), red))
        p.sheet("embers", 3, path(petals(x, y, 92, 176, 18, 1.15, 0, 0.3), orange))
    if n == 8:
        p.sheet("embers", 3, path(petals(x, y, 92, 182, 16, 1.1, 11, 0.2), orange))
    if n == 7:
        p.sheet("embers", 3, path(petals(x, y, 70, 146, 16, 1.1, 11), orange))
    if n == 1:
        p.sheet("rays", 3, circle(x, y, 62, gold))
    else:
        reach = (0, 0, 80, 96, 102, 110, 118, 122, 142, 150, 160)[n]
        count = (0, 0, 14, 14, 16, 16, 18, 16, 18, 18, 20)[n]
        short = (0, 0, 1, 0.72, 0.78, 1, 0.74, 1, 0.84, 0.84, 0.8)[n]
        lean = (0, 0, 0, 0, 0, 0, 0, 0.14, 0.2, 0.3, 0.45)[n]
        p.sheet("rays", 3, sun(x, y, heart, reach, count, gold, 1, 0, lean, short))
    look = ("", "asleep", "dots", "happy", "up", "dots", "wink", "happy", "wide", "shades",
            "squeezed")[n]  # fmt: skip
    say = ("", "w", "w", "w", "w", "smirk", "blep", "laugh", "laugh", "smirk", "roar")[n]
    turn = (0, 4, -5, 0, 7, 0, -7, 0, 4, -4, 0)[n]
    p.sheet("god", 5, at(x, y + s * 6, s, SUN_CAT.head(look, say), turn=turn))
    far = ("", "#C9BE78", "#BFC874", "#B4C76F", "#B8CA6E", "#BDCB6B", "#C4CC68", "#CACC65",
           "#D2CC62", "#D9BE56", "#C98A3E")[n]  # fmt: skip
    near = ("", "#9AA662", "#8CAC62", "#86AE62", "#89B160", "#8DB35F", "#93B45C", "#99B557",
            "#A2B652", "#B0A548", "#9C6A30")[n]  # fmt: skip
    MEADOW.far(p, hill, village, far)
    if n == 1:
        p.sheet("smoke", 1.5, line(f"M102 {hill - 4}C98 {hill - 12} 107 {hill - 18} 102 {hill - 26}",
                                   "#FFF3E2", 5))  # fmt: skip
    p.sheet("near", 4, path(near_hill(hill), near))
    low = hill + 48
    coral = "#E8744F"
    if n == 3:
        p.sheet("flowers", 1, *flowers(((30, low), (48, low + 8), (150, low + 14)), coral))
    if n == 4:
        p.sheet("string", 0, line("M198 262C222 214 190 160 206 96", "#B07A3A", 1.8))
        p.sheet(
            "kite", 4,
            at(206, 66, 1, path("M0 -32L22 -4L0 30L-22 -4Z", "#D9553B"),
               path("M0 -32L22 -4L0 -4Z", "#F08A5B"), path("M0 30L-22 -4L0 -4Z", "#B8412B"),
               turn=20),
            line("M196 95C186 106 200 112 190 124", "#D9553B", 3),
            path("M199 103l10 -5l-1 11ZM187 113l-11 -3l5 10Z", "#F6B73C"),
        )  # fmt: skip
        p.sheet("flowers", 1, *flowers(((28, low), (44, low + 7)), WHITE))
    if n == 5:
        p.sheet("flowers", 1,
                *flowers(((26, low), (46, low + 6), (64, low + 2), (150, low + 14)), coral),
                *flowers(((36, low + 16), (134, low + 8)), WHITE))  # fmt: skip
    if n == 6:
        tall = [
            at(a, low + b, c,
               line("M0 30C2 20 -1 10 0 0M0 20C6 18 9 14 10 9", "#5E8F47", 3.4),
               path(petals(0, 0, 4, 15, 10, 1.2), "#F3A32C"), circle(0, 0, 6, "#7A4A1E"))
            for a, b, c in ((30, -14, 1.0), (52, -4, 0.85), (150, -2, 0.9), (168, 4, 0.75))
        ]  # fmt: skip
        p.sheet("sunflowers", 1.5, *tall)
    if n == 7:
        gull = "M-11 -4C-8 -8 -3 -7 0 0C3 -7 8 -8 11 -4C7 -4 4 -1 0 5C-4 -1 -7 -4 -11 -4Z"
        p.sheet("birds", 2.5, *(at(a, b, c, path(gull, "#8A4A1E"), turn=d)
                                for a, b, c, d in ((202, 52, 1.0, -8), (220, 78, 0.75, 4))))
        p.sheet("flowers", 1, *flowers(((28, low), (46, low + 6), (118, low + 8)), coral))
    if n == 8:
        p.sheet("flowers", 1, *flowers(((24, low + 2), (42, low - 1), (156, low + 2)), coral, 0.9))
    if n == 10:
        p.sheet("sparks", 2, *(path(petals(a, b, 1, c, 4, 3), "#FFE08A") for a, b, c in
                               ((88, 40, 9), (214, 74, 11), (36, 176, 9), (206, 206, 8),
                                (40, 268, 10))))  # fmt: skip
    return p


# ---- Cloudy: from a wisp to the whole sky ---------------------------------------------------


def cloudy(n: int) -> Picture:
    notes = (
        "", "a wisp asleep over the valley", "one eye open", "a kitten in tow", "a long stretch",
        "a loaf and its court", "the kitten sleeps on top", "paws over the edge",
        "it takes up the view", "it doubts the view", "the whole sky is one cat",
    )  # fmt: skip
    p = Picture(f"Cloudy {n}: {notes[n]}", shadow=SHADOW["cloudy"])
    tops = ("", "#B4C8DE", "#A9BFD8", "#9DB4D0", "#93A9C4", "#8499B4", "#7B8FAB", "#71859F",
            "#66788F", "#586981", "#475670")  # fmt: skip
    feet = ("", "#EEF0EE", "#E8ECEF", "#E2E8EE", "#DDE4EB", "#D5DCE5", "#CBD4DF", "#BFCAD7",
            "#AEBBCA", "#9CAABB", "#8796AB")  # fmt: skip
    p.sky(tops[n], feet[n])
    hill = (0, 252, 256, 260, 266, 276, 282, 288, 296, 304, 314)[n]
    village = (0, 1.12, 1.1, 1.06, 1.0, 0.9, 0.86, 0.8, 0.72, 0.66, 0.6)[n]
    far = ("", "#B4CBB4", "#AEC4B4", "#A8BFB3", "#A3B8AE", "#9CB1A8", "#97ABA4", "#92A69F",
           "#8CA29B", "#7F948F", "#71867F")[n]  # fmt: skip
    near = ("", "#93B296", "#8CAA98", "#86A298", "#819D94", "#7C978F", "#77928B", "#738E87",
            "#708A84", "#657E79", "#5A716D")[n]  # fmt: skip

    def ground() -> None:
        GREY.far(p, hill, village, far)
        p.sheet("near", 4, path(near_hill(hill), near))

    if n == 1:
        p.sheet("far", 2, path(cloud(196, 196, 70, 1), "#E4EBF1"))
        p.sheet("god", 6, at(138, 140, 0.62, cloud_cat("asleep", "w")))
        ground()
    elif n == 2:
        p.sheet("far", 2, path(cloud(182, 82, 92, 0), "#DDE6EF"))
        p.sheet("god", 6, at(118, 166, 0.72, cloud_cat("peek", "w", tail="up")))
        ground()
    elif n == 3:
        p.sheet("far", 2, path(cloud(58, 222, 88, 1), "#E1E8EF"))
        p.sheet("kitten", 4, at(190, 84, 0.36, cloud_cat("asleep", "w", "#F4F7FA")))
        p.sheet("god", 6, at(114, 172, 0.78, cloud_cat("dots", "w", tail="curl"), turn=-4))
        ground()
    elif n == 4:
        p.sheet("far", 2, path(cloud(176, 96, 120, 2), "#C3D0DF"))
        p.sheet("far2", 3, path(cloud(40, 210, 96, 0), "#D3DCE7"))
        body = (
            "M28 226C8 226 6 204 24 200C18 184 40 174 54 184C70 172 92 176 104 168"
            "C118 148 142 138 158 150C172 134 206 138 212 160C232 164 230 192 212 196"
            "C214 214 194 222 184 214C176 226 154 224 146 214C126 224 96 222 84 226C66 234 44 236 28 226Z"
        )
        p.sheet("body", 5, line("M204 164C226 150 216 126 208 112C204 102 212 94 220 100", "#FFFFFD", 16),
                path(body, "#FFFFFD"))  # fmt: skip
        p.sheet("god", 4, at(86, 176, 0.76, cloud_cat("asleep", "yawn", tail=""), turn=-6))
        ground()
    elif n == 5:
        p.sheet("roof", 3, path(ceiling(bank(62, 5)), "#8FA1BA"))
        p.sheet("far", 3, path(cloud(198, 158, 112, 0), "#C6D1DE"))
        p.sheet("god", 6, at(116, 192, 0.9, cloud_cat("half", "w", "#FDFDFB")))
        p.sheet("fore", 4, path(cloud(34, 278, 112, 2), "#E6EBF1"))
        ground()
    elif n == 6:
        p.sheet("roof", 3, path(ceiling(bank(70, 8)), "#8496B0"))
        p.sheet("far", 3, path(cloud(42, 188, 110, 2), "#B7C4D4"),
                path(cloud(218, 236, 108, 1), "#B7C4D4"))  # fmt: skip
        p.sheet("god", 6, at(130, 210, 0.94, cloud_cat("half", "smirk", "#FDFDFB", "left")))
        p.sheet("kitten", 4, at(134, 130, 0.4, cloud_cat("asleep", "w", "#F1F5F9")))
        p.sheet("fore", 4, path(cloud(44, 288, 116, 0), "#E0E6EE"))
        ground()
    elif n == 7:
        p.sheet("roof", 3, path(ceiling(bank(92, 9, 20)), "#8193AC"))
        p.sheet("roof2", 3, path(ceiling(bank(50, 4)), "#6C7F9A"))
        p.sheet("god", 6, at(130, 192, 1.04, cloud_cat("doubt", "w", "#FBFCFB", "up")))
        p.sheet("bank", 4, path(floor(bank(252, 11, 16)), "#DCE3EB"))
        left, lt = paw(94, 272, 36, 44, "#FFFFFD", "#B6BFCC")
        right, rt = paw(158, 270, 36, 44, "#FFFFFD", "#B6BFCC")
        p.sheet("paws", 3, left, right)
        p.sheet("toes", 0, lt, rt)
        ground()
    elif n == 8:
        p.sheet("roof", 4, path(ceiling(bank(86, 12, 22)), "#7587A0"))
        p.sheet("roof2", 4, path(ceiling(bank(44, 13)), "#5F7089"))
        p.sheet("god", 8, at(126, 184, 1.2, cloud_cat("happy", "w", "#F8FAFA", "")))
        p.sheet("bank", 5, path(floor(bank(244, 14, 22)), "#D2DAE4"))
        left, lt = paw(62, 272, 46, 52, "#FDFEFD", "#B0BAC8")
        right, rt = paw(150, 276, 46, 52, "#FDFEFD", "#B0BAC8")
        p.sheet("paws", 4, left, right)
        p.sheet("toes", 0, lt, rt)
        ground()
    elif n == 9:
        p.sheet("roof", 4, path(ceiling(bank(98, 15, 24)), "#66778F"))
        p.sheet("roof2", 4, path(ceiling(bank(52, 16)), "#506079"))
        p.sheet("god", 8, at(126, 188, 1.36, cloud_cat("doubt", "smirk", "#F4F7F9", "")))
        p.sheet("bank", 5, path(floor(bank(256, 17, 22)), "#C6D0DC"))
        p.sheet("bank2", 5, path(floor(bank(288, 18, 16, 4)), "#A9B6C6"))
        ground()
    else:
        p.sheet("roof", 4, path(ceiling(bank(84, 19, 26)), "#4C5B74"))
        p.sheet("roof2", 4, path(ceiling(bank(38, 20)), "#3C4A62"))
        p.sheet("god", 9, at(130, 188, 1.58, cloud_cat("glower", "w", "#EEF2F6", "")))
        p.sheet("bank", 6, path(floor(bank(262, 21, 26)), "#BBC6D3"))
        GREY.far(p, hill, village, far)
        p.sheet("fog", 5, path(floor(bank(318, 22, 14)), "#D5DCE4"))
    return p


# ---- Rainy: from the first drop to the flood ------------------------------------------------

LEAF = (
    "M34 152C30 112 74 82 128 84C186 84 226 116 218 154C217 160 212 160 208 156"
    "C196 144 180 143 170 152C166 156 162 156 158 152C144 140 116 140 102 152"
    "C98 156 94 156 90 152C78 142 58 144 46 156C41 160 35 160 34 152Z"
)
LEAF_VEINS = (
    "M126 90C124 106 124 124 126 140M126 92C104 102 82 122 70 144M126 92C150 102 174 122 188 144"
)


def streaks(seed: int, count: int, top: float, foot: float, slant: float = 0.28) -> str:
    """Slanting lines of rain, a long one and a short one after it."""
    dice = random.Random(seed)
    out = []
    for i in range(count):
        x = -20 + (300 / count) * i + dice.uniform(-6, 6)
        y = top + dice.uniform(0, (foot - top) * 0.35)
        reach = dice.uniform(50, 92)
        gap = y + reach + 24
        out.append(f"M{num(x)} {num(y)}l{num(-slant * reach)} {num(reach)}")
        if gap + 40 < foot:
            out.append(f"M{num(x - slant * (gap - y))} {num(gap)}l{num(-slant * 40)} 40")
    return "".join(out)


def leaf(x: float, y: float, turn: float = 0.0, over: bool = False) -> tuple[str, str]:
    """The leaf umbrella and its veins, the tip of its stem at x, y; `over` turns it inside out."""
    flip = " scale(1 -0.8)" if over else ""
    frame = f'transform="translate({num(x)} {num(y)}) rotate({num(turn)}){flip} translate(-126 -140)"'
    return (
        f'<path {frame} d="{LEAF}" fill="#57A07F"/>',
        f'<path {frame} d="{LEAF_VEINS}" fill="none" stroke="#7FBF9B" stroke-width="3" '
        'stroke-linecap="round"/>',
    )


def puddle(x: float, y: float, w: float) -> tuple[str, str]:
    return (
        ellipse(x, y, w, w * 0.2, "#A9D2EC"),
        line(f"M{num(x - w * 0.5)} {num(y - 1)}C{num(x - w * 0.2)} {num(y - w * 0.09)} "
             f"{num(x + w * 0.1)} {num(y - w * 0.09)} {num(x + w * 0.4)} {num(y)}", "#E4F2FA", 2),
    )  # fmt: skip


def rainy(n: int) -> Picture:
    notes = (
        "", "the first drop, and someone who waits for it", "on the nose", "a hat will do",
        "an umbrella", "puddles are nice", "room for one more", "inside out",
        "the sky comes down", "it cries a sea", "the flood",
    )  # fmt: skip
    p = Picture(f"Rainy {n}: {notes[n]}", shadow=SHADOW["rainy"])
    tops = ("", "#B4D4EE", "#A6CBEA", "#9AC2E5", "#8CB8E0", "#7FAEDB", "#72A3D3", "#5F92C6",
            "#3B70AC", "#2C6099", "#1B4A82")  # fmt: skip
    feet = ("", "#E4F0F8", "#DCEBF6", "#D3E6F4", "#CAE1F2", "#C2DCF0", "#B6D4EC", "#A4C7E5",
            "#8FBCE5", "#86B6E2", "#6FA5DA")  # fmt: skip
    p.sky(tops[n], feet[n])
    blue = "#3F83C9"
    far = ("", "#8DBBB4", "#84B3B2", "#7DABB0", "#76A6AE", "#6FA3AE", "#699CAA", "#6193A4")
    near = ("", "#6AA19C", "#61989B", "#5A919A", "#548B96", "#4F8794", "#4A808F", "#437788")
    hill = (0, 256, 260, 264, 268, 272, 276, 280)
    size = (0, 0.95, 0.95, 0.9, 0.88, 0.86, 0.82, 0.8)

    def ground() -> None:
        WET.far(p, hill[n], size[n], far[n])
        p.sheet("near", 4, path(near_hill(hill[n]), near[n]))

    if n <= 3:
        p.sheet("roof", 3, path(ceiling(bank((0, 46, 52, 62)[n], 30 + n)), "#7FA9D4"))
        p.sheet("roof2", 3, path(ceiling(bank((0, 20, 26, 34)[n], 34 + n)), "#5F8EC4"))
    elif n <= 7:
        p.sheet("roof", 3, path(ceiling(bank((44, 50, 56, 66)[n - 4], 30 + n)),
                                ("#6E9ACB", "#6591C5", "#5C88BE", "#4C79B2")[n - 4]))  # fmt: skip
    if n == 1:
        p.sheet("drop", 4, path(drop(134, 126, 42), "#2F74BF"))
        p.sheet("glint", 0, line("M119 142C118 150 122 157 128 160", "#BFDDF5", 5))
        ground()
        back = "#2B5C9C"
        p.sheet(
            "god", 3,
            at(128, 248, 0.78,
               line("M26 58C52 62 66 48 58 32C54 24 46 26 46 32", back, 12),
               path("M-36 66C-46 34 -30 4 0 0C30 4 46 34 36 66C30 72 -30 72 -36 66Z", back),
               path("M-30 -12C-32 -30 -30 -44 -26 -52C-24 -56 -20 -56 -17 -53C-12 -47 -9 -43 -7 -38"
                    "C-3 -40 3 -40 7 -38C9 -43 12 -47 17 -53C20 -56 24 -56 26 -52C30 -44 32 -30 "
                    "30 -12C28 14 -28 14 -30 -12Z", back),
               line("M-9 -34C-8 -27 -7 -23 -5 -20M0 -36V-22M9 -34C8 -27 7 -23 5 -20", "#8FB9E2", 4),
               line("M-22 62C-24 52 -20 44 -14 42M22 62C24 52 20 44 14 42", "#8FB9E2", 3.5)),
        )  # fmt: skip
    elif n == 2:
        p.sheet("drops", 3, path(drop(196, 120, 22) + drop(86, 150, 18), blue))
        ground()
        p.sheet("god", 5, at(134, 236, 0.72, RAIN_CAT.sitting("up")),
                at(134, 236, 0.7, RAIN_CAT.head("nose", "w")))  # fmt: skip
        p.sheet("drop", 3, path(drop(134, 204, 24), "#2F74BF"))
        p.sheet("glint", 0, line("M126 206C125 211 127 215 130 217", "#BFDDF5", 3),
                line("M110 222L102 217M158 222L166 217M114 210L108 203M154 210L160 203",
                     "#EAF4FB", 3.2))  # fmt: skip
    elif n == 3:
        p.sheet("drops", 3, path(drop(200, 110, 20) + drop(96, 138, 17) + drop(158, 90, 15)
                                 + drop(46, 176, 16), blue))  # fmt: skip
        ground()
        p.sheet("god", 5, at(132, 226, 0.78, RAIN_CAT.sitting("curl")),
                at(132, 226, 0.76, RAIN_CAT.head("happy", "w")))  # fmt: skip
        p.sheet(
            "hat", 4,
            path("M84 202C80 180 104 164 134 164C164 164 186 180 182 202C172 194 162 194 154 199"
                 "C146 194 122 194 114 199C106 194 94 194 84 202Z", "#57A07F"),
            line("M134 166C134 156 138 150 145 148", "#3E7F6E", 5),
            line("M133 170V190M129 171C118 176 108 184 103 192M138 171C149 176 159 184 164 192",
                 "#7FBF9B", 2.6),
        )  # fmt: skip
    elif n <= 7:
        falls = {
            4: ((90, 74, 14), (218, 76, 16), (44, 168, 15), (226, 182, 14), (66, 216, 13)),
            5: ((88, 72, 15), (218, 84, 17), (170, 56, 12), (36, 164, 16), (224, 182, 15),
                (62, 206, 14), (30, 224, 12)),
            6: ((92, 64, 15), (224, 80, 17), (140, 54, 12), (186, 58, 14), (34, 156, 16),
                (228, 176, 15), (62, 196, 14), (28, 210, 13), (50, 240, 12), (210, 204, 12)),
            7: (),
        }[n]  # fmt: skip
        if falls:
            p.sheet("drops", 2, path("".join(drop(*f) for f in falls), blue))
        else:
            p.sheet("streaks", 2, line(streaks(7, 10, 60, 330, 0.5), "#D3E6F4", 4))
        ground()
        x, y = (128, 208)
        turn = {4: 0, 5: -7, 6: 5, 7: -16}[n]
        tip_x, tip_y = {4: (140, 140), 5: (134, 140), 6: (140, 142), 7: (118, 158)}[n]
        if n in (5, 6):
            wet, shine = puddle(148, hill[n] + 54, 26)
            p.sheet("puddle", 0, wet, shine)
        p.sheet("stem", 2, line(f"M{num(x + 48)} 272C{num(x + 50)} 224 {num(x + 42)} 178 {tip_x} {tip_y}",
                                "#3E7F6E", 7))  # fmt: skip
        look = {4: "up", 5: "happy", 6: "dots", 7: "squeezed"}[n]
        say = {4: "w", 5: "w", 6: "smirk", 7: "o"}[n]
        tail = {4: "curl", 5: "up", 6: "", 7: "shiver"}[n]
        p.sheet("god", 5, at(x, y, 0.72, RAIN_CAT.sitting(tail)),
                at(x, y, 0.64, RAIN_CAT.head(look, say), turn={7: -5}.get(n, 0)))  # fmt: skip
        if n == 6:
            small = Coat("#7FB2E4", "#D5E7F7", "#5C97D2", "#EAF4FB", "#E58A8F", "#12294D")
            p.sheet("kitten", 4, at(172, 252, 0.4, small.sitting("")),
                    at(172, 250, 0.4, small.head("happy", "w")))  # fmt: skip
        shade, veins = leaf(tip_x - 2, tip_y, turn, over=n == 7)
        p.sheet("leaf", 6, shade)
        p.sheet("veins", 0, veins)
    else:
        i = n - 8
        p.sheet("far", 3, path(ceiling(bank((118, 128, 140)[i], 40 + n, 22)),
                               ("#2F62A0", "#28599A", "#1C4C8B")[i]))  # fmt: skip
        p.sheet("far2", 3, path(ceiling(bank((70, 78, 86)[i], 44 + n)),
                                ("#28578F", "#1F4F8C", "#143C74")[i]))  # fmt: skip
        p.sheet("streaks", 2, line(streaks(n, (8, 11, 15)[i], 140, 300, (0.24, 0.3, 0.42)[i]),
                                   "#9CC6EC", 6))  # fmt: skip
        big = Coat("#3A78C0", "#9CC6EC", "#2560A6", "#CFE4F6", "#E58A8F", "#12294D")
        s = (1.08, 1.22, 1.34)[i]
        y = (138, 132, 136)[i]
        look, say = (("dots", "o"), ("asleep", "wail"), ("glower", "roar"))[i]
        p.sheet("god", 8, at(130, y, s, big.head(look, say, SHAGGY)))
        if n == 9:
            p.sheet("tears", 2, path(drop(80, 196, 22) + drop(186, 204, 20) + drop(66, 236, 15),
                                     "#BFE0F7"))  # fmt: skip
        waves = (
            "M-10 {a}C8 {b} 34 {b} 48 {c}C62 {b} 90 {b} 104 {c}C118 {b} 146 {b} 160 {c}"
            "C174 {b} 202 {b} 216 {c}C228 {d} 250 {d} 262 {e}V362H-10Z"
        )

        def wave(y: float, colour: str, tall: float = 22, shift: float = 0) -> str:
            d = waves.format(a=num(y + 4), b=num(y - tall + 4), c=num(y), d=num(y - tall + 8),
                             e=num(y - 4))  # fmt: skip
            return path(d, colour, f'transform="translate({num(shift)} 0)"' if shift else "")

        if n == 10:
            p.sheet("wave0", 4, wave(242, "#86B9E8"))
            for x, top, mirror in ((46, 178, 1), (208, 156, -1)):
                p.sheet(
                    f"surge{x}", 6,
                    f'<g transform="translate({x} {top}) scale({mirror} 1)">'
                    + path("M-46 190C-40 110 -38 60 -36 44C-34 6 34 6 37 44C39 80 44 130 54 190Z", "#4A8BD2")
                    + "</g>",
                )
                p.sheet(
                    f"claws{x}", 2,
                    f'<g transform="translate({x} {top}) scale({mirror} 1)">'
                    + path("M-38 52C-44 34 -42 16 -30 12C-28 -4 -8 -8 0 2C10 -8 30 -4 31 12C43 18 44 36 38 52"
                           "C32 62 22 60 18 50C12 62 -6 62 -10 50C-16 62 -32 64 -38 52Z", "#E8F3FB")
                    + line("M-13 14C-11 22 -11 28 -12 36M14 14C12 22 12 28 14 36", "#8FB9E2", 4.5)
                    + "</g>",
                )  # fmt: skip
        p.sheet("wave1", 4, wave((272, 262, 276)[i], "#5C9AD6", (18, 24, 24)[i]))
        boat_x, boat_y, tilt = ((126, 274, -7), (112, 268, -13), (122, 276, 17))[i]
        p.sheet(
            "boat", 4,
            at(boat_x, boat_y, (1, 0.94, 0.86)[i],
               line("M0 -34V14", "#8A5A36", 5),
               path("M4 -34C16 -32 26 -26 32 -18C24 -16 12 -16 4 -18Z", "#F6E7C8") if n == 8 else "",
               path("M-34 -8C-22 26 22 26 34 -8C26 -12 20 -8 17 -4C12 -12 5 -12 0 -4"
                    "C-5 -12 -12 -12 -17 -4C-20 -8 -26 -12 -34 -8Z", "#E2674A"), turn=tilt),
        )  # fmt: skip
        p.sheet("wave2", 5, wave((304, 298, 306)[i], "#3373B8", (16, 22, 22)[i], -18))
        p.sheet("wave3", 5, wave(332, "#1F4F8C", 16, 8))
    return p


# ---- Thunder --------------------------------------------------------------------------------


def thunder(n: int) -> Picture:
    notes = ("", "a spark of a kitten", "an arched back and two bolts", "the god itself")
    p = Picture(f"Thunder {n}: {notes[n]}", shadow=SHADOW["thunder"])
    p.sky(("", "#3D2180", "#2E1562", "#1F0B47")[n], ("", "#8460C8", "#6C46AE", "#57339A")[n])
    hills = ("", "#3A2468", "#33205E", "#2C1A54")[n]
    near = ("", "#2C1A54", "#271650", "#221245")[n]
    if n == 1:
        p.sheet("roof", 3, path(ceiling(bank(84, 50, 22)), "#4C3088"))
        p.sheet("roof2", 3, path(ceiling(bank(42, 51)), "#38226A"))
        p.sheet("bolt", 5, bolt(166, 128, 1.12, 8))
        p.sheet("bank", 4, path(floor(bank(248, 52, 18)), "#6F4EAD"))
        p.sheet(
            "god", 5,
            line("M114 262L142 258L134 242L160 236L152 220L170 208", "#FFD84D", 8),
            at(96, 208, 0.66, STORM_CAT.sitting("")),
            at(96, 206, 0.62, STORM_CAT.head("lit", "w", SPIKY)),
        )
        p.sheet("bank2", 4, path(floor(bank(276, 53, 14)), "#5A3A96"))
        STORM.far(p, 298, 0.8, hills)
        p.sheet("near", 4, path(near_hill(298), near))
    elif n == 2:
        p.sheet("roof", 3, path(ceiling(bank(94, 54, 22)), "#3E2474"))
        p.sheet("roof2", 3, path(ceiling(bank(46, 55)), "#2D1957"))
        p.sheet("bolts", 5, bolt(186, 96, 1.35, -2), bolt(40, 182, 1.05, 16))
        spikes = []
        for i in range(19):
            a = math.radians(196 + 148 * i / 18)
            r = 1.0 if i % 2 == 0 else 1.17
            spikes.append(f"L{num(6 + 62 * r * math.cos(a))} {num(22 + 76 * r * math.sin(a))}")
        back = (
            "M-50 74" + "".join(spikes)
            + "L70 40L72 74C72 82 50 82 50 74L46 44C40 28 24 22 6 24C-10 26 -20 34 -24 48L-28 74"
            "C-28 82 -50 82 -50 74Z"
        )
        fur = 'stroke="#9C74E0" stroke-width="6" stroke-linejoin="round"'
        p.sheet(
            "god", 6,
            at(134, 206, 1,
               line("M62 0L88 -8L78 -28L104 -40L94 -58L112 -74", "#FFD84D", 10),
               path(back, "#9C74E0", fur)),
        )  # fmt: skip
        p.sheet("head", 4, at(96, 200, 0.7, STORM_CAT.head("sly", "fangs", SPIKY), turn=-6))
        p.sheet("bank", 4, path(floor(bank(272, 56, 18)), "#6240A0"))
        p.sheet("bank2", 4, path(floor(bank(296, 57, 14)), "#4B2E86"))
        STORM.far(p, 312, 0.62, hills)
        p.sheet("near", 4, path(near_hill(312), near))
    else:
        p.sheet("glow", 3, path(petals(126, 178, 60, 262, 11, 1.25, 6), "#43257F"))
        p.sheet("glow2", 3, path(petals(126, 178, 60, 210, 11, 0.9, 22), "#5B359F"))
        p.sheet("bolts", 4, bolt(92, 74, 1.2, 22), bolt(206, 56, 1.3, -10))
        p.sheet("god", 9, at(126, 180, 1.4, STORM_CAT.head("wild", "roar", SPIKY)))
        p.sheet("bank", 5, path(floor(bank(264, 58, 22)), "#5D3B9C"))
        p.sheet("grip", 6, bolt(44, 246, 1.45, 16))
        left, lt = paw(46, 288, 54, 60, "#B08CEB", "#5B3A9E")
        right, rt = paw(150, 296, 54, 60, "#B08CEB", "#5B3A9E")
        p.sheet("paws", 4, left, right)
        p.sheet("toes", 0, lt, rt)
        p.sheet("bank2", 5, path(floor(bank(296, 59, 16)), "#42277C"))
        STORM.far(p, 316, 0.56, hills)
        p.sheet("near", 4, path(near_hill(316), near))
    return p


# ---- Snow -----------------------------------------------------------------------------------


def flakes(*spots: tuple[float, float, float, float]) -> list[str]:
    return [line(flake(x, y, r, turn), WHITE, r * 0.2) for x, y, r, turn in spots]


def snowfall(seed: int, count: int, foot: float, free: Sequence[tuple[float, float, float]] = (),
             ) -> list[str]:  # fmt: skip
    """Small dots of snow that keep away from one another and from the round places in `free`."""
    dice = random.Random(seed)
    taken: list[tuple[float, float, float]] = [(x, y, r + 5) for x, y, r in free]
    out = []
    while len(out) < count:
        x, y = dice.randint(14, 238), dice.randint(16, int(foot))
        if all(math.hypot(x - a, y - b) > r for a, b, r in taken):
            taken.append((x, y, 17))
            out.append(circle(x, y, dice.choice((2.2, 3, 4)), WHITE))
    return out


def snow(n: int) -> Picture:
    notes = ("", "a mound with ears", "a scarf helps", "the mountain was a cat all along")
    p = Picture(f"Snow {n}: {notes[n]}", shadow=SHADOW["snow"])
    p.sky(("", "#4C9CB8", "#3F8EAD", "#2F7C9C")[n], ("", "#B5DDE9", "#B2DBE8", "#9FD0E1")[n])
    if n == 1:
        p.sheet("moon", 2.5, circle(150, 112, 84, "#68B0C8"))
        p.sheet("fall", 0, *snowfall(61, 22, 230, [(150, 112, 50)]))
        p.sheet("flake", 4, *flakes((150, 112, 50, 8)))
        WINTER.far(p, 238, 1.0, "#A5D3E2")
        p.sheet("near", 4, path(near_hill(238), "#CDE8F1"))
        p.sheet(
            "god", 5,
            path("M72 352C64 300 82 262 132 260C182 262 198 300 192 352Z", WHITE),
            at(132, 262, 0.72, SNOW_CAT.head("asleep", "w")),
        )
        p.sheet("cap", 2, at(-6, 0, 1, path(
            "M112 236C114 222 128 216 139 220C150 214 164 222 164 236"
            "C158 240 152 234 146 238C140 242 132 236 126 240C120 242 114 240 112 236Z",
            "#E6F4F9")))  # fmt: skip
        p.sheet("drift", 4, path("M-10 304C30 290 66 288 128 298C176 304 200 304 262 292V362H-10Z",
                                 "#EDF7FB"))  # fmt: skip
    elif n == 2:
        p.sheet("fall", 0, *snowfall(62, 30, 250, [(46, 172, 30), (190, 74, 46)]))
        p.sheet("flake", 4, *flakes((46, 172, 30, 4), (190, 74, 46, 14)))
        WINTER.far(p, 262, 0.8, "#B9DEEA")
        p.sheet("near", 4, path(near_hill(262), "#DCEFF6"))
        p.sheet("god", 6, at(122, 192, 0.92, SNOW_CAT.sitting("curl")),
                at(122, 192, 0.84, SNOW_CAT.head("happy", "w")))  # fmt: skip
        p.sheet(
            "scarf", 2,
            at(122, 192, 0.92,
               path("M14 56L34 50L42 88L20 93Z", "#C24A31"),
               path("M-38 34C-20 52 20 52 38 34C44 42 44 54 37 60C18 73 -18 73 -37 60"
                    "C-44 54 -44 42 -38 34Z", "#E2674A"),
               line("M-22 50C-22 56 -23 60 -25 64M-4 54V67M14 52C15 58 16 62 18 65",
                    "#F3B49C", 4)),
        )  # fmt: skip
        p.sheet("drift", 5, path("M-10 306C40 286 76 298 112 300C160 302 200 288 262 304V362H-10Z",
                                 "#F7FCFE"))  # fmt: skip
    else:
        p.sheet("fall", 0, *snowfall(63, 34, 200, [(92, 58, 26), (202, 64, 42), (38, 162, 28)]))
        p.sheet("flake", 4, *flakes((92, 58, 26, 0), (202, 64, 42, 12), (38, 162, 28, 20),
                                    (222, 150, 20, 6)))  # fmt: skip
        p.sheet("slope", 8, path("M-30 362C-40 262 30 214 126 214C222 214 292 262 282 362Z", "#DCEDF4"))
        p.sheet("god", 8, at(134, 190, 1.3, SNOW_CAT.head("dots", "smirk")))
        WINTER.far(p, 296, 0.62, "#8FC6DA")
        p.sheet("near", 4, path(near_hill(294), "#B4DAE7"))
        p.sheet("paws", 6, path("M10 362C4 308 18 280 42 280C66 280 80 308 74 362ZM116 362"
                                "C110 308 124 280 148 280C172 280 184 308 180 362Z", WHITE))  # fmt: skip
        p.sheet("toes", 0, line("M34 284V297M51 284V297M139 284V297M156 284V297", "#9CC6D6", 4))
    return p


# ---- what lies round every picture ----------------------------------------------------------

WINDOW = (
    "M80 12H226A14 14 0 0 1 240 26V214A12 12 0 0 1 228 226H202A18 18 0 0 0 184 244V328"
    "A12 12 0 0 1 172 340H26A14 14 0 0 1 12 326V138A12 12 0 0 1 24 126H50A18 18 0 0 0 68 108V24"
    "A12 12 0 0 1 80 12Z"
)
OUTER = "M-10 -10H262V362H-10Z"


def hem(colour: str, opacity: str = ".35") -> str:
    """The hair-line along a card's edge."""
    return (
        f'<rect x="0.6" y="0.6" width="250.8" height="350.8" rx="17.4" fill="none" '
        f'stroke="{colour}" stroke-width="1.2" stroke-opacity="{opacity}"/>'
    )


def frame(suit: str) -> Picture:
    p = Picture(f"Card paper with the window and the two index tabs, {suit}", shadow=SHADOW[suit])
    p.sheet("frame", 5, path(OUTER + WINDOW, PAPER, 'fill-rule="evenodd"'))
    p.sheet("hem", 0, hem(DARK[suit]))
    return p


def mark(suit: str, colour: str) -> str:
    """The suit's mark on a square of 40."""
    if suit == "fine":
        d = petals(20, 20, 11.2, 19.6, 8, 0.62)
        return circle(20, 20, 8.8, colour) + path(
            d, colour, f'stroke="{colour}" stroke-width="1.2" stroke-linejoin="round"'
        )
    if suit == "cloudy":
        d = "M-36 20C-54 20 -54 -6 -36 -8C-36 -28 -12 -34 -4 -20C4 -34 30 -30 28 -8C50 -10 52 20 34 20Z"
        return at(20.2, 21, 0.4, path(d, colour))
    if suit == "rainy":
        return path(drop(20, 22.8, 20), colour)
    if suit == "thunder":
        return bolt(20, 20, 0.4, 0, colour)
    return line(flake(20, 20, 17), colour, 4.2)


def marks() -> None:
    for suit in SUITS:
        for name, colour in (("mark", DARK[suit]), ("mark-light", WHITE)):
            p = Picture(f"Suit mark: {suit}{', for dark ground' if colour == WHITE else ''}",
                        "0 0 40 40")  # fmt: skip
            p.sheet("mark", 0, mark(suit, colour))
            p.write(f"{name}-{suit}")
    p = Picture("No trick: two cards, crossed out", "0 0 40 40")
    ink = DARK["snow"]
    p.sheet(
        "mark", 0,
        path("M17 6H30Q33 6 33 9V27Q33 30 30 30H27V14Q27 10 23 10H14V9Q14 6 17 6Z", ink,
             'fill-opacity=".55"'),
        path("M9 13H21Q24 13 24 16V33Q24 36 21 36H9Q6 36 6 33V16Q6 13 9 13Z", ink),
        line("M4 36L36 4", "#FFFBF0", 7), line("M4 36L36 4", "#C4432A", 4),
    )  # fmt: skip
    p.write("mark-no-trick")


# ---- wishes ---------------------------------------------------------------------------------

WISHES = ("fine", "cloudy", "rainy", "thunder", "snow", "very-fine", "very-cloudy", "very-rainy")
MOUNT = {
    "fine": ("#FFE6A6", "#F9C765", "#FFD98A"),
    "cloudy": ("#A3B3C7", "#D3DBE5", "#B9C6D5"),
    "rainy": ("#7FB2E4", "#BBD9F2", "#9CC6EC"),
    "thunder": ("#5B3A9E", "#9A78D4", "#7551B6"),
    "snow": ("#6FB8CD", "#BFE3EE", "#93CEDF"),
    "very-fine": ("#F2912C", "#FFC864", "#F7AB45"),
    "very-cloudy": ("#4F6079", "#8A9CB3", "#6A7C96"),
    "very-rainy": ("#1B4F94", "#6FA5DE", "#3873BA"),
}


def suit_of(wish: str) -> str:
    return wish.removeprefix("very-")


def token(wish: str) -> list[tuple[str, float, str]]:
    """The sheets of a wish's figure round 0, 0, about 130 across: the suit with a face."""
    sleepy = face("asleep", "w", WHITE)
    if wish == "fine":
        return [("figure", 3, sun(0, 0, 40, 58, 12, "#F6B73C", 0.92)
                 + at(0, -3, 0.66, face("happy", "w", "#5A3210", "#EE6F45")))]  # fmt: skip
    if wish == "very-fine":
        return [
            ("behind", 3, sun(0, 0, 48, 74, 14, "#EE8238", 1, 12)),
            ("figure", 3, sun(0, 0, 38, 56, 14, "#F9C04A", 0.95)
             + at(0, -4, 0.64, face("happy", "laugh", "#5A3210", "#EE6F45"))),
        ]  # fmt: skip
    if wish == "cloudy":
        ears = path(CLOUD_EARS, "#8A9BB3") + path(CLOUD_EARS_IN, "#B7C3D2")
        return [("figure", 3, at(0, 6, 0.8, ears, path(CLOUD_BODY, "#8A9BB3"), sleepy))]
    if wish == "very-cloudy":
        ears = path(CLOUD_EARS, "#5F718B") + path(CLOUD_EARS_IN, "#93A3B8")
        return [
            ("behind", 3, at(24, -28, 0.62, path(CLOUD_BODY, "#B4C1D0"))),
            ("figure", 3, at(-4, 14, 0.78, ears, path(CLOUD_BODY, "#5F718B"),
                             face("half", "w", WHITE))),
        ]  # fmt: skip
    if wish == "rainy":
        return [("figure", 3, path(drop(0, -4, 62), "#3F83C9")
                 + at(0, 2, 0.5, sleepy))]  # fmt: skip
    if wish == "very-rainy":
        return [
            ("behind", 3, path(drop(32, -14, 56), "#86B6E2")),
            ("figure", 3, path(drop(-14, 6, 58), "#2465AE") + at(-14, 12, 0.46, sleepy)),
        ]  # fmt: skip
    if wish == "thunder":
        return [("figure", 3, bolt(0, 0, 1.3, 6, "#F4B92F")),
                ("sparks", 1, line("M-44 -30L-56 -38M-48 -4L-62 -2M44 22L56 30M46 -4L60 -8",
                                   "#7B4FBF", 6))]  # fmt: skip
    return [("figure", 3, line(flake(0, 0, 52), "#4FA3BC", 11)),
            ("disc", 2, circle(0, 0, 21, "#EAF6FA")
             + at(0, -5, 0.36, face("asleep", "w", "#28728A", "#F0A7A4")))]  # fmt: skip


def wish_card(wish: str) -> Picture:
    """A wish as it is chosen: a strip of paper hung on a bamboo twig."""
    suit = suit_of(wish)
    top, foot, ring = MOUNT[wish]
    p = Picture(f"Wish card: {wish.replace('-', ' ')}", shadow=SHADOW[suit])
    p.sky(top, foot)
    p.sheet("ring", 2, circle(126, 168, 132, ring))
    p.sheet("twig", 3, line("M-10 62C60 30 150 26 262 44", "#7FA05E", 9),
            line("M58 40L62 48M168 30L170 40", "#5C7F48", 4))  # fmt: skip
    p.sheet(
        "leaves", 3,
        path("M62 44C40 50 26 70 22 96C42 88 58 70 62 44ZM170 35C196 44 214 62 222 90"
             "C198 84 178 64 170 35ZM196 37C214 36 232 44 244 58C224 60 206 52 196 37Z"
             "M44 50C26 44 10 48 0 60C16 66 34 62 44 50Z",
             "#79B08A" if wish in ("thunder", "very-rainy", "very-cloudy") else "#5E9E76"),
    )  # fmt: skip
    p.sheet("string", 1.5, line("M126 30V72", PAPER, 3.5))
    if wish.startswith("very-"):
        p.sheet("second", 3, at(126, 76, 1, path(
            "M-58 -12H58A8 8 0 0 1 66 -4V222A8 8 0 0 1 58 230H-58A8 8 0 0 1 -66 222V-4"
            "A8 8 0 0 1 -58 -12Z", DARK[suit]), turn=-5))  # fmt: skip
    p.sheet("strip", 5, path(
        "M64 62H188A8 8 0 0 1 196 70V304A8 8 0 0 1 188 312H64A8 8 0 0 1 56 304V70A8 8 0 0 1 64 62Z"
        "M126 70A6 6 0 1 0 126 82A6 6 0 1 0 126 70Z", "#FFFBF0", 'fill-rule="evenodd"'))
    p.sheet("border", 0, path(
        "M66 90H186V302H66Z", "none",
        f'stroke="{DARK[suit]}" stroke-opacity=".28" stroke-width="1.6"'))
    behind = wish.startswith("very-")
    for name, lift, body in token(wish):
        p.sheet(name, lift, at(126, 138 if behind else 146, 0.78 if behind else 0.86, body))
    p.sheet("mount", 5, path(
        OUTER + "M34 18A16 16 0 0 0 18 34V318A16 16 0 0 0 34 334H218A16 16 0 0 0 234 318V34"
        "A16 16 0 0 0 218 18Z", PAPER, 'fill-rule="evenodd"'))
    p.sheet("hem", 0, hem(DARK[suit]))
    return p


def standing(wish: str) -> Picture:
    """A wish as it stands before a seat: the figure alone, big enough for a card of 112 pixels."""
    suit = suit_of(wish)
    top, foot, _ = MOUNT[wish]
    p = Picture(f"Wish standing before a seat: {wish.replace('-', ' ')}", shadow=SHADOW[suit])
    p.sky(*((foot, top) if wish == "fine" else (top, foot)))
    p.sheet("strip", 6, path(
        "M40 30H212A12 12 0 0 1 224 42V310A12 12 0 0 1 212 322H40A12 12 0 0 1 28 310V42"
        "A12 12 0 0 1 40 30Z", "#FFFBF0"))
    for name, lift, body in token(wish):
        p.sheet(name, lift + 1, at(126, 128, 1.12 if wish.startswith("very-") else 1.26, body))
    p.sheet("hem", 0, hem(DARK[suit]))
    return p


# ---- backs ----------------------------------------------------------------------------------

TEAL, BACK_CAT = "#2E7F95", Coat("#FBF3E2", "#E7A98F", "", "", "#EE9A84", "#2B2440")


def weather_back() -> Picture:
    """Scales of cloud and a round of sun with a sleeping god in it."""
    p = Picture("Back of the weather cards", shadow="#08283A")
    rings = ((28, "#F3EBDA"), (21.8, TEAL), (15.7, "#3A91A7"), (9.5, "#8CC7D1"))
    scales = [path("M-10 -10H262V362H-10Z", TEAL)]
    for row in range(28):
        for column in range(-1, 6):
            x = 56 * column + (28 if row % 2 == 0 else 0)
            scales.extend(circle(x, 10 + 14 * row, r, colour) for r, colour in rings)
    p.sheet("scales", 0.1, *scales)
    p.sheet("halo", 4, sun(126, 176, 73, 90, 16, "#F6C453"))
    p.sheet("disc", 3, circle(126, 176, 66, "#1F5F75"))
    p.sheet("cat", 4, at(126, 181, 0.8, BACK_CAT.head("asleep", "w")))
    p.sheet("frame", 5, path(
        OUTER + "M30 16A14 14 0 0 0 16 30V322A14 14 0 0 0 30 336H222A14 14 0 0 0 236 322V30"
        "A14 14 0 0 0 222 16Z", PAPER, 'fill-rule="evenodd"'))
    p.sheet("hem", 0, hem("#1F5F75"))
    return p


def small_back() -> Picture:
    """The same back for small fans: the round alone, so that it stays calm."""
    p = Picture("Back of the weather cards, under 100 pixels high", shadow="#08283A")
    p.sheet("ground", 0.1, path("M-10 -10H262V362H-10Z", TEAL))
    p.sheet("line", 0, '<rect x="42" y="42" width="168" height="268" rx="12" fill="none" '
                       'stroke="#8CC7D1" stroke-width="7"/>')  # fmt: skip
    p.sheet("halo", 4, sun(126, 152, 70, 92, 14, "#F6C453"))
    p.sheet("cat", 4, at(126, 158, 0.84, BACK_CAT.head("asleep", "w")))
    p.sheet("frame", 5, path(
        OUTER + "M34 20A14 14 0 0 0 20 34V318A14 14 0 0 0 34 332H218A14 14 0 0 0 232 318V34"
        "A14 14 0 0 0 218 20Z", PAPER, 'fill-rule="evenodd"'))
    p.sheet("hem", 0, hem("#1F5F75"))
    return p


def sleeve() -> Picture:
    """The sleeve that hides a wish: folded rose paper, tied with a knotted cord."""
    p = Picture("The sleeve of a wish", shadow="#4A1020")
    rose, deep, pale = "#C4586B", "#A84158", "#D97886"
    p.sheet("ground", 0.1, path("M-10 -10H262V362H-10Z", rose))
    dots = []
    for row in range(9):
        for column in range(7):
            x = 18 + column * 36 + (18 if row % 2 else 0)
            dots.append(path(petals(x, 22 + row * 40, 1.5, 8, 5, 1.5, -90), pale))
    p.sheet("blossoms", 0, *dots)
    p.sheet("fold", 5, path("M262 -10V362H150C126 240 176 120 128 -10Z", deep))
    p.sheet("lining", 2, path("M128 -10C176 120 126 240 150 362H138C112 240 162 120 114 -10Z",
                              "#FBEFE2"))  # fmt: skip
    p.sheet("cord", 2.5, line("M-12 182H264M-12 194H264", "#FBF3E2", 6))
    p.sheet("gold", 0, line("M-12 188H264", "#F0C05A", 3))
    p.sheet(
        "knot", 4,
        line("M126 188C84 132 66 164 82 180C96 194 112 192 126 188C168 132 186 164 170 180"
             "C156 194 140 192 126 188", "#FBF3E2", 8),
        line("M126 190C118 214 104 232 92 244M126 190C134 214 148 232 160 244", "#FBF3E2", 8),
    )  # fmt: skip
    p.sheet("seal", 3, circle(126, 188, 27, "#F6C453"))
    p.sheet("cat", 2, at(126, 191, 0.34, BACK_CAT.head("asleep", "w")))
    p.sheet("frame", 4, path(
        OUTER + "M26 10A16 16 0 0 0 10 26V326A16 16 0 0 0 26 342H226A16 16 0 0 0 242 326V26"
        "A16 16 0 0 0 226 10Z", PAPER, 'fill-rule="evenodd"'))
    p.sheet("hem", 0, hem("#7E2438"))
    return p


# ---- the table ------------------------------------------------------------------------------

SKIES = {
    "calm": ("#BFE3F2", "#F7EBD3"),
    "fine": ("#FFDF9A", "#FFF3D0"),
    "cloudy": ("#8FA2BA", "#DDE2E6"),
    "rainy": ("#5E95CC", "#C9E0F0"),
    "thunder": ("#3A2170", "#8E6CC6"),
    "snow": ("#6DB4CC", "#E4F2F6"),
}
SIDE = "M-180 -20H1460V820H-180Z"
TABLE_SHADOW = "#285050"


def layer(note: str, box: str = WIDE, shadow: str = TABLE_SHADOW) -> Picture:
    return Picture(f"Table: {note}", box, shadow)


HAMLET = {
    "leaf": "#5C9270",
    "dark-leaf": "#4F8463",
    "wall": "#FFF6E3",
    "door": "#7A5A2B",
    "roof": "#D9653B",
    "far-roof": "#C9553B",
}


def classes(colours: dict[str, str]) -> str:
    return "<style>" + "".join(f".{k}{{fill:{v}}}" for k, v in colours.items()) + "</style>"


def hamlet() -> Picture:
    p = layer("the hamlet on the right", "0 0 180 120")
    p.defs.append(classes(HAMLET))
    p.sheet(
        "hamlet", 2,
        tree(86, 76, 1.5, ".leaf"), tree(120, 84, 1.1, ".dark-leaf"),
        house(48, 76, 1.5, ".wall", ".door", ".roof"),
        house(146, 82, 1.15, ".wall", ".door", ".far-roof"),
    )  # fmt: skip
    return p


def trees() -> Picture:
    p = layer("two trees on the left", "0 0 100 100")
    p.defs.append(classes({k: v for k, v in HAMLET.items() if k.endswith("leaf")}))
    p.sheet("trees", 2, tree(32, 68, 1.2, ".leaf"), tree(62, 64, 1.6, ".dark-leaf"))
    return p


def watcher() -> Picture:
    """Somebody small who looks at the sky."""
    p = layer("a cat on the hill, seen from behind", "0 0 60 80")
    p.defs.append("<style>.coat{fill:#4A5F66}</style>")
    p.sheet(
        "cat", 2,
        at(28, 40, 0.5,
           path("M24 64C30 58 52 62 58 50C62 42 58 30 50 28C42 27 40 36 46 38C48 50 34 48 24 50Z",
                ".coat"),
           path("M-36 66C-46 34 -30 4 0 0C30 4 46 34 36 66C30 72 -30 72 -36 66Z", ".coat"),
           path("M-30 -12C-32 -30 -30 -44 -26 -52C-24 -56 -20 -56 -17 -53C-12 -47 -9 -43 -7 -38"
                "C-3 -40 3 -40 7 -38C9 -43 12 -47 17 -53C20 -56 24 -56 26 -52C30 -44 32 -30 "
                "30 -12C28 14 -28 14 -30 -12Z", ".coat")),
    )  # fmt: skip
    return p


def clump() -> Picture:
    p = layer("flowers for the corners of the meadow", "0 0 140 60")
    p.sheet("grass", 1, *(
        line(f"M{x} 50C{x - 2} 42 {x - 5} 38 {x - 7} 34M{x} 50C{x + 1} 40 {x + 3} 36 {x + 6} 33",
             "#6F9F7C", 3)
        for x in (22, 58, 104)
    ))  # fmt: skip
    p.sheet("flowers", 1, flower(34, 30, "#FBF6EA", 1.1), flower(48, 36, "#F2B8A2", 0.9),
            flower(82, 28, "#FBF6EA", 0.9), flower(118, 34, "#F2B8A2", 1.1))  # fmt: skip
    return p


def table() -> None:
    for name, (top, foot) in SKIES.items():
        p = layer(f"the sky, {name}")
        p.sheet("sky", 0, path(SIDE, p.gradient("sky-paint", top, foot, 0, 560)))
        p.write(f"table-sky-{name}")
    p = layer("four rings of air round the trick")
    rings = (("outer", 520, "#CDE8F1"), ("wide", 400, "#D9EDF0"), ("inner", 285, "#E6F1EA"),
             ("heart", 180, "#F2F2DE"))  # fmt: skip
    p.defs.append(classes({name: colour for name, _, colour in rings}))
    for name, r, _ in rings:
        p.sheet(name, 3, f'<circle class="{name}" cx="640" cy="330" r="{r}"/>')
    p.write("table-rings")
    hills = (
        ("far", 5, "M-180 520C-120 500 -60 490 0 470C120 410 250 400 380 446C470 478 560 486 660 462"
         "C800 428 900 400 1040 420C1150 436 1220 440 1280 426C1340 410 1400 430 1460 450"
         "V820H-180Z", "#C3DDC3"),
        ("mid", 5, "M-180 600C-120 600 -60 592 0 560C110 500 220 498 330 530C450 566 560 574 690 548"
         "C840 518 960 486 1100 506C1180 518 1240 516 1280 504C1340 486 1400 500 1460 520"
         "V820H-180Z", "#AFD1B3"),
        ("near", 6, "M-180 700C-120 690 -60 666 0 640C140 578 300 590 440 626"
         "C560 656 720 656 850 628C990 598 1130 560 1280 590C1340 602 1400 620 1460 610V820H-180Z", "#9CC7A4"),
        ("front", 6, "M-180 790C-120 776 -60 760 0 742C180 690 380 700 560 728C740 756 980 730 "
         "1280 676C1340 666 1400 668 1460 690V820H-180Z", "#86B592"),
    )  # fmt: skip
    for name, lift, d, colour in hills:
        p = layer(f"the {name} hill; its class takes the papers of papers.json")
        p.defs.append(classes({"grass": colour}))
        p.sheet("hill", lift, path(d, ".grass"))
        p.write(f"table-hill-{name}")
    for i, (w, colour) in enumerate(((170, "#F6FBFA"), (150, "#F6FBFA"), (110, WHITE))):
        high = round(w * 0.62)
        p = layer("a cloud that drifts", f"0 0 {w + 24} {high}", TABLE_SHADOW)
        p.defs.append(classes({"cloud": colour}))
        p.sheet("cloud", 4, path(cloud(w / 2 + 12, high - 14, w, i), ".cloud"))
        p.write(f"table-cloud-{i + 1}")
    hamlet().write("table-hamlet")
    trees().write("table-trees")
    watcher().write("table-watcher")
    clump().write("table-flowers")
    stand = Picture("Wooden foot of a standing wish", "0 0 72 24", "#3A2010")
    stand.sheet("foot", 2, path("M12 4H60C65 4 68 8 68 12C68 17 65 20 60 20H12C7 20 4 17 4 12"
                                "C4 8 7 4 12 4Z", "#C48A56"))  # fmt: skip
    stand.sheet("vein", 0, line("M14 10C28 8 44 12 58 9", "#A56F3F", 1.4))
    stand.write("table-foot")


def weather() -> None:
    """Small things that fly over the table; the code moves them."""
    p = Picture("A ray of sun, its foot at the middle of the lower edge", "0 0 60 200", "#A85A00")
    p.sheet("ray", 0, path(
        "M22 196Q16 84 27 14Q30 4 33 14Q44 84 38 196Z", "#FFD566", 'fill-opacity=".8"'))
    p.write("air-ray")
    p = Picture("A round sun", "0 0 160 160", "#8A4A00")
    p.sheet("rays", 3, sun(80, 80, 48, 70, 14, "#F9C44B"))
    p.sheet("face", 0, at(80, 77, 0.72, face("happy", "w", "#5A3210", "#EE6F45")))
    p.write("air-sun")
    for i, colour in enumerate(("#FFFFFF", "#DCE4EC", "#A9B7C8"), start=1):
        p = Picture("A cloud", "0 0 200 120", "#283046")
        p.sheet("cloud", 4, path(cloud(100, 104, 172, i - 1), colour))
        p.write(f"air-cloud-{i}")
    p = Picture("A raindrop", "0 0 32 48", "#0A2046")
    p.sheet("drop", 2, path(drop(16, 26, 20), "#3F83C9"))
    p.sheet("glint", 0, line("M9.5 29C9.5 33 11.5 36 14 37.5", "#BFDDF5", 2.4))
    p.write("air-drop")
    p = Picture("A streak of rain", "0 0 16 64", "#0A2046")
    p.sheet("streak", 0, line("M8 6V58", "#BFDDF5", 4, 'stroke-opacity=".85"'))
    p.write("air-streak")
    p = Picture("A bolt", "0 0 100 140", "#2E1562")
    p.sheet("bolt", 5, bolt(50, 70, 1.3, 4))
    p.write("air-bolt")
    for i, (r, width) in enumerate(((26, 6.0), (27, 4.6)), start=1):
        p = Picture("A flake", "0 0 64 64", "#14465F")
        p.sheet("flake", 2, line(flake(32, 32, r, 15 * (i - 1)), WHITE, width))
        p.write(f"air-flake-{i}")
    p = Picture("A crumb of snow", "0 0 16 16", "#14465F")
    p.sheet("crumb", 0, circle(8, 8, 5, WHITE))
    p.write("air-crumb")


PAINTERS = {"fine": fine, "cloudy": cloudy, "rainy": rainy, "thunder": thunder, "snow": snow}
COUNT = {"fine": 10, "cloudy": 10, "rainy": 10, "thunder": 3, "snow": 3}


def cards() -> None:
    for suit, paint in PAINTERS.items():
        for n in range(1, COUNT[suit] + 1):
            paint(n).write(f"{suit}-{n}")
        frame(suit).write(f"frame-{suit}")


if __name__ == "__main__":
    cards()
    marks()
    for name in WISHES:
        wish_card(name).write(f"wish-{name}")
        standing(name).write(f"stand-{name}")
    weather_back().write("back-weather")
    small_back().write("back-weather-small")
    sleeve().write("back-wish")
    table()
    weather()
