"""Water: from one drop to the great wave."""
# Outlines are tables of points: they are set as close as a line holds.
# fmt: off

from __future__ import annotations

from sprites.familiar.ground import fir, ground, halo
from sprites.familiar.palette import (
    B0,
    B1,
    B2,
    B4,
    BLUE_SHADE,
    DEEP,
    FOAM,
    GOLD,
    MIST,
    PALE,
    RIPPLE,
    SEA,
    SPRAY,
)
from sprites.kit.cards import CARD, INK, WHITE
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.nature import cloud, crown, drop, leaf, waves
from sprites.kit.ornaments import stars
from sprites.kit.shapes import circle, ellipse, hole, line, moved, path, rect


def jets(width: float, fill: str) -> str:
    """The four arcs of the fountain."""
    return line("M146 140C140 84 106 84 100 150M154 140C160 84 194 84 200 150M146 140"
                "C144 108 124 108 120 146M154 140C156 108 176 108 180 146", fill, width)


def koi(body: str, patch: str, fin: str) -> str:
    """A koi seen from above, swimming up."""
    return (
        path("M-16 -2C-38 2 -42 20 -34 30C-26 20 -20 14 -14 12ZM16 -2C38 2 42 20 34 30"
             "C26 20 20 14 14 12Z", fin)
        + path("M0 62C-6 84 -26 96 -32 92C-26 82 -20 72 -10 56ZM0 62C8 84 22 100 34 94"
               "C26 84 20 72 10 56Z", fin)
        + path("M0 -50C18 -50 24 -28 22 -6C20 24 12 52 0 72C-12 52 -20 24 -22 -6"
               "C-24 -28 -18 -50 0 -50Z",
               body)
        + path("M0 -49C12 -48 18 -38 20 -26C10 -20 -10 -20 -20 -26C-18 -38 -12 -48 0 -49ZM-18 8"
               "C-6 0 10 4 16 16C12 32 -4 34 -14 26ZM-4 44C4 42 8 46 7 54L0 68C-6 60 -8 50 -4 44Z",
               patch)
        + circle(-12, -32, 2.6, INK) + circle(12, -32, 2.6, INK)
    )


def one_drop() -> Drawing:
    """One drop over a still pool, three rings."""
    return (
        Drawing(CARD, "Water 3: one drop over a still pool, three rings", BLUE_SHADE)
        .sheet("air", 1, ground(SPRAY),
               halo(150, 130, (96, MIST), (62, "#C9E0F9"), (34, "#E6F2FE")))
        .sheet("pool", 4, path("M-10 218C70 208 180 208 262 218V362H-10Z", B2))
        .sheet("ring3", 2, ellipse(150, 268, 74, 30, SEA))
        .sheet("ring2", 2, ellipse(150, 266, 50, 19, RIPPLE))
        .sheet("ring1", 2, ellipse(150, 264, 25, 9, MIST))
        .sheet("cave", 6, hole("M-10 -10H262V362H-10ZM82 376C70 300 88 250 80 200"
               "C72 140 96 66 146 64C196 62 224 108 218 172C212 226 230 300 216 376Z", B1))
        .sheet("rock", 0, line("M70 90C80 70 92 56 108 44M226 96C218 74 208 62 196 50M66 156"
               "C66 170 70 180 68 198M232 170C230 190 232 206 228 224", DEEP, 5))
        .sheet("stones", 4, path("M40 362C44 318 84 306 108 322C120 330 124 342 126 362Z",
               "#143766"), path("M172 362C176 330 204 316 230 324L270 340V362Z", "#143766"))
        .sheet("drop", 5, drop(150, 156, 25, SEA, "#C9E0F9"))
        .sheet("glints", 0, stars([(110, 138, 9), (192, 124, 10), (178, 196, 8)], "#F6FBFF"))
    )


def fountain() -> Drawing:
    """A fountain with four jets."""
    return (
        Drawing(CARD, "Water 4: a fountain with four jets", BLUE_SHADE)
        .sheet("air", 1, ground(SPRAY),
               halo(150, 140, (118, MIST), (88, B4), (58, FOAM)))
        .sheet("hedge", 4, crown(76, 236, 44, RIPPLE), crown(226, 236, 46, RIPPLE),
               crown(150, 250, 40, "#6FA3E2"))
        .sheet("lawn", 4, path("M-10 262C70 248 200 248 262 262V362H-10Z", B2))
        .sheet("jets2", 3, jets(9, RIPPLE))
        .sheet("jets", 2, jets(5.5, "#F6FBFF"))
        .sheet("bowl", 4, path("M112 168H188C186 190 172 198 160 200V232H140V200"
               "C128 198 114 190 112 168Z", B1), ellipse(150, 168, 38, 8, B4),
               ellipse(150, 169, 30, 5, SPRAY))
        .sheet("spout", 3, path("M142 168L146 134H154L158 168Z", DEEP),
               circle(150, 132, 8, GOLD))
        .sheet("fall", 3, line("M116 174C110 196 104 214 104 236M184 174C190 196 196 214 196 236",
               FOAM, 5))
        .sheet("basin", 5, path("M74 240C74 228 226 228 226 240C226 274 206 292 180 294H120"
               "C94 292 74 274 74 240Z", "#1F559F"))
        .sheet("water", 0, ellipse(150, 240, 72, 11, MIST),
               ellipse(150, 242, 56, 7, "#C9E0F9"))
        .sheet("step", 4, rect(96, 290, 108, 20, DEEP, 6),
               path("M-10 312C70 300 200 300 262 312V362H-10Z", B0))
        .sheet("drops", 3, drop(92, 132, 7, SEA), drop(208, 132, 7, SEA),
               drop(150, 90, 8, SEA), drop(222, 176, 6, SEA))
    )


def koi_pond() -> Drawing:
    """Koi in a pond seen from above, five bubbles."""
    return (
        Drawing(CARD, "Water 5: koi in a pond seen from above, five bubbles", BLUE_SHADE)
        .sheet("pond", 1, ground(B2),
               halo(150, 170, (138, "#4A88DD"), (104, RIPPLE), (70, "#76A9EA")))
        .sheet("weed", 3, line("M70 350C84 300 60 270 78 228M92 356C100 320 88 296 98 266M236 250"
               "C222 226 238 200 226 172", SEA, 9))
        .sheet("koi2", 4, moved(196, 94, koi(FOAM, RIPPLE, B4), turn=-128,
               size=0.82))
        .sheet("koi", 6, moved(130, 206, koi(PALE, "#F28A3C", "#F3E3CF"), turn=28, size=1.28))
        .sheet("rings", 0,
               *[circle(x, y, r, "none", stroke=B4, stroke_width="3", stroke_opacity=".8")
               for x, y, r in ((214, 208, 30), (214, 208, 18), (92, 86, 24))])
        .sheet("pads", 5, path("M76 40L120 58C116 90 84 104 54 92V34C62 30 76 32 76 40Z",
               "#1F559F"), path("M212 300L170 330C176 350 190 366 210 366H262V296"
               "C240 284 222 288 212 300Z", DEEP))
        .sheet("veins", 0, line("M112 60L64 62M104 74L68 78", SEA, 3))
        .sheet("bloom", 4, *[leaf(74, 84, turn, 0.62, fill)
               for turn, fill in ((-80, B4), (80, B4), (-40, FOAM),
                 (40, FOAM), (0, WHITE))], circle(74, 80, 4, GOLD))
        .sheet("bubbles", 3, *[circle(x, y, r, "#E6F2FE", fill_opacity=".85")
               for x, y, r in ((170, 146, 7), (184, 160, 5), (188, 138, 4), (214, 208, 5),
                 (92, 126, 5))])
    )


def paper_boat() -> Drawing:
    """Six waves and a paper boat."""
    return (
        Drawing(CARD, "Water 6: six waves and a paper boat", BLUE_SHADE)
        .sheet("sky", 1, ground("#6FA3E2"),
               halo(176, 92, (88, "#7DAEE7"), (66, SPRAY), (44, "#B7D4F5"), (26, "#F4F9FF")))
        .sheet("cloud", 3, cloud(104, 118, 62, MIST), cloud(222, 150, 44, MIST))
        .sheet("w1", 3, waves(22, 262, 168, 22, 62, SPRAY, 362))
        .sheet("w2", 4, waves(-30, 262, 188, 24, 74, RIPPLE, 362))
        .sheet("boat", 5, path("M106 180H184C178 204 168 214 158 214H130C120 214 110 200 106 180Z",
               PALE), path("M145 128L168 181H122Z", PALE),
               path("M145 128L168 181H147Z", "#D9E4F2"), path("M106 180H147V214H130"
               "C120 214 110 200 106 180Z", "#EEF3FA"), line("M145 129V114", B1, 3),
               path("M146 113L162 118L146 124Z", "#F28A3C"))
        .sheet("w3", 4, waves(-22, 262, 214, 26, 84, B2, 362))
        .sheet("w4", 4, waves(-76, 262, 246, 26, 90, SEA, 362))
        .sheet("w5", 4, waves(-30, 262, 278, 26, 96, "#1F559F", 362))
        .sheet("w6", 4, waves(-102, 262, 310, 24, 104, DEEP, 362))
    )


def waterfall() -> Drawing:
    """A waterfall in seven streams."""
    return (
        Drawing(CARD, "Water 7: a waterfall in seven streams", BLUE_SHADE)
        .sheet("sky", 1, ground(B4), halo(150, 60, (96, FOAM), (62, "#F6FBFF")))
        .sheet("far", 4, path("M-10 110L40 78L84 112L130 70L170 104L214 66L262 104V362H-10Z",
               SPRAY))
        .sheet("back", 4, path("M70 96C110 84 190 84 232 96V362H70Z", SEA))
        .sheet("fall4", 3, path("M92 98C104 94 108 94 116 98C114 170 106 230 100 300H78"
               "C84 230 92 170 92 98ZM184 98C192 94 200 94 208 98C208 170 218 230 224 300H200"
               "C194 230 186 170 184 98Z", RIPPLE))
        .sheet("fall3", 3, path("M112 96C122 92 128 92 136 96C136 170 132 230 128 306H102"
               "C108 230 112 170 112 96ZM164 96C172 92 180 92 188 96C190 170 196 230 202 306H174"
               "C170 230 164 170 164 96Z", SPRAY))
        .sheet("fall2", 3, path("M132 94C144 90 156 90 168 94C168 170 174 230 178 312H122"
               "C128 230 132 170 132 94Z", B4))
        .sheet("fall1", 0, path("M144 92C148 91 152 91 156 92C156 170 160 230 162 312H138"
               "C142 230 144 170 144 92Z", "#F6FBFF"), line("M104 112C103 160 97 210 92 262M196 112"
               "C198 160 204 210 210 262", MIST, 4))
        .sheet("cliffs", 6, path("M-10 60L60 66C84 72 92 92 88 124C84 158 92 180 82 216"
               "C74 250 84 280 70 362H-10Z", B1), path("M262 54L240 58C214 66 204 90 210 122"
               "C216 154 206 184 218 220C226 250 216 290 232 362H262Z", B1))
        .sheet("ledges", 0, path("M-10 60L60 66C84 72 92 92 88 110C76 90 60 84 -10 82ZM82 216"
               "C78 232 78 246 78 260C70 240 60 232 40 230ZM262 54L240 58C214 66 204 90 209 112"
               "C218 92 232 84 262 80Z", B2))
        .sheet("pines", 4, fir(76, 70, 0.5, B0), fir(226, 62, 0.55, B0),
               fir(98, 80, 0.36, DEEP))
        .sheet("mist", 4, crown(104, 306, 26, FOAM), crown(192, 308, 28, FOAM),
               crown(148, 314, 32, WHITE))
        .sheet("pool", 4, waves(-30, 262, 322, 14, 50, SEA, 362))
        .sheet("stone", 4, path("M50 362C52 334 84 328 100 344L106 362Z", B0))
        .sheet("spray", 0, *[circle(x, y, r, WHITE)
               for x, y, r in ((100, 268, 4), (120, 278, 3), (182, 272, 4), (206, 280, 3.4),
                 (150, 262, 3), (164, 282, 3), (136, 256, 2.6))])
    )


def whale() -> Drawing:
    """A whale under the stars, eight drops."""
    return (
        Drawing(CARD, "Water 8: a whale under the stars, eight drops", BLUE_SHADE)
        .sheet("night", 1, ground(B1),
               halo(150, 132, (140, "#24579D"), (106, SEA), (72, "#447FD0"), (42, "#6FA3E2")))
        .sheet("stars", 0, stars([(84, 60, 8), (218, 46, 9), (226, 104, 7), (80, 130, 6)],
               FOAM))
        .sheet("sea", 4, waves(-40, 262, 230, 18, 70, DEEP, 362))
        .sheet("spout", 4, path("M130 128C130 96 118 80 96 78C80 78 74 92 84 98C78 80 104 66 120 84"
               "C126 66 146 54 160 68C176 58 204 66 202 88C196 78 178 74 162 84"
               "C148 92 144 108 144 128Z", FOAM))
        .sheet("tail", 4, path("M206 250C226 226 226 200 218 180C204 178 192 166 190 146"
               "C206 150 220 156 226 168C230 152 242 144 262 142V230C256 250 240 270 220 286Z",
               B0))
        .sheet("whale", 6, path("M52 230C50 168 92 126 146 128C196 130 214 176 232 214"
               "C244 240 252 260 262 268V362H60C54 310 54 270 52 230Z", SEA))
        .sheet("back", 0, path("M66 170C82 142 112 126 146 128C190 130 210 166 224 198"
               "C196 160 160 146 126 150C100 152 80 160 66 170Z", RIPPLE))
        .sheet("belly", 3, path("M53 244C90 262 150 262 196 284C226 298 244 320 254 362H60"
               "C55 320 54 280 53 244Z", FOAM))
        .sheet("lines", 0, line("M56 268C96 280 140 284 176 300C196 310 208 326 214 350M58 294"
               "C92 302 126 308 150 322C162 330 170 340 172 352M60 320C84 326 100 332 112 342",
               MIST, 4))
        .sheet("fin", 5, path("M152 262C180 266 200 288 196 318C176 314 150 296 140 272Z",
               DEEP))
        .sheet("face", 0, circle(94, 222, 6.5, "#0C2347"), circle(96.5, 219.5, 2.2, WHITE),
               line("M54 246C72 252 88 253 104 250", DEEP, 4.5),
               ellipse(112, 236, 9, 5, SPRAY, fill_opacity=".8"))
        .sheet("near", 5, waves(-64, 262, 322, 20, 84, B0, 362))
        .sheet("drops", 3, *[drop(x, y, r, B4)
               for x, y, r in ((88, 126, 6), (108, 112, 5), (124, 66, 6), (150, 48, 6),
                 (178, 52, 5), (196, 112, 6), (212, 134, 5), (72, 104, 5))])
    )


def great_wave() -> Drawing:
    """The great wave, nine flecks of spray."""
    return (
        Drawing(CARD, "Water 9: the great wave, nine flecks of spray", BLUE_SHADE)
        .sheet("sky", 1, ground(MIST),
               halo(126, 150, (96, B4), (62, FOAM), (32, "#F6FBFF")))
        .sheet("far", 4, waves(-60, 262, 236, 22, 70, SPRAY, 362))
        .sheet("mountain", 3, path("M92 244L128 202L164 244Z", RIPPLE),
               path("M118 214L128 202L138 214L132 212L128 218L123 212Z", WHITE))
        .sheet("back", 6, path("M266 8C190 2 118 34 96 92C90 110 92 126 98 138"
               "C104 122 116 112 132 112C166 112 168 190 128 250C104 286 60 300 40 306V362H266Z",
               DEEP))
        .sheet("mid", 5, path("M266 36C196 30 138 52 120 96C150 84 188 100 186 160"
               "C184 214 150 270 96 306L80 362H266Z", SEA))
        .sheet("light", 4, path("M266 72C214 66 178 74 160 92C196 96 214 128 210 176"
               "C206 232 174 286 128 318L120 362H266Z", B2))
        .sheet("light2", 3, path("M266 112C236 106 220 106 208 112C228 126 236 154 232 190"
               "C226 244 200 296 164 330V362H266Z", RIPPLE),
               path("M266 150C250 150 248 152 246 154C252 180 252 230 226 290L204 362H266Z",
               SPRAY))
        .sheet("foam2", 4, *[circle(x, y, r, "#C9E0F9")
               for x, y, r in ((252, 24, 22), (222, 26, 20), (196, 32, 20), (172, 44, 20),
                 (150, 58, 20), (131, 76, 19), (118, 97, 17), (112, 118, 14), (112, 134, 9))])
        .sheet("foam", 5, *[circle(x, y, r, WHITE)
               for x, y, r in ((250, 12, 21), (220, 12, 20), (192, 19, 21), (164, 30, 21),
                 (139, 46, 21), (118, 66, 20), (103, 89, 18), (97, 112, 15), (100, 131, 10))],
               path("M250 0L97 112L118 66L164 30Z", WHITE))
        .sheet("spray", 3, *[circle(x, y, r, WHITE)
               for x, y, r in ((76, 52, 6), (94, 34, 4.5), (72, 92, 4.5), (80, 124, 6),
                 (98, 156, 4.5), (118, 24, 4), (134, 150, 3.5), (76, 152, 3.5), (120, 160, 3))])
        .sheet("near", 5, waves(-6, 262, 302, 30, 88, B1, 362))
        .sheet("near2", 4, waves(-68, 262, 326, 22, 78, B0, 362))
    )


def drawings() -> Drawings:
    return {
        "blue-3": one_drop(),
        "blue-4": fountain(),
        "blue-5": koi_pond(),
        "blue-6": paper_boat(),
        "blue-7": waterfall(),
        "blue-8": whale(),
        "blue-9": great_wave(),
    }
