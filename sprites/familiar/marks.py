"""The marks of life, water and trees, and the witch's hat."""

from __future__ import annotations

from sprites.familiar.palette import B1, B4, DARK, FOAM, G1, G4, GLOW, GOLD, R1, R2, VIOLET
from sprites.kit.cards import MARK
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.ornaments import gear
from sprites.kit.shapes import circle, line, moved, path

FIRE = (
    "M22 1C23 9 35 14 35 26C35 34 28 39 20 39C12 39 5 34 5 25.5C5 19 9 16 11 10C12.5 14 14.5 15.5 "
    "16.5 16C20 12 22 7 22 1Z"
)

HEART = (
    "M20.5 20C21.5 24.5 27 26.5 27 31.5C27 35 24 37 20.3 37C16.5 37 13.5 35 13.5 31.5"
    "C13.5 27 19 25 20.5 20Z"
)

WAVE = (
    "M1 31C3 14 13 4 25 4C33.5 4 39 9.5 38.5 17C35.5 12.5 29 12 26 16.5"
    "C23 21.5 27.5 27.5 39 27V32C35 36.5 31 38 20 38C9 38 4 36 1 31Z"
)

CREST = "M8 30.5C9.5 20 15 13 22 11.5"

LEAF = "M7 38L3.5 34.5C-1 17 12 2 37 2C39.5 25 26 40 9.5 35.5Z"

VEIN = "M9.5 31C14 24 20 18 28 12M16.5 23.5V15.5M15 25.5H24"

HAT = (
    "M1 33C7 28.5 11 27.5 13 27C15 19 17 11 21 4C25 2 30 4.5 33 9C30 8.5 28 9 26.5 10.5"
    "C27 16 28 21.5 29 27C32 27.5 35 29 39 33C30 38.5 10 38.5 1 33Z"
)

HAT_BAND = "M12.5 28.5C17 30.5 25 30.5 29.5 28.5L28.6 24.3C24.5 26 18 26 13.7 24.3Z"


def fire(main: str, light: str) -> str:
    """The mark of life: a flame."""
    return path(FIRE, main) + path(HEART, light)


def wave(main: str, light: str) -> str:
    """The mark of water: a curling wave."""
    return path(WAVE, main) + line(CREST, light, 3.2)


def frond(main: str, light: str) -> str:
    """The mark of trees: a leaf."""
    return path(LEAF, main) + line(VEIN, light, 2.8)


def hat(main: str, band: str) -> str:
    """A witch's hat."""
    return path(HAT, main) + path(HAT_BAND, band)


def on_paper(note: str, body: str) -> Drawing:
    """A mark, printed."""
    return Drawing(MARK, note).sheet("mark", 0, body)


def drawings() -> Drawings:
    seal = Drawing("-5 -5 78 78", "the seal the points stand on", "#2B1A10")
    seal.sheet("seal", 4, gear(34, 34, 33, 26, 14, VIOLET))
    seal.sheet(
        "ring",
        0,
        circle(34, 34, 21, "none", stroke=GOLD, stroke_width="1.6", stroke_opacity=".55"),
    )
    lead = Drawing("0 0 60 60", "the lead's marker: a hat on a gold seal", DARK)
    lead.sheet("seal", 3, circle(30, 29, 26, GOLD))
    lead.sheet(
        "ring",
        0,
        '<circle cx="30" cy="29" r="22.500" fill="none" stroke="#E2912F" stroke-width="1.6"/>',
    )
    lead.sheet("hat", 2, moved(10, 8, hat(VIOLET, "#E8584C")))
    return {
        "mark-red": on_paper("life", fire(R1, R2)),
        "mark-red-bright": on_paper("life, on dark", fire("#E8584C", GLOW)),
        "mark-blue": on_paper("water", wave(B1, B4)),
        "mark-blue-bright": on_paper("water, on dark", wave("#4E90EA", FOAM)),
        "mark-green": on_paper("tree", frond(G1, G4)),
        "mark-green-bright": on_paper("tree, on dark", frond("#4DB368", "#E4F4E0")),
        "mark-hat": on_paper("level", hat(VIOLET, GOLD)),
        "mark-hat-light": on_paper("level, on dark", hat("#FBF0D8", GOLD)),
        "seal": seal,
        "lead": lead,
    }
