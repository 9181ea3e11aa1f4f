"""Trees: from a sprout to the oldest tree of the wood."""
# Outlines are tables of points: they are set as close as a line holds.
# fmt: off

from __future__ import annotations

from sprites.familiar.ground import fir, ground, halo
from sprites.familiar.palette import (
    BUD,
    CREAM,
    DAWN,
    FOREST,
    G0,
    G1,
    G2,
    G4,
    GOLD,
    GRASS,
    GREEN_SHADE,
    HAZE,
    IRON,
    LAMP,
    R2,
)
from sprites.kit.cards import CARD, INK, WHITE
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.nature import crown, leaf
from sprites.kit.ornaments import stars
from sprites.kit.shapes import circle, ellipse, hole, line, moved, path, rect


def strand(x: float, y: float, long: float, sway: float, fill: str, light: str) -> str:
    """One hanging branch of the willow: leaves in pairs along a swaying line."""
    parts = [line(f"M{x} {y}Q{x} {y + long * 0.6} {x + sway} {y + long}", fill, 3.4)]
    count = int(long / 15)
    for k in range(count):
        t = (k + 1) / count
        here, down = x + sway * t * t, y + long * t
        size = round(0.46 - 0.12 * t, 2)
        parts.append(leaf(here, down - 14, 208, size, fill))
        parts.append(leaf(here, down - 14, 152, size, light))
    parts.append(leaf(x + sway, y + long - 6, 180, 0.34, light))
    return "".join(parts)


def toadstool(x: float, foot: float, size: float, cap: str = "#D8653B") -> str:
    """A small toadstool: the wood's one warm dot."""
    return moved(
        x, foot,
        path("M-5 0C-4 -8 -4 -14 -4 -18H4C4 -14 4 -8 5 0Z", "#FFF1D8"),
        path("M-16 -16C-16 -32 16 -32 16 -16C10 -13 -10 -13 -16 -16Z", cap),
        circle(-6, -21, 2.4, "#FFF1D8"), circle(5, -23, 2.8, "#FFF1D8"),
        size=size,
    )


def sprout() -> Drawing:
    """A sprout with three leaves."""
    return (
        Drawing(CARD, "Tree 3: a sprout with three leaves", GREEN_SHADE)
        .sheet("air", 1, ground(BUD),
               halo(150, 166, (118, HAZE), (88, G4), (58, DAWN)))
        .sheet("hill2", 4, path("M-10 276C60 250 160 256 262 280V362H-10Z", GRASS))
        .sheet("hill", 4, path("M-10 302C80 268 180 282 262 300V362H-10Z", G2))
        .sheet("stem", 4, line("M150 290C150 250 146 214 151 172", G1, 8))
        .sheet("leafl", 4, leaf(149, 216, -58, 1.5, FOREST, BUD))
        .sheet("leafr", 4, leaf(151, 190, 52, 1.7, G2, HAZE))
        .sheet("leaft", 4, leaf(151, 178, -12, 1.55, GRASS, G4))
        .sheet("soil", 4, path("M88 318C96 284 204 284 212 318C216 334 260 326 272 362H40"
               "C42 326 84 334 88 318Z", G1))
        .sheet("dew", 0, stars([(104, 158, 8), (204, 132, 9), (184, 232, 7)], "#F7FCF2"))
        .sheet("bug", 3, ellipse(116, 299, 9, 7, R2), circle(108, 299, 4, INK),
               circle(117, 297, 1.8, INK), circle(121, 301, 1.8, INK))
    )


def sapling() -> Drawing:
    """A sapling in its pot, four leaves."""
    return (
        Drawing(CARD, "Tree 4: a sapling in its pot, four leaves", GREEN_SHADE)
        .sheet("air", 1, ground("#B4DDB7"),
               halo(150, 150, (112, G4), (84, DAWN), (54, "#F2FAEC")))
        .sheet("frame", 6, hole("M-10 -10H262V362H-10ZM80 300V132C80 84 112 52 150 52"
               "C188 52 220 84 220 132V300Z", G2))
        .sheet("bars", 3, line("M150 50V292M80 150H220", FOREST, 7))
        .sheet("sill", 5, rect(-10, 288, 272, 20, FOREST), rect(-10, 304, 272, 60, G1))
        .sheet("sillside", 0, rect(-10, 288, 272, 5, GRASS))
        .sheet("stem", 4, line("M150 240C152 210 146 176 150 138M149 204C140 196 132 190 122 186"
               "M149 180C160 172 170 168 178 166", "#5B3F2E", 7))
        .sheet("leaves", 4, leaf(126, 188, -64, 1.2, FOREST, BUD),
               leaf(174, 168, 60, 1.3, G2, HAZE))
        .sheet("leaves2", 4, leaf(149, 158, -46, 1.15, G2, HAZE),
               leaf(150, 144, 14, 1.45, GRASS, G4))
        .sheet("pot", 5, path("M114 238H186L178 292C176 298 124 298 122 292Z", "#C96A45"),
               path("M160 238H186L178 292C176 296 170 297 164 297Z", "#B05836"))
        .sheet("lip", 4, rect(108, 226, 84, 20, "#DB8158", 6))
        .sheet("can", 4, path("M194 262H226C230 274 230 286 226 296H194C190 286 190 274 194 262Z",
               GRASS))
    )


def tier(foot: float, half: float, fill: str) -> str:
    """One tier of the fir: half as wide as it is told, its hem in four bows."""

    def at(share: float, down: float) -> str:
        return f"{150 + half * share} {foot + down}"

    return path(f"M150 {foot - 78}C{at(0.42, -40)} {at(0.7, -22)} {at(1, 0)}"
                f"Q{at(0.72, 12)} {at(0.5, 2)}Q{at(0.25, 15)} 150 {foot + 5}"
                f"Q{at(-0.25, 15)} {at(-0.5, 2)}Q{at(-0.72, 12)} {at(-1, 0)}"
                f"C{at(-0.7, -22)} {at(-0.42, -40)} 150 {foot - 78}Z", fill)


def fir_tree() -> Drawing:
    """A fir with five tiers."""
    tiers = ((262, 74, G0), (222, 64, G1), (184, 54, "#2A7040"), (148, 43, "#358B4D"),
             (114, 32, "#4BA463"))
    picture = (
        Drawing(CARD, "Tree 5: a fir with five tiers", GREEN_SHADE)
        .sheet("air", 1, ground(BUD),
               halo(150, 178, (132, HAZE), (100, G4), (68, DAWN)))
        .sheet("far", 3, fir(78, 286, 1.15, "#74BA84"), fir(222, 286, 1.3, "#74BA84"),
               fir(106, 286, 0.8, "#82C18F"), fir(196, 286, 0.85, "#82C18F"))
        .sheet("hill", 4, path("M-10 282C70 262 190 266 262 284V362H-10Z", G2))
        .sheet("trunk", 4, rect(139, 270, 22, 44, "#5B3F2E", 4))
    )
    for k, (foot, half, fill) in enumerate(tiers):
        picture.sheet(f"tier{5 - k}", 4, tier(foot, half, fill))
    return (
        picture
        .sheet("bird", 3, path("M88 118C94 106 110 106 114 116L124 118L114 123"
               "C110 132 94 132 82 124Z", "#D8653B"), circle(110, 116, 1.8, INK))
        .sheet("near", 4, path("M-10 316C80 294 180 300 262 318V362H-10Z", G1))
        .sheet("glints", 0, stars([(206, 108, 9), (220, 168, 8), (86, 176, 8), (196, 66, 8),
                 (106, 74, 9)], "#F7FCF2"))
    )


def fruit_tree() -> Drawing:
    """A round tree with six fruits."""
    return (
        Drawing(CARD, "Tree 6: a round tree with six fruits", GREEN_SHADE)
        .sheet("air", 1, ground(HAZE),
               halo(150, 140, (126, "#B6DEBA"), (104, G4), (80, DAWN)))
        .sheet("hills", 4, path("M-10 286C60 250 130 262 262 290V362H-10Z", BUD))
        .sheet("trunk", 5, path("M138 316C144 280 140 240 136 190H164C160 240 158 280 166 316"
               "C172 330 128 330 138 316Z", "#5B3F2E"), line("M149 240C140 224 126 214 116 208"
               "M152 232C164 216 176 208 186 202", "#5B3F2E", 9),
               path("M152 200H164C160 240 158 280 166 316C168 322 160 324 154 324"
               "C150 280 156 240 152 200Z", "#4B3426"))
        .sheet("crown3", 5, crown(150, 146, 86, FOREST, 9))
        .sheet("crown2", 4, crown(112, 158, 48, G2), crown(190, 154, 48, G2))
        .sheet("crown1", 4, crown(148, 112, 52, GRASS, 8))
        .sheet("fruit", 4, *[circle(x, y, 9.5, GOLD) + circle(x - 2.8, y - 3, 3, CREAM)
               for x, y in ((136, 98), (166, 124), (104, 152), (128, 186), (184, 176), (206, 138))])
        .sheet("hill", 4, path("M-10 320C70 292 190 296 262 316V362H-10Z", FOREST))
        .sheet("swing", 3, toadstool(88, 314, 0.8), toadstool(108, 318, 0.55))
    )


def willow() -> Drawing:
    """A willow by the pond, seven hanging branches."""
    return (
        Drawing(CARD, "Tree 7: a willow by the pond, seven hanging branches", GREEN_SHADE)
        .sheet("air", 1, ground(HAZE),
               halo(150, 216, (130, G4), (96, DAWN), (60, "#F2FAEC")))
        .sheet("hills", 3, path("M-10 262C50 236 110 254 160 246C200 240 240 246 262 252V362H-10Z",
               BUD))
        .sheet("pond", 3, ellipse(150, 318, 120, 44, "#74BA84"),
               ellipse(150, 318, 84, 24, "#B4DDB7"))
        .sheet("trunk", 5, path("M112 316C132 280 140 230 132 168C128 140 130 110 150 96L176 112"
               "C160 130 162 160 166 190C170 240 168 280 188 316Z", "#5B3F2E"),
               path("M112 316C132 280 140 230 132 168C130 152 130 138 134 124"
               "C146 160 156 240 140 316Z", "#6E4D36"))
        .sheet("dome", 5, crown(150, 78, 96, G1, 10, 0.72))
        .sheet("back", 3, strand(84, 104, 138, -8, G1, "#2A7040"),
               strand(216, 104, 130, 8, G1, "#2A7040"))
        .sheet("dome2", 4, crown(108, 66, 54, FOREST, 8), crown(198, 64, 52, FOREST, 8))
        .sheet("front", 4, strand(110, 90, 166, -10, FOREST, G2),
               strand(192, 90, 160, 8, FOREST, G2),
               strand(70, 90, 186, -4, FOREST, G2))
        .sheet("front2", 4, strand(228, 84, 168, 2, G2, GRASS),
               strand(152, 84, 104, 6, G2, GRASS))
        .sheet("top", 4, crown(150, 46, 54, G2, 9))
        .sheet("shine", 0, crown(140, 36, 32, GRASS, 8))
        .sheet("bank", 4, path("M-10 330C40 306 90 316 122 326C166 338 220 318 262 326V362H-10Z",
               G0))
        .sheet("duck", 4, path("M138 312C140 300 156 302 160 306C166 302 168 290 176 290"
               "C184 290 186 298 182 302L190 305L182 307C184 320 174 326 160 326"
               "C148 326 138 322 138 312Z", "#FFF6E0"), circle(178, 297, 1.8, INK),
               path("M182 301L192 305L182 308Z", "#F28A3C"))
        .sheet("glints", 0, stars([(150, 208, 9), (150, 258, 7), (176, 262, 8)], WHITE))
    )


def deep_wood() -> Drawing:
    """The deep wood, eight pale mushrooms and someone awake."""
    return (
        Drawing(CARD, "Tree 8: the deep wood, eight pale mushrooms and someone awake", GREEN_SHADE)
        .sheet("light", 1, ground(GRASS),
               halo(150, 190, (124, BUD), (92, "#B4DDB7"), (60, "#E4F4E0")))
        .sheet("far", 3, *[path(f"M{x} -10H{x + w}L{x + w + 3} 362H{x - 3}Z", "#6FB882")
               for x, w in ((92, 12), (122, 9), (176, 10), (204, 13))])
        .sheet("mid", 4, path("M70 -10H94C92 120 96 240 106 362H56C66 240 72 120 70 -10ZM206 -10"
               "H226C224 120 232 240 246 362H192C202 240 208 120 206 -10Z", G2),
               line("M92 130C106 122 112 110 116 96M208 150C196 142 190 130 188 116", G2, 8))
        .sheet("leaves", 4, crown(90, 26, 46, FOREST, 8), crown(156, 10, 44, G2, 8),
               crown(222, 28, 46, FOREST, 8), crown(120, 58, 24, G2, 7),
               crown(196, 60, 24, G2, 7))
        .sheet("path", 3, path("M138 262C150 252 162 256 164 266C170 290 190 320 214 362H80"
               "C112 330 130 296 138 262Z", DAWN))
        .sheet("ferns", 4, *[leaf(104, 336, turn, size, fill)
               for turn, size, fill in ((-70, 1.5, FOREST), (-42, 1.7, G2),
                 (-14, 1.6, FOREST), (14, 1.4, G2))],
               *[leaf(212, 330, turn, size, fill)
               for turn, size, fill in ((-36, 1.3, G2), (-8, 1.6, FOREST),
                 (20, 1.5, G2))])
        .sheet("near", 6, path("M-10 -10H76C70 60 76 150 74 220C74 280 88 330 110 372H-10ZM262 -10"
               "H214C218 60 186 130 186 190C188 250 214 320 200 372H262Z", G0))
        .sheet("bark", 0, line("M64 60C62 110 68 150 64 200M66 236C66 262 72 290 80 316", "#0F3019",
               5))
        .sheet("hollow", 3, path("M194 192C194 170 203 158 215 158C227 158 236 170 236 192"
               "C236 214 227 226 215 226C203 226 194 214 194 192Z", "#0A2012"),
               path("M200 220C198 200 204 190 204 180L208 186H222L226 180C226 190 232 200 230 220"
               "C222 228 208 228 200 220Z", "#3F6B3F"))
        .sheet("eyes", 0, circle(208, 195, 7.5, LAMP), circle(222.500, 195, 7.5, LAMP),
               circle(208.500, 195, 3.6, IRON), circle(222, 195, 3.6, IRON),
               path("M212.500 200H218L215.200 207Z", "#F28A3C"))
        .sheet("leaves2", 5, crown(60, 6, 40, G1, 8), crown(246, 4, 42, G1, 8),
               crown(116, -10, 38, "#2A7040", 8), crown(190, -12, 38, "#2A7040", 8))
        .sheet("mushrooms", 4, *[toadstool(x, y, s, c)
               for x, y, s, c in ((84, 326, 1.0, "#D8653B"), (104, 334, 0.65, "#E58B5E"),
                 (70, 300, 0.6, "#E58B5E"), (128, 346, 0.7, "#D8653B"), (150, 336, 0.5, "#E58B5E"),
                 (176, 344, 0.75, "#D8653B"), (96, 306, 0.45, "#E58B5E"),
                 (190, 330, 0.5, "#E58B5E"))])
        .sheet("motes", 0, *[circle(x, y, 2.6, "#F7FCF2")
               for x, y in ((132, 150), (160, 128), (146, 184), (170, 168), (126, 204),
                 (152, 222))])
    )


def old_tree() -> Drawing:
    """The old tree with a lit door, nine leaves falling."""
    return (
        Drawing(CARD, "Tree 9: the old tree with a lit door, nine leaves falling", GREEN_SHADE)
        .sheet("air", 1, ground(GRASS),
               halo(150, 190, (120, BUD), (88, "#B4DDB7"), (58, DAWN)))
        .sheet("trunk", 6, path("M50 372C108 330 116 290 112 232C108 184 84 150 58 124L84 110"
               "C104 128 116 140 124 158C128 120 126 90 120 40H166C164 90 168 116 176 146"
               "C186 128 202 116 226 104L244 122C212 142 194 172 190 226C186 288 198 330 256 372Z",
               "#4B3426"))
        .sheet("bark", 0, path("M50 372C108 330 116 290 112 232C110 208 106 190 98 174"
               "C118 190 132 210 132 250C132 300 120 340 100 372Z", "#6E4D36"),
               line("M152 186C158 210 160 222 158 244M182 250C176 274 182 294 190 312", "#36241B",
               5))
        .sheet("door", 3, path("M130 326V292C130 276 140 266 152 266C164 266 174 276 174 292V326Z",
               "#36241B"), path("M136 326V293C136 280 143 272 152 272C161 272 168 280 168 293V326Z",
               GOLD), circle(162, 302, 2.6, "#7A4A12"), line("M152 273V325", "#E0922E", 2))
        .sheet("window", 3, circle(150, 214, 13, "#36241B"), circle(150, 214, 9, LAMP),
               line("M150 205V223M141 214H159", "#36241B", 2.6))
        .sheet("crown2", 5, crown(76, 90, 50, G1, 8), crown(224, 88, 50, G1, 8),
               crown(150, 48, 66, G0, 9))
        .sheet("crown1", 5, crown(110, 54, 40, G2, 8), crown(196, 52, 40, FOREST, 8),
               crown(66, 58, 30, FOREST, 7), crown(238, 56, 30, G2, 7))
        .sheet("crown0", 4, crown(152, 16, 44, GRASS, 8), crown(92, 16, 34, "#4BA463", 8),
               crown(212, 14, 34, "#4BA463", 8))
        .sheet("moss", 4, path("M-10 362V326C40 306 90 322 126 330H178"
               "C206 318 232 312 272 326V362Z", G1))
        .sheet("falling", 3, *[leaf(x, y, turn, size, fill)
               for x, y, turn, size, fill in ((86, 196, 40, 0.34, CREAM),
                 (214, 190, -50, 0.36, CREAM), (78, 236, -30, 0.3, LAMP),
                 (226, 236, 20, 0.32, LAMP), (92, 276, 70, 0.3, CREAM),
                 (212, 280, -70, 0.3, CREAM), (112, 166, 15, 0.3, LAMP),
                 (76, 304, 10, 0.26, LAMP), (196, 166, -20, 0.3, LAMP))])
    )


def drawings() -> Drawings:
    return {
        "green-3": sprout(),
        "green-4": sapling(),
        "green-5": fir_tree(),
        "green-6": fruit_tree(),
        "green-7": willow(),
        "green-8": deep_wood(),
        "green-9": old_tree(),
    }
