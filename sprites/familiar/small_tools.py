"""The errands' small tools."""
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
    G0,
    G1,
    G2,
    G3,
    G4,
    GOLD,
    LAMP,
    MIST,
    PALE,
    R0,
    R1,
    R2,
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
from sprites.kit.ornaments import stars
from sprites.kit.shapes import circle, ellipse, line, path, rect, turned


def night_lantern() -> Drawing:
    """Red iron, one flame."""
    return (
        tool("Night Lantern: red iron, one flame")
        .sheet("handle", 4, line("M58 44C58 10 102 10 102 44", R4, 6))
        .sheet("glass", 4, path("M52 50H108L114 128H46Z", LAMP))
        .sheet("glow", 0, ellipse(80, 96, 22, 30, "#FFE6B0"))
        .sheet("flame", 3, flame(82, 62, 80, 124, 18, R2), flame(81, 84, 80, 122, 11, CREAM))
        .sheet("bars", 4, line("M62 52L57 128M98 52L103 128", R0, 5))
        .sheet("roof", 5, path("M48 52C48 40 62 36 80 30C98 36 112 40 112 52Z", R1),
               path("M42 124H118C120 140 110 146 100 146H60C50 146 40 140 42 124Z", R1),
               path("M42 124H118L119 131H41Z", R2))
    )


def dew_ladle() -> Drawing:
    """A blue ladle with a drop."""
    return (
        tool("Dew Ladle: a blue ladle with a drop")
        .sheet("handle", 4, turned(38, 80, 80, path("M75 6C75 -2 85 -2 85 6L84 104H76Z", B1),
               path("M75 6C75 2 80 0 80 2V104H76Z", B2), circle(80, 4, 7, B3),
               circle(80, 4, 3, B1)))
        .sheet("bowl", 6, path("M18 84H96C98 116 82 134 58 134C32 134 16 114 18 84Z", B2),
               path("M18 84H96C97 96 95 106 90 114C70 100 40 96 18 84Z", B3, fill_opacity=".35"))
        .sheet("water", 3, ellipse(57, 84, 39, 11, B1), ellipse(57, 86, 33, 7.5, B4),
               ellipse(52, 85, 16, 3.2, WHITE))
        .sheet("drops", 4, drop(118, 118, 13, B3, WHITE), drop(138, 88, 7, B4),
               drop(100, 142, 6, B4))
    )


def hazel_wand() -> Drawing:
    """A budding stick with a glint."""
    return (
        tool("Hazel Wand: a budding stick with a glint")
        .sheet("stick", 5, path("M22 140C52 112 84 84 112 46L120 52C94 92 62 122 30 146"
               "C24 150 17 146 22 140Z", WOOD1), path("M22 140C52 112 84 84 112 46L115 48"
               "C88 86 56 118 24 143Z", WOOD2))
        .sheet("bands", 3, line("M44 120L52 130M52 113L60 123", G1, 5))
        .sheet("leaves", 4, leaf(78, 88, -64, 0.72, G2, G4), leaf(92, 80, 84, 0.82, G3, G4),
               leaf(62, 108, 104, 0.62, G2, G4))
        .sheet("bud", 4, leaf(114, 52, -16, 0.7, G2), leaf(114, 52, 62, 0.7, G3),
               leaf(114, 52, 24, 0.84, G4))
        .sheet("magic", 3, stars([(44, 48, 13), (66, 24, 8), (134, 102, 10), (24, 84, 7)]))
    )


def ember_bellows() -> Drawing:
    """Red leather between two boards, sparks at the nozzle."""
    ribs = "".join(line(f"M{36 + 14 * k} {62 + 2 * k}V{118 - 2 * k}", R0, 4) for k in range(5))
    return (
        tool("Ember Bellows: red leather between two boards, sparks at the nozzle")
        .sheet("under", 4, turned(-18, 80, 80,
               path("M14 100C26 138 70 136 112 104L108 96H18Z", WOOD0),
               rect(-4, 108, 30, 11, WOOD0, 5)))
        .sheet("leather", 4, turned(-18, 80, 80, path("M18 72C10 84 10 98 18 110"
                 "C50 122 92 112 114 100V84C92 70 50 62 18 72Z", R2), ribs))
        .sheet("board", 5, turned(-18, 80, 80, path("M14 82C18 38 66 44 114 84C118 90 114 96 108 94"
                 "C74 84 44 82 18 92Z", WOOD1),
               path("M14 82C18 38 66 44 114 84C80 58 34 56 14 82Z", WOOD2),
               rect(-6, 66, 30, 11, WOOD1, 5)))
        .sheet("nozzle", 4, turned(-18, 80, 80, path("M106 82L140 90V98L106 104Z", GOLD),
               path("M106 96L140 96V98L106 104Z", AMBER)))
        .sheet("puff", 3, flame(148, 22, 140, 60, 9, R2), flame(146, 36, 140, 59, 5, GOLD))
        .sheet("sparks", 3, stars([(118, 26, 9), (150, 84, 8), (128, 122, 7)], "#FFE2AE"))
    )


def rain_can() -> Drawing:
    """A watering can full of rain."""
    return (
        tool("Rain Can: a watering can full of rain")
        .sheet("handle", 4, line("M44 62C44 22 96 22 96 62", B1, 8),
               line("M36 76C8 74 8 126 38 122", B1, 8))
        .sheet("spout", 4, path("M92 112L124 56L134 62L108 128Z", B1))
        .sheet("rose", 4, turned(28, 132, 54, path("M116 48H148L143 62H121Z", B3),
               ellipse(132, 48, 16, 5, B4)))
        .sheet("can", 6, path("M32 62H106L110 132C110 140 30 140 28 132Z", B2),
               path("M86 62H106L110 132C110 137 96 138 86 138Z", SEA))
        .sheet("rim", 3, ellipse(69, 62, 37, 9, B3), ellipse(69, 63, 30, 6, B0),
               ellipse(69, 64, 24, 3.4, B3))
        .sheet("mark", 0, drop(62, 106, 12, B4))
        .sheet("drops", 3, drop(146, 84, 6, B4), drop(134, 94, 5, B4), drop(150, 110, 5, B4),
               drop(138, 122, 4.5, B4))
    )


def hush_broom() -> Drawing:
    """Green twigs, a quiet broom."""
    return (
        tool("Hush Broom: green twigs, a quiet broom")
        .sheet("stick", 5, turned(38, 80, 80, path("M75 -14C75 -19 85 -19 85 -14L84 92H76Z", WOOD1),
               path("M75 -14C75 -17 80 -18 80 -16V92H76Z", WOOD2)))
        .sheet("brush2", 4, turned(38, 80, 80, path("M68 82H92C110 104 117 128 115 154L103 148"
                 "L98 164L87 155L80 170L72 155L62 164L57 148L45 154C43 128 50 104 68 82Z", G2)))
        .sheet("brush", 4, turned(38, 80, 80, path("M70 82H90C102 102 107 122 104 144L95 138L90 154"
                 "L80 146L71 154L65 138L56 144C53 122 58 102 70 82Z", G3),
               line("M80 94V132M72 96C67 110 65 120 65 130M88 96C93 110 95 120 95 130", G2, 3)))
        .sheet("band", 4, turned(38, 80, 80, path("M69 74H91C94 80 95 86 95 92H65"
                 "C65 86 66 80 69 74Z", G1), line("M68 84H92", G3, 2.5)))
        .sheet("leaves", 3, leaf(128, 118, 60, 0.42, G4), leaf(32, 66, -30, 0.36, G4),
               leaf(118, 142, 110, 0.34, G3))
        .sheet("hush", 0, stars([(48, 34, 9), (66, 18, 6)]))
    )


def moon_mirror() -> Drawing:
    """Red frame, blue glass."""
    return (
        tool("Moon Mirror: red frame, blue glass")
        .sheet("handle", 4, turned(22, 80, 70, path("M73 112H87L90 158C90 168 70 168 70 158Z", R1),
               circle(80, 116, 9, R2)))
        .sheet("frame", 5, turned(22, 80, 70, ellipse(80, 62, 48, 54, R2), ellipse(80, 8, 8, 9, R2),
               ellipse(80, 62, 40, 46, R1)))
        .sheet("glass", 3, turned(22, 80, 70, ellipse(80, 62, 36, 42, MIST),
               path("M116 62A36 42 0 0 1 51 86C77 98 104 80 104 33C112 41 116 52 116 62Z",
                 "#6FA3E2")))
        .sheet("moon", 3, turned(22, 80, 70,
               path("M84 34A25 25 0 1 0 99 79A21 21 0 1 1 84 34Z", PALE)))
        .sheet("glints", 0, stars([(22, 42, 9), (138, 100, 10), (34, 112, 7)]))
    )


def reed_pipes() -> Drawing:
    """Green and blue reeds side by side."""
    pipes = [(34, 92, B2), (50, 82, G2), (66, 72, B2), (82, 62, G2), (98, 52, B2), (114, 42, G2)]
    return (
        tool("Reed Pipes: green and blue reeds side by side")
        .sheet("reeds", 5, *[turned(14, 80, 80, rect(x - 8, 30, 16, long + 4, fill, 7))
               for x, long, fill in pipes])
        .sheet("lights", 0, *[turned(14, 80, 80,
                 rect(x - 5, 36, 4, long - 12, B3 if fill == B2 else G3, 2),
                 ellipse(x, 35, 5, 3, B0 if fill == B2 else G0)) for x, long, fill in pipes])
        .sheet("band", 4, turned(14, 80, 80, rect(22, 56, 104, 15, WOOD1, 6),
               rect(22, 56, 104, 5, WOOD2, 3)))
        .sheet("notes", 3, path("M124 98V126A9 7 0 1 1 118 119V104L146 96V118A9 7 0 1 1 140 111V102"
               "L124 106Z", B4), path("M34 130V146A6.500 5 0 1 1 30 141V126L44 122V127Z", G4))
        .sheet("glints", 0, stars([(22, 30, 8), (146, 66, 8)]))
    )


def bramble_basket() -> Drawing:
    """Woven green, red berries."""
    berries = ((58, 66), (80, 58), (102, 66), (68, 50), (92, 48), (46, 74), (114, 74), (80, 74))
    return (
        tool("Bramble Basket: woven green, red berries")
        .sheet("handle", 4, line("M34 82C30 6 130 6 126 82", G1, 9),
               line("M38 66C44 26 116 26 122 66", G2, 3))
        .sheet("berries", 4, *[circle(x, y, 14, R2 if k % 2 else R1)
               for k, (x, y) in enumerate(berries)],
               *[circle(x - 4, y - 5, 3.4, R4) for x, y in berries])
        .sheet("leaves", 3, leaf(104, 50, 66, 0.6, G3, G4), leaf(56, 52, -70, 0.6, G3, G4),
               leaf(82, 42, 10, 0.46, G2))
        .sheet("basket", 6, path("M26 82H134L122 134C120 144 40 144 38 134Z", G2))
        .sheet("weave", 0, *[rect(x, y, 14, 11, G1, 2)
               for y, xs in ((94, (38, 66, 94)), (108, (52, 80, 108)), (122, (44, 73, 102)))
               for x in xs])
        .sheet("rim", 4, rect(20, 76, 120, 14, G3, 7), rect(20, 76, 120, 5, G4, 3))
    )


def drawings() -> Drawings:
    return {
        "errand1-1": night_lantern(),
        "errand1-2": dew_ladle(),
        "errand1-3": hazel_wand(),
        "errand1-4": ember_bellows(),
        "errand1-5": rain_can(),
        "errand1-6": hush_broom(),
        "errand1-7": moon_mirror(),
        "errand1-8": reed_pipes(),
        "errand1-9": bramble_basket(),
    }
