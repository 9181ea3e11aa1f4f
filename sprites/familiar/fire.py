"""Life: from a candle's flame to the bird that rises from the blaze."""
# Outlines are tables of points: they are set as close as a line holds.
# fmt: off

from __future__ import annotations

from sprites.familiar.ground import fir, ground, halo
from sprites.familiar.palette import (
    AMBER,
    BLAZE,
    CREAM,
    EMBER,
    FLAME,
    GLOW,
    GOLD,
    R0,
    R1,
    R2,
    R4,
    RED_SHADE,
)
from sprites.kit.cards import CARD
from sprites.kit.drawing import Drawing, Drawings
from sprites.kit.nature import crown, flame, leaf
from sprites.kit.ornaments import stars
from sprites.kit.shapes import circle, ellipse, hole, line, mirrored, moved, path, rect


def candle() -> Drawing:
    """A candle in a niche, three sparks."""
    return (
        Drawing(CARD, "Life 3: a candle in a niche, three sparks", RED_SHADE)
        .sheet("glow", 1, ground("#E8745F"),
               halo(150, 152, (118, "#EE8D74"), (84, "#F6B08F"), (54, "#FCD5A8"), (30, "#FFEBC4")))
        .sheet("niche", 5, hole("M-10 -10H262V362H-10ZM86 372V138C86 98 114 72 150 72"
               "C186 72 214 98 214 138V372Z", "#B8322F"))
        .sheet("bricks", 0, line("M66 112H84M70 60H112M188 60H236M216 112H240M66 164H80M218 164H240"
               "M66 216H80M66 262H80", "#A12A29", 4))
        .sheet("table", 4, path("M-10 286C60 276 190 276 262 286V362H-10Z", R1))
        .sheet("candle", 5, path("M130 204C130 193 170 193 170 204V280H130Z", "#FFF3DC"),
               path("M158 200C164 200 170 201 170 204V280H158Z", "#F1DBBB"),
               path("M130 204C130 193 170 193 170 204C170 220 171 226 165 226"
               "C159 226 161 214 155 214C149 214 152 240 145 240C138 240 141 216 136 216"
               "C132 216 130 214 130 210Z", "#F3D3AE"), path("M102 272H198C198 290 184 298 168 298"
               "H132C116 298 102 290 102 272Z", R0),
               path("M102 272H198L196 279H104Z", "#7A2420"),
               line("M196 279C214 272 216 292 190 291", R0, 6))
        .sheet("flame", 4, line("M150 200V186", R0, 4),
               flame(153, 102, 150, 190, 23, R2), flame(152, 128, 150, 188, 16, GOLD),
               flame(151, 152, 150, 186, 8.5, CREAM))
        .sheet("sparks", 0, stars([(112, 128, 11), (190, 118, 13), (184, 222, 9)]))
    )


def lantern() -> Drawing:
    """A paper lantern under the eaves, four sparks."""
    return (
        Drawing(CARD, "Life 4: a paper lantern under the eaves, four sparks", RED_SHADE)
        .sheet("dusk", 1, ground("#6E171B"),
               halo(150, 176, (132, "#8E2425"), (102, "#AC3430"), (74, "#CB4E3F")))
        .sheet("hills", 4, path("M-10 292C50 262 110 300 160 282C200 268 240 280 262 288V362H-10Z",
               "#57101A"))
        .sheet("near", 4, path("M-10 322C60 300 120 330 262 312V362H-10Z", "#430B15"))
        .sheet("eaves", 5, path("M-10 -10H262V46C230 52 214 62 206 74H92C84 62 68 54 40 48L-10 50Z",
               "#4A0F16"), path("M92 74H206L202 84H96Z", "#2F070D"))
        .sheet("beam", 0, line("M70 26H236M110 58H192", "#641820", 5))
        .sheet("cord", 3, line("M150 80V112", "#2F070D", 5))
        .sheet("lantern", 6, path("M118 118C86 134 80 212 116 236H184C220 212 214 134 182 118Z",
               "#E8593F"))
        .sheet("light", 0, path("M128 118C108 140 106 212 126 236H174C194 212 192 140 172 118Z",
               BLAZE), path("M138 122C128 146 126 206 136 232H164C174 206 172 146 162 122Z",
               GLOW), ellipse(150, 182, 11, 34, "#FFEBC4"))
        .sheet("ribs", 0, line("M105 132C132 140 168 140 195 132M94 156C130 165 170 165 206 156"
               "M92 182C130 191 170 191 208 182M98 208C132 216 168 216 202 208", "#C93A2E", 3.4))
        .sheet("caps", 4, rect(114, 108, 72, 14, "#4A0F16", 5),
               rect(116, 232, 68, 13, "#4A0F16", 5), rect(120, 108, 60, 5, "#7A2420", 2))
        .sheet("tassel", 3, circle(150, 250, 6, GOLD), path("M144 254H156L160 286L153 280"
               "L150 288L147 280L140 286Z", AMBER))
        .sheet("sparks", 0, stars([(90, 112, 10), (214, 128, 12), (84, 250, 9), (212, 244, 10)]))
    )


def campfire() -> Drawing:
    """A campfire between the firs, five sparks."""
    return (
        Drawing(CARD, "Life 5: a campfire between the firs, five sparks", RED_SHADE)
        .sheet("night", 1, ground("#5A1420"),
               halo(150, 238, (158, "#741B25"), (120, "#93292B"), (86, "#B63E36"), (54, "#DD6A4A")))
        .sheet("far", 3, fir(80, 262, 1.5, "#4A0F1A"), fir(222, 262, 1.35, "#4A0F1A"),
               fir(118, 258, 0.8, "#541220"), fir(186, 258, 0.9, "#541220"))
        .sheet("firs", 5, fir(58, 286, 2.1, "#380A15"), fir(246, 286, 2.0, "#380A15"))
        .sheet("ground", 4, path("M-10 272C70 260 190 260 262 272V362H-10Z", "#5C1820"))
        .sheet("lit", 0, ellipse(151, 310, 104, 36, "#80292A"),
               ellipse(151, 302, 66, 22, "#A03A32"))
        .sheet("fire3", 4, flame(130, 176, 128, 274, 21, EMBER),
               flame(174, 182, 174, 274, 20, EMBER), flame(152, 142, 151, 278, 31, R2))
        .sheet("fire2", 3, flame(134, 216, 134, 278, 15, FLAME),
               flame(170, 212, 168, 278, 15, FLAME), flame(153, 186, 151, 280, 21, GOLD))
        .sheet("fire1", 2, flame(151, 228, 151, 280, 12, CREAM))
        .sheet("logs", 5, path("M106 262L196 286C203 290 200 303 192 302L102 278"
               "C95 274 98 260 106 262Z", "#6E2320"), path("M196 262L106 286C99 290 102 303 110 302"
               "L200 278C207 274 204 260 196 262Z", "#8A3529"),
               ellipse(107, 294, 5.5, 8, "#F0B48A"), ellipse(107, 294, 2.4, 3.6, "#B8573F"))
        .sheet("stones", 4, ellipse(92, 300, 15, 11, "#7A3030"),
               ellipse(122, 310, 18, 11, "#8E3D38"), ellipse(156, 313, 18, 11, "#7A3030"),
               ellipse(190, 308, 17, 11, "#8E3D38"), ellipse(216, 298, 15, 11, "#7A3030"))
        .sheet("cat", 5, path("M58 372C56 336 64 312 78 300C72 292 72 278 74 266L84 276"
               "C88 274 94 274 98 276L108 266C110 278 110 292 104 300C118 312 124 340 122 372Z",
               "#240509"))
        .sheet("catlight", 0, path("M108 266C110 278 110 292 104 300C110 305 115 313 118 322"
               "C112 312 104 306 98 302C104 294 104 282 102 272Z", "#A8402F"))
        .sheet("sparks", 0, stars([(112, 132, 10), (190, 116, 12), (150, 76, 10), (208, 176, 9),
                 (96, 186, 9)], "#FFE2AE"))
    )


def hearth() -> Drawing:
    """The hearth, six sparks."""
    return (
        Drawing(CARD, "Life 6: the hearth, six sparks", RED_SHADE)
        .sheet("glow", 1, ground("#C93F38"),
               halo(150, 232, (150, "#DC5A4A"), (112, "#EE8266"), (78, "#F9B487")))
        .sheet("arch", 6, hole("M-10 -10H262V362H-10ZM78 372V150C78 88 108 48 150 48"
               "C192 48 222 88 222 150V372Z", "#9B2626"))
        .sheet("stones", 0, line("M66 96H84M62 196H74M62 246H74M214 96H240M226 196H240M226 146H240"
               "M62 146H76M96 40L110 56M150 16V44M204 40L190 56", "#7F1C20", 4.5))
        .sheet("fire3", 5, flame(98, 164, 112, 296, 31, EMBER),
               flame(202, 150, 188, 296, 31, EMBER), flame(154, 96, 150, 300, 46, R2))
        .sheet("fire2", 4, flame(118, 206, 126, 298, 22, FLAME),
               flame(184, 198, 176, 298, 22, FLAME), flame(154, 160, 151, 298, 30, GOLD))
        .sheet("fire1", 3, flame(152, 218, 150, 298, 17, CREAM))
        .sheet("floor", 3, path("M-10 306C60 298 190 298 262 306V362H-10Z", "#6E171B"))
        .sheet("logs", 5, path("M92 282L206 304C212 308 210 320 202 320L88 298"
               "C82 294 84 283 92 282Z", R0), path("M210 282L96 304C90 308 92 320 100 320"
               "L214 298C220 294 218 283 210 282Z", "#7A2420"), ellipse(97, 312, 6, 8, "#E8A27C"),
               ellipse(97, 312, 2.6, 4, "#B8573F"))
        .sheet("sparks", 0, stars([(104, 128, 10), (194, 112, 11), (126, 84, 9), (172, 78, 8),
                 (208, 172, 8), (92, 186, 8)], "#FFE2AE"))
    )


def bonfire() -> Drawing:
    """The midsummer bonfire, seven sparks."""
    flags = "".join(
        path(f"M{x} {y}L{x + 20} {y + d}L{x + 7} {y + 24}Z", fill)
        for x, y, d, fill in ((66, 51, 6, GOLD), (96, 60, 4, R4),
                              (126, 65, 1, "#E8593F"),
                              (156, 65, -2, GOLD), (186, 62, -4, R4),
                              (214, 54, -6, "#E8593F"))
    )
    return (
        Drawing(CARD, "Life 7: the midsummer bonfire, seven sparks", RED_SHADE)
        .sheet("night", 1, ground("#521020"),
               halo(150, 206, (172, "#6E1824"), (134, "#8E2528"), (98, "#B23A33"), (64, "#D65E45")))
        .sheet("hill", 4, path("M-10 282C60 250 200 246 262 276V362H-10Z", "#430B18"))
        .sheet("fire4", 5, flame(94, 150, 104, 268, 30, "#A82730"),
               flame(204, 138, 196, 268, 31, "#A82730"), flame(136, 96, 136, 268, 42, "#C93A36"),
               flame(178, 112, 170, 268, 38, "#C93A36"))
        .sheet("fire3", 4, flame(112, 170, 118, 268, 25, "#EA6440"),
               flame(190, 168, 184, 268, 25, "#EA6440"), flame(156, 108, 152, 270, 36, FLAME))
        .sheet("fire2", 3, flame(130, 190, 134, 268, 20, GOLD),
               flame(172, 186, 170, 268, 20, GOLD), flame(153, 150, 151, 270, 24, GLOW))
        .sheet("fire1", 2, flame(151, 196, 150, 268, 15, CREAM))
        .sheet("tower", 5, *[rect(98 + k * 4, 316 - k * 20, 104 - k * 8, 15, fill, 7)
               for k, fill in enumerate(("#7A2A22", "#8F382B", "#A84A35"))],
               *[circle(x, 306 - k * 20, 8.5, "#E8A27C") + circle(x, 306 - k * 20, 4, "#B8573F")
               for k in range(3) for x in (112 + k * 5, 150, 188 - k * 5)])
        .sheet("ground", 4, path("M-10 326C70 314 190 314 262 326V362H-10Z", "#2F0710"))
        .sheet("cord", 3, line("M46 44C90 72 190 76 252 44", "#E9B48A", 3), flags)
        .sheet("sparks", 0, stars([(88, 112, 10), (214, 106, 11), (116, 92, 8), (188, 90, 9),
                 (76, 196, 9), (222, 192, 8), (224, 148, 8)], "#FFE2AE"))
    )


def volcano() -> Drawing:
    """A mountain of fire, eight sparks."""
    return (
        Drawing(CARD, "Life 8: a mountain of fire, eight sparks", RED_SHADE)
        .sheet("sky", 1, ground("#8A2227"),
               halo(150, 156, (166, "#A12B2A"), (130, "#C0433A"), (98, "#DC664A"), (66, "#F0955E"),
               (38, "#FFC98A")))
        .sheet("far", 3, path("M-10 300L60 232L96 262L120 246V362H-10ZM262 296L238 226L208 262"
               "L176 246V362H262Z", "#A3322E"))
        .sheet("smoke", 5, crown(150, 64, 30, "#6E1B28"), crown(84, 26, 46, "#4A0F1C"),
               crown(218, 22, 48, "#4A0F1C"), crown(150, 6, 56, "#571321"))
        .sheet("smoke2", 0, crown(132, -2, 32, "#6A1A29"), crown(72, 18, 22, "#5E1524"),
               crown(206, 12, 24, "#5E1524"))
        .sheet("arcs", 3, line("M142 152C130 108 106 104 92 130M158 152C170 108 196 102 210 132"
               "M146 150C140 92 116 80 96 96M154 150C160 92 186 76 206 92", "#E8593F", 5.5))
        .sheet("blast", 5, flame(130, 84, 138, 172, 13, R2),
               flame(172, 82, 162, 172, 13, R2), flame(150, 56, 150, 174, 20, FLAME))
        .sheet("blast1", 3, flame(151, 92, 150, 172, 12, GOLD),
               flame(151, 122, 150, 172, 6.5, CREAM))
        .sheet("mountain", 6, path("M-20 372C50 330 104 244 122 162C130 168 140 156 150 163"
               "C160 156 170 168 178 162C196 244 250 330 320 372Z", "#4A0F1C"))
        .sheet("side", 0, path("M178 162C196 244 250 330 320 372H206C206 310 186 230 170 165Z",
               "#350812"))
        .sheet("lava", 4, path("M136 162C144 157 156 157 164 162C162 184 174 198 170 222"
               "C166 246 182 258 180 284C178 294 168 292 168 284C168 264 156 254 158 234"
               "C160 214 150 204 149 190C142 208 148 224 138 246C130 264 134 282 124 302"
               "C118 310 110 304 114 294C124 270 122 252 130 232C138 210 134 184 136 162Z",
               FLAME))
        .sheet("lava2", 0, line("M143 172C140 200 142 214 134 238M159 176C162 206 164 220 164 240",
               GLOW, 4))
        .sheet("wood", 4, path("M-10 338C40 312 90 334 130 328C180 320 220 334 262 320V362H-10Z",
               "#240509"))
        .sheet("bombs", 3, circle(91, 134, 7, GOLD), circle(211, 136, 7, GOLD),
               circle(94, 98, 5.5, GLOW), circle(208, 94, 5.5, GLOW))
        .sheet("sparks", 0, stars([(110, 116, 8), (192, 118, 8), (82, 162, 8), (222, 168, 8),
                 (78, 112, 7), (226, 112, 7), (104, 196, 7), (204, 200, 7)], CREAM))
    )


def firebird() -> Drawing:
    """The firebird rises from the blaze, nine sparks."""
    wing = "".join(
        leaf(0, 0, turn, size, fill)
        for turn, size, fill in (
            (-112, 1.5, EMBER), (-92, 2.0, "#C93A36"), (-72, 2.5, R2),
            (-53, 2.9, "#E25A3F"),
            (-36, 3.05, "#E8633F"), (-20, 2.9, FLAME),
        )
    )
    inner = "".join(
        leaf(0, 0, turn, size, fill)
        for turn, size, fill in (
            (-100, 1.05, FLAME), (-78, 1.4, BLAZE), (-57, 1.7, BLAZE),
            (-38, 1.9, GOLD),
            (-22, 1.7, GLOW),
        )
    )
    return (
        Drawing(CARD, "Life 9: the firebird rises from the blaze, nine sparks", RED_SHADE)
        .sheet("night", 1, ground("#4E0F1D"),
               halo(150, 176, (176, "#6A1723"), (138, "#862128"), (100, "#A6322F"),
               (64, "#C94B3C")))
        .sheet("blaze3", 4, flame(52, 196, 78, 364, 44, "#8E2228"),
               flame(246, 186, 226, 364, 44, "#8E2228"), flame(128, 214, 122, 368, 46, "#A62C2E"),
               flame(184, 206, 180, 368, 46, "#A62C2E"))
        .sheet("tail3", 4, path("M134 196C106 210 82 230 70 262C102 262 130 242 148 212Z",
               EMBER), path("M166 196C194 210 218 230 230 262C198 262 170 242 152 212Z",
               EMBER))
        .sheet("tail2", 4, path("M138 204C114 238 98 268 94 312C122 298 142 262 152 214Z",
               R2), path("M162 204C186 238 202 268 206 312C178 298 158 262 148 214Z",
               R2), circle(107, 284, 7, GOLD), circle(193, 284, 7, GOLD))
        .sheet("tail1", 4, path("M142 206C132 252 136 304 150 346C164 304 168 252 158 206Z",
               FLAME), circle(150, 300, 8, GLOW), circle(150, 300, 3.6, "#B8322F"))
        .sheet("wings", 6, moved(138, 182, wing), mirrored(81, moved(0, 182, wing)))
        .sheet("wings2", 3, moved(138, 182, inner), mirrored(81, moved(0, 182, inner)))
        .sheet("body", 5, path("M150 84C172 92 178 126 178 160C178 198 166 224 150 236"
               "C134 224 122 198 122 160C122 126 128 92 150 84Z", "#E8593F"),
               path("M150 140C162 144 166 162 165 178C163 200 157 214 150 222"
               "C143 214 137 200 135 178C134 162 138 144 150 140Z", GOLD))
        .sheet("crest", 3, leaf(150, 98, 0, 0.95, GLOW), leaf(144, 100, -30, 0.8, BLAZE),
               leaf(156, 100, 30, 0.8, BLAZE))
        .sheet("head", 4, circle(150, 116, 24, FLAME), path("M150 116C138 96 128 104 128 116"
               "C128 130 140 138 150 138C160 138 172 130 172 116C172 104 162 96 150 116Z",
               "#FFD9A0"))
        .sheet("face", 0, circle(141, 117, 3.6, "#4A0F16"), circle(159, 117, 3.6, "#4A0F16"),
               path("M144 123C147 121 153 121 156 123C155 130 152 134 150 135"
               "C148 134 145 130 144 123Z", "#B8322F"))
        .sheet("blaze2", 5, flame(74, 254, 88, 366, 34, R2),
               flame(222, 246, 216, 366, 34, R2), flame(152, 270, 150, 368, 40, "#E25A3F"))
        .sheet("blaze1", 4, flame(104, 290, 112, 366, 26, BLAZE),
               flame(192, 284, 188, 366, 26, BLAZE), flame(150, 300, 150, 368, 24, GLOW),
               flame(70, 306, 72, 368, 18, GOLD))
        .sheet("sparks", 0, stars([(84, 62, 9), (104, 40, 8), (150, 40, 10), (196, 40, 8),
                 (218, 64, 9), (74, 214, 8), (228, 212, 8), (88, 236, 7), (214, 238, 7)],
               "#FFE2AE"))
    )


def drawings() -> Drawings:
    return {
        "red-3": candle(),
        "red-4": lantern(),
        "red-5": campfire(),
        "red-6": hearth(),
        "red-7": bonfire(),
        "red-8": volcano(),
        "red-9": firebird(),
    }
