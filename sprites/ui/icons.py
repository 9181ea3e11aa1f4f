"""Icons in one ink, 40 x 40: filled shapes and round strokes, no outlines of outlines.

Class a is the ink as a fill, b the ink as a stroke, c the paper cut out of it, d the same ink
paler, e a stroke of that paper.
"""

from __future__ import annotations

from sprites.kit import named
from sprites.kit.cards import MARK
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.numbers import short
from sprites.kit.shapes import moved, turned

STYLE = (
    ".a{fill:#2B2440}.b{fill:none;stroke:#2B2440;stroke-linecap:round;stroke-linejoin:round}"
    ".c{fill:#FBF6EA}.e{fill:none;stroke:#FBF6EA;stroke-linecap:round;stroke-linejoin:round}"
    ".d{fill:#2B2440}"
)


def ink(d: str) -> str:
    """A shape of ink."""
    return named.path("a", d)


def stroke(d: str, width: float = 4) -> str:
    """A stroke of ink."""
    return named.path("b", d, stroke_width=short(width))


def cut(d: str) -> str:
    """Paper cut out of the ink."""
    return named.path("c", d)


def groove(d: str, width: float = 2.4) -> str:
    """A stroke cut out of the ink."""
    return named.path("e", d, stroke_width=short(width))


def pale(d: str) -> str:
    """Paler ink."""
    return named.path("d", d, fill_opacity=".45")


def dot(x: float, y: float, r: float, kind: str = "a") -> str:
    """A dot."""
    return named.disc(kind, x, y, r)


CARD = (
    "M10.5 8H20.5C22.4 8 24 9.600 24 11.500V28.500C24 30.400 22.400 32 20.500 32"
    "H10.500C8.600 32 7 30.400 7 28.500V11.500C7 9.600 8.600 8 10.500 8Z"
)

ICONS: dict[str, str] = {
    "search": stroke("M17.500 8.500A9 9 0 1 1 17.490 8.500Z", 4)
    + stroke("M24.500 24.500L32 32", 5),
    "why": stroke(
        "M12.500 14.500C12.500 9.500 16 7 20 7C24.500 7 27.500 9.800 27.500 13.500"
        "C27.500 18.500 20 18.500 20 24.500",
        4.600,
    )
    + dot(20, 32, 2.900),
    "summary": turned(
        -6,
        20,
        20,
        ink(
            "M10 12H30C31.700 12 33 13.300 33 15V34C33 35.700 31.700 37 30 37H10"
            "C8.300 37 7 35.700 7 34V15C7 13.300 8.300 12 10 12Z"
        )
        + groove("M13 23H27M13 30H22")
        + dot(20, 12, 8.400, "c")
        + dot(20, 11, 6.200),
    ),
    "menu": stroke("M9 12H31M9 20H31M9 28H31"),
    "rules": ink("M20 11C15 7 9 7 5 9V31C9 29 15 29 20 33C25 29 31 29 35 31V9C31 7 25 7 20 11Z")
    + groove("M20 13V30"),
    "last": turned(
        -14,
        16,
        22,
        pale(
            "M10.500 8H20.500C22.400 8 24 9.600 24 11.500V28.500"
            "C24 30.400 22.400 32 20.500 32H10.500C8.600 32 7 30.400 7 28.500V11.500"
            "C7 9.600 8.600 8 10.500 8Z"
        ),
    )
    + turned(10, 24, 20, moved(8, 0, ink(CARD))),
    "hint": ink(
        "M20 4C12.500 4 7 9.500 7 16.500C7 22 11 24 13.500 28.500H26.500"
        "C29 24 33 22 33 16.500C33 9.500 27.500 4 20 4Z"
    )
    + stroke("M14.500 32.500H25.500M17 36.500H23", 3)
    + groove("M14 16C14 12.500 16.500 10 20 10", 2.6),
    "undo": stroke("M10 15H24C36 15 36 32 24 32H14", 4.2) + ink("M15 5V25L4 15Z"),
    "redo": stroke("M30 15H16C4 15 4 32 16 32H26", 4.2) + ink("M25 5V25L36 15Z"),
    "sort": stroke("M8 11H32M8 20H25M8 29H18"),
    "play": ink("M12 7C12 5 14 4 16 5L33 17.500C35 19 35 21 33 22.500L16 35C14 36 12 35 12 33Z"),
    "pause": ink(
        "M12 6H14C15.700 6 17 7.300 17 9V31C17 32.700 15.700 34 14 34H12"
        "C10.300 34 9 32.700 9 31V9C9 7.300 10.300 6 12 6Z"
        "M26 6H28C29.700 6 31 7.300 31 9V31C31 32.700 29.700 34 28 34H26"
        "C24.300 34 23 32.700 23 31V9C23 7.300 24.300 6 26 6Z"
    ),
    "first": stroke("M10 9V31", 4.5) + stroke("M29 10L19 20L29 30", 4.5),
    "end": stroke("M30 9V31", 4.5) + stroke("M11 10L21 20L11 30", 4.5),
    "slip-before": ink("M17 6C23 3 27 9 35 6V20C27 23 23 17 17 20Z")
    + stroke("M17 6V34", 3.4)
    + stroke("M10 14L4.500 20L10 26", 3.8),
    "slip-after": ink("M5 6C11 3 15 9 23 6V20C15 23 11 17 5 20Z")
    + stroke("M5 6V34", 3.4)
    + stroke("M30 14L35.500 20L30 26", 3.8),
    "graph": stroke("M6 7V33H34", 3.4) + stroke("M11 25L18 17L24 21L32 11", 3.4) + dot(32, 11, 3.4),
    "next": ink(
        "M7 8C7 6.500 8.500 6 9.700 6.800L22 16V8C22 6.500 23.500 6 24.700 6.800L35 18"
        "C36.300 19.300 36.300 20.700 35 22L24.700 33.200C23.500 34 22 33.500 22 32V24"
        "L9.700 33.200C8.500 34 7 33.500 7 32Z"
    ),
    "dice": turned(
        -10,
        20,
        20,
        ink("M13 6H27C31 6 34 9 34 13V27C34 31 31 34 27 34H13C9 34 6 31 6 27V13C6 9 9 6 13 6Z"),
        dot(14, 14, 3, "c"),
        dot(26, 26, 3, "c"),
        dot(20, 20, 3, "c"),
    ),
    "copy": pale(
        "M17 5H29C31.200 5 33 6.800 33 9V25C33 27.200 31.200 29 29 29H17"
        "C14.800 29 13 27.200 13 25V9C13 6.800 14.800 5 17 5Z"
    )
    + ink(
        "M11 11H23C25.200 11 27 12.800 27 15V31C27 33.200 25.200 35 23 35H11"
        "C8.800 35 7 33.200 7 31V15C7 12.800 8.800 11 11 11Z"
    ),
    "lock": ink("M9 18H31V33C31 35 30 36 28 36H12C10 36 9 35 9 33Z")
    + stroke("M13 18V13C13 3.500 27 3.500 27 13V18")
    + dot(20, 25, 2.6, "c")
    + groove("M20 26V30", 2.6),
    "unlock": ink("M9 18H31V33C31 35 30 36 28 36H12C10 36 9 35 9 33Z")
    + stroke("M13 18V12C13 3.500 25.500 3 27 9")
    + dot(20, 25, 2.6, "c")
    + groove("M20 26V30", 2.6),
    "check": stroke("M9 21L17 29L32 12", 5),
    "close": stroke("M11 11L29 29M29 11L11 29", 4.6),
    "plus": stroke("M20 9V31M9 20H31", 4.6),
    "minus": stroke("M9 20H31", 4.6),
    "down": stroke("M11 16L20 25L29 16", 4.5),
    "up": stroke("M11 25L20 16L29 25", 4.5),
    "left": stroke("M25 10L15 20L25 30", 4.5),
    "right": stroke("M15 10L25 20L15 30", 4.5),
    "back": stroke("M17 9L7 20L17 31M8 20H33", 4.2),
    "home": ink(
        "M20 5L36 19C37 20 36 21.500 34.500 21.500H32V33"
        "C32 34.500 31 35.500 29.500 35.500H10.500C9 35.500 8 34.500 8 33V21.500H5.500"
        "C4 21.500 3 20 4 19Z"
    )
    + cut("M16 35.500V27C16 22 24 22 24 27V35.500Z"),
    "trophy": ink("M11 5H29V15C29 22 25 26 20 26C15 26 11 22 11 15Z")
    + stroke("M11 9H5C5 16 8 18 12 18M29 9H35C35 16 32 18 28 18M20 26V32M13 34.500H27", 3.4),
    "speaker": ink("M6 15H12L21 8V32L12 25H6C5 25 4 24 4 23V17C4 16 5 15 6 15Z")
    + stroke("M26 14C29 17 29 23 26 26M31 10C36 15 36 25 31 30", 3.2),
    "mute": ink("M6 15H12L21 8V32L12 25H6C5 25 4 24 4 23V17C4 16 5 15 6 15Z")
    + stroke("M26 15L36 25M36 15L26 25", 3.4),
    "music": ink(
        "M14 9L34 4V27A6.500 5.500 0 1 1 29.500 22V13L18.500 15.800V31A6.500 5.500 0 1 1 14 26Z"
    ),
    "ambience": stroke(
        "M5 15C10 10 15 20 20 15C25 10 30 20 35 15M5 24C10 19 15 29 20 24C25 19 30 29 35 24", 3.6
    ),
    "language": ink("M20 4A16 16 0 1 1 20 36A16 16 0 1 1 20 4Z")
    + groove("M4 20H36M20 4C11 12 11 28 20 36C29 28 29 12 20 4M7 12H33M7 28H33", 2),
    "settings": "".join(
        turned(45 * k, 20, 20, ink("M17.500 3H22.500L23.500 10H16.500Z")) for k in range(8)
    )
    + dot(20, 20, 12)
    + dot(20, 20, 5, "c"),
    "stats": ink(
        "M7 22H11C12 22 13 23 13 24V33C13 34 12 35 11 35H7C6 35 5 34 5 33V24"
        "C5 23 6 22 7 22ZM18 6H22C23 6 24 7 24 8V33C24 34 23 35 22 35H18"
        "C17 35 16 34 16 33V8C16 7 17 6 18 6ZM29 14H33C34 14 35 15 35 16V33"
        "C35 34 34 35 33 35H29C28 35 27 34 27 33V16C27 15 28 14 29 14Z"
    ),
    "fullscreen": stroke("M6 14V6H14M26 6H34V14M34 26V34H26M14 34H6V26", 4),
    "window": stroke("M14 5V14H5M35 14H26V5M26 35V26H35M5 26H14V35", 4),
    "person": dot(20, 13, 8) + ink("M5 36C5 26 12 23 20 23C28 23 35 26 35 36Z"),
    "people": pale("M28 6.500A6.500 6.500 0 1 1 28 19.500A6.500 6.500 0 1 1 28 6.500Z")
    + pale("M24 34C23 27 26 23 29 22C34 22 38 26 38 34Z")
    + dot(15, 14, 7.500)
    + ink("M2 36C2 27 8 24 15 24C22 24 28 27 28 36Z"),
    "ai": ink(
        "M6 17C5 11 6 5 8 4C10 3.500 14 7 16 9C18.500 8.300 21.500 8.300 24 9"
        "C26 7 30 3.500 32 4C34 5 35 11 34 17C36 20 37 22 37 24C37 31 30 35 20 35"
        "C10 35 3 31 3 24C3 22 4 20 6 17Z"
    )
    + dot(13.500, 21, 2.6, "c")
    + dot(26.500, 21, 2.6, "c")
    + groove("M16 27Q18 30 20 27Q22 30 24 27", 2.2),
    "log": ink("M10 4H30C32 4 34 6 34 8V32C34 34 32 36 30 36H10C8 36 6 34 6 32V8C6 6 8 4 10 4Z")
    + groove("M12 13H28M12 20H28M12 27H22", 2.8),
    "eye": ink("M3 20C8 11 14 8 20 8C26 8 32 11 37 20C32 29 26 32 20 32C14 32 8 29 3 20Z")
    + dot(20, 20, 7, "c")
    + dot(20, 20, 4),
    "hidden": ink("M3 20C8 11 14 8 20 8C26 8 32 11 37 20C32 29 26 32 20 32C14 32 8 29 3 20Z")
    + groove("M6 34L34 6", 7)
    + stroke("M7 34L34 7", 3.6),
    "swap": stroke("M8 14H30M32 26H10", 4) + ink("M26 5L37 14L26 23ZM14 17L3 26L14 35Z"),
    "draw": ink(CARD) + stroke("M31 13V25M25 19H37", 3.8),
    "pass": ink(
        "M12 19V9.500A2.500 2.500 0 0 1 17 9.500V6A2.500 2.500 0 0 1 22 6V8"
        "A2.500 2.500 0 0 1 27 8V12A2.500 2.500 0 0 1 32 12V25C32 32 28 36 21.500 36"
        "C16 36 13 34 10.500 29L6 21C5 18.500 8.500 16.500 10 19Z"
    ),
    "clock": ink("M20 4A16 16 0 1 1 20 36A16 16 0 1 1 20 4Z") + groove("M20 11V20L26 24", 3.2),
    "speed": ink("M20 7A17 17 0 0 1 34 33H6A17 17 0 0 1 20 7Z")
    + groove("M20 25L27 15", 3.4)
    + dot(20, 25, 3.2, "c"),
    "restart": stroke("M31 13A13 13 0 1 0 33 21", 4.2) + ink("M35 4V17H22Z"),
    "shuffle": stroke(
        "M5 12H10C18 12 20 28 28 28H31M5 28H10C13 28 15.500 25.700 17.500 23"
        "M22.500 16.500C24 14 26 12 28 12H31",
        3.6,
    )
    + ink("M29 6L38 12L29 18ZM29 22L38 28L29 34Z"),
    "pencil": ink(
        "M27 5L35 13L15 33L5 35L7 25ZM28.500 3.500C30 2 32 2 33.500 3.500L36.500 6.500"
        "C38 8 38 10 36.500 11.500L35.500 12.500L27.500 4.500Z"
    ),
    "flag": stroke("M9 5V36", 3.8) + ink("M10 5C16 2 20 9 32 5L28 13L32 21C20 25 16 18 10 21Z"),
    "text": ink(
        "M4 32L12.500 9H16.500L25 32H20.500L18.500 26H10.500L8.500 32ZM12 21.500H17L14.500 14Z"
    )
    + ink("M33 20V32H36.500V20ZM24 32")
    + stroke("M33.500 20.500C28 18 25 22 25 26C25 30 29 33 33.500 30", 3.2),
    "motion": stroke("M4 13H15M2 20H12M4 27H15", 3.4) + dot(27, 20, 9.500),
    "contrast": ink("M20 4A16 16 0 1 1 20 36A16 16 0 1 1 20 4Z")
    + cut("M20 8.500A11.500 11.500 0 0 1 20 31.500Z"),
    "info": ink("M20 4A16 16 0 1 1 20 36A16 16 0 1 1 20 4Z")
    + dot(20, 12, 2.8, "c")
    + groove("M20 19V28", 4.4),
    "warning": ink(
        "M17 6C18.300 3.700 21.700 3.700 23 6L36.500 30C37.800 32.300 36 35 33.500 35"
        "H6.500C4 35 2.200 32.300 3.500 30Z"
    )
    + groove("M20 14V22", 4.2)
    + dot(20, 28.500, 2.6, "c"),
    "exit": ink(
        "M8 4H22C24 4 25 5 25 7V12H20V31H25V33C25 35 24 36 22 36H8C6 36 5 35 5 33V7C5 5 6 4 8 4Z"
    )
    + stroke("M17 20H33", 4)
    + ink("M28 11L38 20L28 29Z"),
    "gamepad": ink(
        "M12 10H28C35 10 38 18 38 26C38 31 33 33 30 29L27 25H13L10 29C7 33 2 31 2 26"
        "C2 18 5 10 12 10Z"
    )
    + groove("M12 14.500V20.500M9 17.500H15", 2.6)
    + dot(26, 19.500, 1.9, "c")
    + dot(30.500, 15.500, 1.9, "c"),
    "star": ink(
        "M20 3L25 14.500L37.500 15.700L28 24L30.800 36.200L20 29.800L9.200 36.200"
        "L12 24L2.500 15.700L15 14.500Z"
    ),
    "crown": ink("M5 12L13 20L20 6L27 20L35 12L32 31H8Z") + groove("M10 27H30", 2.4),
    "coffee": ink(
        "M6 14H28V22C28 30 24 33 17 33C10 33 6 30 6 22Z"
        "M28 16C37 15 37 27 27 26L27.500 22.500C32 23 32 19 28 19.500Z"
    )
    + stroke("M12 9C10 6 14 5 12 2M20 9C18 6 22 5 20 2", 2.6),
    "sun": dot(20, 20, 8.500)
    + "".join(turned(45 * k, 20, 20, stroke("M20 3V6.500", 3.8)) for k in range(8)),
    "moon": ink("M25 4A16.500 16.500 0 1 0 36 26A14 14 0 1 1 25 4Z"),
    "hat": ink(
        "M1 33C7 28.500 11 27.500 13 27C15 19 17 11 21 4C25 2 30 4.500 33 9"
        "C30 8.500 28 9 26.500 10.500C27 16 28 21.500 29 27C32 27.500 35 29 39 33"
        "C30 38.500 10 38.500 1 33Z"
    )
    + cut(
        "M12.500 28.500C17 30.500 25 30.500 29.500 28.500L28.600 24.300"
        "C24.500 26 18 26 13.700 24.300Z"
    ),
}


def drawings() -> Drawings:
    return {
        f"icon-{name}": Drawing(MARK, name, style=STYLE).sheet("icon", 0, body)
        for name, body in ICONS.items()
    }
