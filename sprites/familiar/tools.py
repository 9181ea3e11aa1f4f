"""The witch's twenty-seven tools, each in the colours of the materials it is made from."""
# Outlines are tables of points: they keep the lines they were drawn in.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

import math

from sprites.ui.shapes import (
    Drawing,
    circle,
    crown,
    drop,
    ellipse,
    flame,
    gear,
    hole,
    leaf,
    line,
    moved,
    path,
    rect,
    ring,
    short,
    stars,
    turned,
)

BOX = "-8 -8 176 176"
SHADOW = "#120A20"

R0, R1, R2, R3, R4 = "#5E1218", "#8E1F22", "#D8453E", "#F0805F", "#F8C9BE"
B0, B1, B2, B3, B4 = "#12325F", "#1B4A8A", "#3A7BD5", "#7FB0EE", "#C3DBF7"
G0, G1, G2, G3, G4 = "#174427", "#1F5B33", "#3E9B57", "#76BE86", "#C7E7C9"
GOLD, AMBER, CREAM = "#FFB454", "#E2912F", "#FFF1D0"
WOOD0, WOOD1, WOOD2 = "#6B3F22", "#A9682F", "#C98B4A"
INK, PALE = "#1A1530", "#FFFDF6"

Tools = dict[str, Drawing]


def tool(note: str) -> Drawing:
    """A tool lying free on its stage."""
    return Drawing(BOX, note, SHADOW)


def spin(count: int, x: float, y: float, part: str, start: float = 0) -> str:
    """A part repeated round a middle."""
    return "".join(turned(start + 360 * k / count, x, y, part) for k in range(count))


def level1() -> Tools:
    """Small tools."""
    out: Tools = {}
    out["errand1-1"] = (
        tool("Night Lantern: red iron, one flame")
        .sheet("handle", 4, line("M58 44C58 10 102 10 102 44", R4, 6))
        .sheet("glass", 4, path("M52 50H108L114 128H46Z", "#FFD27F"))
        .sheet("glow", 0, ellipse(80, 96, 22, 30, "#FFE6B0"))
        .sheet("flame", 3, flame(82, 62, 80, 124, 18, R2), flame(81, 84, 80, 122, 11, CREAM))
        .sheet("bars", 4, line("M62 52L57 128M98 52L103 128", R0, 5))
        .sheet("roof", 5, path("M48 52C48 40 62 36 80 30C98 36 112 40 112 52Z", R1),
               path("M42 124H118C120 140 110 146 100 146H60C50 146 40 140 42 124Z", R1),
               path("M42 124H118L119 131H41Z", R2))
    )
    out["errand1-2"] = (
        tool("Dew Ladle: a blue ladle with a drop")
        .sheet("handle", 4, turned(38, 80, 80, path("M75 6C75 -2 85 -2 85 6L84 104H76Z", B1),
               path("M75 6C75 2 80 0 80 2V104H76Z", B2), circle(80, 4, 7, B3), circle(80, 4, 3, B1)))
        .sheet("bowl", 6, path("M18 84H96C98 116 82 134 58 134C32 134 16 114 18 84Z", B2),
               path("M18 84H96C97 96 95 106 90 114C70 100 40 96 18 84Z", B3, fill_opacity=".35"))
        .sheet("water", 3, ellipse(57, 84, 39, 11, B1), ellipse(57, 86, 33, 7.5, B4), ellipse(52, 85, 16, 3.2, "#FFFFFF"))
        .sheet("drops", 4, drop(118, 118, 13, B3, "#FFFFFF"), drop(138, 88, 7, B4), drop(100, 142, 6, B4))
    )
    out["errand1-3"] = (
        tool("Hazel Wand: a budding stick with a glint")
        .sheet("stick", 5, path("M22 140C52 112 84 84 112 46L120 52C94 92 62 122 30 146C24 150 17 146 22 140Z", WOOD1),
               path("M22 140C52 112 84 84 112 46L115 48C88 86 56 118 24 143Z", WOOD2))
        .sheet("bands", 3, line("M44 120L52 130M52 113L60 123", G1, 5))
        .sheet("leaves", 4, leaf(78, 88, -64, 0.72, G2, G4), leaf(92, 80, 84, 0.82, G3, G4), leaf(62, 108, 104, 0.62, G2, G4))
        .sheet("bud", 4, leaf(114, 52, -16, 0.7, G2), leaf(114, 52, 62, 0.7, G3), leaf(114, 52, 24, 0.84, G4))
        .sheet("magic", 3, stars([(44, 48, 13), (66, 24, 8), (134, 102, 10), (24, 84, 7)]))
    )
    ribs = "".join(line(f"M{36 + 14 * k} {62 + 2 * k}V{118 - 2 * k}", R0, 4) for k in range(5))
    out["errand1-4"] = (
        tool("Ember Bellows: red leather between two boards, sparks at the nozzle")
        .sheet("under", 4, turned(-18, 80, 80, path("M14 100C26 138 70 136 112 104L108 96H18Z", WOOD0),
               rect(-4, 108, 30, 11, WOOD0, 5)))
        .sheet("leather", 4, turned(-18, 80, 80, path("M18 72C10 84 10 98 18 110C50 122 92 112 114 100V84C92 70 50 62 18 72Z", R2),
               ribs))
        .sheet("board", 5, turned(-18, 80, 80, path("M14 82C18 38 66 44 114 84C118 90 114 96 108 94C74 84 44 82 18 92Z", WOOD1),
               path("M14 82C18 38 66 44 114 84C80 58 34 56 14 82Z", WOOD2), rect(-6, 66, 30, 11, WOOD1, 5)))
        .sheet("nozzle", 4, turned(-18, 80, 80, path("M106 82L140 90V98L106 104Z", GOLD), path("M106 96L140 96V98L106 104Z", AMBER)))
        .sheet("puff", 3, flame(148, 22, 140, 60, 9, R2), flame(146, 36, 140, 59, 5, GOLD))
        .sheet("sparks", 3, stars([(118, 26, 9), (150, 84, 8), (128, 122, 7)], "#FFE2AE"))
    )
    out["errand1-5"] = (
        tool("Rain Can: a watering can full of rain")
        .sheet("handle", 4, line("M44 62C44 22 96 22 96 62", B1, 8), line("M36 76C8 74 8 126 38 122", B1, 8))
        .sheet("spout", 4, path("M92 112L124 56L134 62L108 128Z", B1))
        .sheet("rose", 4, turned(28, 132, 54, path("M116 48H148L143 62H121Z", B3), ellipse(132, 48, 16, 5, B4)))
        .sheet("can", 6, path("M32 62H106L110 132C110 140 30 140 28 132Z", B2), path("M86 62H106L110 132C110 137 96 138 86 138Z", "#2E69BE"))
        .sheet("rim", 3, ellipse(69, 62, 37, 9, B3), ellipse(69, 63, 30, 6, B0), ellipse(69, 64, 24, 3.4, B3))
        .sheet("mark", 0, drop(62, 106, 12, B4))
        .sheet("drops", 3, drop(146, 84, 6, B4), drop(134, 94, 5, B4), drop(150, 110, 5, B4), drop(138, 122, 4.5, B4))
    )
    out["errand1-6"] = (
        tool("Hush Broom: green twigs, a quiet broom")
        .sheet("stick", 5, turned(38, 80, 80, path("M75 -14C75 -19 85 -19 85 -14L84 92H76Z", WOOD1), path("M75 -14C75 -17 80 -18 80 -16V92H76Z", WOOD2)))
        .sheet("brush2", 4, turned(38, 80, 80, path("M68 82H92C110 104 117 128 115 154L103 148L98 164L87 155L80 170L72 155L62 164L57 148L45 "
               "154C43 128 50 104 68 82Z", G2)))
        .sheet("brush", 4, turned(38, 80, 80, path("M70 82H90C102 102 107 122 104 144L95 138L90 154L80 146L71 154L65 138L56 144C53 122 58 102 70 82Z", G3),
               line("M80 94V132M72 96C67 110 65 120 65 130M88 96C93 110 95 120 95 130", G2, 3)))
        .sheet("band", 4, turned(38, 80, 80, path("M69 74H91C94 80 95 86 95 92H65C65 86 66 80 69 74Z", G1), line("M68 84H92", G3, 2.5)))
        .sheet("leaves", 3, leaf(128, 118, 60, 0.42, G4), leaf(32, 66, -30, 0.36, G4), leaf(118, 142, 110, 0.34, G3))
        .sheet("hush", 0, stars([(48, 34, 9), (66, 18, 6)]))
    )
    out["errand1-7"] = (
        tool("Moon Mirror: red frame, blue glass")
        .sheet("handle", 4, turned(22, 80, 70, path("M73 112H87L90 158C90 168 70 168 70 158Z", R1), circle(80, 116, 9, R2)))
        .sheet("frame", 5, turned(22, 80, 70, ellipse(80, 62, 48, 54, R2), ellipse(80, 8, 8, 9, R2), ellipse(80, 62, 40, 46, R1)))
        .sheet("glass", 3, turned(22, 80, 70, ellipse(80, 62, 36, 42, "#A9CBF3"), path("M116 62A36 42 0 0 1 51 86C77 98 104 80 104 33C112 41 116 52 116 62Z", "#6FA3E2")))
        .sheet("moon", 3, turned(22, 80, 70, path("M84 34A25 25 0 1 0 99 79A21 21 0 1 1 84 34Z", PALE)))
        .sheet("glints", 0, stars([(22, 42, 9), (138, 100, 10), (34, 112, 7)]))
    )
    pipes = [(34, 92, B2), (50, 82, G2), (66, 72, B2), (82, 62, G2), (98, 52, B2), (114, 42, G2)]
    out["errand1-8"] = (
        tool("Reed Pipes: green and blue reeds side by side")
        .sheet("reeds", 5, *[turned(14, 80, 80, rect(x - 8, 30, 16, long + 4, fill, 7)) for x, long, fill in pipes])
        .sheet("lights", 0, *[turned(14, 80, 80, rect(x - 5, 36, 4, long - 12, B3 if fill == B2 else G3, 2), ellipse(x, 35, 5, 3, B0 if fill == B2 else G0))
               for x, long, fill in pipes])
        .sheet("band", 4, turned(14, 80, 80, rect(22, 56, 104, 15, WOOD1, 6), rect(22, 56, 104, 5, WOOD2, 3)))
        .sheet("notes", 3, path("M124 98V126A9 7 0 1 1 118 119V104L146 96V118A9 7 0 1 1 140 111V102L124 106Z", B4),
               path("M34 130V146A6.500 5 0 1 1 30 141V126L44 122V127Z", G4))
        .sheet("glints", 0, stars([(22, 30, 8), (146, 66, 8)]))
    )
    berries = ((58, 66), (80, 58), (102, 66), (68, 50), (92, 48), (46, 74), (114, 74), (80, 74))
    out["errand1-9"] = (
        tool("Bramble Basket: woven green, red berries")
        .sheet("handle", 4, line("M34 82C30 6 130 6 126 82", G1, 9), line("M38 66C44 26 116 26 122 66", G2, 3))
        .sheet("berries", 4, *[circle(x, y, 14, R2 if k % 2 else R1) for k, (x, y) in enumerate(berries)],
               *[circle(x - 4, y - 5, 3.4, R4) for x, y in berries])
        .sheet("leaves", 3, leaf(104, 50, 66, 0.6, G3, G4), leaf(56, 52, -70, 0.6, G3, G4), leaf(82, 42, 10, 0.46, G2))
        .sheet("basket", 6, path("M26 82H134L122 134C120 144 40 144 38 134Z", G2))
        .sheet("weave", 0, *[rect(x, y, 14, 11, G1, 2) for y, xs in ((94, (38, 66, 94)), (108, (52, 80, 108)), (122, (44, 73, 102)))
               for x in xs])
        .sheet("rim", 4, rect(20, 76, 120, 14, G3, 7), rect(20, 76, 120, 5, G4, 3))
    )
    return out


def level2() -> Tools:
    """Tools of some weight."""
    out: Tools = {}
    out["errand2-1"] = (
        tool("Ember Bell: a red bell with a flame for a clapper")
        .sheet("bow", 4, ring(80, 26, 14, 8, R1))
        .sheet("clapper", 4, flame(82, 104, 80, 152, 13, GOLD), flame(81, 122, 80, 150, 7, CREAM))
        .sheet("bell", 6, path("M80 34C112 36 110 78 118 102C122 112 132 114 132 124H28C28 114 38 112 42 102C50 78 48 36 80 34Z", R2))
        .sheet("shine", 0, path("M62 46C52 60 56 88 46 112C60 108 60 70 70 44Z", R3), path("M98 44C110 60 104 92 122 118C112 112 98 90 92 42Z", R1, fill_opacity=".55"))
        .sheet("band", 3, path("M42 100H118C120 107 123 111 127 114H33C37 111 40 107 42 100Z", GOLD))
        .sheet("foot", 4, rect(22, 118, 116, 13, R1, 6), rect(22, 118, 116, 5, R2, 3))
        .sheet("ring", 0, line("M18 66C12 76 12 88 18 98M142 66C148 76 148 88 142 98M30 74C27 80 27 86 30 92M130 74C133 80 133 86 130 92", CREAM, 4))
    )
    out["errand2-2"] = (
        tool("Tide Hourglass: blue water falls through it")
        .sheet("posts", 4, rect(36, 26, 9, 108, B1, 4), rect(115, 26, 9, 108, B1, 4))
        .sheet("glass", 5, path("M52 30H108C110 58 90 70 86 80C90 90 110 102 108 130H52C50 102 70 90 74 80C70 70 50 58 52 30Z", "#E6F2FE"))
        .sheet("upper", 0, path("M57 50C66 44 74 56 84 50C92 45 98 48 103 50C100 64 88 70 82 80H78C72 70 60 64 57 50Z", B2),
               line("M80 78V108", B2, 4))
        .sheet("lower", 0, path("M56 128C56 112 64 104 72 104C78 98 84 106 90 103C98 102 104 112 104 128Z", B2), path("M56 128C60 116 70 118 78 120C88 122 96 114 104 124V128Z", B1))
        .sheet("caps", 5, rect(28, 14, 104, 18, B1, 7), rect(28, 128, 104, 18, B1, 7), rect(28, 14, 104, 6, B2, 3), rect(28, 128, 104, 6, B2, 3))
        .sheet("shine", 0, path("M60 38C60 50 66 58 72 64C64 60 56 52 56 38Z", "#FFFFFF"), circle(44, 23, 3, GOLD), circle(116, 23, 3, GOLD), circle(80, 23, 3, GOLD))
        .sheet("drops", 3, drop(22, 92, 7, B3), drop(140, 76, 6, B4))
    )
    out["errand2-3"] = (
        tool("Willow Harp: a living bough strung")
        .sheet("strings", 2, *[line(f"M{56 + 13 * k} {30 + 4 * k}V{128 - 13 * k}", CREAM, 2.4) for k in range(6)])
        .sheet("box", 5, path("M34 140C30 132 34 126 44 122C76 108 112 76 128 40L142 48C124 94 82 130 44 146C40 148 36 146 34 140Z", G1),
               path("M36 136C34 130 38 127 46 124C78 110 114 76 130 41L135 44C118 84 80 120 42 138C40 139 37 138 36 136Z", G2))
        .sheet("neck", 5, path("M34 140C22 104 24 54 42 22C48 12 58 12 64 22C80 46 108 26 126 36C140 44 144 52 140 58C132 46 112 52 94 52C70 52 60 40 54 34C42 60 40 104 46 134Z", G2),
               path("M38 130C28 98 30 56 46 26C50 18 56 18 60 26C50 34 36 70 42 130Z", G3))
        .sheet("leaves", 4, leaf(54, 16, -50, 0.6, G3, G4), leaf(60, 18, 40, 0.66, G4, G2), leaf(140, 52, 112, 0.56, G3, G4), leaf(30, 96, -96, 0.5, G3, G4), leaf(36, 142, -150, 0.4, G3))
        .sheet("glints", 0, stars([(118, 112, 10), (136, 92, 7), (98, 134, 7)]))
    )
    barbs = line("M0 30L-14 18M0 44L-17 30M0 58L-18 44M0 30L14 18M0 44L17 30M0 58L18 44M0 72L-16 60M0 72L16 60", R1, 2.4)
    out["errand2-4"] = (
        tool("Phoenix Quill: a red feather in blue ink")
        .sheet("feather", 5, moved(108, 8, path("M0 104C-26 82 -30 34 0 -4C30 34 26 82 0 104Z", R2), barbs, turn=28),
               moved(108, 8, path("M0 -4C12 12 18 26 19 42C12 30 6 18 0 12C-6 18 -12 30 -19 42C-18 26 -12 12 0 -4Z", GOLD), turn=28))
        .sheet("shaft", 2, moved(108, 8, line("M0 10V126", R4, 3.4), turn=28))
        .sheet("pot", 6, path("M30 104C30 96 42 94 44 88H76C78 94 90 96 90 104V136C90 146 84 150 76 150H44C36 150 30 146 30 136Z", B2))
        .sheet("ink", 0, path("M30 118C44 110 54 124 68 116C78 111 84 114 90 117V136C90 146 84 150 76 150H44C36 150 30 146 30 136Z", B1),
               path("M38 106C37 112 37 128 40 138C34 134 34 112 38 106Z", B4))
        .sheet("lip", 4, rect(40, 80, 40, 12, B3, 5), ellipse(60, 82, 15, 3.5, B0))
        .sheet("drops", 3, drop(112, 142, 7, B3), drop(132, 132, 5, B4))
        .sheet("sparks", 0, stars([(44, 44, 10), (64, 24, 7), (142, 76, 8)], "#FFE2AE"))
    )
    out["errand2-5"] = (
        tool("Moss Flask: blue brew, a green sprig inside")
        .sheet("flask", 5, path("M68 26H92V64C112 70 126 86 126 106C126 132 106 150 80 150C54 150 34 132 34 106C34 86 48 70 68 64Z", "#E6F2FE"))
        .sheet("brew", 0, path("M39 102C54 94 66 110 82 104C98 98 110 96 121 102C123 128 104 145 80 145C56 145 37 128 39 102Z", B2),
               path("M40 114C58 108 72 126 90 118C104 112 114 114 119 116C114 134 98 145 80 145C58 145 42 132 40 114Z", "#2E69BE"))
        .sheet("sprig", 2, line("M80 140C78 120 80 100 82 82", G1, 4), leaf(80, 126, -56, 0.54, G2), leaf(81, 118, 56, 0.58, G2),
               leaf(81, 102, -48, 0.52, G3), leaf(82, 94, 44, 0.52, G3), leaf(82, 88, 0, 0.48, G4))
        .sheet("cork", 4, path("M70 12H90L92 32H68Z", WOOD1), path("M70 12H78L78 32H68Z", WOOD2))
        .sheet("lip", 3, rect(60, 28, 40, 10, PALE, 4))
        .sheet("shine", 0, path("M45 102C47 88 55 78 65 72C57 86 53 96 52 110Z", "#FFFFFF", fill_opacity=".8"), circle(98, 116, 4, B4), circle(106, 128, 3, B4), circle(92, 132, 2.4, B4))
        .sheet("glints", 0, stars([(22, 62, 9), (138, 54, 9), (142, 118, 7)]))
    )
    out["errand2-6"] = (
        tool("Toadstool Bowl: a green mortar, a red-capped pestle")
        .sheet("pestle", 5, turned(32, 92, 70, path("M83 40C84 60 84 80 82 104H102C100 80 100 60 101 40Z", "#FFF1D8")),
               turned(32, 92, 70, path("M56 40C56 -10 128 -10 128 40C112 50 72 50 56 40Z", R2), circle(78, 18, 6, CREAM), circle(101, 12, 7, CREAM), circle(114, 32, 5, CREAM), circle(92, 34, 5, CREAM), circle(68, 34, 4, CREAM)))
        .sheet("herbs", 3, leaf(52, 92, -40, 0.7, G3, G4), leaf(64, 92, -10, 0.6, G2), leaf(42, 94, -70, 0.5, G4))
        .sheet("mortar", 6, path("M22 88H122C122 118 108 130 96 134V140H48V134C36 130 22 118 22 88Z", G2), path("M96 88H122C122 118 108 130 96 134Z", G1))
        .sheet("rim", 4, rect(14, 82, 116, 14, G3, 7), rect(14, 82, 116, 5, G4, 3))
        .sheet("foot", 4, rect(38, 136, 68, 13, G1, 6))
        .sheet("mark", 0, leaf(72, 128, 0, 0.46, G3), leaf(72, 128, -50, 0.36, G3), leaf(72, 128, 50, 0.36, G3))
    )
    out["errand2-7"] = (
        tool("Twin Scales: fire in one pan, water in the other")
        .sheet("post", 4, path("M75 34H85L88 132H72Z", GOLD), path("M80 34H85L88 132H80Z", AMBER), path("M46 146C46 130 114 130 114 146Z", AMBER))
        .sheet("fire", 4, flame(38, 42, 37, 96, 20, R2), flame(38, 62, 37, 95, 12, GOLD))
        .sheet("water", 4, drop(123, 76, 16, B2, B4))
        .sheet("cords", 2, line("M37 40L16 94M37 40L58 94M123 40L102 94M123 40L144 94", CREAM, 2.4))
        .sheet("beam", 5, path("M28 36C60 40 66 24 80 24C94 24 100 40 132 36L133 43C102 50 94 36 80 36C66 36 58 50 27 43Z", GOLD), circle(80, 22, 10, AMBER), circle(80, 22, 5, CREAM))
        .sheet("pans", 5, path("M10 92H64C64 108 52 116 37 116C22 116 10 108 10 92Z", R1), path("M96 92H150C150 108 138 116 123 116C108 116 96 108 96 92Z", B1), rect(10, 90, 54, 6, R2, 3), rect(96, 90, 54, 6, B3, 3))
        .sheet("glints", 0, stars([(58, 62, 8), (104, 60, 7)]))
    )
    ticks = spin(8, 80, 86, line("M80 46V52", B1, 4))
    out["errand2-8"] = (
        tool("Lily Compass: a blue face in a green rim")
        .sheet("bow", 4, ring(80, 20, 13, 7, G1))
        .sheet("petals", 4, spin(12, 80, 86, leaf(80, 40, 0, 0.42, G3)))
        .sheet("rim", 5, circle(80, 86, 56, G2), circle(80, 86, 48, G1))
        .sheet("face", 3, circle(80, 86, 44, B4), ticks)
        .sheet("rose", 0, spin(4, 80, 86, path("M80 86L74 80L80 58L86 80Z", B3), 45), circle(80, 86, 20, "#DCEBFC"))
        .sheet("needle", 4, turned(32, 80, 86, path("M80 50L90 86H70Z", B2), path("M80 122L90 86H70Z", G2), path("M80 50L80 86H70Z", B1)))
        .sheet("pin", 3, circle(80, 86, 7, GOLD), circle(78.5, 84.5, 2.4, CREAM))
        .sheet("glints", 0, stars([(24, 40, 8), (140, 46, 9)]))
    )
    folds = 7
    fan_parts = []
    for k in range(folds):
        a = math.radians(-152 + 124 * k / folds)
        b = math.radians(-152 + 124 * (k + 1) / folds)
        p = [(80 + 106 * math.cos(t), 134 + 106 * math.sin(t)) for t in (a, b)]
        q = [(80 + 40 * math.cos(t), 134 + 40 * math.sin(t)) for t in (b, a)]
        d = "M" + "L".join(f"{short(x)} {short(y)}" for x, y in p + q) + "Z"
        fan_parts.append(path(d, G2 if k % 2 else "#4BA966"))
    sticks = "".join(
        line(f"M80 134L{short(80 + 48 * math.cos(math.radians(-152 + 124 * k / folds)))} "
             f"{short(134 + 48 * math.sin(math.radians(-152 + 124 * k / folds)))}", WOOD0, 4)
        for k in range(folds + 1)
    )
    maple = ("M0 22L-3 6L-20 14L-16 4L-30 -2L-20 -8L-24 -20L-12 -16L-8 -28L0 -18L8 -28L12 -16L24 -20L20 -8L30 -2L16 4L20 14L3 6Z")
    out["errand2-9"] = (
        tool("Maple Fan: green paper, red leaves")
        .sheet("sticks", 3, sticks)
        .sheet("paper", 5, *fan_parts)
        .sheet("maples", 3, moved(80, 66, path(maple, R2), size=0.86), moved(38, 86, path(maple, R3), turn=-40, size=0.56), moved(124, 84, path(maple, R1), turn=38, size=0.58))
        .sheet("veins", 0, line("M80 84V56M80 72L68 62M80 72L92 62", R4, 2))
        .sheet("guard", 4, turned(-62, 80, 134, path("M75 134L72 26C76 24 84 24 88 26L85 134Z", WOOD1)), turned(62, 80, 134, path("M75 134L72 26C76 24 84 24 88 26L85 134Z", WOOD1)), circle(80, 134, 9, GOLD), circle(80, 134, 4, AMBER))
        .sheet("tassel", 3, line("M80 142C84 148 92 146 96 150", R2, 4))
    )
    return out


def level3() -> Tools:
    """The great works."""
    out: Tools = {}
    points = "".join(flame(x, y, x, 118, r, R2) for x, y, r in ((34, 36, 17), (126, 36, 17), (57, 22, 18), (103, 22, 18)))
    out["errand3-1"] = (
        tool("Ember Crown: a crown of five flames")
        .sheet("back", 4, ellipse(80, 112, 56, 16, R0))
        .sheet("flames", 5, points, flame(80, 8, 80, 120, 22, "#E8593F"))
        .sheet("flames2", 3, *[flame(x, y, x, 116, r, GOLD) for x, y, r in ((35, 64, 9), (125, 64, 9), (57, 52, 10), (103, 52, 10), (80, 42, 13))])
        .sheet("flames1", 2, *[flame(x, y, x, 114, r, CREAM) for x, y, r in ((80, 74, 7), (57, 82, 5), (103, 82, 5))])
        .sheet("band", 6, path("M18 98C44 116 116 116 142 98L138 134C114 150 46 150 22 134Z", GOLD), path("M22 124C46 142 114 142 138 124L138 134C114 150 46 150 22 134Z", AMBER))
        .sheet("jewels", 3, ellipse(80, 124, 10, 12, R1), ellipse(48, 120, 7, 9, R1), ellipse(112, 120, 7, 9, R1), circle(28, 112, 4.5, R1), circle(132, 112, 4.5, R1))
        .sheet("shine", 0, ellipse(77, 119, 3, 4, R4), ellipse(46, 116, 2.2, 3, R4), ellipse(110, 116, 2.2, 3, R4))
    )
    out["errand3-2"] = (
        tool("Deep-Sea Conch: the whole sea in a shell")
        .sheet("spire", 4, path("M96 58C100 34 118 18 142 14C146 34 138 58 120 74Z", B2), path("M112 34C120 40 128 46 138 46M102 48C112 54 120 62 124 70", B1))
        .sheet("whorl", 4, path("M78 62C82 40 104 34 118 46C132 58 132 82 116 92Z", B2))
        .sheet("body", 6, path("M22 134C10 98 30 52 72 48C104 46 126 70 122 98C118 128 90 146 62 142C46 152 28 150 22 134Z", B2))
        .sheet("ridges", 0, line("M62 50C84 58 98 78 96 104M82 49C102 58 114 76 112 104M46 56C66 64 80 84 78 112", B3, 4.5), line("M104 44C112 52 118 62 118 74M116 28C124 34 130 42 132 52", B3, 4))
        .sheet("mouth", 3, path("M24 132C18 104 30 74 52 70C68 68 74 84 70 102C66 122 50 138 38 140C30 142 26 140 24 132Z", B4))
        .sheet("dark", 0, path("M32 130C26 108 36 86 50 82C60 80 64 92 60 106C56 122 46 132 40 134C36 135 33 134 32 130Z", B0), path("M44 128C40 112 46 96 54 94C60 94 60 104 57 112C54 122 50 127 44 128Z", B1))
        .sheet("spikes", 4, path("M70 50L74 30L86 48ZM98 58L110 40L114 62Z", B4))
        .sheet("sound", 3, line("M16 92C6 84 4 70 8 60M30 70C22 62 20 50 24 40", B4, 4.5))
        .sheet("pearl", 3, circle(128, 134, 10, PALE), circle(125, 131, 3, "#FFFFFF"))
    )
    out["errand3-3"] = (
        tool("Root Key: the key of the oldest tree")
        .sheet("bow", 5, crown(56, 48, 46, G2, 8, 1.0))
        .sheet("bowlight", 0, crown(50, 42, 34, "#4BA966", 8, 1.0))
        .sheet("heart", 4, circle(56, 48, 20, WOOD0), circle(56, 48, 15, "#27505A"))
        .sheet("star", 3, moved(56, 48, path("M0 -12L3.500 -3.500L12 0L3.500 3.500L0 12L-3.500 3.500L-12 0L-3.500 -3.500Z", GOLD)))
        .sheet("shaft", 6, path("M76 66C94 82 116 104 136 128C142 136 132 144 124 138C104 120 84 100 68 80Z", WOOD1), path("M76 66C94 82 116 104 136 128L133 131C112 108 92 88 73 70Z", WOOD2))
        .sheet("teeth", 5, path("M112 122L96 138C92 142 98 150 104 146L112 138L118 144C122 148 128 142 124 138L120 134L124 130ZM96 106L82 120C78 124 84 130 88 128L104 114Z", WOOD1))
        .sheet("roots", 3, line("M136 130C146 132 150 138 152 146M130 138C134 144 134 150 132 154", WOOD1, 4.5))
        .sheet("leaves", 4, leaf(92, 84, 70, 0.56, G3, G4), leaf(110, 102, 40, 0.5, G3, G4))
        .sheet("glints", 0, stars([(120, 40, 12), (138, 68, 8), (28, 116, 9)]))
    )
    gores = (("M80 26C58 34 34 56 18 92C30 84 40 86 48 94C54 70 64 44 80 26Z", R2), ("M80 26C64 44 54 70 48 94C58 84 70 84 80 94Z", R3),
             ("M80 26V94C90 84 102 84 112 94C106 70 96 44 80 26Z", R2), ("M80 26C96 44 106 70 112 94C120 86 130 84 142 92C126 56 102 34 80 26Z", R1))
    out["errand3-4"] = (
        tool("Storm Parasol: red silk, blue rain")
        .sheet("pole", 4, line("M80 60V128C80 146 104 146 104 130", WOOD1, 7), line("M79 60V126", WOOD2, 2.4))
        .sheet("rain", 3, *[drop(x, y, r, B3) for x, y, r in ((32, 122, 8), (54, 140, 7), (58, 112, 6), (128, 118, 8), (134, 144, 6), (106, 108, 5), (24, 148, 5))])
        .sheet("silk", 6, *[path(d, fill) for d, fill in gores])
        .sheet("knob", 4, path("M75 28L80 8L85 28Z", GOLD))
        .sheet("cloud", 4, path("M92 46A11 11 0 0 1 104 30A14 14 0 0 1 130 30A11 11 0 0 1 142 46Z", B2), path("M20 58A9 9 0 0 1 30 46A11 11 0 0 1 50 46A9 9 0 0 1 58 58Z", B1))
        .sheet("bolt", 3, path("M120 46L108 66H116L110 84L130 60H121L128 46Z", GOLD))
    )
    out["errand3-5"] = (
        tool("Roaming Globe: seas and woods on a stand")
        .sheet("stand", 4, path("M40 148C40 134 120 134 120 148Z", WOOD1), rect(74, 122, 12, 20, WOOD0, 3))
        .sheet("arm", 4, hole("M80 8A64 64 0 0 1 80 136A64 64 0 0 1 80 8ZM80 18A54 54 0 0 0 80 126A54 54 0 0 0 80 18Z", WOOD1))
        .sheet("ball", 6, circle(80, 72, 50, B2))
        .sheet("sea", 0, path("M80 22A50 50 0 0 1 80 122C108 110 114 40 80 22Z", "#2E69BE"), line("M32 60C60 72 100 72 128 60M34 92C60 102 100 102 126 92", B3, 2.2, stroke_opacity=".6"))
        .sheet("land", 2, path("M44 44C54 34 66 30 74 36C80 42 70 48 72 56C76 64 66 70 58 66C50 62 38 62 36 58C37 52 40 48 44 44Z", G2),
               path("M92 32C104 34 118 46 122 58C116 64 106 58 100 62C92 60 86 54 90 48C94 44 88 36 92 32Z", G2),
               path("M58 84C68 78 80 82 84 90C90 98 80 104 76 112C72 118 64 112 62 104C60 98 50 92 58 84Z", G3),
               path("M104 84C112 78 122 80 126 86C124 96 118 104 112 106C106 102 98 92 104 84Z", G2))
        .sheet("pins", 4, circle(80, 13, 6, GOLD), circle(80, 131, 6, GOLD))
        .sheet("trees", 3, *[leaf(x, y, 0, 0.3, G4) for x, y in ((54, 56), (62, 60), (106, 54), (70, 100))])
        .sheet("shine", 0, path("M42 60C46 46 56 36 68 32C56 42 50 52 48 66Z", "#FFFFFF", fill_opacity=".65"))
    )
    spokes = spin(8, 66, 72, line("M66 72V28", G1, 4.5))
    out["errand3-6"] = (
        tool("Thorn Wheel: a green spinning wheel, red thread")
        .sheet("legs", 4, line("M66 78L40 146M66 78L92 146M104 118L124 146", WOOD0, 7), path("M30 118L140 100L142 110L32 128Z", WOOD1), path("M30 118L140 100L141 104L31 122Z", WOOD2))
        .sheet("spokes", 3, spokes)
        .sheet("wheel", 6, ring(66, 72, 55, 43, G2))
        .sheet("rim", 0, ring(66, 72, 50, 47, G1))
        .sheet("thorns", 4, spin(9, 66, 72, path("M62 18L66 7L70 18Z", G3), 8))
        .sheet("hub", 4, circle(66, 72, 11, WOOD1), circle(66, 72, 5, GOLD))
        .sheet("spindle", 4, rect(124, 60, 8, 44, WOOD0, 4), path("M114 74C114 66 142 66 142 74C144 84 144 88 142 96C138 102 118 102 114 96C112 88 112 84 114 74Z", R2), line("M114 78C122 82 134 82 142 78M113 88C122 92 134 92 143 88", R1, 3))
        .sheet("thread", 3, line("M116 74C98 50 84 30 64 24", R3, 3), line("M128 102C128 122 112 120 108 134C106 142 116 148 126 142", R2, 3.4))
        .sheet("roses", 4, *[circle(x, y, 8, R2) + circle(x, y, 4, R1) + circle(x - 1.5, y - 1.5, 1.8, R4) for x, y in ((24, 42), (108, 46), (60, 124))], leaf(28, 48, 110, 0.3, G3), leaf(104, 50, 220, 0.3, G3))
    )
    fire = "M22 1C23 9 35 14 35 26C35 34 28 39 20 39C12 39 5 34 5 25.500C5 19 9 16 11 10C12.500 14 14.500 15.500 16.500 16C20 12 22 7 22 1Z"
    wave = "M1 31C3 14 13 4 25 4C33.500 4 39 9.500 38.500 17C35.500 12.500 29 12 26 16.500C23 21.500 27.500 27.500 39 27V32C35 36.500 31 38 20 38C9 38 4 36 1 31Z"
    frond = "M7 38L3.500 34.500C-1 17 12 2 37 2C39.500 25 26 40 9.500 35.500Z"
    out["errand3-7"] = (
        tool("Great Cauldron: three vapours from one pot")
        .sheet("steam", 4, flame(40, 10, 46, 66, 18, R2), flame(80, 0, 80, 62, 20, B2), flame(120, 10, 114, 66, 18, G2))
        .sheet("steam1", 2, flame(44, 32, 48, 64, 9, R3), flame(80, 24, 80, 60, 10, B3), flame(116, 32, 112, 64, 9, G3))
        .sheet("fire", 4, flame(52, 120, 54, 154, 13, R3), flame(108, 120, 106, 154, 13, R3), flame(80, 118, 80, 154, 15, GOLD))
        .sheet("pot", 6, path("M22 66H138C150 92 148 116 130 132L134 150H120L114 140C96 148 64 148 46 140L40 150H26L30 132C12 116 10 92 22 66Z", INK))
        .sheet("side", 0, path("M26 74C18 96 24 118 42 132C32 108 34 88 40 74Z", "#5A4A86"))
        .sheet("rim", 5, path("M14 60C14 48 146 48 146 60V68C146 82 14 82 14 68Z", "#3A2E5C"), ellipse(80, 60, 59, 9, "#C9B8F0"), ellipse(80, 62, 47, 5.5, "#A893DC"))
        .sheet("marks", 2, moved(34, 90, path(fire, R2), size=0.66), moved(67, 96, path(wave, B3), size=0.66), moved(100, 90, path(frond, G3), size=0.66))
        .sheet("bubbles", 2, circle(58, 56, 7, "#E6DBFA"), circle(76, 51, 5, "#E6DBFA"), circle(104, 56, 6, "#E6DBFA"))
    )
    out["errand3-8"] = (
        tool("Star Sphere: three rings turn about one light")
        .sheet("stand", 4, path("M44 150C44 136 116 136 116 150Z", AMBER), path("M72 118H88L92 140H68Z", GOLD), path("M16 76C20 132 140 132 144 76L134 76C130 118 30 118 26 76Z", GOLD))
        .sheet("ring1", 4, hole("M80 10C112 10 136 38 136 72C136 106 112 134 80 134C48 134 24 106 24 72C24 38 48 10 80 10ZM80 20C54 20 34 44 34 72C34 100 54 124 80 124C106 124 126 100 126 72C126 44 106 20 80 20Z", B2))
        .sheet("ring2", 4, turned(58, 80, 72, hole("M80 10C98 10 108 38 108 72C108 106 98 134 80 134C62 134 52 106 52 72C52 38 62 10 80 10ZM80 19C69 19 61 44 61 72C61 100 69 125 80 125C91 125 99 100 99 72C99 44 91 19 80 19Z", G2)))
        .sheet("ring3", 4, turned(-58, 80, 72, hole("M80 10C98 10 108 38 108 72C108 106 98 134 80 134C62 134 52 106 52 72C52 38 62 10 80 10ZM80 19C69 19 61 44 61 72C61 100 69 125 80 125C91 125 99 100 99 72C99 44 91 19 80 19Z", R2)))
        .sheet("light", 5, gear(80, 72, 28, 17, 8, GOLD), circle(80, 72, 14, CREAM))
        .sheet("face", 0, circle(75, 71, 2, "#7A4A05"), circle(85, 71, 2, "#7A4A05"), line("M76 77Q78 79 80 77Q82 79 84 77", "#7A4A05", 1.6))
        .sheet("balls", 4, circle(34, 40, 8, B3), circle(130, 96, 8, G3), circle(128, 38, 8, R3))
    )
    out["errand3-9"] = (
        tool("Grand Grimoire: a green book, a red ribbon, a blue stone")
        .sheet("pages", 4, path("M38 30H126C132 30 134 34 134 38V136C134 142 130 146 124 146H40Z", "#F3E3C0"), path("M40 134H134V136C134 142 130 146 124 146H40Z", "#D9BF8E"))
        .sheet("edges", 0, line("M44 138H132M44 142H128", "#C9A870", 1.6))
        .sheet("ribbon", 4, path("M96 138H110V158L103 151L96 158Z", R2))
        .sheet("cover", 6, path("M34 14H116C124 14 128 18 128 26V126C128 132 124 136 118 136H40C30 136 26 140 26 146V24C26 18 28 14 34 14Z", G2))
        .sheet("spine", 0, path("M34 14H44V136H40C30 136 26 140 26 146V24C26 18 28 14 34 14Z", G1), line("M26 40H44M26 62H44M26 106H44", GOLD, 3.4))
        .sheet("corners", 3, path("M104 14H116C124 14 128 18 128 26V38ZM104 136H118C124 136 128 132 128 126V112Z", GOLD))
        .sheet("frame", 0, '<rect x="54" y="26" width="62" height="98" rx="8" fill="none" stroke="#76BE86" stroke-width="2.4"/>')
        .sheet("disc", 4, gear(86, 74, 30, 25, 12, GOLD))
        .sheet("gem", 3, circle(86, 74, 18, B1), path("M86 58L100 68V82L86 92L72 82V68Z", B2), path("M86 58L100 68L86 74L72 68Z", B4))
        .sheet("corner", 0, leaf(66, 42, 0, 0.2, G4), leaf(86, 116, 0, 0.26, G4), leaf(86, 116, -60, 0.22, G4), leaf(86, 116, 60, 0.22, G4), leaf(86, 40, 180, 0.16, G4))
        .sheet("strap", 4, path("M122 66H140V82H122Z", R1), circle(128, 74, 4.5, GOLD))
        .sheet("glints", 0, stars([(144, 30, 10), (12, 90, 9), (146, 114, 8)]))
    )
    return out


STAGES = {
    "red": ("#2B2038", "#4D2F44", "#8A4E48", "#E3A56F"),
    "blue": ("#1C2346", "#2B3C6C", "#4A66A0", "#A3C4EC"),
    "green": ("#1B2836", "#27473F", "#43745A", "#A9D3A6"),
    "red-blue": ("#251F44", "#40305F", "#6A4A86", "#BB98CC"),
    "blue-green": ("#1B2B3E", "#254C58", "#3D7D78", "#9BD0BE"),
    "green-red": ("#2A2630", "#4C4238", "#7F6A48", "#DDC07C"),
    "three": ("#272046", "#42346B", "#6C579A", "#BBA9E6"),
}


def stages() -> Tools:
    """What the tools lie on: night and a halo in the colours of their needs; 224 x 164."""
    out: Tools = {}
    for name, (night, far, near, light) in STAGES.items():
        out[f"stage-{name}"] = (
            Drawing("0 0 224 164", f"night and halo behind a tool: {name}", SHADOW)
            .sheet("night", 1, rect(-12, -12, 248, 188, night), circle(112, 86, 108, far))
            .sheet("near", 2, circle(112, 86, 80, near))
            .sheet("light", 2, circle(112, 86, 52, light))
            .sheet("stars", 0, stars([(22, 34, 7), (200, 28, 8), (208, 118, 6), (16, 122, 6), (40, 146, 5)], CREAM))
        )
    return out


def tools() -> Tools:
    """All of them, and their stages."""
    return {**level1(), **level2(), **level3(), **stages()}
