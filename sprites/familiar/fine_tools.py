"""Tools of some weight."""
# Outlines are tables of points: they are set as close as a line holds.
# fmt: off

from __future__ import annotations

import math

from sprites.familiar.palette import (
    AMBER,
    B0,
    B1,
    B2,
    B3,
    B4,
    CREAM,
    FOAM,
    G1,
    G2,
    G3,
    G4,
    GOLD,
    PALE,
    R1,
    R2,
    R3,
    R4,
    SEA,
    WOOD0,
    WOOD1,
    WOOD2,
)
from sprites.familiar.toolbox import tool
from sprites.kit.cards import WHITE
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.nature import drop, flame, leaf
from sprites.kit.numbers import short
from sprites.kit.ornaments import ring, stars
from sprites.kit.shapes import circle, ellipse, line, moved, path, rect, spin, turned


def ember_bell() -> Drawing:
    """A red bell with a flame for a clapper."""
    return (
        tool("Ember Bell: a red bell with a flame for a clapper")
        .sheet("bow", 4, ring(80, 26, 14, 8, R1))
        .sheet("clapper", 4, flame(82, 104, 80, 152, 13, GOLD), flame(81, 122, 80, 150, 7, CREAM))
        .sheet("bell", 6, path("M80 34C112 36 110 78 118 102C122 112 132 114 132 124H28"
               "C28 114 38 112 42 102C50 78 48 36 80 34Z", R2))
        .sheet("shine", 0, path("M62 46C52 60 56 88 46 112C60 108 60 70 70 44Z", R3),
               path("M98 44C110 60 104 92 122 118C112 112 98 90 92 42Z", R1, fill_opacity=".55"))
        .sheet("band", 3, path("M42 100H118C120 107 123 111 127 114H33C37 111 40 107 42 100Z",
               GOLD))
        .sheet("foot", 4, rect(22, 118, 116, 13, R1, 6), rect(22, 118, 116, 5, R2, 3))
        .sheet("ring", 0, line("M18 66C12 76 12 88 18 98M142 66C148 76 148 88 142 98M30 74"
               "C27 80 27 86 30 92M130 74C133 80 133 86 130 92", CREAM, 4))
    )


def tide_hourglass() -> Drawing:
    """Blue water falls through it."""
    return (
        tool("Tide Hourglass: blue water falls through it")
        .sheet("posts", 4, rect(36, 26, 9, 108, B1, 4), rect(115, 26, 9, 108, B1, 4))
        .sheet("glass", 5, path("M52 30H108C110 58 90 70 86 80C90 90 110 102 108 130H52"
               "C50 102 70 90 74 80C70 70 50 58 52 30Z", "#E6F2FE"))
        .sheet("upper", 0, path("M57 50C66 44 74 56 84 50C92 45 98 48 103 50C100 64 88 70 82 80H78"
               "C72 70 60 64 57 50Z", B2), line("M80 78V108", B2, 4))
        .sheet("lower", 0, path("M56 128C56 112 64 104 72 104C78 98 84 106 90 103"
               "C98 102 104 112 104 128Z", B2), path("M56 128C60 116 70 118 78 120"
               "C88 122 96 114 104 124V128Z", B1))
        .sheet("caps", 5, rect(28, 14, 104, 18, B1, 7), rect(28, 128, 104, 18, B1, 7),
               rect(28, 14, 104, 6, B2, 3), rect(28, 128, 104, 6, B2, 3))
        .sheet("shine", 0, path("M60 38C60 50 66 58 72 64C64 60 56 52 56 38Z", WHITE),
               circle(44, 23, 3, GOLD), circle(116, 23, 3, GOLD), circle(80, 23, 3, GOLD))
        .sheet("drops", 3, drop(22, 92, 7, B3), drop(140, 76, 6, B4))
    )


def willow_harp() -> Drawing:
    """A living bough strung."""
    return (
        tool("Willow Harp: a living bough strung")
        .sheet("strings", 2, *[line(f"M{56 + 13 * k} {30 + 4 * k}V{128 - 13 * k}", CREAM, 2.4)
               for k in range(6)])
        .sheet("box", 5, path("M34 140C30 132 34 126 44 122C76 108 112 76 128 40L142 48"
               "C124 94 82 130 44 146C40 148 36 146 34 140Z", G1),
               path("M36 136C34 130 38 127 46 124C78 110 114 76 130 41L135 44C118 84 80 120 42 138"
               "C40 139 37 138 36 136Z", G2))
        .sheet("neck", 5, path("M34 140C22 104 24 54 42 22C48 12 58 12 64 22C80 46 108 26 126 36"
               "C140 44 144 52 140 58C132 46 112 52 94 52C70 52 60 40 54 34C42 60 40 104 46 134Z",
               G2), path("M38 130C28 98 30 56 46 26C50 18 56 18 60 26C50 34 36 70 42 130Z", G3))
        .sheet("leaves", 4, leaf(54, 16, -50, 0.6, G3, G4), leaf(60, 18, 40, 0.66, G4, G2),
               leaf(140, 52, 112, 0.56, G3, G4), leaf(30, 96, -96, 0.5, G3, G4),
               leaf(36, 142, -150, 0.4, G3))
        .sheet("glints", 0, stars([(118, 112, 10), (136, 92, 7), (98, 134, 7)]))
    )


def phoenix_quill() -> Drawing:
    """A red feather in blue ink."""
    barbs = line("M0 30L-14 18M0 44L-17 30M0 58L-18 44M0 30L14 18M0 44L17 30M0 58L18 44M0 72L-16 60"
                 "M0 72L16 60", R1, 2.4)
    return (
        tool("Phoenix Quill: a red feather in blue ink")
        .sheet("feather", 5, moved(108, 8, path("M0 104C-26 82 -30 34 0 -4C30 34 26 82 0 104Z", R2),
               barbs, turn=28), moved(108, 8, path("M0 -4C12 12 18 26 19 42C12 30 6 18 0 12"
                 "C-6 18 -12 30 -19 42C-18 26 -12 12 0 -4Z", GOLD), turn=28))
        .sheet("shaft", 2, moved(108, 8, line("M0 10V126", R4, 3.4), turn=28))
        .sheet("pot", 6, path("M30 104C30 96 42 94 44 88H76C78 94 90 96 90 104V136"
               "C90 146 84 150 76 150H44C36 150 30 146 30 136Z", B2))
        .sheet("ink", 0, path("M30 118C44 110 54 124 68 116C78 111 84 114 90 117V136"
               "C90 146 84 150 76 150H44C36 150 30 146 30 136Z", B1),
               path("M38 106C37 112 37 128 40 138C34 134 34 112 38 106Z", B4))
        .sheet("lip", 4, rect(40, 80, 40, 12, B3, 5), ellipse(60, 82, 15, 3.5, B0))
        .sheet("drops", 3, drop(112, 142, 7, B3), drop(132, 132, 5, B4))
        .sheet("sparks", 0, stars([(44, 44, 10), (64, 24, 7), (142, 76, 8)], "#FFE2AE"))
    )


def moss_flask() -> Drawing:
    """Blue brew, a green sprig inside."""
    return (
        tool("Moss Flask: blue brew, a green sprig inside")
        .sheet("flask", 5, path("M68 26H92V64C112 70 126 86 126 106C126 132 106 150 80 150"
               "C54 150 34 132 34 106C34 86 48 70 68 64Z", "#E6F2FE"))
        .sheet("brew", 0, path("M39 102C54 94 66 110 82 104C98 98 110 96 121 102"
               "C123 128 104 145 80 145C56 145 37 128 39 102Z", B2),
               path("M40 114C58 108 72 126 90 118C104 112 114 114 119 116C114 134 98 145 80 145"
               "C58 145 42 132 40 114Z", SEA))
        .sheet("sprig", 2, line("M80 140C78 120 80 100 82 82", G1, 4), leaf(80, 126, -56, 0.54, G2),
               leaf(81, 118, 56, 0.58, G2), leaf(81, 102, -48, 0.52, G3),
               leaf(82, 94, 44, 0.52, G3), leaf(82, 88, 0, 0.48, G4))
        .sheet("cork", 4, path("M70 12H90L92 32H68Z", WOOD1), path("M70 12H78L78 32H68Z", WOOD2))
        .sheet("lip", 3, rect(60, 28, 40, 10, PALE, 4))
        .sheet("shine", 0, path("M45 102C47 88 55 78 65 72C57 86 53 96 52 110Z", WHITE,
               fill_opacity=".8"), circle(98, 116, 4, B4), circle(106, 128, 3, B4),
               circle(92, 132, 2.4, B4))
        .sheet("glints", 0, stars([(22, 62, 9), (138, 54, 9), (142, 118, 7)]))
    )


def toadstool_bowl() -> Drawing:
    """A green mortar, a red-capped pestle."""
    return (
        tool("Toadstool Bowl: a green mortar, a red-capped pestle")
        .sheet("pestle", 5, turned(32, 92, 70, path("M83 40C84 60 84 80 82 104H102"
                 "C100 80 100 60 101 40Z", "#FFF1D8")), turned(32, 92, 70, path("M56 40C56 "
                 "-10 128 -10 128 40C112 50 72 50 56 40Z", R2), circle(78, 18, 6, CREAM),
               circle(101, 12, 7, CREAM), circle(114, 32, 5, CREAM), circle(92, 34, 5, CREAM),
               circle(68, 34, 4, CREAM)))
        .sheet("herbs", 3, leaf(52, 92, -40, 0.7, G3, G4), leaf(64, 92, -10, 0.6, G2),
               leaf(42, 94, -70, 0.5, G4))
        .sheet("mortar", 6, path("M22 88H122C122 118 108 130 96 134V140H48V134"
               "C36 130 22 118 22 88Z", G2), path("M96 88H122C122 118 108 130 96 134Z", G1))
        .sheet("rim", 4, rect(14, 82, 116, 14, G3, 7), rect(14, 82, 116, 5, G4, 3))
        .sheet("foot", 4, rect(38, 136, 68, 13, G1, 6))
        .sheet("mark", 0, leaf(72, 128, 0, 0.46, G3), leaf(72, 128, -50, 0.36, G3),
               leaf(72, 128, 50, 0.36, G3))
    )


def twin_scales() -> Drawing:
    """Fire in one pan, water in the other."""
    return (
        tool("Twin Scales: fire in one pan, water in the other")
        .sheet("post", 4, path("M75 34H85L88 132H72Z", GOLD), path("M80 34H85L88 132H80Z", AMBER),
               path("M46 146C46 130 114 130 114 146Z", AMBER))
        .sheet("fire", 4, flame(38, 42, 37, 96, 20, R2), flame(38, 62, 37, 95, 12, GOLD))
        .sheet("water", 4, drop(123, 76, 16, B2, B4))
        .sheet("cords", 2, line("M37 40L16 94M37 40L58 94M123 40L102 94M123 40L144 94", CREAM, 2.4))
        .sheet("beam", 5, path("M28 36C60 40 66 24 80 24C94 24 100 40 132 36L133 43"
               "C102 50 94 36 80 36C66 36 58 50 27 43Z", GOLD), circle(80, 22, 10, AMBER),
               circle(80, 22, 5, CREAM))
        .sheet("pans", 5, path("M10 92H64C64 108 52 116 37 116C22 116 10 108 10 92Z", R1),
               path("M96 92H150C150 108 138 116 123 116C108 116 96 108 96 92Z", B1),
               rect(10, 90, 54, 6, R2, 3), rect(96, 90, 54, 6, B3, 3))
        .sheet("glints", 0, stars([(58, 62, 8), (104, 60, 7)]))
    )


def lily_compass() -> Drawing:
    """A blue face in a green rim."""
    ticks = spin(8, 80, 86, line("M80 46V52", B1, 4))
    return (
        tool("Lily Compass: a blue face in a green rim")
        .sheet("bow", 4, ring(80, 20, 13, 7, G1))
        .sheet("petals", 4, spin(12, 80, 86, leaf(80, 40, 0, 0.42, G3)))
        .sheet("rim", 5, circle(80, 86, 56, G2), circle(80, 86, 48, G1))
        .sheet("face", 3, circle(80, 86, 44, B4), ticks)
        .sheet("rose", 0, spin(4, 80, 86, path("M80 86L74 80L80 58L86 80Z", B3), 45),
               circle(80, 86, 20, FOAM))
        .sheet("needle", 4, turned(32, 80, 86, path("M80 50L90 86H70Z", B2),
               path("M80 122L90 86H70Z", G2), path("M80 50L80 86H70Z", B1)))
        .sheet("pin", 3, circle(80, 86, 7, GOLD), circle(78.5, 84.5, 2.4, CREAM))
        .sheet("glints", 0, stars([(24, 40, 8), (140, 46, 9)]))
    )


def maple_fan() -> Drawing:
    """Green paper, red leaves."""
    folds = 7
    fan_parts = []
    for k in range(folds):
        a = math.radians(-152 + 124 * k / folds)
        b = math.radians(-152 + 124 * (k + 1) / folds)
        p = [(80 + 106 * math.cos(t), 134 + 106 * math.sin(t)) for t in (a, b)]
        q = [(80 + 40 * math.cos(t), 134 + 40 * math.sin(t)) for t in (b, a)]
        d = "M" + "L".join(f"{short(x)} {short(y)}" for x, y in p + q) + "Z"
        fan_parts.append(path(d, G2 if k % 2 else "#4BA966"))
    def rib(k: int) -> str:
        a = math.radians(-152 + 124 * k / folds)
        tip = f"{short(80 + 48 * math.cos(a))} {short(134 + 48 * math.sin(a))}"
        return line(f"M80 134L{tip}", WOOD0, 4)

    sticks = "".join(rib(k) for k in range(folds + 1))
    maple = ("M0 22L-3 6L-20 14L-16 4L-30 -2L-20 -8L-24 -20L-12 -16L-8 -28L0 -18L8 -28L12 -16"
             "L24 -20L20 -8L30 -2L16 4L20 14L3 6Z")
    return (
        tool("Maple Fan: green paper, red leaves")
        .sheet("sticks", 3, sticks)
        .sheet("paper", 5, *fan_parts)
        .sheet("maples", 3, moved(80, 66, path(maple, R2), size=0.86),
               moved(38, 86, path(maple, R3), turn=-40, size=0.56),
               moved(124, 84, path(maple, R1), turn=38, size=0.58))
        .sheet("veins", 0, line("M80 84V56M80 72L68 62M80 72L92 62", R4, 2))
        .sheet("guard", 4, turned(-62, 80, 134,
               path("M75 134L72 26C76 24 84 24 88 26L85 134Z", WOOD1)),
               turned(62, 80, 134, path("M75 134L72 26C76 24 84 24 88 26L85 134Z", WOOD1)),
               circle(80, 134, 9, GOLD), circle(80, 134, 4, AMBER))
        .sheet("tassel", 3, line("M80 142C84 148 92 146 96 150", R2, 4))
    )


def drawings() -> Drawings:
    return {
        "errand2-1": ember_bell(),
        "errand2-2": tide_hourglass(),
        "errand2-3": willow_harp(),
        "errand2-4": phoenix_quill(),
        "errand2-5": moss_flask(),
        "errand2-6": toadstool_bowl(),
        "errand2-7": twin_scales(),
        "errand2-8": lily_compass(),
        "errand2-9": maple_fan(),
    }
