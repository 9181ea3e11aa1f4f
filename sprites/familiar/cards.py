"""The pictures of the attribute cards: fire, water and trees that grow with their number."""
# Outlines are tables of points: they keep the lines they were drawn in.
# ruff: noqa: E501
# fmt: off

from __future__ import annotations

from sprites.ui.shapes import (
    Drawing,
    circle,
    cloud,
    crown,
    drop,
    ellipse,
    flame,
    gear,
    hole,
    leaf,
    line,
    mirrored,
    moved,
    path,
    rect,
    stars,
    turned,
    waves,
)

BOX = "0 0 252 352"
RED, BLUE, GREEN = "#3A0810", "#081C40", "#0B2A18"  # the colours of the shadows
DARK = "#180C20"

Picture = dict[str, Drawing]


def ground(fill: str) -> str:
    """The lowest sheet, ten units beyond every side."""
    return rect(-10, -10, 272, 372, fill)


def halo(x: float, y: float, *steps: tuple[float, str]) -> str:
    """Rings of light, the widest first."""
    return "".join(circle(x, y, r, fill) for r, fill in steps)


def fir(x: float, foot: float, size: float, fill: str) -> str:
    """The outline of a far fir tree."""
    tiers = "M0 -92L20 -58H12L28 -30H16L34 0H-34L-16 -30H-28L-12 -58H-20Z"
    return moved(x, foot, path(tiers, fill), size=size)


# Fire


def red() -> Picture:
    """Life: from a candle's flame to the bird that rises from the blaze."""
    out: Picture = {}
    out["red-3"] = (
        Drawing(BOX, "Life 3: a candle in a niche, three sparks", RED)
        .sheet("glow", 1, ground("#E8745F"), halo(150, 152, (118, "#EE8D74"), (84, "#F6B08F"),
               (54, "#FCD5A8"), (30, "#FFEBC4")))
        .sheet("niche", 5, hole("M-10 -10H262V362H-10ZM86 372V138C86 98 114 72 150 72C186 72 214 "
               "98 214 138V372Z", "#B8322F"))
        .sheet("bricks", 0, line("M66 112H84M70 60H112M188 60H236M216 112H240M66 164H80M218 164H"
               "240M66 216H80M66 262H80", "#A12A29", 4))
        .sheet("table", 4, path("M-10 286C60 276 190 276 262 286V362H-10Z", "#8E1F22"))
        .sheet("candle", 5,
               path("M130 204C130 193 170 193 170 204V280H130Z", "#FFF3DC"),
               path("M158 200C164 200 170 201 170 204V280H158Z", "#F1DBBB"),
               path("M130 204C130 193 170 193 170 204C170 220 171 226 165 226C159 226 161 214 155 "
                    "214C149 214 152 240 145 240C138 240 141 216 136 216C132 216 130 214 130 210Z",
                    "#F3D3AE"),
               path("M102 272H198C198 290 184 298 168 298H132C116 298 102 290 102 272Z", "#5E1218"),
               path("M102 272H198L196 279H104Z", "#7A2420"),
               line("M196 279C214 272 216 292 190 291", "#5E1218", 6))
        .sheet("flame", 4, line("M150 200V186", "#5E1218", 4), flame(153, 102, 150, 190, 23, "#D8453E"),
               flame(152, 128, 150, 188, 16, "#FFB454"), flame(151, 152, 150, 186, 8.5, "#FFF1D0"))
        .sheet("sparks", 0, stars([(112, 128, 11), (190, 118, 13), (184, 222, 9)]))
    )
    out["red-4"] = (
        Drawing(BOX, "Life 4: a paper lantern under the eaves, four sparks", RED)
        .sheet("dusk", 1, ground("#6E171B"), halo(150, 176, (132, "#8E2425"), (102, "#AC3430"),
               (74, "#CB4E3F")))
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
               "#F79045"), path("M138 122C128 146 126 206 136 232H164C174 206 172 146 162 122Z",
               "#FFC46B"), ellipse(150, 182, 11, 34, "#FFEBC4"))
        .sheet("ribs", 0, line("M105 132C132 140 168 140 195 132M94 156C130 165 170 165 206 156M92 "
               "182C130 191 170 191 208 182M98 208C132 216 168 216 202 208", "#C93A2E", 3.4))
        .sheet("caps", 4, rect(114, 108, 72, 14, "#4A0F16", 5), rect(116, 232, 68, 13, "#4A0F16", 5),
               rect(120, 108, 60, 5, "#7A2420", 2))
        .sheet("tassel", 3, circle(150, 250, 6, "#FFB454"), path("M144 254H156L160 286L153 280L150 "
               "288L147 280L140 286Z", "#E2912F"))
        .sheet("sparks", 0, stars([(90, 112, 10), (214, 128, 12), (84, 250, 9), (212, 244, 10)]))
    )
    out["red-5"] = (
        Drawing(BOX, "Life 5: a campfire between the firs, five sparks", RED)
        .sheet("night", 1, ground("#5A1420"), halo(150, 238, (158, "#741B25"), (120, "#93292B"),
               (86, "#B63E36"), (54, "#DD6A4A")))
        .sheet("far", 3, fir(80, 262, 1.5, "#4A0F1A"), fir(222, 262, 1.35, "#4A0F1A"),
               fir(118, 258, 0.8, "#541220"), fir(186, 258, 0.9, "#541220"))
        .sheet("firs", 5, fir(58, 286, 2.1, "#380A15"), fir(246, 286, 2.0, "#380A15"))
        .sheet("ground", 4, path("M-10 272C70 260 190 260 262 272V362H-10Z", "#5C1820"))
        .sheet("lit", 0, ellipse(151, 310, 104, 36, "#80292A"), ellipse(151, 302, 66, 22, "#A03A32"))
        .sheet("fire3", 4, flame(130, 176, 128, 274, 21, "#B52C2C"), flame(174, 182, 174, 274, 20, "#B52C2C"),
               flame(152, 142, 151, 278, 31, "#D8453E"))
        .sheet("fire2", 3, flame(134, 216, 134, 278, 15, "#F0703F"), flame(170, 212, 168, 278, 15, "#F0703F"),
               flame(153, 186, 151, 280, 21, "#FFB454"))
        .sheet("fire1", 2, flame(151, 228, 151, 280, 12, "#FFF1D0"))
        .sheet("logs", 5,
               path("M106 262L196 286C203 290 200 303 192 302L102 278C95 274 98 260 106 262Z", "#6E2320"),
               path("M196 262L106 286C99 290 102 303 110 302L200 278C207 274 204 260 196 262Z", "#8A3529"),
               ellipse(107, 294, 5.5, 8, "#F0B48A"), ellipse(107, 294, 2.4, 3.6, "#B8573F"))
        .sheet("stones", 4, ellipse(92, 300, 15, 11, "#7A3030"), ellipse(122, 310, 18, 11, "#8E3D38"),
               ellipse(156, 313, 18, 11, "#7A3030"), ellipse(190, 308, 17, 11, "#8E3D38"),
               ellipse(216, 298, 15, 11, "#7A3030"))
        .sheet("cat", 5, path("M58 372C56 336 64 312 78 300C72 292 72 278 74 266L84 276C88 274 94 274 98 276L108 266C110 278 "
               "110 292 104 300C118 312 124 340 122 372Z", "#240509"))
        .sheet("catlight", 0, path("M108 266C110 278 110 292 104 300C110 305 115 313 118 322C112 312 104 306 98 302C104 294 104 "
               "282 102 272Z", "#A8402F"))
        .sheet("sparks", 0, stars([(112, 132, 10), (190, 116, 12), (150, 76, 10), (208, 176, 9),
               (96, 186, 9)], "#FFE2AE"))
    )
    out["red-6"] = (
        Drawing(BOX, "Life 6: the hearth, six sparks", RED)
        .sheet("glow", 1, ground("#C93F38"), halo(150, 232, (150, "#DC5A4A"), (112, "#EE8266"),
               (78, "#F9B487")))
        .sheet("arch", 6, hole("M-10 -10H262V362H-10ZM78 372V150C78 88 108 48 150 48C192 48 222 88 "
               "222 150V372Z", "#9B2626"))
        .sheet("stones", 0, line("M66 96H84M62 196H74M62 246H74M214 96H240M226 196H240M226 146H240M62 "
               "146H76M96 40L110 56M150 16V44M204 40L190 56", "#7F1C20", 4.5))
        .sheet("fire3", 5, flame(98, 164, 112, 296, 31, "#B52C2C"), flame(202, 150, 188, 296, 31, "#B52C2C"),
               flame(154, 96, 150, 300, 46, "#D8453E"))
        .sheet("fire2", 4, flame(118, 206, 126, 298, 22, "#F0703F"), flame(184, 198, 176, 298, 22, "#F0703F"),
               flame(154, 160, 151, 298, 30, "#FFB454"))
        .sheet("fire1", 3, flame(152, 218, 150, 298, 17, "#FFF1D0"))
        .sheet("floor", 3, path("M-10 306C60 298 190 298 262 306V362H-10Z", "#6E171B"))
        .sheet("logs", 5,
               path("M92 282L206 304C212 308 210 320 202 320L88 298C82 294 84 283 92 282Z", "#5E1218"),
               path("M210 282L96 304C90 308 92 320 100 320L214 298C220 294 218 283 210 282Z", "#7A2420"),
               ellipse(97, 312, 6, 8, "#E8A27C"), ellipse(97, 312, 2.6, 4, "#B8573F"))
        .sheet("sparks", 0, stars([(104, 128, 10), (194, 112, 11), (126, 84, 9), (172, 78, 8),
               (208, 172, 8), (92, 186, 8)], "#FFE2AE"))
    )
    flags = "".join(
        path(f"M{x} {y}L{x + 20} {y + d}L{x + 7} {y + 24}Z", fill)
        for x, y, d, fill in ((66, 51, 6, "#FFB454"), (96, 60, 4, "#F8C9BE"), (126, 65, 1, "#E8593F"),
                              (156, 65, -2, "#FFB454"), (186, 62, -4, "#F8C9BE"), (214, 54, -6, "#E8593F"))
    )
    out["red-7"] = (
        Drawing(BOX, "Life 7: the midsummer bonfire, seven sparks", RED)
        .sheet("night", 1, ground("#521020"), halo(150, 206, (172, "#6E1824"), (134, "#8E2528"),
               (98, "#B23A33"), (64, "#D65E45")))
        .sheet("hill", 4, path("M-10 282C60 250 200 246 262 276V362H-10Z", "#430B18"))
        .sheet("fire4", 5, flame(94, 150, 104, 268, 30, "#A82730"), flame(204, 138, 196, 268, 31, "#A82730"),
               flame(136, 96, 136, 268, 42, "#C93A36"), flame(178, 112, 170, 268, 38, "#C93A36"))
        .sheet("fire3", 4, flame(112, 170, 118, 268, 25, "#EA6440"), flame(190, 168, 184, 268, 25, "#EA6440"),
               flame(156, 108, 152, 270, 36, "#F0703F"))
        .sheet("fire2", 3, flame(130, 190, 134, 268, 20, "#FFB454"), flame(172, 186, 170, 268, 20, "#FFB454"),
               flame(153, 150, 151, 270, 24, "#FFC46B"))
        .sheet("fire1", 2, flame(151, 196, 150, 268, 15, "#FFF1D0"))
        .sheet("tower", 5, *[
            rect(98 + k * 4, 316 - k * 20, 104 - k * 8, 15, fill, 7)
            for k, fill in enumerate(("#7A2A22", "#8F382B", "#A84A35"))
        ], *[
            circle(x, 306 - k * 20, 8.5, "#E8A27C") + circle(x, 306 - k * 20, 4, "#B8573F")
            for k in range(3) for x in (112 + k * 5, 150, 188 - k * 5)
        ])
        .sheet("ground", 4, path("M-10 326C70 314 190 314 262 326V362H-10Z", "#2F0710"))
        .sheet("cord", 3, line("M46 44C90 72 190 76 252 44", "#E9B48A", 3), flags)
        .sheet("sparks", 0, stars([(88, 112, 10), (214, 106, 11), (116, 92, 8), (188, 90, 9),
               (76, 196, 9), (222, 192, 8), (224, 148, 8)], "#FFE2AE"))
    )
    out["red-8"] = (
        Drawing(BOX, "Life 8: a mountain of fire, eight sparks", RED)
        .sheet("sky", 1, ground("#8A2227"), halo(150, 156, (166, "#A12B2A"), (130, "#C0433A"), (98, "#DC664A"),
               (66, "#F0955E"), (38, "#FFC98A")))
        .sheet("far", 3, path("M-10 300L60 232L96 262L120 246V362H-10ZM262 296L238 226L208 262L176 246V362H262Z",
               "#A3322E"))
        .sheet("smoke", 5, crown(150, 64, 30, "#6E1B28"), crown(84, 26, 46, "#4A0F1C"), crown(218, 22, 48, "#4A0F1C"),
               crown(150, 6, 56, "#571321"))
        .sheet("smoke2", 0, crown(132, -2, 32, "#6A1A29"), crown(72, 18, 22, "#5E1524"), crown(206, 12, 24, "#5E1524"))
        .sheet("arcs", 3, line("M142 152C130 108 106 104 92 130M158 152C170 108 196 102 210 132M146 150C140 92 116 80 96 96M154 "
               "150C160 92 186 76 206 92", "#E8593F", 5.5))
        .sheet("blast", 5, flame(130, 84, 138, 172, 13, "#D8453E"), flame(172, 82, 162, 172, 13, "#D8453E"),
               flame(150, 56, 150, 174, 20, "#F0703F"))
        .sheet("blast1", 3, flame(151, 92, 150, 172, 12, "#FFB454"), flame(151, 122, 150, 172, 6.5, "#FFF1D0"))
        .sheet("mountain", 6, path("M-20 372C50 330 104 244 122 162C130 168 140 156 150 163C160 156 170 168 178 162C196 244 250 330 "
               "320 372Z", "#4A0F1C"))
        .sheet("side", 0, path("M178 162C196 244 250 330 320 372H206C206 310 186 230 170 165Z", "#350812"))
        .sheet("lava", 4, path("M136 162C144 157 156 157 164 162C162 184 174 198 170 222C166 246 182 258 180 284C178 294 168 292 168 "
               "284C168 264 156 254 158 234C160 214 150 204 149 190C142 208 148 224 138 246C130 264 134 282 124 302C118 310 110 304 "
               "114 294C124 270 122 252 130 232C138 210 134 184 136 162Z", "#F0703F"))
        .sheet("lava2", 0, line("M143 172C140 200 142 214 134 238M159 176C162 206 164 220 164 240", "#FFC46B", 4))
        .sheet("wood", 4, path("M-10 338C40 312 90 334 130 328C180 320 220 334 262 320V362H-10Z",
               "#240509"))
        .sheet("bombs", 3, circle(91, 134, 7, "#FFB454"), circle(211, 136, 7, "#FFB454"),
               circle(94, 98, 5.5, "#FFC46B"), circle(208, 94, 5.5, "#FFC46B"))
        .sheet("sparks", 0, stars([(110, 116, 8), (192, 118, 8), (82, 162, 8), (222, 168, 8),
               (78, 112, 7), (226, 112, 7), (104, 196, 7), (204, 200, 7)], "#FFF1D0"))
    )
    wing = "".join(
        leaf(0, 0, turn, size, fill)
        for turn, size, fill in (
            (-112, 1.5, "#B52C2C"), (-92, 2.0, "#C93A36"), (-72, 2.5, "#D8453E"), (-53, 2.9, "#E25A3F"),
            (-36, 3.05, "#E8633F"), (-20, 2.9, "#F0703F"),
        )
    )
    inner = "".join(
        leaf(0, 0, turn, size, fill)
        for turn, size, fill in (
            (-100, 1.05, "#F0703F"), (-78, 1.4, "#F79045"), (-57, 1.7, "#F79045"), (-38, 1.9, "#FFB454"),
            (-22, 1.7, "#FFC46B"),
        )
    )
    out["red-9"] = (
        Drawing(BOX, "Life 9: the firebird rises from the blaze, nine sparks", RED)
        .sheet("night", 1, ground("#4E0F1D"), halo(150, 176, (176, "#6A1723"), (138, "#862128"),
               (100, "#A6322F"), (64, "#C94B3C")))
        .sheet("blaze3", 4, flame(52, 196, 78, 364, 44, "#8E2228"), flame(246, 186, 226, 364, 44, "#8E2228"),
               flame(128, 214, 122, 368, 46, "#A62C2E"), flame(184, 206, 180, 368, 46, "#A62C2E"))
        .sheet("tail3", 4, path("M134 196C106 210 82 230 70 262C102 262 130 242 148 212Z", "#B52C2C"), path("M166 196C194 210 218 230 230 "
               "262C198 262 170 242 152 212Z", "#B52C2C"))
        .sheet("tail2", 4, path("M138 204C114 238 98 268 94 312C122 298 142 262 152 214Z", "#D8453E"), path("M162 204C186 238 202 268 206 "
               "312C178 298 158 262 148 214Z", "#D8453E"), circle(107, 284, 7, "#FFB454"), circle(193, 284, 7, "#FFB454"))
        .sheet("tail1", 4, path("M142 206C132 252 136 304 150 346C164 304 168 252 158 206Z", "#F0703F"), circle(150, 300, 8, "#FFC46B"),
               circle(150, 300, 3.6, "#B8322F"))
        .sheet("wings", 6, moved(138, 182, wing), mirrored(81, moved(0, 182, wing)))
        .sheet("wings2", 3, moved(138, 182, inner), mirrored(81, moved(0, 182, inner)))
        .sheet("body", 5, path("M150 84C172 92 178 126 178 160C178 198 166 224 150 236C134 224 122 198 "
               "122 160C122 126 128 92 150 84Z", "#E8593F"),
               path("M150 140C162 144 166 162 165 178C163 200 157 214 150 222C143 214 137 200 135 178C134 "
                    "162 138 144 150 140Z", "#FFB454"))
        .sheet("crest", 3, leaf(150, 98, 0, 0.95, "#FFC46B"), leaf(144, 100, -30, 0.8, "#F79045"),
               leaf(156, 100, 30, 0.8, "#F79045"))
        .sheet("head", 4, circle(150, 116, 24, "#F0703F"), path("M150 116C138 96 128 104 128 116C128 130 "
               "140 138 150 138C160 138 172 130 172 116C172 104 162 96 150 116Z", "#FFD9A0"))
        .sheet("face", 0, circle(141, 117, 3.6, "#4A0F16"), circle(159, 117, 3.6, "#4A0F16"),
               path("M144 123C147 121 153 121 156 123C155 130 152 134 150 135C148 134 145 130 144 123Z",
                    "#B8322F"))
        .sheet("blaze2", 5, flame(74, 254, 88, 366, 34, "#D8453E"), flame(222, 246, 216, 366, 34, "#D8453E"),
               flame(152, 270, 150, 368, 40, "#E25A3F"))
        .sheet("blaze1", 4, flame(104, 290, 112, 366, 26, "#F79045"), flame(192, 284, 188, 366, 26, "#F79045"),
               flame(150, 300, 150, 368, 24, "#FFC46B"), flame(70, 306, 72, 368, 18, "#FFB454"))
        .sheet("sparks", 0, stars([(84, 62, 9), (104, 40, 8), (150, 40, 10), (196, 40, 8), (218, 64, 9),
               (74, 214, 8), (228, 212, 8), (88, 236, 7), (214, 238, 7)], "#FFE2AE"))
    )
    return out


# Water


def jets(width: float, fill: str) -> str:
    """The four arcs of the fountain."""
    return line("M146 140C140 84 106 84 100 150M154 140C160 84 194 84 200 150M146 140C144 108 124 108 "
                "120 146M154 140C156 108 176 108 180 146", fill, width)


def koi(body: str, patch: str, fin: str) -> str:
    """A koi seen from above, swimming up."""
    return (
        path("M-16 -2C-38 2 -42 20 -34 30C-26 20 -20 14 -14 12ZM16 -2C38 2 42 20 34 30C26 20 20 14 14 "
             "12Z", fin)
        + path("M0 62C-6 84 -26 96 -32 92C-26 82 -20 72 -10 56ZM0 62C8 84 22 100 34 94C26 84 20 72 10 "
               "56Z", fin)
        + path("M0 -50C18 -50 24 -28 22 -6C20 24 12 52 0 72C-12 52 -20 24 -22 -6C-24 -28 -18 -50 0 -50Z",
               body)
        + path("M0 -49C12 -48 18 -38 20 -26C10 -20 -10 -20 -20 -26C-18 -38 -12 -48 0 -49ZM-18 8C-6 0 10 4 "
               "16 16C12 32 -4 34 -14 26ZM-4 44C4 42 8 46 7 54L0 68C-6 60 -8 50 -4 44Z", patch)
        + circle(-12, -32, 2.6, "#2B2440") + circle(12, -32, 2.6, "#2B2440")
    )


def blue() -> Picture:
    """Water: from one drop to the great wave."""
    out: Picture = {}
    out["blue-3"] = (
        Drawing(BOX, "Water 3: one drop over a still pool, three rings", BLUE)
        .sheet("air", 1, ground("#8DB8EC"), halo(150, 130, (96, "#A9CBF3"), (62, "#C9E0F9"),
               (34, "#E6F2FE")))
        .sheet("pool", 4, path("M-10 218C70 208 180 208 262 218V362H-10Z", "#3A7BD5"))
        .sheet("ring3", 2, ellipse(150, 268, 74, 30, "#2E69BE"))
        .sheet("ring2", 2, ellipse(150, 266, 50, 19, "#5B97E3"))
        .sheet("ring1", 2, ellipse(150, 264, 25, 9, "#A9CBF3"))
        .sheet("cave", 6, hole("M-10 -10H262V362H-10ZM82 376C70 300 88 250 80 200C72 140 96 66 146 "
               "64C196 62 224 108 218 172C212 226 230 300 216 376Z", "#1B4A8A"))
        .sheet("rock", 0, line("M70 90C80 70 92 56 108 44M226 96C218 74 208 62 196 50M66 156C66 170 70 180 "
               "68 198M232 170C230 190 232 206 228 224", "#163E75", 5))
        .sheet("stones", 4, path("M40 362C44 318 84 306 108 322C120 330 124 342 126 362Z", "#143766"),
               path("M172 362C176 330 204 316 230 324L270 340V362Z", "#143766"))
        .sheet("drop", 5, drop(150, 156, 25, "#2E69BE", "#C9E0F9"))
        .sheet("glints", 0, stars([(110, 138, 9), (192, 124, 10), (178, 196, 8)], "#F6FBFF"))
    )
    out["blue-4"] = (
        Drawing(BOX, "Water 4: a fountain with four jets", BLUE)
        .sheet("air", 1, ground("#8DB8EC"), halo(150, 140, (118, "#A9CBF3"), (88, "#C3DBF7"),
               (58, "#DCEBFC")))
        .sheet("hedge", 4, crown(76, 236, 44, "#5B97E3"), crown(226, 236, 46, "#5B97E3"),
               crown(150, 250, 40, "#6FA3E2"))
        .sheet("lawn", 4, path("M-10 262C70 248 200 248 262 262V362H-10Z", "#3A7BD5"))
        .sheet("jets2", 3, jets(9, "#5B97E3"))
        .sheet("jets", 2, jets(5.5, "#F6FBFF"))
        .sheet("bowl", 4, path("M112 168H188C186 190 172 198 160 200V232H140V200C128 198 114 190 112 168Z",
               "#1B4A8A"), ellipse(150, 168, 38, 8, "#C3DBF7"), ellipse(150, 169, 30, 5, "#8DB8EC"))
        .sheet("spout", 3, path("M142 168L146 134H154L158 168Z", "#163E75"), circle(150, 132, 8, "#FFB454"))
        .sheet("fall", 3, line("M116 174C110 196 104 214 104 236M184 174C190 196 196 214 196 236",
               "#DCEBFC", 5))
        .sheet("basin", 5, path("M74 240C74 228 226 228 226 240C226 274 206 292 180 294H120C94 292 74 274 "
               "74 240Z", "#1F559F"))
        .sheet("water", 0, ellipse(150, 240, 72, 11, "#A9CBF3"), ellipse(150, 242, 56, 7, "#C9E0F9"))
        .sheet("step", 4, rect(96, 290, 108, 20, "#163E75", 6), path("M-10 312C70 300 200 300 262 312V362H-10Z",
               "#12325F"))
        .sheet("drops", 3, drop(92, 132, 7, "#2E69BE"), drop(208, 132, 7, "#2E69BE"), drop(150, 90, 8, "#2E69BE"),
               drop(222, 176, 6, "#2E69BE"))
    )
    out["blue-5"] = (
        Drawing(BOX, "Water 5: koi in a pond seen from above, five bubbles", BLUE)
        .sheet("pond", 1, ground("#3A7BD5"), halo(150, 170, (138, "#4A88DD"), (104, "#5B97E3"),
               (70, "#76A9EA")))
        .sheet("weed", 3, line("M70 350C84 300 60 270 78 228M92 356C100 320 88 296 98 266M236 250C222 226 "
               "238 200 226 172", "#2E69BE", 9))
        .sheet("koi2", 4, moved(196, 94, koi("#DCEBFC", "#5B97E3", "#C3DBF7"), turn=-128, size=0.82))
        .sheet("koi", 6, moved(130, 206, koi("#FFFDF6", "#F28A3C", "#F3E3CF"), turn=28, size=1.28))
        .sheet("rings", 0, *[
            f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="#C3DBF7" stroke-width="3" '
            f'stroke-opacity=".8"/>' for x, y, r in ((214, 208, 30), (214, 208, 18), (92, 86, 24))])
        .sheet("pads", 5, path("M76 40L120 58C116 90 84 104 54 92V34C62 30 76 32 76 40Z", "#1F559F"),
               path("M212 300L170 330C176 350 190 366 210 366H262V296C240 284 222 288 212 300Z", "#163E75"))
        .sheet("veins", 0, line("M112 60L64 62M104 74L68 78", "#2E69BE", 3))
        .sheet("bloom", 4, *[leaf(74, 84, turn, 0.62, fill) for turn, fill in (
            (-80, "#C3DBF7"), (80, "#C3DBF7"), (-40, "#DCEBFC"), (40, "#DCEBFC"), (0, "#FFFFFF"))],
            circle(74, 80, 4, "#FFB454"))
        .sheet("bubbles", 3, *[circle(x, y, r, "#E6F2FE", fill_opacity=".85") for x, y, r in (
            (170, 146, 7), (184, 160, 5), (188, 138, 4), (214, 208, 5), (92, 126, 5))])
    )
    out["blue-6"] = (
        Drawing(BOX, "Water 6: six waves and a paper boat", BLUE)
        .sheet("sky", 1, ground("#6FA3E2"), halo(176, 92, (88, "#7DAEE7"), (66, "#8DB8EC"), (44, "#B7D4F5"),
               (26, "#F4F9FF")))
        .sheet("cloud", 3, cloud(104, 118, 62, "#A9CBF3"), cloud(222, 150, 44, "#A9CBF3"))
        .sheet("w1", 3, waves(22, 262, 168, 22, 62, "#8DB8EC", 362))
        .sheet("w2", 4, waves(-30, 262, 188, 24, 74, "#5B97E3", 362))
        .sheet("boat", 5, path("M106 180H184C178 204 168 214 158 214H130C120 214 110 200 106 180Z", "#FFFDF6"),
               path("M145 128L168 181H122Z", "#FFFDF6"), path("M145 128L168 181H147Z", "#D9E4F2"),
               path("M106 180H147V214H130C120 214 110 200 106 180Z", "#EEF3FA"),
               line("M145 129V114", "#1B4A8A", 3), path("M146 113L162 118L146 124Z", "#F28A3C"))
        .sheet("w3", 4, waves(-22, 262, 214, 26, 84, "#3A7BD5", 362))
        .sheet("w4", 4, waves(-76, 262, 246, 26, 90, "#2E69BE", 362))
        .sheet("w5", 4, waves(-30, 262, 278, 26, 96, "#1F559F", 362))
        .sheet("w6", 4, waves(-102, 262, 310, 24, 104, "#163E75", 362))
    )
    out["blue-7"] = (
        Drawing(BOX, "Water 7: a waterfall in seven streams", BLUE)
        .sheet("sky", 1, ground("#C3DBF7"), halo(150, 60, (96, "#DCEBFC"), (62, "#F6FBFF")))
        .sheet("far", 4, path("M-10 110L40 78L84 112L130 70L170 104L214 66L262 104V362H-10Z", "#8DB8EC"))
        .sheet("back", 4, path("M70 96C110 84 190 84 232 96V362H70Z", "#2E69BE"))
        .sheet("fall4", 3, path("M92 98C104 94 108 94 116 98C114 170 106 230 100 300H78C84 230 92 170 92 98ZM184 "
               "98C192 94 200 94 208 98C208 170 218 230 224 300H200C194 230 186 170 184 98Z", "#5B97E3"))
        .sheet("fall3", 3, path("M112 96C122 92 128 92 136 96C136 170 132 230 128 306H102C108 230 112 170 112 "
               "96ZM164 96C172 92 180 92 188 96C190 170 196 230 202 306H174C170 230 164 170 164 96Z", "#8DB8EC"))
        .sheet("fall2", 3, path("M132 94C144 90 156 90 168 94C168 170 174 230 178 312H122C128 230 132 170 132 94Z",
               "#C3DBF7"))
        .sheet("fall1", 0, path("M144 92C148 91 152 91 156 92C156 170 160 230 162 312H138C142 230 144 170 144 92Z",
               "#F6FBFF"), line("M104 112C103 160 97 210 92 262M196 112C198 160 204 210 210 262", "#A9CBF3", 4))
        .sheet("cliffs", 6, path("M-10 60L60 66C84 72 92 92 88 124C84 158 92 180 82 216C74 250 84 280 70 362H-10Z",
               "#1B4A8A"), path("M262 54L240 58C214 66 204 90 210 122C216 154 206 184 218 220C226 250 216 290 "
               "232 362H262Z", "#1B4A8A"))
        .sheet("ledges", 0, path("M-10 60L60 66C84 72 92 92 88 110C76 90 60 84 -10 82ZM82 216C78 232 78 246 78 "
               "260C70 240 60 232 40 230ZM262 54L240 58C214 66 204 90 209 112C218 92 232 84 262 80Z", "#3A7BD5"))
        .sheet("pines", 4, fir(76, 70, 0.5, "#12325F"), fir(226, 62, 0.55, "#12325F"), fir(98, 80, 0.36, "#163E75"))
        .sheet("mist", 4, crown(104, 306, 26, "#DCEBFC"), crown(192, 308, 28, "#DCEBFC"), crown(148, 314, 32, "#FFFFFF"))
        .sheet("pool", 4, waves(-30, 262, 322, 14, 50, "#2E69BE", 362))
        .sheet("stone", 4, path("M50 362C52 334 84 328 100 344L106 362Z", "#12325F"))
        .sheet("spray", 0, *[circle(x, y, r, "#FFFFFF") for x, y, r in ((100, 268, 4), (120, 278, 3), (182, 272, 4),
               (206, 280, 3.4), (150, 262, 3), (164, 282, 3), (136, 256, 2.6))])
    )
    out["blue-8"] = (
        Drawing(BOX, "Water 8: a whale under the stars, eight drops", BLUE)
        .sheet("night", 1, ground("#1B4A8A"), halo(150, 132, (140, "#24579D"), (106, "#2E69BE"),
               (72, "#447FD0"), (42, "#6FA3E2")))
        .sheet("stars", 0, stars([(84, 60, 8), (218, 46, 9), (226, 104, 7), (80, 130, 6)], "#DCEBFC"))
        .sheet("sea", 4, waves(-40, 262, 230, 18, 70, "#163E75", 362))
        .sheet("spout", 4, path("M130 128C130 96 118 80 96 78C80 78 74 92 84 98C78 80 104 66 120 84C126 66 146 54 "
               "160 68C176 58 204 66 202 88C196 78 178 74 162 84C148 92 144 108 144 128Z", "#DCEBFC"))
        .sheet("tail", 4, path("M206 250C226 226 226 200 218 180C204 178 192 166 190 146C206 150 220 156 226 168C230 "
               "152 242 144 262 142V230C256 250 240 270 220 286Z", "#12325F"))
        .sheet("whale", 6, path("M52 230C50 168 92 126 146 128C196 130 214 176 232 214C244 240 252 260 262 268V362H60C54 "
               "310 54 270 52 230Z", "#2E69BE"))
        .sheet("back", 0, path("M66 170C82 142 112 126 146 128C190 130 210 166 224 198C196 160 160 146 126 150C100 "
               "152 80 160 66 170Z", "#5B97E3"))
        .sheet("belly", 3, path("M53 244C90 262 150 262 196 284C226 298 244 320 254 362H60C55 320 54 280 53 244Z",
               "#DCEBFC"))
        .sheet("lines", 0, line("M56 268C96 280 140 284 176 300C196 310 208 326 214 350M58 294C92 302 126 308 150 "
               "322C162 330 170 340 172 352M60 320C84 326 100 332 112 342", "#A9CBF3", 4))
        .sheet("fin", 5, path("M152 262C180 266 200 288 196 318C176 314 150 296 140 272Z", "#163E75"))
        .sheet("face", 0, circle(94, 222, 6.5, "#0C2347"), circle(96.5, 219.5, 2.2, "#FFFFFF"),
               line("M54 246C72 252 88 253 104 250", "#163E75", 4.5),
               ellipse(112, 236, 9, 5, "#8DB8EC", fill_opacity=".8"))
        .sheet("near", 5, waves(-64, 262, 322, 20, 84, "#12325F", 362))
        .sheet("drops", 3, *[drop(x, y, r, "#C3DBF7") for x, y, r in ((88, 126, 6), (108, 112, 5), (124, 66, 6),
               (150, 48, 6), (178, 52, 5), (196, 112, 6), (212, 134, 5), (72, 104, 5))])
    )
    out["blue-9"] = (
        Drawing(BOX, "Water 9: the great wave, nine flecks of spray", BLUE)
        .sheet("sky", 1, ground("#A9CBF3"), halo(126, 150, (96, "#C3DBF7"), (62, "#DCEBFC"), (32, "#F6FBFF")))
        .sheet("far", 4, waves(-60, 262, 236, 22, 70, "#8DB8EC", 362))
        .sheet("mountain", 3, path("M92 244L128 202L164 244Z", "#5B97E3"), path("M118 214L128 202L138 214L132 212L128 "
               "218L123 212Z", "#FFFFFF"))
        .sheet("back", 6, path("M266 8C190 2 118 34 96 92C90 110 92 126 98 138C104 122 116 112 132 112C166 112 168 190 "
               "128 250C104 286 60 300 40 306V362H266Z", "#163E75"))
        .sheet("mid", 5, path("M266 36C196 30 138 52 120 96C150 84 188 100 186 160C184 214 150 270 96 306L80 362H266Z",
               "#2E69BE"))
        .sheet("light", 4, path("M266 72C214 66 178 74 160 92C196 96 214 128 210 176C206 232 174 286 128 318L120 362H266Z",
               "#3A7BD5"))
        .sheet("light2", 3, path("M266 112C236 106 220 106 208 112C228 126 236 154 232 190C226 244 200 296 164 330V362H266Z",
               "#5B97E3"), path("M266 150C250 150 248 152 246 154C252 180 252 230 226 290L204 362H266Z", "#8DB8EC"))
        .sheet("foam2", 4, *[circle(x, y, r, "#C9E0F9") for x, y, r in ((252, 24, 22), (222, 26, 20), (196, 32, 20),
               (172, 44, 20), (150, 58, 20), (131, 76, 19), (118, 97, 17), (112, 118, 14), (112, 134, 9))])
        .sheet("foam", 5, *[circle(x, y, r, "#FFFFFF") for x, y, r in ((250, 12, 21), (220, 12, 20), (192, 19, 21),
               (164, 30, 21), (139, 46, 21), (118, 66, 20), (103, 89, 18), (97, 112, 15), (100, 131, 10))],
               path("M250 0L97 112L118 66L164 30Z", "#FFFFFF"))
        .sheet("spray", 3, *[circle(x, y, r, "#FFFFFF") for x, y, r in ((76, 52, 6), (94, 34, 4.5), (72, 92, 4.5),
               (80, 124, 6), (98, 156, 4.5), (118, 24, 4), (134, 150, 3.5), (76, 152, 3.5), (120, 160, 3))])
        .sheet("near", 5, waves(-6, 262, 302, 30, 88, "#1B4A8A", 362))
        .sheet("near2", 4, waves(-68, 262, 326, 22, 78, "#12325F", 362))
    )
    return out


# Trees


def strand(x: float, y: float, long: float, sway: float, fill: str, light: str) -> str:
    """One hanging branch of the willow: leaves in pairs along a swaying line."""
    parts = [line(f"M{x} {y}Q{x} {y + long * 0.6} {x + sway} {y + long}", fill, 3.4)]
    count = int(long / 15)
    for k in range(count):
        t = (k + 1) / count
        here, down = x + sway * t * t, y + long * t
        size = 0.46 - 0.12 * t
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


def green() -> Picture:
    """Trees: from a sprout to the oldest tree of the wood."""
    out: Picture = {}
    out["green-3"] = (
        Drawing(BOX, "Tree 3: a sprout with three leaves", GREEN)
        .sheet("air", 1, ground("#8CC896"), halo(150, 166, (118, "#A6D6AC"), (88, "#C7E7C9"), (58, "#DDF0DA")))
        .sheet("hill2", 4, path("M-10 276C60 250 160 256 262 280V362H-10Z", "#5FB274"))
        .sheet("hill", 4, path("M-10 302C80 268 180 282 262 300V362H-10Z", "#3E9B57"))
        .sheet("stem", 4, line("M150 290C150 250 146 214 151 172", "#1F5B33", 8))
        .sheet("leafl", 4, leaf(149, 216, -58, 1.5, "#2F7F47", "#8CC896"))
        .sheet("leafr", 4, leaf(151, 190, 52, 1.7, "#3E9B57", "#A6D6AC"))
        .sheet("leaft", 4, leaf(151, 178, -12, 1.55, "#5FB274", "#C7E7C9"))
        .sheet("soil", 4, path("M88 318C96 284 204 284 212 318C216 334 260 326 272 362H40C42 326 84 334 88 318Z",
               "#1F5B33"))
        .sheet("dew", 0, stars([(104, 158, 8), (204, 132, 9), (184, 232, 7)], "#F7FCF2"))
        .sheet("bug", 3, ellipse(116, 299, 9, 7, "#D8453E"), circle(108, 299, 4, "#2B2440"),
               circle(117, 297, 1.8, "#2B2440"), circle(121, 301, 1.8, "#2B2440"))
    )
    out["green-4"] = (
        Drawing(BOX, "Tree 4: a sapling in its pot, four leaves", GREEN)
        .sheet("air", 1, ground("#B4DDB7"), halo(150, 150, (112, "#C7E7C9"), (84, "#DDF0DA"), (54, "#F2FAEC")))
        .sheet("frame", 6, hole("M-10 -10H262V362H-10ZM80 300V132C80 84 112 52 150 52C188 52 220 84 220 132V300Z",
               "#3E9B57"))
        .sheet("bars", 3, line("M150 50V292M80 150H220", "#2F7F47", 7))
        .sheet("sill", 5, rect(-10, 288, 272, 20, "#2F7F47"), rect(-10, 304, 272, 60, "#1F5B33"))
        .sheet("sillside", 0, rect(-10, 288, 272, 5, "#5FB274"))
        .sheet("stem", 4, line("M150 240C152 210 146 176 150 138M149 204C140 196 132 190 122 186M149 180C160 172 170 168 "
               "178 166", "#5B3F2E", 7))
        .sheet("leaves", 4, leaf(126, 188, -64, 1.2, "#2F7F47", "#8CC896"), leaf(174, 168, 60, 1.3, "#3E9B57", "#A6D6AC"))
        .sheet("leaves2", 4, leaf(149, 158, -46, 1.15, "#3E9B57", "#A6D6AC"), leaf(150, 144, 14, 1.45, "#5FB274", "#C7E7C9"))
        .sheet("pot", 5, path("M114 238H186L178 292C176 298 124 298 122 292Z", "#C96A45"),
               path("M160 238H186L178 292C176 296 170 297 164 297Z", "#B05836"))
        .sheet("lip", 4, rect(108, 226, 84, 20, "#DB8158", 6))
        .sheet("can", 4, path("M194 262H226C230 274 230 286 226 296H194C190 286 190 274 194 262Z", "#5FB274"))
    )
    tiers = ((262, 74), (222, 64), (184, 54), (148, 43), (114, 32))
    out["green-5"] = Drawing(BOX, "Tree 5: a fir with five tiers", GREEN).sheet(
        "air", 1, ground("#8CC896"), halo(150, 178, (132, "#A6D6AC"), (100, "#C7E7C9"), (68, "#DDF0DA")))
    out["green-5"].sheet("far", 3, fir(78, 286, 1.15, "#74BA84"), fir(222, 286, 1.3, "#74BA84"),
                         fir(106, 286, 0.8, "#82C18F"), fir(196, 286, 0.85, "#82C18F"))
    out["green-5"].sheet("hill", 4, path("M-10 282C70 262 190 266 262 284V362H-10Z", "#3E9B57"))
    out["green-5"].sheet("trunk", 4, rect(139, 270, 22, 44, "#5B3F2E", 4))
    for k, (foot, half) in enumerate(tiers):
        fill = ("#174427", "#1F5B33", "#2A7040", "#358B4D", "#4BA463")[k]
        out["green-5"].sheet(
            f"tier{5 - k}", 4,
            path(f"M150 {foot - 78}C{150 + half * 0.42} {foot - 40} {150 + half * 0.7} {foot - 22} {150 + half} {foot}"
                 f"Q{150 + half * 0.72} {foot + 12} {150 + half * 0.5} {foot + 2}Q{150 + half * 0.25} {foot + 15} 150 "
                 f"{foot + 5}Q{150 - half * 0.25} {foot + 15} {150 - half * 0.5} {foot + 2}Q{150 - half * 0.72} {foot + 12} "
                 f"{150 - half} {foot}C{150 - half * 0.7} {foot - 22} {150 - half * 0.42} {foot - 40} 150 {foot - 78}Z", fill),
        )
    (
        out["green-5"]
        .sheet("bird", 3, path("M88 118C94 106 110 106 114 116L124 118L114 123C110 132 94 132 82 124Z", "#D8653B"),
               circle(110, 116, 1.8, "#2B2440"))
        .sheet("near", 4, path("M-10 316C80 294 180 300 262 318V362H-10Z", "#1F5B33"))
        .sheet("glints", 0, stars([(206, 108, 9), (220, 168, 8), (86, 176, 8), (196, 66, 8), (106, 74, 9)], "#F7FCF2"))
    )
    out["green-6"] = (
        Drawing(BOX, "Tree 6: a round tree with six fruits", GREEN)
        .sheet("air", 1, ground("#A6D6AC"), halo(150, 140, (126, "#B6DEBA"), (104, "#C7E7C9"), (80, "#DDF0DA")))
        .sheet("hills", 4, path("M-10 286C60 250 130 262 262 290V362H-10Z", "#8CC896"))
        .sheet("trunk", 5, path("M138 316C144 280 140 240 136 190H164C160 240 158 280 166 316C172 330 128 330 138 316Z",
               "#5B3F2E"), line("M149 240C140 224 126 214 116 208M152 232C164 216 176 208 186 202", "#5B3F2E", 9),
               path("M152 200H164C160 240 158 280 166 316C168 322 160 324 154 324C150 280 156 240 152 200Z", "#4B3426"))
        .sheet("crown3", 5, crown(150, 146, 86, "#2F7F47", 9))
        .sheet("crown2", 4, crown(112, 158, 48, "#3E9B57"), crown(190, 154, 48, "#3E9B57"))
        .sheet("crown1", 4, crown(148, 112, 52, "#5FB274", 8))
        .sheet("fruit", 4, *[circle(x, y, 9.5, "#FFB454") + circle(x - 2.8, y - 3, 3, "#FFF1D0") for x, y in (
            (136, 98), (166, 124), (104, 152), (128, 186), (184, 176), (206, 138))])
        .sheet("hill", 4, path("M-10 320C70 292 190 296 262 316V362H-10Z", "#2F7F47"))
        .sheet("swing", 3, toadstool(88, 314, 0.8), toadstool(108, 318, 0.55))
    )
    out["green-7"] = (
        Drawing(BOX, "Tree 7: a willow by the pond, seven hanging branches", GREEN)
        .sheet("air", 1, ground("#A6D6AC"), halo(150, 216, (130, "#C7E7C9"), (96, "#DDF0DA"), (60, "#F2FAEC")))
        .sheet("hills", 3, path("M-10 262C50 236 110 254 160 246C200 240 240 246 262 252V362H-10Z", "#8CC896"))
        .sheet("pond", 3, ellipse(150, 318, 120, 44, "#74BA84"), ellipse(150, 318, 84, 24, "#B4DDB7"))
        .sheet("trunk", 5, path("M112 316C132 280 140 230 132 168C128 140 130 110 150 96L176 112C160 130 162 160 166 190C170 "
               "240 168 280 188 316Z", "#5B3F2E"), path("M112 316C132 280 140 230 132 168C130 152 130 138 134 124C146 160 156 "
               "240 140 316Z", "#6E4D36"))
        .sheet("dome", 5, crown(150, 78, 96, "#1F5B33", 10, 0.72))
        .sheet("back", 3, strand(84, 104, 138, -8, "#1F5B33", "#2A7040"), strand(216, 104, 130, 8, "#1F5B33", "#2A7040"))
        .sheet("dome2", 4, crown(108, 66, 54, "#2F7F47", 8), crown(198, 64, 52, "#2F7F47", 8))
        .sheet("front", 4, strand(110, 90, 166, -10, "#2F7F47", "#3E9B57"), strand(192, 90, 160, 8, "#2F7F47", "#3E9B57"),
               strand(70, 90, 186, -4, "#2F7F47", "#3E9B57"))
        .sheet("front2", 4, strand(228, 84, 168, 2, "#3E9B57", "#5FB274"), strand(152, 84, 104, 6, "#3E9B57", "#5FB274"))
        .sheet("top", 4, crown(150, 46, 54, "#3E9B57", 9))
        .sheet("shine", 0, crown(140, 36, 32, "#5FB274", 8))
        .sheet("bank", 4, path("M-10 330C40 306 90 316 122 326C166 338 220 318 262 326V362H-10Z", "#174427"))
        .sheet("duck", 4, path("M138 312C140 300 156 302 160 306C166 302 168 290 176 290C184 290 186 298 182 302L190 305L182 "
               "307C184 320 174 326 160 326C148 326 138 322 138 312Z", "#FFF6E0"), circle(178, 297, 1.8, "#2B2440"),
               path("M182 301L192 305L182 308Z", "#F28A3C"))
        .sheet("glints", 0, stars([(150, 208, 9), (150, 258, 7), (176, 262, 8)], "#FFFFFF"))
    )
    out["green-8"] = (
        Drawing(BOX, "Tree 8: the deep wood, eight pale mushrooms and someone awake", GREEN)
        .sheet("light", 1, ground("#5FB274"), halo(150, 190, (124, "#8CC896"), (92, "#B4DDB7"), (60, "#E4F4E0")))
        .sheet("far", 3, *[path(f"M{x} -10H{x + w}L{x + w + 3} 362H{x - 3}Z", "#6FB882") for x, w in ((92, 12), (122, 9),
               (176, 10), (204, 13))])
        .sheet("mid", 4, path("M70 -10H94C92 120 96 240 106 362H56C66 240 72 120 70 -10ZM206 -10H226C224 120 232 240 246 "
               "362H192C202 240 208 120 206 -10Z", "#3E9B57"),
               line("M92 130C106 122 112 110 116 96M208 150C196 142 190 130 188 116", "#3E9B57", 8))
        .sheet("leaves", 4, crown(90, 26, 46, "#2F7F47", 8), crown(156, 10, 44, "#3E9B57", 8), crown(222, 28, 46, "#2F7F47", 8),
               crown(120, 58, 24, "#3E9B57", 7), crown(196, 60, 24, "#3E9B57", 7))
        .sheet("path", 3, path("M138 262C150 252 162 256 164 266C170 290 190 320 214 362H80C112 330 130 296 138 262Z",
               "#DDF0DA"))
        .sheet("ferns", 4, *[leaf(104, 336, turn, size, fill) for turn, size, fill in ((-70, 1.5, "#2F7F47"), (-42, 1.7,
               "#3E9B57"), (-14, 1.6, "#2F7F47"), (14, 1.4, "#3E9B57"))],
               *[leaf(212, 330, turn, size, fill) for turn, size, fill in ((-36, 1.3, "#3E9B57"), (-8, 1.6, "#2F7F47"),
               (20, 1.5, "#3E9B57"))])
        .sheet("near", 6, path("M-10 -10H76C70 60 76 150 74 220C74 280 88 330 110 372H-10ZM262 -10H214C218 60 186 130 186 "
               "190C188 250 214 320 200 372H262Z", "#174427"))
        .sheet("bark", 0, line("M64 60C62 110 68 150 64 200M66 236C66 262 72 290 80 316", "#0F3019", 5))
        .sheet("hollow", 3, path("M194 192C194 170 203 158 215 158C227 158 236 170 236 192C236 214 227 226 215 226C203 226 194 "
               "214 194 192Z", "#0A2012"), path("M200 220C198 200 204 190 204 180L208 186H222L226 180C226 190 232 200 230 220C222 228 208 228 200 220Z", "#3F6B3F"))
        .sheet("eyes", 0, circle(208, 195, 7.5, "#FFD27F"), circle(222.500, 195, 7.5, "#FFD27F"), circle(208.500, 195, 3.6, "#1A1530"),
               circle(222, 195, 3.6, "#1A1530"), path("M212.500 200H218L215.200 207Z", "#F28A3C"))
        .sheet("leaves2", 5, crown(60, 6, 40, "#1F5B33", 8), crown(246, 4, 42, "#1F5B33", 8), crown(116, -10, 38, "#2A7040", 8),
               crown(190, -12, 38, "#2A7040", 8))
        .sheet("mushrooms", 4, *[toadstool(x, y, s, c) for x, y, s, c in ((84, 326, 1.0, "#D8653B"), (104, 334, 0.65, "#E58B5E"),
               (70, 300, 0.6, "#E58B5E"), (128, 346, 0.7, "#D8653B"), (150, 336, 0.5, "#E58B5E"), (176, 344, 0.75, "#D8653B"),
               (96, 306, 0.45, "#E58B5E"), (190, 330, 0.5, "#E58B5E"))])
        .sheet("motes", 0, *[circle(x, y, 2.6, "#F7FCF2") for x, y in ((132, 150), (160, 128), (146, 184), (170, 168),
               (126, 204), (152, 222))])
    )
    out["green-9"] = (
        Drawing(BOX, "Tree 9: the old tree with a lit door, nine leaves falling", GREEN)
        .sheet("air", 1, ground("#5FB274"), halo(150, 190, (120, "#8CC896"), (88, "#B4DDB7"), (58, "#DDF0DA")))
        .sheet("trunk", 6, path("M50 372C108 330 116 290 112 232C108 184 84 150 58 124L84 110C104 128 116 140 124 158C128 120 "
               "126 90 120 40H166C164 90 168 116 176 146C186 128 202 116 226 104L244 122C212 142 194 172 190 226C186 288 198 "
               "330 256 372Z", "#4B3426"))
        .sheet("bark", 0, path("M50 372C108 330 116 290 112 232C110 208 106 190 98 174C118 190 132 210 132 250C132 300 120 340 "
               "100 372Z", "#6E4D36"), line("M152 186C158 210 160 222 158 244M182 250C176 274 182 294 190 312", "#36241B", 5))
        .sheet("door", 3, path("M130 326V292C130 276 140 266 152 266C164 266 174 276 174 292V326Z", "#36241B"),
               path("M136 326V293C136 280 143 272 152 272C161 272 168 280 168 293V326Z", "#FFB454"),
               circle(162, 302, 2.6, "#7A4A12"), line("M152 273V325", "#E0922E", 2))
        .sheet("window", 3, circle(150, 214, 13, "#36241B"), circle(150, 214, 9, "#FFD27F"), line("M150 205V223M141 214H159",
               "#36241B", 2.6))
        .sheet("crown2", 5, crown(76, 90, 50, "#1F5B33", 8), crown(224, 88, 50, "#1F5B33", 8), crown(150, 48, 66, "#174427", 9))
        .sheet("crown1", 5, crown(110, 54, 40, "#3E9B57", 8), crown(196, 52, 40, "#2F7F47", 8), crown(66, 58, 30, "#2F7F47", 7),
               crown(238, 56, 30, "#3E9B57", 7))
        .sheet("crown0", 4, crown(152, 16, 44, "#5FB274", 8), crown(92, 16, 34, "#4BA463", 8), crown(212, 14, 34, "#4BA463", 8))
        .sheet("moss", 4, path("M-10 362V326C40 306 90 322 126 330H178C206 318 232 312 272 326V362Z", "#1F5B33"))
        .sheet("falling", 3, *[leaf(x, y, turn, size, fill) for x, y, turn, size, fill in (
            (86, 196, 40, 0.34, "#FFF1D0"), (214, 190, -50, 0.36, "#FFF1D0"), (78, 236, -30, 0.3, "#FFD27F"),
            (226, 236, 20, 0.32, "#FFD27F"), (92, 276, 70, 0.3, "#FFF1D0"), (212, 280, -70, 0.3, "#FFF1D0"),
            (112, 166, 15, 0.3, "#FFD27F"), (76, 304, 10, 0.26, "#FFD27F"), (196, 166, -20, 0.3, "#FFD27F"))])
    )
    return out


# More than one colour


def mixed() -> Picture:
    """The cards of two and of three colours."""
    out: Picture = {}
    out["red-blue-2"] = (
        Drawing(BOX, "Life and Water 2: a kettle over the flame", DARK)
        .sheet("water", 1, ground("#2E69BE"), halo(214, 90, (88, "#3A7BD5"), (54, "#5B97E3")))
        .sheet("fire2", 4, path("M-10 -10H172C190 66 104 84 98 156C94 214 190 226 272 262V362H-10Z", "#A62C2E"))
        .sheet("fire", 5, path("M-10 -10H136C150 60 74 92 74 160C74 226 170 246 272 288V362H-10Z", "#C93A36"),
               path("M-10 362V196C66 210 60 250 110 268C160 286 190 300 200 362Z", "#E25A3F"))
        .sheet("steam", 3, path("M196 142C214 122 190 106 204 84C216 66 202 54 212 34C228 54 216 72 226 88C236 108 212 122 210 "
               "142Z", "#C9E0F9"), path("M203 142C218 124 200 108 212 88C220 74 214 62 214 50C222 64 214 76 220 90C226 108 208 "
               "124 209 142Z", "#F4F9FF"))
        .sheet("kettle", 6, line("M110 168C108 108 190 108 188 168", "#143766", 9),
               path("M176 196C196 196 190 160 208 148L218 156C212 182 206 224 176 224Z", "#163E75"),
               path("M96 222C96 186 118 166 149 166C180 166 202 186 202 222C202 240 192 250 178 250H120C106 250 96 240 96 222Z",
                    "#1B4A8A"))
        .sheet("shine", 0, path("M104 216C106 194 118 180 134 175C120 188 114 204 115 226C108 228 104 224 104 216Z", "#5B97E3"))
        .sheet("lid", 3, path("M128 168C128 158 170 158 170 168Z", "#143766"), circle(149, 156, 7, "#FFB454"))
        .sheet("flames", 4, flame(117, 252, 122, 322, 19, "#B52C2C"), flame(181, 252, 176, 322, 19, "#B52C2C"),
               flame(149, 242, 149, 326, 23, "#F0703F"))
        .sheet("flames1", 2, flame(122, 286, 124, 322, 10, "#FFB454"), flame(176, 286, 174, 322, 10, "#FFB454"),
               flame(149, 277, 149, 325, 13, "#FFF1D0"))
        .sheet("floor", 3, path("M-10 322C60 316 190 316 262 322V362H-10Z", "#6E171B"))
        .sheet("glints", 0, stars([(94, 118, 9), (86, 226, 8)]))
    )
    out["blue-green-2"] = (
        Drawing(BOX, "Water and Tree 2: a water lily and a frog", DARK)
        .sheet("water", 1, ground("#3A7BD5"), ellipse(150, 190, 96, 80, "#5B97E3"), ellipse(150, 190, 64, 50, "#8DB8EC"))
        .sheet("bank", 5, path("M262 -10V150C222 128 214 96 180 88C146 80 128 44 52 52V-10Z", "#3E9B57"))
        .sheet("bank2", 4, path("M262 -10V96C232 84 224 60 196 56C160 50 150 26 110 20L96 -10Z", "#2F7F47"))
        .sheet("blades", 4, leaf(96, 44, 200, 1.0, "#5FB274"), leaf(124, 52, 186, 1.2, "#3E9B57"), leaf(222, 104, 168, 1.1,
               "#5FB274"))
        .sheet("pads", 5, path("M146 258L192 231C206 242 212 258 202 272C188 292 150 300 116 290C86 282 80 262 94 246C108 232 140 "
               "226 166 228Z", "#3E9B57"), line("M146 258L104 252M146 258L130 286M146 258L178 280", "#5FB274", 3))
        .sheet("petal3", 4, leaf(148, 250, -62, 1.7, "#C3DBF7"), leaf(148, 250, 62, 1.7, "#A9CBF3"))
        .sheet("petal2", 4, leaf(148, 252, -32, 1.9, "#DCEBFC"), leaf(148, 252, 32, 1.9, "#C3DBF7"))
        .sheet("petal1", 4, leaf(148, 256, 0, 2, "#FFFFFF"))
        .sheet("heart", 3, leaf(148, 262, -40, 1.15, "#FFFFFF"), leaf(148, 262, 40, 1.15, "#E6F2FE"), ellipse(148, 252, 9, 6,
               "#FFB454"))
        .sheet("near", 5, path("M52 362C58 318 110 304 150 320C174 330 186 344 186 366H52Z", "#1F5B33"))
        .sheet("frog", 4, path("M84 322C82 304 92 292 104 290C104 280 116 278 120 286C126 278 138 282 136 292C148 296 156 308 152 "
               "322C150 332 86 332 84 322Z", "#5FB274"), path("M100 322C102 308 134 308 136 322C134 328 102 328 100 322Z", "#C7E7C9"))
        .sheet("frogface", 0, circle(108, 290, 3, "#1A1530"), circle(131, 291, 3, "#1A1530"),
               line("M108 302C114 307 124 307 130 302", "#174427", 3))
        .sheet("glints", 0, stars([(86, 176, 8), (214, 196, 9)], "#F6FBFF"))
    )
    out["red-green-2"] = (
        Drawing(BOX, "Life and Tree 2: the flower of fire", DARK)
        .sheet("leafy", 1, ground("#3E9B57"), halo(206, 246, (96, "#5FB274"), (64, "#8CC896")))
        .sheet("fire2", 5, path("M-10 -10H262V96C226 118 206 168 160 176C110 186 104 232 70 250C40 266 10 262 -10 262Z",
               "#A62C2E"))
        .sheet("fire", 5, path("M-10 -10H240C226 60 200 132 146 144C104 154 92 206 62 222C40 234 10 232 -10 230Z", "#C93A36"),
               path("M-10 -10H176C166 40 140 92 96 104C70 112 60 150 -10 160Z", "#E25A3F"))
        .sheet("ferns", 4, leaf(86, 340, -38, 1.9, "#2F7F47", "#5FB274"), leaf(84, 344, -4, 2.1, "#1F5B33", "#3E9B57"),
               leaf(206, 350, 14, 1.6, "#2F7F47"))
        .sheet("stem", 4, line("M150 334C148 290 154 250 150 206", "#1F5B33", 9))
        .sheet("leaves", 5, leaf(150, 296, -60, 1.5, "#2F7F47", "#8CC896"), leaf(151, 278, 58, 1.35, "#1F5B33", "#5FB274"))
        .sheet("petal3", 5, flame(92, 112, 124, 216, 28, "#B52C2C"), flame(208, 108, 176, 216, 28, "#B52C2C"))
        .sheet("petal2", 4, flame(118, 88, 134, 220, 29, "#D8453E"), flame(182, 86, 166, 220, 29, "#D8453E"))
        .sheet("petal1", 4, flame(151, 76, 150, 222, 31, "#F0703F"))
        .sheet("heart", 3, flame(151, 130, 150, 220, 20, "#FFB454"), flame(150, 172, 150, 218, 10, "#FFF1D0"))
        .sheet("cup", 4, path("M116 204C122 216 134 208 138 218C144 208 156 208 162 218C166 208 178 216 184 204C184 226 170 238 "
               "150 238C130 238 116 226 116 204Z", "#3E9B57"))
        .sheet("soil", 4, path("M-10 338C60 318 190 322 262 340V362H-10Z", "#174427"))
        .sheet("sparks", 0, stars([(84, 86, 9), (216, 70, 10), (76, 178, 8), (222, 150, 8)]))
    )
    swirl = ("M150 158C120 150 112 118 132 96C152 76 196 84 206 118C190 106 166 112 162 130C160 142 156 152 150 158Z")
    out["three-1"] = (
        Drawing(BOX, "Three colours 1: the witch's glass", DARK)
        .sheet("dark", 1, ground("#2F2A47"), halo(150, 158, (128, "#3C3560"), (100, "#51487A")))
        .sheet("drape", 6, hole("M-10 -10H262V362H-10ZM84 376C108 300 76 232 92 160C104 104 126 70 150 54C174 70 196 104 208 "
               "160C224 232 192 300 216 376Z", "#241F3A"))
        .sheet("fold", 0, line("M70 40C84 110 62 180 78 260M230 40C218 110 236 180 222 250", "#332C50", 6))
        .sheet("stand", 5, path("M94 222C110 254 190 254 206 222L216 232C210 258 178 272 166 276V292C190 294 204 304 206 320H94C96 "
               "304 110 294 134 292V276C122 272 90 258 84 232Z", "#B9772B"), path("M134 276H166V284H134Z", "#8A5415"),
               path("M100 310C120 302 180 302 200 310L206 320H94Z", "#E0A24C"))
        .sheet("ball", 6, circle(150, 158, 76, "#F4EFFF"))
        .sheet("glass", 0, circle(150, 158, 67, "#D9D2F2"))
        .sheet("life", 3, turned(0, 150, 158, path(swirl, "#D8453E")))
        .sheet("water", 3, turned(120, 150, 158, path(swirl, "#3A7BD5")))
        .sheet("tree", 3, turned(240, 150, 158, path(swirl, "#3E9B57")))
        .sheet("shine", 0, path("M96 140C100 116 114 100 134 94C118 108 108 124 105 146Z", "#FFFFFF", fill_opacity=".85"),
               circle(102, 160, 4.5, "#FFFFFF", fill_opacity=".85"))
        .sheet("stars", 0, stars([(112, 62, 8), (196, 66, 10), (150, 40, 7)]))
    )
    return out


def backs(hat: str, marks: tuple[str, str, str]) -> Picture:
    """The backs: the moon and an owl, and the hats of the three levels."""
    out: Picture = {}
    rows = []
    for j in range(7):
        for i in range(6):
            mark = marks[(i + 2 * j) % 3]
            rows.append(moved(-14 + 56 * i - (28 if j % 2 else 0), 2 + 53 * j, mark, size=0.66))
    out["back-attribute"] = (
        Drawing(BOX, "the back of the attribute cards: the moon and an owl", "#0E0A24")
        .sheet("ground", 1, ground("#352F60"), *rows, '<rect x="14" y="14" width="224" height="324" rx="11" fill="none" '
               'stroke="#8A80C8" stroke-width="3"/>')
        .sheet("disc", 5, circle(126, 176, 92, "#241F47"))
        .sheet("moon", 5, circle(126, 176, 76, "#FFE2A6"))
        .sheet("craters", 0, circle(92, 146, 10, "#F3D18C"), circle(166, 196, 13, "#F3D18C"), circle(156, 128, 6, "#F3D18C"))
        .sheet("branch", 4, path("M36 240C80 228 160 226 216 206L218 218C176 238 96 246 40 252Z", "#241F47"),
               leaf(70, 236, 30, 0.5, "#352F60"), leaf(190, 214, -20, 0.5, "#352F60"))
        .sheet("owl", 6, path("M126 134C118 134 104 134 90 114C88 134 88 142 86 154C76 178 78 212 96 232C108 240 144 240 156 232C174 "
               "212 176 178 166 154C164 142 164 134 162 114C148 134 134 134 126 134Z", "#2B2550"))
        .sheet("breast", 3, path("M126 184C142 184 150 196 148 212C146 226 138 234 126 234C114 234 106 226 104 212C102 196 110 184 126 "
               "184Z", "#4A4280"))
        .sheet("face", 0, circle(110, 162, 15, "#FFE2A6"), circle(142, 162, 15, "#FFE2A6"), circle(110, 163, 7.5, "#1A1530"),
               circle(142, 163, 7.5, "#1A1530"), circle(112.5, 160, 2.4, "#FFFFFF"), circle(144.5, 160, 2.4, "#FFFFFF"),
               path("M120 170H132L126 184Z", "#FFB454"))
        .sheet("stars", 0, stars([(62, 88, 9), (192, 80, 11), (202, 268, 9), (56, 280, 8), (126, 54, 8)], "#FFE9B8"))
    )
    looks = {
        1: ("#6F62A6", "#7D71B2", "#B6ABDF", "#493E7E", [(74, 124, 2.6)]),
        2: ("#B36F2A", "#C28341", "#E3B06C", "#7C4816", [(57, 159, 1.75), (123, 123, 1.75)]),
        3: ("#93374F", "#A34A60", "#D28A9C", "#63192E", [(96, 112, 1.5), (62, 176, 1.5), (130, 176, 1.5)]),
    }
    for level, (main, light, edge, deep, places) in looks.items():
        glints = [
            (48.0 * i + (24 if j % 2 else 0), 16.0 + 41 * j, 9.0) for j in range(9) for i in range(6)
        ]
        hats = [moved(x, y, hat, size=size) for x, y, size in places]
        picture = (
            Drawing(BOX, f"the back of the errands of level {level}", DARK)
            .sheet("ground", 1, ground(main), stars(glints, light),
                   f'<rect x="14" y="14" width="224" height="324" rx="11" fill="none" stroke="{edge}" stroke-width="3"/>')
            .sheet("disc1", 5, gear(126, 176, 98, 88, 24, deep))
            .sheet("disc2", 5, circle(126, 176, 76, main))
        )
        for k, one in enumerate(hats):
            picture.sheet(f"hat{k + 1}", 5, one)
        out[f"back-errand{level}"] = picture
    return out
