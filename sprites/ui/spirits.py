"""Those who gather by the bay: fox, tanuki, hare, bear, otter."""

from __future__ import annotations

from sprites.kit.cards import INK
from sprites.kit.shapes import circle, ellipse, line, moved, path
from sprites.ui.faces import (
    Painter,
    Parts,
    aside,
    blush,
    eyes,
    ground,
    mouth,
    nose,
    posed,
    shoulders,
)
from sprites.ui.owls import owl_portrait


def large(d: str, fill: str) -> str:
    """A shape drawn about the middle of the face, laid there."""
    return moved(60, 62, path(d, fill), size=1.16)


def fox(mood: str) -> Parts:
    """Kohaku, all points."""
    head = large(
        "M-30 -36C-29 -40 -25 -40 -23 -37L-9 -19C-3 -21 3 -21 9 -19L23 -37"
        "C25 -40 29 -40 30 -36C33 -24 33 -12 33 -4C36 4 40 8 41 12C34 20 16 30 0 30"
        "C-16 30 -34 20 -41 12C-40 8 -36 4 -33 -4C-33 -12 -33 -24 -30 -36Z",
        "#DD7236",
    )
    dark = large(
        "M-27 -30C-23 -26 -19 -22 -16 -17C-20 -15 -24 -11 -27 -8"
        "C-28 -16 -28 -24 -27 -30ZM27 -30C23 -26 19 -22 16 -17C20 -15 24 -11 27 -8"
        "C28 -16 28 -24 27 -30Z",
        "#8C3F1E",
    )
    pale = large(
        "M-40.500 12C-30 4 -14 6 -4 16C-2 18 2 18 4 16C14 6 30 4 40.500 12"
        "C34 20 16 30 0 30C-16 30 -34 20 -40.500 12Z",
        "#FFF3E0",
    )
    face = (
        blush(28, 80, "#EE8F5A", mood)
        + eyes(mood, 18, 65, INK, 4, "", "#8C3F1E")
        + nose(79, INK, 5.4)
        + mouth(mood, 86.5, INK, 4.6)
    )
    return [
        ("ground", 0, ground("#F2C58A", "#F8DBB2")),
        ("body", 2, shoulders("#DD7236", "#FFF3E0")),
        ("head", 3, posed(mood, head)),
        ("face", 0, posed(mood, dark, pale, face)),
        *aside(mood),
    ]


def tanuki(mood: str) -> Parts:
    """Ponta, with a leaf for a hat."""
    ears = (
        circle(29, 38, 12.5, "#5C4636")
        + circle(91, 38, 12.5, "#5C4636")
        + circle(29, 39, 6.5, "#3F2E24")
        + circle(91, 39, 6.5, "#3F2E24")
    )
    head = large(
        "M0 -29C24 -29 33 -14 35 -2C38 4 41 8 41 13C36 24 18 31 0 31"
        "C-18 31 -36 24 -41 13C-41 8 -38 4 -35 -2C-33 -14 -24 -29 0 -29Z",
        "#A98662",
    )
    mask = large(
        "M-6 -4C-14 -12 -30 -8 -33 4C-34 12 -24 17 -14 13C-8 10 -4 4 -6 -4Z"
        "M6 -4C14 -12 30 -8 33 4C34 12 24 17 14 13C8 10 4 4 6 -4Z",
        "#5C4636",
    )
    muz = large(
        "M0 3C10 3 18 10 18 18C18 25 9 29 0 29C-9 29 -18 25 -18 18C-18 10 -10 3 0 3Z", "#F4E6D0"
    )
    white = (
        "" if mood == "pleased" else circle(41, 65, 6.2, "#F4E6D0") + circle(79, 65, 6.2, "#F4E6D0")
    )
    ink = "#F4E6D0" if mood == "pleased" else INK
    face = (
        white + eyes(mood, 19, 65, ink, 3.6, "", "#3F2E24") + nose(74, INK, 6) + mouth(mood, 83.5)
    )
    return [
        ("ground", 0, ground("#B9D3A2", "#D2E4C1")),
        ("body", 2, shoulders("#A98662", "#E2CDB0")),
        ("ears", 2, posed(mood, ears)),
        ("head", 3, posed(mood, head)),
        ("face", 0, posed(mood, mask, muz, face)),
        (
            "leaf",
            2.5,
            posed(
                mood,
                path("M57 32C44 27 42 15 47 9C61 9 70 17 64 32Z", "#5E9A58")
                + line("M50 13C56 18 59 24 60 30", "#A6D08F", 1.8),
            ),
        ),
        *aside(mood),
    ]


def hare(mood: str) -> Parts:
    """Mochi, whose ears tell everything."""
    droop = mood == "beaten"
    ear = path("M-8 8C-24 0 -22 -34 -10 -46C2 -40 6 -10 2 6Z", "#FFF6E8") + path(
        "M-8 2C-17 -4 -16 -28 -10 -36C-3 -30 0 -10 -2 2Z", "#F2A9A0"
    )
    ears = moved(47, 44, ear, turn=-34 if droop else -8, size=0.8) + moved(
        73,
        44,
        f'<g transform="scale(-1 1)">{ear}</g>',
        turn=48 if droop else 10 if mood != "thinking" else 38,
        size=0.8,
    )
    head = large(
        "M0 -16C22 -16 35 -1 36 12C36 27 20 35 0 35C-20 35 -36 27 -36 12C-35 -1 -22 -16 0 -16Z",
        "#FFF6E8",
    )
    face = (
        blush(27, 82, "#F2A9A0", mood)
        + eyes(mood, 18, 72)
        + nose(78, "#E88C82", 4)
        + mouth(mood, 84.5, INK, 4.6)
    )
    return [
        ("ground", 0, ground("#EFA995", "#F6C6B7")),
        ("ears", 2.5, posed(mood, ears)),
        ("body", 2, shoulders("#7A2C6F")),
        ("scarf", 0, line("M22 100C40 92 80 92 98 100", "#9A4A8F", 4)),
        ("head", 3, posed(mood, head)),
        ("face", 0, posed(mood, face)),
        *aside(mood),
    ]


def bear(mood: str) -> Parts:
    """Gonta, in a scarf."""
    ears = (
        circle(28, 40, 14, "#7A5236")
        + circle(92, 40, 14, "#7A5236")
        + circle(28, 41, 7.5, "#C99A6E")
        + circle(92, 41, 7.5, "#C99A6E")
    )
    head = path(
        "M60 30C88 30 103 48 103 68C103 90 84 100 60 100C36 100 17 90 17 68C17 48 32 30 60 30Z",
        "#8A5E3E",
    )
    muz = ellipse(60, 82, 20, 15, "#E3C49A")
    face = (
        blush(30, 82, "#E08A5A", mood)
        + eyes(mood, 20, 65, "#2A1A12", 3.8, "", "#5A3A24")
        + nose(74, "#2A1A12", 7)
        + mouth(mood, 84, "#2A1A12")
    )
    return [
        ("ground", 0, ground("#8FA8DE", "#B2C4EC")),
        ("body", 2, shoulders("#8A5E3E")),
        (
            "scarf",
            2,
            path(
                "M20 101C36 92 84 92 100 101C98 106 94 110 88 113C76 104 44 104 32 113"
                "C26 110 22 106 20 101Z",
                "#D65C93",
            ),
        ),
        ("ears", 2, posed(mood, ears)),
        ("head", 3, posed(mood, head)),
        ("face", 0, posed(mood, muz, face)),
        *aside(mood),
    ]


def otter(mood: str) -> Parts:
    """Nagi, with a shell for a crown."""
    ears = circle(25, 52, 8.5, "#6A4A3C") + circle(95, 52, 8.5, "#6A4A3C")
    head = path(
        "M60 26C86 26 98 44 99 64C104 72 104 82 98 88C90 98 76 102 60 102"
        "C44 102 30 98 22 88C16 82 16 72 21 64C22 44 34 26 60 26Z",
        "#8C6450",
    )
    pale = path(
        "M24 76C32 66 48 68 60 74C72 68 88 66 96 76C98 84 96 88 92 91"
        "C84 98 74 101 60 101C46 101 36 98 28 91C24 88 22 84 24 76Z",
        "#EAD7C0",
    )
    whisk = line("M36 82L22 79M36 87L23 89M84 82L98 79M84 87L97 89", "#8C6450", 1.8)
    face = (
        eyes(mood, 20, 60, INK, 3.8, "", "#5A3C30")
        + nose(72, INK, 7.4)
        + mouth(mood, 83.5)
        + whisk
        + blush(27, 72, "#E89A7A", mood)
    )
    shell = path(
        "M60 34C52 34 47 28 46 21L51 23L53 17L58 21L60 15L62 21L67 17L69 23L74 21"
        "C73 28 68 34 60 34Z",
        "#FFC9A8",
    ) + line("M60 32V22M54 30L52 23M66 30L68 23", "#E0926A", 1.6)
    return [
        ("ground", 0, ground("#7FC4C9", "#A6D9DB")),
        ("body", 2, shoulders("#8C6450", "#EAD7C0")),
        ("ears", 2, posed(mood, ears)),
        ("head", 3, posed(mood, head)),
        ("face", 0, posed(mood, pale, face)),
        ("shell", 2.5, posed(mood, shell)),
        *aside(mood),
    ]


def spirits() -> dict[str, Painter]:
    """By name; the owl of the bay is one of them."""
    return {
        "kohaku": fox,
        "ponta": tanuki,
        "mochi": hare,
        "gonta": bear,
        "nagi": otter,
        "yoru": lambda m: owl_portrait("yoru", m),
    }
