"""The great works."""
# Outlines are tables of points: they are set as close as a line holds.
# fmt: off

from __future__ import annotations

from sprites.familiar.palette import (
    AMBER,
    B0,
    B1,
    B2,
    B3,
    B4,
    CREAM,
    G1,
    G2,
    G3,
    G4,
    GOLD,
    IRON,
    PALE,
    R0,
    R1,
    R2,
    R3,
    R4,
    SEA,
    VIOLET,
    WOOD0,
    WOOD1,
    WOOD2,
)
from sprites.familiar.toolbox import tool
from sprites.kit.cards import WHITE
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.nature import crown, drop, flame, leaf
from sprites.kit.ornaments import gear, ring, stars
from sprites.kit.shapes import circle, ellipse, hole, line, moved, path, rect, spin, turned


def ember_crown() -> Drawing:
    """A crown of five flames."""
    points = "".join(flame(x, y, x, 118, r, R2)
                     for x, y, r in ((34, 36, 17), (126, 36, 17), (57, 22, 18), (103, 22, 18)))
    return (
        tool("Ember Crown: a crown of five flames")
        .sheet("back", 4, ellipse(80, 112, 56, 16, R0))
        .sheet("flames", 5, points, flame(80, 8, 80, 120, 22, "#E8593F"))
        .sheet("flames2", 3, *[flame(x, y, x, 116, r, GOLD)
               for x, y, r in ((35, 64, 9), (125, 64, 9), (57, 52, 10), (103, 52, 10),
                 (80, 42, 13))])
        .sheet("flames1", 2, *[flame(x, y, x, 114, r, CREAM)
               for x, y, r in ((80, 74, 7), (57, 82, 5), (103, 82, 5))])
        .sheet("band", 6, path("M18 98C44 116 116 116 142 98L138 134C114 150 46 150 22 134Z", GOLD),
               path("M22 124C46 142 114 142 138 124L138 134C114 150 46 150 22 134Z", AMBER))
        .sheet("jewels", 3, ellipse(80, 124, 10, 12, R1), ellipse(48, 120, 7, 9, R1),
               ellipse(112, 120, 7, 9, R1), circle(28, 112, 4.5, R1), circle(132, 112, 4.5, R1))
        .sheet("shine", 0, ellipse(77, 119, 3, 4, R4), ellipse(46, 116, 2.2, 3, R4),
               ellipse(110, 116, 2.2, 3, R4))
    )


def deep_sea_conch() -> Drawing:
    """The whole sea in a shell."""
    return (
        tool("Deep-Sea Conch: the whole sea in a shell")
        .sheet("spire", 4, path("M96 58C100 34 118 18 142 14C146 34 138 58 120 74Z", B2),
               path("M112 34C120 40 128 46 138 46M102 48C112 54 120 62 124 70", B1))
        .sheet("whorl", 4, path("M78 62C82 40 104 34 118 46C132 58 132 82 116 92Z", B2))
        .sheet("body", 6, path("M22 134C10 98 30 52 72 48C104 46 126 70 122 98"
               "C118 128 90 146 62 142C46 152 28 150 22 134Z", B2))
        .sheet("ridges", 0, line("M62 50C84 58 98 78 96 104M82 49C102 58 114 76 112 104M46 56"
               "C66 64 80 84 78 112", B3, 4.5), line("M104 44C112 52 118 62 118 74M116 28"
               "C124 34 130 42 132 52", B3, 4))
        .sheet("mouth", 3, path("M24 132C18 104 30 74 52 70C68 68 74 84 70 102C66 122 50 138 38 140"
               "C30 142 26 140 24 132Z", B4))
        .sheet("dark", 0, path("M32 130C26 108 36 86 50 82C60 80 64 92 60 106C56 122 46 132 40 134"
               "C36 135 33 134 32 130Z", B0), path("M44 128C40 112 46 96 54 94C60 94 60 104 57 112"
               "C54 122 50 127 44 128Z", B1))
        .sheet("spikes", 4, path("M70 50L74 30L86 48ZM98 58L110 40L114 62Z", B4))
        .sheet("sound", 3, line("M16 92C6 84 4 70 8 60M30 70C22 62 20 50 24 40", B4, 4.5))
        .sheet("pearl", 3, circle(128, 134, 10, PALE), circle(125, 131, 3, WHITE))
    )


def root_key() -> Drawing:
    """The key of the oldest tree."""
    return (
        tool("Root Key: the key of the oldest tree")
        .sheet("bow", 5, crown(56, 48, 46, G2, 8, 1.0))
        .sheet("bowlight", 0, crown(50, 42, 34, "#4BA966", 8, 1.0))
        .sheet("heart", 4, circle(56, 48, 20, WOOD0), circle(56, 48, 15, "#27505A"))
        .sheet("star", 3, moved(56, 48, path("M0 -12L3.500 -3.500L12 0L3.500 3.500L0 12"
                 "L-3.500 3.500L-12 0L-3.500 -3.500Z", GOLD)))
        .sheet("shaft", 6, path("M76 66C94 82 116 104 136 128C142 136 132 144 124 138"
               "C104 120 84 100 68 80Z", WOOD1), path("M76 66C94 82 116 104 136 128L133 131"
               "C112 108 92 88 73 70Z", WOOD2))
        .sheet("teeth", 5, path("M112 122L96 138C92 142 98 150 104 146L112 138L118 144"
               "C122 148 128 142 124 138L120 134L124 130ZM96 106L82 120C78 124 84 130 88 128"
               "L104 114Z", WOOD1))
        .sheet("roots", 3, line("M136 130C146 132 150 138 152 146M130 138C134 144 134 150 132 154",
               WOOD1, 4.5))
        .sheet("leaves", 4, leaf(92, 84, 70, 0.56, G3, G4), leaf(110, 102, 40, 0.5, G3, G4))
        .sheet("glints", 0, stars([(120, 40, 12), (138, 68, 8), (28, 116, 9)]))
    )


def storm_parasol() -> Drawing:
    """Red silk, blue rain."""
    gores = (("M80 26C58 34 34 56 18 92C30 84 40 86 48 94C54 70 64 44 80 26Z", R2),
             ("M80 26C64 44 54 70 48 94C58 84 70 84 80 94Z", R3),
             ("M80 26V94C90 84 102 84 112 94C106 70 96 44 80 26Z", R2),
             ("M80 26C96 44 106 70 112 94C120 86 130 84 142 92C126 56 102 34 80 26Z", R1))
    return (
        tool("Storm Parasol: red silk, blue rain")
        .sheet("pole", 4, line("M80 60V128C80 146 104 146 104 130", WOOD1, 7),
               line("M79 60V126", WOOD2, 2.4))
        .sheet("rain", 3, *[drop(x, y, r, B3)
               for x, y, r in ((32, 122, 8), (54, 140, 7), (58, 112, 6), (128, 118, 8),
                 (134, 144, 6), (106, 108, 5), (24, 148, 5))])
        .sheet("silk", 6, *[path(d, fill) for d, fill in gores])
        .sheet("knob", 4, path("M75 28L80 8L85 28Z", GOLD))
        .sheet("cloud", 4, path("M92 46A11 11 0 0 1 104 30A14 14 0 0 1 130 30A11 11 0 0 1 142 46Z",
               B2), path("M20 58A9 9 0 0 1 30 46A11 11 0 0 1 50 46A9 9 0 0 1 58 58Z", B1))
        .sheet("bolt", 3, path("M120 46L108 66H116L110 84L130 60H121L128 46Z", GOLD))
    )


def roaming_globe() -> Drawing:
    """Seas and woods on a stand."""
    return (
        tool("Roaming Globe: seas and woods on a stand")
        .sheet("stand", 4, path("M40 148C40 134 120 134 120 148Z", WOOD1),
               rect(74, 122, 12, 20, WOOD0, 3))
        .sheet("arm", 4, hole("M80 8A64 64 0 0 1 80 136A64 64 0 0 1 80 8ZM80 18A54 54 0 0 0 80 126"
               "A54 54 0 0 0 80 18Z", WOOD1))
        .sheet("ball", 6, circle(80, 72, 50, B2))
        .sheet("sea", 0, path("M80 22A50 50 0 0 1 80 122C108 110 114 40 80 22Z", SEA),
               line("M32 60C60 72 100 72 128 60M34 92C60 102 100 102 126 92", B3, 2.2,
               stroke_opacity=".6"))
        .sheet("land", 2, path("M44 44C54 34 66 30 74 36C80 42 70 48 72 56C76 64 66 70 58 66"
               "C50 62 38 62 36 58C37 52 40 48 44 44Z", G2), path("M92 32C104 34 118 46 122 58"
               "C116 64 106 58 100 62C92 60 86 54 90 48C94 44 88 36 92 32Z", G2),
               path("M58 84C68 78 80 82 84 90C90 98 80 104 76 112C72 118 64 112 62 104"
               "C60 98 50 92 58 84Z", G3), path("M104 84C112 78 122 80 126 86"
               "C124 96 118 104 112 106C106 102 98 92 104 84Z", G2))
        .sheet("pins", 4, circle(80, 13, 6, GOLD), circle(80, 131, 6, GOLD))
        .sheet("trees", 3, *[leaf(x, y, 0, 0.3, G4)
               for x, y in ((54, 56), (62, 60), (106, 54), (70, 100))])
        .sheet("shine", 0, path("M42 60C46 46 56 36 68 32C56 42 50 52 48 66Z", WHITE,
               fill_opacity=".65"))
    )


def thorn_wheel() -> Drawing:
    """A green spinning wheel, red thread."""
    spokes = spin(8, 66, 72, line("M66 72V28", G1, 4.5))
    return (
        tool("Thorn Wheel: a green spinning wheel, red thread")
        .sheet("legs", 4, line("M66 78L40 146M66 78L92 146M104 118L124 146", WOOD0, 7),
               path("M30 118L140 100L142 110L32 128Z", WOOD1),
               path("M30 118L140 100L141 104L31 122Z", WOOD2))
        .sheet("spokes", 3, spokes)
        .sheet("wheel", 6, ring(66, 72, 55, 43, G2))
        .sheet("rim", 0, ring(66, 72, 50, 47, G1))
        .sheet("thorns", 4, spin(9, 66, 72, path("M62 18L66 7L70 18Z", G3), 8))
        .sheet("hub", 4, circle(66, 72, 11, WOOD1), circle(66, 72, 5, GOLD))
        .sheet("spindle", 4, rect(124, 60, 8, 44, WOOD0, 4), path("M114 74C114 66 142 66 142 74"
               "C144 84 144 88 142 96C138 102 118 102 114 96C112 88 112 84 114 74Z", R2),
               line("M114 78C122 82 134 82 142 78M113 88C122 92 134 92 143 88", R1, 3))
        .sheet("thread", 3, line("M116 74C98 50 84 30 64 24", R3, 3),
               line("M128 102C128 122 112 120 108 134C106 142 116 148 126 142", R2, 3.4))
        .sheet("roses", 4, *[circle(x, y, 8, R2) + circle(x, y, 4, R1)
               + circle(x - 1.5, y - 1.5, 1.8, R4) for x, y in ((24, 42), (108, 46), (60, 124))],
               leaf(28, 48, 110, 0.3, G3), leaf(104, 50, 220, 0.3, G3))
    )


def great_cauldron() -> Drawing:
    """Three vapours from one pot."""
    fire = ("M22 1C23 9 35 14 35 26C35 34 28 39 20 39C12 39 5 34 5 25.500C5 19 9 16 11 10"
            "C12.500 14 14.500 15.500 16.500 16C20 12 22 7 22 1Z")
    wave = ("M1 31C3 14 13 4 25 4C33.500 4 39 9.500 38.500 17C35.500 12.500 29 12 26 16.500"
            "C23 21.500 27.500 27.500 39 27V32C35 36.500 31 38 20 38C9 38 4 36 1 31Z")
    frond = "M7 38L3.500 34.500C-1 17 12 2 37 2C39.500 25 26 40 9.500 35.500Z"
    return (
        tool("Great Cauldron: three vapours from one pot")
        .sheet("steam", 4, flame(40, 10, 46, 66, 18, R2), flame(80, 0, 80, 62, 20, B2),
               flame(120, 10, 114, 66, 18, G2))
        .sheet("steam1", 2, flame(44, 32, 48, 64, 9, R3), flame(80, 24, 80, 60, 10, B3),
               flame(116, 32, 112, 64, 9, G3))
        .sheet("fire", 4, flame(52, 120, 54, 154, 13, R3), flame(108, 120, 106, 154, 13, R3),
               flame(80, 118, 80, 154, 15, GOLD))
        .sheet("pot", 6, path("M22 66H138C150 92 148 116 130 132L134 150H120L114 140"
               "C96 148 64 148 46 140L40 150H26L30 132C12 116 10 92 22 66Z", IRON))
        .sheet("side", 0, path("M26 74C18 96 24 118 42 132C32 108 34 88 40 74Z", "#5A4A86"))
        .sheet("rim", 5, path("M14 60C14 48 146 48 146 60V68C146 82 14 82 14 68Z", VIOLET),
               ellipse(80, 60, 59, 9, "#C9B8F0"), ellipse(80, 62, 47, 5.5, "#A893DC"))
        .sheet("marks", 2, moved(34, 90, path(fire, R2), size=0.66),
               moved(67, 96, path(wave, B3), size=0.66), moved(100, 90, path(frond, G3), size=0.66))
        .sheet("bubbles", 2, circle(58, 56, 7, "#E6DBFA"), circle(76, 51, 5, "#E6DBFA"),
               circle(104, 56, 6, "#E6DBFA"))
    )


def star_sphere() -> Drawing:
    """Three rings turn about one light."""
    return (
        tool("Star Sphere: three rings turn about one light")
        .sheet("stand", 4, path("M44 150C44 136 116 136 116 150Z", AMBER),
               path("M72 118H88L92 140H68Z", GOLD), path("M16 76C20 132 140 132 144 76L134 76"
               "C130 118 30 118 26 76Z", GOLD))
        .sheet("ring1", 4, hole("M80 10C112 10 136 38 136 72C136 106 112 134 80 134"
               "C48 134 24 106 24 72C24 38 48 10 80 10ZM80 20C54 20 34 44 34 72"
               "C34 100 54 124 80 124C106 124 126 100 126 72C126 44 106 20 80 20Z", B2))
        .sheet("ring2", 4, turned(58, 80, 72, hole("M80 10C98 10 108 38 108 72"
                 "C108 106 98 134 80 134C62 134 52 106 52 72C52 38 62 10 80 10ZM80 19"
                 "C69 19 61 44 61 72C61 100 69 125 80 125C91 125 99 100 99 72C99 44 91 19 80 19Z",
                 G2)))
        .sheet("ring3", 4, turned(-58, 80, 72, hole("M80 10C98 10 108 38 108 72"
                 "C108 106 98 134 80 134C62 134 52 106 52 72C52 38 62 10 80 10ZM80 19"
                 "C69 19 61 44 61 72C61 100 69 125 80 125C91 125 99 100 99 72C99 44 91 19 80 19Z",
                 R2)))
        .sheet("light", 5, gear(80, 72, 28, 17, 8, GOLD), circle(80, 72, 14, CREAM))
        .sheet("face", 0, circle(75, 71, 2, "#7A4A05"), circle(85, 71, 2, "#7A4A05"),
               line("M76 77Q78 79 80 77Q82 79 84 77", "#7A4A05", 1.6))
        .sheet("balls", 4, circle(34, 40, 8, B3), circle(130, 96, 8, G3), circle(128, 38, 8, R3))
    )


def grand_grimoire() -> Drawing:
    """A green book, a red ribbon, a blue stone."""
    return (
        tool("Grand Grimoire: a green book, a red ribbon, a blue stone")
        .sheet("pages", 4, path("M38 30H126C132 30 134 34 134 38V136C134 142 130 146 124 146H40Z",
               "#F3E3C0"), path("M40 134H134V136C134 142 130 146 124 146H40Z", "#D9BF8E"))
        .sheet("edges", 0, line("M44 138H132M44 142H128", "#C9A870", 1.6))
        .sheet("ribbon", 4, path("M96 138H110V158L103 151L96 158Z", R2))
        .sheet("cover", 6, path("M34 14H116C124 14 128 18 128 26V126C128 132 124 136 118 136H40"
               "C30 136 26 140 26 146V24C26 18 28 14 34 14Z", G2))
        .sheet("spine", 0, path("M34 14H44V136H40C30 136 26 140 26 146V24C26 18 28 14 34 14Z", G1),
               line("M26 40H44M26 62H44M26 106H44", GOLD, 3.4))
        .sheet("corners", 3, path("M104 14H116C124 14 128 18 128 26V38ZM104 136H118"
               "C124 136 128 132 128 126V112Z", GOLD))
        .sheet("frame", 0,
               rect(54, 26, 62, 98, "none", 8, stroke=G3, stroke_width="2.4"))
        .sheet("disc", 4, gear(86, 74, 30, 25, 12, GOLD))
        .sheet("gem", 3, circle(86, 74, 18, B1), path("M86 58L100 68V82L86 92L72 82V68Z", B2),
               path("M86 58L100 68L86 74L72 68Z", B4))
        .sheet("corner", 0, leaf(66, 42, 0, 0.2, G4), leaf(86, 116, 0, 0.26, G4),
               leaf(86, 116, -60, 0.22, G4), leaf(86, 116, 60, 0.22, G4),
               leaf(86, 40, 180, 0.16, G4))
        .sheet("strap", 4, path("M122 66H140V82H122Z", R1), circle(128, 74, 4.5, GOLD))
        .sheet("glints", 0, stars([(144, 30, 10), (12, 90, 9), (146, 114, 8)]))
    )


def drawings() -> Drawings:
    return {
        "errand3-1": ember_crown(),
        "errand3-2": deep_sea_conch(),
        "errand3-3": root_key(),
        "errand3-4": storm_parasol(),
        "errand3-5": roaming_globe(),
        "errand3-6": thorn_wheel(),
        "errand3-7": great_cauldron(),
        "errand3-8": star_sphere(),
        "errand3-9": grand_grimoire(),
    }
