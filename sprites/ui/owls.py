"""Owls: whole in 200 x 240, and their heads and breasts in the round."""

from __future__ import annotations

from functools import partial

from sprites.kit.cards import INK, WHITE
from sprites.kit.shapes import circle, ellipse, line, mirrored, path
from sprites.ui.faces import Painter, Parts, aside, ground
from sprites.ui.palette import OWLS

TOPS = {
    "tall": (
        "M100 44C88 44 66 44 42 12C38 44 42 56 34 78",
        "C158 56 162 44 158 12C134 44 112 44 100 44Z",
    ),
    "short": (
        "M100 36C86 34 70 38 52 24C48 42 44 56 36 78",
        "C156 56 152 42 148 24C130 38 114 34 100 36Z",
    ),
    "heart": ("M100 30C76 30 46 42 34 78", "C154 42 124 30 100 30Z"),
    "round": ("M100 30C76 30 46 42 34 78", "C154 42 124 30 100 30Z"),
}


def owl_eyes(mood: str, owl: dict[str, str], shut: bool = False) -> str:
    """An owl's two great eyes: as it is, thinking, pleased, beaten, or shut for a blink."""
    out = ""
    for side, x in ((-1, 76.0), (1, 124.0)):
        y = 90.0
        if shut:
            out += line(f"M{x - 14} {y + 1}Q{x} {y + 11} {x + 14} {y + 1}", INK, 5)
        elif mood == "pleased":
            out += line(f"M{x - 14} {y + 5}Q{x} {y - 17} {x + 14} {y + 5}", INK, 6)
        else:
            dx, dy = (4, -5) if mood == "thinking" else (0, 3) if mood == "beaten" else (0, 0)
            out += circle(x + dx, y + dy, 16, INK) + circle(x + dx + 6, y + dy - 6, 5, WHITE)
            if mood == "beaten":
                a, b = (y - 4, y - 13) if side < 0 else (y - 13, y - 4)
                out += path(f"M{x - 20} {a}L{x + 20} {b}V{y - 26}H{x - 20}Z", owl["face"])
                out += line(f"M{x - 17} {a}L{x + 17} {b}", owl["wing"], 5)
            elif mood == "thinking":
                if side > 0:
                    out += line(
                        f"M{x - 14} {y - 27}Q{x + 4} {y - 36} {x + 20} {y - 26}", owl["wing"], 5
                    )
                else:
                    out += path(
                        f"M{x - 20} {y - 9}L{x + 22} {y - 7}V{y - 26}H{x - 20}Z", owl["face"]
                    )
                    out += line(f"M{x - 17} {y - 9}L{x + 18} {y - 7}", owl["wing"], 5)
            elif owl["lid"]:
                low = float(owl["lid"])
                tilt = 2.5 * side
                out += path(
                    f"M{x - 19} {y - low - tilt}L{x + 19} {y - low + tilt}V{y - 24}H{x - 19}Z",
                    owl["face"],
                )
                out += line(f"M{x - 16} {y - low - tilt}L{x + 16} {y - low + tilt}", owl["wing"], 4)
    return out


Rows = tuple[tuple[int, tuple[int, ...]], ...]


def outlines(ears: str, whole: bool) -> tuple[str, str, str, Rows]:
    """Body, belly and wing of an owl, and the rows of its down."""
    top, back = TOPS[ears]
    if whole:
        body = f"{top}C20 110 20 170 44 206C58 226 142 226 156 206C180 170 180 110 166 78{back}"
        belly = (
            "M100 128C132 128 146 150 142 178C138 206 118 216 100 216C82 216 62 206 58 178"
            "C54 150 68 128 100 128Z"
        )
        wing = "M30 108C12 140 16 190 50 208C62 178 56 138 30 108Z"
        rows: Rows = ((150, (80, 108)), (168, (66, 94, 122)), (186, (80, 108)))
    else:
        body = (
            f"{top}C25.2 98.2 21.9 129.4 26.7 158.8A103.4 103.4 0 0 0 173.3 158.8"
            f"C178.1 129.4 174.8 98.2 166 78{back}"
        )
        belly = (
            "M100 128C132 128 146 148 140 172C139 177 137 181 134 184"
            "A103.4 103.4 0 0 1 66 184C63 181 61 177 60 172C54 148 68 128 100 128Z"
        )
        wing = "M30 108C20 124 19 142 26.7 158.8A103.4 103.4 0 0 0 46 175C52 150 46 126 30 108Z"
        rows = ((150, (80, 108)), (168, (68, 94, 120)))
    return body, belly, wing, rows


def owl_parts(name: str, mood: str = "", *, whole: bool, shut: bool = False) -> Parts:
    """An owl's sheets in its own 200 x 240, whole or ending on the portrait's round."""
    o = OWLS[name]
    body, belly, wing, rows = outlines(o["ears"], whole)
    marks = "".join(line(f"M{x} {y}q6 10 12 0", o["mark"], 4.5) for y, xs in rows for x in xs)
    other = mirrored(100, path(wing, o["wing"]))
    if o["ears"] == "heart":
        face = path(
            "M100 138C66 134 44 112 46 82C48 52 82 46 100 68C118 46 152 52 154 82"
            "C156 112 134 134 100 138Z",
            o["face"],
        )
    else:
        face = (
            circle(75, 88, 32, o["face"])
            + circle(125, 88, 32, o["face"])
            + path("M84 78H116L100 126Z", o["face"])
        )
    beak = path(
        "M100 96C107 98 110 104 109 109C107 116 103 121 100 125C97 121 93 116 91 109"
        "C90 104 93 98 100 96Z",
        "#FFB454",
    )
    if mood == "pleased":
        beak += path("M94 115C97 118 103 118 106 115L100 128Z", "#C9512F")
    out: Parts = []
    if whole:
        out.append(
            ("feet", 2, ellipse(82, 220, 13, 8, "#FFB454") + ellipse(118, 220, 13, 8, "#FFB454"))
        )
    out += [
        ("body", 5, path(body, o["coat"])),
        ("belly", 3, path(belly, o["belly"])),
        ("down", 0, marks),
        ("wings", 4, path(wing, o["wing"]) + other),
        ("mask", 4, face),
        ("eyes", 0, owl_eyes(mood, o, shut)),
        ("beak", 3, beak),
    ]
    return out


def owl_portrait(name: str, mood: str) -> Parts:
    """An owl in the round."""
    o = OWLS[name]
    turn, dy = {"": (0, 0), "thinking": (-6, 0), "pleased": (4, 0), "beaten": (0, 3)}[mood]
    out: Parts = [("ground", 0, ground(o["bg"], o["light"]))]
    for part, lift, shape in owl_parts(name, mood, whole=False):
        head = part in ("mask", "eyes", "beak")
        how = f"translate(2 {10 + (dy if head else 0)}) scale(.58)" + (
            f" rotate({turn} 100 130)" if head else ""
        )
        out.append((part, lift * 0.6, f'<g transform="{how}">{shape}</g>'))
    return out + aside(mood, dark=o["bg"] == "#3F4A86")


def portraits() -> dict[str, Painter]:
    """The witch's four owls."""
    return {name: partial(owl_portrait, name) for name in ("fennel", "wisp", "soot", "puck")}
