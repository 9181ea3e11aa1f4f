"""The signs on the buttons of game pads, 40 x 40: of the three families, and shapes of our own.

Dark plastic with a bright sign on it, as on the pad in one's hands; a shoulder button is flat, a
trigger is drawn out downwards, a stick is a disc on a ring.
"""

from __future__ import annotations

from collections.abc import Mapping

from sprites.kit import named
from sprites.kit.cards import MARK
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.numbers import short
from sprites.kit.shapes import moved

FAMILIES = ("xbox", "playstation", "nintendo")

STYLE = (
    ".base{fill:#2B2440}.rim{fill:#4A4163}.pale{fill:#8F87A3}.lit{fill:#FFF6E4}"
    ".sign{fill:none;stroke:#FFF6E4;stroke-linecap:round;stroke-linejoin:round}"
    ".green{fill:none;stroke:#8FDB7E;stroke-linecap:round;stroke-linejoin:round}"
    ".red{fill:none;stroke:#FF9A86;stroke-linecap:round;stroke-linejoin:round}"
    ".blue{fill:none;stroke:#8FC7FF;stroke-linecap:round;stroke-linejoin:round}"
    ".gold{fill:none;stroke:#FFD65C;stroke-linecap:round;stroke-linejoin:round}"
    ".pink{fill:none;stroke:#F7A8D8;stroke-linecap:round;stroke-linejoin:round}"
)

# Letters as strokes in a box of 8 x 12, standing on its foot.
LETTERS: Mapping[str, str] = {
    "A": "M0 12L4 0L8 12M1.500 8H6.500",
    "B": "M1 0V12M1 0H4.500C8 0 8 6 4.500 6H1M4.500 6C9 6 9 12 4.500 12H1",
    "X": "M0.500 0L7.500 12M7.500 0L0.500 12",
    "Y": "M0.500 0L4 6L7.500 0M4 6V12",
    "L": "M1.500 0V12H7",
    "R": "M1 12V0H4.500C8.500 0 8.500 6.500 4.500 6.500H1M4.500 6.500L7.500 12",
    "T": "M0.500 0H7.500M4 0V12",
    "Z": "M1 0H7L1 12H7",
    "1": "M2 2.500L4.500 0V12",
    "2": "M1 2.500C2 -1 7 -0.500 7 3C7 5.500 3.500 7.500 1 12H7.500",
    "3": "M1 1C3 -0.800 7 -0.500 6.500 3C6.300 5 4.500 5.600 3 5.600C5 5.600 7 6.500 7 9"
    "C7 12.500 2.500 12.800 0.800 10.800",
}

FACES: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "xbox": {"a": ("green", "A"), "b": ("red", "B"), "x": ("blue", "X"), "y": ("gold", "Y")},
    "playstation": {
        "a": ("blue", "cross"),
        "b": ("red", "circle"),
        "x": ("pink", "square"),
        "y": ("green", "triangle"),
    },
    "nintendo": {"a": ("sign", "A"), "b": ("sign", "B"), "x": ("sign", "X"), "y": ("sign", "Y")},
}
"""What is on the four buttons under the right thumb: a colour, and a letter or a shape."""

SHAPES: Mapping[str, str] = {
    "cross": "M13.500 13.500L26.500 26.500M26.500 13.500L13.500 26.500",
    "circle": "M20 12A8 8 0 1 1 19.990 12Z",
    "square": "M13 13H27V27H13Z",
    "triangle": "M20 11L28.500 26H11.500Z",
}

WRITTEN: Mapping[str, tuple[str, str, str, str]] = {
    "xbox": ("LB", "RB", "LT", "RT"),
    "playstation": ("L1", "R1", "L2", "R2"),
    "nintendo": ("L", "R", "ZL", "ZR"),
}
"""What is written on the shoulder buttons and the triggers."""

MIDDLE: Mapping[str, tuple[str, str]] = {
    "xbox": ("M13 14H27M13 20H27M13 26H27", "M12 12H23V20H12ZM17 24V28H28V19H26"),
    "playstation": (
        "M14 14H26M14 20H26M14 26H26",
        "M20 12V19M12.500 15L16.500 21M27.500 15L23.500 21",
    ),
    "nintendo": ("M20 12V28M12 20H28", "M12 20H28"),
}
"""What is drawn on the right and the left button in the middle."""


def stroke(kind: str, d: str, width: float = 3.4) -> str:
    """A line of one of the bright colours."""
    return named.path(kind, d, stroke_width=short(width))


def lettered(text: str, x: float, y: float, kind: str = "sign") -> str:
    """A word of one or two letters round this middle."""
    step = 11.0
    left = x - 4 - step * (len(text) - 1) / 2
    return "".join(
        moved(left + step * order, y - 6, stroke(kind, LETTERS[letter], 2.800))
        for order, letter in enumerate(text)
    )


def round_button(body: str) -> str:
    """A round button with something on it."""
    return named.disc("rim", 20, 21, 17) + named.disc("base", 20, 20, 17) + body


def shoulder(text: str) -> str:
    """A flat button at the edge."""
    return (
        named.bar("rim", 2, 10, 36, 22, 9)
        + named.bar("base", 2, 9, 36, 22, 9)
        + lettered(text, 20, 20)
    )


def trigger(text: str) -> str:
    """A button one pulls."""
    outline = "M10 3H30C35 3 38 7 38 12V29C38 34 34 37 29 37H11C6 37 2 34 2 29V12C2 7 5 3 10 3Z"
    return (
        named.path("rim", outline)
        + named.path("base", outline.replace("37", "36"))
        + lettered(text, 20, 21)
    )


def stick(letter: str, *, pressed: bool) -> str:
    """A stick; with an arrow on it if it is to be pressed, with four if it is to be moved."""
    body = named.disc("pale", 20, 20, 18) + named.disc("base", 20, 20, 13.500)
    if pressed:
        return body + lettered(letter, 20, 16) + stroke("gold", "M15 26L20 30L25 26", 2.800)
    points = (
        "M20 3L22.500 6.500H17.500ZM20 37L17.500 33.500H22.500Z"
        "M3 20L6.500 17.500V22.500ZM37 20L33.500 22.500V17.500Z"
    )
    return body + named.path("lit", points) + lettered(letter, 20, 20)


def cross() -> str:
    """The four arrows in one piece."""
    arms = (
        "M15 3H25C26.500 3 27.500 4 27.500 5.500V12.500H34.500C36 12.500 37 13.500 37 15V25"
        "C37 26.500 36 27.500 34.500 27.500H27.500V34.500C27.500 36 26.500 37 25 37H15"
        "C13.500 37 12.500 36 12.500 34.500V27.500H5.500C4 27.500 3 26.500 3 25V15"
        "C3 13.500 4 12.500 5.500 12.500H12.500V5.500C12.500 4 13.500 3 15 3Z"
    )
    tips = (
        "M20 6L23.500 11H16.500ZM20 34L16.500 29H23.500Z"
        "M6 20L11 16.500V23.500ZM34 20L29 23.500V16.500Z"
    )
    return named.path("base", arms) + named.path("lit", tips)


def signs(family: str) -> dict[str, str]:
    """Every button of a family of pads, as SDL names it."""
    found = {}
    for button, (kind, sign) in FACES[family].items():
        body = stroke(kind, SHAPES[sign]) if sign in SHAPES else lettered(sign, 20, 20, kind)
        found[button] = round_button(body)
    left, right, pull_left, pull_right = WRITTEN[family]
    start, back = MIDDLE[family]
    found["leftshoulder"], found["rightshoulder"] = shoulder(left), shoulder(right)
    found["lefttrigger"], found["righttrigger"] = trigger(pull_left), trigger(pull_right)
    found["start"] = round_button(stroke("sign", start, 3))
    found["back"] = round_button(stroke("sign", back, 3))
    found["leftstick"], found["rightstick"] = stick("L", pressed=True), stick("R", pressed=True)
    found["left"], found["right"] = stick("L", pressed=False), stick("R", pressed=False)
    found["dpad"] = cross()
    return found


def drawings() -> Drawings:
    return {
        f"pad-{family}-{button}": Drawing(MARK, f"{button} of {family}", style=STYLE).sheet(
            "sign", 0, body
        )
        for family in FAMILIES
        for button, body in signs(family).items()
    }
