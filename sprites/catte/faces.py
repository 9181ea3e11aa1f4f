"""The head of a small cat, its moods, and the bow under its chin."""

from __future__ import annotations

from sprites.kit.drawing import sheet
from sprites.kit.named import disc, oval, path
from sprites.kit.shapes import moved

SMALL_HEAD = (
    "M-48 -2C-50 -18 -48 -36 -44 -50C-42 -56 -36 -56 -32 -52L-16 -36C-6 -40 6 -40 "
    "16 -36L32 -52C36 -56 42 -56 44 -50C48 -36 50 -18 48 -2C54 14 40 40 0 40"
    "C-40 40 -54 14 -48 -2Z"
)

SMALL_EARS = (
    "M-40 -43C-34 -39 -28 -34 -24 -29C-30 -26 -35 -21 -39 -15C-41 -24 -41 -34 -40 -43Z"
    "M40 -43C34 -39 28 -34 24 -29C30 -26 35 -21 39 -15C41 -24 41 -34 40 -43Z"
)

SMALL_STRIPES = (
    "M-4 -38.5H4L2 -20C1.5 -17 -1.5 -17 -2 -20Z"
    "M-18 -35L-11.5 -37.2L-9 -25C-9 -22 -12 -21 -13 -24Z"
    "M18 -35L11.5 -37.2L9 -25C9 -22 12 -21 13 -24Z"
    "M-49.5 2L-36 4C-33 5 -33 8 -36 8L-50 9ZM49.5 2L36 4C33 5 33 8 36 8L50 9Z"
)

SMALL_MUZZLE = "M0 8C8 4 20 8 20 18C20 28 10 32 0 32C-10 32 -20 28 -20 18C-20 8 -8 4 0 8Z"

SMALL_NOSE = "M-5.5 10.5C-3 8.5 3 8.5 5.5 10.5C5 14 2 16 0 16C-2 16 -5 14 -5.5 10.5Z"

EYES = {
    "dots": disc("eye", -22, 2, 5.6) + disc("eye", 22, 2, 5.6),
    "asleep": path("lip", "M-29 2C-26 7.5 -18 7.5 -15 2M15 2C18 7.5 26 7.5 29 2"),
    "glad": path("lip", "M-29 4C-26 -3 -18 -3 -15 4M15 4C18 -3 26 -3 29 4"),
    "aside": disc("eye", -20, 3, 5.6) + disc("eye", 24, 3, 5.6),
    "up": disc("eye", -20, 0, 5.6) + disc("eye", 24, 0, 5.6),
    "down": path("lip", "M-30 1C-27 7 -18 8 -13 4M13 4C18 8 27 7 30 1"),
}

MOUTHS = {
    "w": path("lip", "M-10 19C-8 23.5 -2 23.5 0 18.5C2 23.5 8 23.5 10 19"),
    "open": path("lip", "M-10 18.5C-8 22.5 -2 22.5 0 18C2 22.5 8 22.5 10 18.5")
    + path(
        "nose",
        "M-4.5 21.5C-2 22 -1 21 0 19.5C1 21 2 22 4.5 21.5C5 27 2 29 0 29C-2 29 -5 27 -4.5 21.5Z",
    ),
}


def head() -> str:
    """Head and ears of a small cat round 0, 0."""
    return path("coat", SMALL_HEAD) + path("in", SMALL_EARS) + path("stripe", SMALL_STRIPES)


def looks(eyes: str, mouth: str = "w") -> str:
    """What is printed on a small cat's head."""
    return (
        path("muz", SMALL_MUZZLE)
        + EYES[eyes]
        + path("nose", SMALL_NOSE)
        + MOUTHS[mouth]
        + oval("in", -36, 16, 8, 5, fill_opacity=".55")
        + oval("in", 36, 16, 8, 5, fill_opacity=".55")
    )


BOW = "M-2 -2C-12 -11 -24 -11 -24 -2C-24 9 -12 9 -2 2H2C12 9 24 9 24 -2C24 -11 12 -11 2 -2Z"


def bow(kind: str, x: float, y: float, turn: float) -> str:
    """A bow tie with its knot."""
    return sheet("bow", 2, moved(x, y, path(kind, BOW) + disc("apron2", 0, 0, 5), turn=turn))
