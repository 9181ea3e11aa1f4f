"""The cards of two and of three colours."""
# Outlines are tables of points: they are set as close as a line holds.
# fmt: off

from __future__ import annotations

from sprites.familiar.ground import ground, halo
from sprites.familiar.palette import (
    B1,
    B2,
    B4,
    BUD,
    CREAM,
    DARK,
    DEEP,
    EMBER,
    FLAME,
    FOAM,
    FOREST,
    G0,
    G1,
    G2,
    G4,
    GOLD,
    GRASS,
    IRON,
    MIST,
    R2,
    RIPPLE,
    SEA,
    SPRAY,
)
from sprites.kit.cards import CARD, WHITE
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.nature import flame, leaf
from sprites.kit.ornaments import stars
from sprites.kit.shapes import circle, ellipse, hole, line, path, turned


def kettle() -> Drawing:
    """A kettle over the flame."""
    return (
        Drawing(CARD, "Life and Water 2: a kettle over the flame", DARK)
        .sheet("water", 1, ground(SEA), halo(214, 90, (88, B2), (54, RIPPLE)))
        .sheet("fire2", 4, path("M-10 -10H172C190 66 104 84 98 156C94 214 190 226 272 262V362H-10Z",
               "#A62C2E"))
        .sheet("fire", 5, path("M-10 -10H136C150 60 74 92 74 160C74 226 170 246 272 288V362H-10Z",
               "#C93A36"), path("M-10 362V196C66 210 60 250 110 268C160 286 190 300 200 362Z",
               "#E25A3F"))
        .sheet("steam", 3, path("M196 142C214 122 190 106 204 84C216 66 202 54 212 34"
               "C228 54 216 72 226 88C236 108 212 122 210 142Z", "#C9E0F9"),
               path("M203 142C218 124 200 108 212 88C220 74 214 62 214 50C222 64 214 76 220 90"
               "C226 108 208 124 209 142Z", "#F4F9FF"))
        .sheet("kettle", 6, line("M110 168C108 108 190 108 188 168", "#143766", 9),
               path("M176 196C196 196 190 160 208 148L218 156C212 182 206 224 176 224Z", DEEP),
               path("M96 222C96 186 118 166 149 166C180 166 202 186 202 222C202 240 192 250 178 250"
               "H120C106 250 96 240 96 222Z", B1))
        .sheet("shine", 0, path("M104 216C106 194 118 180 134 175C120 188 114 204 115 226"
               "C108 228 104 224 104 216Z", RIPPLE))
        .sheet("lid", 3, path("M128 168C128 158 170 158 170 168Z", "#143766"),
               circle(149, 156, 7, GOLD))
        .sheet("flames", 4, flame(117, 252, 122, 322, 19, EMBER),
               flame(181, 252, 176, 322, 19, EMBER), flame(149, 242, 149, 326, 23, FLAME))
        .sheet("flames1", 2, flame(122, 286, 124, 322, 10, GOLD),
               flame(176, 286, 174, 322, 10, GOLD), flame(149, 277, 149, 325, 13, CREAM))
        .sheet("floor", 3, path("M-10 322C60 316 190 316 262 322V362H-10Z", "#6E171B"))
        .sheet("glints", 0, stars([(94, 118, 9), (86, 226, 8)]))
    )


def water_lily() -> Drawing:
    """A water lily and a frog."""
    return (
        Drawing(CARD, "Water and Tree 2: a water lily and a frog", DARK)
        .sheet("water", 1, ground(B2), ellipse(150, 190, 96, 80, RIPPLE),
               ellipse(150, 190, 64, 50, SPRAY))
        .sheet("bank", 5, path("M262 -10V150C222 128 214 96 180 88C146 80 128 44 52 52V-10Z",
               G2))
        .sheet("bank2", 4, path("M262 -10V96C232 84 224 60 196 56C160 50 150 26 110 20L96 -10Z",
               FOREST))
        .sheet("blades", 4, leaf(96, 44, 200, 1.0, GRASS), leaf(124, 52, 186, 1.2, G2),
               leaf(222, 104, 168, 1.1, GRASS))
        .sheet("pads", 5, path("M146 258L192 231C206 242 212 258 202 272C188 292 150 300 116 290"
               "C86 282 80 262 94 246C108 232 140 226 166 228Z", G2),
               line("M146 258L104 252M146 258L130 286M146 258L178 280", GRASS, 3))
        .sheet("petal3", 4, leaf(148, 250, -62, 1.7, B4), leaf(148, 250, 62, 1.7, MIST))
        .sheet("petal2", 4, leaf(148, 252, -32, 1.9, FOAM), leaf(148, 252, 32, 1.9, B4))
        .sheet("petal1", 4, leaf(148, 256, 0, 2, WHITE))
        .sheet("heart", 3, leaf(148, 262, -40, 1.15, WHITE),
               leaf(148, 262, 40, 1.15, "#E6F2FE"), ellipse(148, 252, 9, 6, GOLD))
        .sheet("near", 5, path("M52 362C58 318 110 304 150 320C174 330 186 344 186 366H52Z",
               G1))
        .sheet("frog", 4, path("M84 322C82 304 92 292 104 290C104 280 116 278 120 286"
               "C126 278 138 282 136 292C148 296 156 308 152 322C150 332 86 332 84 322Z",
               GRASS), path("M100 322C102 308 134 308 136 322C134 328 102 328 100 322Z",
               G4))
        .sheet("frogface", 0, circle(108, 290, 3, IRON), circle(131, 291, 3, IRON),
               line("M108 302C114 307 124 307 130 302", G0, 3))
        .sheet("glints", 0, stars([(86, 176, 8), (214, 196, 9)], "#F6FBFF"))
    )


def flower_of_fire() -> Drawing:
    """The flower of fire."""
    return (
        Drawing(CARD, "Life and Tree 2: the flower of fire", DARK)
        .sheet("leafy", 1, ground(G2), halo(206, 246, (96, GRASS), (64, BUD)))
        .sheet("fire2", 5, path("M-10 -10H262V96C226 118 206 168 160 176C110 186 104 232 70 250"
               "C40 266 10 262 -10 262Z", "#A62C2E"))
        .sheet("fire", 5, path("M-10 -10H240C226 60 200 132 146 144C104 154 92 206 62 222"
               "C40 234 10 232 -10 230Z", "#C93A36"), path("M-10 -10H176C166 40 140 92 96 104"
               "C70 112 60 150 -10 160Z", "#E25A3F"))
        .sheet("ferns", 4, leaf(86, 340, -38, 1.9, FOREST, GRASS),
               leaf(84, 344, -4, 2.1, G1, G2), leaf(206, 350, 14, 1.6, FOREST))
        .sheet("stem", 4, line("M150 334C148 290 154 250 150 206", G1, 9))
        .sheet("leaves", 5, leaf(150, 296, -60, 1.5, FOREST, BUD),
               leaf(151, 278, 58, 1.35, G1, GRASS))
        .sheet("petal3", 5, flame(92, 112, 124, 216, 28, EMBER),
               flame(208, 108, 176, 216, 28, EMBER))
        .sheet("petal2", 4, flame(118, 88, 134, 220, 29, R2),
               flame(182, 86, 166, 220, 29, R2))
        .sheet("petal1", 4, flame(151, 76, 150, 222, 31, FLAME))
        .sheet("heart", 3, flame(151, 130, 150, 220, 20, GOLD),
               flame(150, 172, 150, 218, 10, CREAM))
        .sheet("cup", 4, path("M116 204C122 216 134 208 138 218C144 208 156 208 162 218"
               "C166 208 178 216 184 204C184 226 170 238 150 238C130 238 116 226 116 204Z",
               G2))
        .sheet("soil", 4, path("M-10 338C60 318 190 322 262 340V362H-10Z", G0))
        .sheet("sparks", 0, stars([(84, 86, 9), (216, 70, 10), (76, 178, 8), (222, 150, 8)]))
    )


def witchs_glass() -> Drawing:
    """The witch's glass."""
    swirl = ("M150 158C120 150 112 118 132 96C152 76 196 84 206 118C190 106 166 112 162 130"
             "C160 142 156 152 150 158Z")
    return (
        Drawing(CARD, "Three colours 1: the witch's glass", DARK)
        .sheet("dark", 1, ground("#2F2A47"), halo(150, 158, (128, "#3C3560"), (100, "#51487A")))
        .sheet("drape", 6, hole("M-10 -10H262V362H-10ZM84 376C108 300 76 232 92 160"
               "C104 104 126 70 150 54C174 70 196 104 208 160C224 232 192 300 216 376Z", "#241F3A"))
        .sheet("fold", 0, line("M70 40C84 110 62 180 78 260M230 40C218 110 236 180 222 250",
               "#332C50", 6))
        .sheet("stand", 5, path("M94 222C110 254 190 254 206 222L216 232C210 258 178 272 166 276"
               "V292C190 294 204 304 206 320H94C96 304 110 294 134 292V276C122 272 90 258 84 232Z",
               "#B9772B"), path("M134 276H166V284H134Z", "#8A5415"),
               path("M100 310C120 302 180 302 200 310L206 320H94Z", "#E0A24C"))
        .sheet("ball", 6, circle(150, 158, 76, "#F4EFFF"))
        .sheet("glass", 0, circle(150, 158, 67, "#D9D2F2"))
        .sheet("life", 3, turned(0, 150, 158, path(swirl, R2)))
        .sheet("water", 3, turned(120, 150, 158, path(swirl, B2)))
        .sheet("tree", 3, turned(240, 150, 158, path(swirl, G2)))
        .sheet("shine", 0, path("M96 140C100 116 114 100 134 94C118 108 108 124 105 146Z",
               WHITE, fill_opacity=".85"), circle(102, 160, 4.5, WHITE, fill_opacity=".85"))
        .sheet("stars", 0, stars([(112, 62, 8), (196, 66, 10), (150, 40, 7)]))
    )


def drawings() -> Drawings:
    return {
        "red-blue-2": kettle(),
        "blue-green-2": water_lily(),
        "red-green-2": flower_of_fire(),
        "three-1": witchs_glass(),
    }
