"""The backs, and the sleeve that hides a wish."""

from __future__ import annotations

from sprites.kit.cards import CARD, INK
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.shapes import circle, line, path, rect
from sprites.meows.cats import Coat
from sprites.meows.frames import framed
from sprites.meows.sheets import at, thing
from sprites.meows.weather import petals, sun

TEAL, BACK_CAT = "#2E7F95", Coat("#FBF3E2", "#E7A98F", "", "", "#EE9A84", INK)


def weather_back() -> Drawing:
    """Scales of cloud and a round of sun with a sleeping god in it."""
    p = thing("Back of the weather cards", CARD, "#08283A")
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
    return framed(
        p,
        "frame",
        5,
        "M30 16A14 14 0 0 0 16 30V322A14 14 0 0 0 30 336"
        "H222A14 14 0 0 0 236 322V30A14 14 0 0 0 222 16Z",
        "#1F5F75",
    )


def small_back() -> Drawing:
    """The same back for small fans: the round alone, so that it stays calm."""
    p = thing("Back of the weather cards, under 100 pixels high", CARD, "#08283A")
    p.sheet("ground", 0.1, path("M-10 -10H262V362H-10Z", TEAL))
    p.sheet("line", 0, rect(42, 42, 168, 268, "none", 12, stroke="#8CC7D1", stroke_width="7"))
    p.sheet("halo", 4, sun(126, 152, 70, 92, 14, "#F6C453"))
    p.sheet("cat", 4, at(126, 158, 0.84, BACK_CAT.head("asleep", "w")))
    return framed(
        p,
        "frame",
        5,
        "M34 20A14 14 0 0 0 20 34V318A14 14 0 0 0 34 332"
        "H218A14 14 0 0 0 232 318V34A14 14 0 0 0 218 20Z",
        "#1F5F75",
    )


def sleeve() -> Drawing:
    """The sleeve that hides a wish: folded rose paper, tied with a knotted cord."""
    p = thing("The sleeve of a wish", CARD, "#4A1020")
    rose, deep, pale = "#C4586B", "#A84158", "#D97886"
    p.sheet("ground", 0.1, path("M-10 -10H262V362H-10Z", rose))
    dots = []
    for row in range(9):
        for column in range(7):
            x = 18 + column * 36 + (18 if row % 2 else 0)
            dots.append(path(petals(x, 22 + row * 40, 1.5, 8, 5, 1.5, -90), pale))
    p.sheet("blossoms", 0, *dots)
    p.sheet("fold", 5, path("M262 -10V362H150C126 240 176 120 128 -10Z", deep))
    p.sheet(
        "lining",
        2,
        path("M128 -10C176 120 126 240 150 362H138C112 240 162 120 114 -10Z", "#FBEFE2"),
    )
    p.sheet("cord", 2.5, line("M-12 182H264M-12 194H264", "#FBF3E2", 6))
    p.sheet("gold", 0, line("M-12 188H264", "#F0C05A", 3))
    p.sheet(
        "knot",
        4,
        line(
            "M126 188C84 132 66 164 82 180C96 194 112 192 126 188C168 132 186 164 170 180"
            "C156 194 140 192 126 188",
            "#FBF3E2",
            8,
        ),
        line("M126 190C118 214 104 232 92 244M126 190C134 214 148 232 160 244", "#FBF3E2", 8),
    )
    p.sheet("seal", 3, circle(126, 188, 27, "#F6C453"))
    p.sheet("cat", 2, at(126, 191, 0.34, BACK_CAT.head("asleep", "w")))
    return framed(
        p,
        "frame",
        4,
        "M26 10A16 16 0 0 0 10 26V326A16 16 0 0 0 26 342"
        "H226A16 16 0 0 0 242 326V26A16 16 0 0 0 226 10Z",
        "#7E2438",
    )


def drawings() -> Drawings:
    return {
        "back-weather": weather_back(),
        "back-weather-small": small_back(),
        "back-wish": sleeve(),
    }
