"""The podium and the medals of its three places."""

from __future__ import annotations

from sprites.kit.cards import PAPER
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.nature import leaf
from sprites.kit.ornaments import gear, ring
from sprites.kit.shapes import circle, path, rect
from sprites.ui.palette import MEDALS

SHADE = "#2A1820"


# The front of each step (left, top, width, colour, corner), the lid on it, the plate for its number
# (middle, radius) and its rim (outer and inner radius, metal), and how high the front stands out.
STEPS = {
    1: (
        (250, 76, 220, "#E2674A", 12),
        (242, 68, 236, 24, "#FF9A7A", 10),
        (360, 186, 52),
        (46, 43, "#FFB454"),
        9,
    ),
    2: (
        (48, 136, 212, "#C96A45", 10),
        (40, 130, 222, 20, "#E58B5E", 8),
        (150, 222, 40),
        (35, 32.5, "#B9C0CC"),
        6,
    ),
    3: (
        (460, 176, 212, "#B9772B", 10),
        (458, 170, 222, 20, "#D9A24E", 8),
        (570, 244, 36),
        (31, 28.5, "#C98B4A"),
        6,
    ),
}
GROUND = 306


def step(place: int) -> Drawing:
    """One step, by itself so that it can rise; a laurel lies round the number of the highest."""
    front, lid, (x, y, radius), (outer, inner, metal), lift = STEPS[place]
    left, top, wide, colour, corner = front
    note = f"one stands at ({x}, {top}), the number is written at ({x}, {y})"
    drawing = (
        Drawing("0 0 720 320", f"the podium's step {place}; {note}", SHADE)
        .sheet("front", lift, rect(left, top, wide, GROUND - top, colour, corner))
        .sheet("lid", 3, rect(*lid))
        .sheet("plate", 2, circle(x, y, radius, PAPER))
        .sheet("ring", 0, ring(x, y, outer, inner, metal))
    )
    if place == 1:
        leaves = [
            leaf(x + s * (60 + 3 * k), 224 - 16 * k, s * (36 - 10 * k), 0.62, "#7FCBA4")
            for s in (-1, 1)
            for k in range(4)
        ]
        drawing.sheet("laurel", 2, *leaves)
    return drawing


def foot() -> Drawing:
    """The board the steps stand on."""
    drawing = Drawing("0 0 720 320", "what the podium's steps stand on", SHADE)
    return drawing.sheet("foot", 5, rect(20, 292, 680, 18, "#8E3D2C", 9))


def medal(place: int) -> Drawing:
    """A medal on its ribbon."""
    main, dark, light, band = MEDALS[place]
    note = f"medal of place {place}; its number is written at (40, 66)"
    return (
        Drawing("0 0 80 104", note, SHADE)
        .sheet("band", 3, path("M20 6H34L48 44H34ZM60 6H46L32 44H46Z", band))
        .sheet("seal", 4, gear(40, 66, 33, 27, 16, dark))
        .sheet("disc", 3, circle(40, 66, 25, main))
        .sheet("light", 0, ring(40, 66, 21.5, 19.5, light))
    )


def drawings() -> Drawings:
    steps = {f"podium-{place}": step(place) for place in STEPS}
    medals = {f"medal-{place}": medal(place) for place in MEDALS}
    return {**steps, "podium-foot": foot(), **medals}
